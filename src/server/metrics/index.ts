/**
 * Figures for whoever operates the service, in Prometheus' format. Labels are names of ours
 * (routes, pools, steps): never an address, an id or anything that somebody wrote.
 */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Observer } from '../processes/observer.ts'

export interface Metrics {
  /** A call was answered after so long (ms). */
  call(call: { method: string; route: string; status: number }, ms: number): void
  /** For the work of one pool of processes. */
  observerOf(pool: string): Observer
  /** A step of an analysis took so long (ms). */
  step(step: string, ms: number): void
  /** A call of the model ended after so long (ms). */
  model(outcome: string, ms: number): void
  /** All of them as text. */
  text(): Promise<string>
  contentType: string
}

/** Seconds: from a look-up to the deadline of a report. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20]

const NAMES = {
  calls: ['vitascope_call_seconds', 'Calls of the API until their answer began.'],
  jobs: ['vitascope_job_seconds', 'Work in processes, from being asked for to its end.'],
  waits: ['vitascope_job_wait_seconds', 'How long work waited for its turn.'],
  waiting: ['vitascope_jobs_waiting', 'Work that waits for its turn now.'],
  running: ['vitascope_jobs_running', 'Work that is being done now.'],
  deaths: [
    'vitascope_process_deaths_total',
    'Processes that died or were stopped amid their work.',
  ],
  steps: ['vitascope_analysis_step_seconds', 'Steps of an analysis.'],
  model: ['vitascope_model_call_seconds', 'Calls of the model, each try counted.'],
} as const satisfies Record<string, readonly [name: string, help: string]>

/** Begins to count. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const named = (key: keyof typeof NAMES, labelNames: string[]) => {
    const [name, help] = NAMES[key]
    return { name, help, labelNames, registers }
  }
  const timed = (key: keyof typeof NAMES, labelNames: string[]) =>
    new Histogram({ ...named(key, labelNames), buckets: BUCKETS })

  const calls = timed('calls', ['method', 'route', 'status'])
  const jobs = timed('jobs', ['pool', 'outcome'])
  const waits = timed('waits', ['pool'])
  const waiting = new Gauge(named('waiting', ['pool']))
  const running = new Gauge(named('running', ['pool']))
  const deaths = new Counter(named('deaths', ['pool']))
  const steps = timed('steps', ['step'])
  const model = timed('model', ['outcome'])
  // Memory, processor, file handles, garbage collection and the loop's delay.
  collectDefaultMetrics({ register: registry })

  return {
    call: ({ method, route, status }, ms) =>
      calls.observe({ method, route, status: String(status) }, ms / 1_000),
    observerOf(pool) {
      // What has not happened yet is a zero, not an absence.
      deaths.inc({ pool }, 0)
      return {
        load(wait, run) {
          waiting.set({ pool }, wait)
          running.set({ pool }, run)
        },
        begun: (ms) => waits.observe({ pool }, ms / 1_000),
        ended: (outcome, ms) => jobs.observe({ pool, outcome }, ms / 1_000),
        died: () => deaths.inc({ pool }),
      }
    },
    step: (step, ms) => steps.observe({ step }, ms / 1_000),
    model: (outcome, ms) => model.observe({ outcome }, ms / 1_000),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
