import type { Place } from '#contract/api.ts'
import type { Style } from '#contract/template.ts'

/** What `templates/shared/places.typ` leaves at both ends of a part; `page` counts from 1. */
export interface Mark {
  at: string
  edge: 'start' | 'end'
  page: number
  x: string
  y: string
}

/** Width and height of the page sizes in points (ISO 216; ANSI/ASME Y14.1). */
const PAGE_SIZES: Record<Style['page'], { width: number; height: number }> = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
}
const POINTS_PER_MILLIMETRE = 72 / 25.4

export function pageSize({ page }: Style): { width: number; height: number } {
  return PAGE_SIZES[page]
}

const points = (length: string): number => Number.parseFloat(length)
const rounded = (value: number): number => Math.round(value * 100) / 100

/** The room a part takes: one place a page, as a part may go on over pages. */
export function placesOf(marks: Mark[], style: Style): Place[] {
  const { width, height } = pageSize(style)
  const margin = style.margin * POINTS_PER_MILLIMETRE
  const open = new Map<string, Mark>()
  const places: Place[] = []
  for (const mark of marks) {
    if (mark.edge === 'start') {
      open.set(mark.at, mark)
      continue
    }
    const start = open.get(mark.at)
    open.delete(mark.at)
    if (!start) continue
    for (let page = start.page; page <= mark.page; page += 1) {
      const top = page === start.page ? points(start.y) : margin
      const bottom = page === mark.page ? points(mark.y) : height - margin
      if (bottom <= top) continue
      places.push({
        at: mark.at,
        page: page - 1,
        x: rounded(margin),
        y: rounded(top),
        width: rounded(width - 2 * margin),
        height: rounded(bottom - top),
      })
    }
  }
  return places
}
