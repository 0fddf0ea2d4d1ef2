import type { Context } from 'hono'
import { VISITOR, type Holder } from '#contract/rights.ts'
import type { Env } from '../dependencies.ts'
import type { Storage } from '../storage/open.ts'

/** What the person behind a request has paid for. */
export type HolderOf = (c: Context<Env>) => Promise<Holder>

/** Whoever is not signed in is a visitor; of everybody else it is read from what they were given. */
export function createHolderOf({ purchases }: Pick<Storage, 'purchases'>): HolderOf {
  return async (c) => {
    const session = c.get('session')
    return session ? purchases.holder(session.userId) : VISITOR
  }
}
