import { Hono, type Context } from 'hono'
import { ENDPOINTS } from '#contract/api.ts'
import {
  DownloadQuerySchema,
  FIT_HEADER,
  PDF_STANDARD_HEADER,
  READ_BACK_HEADER,
  READ_BACK_MISSING_HEADER,
} from '#contract/output.ts'
import type { Draft } from '#contract/draft.ts'
import { templateRights } from '#contract/rights.ts'
import type { TemplateId } from '#contract/template.ts'
import { reportOf } from '../analysis.ts'
import type { Dependencies, Env } from '../dependencies.ts'
import { draftReading, reportOnDraft } from '../draft-reading.ts'
import { ApiError, found, ok, okJson } from '../errors.ts'
import { attachment, downloadName } from '../file-name.ts'
import { askOf } from '../middleware/ask.ts'
import { body, query } from '../middleware/validate.ts'
import { createPageCounts } from '../page-counts.ts'

/** Proxies refuse headers of more than a few kilobytes; the count tells the rest. */
const MAX_MISSING = 40

interface DraftToDownload extends Draft {
  title: string
  /** The premium template that the saved resume was made with by right. */
  madeWith?: TemplateId | undefined
}

/** What is made of a draft: its pages, its score, its PDF. */
export function draftRoutes({ typesetter, judge, storage, entitlementsOf, log }: Dependencies) {
  /** The resume in the body, or else the saved one that the query names. */
  async function draftToDownload(c: Context<Env>): Promise<DraftToDownload> {
    const { id, title } = query(c, DownloadQuerySchema)
    const owner = c.get('owner')
    const madeWith = owner && id ? await storage.resumes.madeWith(owner, id) : undefined
    if (!id || c.req.header('content-type')) return { ...(await body(c, 'draft')), title, madeWith }
    const saved = found(owner && (await storage.resumes.find(owner, id)))
    return { ...saved, title: title || saved.title, madeWith }
  }

  const pageCounts = createPageCounts(typesetter)

  return new Hono<Env>()
    .post(ENDPOINTS.preview.path, async (c) => {
      const draft = await body(c, 'draft')
      const { pages, json } = await typesetter.previewJson(draft, askOf(c))
      pageCounts.note(draft, pages)
      return okJson(c, json)
    })
    .post(ENDPOINTS.score.path, async (c) => {
      const draft = await body(c, 'draft')
      const pages = await pageCounts.of(draft, askOf(c))
      const report = await reportOf(judge(draftReading(draft, pages), askOf(c)))
      return ok(c, reportOnDraft(report, draft))
    })
    .post(ENDPOINTS.download.path, async (c) => {
      const { title, content, templateId, style, madeWith } = await draftToDownload(c)
      if (!templateRights(templateId, await entitlementsOf(c), madeWith).download) {
        throw new ApiError('templateNotOwned')
      }
      const set = await typesetter.pdf({ content, templateId, style }, askOf(c))
      const { pdf, readBack, fit, notAccessible } = set
      c.header('Content-Type', 'application/pdf')
      c.header('Content-Disposition', attachment(downloadName(title, content.basics.name)))
      c.header(READ_BACK_HEADER, `${readBack.found}/${readBack.total}`)
      c.header(PDF_STANDARD_HEADER, notAccessible === undefined ? 'ua-1' : 'none')
      // The exporter's words may quote the resume, which logs never do.
      if (notAccessible !== undefined) log.error('notAccessible', { templateId })
      if (fit) c.header(FIT_HEADER, fit)
      const missing = readBack.missing.slice(0, MAX_MISSING).map(encodeURIComponent)
      if (missing.length > 0) c.header(READ_BACK_MISSING_HEADER, missing.join(','))
      return c.body(new Uint8Array(pdf))
    })
}
