import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { SUBSCRIPTION_STATES } from '#contract/account.ts'
import { RETENTION_MS } from '#contract/retention.ts'
import type { Held, Purchases } from './purchases.ts'
import type { Tables } from './schema.ts'

/** How Pro is paid for. */
export interface Subscription {
  status: (typeof SUBSCRIPTION_STATES)[number]
  /** Milliseconds. */
  until: number
}

/** All that a customer has by paying, as the payment provider sees it at a moment. */
export interface Standing {
  held: Held
  subscription: Subscription | null
}

/** A look at the provider: its answer counts unless a later one was written before. */
export interface Look {
  userId: string
  customerId: string
  number: number
}

/** A message that has not taken effect yet. */
export interface WaitingEvent {
  id: string
  /** The customer, or the charge of one. */
  about: string
  tries: number
  receivedAt: number
}

export type Customers = ReturnType<typeof createCustomers>

/**
 * Whom the payment provider knows by what name, and its messages. What a message says is never
 * believed for long: it makes us look what the customer has now, so neither its place among the
 * others matters nor how often it comes.
 */
export function createCustomers(
  db: Kysely<Tables>,
  now: () => number,
  purchases: Pick<Purchases, 'replace'>,
) {
  /** Marks a message as having its effect; false when it had it before. */
  async function settledNow(within: Kysely<Tables>, id: string): Promise<boolean> {
    const { numUpdatedRows } = await within
      .updateTable('payment_events')
      .where('id', '=', id)
      .where('settled_at', 'is', null)
      .set({ settled_at: now(), next_try_at: null })
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0
  }

  return {
    /** The provider's name for somebody, and how they pay for Pro; null for no customer. */
    async find(userId: string) {
      const row = await db
        .selectFrom('customers')
        .where('user_id', '=', userId)
        .selectAll()
        .executeTakeFirst()
      return row ? { customerId: row.customer_id, subscription: subscriptionIn(row) } : null
    },

    /** Remembers whom a customer is; gives the name that was there first. */
    async link(userId: string, customerId: string): Promise<string> {
      await db
        .insertInto('customers')
        .values({ user_id: userId, customer_id: customerId, asked: 0, written: 0 })
        .onConflict((known) => known.doNothing())
        .execute()
      const row = await db
        .selectFrom('customers')
        .where('user_id', '=', userId)
        .select('customer_id')
        .executeTakeFirstOrThrow()
      return row.customer_id
    },

    async unlink(userId: string): Promise<void> {
      await db.deleteFrom('customers').where('user_id', '=', userId).execute()
    },

    /** Begins a look at what a customer has; null when nobody here is known by this name. */
    async look(customerId: string): Promise<Look | null> {
      const row = await db
        .updateTable('customers')
        .where('customer_id', '=', customerId)
        .set((eb) => ({ asked: eb('asked', '+', 1) }))
        .returning(['user_id', 'asked'])
        .executeTakeFirst()
      return row ? { userId: row.user_id, customerId, number: row.asked } : null
    },

    /**
     * Writes what a look has seen, once for each message.
     *
     * @param eventId The message that made us look, if it was one.
     * @returns Whether it was written: not when the message had its effect before.
     */
    settle(look: Look, standing: Standing, eventId?: string): Promise<boolean> {
      return db.transaction().execute(async (within) => {
        if (eventId !== undefined && !(await settledNow(within, eventId))) return false
        const { status = null, until = null } = standing.subscription ?? {}
        const { numUpdatedRows } = await within
          .updateTable('customers')
          .where('customer_id', '=', look.customerId)
          // What began to look later saw no less.
          .where('written', '<', look.number)
          .set({ written: look.number, pro_status: status, pro_until: until })
          .executeTakeFirstOrThrow()
        if (numUpdatedRows > 0) {
          await purchases.replace(within, look.userId, 'payment', standing.held)
        }
        return true
      })
    },

    /** Keeps a message until it has its effect; false when it has come before. */
    async keep(id: string, about: string, tryAt: number): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('payment_events')
        .values({ id, about, received_at: now(), settled_at: null, tries: 0, next_try_at: tryAt })
        .onConflict((known) => known.column('id').doNothing())
        .executeTakeFirstOrThrow()
      return Number(numInsertedOrUpdatedRows) > 0
    },

    /** @param nextTryAt Null gives it up. */
    async postpone(id: string, nextTryAt: number | null): Promise<void> {
      await db
        .updateTable('payment_events')
        .where('id', '=', id)
        .where('settled_at', 'is', null)
        .set((eb) => ({ tries: eb('tries', '+', 1), next_try_at: nextTryAt }))
        .execute()
    },

    /** Messages whose time to be tried again has come. */
    async waiting(limit: number): Promise<WaitingEvent[]> {
      const rows = await db
        .selectFrom('payment_events')
        .where('next_try_at', '<=', now())
        .orderBy('next_try_at')
        .limit(limit)
        .selectAll()
        .execute()
      return rows.map(({ id, about, tries, received_at: receivedAt }) => ({
        id,
        about,
        tries,
        receivedAt,
      }))
    },

    async sweep(): Promise<void> {
      await db
        .deleteFrom('payment_events')
        .where('received_at', '<=', now() - RETENTION_MS.paymentEvents)
        .execute()
    },
  }
}

const StatusSchema = v.picklist(SUBSCRIPTION_STATES)

function subscriptionIn(row: { pro_status: string | null; pro_until: number | null }) {
  const { pro_status: status, pro_until: until } = row
  return v.is(StatusSchema, status) && until !== null ? { status, until } : null
}
