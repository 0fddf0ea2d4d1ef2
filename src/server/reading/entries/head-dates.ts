/** Where the heads of entries have their dates: alone, at an end, in brackets, between other phrases. */
import { LOCALES } from '#contract/locales.ts'
import type { Line } from '../document.ts'
import { isDuration, withoutDuration } from '../fields/durations.ts'
import { findDates, isPresent, type DateSpan } from '../fields/dates.ts'
import { listedMonths } from '../fields/listed-months.ts'
import { cueScore } from '../lexicon/cues.ts'
import { allWords, LEXICONS } from '../lexicon/index.ts'
import { couldBePlace } from '../lexicon/places.ts'
import { alternatives } from '../lexicon/words.ts'
import { isBehindDate, isStudyStatus } from './study-notes.ts'

/** What is no more than a head: more would be a sentence with a date in it. */
const SHORT = 85
/** The same of what goes on behind a moment in brackets. */
const BEHIND_BRACKETS = 40

/** What stands in front of a date, but for a clock or a calendar. */
export const inFront = (text: string, { from }: DateSpan): string =>
  text
    .slice(0, from)
    .replaceAll(/[\p{So}\p{M}\u200d]/gu, '')
    .trim()

/** True for a date with which a text begins, in brackets or not: `(2016) Larch & Sons`. */
export const beginsWith = (text: string, span: DateSpan): boolean =>
  /^[(（[【［〔<＜]?$/u.test(inFront(text, span))

/** `退職予定` behind a date: what is to come then. */
const PLANNED = new RegExp(
  `^\\p{Lo}{0,4}\\s?(?:${alternatives(allWords('expected').filter((word) => /^\p{Lo}/u.test(word)))})(?=[)）\\]】］〕>＞]|$)`,
  'u',
)

const exactly = ({ end }: DateSpan) => end.length
/** Letters of a date that names its month: 2010-06. */
const MONTH = 7

/** True when a found date stands where entries have theirs: alone, at an end, or in brackets. */
function inSlot(text: string, span: DateSpan, single: boolean): boolean {
  const before = inFront(text, span)
  const rest = withoutDuration(text.slice(span.to)).trim()
  const behind = isBehindDate(rest) ? '' : rest.replace(PLANNED, '')
  const bracketed = /[(（[【［〔<＜]$/.test(before) && /^[)）\]】］〕>＞]/.test(behind)
  if (before === '' && behind === '') return true
  if (bracketed)
    return span.range || behind.length < (beginsWith(text, span) ? SHORT : BEHIND_BRACKETS)
  const parted = /[|•·,،，、;:：–—\-/)）]$|\p{Ll}{4}\.$/u.test(before) || before === ''
  // `Tide University - June 2010 Bachelor of Arts`
  const beforeDegree = exactly(span) >= MONTH && /\s[-–—]$/u.test(before) && /^\p{Lu}/u.test(behind)
  if (beforeDegree && text.length < SHORT) return true
  if (/^[.,;:|)\]）】］〕>＞]*$/.test(behind))
    return span.range || !single || parted || before.length < 60
  return before === '' && (span.range || /^[|•·,，:：–—\-\s]/u.test(text.slice(span.to)))
}

/** Two ranges of one job stand behind each other: `2020 – 2021, 2022 – 2023`. */
const BETWEEN_RANGES = new RegExp(`^\\s*(?:[,;/&،、]|${alternatives(allWords('and'))})?\\s*$`, 'u')
const SIGN_BEFORE = /(?:[|/·•∙,،，、–—:：\-(（]|\s{2,})\s*$/u
const SIGN_BEHIND = /^\s*(?:[|/·•∙,،，、–—;\-)）]|\s{2,}|[(（][^()（）]+[)）]\.?$)/u

/** Two moments that are all of a text are a range without its dash: `MAY 2012 APR 2013`. */
function bareRange(text: string, spans: readonly DateSpan[]): DateSpan | null {
  const [first, last] = spans
  if (spans.length !== 2 || first!.range || last!.range) return null
  if (exactly(first!) !== exactly(last!) || exactly(first!) < 7 || first!.end > last!.end)
    return null
  const rest = text.slice(0, first!.from) + text.slice(first!.to, last!.from) + text.slice(last!.to)
  return /^[\s/,]*$/.test(rest)
    ? { start: first!.end, end: last!.end, from: 0, to: text.length, range: true }
    : null
}

