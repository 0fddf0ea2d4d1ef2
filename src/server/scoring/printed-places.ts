/** Where somebody lives, as printed: behind a label, beside the contact, or in a sentence. */
import { couldBePlace } from '#server/reading/lexicon/places.ts'
import { ADDRESS_LABEL } from './lexicon/section-words.ts'
import { EMAIL, firstMatch, phoneIn } from './printed-contact.ts'

/** Postcodes with a town, districts: how places end in the markets of this site. */
const PLACE =
  /(?:^|[\s,|·•])\p{Nd}{5}\s\p{Lu}\p{L}+|〒\s?\p{Nd}{3}|\p{Script=Han}{1,4}[省市県區区]|[가-힣]{1,4}(?:특별시|광역시|[도시구])(?=\s|$)/u
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
  if (line.split(/[\s,，、:：]+/u).length <= LISTED && PLACE.test(line)) return true
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

/**
 * Where somebody lives, as one of the lines says; null where none does.
 *
 * @param head the lines at the top that may be it, and of them those whose text found no place
 */
export function placeIn(
  lines: readonly string[],
  head: readonly string[],
  open: ReadonlySet<string>,
): string | null {
  const atTop = head.find(
    (line) => isLabelled(line) || isTownAndCountry(line) || (open.has(line) && isPlaceBeside(line)),
  )
  return atTop ?? nearContact(lines).find(isLabelled) ?? firstMatch(lines, BASED_IN)
}
