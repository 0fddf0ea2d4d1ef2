import type { Line } from '../../document.ts'
import type { FlowLine } from './lines.ts'
import type { PdfPage } from './page.ts'

/** Headers and footers: what stands at the edge of the pages and repeats, or only counts them. */

/** Share of the page's height, from its top and from its bottom. */
const EDGE = 0.1

const PAGE_NUMBER = /^\W*(?:\p{L}+\.?\s*){0,2}\d{1,2}\s*(?:(?:\/|-|–|\||\p{L}+)\s*\d{1,2})?\W*$/u

/** Repeats differ by their page number only. */
const keyOf = (line: Line) => line.text.replace(/\d+/g, '#').toLowerCase()

/**
 * Marks the headers and footers of all pages. Later repeats are dropped; the first one stays,
 * since name and contact may stand nowhere else.
 */
export function markEdges(lines: FlowLine[], pages: PdfPage[]): FlowLine[] {
  const pagesWith = new Map<string, Set<number>>()
  for (const line of lines) {
    if (edgeOf(line, pages)) {
      const key = keyOf(line)
      pagesWith.set(key, (pagesWith.get(key) ?? new Set()).add(line.page))
    }
  }
  const seen = new Set<string>()
  return lines.flatMap((line) => {
    const edge = edgeOf(line, pages)
    const key = keyOf(line)
    const repeats = (pagesWith.get(key)?.size ?? 0) > 1
    if (!edge || (!repeats && !(edge === 'footer' && isPageNumber(line, pages)))) return [line]
    if (seen.has(key)) return []
    seen.add(key)
    return [{ ...line, region: edge, gapBefore: Math.max(line.gapBefore, 1) }]
  })
}

function edgeOf(line: Line, pages: PdfPage[]): 'header' | 'footer' | undefined {
  const height = pages[line.page]?.height ?? 0
  if (line.y + line.height < height * EDGE) return 'header'
  return line.y > height * (1 - EDGE) ? 'footer' : undefined
}

/** `2`, `Page 2`, `2 / 3`: a number on the last line that counts pages. */
function isPageNumber(line: Line, pages: PdfPage[]): boolean {
  const number = /\d+/.exec(line.text)?.[0]
  return (
    PAGE_NUMBER.test(line.text) &&
    number !== undefined &&
    Number(number) <= pages.length &&
    line.fontSize < 13
  )
}
