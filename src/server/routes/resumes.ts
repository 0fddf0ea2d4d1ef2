import { Hono, type Context } from 'hono'
import { ENDPOINTS } from '#contract/api.ts'
import {
  ChangeTemplateBodySchema,
  ResumesQuerySchema,
  type ResumeList,
  type SaveResult,
} from '#contract/saved-resume.ts'
import { templateRights } from '#contract/rights.ts'
import { TEMPLATES, type TemplateId } from '#contract/template.ts'
import type { Dependencies, Env } from '../dependencies.ts'
import { ApiError, found, ok } from '../errors.ts'
import { requestBody, requestKey } from '../middleware/request-key.ts'
import { body, json, query } from '../middleware/validate.ts'
import { refusal } from './refusal.ts'

const NOTHING: ResumeList = { items: [], next: null }

/** Saved resumes: list, open, save, other looks. */
export function resumeRoutes({ storage, entitlementsOf }: Dependencies) {
  const { resumes } = storage

  /** The template, when it is a premium one that this person has a right to. */
  async function madeWith(c: Context<Env>, id: TemplateId): Promise<TemplateId | undefined> {
    const isFree = TEMPLATES.some((template) => template.id === id && template.tier === 'free')
    if (isFree) return undefined
    return templateRights(id, await entitlementsOf(c)).download ? id : undefined
  }

  return new Hono<Env>()
    .get(ENDPOINTS.resumes.path, async (c) => {
      const { id, cursor } = query(c, ResumesQuerySchema)
      const owner = c.get('owner')
      if (!id) return ok(c, owner ? await resumes.list(owner, cursor) : NOTHING)
      return ok(c, found(owner && (await resumes.find(owner, id))))
    })
    .post(ENDPOINTS.saveResume.path, async (c) => {
      const { id, version, title, ...draft } = await body(c, 'save')
      const resume = {
        title,
        draft,
        madeWith: await madeWith(c, draft.templateId),
        requestKey: requestKey(c),
        requestBody: requestBody(c, id ?? '', title, draft),
      }
      if (!id) return ok(c, await resumes.add(c.get('admit')(), resume))
      // Without a version nobody could tell whether it overwrites something newer.
      if (version === undefined) throw new ApiError('badRequest')
      found(c.get('owner'))
      const owner = c.get('admit')()
      const saved = await resumes.replace(owner, id, version, resume)
      if (!saved) throw await refusal(storage, owner, id)
      return ok(c, saved)
    })
    .post(ENDPOINTS.changeTemplate.path, async (c) => {
      const { id, templateId, style } = await json(c, ChangeTemplateBodySchema)
      const known = found(c.get('owner'))
      const present = await resumes.find(known, id)
      if (!present) throw await refusal(storage, known, id)
      const owner = c.get('admit')()
      const changed: SaveResult | null = await resumes.replace(owner, id, present.version, {
        title: present.title,
        draft: { content: present.content, templateId, style },
        madeWith: await madeWith(c, templateId),
        requestKey: requestKey(c),
        requestBody: requestBody(c, id, templateId, style),
      })
      if (!changed) throw await refusal(storage, owner, id)
      return ok(c, changed)
    })
}
