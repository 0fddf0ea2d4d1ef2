import type { Context } from 'hono'
import type { ServerErrorCode } from '#contract/errors.ts'
import type { Env } from '../dependencies.ts'
import { ApiError } from '../errors.ts'
import { askOf } from './ask.ts'

const MB = 1024 * 1024

/** What has no more than this is no burden. */
const SMALL_BYTES = 48 * 1024

/**
 * Milliseconds of the server's loop that a large body takes to come in and be handed on, whatever
 * its size, and for each megabyte; measured.
 */
const LOOP_MS = { each: 2, perMb: 5 }

interface Reading {
  /** What is answered beyond the limit. */
  tooLarge?: ServerErrorCode
  /**
   * How much beyond its limit is read and thrown away. A browser sends all of it before it looks
   * at the answer, and takes a closed connection for a network failure.
   */
  drained?: number
}

/**
 * The body of a request, counted while it streams; never more than `limit` bytes are held. Of
 * large ones a visitor has a few at a time, and pays for the time that they take from everybody.
 *
 * @throws ApiError `tooLarge` beyond the limit; `badRequest` when the client went away;
 *   `tooManyRequests` when it has taken too much.
 */
export async function readBody(
  c: Context<Env>,
  limit: number,
  { tooLarge = 'bodyTooLarge', drained = 0 }: Reading = {},
): Promise<Buffer<ArrayBuffer>> {
  const announced = Number(c.req.header('content-length') ?? Infinity)
  // A chunked body says nothing; it is counted all the same.
  if (Number.isFinite(announced) && announced > limit + drained) throw new ApiError(tooLarge)
  const { inlet, charge, mustHaveLeft } = c.get('intake')
  const turn = announced > SMALL_BYTES ? await inlet.take(askOf(c)) : null
  try {
    if (turn) await mustHaveLeft(c)
    const { chunks, length } = await chunksOf(c, limit, drained)
    charge(c.get('caller'), (turn ? LOOP_MS.each : 0) + (length / MB) * LOOP_MS.perMb)
    if (length > limit) throw new ApiError(tooLarge)
    return Buffer.concat(chunks)
  } finally {
    turn?.end()
  }
}

async function chunksOf(c: Context<Env>, limit: number, drained: number) {
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of c.req.raw.body ?? []) {
      length += chunk.byteLength
      if (length <= limit) chunks.push(chunk)
      if (length > limit + drained) break
    }
  } catch {
    throw new ApiError('badRequest')
  }
  return { chunks, length }
}
