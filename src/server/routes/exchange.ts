import { Hono, type Context } from 'hono'
import { ENDPOINTS } from '#contract/api.ts'
import { ExportQuerySchema, type ExportFormat } from '#contract/output.ts'
import type { Dependencies, Env } from '../dependencies.ts'
import { ApiError, ok } from '../errors.ts'
import { attachment, downloadName } from '../file-name.ts'
import { askOf } from '../middleware/ask.ts'
import { body, query } from '../middleware/validate.ts'

const TYPES: Record<ExportFormat, string> = {
  json: 'application/json',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
}

/** Resumes as files of other formats, and back from JSON. Nothing is stored. */
export function exchangeRoutes({ exchange }: Pick<Dependencies, 'exchange'>) {
  return new Hono<Env>()
    .post(ENDPOINTS.export.path, async (c) => {
      const { format, title } = query(c, ExportQuerySchema)
      const draft = await body(c, 'draft')
      const file = await exchange.file(format, draft, askOf(c))
      const name = downloadName(title, draft.content.basics.name, format)
      c.header('Content-Type', TYPES[format])
      c.header('Content-Disposition', attachment(name))
      return c.body(typeof file === 'string' ? file : new Uint8Array(file))
    })
    .post(ENDPOINTS.import.path, async (c) =>
      ok(c, { resume: await exchange.resume(await fileIn(c), askOf(c)) }),
    )
}

/** What is no JSON at all is no resume either: to whoever chose the file it is the same. */
async function fileIn(c: Context<Env>): Promise<unknown> {
  try {
    return await body(c, 'import')
  } catch (error) {
    const isBroken = error instanceof ApiError && error.code === 'badRequest'
    throw isBroken ? new ApiError('importInvalid') : error
  }
}
