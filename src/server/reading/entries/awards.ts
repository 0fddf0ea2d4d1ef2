/** Awards and certificates: one a line, with a date anywhere and perhaps the name of who gave it. */
import type { Locale } from '#contract/locales.ts'
import { RESUME_LIMITS } from '#contract/limits.ts'
import { emptyRichText } from '#contract/rich-text.ts'
import type { Award } from '#contract/resume.ts'
import { withCells } from '../cells.ts'
import type { Line } from '../document.ts'
import { findDates, type DateSpan } from '../fields/dates.ts'
import { paragraphsOf, richTextFrom, richTextWith } from '../fields/rich.ts'
import { cueScore } from '../lexicon/cues.ts'
import { headingKind } from '../lexicon/headings.ts'
import { labelled } from '../lexicon/labels.ts'
import type { SectionKind } from '../lexicon/types.ts'
import { withWholeDates } from '../whole-ranges.ts'
import { awardBlocks, type AwardBlock } from './award-blocks.ts'
import { closedBy } from './closing-dates.ts'
import { dateIn, isOnlyDate } from './head-dates.ts'
import { without } from './pieces.ts'

/** `Title – Issuer`: what parts the two, the surest sign first. */
const SIGNS = [
  /\s+[|–—·-]\s+/u,
  // `Curso de primeros auxilios. Cruz Roja.`
  /(?<=\p{Ll}{3}|\))\.\s+(?=\p{Lu}\p{L}+ \p{L})/u,
] as const
/** Behind the last comma, else. */
const LAST_COMMA = /^(.{3,})(?:,\s|،\s|，|\s?·\s)\s*([^|,،，]{3,})$/u
/** `exp. 10/2025`: until when, and nobody's name. */
const UNTIL = /^\p{Ll}{2,8}\.$/u

/** `Title (Issuer`: the date that stood behind it is taken off. */
const OPEN_BRACKET = /^(.{3,}?)\s*[(（]([^()（）]{2,})$/u
/** `Title (St John Ambulance)`: a name of several words, and no abbreviation of the title. */
const IN_BRACKETS = /^(.{3,}?)\s*[(（](\p{Lu}[\p{L}.&'’-]+(?:\s[\p{L}.&'’-]+)+)[)）]$/u
/** `40 hours`: how long a course took. */
const LENGTH =
  /\s*(?:[,،，]\s*(\d{1,4}\s?\p{L}{1,10}\.?)(?=$|\s*[,،，])|[(（](\d{1,4}\s?\p{L}{1,10}\.?)[)）])/u

/** How long a course took, as printed; '' where a text does not say. */
function lengthIn(text: string): string {
  const [, behindComma, inBrackets] = LENGTH.exec(text) ?? []
  return behindComma ?? inBrackets ?? ''
}

const bracketsIn = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0
/** True for a text that no bracket is left open in. */
const isClosed = (text: string) => bracketsIn(text, /[(（]/g) === bracketsIn(text, /[)）]/g)

/** What it is called, who gave it, and what stands behind. */
function partsOf(text: string): [title: string, issuer: string, ...more: string[]] {
  const bracket = OPEN_BRACKET.exec(text) ?? IN_BRACKETS.exec(text)
  if (bracket) return [bracket[1]!, bracket[2]!]
  for (const sign of SIGNS) {
    const [title = '', issuer = '', ...more] = text.split(sign)
    if (title.length > 2 && issuer.length > 2 && isClosed(title)) return [title, issuer, ...more]
  }
  const [, title = '', issuer = ''] = LAST_COMMA.exec(text) ?? []
  return title && isClosed(title) ? [title, issuer] : [text, '']
}

/** `Associate (SAA)`: which of several of that name, and nobody's. */
const isGrade = (text: string, locales: readonly Locale[]) =>
  /^\p{Script=Latin}+(?:\s*[(（][^()（）]+[)）])?$/u.test(text) &&
  cueScore(text, 'levels', locales) > 0

function awardOf(text: string, kind: Award['kind'], locales: readonly Locale[]): Award {
  const [foremost] = findDates(text)
  // `2022 Design Award 2022`: the day stands in front, and a year in the name
  const span = foremost?.from === 0 ? foremost : (dateIn(text) ?? dateInBrackets(text))
  const whole = span ? without(text, span.from, span.to).replace(' | ', ' – ') : text
  const length = lengthIn(whole)
  const [first, second, ...others] = partsOf(whole.replace(LENGTH, ''))
  // `Developer – Associate, Amazon`
  const [grade = '', ...behind] = second.split(/,\s+/u)
  const at = isGrade(grade, locales) ? whole.indexOf(grade) + grade.length : 0
  const [title, issuer = '', ...more] =
    at > 0 ? [whole.slice(0, at), ...behind, ...others] : [first, second, ...others]
  const isUntil = UNTIL.test(issuer)
  const notes = [length, ...more].filter(Boolean)
  return {
    kind,
    title: (isUntil ? text : title).trim(),
    issuer: isUntil ? '' : issuer.trim().replace(/(?<=\p{L}{3})\.$/u, ''),
    date: isUntil ? '' : dateOf(span),
    details: notes.length > 0 && !isUntil ? richTextWith(notes, []) : emptyRichText(),
  }
}

/** The day of an award; of what somebody has had since, the day on which they got it. */
const dateOf = (span: DateSpan | null) => (span?.end === 'present' ? span.start : (span?.end ?? ''))

/** `Course — School (2015) — Town`: a date that nothing else stands beside in its brackets. */
const dateInBrackets = (text: string) =>
  findDates(text).find(
    ({ from, to }) => /[(（]\s*$/u.test(text.slice(0, from)) && /^\s*[)）]/u.test(text.slice(to)),
  ) ?? null

