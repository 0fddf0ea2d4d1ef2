import { FIGURES } from '#contract/figures.ts'
import { FILE_EXTENSIONS } from '#contract/limits.ts'
import type { Locale } from '#contract/locales.ts'
import { format } from '#contract/message.ts'
import { DAY_MS, RETENTION_MS } from '#contract/retention.ts'
import { COOKIE_DAYS } from './locales.ts'
import { pricesFor } from './prices.ts'

/** For consumers in the European Union (Directive 2011/83/EU, Article 9); given to everybody. */
const WITHDRAWAL_DAYS = 14

/** What a deployment calls itself: given, since it may differ. */
interface Deployment {
  name: string
  contact: string
}

/**
 * What documents say about the product, by the placeholder's name, written as the language
 * writes numbers. Each comes from the constant that the software itself obeys.
 */
export function factsFor(locale: Locale, { name, contact }: Deployment): Record<string, string> {
  const numbers = {
    ...FIGURES,
    localeCookieDays: COOKIE_DAYS,
    withdrawalDays: WITHDRAWAL_DAYS,
  }
  return {
    name,
    contact,
    fileTypes: new Intl.ListFormat(locale).format(FILE_EXTENSIONS),
    templatePrice: pricesFor(locale).template,
    ...retentionFacts(locale),
    ...Object.fromEntries(
      Object.entries(numbers).map(([key, value]) => [key, format('{value}', { value }, locale)]),
    ),
  }
}

/** From the longest: a unit is used from so many of it on. */
const UNITS = [
  ['day', DAY_MS, 2],
  ['hour', 3_600_000, 2],
  ['minute', 60_000, 1],
] as const

/** How long each kind of data is kept, by the name of its placeholder, such as `retentionTrash`. */
function retentionFacts(locale: Locale): Record<string, string> {
  return Object.fromEntries(
    Object.entries(RETENTION_MS).map(([kind, ms]) => [retentionFact(kind), duration(ms, locale)]),
  )
}

/** @example retentionFact('trash') // 'retentionTrash' */
export const retentionFact = (kind: string) => `retention${kind[0]?.toUpperCase()}${kind.slice(1)}`

/**
 * A time as a language writes it.
 *
 * @example duration(86_400_000, 'en') // '24 hours'
 */
function duration(ms: number, locale: Locale): string {
  const [unit, unitMs] = UNITS.find(([, size, least]) => ms / size >= least) ?? UNITS[2]
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const
  return new Intl.NumberFormat(locale, style).format(ms / unitMs)
}
