/** The phrases of a head: what parts them is decided by the section. */
import { labelled, namesPlaceToo } from '../lexicon/labels.ts'
import { couldBeTowns, isPlace, isTownWithRegion } from '../lexicon/places.ts'
import type { Entry } from './segmentation.ts'
import { withoutLead, withoutVerb, type Side } from './leads.ts'
import { withoutGrades } from './study-notes.ts'
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
import { spotOf, splitUnknownPlace, withTowns, type PlaceSlots } from './place-slots.ts'
import {
  joined,
  kindOfSign,
  PAGE,
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

/** Words of the first kind leave no doubt from here on: `MA` is a degree beside a school. */
const SURE = 3

const tidyEnd = (text: string) => text.replace(/[\s,،，、;]+$/u, '')
const withoutBrackets = (text: string) => text.replace(/^[(（](.+)[)）]$/u, '$1')

/** The name of its column, but for a house in a column of places: `Ort ⇥ Seeschule, Kiel`. */
function labelOf({ label }: Piece, rules: PairRules): Piece['label'] {
  const isHouse = label?.kinds.includes('location') && rules.score(label.value) <= -SURE
  return isHouse ? null : label
}

/** What follows the name of a level: `Secondary: Holy Rosary School`. */
const ofLevel = (piece: Piece): Piece =>
  piece.label?.kinds.includes('level') && piece.label.value
    ? { ...piece, text: piece.label.value, label: null }
    : piece

/** A phrase of a study without the grades in it, and they. */
function ungraded(piece: Piece): { piece: Piece; grades: string[] } {
  const { text, grades } = withoutGrades(piece.text)
  const label = piece.label && { ...piece.label, value: withoutGrades(piece.label.value).text }
  return { piece: grades.length > 0 ? { ...piece, text, label } : piece, grades }
}

/** Sorts the pieces of a head into places, labelled values and phrases. */
export function headOf(entry: Entry, parting: Parting, rules: PairRules, slots: PlaceSlots): Head {
  const head: Head = { phrases: [], labelled: { first: '', second: '' }, place: '', extra: [] }
  const pieces = joined(entry.pieces, parting, rules, slots.spots.has('dash'))
  /** `Kaffeehaus Timm, Kiel` beside one phrase alone: a name with its town, since one is missing. */
  const isWanted = (piece: Piece) =>
    !isTownWithRegion(piece.text) &&
    pieces.filter((other) => other !== piece && !other.label && !isPlace(other.text)).length < 2
  pieces.forEach((printed, at) => {
    const whole = ofLevel(printed)
    const { piece, grades } = rules.names ? { piece: whole, grades: [] } : ungraded(whole)
    head.extra.push(...grades)
    if (whole !== printed) head.extra.push(printed.label!.label)
    const label = labelOf(piece, rules)
    if (label?.kinds.some((kind) => rules.labels.first.includes(kind))) {
      // a second one of its kind is kept as what it is: more of its cell
      if (rules.isNote?.(label.value) || head.labelled.first) head.extra.push(label.value)
      else head.labelled.first = label.value
      return
    }
    if (label?.kinds.some((kind) => rules.labels.second.includes(kind))) {
      const tail = namesPlaceToo(label.label) ? tailOf(label.value) : null
      const parts = tail ? { text: tail.head, place: tail.tail } : splitAddress(label.value)
      if (head.labelled.second) head.extra.push(label.value)
      else {
        head.labelled.second = parts.text
        head.place ||= parts.place
      }
      return
    }
    if (label?.kinds.includes('dates')) return
    if (rules.isNote?.(piece.text) || PAGE.test(piece.text)) {
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
    const named = isName ? noted[1] : piece.text
    const last = pieces[at - 1]
    const spot = spotOf(piece)
    const scored = rules.score(piece.text) !== 0
    const couldBeTown = ({ text }: Piece) =>
      isTownName(withoutBrackets(text)) && rules.score(text) === 0
    // of several behind dashes the last one is the place: `Clerk – Fernbank – Morley`
    const isBeside = (other: Piece) => other.row === piece.row && spotOf(other) === spot
    const isLast = !pieces.slice(at + 1).some((other) => isBeside(other) && couldBeTown(other))
    // behind a post and nothing else stands who gave it: `Analyst – Mindbarn`
    const isOnly =
      rules.names &&
      pieces.length === 2 &&
      pieces.some((other) => rules.score(other.text) > 0 && splitPair(other.text, rules) === null)
    const isPlaceSlot =
      isLast && !isOnly && pieces.length > (spot === 'dash' ? 1 : 2) && slots.spots.has(spot)
    if (
      pieces.length > 1 &&
      ((isPlace(piece.text) && rules.score(piece.text) < SURE) ||
        ((piece.cell > 0 || spot === 'dash') && isTownWithRegion(piece.text) && !scored) ||
        (isPlaceSlot && couldBeTown(piece)) ||
        (at > 0 && !scored && couldBeTowns(piece.text) && !isWanted(piece)))
    ) {
      head.place = [head.place, withoutBrackets(piece.text)].filter(Boolean).join(', ')
      const owner = head.phrases.at(-1)
      if (owner) owner.placed = true
      return
    }
    const said = withoutVerb(named, rules)
    const told = said !== named
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
    // `Müller, Beni (Spain)`: between a name and a country in brackets stands a town
    const isAlone = pieces.length < 2 && !/[)）]\.?$/u.test(inTown.text)
    const parted = known.place
      ? withTowns(known, rules, isAlone)
      : splitUnknownPlace(inTown.text, slots, rules, pieces.length < 2)
    // `BSc, Engineering (Design)` beside a town: what no list knows is no second one
    const isMore = head.place !== '' && /[)）]$/u.test(inTown.text) && !isPlace(parted.place)
    const { text, place } = isMore ? { text: inTown.text, place: '' } : parted
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
    parts.forEach((printedPart, index) => {
      const own = parts.length > 1 ? labelled(printedPart.text) : null
      // `Seehochschule Kiel, Schweiz: Dozentin`
      const isPlaced = own?.value && isPlace(own.label)
      if (isPlaced) head.place ||= own.label
      const part = isPlaced ? { ...printedPart, text: own.value } : printedPart
      // 北岬灯塔有限公司（职位：董事）
      const isFirst = own?.kinds.some((kind) => rules.labels.first.includes(kind))
      if (own?.value && isFirst && !head.labelled.first) {
        head.labelled.first = own.value
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
      const lead = withoutLead(part.text, rules, told)
      const placed = parts.length > 1 ? splitPlace(tidyEnd(lead.text)) : { ...lead, place: '' }
      head.place ||= placed.place
      head.phrases.push({
        ...part,
        text: placed.text,
        whole: text,
        led: lead.led ?? part.led,
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
