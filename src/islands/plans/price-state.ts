/** What the price page says and shows to whoever is signed in, and what its buttons do. */
import type { Item, Purchases } from '#contract/account.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Locale } from '#contract/locales.ts'
import { format } from '#contract/message.ts'
import { sessionStore } from '#stores/session.ts'
import { shopStore, type Errand } from '#stores/shop.ts'

type Words = Record<string, string> & {
  errors: Partial<Record<ErrorCode, string>>
  /** Of the templates that are sold. */
  names: Record<string, string>
}

const price = document.getElementById('price')
const words = JSON.parse(price?.dataset.words ?? '{}') as Words
const locale = document.documentElement.lang as Locale

const all = (selector: string) => [...(price?.querySelectorAll<HTMLElement>(selector) ?? [])]

const isItem = (text: string | null | undefined): text is Item =>
  text === 'pro' || Object.hasOwn(words.names, text ?? '')

function say(place: string, text: string): void {
  const element = price?.querySelector(`[data-say="${place}"]`)
  // What is said again would be read out again.
  if (element && element.textContent !== text) element.textContent = text
}

function planSentence({ plan, subscription }: Purchases): string {
  if (!subscription) return (plan === 'pro' ? words.given : words.basic) ?? ''
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })
  const date = day.format(new Date(subscription.until))
  return format(words[subscription.status] ?? '', { date }, locale)
}

function drawPurchases(purchases: Purchases | null): void {
  if (!purchases) return
  const { plan, bought, isCustomer } = purchases
  const owns = (item: string | undefined) =>
    item === 'pro' ? plan === 'pro' : bought.some((id) => id === item)
  say('plan', planSentence(purchases))
  for (const column of all('[data-plan]')) {
    column.toggleAttribute('data-current', column.dataset.plan === plan)
  }
  for (const way of all('[data-buy]')) way.hidden = owns(way.dataset.buy)
  for (const mark of all('[data-yours]')) mark.hidden = !owns(mark.dataset.yours)
  for (const way of all('[data-visitor]')) way.hidden = true
  for (const button of all('[data-manage]')) button.hidden = !isCustomer
}

function errandSentence(errand: Errand): string | undefined {
  switch (errand.status) {
    case 'none':
      return ''
    case 'leaving':
      return words.going
    case 'confirmed':
      return errand.item === 'pro'
        ? words.thanksPro
        : format(words.thanksTemplate ?? '', { name: words.names[errand.item] ?? '' }, locale)
    case 'failed':
      return words.errors[errand.error] ?? words.errors.paymentUnavailable
    default:
      return words[errand.status]
  }
}

function drawErrand(errand: Errand): void {
  say('errand', errandSentence(errand) ?? '')
  for (const way of all('[data-editor]')) way.hidden = errand.status !== 'confirmed'
}

export const priceState = {
  /** Shows what the person has, and what came of the payment that they come back from. */
  async follow(): Promise<void> {
    shopStore.$purchases.subscribe(drawPurchases)
    shopStore.$errand.subscribe(drawErrand)
    const query = new URLSearchParams(location.search)
    const bought = query.get('bought')
    // Said once: a reload is no second payment.
    if (bought || query.has('cancelled')) history.replaceState(null, '', location.pathname)
    if (query.has('cancelled')) shopStore.cancel()
    if (!isItem(bought)) await shopStore.load()
    // The header shows the plan, too.
    else if (await shopStore.confirm(bought)) await sessionStore.load()
  },

  async buy(item: string): Promise<void> {
    if (isItem(item)) await shopStore.buy(item, locale)
  },

  manage: () => shopStore.manage(locale),
  stay: () => shopStore.stay(),
}
