import { DEFAULT_LOCALE, LOCALES, type Locale } from '#contract/locales.ts'

/** Every page, by name, with its path below the language. */
export const PAGES = {
  home: '',
  resumeAnalysisResults: 'resumeAnalysisResults',
  optimizationInfo: 'optimizationInfo',
  resumeTemplate: 'resumeTemplate',
  edit: 'edit',
  notFound: '404',
} as const
export type Page = keyof typeof PAGES

/** Pages that search engines may list; the others are private or say that nothing is there. */
export const PUBLIC_PAGES: readonly Page[] = ['home', 'optimizationInfo', 'resumeTemplate']

/** One page for each language; English has no prefix. */
export function getStaticPaths() {
  return LOCALES.map((locale) => ({
    params: { locale: locale === DEFAULT_LOCALE ? undefined : locale },
    props: { locale },
  }))
}

/**
 * The path of a page in a language.
 *
 * @param part Id of a part of the page.
 * @example pathTo('edit', 'de') // '/de/edit'
 * @example pathTo('home', 'en', 'faq') // '/#faq'
 */
export function pathTo(page: Page, locale: Locale, part?: string): string {
  const root = locale === DEFAULT_LOCALE ? '/' : `/${locale}/`
  return `${root}${PAGES[page]}${part ? `#${part}` : ''}`
}
