import type { Context } from 'hono'
import type { Quota } from '#contract/account.ts'
import { PLAN_TABLE, type Allowance } from '#contract/plans.ts'
import type { Dependencies, Env } from '../dependencies.ts'
import { ApiError } from '../errors.ts'

/** An analysis for which there was room. */
export interface Place {
  /** It was delivered. */
  settle(): Promise<void>
  /** It failed, and costs nothing. */
  release(): Promise<void>
}

/** Whose analyses are counted; somebody who has nothing here yet has had none. */
const subjectOf = (c: Context<Env>) => c.get('owner')?.id ?? null

/** How many analyses somebody's plan allows, and how many of them they have had. */
export function createQuota({
  config,
  entitlementsOf,
  now,
  storage: { usage },
}: Pick<Dependencies, 'config' | 'entitlementsOf' | 'now' | 'storage'>) {
  const { rateLimitFactor: factor } = config

  async function allowanceOf(c: Context<Env>) {
    const { plan } = await entitlementsOf(c)
    const { count, hours } = PLAN_TABLE[plan].analyses
    return { plan, allowance: { count: count * factor, hours } satisfies Allowance }
  }

  return {
    /** What is left, to be told before it bites; null where nothing is limited. */
    async of(c: Context<Env>): Promise<Quota> {
      if (factor === 0) return null
      const { plan, allowance } = await allowanceOf(c)
      const subject = subjectOf(c)
      const { used, freeAt } = subject
        ? await usage.used(subject, allowance)
        : { used: 0, freeAt: null }
      return {
        plan,
        ...allowance,
        used,
        freeAt: freeAt === null ? null : new Date(freeAt).toISOString(),
      }
    },

    /**
     * Makes room for the analysis of a record.
     *
     * @throws ApiError analysesUsedUp
     */
    async take(c: Context<Env>, recordId: string): Promise<Place> {
      const subject = subjectOf(c)
      if (factor === 0 || !subject) return UNCOUNTED
      const { plan, allowance } = await allowanceOf(c)
      const freeAt = await usage.take(subject, recordId, allowance)
      if (freeAt !== null) {
        const retryAfter = Math.max(1, Math.ceil((freeAt - now()) / 1_000))
        const data = { plan, ...allowance, freeAt: new Date(freeAt).toISOString() }
        throw new ApiError('analysesUsedUp', { data, retryAfter })
      }
      return {
        settle: () => usage.settle(subject, recordId, allowance),
        release: () => usage.release(subject, recordId),
      }
    },
  }
}

const UNCOUNTED: Place = { settle: async () => undefined, release: async () => undefined }
