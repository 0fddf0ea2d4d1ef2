import { Hono, type Context } from 'hono'
import { accepts } from 'hono/accepts'
import { ENDPOINTS, type UploadResult } from '#contract/api.ts'
import { FILE_EXTENSIONS, LIMITS } from '#contract/limits.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#contract/locales.ts'
import type { Dependencies, Env } from '../dependencies.ts'
import { ApiError, asApiError, logFailure, ok } from '../errors.ts'
import { shownFileName } from '../file-name.ts'
import { readBody } from '../middleware/body.ts'
import { askOf } from '../middleware/ask.ts'
import { requestBody, requestKey } from '../middleware/request-key.ts'
import { PASTED_TEXT } from '../reading/document.ts'
import type { StoredRecord } from '../storage/records.ts'

/** Boundaries, part headers and the other fields of a form. */
const MULTIPART_OVERHEAD = 64 * 1024

/** The form has three fields, and a mark at its end; each part more costs time to take apart. */
const MAX_PARTS = 12

interface Upload {
  bytes: Uint8Array
  /** '' for pasted text. */
  fileName: string
}

/**
 * Takes a document and reads it. The bytes are dropped right after; only what was read is kept.
 * A script gets JSON; a plain form gets the page that shows the record, or the error.
 */
export function uploadRoutes(dependencies: Dependencies) {
  return new Hono<Env>().post(ENDPOINTS.upload.path, async (c) => {
    const supports = ['application/json', 'text/html']
    const type = accepts(c, { header: 'Accept', supports, default: 'application/json' })
    if (type === 'application/json') {
      return ok(c, resultOf(await receive(c, dependencies, await readForm(c))))
    }
    return answerPage(c, dependencies)
  })
}

async function answerPage(c: Context<Env>, dependencies: Dependencies) {
  let locale = localeOfPage(c)
  try {
    const form = await readForm(c)
    const chosen = form.get('locale')
    if (isLocale(chosen)) locale = chosen
    const { record } = await receive(c, dependencies, form)
    return c.redirect(homePath(locale, { recordId: record.id }), 303)
  } catch (error) {
    const failure = asApiError(error)
    logFailure(dependencies.log, failure, error)
    return c.redirect(homePath(locale, { error: failure.code }), 303)
  }
}

async function receive(
  c: Context<Env>,
  { reader, storage }: Dependencies,
  form: FormData,
): Promise<StoredRecord> {
  const { bytes, fileName } = await uploadIn(form)
  const request = { requestKey: requestKey(c), requestBody: requestBody(c, fileName, bytes) }
  const known = c.get('owner')
  const earlier = known && (await storage.records.findByRequest(known, request))
  if (earlier) return earlier
  const reading = await reader.read(bytes, fileName || PASTED_TEXT, askOf(c))
  return storage.records.add(c.get('admit')(), { fileName, reading, ...request })
}

async function readForm(c: Context<Env>): Promise<FormData> {
  const type = c.req.header('content-type') ?? ''
  const body = await readBody(c, LIMITS.fileBytes + MULTIPART_OVERHEAD, 'fileTooLarge')
  if (partsOf(body, type) > MAX_PARTS) throw new ApiError('badRequest')
  try {
    return await new Response(body, { headers: { 'Content-Type': type } }).formData()
  } catch {
    throw new ApiError('badRequest')
  }
}

/** How many parts a form has, counted no further than it may. */
function partsOf(body: Buffer, type: string): number {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? []
  const boundary = quoted ?? plain
  if (!boundary) throw new ApiError('badRequest')
  let parts = 0
  for (let at = body.indexOf(`--${boundary}`); at >= 0; at = body.indexOf(boundary, at + 3)) {
    parts++
    if (parts > MAX_PARTS) break
  }
  return parts
}

/** What was sent. The checks that need no parser stand here; the reader makes the others. */
async function uploadIn(form: FormData): Promise<Upload> {
  const text = form.get('text')
  const file = form.get('file')
  // A form sends an empty file without a name for a field that was left alone.
  if (!(file instanceof File) || (file.size === 0 && file.name === '')) {
    if (typeof text !== 'string' || text === '') throw new ApiError('fileMissing')
    if (text.trim() === '') throw new ApiError('textMissing')
    return { bytes: new TextEncoder().encode(text), fileName: '' }
  }
  const fileName = shownFileName(file.name)
  if (file.size > LIMITS.fileBytes) throw new ApiError('fileTooLarge')
  if (!FILE_EXTENSIONS.some((extension) => fileName.toLowerCase().endsWith(extension))) {
    throw new ApiError('fileTypeUnsupported')
  }
  if (file.size === 0) throw new ApiError('fileEmpty')
  return { bytes: new Uint8Array(await file.arrayBuffer()), fileName }
}

function resultOf({ record, reading }: StoredRecord): UploadResult {
  const { document, language } = reading
  return { recordId: record.id, fileName: record.fileName, document, language }
}

/** The language of the page that sent the form, for when the form cannot be read. */
function localeOfPage(c: Context<Env>): Locale {
  const segment = URL.parse(c.req.header('referer') ?? '')?.pathname.split('/')[1]
  return isLocale(segment) ? segment : DEFAULT_LOCALE
}

function homePath(locale: Locale, query: Record<string, string>): string {
  const home = locale === DEFAULT_LOCALE ? '/' : `/${locale}/`
  return `${home}?${new URLSearchParams(query)}`
}
