import { Hono, type Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { LOCALES, closestLocale, isLocale, type Locale } from '#contract/locales.ts'
import type { Env } from '../dependencies.ts'
import type { Encoding, Site, SiteFile } from './load.ts'

/** Cookie with the language that the visitor chose; the site's own scripts set it. */
const LOCALE_COOKIE = 'locale'

/** The pages and files of the site; what is not there is answered by its 404 page. */
export function siteRoutes(site: Site | null) {
  return new Hono<Env>()
    .get('*', (c) => {
      const file = site?.find(c.req.path)
      return file ? answer(c, file, isNotFoundPage(c.req.path) ? 404 : 200) : notFound(c, site)
    })
    .all('*', (c) => notFound(c, site))
}

async function notFound(c: Context<Env>, site: Site | null) {
  const page = site?.notFoundPage(localeOf(c))
  return page ? answer(c, page, 404) : c.text('Not found', 404)
}

async function answer(c: Context<Env>, file: SiteFile, status: 200 | 404) {
  c.header('ETag', file.etag)
  c.header('Vary', 'Accept-Encoding')
  // Per RFC 9110 13.1.2 the comparison is weak, and `*` matches anything that is there.
  const known = (c.req.header('if-none-match') ?? '').split(',').map((etag) => etag.trim())
  if (status === 200 && known.some((etag) => etag === '*' || weak(etag) === weak(file.etag))) {
    return c.body(null, 304)
  }
  const encoding = encodingOf(c.req.header('accept-encoding') ?? '')
  const compressed = encoding && (await file.compressed(encoding))
  if (encoding && compressed) c.header('Content-Encoding', encoding)
  c.header('Content-Type', file.type)
  return c.body(compressed ?? file.body, status)
}

const weak = (etag: string) => etag.replace(/^W\//, '')

const REFUSED = /;\s*q=0(\.0*)?\s*$/

/** The best encoding that the client takes; `q=0` refuses one. */
function encodingOf(header: string): Encoding | null {
  const offers = header.toLowerCase().split(',')
  const taken = new Set(
    offers.filter((offer) => !REFUSED.test(offer)).map((offer) => offer.split(';')[0]?.trim()),
  )
  return (['br', 'gzip'] as const).find((encoding) => taken.has(encoding)) ?? null
}

/** The address of the page itself, in any language, tells of an absence too. */
function isNotFoundPage(path: string): boolean {
  return /^\/(?:[\w-]+\/)?(?:error\/)?404(?:\.html|\/)?$/.test(path)
}

/** The visitor's language: that of the path, the one they chose, or the one their browser asks for. */
function localeOf(c: Context<Env>): Locale {
  const [, segment] = c.req.path.split('/')
  if (isLocale(segment)) return segment
  const chosen = getCookie(c, LOCALE_COOKIE)
  if (isLocale(chosen)) return chosen
  const [wanted = ''] = (c.req.header('accept-language') ?? '').split(/[,;]/)
  return wanted ? closestLocale(wanted.trim()) : LOCALES[0]
}
