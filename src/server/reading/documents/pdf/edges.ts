import type { Line } from '../../document.ts'
import type { FlowLine } from './lines.ts'
import type { PdfPage } from './page.ts'

/** Headers and footers: what stands at the edge of the pages and repeats, or only counts them. */

/** Share of the page's height, from its top and from its bottom. */
const EDGE = 0.1

/** Points by which the heights of one running head differ. */
const SAME_HEIGHT = 4

const PAGE_NUMBER = /^\W*(?:\p{L}+\.?\s*){0,2}\d{1,2}\s*(?:(?:\/|-|–|\||\p{L}+)\s*\d{1,2})?\W*$/u

/** Repeats differ by their page number only. */
const keyOf = (line: Line) => line.text.replace(/\d+/g, '#').toLowerCase()

/**
 * Marks the headers and footers of all pages. Later repeats are dropped; the first one stays,
 * since name and contact may stand nowhere else.
 */
export function markEdges(lines: FlowLine[], pages: PdfPage[]): FlowLine[] {
  const atEdges = lines.filter((line) => edgeOf(line, pages))
  const seen: Line[] = []
  return lines.flatMap((line) => {
    const edge = edgeOf(line, pages)
    const repeats = atEdges.some((other) => other.page !== line.page && isRepeat(other, line))
    if (!edge || (!repeats && !(edge === 'footer' && isPageNumber(line, pages)))) return [line]
    if (seen.some((other) => isRepeat(other, line))) return []
    seen.push(line)
    return [{ ...line, region: edge, gapBefore: Math.max(line.gapBefore, 1) }]
  })
}

/** The same text at the same height: one university may end a page and begin the next. */
function isRepeat(one: Line, other: Line): boolean {
  return Math.abs(one.y - other.y) < SAME_HEIGHT && keyOf(one) === keyOf(other)
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
