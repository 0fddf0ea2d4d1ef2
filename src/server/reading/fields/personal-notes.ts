/** What stands around a name and is none: titles of address, ages, readings, sex and year of birth. */
import { isCivilStatus } from '../lexicon/civil-status.ts'
import { fold } from '../lexicon/fold.ts'
import { allWords } from '../lexicon/index.ts'
import { labelInFront } from '../lexicon/labels.ts'
import { alternatives } from '../lexicon/words.ts'

const HONORIFICS = new Set(allWords('honorifics').map((word) => fold(word).replace(/\.$/, '')))

/** `Ma. del Carmen`: María. A degree is written M.A. or MA. */
export const SHORT_NAME = /^Ma\.?$/u

/** True for a title in front of or behind a name. */
export const isTitle = (word: string): boolean =>
  !SHORT_NAME.test(word) && HONORIFICS.has(trim(word))

const trim = (word: string) => fold(word).replace(/[.,]+$/, '')

/** True for titles of address alone: 'Dr.', 'Herr Dr.'. */
function isHonorific(text: string): boolean {
  const words = text.split(/[\s,]+/u).filter((word) => /\p{L}/u.test(word))
  return (
    words.length > 0 &&
    isTitle(words[0]!) &&
    // `Dipl.-Ing. (FH)`
    words.every((word) => isTitle(word) || /^[(]\p{L}{1,5}[)]?$/u.test(word))
  )
}

/** Kana alone are how the name beside or below them is read. */
const KANA =
  /^[\p{Script=Hiragana}\p{Script=Katakana}ー・]{1,8}[\s\u3000][\p{Script=Hiragana}\p{Script=Katakana}ー・]{1,8}$/u

export const isReading = (text: string): boolean => KANA.test(text)

/** More is a text about somebody. */
const LONGEST_NOTE = 80

const AGE = new RegExp(`^\\(?\\d{2}\\s?(?:${alternatives(allWords('ages'))})\\)?$`, 'iu')

/** 男, 1995年生, 3年经验: one of the facts that stand in a row below an East Asian name. */
const FACT =
  /^(?:[男女남여](?:性|[자성])?|(?:19|20)\d{2}\s?(?:年(?:出?生|生まれ)?|년생)|\d{1,2}\s?年\P{P}*[经経經][验験驗]|(?:中共)?(?:预备)?党员|共青团员|群众|男性|女性)$/u

/** `geb. 01.05.1992`, `nata a Bari il 3/4/1990`. */
const isBirth = (text: string) =>
  /\d/.test(text) && labelInFront(text)?.kinds.includes('birthDate') === true

/** True for an age, a title of address, how a name is read, and the like: `24 years old, single`. */
export function isPersonalNote(text: string): boolean {
  const parts = text.split(/\s*[,،，]\s*/u).filter(Boolean)
  return (
    FACT.test(text) ||
    isHonorific(text) ||
    isReading(text) ||
    isCivilStatus(text) ||
    (text.length < LONGEST_NOTE && parts.some((part) => AGE.test(part) || isBirth(part)))
  )
}
