/**
 * Takes the one SVG that Typst makes of a document apart into one document a page.
 *
 * Typst writes the children of the root four spaces deep: a background and a group for every
 * page, then definitions (glyphs, clips) that all pages share. A `<` inside a value is always
 * escaped, so those lines cannot be imitated by a text.
 */
const CHILD = /^ {4}<(?:(\w+)(?: [^>]*[^/])?>\n[\s\S]*?^ {4}<\/\1>|[^>]*\/>)$/gm
const ROOT = /^<svg[^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"/
const DEFINITION =
  /<(symbol|clipPath|linearGradient|radialGradient|pattern|image) id="(\w+)"[\s\S]*?<\/\1>/g
const REFERENCE = /(?:href="#|url\(#)(\w+)/g

/** What every use of a glyph repeats although it is the default. */
const DEFAULTS = / (?:y="0"|fill-rule="nonzero"|class="typst-\w+")/g

/** A thousandth of a point is finer than any screen; Typst writes up to twelve digits more. */
const EXCESS_DIGITS = /(?<=\.\d{3})\d+/g

/** @throws Error when the SVG is not built as Typst builds it. */
export function pagesOf(svg: string): string[] {
  const [, width, total] = ROOT.exec(svg) ?? []
  const children = [...svg.matchAll(CHILD)].map(([child]) => compact(child))
  const groups = children.filter((child) => child.startsWith('<g'))
  if (!width || !total || groups.length === 0) throw new Error('Not the SVG of a Typst document')
  const height = Number(total) / groups.length
  const definitions = new Map(
    children
      .filter((child) => child.startsWith('<defs'))
      .flatMap((child) => [...child.matchAll(DEFINITION)])
      .map(([definition, , id]) => [id ?? '', definition]),
  )
  return groups.map((group) => {
    // Every group is moved down to its page; here each is a page of its own.
    const content = group.replace(/^<g[^>]*?(\/?)>/, '<g$1>')
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"`,
      ` viewBox="0 0 ${width} ${height}" width="${width}pt" height="${height}pt">`,
      `<defs>${definitionsFor(content, definitions)}</defs>`,
      `<path fill="#fff" d="M0 0h${width}v${height}H0z"/>${content}</svg>`,
    ].join('')
  })
}

function compact(element: string): string {
  return element
    .replace(/\n\s*|^\s+/g, '')
    .replace(DEFAULTS, '')
    .replace(EXCESS_DIGITS, '')
}

/** The definitions that a content uses, also through other definitions. */
function definitionsFor(content: string, definitions: Map<string, string>): string {
  const used = new Set<string>()
  const collect = (text: string): void => {
    for (const [, id = ''] of text.matchAll(REFERENCE)) {
      if (used.has(id)) continue
      used.add(id)
      collect(definitions.get(id) ?? '')
    }
  }
  collect(content)
  return [...used].map((id) => definitions.get(id) ?? '').join('')
}
