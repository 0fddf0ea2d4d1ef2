import type { Resume } from '#contract/resume.ts'
import { isStudyNote } from '#server/reading/entries/study-notes.ts'
import { LEVEL_ALONE } from './lexicon/level-words.ts'
import { stripTashkeel, type Lexicon } from './lexicon/lexicon.ts'
import { isNamedSkill } from './lexicon/named-skills.ts'
import { lower } from './lines.ts'

export interface Skill {
  text: string
  /** In lower case, without marks of a level. */
  plain: string
  group: number
  index: number
  /** Named in the text of a role, a project or the self-evaluation. */
  backed: boolean
}

/** Bars, stars, dots and percentages that stand for a level. */
const LEVEL =
  /\s*[-–:|(]?\s*(?:[●○◉◯■□▪▫★☆✦✩⬤⚫⚪▰▱█░▓▒•◆◇]{2,}|(?<![.,\p{Nd}])\p{Nd}{1,3}\s?[%％]|\p{Nd}{1,2}\s?\/\s?(?:5|10))\s*\)?\s*$/u

/** The same right behind a name, as pages print it: “Photoshop 90 %”, “SQL — 8/10”. */
const LEVEL_BEHIND =
  /^\s*[-–—:|(]?\s*(?:[●○◉◯■□▪▫★☆✦✩⬤⚫⚪▰▱█░▓▒•◆◇]{2,}|\p{Nd}{1,3}\s?[%％]|\p{Nd}{1,2}\s?\/\s?(?:5|10)(?!\p{Nd}))/u

/** The skill with the level that a printed line draws behind it, which the reader may have left out. */
export function levelBehind(skill: string, lines: readonly string[]): string | null {
  const name = skill.replace(/[\s—–:-]+$/u, '')
  if (name.length < 2) return null
  for (const line of lines) {
    const at = line.indexOf(name)
    const level = at < 0 ? null : LEVEL_BEHIND.exec(line.slice(at + name.length))
    if (level) return `${name}${level[0].replaceAll('\t', ' ')}`
  }
  return null
}

export function drawnLevel(skill: string): string {
  return LEVEL.exec(skill)?.[0] ?? ''
}

const TOKEN = /[\p{L}\p{M}\p{N}+#.]+/gu
const WIDE = /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Katakana}|\p{Script=Hiragana}/u

/** A program, a machine, a method by its name, or several of them: one part is enough to know it. */
const NAMES = /[/|&+,、，]/u

/**
 * True when a text shows a skill in use. Long words match by their stem, since languages
 * inflect them; short ones (C, Go, SQL) only as whole words. Of three long words that are no name
 * two are looked for.
 */
function shows(text: string, tokens: () => ReadonlySet<string>, skill: string): boolean {
  if (skill.length > 2 && text.includes(skill)) return true
  const parts = skill.match(TOKEN) ?? []
  const isShown = (part: string): boolean => {
    if (WIDE.test(part)) return part.length > 1 && showsWide(text, part)
    if (part.length < 4) return parts.length === 1 && tokens().has(part)
    return text.includes(part.slice(0, Math.max(4, part.length - 2)))
  }
  const long = parts.filter((part) => WIDE.test(part) || part.length > 3)
  const needed = isNamedSkill(skill) || NAMES.test(skill) || long.length < 3 ? 1 : 2
  return parts.filter(isShown).length >= needed
}

/**
 * Languages without spaces put the same words in another order: 技术文件翻译, 翻译…技术文件.
 * Half of the pairs of characters name the skill, if the last is among them, which tells what is done.
 */
function showsWide(text: string, part: string): boolean {
  if (text.includes(part.slice(0, Math.max(2, part.length - 1)))) return true
  const letters = [...part]
  if (letters.length < 4) return false
  const pairs = letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)
  return (
    text.includes(pairs.at(-1) ?? '') &&
    pairs.filter((pair) => text.includes(pair)).length * 2 >= pairs.length
  )
}

/**
 * Every skill of the resume, and whether `shownIn` (the person's own lines) shows it. A quality
 * must stand there by its name: whoever writes “problem” has not shown “problem solving”.
 */
export function readSkills(resume: Resume, shownIn: string, lexicon: Lexicon | null): Skill[] {
  const tag = resume.locale
  const text = stripTashkeel(lower(shownIn, tag))
  let known: Set<string> | undefined
  const tokens = (): Set<string> => (known ??= new Set(text.match(TOKEN)))
  return resume.skills.flatMap(({ items }, group) =>
    items.flatMap((item, index) => {
      // `Average 91` is a grade that stands among them.
      if (isStudyNote(item)) return []
      // A level that stands alone belongs to a skill that the reader put elsewhere.
      if (item.trim() === '' || LEVEL_ALONE.test(item.trim())) return []
      const plain = stripTashkeel(lower(item.replace(LEVEL, '').trim(), tag)).replaceAll('’', "'")
      const isQuality = lexicon?.soft.test(plain) === true
      const backed = isQuality ? text.includes(plain) : shows(text, tokens, plain)
      return [{ text: item, plain, group, index, backed }]
    }),
  )
}
