import type { Context } from 'hono'
import type { ServerErrorCode } from '#contract/errors.ts'
import type { Env } from '../dependencies.ts'
import { ApiError } from '../errors.ts'

/**
 * How much of a body beyond its limit is read and thrown away. A browser sends all of it before
 * it looks at the answer, and takes a closed connection for a network failure.
 */
const DRAINED_BYTES = 32 * 1024 * 1024

/**
 * The body of a request, counted while it streams; never more than `limit` bytes are held.
 *
 * @throws ApiError `tooLarge` beyond the limit; `badRequest` when the client went away.
 */
export async function readBody(
  c: Context<Env>,
  limit: number,
  tooLarge: ServerErrorCode = 'bodyTooLarge',
): Promise<Buffer<ArrayBuffer>> {
  const drained = limit + DRAINED_BYTES
  if (Number(c.req.header('content-length') ?? 0) > drained) throw new ApiError(tooLarge)
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of c.req.raw.body ?? []) {
      length += chunk.byteLength
      if (length <= limit) chunks.push(chunk)
      if (length > drained) break
    }
  } catch {
    throw new ApiError('badRequest')
  }
  if (length > limit) throw new ApiError(tooLarge)
  return Buffer.concat(chunks)
}
