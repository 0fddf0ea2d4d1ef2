/** Heads with two main phrases in either order: title and company, degree and school. */
import type { Locale } from '#contract/locales.ts'
import { couldBePlace, isPlace } from '../lexicon/places.ts'
import type { LabelKind } from '../lexicon/types.ts'
import type { Entry } from './entries.ts'
import { splitName, splitPair, splitPlace, type Piece } from './pieces.ts'
import { isProse } from './rows.ts'

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

/** Sorts the phrases of a head into places, labelled values and main phrases. */
function sortPieces(entry: Entry, rules: PairRules): Head {
  const head: Head = {
    main: [],
    labelled: { first: '', second: '' },
    place: '',
    extra: [],
    placed: -1,
  }
  for (const piece of entry.pieces) {
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
        (head.main.length > 0 && rules.score(piece.text) === 0 && couldBePlace(piece.text)))
    ) {
      head.place = [head.place, piece.text].filter(Boolean).join(', ')
      head.placed = head.main.length - 1
    } else {
      const { text, place } = splitPlace(piece.text)
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
  const at = head.main.findIndex(
    ({ text }, index) => index > 1 && rules.score(text) === 0 && isTownName(text),
  )
  if (at > 0) head.place = head.main.splice(at, 1)[0]!.text
}

function clean(text: string, head: Head): { text: string } {
  const parts = splitPlace(text)
  head.place ||= parts.place
  return { text: parts.text }
}

/** A short name in capitals without figures: cities look so, and so does much else. */
const isTownName = (text: string) =>
  /^\p{Lu}[\p{L}.' ,-]{1,30}$|^[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]{2,6}$/u.test(
    text,
  ) && text.split(/\s+/).length <= 4

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
  const heads = entries.map((entry) => sortPieces(entry, rules))
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
