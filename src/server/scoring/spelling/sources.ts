import type { Locale } from '#contract/locales.ts'

/** Where the words of a language come from: a package, and the file in it. */
export interface Source {
  package: string
  file: string
}

/**
 * Word lists by language, all of licences that let them stand beside ours (MIT, LGPL-3.0).
 * English stands behind every language, since resumes everywhere use its words.
 */
export const SOURCES = {
  en: [
    { package: '@cspell/dict-en_us', file: 'en_US.trie.gz' },
    { package: '@cspell/dict-en-gb', file: 'en_GB.trie.gz' },
  ],
  de: [{ package: '@cspell/dict-de-de', file: 'de_DE.trie.gz' }],
  es: [{ package: '@cspell/dict-es-es', file: 'Spanish.trie.gz' }],
  fr: [{ package: '@cspell/dict-fr-fr', file: 'fr-fr.trie.gz' }],
  // The lists with all inflected forms are GPL; this one is MIT and lacks some.
  it: [{ package: 'an-array-of-italian-words', file: 'words.json' }],
  tr: [{ package: '@cspell/dict-tr-tr', file: 'Turkish.trie.gz' }],
  vi: [{ package: '@cspell/dict-vi-vn', file: 'vi.trie.gz' }],
} as const satisfies Partial<Record<Locale, readonly Source[]>>

/** Languages whose spelling is checked; the others have no open list that a word can be found in. */
export type Spelled = keyof typeof SOURCES

export function isSpelled(locale: Locale): locale is Spelled {
  return locale in SOURCES
}
