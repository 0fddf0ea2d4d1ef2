import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { ENDPOINTS, ExportQuerySchema, type ExportFormat } from '#contract/api.ts'
import { DraftOrResumeSchema, type Draft } from '#contract/draft.ts'
import type { Env } from '../dependencies.ts'
import { ApiError, ok } from '../errors.ts'
import { toDocx } from '../exchange/docx.ts'
import { fromJson, toJsonResume } from '../exchange/json-resume.ts'
import { toPlainText } from '../exchange/plain-text.ts'
import { attachment, downloadName } from '../file-name.ts'
import { json, query } from '../middleware/validate.ts'

interface Format {
  type: string
  make(draft: Draft): string | Uint8Array | Promise<Uint8Array>
}

const FORMATS: Record<ExportFormat, Format> = {
  json: {
    type: 'application/json',
    make: ({ content }) => `${JSON.stringify(toJsonResume(content), null, 2)}\n`,
  },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    make: toDocx,
  },
  txt: { type: 'text/plain; charset=utf-8', make: toPlainText },
}

/** Resumes as files of other formats, and back from JSON. Nothing is stored. */
export function exchangeRoutes() {
  return new Hono<Env>()
    .post(ENDPOINTS.export.path, async (c) => {
      const { format, title } = query(c, ExportQuerySchema)
      const draft = await json(c, DraftOrResumeSchema, 'resumeInvalid')
      const { type, make } = FORMATS[format]
      const file = await make(draft)
      const name = downloadName(title, draft.content.basics.name, format)
      c.header('Content-Type', type)
      c.header('Content-Disposition', attachment(name))
      return c.body(typeof file === 'string' ? file : new Uint8Array(file))
    })
    .post(ENDPOINTS.import.path, async (c) => ok(c, { resume: fromJson(await fileIn(c)) }))
}

/** What is no JSON at all is no resume either: to whoever chose the file it is the same. */
async function fileIn(c: Context<Env>): Promise<unknown> {
  try {
    return await json(c, v.unknown())
  } catch (error) {
    const isBroken = error instanceof ApiError && error.code === 'badRequest'
    throw isBroken ? new ApiError('importInvalid') : error
  }
}
