import { Hono } from 'hono'
import { RevokeSessionQuerySchema, type SessionList } from '#contract/account.ts'
import { ENDPOINTS } from '#contract/api.ts'
import { createQuota } from '../accounts/quota.ts'
import { deviceOf } from '../accounts/user-agent.ts'
import type { Dependencies, Env } from '../dependencies.ts'
import { found, ok } from '../errors.ts'
import { signedIn } from '../middleware/session.ts'
import { query } from '../middleware/validate.ts'

const timeOf = (ms: number) => new Date(ms).toISOString()

/** Where somebody is signed in, and what their plan leaves them. */
export function sessionRoutes(dependencies: Dependencies) {
  const { sessions } = dependencies.storage
  const quota = createQuota(dependencies)
  return new Hono<Env>()
    .get(ENDPOINTS.quota.path, async (c) => ok(c, await quota.of(c)))
    .get(ENDPOINTS.sessions.path, async (c) => {
      const { id: current, userId } = signedIn(c)
      const list = await sessions.list(userId)
      return ok(
        c,
        list.map(({ id, agent, createdAt, seenAt }) => ({
          id,
          current: id === current,
          ...deviceOf(agent),
          signedInAt: timeOf(createdAt),
          seenAt: timeOf(seenAt),
        })) satisfies SessionList,
      )
    })
    .delete(ENDPOINTS.revokeSession.path, async (c) => {
      const { id } = query(c, RevokeSessionQuerySchema)
      const { id: current, userId } = signedIn(c)
      if (id) found(await sessions.revoke(userId, id))
      else await sessions.revokeOthers(userId, current)
      return ok(c, null)
    })
}
