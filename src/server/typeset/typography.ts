import { closestLocale, directionOf, type Locale } from '#contract/locales.ts'

export type Direction = 'ltr' | 'rtl'

/** How a language writes what stands between the words of a resume. */
export interface Typography {
  /** Between a label and its value. */
  colon: string
  /** Between the items of a list. */
  comma: string
  /** Between different facts in a row, such as employer and place. */
  separator: string
  /** Between the two ends of a span of time. */
  range: string
  /** What `Intl` is asked for; the year alone is always `{ year: 'numeric' }`. */
  month: Intl.DateTimeFormatOptions
  day: Intl.DateTimeFormatOptions
  /** Whose order of month and year is meant, where `Intl` writes more than a resume does. */
  monthTag?: string
  /** A month in figures, as forms and resumes write it; `Intl` often says it in words. */
  figures: 'MM/YYYY' | 'MM.YYYY' | 'YYYY/MM' | 'YYYY.MM'
}

const western: Typography = {
  colon: ': ',
  comma: ', ',
  separator: ', ',
  range: ' – ',
  month: { year: 'numeric', month: 'short' },
  day: { year: 'numeric', month: 'short', day: 'numeric' },
  figures: 'MM/YYYY',
}

const numeric: Pick<Typography, 'month' | 'day'> = {
  month: { year: 'numeric', month: '2-digit' },
  day: { year: 'numeric', month: '2-digit', day: '2-digit' },
}

const eastAsian: Typography = {
  ...western,
  colon: '：',
  comma: '、',
  separator: ' · ',
  month: { year: 'numeric', month: 'long' },
  day: { year: 'numeric', month: 'long', day: 'numeric' },
  figures: 'YYYY.MM',
}

const TYPOGRAPHY: Record<Locale, Typography> = {
  en: western,
  // Right-to-left marks keep a row of Latin words in the order of the page.
  ar: {
    ...western,
    colon: '\u200f: ',
    comma: '\u200f، ',
    separator: '\u200f، ',
    range: '\u200f – ',
    month: eastAsian.month,
    day: eastAsian.day,
  },
  // 03/2021 is what a German Lebenslauf and a Vietnamese CV print.
  de: { ...western, ...numeric },
  es: western,
  // French sets a no-break space before the colon.
  fr: { ...western, colon: '\u00a0: ' },
  it: western,
  ja: { ...eastAsian, range: ' ～ ', figures: 'YYYY/MM' },
  ko: { ...eastAsian, colon: ': ', comma: ', ', separator: ', ' },
  tr: { ...western, figures: 'MM.YYYY' },
  // Not 'tháng 03, 2021'.
  vi: { ...western, ...numeric, monthTag: 'en-GB' },
  'zh-CN': eastAsian,
}

/** The typography of a language; a language that the product does not speak is set as English. */
export function typographyOf(tag: string): Typography {
  return TYPOGRAPHY[closestLocale(tag)]
}

export interface LanguageOfPage {
  /** ISO 639 code and ISO 3166 region, in lower case, as Typst takes them. */
  lang: string
  region: string | null
  direction: Direction
}

/**
 * A BCP 47 tag as Typst takes it; a malformed one counts as English.
 *
 * @example languageOfPage('zh-CN') // { lang: 'zh', region: 'cn', direction: 'ltr' }
 */
export function languageOfPage(tag: string): LanguageOfPage {
  let locale: Intl.Locale
  try {
    locale = new Intl.Locale(tag)
  } catch {
    locale = new Intl.Locale('en')
  }
  const region = locale.region?.toLowerCase() ?? null
  return {
    lang: locale.language,
    region: region?.length === 2 ? region : null,
    direction: directionOf(tag),
  }
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

/**
 * The direction of a text by its first letter, as Unicode's rule P2 has it; none without a letter.
 *
 * @example directionOfText('2019: خبرة') // 'rtl'
 */
export function directionOfText(text: string): Direction | undefined {
  const letter = /\p{L}/u.exec(text)?.[0]
  if (!letter) return undefined
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr'
}

/**
 * The direction of a text within another: on a page from right to left every text with such a
 * letter runs so, even where it begins with a Latin name.
 *
 * @example directionWithin('C# ثم', 'rtl') // 'rtl'
 */
export function directionWithin(text: string, around: Direction): Direction {
  if (around === 'rtl' && RIGHT_TO_LEFT.test(text)) return 'rtl'
  return directionOfText(text) ?? around
}
