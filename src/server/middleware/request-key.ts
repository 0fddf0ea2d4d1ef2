import { createHash, createHmac } from 'node:crypto'
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

/**
 * A hash of what a keyed request asks to keep, or null without a key: the same key with another
 * body is refused. It is keyed by the key, which we do not keep, so it tells nothing of the body.
 *
 * @param parts What is neither text nor bytes counts as JSON, which is written only where it must.
 */
export function requestBody(c: Context<Env>, ...parts: unknown[]): string | null {
  const key = c.req.header('idempotency-key')
  if (!key) return null
  const hash = createHmac('sha256', key)
  for (const part of parts) {
    const isPlain = typeof part === 'string' || part instanceof Uint8Array
    const plain = isPlain ? part : JSON.stringify(part)
    hash.update(`${plain.length} `).update(plain)
  }
  return hash.digest('base64url')
}
