import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { DEFAULT_LOCALE, type Locale } from '#contract/locales.ts'
import { MEDIA_TYPES } from './media-types.ts'

export type Encoding = 'br' | 'gzip'

/** One file of the site. */
export interface SiteFile {
  body: Uint8Array<ArrayBuffer>
  type: string
  /** Weak, since the same content goes out in several encodings. */
  etag: string
  /** The body compressed, made when first asked for; null when that would gain nothing. */
  compressed(encoding: Encoding): Promise<Uint8Array<ArrayBuffer> | null>
}

/** The built site, held in memory: a path that is not in it leads nowhere, on disk neither. */
export interface Site {
  find(path: string): SiteFile | null
  notFoundPage(locale: Locale): SiteFile | null
}

/**
 * Reads a folder that `astro build` made.
 *
 * @returns null when there is no such folder.
 */
export async function loadSite(folder: string): Promise<Site | null> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => null)
  if (!entries) return null
  const shown = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
  const paths = new Set(shown.map((entry) => join(entry.parentPath, entry.name)))
  const files = new Map<string, SiteFile>()
  for (const file of paths) {
    if (file.endsWith(BUILT)) continue
    const media = MEDIA_TYPES[extname(file).toLowerCase()]
    const path = `/${relative(folder, file).split(sep).join('/')}`
    const small = paths.has(file + BUILT) ? bytesOf(file + BUILT) : null
    files.set(keyOf(path), siteFile(bytesOf(file), media, small))
  }
  return {
    find: (path) => files.get(keyOf(path)) ?? null,
    notFoundPage: (locale) =>
      files.get(locale === DEFAULT_LOCALE ? '/404' : `/${locale}/404`) ?? null,
  }
}

/** At start nobody else waits, and hundreds of promises would only cost. */
const bytesOf = (file: string) => new Uint8Array(readFileSync(file))

/**
 * The name under which a path is known: pages without slash or file name at the end, so that it
 * does not matter whether the build wrote `ar/edit.html` or `ar/edit/index.html`.
 *
 * @example keyOf('/ar/index.html') // '/ar'
 */
function keyOf(path: string): string {
  const page = path.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')
  return page.replace(/\/$/, '') || '/'
}

const UNKNOWN_TYPE = { type: 'application/octet-stream', compress: false }

/** Smaller bodies fit one packet anyway. */
const MIN_COMPRESSED_BYTES = 1_024

/** Ends the name of what the build has compressed already, as small as it gets. */
const BUILT = '.br'

/** Between the fast and the smallest: 9 takes 0.1 s for the largest script, once. */
const BROTLI_QUALITY = 9

const COMPRESS: Record<Encoding, (body: Uint8Array) => Promise<Uint8Array>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
}

function siteFile(
  body: Uint8Array<ArrayBuffer>,
  { type, compress } = UNKNOWN_TYPE,
  small: Uint8Array<ArrayBuffer> | null = null,
): SiteFile {
  const made = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>()
  if (small) made.set('br', Promise.resolve(small))
  return {
    body,
    type,
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    async compressed(encoding) {
      if (!compress || body.byteLength < MIN_COMPRESSED_BYTES) return null
      const found = made.get(encoding) ?? COMPRESS[encoding](body).then((it) => new Uint8Array(it))
      made.set(encoding, found)
      return found
    },
  }
}
