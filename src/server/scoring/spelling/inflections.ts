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

/** What stands in front of words that a list has without it: subgerente, microempresa. */
const PREFIX =
  /^(?:sub|sotto|sous|vice|auto|anti|multi|tele|micro|macro|mini|semi|super|hyper|hiper|iper|inter|intra|extra|contra|sobre|sur|foto|photo|geo|bio|neuro|video|radio|electro|électro|elettro|hidro|hydro|idro|termo|thermo|agro|aero|eco|cyber|ciber|cross|over|under)-?(.{5,})$/u

/** In Italian what is done again: riassegnato. */
const ITALIAN_AGAIN = /^ri(.{6,})$/u

/** Endings of one family of words: coctelera, coctelería; encofrado, encofrador. */
const FAMILIES: Partial<Record<Spelled, readonly (readonly string[])[]>> = {
  es: [
    ['ería', 'erías', 'ero', 'era', 'eros', 'eras'],
    ['ador', 'adora', 'adores', 'adoras', 'ado', 'ada', 'ar'],
    ['edor', 'edora', 'edores', 'edoras', 'er'],
    ['idor', 'idora', 'idores', 'idoras', 'ido', 'ir'],
  ],
  it: [
    ['eria', 'erie', 'iere', 'iera', 'ieri'],
    ['atore', 'atrice', 'atori', 'atrici', 'atura', 'ato', 'are'],
    ['itore', 'itrice', 'itori', 'itrici', 'ito', 'ire'],
  ],
  fr: [
    ['erie', 'eries', 'ier', 'ière', 'iers', 'ières'],
    ['eur', 'euse', 'eurs', 'euses', 'age', 'er'],
    ['ateur', 'atrice', 'ateurs', 'atrices', 'ation', 'er'],
  ],
}

/** True for a word that its language makes of one that a list has. */
export function isDerived(word: string, locale: Spelled, own: Dictionary): boolean {
  if (locale === 'tr' || locale === 'vi') return false
  const rest = PREFIX.exec(word)?.[1] ?? (locale === 'it' && ITALIAN_AGAIN.exec(word)?.[1])
  if (rest && (own(rest) || isInflected(rest, locale, own))) return true
  return (FAMILIES[locale] ?? []).some((endings) =>
    endings.some((ending) => {
      const stem = word.endsWith(ending) ? word.slice(0, -ending.length) : ''
      return stem.length > 3 && endings.some((other) => other !== ending && own(stem + other))
    }),
  )
}

/** A Spanish form with pronouns behind it, which its accent shows: contáctame, envíenoslo. */
const SPANISH_FORM = /^(.*[áéíóú].*?)(?:[mts]e|nos|l[aeo]s?){1,2}$/u

/** Letters without their accents; ñ is a letter of its own. */
const withoutAccents = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/\u0301/gu, '')
    .normalize('NFC')

export function isInflected(word: string, locale: Spelled, own: Dictionary): boolean {
  const form = locale === 'es' ? SPANISH_FORM.exec(word)?.[1] : undefined
  if (form) return own(withoutAccents(form)) || own(form)
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
