/** A call that computes much, and a worker that dies, hold nobody else up. */
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ENDPOINTS } from '#contract/api.ts'
import { childrenOf } from '#server/processes/children.ts'
import { paste, persist } from './calls.ts'
import { IS_FULL } from './extent.ts'
import { quantile, rowOf } from './rows.ts'
import { commonServer } from './server.ts'
import { ordinary, PATHS, Visitor, withText, type Answer } from './visitor.ts'

const OFF = { RATE_LIMIT_FACTOR: '0' }
/** How long the loop that everybody waits for may stand still (ms). */
const STANDSTILL = 100

type Call = (eve: Visitor) => Promise<Answer>

const part = (at: number) => `--b\r\nContent-Disposition: form-data; name="p${at}"\r\n\r\n${at}\r\n`

/** A form of very many small parts. */
function manyParts(count: number): RequestInit {
  const body = `${Array.from({ length: count }, (_, at) => part(at)).join('')}--b--\r\n`
  return { method: 'POST', body, headers: { 'Content-Type': 'multipart/form-data; boundary=b' } }
}

/** Imported entries that our fields do not have, and that an export gives back. */
const withForeign = (count: number) => ({
  ...ordinary(),
  extensions: {
    jsonResume: { interests: Array.from({ length: count }, (_, at) => ({ name: `${at}` })) },
  },
})

const withDetails = (text: string) => {
  const resume = ordinary()
  return { ...resume, work: resume.work.map((entry) => ({ ...entry, title: text })) }
}

const COMPUTING: Record<string, Call> = {
  'a German word of sixty letters that no dictionary has': (eve) =>
    eve.score(withText('de', `${'arbeitszeit'.repeat(5)}qqqqq`)),
  'a word of nineteen thousand letters': (eve) => eve.score(withText('en', 'ab'.repeat(9_500))),
  'a list’s number, two hundred thousand times': (eve) =>
    eve.score(withText('en', '1. '.repeat(200_000))),
  'a pasted text of the same': (eve) => paste(eve, `Ada Lovelace\n${'1. '.repeat(200_000)}`),
  'a form of 45,000 parts': (eve) => eve.call(PATHS.upload, manyParts(45_000)),
  'the Word file of a very long resume': (eve) =>
    eve.post(`${PATHS.export}?format=docx`, {
      ...ordinary(),
      work: Array.from({ length: 100 }, () => ordinary('en', 'what was done '.repeat(90)).work[0]),
    }),
  'a JSON file with 30,000 entries of others': (eve) =>
    eve.post(`${PATHS.export}?format=json`, withForeign(30_000)),
  'half a character in a title': (eve) => eve.score(withDetails('Engineer \uD800')),
}

/** Calls the cheapest call there is until something ends; gives the longest wait (ms). */
async function longestWait(url: string, until: Promise<unknown>): Promise<number> {
  const state = { done: false }
  const done = until.finally(() => (state.done = true))
  const bob = new Visitor(url)
  const waits: number[] = []
  while (!state.done) {
    const { status, ms } = await bob.call(PATHS.live)
    expect(status).toBe(200)
    waits.push(ms)
    await pause(10)
  }
  await done
  return Math.max(...waits)
}

test('no call stops the loop that all calls wait for', async (context) => {
  const row = rowOf(context, 'A1')
  const { url, child } = await commonServer(OFF)
  const eve = new Visitor(url)
  for (const call of [eve.score, eve.preview, eve.save]) await call(ordinary())
  await paste(eve, 'Ada Lovelace\nada@example.org')
  const answers: number[] = []
  const waits: [string, number][] = []
  for (const [name, call] of Object.entries(COMPUTING)) {
    const running = call(eve)
    waits.push([name, await longestWait(url, running)])
    const { status, body } = await running
    // Done, refused for what it is, or told when to come back: never a fault of ours.
    expect([name, status, body.error], name).not.toEqual([name, 500, body.error])
    answers.push(status)
  }
  row.all('calls that compute much, answered', answers.filter(isHonest).length, answers.length)
  const [name, worst] = waits.toSorted(([, a], [, b]) => b - a)[0]!
  row.fasterThan(`the longest wait of others, in ${name}`, worst, STANDSTILL)
  expect(child.exitCode).toBeNull()
})

const isHonest = (status: number) => status < 500 || status === 503

test('whoever hangs up waits for nothing, and nobody waits for them', async (context) => {
  const row = rowOf(context, 'A1')
  const { url } = await commonServer(OFF)
  const file = readFileSync(new URL('../fixtures/resumes/en/en-whitfield.pdf', import.meta.url))
  const ada = new Visitor(url)
  await uploaded(ada, file)
  const quiet = await uploaded(ada, file)
  const gone = new AbortController()
  const many = IS_FULL ? 50 : 10
  const abandoned = Array.from({ length: many }, () =>
    new Visitor(url).upload(file, 'a.pdf', { signal: gone.signal }).catch(() => null),
  )
  await pause(100)
  gone.abort()
  expect(await Promise.all(abandoned)).toContain(null)
  const next = await uploaded(ada, file)
  row.fasterThan(`the next upload after ${many} abandoned ones, to quiet`, next / quiet, 4, '×')
})

/** Uploads as a browser does, again where the machine is busy; gives how long it took (ms). */
async function uploaded(visitor: Visitor, file: Buffer): Promise<number> {
  const started = performance.now()
  const { status } = await persist(() => visitor.upload(file))
  expect(status).toBe(200)
  return performance.now() - started
}

/** All processes below one, their own children included. */
const below = (pid: number): number[] =>
  childrenOf(pid).flatMap((child) => [child, ...below(child)])

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Its parent was killed before it.
  }
}

test('workers that die, all at once, cost nobody an answer', async (context) => {
  const row = rowOf(context, 'F1')
  const { url, child } = await commonServer(OFF)
  const ada = new Visitor(url)
  const calls: Call[] = [
    (person) => person.score(ordinary()),
    (person) => person.preview(ordinary()),
    (person) => person.post(`${PATHS.export}?format=docx`, ordinary()),
    (person) => paste(person, 'Ada Lovelace\nada@example.org'),
    (person) => person.call(ENDPOINTS.config.path),
  ]
  for (const call of calls) await persist(() => call(ada))
  const rounds = IS_FULL ? 10 : 2
  const answers: Answer[] = []
  for (let round = 0; round < rounds; round += 1) {
    const running = calls.map((call) => persist(() => call(ada)))
    await pause(5 + round * 10)
    below(child.pid!).forEach(kill)
    answers.push(...(await Promise.all(running)))
  }
  const good = answers.filter(({ status }) => status === 200)
  row.all('calls answered while every worker was killed', good.length, rounds * calls.length)
  expect(child.exitCode).toBeNull()
  const times = answers.map(({ ms }) => ms)
  row.fasterThan('their p95', quantile(times, 0.95), 5_000)
})
