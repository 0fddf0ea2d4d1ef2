/** Where the entries of a section have their places: all print them alike. */
import { LEGAL_FORM } from '../lexicon/legal-forms.ts'
import { couldBePlace, couldBeTowns, isPlace, isRegion } from '../lexicon/places.ts'
import { isTownName, splitPair, splitTown, tailOf, type PairRules } from './pair-words.ts'
import type { Piece } from './pieces.ts'
import type { Entry } from './segmentation.ts'
import { kindOfSign } from './separators.ts'

/** Where entries of a section print their places, as far as some are known. */
export interface PlaceSlots {
  /** Spots of head rows behind others, as 'row/cell/phrase'. */
  spots: ReadonlySet<string>
  /** Tails of phrases. */
  tails: ReadonlySet<'bracket' | 'comma'>
  /** Some phrase ends in a known town behind the word that leads to towns. */
  word: boolean
}

/** Where a piece stands behind others; behind a dash places stand in any row. */
export const spotOf = ({ row, cell, at, before }: Piece) =>
  before && kindOfSign(before) === 'dash' ? 'dash' : `${row}/${cell}/${at}`

/** A phrase of the second kind, or of both with the second behind: `Engineer at Acme`. */
const endsInSecond = (text: string, rules: PairRules) =>
  rules.score(text) <= 0 || splitPair(text, rules) !== null

/**
 * All entries are built alike: where one prints a place that the lists know, the same spot holds a
 * place in the others, and a bracket that holds a name in several holds their places.
 */
export function placeSlots(entries: readonly Entry[], rules: PairRules): PlaceSlots {
  const spots = new Set<string>()
  let word = false
  const tails = {
    bracket: { known: 0, like: 0 },
    comma: { known: 0, like: 0 },
  }
  /** Phrases that may be of the second kind, which is the one with a place. */
  let seconds = 0
  for (const { pieces } of entries) {
    for (const piece of pieces) {
      const isBehind = piece.cell + piece.at > 0
      if (isBehind && rules.score(piece.text) === 0 && couldBeTowns(piece.text))
        spots.add(spotOf(piece))
      word ||= splitTown(piece.text, rules.locales, isPlace).town !== ''
      const tail = tailOf(piece.text)
      const isSecond = tail ? endsInSecond(tail.head, rules) : rules.score(piece.text) <= 0
      if (!piece.label && isSecond) seconds++
      if (!tail || LEGAL_FORM.test(tail.tail)) continue
      if (couldBePlace(tail.tail)) tails[tail.kind].known++
      else if (
        isTownName(tail.tail) &&
        rules.score(tail.tail) === 0 &&
        (tail.kind === 'bracket' || isSecond)
      )
        tails[tail.kind].like++
    }
  }
  return {
    spots,
    word,
    tails: new Set([
      ...(tails.bracket.known > 0 || tails.bracket.like > 1 ? ['bracket' as const] : []),
      ...(tails.comma.known > 0 ||
      (tails.comma.like > 1 && tails.comma.like >= Math.min(seconds, entries.length))
        ? ['comma' as const]
        : []),
    ]),
  }
}

/** True for a town that no list has behind a phrase: behind one kind alone, a name is the other. */
const isTownBehind = (
  { kind, head, tail }: NonNullable<ReturnType<typeof tailOf>>,
  rules: PairRules,
  alone: boolean,
) =>
  isTownName(tail) &&
  rules.score(tail) === 0 &&
  (rules.score(head) < 0 ||
    (tail.split(' ').length < 3 && splitPair(head, rules) !== null) ||
    (!alone && rules.score(head) === 0) ||
    (kind === 'bracket' && rules.score(head) <= 0) ||
    /[,،，]/u.test(head))

/** Takes off a place that no list has, where this section prints places. */
export function splitUnknownPlace(
  text: string,
  slots: PlaceSlots,
  rules: PairRules,
  alone: boolean,
): { text: string; place: string } {
  const tail = tailOf(text)
  const fits =
    tail !== null &&
    slots.tails.has(tail.kind) &&
    // behind a school's comma stands its subject as often
    (rules.names || tail.kind === 'bracket') &&
    isTownBehind(tail, rules, alone)
  return fits ? { text: tail.head, place: tail.tail } : { text, place: '' }
}

/** `Stonyridge, Waiheke Island, New Zealand`: in front of a country or state stand its towns. */
export function withTowns(
  known: { text: string; place: string },
  rules: PairRules,
  alone: boolean,
): { text: string; place: string } {
  if (!isRegion(known.place.split(',')[0]!)) return known
  // `Silver Spoon in Monroe, Georgia`
  const led = splitTown(known.text, rules.locales, () => true)
  if (led.town) return { text: led.text, place: `${led.town}, ${known.place}` }
  const tail = tailOf(known.text)
  return tail?.kind === 'comma' && isTownBehind(tail, rules, alone)
    ? { text: tail.head, place: `${tail.tail}, ${known.place}` }
    : known
}
