import { setTimeout as pause } from 'node:timers/promises'
import { startLiveServer, type LiveServer, type Watched } from './live-server.ts'
import { figuresOf } from './statistics.ts'
import { advising, startStubModel } from './stub-model.ts'
import { row, single, verdict } from './table.ts'

/** What the product promises (issue 4); shown beside the figures, never a reason to fail. */
const GOALS = { wholeMs: 4_000, wholeP95Ms: 6_000, rulesMs: 1_000 }

/** The pace at which it is promised. */
const PACE = { firstTokenMs: 600, tokensPerSecond: 180 }

/** How many come in a second, and how many in all, where several come at once. */
const RUSH = { perSecond: 3, visitors: 60 }

/** The whole analysis over HTTP with a model of a fixed pace: alone, and three a second. */
export async function benchAdvice(
  document: { name: string; bytes: Uint8Array },
  rounds: number,
): Promise<void> {
  const stub = await startStubModel(advising(PACE))
  const server = await startLiveServer({
    OPENAI_MODEL: 'stub',
    OPENAI_BASE_URL: stub.url,
    RATE_LIMIT_FACTOR: '0',
  })
  const watch = () => server.watch(document.bytes, document.name)
  try {
    await watch()
    const alone: Watched[] = []
    for (let round = 0; round < rounds; round += 1) alone.push(await watch())
    tell('analysis with a model', alone)
    tell(`  ${RUSH.perSecond} a second`, await rush(watch))
  } finally {
    await server.close()
    await stub.close()
  }
}

async function rush(watch: () => ReturnType<LiveServer['watch']>): Promise<Watched[]> {
  const running: Promise<Watched>[] = []
  for (let visitor = 0; visitor < RUSH.visitors; visitor += 1) {
    running.push(watch())
    await pause(1_000 / RUSH.perSecond)
  }
  return Promise.all(running)
}

function tell(name: string, watched: Watched[]): void {
  const whole = figuresOf(watched.map(({ ms }) => ms))
  const rules = figuresOf(watched.map(({ rulesMs }) => rulesMs))
  const inTime = whole.p50 <= GOALS.wholeMs && whole.p95 <= GOALS.wholeP95Ms
  row(name, whole, verdict(inTime, `p50 ≤ ${GOALS.wholeMs}, p95 ≤ ${GOALS.wholeP95Ms} ms`))
  row(
    '  until rules are shown',
    rules,
    verdict(rules.p95 <= GOALS.rulesMs, `≤ ${GOALS.rulesMs} ms`),
  )
  const withAdvice = watched.filter(({ report }) => report.model.used && !report.model.reason)
  single('  with all of its advice, of 100', (100 * withAdvice.length) / watched.length)
}
