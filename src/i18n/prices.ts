import type { Locale } from '#contract/locales.ts'
import { PLAN_TABLE, TEMPLATE_PRICE_USD } from '#contract/plans.ts'
import { dollars } from './format.ts'

/** What is sold costs, written as the language writes it. */
export function pricesFor(locale: Locale) {
  return {
    /** A month. */
    pro: dollars(PLAN_TABLE.pro.priceUsd, locale),
    /** Once. */
    template: dollars(TEMPLATE_PRICE_USD, locale),
  }
}
