/**
 * Words are compared in a plain form, since people write `Résumé`, `RESUME` and `resumé`, and text
 * layers give full-width digits, Arabic-Indic digits and typographic dashes.
 */

import { remembered } from './remember.ts'

const RANGES: readonly { from: number; to: number; base: string; reason: string }[] = [
  { from: 0x0660, to: 0x0669, base: '0', reason: 'Arabic-Indic digits' },
  { from: 0x06f0, to: 0x06f9, base: '0', reason: 'Persian and Urdu digits' },
  { from: 0xff01, to: 0xff5e, base: '!', reason: 'full-width ASCII of Asian fonts' },
]

const SAME: Readonly<Record<string, string>> = {
  // every hyphen and dash; what separates and what joins is told by the spaces around it
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
  '－': '-',
  '﹣': '-',
  '⁃': '-',
  // wave dashes of Japanese, Chinese and Korean ranges
  '～': '~',
  '〜': '~',
  '∼': '~',
  '˜': '~',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '´': "'",
  '`': "'",
  '“': '"',
  '”': '"',
  '：': ':',
  '﹕': ':',
  // letters that do not come apart into base and mark
  ı: 'i',
  İ: 'i',
  đ: 'd',
  Đ: 'd',
  ß: 's',
  ø: 'o',
  Ø: 'o',
  ł: 'l',
  Ł: 'l',
  // Arabic letters that are written one for the other
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ؤ: 'و',
  ئ: 'ي',
}

const isLatin = (code: number) =>
  (code >= 0xc0 && code <= 0x24f) || (code >= 0x1e00 && code <= 0x1eff)

function foldCharacter(character: string): string {
  const same = SAME[character]
  if (same) return same
  const code = character.charCodeAt(0)
  const range = RANGES.find(({ from, to }) => code >= from && code <= to)
  if (range) {
    return String.fromCharCode(range.base.charCodeAt(0) + code - range.from).toLowerCase()
  }
  if (isLatin(code)) return character.normalize('NFD').charAt(0).toLowerCase()
  if (/\s/.test(character)) return ' '
  const lower = character.toLowerCase()
  return lower.length === 1 ? lower : character
}

const cache = new Map<string, string>()

/**
 * Lower case without accents, with plain digits, dashes and spaces. Keeps the length, so a place
 * in the result is the same place in the text.
 *
 * @example fold('Été ２０１９ – ٢٠٢١') // 'ete 2019 - 2021'
 */
export function fold(text: string): string {
  let out = ''
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at)
    if (character >= ' ' && character <= '@') out += character
    else if (character >= 'a' && character <= 'z') out += character
    else {
      let folded = cache.get(character)
      if (folded === undefined) cache.set(character, (folded = foldCharacter(character)))
      out += folded
    }
  }
  return out
}

/**
 * Like `fold`, but accents stay: in Vietnamese they make other words (viện, viên).
 *
 * @example foldKeepingAccents('Viện Toán học') // 'viện toán học'
 */
export function foldKeepingAccents(text: string): string {
  return text.toLowerCase().replace(/\s/g, ' ')
}

/** What stands between the words of a heading and may be left out or written otherwise. */
const CONNECTORS = new Set([
  'and',
  'und',
  'et',
  'y',
  'e',
  'ed',
  've',
  'va',
  'de',
  'di',
  'of',
  'my',
  'mon',
  'ma',
  'mes',
  'mein',
  'meine',
  'mi',
  'mis',
  'mio',
  'mia',
  'miei',
  'mie',
  'the',
  '&',
  '+',
  'و',
])

/**
 * What is left when only letters and digits count: headings are set in capitals, letter-spaced
 * (`E X P E R I E N C E`), drawn out (الخـبـرات), with icons, numbers, colons or rules around them.
 *
 * @example key('P R O F I L :') // 'profil'
 */
export const key = remembered((text) =>
  fold(text.normalize('NFC')).replace(/[^\p{L}\p{N}#+]|\u0640/gu, ''),
)

/**
 * The key without connecting words, so `Education & Training` is `Education and training`.
 *
 * @example looseKey('Éducation et formation') // 'educationformation'
 */
export function looseKey(text: string): string {
  const tokens = fold(text).split(/[^\p{L}\p{N}#+&]+/u)
  const kept = tokens.filter((token) => !CONNECTORS.has(token))
  // letter-spaced text has single letters that are no connecting words
  return key((tokens.every((token) => token.length <= 1) ? tokens : kept).join(' '))
}
