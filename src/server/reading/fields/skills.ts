/**
 * Skills are printed as lists in every form: commas, bullets, columns, groups with a name in front
 * (`Languages: Go, Java`) or above. A separator inside brackets belongs to its item.
 */
import { RESUME_LIMITS } from '#contract/limits.ts'
import type { Locale } from '#contract/locales.ts'
import type { SkillGroup } from '#contract/resume.ts'
import type { Line } from '../document.ts'
import { cueScore } from '../lexicon/cues.ts'
import { allWords } from '../lexicon/index.ts'
import { alternatives } from '../lexicon/words.ts'
import { lookOf, sameLook } from '../look.ts'
import { groupedByLevel, withLevels, type Row } from './skill-levels.ts'
import { skillsAcross, tabledSkills } from './skill-tables.ts'
import { joinWrapped } from '../soft-wrap.ts'

const SEPARATORS = new Set(',;|·•∙●▪、，；،؛\t│／')
const OPEN = '(（[［【'
const CLOSE = ')）]］】'
/** Signs that show a level as a picture. */
const RATING =
  /[★☆●○◉◯■□▪▫⬤⚫⚪•·]{2,}|(?<!\S)(?:\d{1,3}\s?[%％٪]|[%％٪]\s?\d{1,3})$|\s\d{1,2}\s?\/\s?\d{1,2}$/gu

/** Dots and stars alone; figures say how well as words do: `hablado 70 %`. */
const withoutSigns = (text: string): string => text.replace(/[★☆●○◉◯■□▪▫⬤⚫⚪]{2,}/gu, '')

/** A text without the level that a bar or dots show beside it. */
export const withoutRating = (text: string): string => text.replace(RATING, '')

/**
 * The items of a list printed on one line.
 *
 * @param withFigures keeps percentages and points, which say of a language how well it is spoken
 * @example splitItems('Excel (macros, pivot), Word') // ['Excel (macros, pivot)', 'Word']
 */
export function splitItems(text: string, withFigures = false): string[] {
  const clean = withFigures ? (item: string) => withoutSigns(item).trim() : cleanItem
  return splitAt(withFigures ? withoutSigns(text) : withoutRating(text))
    .map(clean)
    .filter(Boolean)
}

/** The parts of a text between separators that stand outside of brackets. */
function splitAt(text: string, separators: ReadonlySet<string> = SEPARATORS): string[] {
  const items: string[] = []
  let depth = 0
  let item = ''
  for (const character of text) {
    if (OPEN.includes(character)) depth++
    if (CLOSE.includes(character)) depth = Math.max(0, depth - 1)
    if (depth === 0 && separators.has(character)) {
      items.push(item)
      item = ''
    } else item += character
  }
  return [...items, item]
}

