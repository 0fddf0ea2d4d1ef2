import { createHash, timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { LIMITS } from '#contract/limits.ts'
import { signedText } from '#contract/sign.ts'
import type { Dependencies, Env } from '../dependencies.ts'
import { ApiError } from '../errors.ts'

/** From the first use on, by whatever clock, until no clock takes it any more. */
const REMEMBERED_MS = 2 * LIMITS.signWindowMs

/**
 * Checks the headers `sign` and `timestamp` (`contract/sign.ts`): made for this deployment, by
 * a clock that is right within five minutes, after this server started, and used once. Whatever
 * is wrong, the answer is the same.
 *
 * It is an envelope against replay and casual scripting, never authentication: the public key
 * and the recipe are public.
 */
export function signed({
  config,
  storage,
  now,
  steady,
  decrypt,
}: Pick<
  Dependencies,
  'config' | 'storage' | 'now' | 'steady' | 'decrypt'
>): MiddlewareHandler<Env> {
  const start = { clock: now(), steady: steady() }

  /** Older signatures than the start may have been used before it. */
  function isFresh(timestamp: number): boolean {
    const passed = steady() - start.steady
    // Somebody may set our clock, to the right time or a wrong one: what either says counts.
    const clocks = [now(), start.clock + passed]
    return clocks.some(
      (time) => Math.abs(time - timestamp) <= LIMITS.signWindowMs && timestamp >= time - passed,
    )
  }

  return async (c, next) => {
    const timestamp = readTimestamp(c.req.header('timestamp'))
    const ciphertext = Buffer.from(c.req.header('sign') ?? '', 'base64')
    if (!isFresh(timestamp)) throw new ApiError('signInvalid')
    const text = signedText(config.sign.companyId, timestamp)
    if (!isDigestOf(text, await decrypt(ciphertext))) throw new ApiError('signInvalid')

    // Of the bytes, not of their base64, of which there are several forms.
    const hash = createHash('sha256').update(ciphertext).digest()
    const use = await storage.nonces.use(hash, now() + REMEMBERED_MS)
    if (use === 'full') throw new ApiError('busy', { retryAfter: 60 })
    if (use === 'used') throw new ApiError('signInvalid')
    await next()
  }
}

/** NaN, which is never fresh, unless the header is a plain number of milliseconds. */
function readTimestamp(header: string | undefined): number {
  return /^\d{1,15}$/.test(header ?? '') ? Number(header) : Number.NaN
}

function isDigestOf(text: string, given: Uint8Array): boolean {
  const expected = Buffer.from(createHash('md5').update(text).digest('hex'))
  return given.length === expected.length && timingSafeEqual(given, expected)
}
