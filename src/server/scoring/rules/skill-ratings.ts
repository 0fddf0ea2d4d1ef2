/** How well skills are known, told in ways that mean something different to everyone. */
import { languageName } from '#server/reading/lexicon/language-names.ts'
import { LEVEL_ALONE } from '../lexicon/level-words.ts'
import { quoted } from '../rewriting.ts'
import { verdict, type Check } from '../rule.ts'
import { drawnLevel, levelBehind } from '../skills.ts'

const LONGEST_NAME = 24
/** Characters of a skill with its level; Chinese and Japanese say a sentence in as many. */
const longestName = (text: string): number =>
  /\p{Script=Han}{6,}/u.test(text) ? LONGEST_NAME : LONGEST_NAME * 2

const FRACTION = /\p{Nd}\s?\/\s?\p{Nd}/u

/** So many skills that are rated in words make it a habit; the words tell more than dots. */
const SEVERAL_RATED = 3
/** Levels behind names of skills, of which one alone may be a figure of another kind. */
const SEVERAL_DRAWN = 2
/** A name and dots or stars, as pages print them, wherever the reader put them. */
const DOTS = /^\s*\p{L}[^●○◉◯★☆■□▪▫⬤]{0,40}[●○◉◯★☆■□▪▫⬤]{3,}\s*$/u
/** `販売（成約率平均30%）`: the brackets say of what it is the share. */
const SHARE_OF = /[(（][^()（）]*\p{L}[^()（）]*[%％]\s*[)）]\s*$/u
const RATED = 0.5
const RATING = /^(.+?)\s*(?:[(（:：–—]|\s-\s)\s*([^()（）]+?)\s*[)）]?$/u

/** “Java (advanced)”, “Java – basic”, or the rating alone; languages are rated elsewhere. */
function isRated(text: string): boolean {
  const [, name = '', level = text] = RATING.exec(text.trim()) ?? []
  return LEVEL_ALONE.test(level.trim()) && languageName(name.trim()) === null
}

/** A row of a table: a name, and beside it the word that rates it. */
function isRatedRow(line: string): boolean {
  const [name = '', level = '', ...rest] = line.split('\t').map((cell) => cell.trim())
  return rest.length === 0 && LEVEL_ALONE.test(level) && languageName(name) === null && name !== ''
}

export const skillRatings = {
  'strengths.levels': ({ skills, doubts, resume }) => {
    // A sentence that ends in a share tells something else.
    const marked = skills.filter(
      ({ text }) =>
        drawnLevel(text) !== '' &&
        // `7mo 100%` are two tiles of a page
        !/^\p{Nd}/u.test(text) &&
        [...text].length <= longestName(text) &&
        !SHARE_OF.test(text),
    )
    // Nobody rates but one: Unreal Engine 4/5 are two versions.
    const first = marked.find(({ text }) => marked.length > 1 || !FRACTION.test(drawnLevel(text)))
    const behind = first ? [] : skills.flatMap(({ text }) => levelBehind(text, doubts.lines) ?? [])
    const drawn = first ? [] : doubts.lines.filter((line) => DOTS.test(line))
    if (behind.length >= SEVERAL_DRAWN || drawn.length >= SEVERAL_RATED) {
      const quote = quoted((behind[0] ?? drawn[0] ?? '').replaceAll('\t', ' '))
      return {
        credit: 0,
        remarks: () => [{ key: 'skillsLevels', params: { quote }, quote, at: 'skills' }],
      }
    }
    const isSorted = (group: number) => LEVEL_ALONE.test(resume.skills[group]?.name ?? '')
    const inList = skills.filter(({ text, group }) => isRated(text) || isSorted(group))
    const rated =
      inList.length >= SEVERAL_RATED
        ? inList.map(({ text }) => text)
        : doubts.lines.filter(isRatedRow).map((line) => line.replaceAll('\t', ' – '))
    if (first === undefined && rated.length >= SEVERAL_RATED) {
      const [one] = inList
      const at = one ? `skills.${one.group}` : 'skills'
      const quote = quoted(rated.join(' · '))
      return {
        credit: RATED,
        remarks: () => [{ key: 'skillsRated', params: { quote }, quote: rated[0], at }],
      }
    }
    return verdict(first === undefined, () => ({
      key: 'skillsLevels',
      params: { quote: first?.text ?? '' },
      quote: first?.text,
      at: `skills.${first?.group}`,
    }))
  },
} satisfies Record<string, Check>