/** `Organiser: …` below what they organised. */
const issuerOn = (text: string): string => {
  const { kinds = [], value = '' } = labelled(text) ?? {}
  return kinds.some((kind) => kind === 'company' || kind === 'institution') ? value : ''
}

/** Cells that begin with a date each are as many awards. */
function atDates(line: Line): Line[] {
  const areDated = line.cells.every(({ text }) => {
    const [date] = findDates(text)
    return date?.from === 0 && /\p{L}{2}/u.test(text.slice(date.to))
  })
  return areDated ? line.cells.map((cell) => withCells(line, [cell])) : [line]
}

/** A row of a table: date, title and issuer in cells. */
function withCommas(line: Line): Line {
  return line.cells.length > 1
    ? { ...line, text: line.cells.map(({ text }) => text).join(', ') }
    : line
}

/** Letters of one of several on a line. */
const LONGEST_LISTED = 24

/** `2019年 优秀员工、先进个人`: several on a line, of one date where that stands in front. */
function listed(text: string): string[] {
  // `정보처리기사 (2019.11) · SQLD (2019.06)`
  const dated = text.split(/(?<=\d\s?[)）])\s*[·,、|/]\s+/u)
  if (dated.length > 1 && dated.every((part) => dateInBrackets(part))) return dated
  const parts = text.split(/\s*[、；]\s*/u)
  const areNames =
    parts.length > 1 &&
    parts.every(
      (part) => /\p{Lo}{2}/u.test(part) && part.length <= LONGEST_LISTED && isClosed(part),
    )
  if (!areNames) return [text]
  const date = dateIn(parts[0]!)
  const front = date?.from === 0 ? parts[0]!.slice(0, date.to) : ''
  return parts.map((part, at) =>
    at > 0 && front && !findDates(part)[0] ? `${front} ${part}` : part,
  )
}

/** `2016 (40 horas)`: a line that says when, and how long it took. */
const isWhen = (text: string) => isOnlyDate(text.replace(LENGTH, '').trim())

/**
 * What, who gave it and when, on three lines of their own, again and again; null for lists of any
 * other kind. One that nobody is named for has two.
 */
function onThreeLines(texts: readonly string[]): string[][] | null {
  const groups = closedBy(texts, isWhen)
  if (groups.length < 2) return null
  const whole = groups.filter((group) => group.length === 3).length
  const isClear = groups.every(({ length }) => length === 2 || length === 3)
  return isClear && whole * 2 > groups.length ? groups : null
}

function awardOnLines([title = '', ...more]: string[], kind: Award['kind']): Award {
  const [issuer = ''] = more.slice(0, -1)
  const award = { kind, title, issuer, date: '', details: emptyRichText() }
  return withWhen(award, more.at(-1) ?? '')
}

/** An award with the day that a line below it says, and how long it took. */
function withWhen(award: Award, when: string): Award {
  const { content } = richTextWith([lengthIn(when)].filter(Boolean), [])
  const details = { ...award.details, content: [...award.details.content, ...content] }
  return { ...award, date: dateOf(dateIn(when)), details }
}

/** An award with its points; who gave it and the day may stand on either line of its head. */
function awardOfBlock(
  { title, issuer, points }: AwardBlock,
  kind: Award['kind'],
  locales: readonly Locale[],
): Award {
  const award = awardOf(title, kind, locales)
  const given = awardOf(issuer, kind, locales)
  const told =
    issuer === ''
      ? award
      : { ...award, issuer: [given.title, given.issuer].filter(Boolean).join(', ') }
  const { content } = richTextFrom(points.map((text) => ({ text, bullet: true })))
  return {
    ...told,
    // what stood behind the name is a part of it where the other line says who gave it
    title: issuer === '' || !award.issuer ? award.title : [award.title, award.issuer].join(', '),
    date: award.date || given.date,
    details: { ...award.details, content: [...award.details.content, ...content] },
  }
}

/** What the next rows of a form are for, and no certificate: 志望の動機 below the licences. */
const OF_OTHER_ROWS: ReadonlySet<SectionKind | null> = new Set([
  'objective',
  'strengths',
  'interests',
])
const isFormLabel = ({ text, cells }: Line, locales: readonly Locale[]): boolean =>
  cells.length === 1 && OF_OTHER_ROWS.has(headingKind(text, locales))

/** The awards or certificates of a section. */
export function readAwards(
  lines: readonly Line[],
  kind: Award['kind'],
  locales: readonly Locale[],
): Award[] {
  const awards: Award[] = []
  const paragraphs = paragraphsOf(
    withWholeDates(lines.filter((line) => !line.header && !isFormLabel(line, locales)))
      .flatMap(atDates)
      .map(withCommas),
  )
  const groups = onThreeLines(paragraphs.map(({ text }) => text))
  if (groups) return groups.map((group) => awardOnLines(group, kind))
  const blocks = awardBlocks(paragraphs, locales)
  if (blocks) return blocks.map((block) => awardOfBlock(block, kind, locales))
  for (const { text, bullet } of paragraphs) {
    const last = awards.at(-1)
    if (last && isWhen(text) && last.date === '') awards[awards.length - 1] = withWhen(last, text)
    else if (last?.issuer === '' && issuerOn(text)) last.issuer = issuerOn(text)
    else if (text.length > RESUME_LIMITS.line) {
      const details = richTextFrom([{ text, bullet }])
      if (last)
        last.details = { ...last.details, content: [...last.details.content, ...details.content] }
      else awards.push({ kind, title: '', issuer: '', date: '', details })
    } else awards.push(...listed(text).map((one) => awardOf(one, kind, locales)))
  }
  return awards
}
