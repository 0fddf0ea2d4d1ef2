import type { Context, ErrorHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { SESSION_EXPIRED_CODE, type Envelope } from '#contract/api.ts'
import { ERROR_STATUS, type ServerErrorCode } from '#contract/errors.ts'
import { errorFields, type Log } from './log.ts'
import { storageFailure } from './storage/failure.ts'
import { RequestReused } from './storage/requests.ts'

/** A failure that has a name in the contract; the one way in which a route says no. */
export class ApiError extends Error {
  readonly code: ServerErrorCode
  /** Goes out as `data`; null when there is nothing to tell. */
  readonly data: unknown
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | undefined
  constructor(
    code: ServerErrorCode,
    {
      data = null,
      retryAfter,
      cause,
    }: { data?: unknown; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(code, { cause })
    this.name = 'ApiError'
    this.code = code
    this.data = data
    this.retryAfter = retryAfter
  }
}

/**
 * What a look-up has found. What is another's is as unknown as what is not there.
 *
 * @throws ApiError notFound
 */
export function found<T>(value: T | null | undefined | false): T {
  if (value === null || value === undefined || value === false) throw new ApiError('notFound')
  return value
}

/** The answer to a call that went well. */
export function ok<T>(c: Context, data: T) {
  return c.json({ code: 200, data, msg: '' } satisfies Envelope)
}

/** The same, where the data is JSON already: large answers are made in processes. */
export function okJson(c: Context, data: Uint8Array) {
  c.header('Content-Type', 'application/json')
  return c.body(
    Buffer.concat([Buffer.from('{"code":200,"data":'), data, Buffer.from(',"msg":""}')]),
  )
}

/** What a failed call is answered with, as JSON or as the last event of a stream. */
export function failureEnvelope(error: ApiError): Envelope {
  const code = error.code === 'sessionExpired' ? SESSION_EXPIRED_CODE : ERROR_STATUS[error.code]
  return { code, data: error.data, msg: error.code, error: error.code }
}

/** When another try makes sense, where nobody knows better. */
const BUSY_SECONDS = 5

/**
 * Any thrown thing as an ApiError. ReadingError and TypesetError carry a code of the contract;
 * what SQLite says becomes storageFull or storageUnavailable; all else is `internal`.
 */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const storage = storageFailure(error)
  if (storage) return new ApiError(storage)
  if (error instanceof RequestReused) return new ApiError(error.code, { data: error.data })
  const { code, retryAfter } = (error ?? {}) as { code?: unknown; retryAfter?: number }
  if (code === 'busy') return new ApiError(code, { retryAfter: retryAfter ?? BUSY_SECONDS })
  return new ApiError(error instanceof Error && isServerErrorCode(code) ? code : 'internal')
}

function isServerErrorCode(code: unknown): code is ServerErrorCode {
  return typeof code === 'string' && Object.hasOwn(ERROR_STATUS, code)
}

/** Answers every failure with its envelope, and logs those that are ours. */
export function onError(log: Log): ErrorHandler {
  return (error, c) => answerError(c, error, log)
}

export function answerError(c: Context, error: unknown, log: Log) {
  if (isAbandoned(c, error)) return c.body(null, CALLER_GONE as ContentfulStatusCode)
  const failure = asApiError(error)
  logFailure(log, failure, error)
  if (failure.retryAfter !== undefined) c.header('Retry-After', String(failure.retryAfter))
  if (failure.code === 'tooManyRequests' && isEndless(c)) c.header('Connection', 'close')
  return c.json(failureEnvelope(failure), ERROR_STATUS[failure.code] as ContentfulStatusCode)
}

/**
 * More (bytes) than any page of ours sends. The rest of a body that is refused has to be read, or
 * the browser never sees the answer; of one who sends too much again and again it is not.
 */
const LONGEST_BODY = 6 * 1024 * 1024
const isEndless = (c: Context) => Number(c.req.header('content-length') ?? 0) > LONGEST_BODY

/** What nginx, too, notes for a caller who left: nobody reads the answer, the log does. */
const CALLER_GONE = 499

/** True for work that was dropped because its caller has left, which is no failure. */
function isAbandoned(c: Context, error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError' && c.req.raw.signal.aborted
}

/** A failure of the service is logged with its place; one of the request is not. */
export function logFailure(log: Log, failure: ApiError, error: unknown): void {
  if (ERROR_STATUS[failure.code] < 500) return
  log.error('failure', { failure: failure.code, ...errorFields(error) })
}
