import { Hono, type Context } from 'hono'
import {
  DownloadQuerySchema,
  ENDPOINTS,
  READ_BACK_HEADER,
  READ_BACK_MISSING_HEADER,
  type TemplateList,
} from '#contract/api.ts'
import { DraftOrResumeSchema, type Draft } from '#contract/draft.ts'
import { TEMPLATES } from '#contract/template.ts'
import { reportOf } from '../analysis.ts'
import type { Dependencies, Env } from '../dependencies.ts'
import { draftReading } from '../draft-reading.ts'
import { ApiError, ok } from '../errors.ts'
import { attachment, downloadName } from '../file-name.ts'
import { json, query } from '../middleware/validate.ts'

/** Proxies refuse headers of more than a few kilobytes; the count tells the rest. */
const MAX_MISSING = 40

const draftIn = (c: Context<Env>) => json(c, DraftOrResumeSchema, 'resumeInvalid')

/** What is made of a draft: its pages, its score, its PDF; and the templates to choose from. */
export function draftRoutes({ typesetter, judge, storage }: Dependencies) {
  /** A saved resume when the query names one, else the one in the body. */
  async function draftToDownload(c: Context<Env>): Promise<Draft & { title: string }> {
    const { id, title } = query(c, DownloadQuerySchema)
    if (!id) return { ...(await draftIn(c)), title }
    const owner = c.get('owner')
    const saved = owner && (await storage.resumes.find(owner, id))
    if (!saved) throw new ApiError('notFound')
    return { ...saved, title: title || saved.title }
  }

  return new Hono<Env>()
    .post(ENDPOINTS.preview.path, async (c) => ok(c, await typesetter.preview(await draftIn(c))))
    .post(ENDPOINTS.score.path, async (c) => {
      const draft = await draftIn(c)
      const { pages } = await typesetter.preview(draft)
      return ok(c, await reportOf(judge(draftReading(draft, pages.length))))
    })
    .post(ENDPOINTS.download.path, async (c) => {
      const { title, content, templateId, style } = await draftToDownload(c)
      const { pdf, readBack } = await typesetter.pdf({ content, templateId, style })
      c.header('Content-Type', 'application/pdf')
      c.header('Content-Disposition', attachment(downloadName(title, content.basics.name)))
      c.header(READ_BACK_HEADER, `${readBack.found}/${readBack.total}`)
      const missing = readBack.missing.slice(0, MAX_MISSING).map(encodeURIComponent)
      if (missing.length > 0) c.header(READ_BACK_MISSING_HEADER, missing.join(','))
      return c.body(new Uint8Array(pdf))
    })
    .get(ENDPOINTS.templates.path, (c) =>
      ok(
        c,
        TEMPLATES.map(({ id, tier }) => ({
          id,
          // The key of its name in `locales/<locale>/templates.json`.
          name: id,
          tier,
          thumbnail: null,
          owned: true,
        })) satisfies TemplateList,
      ),
    )
}
