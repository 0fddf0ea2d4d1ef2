import { constants, createHash, privateDecrypt, timingSafeEqual, type KeyObject } from 'node:crypto'
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
}: Pick<Dependencies, 'config' | 'storage' | 'now' | 'steady'>): MiddlewareHandler<Env> {
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
    if (!isFresh(timestamp) || !isSignature(ciphertext, timestamp, config.sign))
      throw new ApiError('signInvalid')

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

function isSignature(
  ciphertext: Buffer,
  timestamp: number,
  { companyId, privateKey }: { companyId: string; privateKey: KeyObject },
): boolean {
  const expected = createHash('md5').update(signedText(companyId, timestamp)).digest('hex')
  const given = decrypt(ciphertext, privateKey)
  return given.length === expected.length && timingSafeEqual(given, Buffer.from(expected))
}

/**
 * OpenSSL answers wrong padding with random bytes instead of an error (implicit rejection), so
 * that nothing can be learnt from it; it throws only for a ciphertext of the wrong size.
 */
function decrypt(ciphertext: Buffer, key: KeyObject): Buffer {
  try {
    return privateDecrypt({ key, padding: constants.RSA_PKCS1_PADDING }, ciphertext)
  } catch {
    return Buffer.alloc(0)
  }
}
