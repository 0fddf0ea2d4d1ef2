/**
 * `npm test`: every stage in order, each outcome in one line, and at the very end
 * `N passed, N failed` over all of them. A stage that fails does not stop the others,
 * only those that need what it makes. Arguments pick stages: `npm test -- lint unit`.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { installBrowser } from './browser.ts'

interface Stage {
  name: string
  /** The command, found in node_modules/.bin; or a function that throws when it fails. */
  run: string | (() => void)
  /** Who writes the report that tests are counted from; a stage without one counts as one. */
  reporter?: 'vitest' | 'playwright'
  needs?: string[]
  /** What leaves a core idle, as tools of one thread and servers that wait do, runs beside another. */
  beside?: string
  /** A stage that hangs is stopped after this many minutes. */
  minutes: number
}

interface Outcome {
  passed: number
  failed: number
  note: string
  /** What failed, with the first line of its reason. */
  failures?: string[]
}

const vitest = (project: string) =>
  `vitest run --config tests/vitest.config.ts --project ${project} --reporter=default --reporter=json`

const STAGES: Stage[] = [
  { name: 'lint', run: 'oxlint', minutes: 1 },
  {
    name: 'astro check',
    // Files of TypeScript are for `types`, which takes half the time over them.
    run: 'astro check --tsconfig tests/tsconfig.astro.json',
    minutes: 4,
  },
  {
    name: 'format',
    run: 'prettier --check --log-level warn .',
    beside: 'astro check',
    minutes: 4,
  },
  { name: 'build', run: 'astro build', minutes: 4 },
  { name: 'types', run: 'tsc', beside: 'build', minutes: 4 },
  { name: 'checks', run: vitest('checks'), reporter: 'vitest', beside: 'build', minutes: 3 },
  { name: 'browser', run: () => void installBrowser(), minutes: 5 },
  {
    name: 'trust',
    run: `${vitest('trust*')} --reporter=./tests/trust/table.ts`,
    reporter: 'vitest',
    needs: ['build'],
    minutes: 40,
  },
  { name: 'unit', run: vitest('unit*'), reporter: 'vitest', beside: 'trust', minutes: 40 },
  { name: 'postgres', run: vitest('postgres'), reporter: 'vitest', beside: 'trust', minutes: 6 },
  {
    name: 'dist',
    run: vitest('dist'),
    reporter: 'vitest',
    needs: ['build'],
    beside: 'trust',
    minutes: 2,
  },
  {
    name: 'e2e',
    run: 'playwright test --config tests/playwright.config.ts --reporter=list,json,./tests/e2e/controls-reporter.ts',
    reporter: 'playwright',
    needs: ['build', 'browser'],
    minutes: 60,
  },
]

const root = new URL('..', import.meta.url).pathname
const reports = mkdtempSync(join(tmpdir(), 'vitascope-test-'))
const bin = join(root, 'node_modules', '.bin')

/**
 * Runs a command to its end; gives its exit code, or null when it had to be stopped. What one
 * beside another writes is written when it has ended.
 */
function execute({ run, beside, minutes }: Stage, report: string): Promise<number | null> {
  const [name = '', ...rest] = String(run).split(' ')
  const args = name === 'vitest' ? [...rest, `--outputFile.json=${report}`] : rest
  const env = {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
    ASTRO_TELEMETRY_DISABLED: '1',
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  }
  return new Promise((resolve) => {
    const output = beside ? 'pipe' : 'inherit'
    const child = spawn(join(bin, name), args, {
      cwd: root,
      env,
      stdio: ['inherit', output, output],
      detached: true,
    })
    const written: Buffer[] = []
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => written.push(chunk))
    // The whole group is stopped: a tool's own children must not outlive it.
    const stop = () => child.pid && process.kill(-child.pid, 'SIGKILL')
    const timer = setTimeout(stop, minutes * 60_000)
    const onSignal = () => (stop(), process.exit(130))
    process.once('SIGINT', onSignal).once('SIGTERM', onSignal)
    const end = (code: number | null) => {
      clearTimeout(timer)
      process.off('SIGINT', onSignal).off('SIGTERM', onSignal)
      process.stdout.write(Buffer.concat(written))
      resolve(code)
    }
    child.on('error', () => end(1)).on('close', end)
  })
}

/** The parts of vitest's JSON report that are read here. */
interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numFailedTestSuites: number
  testResults: {
    name: string
    message: string
    status: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

const firstLine = (text = '') => stripVTControlCharacters(text).split('\n', 1)[0]

/** Each test that failed, and each file that could not be loaded. */
function failuresOf({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    const place = name.replace(root, '')
    if (failed.length === 0) return status === 'failed' ? [`${place}: ${firstLine(message)}`] : []
    return failed.map(
      ({ fullName, failureMessages: [reason] }) => `${place}: ${fullName}: ${firstLine(reason)}`,
    )
  })
}