/** When the first of several ranges began and the last one ended. */
export const fromFirstToLast = (ranges: readonly DateSpan[]) => ({
  start: ranges.map(({ start }) => start).toSorted()[0]!,
  end: ranges
    .map(({ end }) => end)
    .toSorted()
    .at(-1)!,
})

/** Ranges that follow each other as one, from the first to the last. */
function joinedRanges(text: string, spans: readonly DateSpan[]): DateSpan | null {
  const bare = bareRange(text, spans)
  if (bare) return bare
  const [first, ...others] = spans
  if (!first?.range || others.length === 0) return null
  let last = first
  for (const span of others) {
    if (!span.range || !BETWEEN_RANGES.test(text.slice(last.to, span.from))) return null
    last = span
  }
  return { ...fromFirstToLast(spans), from: first.from, to: last.to, range: true }
}

const ASIAN = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u
const COMMAS = [/[,،，、]\s*$/u, /^\s*[,،，、]/u] as const

/** A moment that is one part of a row with signs of one kind: `BSc – Ravenscar University – 2015 – with honours`. */
const isPart = (text: string) =>
  ROW_SIGNS.some((sign) => {
    const parts = text.split(sign)
    return parts.length > 2 && text.length < SHORT * 2 && parts.some(isMoment)
  })
const ROW_SIGNS = [/\s+-\s+/u, /\s+[–—]\s+/u, /\s*\|\s*/u] as const
/** A year alone, or with a month: no more of a phrase. */
const isMoment = (part: string) => {
  const [date] = /\p{Nd}{4}/u.test(part) ? findDates(part) : []
  return date?.range === false && date.from === 0 && date.to >= part.trimEnd().length
}
const BARS = [/[|·•]\s*$/u, /^\s*[|·•]/u] as const

/** Words of what somebody was, in front of when: more of them are a sentence. */
const POST_WORDS = 9
const WORDS_TO_HOUSES = alternatives(
  LOCALES.flatMap((locale) => {
    const { at, placed } = LEXICONS[locale]
    return [...at.only, ...at.also, ...placed].filter((word) => !word.includes('~'))
  }),
)
/** What leads from a period to the house: `Clerk from 2010 to 2013 at Acme`. */
const TO_HOUSE = new RegExp(
  `^\\s+(?:${WORDS_TO_HOUSES})\\s+(?=(?:\\p{Ll}{1,4}(?:['’]|\\s))?["“«„(]?[\\p{Lu}\\p{Lo}])`,
  'u',
)
/** The same, where the period has a word of its own in front: `Clerk since 2013, Acme`. */
const HOUSE_BEHIND = /^[,،，、]\s+["“«„]?[\p{Lu}\p{Lo}]/u

/** Words of a name, at most, beside a period that nothing parts from it. */
const NAME_WORDS = 5

const wordsIn = (text: string) => text.trim().split(/\s+/u).length

/** `Bachelor: 2018 – 2021 Tide University`: what somebody became, as a label. */
const isLabelOfStudy = (before: string): boolean =>
  /[:：]\s*$/u.test(before) &&
  cueScore(before.replace(/\s*[:：]\s*$/u, ''), 'degrees', LOCALES) >= SURE
/** Points of a cue that is the deciding word. */
const SURE = 3

/** `Head chef 2015 to present The Brine House, Leeds`: names on both sides, and nothing between. */
function isBareBetween(text: string, { start, from, to }: DateSpan): boolean {
  const [before, behind] = [text.slice(0, from), text.slice(to)]
  return (
    start !== '' &&
    text.length < SHORT &&
    (/\p{L}\s$/u.test(before) || isLabelOfStudy(before)) &&
    /^\s\p{Lu}/u.test(behind) &&
    !/[.!?:;]\s*$/u.test(behind) &&
    wordsIn(before) <= NAME_WORDS &&
    wordsIn(behind) <= NAME_WORDS * 2
  )
}

/** A period between a post and its house, with the word that leads there; null for any other. */
function periodBetween(text: string, span: DateSpan): DateSpan | null {
  const { from, to, range } = span
  const before = text.slice(0, from).trim()
  if (!range || !/^[\p{Lu}\p{Lo}]/u.test(before)) return null
  if (wordsIn(before) > POST_WORDS) return null
  const lead = TO_HOUSE.exec(text.slice(to))
  if (lead && text.length < SHORT * 2) return { ...span, to: to + lead[0].length }
  if (isBareBetween(text, span)) return span
  const hasWord = /^\p{L}/u.test(text.slice(from)) && /\s$/u.test(text.slice(0, from))
  return hasWord && HOUSE_BEHIND.test(text.slice(to)) ? span : null
}

/** True for a date between other phrases of a head: `Acme / 2019 – 2021 · Berlin`, `Baker, 2019, Acme`. */
function isBetween(text: string, { from, to, range }: DateSpan): boolean {
  const [before, behind] = range ? [SIGN_BEFORE, SIGN_BEHIND] : COMMAS
  const stands = ([left, right]: readonly [RegExp, RegExp]) =>
    left.test(text.slice(0, from)) && right.test(text.slice(to))
  const length = text.length - (to - from)
  // a post, its time, its house and its town in one long row of commas or bars
  const isRow = range && length < SHORT * 2 && (stands(COMMAS) || stands(BARS))
  // 博士（農学） 2016年3月 東北大学: these scripts have spaces between phrases alone
  const isApart =
    ASIAN.test(text) && length < SHORT / 2 && stands([/[\p{Lo}）)]\s$/u, /^\s\p{Lo}/u])
  return (length < SHORT && stands([before, behind])) || isRow || isApart || isPart(text)
}

