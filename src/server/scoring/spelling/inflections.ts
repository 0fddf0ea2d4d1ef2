/** Forms of a word that no list has: conjugated, in the plural, of the other gender. */
import type { Dictionary } from './dictionaries.ts'
import type { Spelled } from './sources.ts'

/** Forms that the Italian list lacks, though it has their infinitive: pesando, pesato, pesarle. */
const ITALIAN_FORM = /^(.{2,})(?:(?:[ae]ndo|[aeiu]t[oaie]|[aei]r)(?:[mtcv]i|l[oaie]|gli|ne|si)?)$/u

/** Plurals that the list lacks: prelievi of prelievo, banche of banca. */
const ITALIAN_PLURALS = [
  ['i', 'o'],
  ['i', 'e'],
  ['i', 'io'],
  ['hi', 'o'],
  ['e', 'a'],
  ['he', 'a'],
] as const

export function isInflected(word: string, locale: Spelled, own: Dictionary): boolean {
  if (locale !== 'it') return false
  const stem = ITALIAN_FORM.exec(word)?.[1]
  if (stem && ['are', 'ere', 'ire'].some((ending) => own(stem + ending))) return true
  return ITALIAN_PLURALS.some(
    ([plural, singular]) => word.endsWith(plural) && own(word.slice(0, -plural.length) + singular),
  )
}

/** Adjectives of which a list has one gender: microelectrónicos, microelectrónicas. */
export function isOtherGender(word: string, meant: string, locale: Spelled): boolean {
  const stems = new Set([word, meant].map((form) => form.replace(/[oa]s?$/u, '')))
  return (locale === 'es' || locale === 'it') && stems.size === 1
}

/** A plural that no list has, or a singular. */
export function isPlural(word: string, meant: string): boolean {
  return [`${word}s`, word.replace(/s$/u, '')].includes(meant)
}
