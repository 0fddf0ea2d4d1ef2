/**
 * Dates in resumes are a small language of its own: a moment in dozens of notations, or two with a
 * dash or a word between them, or one with a word that leaves the end open. One grammar reads them
 * in all languages: moments by a table of patterns, ranges by what stands between moments.
 */
import type { ResumeDate } from '#contract/resume.ts'
import { fold } from '../lexicon/fold.ts'
import { remembered } from '../lexicon/remember.ts'
import { PATTERNS } from './date-patterns.ts'
import type { Found, Moment } from './moments.ts'
import {
  ABOUT,
  AND,
  BEGUN,
  EXPECTED,
  FROM,
  PRESENT,
  SINCE,
  SINCE_AFTER,
  TO,
  TO_AFTER,
} from './date-words.ts'

/** A date or a range found in a text. */
export interface DateSpan {
  /** '' for a single date, which is where something ended or happened. */
  start: ResumeDate
  end: ResumeDate
  /** Place in the text, end exclusive, with the words that belong to it. */
  from: number
  to: number
  range: boolean
}

interface Token extends Found {
  from: number
  to: number
}

const CANDIDATE =
  /(?<!\p{N})\p{N}|(?<![\p{L}\p{N}'])\p{L}|(?<=(?<!\p{L})d')\p{L}|[一二](?=[一二三四五六七八九〇零○]{3}年)|(?<=[\p{N}一二三四五六七八九十][年月日년월일.~ ]?)[至到現现今迄在]|[令平昭大]/gu
const BETWEEN = new RegExp(
  `^[\\s,.]*[(（]?(?:${BEGUN})?[)）]?\\s*(?:[-~→>]{1,3}|→\\s[-~]|(?:${TO})(?!\\p{Script=Latin}))\\s*:?\\s*(?:(?:${TO})(?!\\p{Script=Latin})\\s*)?(?:(?:the|el|la|il|le|de|du|del|den)\\s+)?(?:[(（]?(?<!\\p{L})(?:${EXPECTED}|${ABOUT})(?!\\p{L})\\.?[)）]?\\s*:?\\s*)?$`,
  'u',
)
const AFTER_BEGUN = new RegExp(`^\\s?(?:${BEGUN})[\\s、,，]*$`, 'u')
const LISTED = new RegExp(`^\\s*(?:[,;&،、/]|${AND})\\s*$`, 'u')
const OPEN =
  /^\s*(?:[-~→]{1,2}\s*(?:(?:\.{2,3}|…|\?)?\s*(?=$|[)|·•،,;)])|(?:\.{2,3}|…)\s+(?=\p{L}))|\/\s*(?:\.{2,3}|…)\s*(?=$|[:|]))/u
const SINCE_BEFORE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${SINCE})\\s*(?:(?:the|le|el|il)\\s+)?$`,
  'u',
)
const FROM_BEFORE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${FROM})\\s*:?\\s*(?:(?:le|el|il)\\s+)?$`,
  'u',
)
/** Turkish writes an ending to the figures, in front of such words: `1998'e kadar`, `2005'ten beri`. */
const ENDING = "(?:'\\p{Script=Latin}{1,4})?"
const SINCE_BEHIND = new RegExp(`^${ENDING}\\s*'?(?:${SINCE_AFTER})(?![\\p{Script=Latin}])`, 'u')
/** Turkish says from … to by endings alone: 2019'dan 2021'e. */
const ABLATIVE = /'?(?:dan|den|tan|ten)$/u
const UNTIL_BEHIND = new RegExp(`^${ENDING}\\s?(?:${TO_AFTER})`, 'u')
const NOTE_BEHIND = new RegExp(`^\\s?[(（[](?:${EXPECTED})[)）\\]]`, 'u')

/** The figures of a name, `SAP2000`, are no year; those after a word that lost its space are. */
const IN_NAME = /[A-Z]$/

function tokensOf(text: string, printed: string): Token[] {
  const tokens: Token[] = []
  let done = 0
  for (const { index, 0: first } of text.matchAll(CANDIDATE)) {
    if (index < done || (/\p{N}/u.test(first) && IN_NAME.test(printed.charAt(index - 1)))) continue
    for (const { regex, printed: form, read } of PATTERNS) {
      regex.lastIndex = index
      const match = regex.exec(text)
      if (!match || (form && !form.test(printed.slice(index)))) continue
      const result = read(match.slice(1))
      if (!result) continue
      done = index + match[0].trimEnd().length
      // '05.03
      const from = /\p{N}/u.test(first) && text[index - 1] === "'" ? index - 1 : index
      tokens.push({ ...result, from, to: done })
      break
    }
  }
  return tokens
}

