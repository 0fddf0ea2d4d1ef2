import { Stripe } from 'stripe'
import type { Item } from '#contract/account.ts'
import type { Locale } from '#contract/locales.ts'
import { format, type Template } from '#contract/message.ts'
import { pagePath } from '#contract/pages.ts'
import { PLAN_TABLE, TEMPLATE_PRICE_USD } from '#contract/plans.ts'
import { ApiError } from '../../errors.ts'
import type { Standing } from '../../storage/customers.ts'
import { wording } from '../../wording.ts'
import { standingOf } from '../standing.ts'
import { accountOf } from './account.ts'
import { eventIn } from './events.ts'
import { asked, nullIfMissing } from './failures.ts'
import { idOf } from './reference.ts'

export interface StripeConfig {
  secretKey: string
  /** Signs the messages that Stripe sends us. */
  webhookSecret: string
  /** Another address of its API, for tests; null is Stripe itself. */
  api: URL | null
  /** Whether Stripe Tax works out taxes. */
  tax: boolean
  /** Origin of the site that payments lead back to. */
  siteOrigin: string
}

/** What a person buys, and by what name Stripe knows them. */
interface Purchase {
  customerId: string
  userId: string
  item: Item
  locale: Locale
  /** The same for each attempt at one purchase. */
  key: string | null
}

export type PaymentProvider = ReturnType<typeof createStripe>

/** Stripe answers in a tenth of it; whoever waits for a payment page has more patience than that. */
const TIMEOUT_MS = 5_000

/** Stripe's names for our languages, where they differ; it speaks no Arabic. */
const STRIPE_LOCALES: Partial<Record<Locale, string>> = { ar: 'auto', 'zh-CN': 'zh' }
const localeOf = (locale: Locale) => STRIPE_LOCALES[locale] ?? locale

/**
 * Stripe, as far as we use it: pages to pay and to look after that, and what a customer has.
 * Everything here throws ApiError `paymentUnavailable` when Stripe does not answer.
 *
 * @param now Milliseconds.
 */
export function createStripe(config: StripeConfig, now: () => number) {
  const { siteOrigin, webhookSecret, tax } = config
  const stripe = new Stripe(config.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(config.api && {
      protocol: config.api.protocol === 'http:' ? 'http' : 'https',
      host: config.api.hostname,
      port: config.api.port,
    }),
  })

  const pricePage = (locale: Locale, query: Record<string, string> = {}) =>
    `${siteOrigin}${pagePath('price', locale)}${suffix(query)}`

  /** Pages that still wait for the same purchase, in other windows: only one may be paid. */
  async function closeOthers({ customerId: customer, item, key }: Purchase): Promise<void> {
    const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 20 })
    const same = data.filter(
      ({ metadata }) => metadata?.item === item && (key === null || metadata.attempt !== key),
    )
    // One that is paid or over by now cannot be closed, and need not be.
    await Promise.allSettled(same.map(({ id }) => stripe.checkout.sessions.expire(id)))
  }

  return {
    /**
     * A new customer; of two calls at once for the same person the second gets the first's.
     *
     * @param before The one before, if that is gone.
     */
    newCustomer: (person: { id: string; email: string }, before = '') =>
      asked(async () => {
        const { id } = await stripe.customers.create(
          { email: person.email, metadata: { userId: person.id } },
          { idempotencyKey: `customer ${person.id} ${before}` },
        )
        return id
      }),

    /** Whom we have noted on a customer; null for one that is not ours, or is gone. */
    userOf: (customerId: string) =>
      asked(async () => {
        const customer = await stripe.customers.retrieve(customerId).catch(nullIfMissing)
        return customer && !customer.deleted ? (customer.metadata.userId ?? null) : null
      }),

    /** Deletes a customer, and with them whatever they still pay for. */
    deleteCustomer: (customerId: string) =>
      asked(async () => {
        await stripe.customers.del(customerId).catch(nullIfMissing)
      }),

    /** The address of a page to pay at. */
    checkout: (purchase: Purchase) =>
      asked(async () => {
        const { customerId, userId, item, locale, key } = purchase
        await closeOthers(purchase)
        const metadata = { item, userId }
        const { url } = await stripe.checkout.sessions.create(
          {
            customer: customerId,
            client_reference_id: userId,
            line_items: [lineFor(item, locale)],
            locale: localeOf(locale),
            metadata: { ...metadata, ...(key !== null && { attempt: key }) },
            success_url: pricePage(locale, { bought: item }),
            cancel_url: pricePage(locale, { cancelled: item }),
            ...(item === 'pro'
              ? { mode: 'subscription', subscription_data: { metadata } }
              : {
                  mode: 'payment',
                  payment_intent_data: { metadata },
                  invoice_creation: { enabled: true },
                }),
            ...(tax && {
              automatic_tax: { enabled: true },
              customer_update: { address: 'auto', name: 'auto' },
            }),
          },
          key === null ? {} : { idempotencyKey: `checkout ${userId} ${key}` },
        )
        if (!url) throw new ApiError('paymentUnavailable')
        return url
      }),

    /** The address of the page where a customer cancels, changes the card and finds invoices. */
    portal: (customerId: string, locale: Locale) =>
      asked(async () => {
        const { url } = await stripe.billingPortal.sessions.create({
          customer: customerId,
          locale: localeOf(locale),
          return_url: pricePage(locale),
        })
        return url
      }),

    /**
     * What a customer has now.
     *
     * @throws CustomerMissing
     */
    standing: (customerId: string): Promise<Standing> =>
      asked(async () => standingOf(await accountOf(stripe, customerId))),

    /**
     * The customer whom a message is about.
     *
     * @param about As `eventIn` gave it.
     * @returns Null for a charge without a customer.
     */
    customerOf: (about: string) =>
      asked(async () => {
        if (!about.startsWith('ch_')) return about
        const charge = await stripe.charges.retrieve(about).catch(nullIfMissing)
        return charge ? idOf(charge.customer) : null
      }),

    /**
     * What a message says; null when it concerns nobody's purchases.
     *
     * @throws ApiError webhookInvalid
     */
    eventIn: (body: Uint8Array, signature: string) =>
      eventIn(stripe, { body, signature, secret: webhookSecret, now: now() }),
  }
}

/** What stands on the payment page and on the invoice. */
function lineFor(item: Item, locale: Locale) {
  const isPro = item === 'pro'
  const price = isPro ? PLAN_TABLE.pro.priceUsd : TEMPLATE_PRICE_USD
  return {
    quantity: 1,
    price_data: {
      currency: 'usd',
      unit_amount: price * 100,
      product_data: { name: nameOf(item, locale) },
      ...(isPro && { recurring: { interval: 'month' as const } }),
    },
  }
}

function nameOf(item: Item, locale: Locale): string {
  const { checkout = {} } = wording(locale, 'price')
  if (item === 'pro') return format(checkout.pro as Template, {}, locale)
  const name = wording(locale, 'templates')[item]?.name
  return format(checkout.template as Template, { name: String(name) }, locale)
}

function suffix(query: Record<string, string>): string {
  const text = new URLSearchParams(query).toString()
  return text && `?${text}`
}
