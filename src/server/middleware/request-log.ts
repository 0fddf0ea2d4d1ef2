import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Env } from '../dependencies.ts'
import type { Log } from '../log.ts'

/** One line a call: the route's pattern, never its path, query or headers. */
export function requestLog(log: Log): MiddlewareHandler<Env> {
  return async (c, next) => {
    const start = performance.now()
    await next()
    log.info('call', {
      method: c.req.method,
      route: routePath(c, -1),
      status: c.res.status,
      ms: Math.round(performance.now() - start),
    })
  }
}
