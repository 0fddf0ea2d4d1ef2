/** Where somebody lives, as printed: behind a label, beside the contact, or in a sentence. */
import { LOCALES } from '#contract/locales.ts'
import { headingKind } from '#server/reading/lexicon/headings.ts'
import { couldBePlace, isPlace } from '#server/reading/lexicon/places.ts'
import type { SectionKind } from '#server/reading/lexicon/types.ts'
import { ADDRESS_LABEL, DEGREE_WORDS, ORIGIN } from './lexicon/section-words.ts'
import { EMAIL, firstMatch, MONTHS, phoneIn } from './printed-contact.ts'
import { yearsIn } from './printed-periods.ts'

/** Postcodes with a town, districts: how places end in the markets of this site. */
const PLACE =
  /(?:^|[\s,|·•])\p{Nd}{5}\s\p{Lu}\p{L}+|〒\s?\p{Nd}{3}|\p{Script=Han}{1,4}[省市県區区]|[가-힣]{1,4}(?:특별시|광역시|[도시구])(?=\s|$)|(?:^|[\s,])(?:TP|Tp|Q|P)\.?\s?\p{Lu}\p{L}|(?:^|[\s,])(?:[Tt]ỉnh|[Qq]uận|[Hh]uyện|[Tt]hành phố)\s\p{Lu}|\p{Lu}\p{Nd}\p{Lu}\s\p{Nd}\p{Lu}\p{Nd}(?!\p{L})/u
/** What stands between the parts of a line with contact. */
const BESIDE = /\t|\s[|·•–—-]\s|[|·•]/u
/** Words up to which a line without an address may be a place: “San José, Costa Rica”, a form. */
export const LISTED = 5
/** Parts of a place, at most. */
const PLACE_PARTS = 5

/** “(メール：…、住所：日本 東京)”: what follows the label of an address is one. */
function isLabelled(line: string): boolean {
  const [, after = ''] =
    new RegExp(String.raw`${ADDRESS_LABEL.source}\s*[:：]\s*([^、,，|）)]{2,})`, 'iu').exec(line) ??
    []
  return after.trim() !== '' && !EMAIL.test(after)
}

/** Part of a line at the top that is where somebody lives. */
function isPlaceBeside(line: string): boolean {
  const isStreet = /^[\p{Nd}]/u.test(line) && line.includes(',')
  const isShort = line.split(/[\s,，、:：]+/u).length <= LISTED
  if ((isShort || isStreet) && PLACE.test(line)) return true
  return line.split(BESIDE).some((part) => {
    const place = part.replace(/^.*[:：]/u, '').trim()
    return !EMAIL.test(place) && (couldBePlace(place) || isCountryLast(place))
  })
}

/** A town and its country, one of which is known, whatever the reader took the line for. */
function isTownAndCountry(line: string): boolean {
  const parts = line.split(/[,،，-]\s?/u)
  const short = parts.length > 1 && line.split(/\s+/u).length <= LISTED
  return short && !/\p{Nd}|[.:;!?|]/u.test(line) && parts.some((part) => couldBePlace(part.trim()))
}

/** A place that a sentence gives, and where that stands there is more of it: “based in Salt Lake City”. */
const BASED_IN =
  /(?<!\p{L})(?:(?:[Bb]ased|[Ll]iving|[Ll]ocated|[Rr]esiding) in|[Ww]ohnhaft in|(?:[Bb]asée?|[Rr]ésidant|[Dd]omiciliée?) à|(?:[Rr]esido|[Rr]esidente|[Vv]ivo|[Rr]adicad[oa]) en|(?:[Rr]esidente|[Dd]omiciliat[oa]) a)\s+(?:the\s+)?\p{Lu}/u

/** Lines around an address or a number, where the rest of the contact stands, even on the last page. */
const AROUND_CONTACT = 4
const nearContact = (lines: readonly string[]): string[] =>
  lines.filter((_, at) =>
    lines
      .slice(Math.max(0, at - AROUND_CONTACT), at + AROUND_CONTACT + 1)
      .some((line) => EMAIL.test(line) || phoneIn([line]) !== null),
  )

/** “Mapo-gu, Seoul, Republic of Korea”: towns that no list has, and their country. */
function isCountryLast(text: string): boolean {
  const parts = text.split(/[,،，]/u)
  return parts.length > 1 && parts.length < PLACE_PARTS && couldBePlace(parts.at(-1)?.trim() ?? '')
}

/** Sections of entries, each of which has a place of its own. */
const OF_ENTRIES: ReadonlySet<SectionKind | null> = new Set<SectionKind | null>([
  'work',
  'education',
  'projects',
  'awards',
  'certificates',
  'volunteer',
  'publications',
  'references',
])
/** Lines between contact and the rest of it. */
const BESIDE_CONTACT = 2

/** Lines that may say where the person lives: above all entries, or beside the contact. */
function mayBeHome(lines: readonly string[], head: number): string[] {
  const first = lines.findIndex((line) =>
    line.split('\t').some((cell) => OF_ENTRIES.has(headingKind(cell, LOCALES))),
  )
  return lines.slice(0, head).filter((_, at) => {
    if (first < 0 || at < first) return true
    const near = lines.slice(Math.max(0, at - BESIDE_CONTACT), at + BESIDE_CONTACT + 1)
    return near.some((line) => EMAIL.test(line) || phoneIn([line]) !== null)
  })
}

/** A place beside something else in the last line, where pages print who and where: “Dana Webb · Leeds, UK”. */
function placeAtBottom(lines: readonly string[]): string | null {
  const last = lines.at(-1) ?? ''
  const parts = last.split(BESIDE).map((part) => part.trim())
  const isDated = yearsIn(last).length > 0
  return !isDated && parts.length > 1 && parts.some((part) => isPlace(part) || isCountryLast(part))
    ? last
    : null
}

interface Where {
  /** Lines at the top among which it stands without a label. */
  head: number
  /** Lines whose text found no place. */
  open: ReadonlySet<string>
  /** A town beside an employer or a school is where that is. */
  isTheirs: (line: string) => boolean
}

/**
 * Where somebody lives, as one of the lines says; null where none does. A place on a line with
 * dates, a degree or a school says where that was.
 */
export function placeIn(lines: readonly string[], { head, open, isTheirs }: Where): string | null {
  const isFree = (line: string): boolean =>
    !isTheirs(line) && !ORIGIN.test(line) && yearsIn(line).length === 0 && line.search(MONTHS) < 0
  const own = lines.filter((line) => !isTheirs(line))
  const isHome = (line: string): boolean =>
    isLabelled(line) ||
    (!DEGREE_WORDS.test(line) &&
      (isTownAndCountry(line) || (open.has(line) && isPlaceBeside(line))))
  return (
    mayBeHome(lines, head).filter(isFree).find(isHome) ??
    nearContact(own).find(isLabelled) ??
    firstMatch(own, BASED_IN) ??
    placeAtBottom(lines)
  )
}
