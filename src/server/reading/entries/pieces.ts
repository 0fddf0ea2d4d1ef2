/** The head of an entry is a few phrases on one to three lines, parted by gaps and signs. */
import type { Cell, Line, Run } from '../document.ts'
import { headingKind } from '../lexicon/headings.ts'
import {
  columnKinds,
  labelKinds,
  labelled,
  namesWholeHead,
  type Labelled,
} from '../lexicon/labels.ts'
import { allWords } from '../lexicon/index.ts'
import { LEGAL_FORM } from '../lexicon/legal-forms.ts'
import { alternatives } from '../lexicon/words.ts'
import type { DateSpan } from '../fields/dates.ts'
import { factsOf, labelCell } from './label-cells.ts'
import { withoutDuration } from '../fields/durations.ts'

/** One phrase of an entry's head. */
export interface Piece {
  text: string
  /** Line of the head, from 0. */
  row: number
  /** Cell of the line, from 0. */
  cell: number
  /** Which of the cell's phrases it is, from 0. */
  at: number
  bold: boolean
  italic: boolean
  /** What stands between it and the phrase before it in the same cell; absent at a cell's start. */
  before?: string
  /** A label that stood in front, when it is a known one. */
  label: Labelled | null
}

/** Signs that part phrases wherever they stand; 주문·정산 is one word. */
const SIGNS =
  /(\s*[—–]{2,3}\s*|(?!(?<=\p{Script=Hangul})·\p{Script=Hangul})\s*[|•·∙‧¦‖│┃❘◆●｜⋄]\s*|\s+[–—]\s+|\s+-\s+|\s+\.\s+(?=\p{Lu})|\s+\/\s+|\s+~\s+|(?<!\d\s{0,2})\s*[→⇒»]\s*(?![\d\s])|\s+(?:>|::|\/\/|\+)\s+|;\s+|\s*／\s*|(?<=[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}ー）)])\/(?=[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}])|(?:\s+|(?<=\p{Lo}))@(?:\s+|(?=[\p{Lu}\p{Lo}])))/u

/** A text without a part of it, and without what parted the two. */
export const without = (text: string, from: number, to: number): string =>
  joinedWithout(text.slice(0, from), text.slice(to))

