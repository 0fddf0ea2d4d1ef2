import { isUtf8 } from 'node:buffer'
import * as v from 'valibot'
import type { ServerErrorCode } from '#contract/errors.ts'
import { ApiError } from '../errors.ts'
import { jsonSize } from './json-size.ts'
import { BODIES, type BodyName, type BodyOf } from './table.ts'

/** The deepest resume nests 26 levels (lists in lists); deeper JSON only attacks recursion. */
const MAX_DEPTH = 64
/** A resume of three thousand lines has 27,000 values; what has more only takes time. */
const MAX_VALUES = 32_000
/** Of a body with more values only the first fault is told: to find all takes ten times as long. */
const THOROUGH_VALUES = 2_000

/** @throws ApiError badRequest when it is no JSON; bodyTooLarge when it holds too much */
export function parseJson(bytes: Buffer): { value: unknown; values: number } {
  const { depth, values } = jsonSize(bytes)
  if (depth > MAX_DEPTH || !isUtf8(bytes)) throw new ApiError('badRequest')
  if (values > MAX_VALUES) throw new ApiError('bodyTooLarge')
  try {
    // Editors on Windows begin a file with a mark.
    return { value: JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, '')), values }
  } catch {
    // Its message quotes the body; the code says enough.
  }
  throw new ApiError('badRequest')
}

/**
 * What was sent, if it fits.
 *
 * @throws ApiError `code`, with the paths that do not fit as data
 */
export function fitting<S extends v.GenericSchema>(
  schema: S,
  input: unknown,
  code: ServerErrorCode,
  { abortEarly = false } = {},
): v.InferOutput<S> {
  const result = v.safeParse(schema, input, { abortEarly })
  if (result.success) return result.output
  // Paths consist of field names and indexes of the contract: no content.
  const paths = result.issues.slice(0, 5).map((issue) => v.getDotPath(issue) ?? '')
  throw new ApiError(code, { data: { paths } })
}

/** @throws ApiError */
export function checkedBody<N extends BodyName>(name: N, bytes: Buffer): BodyOf<N> {
  const { schema, failure } = BODIES[name]
  const { value, values } = parseJson(bytes)
  return fitting(schema, value, failure, { abortEarly: values > THOROUGH_VALUES }) as BodyOf<N>
}
