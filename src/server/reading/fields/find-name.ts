/** The name is the first thing on a resume and usually the largest; other places repeat it. */
import type { Locale } from '#contract/locales.ts'
import type { Cell, Line } from '../document.ts'
import { cueScore } from '../lexicon/cues.ts'
import { fold } from '../lexicon/fold.ts'
import { headingKind } from '../lexicon/headings.ts'
import { labelKinds, labelled } from '../lexicon/labels.ts'
import { bodySize, lookOf, sameLook } from '../look.ts'
import { emailsIn } from './contact.ts'
import {
  bareName,
  looksLikeName,
  nameIn,
  withoutDocumentTitle,
  withoutIntroduction,
} from './name.ts'
import { isReading } from './personal-notes.ts'
import { secondPart, sizeOf, wrapped, WRAPPED_NAME } from './wrapped-names.ts'

interface Candidate {
  text: string
  points: number
}

/** What speaks for a line of the head being the name. */
const EVIDENCE = {
  first: 3,
  early: 1,
  largest: 4,
  bold: 1,
  /** Two lines of one size, of which the second alone may be set in bold. */
  whole: 1,
  jobTitle: -4,
  company: -3,
  page: -3,
  sidebar: -0.5,
  kana: -2,
  /** A word of it stands in the e-mail address, or all of it in a header or footer. */
  inAddress: 3,
  atEdge: 3,
}
const EARLY = 6

/** `**Ada**Byron`: words told apart by how they are set, without a space. */
function byWeight({ text, runs }: Cell): string[] {
  const words = runs.map((run) => run.text)
  const isOne = words.length > 1 && words.length < 4 && !/\s/u.test(text)
  return isOne && words.every((word) => /^\p{Lu}\p{L}+$/u.test(word)) ? [words.join(' ')] : []
}

/** A day behind a name, when somebody was born. */
const BIRTH_BEHIND = /\s+[(（]?(?:\p{Nd}{2}|\p{Nd}{4})[./-]\p{Nd}{1,2}[./-]\p{Nd}{1,2}[)）]?$/u

/** A name in Asian letters with the same in Latin ones behind it. */
const TWO_SCRIPTS = /^([\p{Script=Han}\p{Script=Hangul}]{2,5})\s+\p{Lu}[\p{Script=Latin}\s.'-]+$/u

/** Where else on the page a name is printed. */
interface Elsewhere {
  /** The first parts of e-mail addresses, folded. */
  addresses: readonly string[]
  /** Headers and footers. */
  edges: readonly Line[]
}

const elsewhereIn = (head: readonly Line[]): Elsewhere => ({
  addresses: head.flatMap(({ text }) => emailsIn(text).map((one) => fold(one.split('@')[0]!))),
  edges: head.filter(({ region }) => region === 'header' || region === 'footer'),
})

/** Shorter words stand in addresses by chance. */
const IN_ADDRESS = 4

/** What speaks for a name because it stands elsewhere as well. */
function pointsElsewhere(line: Line, text: string, { addresses, edges }: Elsewhere): number {
  const words = fold(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= IN_ADDRESS)
  const isInAddress = words.some((word) => addresses.some((one) => one.includes(word)))
  const isAtEdge = edges.some((edge) => edge !== line && edge.text.includes(text))
  return (isInAddress ? EVIDENCE.inAddress : 0) + (isAtEdge ? EVIDENCE.atEdge : 0)
}

function pointsOf(
  line: Line,
  text: string,
  order: number,
  largest: number,
  locales: readonly Locale[],
): number {
  let points = Math.max(0, EVIDENCE.first - order * 0.5)
  if (order < EARLY) points += EVIDENCE.early
  if (sizeOf(line, text) >= largest - 0.3) points += EVIDENCE.largest
  if (line.bold) points += EVIDENCE.bold
  if (line.region === 'sidebar') points += EVIDENCE.sidebar
  if (cueScore(text, 'titles', locales) > 1) points += EVIDENCE.jobTitle
  if (cueScore(text, 'companies', locales) > 1) points += EVIDENCE.company
  if (isReading(text)) points += EVIDENCE.kana
  // `QTKD Portfolio`: what a page is called
  if (headingKind(text.split(' ').at(-1)!, locales) !== null) points += EVIDENCE.page
  return points
}

const ASIAN_LETTER = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u

/** `nell brannock`, set larger than anything else: where no name is written as names are. */
function inSmallLetters(
  head: readonly Line[],
  locales: readonly Locale[],
): (Candidate & { line: Line }) | null {
  const largest = Math.max(WRAPPED_NAME, ...head.map(({ fontSize }) => fontSize))
  const [line, ...others] = head.filter(({ fontSize }) => fontSize >= largest - 0.3)
  if (!line || others.length > 0 || cueScore(line.text, 'titles', locales) > 0) return null
  const capitals = line.text.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase())
  return looksLikeName(capitals, locales) ? { text: line.text, points: 1, line } : null
}

/**
 * The name among the lines above the sections, without titles and readings; '' when there is none.
 * With the cells it stands in, where these are two below each other.
 */
