import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Dependencies, Env } from '../dependencies.ts'
import { onBehalfOf } from '../log.ts'

/** By this an answer finds its lines in the log. */
export const REQUEST_ID_HEADER = 'X-Request-Id'

/**
 * One line a call: which one, never its query, headers, or a path that somebody made up. Every
 * other line that the call causes carries the same id, and so does its answer. The id is always
 * ours: one that a client wrote could say anything.
 */
export function requestLog({
  log,
  metrics,
}: Pick<Dependencies, 'log' | 'metrics'>): MiddlewareHandler<Env> {
  return (c, next) =>
    onBehalfOf(randomUUID(), async (id) => {
      const start = performance.now()
      await next()
      const ms = performance.now() - start
      const call = { method: c.req.method, route: routeOf(c), status: c.res.status }
      c.res.headers.set(REQUEST_ID_HEADER, id)
      log.info('call', { ...call, ms: Math.round(ms) })
      metrics?.call(call, ms)
    })
}

/** The pattern that the call's own handler stands under; patterns with `*` are everybody's. */
function routeOf(c: Context<Env>): string {
  return matchedRoutes(c).find(({ path }) => !path.includes('*'))?.path ?? 'unknown'
}
