import type { Glyph } from './page.ts'

/** Glyphs → letters in lines: without blanks and doubles, with the free space between them. */

/** A letter with what the blanks around it said. */
export interface Letter extends Glyph {
  /** A space was drawn in front of it. */
  afterSpace: boolean
}

/** Baselines of one line differ by less than this part of the letters' size (superscripts). */
export const SAME_LINE = 0.35

const BLANK = /^[\s\u00A0\u2000-\u200B\u3000]*$/

export function isBlank(glyph: Glyph): boolean {
  return BLANK.test(glyph.text)
}

/** Glyphs in lines, by baseline, from top to bottom. */
export function linesOfGlyphs(glyphs: Glyph[]): Glyph[][] {
  const sorted = glyphs.toSorted((a, b) => a.baseline - b.baseline)
  const lines: { baseline: number; size: number; glyphs: Glyph[] }[] = []
  for (const glyph of sorted) {
    const line = lines.at(-1)
    const size = Math.max(glyph.size, line?.size ?? 0)
    if (line && glyph.baseline - line.baseline < SAME_LINE * size) {
      line.glyphs.push(glyph)
      // The largest letters decide where the line stands.
      if (glyph.size > line.size) Object.assign(line, { size, baseline: glyph.baseline })
    } else lines.push({ baseline: glyph.baseline, size: glyph.size, glyphs: [glyph] })
  }
  return withRaised(lines.flatMap((line) => apart(line.glyphs)))
}

/** Raised letters: how small and how high they are beside those of their line, and how near. */
const RAISED = { size: 0.8, height: 0.7, gap: 0.2, letters: 8 } as const

/** Lines with what is raised above them, `4th`, `meetups [1]`, at its place in them. */
function withRaised(lines: Glyph[][]): Glyph[][] {
  const kept: Glyph[][] = []
  for (const line of lines) {
    const above = kept.at(-1)
    const placed = above ? raisedOn(above, line) : null
    if (placed) kept[kept.length - 1] = [...line, ...placed]
    else kept.push(line)
  }
  return kept
}

/** What stands above a line, each few letters right behind one of it; null where anything does not. */
function raisedOn(above: Glyph[], line: Glyph[]): Glyph[] | null {
  const size = commonest(line.map((glyph) => glyph.size))
  const [first] = line
  const isSmall = above.every(
    (glyph) =>
      glyph.size < size * RAISED.size &&
      Math.abs(first!.baseline - glyph.baseline) < size * RAISED.height,
  )
  if (!first || !isSmall) return null
  const own = line.filter((glyph) => !isBlank(glyph))
  const small = above.filter((glyph) => !isBlank(glyph)).toSorted((a, b) => a.x - b.x)
  if (small.some((glyph) => own.some((other) => covers(glyph, other)))) return null
  let run = 0
  const areBehind = small.every((glyph, at) => {
    const before = small[at - 1]
    const goesOn = before && glyph.x - before.x - before.width < size * RAISED.gap
    run = goesOn ? run + 1 : 1
    const isBehind = own.some(
      (other) => Math.abs(glyph.x - other.x - other.width) < size * RAISED.gap,
    )
    return run <= RAISED.letters && (goesOn || isBehind)
  })
  return areBehind ? small.map((glyph) => ({ ...glyph, baseline: first.baseline })) : null
}

/** So many letters over one another are two lines; fewer are accents and superscripts. */
const OVERLAPPING = 3

/**
 * Beside large type, such as a name, smaller lines are near enough to each other to be taken for
 * one. Where letters would stand over one another, they are lines of their own.
 */
function apart(line: Glyph[]): Glyph[][] {
  const lines: Glyph[][] = []
  for (const glyph of line) {
    const last = lines.at(-1)?.at(-1)
    const near =
      last && glyph.baseline - last.baseline < SAME_LINE * Math.min(glyph.size, last.size)
    if (near) lines.at(-1)?.push(glyph)
    else lines.push([glyph])
  }
  if (lines.length === 1) return [line]
  const over = lines.some((one, index) =>
    lines
      .slice(index + 1)
      .some(
        (next) =>
          one.filter((glyph) => next.some((other) => covers(glyph, other))).length >= OVERLAPPING,
      ),
  )
  return over ? lines : [line]
}

function covers(a: Glyph, b: Glyph): boolean {
  const common = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  return !isBlank(a) && !isBlank(b) && common > Math.min(a.width, b.width) * 0.3 && common > 0.5
}

