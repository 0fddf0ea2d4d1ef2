import { DEFAULT_LOCALE, isLocale, type Locale } from '#contract/locales.ts'
import { PAGES } from '#contract/pages.ts'

/** Longer than any address of ours with its query. */
const MAX_LENGTH = 512

/** Any origin does: it only has to stay the same. */
const BASE = 'https://site.invalid'

// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const STRANGE = /[\u0000-\u0020\u007f-\u009f\\]/

/**
 * A path of this site to send a browser to; the home page when it is anything else.
 *
 * Rebuilt from its parts, so that what is checked is what a browser would go to: `/..//evil.com`
 * passes a look at its first characters, and then leads to another host.
 *
 * @example vettedTarget('/de/edit?id=1') // '/de/edit?id=1'
 * @example vettedTarget('//evil.com') // '/'
 */
export function vettedTarget(path: string): string {
  if (path.length > MAX_LENGTH || STRANGE.test(path) || !/^\/(?!\/)/.test(path)) return '/'
  const url = URL.parse(path, BASE)
  if (url?.origin !== BASE) return '/'
  const rebuilt = `${url.pathname}${url.search}${url.hash}`
  return rebuilt.startsWith('//') || !isPage(url.pathname) ? '/' : rebuilt
}

/** The language of a path of this site. */
export function localeOfPath(path: string): Locale {
  const first = path.split(/[/?#]/)[1]
  return isLocale(first) ? first : DEFAULT_LOCALE
}

function isPage(pathname: string): boolean {
  const [, first = '', second = ''] = pathname.split('/')
  const page = isLocale(first) ? second : first
  return (Object.values(PAGES) as string[]).includes(page)
}
