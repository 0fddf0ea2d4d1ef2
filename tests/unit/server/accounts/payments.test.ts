/** Buying from a double of Stripe: what comes of payments, whatever way their messages take. */
import { describe, expect, onTestFinished, test } from 'vitest'
import { LOCALES } from '#contract/locales.ts'
import { PAYMENT_GRACE_DAYS } from '#contract/plans.ts'
import { defaultStyle } from '#contract/template.ts'
import type { StripeEvent } from '../../../stripe/books.ts'
import { signed, startStripe } from '../../../stripe/index.ts'
import { jsonOf, resumeOf } from '../app.ts'
import { accountServer, type AccountServer, type Browser } from './people.ts'

const DAY = 24 * 60 * 60_000
const MONTH = 30 * DAY
const WEBHOOK = '/api/pay/webhook'

type Shop = Awaited<ReturnType<typeof shop>>

/** A server that sells, and the Stripe that it sells by. */
async function shop() {
  let server: AccountServer | null = null
  const now = () => server?.dependencies.now() ?? 0
  const stripe = await startStripe(now)
  onTestFinished(stripe.close)
  server = await accountServer(stripe.env)
  const { request, browser } = server

  async function send(event: StripeEvent, forgery: { secret?: string; at?: number } = {}) {
    const { body, signature } = signed(event, { at: now(), ...forgery })
    const headers = { 'Stripe-Signature': signature, 'Content-Type': 'application/json' }
    return (await request(WEBHOOK, { method: 'POST', body, headers })).status
  }
  let told = 0
  return {
    ...server,
    stripe,
    send,

    /** Sends what has happened since. */
    async tell(): Promise<void> {
      const news = stripe.events.slice(told)
      told = stripe.events.length
      for (const event of news) expect(await send(event)).toBe(200)
    },

    async person(): Promise<Browser> {
      const ada = browser()
      await ada.signIn()
      return ada
    },
  }
}

const buy = (browser: Browser, item: string, headers: Record<string, string> = {}) =>
  browser.call('/api/pay/checkout', jsonOf({ item, locale: 'de' }, headers))

const dataOf = async (answer: Response | Promise<Response>) => (await (await answer).json()).data

const purchasesOf = (browser: Browser) => dataOf(browser.signed('/api/pay/purchases'))

const typeOf = (browser: Browser) => dataOf(browser.signed('/api/resume/user/getType'))

/** A session does not outlive the month: the same person signs in again. */
async function purchasesOfAgain(world: Shop) {
  return purchasesOf(await world.person())
}

/** Goes to the payment page, and pays. */
async function bought({ stripe }: Shop, browser: Browser, item: string) {
  const address: string = await dataOf(buy(browser, item))
  stripe.pay(address.split('/').at(-1) ?? '')
}

const shuffled = <T>(list: readonly T[], seed: number): T[] => {
  let state = seed
  const random = () => (state = (state * 48_271) % 2_147_483_647)
  return list
    .map((one) => [random(), one] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, one]) => one)
}

