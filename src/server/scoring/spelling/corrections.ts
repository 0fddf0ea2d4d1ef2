import type { Spelled } from './sources.ts'

/** Letters that a slip may leave out or put in, the most frequent of each language first. */
const LETTERS: Record<Spelled, string> = {
  en: 'etaoinsrhldcumfpgwybvkxjqz',
  de: 'etrsianhdulcgmobwfkzpvüäößjyxq',
  es: 'eaosrnidlctumpbgvyqhfzjñxkwáéíóúü',
  fr: 'esaitnrulodcmpévqfbghjàxèêyzâçîùôûïëœkw',
  it: 'eaionlrtscdupmvghfbqzòàùìéèjkxyw',
  tr: 'aeinrlıkdmytusboüşzgçhğvcöpfj',
  vi: '',
}

/** Letters that are taken for one another because they differ by a mark. */
const MARKED = ['aáàâä', 'eéèêë', 'iíìîïı', 'oóòôö', 'uúùûü', 'cç', 'nñ', 'sş', 'gğ']
/** Vietnamese confuses two tones more than all else. */
const TONES = ['ảã', 'ẩẫ', 'ẳẵ', 'ẻẽ', 'ểễ', 'ỉĩ', 'ỏõ', 'ổỗ', 'ởỡ', 'ủũ', 'ửữ', 'ỷỹ']

/** Which letter writes a Vietnamese sound depends on the vowel after it: nghiệp, kỹ, ghế. */
const VIETNAMESE: readonly (readonly [RegExp, string])[] = [
  [/^ng(?=[iíìỉĩịeéèẻẽẹêếềểễệ])/u, 'ngh'],
  [/^ngh(?=[aáàảãạăâoóòỏõọôơuúùủũụư])/u, 'ng'],
  [/^g(?=[eéèẻẽẹêếềểễệ])/u, 'gh'],
  [/^c(?=[iíìỉĩịeéèẻẽẹêếềểễệyýỳỷỹỵ])/u, 'k'],
]

/** Letters that sound alike, so that a writer takes one for the other. */
const SOUNDS: Partial<Record<Spelled, readonly string[]>> = {
  en: ['csz', 'iy'],
  de: ['dt', 'bp', 'fv', 'ck'],
  es: ['szc', 'bv', 'gj', 'iy'],
  fr: ['scz', 'iy'],
}

const families = (list: readonly string[]): Map<string, string> =>
  new Map(list.flatMap((family) => [...family].map((letter) => [letter, family] as const)))
const SOUNDING = new Map(
  Object.entries(SOUNDS).map(([locale, list]) => [locale, families(list)] as const),
)
const MARKS = families(MARKED)
const TONE_MARKS = families(TONES)

/**
 * Words one slip away, in groups of one kind, the likeliest kind first: a letter taken for one
 * that sounds alike, two letters swapped, a double letter single or the other way round, a mark
 * forgotten, a letter left out, a letter too many, a wrong letter. The first letter is hardly
 * ever wrong, so it stays.
 */
export function* corrections(word: string, locale: Spelled): Generator<string[]> {
  const letters = [...word]
  const put: Put = (index, drop, ...insert) => letters.toSpliced(index, drop, ...insert).join('')
  yield locale === 'vi'
    ? VIETNAMESE.map(([wrong, right]) => word.replace(wrong, right))
    : exchanged(letters, SOUNDING.get(locale) ?? new Map(), put)
  yield swaps(letters, put)
  yield doubles(letters, put)
  yield exchanged(letters, locale === 'vi' ? TONE_MARKS : MARKS, put)
  // A Vietnamese syllable is so short that any other slip could mean several words.
  if (locale === 'vi') return
  const inner = letters.map((_, index) => index).slice(1)
  const alphabet = [...LETTERS[locale]]
  const gaps = [...inner, letters.length]
  yield alphabet.flatMap((letter) => gaps.map((index) => put(index, 0, letter)))
  yield inner.map((index) => put(index, 1))
  // The Italian list lacks inflected forms, which differ from others by one letter.
  if (locale === 'it') return
  yield alphabet.flatMap((letter) =>
    inner.filter((index) => areNear(letters[index]!, letter)).map((index) => put(index, 1, letter)),
  )
}

/** Keys beside each other, on the keyboards of these languages. */
const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'azertyuiop', 'wxcvbn']
const VOWEL = /[aeiouyäöüáéíóúàèìòùâêîôûıœ]/u

/** Letters of which a finger or an ear takes one for the other; any other is another word. */
const areNear = (one: string, other: string): boolean =>
  (VOWEL.test(one) && VOWEL.test(other)) ||
  KEYS.some(
    (row) =>
      Math.abs(row.indexOf(one) - row.indexOf(other)) === 1 &&
      row.includes(one) &&
      row.includes(other),
  ) ||
  ['mn', 'bp', 'dt', 'gk', 'ck', 'fv', 'sz', 'cs'].some(
    (pair) => pair.includes(one) && pair.includes(other),
  )

type Put = (index: number, drop: number, ...insert: string[]) => string

/** Each letter replaced by another of its family. */
function exchanged(
  letters: readonly string[],
  family: ReadonlyMap<string, string>,
  put: Put,
): string[] {
  return letters.flatMap((letter, index) =>
    [...((index > 0 && family.get(letter)) || '')].flatMap((other) =>
      other === letter ? [] : put(index, 1, other),
    ),
  )
}

function swaps(letters: readonly string[], put: Put): string[] {
  return letters
    .slice(1)
    .flatMap((letter, index) =>
      letter === letters[index] ? [] : put(index, 2, letter, letters[index] ?? ''),
    )
}

/** The word with a double letter made single, or a single one double. */
export function doubled(word: string): string[] {
  const letters = [...word]
  return doubles(letters, (index, drop, ...insert) =>
    letters.toSpliced(index, drop, ...insert).join(''),
  )
}

function doubles(letters: readonly string[], put: Put): string[] {
  const twice = letters.flatMap((letter, index) =>
    index > 0 && letter === letters[index - 1] ? put(index, 1) : [],
  )
  return [...twice, ...letters.map((letter, index) => put(index, 0, letter))]
}

/** Kinds of slips that mean one word: 1 sounds, 2 swapped letters, 3 doubles, 4 marks. */
export const SURE_KINDS = 4
export const DOUBLED = 3
export const SOUND_ALIKE = 1
/** Letters from which a slip is clear whatever the word: of a term of a trade as well. */
const SHORTEST_CLEAR = 7

/**
 * Two letters swapped, one doubled or not, a mark too many or too few, in a long word: `nourrisage`.
 * German forms words that no list has, and two of them may be a swap apart: Rückezug, Rückzeug;
 * of a Turkish word no list has all forms: kreatinin.
 */
export const isClearSlip = (word: string, kind: number, locale: Spelled): boolean =>
  word.length >= SHORTEST_CLEAR &&
  kind > SOUND_ALIKE &&
  kind <= SURE_KINDS &&
  locale !== 'tr' &&
  !(locale === 'de' && kind < DOUBLED)
