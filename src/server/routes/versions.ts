import { isDeepStrictEqual } from 'node:util'
import { Hono, type Context } from 'hono'
import { ENDPOINTS } from '#contract/api.ts'
import {
  NameVersionBodySchema,
  RestoreVersionBodySchema,
  VersionsQuerySchema,
  type SavedResume,
  type VersionList,
} from '#contract/saved-resume.ts'
import type { Dependencies, Env } from '../dependencies.ts'
import { found, ok } from '../errors.ts'
import { json, query } from '../middleware/validate.ts'
import type { Owner } from '../storage/owner.ts'
import { refusal } from './refusal.ts'

/** The states of a resume: list, look into one, name one, make one the newest. */
export function versionRoutes({ storage }: Dependencies) {
  const { resumes, versions } = storage

  async function presentOf(c: Context<Env>, id: string) {
    const owner = found(c.get('owner'))
    return { owner, present: found(await resumes.find(owner, id)) }
  }

  /** One state of a resume, the present one included. */
  async function stateOf(owner: Owner, present: SavedResume, version: number) {
    if (version === present.version) return present
    const { draft, name: _, ...state } = found(await versions.find(owner, present.id, version))
    return { id: present.id, ...state, ...draft } satisfies SavedResume
  }

  /** All states without their content, the present one first. */
  async function listOf(
    owner: Owner,
    { id, version, title, savedAt }: SavedResume,
  ): Promise<VersionList> {
    const name = await resumes.versionName(owner, id)
    return [{ version, title, savedAt, name }, ...(await versions.list(owner, id))]
  }

  return new Hono<Env>()
    .get(ENDPOINTS.versions.path, async (c) => {
      const { id, version } = query(c, VersionsQuerySchema)
      const { owner, present } = await presentOf(c, id)
      if (version !== undefined) return ok(c, await stateOf(owner, present, version))
      return ok(c, await listOf(owner, present))
    })
    .post(ENDPOINTS.nameVersion.path, async (c) => {
      const { id, version, name } = await json(c, NameVersionBodySchema)
      const { owner, present } = await presentOf(c, id)
      found((await resumes.nameVersion(owner, id, version, name)) || null)
      return ok(c, await listOf(owner, present))
    })
    .post(ENDPOINTS.restoreVersion.path, async (c) => {
      const { id, version } = await json(c, RestoreVersionBodySchema)
      const { present } = await presentOf(c, id)
      const owner = c.get('admit')()
      const { title, content, templateId, style } = await stateOf(owner, present, version)
      const restored = { ...present, title, content, templateId, style }
      // Asked for twice, or nothing to restore: no version that says the same again.
      if (isDeepStrictEqual(restored, present)) return ok(c, present)
      const resume = { title, draft: { content, templateId, style }, requestKey: null }
      const saved = await resumes.replace(owner, id, present.version, resume)
      if (!saved) throw await refusal(storage, owner, id)
      return ok(c, { ...restored, ...saved } satisfies SavedResume)
    })
}
