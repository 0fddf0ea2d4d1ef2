import type { Stripe } from 'stripe'
import { ApiError } from '../../errors.ts'
import { idOf, type Reference } from './reference.ts'

/** A message that concerns what somebody has. */
export interface PaymentEvent {
  id: string
  /** The customer, or the charge of one. */
  about: string
}

/** How old (s) a signature may be. */
const TOLERANCE_S = 300

/** Messages after which somebody may have something else than before. */
const EVENTS = new Set<string>([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.succeeded',
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
])

/** What the object of an event may name: its customer, or at least its charge. */
interface Subject {
  customer?: Reference
  charge?: Reference
}
const subjectOf = ({ customer, charge }: Subject) => idOf(customer) ?? idOf(charge)

interface Message {
  body: Uint8Array
  /** The header `Stripe-Signature`. */
  signature: string
  /** Of the endpoint. */
  secret: string
  /** Milliseconds. */
  now: number
}

/**
 * What a message says; null when it concerns nobody's purchases.
 *
 * @throws ApiError webhookInvalid, when Stripe did not sign exactly this within minutes.
 */
export function eventIn(
  { webhooks }: Stripe,
  { body, signature, secret, now }: Message,
): PaymentEvent | null {
  try {
    const event = webhooks.constructEvent(body, signature, secret, TOLERANCE_S, undefined, now)
    const about = EVENTS.has(event.type) ? subjectOf(event.data.object as Subject) : null
    return about === null ? null : { id: event.id, about }
  } catch (cause) {
    throw new ApiError('webhookInvalid', { cause })
  }
}
