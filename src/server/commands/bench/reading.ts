import { createReader, type Reader } from '../../reading/sandbox.ts'
import { score } from '../../scoring/index.ts'
import { startLiveServer } from './live-server.ts'
import { measure } from './statistics.ts'
import { row, single, verdict } from './table.ts'

/** What the product promises; shown beside the figures, never a reason to fail. */
const GOALS = { warmMs: 60, warmP95Ms: 400, perSecond: 4, overHttpMs: 250 }

/**
 * Between two visitors (ms): long enough for the process that was used up to be replaced and to
 * rehearse.
 */
const BETWEEN_VISITORS_MS = 2_000

/** Pauses make a bench long; so many documents are enough for a median. */
const VISITORS = 15

/** Reading and scoring one document: for single visitors, and for as many as ever come. */
export async function benchReading(file: Uint8Array, rounds: number): Promise<void> {
  const visitors = Math.min(rounds, VISITORS)
  const reader = createReader()
  await reader.ready
  const read = () => reader.read(file, 'a.pdf')

  const warm = await measure(visitors, read, { pauseMs: BETWEEN_VISITORS_MS })
  const met = warm.p50 <= GOALS.warmMs && warm.p95 <= GOALS.warmP95Ms
  const goal = `p50 ≤ ${GOALS.warmMs} ms, p95 ≤ ${GOALS.warmP95Ms} ms`
  row('reading a one-page PDF, warm pool', warm, verdict(met, goal))
  row('  one after the other, without a pause', await measure(rounds, read))
  const perSecond = await throughput(reader, read, rounds)
  const enough = perSecond >= GOALS.perSecond
  single(
    `  documents a second, ${reader.size} at a time`,
    perSecond,
    verdict(enough, `≥ ${GOALS.perSecond} on two cores`),
  )

  const reading = await read()
  row('scoring it', await measure(rounds, () => score(reading)))
  reader.close()
  await benchOverHttp(file, rounds, visitors)
}

/** Documents a second while as many are read as the pool takes at a time. */
async function throughput(
  { size }: Reader,
  read: () => Promise<unknown>,
  documents: number,
): Promise<number> {
  let left = documents
  const lane = async () => {
    while (left-- > 0) await read()
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: size }, lane))
  return (documents / (performance.now() - started)) * 1_000
}

/** The whole way of an upload: what a visitor waits for between the file and its report. */
async function benchOverHttp(file: Uint8Array, rounds: number, visitors: number): Promise<void> {
  const server = await startLiveServer()
  const analyse = () => server.analyse(file, 'a.pdf')
  const goal = `p50 ≤ ${GOALS.overHttpMs} ms`
  try {
    const warm = await measure(visitors, analyse, { pauseMs: BETWEEN_VISITORS_MS })
    row(
      'the same with scoring over HTTP, warm pool',
      warm,
      verdict(warm.p50 <= GOALS.overHttpMs, goal),
    )
    const rush = await measure(rounds, analyse)
    row('  one after the other, without a pause', rush, verdict(rush.p50 <= GOALS.overHttpMs, goal))
  } finally {
    await server.close()
  }
}
