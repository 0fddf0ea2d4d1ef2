/**
 * What the phrases of heads are: title and company, degree and school, and where they are. Order,
 * separators and looks are the same for all entries of a section, so each is put to the vote: a
 * word that one head has (GmbH, engineer, 学院) tells what stands at that spot in all of them.
 */
import type { Locale } from '#contract/locales.ts'
import { isProse } from '../fields/prose.ts'
import { couldBePlace, isPlace } from '../lexicon/places.ts'
import type { LabelKind } from '../lexicon/types.ts'
import type { Entry } from './segmentation.ts'
import { atWordsIn, isTownName, LEGAL_FORM, splitPlace, tailOf, type Piece } from './pieces.ts'

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

/** What may part phrases within a cell; whether it does, the section decides. */
const SEPARATORS = ['dash', 'slash', 'look', 'comma', 'word', 'period', 'space', 'bracket'] as const
type Separator = (typeof SEPARATORS)[number]
type Parting = Readonly<Record<Separator, boolean>>

/** What most sections do. */
const USUAL: Parting = {
  dash: true,
  slash: false,
  look: true,
  comma: false,
  word: true,
  period: false,
  space: false,
  bracket: false,
}

/** A phrase of a head and where it stands. */
interface Phrase {
  text: string
  row: number
  cell: number
  /** Index in its head. */
  order: number
  look: string
  /** What parts it from the phrase before. */
  before: Separator | 'cell' | 'row' | 'sign'
  /** A place stood behind it. */
  placed: boolean
}

interface Head {
  phrases: Phrase[]
  labelled: { first: string; second: string }
  place: string
  extra: string[]
}

/** What it costs to take phrases for something, weighed by hand as in `segmentation.ts`. */
const COST = {
  /** A head without the one or the other. */
  missing: 2,
  /** A phrase that is neither. */
  left: 0.45,
  /** A left phrase that surely is one of them. */
  leftName: 0.6,
  /** A section that parts otherwise than most do, for each separator. */
  unusual: 0.5,
  /** An entry that parts otherwise than its section. */
  ownWay: 1,
  /** Phrases further behind are less likely names. */
  behind: 0.12,
  /** Longer phrases are less likely names, for each word over a few. */
  word: 0.15,
  prose: 2.5,
  address: 2.5,
} as const

/** What all heads together may say about a spot, at most. */
const MOST_VOTE = 1.6
const VOTE = 0.45
/** What a place behind a phrase says for its being the second kind. */
const PLACE_VOTE = 0.5
/** What stands first where nothing else speaks. */
const DEFAULT_VOTE = 0.25
/** Words of a name, about. */
const NAME_WORDS = 7

const wordsOf = (text: string) =>
  text.split(/\s+/).length +
  Math.floor(
    (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0) / 3,
  )

const SPLITS: Readonly<Partial<Record<Separator, RegExp>>> = {
  comma: /\s*[,،，、]\s*/gu,
  period: /(?<=\p{Ll}{3})\.\s+(?=\p{Lu})|。/gu,
  space:
    /\s{2,}|\u3000+|(?<=[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}])\s(?=[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}])/gu,
  bracket: /\s*[(（](?=[^()（）]{2,}[)）]$)/gu,
}

const isInBrackets = (text: string, at: number) => {
  const before = text.slice(0, at)
  return (before.match(/[(（]/g)?.length ?? 0) > (before.match(/[)）]/g)?.length ?? 0)
}

/** Where a separator stands in a text. */
function separatorsIn(text: string, separator: Separator, rules: PairRules) {
  if (separator === 'word') return atWordsIn(text, rules.score, rules.locales)
  const pattern = SPLITS[separator]
  return pattern
    ? [...text.matchAll(pattern)].map(({ index, 0: sign }) => ({
        from: index,
        to: index + sign.length,
      }))
    : []
}

/** A text parted wherever a separator stands. */
function partAt(text: string, separator: Separator, rules: PairRules): string[] {
  const parts: string[] = []
  let start = 0
  for (const { from, to } of separatorsIn(text, separator, rules)) {
    const behind = text.slice(to)
    if (from <= start || behind === '') continue
    if (separator !== 'bracket' && isInBrackets(text, from)) continue
    if (separator === 'comma' && LEGAL_FORM.test(behind)) continue
    parts.push(text.slice(start, from))
    start = to
  }
  parts.push(text.slice(start))
  return separator === 'bracket' && parts.length > 1
    ? parts.map((part, at) => (at > 0 ? part.replace(/[)）]$/u, '') : part))
    : parts
}

