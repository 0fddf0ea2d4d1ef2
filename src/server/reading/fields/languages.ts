/** A language stands with its level: behind a dash or colon, in brackets, or in the next cell. */
import type { LanguageSkill } from '#contract/resume.ts'
import type { Locale } from '#contract/locales.ts'
import { withCells } from '../cells.ts'
import type { Cell, Line } from '../document.ts'
import { key } from '../lexicon/fold.ts'
import { allWords } from '../lexicon/index.ts'
import { languageName, namesLanguage, withBareNames } from '../lexicon/language-names.ts'
import { atNames, isLevel, isMotherTongueRow, isTitle } from './language-lines.ts'
import { splitItems } from './skills.ts'

const PARTED =
  /^(.+?)\s*(?:[:：]|\s[-–—~]\s|[–—]|\s{2,}|\s*[(（](?=[^)）]+[)）]\s*$))\s*(.+?)[)）]?$/u

/** A name that no list has with a known level behind it: `Purépecha básico`. */
function levelBehind(text: string, locales: readonly Locale[]): [string, string, string] | null {
  const spaces = [...text.matchAll(/\s+/g)].slice(0, 3)
  for (const { index, 0: space } of spaces) {
    const [name, level] = [text.slice(0, index), text.slice(index + space.length)]
    if (isLevel(level, locales) && !isLevel(name, locales)) return [text, name, level]
  }
  return null
}

/**
 * @example languageOf('English – native', ['en']) // { name: 'English', level: 'native' }
 */
function languageOf(text: string, locales: readonly Locale[]): LanguageSkill | null {
  // `Madrelingua: Italiano`
  const [, front = '', behind = ''] = /^([^:：]+?)\s*[:：]\s*(\S.*)$/u.exec(text.trim()) ?? []
  if (behind && languageName(behind) === behind && isLevel(front, locales) && !languageName(front))
    return { name: behind, level: front }
  const name = languageName(text)
  if (name) {
    const rest = text
      .trim()
      .slice(name.length)
      .replace(/^[\s:：–—\-~(（|/・,،，]+/u, '')
    const balanced = rest.includes('(') || rest.includes('（') ? rest : rest.replace(/[)）]+$/u, '')
    return { name, level: balanced.trim() }
  }
  const parts = PARTED.exec(text.trim()) ?? levelBehind(text.trim(), locales)
  return parts ? { name: parts[1]!.trim(), level: parts[2]!.trim() } : null
}

/** `Anglais : courant / Espagnol : notions`, `Inglés: C1. Alemán: A2`, `Anglais B2 – Allemand A2`: parted where one is named. */
const partedAtNames = (item: string): string[] =>
  item
    .split(/\s*\/\s+|\s+[/–—-]\s+|\s+\/\s*|(?<=\p{L}{2}|\d)\.\s+/u)
    .reduce<string[]>(
      (parts, part) =>
        parts.length === 0 || languageName(part)
          ? [...parts, part]
          : [
              ...parts.slice(0, -1),
              item.slice(item.indexOf(parts.at(-1)!), item.indexOf(part) + part.length),
            ],
      [],
    )

const isName = ({ text, cells }: Line) => cells.length === 1 && languageName(text) === text.trim()

/**
 * Names with a line below each that says how well, or all names and then as many lines that say it,
 * as two cells of a table do: all lines of the section.
 */
function levelsBelow(lines: readonly Line[], locales: readonly Locale[]): LanguageSkill[] {
  const half = lines.length / 2
  if (lines.length < 3 || !Number.isInteger(half)) return []
  const byTwos = lines.map((_, at) => at % 2 === 0)
  const byHalves = lines.map((_, at) => at < half)
  for (const names of [byTwos, byHalves]) {
    const [named, levels] = [true, false].map((is) => lines.filter((_, at) => names[at] === is))
    const areLevels =
      levels!.every(({ text }) => !languageName(text)) &&
      (names === byTwos || levels!.every(({ text }) => isLevel(text, locales)))
    if (named!.every(isName) && areLevels)
      return named!.map(({ text }, at) => ({ name: text.trim(), level: levels![at]!.text.trim() }))
  }
  return []
}

