import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { DraftOrResumeSchema, type Draft } from '#contract/draft.ts'
import { wording, type Wording } from '#server/wording.ts'
import type { Locale } from '#contract/locales.ts'

const FIXTURES = new URL('../fixtures', import.meta.url).pathname

/** The languages that the whole job is tried in: Latin, right to left, without spaces. */
export const TRIED = ['en', 'ar', 'ja'] as const satisfies Locale[]

/** From the left and from the right: for what the language changes in nothing but its words. */
export const BOTH_WAYS = ['en', 'ar'] as const satisfies Locale[]

/** Colours are the same in every language, so that one of them shows the night. */
export const SCHEMES = {
  en: ['light', 'dark'],
  ar: ['light'],
  ja: ['light'],
} as const satisfies Record<(typeof TRIED)[number], string[]>

/** One of the fictional resumes, by its language and its format. */
export function resumeFile(locale: Locale, format: 'pdf' | 'docx' | 'doc'): string {
  const folder = join(FIXTURES, 'resumes', locale)
  const name = readdirSync(folder).find((file) => file.endsWith(`.${format}`))
  if (!name) throw new Error(`No .${format} in ${folder}`)
  return join(folder, name)
}

/** What is to be found in the resume of a language. */
export function truth(locale: Locale): {
  name: string
  email: string
  work: { company: string }[]
} {
  const folder = join(FIXTURES, 'resumes', locale)
  const name = readdirSync(folder).find((file) => file.endsWith('.truth.json')) ?? ''
  return JSON.parse(readFileSync(join(folder, name), 'utf8'))
}

/** The fictional resume of a language that has a word in every section, as it is edited. */
export function draftOf(locale: Locale): Draft {
  const text = readFileSync(join(FIXTURES, 'typeset', `${locale}.json`), 'utf8')
  return v.parse(DraftOrResumeSchema, JSON.parse(text))
}

export const brokenFile = (name: string): string => join(FIXTURES, 'broken', name)

/** A sentence of the page: `say('ja', 'analysis', 'result.completed')`. */
export function say(locale: Locale, namespace: string, key: string): string {
  const [group = '', name = ''] = key.split('.')
  const sentence = (wording(locale, namespace) as Wording)[group]?.[name]
  if (typeof sentence !== 'string') throw new Error(`No sentence ${namespace}.${key} in ${locale}`)
  return sentence
}

/** Path of a page in a language. */
export const pathOf = (locale: Locale, page = ''): string =>
  locale === 'en' ? `/${page}` : `/${locale}/${page}`
