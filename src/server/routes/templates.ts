import { Hono } from 'hono'
import { ENDPOINTS, type Banner, type TemplateList, type UserType } from '#contract/api.ts'
import { templateRights } from '#contract/rights.ts'
import { TEMPLATES, restyled } from '#contract/template.ts'
import { reportOf } from '../analysis.ts'
import type { Dependencies, Env } from '../dependencies.ts'
import { draftReading } from '../draft-reading.ts'
import { ok } from '../errors.ts'
import { askOf } from '../middleware/ask.ts'
import { createThumbnails } from '../thumbnails.ts'

/** The templates and the latest resume, shown by their first pages; and what a plan opens. */
export function templateRoutes(dependencies: Dependencies) {
  const { storage, typesetter, judge, holderOf } = dependencies
  const thumbnailOf = createThumbnails(dependencies)

  return new Hono<Env>()
    .get(ENDPOINTS.templates.path, async (c) => {
      const owner = c.get('owner')
      const [holder, latest] = await Promise.all([
        holderOf(c),
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
        owned: templateRights(id, holder, made).download,
      }))
      return ok(c, (await Promise.all(templates)) satisfies TemplateList)
    })
    .get(ENDPOINTS.banner.path, async (c) => {
      const owner = c.get('owner')
      const latest = owner && (await storage.resumes.latest(owner))
      if (!latest) return ok(c, null satisfies Banner)
      const { id, title, savedAt, content, templateId, style } = latest
      const draft = { content, templateId, style }
      const [thumbnailSvg, { pages }] = await Promise.all([
        thumbnailOf(draft, askOf(c)),
        typesetter.preview(draft, askOf(c)),
      ])
      const { overall } = await reportOf(judge(draftReading(draft, pages.length), askOf(c)))
      return ok(c, { id, title, thumbnailSvg, score: overall, updatedAt: savedAt } satisfies Banner)
    })
    .get(ENDPOINTS.userType.path, async (c) => {
      const { plan } = await holderOf(c)
      return ok(c, (plan === 'pro' ? 2 : 0) satisfies UserType)
    })
}
