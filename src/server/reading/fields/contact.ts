/** E-mail and phone have forms of their own; a label or the company they keep tells the rest. */
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js'
import { fold } from '../lexicon/fold.ts'

const EMAIL = /[\p{L}\p{N}._%+'-]+\s?@\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,24}/gu

/** The e-mail addresses printed in a text. */
export function emailsIn(text: string): string[] {
  return [...text.normalize('NFKC').matchAll(EMAIL)].map(([match]) =>
    match.replace(/\s/g, '').replace(/^['.]+/, ''),
  )
}

const PHONE =
  /(?<![\p{L}\p{N}@/.])(?:[+＋]|00)?\s?[(（]?\+?\d[\d\s().（）/·–‑-]{5,22}\d(?![\p{L}\p{N}@])/gu

/** Where numbers without a country code are at home, by the document's language. */
const HOME: Readonly<Record<string, readonly CountryCode[]>> = {
  en: ['US', 'GB', 'IN', 'AU'],
  ar: ['SA', 'EG', 'JO', 'AE', 'MA'],
  de: ['DE', 'AT', 'CH'],
  es: ['ES', 'MX', 'CO', 'AR'],
  fr: ['FR', 'BE', 'CH', 'CA'],
  it: ['IT'],
  ja: ['JP'],
  ko: ['KR'],
  tr: ['TR'],
  vi: ['VN'],
  zh: ['CN', 'TW', 'HK'],
}

/** Shortest and longest numbers of the world without country code (E.164). */
const DIGITS = { least: 7, most: 15 }

export interface FoundPhone {
  /** As printed. */
  text: string
  from: number
  /** True when it is a possible number of the document's home countries or has a country code. */
  possible: boolean
}

const isDate = (digits: string) =>
  /^(?:19|20)\d{2}(?:19|20)\d{2}$/.test(digits) ||
  /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d{2}$/.test(digits) ||
  /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(digits) ||
  /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:19|20)\d{2}(?:0[1-9]|1[0-2])$/.test(digits) ||
  /^(?:0[1-9]|1[0-2])(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:19|20)\d{2}$/.test(digits)

/** The phone numbers printed in a text, as printed. */
export function phonesIn(printed: string, language: string): FoundPhone[] {
  const countries = HOME[language.split('-')[0]!] ?? HOME.en!
  return [...fold(printed).matchAll(PHONE)].flatMap(({ index, 0: match }) => {
    const lead = match.length - match.trimStart().length
    const digits = match.replace(/\D/g, '')
    if (digits.length < DIGITS.least || digits.length > DIGITS.most || isDate(digits)) return []
    const possible = countries.some(
      (country) => parsePhoneNumberFromString(match, country)?.isPossible() ?? false,
    )
    return [
      {
        text: printed.slice(index + lead, index + match.length).trim(),
        from: index + lead,
        possible,
      },
    ]
  })
}
