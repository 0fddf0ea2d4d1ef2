/**
 * Prints what `tests/trust` measured as one table. In the full form, which takes an hour, what each
 * file measured is noted, so that one that was disturbed can be measured again alone; the table is
 * of the newest of each, and a row that nobody measured fails the run. With TRUST_PUBLISH=1 it is
 * written into .github/SECURITY.md.
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { cpus, release, totalmem, type as system } from 'node:os'
import { basename, join } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { IS_FULL } from './extent.ts'
import { ROWS, type Figure, type RowId } from './rows.ts'

const NOTES = new URL('../../.data/trust/', import.meta.url).pathname
const PAGE = new URL('../../.github/SECURITY.md', import.meta.url)
const MARKS = ['<!-- trust:begin -->', '<!-- trust:end -->'] as const

interface Line extends Omit<Figure, 'row'> {
  row: RowId
}

export default class TableReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const measured = modules.map((module) => [module.moduleId, linesOf(module)] as const)
    const own = measured.flatMap(([, lines]) => lines)
    if (own.length === 0) return
    if (!IS_FULL) {
      // Times do not bind here, and what does has failed its test.
      process.stdout.write(`\n${markdown(own)}\n`)
      return
    }
    for (const [file, lines] of measured) note(file, lines)
    const all = withAbsent(notes().flatMap(({ lines }) => lines))
    const text = markdown(all)
    process.stdout.write(`\n${text}\n`)
    if (all.some(({ ok }) => !ok)) process.exitCode = 1
    if (process.env.TRUST_PUBLISH) publish(text)
  }
}

function linesOf(module: TestModule): Line[] {
  return [...module.children.allTests()].flatMap((test): Line[] => {
    const { figures = [], row } = test.meta()
    const failed = row && test.result().state === 'failed' && figures.every(({ ok }) => ok)
    return failed
      ? [...figures, { row, what: test.name, value: 'failed', bar: 'passes', ok: false }]
      : figures
  })
}

/** What a file of tests measured last, and on which day. */
interface Note {
  on: string
  lines: Line[]
}

const today = () => new Date().toISOString().slice(0, 10)

function note(file: string, lines: Line[]): void {
  mkdirSync(NOTES, { recursive: true })
  const own: Note = { on: today(), lines }
  writeFileSync(join(NOTES, `${basename(file, '.test.ts')}.json`), JSON.stringify(own))
}

const notes = (): Note[] =>
  readdirSync(NOTES).map((name) => JSON.parse(readFileSync(join(NOTES, name), 'utf8')) as Note)

const withAbsent = (lines: Line[]): Line[] => [
  ...lines,
  ...(Object.keys(ROWS) as RowId[])
    .filter((row) => !lines.some((line) => line.row === row))
    .map((row) => ({ row, what: '', value: 'not measured', bar: '', ok: false })),
]

const ORDER = Object.keys(ROWS)
const sorted = (lines: Line[]) =>
  lines.toSorted((a, b) => ORDER.indexOf(a.row) - ORDER.indexOf(b.row))

function markdown(unsorted: Line[]): string {
  const lines = sorted(unsorted)
  const rows = lines.map(({ row, what, value, bar, ok }, at) => {
    const isFirst = lines[at - 1]?.row !== row
    return [isFirst ? row : '', isFirst ? ROWS[row] : '', what, value, bar, ok ? '✓' : '✗']
  })
  const head = ['', 'Test', 'Figure', 'Measured', 'Bar', '']
  const all = [head, ...rows]
  const widths = head.map((_, column) =>
    Math.max(3, ...all.map((row) => (row[column] ?? '').length)),
  )
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [`${machine()}`, '', line(head), rule, ...rows.map(line)].join('\n')
}

/** The day of measuring, or the first and the last of them. */
function days(): string {
  const all = IS_FULL ? notes().map(({ on }) => on) : [today()]
  return [...new Set([all.toSorted()[0], all.toSorted().at(-1)])].join(' to ')
}

function machine(): string {
  const [first] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  const extent = IS_FULL ? 'full' : 'quick'
  return `${days()}, ${extent} form, ${cpus().length} × ${first?.model ?? 'CPU'}, ${memory} GB, ${system()} ${release()}, Node ${process.version}`
}

function publish(text: string): void {
  const page = readFileSync(PAGE, 'utf8')
  const [begin, end] = MARKS.map((mark) => page.indexOf(mark)) as [number, number]
  const next = `${page.slice(0, begin + MARKS[0].length)}\n\n${text}\n\n${page.slice(end)}`
  writeFileSync(PAGE, next)
}
