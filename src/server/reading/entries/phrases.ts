/** The phrases of a head: what parts them is decided by the section. */
import { LEGAL_FORM } from '../lexicon/legal-forms.ts'
import { labelled } from '../lexicon/labels.ts'
import {
  couldBePlace,
  couldBeTowns,
  isPlace,
  isRegion,
  isTownWithRegion,
} from '../lexicon/places.ts'
import type { Entry } from './segmentation.ts'
import { withoutLead, withoutVerb, type Side } from './leads.ts'
import {
  isTownName,
  splitAddress,
  splitPair,
  splitPlace,
  splitTown,
  tailOf,
  type PairRules,
} from './pair-words.ts'
import type { Piece } from './pieces.ts'
import {
  joined,
  kindOfSign,
  partAt,
  type Part,
  type Parting,
  type Separator,
} from './separators.ts'

/** A phrase of a head and where it stands. */
export interface Phrase {
  text: string
  /** What of its line it is a part of, where separators of the section parted that. */
  whole: string
  row: number
  cell: number
  /** Index in its head. */
  order: number
  look: string
  /** What parts it from the phrase before. */
  before: Separator | 'cell' | 'row' | 'sign'
  /** A place stood behind it. */
  placed: boolean
  /** Which of the two a word beside it says that it is: `at`, `bei`, `as`, にて. */
  led: Side | null
}

export interface Head {
  phrases: Phrase[]
  labelled: { first: string; second: string }
  place: string
  extra: string[]
}

/** Where entries of a section print their places, as far as some are known. */
export interface PlaceSlots {
  /** Spots of head rows behind others, as 'row/cell/phrase'. */
  spots: ReadonlySet<string>
  /** Tails of phrases. */
  tails: ReadonlySet<'bracket' | 'comma'>
  /** Some phrase ends in a known town behind the word that leads to towns. */
  word: boolean
}

