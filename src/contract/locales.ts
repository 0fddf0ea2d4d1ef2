/** The eleven languages of the site, in the order menus show them. */
export const LOCALES = [
  'en',
  'ar',
  'de',
  'es',
  'fr',
  'it',
  'ja',
  'ko',
  'tr',
  'vi',
  'zh-CN',
] as const

export type Locale = (typeof LOCALES)[number]

export const DEFAULT_LOCALE: Locale = 'en'

export function isLocale(value: unknown): value is Locale {
  return (LOCALES as readonly unknown[]).includes(value)
}

/**
 * The site language that serves a BCP 47 tag best: itself, its language, or English.
 *
 * @example closestLocale('de-AT') // 'de'
 * @example closestLocale('zh-TW') // 'zh-CN'
 */
export function closestLocale(tag: string): Locale {
  const language = tag.toLowerCase().split('-')[0]
  return LOCALES.find((locale) => locale.toLowerCase().split('-')[0] === language) ?? DEFAULT_LOCALE
}

/** Writing direction of a language, by its BCP 47 tag. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  return /^(ar|fa|he|ur)(-|$)/i.test(tag) ? 'rtl' : 'ltr'
}
