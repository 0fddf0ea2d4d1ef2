import { Hono } from 'hono'
import { ENDPOINTS } from '#contract/api.ts'
import type { Dependencies, Env } from '../dependencies.ts'
import { ApiError, ok } from '../errors.ts'

/** `live`: the process answers. `ready`: it can do its work, or says by its error why not. */
export function healthRoutes({ storage, vitals }: Dependencies) {
  return new Hono<Env>()
    .get(ENDPOINTS.live.path, (c) => ok(c, { status: 'live' }))
    .get(ENDPOINTS.ready.path, async (c) => {
      if (vitals.stopping) throw new ApiError('busy')
      await storage.check()
      return ok(c, { status: 'ready', loopDelayMs: vitals.loopDelay() })
    })
}
