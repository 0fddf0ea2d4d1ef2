import { Hono } from 'hono'
import { ENDPOINTS, ResumeQuerySchema } from '#contract/api.ts'
import type { Dependencies, Env } from '../dependencies.ts'
import { ApiError, ok } from '../errors.ts'
import { json, query } from '../middleware/validate.ts'

/** Deleting resumes and taking them back; each may be asked for twice. */
export function trashRoutes({ storage: { trash } }: Dependencies) {
  return new Hono<Env>()
    .delete(ENDPOINTS.deleteResume.path, async (c) => {
      const { id } = query(c, ResumeQuerySchema)
      const owner = c.get('owner')
      if (!owner || !(await trash.put(owner, id))) throw new ApiError('notFound')
      return ok(c, null)
    })
    .get(ENDPOINTS.trash.path, async (c) => {
      const owner = c.get('owner')
      return ok(c, owner ? await trash.list(owner) : [])
    })
    .post(ENDPOINTS.restoreResume.path, async (c) => {
      const { id } = await json(c, ResumeQuerySchema)
      const known = c.get('owner')
      const restored = known && (await trash.takeBack(known, id))
      if (!restored) throw new ApiError('notFound')
      // Whoever takes something back wants to keep it: a visitor's hour begins anew.
      c.get('admit')()
      return ok(c, restored)
    })
}
