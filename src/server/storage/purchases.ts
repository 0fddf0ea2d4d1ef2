import type { Kysely } from 'kysely'
import type { Holder } from '#contract/rights.ts'
import { TEMPLATE_IDS, type TemplateId } from '#contract/template.ts'
import type { Tables } from './schema.ts'

/** What can be had: Pro, or a premium template by itself. */
export type Item = 'pro' | TemplateId

/** Who gave it: an operator, or somebody's payment. */
export type Source = 'grant' | 'payment'

export type Purchases = ReturnType<typeof createPurchases>

/** What people have beyond what everybody has. */
export function createPurchases(db: Kysely<Tables>, now: () => number) {
  return {
    /** The plan of somebody with an account, and the templates that are theirs. */
    async holder(userId: string): Promise<Holder> {
      const rows = await db
        .selectFrom('purchases')
        .where('user_id', '=', userId)
        .select(['item', 'until'])
        .execute()
      const items = rows.filter(({ until }) => until === null || until > now())
      const bought = TEMPLATE_IDS.filter((id) => items.some(({ item }) => item === id))
      return { plan: items.some(({ item }) => item === 'pro') ? 'pro' : 'basic', bought }
    },

    /** @param until When it ends (ms); null for no end. */
    async give(
      userId: string,
      item: Item,
      source: Source,
      until: number | null = null,
    ): Promise<void> {
      await db
        .insertInto('purchases')
        .values({ user_id: userId, item, source, since: now(), until })
        .onConflict((same) => same.columns(['user_id', 'item', 'source']).doUpdateSet({ until }))
        .execute()
    },

    async take(userId: string, item: Item, source: Source): Promise<void> {
      await db
        .deleteFrom('purchases')
        .where('user_id', '=', userId)
        .where('item', '=', item)
        .where('source', '=', source)
        .execute()
    },
  }
}
