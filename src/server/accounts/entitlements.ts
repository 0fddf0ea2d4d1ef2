import type { Context } from 'hono'
import { VISITOR, type Entitlements } from '#contract/rights.ts'
import type { Env } from '../dependencies.ts'
import type { Storage } from '../storage/open.ts'

/** What the person behind a request has paid for. */
export type EntitlementsOf = (c: Context<Env>) => Promise<Entitlements>

/** Whoever is not signed in is a visitor; of everybody else it is read from what they were given. */
export function createEntitlementsOf({ purchases }: Pick<Storage, 'purchases'>): EntitlementsOf {
  return async (c) => {
    const session = c.get('session')
    return session ? purchases.entitlements(session.userId) : VISITOR
  }
}
