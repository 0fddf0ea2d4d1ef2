import { Hono, type Context } from 'hono'
import { accepts } from 'hono/accepts'
import { ENDPOINTS, type UploadResult } from '#contract/api.ts'
import { FILE_EXTENSIONS, LIMITS } from '#contract/limits.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#contract/locales.ts'
import { pagePath } from '#contract/pages.ts'
import type { Dependencies, Env } from '../dependencies.ts'
import { ApiError, asApiError, logFailure, ok } from '../errors.ts'
import { shownFileName } from '../file-name.ts'
import { readBody } from '../middleware/body.ts'
import { askOf } from '../middleware/ask.ts'
import { partsOf, type Part } from '../middleware/multipart.ts'
import { requestBody, requestKey } from '../middleware/request-key.ts'
import { PASTED_TEXT } from '../reading/document.ts'
import type { StoredRecord } from '../storage/record-row.ts'

/** Boundaries, part headers and the other fields of a form. */
const MULTIPART_OVERHEAD = 64 * 1024

/** The form has three fields. */
const MAX_PARTS = 12

/** How much of a file that is far too large is taken, so that a browser hears why it was not. */
const DRAINED_BYTES = 32 * 1024 * 1024

/** Bytes of the longest text that is read at all, in letters of three bytes, and some spaces. */
const TEXT_BYTES = 4 * LIMITS.characters

type Form = Map<string, Part>

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
    const chosen = form.get('locale')?.bytes.toString()
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
  form: Form,
): Promise<StoredRecord> {
  const { bytes, fileName } = uploadIn(form)
  const request = { requestKey: requestKey(c), requestBody: requestBody(c, fileName, bytes) }
  const known = c.get('owner')
  const earlier = known && (await storage.records.findByRequest(known, request))
  if (earlier) return earlier
  const reading = await reader.read(bytes, fileName || PASTED_TEXT, askOf(c))
  return storage.records.add(c.get('admit')(), { fileName, reading, ...request })
}

async function readForm(c: Context<Env>): Promise<Form> {
  const body = await readBody(c, LIMITS.fileBytes + MULTIPART_OVERHEAD, {
    tooLarge: 'fileTooLarge',
    drained: DRAINED_BYTES,
  })
  const form = partsOf(body, c.req.header('content-type') ?? '', MAX_PARTS)
  if (!form) throw new ApiError('badRequest')
  return form
}

/** What was sent. The checks that need no parser stand here; the reader makes the others. */
function uploadIn(form: Form): Upload {
  const text = form.get('text')
  const file = form.get('file')
  // A form sends an empty file without a name for a field that was left alone.
  if (!file || file.fileName === null || (file.bytes.length === 0 && file.fileName === '')) {
    if (!text || text.fileName !== null || text.bytes.length === 0)
      throw new ApiError(form.has('pasted') ? 'textMissing' : 'fileMissing')
    if (text.bytes.length > TEXT_BYTES) throw new ApiError('fileTooLong')
    if (text.bytes.toString().trim() === '') throw new ApiError('textMissing')
    return { bytes: text.bytes, fileName: '' }
  }
  const fileName = shownFileName(file.fileName)
  if (file.bytes.length > LIMITS.fileBytes) throw new ApiError('fileTooLarge')
  if (!FILE_EXTENSIONS.some((extension) => fileName.toLowerCase().endsWith(extension))) {
    throw new ApiError('fileTypeUnsupported')
  }
  if (file.bytes.length === 0) throw new ApiError('fileEmpty')
  return { bytes: file.bytes, fileName }
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
  return `${pagePath('home', locale)}?${new URLSearchParams(query)}`
}