const kindOfSign = (sign: string): Phrase['before'] => {
  if (/[-–—~]/u.test(sign)) return 'dash'
  if (/[/／]/u.test(sign)) return 'slash'
  if (/@/.test(sign)) return 'word'
  return sign === '' || /^\s+$/u.test(sign) ? 'look' : 'sign'
}

/** The pieces of a head, those joined again between which the section does not part. */
function joined(pieces: readonly Piece[], parting: Parting): Piece[] {
  const whole: Piece[] = []
  for (const piece of pieces) {
    const last = whole.at(-1)
    const sign = piece.before ?? null
    const kind = sign === null ? 'cell' : kindOfSign(sign)
    const same = last && last.row === piece.row && last.cell === piece.cell
    const apart = kind === 'cell' || kind === 'sign' || kind === 'row' || parting[kind]
    if (!same || apart || last.label || piece.label || isPlace(piece.text)) whole.push(piece)
    else {
      whole[whole.length - 1] = {
        ...last,
        text: last.text + (sign || ' ') + piece.text,
        bold: last.bold && piece.bold,
        italic: last.italic && piece.italic,
      }
    }
  }
  return whole
}

/** Where entries of a section print their places, as far as some are known. */
interface PlaceSlots {
  /** Cells of head rows, as 'row/cell'. */
  cells: ReadonlySet<string>
  /** Tails of phrases. */
  tails: ReadonlySet<'bracket' | 'comma'>
  /** Some phrase of a row is a known place. */
  dash: boolean
}

const slotOf = ({ row, cell }: { row: number; cell: number }) => `${row}/${cell}`

/**
 * All entries are built alike: where one prints a place that the lists know, the same spot holds a
 * place in the others, and a bracket that holds a name in several holds their places.
 */
function placeSlots(entries: readonly Entry[], rules: PairRules): PlaceSlots {
  const cells = new Set<string>()
  let dash = 0
  const tails = { bracket: { known: 0, like: 0 }, comma: { known: 0, like: 0 } }
  for (const { pieces } of entries) {
    for (const piece of pieces) {
      if (piece.cell > 0 && couldBePlace(piece.text)) cells.add(slotOf(piece))
      if (piece.before && kindOfSign(piece.before) === 'dash' && isPlace(piece.text)) dash++
      const tail = tailOf(piece.text)
      if (!tail) continue
      if (couldBePlace(tail.tail)) tails[tail.kind].known++
      else if (isTownName(tail.tail) && rules.score(tail.tail) === 0) tails[tail.kind].like++
    }
  }
  return {
    cells,
    dash: dash > 0,
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
      (tail.kind === 'bracket' && (rules.score(tail.head) <= 0 || /[,،，]/u.test(tail.head))) ||
      /[,،，]/u.test(tail.head))
  return fits ? { text: tail.head, place: tail.tail } : { text, place: '' }
}

