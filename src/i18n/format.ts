import { directionOf } from '#contract/locales.ts'
import { format, type Message, type Template } from '#contract/message.ts'
import { withDatesWritten } from '#contract/written-date.ts'

/** One file of sentences: groups of keys, as in `locales/<locale>/*.json`. */
export type Catalogue = Record<string, Record<string, Template>>

/**
 * The text of a message: finished text as it is, a key `<group>.<key>` from its catalogue.
 * A key that the catalogue does not have gives '', since no visitor can do anything with a key.
 *
 * @example textOf({ key: 'work.gap', params: { months: 7 } }, rubric, 'en')
 */
export function textOf(message: Message, catalogue: Catalogue, locale: string): string {
  if ('text' in message) return message.text
  const [group = '', key = ''] = message.key.split('.')
  const template = catalogue[group]?.[key]
  return template === undefined
    ? ''
    : format(template, withDatesWritten(message.params, locale), locale)
}

/**
 * A share from 0 to 1 as the language writes it.
 *
 * @example percent(0.42, 'de') // '42 %'
 */
export function percent(share: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share)
}

/**
 * Whole US dollars as the language writes them.
 *
 * @example dollars(10, 'de') // '10 $'
 */
export function dollars(amount: number, locale: string): string {
  const options = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const
  const written = (language: string) => new Intl.NumberFormat(language, options).format(amount)
  // The language's own `US$` falls apart between words that run the other way: `$US 10`.
  return directionOf(locale) === 'rtl' ? `\u2066${written('en')}\u2069` : written(locale)
}

/**
 * A number that becomes another; the arrow leads on in the direction of writing.
 *
 * @example becomes(43, 53, 'en') // '43 → 53'
 */
export function becomes(from: number, to: number, locale: string): string {
  const arrow = directionOf(locale) === 'rtl' ? '←' : '→'
  return format(`{from} ${arrow} {to}`, { from, to }, locale)
}

/** A language's name in another language, such as 'German' for 'de'; the tag when unknown. */
export function languageName(tag: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}
