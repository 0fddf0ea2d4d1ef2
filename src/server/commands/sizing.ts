/**
 * `npm run sizing`: how many cores a site needs. Measures what one resume costs, by all that the
 * machine's cores do meanwhile, so nothing else may run; then plays the busiest hour of sites of
 * several sizes as a queue, and counts cores until nearly nobody waits. With `-- SECONDS` nothing is
 * measured.
 */
import { readFileSync } from 'node:fs'
import { startLiveServer } from './bench/live-server.ts'

/** Resumes a day. */
const SIZES = [1_000, 10_000, 100_000, 1_000_000]
/** Of a day's visits, so many come in its busiest hour. */
const BUSIEST_HOUR = 0.12
/** Nineteen of twenty wait at most so long (s) for their turn. */
const LONGEST_WAIT = 1
/** Cores of one node, of which the loop and the system keep a fifth. */
const NODE = { cores: 4, share: 0.8 }
const ROUNDS = 40
const TICKS_PER_SECOND = 100

/**
 * Seconds that the machine's cores have worked. Of one server's processes alone they cannot be told:
 * what a confined process used is nobody's once it is killed.
 */
function workedSeconds(): number {
  const [user = 0, nice = 0, system = 0] = readFileSync('/proc/stat', 'utf8')
    .split('\n')[0]!
    .split(/\s+/)
    .slice(1)
    .map(Number)
  return (user + nice + system) / TICKS_PER_SECOND
}

/** Seconds of a core that reading and judging one resume takes. */
async function measured(): Promise<number> {
  const sample = readFileSync(new URL('../../../public/samples/en.pdf', import.meta.url))
  const server = await startLiveServer({ RATE_LIMIT_FACTOR: '0' })
  try {
    for (let round = 0; round < 8; round++) await server.analyse(sample, 'cv.pdf')
    const [before, own] = [workedSeconds(), process.cpuUsage()]
    for (let round = 0; round < ROUNDS; round++) await server.analyse(sample, 'cv.pdf')
    // The visitor's side of it is this process.
    const { user, system } = process.cpuUsage(own)
    return (workedSeconds() - before - (user + system) / 1e6) / ROUNDS
  } finally {
    await server.close()
  }
}

/** Waits (s) of an hour's jobs that come at random, on so many cores. */
function waitsOf(perHour: number, seconds: number, cores: number): number[] {
  const free = new Float64Array(cores)
  const waits: number[] = []
  // The same numbers each time: a figure that changes by itself says nothing.
  let state = 42
  const random = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32
  let now = 0
  for (let job = 0; job < perHour; job++) {
    now += (-Math.log(1 - random()) * 3_600) / perHour
    let first = 0
    for (let core = 1; core < cores; core++) if (free[core]! < free[first]!) first = core
    const begins = Math.max(now, free[first]!)
    // Most are alike, and one in ten is three times as long.
    free[first] = begins + seconds * (random() < 0.1 ? 3 : 0.78)
    waits.push(begins - now)
  }
  return waits.toSorted((a, b) => a - b)
}

/** The fewest cores on which nineteen of twenty wait no longer than they may. */
function coresFor(perHour: number, seconds: number): { cores: number; wait: number } {
  for (let cores = 1; ; cores++) {
    const waits = waitsOf(perHour, seconds / NODE.share, cores)
    const wait = waits[Math.floor(waits.length * 0.95)] ?? 0
    if (wait <= LONGEST_WAIT) return { cores, wait }
  }
}

const seconds = Number(process.argv[2]) || (await measured())
process.stdout.write(`one resume: ${seconds.toFixed(3)} s of a core\n\n`)
process.stdout.write(
  '| resumes a day | in the busiest hour | cores | nodes of four | p95 of the wait |\n',
)
process.stdout.write('|---|---|---|---|---|\n')
for (const size of SIZES) {
  const perHour = size * BUSIEST_HOUR
  const { cores, wait } = coresFor(perHour, seconds)
  const nodes = Math.ceil(cores / NODE.cores)
  process.stdout.write(`| ${size} | ${perHour} | ${cores} | ${nodes} | ${wait.toFixed(2)} s |\n`)
}
