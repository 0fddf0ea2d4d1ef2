import type { Finding } from '#contract/analysis.ts'
import type { Place, Preview } from '#contract/output.ts'
import type { Resume } from '#contract/resume.ts'
import { richTextLines, type RichText } from '#contract/rich-text.ts'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A finding with the number that it bears in the list and on the page. */
export interface Mark {
  number: number
  finding: Finding
}

/** A mark and where it stands on the pages, in points. */
export interface PlacedMark extends Mark {
  /** From 0. */
  page: number
  /** The lines to underline; none where something is missing from the part that it is about. */
  lines: Box[]
  /** The first line of what it is about. */
  box: Box
}

/** A line of running text, where a part is only known as a whole (points). */
const ONE_LINE = 14

/** Which marks stand where on the pages, from top to bottom, and which belong to no place. */
export function placedMarks(
  marks: readonly Mark[],
  resume: Resume,
  { places }: Pick<Preview, 'places'>,
): { placed: PlacedMark[]; whole: Mark[] } {
  const found = marks.map((mark) => ({ mark, place: placeOf(mark.finding, resume, places) }))
  return {
    placed: found
      .flatMap(({ mark, place }) => (place ? { ...mark, ...place } : []))
      .toSorted((a, b) => a.page - b.page || a.box.y - b.box.y || a.number - b.number),
    whole: found.flatMap(({ mark, place }) => (place ? [] : mark)),
  }
}

function placeOf(
  { at, quote }: Finding,
  resume: Resume,
  places: readonly Place[],
): Omit<PlacedMark, keyof Mark> | null {
  if (at === undefined) return null
  const line = quote === undefined ? null : lineOf(valueAt(resume, at), quote)
  const exact = places.find((place) => place.at === (line === null ? at : `${at}.${line}`))
  if (exact && !isList(valueAt(resume, at), line)) {
    const lines = exact.lines ?? [exact]
    return { page: exact.page, lines, box: lines[0] ?? exact }
  }
  const around = exact ?? partAround(at, places)
  if (!around) return null
  const { page, x, y, width, height } = around
  return { page, lines: [], box: { x, y, width, height: Math.min(height, ONE_LINE) } }
}

/** What is not one line is not underlined: a whole entry, a text of many lines. */
function isList(value: unknown, line: number | null): boolean {
  return typeof value === 'object' && line === null
}

/** The smallest part that is printed and holds the place. */
function partAround(at: string, places: readonly Place[]): Place | undefined {
  const steps = at.split('.')
  for (let length = steps.length - 1; length > 0; length--) {
    const part = steps.slice(0, length).join('.')
    const place = places.find((each) => each.at === part)
    if (place) return place
  }
  return undefined
}

/** The line of a rich text that a finding quotes, from 0; null when it quotes none of them. */
function lineOf(value: unknown, quote: string): number | null {
  if (!isRichText(value)) return null
  // Long quotes are cut off.
  const wanted = plain(quote.replace(/…$/u, ''))
  const index = richTextLines(value).findIndex(({ text }) => plain(text).includes(wanted))
  return index < 0 ? null : index
}

const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim()

function isRichText(value: unknown): value is RichText {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc'
}

function valueAt(root: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], root)
}
