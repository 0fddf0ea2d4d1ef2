import { Hono, type Context } from 'hono'
import type { Env } from '../dependencies.ts'
import { localeOf } from '../middleware/language.ts'
import type { Encoding, Site, SiteFile } from './load.ts'

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