describe('buying', () => {
  test('leads to a payment page for what the plan costs, in the language, and back', async () => {
    const { stripe, person } = await shop()
    const ada = await person()
    const address: string = await dataOf(buy(ada, 'pro'))
    const session = stripe.found.session(address.split('/').at(-1) ?? '')
    expect(session).toMatchObject({ mode: 'subscription', amount_total: 1_000, currency: 'usd' })
    expect(session.locale).toBe('de')
    expect(session.success_url).toBe('http://localhost:4321/de/price?bought=pro')
    expect(session.cancel_url).toBe('http://localhost:4321/de/price?cancelled=pro')
    // Until it is paid nobody has anything.
    expect(await purchasesOf(ada)).toEqual({
      plan: 'basic',
      bought: [],
      subscription: null,
      isCustomer: true,
    })
  })

  test('speaks languages that Stripe has', async () => {
    const { stripe, person } = await shop()
    const ada = await person()
    for (const locale of LOCALES) {
      const body = jsonOf({ item: 'compact', locale })
      const address: string = await dataOf(ada.call('/api/pay/checkout', body))
      const spoken = stripe.found.session(address.split('/').at(-1) ?? '').locale
      // https://docs.stripe.com/api/checkout/sessions/create#create_checkout_session-locale
      expect(['auto', 'de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'tr', 'vi', 'zh']).toContain(spoken)
    }
  })

  test('is for people with an account, and for what is sold', async () => {
    const { browser, person } = await shop()
    const stranger = await buy(browser(), 'pro')
    expect([stranger.status, (await stranger.json()).error]).toEqual([401, 'signInNeeded'])
    expect((await buy(await person(), 'classic')).status).toBe(400)
  })

  test('is off, and says so, where nothing is configured', async () => {
    const { browser, request } = await accountServer()
    const ada = browser()
    await ada.signIn()
    expect((await (await request('/api/config')).json()).data.payment).toBe(false)
    for (const path of ['checkout', 'portal']) {
      const answer = await ada.call(`/api/pay/${path}`, jsonOf({ item: 'pro' }))
      expect([answer.status, (await answer.json()).error]).toEqual([503, 'paymentOff'])
    }
    expect((await request(WEBHOOK, { method: 'POST', body: '{}' })).status).toBe(503)
  })

  test('sent again with its key leads to the same page, and with another item is refused', async () => {
    const { person, stripe } = await shop()
    const ada = await person()
    const key = { 'Idempotency-Key': 'one' }
    const first = await dataOf(buy(ada, 'pro', key))
    expect(await dataOf(buy(ada, 'pro', key))).toBe(first)
    expect(stripe.found.session(first.split('/').at(-1)).status).toBe('open')
    const reused = await buy(ada, 'compact', key)
    expect([reused.status, (await reused.json()).error]).toEqual([422, 'requestReused'])
    expect(stripe.requests.filter((one) => one === 'POST /v1/customers')).toHaveLength(1)
  })

  test('in two windows at once makes one customer and leaves one page open', async () => {
    const world = await shop()
    const ada = await world.person()
    await Promise.all([buy(ada, 'pro'), buy(ada, 'pro')])
    const first: string = await dataOf(buy(ada, 'pro'))
    const second: string = await dataOf(buy(ada, 'pro'))
    const { found } = world.stripe
    const sessionOf = (address: string) => found.session(address.split('/').at(-1) ?? '')
    expect([sessionOf(first).status, sessionOf(second).status]).toEqual(['expired', 'open'])
    expect(sessionOf(first).customer).toBe(sessionOf(second).customer)
  })

  test('is refused for what somebody has, even before any message has come', async () => {
    const world = await shop()
    const ada = await world.person()
    for (const item of ['pro', 'compact']) {
      await bought(world, ada, item)
      const again = await buy(ada, item)
      expect([again.status, (await again.json()).error]).toEqual([409, 'alreadyBought'])
    }
    expect(await typeOf(ada)).toBe(2)
  })

  test('fails in a sentence while Stripe does not answer, and costs nothing', async () => {
    const { stripe, person } = await shop()
    const ada = await person()
    stripe.isDown = true
    const answer = await buy(ada, 'pro')
    expect([answer.status, (await answer.json()).error]).toEqual([503, 'paymentUnavailable'])
    stripe.isDown = false
    expect((await buy(ada, 'pro')).status).toBe(200)
  })

  test('goes on with a new customer when Stripe has lost the old one', async () => {
    const { stripe, person, dependencies } = await shop()
    const ada = await person()
    await buy(ada, 'pro')
    const { id } = (await dataOf(ada.call('/api/user/getUserInfo'))) as { id: string }
    await dependencies.storage.customers.unlink(id)
    await dependencies.storage.customers.link(id, 'cus_of_test_mode')
    expect((await buy(ada, 'pro')).status).toBe(200)
    expect(stripe.requests.filter((one) => one === 'POST /v1/customers')).toHaveLength(2)
  })
})

describe('what was bought', () => {
  test.each([1, 2, 3])(
    'is there once, whatever way 50 messages take (%s), and a refund takes it back',
    async (seed) => {
      const world = await shop()
      const { stripe, send, dependencies } = world
      const ada = await world.person()
      await bought(world, ada, 'compact')
      await bought(world, ada, 'pro')
      const history = [...stripe.events]
      const fifty = shuffled(
        Array.from({ length: 50 }, (_, at) => history[at % history.length]!),
        seed,
      )
      const written: unknown[] = []
      const { customers } = dependencies.storage
      const { settle } = customers
      customers.settle = async (...given) => {
        const isWritten = await settle(...given)
        if (isWritten) written.push(given[2])
        return isWritten
      }
      // Several at once, as several nodes would take them.
      for (let at = 0; at < fifty.length; at += 5) {
        const statuses = await Promise.all(fifty.slice(at, at + 5).map((event) => send(event)))
        expect(statuses).toEqual([200, 200, 200, 200, 200])
      }
      expect(await purchasesOf(ada)).toMatchObject({
        plan: 'pro',
        bought: ['compact'],
        subscription: { status: 'active' },
      })
      // Each message has had its effect exactly once.
      expect(written.toSorted()).toEqual([...new Set(written)].toSorted())

      stripe.refund()
      await world.tell()
      expect(await purchasesOf(ada)).toMatchObject({ plan: 'basic', bought: ['compact'] })
      // What comes late tells of a payment, and brings nothing back.
      for (const event of shuffled(history, seed + 1)) expect(await send(event)).toBe(200)
      expect(await typeOf(ada)).toBe(0)
    },
  )

  test('stays for a part of the money, and goes for all of it', async () => {
    const world = await shop()
    const ada = await world.person()
    await bought(world, ada, 'executive')
    world.stripe.refund(400)
    await world.tell()
    expect((await purchasesOf(ada)).bought).toEqual(['executive'])
    world.stripe.refund(600)
    await world.tell()
    expect((await purchasesOf(ada)).bought).toEqual([])
  })

  test.each([
    ['won', ['executive']],
    ['lost', []],
  ] as const)(
    'is withheld while the bank disputes it, and afterwards when %s',
    async (end, left) => {
      const world = await shop()
      const ada = await world.person()
      await bought(world, ada, 'executive')
      await world.tell()
      const dispute = world.stripe.dispute()
      await world.tell()
      expect((await purchasesOf(ada)).bought).toEqual([])
      world.stripe.closeDispute(dispute, end)
      await world.tell()
      expect((await purchasesOf(ada)).bought).toEqual(left)
    },
  )

  test('can be used: a premium template downloads, and only the one that was bought', async () => {
    const world = await shop()
    const ada = await world.person()
    const download = (templateId: string) =>
      ada.call(
        '/api/resume/download',
        jsonOf({ content: resumeOf('Ada'), templateId, style: defaultStyle() }),
      )
    expect((await download('compact')).status).toBe(403)
    await bought(world, ada, 'compact')
    await world.tell()
    expect((await download('compact')).status).toBe(200)
    expect((await download('executive')).status).toBe(403)
  })
})

describe('Pro', () => {
  test('goes on to the end of what is paid after it was cancelled, and then ends', async () => {
    const world = await shop()
    const ada = await world.person()
    await bought(world, ada, 'pro')
    const portal = await ada.call('/api/pay/portal', jsonOf({ locale: 'de' }))
    expect(await dataOf(portal)).toContain('/p/session')
    world.stripe.cancelAtEnd()
    await world.tell()
    const { plan, subscription } = await purchasesOf(ada)
    expect([plan, subscription.status]).toEqual(['pro', 'ending'])
    expect(Date.parse(subscription.until)).toBe(world.dependencies.now() + MONTH)
    // Even if Stripe never tells.
    world.pass(MONTH)
    expect((await purchasesOfAgain(world)).plan).toBe('basic')
  })

  test('ends at once when the subscription does', async () => {
    const world = await shop()
    const ada = await world.person()
    await bought(world, ada, 'pro')
    await world.tell()
    world.stripe.end()
    await world.tell()
    expect(await purchasesOf(ada)).toMatchObject({ plan: 'basic', subscription: null })
  })

  test('goes on with each month that is paid', async () => {
    const world = await shop()
    await bought(world, await world.person(), 'pro')
    await world.tell()
    world.pass(MONTH)
    world.stripe.renew(true)
    await world.tell()
    world.pass(MONTH - DAY)
    expect((await purchasesOfAgain(world)).subscription.status).toBe('active')
  })

  test('has some days for a card that was declined, and says so', async () => {
    const world = await shop()
    await bought(world, await world.person(), 'pro')
    await world.tell()
    world.pass(MONTH)
    world.stripe.renew(false)
    await world.tell()
    const declined = await purchasesOfAgain(world)
    expect([declined.plan, declined.subscription.status]).toEqual(['pro', 'pastDue'])
    world.pass(PAYMENT_GRACE_DAYS * DAY)
    expect((await purchasesOfAgain(world)).plan).toBe('basic')
    world.stripe.renew(true)
    await world.tell()
    expect((await purchasesOfAgain(world)).plan).toBe('pro')
  })

  test('that ends while a premium resume is edited leaves it open and downloadable', async () => {
    const world = await shop()
    const ada = await world.person()
    await bought(world, ada, 'pro')
    await world.tell()
    const draft = { content: resumeOf('Ada'), templateId: 'executive', style: defaultStyle() }
    const save = (body: object) => ada.call('/api/resume/update/resumeInfo', jsonOf(body))
    const { id, version } = await dataOf(save({ title: 'Mine', ...draft }))
    world.stripe.end()
    await world.tell()
    const changed = { ...draft, content: resumeOf('Ada Changed') }
    expect((await save({ id, version, title: 'Mine', ...changed })).status).toBe(200)
    const opened = await ada.signed(`/api/resume/select/myResumeInfoList?id=${id}`)
    expect((await dataOf(opened)).content.basics.name).toBe('Ada Changed')
    const download = (query: string) => ada.call(`/api/resume/download${query}`, jsonOf(changed))
    expect((await download(`?id=${id}`)).status).toBe(200)
    // What is new is not part of it.
    expect((await download('')).status).toBe(403)
  })

  test('that an operator has given has nothing to do with payments', async () => {
    const world = await shop()
    const ada = await world.person()
    const { id } = (await dataOf(ada.call('/api/user/getUserInfo'))) as { id: string }
    await bought(world, ada, 'pro')
    await world.dependencies.storage.purchases.give(id, 'pro', 'grant')
    world.stripe.refund()
    await world.tell()
    expect(await purchasesOf(ada)).toMatchObject({ plan: 'pro', subscription: null })
  })
})

describe('a message', () => {
  test.each([
    ['another secret', { secret: 'whsec_of_somebody_else' }],
    ['a signature of long ago', { at: Date.UTC(2026, 10, 20, 11, 50) }],
  ])('with %s is refused, logged, and changes nothing', async (_, forgery) => {
    const world = await shop()
    const ada = await world.person()
    await bought(world, ada, 'pro')
    for (const event of world.stripe.events) expect(await world.send(event, forgery)).toBe(400)
    expect(await typeOf(ada)).toBe(0)
    expect(world.logged.filter((line) => line.includes('webhookInvalid'))).toHaveLength(
      world.stripe.events.length,
    )
  })

  test('without a signature, or with something else in its place, is refused', async () => {
    const { request } = await shop()
    for (const signature of ['', 't=1,v1=00', 'not a signature']) {
      const init = { method: 'POST', body: '{}', headers: { 'Stripe-Signature': signature } }
      expect((await request(WEBHOOK, init)).status).toBe(400)
    }
  })

  test('whose text was changed on its way is refused', async () => {
    const world = await shop()
    await bought(world, await world.person(), 'compact')
    const [event] = world.stripe.events
    if (!event) throw new Error('nothing happened')
    const { body, signature } = signed(event, { at: world.dependencies.now() })
    const headers = { 'Stripe-Signature': signature }
    const answer = await world.request(WEBHOOK, { method: 'POST', body: `${body} `, headers })
    expect(answer.status).toBe(400)
  })

  test('about a customer of nobody here is kept, and takes effect once they are known', async () => {
    const world = await shop()
    const ada = await world.person()
    const { id } = (await dataOf(ada.call('/api/user/getUserInfo'))) as { id: string }
    await bought(world, ada, 'compact')
    const { customers } = world.dependencies.storage
    const known = await customers.find(id)
    if (!known) throw new Error('no customer')
    // As if this database had never heard of them, nor Stripe of us.
    await customers.unlink(id)
    const customer = world.stripe.found.customer(known.customerId)
    customer.metadata = {}
    await world.tell()
    expect(world.logged.filter((line) => line.includes('unknown customer')).length).toBeGreaterThan(
      0,
    )
    expect((await purchasesOf(ada)).bought).toEqual([])
    world.pass(2 * 60_000)
    await world.dependencies.payments?.retry()
    expect((await purchasesOf(ada)).bought).toEqual([])
    customer.metadata = { userId: id }
    world.pass(5 * 60_000)
    await world.dependencies.payments?.retry()
    expect((await purchasesOf(ada)).bought).toEqual(['compact'])
    expect(await customers.waiting(10)).toEqual([])
  })

  test('that comes while Stripe does not answer is taken, and takes effect later', async () => {
    const world = await shop()
    const ada = await world.person()
    await bought(world, ada, 'pro')
    world.stripe.isDown = true
    await world.tell()
    expect(await typeOf(ada)).toBe(0)
    world.stripe.isDown = false
    world.pass(2 * 60_000)
    await world.dependencies.payments?.retry()
    expect(await typeOf(ada)).toBe(2)
  })

  test('that can never take effect is given up after three days, and forgotten in a month', async () => {
    const world = await shop()
    await bought(world, await world.person(), 'pro')
    const { customers } = world.dependencies.storage
    const { id } = (await dataOf((await world.person()).call('/api/user/getUserInfo'))) as {
      id: string
    }
    const customer = world.stripe.found.customer((await customers.find(id))?.customerId ?? '')
    customer.metadata = {}
    await customers.unlink(id)
    await world.tell()
    for (let hours = 0; hours < 4 * 24; hours += 6) {
      world.pass(6 * 60 * 60_000)
      await world.dependencies.payments?.retry()
    }
    expect(await customers.waiting(10)).toEqual([])
    expect(world.logged.filter((line) => line.includes('"isOver":true')).length).toBeGreaterThan(0)
    const [{ id: eventId } = { id: '' }] = world.stripe.events
    expect(await customers.keep(eventId, 'cus_1', 0)).toBe(false)
    world.pass(27 * DAY)
    await world.dependencies.storage.sweep()
    expect(await customers.keep(eventId, 'cus_1', 0)).toBe(true)
  })

  test('that two nodes try again at once has its effect once', async () => {
    const world = await shop()
    const ada = await world.person()
    await buy(ada, 'compact')
    const { customers } = world.dependencies.storage
    const { id } = (await dataOf(ada.call('/api/user/getUserInfo'))) as { id: string }
    await customers.keep('evt_1', 'cus_1', 0)
    const settled = [1, 2].map(async () => {
      const look = await customers.look((await customers.find(id))?.customerId ?? '')
      if (!look) throw new Error('no customer')
      return customers.settle(look, { held: { compact: null }, subscription: null }, 'evt_1')
    })
    expect((await Promise.all(settled)).toSorted()).toEqual([false, true])
    expect((await purchasesOf(ada)).bought).toEqual(['compact'])
  })

  test('of an older look never overwrites what a newer one has seen', async () => {
    const world = await shop()
    const ada = await world.person()
    await bought(world, ada, 'compact')
    const { customers } = world.dependencies.storage
    const { id } = (await dataOf(ada.call('/api/user/getUserInfo'))) as { id: string }
    const customerId = (await customers.find(id))?.customerId ?? ''
    const older = await customers.look(customerId)
    const newer = await customers.look(customerId)
    if (!older || !newer) throw new Error('no customer')
    await customers.settle(newer, { held: {}, subscription: null })
    await customers.settle(older, { held: { compact: null }, subscription: null })
    expect((await purchasesOf(ada)).bought).toEqual([])
  })
})

describe('the portal', () => {
  test('is there for whoever has bought something', async () => {
    const { person, stripe } = await shop()
    const ada = await person()
    const nothing = await ada.call('/api/pay/portal', jsonOf({}))
    expect([nothing.status, (await nothing.json()).error]).toEqual([404, 'nothingBought'])
    await buy(ada, 'pro')
    expect((await ada.call('/api/pay/portal', jsonOf({}))).status).toBe(200)
    stripe.isDown = true
    const down = await ada.call('/api/pay/portal', jsonOf({}))
    expect([down.status, (await down.json()).error]).toEqual([503, 'paymentUnavailable'])
  })
})

describe('deleting the account', () => {
  test('ends what is paid for, and forgets the customer', async () => {
    const world = await shop()
    const ada = await world.person()
    await bought(world, ada, 'pro')
    await world.tell()
    const { id } = (await dataOf(ada.call('/api/user/getUserInfo'))) as { id: string }
    const erase = () => ada.signed('/api/user/data', { method: 'DELETE' })
    world.stripe.isDown = true
    // Nobody is left paying for an account that they no longer have.
    expect((await erase()).status).toBe(503)
    expect(await typeOf(ada)).toBe(2)
    world.stripe.isDown = false
    expect((await erase()).status).toBe(200)
    expect(world.stripe.events.at(-1)?.type).toBe('customer.subscription.deleted')
    await world.tell()
    const { customers, purchases } = world.dependencies.storage
    expect(await customers.find(id)).toBeNull()
    expect((await purchases.entitlements(id)).plan).toBe('basic')
  })
})
