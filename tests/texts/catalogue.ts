/** Every text of the product by language and place: what the checks and `npm run texts` go over. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { FIGURES } from '#contract/figures.ts'
import { LOCALES, type Locale } from '#contract/locales.ts'
import type { Template } from '#contract/message.ts'

export const LOCALES_FOLDER = new URL('../../src/locales/', import.meta.url).pathname

/** Languages that are made from English. */
export const TRANSLATIONS = LOCALES.filter((locale) => locale !== 'en')

/** A text and its place: `namespace.group.key`, or `documents/<name>` for a whole document. */
export interface Text {
  place: string
  template: Template
}

const jsonFiles = (locale: Locale) =>
  readdirSync(join(LOCALES_FOLDER, locale)).filter((name) => name.endsWith('.json'))

/** The sentences of a language, in the order of its files. */
export function sentencesOf(locale: Locale): Text[] {
  return jsonFiles(locale)
    .toSorted()
    .flatMap((file) => {
      const groups: Record<string, Record<string, Template>> = JSON.parse(
        readFileSync(join(LOCALES_FOLDER, locale, file), 'utf8'),
      )
      const namespace = file.slice(0, -'.json'.length)
      return Object.entries(groups).flatMap(([group, keys]) =>
        Object.entries(keys).map(([key, template]) => ({
          place: `${namespace}.${group}.${key}`,
          template,
        })),
      )
    })
}

/** The documents of a language as whole texts; the day of their last change is none of the text. */
export function documentsOf(locale: Locale): Text[] {
  const folder = join(LOCALES_FOLDER, locale, 'documents')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => ({
      place: `documents/${name.slice(0, -'.md'.length)}`,
      template: readFileSync(join(folder, name), 'utf8').replace(/^updated: .*\n/m, ''),
    }))
}

/** Sentences and documents of a language. */
export const textsOf = (locale: Locale): Text[] => [...sentencesOf(locale), ...documentsOf(locale)]

/** The forms of a text: one, or one for each plural category. */
export const formsOf = (template: Template): string[] =>
  typeof template === 'string' ? [template] : Object.values(template)

/** Placeholders that hold numbers; the others hold names, or words of the visitor. */
const NUMBERS = new Set(
  (
    'count number total found score from to points page pages percent limit most least needed ' +
    'shown measured lines outcomes backed checkable complete present characters years cap strong ' +
    'fair minutes days months used left rows without position weight rules languages templates'
  ).split(' '),
)

/** Whether a placeholder holds a number, so that a word after it is counted. */
export const isNumber = (name: string): boolean =>
  NUMBERS.has(name) || name in FIGURES || name.endsWith('Days')
