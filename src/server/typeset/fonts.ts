import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Style } from '#contract/template.ts'

/**
 * The faces we set with: static TrueType files of npm packages, subset into every PDF.
 *
 * Amiri is the Arabic face because its text reads back letter by letter; fonts that build letters
 * of parts, or swap lam and alef in the ligature, do not.
 */
const FACES = {
  'Source Serif 4': {
    package: '@expo-google-fonts/source-serif-4',
    cuts: ['400Regular', '400Regular_Italic', '600SemiBold', '600SemiBold_Italic'],
  },
  'Source Sans 3': {
    package: '@expo-google-fonts/source-sans-3',
    cuts: ['400Regular', '400Regular_Italic', '600SemiBold', '600SemiBold_Italic'],
  },
  Amiri: { package: '@expo-google-fonts/amiri', cuts: ['400Regular', '700Bold'] },
  'Noto Sans SC': {
    package: '@expo-google-fonts/noto-sans-sc',
    cuts: ['400Regular', '600SemiBold'],
  },
  'Noto Sans JP': {
    package: '@expo-google-fonts/noto-sans-jp',
    cuts: ['400Regular', '600SemiBold'],
  },
  'Noto Sans KR': {
    package: '@expo-google-fonts/noto-sans-kr',
    cuts: ['400Regular', '600SemiBold'],
  },
  'Noto Sans Symbols 2': {
    package: '@expo-google-fonts/noto-sans-symbols-2',
    cuts: ['400Regular'],
  },
  'Noto Emoji': { package: '@expo-google-fonts/noto-emoji', cuts: ['400Regular'] },
} as const

export type Family = keyof typeof FACES

const LATIN: Record<Style['fonts'], Family> = {
  serif: 'Source Serif 4',
  sans: 'Source Sans 3',
  mixed: 'Source Sans 3',
  garamond: 'Source Serif 4',
}

/**
 * Languages whose own face comes first. Chinese and Japanese share characters that they draw
 * differently, so the language decides; and their punctuation must come from their own face.
 */
const OWN_FACE: Record<string, Family> = {
  ar: 'Amiri',
  fa: 'Amiri',
  ur: 'Amiri',
  ja: 'Noto Sans JP',
  ko: 'Noto Sans KR',
  zh: 'Noto Sans SC',
}

/** Who is asked for a character that the language's own face lacks, in this order. */
const FALLBACKS: Family[] = [
  'Amiri',
  'Noto Sans SC',
  'Noto Sans JP',
  'Noto Sans KR',
  'Noto Sans Symbols 2',
  'Noto Emoji',
]

/**
 * The families for a resume in `lang`, the one to use first in front. Typst opens a file only
 * when the families before it lack a character, so a Latin resume never loads a Chinese font.
 *
 * @example familiesFor('ja', 'serif')[0] // 'Noto Sans JP'
 */
export function familiesFor(lang: string, pairing: Style['fonts']): Family[] {
  const own = OWN_FACE[lang]
  return [...new Set([...(own ? [own] : []), LATIN[pairing], ...FALLBACKS])]
}

const require = createRequire(import.meta.url)

function filesOf(family: Family): string[] {
  const { package: name, cuts } = FACES[family]
  const root = dirname(require.resolve(`${name}/package.json`))
  return cuts.flatMap((cut) =>
    readdirSync(join(root, cut))
      .filter((file) => file.endsWith('.ttf'))
      .map((file) => join(root, cut, file)),
  )
}

/** Every font file, by family. */
export function fontFiles(): Record<Family, string[]> {
  const families = Object.keys(FACES) as Family[]
  return Object.fromEntries(families.map((family) => [family, filesOf(family)])) as Record<
    Family,
    string[]
  >
}
