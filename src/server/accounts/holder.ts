import type { Context } from 'hono'
import { VISITOR, type Holder } from '#contract/rights.ts'
import type { Env } from '../dependencies.ts'

/** What the person behind a request has paid for. */
export type HolderOf = (c: Context<Env>) => Promise<Holder>

/** As long as there are no accounts, everybody is a visitor. */
export const holderOf: HolderOf = () => Promise.resolve(VISITOR)
