/** L2, L3 and T1: many at once, many after another, and a day of them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { ENDPOINTS } from '#contract/api.ts'
import { LOCALES } from '#contract/locales.ts'
import { signedIn } from '#server/commands/bench/calls.ts'
import { advising, startStubModel } from '#server/commands/bench/stub-model.ts'
import { childrenOf } from '#server/processes/children.ts'
import { makePdf, text } from '../unit/server/reading/documents/make-pdf.ts'
import { analyse, keysOf, onceFree, paste, recordOf, signatureOf } from './calls.ts'
import { IS_FULL } from './extent.ts'
import { hammer, requestOf } from '#server/commands/bench/hammer.ts'
import { quantile, rowOf } from './rows.ts'
import { commonServer, folder, residentMb, ROOT, startServer } from './server.ts'
import { ordinary, Visitor, type Answer } from './visitor.ts'

const OFF = { RATE_LIMIT_FACTOR: '0' }
/** Beside the other stages of `npm test` a few rounds take minutes, too. */
const LONG = { timeout: (IS_FULL ? 30 : 10) * 60_000 }
const APP_SECRET = 'measured'.repeat(8)

const sample = (locale: string) => readFileSync(join(ROOT, `public/samples/${locale}.pdf`))

/** A PDF of one page and so many bytes, most of them a picture that nobody draws. */
const pdfOf = (bytes: number) =>
  makePdf({
    pages: [
      text(72, 700, 'Ada Lovelace') +
        text(72, 680, 'ada@example.org') +
        text(72, 640, 'Work Experience') +
        text(72, 620, 'Programmer, Analytical Engine, 2010 - 2014'),
    ],
    objects: [`<< /Length ${bytes} >>\nstream\n${'x'.repeat(bytes)}\nendstream`],
  })

