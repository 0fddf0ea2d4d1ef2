import type { Line } from '../../document.ts'
import type { FlowLine } from './lines.ts'
import type { PdfPage } from './page.ts'

/** Headers and footers: what stands at the margin of the pages and repeats, or only counts them. */

/** Share of the page's height, from its top and from its bottom. */
const MARGIN = 0.1

/** The same for a page number below which nothing stands, with so much room above in its height. */
const LAST = { margin: 0.2, room: 1.5 } as const

/** Points by which the heights of one running head differ. */
const SAME_HEIGHT = 4

/** Characters; so much text does not repeat by chance, and may move with the length of a page. */
const LONG = 24

const PAGE_NUMBER = /^\W*(?:\p{L}+\.?\s*){0,2}\d{1,2}\s*(?:(?:\/|-|–|\||\p{L}+)\s*\d{1,2})?\W*$/u

/** Repeats differ by their page number only. */
const keyOf = (line: Line) => line.text.replace(/\d+/g, '#').toLowerCase()

/**
 * Marks the headers and footers of all pages. Later repeats are dropped; the first one stays,
 * since name and contact may stand nowhere else.
 */
export function markHeadersAndFooters(lines: FlowLine[], pages: PdfPage[]): FlowLine[] {
  const margins = new Map(lines.map((line) => [line, marginOf(line, lines, pages)]))
  const inMargins = lines.filter((line) => margins.get(line))
  const seen: Line[] = []
  return lines.flatMap((line) => {
    const margin = margins.get(line)
    const repeats = inMargins.some((other) => other.page !== line.page && isRepeat(other, line))
    if (!margin || (!repeats && !(margin === 'footer' && isPageNumber(line, pages)))) return [line]
    if (seen.some((other) => isRepeat(other, line))) return []
    seen.push(line)
    return [{ ...line, region: margin, gapBefore: Math.max(line.gapBefore, 1) }]
  })
}

/** The same text at the same height: one university may end a page and begin the next. */
function isRepeat(one: Line, other: Line): boolean {
  const key = keyOf(one)
  const away = Math.abs(one.y - other.y)
  return key === keyOf(other) && away < (key.length < LONG ? SAME_HEIGHT : SAME_HEIGHT * 10)
}

function marginOf(
  line: Line,
  lines: readonly Line[],
  pages: PdfPage[],
): 'header' | 'footer' | undefined {
  const height = pages[line.page]?.height ?? 0
  if (line.y + line.height < height * MARGIN) return 'header'
  if (line.y > height * (1 - MARGIN)) return 'footer'
  const room = line.height * LAST.room
  const isLast = lines.every(
    (other) =>
      other.page !== line.page ||
      other.y + other.height < line.y - room ||
      Math.abs(line.y - other.y) < line.height / 2,
  )
  const isLow = line.y > height * (1 - LAST.margin)
  return isLow && isLast && isPageNumber(line, pages) ? 'footer' : undefined
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
