import { isDeepStrictEqual } from 'node:util'
import { Hono, type Context } from 'hono'
import {
  ENDPOINTS,
  RestoreVersionBodySchema,
  VersionsQuerySchema,
  type SavedResume,
  type VersionList,
} from '#contract/api.ts'
import type { Dependencies, Env } from '../dependencies.ts'
import { ApiError, ok } from '../errors.ts'
import { json, query } from '../middleware/validate.ts'
import type { Owner } from '../storage/owner.ts'

/** The states of a resume: list, look into one, make one the newest. */
export function versionRoutes({ storage: { resumes, versions } }: Dependencies) {
  async function presentOf(c: Context<Env>, id: string) {
    const owner = c.get('owner')
    const present = owner && (await resumes.find(owner, id))
    if (!present) throw new ApiError('notFound')
    return { owner, present }
  }

  /** One state of a resume, the present one included. */
  async function stateOf(owner: Owner, present: SavedResume, version: number) {
    if (version === present.version) return present
    const state = await versions.find(owner, present.id, version)
    if (!state) throw new ApiError('notFound')
    const { draft, title, savedAt } = state
    const saved = { id: present.id, version, title, savedAt: new Date(savedAt).toISOString() }
    return { ...saved, ...draft } satisfies SavedResume
  }

  return new Hono<Env>()
    .get(ENDPOINTS.versions.path, async (c) => {
      const { id, version } = query(c, VersionsQuerySchema)
      const { owner, present } = await presentOf(c, id)
      if (version !== undefined) return ok(c, await stateOf(owner, present, version))
      const earlier = await versions.list(owner, id)
      return ok(c, [
        { version: present.version, title: present.title, savedAt: present.savedAt },
        ...earlier.map((state) => ({ ...state, savedAt: new Date(state.savedAt).toISOString() })),
      ] satisfies VersionList)
    })
    .post(ENDPOINTS.restoreVersion.path, async (c) => {
      const { id, version } = await json(c, RestoreVersionBodySchema)
      const { present } = await presentOf(c, id)
      const owner = c.get('admit')()
      const { title, content, templateId, style } = await stateOf(owner, present, version)
      const restored = { ...present, title, content, templateId, style }
      // Asked for twice, or nothing to restore: no version that says the same again.
      if (isDeepStrictEqual(restored, present)) return ok(c, present)
      const draft = { content, templateId, style }
      const saved = await resumes.replace(owner, id, present.version, {
        title,
        draft,
        requestKey: null,
      })
      if (saved) return ok(c, { ...restored, ...saved } satisfies SavedResume)
      const newer = await resumes.find(owner, id)
      throw newer ? new ApiError('conflict', { data: newer }) : new ApiError('notFound')
    })
}
