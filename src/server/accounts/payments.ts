import type { Item, Purchases } from '#contract/account.ts'
import type { Locale } from '#contract/locales.ts'
import { ApiError } from '../errors.ts'
import { errorFields, type Log } from '../log.ts'
import type { Storage } from '../storage/open.ts'
import { CustomerMissing } from './stripe/customer-missing.ts'
import type { PaymentEvent } from './stripe/events.ts'
import type { PaymentProvider } from './stripe/provider.ts'

interface Parts {
  provider: PaymentProvider
  storage: Pick<Storage, 'customers' | 'purchases' | 'users'>
  log: Log
  /** Milliseconds. */
  now: () => number
}

export type Payments = ReturnType<typeof createPayments>

const MINUTE = 60_000

/** Between tries of a message that cannot take effect yet, doubled each time. */
const LONGEST_PAUSE_MS = 6 * 60 * MINUTE

/** As long as the provider itself would go on. */
const PATIENCE_MS = 3 * 24 * 60 * MINUTE

/** Of messages that wait, tried at once. */
const BATCH = 50

/**
 * Buying, and what comes of it. Whatever happens at the provider, it only makes us look there
 * anew: what a customer has is what the provider says now, never what a message or an address
 * said then.
 */
export function createPayments({ provider, storage, log, now }: Parts) {
  const { customers, purchases, users } = storage

  /** Looks what a customer has, and writes it; false for a customer of nobody here. */
  async function look(customerId: string, eventId?: string): Promise<boolean> {
    const begun = (await customers.look(customerId)) ?? (await adopted(customerId))
    if (!begun) return false
    await customers.settle(begun, await provider.standing(customerId), eventId)
    return true
  }

  /** A customer whom we have made, but of whom we know nothing any more. */
  async function adopted(customerId: string) {
    const userId = await provider.userOf(customerId)
    if (!userId || !(await users.find(userId))) return null
    await customers.link(userId, customerId)
    return customers.look(customerId)
  }

  /** The provider's name for somebody, with what they have being up to date. */
  async function customerFor(userId: string): Promise<string> {
    const known = await customers.find(userId)
    if (known) {
      try {
        await look(known.customerId)
        return known.customerId
      } catch (error) {
        if (!(error instanceof CustomerMissing)) throw error
        await customers.unlink(userId)
      }
    }
    const person = await users.find(userId)
    if (!person) throw new ApiError('sessionExpired')
    return customers.link(userId, await provider.newCustomer(person, known?.customerId))
  }

  /** @throws ApiError alreadyBought */
  async function mustBeNew(userId: string, item: Item): Promise<void> {
    const { plan, bought } = await purchases.entitlements(userId)
    const has = item === 'pro' ? plan === 'pro' : bought.includes(item)
    if (has) throw new ApiError('alreadyBought')
  }

  /** Lets a message take effect, or keeps it for later. */
  async function settle({ id, about }: PaymentEvent, tries: number, receivedAt: number) {
    const customerId = await provider.customerOf(about)
    if (customerId && (await look(customerId, id))) return
    await postpone(id, tries, receivedAt, 'unknown customer')
  }

  async function postpone(id: string, tries: number, receivedAt: number, reason: string) {
    const pause = Math.min(LONGEST_PAUSE_MS, MINUTE * 2 ** tries)
    const isOver = now() + pause > receivedAt + PATIENCE_MS
    await customers.postpone(id, isOver ? null : now() + pause)
    log.error('payment event', { id, tries, reason, isOver })
  }

  async function attempt(event: PaymentEvent, tries: number, receivedAt: number): Promise<void> {
    try {
      await settle(event, tries, receivedAt)
    } catch (error) {
      log.error('payment event', { id: event.id, ...errorFields(error) })
      await postpone(event.id, tries, receivedAt, 'failed')
    }
  }

  return {
    /**
     * The address of a page where somebody can buy something.
     *
     * @param key Of the request: sent again, it leads to the same page.
     * @throws ApiError alreadyBought, requestReused, paymentUnavailable
     */
    async buy(userId: string, item: Item, locale: Locale, key: string | null): Promise<string> {
      await mustBeNew(userId, item)
      const customerId = await customerFor(userId)
      // The look may have found what no message has told yet.
      await mustBeNew(userId, item)
      return provider.checkout({ customerId, userId, item, locale, key })
    },

    /**
     * The address of the page where somebody looks after what they bought.
     *
     * @throws ApiError nothingBought, paymentUnavailable
     */
    async portal(userId: string, locale: Locale): Promise<string> {
      const known = await customers.find(userId)
      if (!known) throw new ApiError('nothingBought')
      return provider.portal(known.customerId, locale).catch((error: unknown) => {
        throw error instanceof CustomerMissing ? new ApiError('nothingBought') : error
      })
    },

    /**
     * Takes a message of the provider. Once this has resolved, it will take effect.
     *
     * @throws ApiError webhookInvalid
     */
    async receive(body: Uint8Array, signature: string): Promise<void> {
      const event = provider.eventIn(body, signature)
      if (!event) return
      const isNew = await customers.keep(event.id, event.about, now() + MINUTE)
      if (isNew) await attempt(event, 0, now())
    },

    /** Tries again what could not take effect yet. */
    async retry(): Promise<void> {
      for (const { tries, receivedAt, ...event } of await customers.waiting(BATCH)) {
        await attempt(event, tries, receivedAt)
      }
    },

    /** Ends whatever somebody still pays for, when they leave for good. */
    async forget(userId: string): Promise<void> {
      const known = await customers.find(userId)
      if (!known) return
      await provider.deleteCustomer(known.customerId)
      await customers.unlink(userId)
    },
  }
}

/** What somebody has, and how they pay for it. */
export async function purchasesOf(
  { purchases, customers }: Pick<Storage, 'customers' | 'purchases'>,
  userId: string,
  now: number,
): Promise<Purchases> {
  const [{ plan, bought }, customer] = await Promise.all([
    purchases.entitlements(userId),
    customers.find(userId),
  ])
  const paid = customer?.subscription
  const subscription = paid && paid.until > now ? paid : null
  return {
    plan,
    bought: [...bought],
    subscription: subscription && {
      status: subscription.status,
      until: new Date(subscription.until).toISOString(),
    },
    isCustomer: Boolean(customer),
  }
}