/** Words of the first kind leave no doubt from here on: `MA` is a degree beside a school. */
const SURE = 3
/** Where a piece stands behind others; behind a dash places stand in any row. */
const spotOf = ({ row, cell, at, before }: Piece) =>
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
      ...(tails.comma.known > 0 || (tails.comma.like > 1 && tails.comma.like >= seconds)
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
function splitUnknownPlace(
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
function withTowns(
  known: { text: string; place: string },
  rules: PairRules,
  alone: boolean,
): { text: string; place: string } {
  const tail = isRegion(known.place.split(',')[0]!) ? tailOf(known.text) : null
  return tail?.kind === 'comma' && isTownBehind(tail, rules, alone)
    ? { text: tail.head, place: `${tail.tail}, ${known.place}` }
    : known
}

const tidyEnd = (text: string) => text.replace(/[\s,،，、;]+$/u, '')
const bare = (text: string) => text.replace(/^[(（](.+)[)）]$/u, '$1')

/** Sorts the pieces of a head into places, labelled values and phrases. */
export function headOf(entry: Entry, parting: Parting, rules: PairRules, slots: PlaceSlots): Head {
  const head: Head = { phrases: [], labelled: { first: '', second: '' }, place: '', extra: [] }
  const pieces = joined(entry.pieces, parting, rules)
  /** `Kaffeehaus Timm, Kiel` beside one phrase alone: a name with its town, since one is missing. */
  const isWanted = (piece: Piece) =>
    !isTownWithRegion(piece.text) &&
    pieces.filter((other) => other !== piece && !other.label && !isPlace(other.text)).length < 2
  pieces.forEach((piece, at) => {
    // a column of places has schools and companies as well: `Ort ⇥ Seeschule, Kiel`
    const isHouse =
      piece.label?.kinds.includes('location') && rules.score(piece.label.value) <= -SURE
    const label = isHouse ? null : piece.label
    if (label?.kinds.some((kind) => rules.labels.first.includes(kind))) {
      if (rules.isNote?.(label.value)) head.extra.push(label.value)
      else head.labelled.first ||= label.value
      return
    }
    if (label?.kinds.some((kind) => rules.labels.second.includes(kind))) {
      const parts = splitAddress(label.value)
      head.labelled.second ||= parts.text
      head.place ||= parts.place
      return
    }
    if (label?.kinds.includes('dates')) return
    if (rules.isNote?.(piece.text)) {
      head.extra.push(piece.text)
      return
    }
    const isPhrase = label?.kinds.length === 0 && (parting.colon || rules.score(label.label) !== 0)
    if (label && !isPhrase) {
      head.extra.push(piece.text)
      return
    }
    const noted = rules.splitNote?.(piece.text)
    // `Contract Manager` is a post
    const isName = noted && /^[\p{Lu}\p{Lo}]/u.test(noted[1]) && rules.score(noted[1]) <= 0
    if (isName) head.extra.push(noted[0])
    const printed = isName ? noted[1] : piece.text
    const last = pieces[at - 1]
    const spot = spotOf(piece)
    const scored = rules.score(piece.text) !== 0
    const couldBeTown = ({ text }: Piece) => isTownName(bare(text)) && rules.score(text) === 0
    // of several behind dashes the last one is the place: `Clerk – Fernbank – Morley`
    const isBeside = (other: Piece) => other.row === piece.row && spotOf(other) === spot
    const isLast = !pieces.slice(at + 1).some((other) => isBeside(other) && couldBeTown(other))
    const isPlaceSlot = isLast && pieces.length > (spot === 'dash' ? 1 : 2) && slots.spots.has(spot)
    if (
      pieces.length > 1 &&
      ((isPlace(piece.text) && rules.score(piece.text) < SURE) ||
        ((piece.cell > 0 || spot === 'dash') && isTownWithRegion(piece.text) && !scored) ||
        (isPlaceSlot && couldBeTown(piece)) ||
        (at > 0 && !scored && couldBeTowns(piece.text) && !isWanted(piece)))
    ) {
      head.place = [head.place, bare(piece.text)].filter(Boolean).join(', ')
      const owner = head.phrases.at(-1)
      if (owner) owner.placed = true
      return
    }
    const said = withoutVerb(printed, rules)
    const told = said !== printed
    const inTown = splitTown(
      said,
      rules.locales,
      (name, front) =>
        isPlace(name) ||
        (slots.word &&
          rules.score(name) === 0 &&
          // behind `Nurse at Acme` a further word leads to the town
          (rules.score(front) < 0 || splitPair(front, rules) !== null)),
    )
    const known = splitPlace(inTown.text)
    const { text, place } = known.place
      ? withTowns(known, rules, pieces.length < 2)
      : splitUnknownPlace(inTown.text, slots, rules, pieces.length < 2)
    head.place ||= place || inTown.town
    const before =
      !last || last.row !== piece.row
        ? 'row'
        : last.cell !== piece.cell
          ? 'cell'
          : kindOfSign(piece.before ?? '|')
    const parts = (
      ['colon', 'tight', 'word', 'often', 'side', 'comma', 'period', 'space', 'bracket'] as const
    )
      .filter((separator) => parting[separator])
      .reduce<(Part & { before: Phrase['before'] })[]>(
        (all, separator) =>
          all.flatMap((part) =>
            partAt(part, separator, rules, told).map((one, index) => ({
              text: withoutVerb(one.text.trim(), rules),
              led: one.led,
              before: index > 0 ? separator : part.before,
            })),
          ),
        [{ text, led: null, before }],
      )
      .filter((part) => /[\p{L}\p{N}]/u.test(part.text))
    parts.forEach((part, index) => {
      // 北岬灯塔有限公司（职位：董事）
      const named = parts.length > 1 ? labelled(part.text) : null
      const isFirst = named?.kinds.some((kind) => rules.labels.first.includes(kind))
      if (named?.value && isFirst && !head.labelled.first) {
        head.labelled.first = named.value
        return
      }
      if (parts.length > 1 && rules.isNote?.(part.text)) {
        const degree = head.phrases.at(-1)
        // `J.D., cum laude` is one, as printed
        const isBehind = index > 0 && part.before === 'comma'
        if (isBehind && degree && rules.score(degree.text) >= SURE) degree.text += `, ${part.text}`
        else head.extra.push(part.text)
        return
      }
      if (parts.length > 1 && isPlace(part.text) && rules.score(part.text) < SURE) {
        head.place = [head.place, part.text].filter(Boolean).join(', ')
        return
      }
      const own = withoutLead(part.text, rules, told)
      const placed = parts.length > 1 ? splitPlace(tidyEnd(own.text)) : { ...own, place: '' }
      head.place ||= placed.place
      head.phrases.push({
        ...part,
        text: placed.text,
        whole: text,
        led: own.led ?? part.led,
        row: piece.row,
        cell: piece.cell,
        order: head.phrases.length,
        look: `${piece.bold}/${piece.italic}`,
        placed: placed.place !== '' || (place !== '' && index === parts.length - 1),
      })
    })
  })
  return head
}
