import { readFileSync } from 'node:fs'
import type { DocumentFacts } from '#contract/analysis.ts'
import type { Locale } from '#contract/locales.ts'
import { emptyResume, type Resume } from '#contract/resume.ts'
import { richTextOf, type RichText } from '#contract/rich-text.ts'
import type { Reading } from '#server/reading/document.ts'

/** The month in which all tests judge. */
export const TODAY = '2025-11'

/** What an ordinary one-page upload looks like. */
export const ONE_PAGE: DocumentFacts = {
  format: 'pdf',
  pages: 1,
  words: 180,
  characters: 1_200,
  columns: 1,
  tables: 0,
  images: 0,
  textLayer: true,
  hiddenText: [],
}

/** How one person is put: plainly and with facts, or with worn phrases. The facts are the same. */
export type Wording = 'weak' | 'strong'

interface Put {
  email: string
  headline: string
  summary: string
  skills: string[]
  lines: string[][]
}

interface Person extends Record<Wording, Put> {
  locale: Locale
  name: string
  phone: string
  location: string
  education: { institution: string; degree: string; field: string; start: string; end: string }[]
  work: { company: string; title: string; start: string; end: string }[]
}

export const bullets = (...lines: string[]): RichText =>
  richTextOf(lines.map((text) => ({ text, bullet: true })))

/** One fictional warehouse leader, written natively in each language. */
export function resumeIn(locale: Locale, put: Wording): Resume {
  const url = new URL(`../../../fixtures/scoring/${locale}.json`, import.meta.url)
  const person: Person = JSON.parse(readFileSync(url, 'utf8'))
  const { email, headline, summary, skills, lines } = person[put]
  const resume = emptyResume(locale)
  const { name, phone, location } = person
  return {
    ...resume,
    basics: { ...resume.basics, name, headline, email, phone, location },
    education: person.education.map((entry) => ({ ...entry, location: '', details: bullets() })),
    work: person.work.map((entry, index) => ({
      ...entry,
      location: '',
      details: bullets(...(lines[index] ?? [])),
    })),
    skills: [{ name: '', items: skills }],
    selfEvaluation: richTextOf([{ text: summary, bullet: false }]),
  }
}

export function readingOf(resume: Resume, document: Partial<DocumentFacts> = {}): Reading {
  return {
    resume,
    document: { ...ONE_PAGE, ...document },
    language: { code: resume.locale, confidence: 1 },
  }
}
