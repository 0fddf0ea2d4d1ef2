/**
 * Which English each translation was made from: `src/locales/<locale>/origin.txt` holds one line
 * for each text, its place and the hash of the English that the translator saw. Lines instead of
 * JSON, so that git merges two branches by keeping the lines of both (`.gitattributes`).
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '#contract/locales.ts'
import type { Template } from '#contract/message.ts'
import { LOCALES_FOLDER, textsOf, type Text } from './catalogue.ts'

/** Hashes by place. Two only where two branches were merged: then either may be right. */
export type Origins = Map<string, Set<string>>

/** The hash of an English text: eight hexadecimal digits. */
export const hashOf = (english: Template): string =>
  createHash('sha256').update(JSON.stringify(english)).digest('hex').slice(0, 8)

export function parseOrigins(lines: string): Origins {
  const origins: Origins = new Map()
  for (const line of lines.split('\n')) {
    const [place, hash] = line.split(' ')
    if (place && hash) origins.set(place, (origins.get(place) ?? new Set()).add(hash))
  }
  return origins
}

const fileOf = (locale: Locale) => join(LOCALES_FOLDER, locale, 'origin.txt')

export const readOrigins = (locale: Locale): Origins =>
  parseOrigins(existsSync(fileOf(locale)) ? readFileSync(fileOf(locale), 'utf8') : '')

export function writeOrigins(locale: Locale, origins: Origins): void {
  const lines = [...origins].map(([place, hashes]) => `${place} ${[...hashes][0]}\n`)
  writeFileSync(fileOf(locale), lines.toSorted().join(''))
}

export interface Review {
  /** Places whose English has changed since the translation was made. */
  stale: string[]
  /** Places that nobody has recorded yet. */
  fresh: string[]
  /** Places that are recorded, but no longer have a text. */
  gone: string[]
}

/**
 * What must be looked at in one language.
 *
 * @example review([{ place: 'a.b.c', template: 'New' }], new Map()) // fresh: ['a.b.c']
 */
export function review(english: Text[], origins: Origins): Review {
  const places = new Set(english.map(({ place }) => place))
  const fresh = english.filter(({ place }) => !origins.has(place))
  const stale = english.filter(
    ({ place, template }) => origins.get(place)?.has(hashOf(template)) === false,
  )
  return {
    stale: stale.map(({ place }) => place),
    fresh: fresh.map(({ place }) => place),
    gone: [...origins.keys()].filter((place) => !places.has(place)),
  }
}

/**
 * Records the English of today: for the places that `chosen` says yes to, and for all that are
 * new; forgets places that are gone. Gives how many lines have changed.
 */
export function record(locale: Locale, chosen: (place: string) => boolean): number {
  const english = textsOf('en')
  const origins = readOrigins(locale)
  const { fresh, stale, gone } = review(english, origins)
  const due = new Set([...fresh, ...stale.filter(chosen)])
  for (const { place, template } of english) {
    if (due.has(place)) origins.set(place, new Set([hashOf(template)]))
    // Of two lines that a merge has left, the right one stays.
    else if ((origins.get(place)?.size ?? 0) > 1 && !stale.includes(place)) {
      origins.set(place, new Set([hashOf(template)]))
    }
  }
  for (const place of gone) origins.delete(place)
  writeOrigins(locale, origins)
  return due.size + gone.length
}
