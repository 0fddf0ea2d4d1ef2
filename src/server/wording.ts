import { readFileSync } from 'node:fs'
import { catalogueWithFigures } from '#contract/figures.ts'
import type { Locale } from '#contract/locales.ts'
import type { Template } from '#contract/message.ts'

/** One locale file: groups of sentences. */
export type Wording = Record<string, Record<string, Template>>

const read = new Map<string, Wording>()

/**
 * The sentences of `src/locales/<locale>/<namespace>.json`, read once,
 * with the product's figures filled in.
 * There is no fallback to English: a check sees to it that every locale is complete.
 *
 * @throws Error when the locale has no such file.
 * @example wording('de', 'resume').sections?.work // 'Berufserfahrung'
 */
export function wording(locale: Locale, namespace: string): Wording {
  const name = `${locale}/${namespace}.json`
  const found = read.get(name)
  if (found) return found
  const url = new URL(`../locales/${name}`, import.meta.url)
  const sentences = catalogueWithFigures(JSON.parse(readFileSync(url, 'utf8')) as Wording, locale)
  read.set(name, sentences)
  return sentences
}