const two = (value: number) => String(value).padStart(2, '0')

/** 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD'. */
function printDate({ year, month, day }: Moment): ResumeDate {
  if (month === undefined) return String(year)
  return day === undefined ? `${year}-${two(month)}` : `${year}-${two(month)}-${two(day)}`
}

/** Where a token ends as the right side of a range. */
const endOf = (token: Token): ResumeDate => {
  const moment = token.end ?? token.start
  if (token.present) return 'present'
  return moment ? printDate(moment) : ''
}

/** The left side; a month without a year borrows it from the right side. */
function startOf(token: Token, right: Token): ResumeDate {
  if (token.start) return printDate(token.start)
  const year = right.start?.year
  return token.monthOnly && year ? printDate({ year, month: token.monthOnly }) : ''
}

/** `bis 2011`, 至2023年6月: the end alone, in front of which nothing else stands. */
const UNTIL_BEFORE = new RegExp(`(?:^|[|;•·(（])\\s*(?:${TO})\\s*$`, 'u')

/** Takes in the words around a span that belong to it, and what they say about its end. */
function widen(text: string, span: DateSpan): DateSpan {
  const before = text.slice(0, span.from)
  const since = SINCE_BEFORE.exec(before)
  const from = since ?? FROM_BEFORE.exec(before) ?? (span.range ? null : UNTIL_BEFORE.exec(before))
  const result = { ...span, from: from ? from.index : span.from }
  const behind = () => text.slice(result.to)
  const until = UNTIL_BEHIND.exec(behind())
  if (until) result.to += until[0].length
  const sinceBehind = span.range ? null : SINCE_BEHIND.exec(behind())
  if (sinceBehind) result.to += sinceBehind[0].length
  const open = span.range ? null : OPEN.exec(behind())
  if (open) result.to += open[0].length
  if (!span.range && (since || sinceBehind || open)) {
    Object.assign(result, { start: span.end, end: 'present', range: true })
  }
  const note = NOTE_BEHIND.exec(behind())
  if (note) result.to += note[0].length
  return result
}

/** Right-to-left pages print `2021 – 2019` and `present – 2019` for what began in 2019. */
const isTurned = (left: Token, right: Token, rtl: boolean) =>
  left.present
    ? right.start !== undefined && !right.weak
    : rtl &&
      !right.present &&
      left.start !== undefined &&
      right.start !== undefined &&
      startOf(left, right).length === endOf(right).length &&
      startOf(left, right) > endOf(right)

/** `September 2017 – Dec`: the year stands once, in front. */
const isSameYear = (text: string, { start }: Token, { monthOnly = 0, to }: Token): boolean =>
  start?.month !== undefined &&
  monthOnly > start.month &&
  /^\.?\s*(?:$|[)|,;·•])/u.test(text.slice(to))

function rangeOf(text: string, first: Token, second: Token, rtl: boolean): DateSpan | null {
  const [left, right] = isTurned(first, second, rtl) ? [second, first] : [first, second]
  const isSame = isSameYear(text, left, right)
  if (left.present || (right.monthOnly && !isSame)) return null
  if (!right.start && !right.present && !isSame) return null
  const start = startOf(left, right)
  if (!start) return null
  const end = isSame ? printDate({ year: left.start!.year, month: right.monthOnly! }) : endOf(right)
  const closes =
    /[(（]\s*$/u.test(text.slice(first.to, second.from)) && /^[)）]/u.test(text.slice(second.to))
  return { start, end, from: first.from, to: second.to + (closes ? 1 : 0), range: true }
}

/** True for a word of the present that is the first part of a name: 今岛食品, 현빛전자. */
const beginsName = (text: string, { from, to }: Token): boolean =>
  (to - from === 1 ? /^\p{Lo}{2}/u : /^\p{Script=Hangul}{2}/u).test(text.slice(to - 1))

