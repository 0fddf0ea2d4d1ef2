/** The head of an entry is a few phrases on one to three lines, parted by gaps and signs. */
import type { Locale } from '#contract/locales.ts'
import type { Line } from '../document.ts'
import { cueScore } from '../lexicon/cues.ts'
import { couldBePlace, isPlace } from '../lexicon/places.ts'
import { labelKinds, labelled, type Labelled } from '../lexicon/labels.ts'
import { findDates, type DateSpan } from '../fields/dates.ts'
import { withoutDuration } from '../fields/durations.ts'

/** One phrase of an entry's head. */
export interface Piece {
  text: string
  /** Line of the head, from 0. */
  row: number
  /** Cell of the line, from 0. */
  cell: number
  bold: boolean
  italic: boolean
  /** What stands between it and the phrase before it in the same cell; absent at a cell's start. */
  before?: string
  /** A label that stood in front, when it is a known one. */
  label: Labelled | null
}

/** Signs that part phrases wherever they stand. */
const SIGNS = /(\s*[|•·∙‧¦‖◆●｜⋄]\s*|\s+[–—]\s+|\s+-\s+|\s+\/\s+|\s+~\s+|\s*／\s*|\s+@\s+)/u

/** True when a found date stands where entries have theirs: alone, at an end, or in brackets. */
function inSlot(text: string, span: DateSpan, single: boolean): boolean {
  const before = text.slice(0, span.from).trim()
  const behind = text.slice(span.to).trim()
  const bracketed = /[(（[]$/.test(before) && /^[)）\]]/.test(behind)
  if (before === '' && behind === '') return true
  if (bracketed) return span.range || /^[)）\]]$/.test(behind) || behind.length < 40
  const parted = /[|•·,،，、;:：–—\-/)）]$/u.test(before) || before === ''
  if (/^[.,;:|)\]）]*$/.test(behind)) return span.range || !single || parted || before.length < 60
  return before === '' && (span.range || /^[|•·,:：–—\-\s]/u.test(text.slice(span.to)))
}

/** Two ranges of one job stand behind each other: `2020 – 2021, 2022 – 2023`. */
const BETWEEN_RANGES = /^\s*(?:[,;/&،、]|and|und|et|y|e|ve|و)?\s*$/u
/** What is no more than a note beside a head: more would be a sentence with a date in it. */
const SHORT = 70
const SIGN_BEFORE = /(?:[|/·•∙,،，、–—:：\-(（]|\s{2,})\s*$/u
const SIGN_BEHIND = /^\s*(?:[|/·•∙,،，、–—;\-)）]|\s{2,})/u

/** Ranges that follow each other as one, from the first to the last. */
function joinedRanges(text: string, spans: readonly DateSpan[]): DateSpan | null {
  const [first, ...others] = spans
  if (!first?.range || others.length === 0) return null
  let last = first
  for (const span of others) {
    if (!span.range || !BETWEEN_RANGES.test(text.slice(last.to, span.from))) return null
    last = span
  }
  const start = spans.map((span) => span.start).toSorted()[0]!
  const end = spans
    .map((span) => span.end)
    .toSorted()
    .at(-1)!
  return { start, end, from: first.from, to: last.to, range: true }
}

/** True for a range between other phrases of a head: `Acme / 2019 – 2021 · Berlin`. */
function isBetween(text: string, { from, to, range }: DateSpan): boolean {
  return (
    range &&
    text.length - (to - from) < SHORT &&
    SIGN_BEFORE.test(text.slice(0, from)) &&
    SIGN_BEHIND.test(text.slice(to))
  )
}

/** The date of a phrase where one has its place, or null. Prose that mentions a year has none. */
export function dateIn(text: string): DateSpan | null {
  const spans = findDates(text)
  const joined = joinedRanges(text, spans)
  if (spans.length > 2 && !joined) return null
  const span = joined ?? spans.find(({ range }) => range) ?? spans.at(-1)
  if (!span) return null
  return inSlot(text, span, !span.range) || isBetween(text, span) ? span : null
}

/** True when a text is a date or range and nothing else. */
export function isOnlyDate(text: string): boolean {
  const span = dateIn(text)
  return span !== null && text.slice(0, span.from).trim() + text.slice(span.to).trim() === ''
}

