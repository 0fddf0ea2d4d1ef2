/** Heads with two main phrases in either order: title and company, degree and school. */
import type { Locale } from '#contract/locales.ts'
import { couldBePlace, isPlace } from '../lexicon/places.ts'
import type { LabelKind } from '../lexicon/types.ts'
import type { Entry } from './segmentation.ts'
import { isTownName, splitName, splitPair, splitPlace, tailOf, type Piece } from './pieces.ts'
import { isProse } from '../fields/prose.ts'

export interface Pair {
  first: string
  second: string
  place: string
  /** Phrases that are neither. */
  extra: string[]
}

export interface PairRules {
  /** Above 0 for the first kind, below 0 for the second. */
  score: (text: string) => number
  labels: { first: readonly LabelKind[]; second: readonly LabelKind[] }
  /** Which kind a phrase without cues is, when it stands alone or first. */
  firstByDefault: 'first' | 'second'
  locales: readonly Locale[]
  /** True when a name that no cue knows may stand behind the first kind on one line. */
  names: boolean
}

interface Head {
  main: Piece[]
  labelled: { first: string; second: string }
  place: string
  extra: string[]
  /** Index into `main` of the phrase that a place stood behind. */
  placed: number
}

/** Where entries of a section print their places, as far as some are known. */
interface PlaceSlots {
  /** Cells of head rows, as 'row/cell'. */
  cells: ReadonlySet<string>
  /** Tails of phrases. */
  tails: ReadonlySet<'bracket' | 'comma'>
}

const slotOf = ({ row, cell }: Piece) => `${row}/${cell}`

/**
 * All entries are built alike: where one prints a place that the lists know, the same spot holds a
 * place in the others, and a bracket that holds a name in several holds their places.
 */
function placeSlots(entries: readonly Entry[], rules: PairRules): PlaceSlots {
  const cells = new Set<string>()
  const tails = { bracket: { known: 0, like: 0 }, comma: { known: 0, like: 0 } }
  for (const { pieces } of entries) {
    for (const piece of pieces) {
      if (piece.cell > 0 && couldBePlace(piece.text)) cells.add(slotOf(piece))
      const tail = tailOf(piece.text)
      if (!tail) continue
      if (couldBePlace(tail.tail)) tails[tail.kind].known++
      else if (isTownName(tail.tail) && rules.score(tail.tail) === 0) tails[tail.kind].like++
    }
  }
  return {
    cells,
    tails: new Set([
      ...(tails.bracket.known > 0 || tails.bracket.like > 1 ? ['bracket' as const] : []),
      ...(tails.comma.known > 0 ? ['comma' as const] : []),
    ]),
  }
}

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
    isTownName(tail.tail) &&
    rules.score(tail.tail) === 0 &&
    // behind one kind alone, a name is more likely the other
    (rules.score(tail.head) < 0 ||
      (!alone && rules.score(tail.head) === 0) ||
      splitPair(tail.head, rules.score, rules.locales) !== null ||
      (rules.names && splitName(tail.head, rules.score) !== null) ||
      (tail.kind === 'bracket' && (rules.score(tail.head) <= 0 || /[,،，]/u.test(tail.head))))
  return fits ? { text: tail.head, place: tail.tail } : { text, place: '' }
}

/**
 * Two phrases of the second kind beside each other are one name with a dash in it, where only
 * schools can stand: `Trường Đại học Kinh tế - Đại học Đà Nẵng`.
 */
function wholeNames(entry: Entry, rules: PairRules): Piece[] {
  if (rules.names) return entry.pieces
  const whole: Piece[] = []
  for (const piece of entry.pieces) {
    const last = whole.at(-1)
    const beside = last && last.row === piece.row && last.cell === piece.cell
    const printed = entry.head[piece.row]?.cells[piece.cell]?.text ?? ''
    const from = beside ? printed.indexOf(last.text) : -1
    const to = from < 0 ? -1 : printed.indexOf(piece.text, from + last!.text.length)
    const gap = to < 0 ? '' : printed.slice(from + last!.text.length, to)
    const oneName =
      /^\s[-–—]\s$/u.test(gap) && [last!, piece].every(({ text }) => rules.score(text) < 0)
    if (oneName) whole[whole.length - 1] = { ...last!, text: last!.text + gap + piece.text }
    else whole.push(piece)
  }
  return whole
}

