import type { DocumentFacts } from '#contract/analysis.ts'
import { LOCALES, type Locale } from '#contract/locales.ts'
import type { Education, Project, Resume, Work } from '#contract/resume.ts'
import { monthsCovered, type Today } from './dates.ts'
import { isInstruction } from './integrity.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { lexiconOf } from './lexicon/lexicons.ts'
import {
  hit,
  lower,
  readLines,
  wordingReader,
  type Hit,
  type Line,
  type WordingReader,
} from './lines.ts'
import { lengthOf } from './length.ts'
import { sentencesOf, type Sentence } from './sentences.ts'
import { readSkills, type Skill } from './skills.ts'

/** An entry with its lines and the name by which a finding speaks of it. */
export interface Entry<T> {
  value: T
  index: number
  /** Dotted path, such as 'work.0'. */
  at: string
  label: string
  lines: Line[]
}

/** A sentence of the person about themselves. */
export interface OwnSentence extends Sentence {
  cliche: Hit | null
  /** Says something that is true of this person: a figure, or a skill from the list. */
  fact: boolean
}

/** The text in which the person introduces themselves. */
export interface Summary {
  /** The section that holds it; an objective stands in where there is no self-evaluation. */
  source: 'selfEvaluation' | 'expectations' | 'none'
  at: 'selfEvaluation' | 'expectations.notes'
  lines: Line[]
  sentences: OwnSentence[]
  /** Its length in English characters: characters of Chinese and Japanese count double. */
  characters: number
  /** Characters as they are. */
  printed: number
}

/** Everything the rules look at, computed once for a resume. */
export interface Facts {
  resume: Resume
  document: DocumentFacts
  today: Today
  /** The language of the resume; null when it is none of ours. */
  locale: Locale | null
  lexicon: Lexicon | null
  work: Entry<Work>[]
  projects: Entry<Project>[]
  education: Entry<Education>[]
  skills: Skill[]
  summary: Summary
  /** Sentences about oneself anywhere: self-evaluation, strengths, objective. */
  ownSentences: OwnSentence[]
  /** Lines that address software; no other rule sees them. */
  instructions: Line[]
  /** Lines of all sections but these. */
  allLines: Line[]
  monthsOfWork: number
  /** Length of the person's own text in English words; names of people and places left out. */
  size: number
  /** The same in the language's own unit, for messages. */
  printedSize: { count: number; unit: 'words' | 'characters' }
}

/**
 * The language whose rules apply, or null where none of ours does. Traditional Chinese is
 * worded too differently to be judged by the lexicon of the mainland.
 */
export function ruleLocale(tag: string): Locale | null {
  if (/^zh-(?:tw|hk|mo|hant)/i.test(tag)) return null
  const language = tag.toLowerCase().split('-')[0]
  return LOCALES.find((locale) => locale.toLowerCase().split('-')[0] === language) ?? null
}

/** Prepares facts for one resume and for the changed copies that fixes make of it. */
export function factsReader(document: DocumentFacts, today: Today): (resume: Resume) => Facts {
  const readers = new Map<string, WordingReader>()
  return (resume) => {
    const locale = ruleLocale(resume.locale)
    const lexicon = locale && lexiconOf(locale)
    const read = readers.get(resume.locale) ?? wordingReader(lexicon, resume.locale)
    readers.set(resume.locale, read)
    return factsOf(resume, document, today, locale, lexicon, read)
  }
}

const joined = (...parts: string[]): string => parts.filter(Boolean).join(' · ')

