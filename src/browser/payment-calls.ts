import * as v from 'valibot'
import { PurchasesSchema, type Item } from '#contract/account.ts'
import type { Locale } from '#contract/locales.ts'
import type { Client } from './client.ts'

/** The calls around paying. */
export function paymentCalls({ call }: Client) {
  return {
    /** What somebody has, and how they pay for it. */
    purchases: () => call('purchases', PurchasesSchema),

    /**
     * Begins to buy something; gives the address of the payment page.
     *
     * @param key The same for each attempt, so that it leads to one page.
     */
    checkout: (item: Item, locale: Locale, key: string) =>
      call('checkout', v.string(), {
        json: { item, locale },
        headers: { 'Idempotency-Key': key },
      }),

    /** The address of the page for card, invoices and cancelling. */
    portal: (locale: Locale) => call('portal', v.string(), { json: { locale } }),
  }
}
