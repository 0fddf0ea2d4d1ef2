import type { Place } from '#contract/api.ts'
import type { Style } from '#contract/template.ts'

/** What `templates/shared/places.typ` leaves at both ends of a part; `page` counts from 1. */
export interface Mark {
  at: string
  edge: 'start' | 'end'
  /** Parts in the flow of blocks, or in a line of text: then `y` is the baseline. */
  kind: 'block' | 'text'
  /** Size of the text in points. */
  size: number
  page: number
  x: string
  y: string
}

/** Where texts may stand from side to side, in points. */
export interface Column {
  x: number
  width: number
}

/** Width and height of the page sizes in points (ISO 216; ANSI/ASME Y14.1). */
const PAGE_SIZES: Record<Style['page'], { width: number; height: number }> = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
}
const POINTS_PER_MILLIMETRE = 72 / 25.4

/** How far letters reach over and under their baseline, in parts of their size. */
const ASCENT = 0.85
const DESCENT = 0.3

/** Points; lower is what ends where it begins, at the edge of a page. */
const LOWEST = 1

/** Marks stand on the edge of their column; rounding must not put them beside it. */
const TOLERANCE = 1

export function pageSize({ page }: Style): { width: number; height: number } {
  return PAGE_SIZES[page]
}

const points = (length: string): number => Number.parseFloat(length)
const rounded = (value: number): number => Math.round(value * 100) / 100

/** The room a part takes: one place a page, as a part may go on over pages. */
export function placesOf(marks: Mark[], columns: Column[], style: Style): Place[] {
  const open = new Map<string, Mark>()
  const places: Place[] = []
  for (const mark of marks) {
    if (mark.edge === 'start') {
      open.set(mark.at, mark)
      continue
    }
    const start = open.get(mark.at)
    open.delete(mark.at)
    if (start) places.push(...placesBetween(start, mark, columns, style))
  }
  return places
}

function placesBetween(start: Mark, end: Mark, columns: Column[], style: Style): Place[] {
  const { height } = pageSize(style)
  const margin = style.margin * POINTS_PER_MILLIMETRE
  const top = points(start.y) - (start.kind === 'text' ? ASCENT * start.size : 0)
  const bottom = points(end.y) + (end.kind === 'text' ? DESCENT * end.size : 0)
  const { x, width } = onOneLine(start, end) ?? columnAt(points(start.x), columns)
  const places: Place[] = []
  for (let page = start.page; page <= end.page; page += 1) {
    const first = page === start.page ? Math.max(top, 0) : margin
    const last = page === end.page ? Math.min(bottom, height) : height - margin
    if (last - first < LOWEST) continue
    places.push({
      at: start.at,
      page: page - 1,
      x: rounded(x),
      y: rounded(first),
      width: rounded(width),
      height: rounded(last - first),
    })
  }
  return places
}

/** A text that ends in the line it began in is only as wide as itself. */
function onOneLine(start: Mark, end: Mark): Column | null {
  if (start.kind !== 'text' || start.page !== end.page || start.y !== end.y) return null
  const [one, other] = [points(start.x), points(end.x)]
  return one === other ? null : { x: Math.min(one, other), width: Math.abs(other - one) }
}

/** The narrowest column that `x` stands in. */
function columnAt(x: number, columns: Column[]): Column {
  const holds = (column: Column) =>
    x >= column.x - TOLERANCE && x <= column.x + column.width + TOLERANCE
  const [narrowest] = columns.filter(holds).toSorted((one, other) => one.width - other.width)
  return narrowest ?? columns[0] ?? { x, width: 0 }
}
