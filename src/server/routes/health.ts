import { Hono } from 'hono'
import { ENDPOINTS } from '#contract/api.ts'
import type { Dependencies, Env } from '../dependencies.ts'
import { ok } from '../errors.ts'

/** `live`: the process answers. `ready`: it can do its work, or says by its error why not. */
export function healthRoutes({ storage }: Dependencies) {
  return new Hono<Env>()
    .get(ENDPOINTS.live.path, (c) => ok(c, { status: 'live' }))
    .get(ENDPOINTS.ready.path, async (c) => {
      await storage.check()
      return ok(c, { status: 'ready' })
    })
}