/** The names of a table's columns: `Language | Read | Write`. */
const isHeader = ({ cells, header }: Line) =>
  header === true ||
  (cells.length > 1 && isTitle(cells[0]!.text) && cells.every(({ text }) => !languageName(text)))

/** The level in a row of cells, each behind what its column is called where there are several. */
function levelOfRow(cells: readonly Cell[], header: readonly Cell[]): string {
  const isNamed = cells.length > 1 && header.length === cells.length
  return cells.map(({ text }, at) => (isNamed ? `${header[at]!.text}: ${text}` : text)).join(', ')
}

/** `Languages known: English, Hindi`: what the list is called, in front of it. */
const TITLED = /^([^:：]{2,40}?)\s*[:：]\s*(\S.*)$/su

/** The lists of a line, without what they are called; levels in front stay: `Bilingual: English, Spanish`. */
const listsOf = (text: string, locales: readonly Locale[]): string[] =>
  text.split(/(?<=\p{L}{2}|\d)\.\s+(?=[^.:：]{3,30}[:：])/u).map((list) => {
    const [, title = '', rest = ''] = TITLED.exec(list) ?? []
    const isCalled = rest && !languageName(title) && isTitle(title) && !isLevel(title, locales)
    return isCalled ? rest : list
  })

const NAME_AT = /(?<![\p{L}\p{M}])\p{L}/gu
/** What joins a level to a language behind it: `fluent in`, `notions d'`. */
const JOINT = /\s+(?:in|en|of|de|d['’]|auf|di|em|with|both)$/iu
/** `I speak English`: no level. */
const SPEAKS = /^(?:i (?:can )?speak|ich spreche|je parle|hablo|parlo|falo|أتحدث|أجيد)$/iu

/** Languages behind one level: `Fluent in English and Hindi`, `Bilingual: English | Spanish`. */
function namedBehind(text: string, locales: readonly Locale[]): LanguageSkill[] {
  const found: { at: number; name: string }[] = []
  for (const { index } of text.matchAll(NAME_AT)) {
    const last = found.at(-1)
    if (last && index < last.at + last.name.length) continue
    const name = languageName(text.slice(index))
    if (name) found.push({ at: index, name })
  }
  const [first, ...more] = found
  if (!first || (first.at === 0 && more.length === 0)) return []
  const level = text
    .slice(0, first.at)
    .replace(/[\s:：–—-]+$/u, '')
    .replace(JOINT, '')
  const isOne = level === '' || SPEAKS.test(level) || isLevel(level, locales)
  const last = found.at(-1)!
  const end = last.at + last.name.length
  const tail = text.slice(end)
  const [, noted = ''] = /^\s*[(（]([^()（）]+)[)）]$/u.exec(tail) ?? []
  const said = noted || tail.replace(/^[\s:：–-]+/u, '').trim()
  const behind = more.length > 0 && isLevel(said, locales) ? said : ''
  // what else stands there says more than names and a level
  const between = found.reduce(
    (left, { name }) => left.replace(name, ''),
    text.slice(first.at, behind ? end : undefined),
  )
  const words = between.split(/[\s,،&|./]+/u).filter(Boolean)
  const isAll = words.every((word) => AND.has(key(word)))
  if (!isOne || !isAll || (behind && words.length === 0)) return []
  const front = SPEAKS.test(level) ? '' : level
  // in brackets it is that of the last alone
  return found.map(({ name }) => ({
    name,
    level: [front, noted && name !== last.name ? '' : behind].filter(Boolean).join(' '),
  }))
}

const AND = new Set(allWords('and').map(key))

/** The languages of a section, in order. */
export function readLanguages(
  printed: readonly Line[],
  locales: readonly Locale[],
): LanguageSkill[] {
  const lines = printed.map((line) =>
    withCells(
      line,
      line.cells.map((cell) => ({ ...cell, text: withBareNames(cell.text) })),
    ),
  )
  const rated = levelsBelow(lines, locales)
  if (rated.length > 0) return rated
  const languages: LanguageSkill[] = []
  const addLevel = (text: string, sign = ' ') => {
    const last = languages.at(-1)
    if (last) last.level = [last.level, text.trim()].filter(Boolean).join(sign)
    else languages.push({ name: text.trim(), level: '' })
  }
  const readItem = (item: string, line: Line) => {
    const named = namedBehind(item, locales)
    const language = languageOf(item, locales)
    if (named.length > 0) languages.push(...named)
    else if (language && (languageName(item) || !isLevel(language.name, locales)))
      languages.push(language)
    else if (languages.length > 0 && (isLevel(item, locales) || line.continues)) addLevel(item)
    // `Inglés: nivel medio, me defiendo bien`
    else if (languages.length > 0 && /^\p{Ll}+\s\p{Ll}+\s\p{Ll}/u.test(item)) addLevel(item, ', ')
    else languages.push({ name: item, level: '' })
  }
  let header: readonly Cell[] = []
  for (const line of lines) {
    const [name, ...beside] = line.cells
    if (isHeader(line)) {
      header = beside
      continue
    }
    if (isMotherTongueRow(line)) {
      const level = isLevel(name!.text, locales) ? name!.text.trim() : ''
      languages.push({ name: beside[0]!.text.trim(), level })
      continue
    }
    const isRow = beside.length > 0 && beside.every(({ text }) => !languageName(text))
    // `TOEIC | 850 | 2020.05`: an exam has its points and its day beside it
    const isExam = beside.length > 1 && isLevel(name!.text, locales)
    if (isRow && (isExam || languageName(name!.text) === name!.text.trim())) {
      languages.push({ name: name!.text.trim(), level: levelOfRow(beside, header) })
      continue
    }
    // `Capacità di lettura | Eccellente` below its language
    const isOfLast = languages.length > 0 && isRow && !languageName(name!.text)
    if (isOfLast && beside.length === 1 && line.cells.some(({ text }) => isLevel(text, locales))) {
      const last = languages.at(-1)!
      last.level = [last.level, `${name!.text}: ${beside[0]!.text}`].filter(Boolean).join(', ')
      continue
    }
    // `Sprachen: | Englisch, etwas Italienisch`: what the row is called
    const isCalled = beside.length > 0 && isTitle(name!.text.replace(/\s*[:：]\s*$/u, ''))
    for (const [at, cell] of (isCalled ? beside : line.cells).entries()) {
      // a table's row: what stands beside a language is its level, however it is put
      if (at > 0 && languages.at(-1)?.level === '' && !languageName(cell.text)) {
        addLevel(cell.text)
        continue
      }
      for (const list of listsOf(cell.text, locales)) {
        const named = namedBehind(list, locales)
        if (named.length > 0) languages.push(...named)
        // a comma parts languages, unless what follows it is more about the first
        else
          for (const item of joinLevels(
            splitItems(list, true).flatMap(partedAtNames).flatMap(atNames),
            locales,
          ))
            readItem(item, line)
      }
    }
  }
  return languages.map(({ name, level }) => ({ name, level: level.replace(STOP, '') }))
}

/** The end of a sentence. */
const STOP = /(?<=\p{L}{3})\.$/u

/** `English, fluent` is one language; `English, German` are two. */
function joinLevels(items: readonly string[], locales: readonly Locale[]): string[] {
  const joined: string[] = []
  for (const item of items) {
    const level = !namesLanguage(item) && isLevel(item, locales)
    if (level && joined.length > 0) joined.push(`${joined.pop()!}, ${item}`)
    else joined.push(item)
  }
  return joined
}
