import { DEFAULT_LOCALE, type Locale } from './locales.ts'

/** Every page, by name, with its path below the language. */
export const PAGES = {
  home: '',
  resumeAnalysisResults: 'resumeAnalysisResults',
  optimizationInfo: 'optimizationInfo',
  resumeTemplate: 'resumeTemplate',
  edit: 'edit',
  myResume: 'myResume',
  login: 'login',
  links: 'links',
  price: 'price',
  notFound: '404',
  errorNotFound: 'error/404',
  error: 'error',
} as const
export type Page = keyof typeof PAGES

/**
 * The path of a page in a language; English has no prefix.
 *
 * @example pagePath('edit', 'de') // '/de/edit'
 */
export function pagePath(page: Page, locale: Locale): string {
  return `${locale === DEFAULT_LOCALE ? '/' : `/${locale}/`}${PAGES[page]}`
}
