import { HTTPError, NetworkError, TimeoutError } from 'ky'
import * as v from 'valibot'
import { EnvelopeSchema, SESSION_EXPIRED_CODE } from '#contract/api.ts'
import { isErrorCode, type ErrorCode } from '#contract/errors.ts'

/** The one way in which a call fails: a code with a sentence in `errors.json`. */
export class ApiFailure extends Error {
  readonly code: ErrorCode
  /** What the server sent along, such as the newer resume of a conflict; not yet parsed. */
  readonly data: unknown
  constructor(code: ErrorCode, data: unknown = null, cause?: unknown) {
    super(code, { cause })
    this.name = 'ApiFailure'
    this.code = code
    this.data = data
  }
}

/** For answers that are not ours: a proxy, a captive portal, a crash before the error handler. */
const CODE_OF_STATUS: Record<number, ErrorCode> = {
  400: 'badRequest',
  401: 'sessionExpired',
  403: 'forbidden',
  404: 'notFound',
  408: 'timeout',
  409: 'conflict',
  413: 'bodyTooLarge',
  429: 'tooManyRequests',
  500: 'internal',
  502: 'busy',
  503: 'busy',
  504: 'timeout',
  507: 'storageFull',
}

/**
 * The failure that an envelope tells of, or null when it tells of success.
 *
 * @param status The HTTP status, for bodies that are no envelope.
 */
export function failureIn(body: unknown, status: number): ApiFailure | null {
  const envelope = v.safeParse(EnvelopeSchema, body)
  if (!envelope.success) {
    return status < 400 ? null : new ApiFailure(CODE_OF_STATUS[status] ?? 'unexpectedAnswer')
  }
  const { code, data, error } = envelope.output
  if (code === 200 && status < 400) return null
  if (isErrorCode(error)) return new ApiFailure(error, data)
  if (code === SESSION_EXPIRED_CODE) return new ApiFailure('sessionExpired', data)
  return new ApiFailure(CODE_OF_STATUS[status] ?? CODE_OF_STATUS[code] ?? 'unexpectedAnswer', data)
}

/** Any thrown thing as an ApiFailure; an abort is no failure and stays what it is. */
export function failureOf(error: unknown): Error {
  if (error instanceof ApiFailure || isAbort(error)) return error
  if (error instanceof HTTPError) {
    return (
      failureIn(error.data, error.response.status) ??
      new ApiFailure('unexpectedAnswer', null, error)
    )
  }
  if (error instanceof TimeoutError) return new ApiFailure('timeout', null, error)
  // A browser that ky does not know words its network error in its own way, as a TypeError.
  if (error instanceof NetworkError || error instanceof TypeError) {
    return new ApiFailure('offline', null, error)
  }
  return new ApiFailure('unexpectedAnswer', null, error)
}

/** The code of a failed call, whose failures are all an ApiFailure; anything else is ours. */
export function codeOf(error: unknown): ErrorCode {
  return error instanceof ApiFailure ? error.code : 'unexpectedAnswer'
}

/** True for the exception of a call that its own caller cancelled. */
export function isAbort(error: unknown): error is Error {
  return error instanceof Error && error.name === 'AbortError'
}
