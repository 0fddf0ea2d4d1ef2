import { randomBytes } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { LIMITS } from '#contract/limits.ts'
import type { Config } from '../config.ts'
import type { Env } from '../dependencies.ts'
import { visitorOwner } from '../storage/owner.ts'

const TOKEN_BYTES = 32
const COOKIE = 'vitascope_visitor'

/** `__Host-` makes the browser insist on https, this host alone, and the whole path. */
function visitorCookieName(secure: boolean): string {
  return secure ? `__Host-${COOKIE}` : COOKIE
}

/**
 * Knows a visitor by a cookie of 256 random bits, set when something is first kept for them and
 * renewed with each thing more. It is the only copy of the key to what is kept.
 */
export function visitor({ secure }: Pick<Config, 'secure'>): MiddlewareHandler<Env> {
  return async (c, next) => {
    const known = tokenIn(getCookie(c, visitorCookieName(secure)))
    c.set('owner', known && visitorOwner(known))
    c.set('admit', () => {
      const token = known ?? randomBytes(TOKEN_BYTES)
      giveCookie(c, token, secure)
      return visitorOwner(token)
    })
    await next()
  }
}

/** Makes the browser forget the key to what was kept for a visitor. */
export function forgetVisitor(c: Context<Env>, secure: boolean): void {
  deleteCookie(c, visitorCookieName(secure), { path: '/', secure })
}

function tokenIn(value: string | undefined): Uint8Array | null {
  if (!value || !/^[\w-]{43}$/.test(value)) return null
  return Buffer.from(value, 'base64url')
}

function giveCookie(c: Context<Env>, token: Uint8Array, secure: boolean): void {
  setCookie(c, visitorCookieName(secure), Buffer.from(token).toString('base64url'), {
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    path: '/',
    // What it opens is gone by then.
    maxAge: LIMITS.visitorMinutes * 60,
  })
}
