/** What Stripe knows, in the shapes of its API; the compiler checks them by the SDK's types. */
import type { Stripe } from 'stripe'
import { formOf, invalid, Refusal, textOf, textsOf, type Form } from './form.ts'

const MONTH_S = 30 * 24 * 60 * 60

export interface StripeEvent {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: Record<string, unknown> }
  livemode: false
  pending_webhooks: number
  request: { id: null; idempotency_key: null }
  type: string
}

type Customer = Pick<Stripe.Customer, 'id' | 'object' | 'email' | 'metadata' | 'created'> & {
  livemode: false
  deleted?: true
}
type Session = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_total'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'currency'
  | 'customer'
  | 'livemode'
  | 'locale'
  | 'metadata'
  | 'mode'
  | 'payment_status'
  | 'status'
  | 'success_url'
  | 'url'
>
type Charge = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_refunded'
  | 'created'
  | 'currency'
  | 'customer'
  | 'disputed'
  | 'livemode'
  | 'metadata'
  | 'paid'
  | 'payment_intent'
  | 'refunded'
  | 'status'
>
type Dispute = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'charge' | 'created' | 'currency' | 'payment_intent' | 'reason'
> & { status: Stripe.Dispute.Status; livemode: false }
type Invoice = Pick<
  Stripe.Invoice,
  'id' | 'object' | 'created' | 'customer' | 'livemode' | 'status' | 'total'
> & { payment_intent: string }
type Subscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'created'
  | 'customer'
  | 'livemode'
  | 'metadata'
  | 'status'
> & { invoice: string; start: number; end: number }

export type Books = ReturnType<typeof createBooks>

/** @throws Refusal as Stripe answers for what it does not have. */
function found<T>(from: Map<string, T>, id: string, kind: string): T {
  const thing = from.get(id)
  if (!thing)
    throw new Refusal(404, 'invalid_request_error', 'resource_missing', `No such ${kind}: '${id}'`)
  return thing
}

