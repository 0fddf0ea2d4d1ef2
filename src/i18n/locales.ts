import { DEFAULT_LOCALE, closestLocale, type Locale } from '#contract/locales.ts'

/** Cookie with the language that a visitor chose, or that was found on the first visit. */
const COOKIE = 'locale'
export const COOKIE_DAYS = 365

/** The same pattern that keeps the consent banner from crawlers. */
const CRAWLER = /bot|crawl|spider|slurp|teoma/i

/** True for programs that read pages for a search engine. */
export const isCrawler = (userAgent: string): boolean => CRAWLER.test(userAgent)

/** Value of a `Set-Cookie` for `document.cookie`: this language, for a year, on the whole site. */
export function localeCookie(locale: Locale): string {
  return `${COOKIE}=${locale}; path=/; max-age=${COOKIE_DAYS * 24 * 60 * 60}; samesite=lax`
}

export interface Visit {
  cookie: string
  userAgent: string
  /** BCP 47 tags, the most wanted first. */
  languages: readonly string[]
}

/**
 * The language in which a first visit at `/` should go on; null when nothing is to be
 * decided: the visitor has a cookie already, or is a crawler that must see every page.
 *
 * @example detectLocale({ cookie: '', userAgent: '', languages: ['pt', 'de-AT'] }) // 'de'
 */
export function detectLocale({ cookie, userAgent, languages }: Visit): Locale | null {
  if (new RegExp(`(^|;\\s*)${COOKIE}=`).test(cookie) || isCrawler(userAgent)) return null
  // closestLocale answers English for what it does not know: ask for English by name only.
  const known = languages.find((tag) => /^en\b/i.test(tag) || closestLocale(tag) !== DEFAULT_LOCALE)
  return known === undefined ? DEFAULT_LOCALE : closestLocale(known)
}
