import type { Place } from '#contract/output.ts'
import type { Column } from './places.ts'
import type { PrintedSheet } from './printed.ts'

/** What a template with a side column is told when it is set again. */
export interface Widening {
  /** The part that begins the pages without a side column. */
  wideFrom: string
  /** How many pages have one. */
  sidePages: string
}

/**
 * Where the text may take the room of the side column: with the first section or entry on the
 * pages after it. Nothing where there is none.
 *
 * @param places Of the pages as they are with both columns to the end.
 */
export function wideningOf(
  places: Place[],
  columns: Column[],
  { sections }: PrintedSheet,
): Widening | null {
  const [narrow] = columns.toSorted((a, b) => a.width - b.width)
  if (!narrow) return null
  const isBeside = ({ x, width }: Place) => {
    const middle = x + width / 2
    return middle >= narrow.x && middle <= narrow.x + narrow.width
  }
  const last = Math.max(0, ...places.filter(isBeside).map(({ page }) => page))
  const firstPages = new Map<string, number>()
  for (const place of places) {
    if (isBeside(place)) continue
    firstPages.set(place.at, Math.min(place.page, firstPages.get(place.at) ?? Infinity))
  }
  const parts = sections.flatMap((section) => [
    section.at,
    ...(section.kind === 'entries' ? section.entries.map(({ at }) => at) : []),
  ])
  const wideFrom = parts.find((at) => (firstPages.get(at) ?? 0) > last)
  return wideFrom === undefined ? null : { wideFrom, sidePages: String(last + 1) }
}
