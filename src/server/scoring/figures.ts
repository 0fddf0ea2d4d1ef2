import type { Lexicon } from './lexicon/lexicon.ts'

/**
 * Digits that measure nothing, one reason a row. They are taken out before a line is
 * searched for figures.
 */
const NOT_A_FIGURE: readonly RegExp[] = [
  // A date in figures, with or without the day: 03/2019, 2019-03, 12.05.2021.
  /(?<!\p{Nd})\p{Nd}{1,4}[./-]\p{Nd}{1,2}[./-]\p{Nd}{2,4}(?!\p{Nd})/gu,
  /(?<![\p{Nd},.])(?:19|20)\p{Nd}{2}[./-](?:0?[1-9]|1[0-2])(?!\p{Nd})/gu,
  /(?<!\p{Nd})(?:0?[1-9]|1[0-2])[./-](?:19|20)\p{Nd}{2}(?!\p{Nd})/gu,
  // A date in Chinese, Japanese or Korean: 2019年3月, 2019년 3월.
  /(?:19|20)?\p{Nd}{2}\s?[年년](?:度|도)?(?:\s?\p{Nd}{1,2}\s?[月월])?(?:\s?\p{Nd}{1,2}\s?[日일])?/gu,
  // A bare year, also as a span; 2000 customers or 2,000 are no years.
  /(?<![\p{Nd},.$€£¥₺₩])(?:19|20)\p{Nd}{2}(?![\p{Nd}%％‰$€£¥₺₩家名人个個件台店명개건억만]|[,.]\p{Nd}|\s?[%％])/gu,
  // A name with a number: CATIA V5, NX-4, B2B, S/4, J+5, Office 365, ISO 9001, Windows 11.
  /(?<![\p{L}])(?!(?:usd|eur|gbp|chf|rmb|cny|jpy|krw|try|tl|vnd|sar|aed|egp|rs|inr|us|ca|au|k|m|x)\p{Nd})[a-z]+[-+/]?\p{Nd}[\p{Nd}a-z.]*/gu,
  /(?<![\p{L}])(?:iso|din|en|windows|python|office|web|html|css|java|php|angular|sap|oracle|dynamics|industr(?:y|ie|ia) |level|grade|class|klasse|phase|version|bac|formula|adobe|c\+\+)\s?[+]?\p{Nd}[\p{Nd}.:]*/gu,
  // Round the clock, dimensions and generations.
  /(?<!\p{Nd})24\/7(?!\p{Nd})|(?<![\p{Nd}\p{L}.,])\p{Nd}[dgs](?![\p{L}\p{Nd}])/gu,
  // 1남 1녀: brothers and sisters in Korean self-introductions.
  /\p{Nd}+남\s?\p{Nd}+녀/gu,
  // How often is no size: every three months, alle 14 Tage, كل ثلاثة أشهر, 每三个月.
  /(?<!\p{L})(?:every|alle|tous les|toutes les|cada|ogni|كل|mỗi|her)\s+(?:\p{Nd}+|\p{L}+)\s+(?:months?|weeks?|days?|years?|hours?|monate|wochen|tage|jahre|stunden|mois|semaines|jours|ans|heures|meses|semanas|días|años|horas|mesi|settimane|giorni|anni|ore|أشهر|شهور|أسابيع|أيام|سنوات|ساعات|tháng|tuần|ngày|năm|ayda|haftada|günde|yılda)(?!\p{L})/gu,
  /每\s?[\p{Nd}一二两三四五六半]+\s?个?(?:月|周|天|年|小时)|(?:\p{Nd}|[一二三四五六半])+\s?(?:か月|ヶ月|カ月|週間?|日|時間)ごと|\p{Nd}+\s?(?:개월|주일?|일|시간)마다/gu,
  // A part of a country: the lower 48.
  /(?<!\p{L})(?:lower|contiguous) 48(?!\p{Nd})|(?<!\p{Nd})48 (?:lower|contiguous)/gu,
  // English ordinals.
  /\p{Nd}+(?:st|nd|rd|th)(?![\p{L}])/gu,
]

const DIGIT = /\p{Nd}/u

/**
 * True when a line holds a figure that measures something: an amount, a share, a time, a size.
 * Bare years, dates and product names do not count, spelled-out numbers do.
 *
 * @param line In lower case.
 */
export function holdsFigure(line: string, lexicon: Lexicon | null): boolean {
  const rest = NOT_A_FIGURE.reduce((text, pattern) => text.replaceAll(pattern, ' '), line)
  return DIGIT.test(rest) || (lexicon?.numbers.test(rest) ?? false)
}
