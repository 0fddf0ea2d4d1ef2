import { Hono } from 'hono'
import { ENDPOINTS, RecordQuerySchema } from '#contract/api.ts'
import {
  DeleteRecordQuerySchema,
  DeleteResumeQuerySchema,
  ResumeQuerySchema,
} from '#contract/saved-resume.ts'
import type { Dependencies, Env } from '../dependencies.ts'
import { found, ok } from '../errors.ts'
import { json, query } from '../middleware/validate.ts'

/** Deleting resumes and analyses and taking them back; each may be asked for twice. */
export function trashRoutes({ storage: { records, recordTrash, trash } }: Dependencies) {
  return new Hono<Env>()
    .delete(ENDPOINTS.deleteResume.path, async (c) => {
      const { id, forGood } = query(c, DeleteResumeQuerySchema)
      const owner = found(c.get('owner'))
      found(await trash.put(owner, id))
      if (forGood) await trash.empty(owner, id)
      return ok(c, null)
    })
    .delete(ENDPOINTS.deleteRecord.path, async (c) => {
      const { recordId, forGood } = query(c, DeleteRecordQuerySchema)
      const owner = found(c.get('owner'))
      found(await (forGood ? records.remove(owner, recordId) : recordTrash.put(owner, recordId)))
      return ok(c, null)
    })
    .get(ENDPOINTS.trash.path, async (c) => {
      const owner = c.get('owner')
      if (!owner) return ok(c, [])
      const all = [...(await trash.list(owner)), ...(await recordTrash.list(owner))]
      return ok(
        c,
        all.toSorted((one, other) => other.deletedAt.localeCompare(one.deletedAt)),
      )
    })
    .post(ENDPOINTS.restoreRecord.path, async (c) => {
      const { recordId } = await json(c, RecordQuerySchema)
      const restored = found(await recordTrash.takeBack(found(c.get('owner')), recordId))
      c.get('admit')()
      return ok(c, restored)
    })
    .post(ENDPOINTS.restoreResume.path, async (c) => {
      const { id } = await json(c, ResumeQuerySchema)
      const restored = found(await trash.takeBack(found(c.get('owner')), id))
      // Whoever takes something back wants to keep it: a visitor's hour begins anew.
      c.get('admit')()
      return ok(c, restored)
    })
}
