import type { Stripe } from 'stripe'
import type { Account, PaidSubscription } from '../standing.ts'
import { idOf } from './reference.ts'

/** Whom it has charged more often than this has nothing to gain by the older ones. */
const MAX_CHARGES = 1_000

/** What a customer has bought, as Stripe knows it now. */
export async function accountOf(stripe: Stripe, customer: string): Promise<Account> {
  const [subscriptions, charges] = await Promise.all([
    stripe.subscriptions.list({
      customer,
      status: 'all',
      limit: 100,
      expand: ['data.latest_invoice.payments'],
    }),
    stripe.charges.list({ customer, limit: 100 }).autoPagingToArray({ limit: MAX_CHARGES }),
  ])
  const payments = charges.map(async ({ id, payment_intent, metadata, ...charge }) => ({
    id: idOf(payment_intent) ?? id,
    item: metadata.item,
    succeeded: charge.status === 'succeeded',
    refunded: charge.refunded,
    disputes: charge.disputed ? await disputesOf(stripe, id) : [],
  }))
  return {
    subscriptions: subscriptions.data.map(paidSubscription),
    payments: await Promise.all(payments),
  }
}

async function disputesOf(stripe: Stripe, charge: string): Promise<string[]> {
  const { data } = await stripe.disputes.list({ charge })
  return data.map(({ status }) => status)
}

function paidSubscription(subscription: Stripe.Subscription): PaidSubscription {
  const { metadata, status, items, latest_invoice: invoice } = subscription
  const [item] = items.data
  const payments = typeof invoice === 'object' ? (invoice?.payments?.data ?? []) : []
  return {
    item: metadata.item,
    status,
    periodStart: (item?.current_period_start ?? 0) * 1_000,
    periodEnd: (item?.current_period_end ?? 0) * 1_000,
    isEnding: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    payments: payments.flatMap(
      ({ payment }) => idOf(payment.payment_intent) ?? idOf(payment.charge) ?? [],
    ),
  }
}