/** Where scripts meet; word processors set such words apart without a space in the text. */
const SEAM =
  /(?<=[\p{Script=Han}\p{Script=Kana}])(?=[A-Za-z])|(?<=[A-Za-z+#])(?=[\p{Script=Han}\p{Script=Kana}])/gu

/** `熟悉HTML`, `Express等框架做项目开发` are phrases; `A/B测试` and `SQL优化` are names. */
const isPhrase = (item: string) =>
  /\p{Script=Han}[A-Za-z]{2}/u.test(item) || (item.match(/\p{Script=Han}/gu)?.length ?? 0) > 5

const AND = new RegExp(`^(?:${alternatives(allWords('and'))}|&)\\s+(?=\\S)`, 'u')

const cleanItem = (item: string) =>
  withoutRating(isPhrase(item) ? item.replace(SEAM, ' ') : item)
    .trim()
    .replace(AND, '')
    .replace(/(?<=[\p{L}\p{N})）+#])[.。]$/u, '')
    .trim()

/** A group's name in front of its items. */
const GROUP = /^([^:：,;|·•、，]{2,48}?)\s*[:：](?!\/\/)\s*(.+)$/su
/** The same with a dash, where several lines are built so: `Databases - MySQL, Redis`. */
const DASHED_GROUP = /^([^,;:：|]{2,40}?)\s+[-–—]\s+([^-–—]+,[^-–—]+)$/u
const DASHED_ITEM = /^([^,;:：|]{2,40}?)\s+[-–—]\s+([^-–—]+)$/u
/** The same with a stroke, where another sign parts the items: `Backend │ Go · Rust`. */
const STROKE_GROUP = /^([^:：,;|│·•、，]{2,40}?)\s*[|│]\s*([^|│]+)$/u
/** Behind one group the next: `办公软件：Word、Excel；设计软件：PS、AI`. */
const NEXT_GROUP = /\s*[;；]\s*(?=[^:：,;、，；]{2,24}[:：])/u
/** A sentence about a skill stays whole. */
const SENTENCE_WORDS = 9

const DASH = /\s+(?:[-–—]+|\/)(?:\s+|$)/u
/** Items between dashes or strokes in a list that has no other signs: `PHP - Python - Go`. */
const dashed = (text: string) => (/[,;|:：，、]/u.test(text) ? [text] : text.split(DASH))

/** So many items on a line tell that dashes part them. */
const DASHED = 3

/** Short names from which on a text that ends like a sentence is a list: `Windows, SAP, DATEV, Access.` */
const NAMES = { least: 4, words: 3 } as const

const wordsIn = (item: string) => item.replace(/\s*[(（].*$/u, '').split(/\s+/).length

const areNames = (items: readonly string[]): boolean =>
  items.length >= NAMES.least &&
  items.every((item) => wordsIn(item) <= NAMES.words + 1) &&
  items.filter((item) => wordsIn(item) <= NAMES.words).length > items.length / 2

/** Strokes without spaces part so many items, where nothing else does: `Tempern/Glasur/Kuvertüre/Marzipan`. */
const STROKES = new Set('/／')
const STROKED = 3

/** So many semicolons part a sentence into what somebody can do, commas and all. */
const CLAUSES = 2

/** So many sentences of so few words each are a list that full stops part. */
const FRAGMENTS = { least: 3, words: 6 } as const
const isFragment = (text: string): boolean => wordsIn(text) <= FRAGMENTS.words

function itemsOf(text: string, byDashes = false): string[] {
  if (byDashes && DASH.test(text)) return dashed(text).map(cleanItem).filter(Boolean)
  const strokes = splitItems(text).length === 1 ? splitAt(text, STROKES) : []
  if (strokes.length > STROKED) return strokes.map(cleanItem).filter(Boolean)
  const items = splitItems(text)
  const sentence = /[.。]$/u.test(text) && text.split(/\s+/).length >= SENTENCE_WORDS
  if (!sentence || areNames(items)) return items
  // `MIG/MAG, TIG. Plasma cutting. Forklift licence.`
  const fragments = text.split(/\.\s+(?=\p{Lu}|\p{Lo})/u)
  if (fragments.length >= FRAGMENTS.least && fragments.every(isFragment))
    return fragments.flatMap((part) => splitItems(part))
  const clauses = text.split(/[;；؛]/u)
  return clauses.length > CLAUSES ? clauses.map(cleanItem).filter(Boolean) : [text.trim()]
}

/** Lines with their wrapped halves. */
function rowsOf(lines: readonly Line[]): Row[] {
  const rows: Row[] = []
  for (const line of lines) {
    const last = rows.at(-1)
    const unfinished =
      last &&
      /[,，、;]$|\s[-–—]$/u.test(last.text) &&
      !line.bullet &&
      !GROUP.test(line.text) &&
      line.cells.length === 1
    // `Software: …` below `Kitchen: …` is the next group, however it is set
    const isGroup = last && GROUP.test(last.text) && GROUP.test(line.text)
    if (last && !isGroup && ((line.continues && !line.bullet) || unfinished)) {
      last.text = joinWrapped(last.text, line.text)
      last.cells = [...last.cells.slice(0, -1), joinWrapped(last.cells.at(-1) ?? '', line.text)]
    } else rows.push({ text: line.text, line, cells: line.cells.map(({ text }) => text.trim()) })
  }
  return rows
}

/** Points by which the items of a group are indented, at least. */
const INDENT = 5

/** Further in at the left; lines set flush right, as Arabic is, begin anywhere. */
const isIndented = (line: Line, above: Line) =>
  line.x > above.x + INDENT && Math.abs(line.x + line.width - above.x - above.width) > INDENT

/** A line that names the lines below it: set unlike them, or ending in a colon. */
function isGroupName(row: Row, next: Row | undefined): boolean {
  if (!next || row.cells.length > 1 || row.rated) return false
  if (row.line.bullet)
    return next.line.bullet && isIndented(next.line, row.line) && !GROUP.test(row.text)
  if (/[:：]$/u.test(row.text)) return true
  if (GROUP.test(row.text) || splitItems(row.text).length > 1 || row.text.length > 48) return false
  const heavier =
    !sameLook(lookOf(row.line), lookOf(next.line)) &&
    (row.line.bold || row.line.fontSize > next.line.fontSize)
  return (
    heavier ||
    next.line.bullet ||
    (isIndented(next.line, row.line) && next.line.region === row.line.region)
  )
}

function add(groups: SkillGroup[], name: string, items: readonly string[]): void {
  const kept = items.map((item) => item.slice(0, RESUME_LIMITS.line))
  if (kept.length > 0)
    groups.push({
      name: name.slice(0, RESUME_LIMITS.line),
      items: kept.slice(0, RESUME_LIMITS.items),
    })
}

/** A group behind a stroke, when several skills follow. */
const strokedIn = ({ text }: Row) => {
  const stroked = STROKE_GROUP.exec(text.replaceAll('\t', ' '))
  return stroked && splitItems(stroked[2]!).length > 1 ? stroked : null
}

/** One group of skills a row, each with a colon behind its name. */
function withGroups(rows: readonly Row[]): Row[] {
  const areDashed = rows.filter(({ text }) => DASHED_GROUP.test(text)).length > 1
  const areStroked = rows.filter(strokedIn).length > 1
  return rows.flatMap((row) => {
    const stroked = areStroked ? strokedIn(row) : null
    if (stroked) {
      const text = `${stroked[1]!.trim()}: ${stroked[2]!.trim()}`
      return [{ ...row, text, cells: [text] }]
    }
    if (row.cells.length > 1) return [row]
    const text = areDashed ? row.text.replace(DASHED_ITEM, '$1: $2') : row.text
    const parts = GROUP.test(text) ? text.split(NEXT_GROUP) : [text]
    return parts.map((part) => ({ ...row, text: part, cells: [part] }))
  })
}

/** The skills of a section in their groups; a group without a name has ''. */
export function readSkills(printed: readonly Line[], locales: readonly Locale[]): SkillGroup[] {
  const isLevel = (text: string) =>
    text.split(/\s+/).length <= 3 && cueScore(text, 'levels', locales) >= 3
  return groupedByLevel(groupsOf(printed, isLevel), isLevel)
}

function groupsOf(printed: readonly Line[], isLevel: (text: string) => boolean): SkillGroup[] {
  const groups: SkillGroup[] = []
  const across = skillsAcross(printed, isLevel)
  if (across) add(groups, '', across.items)
  const lines = across?.rest ?? printed
  const tabled = tabledSkills(lines, isLevel)
  if (tabled) {
    for (const name of new Set(tabled.map(({ group }) => group)))
      add(
        groups,
        name,
        tabled.filter(({ group }) => group === name).map(({ item }) => item),
      )
    return groups
  }
  const rows = withGroups(
    withLevels(rowsOf(lines.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))), isLevel),
  )
  const byDashes = rows.some(
    ({ text }) =>
      dashed(text).length >= DASHED &&
      dashed(text).every((item) => item.replace(/\s*[(（].*$/u, '').split(' ').length <= 3),
  )
  let name = ''
  let items: string[] = []
  const close = () => {
    if (items.length === 0 && name) add(groups, '', [name])
    else add(groups, name, items)
    items = []
    name = ''
  }
  const pairs = rows.filter(({ cells }) => cells.length === 2)
  const labelColumn =
    pairs.length > 1 &&
    pairs.length > rows.length / 2 &&
    pairs.every(({ cells }) => splitItems(cells[0]!).length === 1) &&
    pairs.some(({ cells }) => splitItems(cells[1]!).length > 1)
  rows.forEach((row, at) => {
    const inFront = GROUP.exec(row.text)
    if (labelColumn && row.cells.length === 2) {
      close()
      add(groups, row.cells[0]!.replace(/\s*[:：]$/u, ''), itemsOf(row.cells[1]!))
    } else if (inFront && isLevel(inFront[2]!) && splitItems(inFront[2]!).length === 1) {
      if (name === '' && items.length === 0) close()
      items.push(`${inFront[1]!.trim()} (${inFront[2]!.trim()})`)
    } else if (inFront) {
      close()
      const byStrokes = dashed(inFront[2]!).length >= DASHED
      add(groups, inFront[1]!.trim(), itemsOf(inFront[2]!, byStrokes))
    } else if (!(byDashes && DASH.test(row.text)) && isGroupName(row, rows[at + 1])) {
      close()
      name = row.text.replace(/\s*[:：]$/u, '').trim()
    } else items.push(...row.cells.flatMap((cell) => itemsOf(cell, byDashes)))
  })
  close()
  return groups
}
