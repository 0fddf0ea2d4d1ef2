import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ONE_FACE_LANGUAGES, type Style } from '#contract/template.ts'

/**
 * The faces we set with: static TrueType files of npm packages, subset into every PDF.
 *
 * Amiri is the Arabic face because its text reads back letter by letter; fonts that build letters
 * of parts, or swap lam and alef in the ligature, do not. BIZ UDMincho and Nanum Myeongjo are made
 * for documents, and have a tenth of the size of the Noto serif families.
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
  'EB Garamond': {
    package: '@expo-google-fonts/eb-garamond',
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
  'Noto Serif SC': {
    package: '@expo-google-fonts/noto-serif-sc',
    cuts: ['400Regular', '600SemiBold'],
  },
  'BIZ UDMincho': { package: '@expo-google-fonts/biz-udmincho', cuts: ['400Regular', '700Bold'] },
  'Nanum Myeongjo': {
    package: '@expo-google-fonts/nanum-myeongjo',
    cuts: ['400Regular', '700Bold'],
  },
  'Noto Sans Symbols 2': {
    package: '@expo-google-fonts/noto-sans-symbols-2',
    cuts: ['400Regular'],
  },
  'Noto Emoji': { package: '@expo-google-fonts/noto-emoji', cuts: ['400Regular'] },
} as const

export type Family = keyof typeof FACES

/** A family for Typst: with `covers`, only for the characters of that set (`page.typ`). */
export interface PickedFamily {
  name: Family
  covers?: 'cjk' | 'latin-in-cjk'
}

type Voice = 'serif' | 'sans' | 'garamond'

/** What each pairing sets text and headings with. */
const PAIRINGS: Record<Style['fonts'], { text: Voice; headings: Voice }> = {
  serif: { text: 'serif', headings: 'serif' },
  sans: { text: 'sans', headings: 'sans' },
  mixed: { text: 'sans', headings: 'serif' },
  garamond: { text: 'garamond', headings: 'garamond' },
}

const LATIN: Record<Voice, Family> = {
  serif: 'Source Serif 4',
  sans: 'Source Sans 3',
  garamond: 'EB Garamond',
}

const serifAndSans = (serif: Family, sans: Family) => ({ serif, sans, garamond: serif })

/**
 * Languages whose own face comes first. Chinese and Japanese share characters that they draw
 * differently, so the language decides. Arabic has one face for every pairing: of seventeen sans
 * families none gave all words of three letters back to a parser. The best, Vazirmatn, swaps lam
 * and alef in 70 of 46,656; Almarai and Tajawal in 268 and more; and without that ligature the
 * words are wrong to the eye.
 */
const OWN_FACE: Record<string, Record<Voice, Family>> = {
  ...Object.fromEntries(ONE_FACE_LANGUAGES.map((lang) => [lang, serifAndSans('Amiri', 'Amiri')])),
  ja: serifAndSans('BIZ UDMincho', 'Noto Sans JP'),
  ko: serifAndSans('Nanum Myeongjo', 'Noto Sans KR'),
  zh: serifAndSans('Noto Serif SC', 'Noto Sans SC'),
}

/** Whose Latin letters are set in the Latin face; the punctuation stays with their own. */
const LATIN_APART = new Set(['ja', 'ko', 'zh'])

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
 * The families for text and for headings of a resume in `lang`, the one to use first in front.
 * Typst opens a file only when the families before it lack a character, so a Latin resume never
 * loads a Chinese font.
 *
 * @example familiesFor('en', 'mixed').headings[0] // { name: 'Source Serif 4' }
 */
export function familiesFor(
  lang: string,
  pairing: Style['fonts'],
): { text: PickedFamily[]; headings: PickedFamily[] } {
  const { text, headings } = PAIRINGS[pairing]
  return { text: familiesOf(lang, text), headings: familiesOf(lang, headings) }
}

function familiesOf(lang: string, voice: Voice): PickedFamily[] {
  const own = OWN_FACE[lang]?.[voice]
  const apart = LATIN_APART.has(lang)
  // Garamond's letters are too small beside ideographs.
  const western = LATIN[apart && voice === 'garamond' ? 'serif' : voice]
  // Most letters are the language's own; to ask the Latin face first would shape each line twice.
  const latin: PickedFamily[] =
    own && apart
      ? [
          { name: own, covers: 'cjk' },
          { name: western, covers: 'latin-in-cjk' },
        ]
      : []
  const names = [...new Set([...(own ? [own] : []), western, ...FALLBACKS])]
  return [...latin, ...names.map((name) => ({ name }))]
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