/** Sorts the phrases of a head into places, labelled values and main phrases. */
function sortPieces(entry: Entry, rules: PairRules, slots: PlaceSlots): Head {
  const head: Head = {
    main: [],
    labelled: { first: '', second: '' },
    place: '',
    extra: [],
    placed: -1,
  }
  for (const piece of wholeNames(entry, rules)) {
    const { label } = piece
    if (label?.kinds.some((kind) => rules.labels.first.includes(kind)))
      head.labelled.first ||= label.value
    else if (label?.kinds.some((kind) => rules.labels.second.includes(kind)))
      head.labelled.second ||= clean(label.value, head).text
    else if (label && label.kinds.includes('dates')) continue
    else if (label && (label.kinds.length > 0 || rules.score(label.label) === 0))
      head.extra.push(piece.text)
    else if (
      entry.pieces.length > 1 &&
      (isPlace(piece.text) ||
        (piece.cell > 0 &&
          entry.pieces.length > 2 &&
          slots.cells.has(slotOf(piece)) &&
          isTownName(piece.text) &&
          rules.score(piece.text) === 0) ||
        (head.main.length > 0 && rules.score(piece.text) === 0 && couldBePlace(piece.text)))
    ) {
      head.place = [head.place, piece.text].filter(Boolean).join(', ')
      head.placed = head.main.length - 1
    } else {
      const known = splitPlace(piece.text)
      const { text, place } = known.place
        ? known
        : splitUnknownPlace(piece.text, slots, rules, entry.pieces.length < 2)
      if (place) head.place ||= place
      if (place && head.placed < 0) head.placed = head.main.length
      head.main.push({ ...piece, text })
    }
  }
  return head
}

/** A phrase of this many words is no name. */
const NAME_WORDS = 6

/** One phrase that holds both is parted. */
function partOne(head: Head, rules: PairRules): void {
  const [first, second] = head.main
  // a line of the details that was taken for the other half
  const alone =
    first &&
    (!second ||
      (second.row > first.row &&
        rules.score(second.text) === 0 &&
        (isProse(second.text) || second.text.split(/\s+/).length > NAME_WORDS)))
  if (!alone) return
  const pair =
    splitPair(first.text, rules.score, rules.locales) ??
    (rules.names ? splitName(first.text, rules.score) : null)
  if (!pair) return
  head.main = [...pair.map((text) => ({ ...first, ...clean(text, head) })), ...head.main.slice(1)]
}

/** Of three phrases two have cues on both sides, or the one without any at the right is a place. */
function settle(head: Head, rules: PairRules): void {
  partOne(head, rules)
  if (head.main.length < 3) return
  const scores = head.main.map(({ text }) => rules.score(text))
  const [most, least] = [scores.indexOf(Math.max(...scores)), scores.indexOf(Math.min(...scores))]
  if (scores[most]! > 0 && scores[least]! < 0) {
    const pair = [most, least].toSorted((a, b) => a - b).map((at) => head.main[at]!)
    head.main = [...pair, ...head.main.filter((piece) => !pair.includes(piece))]
  }
  // a third phrase of a study is its subject
  if (head.place || !rules.names) return
  const mayBe = ({ text }: Piece) => rules.score(text) === 0 && isTownName(text)
  const behind = head.main.findIndex((piece, index) => index > 1 && mayBe(piece))
  const beside = head.main.findIndex(
    (piece, index) =>
      index === 1 && piece.cell > 0 && piece.row === head.main[0]!.row && mayBe(piece),
  )
  const at = behind > 0 ? behind : beside
  if (at > 0) head.place = head.main.splice(at, 1)[0]!.text
}

function clean(text: string, head: Head): { text: string } {
  const parts = splitPlace(text)
  head.place ||= parts.place
  return { text: parts.text }
}

/** What a place behind a phrase says for its being the second kind. */
const PLACE_VOTE = 0.4

function voteOf(head: Head, rules: PairRules): number {
  const [a, b] = head.main
  if (!a || !b) return 0
  const place = head.placed === 0 ? -PLACE_VOTE : head.placed === 1 ? PLACE_VOTE : 0
  return rules.score(a.text) - rules.score(b.text) + place
}

/** A head whose own cues say this much against the others is believed. */
const OWN_WORD = 3

/**
 * The first and the second phrase of each entry.
 */
export function assignPair(entries: readonly Entry[], rules: PairRules): Pair[] {
  const slots = placeSlots(entries, rules)
  const heads = entries.map((entry) => sortPieces(entry, rules, slots))
  for (const head of heads) settle(head, rules)
  const total = heads.reduce(
    (sum, head) =>
      sum + Math.sign(voteOf(head, rules)) * Math.min(3, Math.abs(voteOf(head, rules))),
    0,
  )
  const firstLeads = total === 0 ? rules.firstByDefault === 'first' : total > 0
  return heads.map((head) => {
    const [a, b, ...more] = head.main.map(({ text }) => text)
    const extra = [...more, ...head.extra]
    const { place, labelled } = head
    if (labelled.first || labelled.second) {
      const rest = [a, b].filter((text): text is string => text !== undefined)
      return {
        first: labelled.first || (labelled.second ? (rest.shift() ?? '') : ''),
        second: labelled.second || (rest.shift() ?? ''),
        place,
        extra: [...rest, ...extra],
      }
    }
    if (a === undefined) return { first: '', second: '', place, extra }
    if (b === undefined) {
      const score = rules.score(a)
      const isFirst = score === 0 ? rules.firstByDefault === 'first' : score > 0
      return { first: isFirst ? a : '', second: isFirst ? '' : a, place, extra }
    }
    const vote = voteOf(head, rules)
    const leads = Math.abs(vote) >= OWN_WORD ? vote > 0 : firstLeads
    return { first: leads ? a : b, second: leads ? b : a, place, extra }
  })
}
