import type { Glyph } from './page.ts'

/** A stretch of glyphs on one baseline without a wide gap: a cell, or a line of running text. */
export interface Segment {
  /** From left to right; blanks are left out. */
  glyphs: Glyph[]
  x: number
  right: number
  baseline: number
  size: number
  top: number
  bottom: number
  /** Earliest place in the drawing order. */
  order: number
}

/** Baselines of one line differ by less than this part of the letters' size (superscripts). */
const SAME_LINE = 0.35

/** A gap of this many letter sizes parts two segments; a space between words is about 0.3. */
const GAP = 0.8

/** Glyphs in lines, by baseline, from top to bottom. */
function lines(glyphs: Glyph[]): Glyph[][] {
  const sorted = glyphs.toSorted((a, b) => a.baseline - b.baseline)
  const result: { baseline: number; size: number; glyphs: Glyph[] }[] = []
  for (const glyph of sorted) {
    const line = result.at(-1)
    const size = Math.max(glyph.size, line?.size ?? 0)
    if (line && glyph.baseline - line.baseline < SAME_LINE * size) {
      line.glyphs.push(glyph)
      // The largest letters decide where the line stands.
      if (glyph.size > line.size) Object.assign(line, { size, baseline: glyph.baseline })
    } else result.push({ baseline: glyph.baseline, size: glyph.size, glyphs: [glyph] })
  }
  return result.map((line) => line.glyphs)
}

const BLANK = /^[\s\u00A0\u2000-\u200B\u3000]*$/

export function isBlank(glyph: Glyph): boolean {
  return BLANK.test(glyph.text)
}

/** Shadows and false bold draw the same letter twice at nearly the same place. */
function withoutDoubles(sorted: Glyph[]): Glyph[] {
  return sorted.filter((glyph, index) => {
    for (let before = index - 1; before >= 0 && before > index - 4; before--) {
      const other = sorted[before]
      if (!other || glyph.x - other.x > glyph.size * 0.15) return true
      if (other.text === glyph.text && glyph.width > 0 && glyph.text.trim() !== '') return false
    }
    return true
  })
}

/** Free space between neighbours in letter sizes, blanks not counted as letters. */
function gapBetween(left: Glyph, right: Glyph): number {
  return (right.x - left.x - left.width) / Math.max(left.size, right.size, 1)
}

/** Letter-spaced words have gaps as wide as spaces; what parts them is wider than most. */
function partingGap(letters: Glyph[]): number {
  if (letters.length < 4) return GAP
  const gaps = letters.slice(1).map((glyph, index) => gapBetween(letters[index] as Glyph, glyph))
  const median = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
  return median > 0.25 ? Math.max(GAP, median * 2.5) : GAP
}

/** Cuts a page's glyphs into segments, ordered by line and then from left to right. */
export function segmentsOf(glyphs: Glyph[]): Segment[] {
  return lines(glyphs).flatMap((line) => {
    const letters = withoutDoubles(
      line.filter((glyph) => !isBlank(glyph)).toSorted((a, b) => a.x - b.x),
    )
    const parting = partingGap(letters)
    const groups: Glyph[][] = []
    letters.forEach((glyph, index) => {
      const last = groups.at(-1)
      const before = letters[index - 1]
      if (last && before && gapBetween(before, glyph) < parting) last.push(glyph)
      else groups.push([glyph])
    })
    return groups.map(segmentOf)
  })
}

/** A segment of glyphs that are sorted from left to right. */
export function segmentOf(glyphs: Glyph[]): Segment {
  const size = commonest(glyphs.map((glyph) => glyph.size))
  const baseline = commonest(glyphs.map((glyph) => glyph.baseline))
  return {
    glyphs,
    x: Math.min(...glyphs.map((glyph) => glyph.x)),
    right: Math.max(...glyphs.map((glyph) => glyph.x + glyph.width)),
    baseline,
    size,
    top: baseline - size * 0.8,
    bottom: baseline + size * 0.22,
    order: Math.min(...glyphs.map((glyph) => glyph.order)),
  }
}

/** The value that most have, to a tenth of a point. */
export function commonest(values: number[]): number {
  const counts = new Map<number, number>()
  let best = values[0] ?? 0
  for (const value of values) {
    const rounded = Math.round(value * 10) / 10
    const count = (counts.get(rounded) ?? 0) + 1
    counts.set(rounded, count)
    if (count > (counts.get(Math.round(best * 10) / 10) ?? 0)) best = value
  }
  return best
}
