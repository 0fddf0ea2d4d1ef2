import { misspeltMonth, MONTH, PRESENT, SEASON } from './date-words.ts'
import { END, SHORT_YEARS, sticky, type Pattern } from './short-years.ts'
import {
  ERAS,
  figureOf,
  found,
  fullYear,
  isMonth,
  moment,
  monthOf,
  number,
  type Found,
} from './moments.ts'

const YEAR = '(19[3-9]\\d|20[0-4]\\d)'
/** Turkish case endings behind a number or name: 2019'dan, Mart'tan, 2021'e. */
const SUFFIX = "(?:'?(?:dan|den|tan|ten|ya|ye|da|de|te|ta)(?!\\p{L})|'[ae](?!\\p{L}))?"
/** The letter of the calendar behind an Arabic year: ٢٠١٨م. */
const CALENDAR = '(?:\\s?م(?!\\p{L}))?'
const OF = "(?:de\\s+|del\\s+|of\\s+|d')?"
const SEASON_TAIL =
  '(?:\\s?(?:봄|여름|가을|겨울|초|말|상반기|하반기|[12]학기|春|夏|秋|冬|年?初|年?末|年底|上半年|下半年|頃|秋季|春季|夏季|冬季))?'

/** The rest of a longer word: `nowadays`, but 至今ABC公司. */
const GOES_ON = ['Latin', 'Arabic']
  .map((script) => `(?<=\\p{Script=${script}})\\p{Script=${script}}`)
  .join('|')

/** Years that a range of two figures tells, at most: `2001/90` is no range. */
const MOST_YEARS = 12

/** `2019/20`: a year and the last figures of a later one. */
function yearsOf(year: string, next: string): Found | null {
  const end = Number(year.slice(0, 2) + next)
  return end > Number(year) && end - Number(year) <= MOST_YEARS
    ? { start: { year: Number(year) }, end: { year: end } }
    : null
}

