import { Hono, type Context } from 'hono'
import { accepts } from 'hono/accepts'
import { streamSSE } from 'hono/streaming'
import type { Report } from '#contract/analysis.ts'
import {
  ENDPOINTS,
  OptimizeQuerySchema,
  RecordQuerySchema,
  type OptimizeResult,
} from '#contract/api.ts'
import { createQuota } from '../accounts/quota.ts'
import { analyse, reportOf, type AnalysisEvent } from '../analysis.ts'
import type { Dependencies, Env } from '../dependencies.ts'
import { asApiError, failureEnvelope, found, logFailure, ok } from '../errors.ts'
import type { Log } from '../log.ts'
import { query } from '../middleware/validate.ts'
import { createSingleFlight } from '../single-flight.ts'

/** The analysis of a record, and what came of it. */
export function analysisRoutes(dependencies: Dependencies) {
  const { storage, log } = dependencies
  const quota = createQuota(dependencies)
  const runs = createSingleFlight<AnalysisEvent, Report>()

  return new Hono<Env>()
    .post(ENDPOINTS.optimize.path, async (c) => {
      const { recordId, locale } = query(c, OptimizeQuerySchema)
      const owner = found(c.get('owner'))
      const stored = found(await storage.records.find(owner, recordId))
      const by = c.get('caller')
      // What is told again costs nothing.
      const place = stored.report ? null : await quota.take(c, recordId)
      // Who asks twice at once, in two windows, is told one analysis: a model costs.
      const analysis = runs.follow(recordId, async function* () {
        const newest = (await storage.records.find(owner, recordId)) ?? stored
        try {
          const report = yield* analyse({ ...dependencies, by }, owner, newest, locale)
          await place?.settle()
          return report
        } catch (error) {
          await place?.release()
          throw error
        }
      })
      const supports = ['application/json', 'text/event-stream']
      const type = accepts(c, { header: 'Accept', supports, default: 'application/json' })
      return type === 'text/event-stream'
        ? streamAnalysis(c, analysis, log)
        : ok(c, await reportOf(analysis))
    })
    .get(ENDPOINTS.optimizeResult.path, async (c) => {
      const { recordId } = query(c, RecordQuerySchema)
      const stored = await storage.records.find(found(c.get('owner')), recordId)
      const { record, report, reading } = found(stored)
      const { resume, looks = null } = reading
      return ok(c, { record, report, resume, looks } satisfies OptimizeResult)
    })
}

/** The analysis' own events, then `report`; `error` instead when it fails on the way. */
function streamAnalysis(
  c: Context<Env>,
  analysis: AsyncGenerator<AnalysisEvent, Report>,
  log: Log,
): Response {
  // nginx and its kin would hold the events back until the end.
  c.header('X-Accel-Buffering', 'no')
  return streamSSE(c, async (stream) => {
    const send = (event: string, value: unknown) =>
      stream.writeSSE({ event, data: JSON.stringify(value) })
    try {
      // Somebody who leaves does not stop it: the report is stored for when they are back.
      let next = await analysis.next()
      while (!next.done) {
        await send(next.value.event, next.value.data)
        next = await analysis.next()
      }
      await send('report', next.value)
    } catch (error) {
      const failure = asApiError(error)
      logFailure(log, failure, error)
      await send('error', failureEnvelope(failure))
    }
  })
}
