import { dictionaryOf } from './dictionaries.ts'
import { isSpelled } from './sources.ts'
import type { Locale } from '#contract/locales.ts'
import type { Misspelling } from './speller.ts'

/** Names of programs, languages of software and sites, as their makers write them. */
const TOOLS =
  'JavaScript TypeScript Python PowerPoint Photoshop Illustrator InDesign Lightroom Excel Outlook Microsoft Salesforce HubSpot Figma GitHub GitLab Docker Kubernetes Jenkins Ansible Terraform Angular Laravel Django Flutter Kotlin MySQL PostgreSQL MongoDB Firebase Symfony WordPress AutoCAD SolidWorks SketchUp CorelDRAW LinkedIn Facebook Instagram YouTube Bootstrap Tableau QuickBooks Arduino Postman Selenium Canva'.split(
    ' ',
  )

/** Short slips that are surer as a list: Exel is a letter from many words. */
const CLASSIC: Readonly<Record<string, string>> = {
  exel: 'Excel',
  exell: 'Excel',
  excell: 'Excel',
  exsel: 'Excel',
  ecxel: 'Excel',
  phyton: 'Python',
  pyton: 'Python',
  pithon: 'Python',
  javascipt: 'JavaScript',
  linkdin: 'LinkedIn',
  linkedln: 'LinkedIn',
  likedin: 'LinkedIn',
  powerpiont: 'PowerPoint',
  fotoshop: 'Photoshop',
  photoshope: 'Photoshop',
  autocat: 'AutoCAD',
}

const BY_NAME = new Map(TOOLS.map((name) => [name.toLowerCase(), name]))

/** Letters from which a name with one slip can be nothing else. */
const SHORTEST = 6
const LONGEST = 12

/** Names in one word that are often written in two, and mean nothing else then. */
const IN_TWO =
  /(?<!\p{L})(?:power[ -]point|java script|type script|photo shop|git hub|you tube|auto cad|hub spot)(?!\p{L})/giu

const WORD = /(?<![\p{L}\p{M}\p{N}@._/\\#&+-])[A-Za-z]+(?![\p{L}\p{M}\p{N}@_/\\#&+-]|\.\p{L})/gu

/** True where one letter is wrong, missing, too many or swapped with its neighbour. */
function isOneSlip(word: string, name: string): boolean {
  const [short, long] = word.length <= name.length ? [word, name] : [name, word]
  if (long.length - short.length > 1) return false
  let from = 0
  while (from < short.length && short[from] === long[from]) from++
  if (long.length > short.length) return short.slice(from) === long.slice(from + 1)
  const isSwapped =
    word[from] === name[from + 1] &&
    word[from + 1] === name[from] &&
    word.slice(from + 2) === name.slice(from + 2)
  return isSwapped || word.slice(from + 1) === name.slice(from + 1)
}

/** The name that a word was meant to be: of those that begin alike, the only one a slip away. */
function toolMeant(plain: string): string | undefined {
  const classic = CLASSIC[plain]
  if (classic || plain.length < SHORTEST || plain.length > LONGEST) return classic
  // With one letter behind it, a name has an ending: Excele. With one less, it may be another: Jenkin.
  const isForm = (name: string): boolean =>
    plain.startsWith(name) || (name.startsWith(plain) && name.at(-1) !== plain.at(-1))
  const near = [...BY_NAME].filter(
    ([name]) => name[0] === plain[0] && !isForm(name) && isOneSlip(plain, name),
  )
  return near.length === 1 ? near[0]?.[1] : undefined
}

/**
 * Misspelt names of tools, which are written alike in every language: Pyhton, Powerpont.
 * A word of English or of the resume's language is meant as it stands.
 */
export function toolSlips(text: string, locale: Locale | null): Misspelling[] {
  const lists = ['en' as const, ...(locale !== null && isSpelled(locale) ? [locale] : [])]
  const isWord = (word: string): boolean => lists.some((list) => dictionaryOf(list)(word))
  return [...text.matchAll(WORD), ...text.matchAll(IN_TWO)].flatMap((match): Misspelling[] => {
    const [word] = match
    const plain = word.toLowerCase()
    const correction = BY_NAME.get(plain.replace(/[ -]/u, '')) ?? toolMeant(plain)
    if (!correction || BY_NAME.has(plain) || (!(plain in CLASSIC) && isWord(plain))) return []
    return [{ word, from: match.index, to: match.index + word.length, correction }]
  })
}