/** Sorts the pieces of a head into places, labelled values and phrases. */
function headOf(entry: Entry, parting: Parting, rules: PairRules, slots: PlaceSlots): Head {
  const head: Head = { phrases: [], labelled: { first: '', second: '' }, place: '', extra: [] }
  const pieces = joined(entry.pieces, parting)
  pieces.forEach((piece, at) => {
    const { label } = piece
    if (label?.kinds.some((kind) => rules.labels.first.includes(kind))) {
      head.labelled.first ||= label.value
      return
    }
    if (label?.kinds.some((kind) => rules.labels.second.includes(kind))) {
      const parts = splitPlace(label.value)
      head.labelled.second ||= parts.text
      head.place ||= parts.place
      return
    }
    if (label?.kinds.includes('dates')) return
    if (label && (label.kinds.length > 0 || rules.score(label.label) === 0)) {
      head.extra.push(piece.text)
      return
    }
    const last = pieces[at - 1]
    const isPlaceSlot =
      (piece.cell > 0 && pieces.length > 2 && slots.cells.has(slotOf(piece))) ||
      (slots.dash && piece.before && kindOfSign(piece.before) === 'dash' && pieces.length > 1)
    if (
      pieces.length > 1 &&
      (isPlace(piece.text) ||
        (isPlaceSlot && isTownName(piece.text) && rules.score(piece.text) === 0) ||
        (at > 0 && rules.score(piece.text) === 0 && couldBePlace(piece.text)))
    ) {
      head.place = [head.place, piece.text].filter(Boolean).join(', ')
      const owner = head.phrases.at(-1)
      if (owner) owner.placed = true
      return
    }
    const known = splitPlace(piece.text)
    const { text, place } = known.place
      ? known
      : splitUnknownPlace(piece.text, slots, rules, pieces.length < 2)
    if (place) head.place ||= place
    const before =
      !last || last.row !== piece.row
        ? 'row'
        : last.cell !== piece.cell
          ? 'cell'
          : kindOfSign(piece.before ?? '|')
    const parts = (['word', 'comma', 'period', 'space', 'bracket'] as const)
      .filter((separator) => parting[separator])
      .reduce<{ text: string; before: Phrase['before'] }[]>(
        (all, separator) =>
          all.flatMap((part) =>
            partAt(part.text, separator, rules).map((one, index) => ({
              text: one.trim(),
              before: index > 0 ? separator : part.before,
            })),
          ),
        [{ text, before }],
      )
      .filter((part) => /[\p{L}\p{N}]/u.test(part.text))
    parts.forEach((part, index) => {
      if (parts.length > 1 && isPlace(part.text)) {
        head.place = [head.place, part.text].filter(Boolean).join(', ')
        return
      }
      head.phrases.push({
        ...part,
        row: piece.row,
        cell: piece.cell,
        order: head.phrases.length,
        look: `${piece.bold}/${piece.italic}`,
        placed: place !== '' && index === parts.length - 1,
      })
    })
  })
  return head
}

/** What speaks for the first (above 0) and the second kind at a spot, as the section sees it. */
type Votes = ReadonlyMap<string, { first: number; second: number }>

const spotsOf = (phrase: Phrase, count: number): string[] => [
  `row ${phrase.row}`,
  `order ${phrase.order}/${Math.min(3, count)}`,
  `look ${phrase.look}`,
  `cell ${phrase.row}/${phrase.cell}`,
  `before ${phrase.before}`,
]

function voteFor(phrase: Phrase, count: number, votes: Votes): number {
  const sum = spotsOf(phrase, count).reduce((all, spot) => {
    const vote = votes.get(spot)
    return vote ? all + VOTE * Math.log((vote.first + 0.5) / (vote.second + 0.5)) : all
  }, 0)
  return Math.max(-MOST_VOTE, Math.min(MOST_VOTE, sum))
}

/** How unlikely a phrase is a name of anything, by its form. */
function unlikelihood(phrase: Phrase): number {
  const { text, order } = phrase
  return (
    order * COST.behind +
    Math.max(0, wordsOf(text) - NAME_WORDS) * COST.word +
    (isProse(text) ? COST.prose : 0) +
    (/@|https?:|www\.|^\W*\d+\W*$/.test(text) ? COST.address : 0) +
    (/^\p{Ll}/u.test(text) ? 0.6 : 0)
  )
}

interface Assignment {
  first: Phrase | null
  second: Phrase | null
  score: number
}

/** Cue scores beyond this say no more. */
const SURE = 3

const cueOf = (phrase: Phrase, rules: PairRules) =>
  Math.max(-SURE, Math.min(SURE, rules.score(phrase.text)))

/** The phrases that are the first and the second kind most likely. */
function assign(head: Head, rules: PairRules, votes: Votes): Assignment {
  const { phrases, labelled } = head
  const count = phrases.length
  const rated = phrases.map((phrase) => {
    const cue = cueOf(phrase, rules)
    const vote = voteFor(phrase, count, votes) - (phrase.placed ? PLACE_VOTE : 0)
    const unlikely = unlikelihood(phrase)
    return { phrase, cue, first: cue + vote - unlikely, second: -cue - vote - unlikely }
  })
  const lead = rules.firstByDefault === 'first' ? DEFAULT_VOTE : -DEFAULT_VOTE
  let best: Assignment = { first: null, second: null, score: -Infinity }
  const options = [null, ...rated]
  for (const a of labelled.first ? [null] : options) {
    for (const b of labelled.second ? [null] : options) {
      if (a !== null && a === b) continue
      let score = 0
      if (a) score += a.first
      else if (!labelled.first) score -= COST.missing
      if (b) score += b.second
      else if (!labelled.second) score -= COST.missing
      if (a && b) score += a.phrase.order < b.phrase.order ? lead : -lead
      else if (a) score += lead
      else if (b) score -= lead
      for (const one of rated) {
        if (one === a || one === b) continue
        score -= COST.left + (Math.abs(one.cue) >= SURE ? COST.leftName : 0)
      }
      if (score > best.score) best = { first: a?.phrase ?? null, second: b?.phrase ?? null, score }
    }
  }
  return best
}

