import type { Context } from 'hono'
import * as v from 'valibot'
import type { ServerErrorCode } from '#contract/errors.ts'
import { LIMITS } from '#contract/limits.ts'
import type { Env } from '../dependencies.ts'
import { ApiError } from '../errors.ts'
import { readBody } from './body.ts'
import { jsonSize } from './json-size.ts'

/** The deepest resume nests 26 levels (lists in lists); deeper JSON only attacks recursion. */
const MAX_DEPTH = 64
/**
 * A resume of three thousand lines has 27,000 values; what has more only takes time, which the
 * server's own loop would spend while everybody else waits.
 */
const MAX_VALUES = 32_000

/**
 * The query of a request, parsed.
 *
 * @throws ApiError badRequest, with the paths that do not fit as data.
 */
export function query<S extends v.GenericSchema>(c: Context<Env>, schema: S): v.InferOutput<S> {
  return parse(schema, c.req.query(), 'badRequest')
}

/**
 * The JSON body of a request, parsed.
 *
 * @throws ApiError bodyTooLarge; badRequest when it is no JSON; `code`, with the paths that do
 *   not fit as data, when it does not fit the schema.
 */
export async function json<S extends v.GenericSchema>(
  c: Context<Env>,
  schema: S,
  code: ServerErrorCode = 'badRequest',
): Promise<v.InferOutput<S>> {
  // Another site's form cannot send this type without asking first (CORS).
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new ApiError('badRequest')
  }
  return parse(schema, parseJson(await readBody(c, LIMITS.bodyBytes)), code)
}

function parseJson(bytes: Uint8Array): unknown {
  const { depth, values } = jsonSize(bytes)
  if (depth > MAX_DEPTH) throw new ApiError('badRequest')
  if (values > MAX_VALUES) throw new ApiError('bodyTooLarge')
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    // Its message quotes the body; the code says enough.
  }
  throw new ApiError('badRequest')
}

function parse<S extends v.GenericSchema>(
  schema: S,
  input: unknown,
  code: ServerErrorCode,
): v.InferOutput<S> {
  const result = v.safeParse(schema, input)
  if (result.success) return result.output
  // Paths consist of field names and indexes of the contract: no content.
  const paths = result.issues.slice(0, 5).map((issue) => v.getDotPath(issue) ?? '')
  throw new ApiError(code, { data: { paths } })
}
