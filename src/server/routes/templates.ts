import { Hono } from 'hono'
import { ENDPOINTS, type Banner, type TemplateList, type UserType } from '#contract/api.ts'
import { ThumbnailQuerySchema, type ThumbnailQuery } from '#contract/saved-resume.ts'
import type { Draft } from '#contract/draft.ts'
import { templateRights } from '#contract/rights.ts'
import { DEFAULT_TEMPLATE, TEMPLATES, defaultStyle, restyled } from '#contract/template.ts'
import { reportOf } from '../analysis.ts'
import type { Dependencies, Env } from '../dependencies.ts'
import { draftReading } from '../draft-reading.ts'
import { found, ok } from '../errors.ts'
import { askOf } from '../middleware/ask.ts'
import { query } from '../middleware/validate.ts'
import type { Owner } from '../storage/owner.ts'
import { createThumbnails } from '../thumbnails.ts'

/** The templates and the latest resume, shown by their first pages; and what a plan opens. */
export function templateRoutes(dependencies: Dependencies) {
  const { storage, typesetter, judge, entitlementsOf } = dependencies
  const thumbnailOf = createThumbnails(dependencies)

  /** A saved resume, or what was read of a file in the looks that came with it. */
  async function draftOf(owner: Owner, asked: ThumbnailQuery): Promise<Draft> {
    if ('id' in asked) {
      const { content, templateId, style } = found(await storage.resumes.find(owner, asked.id))
      return { content, templateId, style }
    }
    const { reading } = found(await storage.records.find(owner, asked.recordId))
    const usual = { templateId: DEFAULT_TEMPLATE, style: defaultStyle() }
    return { content: reading.resume, ...(reading.looks ?? usual) }
  }

  return new Hono<Env>()
    .get(ENDPOINTS.templates.path, async (c) => {
      const owner = c.get('owner')
      const [entitlements, latest] = await Promise.all([
        entitlementsOf(c),
        owner && storage.resumes.latest(owner),
      ])
      const made = latest && owner ? await storage.resumes.madeWith(owner, latest.id) : undefined
      const templates = TEMPLATES.map(async ({ id, tier }) => ({
        id,
        // The key of its name in `locales/<locale>/templates.json`.
        name: id,
        tier,
        thumbnail:
          latest &&
          (await thumbnailOf(
            {
              content: latest.content,
              templateId: id,
              style: restyled(latest.style, latest.templateId, id),
            },
            askOf(c),
          )),
        owned: templateRights(id, entitlements, made).download,
      }))
      return ok(c, (await Promise.all(templates)) satisfies TemplateList)
    })
    .get(ENDPOINTS.thumbnail.path, async (c) => {
      const asked = query(c, ThumbnailQuerySchema)
      const draft = await draftOf(found(c.get('owner')), asked)
      return ok(c, { svg: await thumbnailOf(draft, askOf(c)) })
    })
    .get(ENDPOINTS.banner.path, async (c) => {
      const owner = c.get('owner')
      const latest = owner && (await storage.resumes.latest(owner))
      if (!latest) return ok(c, null satisfies Banner)
      const { id, title, savedAt, content, templateId, style } = latest
      const draft = { content, templateId, style }
      const [thumbnailSvg, pages] = await Promise.all([
        thumbnailOf(draft, askOf(c)),
        typesetter.pageCount(draft, askOf(c)),
      ])
      const { overall } = await reportOf(judge(draftReading(draft, pages), askOf(c)))
      return ok(c, { id, title, thumbnailSvg, score: overall, updatedAt: savedAt } satisfies Banner)
    })
    .get(ENDPOINTS.userType.path, async (c) => {
      const { plan } = await entitlementsOf(c)
      return ok(c, (plan === 'pro' ? 2 : 0) satisfies UserType)
    })
}
