import { DEFAULT_LOCALE, LOCALES, type Locale } from '#contract/locales.ts'
import { PAGES, pagePath, type Page } from '#contract/pages.ts'

export { PAGES, type Page }

/** Where something stands below the language: a page by name, a document by its slug. */
export type Place = Page | DocumentPlace
export type DocumentPlace = `/${string}`

/** Pages that search engines may list; the others are private or say that nothing is there. */
export const PUBLIC_PAGES: readonly Page[] = [
  'home',
  'optimizationInfo',
  'resumeTemplate',
  'price',
  'links',
]

const isDocument = (place: Place): place is DocumentPlace => place.startsWith('/')

/** True when search engines may list a place; documents are all for the public. */
export function isPublic(place: Place): boolean {
  return isDocument(place) || PUBLIC_PAGES.includes(place)
}

/** One page for each language; English has no prefix. */
export function getStaticPaths() {
  return LOCALES.map((locale) => ({
    params: { locale: locale === DEFAULT_LOCALE ? undefined : locale },
    props: { locale },
  }))
}

/**
 * The path of a page or document in a language.
 *
 * @param part Id of a part of the page.
 * @example pathTo('edit', 'de') // '/de/edit'
 * @example pathTo('/about', 'de') // '/de/about'
 * @example pathTo('home', 'en', 'faq') // '/#faq'
 */
export function pathTo(place: Place, locale: Locale, part?: string): string {
  const path = isDocument(place)
    ? `${pagePath('home', locale)}${place.slice(1)}`
    : pagePath(place, locale)
  return `${path}${part ? `#${part}` : ''}`
}

/** A page that a build may lack, such as the plans where nothing is sold; undefined without it. */
export function pageNamed(name: string): Page | undefined {
  return (Object.keys(PAGES) as Page[]).find((page) => page === name)
}
