import { extname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createReader, type Reader } from '../../reading/process/sandbox.ts'
import { score } from '../../scoring/index.ts'
import { startLiveServer } from './live-server.ts'
import { longCareer } from './long-career.ts'
import { figuresOf, measure } from './statistics.ts'
import { row, single, verdict } from './table.ts'

/** What the product promises (issue 3); shown beside the figures, never a reason to fail. */
const GOALS = { warmMs: 60, warmP95Ms: 400, perSecond: 4, overHttpMs: 250 }

/**
 * Between two visitors (ms): long enough for the process that was used up to be replaced and to
 * warm up.
 */
const BETWEEN_VISITORS_MS = 2_500

/** Pauses make a bench long; so many documents are enough for a median. */
const VISITORS = 15

/** Jobs of careers on about four, eight and sixteen pages. */
const LONG_CAREERS = [15, 30, 60]

/** A file as somebody uploads it. */
export interface Document {
  name: string
  bytes: Uint8Array
}

/**
 * Reading and scoring: for single visitors, and for as many as ever come.
 *
 * @param documents of every language and format
 * @param one the document of which everything else is measured
 */
export async function benchReading(
  documents: Document[],
  one: Document,
  rounds: number,
): Promise<void> {
  const reader = createReader()
  await reader.ready
  await benchWarmPool(reader, documents)

  const read = () => reader.read(one.bytes, one.name)
  row('reading one page, without a pause', await measure(rounds, read))
  await benchLongCareers(reader)
  const perSecond = await throughput(reader, documents)
  const enough = perSecond >= GOALS.perSecond
  single(
    `  documents a second, ${reader.size} at a time`,
    perSecond,
    verdict(enough, `≥ ${GOALS.perSecond} on two cores`),
  )

  const reading = await read()
  row('scoring it', await measure(rounds, () => score(reading)))
  reader.close()
  await benchOverHttp(one, rounds)
}

/** Every document once, each by a process that has had time to warm up. */
async function benchWarmPool(reader: Reader, documents: Document[]): Promise<void> {
  const timed: { format: string; ms: number }[] = []
  for (const { name, bytes } of documents) {
    await setTimeout(BETWEEN_VISITORS_MS)
    const started = performance.now()
    await reader.read(bytes, name)
    timed.push({ format: extname(name).slice(1), ms: performance.now() - started })
  }
  const all = figuresOf(timed.map(({ ms }) => ms))
  const met = all.p50 <= GOALS.warmMs && all.p95 <= GOALS.warmP95Ms
  const goal = `p50 ≤ ${GOALS.warmMs} ms, p95 ≤ ${GOALS.warmP95Ms} ms`
  row(`reading ${all.count} documents, warm pool`, all, verdict(met, goal))
  for (const [format, own] of Map.groupBy(timed, (each) => each.format))
    row(`  ${format}, ${own.length} languages`, figuresOf(own.map(({ ms }) => ms)))
}

/** Careers of some and of twice as many pages: the time should grow as they do. */
async function benchLongCareers(reader: Reader): Promise<void> {
  for (const jobs of LONG_CAREERS) {
    const { name, bytes } = longCareer(jobs)
    await setTimeout(BETWEEN_VISITORS_MS)
    row(`reading ${jobs} jobs, cold`, await measure(3, () => reader.read(bytes, name)))
  }
}

/** Documents a second while as many are read as the pool takes at a time. */
async function throughput(reader: Reader, documents: Document[]): Promise<number> {
  const left = [...documents]
  const lane = async () => {
    for (let next = left.pop(); next; next = left.pop()) await reader.read(next.bytes, next.name)
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: reader.size }, lane))
  return (documents.length / (performance.now() - started)) * 1_000
}

/** The whole way of an upload: what a visitor waits for between the file and its report. */
async function benchOverHttp({ bytes, name }: Document, rounds: number): Promise<void> {
  const server = await startLiveServer()
  const visitors = Math.min(rounds, VISITORS)
  const analyse = () => server.analyse(bytes, name)
  const goal = `p50 ≤ ${GOALS.overHttpMs} ms`
  try {
    const warm = await measure(visitors, analyse, { pauseMs: BETWEEN_VISITORS_MS })
    row(
      'reading and scoring over HTTP, warm pool',
      warm,
      verdict(warm.p50 <= GOALS.overHttpMs, goal),
    )
    const rush = await measure(rounds, analyse)
    row('  one after the other, without a pause', rush, verdict(rush.p50 <= GOALS.overHttpMs, goal))
  } finally {
    await server.close()
  }
}