/** Letters from left to right, with the spaces between them noted and doubles left out. */
export function lettersOf(line: Glyph[]): Letter[] {
  const letters: Letter[] = []
  let afterSpace = false
  for (const glyph of line.map(besideLam).toSorted((a, b) => a.x - b.x)) {
    if (isBlank(glyph)) {
      afterSpace ||= glyph.text !== ''
      continue
    }
    if (isDouble(glyph, letters)) continue
    letters.push({ ...glyph, afterSpace })
    afterSpace = false
  }
  return withSmallCaps(letters)
}

/** Small capitals have this part of the size of the large ones. */
const SMALL_CAPS = { least: 0.6, most: 0.92 } as const

const CAPITAL = /^\p{Lu}/u

/** Small capitals count by the large one that a word among them begins with. */
function withSmallCaps(letters: Letter[]): Letter[] {
  const capitals = letters.filter((letter) => /^\p{L}/u.test(letter.text))
  const large = Math.max(...capitals.map((letter) => letter.size))
  const isSmall = ({ size }: Letter) =>
    size > large * SMALL_CAPS.least && size < large * SMALL_CAPS.most
  if (!capitals.every(({ text }) => CAPITAL.test(text)) || !capitals.some(isSmall)) return letters
  const begun = letters.filter(
    (letter, index) =>
      isSmall(letter) &&
      letters[index - 1] !== undefined &&
      !letter.afterSpace &&
      CAPITAL.test(letters[index - 1]!.text) &&
      !isSmall(letters[index - 1]!),
  )
  if (begun.length === 0) return letters
  return letters.map((letter) =>
    letter.size < large ? { ...letter, size: large, smallCaps: true } : letter,
  )
}

const LAM = /^\u0644/
const ALEF = /^[\u0622\u0623\u0625\u0627]/

/**
 * Where one glyph draws lam and alef, some programs give its width to one of them and none to the
 * other, which then stands anywhere on it: alef belongs on the left of lam.
 */
function besideLam(glyph: Glyph, index: number, line: Glyph[]): Glyph {
  if (glyph.width > glyph.size * 0.02 || !(LAM.test(glyph.text) || ALEF.test(glyph.text)))
    return glyph
  const other = LAM.test(glyph.text) ? ALEF : LAM
  // of two, خلال, it belongs to the one on whose own side it stands
  const away = (each: Glyph) => Math.abs(glyph.x - (other === LAM ? each.x : each.x + each.width))
  const [partner] = [line[index - 1], line[index + 1]]
    .filter(
      (each): each is Glyph =>
        each !== undefined &&
        other.test(each.text) &&
        glyph.x > each.x - each.size * 0.1 &&
        glyph.x < each.x + each.width + each.size * 0.1,
    )
    .toSorted((a, b) => away(a) - away(b))
  if (!partner) return glyph
  return { ...glyph, x: other === LAM ? partner.x - 0.001 : partner.x + partner.width + 0.001 }
}

/** Shadows and false bold draw the same letter twice at nearly the same place. */
function isDouble(glyph: Glyph, letters: Letter[]): boolean {
  return letters
    .slice(-3)
    .some(
      (other) =>
        other.text === glyph.text &&
        glyph.x - other.x < glyph.size * 0.15 &&
        glyph.width > glyph.size * 0.15,
    )
}

/** Free space between neighbours in letter sizes. */
export function gapBetween(left: Glyph, right: Glyph): number {
  return (right.x - left.x - left.width) / Math.max(left.size, right.size, 1)
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** Letters that stand further apart are spaced, or different words. */
export const APART = 0.15

/** Spaced type has wide gaps between most of its letters; fewer letters are a row of marks. */
const SPACED_SHARE = 0.75
const SPACED_LETTERS = 5

/** The usual gap between the letters of spaced type (`E X P E R I E N C E`), else 0. */
export function spacing(letters: Letter[]): number {
  if (letters.length < SPACED_LETTERS) return 0
  const gaps = gapsOf(letters)
  const wide = gaps.filter((gap) => gap > APART)
  return wide.length > gaps.length * SPACED_SHARE ? median(wide) : 0
}

export function gapsOf(letters: Letter[]): number[] {
  return letters.slice(1).map((letter, index) => gapBetween(letters[index] as Letter, letter))
}

/** The value that most have, to a tenth of a point. */
export function commonest(values: number[]): number {
  const counts = new Map<number, { value: number; count: number }>()
  let best = { value: values[0] ?? 0, count: 0 }
  for (const value of values) {
    const key = Math.round(value * 10)
    const entry = counts.get(key) ?? { value, count: 0 }
    entry.count++
    counts.set(key, entry)
    if (entry.count > best.count) best = entry
  }
  return best.value
}