/** Tried in this order at each place; the first that fits wins. */
export const PATTERNS: readonly Pattern[] = [
  {
    name: 'era',
    example: '平成27年4月, 令和元年, H27.4',
    regex: sticky(
      '(令和|平成|昭和|大正|[rhs](?=\\d))\\s?(元|\\d{1,2})\\s?(?:年度?|[./-])\\s?(?:(\\d{1,2})\\s?(?:月\\s?(?:(\\d{1,2})\\s?日)?|[./](\\d{1,2}))?)?',
    ),
    read: ([era = '', year, month, day, otherDay]) => {
      const first = ERAS[era]
      const inEra = year === '元' ? 1 : Number(year)
      return first ? found(moment(String(first + inEra - 1), month, day ?? otherDay)) : null
    },
  },
  {
    name: 'cjk',
    example: '2019年4月1日, 2018년 3월, 2023년 여름',
    regex: sticky(
      `(\\d{4})\\s?[年년](?:度|학?도)?${SEASON_TAIL}(?:\\s?(\\d{1,2}|十[一二]?|[一二三四五六七八九])\\s?[月월](?:份|초|말|頃)?(?:\\s?(\\d{1,2})\\s?[日일号號])?)?`,
    ),
    read: ([year, month, day]) => found(moment(year, monthOf(`${month}月`) ?? month, day)),
  },
  {
    name: 'cjk, all in words',
    example: '二〇一〇年三月',
    regex: sticky('([一二][一二三四五六七八九〇零○]{3})年(?:(十[一二]?|[一二三四五六七八九])月)?'),
    read: ([year = '', month]) =>
      found(moment([...year].map(figureOf).join(''), month && monthOf(`${month}月`))),
  },
  {
    name: 'Hijri year, and the same by the other calendar',
    example: '١٤٣٨هـ الموافق ٢٠١٧م',
    regex: sticky(`1[34]\\d{2}\\s?هـ?\\s*(?:الموافق|[(/-])\\s?${YEAR}\\s?م?\\s?\\)?`),
    read: ([year]) => found(moment(year)),
  },
  {
    name: 'class of a year',
    example: '2020届, 2020届毕业生',
    regex: sticky(`${YEAR}\\s?[届屆](?:[应應]届)?(?:[毕畢][业業])?生?`),
    read: ([year]) => found(moment(year)),
  },
  {
    name: 'cjk, bare year',
    example: '2018 4月, 2020 3월',
    regex: sticky(`${YEAR}\\s(\\d{1,2})\\s?[月월]`),
    read: ([year, month]) => found(moment(year, month)),
  },
  {
    name: 'cjk, short year',
    example: '21年3月',
    regex: sticky('(\\d{2})\\s?[年년]\\s?(\\d{1,2})\\s?[月월]'),
    read: ([year = '', month]) => found(moment(fullYear(year), month)),
  },
  {
    name: 'day, month, year in figures',
    example: '01.04.2019, 15/03/2020',
    regex: sticky(
      `(\\d{1,2})\\s?([./-])\\s?(\\d{1,2})\\s?\\2\\s?(\\d{4})(?!\\d)${CALENDAR}${SUFFIX}`,
    ),
    read: ([day, , month, year]) =>
      found(isMonth(number(month)) ? moment(year, month, day) : moment(year, day, month)),
  },
  {
    name: 'years behind a dash',
    example: '2007–08, where a month would have a hyphen: 2007-08',
    regex: sticky(`${YEAR}-(\\d{2})${END}(?!-)`),
    printed: /^\d{4}[–—]\d{2}/u,
    read: ([year = '', next = '']) => yearsOf(year, next),
  },
  {
    name: 'year, month in figures',
    example: '2019-04, 2019.04, 2019/4/1',
    regex: sticky(
      `${YEAR}(?:\\s?[/]\\s?|\\s?\\.\\s?|-)(\\d{1,2})(?:(?:\\s?[/]\\s?|\\s?\\.\\s?|-)(\\d{1,2}))?(?![\\d])\\.?`,
    ),
    read: ([year, month, day]) => found(moment(year, month, day)),
  },
  {
    name: 'month, year in figures',
    example: '04/2019, 04.2019',
    regex: sticky(`(\\d{1,2})\\s?[./-]\\s?(\\d{4})(?!\\d)${CALENDAR}${SUFFIX}`),
    read: ([month, year]) => found(moment(year, month)),
  },
  {
    name: 'Vietnamese month',
    example: 'tháng 3/2022, thg 3 2022, tháng 3 năm 2022, T3/2022, Th3.2022',
    regex: sticky(
      `(?:thang|thg|th|t)\\.?\\s?(\\d{1,2})\\s?(?:[/.,-]|nam|\\s)\\s?(?:nam\\s)?(\\d{4})(?!\\d)`,
    ),
    read: ([month, year]) => found(moment(year, month)),
  },
  {
    name: 'days, month name, year',
    example: '30-31 Mart 2013, 25-26-27 Şubat 2011',
    regex: sticky(
      `(\\d{1,2})(?:\\s?-\\s?\\d{1,2}){1,2}\\.?\\s+${OF}(${MONTH})\\.?,?\\s+${OF}(\\d{4})(?!\\d)${SUFFIX}`,
    ),
    read: ([day, name, year]) => found(moment(year, monthOf(name), day)),
  },
  {
    name: 'day, month name, year',
    example: '1st April 2019, 1 de abril de 2019, 1° ottobre 2010',
    regex: sticky(
      `(\\d{1,2})(?:st|nd|rd|th|er|[º°]|\\.)?\\s+${OF}(${MONTH})\\.?,?\\s+${OF}(\\d{4})(?!\\d)${SUFFIX}`,
    ),
    read: ([day, name, year]) => found(moment(year, monthOf(name), day)),
  },
  {
    name: 'month name, year',
    example: 'Mar. 2020, enero de 2014, Sept-2019, March 1, 2020, آب/أغسطس 2018',
    regex: sticky(
      `(?:(?:${MONTH})\\s?/\\s?)?(${MONTH})(?:\\.|,|(?!\\p{L}))\\s*(?:(\\d{1,2})(?:st|nd|rd|th)?,\\s*)?[,/-]?\\s*${OF}'?(\\d{4})(?!\\d)${CALENDAR}${SUFFIX}`,
    ),
    read: ([name, day, year]) => found(moment(year, monthOf(name), day)),
  },
  {
    name: 'misspelt month name, year',
    example: 'Janurary 2017, Feburary 2019',
    regex: sticky(`(\\p{L}{6,12})\\.?\\s+${OF}(\\d{4})(?!\\d)`),
    read: ([name = '', year]) => {
      const month = misspeltMonth(name)
      return month ? found(moment(year, month)) : null
    },
  },
  {
    name: 'month name, short year',
    example: "Aug '17, Aug-17",
    regex: sticky(`(${MONTH})(?:\\.|,|(?!\\p{L}))\\s*[-/ ]?\\s*(')?(\\d{2})(?![\\d.,:%])${END}`),
    read: ([name, quote, year = '']) => found(moment(fullYear(year), monthOf(name)), quote !== "'"),
  },
  {
    name: 'year, month name',
    example: '2019 Mart',
    regex: sticky(`${YEAR}\\s+(${MONTH})\\.?${END}(?!\\.?,?\\s*(?:de\\s+)?\\d)`),
    read: ([year, name]) => found(moment(year, monthOf(name))),
  },
  {
    name: 'academic year',
    example: '2019/20, 2018-2019 as one, WS 2019/20',
    regex: sticky(`(?:(?:${SEASON})\\.?\\s+)?${YEAR}\\s?[/-]\\s?(\\d{2})(?!\\d)${END}`),
    read: ([year = '', next = '']) => yearsOf(year, next),
  },
  {
    name: 'academic year in full',
    example: '2000/2001, a.s. 2010/2011',
    regex: sticky(`(?:(?:${SEASON})\\.?\\s+)?${YEAR}\\s?/\\s?${YEAR}(?!\\d)`),
    read: ([first, second]) =>
      Number(second) === Number(first) + 1
        ? { start: { year: Number(first) }, end: { year: Number(second) } }
        : null,
  },
  {
    name: 'season or term, year',
    example: 'Summer 2022, été 2018, spring/summer 2020, Class of 2019',
    regex: sticky(
      `(?:${SEASON})\\.?(?:\\s?[/&]\\s?(?:${SEASON}))?,?\\s*${OF}(?:(${MONTH})\\.?,?\\s+${OF})?'?${YEAR}(?!\\d)${CALENDAR}${SUFFIX}`,
    ),
    read: ([name, year]) => found(moment(year, monthOf(name))),
  },
  {
    name: 'quarter',
    example: 'Q1 2020, Q1/2020, 2020 Q1, H1 2020',
    regex: sticky(`[qth][1-4]\\s?[/ ]?\\s?${YEAR}(?!\\d)`),
    read: ([year]) => found(moment(year)),
  },
  {
    name: 'year, season or quarter',
    example: '2022 Summer, 2020 Q1',
    regex: sticky(
      `${YEAR}\\s?(?:-?q[1-4]|\\s(?:spring|summer|fall|autumn|winter|yaz|kis|bahar|guz))${END}`,
    ),
    read: ([year]) => found(moment(year)),
  },
  {
    name: 'year',
    example: "2019, 2019'dan",
    regex: sticky(
      `${YEAR}(?![\\d%])(?![.,]\\d)${CALENDAR}${SUFFIX}(?:\\s?[년年])?(?![\\p{L}])|${YEAR}(?=[가-힣ぁ-ん一-龥])`,
    ),
    read: ([year, other]) => found(moment(year ?? other)),
  },
  {
    name: 'months of a year',
    example: '07/08 2004',
    regex: sticky(`(0[1-9]|1[0-2])\\s?/\\s?(0[1-9]|1[0-2])\\s+${YEAR}(?!\\d)`),
    read: ([month, endMonth, year]) => {
      const [start, end] = [moment(year, month), moment(year, endMonth)]
      return start && end ? { start, end } : null
    },
  },
  ...SHORT_YEARS,
  {
    name: 'month alone',
    example: 'Jan – Mar 2020',
    regex: sticky(`(${MONTH})\\.?${END}`),
    read: ([name]) => ({ monthOnly: monthOf(name) ?? 0, weak: true }),
  },
  {
    name: 'month, year behind a space',
    example: '12 2004 – 06 2005',
    regex: sticky(`(0[1-9]|1[0-2])\\s${YEAR}(?!\\d)`),
    read: ([month, year]) => found(moment(year, month), true),
  },
  {
    name: 'month alone in figures',
    example: '03 – 08/2019, 10 – 12 2004',
    regex: sticky(
      `(0?[1-9]|1[0-2])(?=\\s?[-~]\\s?(?:(?:0?[1-9]|1[0-2])\\s?[/.]\\s?\\d{4}|(?:0[1-9]|1[0-2])\\s${YEAR}))`,
    ),
    read: ([month]) => ({ monthOnly: Number(month), weak: true }),
  },
  {
    name: 'present',
    example: 'heute, 至今, حتى الآن',
    regex: sticky(`(?:${PRESENT})(?!${GOES_ON}|\\p{N})`),
    read: () => ({ present: true, weak: true }),
  },
]
