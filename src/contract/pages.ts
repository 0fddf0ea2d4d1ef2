/** Every page, by name, with its path below the language. */
export const PAGES = {
  home: '',
  resumeAnalysisResults: 'resumeAnalysisResults',
  optimizationInfo: 'optimizationInfo',
  resumeTemplate: 'resumeTemplate',
  edit: 'edit',
  login: 'login',
  links: 'links',
  notFound: '404',
  errorNotFound: 'error/404',
  error: 'error',
} as const
export type Page = keyof typeof PAGES
