import type { Kysely } from 'kysely'
import type { Item } from '#contract/account.ts'
import type { Entitlements } from '#contract/rights.ts'
import { TEMPLATE_IDS } from '#contract/template.ts'
import type { Tables } from './schema.ts'

/** Who gave it: an operator, or somebody's payment. */
export type Source = 'grant' | 'payment'

/** What somebody has, and until when (ms); null for no end. */
export type Held = Partial<Record<Item, number | null>>

export type Purchases = ReturnType<typeof createPurchases>

/** What people have beyond what everybody has. */
export function createPurchases(db: Kysely<Tables>, now: () => number) {
  return {
    /** The plan of somebody with an account, and the templates that are theirs. */
    async entitlements(userId: string): Promise<Entitlements> {
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

    /** Makes `held` all that somebody has from a source, in the transaction `within`. */
    async replace(
      within: Kysely<Tables>,
      userId: string,
      source: Source,
      held: Held,
    ): Promise<void> {
      const items = Object.entries(held)
      let others = within
        .deleteFrom('purchases')
        .where('user_id', '=', userId)
        .where('source', '=', source)
      if (items.length > 0) others = others.where('item', 'not in', Object.keys(held))
      await others.execute()
      for (const [item, until] of items) {
        await within
          .insertInto('purchases')
          .values({ user_id: userId, item, source, since: now(), until })
          .onConflict((same) => same.columns(['user_id', 'item', 'source']).doUpdateSet({ until }))
          .execute()
      }
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
