import { Hono } from 'hono'
import { ENDPOINTS, type PublicConfig } from '#contract/api.ts'
import type { Dependencies, Env } from '../dependencies.ts'
import { ok } from '../errors.ts'

/** What the static pages are told about this deployment. */
export function configRoutes({ config }: Dependencies) {
  const { companyId, publicKey } = config.sign
  const told: PublicConfig = {
    model: config.model?.name ?? null,
    payment: config.payment !== null,
    login: config.login.kind,
    sign: { companyId, publicKey },
  }
  return new Hono<Env>().get(ENDPOINTS.config.path, (c) => ok(c, told))
}