function votesOf(heads: readonly Head[], found: readonly Assignment[], rules: PairRules): Votes {
  const votes = new Map<string, { first: number; second: number }>()
  heads.forEach(({ phrases }, at) => {
    const { first, second } = found[at]!
    for (const [phrase, kind] of [
      [first, 'first'],
      [second, 'second'],
    ] as const) {
      if (!phrase) continue
      // what a head says weighs as much as its words are clear
      const other = kind === 'first' ? second : first
      const sign = kind === 'first' ? 1 : -1
      const own = Math.max(0, sign * cueOf(phrase, rules)) / SURE
      const its = other ? Math.max(0, -sign * cueOf(other, rules)) / SURE : 0
      const weight = Math.max(own, its)
      for (const spot of spotsOf(phrase, phrases.length)) {
        const vote = votes.get(spot) ?? { first: 0, second: 0 }
        vote[kind] += weight
        votes.set(spot, vote)
      }
    }
  })
  return votes
}

/** Rounds in which heads learn from each other. */
const ROUNDS = 2

interface Solution {
  heads: Head[]
  found: Assignment[]
  votes: Votes
  score: number
}

function solve(
  entries: readonly Entry[],
  parting: Parting,
  rules: PairRules,
  slots: PlaceSlots,
): Solution {
  const heads = entries.map((entry) => headOf(entry, parting, rules, slots))
  let votes: Votes = new Map()
  let found = heads.map((head) => assign(head, rules, votes))
  for (let round = 0; round < ROUNDS; round++) {
    votes = votesOf(heads, found, rules)
    found = heads.map((head) => assign(head, rules, votes))
  }
  const unusual = SEPARATORS.filter((one) => parting[one] !== USUAL[one]).length * COST.unusual
  return { heads, found, votes, score: found.reduce((sum, { score }) => sum + score, 0) - unusual }
}

const flip = (parting: Parting, separator: Separator): Parting => ({
  ...parting,
  [separator]: !parting[separator],
})

/** The parting by which a section's heads are explained best: one separator after the other. */
function bestParting(entries: readonly Entry[], rules: PairRules, slots: PlaceSlots) {
  let parting: Parting = USUAL
  let best = solve(entries, parting, rules, slots)
  for (let better = true; better;) {
    better = false
    for (const separator of SEPARATORS) {
      const other = flip(parting, separator)
      const solution = solve(entries, other, rules, slots)
      if (solution.score > best.score + 0.01) {
        parting = other
        best = solution
        better = true
      }
    }
  }
  return { parting, best }
}

function pairOf(head: Head, { first, second }: Assignment): Pair {
  const rest = head.phrases.filter((phrase) => phrase !== first && phrase !== second)
  return {
    first: head.labelled.first || first?.text || '',
    second: head.labelled.second || second?.text || '',
    place: head.place,
    extra: [...rest.map(({ text }) => text), ...head.extra],
  }
}

/** The first and the second phrase of each entry, and its place. */
export function assignPair(entries: readonly Entry[], rules: PairRules): Pair[] {
  const slots = placeSlots(entries, rules)
  const { parting, best } = bestParting(entries, rules, slots)
  return entries.map((entry, at) => {
    let head = best.heads[at]!
    let found = best.found[at]!
    for (const separator of SEPARATORS) {
      const own = headOf(entry, flip(parting, separator), rules, slots)
      const other = assign(own, rules, best.votes)
      if (other.score - COST.ownWay > found.score) {
        head = own
        found = { ...other, score: other.score - COST.ownWay }
      }
    }
    return pairOf(head, found)
  })
}