/** A text without a part of it, and without what parted the two. */
export function without(text: string, from: number, to: number): string {
  const before = text.slice(0, from).replace(/[\s(（[|•·,،，、;:：–—\-/]+$/u, '')
  const behind = text.slice(to).replace(/^[\s)）\]|•·,،，、;:：–—\-/]+/u, '')
  return before && behind ? `${before} | ${behind}` : before || behind
}

/** A label in the first cell with its value in the second, as forms print them. */
function labelCell(line: Line): Labelled | null {
  const [first, second, ...more] = line.cells
  if (!first || !second || more.length > 0) return null
  const label = first.text.replace(/\s*[:：]$/u, '').trim()
  const kinds = labelKinds(label)
  return kinds.length > 0 ? { label, value: second.text.trim(), kinds } : null
}

/** A label of more words is no label but a phrase with a colon. */
const LABEL_WORDS = 3

function labelOf(text: string): Labelled | null {
  const label = labelled(text)
  if (!label?.value) return label?.kinds.length ? label : null
  return label.kinds.length > 0 || label.label.split(/\s+/).length <= LABEL_WORDS ? label : null
}

const tidy = (text: string) => withoutDuration(text).replace(/^[\s,،，、;]+|[\s,،，、;:：]+$/gu, '')

/**
 * The phrases of a line without its date.
 *
 * @param columns labels of a table's columns, when the line is a row of one
 */
export function piecesOf(
  line: Line,
  span: DateSpan | null,
  cellOfSpan: number,
  columns: readonly string[] = [],
): Piece[] {
  const own = labelCell(line)
  const look = { row: 0, bold: line.bold, italic: line.italic }
  if (own) return cellOfSpan >= 0 ? [] : [{ ...look, text: own.value, cell: 1, label: own }]
  return line.cells.flatMap((cell, at) => {
    const text = at === cellOfSpan && span ? without(cell.text, span.from, span.to) : cell.text
    const column = columns[at]
    const parts = column ? [text] : text.split(SIGNS)
    return parts
      .flatMap((part, index) =>
        index % 2 === 0 ? { text: tidy(part), before: parts[index - 1] } : [],
      )
      .filter((part) => /[\p{L}\p{N}]/u.test(part.text) && !labelKinds(part.text).includes('dates'))
      .map(({ text: part, before }, index) => ({
        ...look,
        text: part,
        ...(before !== undefined && index > 0 && { before }),
        cell: at,
        bold: cell.bold,
        italic: cell.italic,
        label: column ? { label: column, value: part, kinds: labelKinds(column) } : labelOf(part),
      }))
  })
}

/** Words between a title and a company; `also` has other uses, so a cue must follow it. */
const AT: Readonly<Partial<Record<Locale, { only?: RegExp; also?: RegExp }>>> = {
  en: { only: /\s+(?:at|@)\s+/iu },
  de: { only: /\s+(?:bei|beim|bei der)\s+/iu },
  fr: { only: /\s+(?:chez|au sein de|au sein du)\s+/iu, also: /\s+(?:à|au)\s+/iu },
  it: { only: /\s+(?:presso|c\/o)\s+/iu },
  es: { also: /\s+en\s+/u },
  ar: { only: /\s+لدى\s+/u, also: /\s+(?:في|ب)\s*/u },
  vi: { only: /\s+tại\s+/iu },
}

/** Where a word between a title and a company stands: `Analyst at Acme`. */
export function atWordsIn(
  text: string,
  score: (part: string) => number,
  locales: readonly Locale[],
): { from: number; to: number }[] {
  return locales.flatMap((locale) =>
    Object.entries(AT[locale] ?? {}).flatMap(([use, at]) =>
      [...text.matchAll(new RegExp(at.source, 'giu'))].flatMap(({ index, 0: word }) => {
        const [before, behind] = [text.slice(0, index), text.slice(index + word.length)]
        // a word with other uses needs a company behind it
        const fits = use === 'only' ? score(before) >= 0 : score(behind) < 0 && score(before) > 0
        return fits ? [{ from: index, to: index + word.length }] : []
      }),
    ),
  )
}

