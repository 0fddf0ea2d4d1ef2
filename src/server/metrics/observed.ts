import type { Dependencies } from '../dependencies.ts'
import type { Model } from '../scoring/advisor/model.ts'
import type { Metrics } from './index.ts'

/** The same judge, with the time of each of its steps counted. */
export function observedJudge(
  judge: Dependencies['judge'],
  metrics: Pick<Metrics, 'step'>,
): Dependencies['judge'] {
  return async function* (reading, ask) {
    const begun = new Map<string, number>()
    const steps = judge(reading, ask)
    for (let next = await steps.next(); ; next = await steps.next()) {
      if (next.done) return next.value
      const { step, status } = next.value
      if (status === 'started') begun.set(step, performance.now())
      else metrics.step(step, performance.now() - (begun.get(step) ?? performance.now()))
      yield next.value
    }
  }
}

/** The same model, with each of its calls counted. */
export function observedModel(model: Model, metrics: Pick<Metrics, 'model'>): Model {
  return {
    name: model.name,
    async *answer(prompt, signal) {
      const started = performance.now()
      let outcome = 'failed'
      try {
        yield* model.answer(prompt, signal)
        outcome = 'answered'
      } catch (error) {
        outcome = reasonOf(error)
        throw error
      } finally {
        // Its reader stops where an answer is complete, before the stream itself ends.
        if (outcome === 'failed') outcome = signal.aborted ? 'timeout' : 'answered'
        metrics.model(outcome, performance.now() - started)
      }
    },
  }
}

function reasonOf(error: unknown): string {
  return String((error as { reason?: unknown } | null)?.reason ?? 'unusable')
}