/** Runs jobs, so many at a time. */
async function inLanes<T>(lanes: number, count: number, job: (number: number) => Promise<T>) {
  const results: T[] = []
  let next = 0
  const lane = async () => {
    while (next < count) results.push(await job(next++))
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return results
}

/** What a machine that is busy with other things may answer; a quiet one has to do better. */
const OF_BUSY_MACHINES = new Set(['readingTimeout', 'busy'])

/** Uploads a file, again where the machine is to blame. */
function upload(visitor: Visitor, file: Uint8Array, name?: string): Promise<Answer> {
  const call = () => visitor.upload(file, name)
  return IS_FULL ? call() : onceFree(call, OF_BUSY_MACHINES)
}

/** Uploads a sample. */
function uploadSample(visitor: Visitor, number: number): Promise<Answer> {
  const locale = LOCALES[number % LOCALES.length] ?? 'en'
  return upload(visitor, sample(locale), `${locale}.pdf`)
}

const errorOf = ({ status, body }: Answer) => `${status} ${body.error}`

/** Uploads a sample as a new visitor and waits for its report. */
async function wholeJob(
  url: string,
  number: number,
): Promise<{ error?: string; judgedMs: number }> {
  const visitor = new Visitor(url)
  const uploaded = await uploadSample(visitor, number)
  if (uploaded.status !== 200) return { error: errorOf(uploaded), judgedMs: 0 }
  const report = await analyse(visitor, await keysOf(visitor), recordOf(uploaded))
  if (report.status !== 200) return { error: errorOf(report), judgedMs: 0 }
  return { judgedMs: report.ms }
}

/** Answered, or told when to come back. */
const isHonest = ({ status, headers }: Answer) =>
  status === 200 || (status === 503 && Number(headers.get('retry-after')) > 0)

test('session and signed calls a second, and parallel uploads of 5 MB', LONG, async (context) => {
  const row = rowOf(context, 'L2')
  const dataDir = folder()
  const token = await signedIn(dataDir, APP_SECRET)
  const { url, port } = await startServer({ dataDir, env: { ...OFF, APP_SECRET } })
  const session = [requestOf(ENDPOINTS.userInfo.path, { Authorization: `Bearer ${token}` })]
  const times = IS_FULL ? 1 : 1 / 40

  await hammer({ port, connections: 16, requests: session, count: 2_000 * times })
  const quiet = await hammer({ port, connections: 16, requests: session, count: 40_000 * times })
  expect(Object.keys(quiet.statuses)).toEqual(['200'])
  // In figures that say how slow: calls a second would have to be at least.
  row.fasterThan('session calls: µs each', 1e6 / quiet.perSecond, 1e6 / 5_000, 'µs')

  // A signature is good once, so each call carries its own.
  const keys = await keysOf(new Visitor(url))
  const signed = Array.from({ length: 12_000 * times }, () =>
    requestOf(ENDPOINTS.sessions.path, {
      Authorization: `Bearer ${token}`,
      ...signatureOf(keys),
    }),
  )
  const signedCalls = await hammer({
    port,
    connections: 16,
    requests: signed,
    count: signed.length,
  })
  expect(Object.keys(signedCalls.statuses)).toEqual(['200'])
  row.fasterThan('signed calls: µs each', 1e6 / signedCalls.perSecond, 1e6 / 2_000, 'µs')

  // The same calls at a pace that a busy site has, without and with the uploads.
  const paced = async (until: () => boolean) => {
    const answers: number[] = []
    const ada = new Visitor(url)
    while (!until()) {
      const headers = { Authorization: `Bearer ${token}` }
      const { status, ms } = await ada.call(ENDPOINTS.userInfo.path, { headers })
      expect(status).toBe(200)
      answers.push(ms)
      await pause(5)
    }
    return quantile(answers, 0.95)
  }
  const end = performance.now() + 3_000 * times + 200
  const before = await paced(() => performance.now() > end)
  const file = pdfOf(4.9e6)
  let isDone = false
  const uploads = inLanes(20, IS_FULL ? 20 : 4, () => upload(new Visitor(url), file)).finally(
    () => {
      isDone = true
    },
  )
  const meanwhile = await paced(() => isDone)
  const answers = await uploads
  row.all(
    'uploads of 5 MB answered',
    answers.filter(({ status }) => status === 200).length,
    answers.length,
  )
  row.fasterThan(
    'their p95',
    quantile(
      answers.map(({ ms }) => ms),
      0.95,
    ),
    6_000,
  )
  row.fasterThan('the session route meanwhile, p95 to quiet', meanwhile / before, 2, '×')
})

test('fifty uploads at once, and three hundred previews', LONG, async (context) => {
  const row = rowOf(context, 'L2')
  const { url, child } = await commonServer(OFF)
  await wholeJob(url, 0)
  const file = pdfOf(200_000)
  const many = IS_FULL ? 50 : 8
  const uploads = await inLanes(many, many, () => upload(new Visitor(url), file))
  row.all(
    'uploads of 200 kB at once answered',
    uploads.filter(({ status }) => status === 200).length,
    many,
  )
  row.fasterThan(
    `${many} at once, p95`,
    quantile(
      uploads.map(({ ms }) => ms),
      0.95,
    ),
    8_000,
  )

  const count = IS_FULL ? 300 : 40
  const previews = await inLanes(count, count, (number) =>
    new Visitor(url).preview(ordinary('en', `Cut delivery times by ${number} % within a year.`)),
  )
  row.all(
    'previews at once answered, or told when to come back',
    previews.filter(isHonest).length,
    count,
  )
  expect(previews.filter(({ status }) => status === 200).length).toBeGreaterThan(count / 3)
  expect(child.exitCode).toBeNull()
})

const JUDGES = [
  ['the rules alone', false, 100],
  ['a stub model', true, 250],
] as const
test.for(JUDGES.filter(([, withModel]) => IS_FULL || withModel))(
  'a thousand resumes, judged by %s',
  LONG,
  async ([by, withModel, seconds], context) => {
    const row = rowOf(context, 'L3')
    const model = withModel ? await startStubModel(advising()) : null
    onTestFinished(() => model?.close())
    const env = { ...OFF, ...(model && { OPENAI_MODEL: 'stub', OPENAI_BASE_URL: model.url }) }
    const { url, child } = await startServer({ env })
    await inLanes(4, IS_FULL ? 11 : 3, (number) => wholeJob(url, number))
    const before = residentMb(child.pid!)
    const count = IS_FULL ? 1_000 : 11
    const started = performance.now()
    const jobs = await inLanes(8, count, (number) => wholeJob(url, number))
    const took = (performance.now() - started) / 1_000
    const errors = jobs.flatMap(({ error }) => error ?? [])
    row.atMost(`errors, ${[by, ...errors].join(', ')}`, errors.length, 0)
    row.fasterThan(`${count} resumes, ${by}`, took, (seconds * count) / 1_000, 's')
    row.atMost('the server’s memory grew by', residentMb(child.pid!) - before, 100, 'MB')
    expect(child.exitCode).toBeNull()
    // Nothing but times is left, which bind in the full form alone.
    if (!model || !IS_FULL) return
    // Three a second, which is a quarter of a million a day.
    const paced: Promise<{ judgedMs: number }>[] = []
    for (let number = 0; number < 180; number++) {
      paced.push(wholeJob(url, number))
      await pause(333)
    }
    const own = (await Promise.all(paced)).map(({ judgedMs }) => judgedMs)
    row.fasterThan(
      'analysis at 3 a second with a model that answers at once, p95',
      quantile(own, 0.95),
      500,
    )
  },
)

const HOURS = 24

/** Processes of a server, itself included. */
const processesOf = (pid: number): number[] => [pid, ...childrenOf(pid)]

const descriptorsOf = (pid: number) => readdirSync(`/proc/${pid}/fd`).length

/** Least squares: how much a value grows from one to the next. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const up = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0)
  return up / values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0)
}

test('a day of visits leaves memory and file handles as they were', LONG, async (context) => {
  const row = rowOf(context, 'T1')
  const { url, child } = await commonServer(OFF)
  const pid = child.pid!
  /** An hour of a site with a thousand resumes a day: 42 visits, without the pauses between them. */
  const visits = IS_FULL ? 42 : 2
  const hour = async () => {
    await inLanes(3, visits, async (number) => {
      const visitor = new Visitor(url)
      await visitor.call('/')
      const locale = LOCALES[number % LOCALES.length] ?? 'en'
      const uploaded = await uploadSample(visitor, number)
      expect(uploaded.status).toBe(200)
      await analyse(visitor, await keysOf(visitor), recordOf(uploaded))
      for (let edit = 0; edit < 3; edit++) await visitor.preview(ordinary(locale, `Edit ${edit}.`))
      await visitor.save(ordinary(locale))
      await visitor.score(ordinary(locale))
      // One in six leaves something that cannot be read.
      if (number % 6 === 0) await visitor.upload(Buffer.from('%PDF-1.7\nbroken'), 'b.pdf')
      if (number % 6 === 1) await paste(visitor, 'Ada Lovelace\nada@example.org')
    })
    // What is left over goes with a collection, which an idle server has time for.
    await pause(IS_FULL ? 1_500 : 100)
    return { memory: residentMb(pid), handles: descriptorsOf(pid) }
  }
  const hours: Awaited<ReturnType<typeof hour>>[] = []
  for (let at = 0; at < (IS_FULL ? HOURS : 4); at++) hours.push(await hour())
  // Caches fill and code is compiled in the first quarter.
  const settled = hours.slice(Math.floor(hours.length / 4))
  const slope = slopeOf(settled.map(({ memory }) => memory))
  row.fasterThan(
    `memory of the server over ${hours.length} simulated hours, slope`,
    slope,
    1,
    'MB an hour',
  )
  const [first, last] = [settled[0]!.handles, settled.at(-1)!.handles]
  row.fasterThan('file handles more at the end', last - first, 4, '')
  expect(processesOf(pid).length).toBeLessThan(20)
})
