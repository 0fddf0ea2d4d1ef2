import type { Context, MiddlewareHandler } from 'hono'
import { ENDPOINTS, TOKEN_HEADER, type Endpoint } from '#contract/api.ts'
import type { Dependencies, Env } from '../dependencies.ts'
import { ApiError } from '../errors.ts'
import type { Session } from '../storage/sessions.ts'

/** Calls that are the same for everybody, or look at the token themselves. */
const IMPERSONAL: readonly Endpoint[] = [
  'config',
  'login',
  'loginCallback',
  'userInfo',
  'logout',
  'live',
  'ready',
]
const IMPERSONAL_PATHS = new Set<string>(IMPERSONAL.map((name) => ENDPOINTS[name].path))

/** The session token of a request, or null. */
export function bearerToken(authorization: string | undefined): string | null {
  return /^Bearer ([\w-]{43})$/i.exec(authorization ?? '')?.[1] ?? null
}

/**
 * Knows a signed-in person by their token, and then takes the place of the visitor: what is
 * asked for and kept is the account's. A new token goes out with the answer.
 *
 * @throws ApiError sessionExpired for a token that is over or unknown.
 */
export function session({ storage }: Pick<Dependencies, 'storage'>): MiddlewareHandler<Env> {
  return async (c, next) => {
    const authorization = c.req.header('authorization')
    if (!authorization || IMPERSONAL_PATHS.has(c.req.path)) return next()
    const token = bearerToken(authorization)
    const found = token && (await storage.sessions.find(token))
    if (!found) throw new ApiError('sessionExpired')
    const owner = storage.users.ownerOf(found.userId)
    c.set('session', found)
    c.set('owner', owner)
    c.set('admit', () => owner)
    await next()
    if (found.newToken) c.res.headers.set(TOKEN_HEADER, found.newToken)
    return undefined
  }
}

/**
 * The session behind a request.
 *
 * @throws ApiError signInNeeded without one.
 */
export function signedIn(c: Context<Env>): Session {
  const found = c.get('session')
  if (!found) throw new ApiError('signInNeeded')
  return found
}