/** `Present` alone, or as the last phrase: `Lead — Acme — Present` does not say since when. */
function stillIn(text: string): DateSpan | null {
  const [, last = ''] = LAST_PHRASE.exec(text) ?? []
  if (!isPresent(last)) return null
  const from = text.lastIndexOf(last)
  return { start: '', end: 'present', from, to: from + last.length, range: false }
}
const LAST_PHRASE = /(?:^|\s[-–—|·•]\s+|[(（])([^\s()（）|·•–—][^()（）|·•–—]*)[)）]?$/u

/** The date of a phrase where one has its place, or null. Prose that mentions a year has none. */
export function dateIn(text: string): DateSpan | null {
  const spans = findDates(text)
  if (spans.length === 0) return stillIn(text)
  const listed = spans.length > 1 ? listedMonths(text) : null
  if (listed) return listed
  const joined = joinedRanges(text, spans)
  if (spans.length > 2 && !joined) return null
  const span = joined ?? spans.find(({ range }) => range) ?? spans.at(-1)
  if (!span) return null
  const isInPlace = inSlot(text, span, !span.range) || isBetween(text, span)
  return isInPlace ? span : periodBetween(text, span)
}

/** True for a line that begins with the date of an entry. */
export function beginsWithDate({ cells: [cell] }: Pick<Line, 'cells'>): boolean {
  const span = cell ? dateIn(cell.text) : null
  return span !== null && beginsWith(cell!.text, span)
}

/** True for a line that begins with a period: `2015 – 2018  Acme`. */
export function beginsWithPeriod({ cells: [cell] }: Pick<Line, 'cells'>): boolean {
  const span = cell ? dateIn(cell.text) : null
  return span?.range === true && span.from === 0
}

/** True when a text is a date or range and nothing else. */
export function isOnlyDate(text: string): boolean {
  const span = dateIn(text)
  if (span === null || inFront(text, span) !== '') return false
  const behind = text.slice(span.to).trim()
  // `2005 – 2016 (11 years)`, 2019年3月中退
  return behind === '' || isDuration(behind) || (span.range && isStudyStatus(behind))
}

/** What is read as a bullet is a calendar in front of a date with its place: `• 2020 ⇥ Leeds, UK`. */
export const isDatedMark = ({ bullet, cells: [date, place, ...more] }: Line): boolean =>
  bullet &&
  more.length === 0 &&
  place !== undefined &&
  couldBePlace(place.text) &&
  isOnlyDate(date!.text)
