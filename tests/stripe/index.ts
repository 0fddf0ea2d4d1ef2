/**
 * A double of Stripe: the part of its API that the product uses, its pages to pay at, and its
 * signed events. It refuses what Stripe refuses: a wrong key, unknown parameters, an idempotency
 * key that comes with something else.
 */
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createBooks, listOf, type Books, type StripeEvent } from './books.ts'
import { check, parseForm, Refusal, textOf, textsOf, type Form } from './form.ts'
import { paymentPage, portalPage } from './pages.ts'

const SECRET_KEY = 'sk_test_double'
export const WEBHOOK_SECRET = 'whsec_double'

export interface StripeDouble extends Books {
  /** What configures a server to use it. */
  env: Record<string, string>
  /** Every request that its API answered, such as `POST /v1/customers`. */
  requests: string[]
  /** Whether it answers at all. */
  isDown: boolean
  /** Sends every event to an address as it happens. */
  sendTo(webhook: string): void
  close(): Promise<void>
}

/** The body and the header of an event, as Stripe sends it. */
export function signed(
  event: StripeEvent,
  { secret = WEBHOOK_SECRET, at }: { secret?: string; at: number },
) {
  const body = JSON.stringify(event)
  const time = Math.floor(at / 1_000)
  const hash = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return { body, signature: `t=${time},v1=${hash}` }
}

/** @param now Milliseconds. */
export async function startStripe(now: () => number = Date.now): Promise<StripeDouble> {
  const books = createBooks(now)
  const answers = new Map<string, { asked: string; answer: unknown }>()
  let webhook: string | null = null
  let sent = 0

  /** Tells what has happened since it was told last. */
  async function tell(): Promise<void> {
    if (webhook === null) return
    const news = books.events.slice(sent)
    sent = books.events.length
    for (const event of news) {
      const { body, signature } = signed(event, { at: now() })
      const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature }
      await fetch(webhook, { method: 'POST', body, headers }).catch(() => undefined)
    }
  }

  /** The API, by method and path. */
  function answer(method: string, path: string, form: Form): unknown {
    const [, , kind, id = '', action = ''] = path.split('/')
    switch (
      `${method} ${kind}${id && kind !== 'checkout' && kind !== 'billing_portal' ? '/:id' : ''}`
    ) {
      case 'POST customers':
        check(form, ['email', 'metadata', 'name', 'preferred_locales'])
        return books.addCustomer(textOf(form.email), textsOf(form.metadata))
      case 'GET customers/:id':
        return books.found.customer(id)
      case 'DELETE customers/:id':
        return books.deleteCustomer(id)
      case 'POST checkout':
        return action ? books.expire(action) : books.addSession(sessionForm(form), pageOf)
      case 'GET checkout':
        check(form, ['customer', 'limit', 'status'], ['customer'])
        return listOf(books.sessionsOf(textOf(form.customer), textOf(form.status)), path)
      case 'POST billing_portal':
        check(form, ['configuration', 'customer', 'locale', 'return_url'], ['customer'])
        books.found.customer(textOf(form.customer))
        return {
          id: 'bps_1',
          object: 'billing_portal.session',
          url: `${url}/p/session?${new URLSearchParams({ back: textOf(form.return_url) })}`,
        }
      case 'GET subscriptions':
        check(form, ['customer', 'expand', 'limit', 'status'], ['customer'])
        return listOf(books.subscriptionsOf(textOf(form.customer), 'expand' in form), path)
      case 'GET charges':
        check(form, ['customer', 'limit', 'starting_after'], ['customer'])
        return listOf(books.chargesOf(textOf(form.customer)), path)
      case 'GET charges/:id':
        return books.found.charge(id)
      case 'GET disputes':
        check(form, ['charge', 'limit', 'payment_intent'])
        return listOf(books.disputesOf(textOf(form.charge)), path)
      default:
        throw new Refusal(
          404,
          'invalid_request_error',
          '',
          `Unrecognized request URL (${method}: ${path}).`,
        )
    }
  }

  /** The same key gives the same answer, and is refused with anything else. */
  function answerOnce(method: string, path: string, text: string, key: string | undefined) {
    const asked = `${method} ${path} ${text}`
    const known = key && answers.get(key)
    if (!known) {
      const fresh = answer(method, path, parseForm(text))
      if (key) answers.set(key, { asked, answer: fresh })
      return fresh
    }
    if (known.asked === asked) return known.answer
    const message =
      'Keys for idempotent requests can only be used with the same parameters they were first used with.'
    throw new Refusal(400, 'idempotency_error', '', message)
  }

  const pageOf = (id: string) => `${url}/c/pay/${id}`
  const double = { isDown: false, requests: [] as string[] }

  const server = createServer(async (request, response): Promise<unknown> => {
    if (double.isDown) return request.socket.destroy()
    const { pathname, search, searchParams } = new URL(request.url ?? '', 'http://stripe')
    const method = request.method ?? 'GET'
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const html = (page: string) =>
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page)
    const leadTo = (address: string) => response.writeHead(303, { Location: address }).end()
    const json = (status: number, value: unknown) =>
      response
        .writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': 'req_double' })
        .end(JSON.stringify(value))

    const [, page, , id = ''] = pathname.split('/')
    if (page === 'c') {
      const session = books.found.session(id)
      const card = new URLSearchParams(body).get('card')
      if (method === 'GET') return html(paymentPage(session))
      // The number of Stripe's own test card that every bank declines.
      if (card === '4000000000000002') return html(paymentPage(session, 'Your card was declined.'))
      leadTo(books.pay(id).success_url ?? '')
      return tell()
    }
    if (page === 'p') {
      const back = searchParams.get('back') ?? ''
      if (method === 'GET') return html(portalPage(back))
      books.cancelAtEnd()
      leadTo(back)
      return tell()
    }
    double.requests.push(`${method} ${pathname}`)
    try {
      if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) {
        throw new Refusal(401, 'invalid_request_error', '', 'Invalid API Key provided')
      }
      const key = request.headers['idempotency-key'] as string | undefined
      const text = method === 'GET' ? search.slice(1) : body
      return json(200, answerOnce(method, pathname, text, method === 'POST' ? key : undefined))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { status, type, code, message } = error
      return json(status, { error: { type, message, ...(code && { code }) } })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return Object.assign(double, books, {
    env: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API: url,
    },
    sendTo(address: string) {
      webhook = address
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}

function sessionForm(form: Form): Form {
  const known = [
    'automatic_tax',
    'cancel_url',
    'client_reference_id',
    'customer',
    'customer_update',
    'invoice_creation',
    'line_items',
    'locale',
    'metadata',
    'mode',
    'payment_intent_data',
    'subscription_data',
    'success_url',
  ]
  check(form, known, ['line_items', 'mode', 'success_url'])
  return form
}
