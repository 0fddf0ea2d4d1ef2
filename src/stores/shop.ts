import { atom } from 'nanostores'
import { api as browserApi, randomKey, type Api } from '#browser/api.ts'
import { codeOf } from '#browser/failure.ts'
import { page, type Page } from '#browser/page.ts'
import type { Item, Purchases } from '#contract/account.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Locale } from '#contract/locales.ts'

/** What somebody does on the price page, beside looking. */
export type Errand =
  | { status: 'none' }
  /** On the way to a page of the payment provider. */
  | { status: 'leaving' }
  /** Back from paying; the provider has not told the server yet. */
  | { status: 'confirming'; item: Item }
  | { status: 'confirmed'; item: Item }
  /** It takes longer than anybody should wait in front of a page. */
  | { status: 'slow'; item: Item }
  | { status: 'cancelled' }
  | { status: 'failed'; error: ErrorCode }

interface Dependencies {
  api: Pick<Api, 'purchases' | 'checkout' | 'portal'>
  page: Pick<Page, 'goTo'>
  /** Resolves after so many milliseconds. */
  pause: (ms: number) => Promise<void>
}

/** Messages of the provider mostly come within a second; after half a minute something is wrong. */
const PAUSES_MS = [500, 1_000, ...Array<number>(14).fill(2_000)]

/** Failures after which the same attempt may have gone through. */
const UNKNOWN: ReadonlySet<ErrorCode> = new Set(['offline', 'timeout'])

/** What a person has, and the ways to buy and to look after it. */
export function createShopStore({ api, page: here, pause }: Dependencies) {
  const $purchases = atom<Purchases | null>(null)
  const $errand = atom<Errand>({ status: 'none' })
  /** Of attempts whose end nobody knows. */
  const keys = new Map<Item, string>()

  async function load(): Promise<Purchases> {
    const purchases = await api.purchases()
    $purchases.set(purchases)
    return purchases
  }

  /** Leaves for an address; ignored while that is under way already. */
  async function leave(address: () => Promise<string>): Promise<void> {
    if ($errand.get().status === 'leaving') return
    $errand.set({ status: 'leaving' })
    try {
      here.goTo(await address())
    } catch (error) {
      $errand.set({ status: 'failed', error: codeOf(error) })
    }
  }

  return {
    $purchases,
    $errand,

    /** Finds out what the person has; a failure shows nothing. */
    load: () => load().catch(() => null),

    buy: (item: Item, locale: Locale) =>
      leave(async () => {
        const key = keys.get(item) ?? randomKey()
        keys.set(item, key)
        try {
          return await api.checkout(item, locale, key)
        } catch (error) {
          if (!UNKNOWN.has(codeOf(error))) keys.delete(item)
          throw error
        }
      }),

    manage: (locale: Locale) => leave(() => api.portal(locale)),

    /** Somebody came back without having paid. */
    cancel: () => $errand.set({ status: 'cancelled' }),

    /** The page is shown again, out of the browser's memory: nobody is leaving any more. */
    stay(): void {
      keys.clear()
      if ($errand.get().status === 'leaving') $errand.set({ status: 'none' })
    },

    /**
     * Somebody came back from paying: waits until the provider has told the server.
     *
     * @returns Whether it has.
     */
    async confirm(item: Item): Promise<boolean> {
      $errand.set({ status: 'confirming', item })
      for (const ms of PAUSES_MS) {
        const purchases = await load().catch(() => null)
        if (purchases && has(purchases, item)) {
          $errand.set({ status: 'confirmed', item })
          return true
        }
        await pause(ms)
      }
      $errand.set({ status: 'slow', item })
      return false
    },
  }
}

function has({ plan, bought }: Purchases, item: Item): boolean {
  return item === 'pro' ? plan === 'pro' : bought.includes(item)
}

export const shopStore = createShopStore({
  api: browserApi,
  page,
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
})
