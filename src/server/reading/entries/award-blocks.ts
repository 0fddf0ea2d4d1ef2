/** Awards and certificates told in blocks: a head with its day, what they were for in points below it. */
import type { Locale } from '#contract/locales.ts'
import { findDates } from '../fields/dates.ts'
import { cueScore } from '../lexicon/cues.ts'

interface Paragraph {
  text: string
  bullet: boolean
}

/** One award: what it is called, who gave it where that stands on a line of its own, and its points. */
export interface AwardBlock {
  title: string
  issuer: string
  points: string[]
}

/** Lines of a head, at most: the name and who gave it. */
const MOST_HEADS = 2
/** How many times longer one of two lines is than the other for its length to say which it is. */
const LONGER = 1.5

const isDated = (text: string): boolean => findDates(text).length > 0

/** The lines in groups, each a head and its points; null where some points have no head. */
function groupsOf(
  paragraphs: readonly Paragraph[],
): { heads: string[]; points: string[] }[] | null {
  const groups: { heads: string[]; points: string[] }[] = []
  for (const { text, bullet } of paragraphs) {
    const last = groups.at(-1)
    if (bullet && !last) return null
    if (bullet) last!.points.push(text)
    else if (!last || last.points.length > 0) groups.push({ heads: [text], points: [] })
    else last.heads.push(text)
  }
  return groups
}

const repeats = (lines: readonly string[]) => lines.length - new Set(lines).size
const lengthOf = (lines: readonly string[]) => lines.join('').length

/** True when the first of two lines is who gave it: names that come back, schools, the shorter ones. */
function isIssuerFirst(heads: readonly string[][], locales: readonly Locale[]): boolean {
  const [firsts, seconds] = [0, 1].map((at) => heads.map((lines) => lines[at]!))
  const cues = (lines: readonly string[]) =>
    lines.filter((text) =>
      (['institutions', 'companies'] as const).some((list) => cueScore(text, list, locales) > 0),
    ).length
  const [named, repeated] = [cues, repeats].map((count) => count(firsts!) - count(seconds!))
  if (repeated !== 0) return repeated! > 0
  if (named !== 0) return named! > 0
  return lengthOf(seconds!) > lengthOf(firsts!) * LONGER
}

/**
 * The awards of a section whose heads are dated and whose points are not; null for any other. Where a
 * head has two lines, all heads agree on which of them is the name.
 */
export function awardBlocks(
  paragraphs: readonly Paragraph[],
  locales: readonly Locale[],
): AwardBlock[] | null {
  const groups = groupsOf(paragraphs)
  if (!groups || groups.length < 2 || !groups.some(({ points }) => points.length > 0)) return null
  const isClear = groups.every(
    ({ heads, points }) =>
      heads.length <= MOST_HEADS &&
      heads.filter(isDated).length === 1 &&
      !points.some((point) => isDated(point)),
  )
  if (!isClear) return null
  const pairs = groups.map(({ heads }) => heads).filter(({ length }) => length === MOST_HEADS)
  const turned = pairs.length > 0 && isIssuerFirst(pairs, locales)
  return groups.map(({ heads, points }) => {
    const [title = '', issuer = ''] = turned && heads.length > 1 ? heads.toReversed() : heads
    return { title, issuer, points }
  })
}