/** Legal forms that stand behind a comma and belong to the name before it. */
export const LEGAL_FORM =
  /^(?:S\.?\s?A\.?(?:\s?(?:B|P\.?I)\.?)?(?:\s?de\s?C\.?\s?V)?|S\.?\s?A\.?\s?S|S\.?\s?L\.?\s?[LPU]?|S\.?\s?de\s?R\.?\s?L\.?(?:\s?de\s?C\.?\s?V)?|S\.?[aà]\.?r\.?l|S\.?r\.?l|S\.?p\.?A|S\.?n\.?c|S\.?A\.?R\.?L|Inc|Ltd|Limited|L\.?L\.?C|L\.?L\.?P|P\.?L\.?C|Corp|Co|GmbH(?: & Co\.? KG)?|AG|KG|e\.\s?V|A\.?[SŞ]|Ltd\. Şti|N\.?V|B\.?V|Pte|Pty)\b\.?(?=\s*(?:[,،(|]|$))/iu

/**
 * Parts a phrase that holds both of two things: at a word between them, or at the comma where the
 * cues change sides. Null when it holds one.
 */
export function splitPair(
  text: string,
  score: (part: string) => number,
  locales: readonly Locale[],
): [string, string] | null {
  for (const locale of locales) {
    for (const [use, at] of Object.entries(AT[locale] ?? {})) {
      const match = at.exec(text)
      if (!match?.index) continue
      const parts: [string, string] = [
        text.slice(0, match.index),
        text.slice(match.index + match[0].length),
      ]
      // the subject of a degree has a comma behind it: `Grado en Derecho, Universidad de Cádiz`
      const [a, b] = [parts[0], parts[1].split(/[,،]/u)[0]!].map(score)
      if (a! > 0 && (use === 'only' ? b! <= 0 : b! < 0)) return parts
    }
  }
  const bracket = /^(.{2,}?)\s*[(（]([^()（）]+)[)）]$/u.exec(text)
  if (bracket && score(bracket[1]!) * score(bracket[2]!) < 0) return [bracket[1]!, bracket[2]!]
  let best: { parts: [string, string]; contrast: number } | null = null
  for (const comma of text.matchAll(/\s*[,،，、]\s*|\s{2,}|\u3000+/gu)) {
    const parts: [string, string] = [
      text.slice(0, comma.index),
      text.slice(comma.index + comma[0].length),
    ]
    if (LEGAL_FORM.test(parts[1])) continue
    const contrast = contrastOf(parts, score)
    // of two as clear, what stands between belongs to the first kind: the subject to its degree
    const least: number = best?.contrast ?? 1
    if (contrast > least || (best && contrast === least && score(parts[0]) > 0))
      best = { parts, contrast }
  }
  return best?.parts ?? null
}

/** How clearly two parts are of two kinds; 0 when they are not. */
function contrastOf([first, second]: [string, string], score: (part: string) => number): number {
  const [a, b] = [score(first), score(second)]
  if (a !== 0 && b !== 0) return Math.sign(a) === Math.sign(b) ? 0 : Math.abs(a - b)
  return 0
}

/** A cue of this strength leaves no doubt about one part, so a name without cues is the other. */
const CERTAIN = 3
const NAME = /^[\p{Lu}\p{Lo}][^,،，、]{1,40}$/u

/**
 * Parts a title from a name that no cue knows: `Research Intern, Google DeepMind`. Weaker than
 * `splitPair`: a team may stand there as well.
 */
export function splitName(text: string, score: (part: string) => number): [string, string] | null {
  for (const comma of text.matchAll(/\s*[,،，]\s*/gu)) {
    const parts: [string, string] = [
      text.slice(0, comma.index),
      text.slice(comma.index + comma[0].length),
    ]
    if (LEGAL_FORM.test(parts[1])) continue
    const [a, b] = parts.map(score)
    const other = (a! >= b! ? parts[1] : parts[0]).trim()
    const isName = NAME.test(other) && other.split(/\s+/).length <= 5 && !isPlace(other)
    if (Math.max(a!, b!) >= CERTAIN && Math.min(a!, b!) === 0 && isName) return parts
  }
  return null
}

const BRACKET_BEHIND = /^(.{2,}?)\s*[(（]([^()（）]+)[)）]\.?$/u
/** A short name in capitals: towns look so, and so does much else. */
const TOWN_NAME =
  /^\p{Lu}[\p{L}.'’-]{1,20}(?:[ -][\p{L}.'’-]{1,20}){0,3}(?:,\s?\p{Lu}[\p{L}.]{1,15})?$/u