function factsOf(
  resume: Resume,
  document: DocumentFacts,
  today: Today,
  locale: Locale | null,
  lexicon: Lexicon | null,
  read: WordingReader,
): Facts {
  const instructions: Line[] = []
  const lines = (text: Resume['advantage'], at: string): Line[] =>
    readLines(text, at, read).filter((line) => {
      if (!isInstruction(line.text)) return true
      instructions.push(line)
      return false
    })
  const work = resume.work.map((value, index) => ({
    value,
    index,
    at: `work.${index}`,
    label: joined(value.title, value.company) || `#${index + 1}`,
    lines: lines(value.details, `work.${index}.details`),
  }))
  const projects = resume.projects.map((value, index) => ({
    value,
    index,
    at: `projects.${index}`,
    label: joined(value.name) || joined(value.role) || `#${index + 1}`,
    lines: lines(value.details, `projects.${index}.details`),
  }))
  const education = resume.education.map((value, index) => ({
    value,
    index,
    at: `education.${index}`,
    label: joined(value.degree, value.institution) || value.field || `#${index + 1}`,
    lines: lines(value.details, `education.${index}.details`),
  }))
  const own = {
    selfEvaluation: lines(resume.selfEvaluation, 'selfEvaluation'),
    advantage: lines(resume.advantage, 'advantage'),
    expectations: lines(resume.expectations.notes, 'expectations.notes'),
  }
  const rest = [
    ...resume.awards.flatMap(({ details }, index) => lines(details, `awards.${index}.details`)),
    ...resume.other.flatMap(({ details }, index) => lines(details, `other.${index}.details`)),
  ]
  const allLines = [
    ...own.selfEvaluation,
    ...own.advantage,
    ...own.expectations,
    ...[...work, ...projects, ...education].flatMap((entry) => entry.lines),
    ...rest,
  ]
  const shownIn = [
    ...work.map(({ value }) => value.title),
    ...projects.map(({ value }) => joined(value.name, value.role)),
    ...[...work, ...projects].flatMap((entry) => entry.lines.map(({ text }) => text)),
    ...[...own.selfEvaluation, ...own.advantage].map(({ text }) => text),
  ].join('\n')
  const skills = readSkills(resume, shownIn)
  const sentences = (from: Line[]): OwnSentence[] =>
    sentencesOf(from, resume.locale).map((sentence) =>
      judged(sentence, skills, lexicon, resume.locale, read),
    )
  const byPlace = {
    selfEvaluation: sentences(own.selfEvaluation),
    advantage: sentences(own.advantage),
    expectations: sentences(own.expectations),
  }
  const source =
    own.selfEvaluation.length > 0
      ? 'selfEvaluation'
      : own.expectations.length > 0
        ? 'expectations'
        : 'none'
  return {
    resume,
    document,
    today,
    locale,
    lexicon,
    work,
    projects,
    education,
    skills,
    summary: summaryOf(source, own, byPlace),
    ownSentences: [...byPlace.selfEvaluation, ...byPlace.advantage, ...byPlace.expectations],
    instructions,
    allLines,
    monthsOfWork: monthsCovered(
      resume.work.filter((entry) => entry.start !== ''),
      today,
    ),
    ...sizeOf(allLines, skills, lexicon),
  }
}

function judged(
  sentence: Sentence,
  skills: readonly Skill[],
  lexicon: Lexicon | null,
  tag: string,
  read: WordingReader,
): OwnSentence {
  const text = lower(sentence.text, tag).replaceAll('’', "'")
  const named = skills.some(
    ({ plain }) => plain.length > 2 && !lexicon?.soft.test(plain) && text.includes(plain),
  )
  return {
    ...sentence,
    cliche: hit(text, lexicon?.cliches),
    fact: named || read(sentence.text).measured,
  }
}

function summaryOf(
  source: Summary['source'],
  own: Record<'selfEvaluation' | 'expectations', Line[]>,
  sentences: Record<'selfEvaluation' | 'expectations', OwnSentence[]>,
): Summary {
  const lines = source === 'none' ? [] : own[source]
  const text = lines.map((line) => line.text).join('\n')
  const wide = lines.some((line) => line.length.unit === 'characters')
  return {
    source,
    at: source === 'expectations' ? 'expectations.notes' : 'selfEvaluation',
    lines,
    sentences: source === 'none' ? [] : sentences[source],
    printed: [...text].length,
    characters: [...text].length * (wide ? 2 : 1),
  }
}

function sizeOf(
  lines: readonly Line[],
  skills: readonly Skill[],
  lexicon: Lexicon | null,
): Pick<Facts, 'size' | 'printedSize'> {
  const skillLengths = skills.map(({ text }) => lengthOf(text, lexicon))
  const lengths = [...lines.map((line) => line.length), ...skillLengths]
  const unit = lexicon?.unit ?? 'words'
  return {
    size: lengths.reduce((sum, length) => sum + length.words, 0),
    printedSize: {
      unit,
      count: lengths
        .filter((length) => length.unit === unit)
        .reduce((sum, { count }) => sum + count, 0),
    },
  }
}

/** Entries and lines, the measure of whether there is anything to judge. */
export function substanceOf({ resume, allLines }: Facts): number {
  const { work, projects, education, skills, languages, awards } = resume
  const entries = [work, projects, education, skills, languages, awards]
  return entries.reduce((sum, list) => sum + list.length, allLines.length)
}
