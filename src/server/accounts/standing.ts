import { ITEMS, type Item } from '#contract/account.ts'
import { PAYMENT_GRACE_DAYS } from '#contract/plans.ts'
import { DAY_MS } from '#contract/retention.ts'
import type { Standing, Subscription } from '../storage/customers.ts'

/** What the payment provider knows of a customer, as far as it decides what they have. */
export interface Account {
  subscriptions: readonly PaidSubscription[]
  payments: readonly Payment[]
}

export interface PaidSubscription {
  /** What we noted on it when it was begun. */
  item: string | undefined
  /** As the provider names it. */
  status: string
  /** Milliseconds. */
  periodStart: number
  periodEnd: number
  /** Cancelled to the end of what is paid. */
  isEnding: boolean
  /** Ids of the payments of its newest invoice. */
  payments: readonly string[]
}

export interface Payment {
  id: string
  item: string | undefined
  succeeded: boolean
  /** All of it was given back. */
  refunded: boolean
  /** Where the bank takes it back: the state of each dispute, as the provider names it. */
  disputes: readonly string[]
}

const GRACE_MS = PAYMENT_GRACE_DAYS * DAY_MS

/**
 * Until when a subscription gives Pro (ms). One that goes on gives it a little longer than is
 * paid, so that nobody loses it between two periods, or while a declined card is tried again; a
 * message that never reached us then takes it back all the same.
 */
const UNTIL: Record<string, (subscription: PaidSubscription) => Subscription> = {
  active: ({ isEnding, periodEnd }) =>
    isEnding
      ? { status: 'ending', until: periodEnd }
      : { status: 'active', until: periodEnd + GRACE_MS },
  trialing: ({ periodEnd }) => ({ status: 'active', until: periodEnd + GRACE_MS }),
  // Its period has begun already; it is the payment for it that failed.
  past_due: ({ periodStart }) => ({ status: 'pastDue', until: periodStart + GRACE_MS }),
}

/** Disputes that leave us the money: won, or only an inquiry so far. */
const HARMLESS = new Set([
  'won',
  'prevented',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
])

/** Whether we have been paid, and still are. */
function isKept({ succeeded, refunded, disputes }: Payment): boolean {
  return succeeded && !refunded && disputes.every((status) => HARMLESS.has(status))
}

/** What somebody has who stands with the payment provider like this. */
export function standingOf({ subscriptions, payments }: Account): Standing {
  const takenBack = new Set(
    payments.filter((one) => one.succeeded && !isKept(one)).map(({ id }) => id),
  )
  const [subscription = null] = subscriptions
    .filter(({ item, payments: own }) => item === 'pro' && !own.some((id) => takenBack.has(id)))
    .flatMap((one) => UNTIL[one.status]?.(one) ?? [])
    .toSorted((a, b) => b.until - a.until)
  const templates = payments
    .filter((one) => isKept(one) && one.item !== 'pro' && isItem(one.item))
    .map(({ item }) => [item, null] as const)
  const pro = subscription && { pro: subscription.until }
  return { subscription, held: { ...Object.fromEntries(templates), ...pro } }
}

const isItem = (item: string | undefined): item is Item =>
  (ITEMS as readonly (string | undefined)[]).includes(item)
