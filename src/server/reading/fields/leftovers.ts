/**
 * Nothing of a document is thrown away: a line whose words did not reach any field is kept as it is
 * among the other parts.
 */
import type { Resume } from '#contract/resume.ts'
import { plainText, type RichText } from '#contract/rich-text.ts'
import type { Line } from '../document.ts'
import { fold } from '../lexicon/fold.ts'
import { compositeKinds, headingKind, isDocumentTitle } from '../lexicon/headings.ts'
import { allWords, LEXICONS } from '../lexicon/index.ts'
import { labelKinds } from '../lexicon/labels.ts'
import { withBareNames } from '../lexicon/language-names.ts'
import { findDates } from './dates.ts'
import { withoutDuration } from './durations.ts'
import { isProse } from './prose.ts'
import { withoutRating } from './skills.ts'

/** Asian commas and middle dots belong to these scripts, too, and are no words. */
const WORD =
  /[[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]&&[\p{L}\p{M}\p{N}]]|[[\p{L}\p{M}\p{N}]--[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]]+/gv

/** The words of a text; an Asian letter counts as a word. */
export function wordsOf(text: string): string[] {
  return fold(text).match(WORD) ?? []
}

const ASIAN_LETTER = /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]$/u

/** The words of a text, Asian letters by twos: one alone stands in every other text. */
const marksOf = (text: string): string[] =>
  wordsOf(text).flatMap((word, at, words) => {
    if (!ASIAN_LETTER.test(word)) return [word]
    const next = words[at + 1] ?? ''
    if (ASIAN_LETTER.test(next)) return [word + next]
    return ASIAN_LETTER.test(words[at - 1] ?? '') ? [] : [word]
  })

/** Every text of a resume. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object' || value === null) return []
  if ('type' in value && value.type === 'doc') return [plainText(value as RichText)]
  return Object.values(value).flatMap(textsOf)
}

/** A text without its dates, which a resume holds in another form. */
export function withoutDates(text: string): string {
  return findDates(text)
    .toReversed()
    .reduce((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, text)
}

/** Letters of the end of a sentence. */
const SHORT = 5

/** Share of a line's words that must have reached the resume. */
const COVERED = 0.6

/** The same of a sentence that did not reach it as it is printed: a few of its words are left out. */
const MOSTLY = 0.85

/** Words of a sentence in a row, of which some must stand in the resume as they do on the line. */
const RUN = 4

const runsOf = (text: string): string[] => {
  const words = wordsOf(text)
  return words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '))
}

/** True for a sentence of which most words in a row did not reach the resume, whatever each word did. */
function isLostSentence(text: string, known: ReadonlySet<string>): boolean {
  const runs = isProse(text) ? runsOf(text) : []
  return runs.length > RUN && runs.filter((run) => known.has(run)).length * 2 < runs.length
}

/** Words that say what a resume holds in another form: an open end, the name that is printed above. */
const SAID_OTHERWISE = [
  ...(['present', 'same', 'verbs', 'introductions'] as const).flatMap(allWords),
  ...Object.values(LEXICONS).flatMap(({ at, as, events }) => [
    ...at.only,
    ...as.before,
    ...(events.leaves ?? []),
  ]),
]

/** Korean writes particles to a word: 팀장으로, 식품에서. */
const isInflected = (word: string, known: ReadonlySet<string>) =>
  /^\p{Script=Hangul}{3,}$/u.test(word) &&
  [1, 2].some((length) => word.length > length + 1 && known.has(word.slice(0, -length)))

/** True for labels, and for what heads sections, columns or both. */
const isName = (text: string) =>
  labelKinds(text).length > 0 ||
  compositeKinds(text, []).length > 0 ||
  headingKind(text, []) !== null

/** True for labels, two of them in one too: 부서/직위. */
const areLabels = (word: string) =>
  word.split(/[/／]/u).every((label) => labelKinds(label).length > 0)

/** Without labels of what follows on the line, `张伟 性别`; letters set apart as one word: 김 민 수. */
const withoutLabels = (text: string) =>
  text
    .replace(/(?<!\p{L})\p{Lo}(?: \p{Lo})+(?!\p{L})/gu, (word) => word.replaceAll(' ', ''))
    .split(/\s+/u)
    .filter((word) => !/\p{L}/u.test(word) || !areLabels(word))
    .join(' ')

/** The lines of which most words reached no field; headings and labels were understood. */
export function leftovers(
  lines: readonly Line[],
  resume: Resume,
  understood: ReadonlySet<Line>,
): Line[] {
  const known = new Set([...textsOf(resume), ...SAID_OTHERWISE].flatMap(marksOf))
  const isTitle = ({ text }: Line) =>
    isDocumentTitle(text) ||
    isDocumentTitle(text.replace(resume.basics.name, '').replace(/^[\s–—:-]+|[\s–—:-]+$/gu, ''))
  const texts = textsOf(resume)
  const runs = new Set(texts.flatMap(runsOf))
  /** た。 on a line of its own says nothing by itself. */
  const isTail = ({ text, continues }: Line) =>
    continues === true && text.length < SHORT && texts.some((one) => one.includes(text))
  return lines.filter((line) => {
    if (isTail(line) || understood.has(line) || isTitle(line) || isName(line.text)) return false
    const isLost = line.cells.length === 1 && isLostSentence(line.text, runs)
    const names = line.cells.filter(({ text }) => isName(text))
    if (line.header && names.length > 0) return false
    if (names.length > 1 && names.length === line.cells.length) return false
    const values = line.text
      .split(/[\t:：【】［］[\]〔〕]/u)
      .filter((part) => !isName(part.trim()) && !isDocumentTitle(part.trim()))
      // the unit of a duration is the label of a column, too
      .map((part) => withoutLabels(withoutDuration(withoutDates(part))))
    const said = withBareNames(withoutRating(values.join(' ')))
    // a space may part words in Asian letters, too: 葛红梅 女 汉
    return [marksOf(said), said.split(/\s+/u).flatMap(marksOf)].every((marks) => {
      const words = marks.filter((word) => word.length > 1 || /\p{Lo}/u.test(word))
      const reached = words.filter((word) => known.has(word) || isInflected(word, known))
      return words.length > 0 && reached.length / words.length < (isLost ? MOSTLY : COVERED)
    })
  })
}