function joinedWithout(first: string, second: string): string {
  // `Tutor (Marlowe College, 2018 – 2019)`: what shared its brackets stands alone
  const opened = /^\s*[)）\]］]/u.test(second)
    ? /^(.*[^\s(（[［])\s*[(（[［]([^()（）[\]［］]+)$/su.exec(first)
    : null
  const before = (opened ? `${opened[1]} | ${opened[2]}` : first).replace(
    /(?:(?<=\p{Ll}{4})\.)?[\s(（[【［〔<＜|•·,،，、;:：–—\-/]+$/u,
    '',
  )
  const behind = second.replace(/^[\s)）\]】］〕>＞|•·,،，、;:：–—\-/]+/u, '')
  return before && behind ? `${before} | ${behind}` : before || behind
}

/** A label of more words is no label but a phrase with a colon. */
const LABEL_WORDS = 3

function labelOf(text: string): Labelled | null {
  const label = labelled(text)
  if (!label?.value) return label?.kinds.length ? label : null
  // `スキル: Git, Shell` beside a period tells of the work
  if (label.kinds.length === 0 && headingKind(label.label, []) === 'skills')
    return { ...label, kinds: ['duties'] }
  return label.kinds.length > 0 || label.label.split(/\s+/).length <= LABEL_WORDS ? label : null
}

/** Puts between stretches of different looks, in place of a sign. */
const LOOK = '\u001f'
/** Signs between phrases, and the borders of looks. */
const PARTED = new RegExp(`${SIGNS.source.slice(0, -1)}|\\s*${LOOK}\\s*)`, 'u')

const isWord = (text: string) => /[\p{L}\p{N}]{2}/u.test(text)

/** The runs of a part of a text. */
export function runsBetween(runs: readonly Run[], from: number, to: number): Run[] {
  let start = 0
  return runs.flatMap((run) => {
    const [own, end] = [start, start + run.text.length]
    start = end
    const text = run.text.slice(Math.max(0, from - own), Math.max(0, to - own))
    return text ? [{ ...run, text }] : []
  })
}

/** A label in front of what is set otherwise: `**Position:** Engineer`. */
const isLabel = (text: string) =>
  /[:：]\s*$/u.test(text) && labelKinds(text.replace(/\s*[:：]\s*$/u, '')).length > 0

/** A sign at the end of what stands before a border of looks, or at the beginning of what follows. */
const BORDER = [/[\s][–—/-]\s*$|[|•·∙‧¦‖│┃❘@]\s*$/u, /^\s*(?:[–—/-]\s|[|•·∙‧¦‖│┃❘@])/u] as const

/** Two sizes of one line differ by more than this part where they are meant to. */
const OTHER_SIZE = 0.08
/** And two fonts by more than this one: `مهندس DevOps` takes its words from one font for each script. */
const OTHER_FONT = 0.25

const ENDS_LATIN = /\p{Script=Latin}[^\p{L}]*$/u
const STARTS_LATIN = /^[^\p{L}]*\p{Script=Latin}/u

function isSameLook(a: Run, b: Run): boolean {
  const areTwoScripts = ENDS_LATIN.test(a.text) !== STARTS_LATIN.test(b.text)
  const most = Math.max(a.size, b.size) * (areTwoScripts ? OTHER_FONT : OTHER_SIZE)
  return a.bold === b.bold && a.italic === b.italic && Math.abs(a.size - b.size) <= most
}

const GOES_ON = /^\s*\p{L}/u

/** True where a phrase in another colour begins or ends; a linked word among others is no phrase. */
function isColored(runs: readonly Run[], at: number): boolean {
  const [before, last, run, next] = [runs[at - 2], runs[at - 1]!, runs[at]!, runs[at + 1]]
  const isInside = GOES_ON.test(next?.text ?? '') || (before && GOES_ON.test(run.text))
  return last.color !== run.color && !isInside
}

/** A figure, or the sign of a mark, set small and right behind a word. */
const isOfWord = (run: Run | undefined, word: Run | undefined) =>
  /^(?:\p{N}{1,2}|[®™©])$/u.test(run?.text ?? '') && /\p{L}$/u.test(word?.text ?? '')

/** A text with a mark wherever its look changes between words: `**Title** *Company*`. */
function withLooks(runs: readonly Run[]): string {
  return runs.reduce((all, run, at) => {
    // the figure of `CO₂`, lower and smaller, is of its word
    const last = runs[at - (isOfWord(runs[at - 1], runs[at - 2]) ? 2 : 1)]
    const same = !last || (isSameLook(last, run) && !isColored(runs, at))
    // `**Title**, *Company*`, where no legal form follows the comma
    const comma = /^[,،，]\s/u.test(run.text) && !LEGAL_FORM.test(run.text.slice(1).trim())
    const word = (/\s$/u.test(all) || /^\s/u.test(run.text) || comma) && !isLabel(all)
    // `**Title** – Company`: the sign parts them, and stands on either side of where the look changes
    const signed = BORDER[0].test(all) || BORDER[1].test(run.text)
    return (
      all + (!same && word && !signed && isWord(all) && isWord(run.text) ? LOOK : '') + run.text
    )
  }, '')
}

const depthOf = (text: string) =>
  (text.match(/[(（]/gu)?.length ?? 0) - (text.match(/[)）]/gu)?.length ?? 0)

/** Phrases and what parts them, in turns, those joined again that stand in one pair of brackets. */
function withBrackets(parts: readonly string[]): string[] {
  const whole: string[] = []
  for (let at = 0; at < parts.length; at++) {
    const last = whole.at(-1)
    const inside = at % 2 === 1 && last !== undefined && depthOf(last) > 0
    const closes = inside && parts.slice(at).some((part) => /[)）]/u.test(part))
    if (closes) whole[whole.length - 1] = last + parts[at]! + parts[++at]!
    else whole.push(parts[at]!)
  }
  return whole
}

/** The phrases of a cell without its date, and what parts them, in turns. */
function partsOf({ text, runs }: Cell, span: DateSpan | null): string[] {
  const known = runs.map((run) => run.text).join('') === text
  const marked = (from: number, to: number) =>
    known ? withLooks(runsBetween(runs, from, to)) : text.slice(from, to)
  const whole = span
    ? joinedWithout(marked(0, span.from), marked(span.to, text.length))
    : marked(0, text.length)
  return withBrackets(whole.split(PARTED)).map((part, at, parts) => {
    const isLook = at % 2 === 1 && part.includes(LOOK)
    return isLook ? (/^[,،，]?\s/u.exec(parts[at + 1]!)?.[0] ?? ' ') : part.replaceAll(LOOK, '')
  })
}

/** How the run is set in which a phrase begins. */
const lookOfPart = ({ runs, bold, italic }: Cell, part: string) => {
  const start = part.slice(0, 8).trim()
  const run = runs.find(({ text }) => text.includes(start))
  return run ? { bold: run.bold, italic: run.italic } : { bold, italic }
}

/** What the lines below are called, behind a head: `… 软件工程师 工作描述：`. */
const withoutAnnounced = (text: string) =>
  text.replace(/\s+(\S{2,12})[:：]\s*$/u, (whole, label: string) =>
    labelKinds(label).includes('duties') ? '' : whole,
  )

const about = alternatives(allWords('about'))
/** `(approx. )`: what stood in front of a date. */
const ABOUT = new RegExp(`[(（]\\s*(?:${about})\\.?\\s*[)）]?\\s*$|^(?:${about})\\.?$`, 'iu')

const tidy = (text: string) =>
  withoutDuration(withoutAnnounced(text).replace(ABOUT, '')).replace(
    /^(?:[\s,،，、;←→⇐⇒]|[.:：](?=\s)|[\p{Extended_Pictographic}\ufe0f\u200d])+|[\s,،，、;:：/|–—]+$|\s\.$/gu,
    '',
  )

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
  const look = { row: 0, at: 0, bold: line.bold, italic: line.italic }
  if (own) {
    if (cellOfSpan >= 0) return []
    return factsOf(own).map((label) => ({
      ...look,
      text: label.kinds.length > 0 ? label.value : `${label.label}: ${label.value}`,
      cell: 1,
      label,
    }))
  }
  return line.cells.flatMap((cell, at) => {
    const date = at === cellOfSpan ? span : null
    const named = cell.label && columnKinds(cell.label).length > 0 ? cell.label : columns[at]
    // how many there are: `No. | 1`
    if (cell.label && line.cells.length > 2 && /^\d{1,2}$/.test(cell.text)) return []
    // what stands below a date is no date
    const isName = named && !namesWholeHead(named)
    const column = isName && (date || !columnKinds(named).includes('dates')) ? named : undefined
    const parts = column
      ? [date ? without(cell.text, date.from, date.to) : cell.text]
      : partsOf(cell, date)
    return parts
      .flatMap((part, index) =>
        index % 2 === 0 ? { text: tidy(part), before: parts[index - 1] } : [],
      )
      .filter((part) => /[\p{L}\p{N}]/u.test(part.text) && !labelKinds(part.text).includes('dates'))
      .map(({ text: part, before }, index) => ({
        ...look,
        text: column && isReason(column) ? `${column}: ${part}` : part,
        ...(before !== undefined && index > 0 && { before }),
        cell: at,
        at: index,
        ...lookOfPart(cell, part),
        label: column ? { label: column, value: part, kinds: columnKinds(column) } : labelOf(part),
      }))
  })
}

/** Longer stretches are sentences in bold, or emphasis. */
const LONGEST_RUN_IN = 60

/** Without the name of its column, a reason for leaving would read like a task. */
const isReason = (column: string) => labelKinds(column).includes('leaving')

/** True for a line that begins with a bold name in front of other text; labels of facts are none. */
export function isRunIn({ cells: [first] }: Pick<Line, 'cells'>): boolean {
  const [name, ...others] = first?.runs ?? []
  return (
    name !== undefined &&
    name.bold &&
    name.text.length <= LONGEST_RUN_IN &&
    /\p{L}{2}/u.test(name.text) &&
    others.some(({ text, bold }) => !bold && /\p{L}/u.test(text)) &&
    labelKinds(name.text.replace(/\s*[:：]\s*$/u, '')).length === 0
  )
}
