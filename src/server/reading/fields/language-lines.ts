/** Which lines tell of languages, alone or beside each other, and which stand below them by chance. */
import type { Locale } from '#contract/locales.ts'
import { withCells } from '../cells.ts'
import type { Line } from '../document.ts'
import { labelCell } from '../entries/label-cells.ts'
import { cueScore } from '../lexicon/cues.ts'
import { headingKind } from '../lexicon/headings.ts'
import { allWords } from '../lexicon/index.ts'
import { labelled } from '../lexicon/labels.ts'
import { languageName, namesLanguage, withBareNames } from '../lexicon/language-names.ts'
import { alternatives } from '../lexicon/words.ts'
import { isProse } from './prose.ts'
import { splitItems } from './skills.ts'

const CEFR = /^[ABC][12](?![\p{L}])/u

/** True for a level alone: `B2`, `fluent`. */
export const isLevel = (text: string, locales: readonly Locale[]) =>
  CEFR.test(text.trim()) || cueScore(text, 'levels', locales) > 0

/** What a column or a list of languages is called: `Language`, `Languages known`. */
export const isTitle = (text: string) => headingKind(text, []) === 'languages'

/** A sign between a language and its level; without one, 普通话二级 is the name of an exam. */
const LEVEL_SIGN = /^\s*(?:[:：(（|]|[-–—]\s)/u

const WORD_AT = /(?<=\s)\p{L}/gu

/** `Tiếng Nga: bản ngữ Tiếng Anh: B2`: parted before each name with a sign behind it. */
export function atNames(item: string): string[] {
  const starts: number[] = []
  for (const { index } of item.matchAll(WORD_AT)) {
    const from = starts.at(-1) ?? 0
    // `Italian and Sardinian (native)` is one level of two
    if (!startsLanguage(item.slice(index)) || !startsLanguage(item.slice(from))) continue
    // اللغة العربية is one name, of which the second word is one as well
    if (index >= from + languageName(item.slice(from))!.length) starts.push(index)
  }
  return [0, ...starts].map((from, at) => {
    const part = item.slice(from, starts[at]).trim()
    return at < starts.length ? part.replace(AND_BEHIND, '') : part
  })
}

/** `Español (nativo) e inglés (fluido)`: what joins two languages belongs to neither. */
const AND_BEHIND = new RegExp(`\\s(?:${alternatives(allWords('and'))})$`, 'iu')

function startsLanguage(text: string): boolean {
  const name = languageName(text)
  return name !== null && LEVEL_SIGN.test(text.slice(name.length))
}

/** True for a line that lists nothing but languages, each with its level. */
export function isLanguageLine(text: string): boolean {
  const items = splitItems(withBareNames(text)).flatMap(atNames)
  return items.length > 0 && items.every((item) => startsLanguage(item.trim()))
}

/** The same where every level is known as one: `German: B2`, but no grade of a school, `German: 1.3`. */
export const isLanguageLevel = (text: string, locales: readonly Locale[]): boolean =>
  isLanguageLine(text) &&
  splitItems(withBareNames(text))
    .flatMap(atNames)
    .every((item) =>
      isLevel(item.slice(languageName(item)!.length).replace(/^[\s:：–—(（|-]+/u, ''), locales),
    )

/** True for a row with a language in its first cell and its level in the second. */
export function isLanguageRow({ cells: [name, level, ...others] }: Line): boolean {
  if (!name || !level || others.length > 0) return false
  const bare = withBareNames(name.text).trim()
  return languageName(bare) === bare && !languageName(level.text)
}

/** `Mother tongue | Polish`: what a language is to somebody stands in front of it. */
export function isMotherTongueRow({ cells: [title, name, ...others] }: Line): boolean {
  if (!title || !name || others.length > 0) return false
  return isTitle(title.text) && languageName(name.text) === name.text.trim()
}

/** `Sprachen: Englisch (gut), Plattdeutsch (fließend)`: what the list is called, in front of it. */
function listsLanguages(line: Line): boolean {
  const [name, ...levels] = line.cells.map(({ text }) => text.trim())
  // `영어 | TOEIC | 780 | 2022.07`
  if (name && levels.length > 1 && languageName(name) === name) return true
  const { label = '', value = '' } = labelCell(line) ?? labelled(line.text) ?? {}
  return value !== '' && isTitle(label) && namesLanguage(value)
}

/** True for a line that tells of languages among other lists. */
const tellsLanguage = (line: Line | undefined): boolean =>
  line !== undefined &&
  (isLanguageLine(line.text) || isMotherTongueRow(line) || listsLanguages(line))

/** More words name no language with its level. */
const LONGEST = 9

/** A sentence that names no language, a fact of another kind: `Availability: at once`. */
const isBeside = (line: Line): boolean => {
  const { text } = line
  const label = labelCell(line) ?? labelled(text)
  const isFact = label?.value && label.kinds.length > 0
  const isLong = isProse(text) || text.split(/\s+/).length > LONGEST
  return (isLong || isFact === true) && !namesLanguage(text)
}

/** Behind a word, a figure or a bracket, before a word with a capital. */
const SENTENCE_END = /(?<=[\p{L}\p{N})]{2})\.\s+(?=\p{Lu}\p{Ll})/u

/**
 * The lines of a section that tell of languages, and those that stand beside them: `English B2.
 * Driving licence.`
 *
 * @param withOthers its heading announces other lists, too
 */
export function partedLanguages(
  lines: readonly Line[],
  withOthers = false,
): { spoken: Line[]; beside: Line[] } {
  const spoken: Line[] = []
  const beside: Line[] = []
  for (const line of lines) {
    const [first = '', ...more] = line.text.split(SENTENCE_END)
    const others = more.filter((text) => !namesLanguage(text) && !/[:：]/u.test(text))
    const withText = (text: string) => withCells(line, [{ ...line.cells[0]!, text, runs: [] }])
    if (line.cells.length > 1 || others.length === 0 || !namesLanguage(first))
      (isBeside(line) || (withOthers && !namesLanguage(line.text)) ? beside : spoken).push(line)
    else
      for (const text of [first, ...more])
        (others.includes(text) ? beside : spoken).push(withText(text))
  }
  return { spoken, beside }
}

/**
 * The lines among skills that tell of languages, and those beside them. Below `Langues :` on a line of
 * its own, which is neither, each tells of one that begins with a language or says how well the one
 * above it is spoken.
 */
export function languagesAmong(
  lines: readonly Line[],
  locales: readonly Locale[],
): { spoken: Line[]; beside: Line[] } {
  const spoken: Line[] = []
  const beside: Line[] = []
  /** The line above is the title, or stands below it. */
  let isUnder = false
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1]
    const opens = above !== undefined && isTitle(above.text.replace(/\s*[:：]\s*$/u, ''))
    const isLevelOf: boolean = isUnder && above !== undefined && languageName(above.text) !== null
    const isMore: boolean =
      ((opens || isUnder) && languageName(line.text) !== null) ||
      (isLevelOf && isLevel(line.text, locales))
    if (opens && isMore && beside.at(-1) === above) beside.pop()
    isUnder = isMore
    const namesColumns = line.header === true && tellsLanguage(lines[at + 1])
    ;(isMore || tellsLanguage(line) || namesColumns ? spoken : beside).push(line)
  }
  return { spoken, beside }
}
