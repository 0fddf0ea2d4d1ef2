import { LOCALES } from '#contract/locales.ts'
import type { Line } from '../../document.ts'
import { headingKind } from '../../lexicon/headings.ts'
import type { FlowLine } from './lines.ts'
import type { PdfPage } from './page.ts'

/** Headers and footers: what stands at the margin of the pages and repeats, or only counts them. */

/** Share of the page's height, from its top and from its bottom. */
const MARGIN = 0.1

/** The same where all that stands between the line and its edge repeats at its height: some margins are wide. */
const WIDE_MARGIN = 0.22

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
  const wide = pages.map((page, number) => wideMargins(lines, page, number))
  const margins = new Map(
    lines.map((line) => [line, wide[line.page]?.get(line) ?? marginOf(line, lines, pages)]),
  )
  const inMargins = lines.filter((line) => margins.get(line))
  const feet = new Set(pages.flatMap((page, number) => footOf(lines, page, number)))
  const seen: Line[] = []
  return lines.flatMap((line) => {
    const margin = feet.has(line) ? 'footer' : margins.get(line)
    const repeats = inMargins.some((other) => other.page !== line.page && isRepeat(other, line))
    const counts = margin === 'footer' && isPageNumber(line, pages)
    if (!margin || !(feet.has(line) || repeats || counts)) return [line]
    if (seen.some((other) => isRepeat(other, line))) return []
    seen.push(line)
    return [{ ...line, region: margin, gapBefore: Math.max(line.gapBefore, 1) }]
  })
}

/** The foot of a page that shows it but once: its share of the height, lines, room above, letters. */
const FOOT = { edge: 0.15, lines: 3, room: 3, text: 80 } as const

/** What feet say: addresses, page numbers, dates. */
const OF_FEET = /\d|@/u

/** Type of headings is larger than most by this. */
const LARGER = 1.08

/** An icon in front of one of several addresses may look like a bullet. */
const isParagraph = ({ text, bullet, cells }: Line) =>
  text.length > FOOT.text || (bullet && cells.length === 1)

/**
 * The last lines of a page, when they stand far below all others and say what feet say: even on a
 * single page they go on with no section.
 */
function footOf(lines: readonly FlowLine[], page: PdfPage, number: number): FlowLine[] {
  const own = lines.filter((line) => line.page === number).toSorted((a, b) => a.y - b.y)
  const usual = own.map(({ fontSize }) => fontSize).toSorted((a, b) => a - b)
  const most = (usual[Math.floor(usual.length / 2)] ?? 0) * LARGER
  for (let count = 1; count <= FOOT.lines && count < own.length; count++) {
    const foot = own.slice(-count)
    const rest = own.slice(0, -count)
    const above = Math.max(...rest.map(({ y, height }) => y + height))
    const [first] = foot
    if (!first || first.y < page.height * (1 - FOOT.edge)) return []
    if (foot.some((line) => line.bold || line.fontSize > most || isParagraph(line))) return []
    // a section that ends the page, with much room below its heading
    if (headingKind(rest.at(-1)?.text ?? '', LOCALES) !== null) return []
    if (first.y - above > first.height * FOOT.room)
      return foot.some(({ text }) => OF_FEET.test(text)) ? foot : []
  }
  return []
}

/** What repeats on other pages at just its height, from the upper and from the lower edge of a page on. */
function wideMargins(lines: readonly FlowLine[], page: PdfPage, number: number) {
  const own = lines.filter((line) => line.page === number).toSorted((a, b) => a.y - b.y)
  const others = lines.filter((line) => line.page !== number)
  const isBody = (line: Line) =>
    Math.min(line.y, page.height - line.y) > page.height * WIDE_MARGIN ||
    !others.some((other) => Math.abs(other.y - line.y) < SAME_HEIGHT && isRepeat(other, line))
  const first = own.findIndex(isBody)
  const last = own.findLastIndex(isBody)
  return new Map(
    own.flatMap((line, at) => {
      if (first < 0 || (at >= first && at <= last)) return []
      return [[line, at < first ? ('header' as const) : ('footer' as const)]]
    }),
  )
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
