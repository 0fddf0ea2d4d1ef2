/** Letters of the Korean alphabet in the revised romanisation, by their place in a syllable. */
const INITIALS = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ')
const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')
const FINALS = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ')

function koreanLetters(syllable: string): string {
  const index = (syllable.codePointAt(0) ?? 0) - 0xac00
  const [initial, vowel, final] = [
    Math.floor(index / 588),
    Math.floor((index % 588) / 28),
    index % 28,
  ]
  return `${INITIALS[initial] ?? ''}${VOWELS[vowel] ?? ''}${FINALS[final] ?? ''}`
}

/** Arabic consonants; short vowels are not written, so only these can be compared. */
const ARABIC = new Map(
  Object.entries({
    ب: 'b',
    ت: 't',
    ث: 'th',
    ج: 'j',
    ح: 'h',
    خ: 'kh',
    د: 'd',
    ذ: 'd',
    ر: 'r',
    ز: 'z',
    س: 's',
    ش: 'sh',
    ص: 's',
    ض: 'd',
    ط: 't',
    ظ: 'z',
    غ: 'gh',
    ف: 'f',
    ق: 'q',
    ك: 'k',
    ل: 'l',
    م: 'm',
    ن: 'n',
    ه: 'h',
    ي: 'y',
    و: 'w',
  }),
)

/** Kana in Hepburn romanisation; what follows the vowel rows of the table. */
const KANA = new Map(
  'あa いi うu えe おo かka きki くku けke こko さsa しshi すsu せse そso たta ちchi つtsu てte とto なna にni ぬnu ねne のno はha ひhi ふfu へhe ほho まma みmi むmu めme もmo やya ゆyu よyo らra りri るru れre ろro わwa をo んn がga ぎgi ぐgu げge ごgo ざza じji ずzu ぜze ぞzo だda ぢji づzu でde どdo ばba びbi ぶbu べbe ぼbo ぱpa ぴpi ぷpu ぺpe ぽpo'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
)

const LATIN = new Map(Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' }))

function letterOf(letter: string): string {
  if (/[가-힣]/u.test(letter)) return koreanLetters(letter)
  const hiragana = /[ァ-ヶ]/u.test(letter)
    ? String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x60)
    : letter
  return (
    LATIN.get(letter) ??
    KANA.get(hiragana) ??
    ARABIC.get(letter) ??
    (/[a-z]/u.test(letter) ? letter : '')
  )
}

/**
 * The parts of a name in plain Latin letters; those of a script whose sound is not written, such
 * as Chinese characters, are left out.
 *
 * @example latinParts('Đặng Văn Tý') // ['dang', 'van', 'ty']
 */
export function latinParts(name: string): string[] {
  return name
    .toLowerCase()
    .normalize('NFKC')
    .split(/[\s.,·・'’-]+/u)
    .map((part) => {
      // Korean and Arabic letters come apart as well, so only Latin marks are taken off.
      const plain = /\p{Script=Latin}/u.test(part)
        ? part.normalize('NFD').replaceAll(/\p{M}/gu, '')
        : part
      return [...plain].map(letterOf).join('')
    })
    .filter((part) => part.length > 1)
}

/** Whether the sound of every part of a name is written, so that sharing nothing means something. */
export function isSpelledOut(name: string): boolean {
  return !/\p{Script=Han}/u.test(name)
}
