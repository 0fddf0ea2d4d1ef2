import { stripTashkeel } from './lexicon/lexicon.ts'
import { EXTRACTED, PAGE_TITLE } from './lexicon/template-words.ts'
import { isFactLine } from './line-kinds.ts'
import { hit, lower, type Hit, type Line } from './lines.ts'
import { couldBePlace } from '#server/reading/lexicon/places.ts'
import type { Language } from './language.ts'
import type { Resume } from '#contract/resume.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import type { Skill } from './skills.ts'

/** A sentence of the person about themselves, by its offsets in its line. */
export interface OwnSentence {
  text: string
  from: number
  to: number
  line: Line
  cliche: Hit | null
  /** Says something that is true of this person: a figure, a skill, a title, a field, a tool. */
  fact: boolean
  /** Holds a figure. */
  measured: boolean
  /** Tells a result. */
  outcome: boolean
}

/** The text in which the person introduces themselves. */
export interface Summary {
  /** The section that holds it; an objective stands in where there is no self-evaluation. */
  source: 'selfEvaluation' | 'expectations' | 'none'
  at: 'selfEvaluation' | 'advantage' | 'expectations.notes'
  /** Words side by side where a self-evaluation belongs. */
  keywords: Line | null
  lines: Line[]
  sentences: OwnSentence[]
  /** Its length in English characters: characters of Chinese and Japanese count double. */
  characters: number
  /** Characters as they are. */
  printed: number
}

