import * as v from 'valibot'

/** A sentence for people: a key into the locale files with its values, or finished text. */
export const MessageSchema = v.union([
  v.object({
    key: v.string(),
    params: v.record(v.string(), v.union([v.string(), v.number()])),
  }),
  v.object({ text: v.string() }),
])
export type Message = v.InferOutput<typeof MessageSchema>

/**
 * A sentence of a locale file: text with `{name}` placeholders, or one text per plural category.
 * A language that has no category for one may still have a form `one`, for exactly 1: a single
 * entry is no list with a top, in Japanese either.
 */
export type Template = string | Partial<Record<Intl.LDMLPluralRule, string>>

const pluralRules = new Map<string, Intl.PluralRules>()
const numberFormats = new Map<string, Intl.NumberFormat>()

function cached<T>(cache: Map<string, T>, locale: string, create: () => T): T {
  const found = cache.get(locale) ?? create()
  cache.set(locale, found)
  return found
}

/**
 * Fills a sentence: picks the plural form by `params.count`, or by the first number where none
 * is called so, then puts in the values, numbers written as the language writes them.
 *
 * @example format('{count} of {total} read', { count: 30, total: 31 }, 'en') // '30 of 31 read'
 */
export function format(
  template: Template,
  params: Record<string, string | number>,
  locale: string,
): string {
  let text: string
  if (typeof template === 'string') text = template
  else {
    const rules = cached(pluralRules, locale, () => new Intl.PluralRules(locale))
    const { count = Object.values(params).find((value) => typeof value === 'number') } = params
    const form = Number(count) === 1 ? 'one' : rules.select(Number(count))
    text = template[form] ?? template.other ?? ''
  }
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name]
    if (value === undefined) return whole
    if (typeof value === 'string') return value
    return cached(numberFormats, locale, () => new Intl.NumberFormat(locale)).format(value)
  })
}
