/** Names that stand further down than heads reach: the university behind the topic of a post. */
import { hasPlaceCell, type HeadRules } from './head-cost.ts'
import { couldBePlace } from '../lexicon/places.ts'
import type { Row } from './rows.ts'

/** How far below the head such a line may stand, and how many words it has at most. */
const REACH = 6
const MOST_WORDS = 9
/** What one entry has by chance says nothing: so many have it, and this share of all. */
const LEAST = { count: 2, share: 0.5 }

/** An entry while it is still rows, of which the first ones are its head. */
export interface Cut {
  rows: readonly Row[]
  length: number
}

type KindOf = NonNullable<HeadRules['kindOf']>

/** `Ministry of Health, Bursa` is told by its first part. */
export const kindsIn = ({ pieces }: Row, kindOf: KindOf) =>
  pieces.flatMap(({ text }) => text.split(/\s*[,،，、]\s*/u)).map(kindOf)

/** The first line below a head that is a name of one kind and nothing else. */
function nameBelow({ rows, length }: Cut, kind: number, kindOf: KindOf): Row | undefined {
  const below = rows.slice(length, length + REACH)
  const points = below.findIndex(({ line }) => line.bullet)
  return below
    .slice(0, points < 0 ? undefined : points)
    .find(
      (row) =>
        row.span === null &&
        !row.prose &&
        row.words <= MOST_WORDS &&
        row.pieces.length === 1 &&
        row.pieces[0]!.label === null &&
        kindsIn(row, kindOf)[0] === kind,
    )
}

/**
 * Lines of each entry that belong to its head, where the heads of a section have no sure name of a
 * kind, and a line below them has it again and again.
 */
export function namesBelow(cuts: readonly Cut[], kindOf: KindOf | undefined): Row[][] {
  const found: Row[][] = cuts.map(() => [])
  for (const kind of kindOf ? [1, -1] : []) {
    const names = cuts.map((cut) =>
      cut.rows.slice(0, cut.length).some((row) => kindsIn(row, kindOf!).includes(kind))
        ? undefined
        : nameBelow(cut, kind, kindOf!),
    )
    const count = names.filter(Boolean).length
    if (count < Math.max(LEAST.count, cuts.length * LEAST.share)) continue
    names.forEach((row, at) => row && found[at]!.push(row))
  }
  return found
}

/** Share of the entries that have such a line, from which it names their houses. */
const HOUSES = 0.6

/** `Halder Trans, Fürth`: a name and a place, and nothing else on the line. */
function isHouseAndPlace({ line, span, prose, words, pieces }: Row): boolean {
  const [name = '', place = '', ...more] = line.text.split(/\s*[,،，]\s*/u)
  const isPair = line.cells.length === 1 && more.length === 0 && name !== '' && couldBePlace(place)
  const isPlain = !line.bullet && !line.continues && !prose && span === null
  return isPair && isPlain && words <= MOST_WORDS && pieces.every(({ label }) => label === null)
}

/**
 * Heads with the line right below them that names a house and its place, where most heads of
 * the section have one and few of them are sure of a house: `Cashier – weekends` above it names none.
 */
export function withHouses(cuts: readonly Cut[], kindOf: KindOf | undefined): readonly Cut[] {
  const hasHouse = ({ rows, length }: Cut) =>
    rows[length] !== undefined && isHouseAndPlace(rows[length])
  const count = cuts.filter(hasHouse).length
  const isUsual = count >= LEAST.count && count >= cuts.length * HOUSES
  const named = cuts.filter(({ rows, length }) =>
    rows.slice(0, length).some((row) => kindOf && kindsIn(row, kindOf).includes(-1)),
  )
  if (!isUsual || named.length * 2 > count || !kindOf) return cuts
  return cuts.map((cut) => (hasHouse(cut) ? { ...cut, length: cut.length + 1 } : cut))
}

const isPlaceLine = (row: Row) => !row.line.bullet && !row.prose && hasPlaceCell(row)

/**
 * Heads with the line right below them that has a place beside a name, where other heads of the
 * section have such a line.
 */
export function withPlaceLines(cuts: readonly Cut[]): Cut[] {
  const has = ({ rows, length }: Cut) => rows.slice(0, length).some(isPlaceLine)
  const isUsual = cuts.filter(has).length >= LEAST.count
  return cuts.map((cut) => {
    const below = cut.rows[cut.length]
    const goesOn = isUsual && !has(cut) && below && isPlaceLine(below)
    return goesOn ? { ...cut, length: cut.length + 1 } : cut
  })
}