/** Shorter words stand in too many others. */
const SHORTEST_NAME = 4
/** Abbreviations, names of tools and certificates: HACCP, SQL, C1, ISO 9001. */
const ABBREVIATION = /(?<!\p{L})(?:\p{Lu}{2,}|\p{Lu}+\p{Nd}+|\p{Lu}\p{Ll}+\p{Lu}\p{L}*)(?!\p{L})/u
const TOKEN = /[\p{L}\p{M}\p{Nd}+#]+/gu
const WIDE = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u

/** What is true of this person alone: skills that can be checked, titles, fields, employers. */
export function factsNamed(
  { work, education, projects, locale }: Resume,
  skills: readonly Skill[],
  lexicon: Lexicon | null,
): string[] {
  const named = skills.filter(({ plain }) => !lexicon?.soft.test(plain)).map(({ plain }) => plain)
  const fields = [
    ...work.flatMap(({ title, company }) => [title, company]),
    ...education.flatMap(({ field, degree }) => [field, degree]),
    ...projects.map(({ name }) => name),
  ]
  const words = fields.map((text) => lower(text, locale).match(TOKEN) ?? [])
  // A Vietnamese syllable is part of many words, so two of them count as one.
  const telling = words.flatMap((list) =>
    locale === 'vi'
      ? list
          .slice(1)
          .map((word, index) => `${list[index]} ${word}`)
          .filter((pair) => !LEGAL_FORMS.test(pair))
      : list.filter(isTelling),
  )
  return [...named.filter((name) => name.length > 2), ...telling].map(stripTashkeel)
}

/** Words of the names of companies and schools that say nothing about the person. */
const LEGAL_FORMS =
  /^(?:công ty|ty tnhh|ty cp|cổ phần|trường đại|đại học|trách nhiệm|một thành|company|group|corporation|limited|international|services?|university|school|college|gmbh|gesellschaft|schule|hochschule|universität|société|entreprise|groupe|école|université|lycée|empresa|grupo|universidad|instituto|azienda|gruppo|società|istituto|università|şirket\p{L}*|ticaret|sanayi|limited|anonim|üniversitesi|lisesi|株式会社|有限会社|会社|公司|有限公司|股份有限公司|集团|大学|学院|주식회사|회사|대학교|شركة|مؤسسة|مجموعة|جامعة|مدرسة)$/u

const PHRASES_IN_A_ROW = 2

const isTelling = (word: string): boolean =>
  word.length >= (WIDE.test(word) ? 2 : SHORTEST_NAME) &&
  !/^\p{Nd}+$/u.test(word) &&
  !LEGAL_FORMS.test(word)

export function ownSentences(
  lines: readonly Line[],
  names: readonly string[],
  { tag, lexicon, wording, sentences }: Language,
): OwnSentence[] {
  const worn = lexicon && new RegExp(lexicon.cliches.source, 'gu')
  return lines.flatMap((line) =>
    sentences(line.text).map(([from, to]) => {
      const text = line.text.slice(from, to)
      const plain = lower(text, tag).replaceAll('’', "'")
      // A phrase that fits everybody names nothing, whatever words it is made of.
      const bare = worn ? stripTashkeel(plain).replaceAll(worn, ' ') : stripTashkeel(plain)
      const { measured, outcome } = wording(text)
      // Phrases in a row drown the name of a trade among them.
      const worded = worn ? (stripTashkeel(plain).match(worn)?.length ?? 0) : 0
      const named = ABBREVIATION.test(text) || names.some((name) => bare.includes(name))
      const fact = measured || (named && worded < PHRASES_IN_A_ROW)
      const cliche = hit(plain, lexicon?.cliches)
      return { text, from, to, line, cliche, fact, measured, outcome }
    }),
  )
}

/** English words from which a line is a sentence; fewer need a stop at their end. */
const SENTENCE_WORDS = 5
const STOPPED_WORDS = 3
const JAPANESE_SENTENCE = /[。！？]|(?:です|ます|した|たい|ません|ください)(?![\p{L}])/u
/** The end of a sentence. */
export const STOP = /[.!?。！？؟…][\s"”»」]*$/u
/** Parts of a line between commas that make it a list, and the words of such a part. */
const LISTED_PARTS = 3
const PART_WORDS = 3

/** Words side by side without a sentence: “motivated, reliable, flexible”, a street with its town. */
function isListOfWords(text: string): boolean {
  const parts = text.split(/[,،，、;；·•|/]/u).filter((part) => part.trim() !== '')
  return (
    !STOP.test(text) &&
    parts.length >= LISTED_PARTS &&
    parts.every((part) => part.trim().split(/\s+/u).length <= PART_WORDS && !isLongWide(part))
  )
}

/** The same of qualities and skills, not of a street and its town. */
export const isKeywords = (text: string): boolean =>
  isListOfWords(text) &&
  !/\p{Nd}/u.test(text) &&
  !text.split(/[,،，、]/u).some((part) => couldBePlace(part.trim()))

/** Characters from which Chinese and Japanese say a sentence without a blank. */
const WIDE_SENTENCE = 10
const isLongWide = (part: string): boolean =>
  (part.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0) >=
  WIDE_SENTENCE

const isPageTitle = (text: string): boolean => EXTRACTED.test(text) || PAGE_TITLE.test(text)

/** True for a line that introduces somebody in a sentence; an address and a keyword do not. */
function isProse({ text, length }: Line, tag: string): boolean {
  // Japanese sets no words apart: a row of a table is told by the sentence it lacks.
  if (tag === 'ja' && !JAPANESE_SENTENCE.test(text)) return false
  const enough = length.words >= (STOP.test(text) ? STOPPED_WORDS : SENTENCE_WORDS)
  return enough && !isPageTitle(text) && !isFactLine(text) && !isListOfWords(text)
}

/** The self-evaluation, else strengths in sentences, else the objective; without a sentence, none. */
export function summaryOf(
  own: readonly Line[],
  sentences: readonly OwnSentence[],
  tag: string,
): Summary {
  const at =
    (['selfEvaluation', 'advantage', 'expectations.notes'] as const).find(
      (place) =>
        // 个人优势 is what a self-evaluation is called
        (place !== 'advantage' || tag.startsWith('zh')) &&
        own.some((line) => line.at === place && isProse(line, tag)),
    ) ?? null
  const lines = own.filter((line) => line.at === at && !isPageTitle(line.text))
  const text = lines.map((line) => line.text).join('\n')
  const wide = lines.some((line) => line.length.unit === 'characters')
  return {
    source: at === null ? 'none' : at === 'expectations.notes' ? 'expectations' : 'selfEvaluation',
    keywords: own.find((line) => line.at === 'selfEvaluation' && isKeywords(line.text)) ?? null,
    at: at ?? 'selfEvaluation',
    lines,
    sentences: sentences.filter(({ line }) => line.at === at),
    printed: [...text].length,
    characters: [...text].length * (wide ? 2 : 1),
  }
}