/** True for what may be a town's name where towns stand. */
export const isTownName = (text: string): boolean =>
  TOWN_NAME.test(text) ||
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]{2,6}$|^[\p{Script=Arabic}]{2,12}(?: [\p{Script=Arabic}]{2,12})?$/u.test(
    text,
  )

/**
 * What stands where the place of an entry may stand: in brackets at the end, or behind the last
 * comma.
 */
export function tailOf(
  text: string,
): { kind: 'bracket' | 'comma'; head: string; tail: string } | null {
  const bracket = BRACKET_BEHIND.exec(text)
  if (bracket) return { kind: 'bracket', head: bracket[1]!, tail: bracket[2]! }
  const comma = /^(.{2,}?)\s*[,،，、]\s*([^,،，、]{2,})$/u.exec(text)
  return comma ? { kind: 'comma', head: comma[1]!, tail: comma[2]!.replace(/\.$/, '') } : null
}

/** Takes a place off the end of a phrase: `Lakeshore Hospital, Chicago, IL`, `Acme (Berlin)`. */
export function splitPlace(text: string): { text: string; place: string } {
  const bracket = BRACKET_BEHIND.exec(text)
  if (bracket && isPlace(bracket[2]!)) return { text: bracket[1]!, place: bracket[2]! }
  const commas = [...text.matchAll(/\s*[,،，、]\s*/gu)]
  for (const test of [isPlace, couldBePlace]) {
    for (const comma of commas) {
      const head = text.slice(0, comma.index)
      const tail = text.slice(comma.index + comma[0].length).replace(/(?<=\p{L}{3})\.$/u, '')
      if (head && test(tail)) return { text: head, place: tail }
    }
  }
  return { text, place: '' }
}

/** A cue score from here on means that the cue stands where the deciding word stands. */
const DECIDING = 3

/** The difference of two cue scores; where only one decides, the other says nothing. */
function contest(first: number, second: number): number {
  if (first >= DECIDING && second < DECIDING) return first
  if (second >= DECIDING && first < DECIDING) return -second
  return first - second
}

/** A name that ends in a legal form, or has one written to it, is a company in any language. */
const WITH_LEGAL_FORM =
  /[\s,](?:GmbH(?:\s?& Co\.?\s?KG)?|AG|KG|OHG|UG|Inc|Ltd|LLC|LLP|PLC|Corp|Co|S\.?\s?r\.?\s?l|S\.?\s?p\.?\s?A|S\.?\s?L\.?U?|S\.?A\.?[SRU]?\.?L?|S\.A\. de C\.V|A\.?Ş|B\.V|N\.V|Pty|Pte)\.?(?:\s*[(（][^()（）]*[)）])?$|^(?:株式会社|有限会社|合同会社|㈱|㈜|\(주\)|주식회사)|(?:株式会社|有限会社|有限公司|公司|㈱|㈜|주식회사)$/iu

/** How much more a phrase is a job title (above 0) than a company (below 0). */
export function titleScore(text: string, locales: readonly Locale[]): number {
  if (WITH_LEGAL_FORM.test(text)) return -5
  return contest(cueScore(text, 'titles', locales), cueScore(text, 'companies', locales))
}

/** Companies where people learn a trade: told by words that no subject of a study has. */
const TRAINING_COMPANY =
  /(?:^|\s)(?:GmbH|AG|KG|OHG|e\.\s?V|Inc|Ltd|LLC|S\.\s?A|S\.\s?L|S\.?r\.?l|S\.?p\.?A|A\.Ş)(?:[\s.,]|$)|&\s(?:Partner|Söhne|Sons|Co|Associés|Figli|Fils)(?:[\s.,]|$)|^(?:Kanzlei|Praxis|Klinikum|Krankenhaus|Bäckerei|Autohaus|Stadtwerke|Firma)\s|株式会社|有限公司|주식회사|㈜/u

/** How much more a phrase is a degree (above 0) than a school (below 0). */
export function degreeScore(text: string, locales: readonly Locale[]): number {
  const score = contest(cueScore(text, 'degrees', locales), cueScore(text, 'institutions', locales))
  if (Math.abs(score) < DECIDING && TRAINING_COMPANY.test(text)) return -2
  const note = score === 0 ? /[(（]([^()（）]+)[)）]\s*$/u.exec(text) : null
  // the degree behind its subject: `Sınıf Öğretmenliği (Lisans)`
  return note && cueScore(note[1]!, 'degrees', locales) >= DECIDING ? DECIDING : score
}
