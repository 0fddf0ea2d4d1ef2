import type { Context } from 'hono'
import type * as v from 'valibot'
import type { ServerErrorCode } from '#contract/errors.ts'
import { checkedBody, fitting, parseJson } from '../bodies/check.ts'
import { BODIES, type BodyName, type BodyOf } from '../bodies/table.ts'
import type { Env } from '../dependencies.ts'
import { ApiError } from '../errors.ts'
import { askOf } from './ask.ts'
import { readBody } from './body.ts'

const MB = 1024 * 1024

/** An id, a title, a style: a call of a few fields. */
const FEW_FIELDS = 16 * 1024

/**
 * An ordinary resume without its photo. What is larger is checked in a process: here it would
 * hold up everybody for some ten milliseconds.
 */
const CHECKED_HERE = 48 * 1024

/**
 * The query of a request, parsed.
 *
 * @throws ApiError badRequest, with the paths that do not fit as data.
 */
export function query<S extends v.GenericSchema>(c: Context<Env>, schema: S): v.InferOutput<S> {
  return fitting(schema, c.req.query(), 'badRequest')
}

/**
 * The JSON body of a request of a few fields, parsed.
 *
 * @throws ApiError bodyTooLarge; badRequest when it is no JSON; `code`, with the paths that do
 *   not fit as data, when it does not fit the schema.
 */
export async function json<S extends v.GenericSchema>(
  c: Context<Env>,
  schema: S,
  code: ServerErrorCode = 'badRequest',
): Promise<v.InferOutput<S>> {
  mustBeJson(c)
  return fitting(schema, parseJson(await readBody(c, FEW_FIELDS)).value, code)
}

/**
 * The JSON body of a request that may be large, parsed.
 *
 * @throws ApiError as `json` does, with the code that the table gives; busy when too many wait.
 */
export async function body<N extends BodyName>(c: Context<Env>, name: N): Promise<BodyOf<N>> {
  mustBeJson(c)
  const { bytes: limit, loopMsPerMb } = BODIES[name]
  const bytes = await readBody(c, limit)
  if (bytes.length <= CHECKED_HERE) return checkedBody(name, bytes)
  const { bodies, charge } = c.get('intake')
  charge(c.get('caller'), (bytes.length / MB) * loopMsPerMb)
  return bodies.check(name, bytes, askOf(c))
}

/** Another site's form cannot send this type without asking first (CORS). */
function mustBeJson(c: Context<Env>): void {
  if (/^application\/json\b/i.test(c.req.header('content-type') ?? '')) return
  throw new ApiError('badRequest')
}