export function findName(
  head: readonly Line[],
  locales: readonly Locale[],
): { name: string; line: Line | null; parts: readonly string[] } {
  const largest = Math.max(
    0,
    ...head.flatMap((line) => line.cells.map(({ text }) => sizeOf(line, text))),
  )
  // among facts with their labels, what stands in front of another cell is a label as well
  const facts = head.filter(
    ({ cells: [first, ...others] }) => others.length === 1 && labelKinds(first!.text).length > 0,
  )
  const isFact = (line: Line) =>
    facts.length > 1 && line.cells.length === 2 && sameLook(lookOf(line), lookOf(facts[0]!))
  let best: (Candidate & { line: Line; parts?: readonly string[] }) | null = null
  const elsewhere = elsewhereIn(head)
  head.forEach((line, order) => {
    const isReadingOf = labelKinds(line.cells[0]!.text).includes('furigana')
    if (isFact(line) || (isReadingOf && line.cells.length > 1)) return
    const whole = [...wrapped(head, order), line.text.replace(/\t/g, ' ')]
    const cells = line.cells.map(({ text }) => text)
    const parts = new Set([
      // letters set apart are cells of their own; words that are names are not parts of one
      ...(ASIAN_LETTER.test(line.text) || cells.length === 1
        ? [...whole, ...cells]
        : [...cells, ...whole]),
      ...line.text.split(
        /\s*[|–—·•,،，\t]\s*|\s[-/／]\s|[/／](?=[男女])|(?<=[\p{Script=Han}\p{Script=Hangul}])[.。]\s+|(?<=\p{Lo})[（](?=[^（）]*[:：@])/u,
      ),
      ...line.cells.flatMap(({ runs }) => runs.map(({ text }) => text.trim())),
      ...line.cells.flatMap(byWeight),
      // `한도윤 91.04.17`: with the day of birth
      ...line.cells.map(({ text }) => text.replace(BIRTH_BEHIND, '')),
      // `한도윤 HanDoyun`: once more in other letters
      ...line.cells.flatMap(({ text }) => TWO_SCRIPTS.exec(text)?.[1] ?? []),
    ])
    const [first = ''] = cells
    const second = secondPart(head, order, first, sizeOf(line, first))
    const text = `${first} ${second}`
    if (second && looksLikeName(text, locales)) {
      const points =
        pointsOf(line, first, order, largest, locales) +
        pointsElsewhere(line, text, elsewhere) +
        EVIDENCE.whole
      if (!best || points > best.points) best = { text, points, line, parts: [first, second] }
    }
    for (const part of [...parts].map(withoutIntroduction).map(withoutDocumentTitle)) {
      if (!looksLikeName(part, locales)) continue
      const points =
        pointsOf(line, part, order, largest, locales) + pointsElsewhere(line, part, elsewhere)
      if (!best || points > best.points) best = { text: part, points, line }
    }
  })
  const told = best as (Candidate & { line: Line; parts?: readonly string[] }) | null
  const found = told ?? inSmallLetters(head, locales)
  return found && found.points > 0
    ? { name: bareName(found.text, locales), line: found.line, parts: told?.parts ?? [] }
    : { name: '', line: null, parts: [] }
}

/** What a line says behind a label that asks for the name: `名前 | 青葉花子`. */
function labelledName({ cells, text }: Line, locales: readonly Locale[]): string | undefined {
  const [label, value, ...more] = cells
  // 이름 | 세부 | 기간: what columns are called
  const isRow = value !== undefined && !more.some((cell) => labelKinds(cell.text).includes('dates'))
  const isLabel = isRow && labelKinds(label!.text).includes('name')
  const said = isLabel ? value.text : labelled(text)
  if (typeof said === 'string') return nameIn(said, locales)
  return said?.kinds.includes('name') ? nameIn(said.value, locales) : undefined
}

/** `Hello! My name is Ada Byron.`: what a sentence that introduces somebody says, and no more. */
function introducedName({ text }: Line, locales: readonly Locale[]): string | undefined {
  const sentences = text.split(/(?<=[.!?。！？])\s*/u)
  const clauses = sentences.flatMap((sentence) => sentence.split(/[,،，]\s+/u))
  return [...sentences, ...clauses].flatMap((said) => {
    const name = withoutIntroduction(said).trim()
    // more is gone than a full stop
    return name.length < said.trim().length - 1 && looksLikeName(name, locales) ? [name] : []
  })[0]
}

/**
 * The name of somebody whose page begins with a section, `About me`, and tells it below a heading:
 * behind its label, in a sentence, or as the only line of its size; '' when there is none.
 *
 * @param lines those of all sections with their headings, in order
 */
export function nameAmong(lines: readonly Line[], locales: readonly Locale[]): string {
  const first = lines.filter(({ page }) => page === 0)
  for (const told of [labelledName, introducedName]) {
    const name = first.map((line) => told(line, locales)).find(Boolean)
    if (name) return bareName(name, locales)
  }
  return largeName(lines, locales)
}

/** How much larger than the text a name is that stands among the sections. */
const LARGER = 1.25

function largeName(lines: readonly Line[], locales: readonly Locale[]): string {
  const least = bodySize(lines) * LARGER
  const large = lines.filter(
    ({ page, cells, bullet, fontSize }) =>
      page === 0 && cells.length === 1 && !bullet && fontSize > least,
  )
  const [best] = large
    .map((line) => ({ line, text: withoutIntroduction(line.text).trim() }))
    .filter(({ text }) => looksLikeName(text, locales) && headingKind(text, locales) === null)
    .filter(({ text }) => NAMED.every((list) => cueScore(text, list, locales) === 0))
    .toSorted((a, b) => b.line.fontSize - a.line.fontSize)
  const isOne =
    best !== undefined &&
    large.every((line) => line === best.line || Math.abs(line.fontSize - best.line.fontSize) > 0.3)
  return isOne ? bareName(best.text, locales) : ''
}

const NAMED = ['titles', 'companies', 'institutions', 'degrees'] as const