/** The parts of Playwright's JSON report that are read here; suites nest. */
interface PlaywrightSuite {
  file: string
  suites?: PlaywrightSuite[]
  specs: {
    title: string
    line: number
    ok: boolean
    tests: { results: { error?: { message?: string } }[] }[]
  }[]
}

function failuresIn({ file, suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, line, tests }) => {
      const reasons = tests.flatMap(({ results }) => results.map(({ error }) => error?.message))
      return `${file}:${line}: ${title}: ${firstLine(reasons.find(Boolean))}`
    })
  return [...own, ...suites.flatMap(failuresIn)]
}

/** Reads how many tests passed and failed from the JSON report of vitest or Playwright. */
function count(reporter: 'vitest' | 'playwright', report: string): Outcome {
  const json = JSON.parse(readFileSync(report, 'utf8'))
  if (reporter === 'vitest') {
    const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = json
    const broken = json.numFailedTestSuites && !failed ? 'a file could not be loaded' : ''
    const note = broken || (skipped ? `${skipped} skipped, see why above` : '')
    return { passed, failed, note, failures: failuresOf(json) }
  }
  const { expected, unexpected, flaky } = json.stats
  // A test that passes only when tried again is a defect of the test or of the product.
  const failures = (json.suites as PlaywrightSuite[]).flatMap(failuresIn)
  const note = flaky ? `${flaky} flaky` : ''
  return { passed: expected, failed: unexpected + flaky, note, failures }
}

async function runStage(stage: Stage): Promise<Outcome> {
  if (typeof stage.run === 'function') {
    try {
      stage.run()
      return { passed: 1, failed: 0, note: '' }
    } catch (error) {
      return { passed: 0, failed: 1, note: String(error) }
    }
  }
  const report = join(reports, `${stage.name}.json`)
  const code = await execute(stage, report)
  const note = code === null ? `stopped after ${stage.minutes} minutes` : ''
  if (!stage.reporter) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, note }
  try {
    const outcome = count(stage.reporter, report)
    const healthy = code === 0 && (outcome.passed > 0 || outcome.note !== '')
    // Tests that passed in a run that did not: an error outside of them, or a stop.
    if (!healthy && outcome.failed === 0) outcome.failed = 1
    return { ...outcome, note: note || outcome.note }
  } catch {
    return { passed: 0, failed: 1, note: note || 'no report was written' }
  }
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !STAGES.some((stage) => stage.name === name))
if (unknown.length > 0) {
  const names = STAGES.map((stage) => stage.name).join(', ')
  throw new Error(`No stage ${unknown.join(', ')}; there are: ${names}`)
}

const outcomes = new Map<string, Outcome>()
const say = (line: string) => process.stdout.write(`${line}\n`)
const started = Date.now()

const picked = STAGES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))

async function complete(stage: Stage): Promise<void> {
  const broken = stage.needs?.find((need) => (outcomes.get(need)?.failed ?? 0) > 0)
  if (!stage.beside) say(`\n── ${stage.name} ${'─'.repeat(Math.max(0, 70 - stage.name.length))}`)
  const begun = Date.now()
  const outcome = broken
    ? { passed: 0, failed: 1, note: `not run: ${broken} failed` }
    : await runStage(stage)
  outcomes.set(stage.name, outcome)
  const seconds = ((Date.now() - begun) / 1000).toFixed(1)
  const note = stripVTControlCharacters(outcome.note)
  say(`${stage.name}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s ${note}`)
}

const isBeside = ({ beside }: Stage, other: Stage) => beside === other.name
for (const stage of picked) {
  if (picked.some((other) => isBeside(stage, other))) continue
  // Two cores, two lanes: whichever is free takes the next.
  const waiting = picked.filter((other) => isBeside(other, stage))
  const takeWaiting = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await complete(next)
  }
  await Promise.all([complete(stage).then(takeWaiting), takeWaiting()])
}
rmSync(reports, { recursive: true, force: true })

say(`\n── summary ${'─'.repeat(63)}`)
for (const [name, { passed, failed, note, failures = [] }] of outcomes) {
  const text = note ? ` (${stripVTControlCharacters(note)})` : ''
  say(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed${text}`)
  // Named here too: a run of half an hour is often kept by its last lines alone.
  for (const failure of failures) say(`    ${failure}`)
}
say(`${((Date.now() - started) / 60_000).toFixed(1)} minutes\n`)
const total = (key: 'passed' | 'failed') =>
  [...outcomes.values()].reduce((sum, outcome) => sum + outcome[key], 0)
say(`${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = total('failed') > 0 ? 1 : 0
