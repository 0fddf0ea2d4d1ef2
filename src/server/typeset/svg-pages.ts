/**
 * Takes the one SVG that Typst makes of a document apart into one document a page.
 *
 * Typst writes the children of the root four spaces deep: a background and a group for every
 * page, then definitions (glyphs, clips) that all pages share. A `<` inside a value is always
 * escaped, so those lines cannot be imitated by a text.
 */
import { compactOutline } from './svg-outline.ts'

const CHILD = /^ {4}<(?:(\w+)(?: [^>]*[^/])?>\n[\s\S]*?^ {4}<\/\1>|[^>]*\/>)$/gm
const ROOT = /^<svg[^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"/
const DEFINITION =
  /<(symbol|clipPath|linearGradient|radialGradient|pattern|image) id="(\w+)"[\s\S]*?<\/\1>/g
const GLYPH = /^<symbol id="(\w+)" overflow="visible"><path d="([^"]*)"\/><\/symbol>$/
const REFERENCE = /(?:xlink:href="#|url\(#)(\w+)/g

/** What every use of a glyph repeats although it is the default. */
const DEFAULTS = / (?:y="0"|x="0"|fill-rule="nonzero"|class="typst-\w+")/g
const LONG_NUMBER = /\d*\.\d{3,}/g
/** Where links would be clicked: a page is shown as an image, where nothing can be. */
const LINK = /<a [^>]*><rect [^>]*\/><\/a>/g
/** A run of glyphs, each of which says the run's colour again. */
const RUN = /<g transform="matrix\(1 0 0 -1 ([^"]+)\)">((?:<use [^>]*\/>)+)<\/g>/g
const FILL = / fill="([^"]*)"/
/** Groups that do nothing, as Typst nests its frames. */
const BARE_GROUP = /<g>((?:<use [^>]*\/>|<path [^>]*\/>|<g [^>]*>(?:<use [^>]*\/>)+<\/g>)*)<\/g>/g

/**
 * Pages as they were made last, by what Typst wrote: who types changes one page, and the others
 * come again as they were. The names of definitions are made of what they define.
 */
const PAGES = new Map<string, string>()
const KEPT_PAGES = 12

/**
 * @param first How many pages are wanted; all unless told.
 * @throws Error when the SVG is not built as Typst builds it.
 */
export function pagesOf(svg: string, first = Infinity): string[] {
  const [, width, total] = ROOT.exec(svg) ?? []
  const children = [...svg.matchAll(CHILD)].map(([child]) => child.trimStart())
  const groups = children.filter((child) => child.startsWith('<g'))
  if (!width || !total || groups.length === 0) throw new Error('Not the SVG of a Typst document')
  const size = { width: rounded(width), height: rounded(String(Number(total) / groups.length)) }
  let definitions: Map<string, string> | undefined
  return groups.slice(0, first).map((group) => {
    const key = `${size.width} ${size.height} ${group}`
    const known = PAGES.get(key)
    PAGES.delete(key)
    const page = known ?? pageOf(group, (definitions ??= definitionsIn(children)), size)
    PAGES.set(key, page)
    const [oldest] = PAGES.keys()
    if (PAGES.size > KEPT_PAGES && oldest !== undefined) PAGES.delete(oldest)
    return page
  })
}

function definitionsIn(children: string[]): Map<string, string> {
  return new Map(
    children
      .filter((child) => child.startsWith('<defs'))
      .flatMap((child) => [...flat(child).matchAll(DEFINITION)])
      .map(([definition, , id]) => [id ?? '', definition]),
  )
}

const flat = (element: string): string => element.replace(/\n\s*/g, '')

/** One page as a document of its own, with the definitions that it needs. */
function pageOf(
  group: string,
  definitions: Map<string, string>,
  { width, height }: { width: string; height: string },
): string {
  // Every group is moved down to its page; here each is a page of its own.
  const content = compact(flat(group).replace(/^<g[^>]*?(\/?)>/, '<g$1>'))
  const names = new Map<string, string>()
  const collect = (text: string): void => {
    for (const [, id = ''] of text.matchAll(REFERENCE)) {
      if (names.has(id)) continue
      names.set(id, `d${names.size.toString(36)}`)
      collect(definitions.get(id) ?? '')
    }
  }
  collect(content)
  const renamed = (text: string) =>
    text
      .replace(REFERENCE, (match, id: string) => match.replace(id, names.get(id) ?? id))
      .replaceAll('xlink:href', 'href')
  const used = [...names].map(([id, name]) =>
    renamed(definitionOf(definitions.get(id) ?? '')).replace(` id="${id}"`, ` id="${name}"`),
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg"`,
    ` viewBox="0 0 ${width} ${height}" width="${width}pt" height="${height}pt">`,
    used.length > 0 ? `<defs>${used.join('')}</defs>` : '',
    `<path fill="#fff" d="M0 0h${width}v${height}H0z"/>${renamed(content)}</svg>`,
  ].join('')
}

/** A glyph is known again by its id, which is made of its outline. */
function definitionOf(definition: string): string {
  const [, id, outline] = GLYPH.exec(definition) ?? []
  if (id === undefined || outline === undefined) return compact(definition)
  // `overflow` of a symbol would clip; a path needs none of that.
  return `<path id="${id}" d="${compactOutline(id, outline)}"/>`
}

function compact(element: string): string {
  return element
    .replace(LINK, '')
    .replace(DEFAULTS, '')
    .replace(LONG_NUMBER, rounded)
    .replace(RUN, (_, place: string, uses: string) => run(place, uses))
    .replace(BARE_GROUP, '$1')
}

function run(place: string, uses: string): string {
  const fills = new Set([...uses.matchAll(new RegExp(FILL, 'g'))].map(([, fill]) => fill))
  const [fill] = fills
  if (fills.size !== 1) return `<g transform="matrix(1 0 0 -1 ${place})">${uses}</g>`
  const bare = uses.replaceAll(` fill="${fill}"`, '')
  return `<g transform="matrix(1 0 0 -1 ${place})" fill="${fill}">${bare}</g>`
}

/** A hundredth of a point is finer than any screen; Typst writes up to twelve digits more. */
function rounded(number: string): string {
  return String(Math.round(Number(number) * 100) / 100)
}
