import { Hono } from 'hono'
import { ENDPOINTS, ResumesQuerySchema, SaveBodySchema, type ResumeList } from '#contract/api.ts'
import type { Dependencies, Env } from '../dependencies.ts'
import { ApiError, ok } from '../errors.ts'
import { requestKey } from '../middleware/request-key.ts'
import { json, query } from '../middleware/validate.ts'

const NOTHING: ResumeList = { items: [], next: null }

/** Saved resumes: list, open, save. */
export function resumeRoutes({ storage: { resumes } }: Dependencies) {
  return new Hono<Env>()
    .get(ENDPOINTS.resumes.path, async (c) => {
      const { id, cursor } = query(c, ResumesQuerySchema)
      const owner = c.get('owner')
      if (!id) return ok(c, owner ? await resumes.list(owner, cursor) : NOTHING)
      const found = owner && (await resumes.find(owner, id))
      if (!found) throw new ApiError('notFound')
      return ok(c, found)
    })
    .post(ENDPOINTS.saveResume.path, async (c) => {
      const { id, version, title, ...draft } = await json(c, SaveBodySchema, 'resumeInvalid')
      const resume = { title, draft, requestKey: requestKey(c) }
      if (!id) return ok(c, await resumes.add(c.get('admit')(), resume))
      // Without a version nobody could tell whether it overwrites something newer.
      if (version === undefined) throw new ApiError('badRequest')
      if (!c.get('owner')) throw new ApiError('notFound')
      const owner = c.get('admit')()
      const saved = await resumes.replace(owner, id, version, resume)
      if (saved) return ok(c, saved)
      const newer = await resumes.find(owner, id)
      throw newer ? new ApiError('conflict', { data: newer }) : new ApiError('notFound')
    })
}
