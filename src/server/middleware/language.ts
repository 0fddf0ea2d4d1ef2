import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { closestLocale, isLocale, LOCALES, type Locale } from '#contract/locales.ts'
import type { Env } from '../dependencies.ts'

/** Cookie with the language that the visitor chose; the site's own scripts set it. */
const LOCALE_COOKIE = 'locale'

/** The visitor's language: that of the path, the one they chose, or the one their browser asks for. */
export function localeOf(c: Context<Env>): Locale {
  const [, segment] = c.req.path.split('/')
  if (isLocale(segment)) return segment
  const chosen = getCookie(c, LOCALE_COOKIE)
  if (isLocale(chosen)) return chosen
  const [wanted = ''] = (c.req.header('accept-language') ?? '').split(/[,;]/)
  return wanted ? closestLocale(wanted.trim()) : LOCALES[0]
}
