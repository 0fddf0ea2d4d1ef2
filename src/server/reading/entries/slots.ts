/**
 * What the phrases of heads are: title and company, degree and school, and where they are. Order,
 * separators and looks are the same for all entries of a section, so each is put to the vote: a
 * word that one head has (GmbH, engineer, 学院) tells what stands at that spot in all of them.
 */
import { isProse } from '../fields/prose.ts'
import { isSame } from '../lexicon/events.ts'
import { WITH_LEGAL_FORM } from '../lexicon/legal-forms.ts'
import { withAddress } from './addresses.ts'
import type { Entry } from './segmentation.ts'
import { leadingWords } from './leads.ts'
import type { PairRules } from './pair-words.ts'
import { headOf, type Head, type Phrase } from './phrases.ts'
import { cueIsNone, cueOf, SURE, unlikenessToNames } from './phrase-cues.ts'
import { placeSlots, type PlaceSlots } from './place-slots.ts'
import { wholePhrases } from './whole-phrases.ts'
import { SEPARATORS, USUAL, type Parting, type Separator } from './separators.ts'

export interface Pair {
  first: string
  second: string
  place: string
  /** Phrases that are neither, those on the line of the first in front. */
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
  /** And those on further lines. */
  below: 0.35,
  /** Longer phrases are less likely names, for each word over a few. */
  word: 0.15,
  prose: 2.5,
  /** In brackets as a whole: `(part-time)`. */
  note: 1.2,
  address: 2.5,
  /** Parted at a space, with a sign left inside. */
  unparted: 1.5,
} as const

/** What all heads together may say about a spot, at most. */
const MOST_VOTE = 1.6
const VOTE = 0.45
/** What a place behind a phrase says for its being the second kind. */
const PLACE_VOTE = 0.5
/**
 * Titles have words that lists know, companies any: of the phrases of real heads that no word
 * decides three in four are companies.
 */
const UNKNOWN_VOTE = 0.5
/** What stands first where nothing else speaks. */
const DEFAULT_VOTE = 0.25
/** Words of a name, about. */
const NAME_WORDS = 7

const wordsOf = (text: string) =>
  text.split(/\s+/).length +
  Math.floor(
    (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0) / 3,
  )

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
  const { text, order, row } = phrase
  return (
    order * COST.behind +
    row * COST.below +
    Math.max(0, wordsOf(text) - NAME_WORDS) * COST.word +
    (isProse(text) ? COST.prose : 0) +
    (/@|https?:|www\.|^\W*\d+\W*$|\d[年月]まで\W*$/.test(text) ? COST.address : 0) +
    (/^[(（].*[)）]$/u.test(text) ? COST.note : 0) +
    // no space parts what a sign does not: `Bakery Tarn / Cook`
    (phrase.before === 'space' && /\s[/–—|-]\s/u.test(text) ? COST.unparted : 0) +
    (/^\p{Ll}/u.test(text) ? 0.6 : 0)
  )
}

interface Assignment {
  first: Phrase | null
  second: Phrase | null
  score: number
}

/** The phrases that are the first and the second kind most likely. */
function assign(head: Head, rules: PairRules, votes: Votes): Assignment {
  const { phrases, labelled } = head
  const count = phrases.length
  const rated = phrases.map((phrase) => {
    const isUnknown = cueIsNone(phrase, rules)
    const own = cueOf(phrase, rules)
    // alone, a phrase is what most are that stand alone
    const cue = count === 1 && isUnknown ? own / 4 : own
    const isNameless = rules.names && isUnknown
    const unknown = isNameless ? UNKNOWN_VOTE : 0
    const vote = voteFor(phrase, count, votes) - (phrase.placed ? PLACE_VOTE : 0) - unknown
    const unlikely = unlikelihood(phrase) + (isNameless ? unlikenessToNames(phrase.text) : 0)
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

function pairOf(head: Head, found: Assignment, rules: PairRules): Pair {
  const { first, second, rest } = wholePhrases(head, found, rules)
  return {
    first: withoutFrame(head.labelled.first || first),
    second: withoutFrame(head.labelled.second || second),
    place: head.place,
    extra: [...rest, ...head.extra],
  }
}

/** 【職種】, [새솔물산], (Orsel, Quatre Vents): a name that is set in brackets to stand out. */
const withoutFrame = (text: string) =>
  text.replace(/^(?:[[【〔「『《](.+)[\]】〕」』》]|[(（]([^()（）]+)[)）])$/u, '$1$2')

/** A stop behind what is no abbreviation. */
const STOP = /(?<=\p{L}{3}|\))\.$/u

/** True for a head printed as a sentence: `2017 : vendeuse chez Orsel à Royan.` */
const endsInStop = ({ head }: Entry) => STOP.test(head.at(-1)?.text ?? '')

/** A name without the stop of its sentence; `GmbH & Co.` keeps its own. */
export const withoutStop = (text: string): string =>
  WITH_LEGAL_FORM.test(text) ? text : text.replace(STOP, '')
const withoutStops = (pair: Pair): Pair => ({
  ...pair,
  first: withoutStop(pair.first),
  second: withoutStop(pair.second),
  place: withoutStop(pair.place),
})

/** The first and the second phrase of each entry, and its place. */
export function assignPair(entries: readonly Entry[], own: PairRules): Pair[] {
  const texts = entries.map(({ pieces }) => pieces.map(({ text }) => text))
  const rules = { ...own, leading: leadingWords(texts, own) }
  const slots = placeSlots(entries, rules)
  const { parting, best } = bestParting(entries, rules, slots)
  const areSentences = entries.filter(endsInStop).length > entries.length / 2 && entries.length > 1
  let above = ''
  return entries.map((entry, at) => {
    let head = best.heads[at]!
    let found = best.found[at]!
    for (const separator of SEPARATORS) {
      const apart = headOf(entry, flip(parting, separator), rules, slots)
      const other = assign(apart, rules, best.votes)
      if (other.score - COST.ownWay > found.score) {
        head = apart
        found = { ...other, score: other.score - COST.ownWay }
      }
    }
    const whole = withAddress(pairOf(head, found, rules))
    const pair = areSentences ? withoutStops(whole) : whole
    if (isSame(pair.second)) pair.second = above
    above = pair.second || above
    return pair
  })
}
