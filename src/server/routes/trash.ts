import { Hono } from 'hono'
import { ENDPOINTS } from '#contract/api.ts'
import { ResumeQuerySchema } from '#contract/saved-resume.ts'
import type { Dependencies, Env } from '../dependencies.ts'
import { found, ok } from '../errors.ts'
import { json, query } from '../middleware/validate.ts'

/** Deleting resumes and taking them back; each may be asked for twice. */
export function trashRoutes({ storage: { trash } }: Dependencies) {
  return new Hono<Env>()
    .delete(ENDPOINTS.deleteResume.path, async (c) => {
      const { id } = query(c, ResumeQuerySchema)
      found(await trash.put(found(c.get('owner')), id))
      return ok(c, null)
    })
    .get(ENDPOINTS.trash.path, async (c) => {
      const owner = c.get('owner')
      return ok(c, owner ? await trash.list(owner) : [])
    })
    .post(ENDPOINTS.restoreResume.path, async (c) => {
      const { id } = await json(c, ResumeQuerySchema)
      const restored = found(await trash.takeBack(found(c.get('owner')), id))
      // Whoever takes something back wants to keep it: a visitor's hour begins anew.
      c.get('admit')()
      return ok(c, restored)
    })
}