/** True when what stands between two tokens makes them one range. */
function joins(text: string, left: Token, right: Token): boolean {
  // 2024.03 ~ (재학중)
  const gap = text.slice(left.to, right.from).replace(right.present ? /(?<=\S\s*)[(（]$/u : '', '')
  if (BETWEEN.test(gap)) return true
  // 2013年4月入学 2016年3月卒業
  if (left.start && right.start && !left.weak && !right.weak && AFTER_BEGUN.test(gap)) return true
  // 2022-11 / present
  if (right.present && left.start?.month && gap.trim() === '/') return true
  if (gap.trim().replace(',', '') !== '') return false
  return right.present ? !beginsName(text, right) : ABLATIVE.test(text.slice(left.from, left.to))
}

/** `Summer 2022, Summer 2023` is the time from the first to the last. */
function listOf(first: Token, last: Token): DateSpan | null {
  const starts = [first.start, last.start]
  if (starts.some((moment) => !moment) || first.weak || last.weak) return null
  const [start, end] = [startOf(first, last), endOf(last)].toSorted()
  return { start: start ?? '', end: end ?? '', from: first.from, to: last.to, range: true }
}

const isBareYear = ({ start, end, weak }: Token): boolean =>
  start !== undefined && start.month === undefined && !end && !weak

/**
 * The last of years that are listed one by one behind two that were: `2017, 2018, 2019`,
 * `1996-1997-1998`; `at` itself where no more follow.
 */
function lastListed(text: string, tokens: readonly Token[], at: number): number {
  const gapBehind = (index: number): string | null => {
    const [left, right] = [tokens[index], tokens[index + 1]]
    return left && right ? text.slice(left.to, right.from) : null
  }
  const between = gapBehind(at - 1) ?? ''
  const isList = between === '-' || (LISTED.test(between) && between.trim() !== '/')
  const goesOn = (index: number): boolean => {
    const gap = gapBehind(index)
    const [year, next] = [tokens[index]!.start?.year ?? 0, tokens[index + 1]?.start?.year ?? 0]
    return (
      gap !== null &&
      (between === '-' ? gap === between : LISTED.test(gap)) &&
      isBareYear(tokens[index + 1]!) &&
      next > year
    )
  }
  if (!isList || !isBareYear(tokens[at - 1]!) || !isBareYear(tokens[at]!)) return at
  let last = at
  while (goesOn(last)) last++
  // `2015, 2016, 2018 - 2019`: the last begins a period of its own
  const isPeriod = last > at && tokens[last + 1] && joins(text, tokens[last]!, tokens[last + 1]!)
  return isPeriod ? last - 1 : last
}

function single(token: Token, opens: boolean): DateSpan | null {
  if ((token.weak && !opens) || !token.start) return null
  const { from, to } = token
  if (token.end) {
    return { start: printDate(token.start), end: printDate(token.end), from, to, range: true }
  }
  return { start: '', end: printDate(token.start), from, to, range: false }
}

const ONLY_PRESENT = new RegExp(`^(?:${PRESENT})$`, 'u')

/** True for `Present`, 至今 or `heute` alone: in a margin they stand above the date of the start. */
export const isPresent = (printed: string): boolean => ONLY_PRESENT.test(fold(printed).trim())

/** Two figures, the year of an era, or one in words: 令和3年6月, 令和元年, 二〇一〇年. */
const HAS_DATE =
  /\p{N}{2}|[和平昭正成]\s?(?:\p{N}|元)|(?<!\p{L})[rhs]\d|[一二][一二三四五六七八九〇零○]{3}年/u

/**
 * The dates and ranges of a text, in order.
 *
 * @example findDates('Mar. 2020 – Present') // [{ start: '2020-03', end: 'present', range: true, … }]
 * @example findDates('seit 2019') // [{ start: '2019', end: 'present', … }]
 * @example findDates('2013') // [{ start: '', end: '2013', range: false, … }]
 */
export const findDates = remembered((printed): readonly DateSpan[] => {
  const text = fold(printed)
  if (!HAS_DATE.test(text)) return []
  const tokens = tokensOf(text, printed)
  const rtl = /\p{Script=Arabic}/u.test(text)
  const spans: DateSpan[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!
    const next = tokens[at + 1]
    let span: DateSpan | null = null
    if (next && joins(text, token, next)) {
      span = rangeOf(text, token, next, rtl)
    } else if (next && LISTED.test(text.slice(token.to, next.from))) span = listOf(token, next)
    if (span) {
      at++
      const last = lastListed(text, tokens, at)
      if (last > at && span.range) {
        span = { ...span, end: endOf(tokens[last]!), to: tokens[last]!.to }
        at = last
      }
    }
    if (!span) span = single(token, SINCE_BEFORE.test(text.slice(0, token.from)))
    if (span) spans.push(widen(text, span))
  }
  return spans
})
