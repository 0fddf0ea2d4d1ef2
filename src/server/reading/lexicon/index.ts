import { LOCALES, closestLocale, type Locale } from '#contract/locales.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import { tr } from './tr.ts'
import { vi } from './vi.ts'
import { zhCN } from './zh-CN.ts'
import type { Lexicon } from './types.ts'

const WRITTEN: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
}

/** A word as Swiss people write it, and as keyboards without umlauts do: Straße, Strasse. */
function spellings(word: string): string[] {
  const swiss = word.replaceAll('ß', 'ss')
  return [...new Set([word, swiss, swiss.replaceAll(/[äöüÄÖÜ]/g, (letter) => WRITTEN[letter]!)])]
}

/** Word lists with every spelling of each word. */
function withSpellings<T>(lists: T): T {
  if (Array.isArray(lists)) return lists.flatMap(spellings) as T
  if (typeof lists !== 'object' || lists === null) return lists
  return Object.fromEntries(
    Object.entries(lists).map(([name, list]) => [name, withSpellings(list as unknown)]),
  ) as T
}

/** The words of each language. */
export const LEXICONS: Readonly<Record<Locale, Lexicon>> = {
  en,
  ar,
  de: withSpellings(de),
  es,
  fr,
  it,
  ja,
  ko,
  tr,
  vi,
  'zh-CN': zhCN,
}

/**
 * The languages whose words are looked for in a document, first the most likely: its own, and
 * English, which stands in resumes everywhere.
 */
export function localesFor(tag: string): Locale[] {
  return [...new Set<Locale>([closestLocale(tag), 'en'])]
}

/** All entries of one word list over all languages. */
export function allWords(
  list:
    | 'present'
    | 'since'
    | 'sinceAfter'
    | 'toAfter'
    | 'expected'
    | 'from'
    | 'about'
    | 'to'
    | 'seasons'
    | 'documentTitles'
    | 'introductions'
    | 'honorifics'
    | 'levels'
    | 'studyStatus'
    | 'studyNotes'
    | 'nothing'
    | 'declarations'
    | 'formNotes'
    | 'contracts'
    | 'selfEmployed'
    | 'places'
    | 'languages'
    | 'and'
    | 'open'
    | 'ages'
    | 'hours'
    | 'verbs'
    | 'same',
): string[] {
  return LOCALES.flatMap((locale) => LEXICONS[locale][list])
}
