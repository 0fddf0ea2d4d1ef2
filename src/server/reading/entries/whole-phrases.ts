/** Phrases that were parted without need, put together again once it is known which of them count. */
import type { Head, Phrase } from './phrases.ts'
import { isUnit, type PairRules } from './pair-words.ts'
import type { Side } from './leads.ts'

export interface Found {
  first: Phrase | null
  second: Phrase | null
}

/** True for parts of one phrase of a line. */
const isFrom = (phrase: Phrase, other: Phrase | null) =>
  other?.row === phrase.row && other.cell === phrase.cell && other.whole === phrase.whole

/** `Analista Sviluppatore Software` and `영업팀 팀장`, of whose parts no company was made, are whole. */
function isWholeFirst(phrases: readonly Phrase[], first: Phrase, second: Phrase | null): boolean {
  const others = phrases.filter((phrase) => phrase !== first && isFrom(phrase, first))
  return (
    others.length > 0 &&
    (second === null || !others.includes(second)) &&
    [first, ...others].some(({ before }) => before === 'side' || before === 'space') &&
    others.every(({ before }) => before !== 'comma')
  )
}

/**
 * `Fachkraft für Lebensmitteltechnik` whose house stands elsewhere, `Internship, Packing Design` whose
 * house stands on a line of its own: the word or the comma led to no company.
 */
function isLedFirst(
  phrases: readonly Phrase[],
  first: Phrase,
  second: Phrase | null,
  { names }: PairRules,
): boolean {
  const [other, ...more] = phrases.filter((phrase) => phrase !== first && isFrom(phrase, first))
  if (second === null || isFrom(second, first) || !other || more.length > 0) return false
  const isApart = names && other.before === 'comma' && second.row !== first.row
  const isLed = other.before === 'often' || other.before === 'word'
  return (isLed || isApart) && first.whole.startsWith(first.text)
}

/**
 * `Hafenladen (Harbour Shop)`, `Faculty of Arts, University of Ulmen`: what a bracket or a comma
 * parts is one name where neither part is the other kind, and both parts of a comma are of its own.
 */
function isWholeName(
  phrases: readonly Phrase[],
  own: Phrase,
  other: Phrase | null,
  { score, names }: PairRules,
): boolean {
  const parts = names ? phrases.filter((phrase) => isFrom(phrase, own)) : []
  const sign = Math.sign(score(own.text))
  return (
    parts.length > 1 &&
    !parts.includes(other!) &&
    parts.every(
      ({ text, before }, at) =>
        at === 0 ||
        (before === 'bracket' && /^\p{Lu}/u.test(text)) ||
        (before === 'comma' && sign !== 0 && Math.sign(score(text)) === sign),
    )
  )
}

/**
 * With what a space alone parts from it and neither of the two took: 영업부 in front of 대리 is of the
 * post, 봄날 behind 카페 of the house.
 */
function withNeighbours(
  phrases: readonly Phrase[],
  { first, second }: Found,
  { score, names }: PairRules,
): Found & { taken: Set<Phrase> } {
  const taken = new Set<Phrase>()
  const whole = { first, second }
  phrases.forEach((phrase, at) => {
    if (phrase === first || phrase === second || !names) return
    const next = phrases[at + 1]
    // a wide space parts more
    const areOne = (front: string, back: string) => phrase.whole.includes(`${front} ${back}`)
    const isBehind = (side: Side) =>
      phrase.before === 'space' &&
      isFrom(phrase, whole[side]) &&
      areOne(whole[side]!.text, phrase.text)
    const isAhead = (side: Side) =>
      next?.before === 'space' && next === whole[side] && areOne(phrase.text, next.text)
    // where every space parts, 海州医院 内科 护士, more than two words are more than two names
    const isHouse = /\p{Script=Hangul}/u.test(phrase.text) && !isUnit(phrase.text)
    const sides: Side[] = score(phrase.text) > 0 ? ['first'] : isHouse ? ['second'] : []
    const side = sides.find((one) => isBehind(one) || isAhead(one))
    if (!side) return
    const own = whole[side]!
    const text = isBehind(side) ? `${own.text} ${phrase.text}` : `${phrase.text} ${own.text}`
    whole[side] = { ...own, text }
    taken.add(phrase)
  })
  return { ...whole, taken }
}

/** The two that were found, as they are printed, and the texts of all others, the nearest first. */
export function wholePhrases(
  { phrases }: Head,
  found: Found,
  rules: PairRules,
): { first: string; second: string; rest: string[] } {
  const { first, second } = found
  const apart = (phrase: Phrase) => Math.abs(phrase.row - (first?.row ?? 0))
  // what holds neither of the two was not parted
  const textOf = (phrase: Phrase) =>
    isFrom(phrase, first) || isFrom(phrase, second) ? phrase.text : phrase.whole
  const isWhole =
    first !== null &&
    (isWholeFirst(phrases, first, second) ||
      isLedFirst(phrases, first, second, rules) ||
      isWholeName(phrases, first, second, rules))
  const isWholeSecond = second !== null && isWholeName(phrases, second, first, rules)
  const own = isWhole ? null : withNeighbours(phrases, found, rules)
  const others = phrases
    .filter((phrase) => phrase !== first && phrase !== second)
    .filter((phrase) => (isWhole ? !isFrom(phrase, first) : !own?.taken.has(phrase)))
    .filter((phrase) => !isWholeSecond || !isFrom(phrase, second))
  return {
    first: isWhole ? first.whole : (own?.first?.text ?? ''),
    second: isWholeSecond ? second.whole : ((own?.second ?? second)?.text ?? ''),
    rest: [...new Set(others.toSorted((a, b) => apart(a) - apart(b)).map(textOf))],
  }
}
