import {
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/max'
import { isSupportedCountry } from 'libphonenumber-js/max'
import { LOCALES, closestLocale, type Locale } from '#contract/locales.ts'

/** Where a language's resumes are mostly written; the first that fits the number wins. */
const COUNTRIES: Record<Locale, readonly CountryCode[]> = {
  en: ['US', 'GB', 'IN', 'AU', 'CA', 'IE', 'NZ', 'SG', 'ZA', 'PH', 'NG', 'KE'],
  ar: [
    'SA',
    'AE',
    'EG',
    'JO',
    'MA',
    'DZ',
    'TN',
    'LB',
    'IQ',
    'KW',
    'QA',
    'OM',
    'BH',
    'SY',
    'YE',
    'LY',
    'SD',
    'PS',
  ],
  de: ['DE', 'AT', 'CH', 'LU', 'LI'],
  es: ['ES', 'MX', 'AR', 'CO', 'CL', 'PE', 'VE', 'EC', 'UY', 'CR', 'DO', 'GT', 'BO', 'PA'],
  fr: ['FR', 'BE', 'CH', 'CA', 'LU', 'MA', 'TN', 'DZ', 'SN', 'CI'],
  it: ['IT', 'CH', 'SM'],
  ja: ['JP'],
  ko: ['KR'],
  tr: ['TR', 'CY'],
  vi: ['VN'],
  'zh-CN': ['CN', 'HK', 'TW', 'MO', 'SG'],
}

export type PhoneState = 'valid' | 'possible' | 'invalid'

export interface Phone {
  state: PhoneState
  /** Where the number or the place beside it is; null when neither says so. */
  country: CountryCode | null
}

let regionNames: [string, CountryCode][] | null = null

/** Every country's name in every language of the site; made once, when first needed. */
function countryNames(): [string, CountryCode][] {
  regionNames ??= LOCALES.flatMap((locale) => {
    const names = new Intl.DisplayNames([locale], { type: 'region' })
    return REGIONS.map((region): [string, CountryCode] => [
      (names.of(region) ?? region).toLocaleLowerCase(locale),
      region,
    ])
  })
  return regionNames
}

let regionWords: Set<string> | null = null

/** True for a word of a country's name, in lower case: korea, 韓国, almanya. */
export function isOfCountry(word: string): boolean {
  regionWords ??= new Set(
    countryNames().flatMap(([name]) => name.split(/[^\p{L}\p{M}]+/u).filter(Boolean)),
  )
  return regionWords.has(word)
}

const REGIONS: CountryCode[] = Array.from({ length: 26 * 26 }, (_, index) =>
  String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26)),
).filter((code): code is CountryCode => isSupportedCountry(code))

/** ', TX' or ', TX 78701' at the end of a place is how the United States write it. */
const US_STATE = /,\s?[A-Z]{2}(?:\s\d{5})?$/

/** The country that a printed place names, whatever the language; null when it names none. */
function countryOf(location: string, tag: string): CountryCode | null {
  if (location === '') return null
  if (US_STATE.test(location)) return 'US'
  const place = location.toLocaleLowerCase(tag)
  const parts = place.split(PLACE_PARTS).map((part) => part.trim())
  const isNamed = (name: string): boolean =>
    WIDE.test(name)
      ? place.includes(name)
      : parts.includes(name) || parts.at(-1)?.endsWith(` ${name}`) === true
  return countryNames().find(([name]) => name.length > 2 && isNamed(name))?.[1] ?? null
}

/**
 * A country ends an address, or stands between commas: Perugia is not in Peru, “España 1234” and
 * “Quai Maurice Barjon” are streets.
 */
const PLACE_PARTS = /[,،;|/()（）·•\n]|\s[–—-]\s/u
const WIDE = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u

const FEWEST_DIGITS = 8

/** Mobile numbers of countries in which all have as many digits: how they begin, and how many follow. */
const MOBILES: readonly { code: string; begins: RegExp; digits: number; locale?: Locale }[] = [
  { code: '82', begins: /^10/, digits: 10, locale: 'ko' },
  { code: '81', begins: /^[789]0/, digits: 10, locale: 'ja' },
  { code: '86', begins: /^1[3-9]/, digits: 11, locale: 'zh-CN' },
  { code: '84', begins: /^[35789]/, digits: 9, locale: 'vi' },
  { code: '90', begins: /^5/, digits: 10, locale: 'tr' },
  { code: '966', begins: /^5/, digits: 9 },
  { code: '20', begins: /^1[0125]/, digits: 10 },
  { code: '971', begins: /^5/, digits: 9 },
  { code: '33', begins: /^[67]/, digits: 9 },
  { code: '34', begins: /^[67]/, digits: 9 },
  { code: '44', begins: /^7[1-57-9]/, digits: 10 },
]
/** Digits by which a slip differs; what lacks more was left out on purpose, or is a landline. */
const SLIP_DIGITS = 2
/** A number and nothing else: no second one, no extension, no digits that are crossed out. */
const ONE_NUMBER = /^[\s(（]*\+?[\p{Nd}\s().（）·–‑-]+$/u

/** True for a mobile number with a digit or two too few or too many for its country. */
function isMiscounted(phone: string, locale: Locale): boolean {
  if (!ONE_NUMBER.test(phone)) return false
  const printed = phone.replaceAll(/[^\p{Nd}+]/gu, '')
  const hasCode = /^(?:\+|00)/u.test(printed)
  const digits = printed.replace(/^(?:\+|00)/u, '')
  return MOBILES.some(({ code, begins, digits: count, locale: own }) => {
    // without its code only where the language has one country
    if (hasCode ? !digits.startsWith(code) : own !== locale) return false
    const trunk = code === '86' ? '' : '0'
    if (!hasCode && !digits.startsWith(trunk)) return false
    const national = (hasCode ? digits.slice(code.length) : digits).replace(/^0/u, '')
    const off = Math.abs(national.length - count)
    return begins.test(national) && off > 0 && off <= SLIP_DIGITS
  })
}

/**
 * Checks a number against the numbering plan of its country: the one of its code, else of the
 * place, else those of the resume's language.
 */
export function readPhone(phone: string, location: string, tag: string): Phone {
  const country = countryOf(location, tag)
  // Shorter ones are emergency calls somewhere, and nobody's own.
  if ((phone.match(/\p{Nd}/gu)?.length ?? 0) < FEWEST_DIGITS) return { state: 'invalid', country }
  if (isMiscounted(phone, closestLocale(tag))) return { state: 'invalid', country }
  const candidates = country ? [country] : COUNTRIES[closestLocale(tag)]
  let possible: PhoneNumber | undefined
  for (const candidate of candidates) {
    const number = parsePhoneNumberFromString(phone, candidate)
    if (number?.isValid()) return { state: 'valid', country: country ?? number.country ?? null }
    if (number?.isPossible()) possible ??= number
  }
  return { state: possible ? 'possible' : 'invalid', country }
}
