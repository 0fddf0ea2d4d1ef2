/** E-mail and phone have forms of their own; a label or the company they keep tells the rest. */
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js'
import type { Line } from '../document.ts'
import { fold } from '../lexicon/fold.ts'
import { labelKinds, labelled } from '../lexicon/labels.ts'

const EMAIL = /[\p{L}\p{N}._%+'-]+\s?@\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,24}/gu

/** `kate [@] example.org`, `kate (at) example.org`: the sign as programs that collect addresses miss it. */
const HIDDEN_SIGN = /\s?[[(]\s?(?:@|at)\s?[\])]\s?/giu
const HIDDEN_DOT = /\s?[[(]\s?(?:\.|dot|punkt|punto|point)\s?[\])]\s?(?=\p{L})/giu

/** `instagram @kate.linocuts`: a name on a network, whose last part is no domain. */
const HANDLE = /\s@\S+\.\p{L}{7,}$/u

/** Written to its address: 邮箱lin@example.org. */
const LABEL_WITHOUT_COLON = /^[^\p{ASCII}\p{Script=Latin}]+(?=[a-z\d])/iu

/** The e-mail addresses printed in a text. */
export function emailsIn(text: string): string[] {
  const plain = text.normalize('NFKC').replaceAll(HIDDEN_SIGN, '@').replaceAll(HIDDEN_DOT, '.')
  // Without the sign, every letter of a long line would be tried as a beginning.
  if (!plain.includes('@')) return []
  return [...plain.matchAll(EMAIL)]
    .filter(([match]) => !HANDLE.test(match))
    .map(([match]) =>
      match
        .replace(/\s/g, '')
        .replace(LABEL_WITHOUT_COLON, '')
        .replace(/^['.]+/, ''),
    )
}

const PHONE =
  /(?<![\p{L}\p{N}@/.]|\d-|\d[(（]|〒\s?)(?:[+＋]|00)?\s?[(（]?\+?\d[\d\s().（）/·–‑-]{5,22}\d(?!(?!\p{Script=Han})\p{L}|[\p{N}@])/gu

/** Between a whole number and the next: `05 55 30 17 62 / 06 82 40 91 15`. */
const NEXT_NUMBER = /(?<=(?:\d[\s().-]*){9})\s\/\s(?=[+(]?\d)/g

/** Where numbers without a country code are at home, by the document's language. */
const HOME: Readonly<Record<string, readonly CountryCode[]>> = {
  en: ['US', 'GB', 'IN', 'AU'],
  ar: ['SA', 'EG', 'JO', 'AE', 'MA', 'IQ', 'DZ', 'TN', 'SY', 'YE', 'LB', 'KW'],
  de: ['DE', 'AT', 'CH'],
  es: ['ES', 'MX', 'CO', 'AR', 'PE', 'CL', 'EC'],
  fr: ['FR', 'BE', 'CH', 'CA'],
  it: ['IT'],
  ja: ['JP'],
  ko: ['KR'],
  tr: ['TR'],
  vi: ['VN'],
  zh: ['CN', 'TW', 'HK'],
}

/** How bare figures are printed where valid ones could be anything: a mobile, or with the area's 0. */
const BARE: Readonly<Partial<Record<CountryCode, RegExp>>> = { CN: /^(?:0|1\d{10}$)/ }

/** Shortest and longest numbers of the world without country code (E.164). */
const DIGITS = { least: 7, most: 15 }

export interface FoundPhone {
  /** As printed. */
  text: string
  /**
   * 3 labelled or with a country code, 2 valid, 1.5 bare figures valid in another country of the
   * language, 1 possible, 0 only figures of that length.
   */
  certainty: number
}

const two = (year: string, rest: string) => new RegExp(`^${year}${rest}$`)
const YEAR = '(?:19|20)\\d{2}'
const MONTH = '(?:0[1-9]|1[0-2])'
const DAY = '(?:0[1-9]|[12]\\d|3[01])'
/** Figures that are dates: 2015–2019, 01.04.2019, 2019-04-01, 2019.04–2021.03. */
const DATES = [
  two(YEAR, YEAR),
  two(DAY, MONTH + YEAR),
  two(YEAR, MONTH + DAY),
  two(YEAR, MONTH + YEAR + MONTH),
  two(MONTH, YEAR + MONTH + YEAR),
  two(YEAR, MONTH),
  two(MONTH, YEAR + MONTH),
]

/** A date among other figures: `845 (2020.11.22`, `2018/01）1`, `4/2020 – 08/2022`, `7.0 (2018-2020`. */
const WITH_DATE =
  /(?<!\d)(?:(?:19|20)\d{2}\s?[./]\s?(?:0?[1-9]|1[0-2])|(?:0?[1-9]|1[0-2])\s?[./]\s?(?:19|20)\d{2})(?!\d)|^(?:(?:^|\s?-\s?)(?:0?[1-9]|1[0-2])[./]\d{2}){2}$|[(（](?:19|20)\d{2}\s?[-–—]\s?(?:19|20)\d{2}$/

/** 2018-02-23/24, 2012-1-31; and the number of a preprint, by year and month: 2408.02295. */
const BY_YEAR =
  /^(?:19|20)\d{2}-(?:0?[1-9]|1[0-2])-(?:0?[1-9]|[12]\d|3[01])(?!\d)|^\d{2}(?:0[1-9]|1[0-2])\.\d{5}$/

/** What a DOI begins with, 10.11591/7, and what a law is cited by: 101/2018. */
const DOI = /(?<![\d.])10\.\d{4,9}(?!\d)/
const LAW = /^\d{1,4}\/(?:19|20)\d{2}$/

/** A postal code in a form's town and once more in its address: 12345 12345. */
const TWICE = /^(\d{4,6})\s\1$/

/** A number whose groups a page from right to left printed in its order: `0142 555 10 966+`. */
const TURNED = /(?<![\d+])(\d{2,4}(?: \d{2,4}){1,4}|\d{9,14})\+(?!\d)/g

/** The same with the country in brackets: `933219934 (963+)`. */
const TURNED_COUNTRY =
  /(?<!\d)(?:(\d{6,11})\s*)?[(（]\s?(\d{1,3})\s?\+\s?[)）](?:\s*(\d{6,11}))?(?!\d)/g

/** A text with its phone numbers from left to right. */
export const withTurnedNumbers = (text: string): string =>
  text
    .replaceAll(TURNED, (_, number: string) => `+${number.split(' ').toReversed().join(' ')}`)
    .replaceAll(TURNED_COUNTRY, (whole, before = '', country: string, behind = '') =>
      Boolean(before) === Boolean(behind) ? whole : `+${country} ${before}${behind}`,
    )

/** `605 (2022`: a score and its year. */
const WITH_YEAR = /\s[(（](?:19|20)\d{2}$/

/** A year and what is beside it, a grade of so many: `2018 – 3.12`, `2010 (234 horas)`, `3.12/4.00`. */
const WITH_FIGURES =
  /^(?:19|20)\d{2}\s(?:[–-]\s|[(（]\d{1,4}$)|(?<!\d)\d[.]\d{1,2}\s?\/\s?\d{1,2}(?:[.]\d{1,2})?(?!\d)/

/** What stands in front of the number of a paper, where no label says that it is one of a phone. */
const NUMBER_OF = /(?<!tel\.?\s?|phone\s)(?:(?<!\p{L})(?:no|nr|n[°º])\.?|№)\s*$/iu

/** Numbers are written in groups: 312-555-0147. */
const NORTH_AMERICAN = /^\(?\d{3}\)?\s?[.·-]?\s?\d{3}(?:\s?[.·-]\s?|\s)\d{4}$/

function certaintyOf(
  match: string,
  isLabelled: boolean,
  countries: readonly CountryCode[],
): number {
  if (isLabelled || /^[(（]?[+＋]|^00/.test(match.trim())) return 3
  const plain = match.replace(/\s?·\s?/g, '-')
  const numbers = countries.map((country) => parsePhoneNumberFromString(plain, country))
  const inGroups = /^\(?0/.test(match.trim()) || NORTH_AMERICAN.test(match.trim())
  // bare figures may be valid in one country of several, or a name on a network: 408141471
  const isGrouped = /^0|[\s().-]/.test(match.trim())
  const [home, ...others] = numbers.map(
    (number, at) =>
      number?.isValid() === true &&
      (isGrouped || (BARE[countries[at]!]?.test(match.trim()) ?? true)),
  )
  const isWhole = !/\s[-/]\s/.test(match)
  if (isWhole && (home || (isGrouped && others.includes(true)))) return 2
  if (isWhole && others.includes(true)) return 1.5
  return numbers[0]?.isPossible() && inGroups ? 1 : 0
}

/**
 * The phone numbers printed in a text, as printed, with how certain each is.
 *
 * @param isLabelled true when the text stands behind a label such as 'Tel.'
 */
export function phonesIn(printed: string, language: string, isLabelled = false): FoundPhone[] {
  const countries = HOME[language.split('-')[0]!] ?? HOME.en!
  return [...fold(printed).replaceAll(NEXT_NUMBER, ' | ').matchAll(PHONE)].flatMap(
    ({ index, 0: found }) => {
      // a postal code in front: 94588 (555) 123-4567, or behind: 06 55 50 12 84 29000 Quimper
      const code = /^\d{5}\s(?=[(+]|\d{3}[.-]\d{3}[.-]\d{4}$)/.exec(found)?.[0] ?? ''
      const town = /^\s\p{L}{3}/u.test(printed.slice(index + found.length))
      const behind = town ? (/(?<=\d{2}.{6,})\s+\d{5}$/.exec(found)?.[0] ?? '') : ''
      const match = found.slice(code.length, found.length - behind.length)
      const lead = found.length - match.trimStart().length
      const digits = match.replace(/\D/g, '')
      if (digits.length < DIGITS.least || digits.length > DIGITS.most) return []
      if (DATES.some((date) => date.test(digits)) || WITH_DATE.test(match)) return []
      if (
        [WITH_FIGURES, BY_YEAR, WITH_YEAR, DOI, LAW, TWICE].some((form) => form.test(match.trim()))
      )
        return []
      // `C.C. No. 71.382.554`: the number of something
      if (!isLabelled && NUMBER_OF.test(printed.slice(0, index + lead))) return []
      const text = printed.slice(index + lead, index + found.length - behind.length).trim()
      return [{ text, certainty: certaintyOf(match, isLabelled, countries) }]
    },
  )
}

/** Figures on or beside the line of an e-mail address need to be less certainly a phone number. */
const LEAST = { beside: 1, alone: 1.5 } as const

/** The number of a certificate or a licence, among words: `PMP 2558722`. */
const SHORT_FIGURES = /^[1-9]\d{6,7}$/

/** The number of a patent or a book, among words. */
const LONG_FIGURES = /^[1-9]\d{12,}$/

/** `Licence No: 12624847`, `Register: 1031-2022-2440152`: bare figures behind a label that names no phone. */
const isOtherNumber = (text: string, number: string) =>
  ((SHORT_FIGURES.test(number) || LONG_FIGURES.test(number)) && number !== text.trim()) ||
  ((/^[1-9]\d+$/.test(number) || /^[1-9](?:-?\d){13,}$/.test(number)) &&
    /[:：]/u.test(text) &&
    !labelled(text)?.kinds.includes('phone'))

/** The first e-mail address and phone number among lines of anything; '' where there is none. */
export function contactIn(
  lines: readonly Line[],
  language: string,
): { email: string; phone: string } {
  const at = lines.findIndex(({ text }) => emailsIn(text).length > 0)
  const phones = lines.flatMap(({ cells }, index) => {
    const isBeside = at >= 0 && Math.abs(index - at) <= 1
    const least = isBeside ? LEAST.beside : LEAST.alone
    return cells.flatMap(({ text: printed }, cell) => {
      const text = withTurnedNumbers(printed)
      const isLabelled = cell > 0 && labelKinds(cells[cell - 1]!.text).includes('phone')
      return phonesIn(text, language, isLabelled)
        .filter(({ certainty, text: number }) => certainty >= least && !isOtherNumber(text, number))
        .map((phone) => ({ ...phone, isBeside }))
    })
  })
  const weigh = ({ certainty, isBeside }: (typeof phones)[number]) => certainty + Number(isBeside)
  const [phone] = phones.toSorted((a, b) => weigh(b) - weigh(a))
  return { email: emailsIn(lines[at]?.text ?? '')[0] ?? '', phone: phone?.text ?? '' }
}
