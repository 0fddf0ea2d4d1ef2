import { addCoverageOf, covers, emptyCoverage, type Coverage } from './coverage.ts'
import { fontFiles } from './fonts.ts'
import { directionOfText, type Direction } from './typography.ts'

/** Stands for a character that none of our faces has: PDF/UA refuses a missing glyph. */
export const SUBSTITUTE = '□'

/** A longer run without a place to break may leave the page; real words hardly reach it. */
const LONGEST_RUN = 36
/** How far apart the places to break are in such a run: capitals of a name fill a line soon. */
const PIECE = 12
const ZERO_WIDTH_SPACE = '\u200b'

/**
 * Keeps an Arabic letter and each mark on it in clusters of their own. In one cluster, all glyphs
 * are said to mean all characters, and a parser reads the letter twice. The Arabic letter mark is
 * invisible, joins letters as if it were not there, and allows no line break.
 */
const ARABIC_LETTER_MARK = '\u061c'
const MARKED_LETTER = /(?<=[\p{Script=Arabic}&&\p{L}]\p{M}{0,4})(?=\p{M})/gv

/** Set apart, a shadda after its vowel would be drawn over it; Unicode takes both orders for one. */
const VOWEL_AND_SHADDA = /([\u064b-\u0650\u0670]{1,4})\u0651/g

/**
 * Parsers that go by the glyphs' places take what stands between a number or a Latin word and an
 * Arabic one for a part of the former: 'مارس 2021 – الآن' comes out with the dash before the year.
 * A mark tells them where the writing turns; on paper it changes nothing, since there the neutral
 * characters turn already.
 */
const RIGHT_TO_LEFT_MARK = '\u200f'
const TURN =
  /(?<=[\p{Nd}[\p{L}--\p{Script=Arabic}]])(?=[^\p{L}\p{Nd}\u200e\u200f]{0,8}[^\p{L}\p{Nd}\s\u200e\u200f][^\p{L}\p{Nd}\u200e\u200f]{0,8}(?:\p{Script=Arabic}|$))/gv

/**
 * The same before a number or a Latin word: 'المهندسين، 2019' comes out with the comma after the
 * year. Arabic marks only: a PDF tells of a glyph once what it means, and the full stop of an
 * address must not mean a mark as well.
 */
const TURN_BACK =
  /(?<=\p{Script=Arabic}\p{M}{0,4}[^\p{L}\p{Nd}\u200e\u200f]{0,8}[،؛؟«»])(?=\s{0,8}[\p{Nd}[\p{L}--\p{Script=Arabic}]])/gv

/**
 * Languages that part a percent sign from its number do so by a narrow space that does not break
 * (DIN 5008, Imprimerie nationale, RAE); whoever typed none or a wide one meant that.
 */
const PARTED_PERCENT = new Set(['de', 'es', 'fr'])
const PERCENT = /(?<=\d)[ \u00a0\u202f]?%/g

/**
 * Controls, halves of characters, byte order marks, zero-width spaces, directional overrides, tag
 * characters: nothing that prints.
 */
const UNPRINTABLE =
  /(?![\t\n])[\p{Cc}\p{Cs}\u{feff}\u{200b}\u{202a}-\u{202e}\u{2028}\u{2029}\u{fff9}-\u{fffb}\u{e0000}-\u{e007f}]/gu
/** Shaping uses these up; they need no glyph of their own. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}|\s/u
const LONG_RUN = new RegExp(
  `[^\\s\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}${ZERO_WIDTH_SPACE}]{${LONGEST_RUN + 1},}`,
  'gu',
)
const NATURAL_BREAK = /(?<=[/\-_.@?&=,:;])(?=[^/\-_.@?&=,:;])/u

/** Latin letters, which our Latin faces have all. */
const PLAIN = /^[ -~\u00a1-\u00ff]*$/

let coverage: Coverage | undefined

/** What all our faces together can draw. */
function glyphs(): Coverage {
  if (coverage) return coverage
  coverage = emptyCoverage()
  // The cuts of one face share their characters.
  for (const [file] of Object.values(fontFiles())) addCoverageOf(file ?? '', coverage)
  return coverage
}

function isDrawable(character: string): boolean {
  const point = character.codePointAt(0) ?? 0
  return point < 0x7f || covers(glyphs(), point) || IGNORABLE.test(character)
}

/** The character, or its plain form (𝐁𝐨𝐥𝐝 letters of social networks), or the substitute. */
function drawn(character: string): string {
  if (isDrawable(character)) return character
  const plain = character.normalize('NFKC')
  return [...plain].every(isDrawable) ? plain : SUBSTITUTE
}

/** Puts break opportunities into a run: after punctuation, and inside what is still too long. */
function breakable(run: string): string {
  return run
    .split(NATURAL_BREAK)
    .flatMap((part) => pieces(part))
    .join(ZERO_WIDTH_SPACE)
}

function pieces(part: string): string[] {
  const characters = [...part]
  const count = Math.ceil(characters.length / PIECE)
  return Array.from({ length: count }, (_, index) =>
    characters.slice(index * PIECE, (index + 1) * PIECE).join(''),
  )
}

/** The text composed, and without what does not print: what every form of a resume says. */
export function cleaned(text: string): string {
  return text.normalize('NFC').replace(UNPRINTABLE, '')
}

/** A clean text in characters that our faces have. */
export function drawable(text: string): string {
  return PLAIN.test(text) ? text : [...text].map(drawn).join('')
}

/**
 * A clean text as it can be set: every character with a glyph, every long run with a place to
 * break, marks where parsers need them.
 */
export function settable(text: string, direction: Direction | undefined): string {
  const shown = drawable(text)
    .replace(VOWEL_AND_SHADDA, '\u0651$1')
    .replace(MARKED_LETTER, ARABIC_LETTER_MARK)
    .replace(LONG_RUN, breakable)
  if (direction !== 'rtl') return shown
  return shown.replace(TURN, RIGHT_TO_LEFT_MARK).replace(TURN_BACK, RIGHT_TO_LEFT_MARK)
}

/** A text with its signs as the language writes them. */
export function localised(text: string, lang: string): string {
  return PARTED_PERCENT.has(lang) ? text.replace(PERCENT, '\u202f%') : text
}

/**
 * Any text as it can be set.
 *
 * @example printable('a\u0007b') // 'ab'
 */
export function printable(text: string): string {
  const clean = cleaned(text)
  return settable(clean, directionOfText(clean))
}
