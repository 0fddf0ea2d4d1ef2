import type { MiddlewareHandler } from 'hono'
import type { Config } from '../config.ts'
import type { Env } from '../dependencies.ts'
import { ApiError } from '../errors.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses what another site makes a browser send (CSRF). Browsers tell where a request comes
 * from by `Sec-Fetch-Site`, older ones by `Origin`; a client that sends neither is no browser,
 * carries no visitor's cookie by accident, and passes.
 */
export function sameOrigin({ siteOrigin }: Pick<Config, 'siteOrigin'>): MiddlewareHandler<Env> {
  return async (c, next) => {
    const isSafe = SAFE_METHODS.has(c.req.method)
    const source = { site: c.req.header('sec-fetch-site'), origin: c.req.header('origin') }
    if (!isSafe && !isOwn(source, [siteOrigin, ...ownOrigins(c.req.header('host'))])) {
      throw new ApiError('forbidden')
    }
    await next()
  }
}

function isOwn(source: { site?: string; origin?: string }, own: string[]): boolean {
  // 'none' is a person's own doing, such as reloading the answer to a form.
  if (source.site) return source.site === 'same-origin' || source.site === 'none'
  return source.origin === undefined || own.includes(source.origin)
}

/** A proxy may hide the scheme that the visitor used; the host is what tells sites apart. */
function ownOrigins(host: string | undefined): string[] {
  return host ? [`http://${host}`, `https://${host}`] : []
}
