import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Env } from '../dependencies.ts'
import type { Log } from '../log.ts'

/** One line a call: which one, never its query, headers, or a path that somebody made up. */
export function requestLog(log: Log): MiddlewareHandler<Env> {
  return async (c, next) => {
    const start = performance.now()
    await next()
    log.info('call', {
      method: c.req.method,
      route: routeOf(c),
      status: c.res.status,
      ms: Math.round(performance.now() - start),
    })
  }
}

/** The pattern that the call's own handler stands under; patterns with `*` are everybody's. */
function routeOf(c: Context<Env>): string {
  return matchedRoutes(c).find(({ path }) => !path.includes('*'))?.path ?? 'unknown'
}
