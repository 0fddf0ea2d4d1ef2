import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { Env } from '../dependencies.ts'

/**
 * SHA-256 of the header `Idempotency-Key`, or null without one. A request that is sent again
 * with the same key, by the same owner, is answered as the first one was and does nothing twice.
 */
export function requestKey(c: Context<Env>): string | null {
  const key = c.req.header('idempotency-key')
  // Part of the path, so that one key on two calls is two keys.
  return key ? createHash('sha256').update(`${c.req.path} ${key}`).digest('base64url') : null
}
