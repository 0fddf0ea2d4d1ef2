/** Heads with two main phrases in either order: title and company, degree and school. */
import type { Locale } from '#contract/locales.ts'
import { isPlace } from '../lexicon/places.ts'
import type { LabelKind } from '../lexicon/types.ts'
import type { Entry } from './entries.ts'
import { splitPair, splitPlace, type Piece } from './pieces.ts'

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
      head.labelled.second ||= label.value
    else if (label && label.kinds.includes('dates')) continue
    else if (label) head.extra.push(piece.text)
    else if (isPlace(piece.text) && entry.pieces.length > 1) {
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

/** One phrase that holds both is parted; of three, the one without cues at the right is a place. */
function settle(head: Head, rules: PairRules): void {
  if (head.main.length === 1) {
    const pair = splitPair(head.main[0]!.text, rules.score, rules.locales)
    if (pair) head.main = pair.map((text) => ({ ...head.main[0]!, ...clean(text, head) }))
  }
  if (head.main.length >= 3 && !head.place) {
    const at = head.main.findIndex(
      (piece, index) => index > 0 && rules.score(piece.text) === 0 && couldBePlace(piece.text),
    )
    if (at > 0) {
      head.place = head.main[at]!.text
      head.main.splice(at, 1)
    }
  }
}

function clean(text: string, head: Head): { text: string } {
  const parts = splitPlace(text)
  head.place ||= parts.place
  return { text: parts.text }
}

/** A short name in capitals without figures: cities look so, and so does much else. */
const couldBePlace = (text: string) =>
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
