import type { Place } from '#contract/output.ts'
import type { Style } from '#contract/template.ts'

type Box = Pick<Place, 'x' | 'y' | 'width' | 'height'>

/** Where texts stand from side to side, in points. */
export interface Column {
  x: number
  width: number
}

/** Width and height of the page sizes in points (ISO 216; ANSI/ASME Y14.1). */
const PAGE_SIZES: Record<Style['page'], { width: number; height: number }> = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
}

/** What opens and closes groups in the SVG of Typst, and the links of `places.typ` in them. */
const TOKEN =
  /<\/g>|<g(?= |>)[^>]*>|<a(?: transform="([^"]*)")? href="place:([^"]*)"[^>]*>\s*<rect width="([\d.]+)" height="([\d.]+)"/g
const TRANSLATION = /transform="matrix\(1 0 0 1 ([-\d.e]+) ([-\d.e]+)\)"/

export function pageSize({ page }: Style): { width: number; height: number } {
  return PAGE_SIZES[page]
}

/**
 * The room that every part of the resume takes, by the links in the SVG of all pages under each
 * other: one place a page and column, as a part may go on. A part of parts ('work.0') takes the
 * room of them all. Large places come first.
 */
export function placesOf(svg: string, columns: Column[], style: Style): Place[] {
  const { width, height } = pageSize(style)
  const rooms = new Map<string, Place>()
  for (const { at, ...box } of linksIn(svg)) {
    const page = Math.floor((box.y + box.height / 2) / height)
    const column = columnAt(box.x + box.width / 2, columns)
    const found: Place = {
      at,
      page,
      x: Math.max(0, box.x),
      y: Math.max(0, box.y - page * height),
      width: Math.min(box.width, width - Math.max(0, box.x)),
      height: Math.min(box.height, (page + 1) * height - box.y),
    }
    for (const part of partsOf(at)) {
      const key = `${part} ${page} ${column}`
      const room = united(rooms.get(key), { ...found, at: part })
      rooms.set(key, part === at ? { ...room, lines: withLine(room.lines ?? [], found) } : room)
    }
  }
  return [...rooms.values()].map(rounded).toSorted((one, other) => area(other) - area(one))
}

/** The lines of a text with another piece of it, which belongs to one of them or begins one. */
function withLine(lines: Box[], { x, y, width, height }: Box): Box[] {
  const piece = { x, y, width, height }
  const index = lines.findIndex((line) => Math.abs(line.y - y) < height / 2)
  const changed = index < 0 ? [...lines, piece] : lines.with(index, united(lines[index], piece))
  return changed.toSorted((one, other) => one.y - other.y)
}

const area = ({ width, height }: Place): number => width * height

/** Every link with its place from the top of the first page; groups only ever move things. */
function* linksIn(svg: string): Generator<Place> {
  const origins = [{ x: 0, y: 0 }]
  for (const [token, transform, at, width, height] of svg.matchAll(TOKEN)) {
    const origin = origins.at(-1) ?? { x: 0, y: 0 }
    if (token === '</g>') origins.pop()
    else if (at !== undefined) {
      const { x, y } = moved(origin, `transform="${transform ?? ''}"`)
      yield { at, page: 0, x, y, width: Number(width), height: Number(height) }
    } else if (!token.endsWith('/>')) origins.push(moved(origin, token))
  }
}

function moved({ x, y }: { x: number; y: number }, tag: string): { x: number; y: number } {
  const [, right = 0, down = 0] = TRANSLATION.exec(tag) ?? []
  return { x: x + Number(right), y: y + Number(down) }
}

/** @example partsOf('work.0.title') // ['work', 'work.0', 'work.0.title'] */
function partsOf(at: string): string[] {
  const steps = at.split('.')
  return steps.map((_, index) => steps.slice(0, index + 1).join('.'))
}

function united<T extends Box>(one: T | undefined, other: T): T {
  if (!one) return other
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)]
  const right = Math.max(one.x + one.width, other.x + other.width)
  const bottom = Math.max(one.y + one.height, other.y + other.height)
  return { ...one, x, y, width: right - x, height: bottom - y }
}

/** The narrowest column that `x` stands in. */
function columnAt(x: number, columns: Column[]): number {
  const widths = columns.map((column) =>
    x >= column.x && x <= column.x + column.width ? column.width : Infinity,
  )
  return widths.indexOf(Math.min(...widths))
}

const round = (value: number): number => Math.round(value * 100) / 100

function rounded({ lines = [], ...place }: Place): Place {
  return {
    ...place,
    ...roundedBox(place),
    // One line is the place itself.
    ...(lines.length > 1 && { lines: lines.map(roundedBox) }),
  }
}

function roundedBox({ x, y, width, height }: Box): Box {
  return { x: round(x), y: round(y), width: round(width), height: round(height) }
}
