import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from '#contract/locales.ts'
import { PAGES, pathTo, type Place } from '#i18n/routes.ts'

export const DIST = new URL('../../dist', import.meta.url).pathname

/** A built page. */
export interface Page {
  /** Where it stands in dist, such as 'de/edit/index.html'. */
  file: string
  html: string
}

/** Every HTML file that was built. */
export const PAGES_BUILT: Page[] = existsSync(DIST)
  ? readdirSync(DIST, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => ({ file, html: readFileSync(join(DIST, file), 'utf8') }))
  : []

/** The documents, which are the same in every language. */
const DOCUMENTS = readdirSync(new URL('../../src/locales/en/documents', import.meta.url)).map(
  (name): Place => `/${name.replace(/\.md$/, '')}`,
)

/** Every page and document that should be there, with its language. */
export const ROUTES = LOCALES.flatMap((locale) =>
  [...(Object.keys(PAGES) as Place[]), ...DOCUMENTS].map((page) => ({
    locale,
    page,
    path: pathTo(page, locale),
  })),
)

/** The file that answers a path: itself, its .html, or its folder's index. */
export function fileAt(path: string): string | undefined {
  const plain = decodeURI(path).replace(/[?#].*$/, '')
  const candidates = [plain, `${plain.replace(/\/$/, '')}.html`, join(plain, 'index.html')]
  return candidates
    .map((candidate) => join(DIST, candidate))
    .find((file) => existsSync(file) && statSync(file).isFile())
}

/** The page that answers a path, as it was built. */
export const built = (path: string): string => readFileSync(fileAt(path) ?? '', 'utf8')

const ATTRIBUTE = /\s([^\s"'<>/=]+)(?:="([^"]*)"|='([^']*)'|=([^\s>]+))?/g

/** The attributes of a start tag by name, with their entities resolved. */
export function attributesOf(tag: string): Map<string, string> {
  const all = [...tag.matchAll(ATTRIBUTE)].map(([, name = '', ...values]) => {
    const value = values.find((text) => text !== undefined) ?? ''
    const text = value.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')
    return [name, text] as const
  })
  return new Map(all)
}

/** The value of an attribute of a start tag, with its entities resolved. */
export const attribute = (tag: string, name: string): string | undefined =>
  attributesOf(tag).get(name)

const TAG = /<\/?[a-zA-Z](?:"[^"]*"|'[^']*'|[^>"'])*>/g

/** A page without comments and without what stands inside scripts and styles. */
const markupOf = (html: string) =>
  html.replace(/<!--[\s\S]*?-->/g, '').replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1')

/** The tags of a page. */
export const tagsOf = (html: string): string[] => markupOf(html).match(TAG) ?? []

/** What a reader sees of a page. */
export const textOf = (html: string): string => markupOf(html).replace(TAG, ' ')
