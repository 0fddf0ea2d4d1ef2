import type { Context } from 'hono'
import * as v from 'valibot'
import type { ServerErrorCode } from '#contract/errors.ts'
import { LIMITS } from '#contract/limits.ts'
import type { Env } from '../dependencies.ts'
import { ApiError } from '../errors.ts'
import { readBody } from './body.ts'

/** The deepest resume nests 26 levels (lists in lists); deeper JSON only attacks recursion. */
const MAX_DEPTH = 64

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
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (depthOf(text) <= MAX_DEPTH) return JSON.parse(text)
  } catch {
    // Its message quotes the body; the code says enough.
  }
  throw new ApiError('badRequest')
}

/** How deep brackets nest in a JSON text, strings left out. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
    if (token === '[' || token === '{') deepest = Math.max(deepest, ++depth)
    else if (token === ']' || token === '}') depth--
  }
  return deepest
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