/** @param now Milliseconds. */
export function createBooks(now: () => number) {
  const customers = new Map<string, Customer>()
  const sessions = new Map<string, Session>()
  /** What each session was asked for. */
  const forms = new Map<string, Form>()
  const charges = new Map<string, Charge>()
  const disputes = new Map<string, Dispute>()
  const invoices = new Map<string, Invoice>()
  const subscriptions = new Map<string, Subscription>()
  const events: StripeEvent[] = []
  let numbers = 0

  const seconds = () => Math.floor(now() / 1_000)
  const newId = (prefix: string) => `${prefix}_${String(++numbers).padStart(14, '0')}`

  function note(type: string, object: Record<string, unknown>): void {
    events.push({
      id: newId('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: seconds(),
      // As it was then: what changes later does not change what was said.
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    })
  }

  function shownInvoice(id: string) {
    const { payment_intent, ...invoice } = found(invoices, id, 'invoice')
    const payment = { payment_intent, type: 'payment_intent' }
    const data = [{ id: `inpay_${id}`, object: 'invoice_payment', status: 'paid', payment }]
    return { ...invoice, payments: listOf(data, '/v1/invoice_payments') }
  }

  function shownSubscription(subscription: Subscription, expand = false) {
    const { invoice, start, end, ...rest } = subscription
    const item = {
      id: `si_${rest.id}`,
      object: 'subscription_item',
      current_period_start: start,
      current_period_end: end,
    }
    return {
      ...rest,
      items: listOf([item], '/v1/subscription_items'),
      latest_invoice: expand ? shownInvoice(invoice) : invoice,
    }
  }

  function charged(session: Session, metadata: Record<string, string>): Charge {
    const charge: Charge = {
      id: newId('ch'),
      object: 'charge',
      amount: session.amount_total ?? 0,
      amount_refunded: 0,
      created: seconds(),
      currency: 'usd',
      customer: session.customer,
      disputed: false,
      livemode: false,
      metadata,
      paid: true,
      payment_intent: newId('pi'),
      refunded: false,
      status: 'succeeded',
    }
    charges.set(charge.id, charge)
    note('charge.succeeded', charge)
    return charge
  }

  function invoiced(customer: Session['customer'], charge: Charge): Invoice {
    const invoice: Invoice = {
      id: newId('in'),
      object: 'invoice',
      created: seconds(),
      customer: customer as string,
      livemode: false,
      status: 'paid',
      total: charge.amount,
      payment_intent: charge.payment_intent as string,
    }
    invoices.set(invoice.id, invoice)
    note('invoice.paid', shownInvoice(invoice.id))
    return invoice
  }

  function subscribed(session: Session): void {
    const { subscription_data: data } = forms.get(session.id) ?? {}
    const charge = charged(session, {})
    const invoice = invoiced(session.customer, charge)
    const subscription: Subscription = {
      id: newId('sub'),
      object: 'subscription',
      cancel_at: null,
      cancel_at_period_end: false,
      created: seconds(),
      customer: session.customer as string,
      livemode: false,
      metadata: textsOf(formOf(data).metadata),
      status: 'incomplete',
      invoice: invoice.id,
      start: seconds(),
      end: seconds() + MONTH_S,
    }
    subscriptions.set(subscription.id, subscription)
    note('customer.subscription.created', shownSubscription(subscription))
    change(subscription, { status: 'active' })
  }

  function change(subscription: Subscription, changes: Partial<Subscription>): void {
    Object.assign(subscription, changes)
    const type = changes.status === 'canceled' ? 'deleted' : 'updated'
    note(`customer.subscription.${type}`, shownSubscription(subscription))
  }

  const mine = <T extends { customer: unknown }>(all: Map<string, T>, customer: string): T[] => {
    found(customers, customer, 'customer')
    return [...all.values()].filter((one) => one.customer === customer).toReversed()
  }

  const onlySubscription = () =>
    found(subscriptions, [...subscriptions.keys()].at(-1) ?? '', 'subscription')

  return {
    events,
    found: {
      customer: (id: string) => found(customers, id, 'customer'),
      session: (id: string) => found(sessions, id, 'checkout.session'),
      charge: (id: string) => found(charges, id, 'charge'),
    },

    // What the API answers.

    addCustomer(email: string, metadata: Record<string, string>): Customer {
      const id = newId('cus')
      const customer: Customer = {
        id,
        object: 'customer',
        created: seconds(),
        email,
        livemode: false,
        metadata,
      }
      customers.set(id, customer)
      return customer
    },

    deleteCustomer(id: string) {
      for (const one of mine(subscriptions, id)) change(one, { status: 'canceled' })
      found(customers, id, 'customer').deleted = true
      return { id, object: 'customer', deleted: true }
    },

    addSession(asked: Form, pageOf: (id: string) => string) {
      const customer = textOf(asked.customer)
      found(customers, customer, 'customer')
      const line = formOf(formOf(asked.line_items)[0])
      const price = formOf(line.price_data)
      const isSubscription = textOf(asked.mode) === 'subscription'
      if (isSubscription !== 'recurring' in price) {
        throw invalid('parameter_invalid', 'mode does not fit its prices')
      }
      const id = newId('cs_test')
      const session: Session = {
        id,
        object: 'checkout.session',
        amount_total: Number(textOf(price.unit_amount)) * Number(textOf(line.quantity)),
        cancel_url: textOf(asked.cancel_url),
        client_reference_id: textOf(asked.client_reference_id),
        created: seconds(),
        currency: textOf(price.currency),
        customer,
        livemode: false,
        locale: textOf(asked.locale),
        metadata: textsOf(asked.metadata),
        mode: isSubscription ? 'subscription' : 'payment',
        payment_status: 'unpaid',
        status: 'open',
        success_url: textOf(asked.success_url),
        url: pageOf(id),
      }
      sessions.set(id, session)
      forms.set(id, asked)
      return session
    },

    expire(id: string) {
      const session = found(sessions, id, 'checkout.session')
      if (session.status !== 'open')
        throw invalid('', 'Only Checkout Sessions that are open can be expired.')
      session.status = 'expired'
      return session
    },

    sessionsOf: (customer: string, status: string) =>
      mine(sessions, customer).filter((session) => status === '' || session.status === status),
    subscriptionsOf: (customer: string, expand: boolean) =>
      mine(subscriptions, customer).map((one) => shownSubscription(one, expand)),
    chargesOf: (customer: string) => mine(charges, customer),
    disputesOf: (charge: string) => [...disputes.values()].filter((one) => one.charge === charge),

    // What people and banks do.

    /** Somebody pays at the page of a session. */
    pay(id: string): Session {
      const session = found(sessions, id, 'checkout.session')
      if (session.status !== 'open') throw invalid('', 'This Checkout Session is no longer active.')
      session.status = 'complete'
      session.payment_status = 'paid'
      if (session.mode === 'subscription') subscribed(session)
      else {
        const { payment_intent_data: data } = forms.get(session.id) ?? {}
        const charge = charged(session, textsOf(formOf(data).metadata))
        invoiced(session.customer, charge)
      }
      note('checkout.session.completed', session)
      return session
    },

    /** The newest charge is given back, all or some of it (cents). */
    refund(amount?: number): void {
      const charge = [...charges.values()].at(-1)
      if (!charge) throw new Error('nothing was charged')
      charge.amount_refunded += amount ?? charge.amount
      charge.refunded = charge.amount_refunded >= charge.amount
      note('charge.refunded', charge)
    },

    /** The bank takes the newest charge back; gives the id of the dispute. */
    dispute(): string {
      const charge = [...charges.values()].at(-1)
      if (!charge) throw new Error('nothing was charged')
      charge.disputed = true
      const dispute: Dispute = {
        id: newId('du'),
        object: 'dispute',
        amount: charge.amount,
        charge: charge.id,
        created: seconds(),
        currency: 'usd',
        livemode: false,
        payment_intent: charge.payment_intent,
        reason: 'fraudulent',
        status: 'needs_response',
      }
      disputes.set(dispute.id, dispute)
      note('charge.dispute.created', dispute)
      return dispute.id
    },

    closeDispute(id: string, status: 'won' | 'lost'): void {
      const dispute = found(disputes, id, 'dispute')
      dispute.status = status
      note('charge.dispute.closed', dispute)
    },

    /** Somebody cancels the newest subscription, to the end of what is paid. */
    cancelAtEnd: () => change(onlySubscription(), { cancel_at_period_end: true }),

    /** The newest subscription ends now. */
    end: () => change(onlySubscription(), { status: 'canceled' }),

    /** Its next month begins, and is paid for or not. */
    renew(isPaid: boolean): void {
      const subscription = onlySubscription()
      const next = { start: subscription.end, end: subscription.end + MONTH_S }
      const session = [...sessions.values()].find(({ mode }) => mode === 'subscription')
      if (!session) throw new Error('nobody has subscribed')
      if (isPaid) {
        const invoice = invoiced(subscription.customer as string, charged(session, {}))
        return change(subscription, { ...next, status: 'active', invoice: invoice.id })
      }
      change(subscription, { ...next, status: 'past_due' })
      note('invoice.payment_failed', shownInvoice(subscription.invoice))
    },
  }
}

export function listOf(data: unknown[], url: string) {
  return { object: 'list', data, has_more: false, url }
}
