/** Where somebody lives: streets, postal codes and towns among the phrases of a head. */
import { RESUME_LIMITS } from '#contract/limits.ts'
import type { Line } from '../document.ts'
import { headingKind, isDocumentTitle } from '../lexicon/headings.ts'
import { allWords } from '../lexicon/index.ts'
import { couldBeQuarters, couldBeTowns } from '../lexicon/places.ts'
import { namesStreet } from '../lexicon/streets.ts'
import { alternatives } from '../lexicon/words.ts'
import { emailsIn, phonesIn } from './contact.ts'
import { findDates } from './dates.ts'
import { isAddress, type Phrase } from './phrases.ts'
import { tellsLanguage } from './headline.ts'
import { isPostal } from './postal.ts'

/** Phrases of an address, at most. */
const MOST = 4
/** Words of a place beside the contact. */
const SHORT = 4
/** Lines between the parts of an address, and between it and the contact. */
const NEAR = 1

/** Shorter ones are words as well: `Republic of Korea`. */
const SHORTEST_TITLE = 4
const TITLES = allWords('documentTitles').filter(({ length }) => length >= SHORTEST_TITLE)
/** `Page 1 / 2 - Curriculum vitae of`: what the page is called, with the figures of a foot. */
const OF_PAGE = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives(TITLES)}|(?:page|pagina|página|seite|sayfa|trang)(?=\s\p{Nd})|©)(?!\p{L})`,
  'iu',
)
/** A postal code with its town: `1220 Wien`, `I-31030 Treviso`, `San Francisco, CA 94117`. */
const POSTCODE =
  /(?:^|[\s,-])(?:(?:\d{4,6}|\d{2}\s\d{3})\s\p{Lu}\p{L}|\p{Lu}{2}\s\d{5}(?:-\d{4})?$)|〒/u

/** An address whatever stands beside it. */
const isSure = (text: string): boolean =>
  couldBeTowns(text) ||
  couldBeQuarters(text) ||
  isPostal(text) ||
  namesStreet(text) ||
  POSTCODE.test(text)

/** What has figures at one of its ends, or two names with a comma, may be one beside an address or the contact. */
const mayBeBeside = (text: string): boolean => /^\d|\d\p{L}?$|,/u.test(text)

/** Where the lines of a head stand, and which of them hold contact or an address. */
class Around {
  readonly #places: ReadonlyMap<Line, number>
  readonly #known = new Set<number>()
  /** Lines that end in a postal code, whose town stands below. */
  readonly #open = new Set<number>()

  constructor(lines: readonly Line[], language: string, location: string) {
    this.#places = new Map(lines.map((line, at) => [line, at]))
    lines.forEach((line, at) => {
      const isContact = emailsIn(line.text).length > 0 || phonesIn(line.text, language).length > 0
      if (isContact || (location !== '' && line.text.includes(location))) this.#known.add(at)
    })
  }

  #placeOf({ line }: Phrase): number {
    return this.#places.get(line) ?? -1 - NEAR
  }

  /** Takes in a phrase that is an address. */
  add(phrase: Phrase): void {
    this.#known.add(this.#placeOf(phrase))
    if (/\s\d{4,5}$/u.test(phrase.text)) this.#open.add(this.#placeOf(phrase))
  }

  /** True for a phrase on a line with contact. */
  isContact(phrase: Phrase): boolean {
    return this.#known.has(this.#placeOf(phrase))
  }

  /** True for a phrase on a line with contact or an address, or beside such a line. */
  holds(phrase: Phrase): boolean {
    const at = this.#placeOf(phrase)
    return [at - NEAR, at, at + NEAR].some((place) => this.#known.has(place))
  }

  /** True for `Ulmen` below `Green Lane 18, 91126`. */
  isTownBelow(phrase: Phrase): boolean {
    const { text } = phrase
    return (
      this.#open.has(this.#placeOf(phrase) - 1) &&
      /^\p{Lu}\p{L}[\p{L}.' -]{1,24}$/u.test(text) &&
      headingKind(text, []) === null
    )
  }
}

/** What is of another day or of the page itself is of nobody's home. */
function isOther(phrase: Phrase, around: Around): boolean {
  const { text, line } = phrase
  const isFoot = line.region === 'footer' && !around.isContact(phrase)
  const isDated = !isSure(text) && findDates(text).length > 0
  return isFoot || isDated || OF_PAGE.test(text) || tellsLanguage(text)
}

/**
 * The streets and towns among phrases, with the place that is known already; and the phrases that are
 * left. What could be anything is believed beside what can be nothing else, or beside the contact.
 *
 * @param lines of the head, in their order
 * @param language that of the document, for its phone numbers
 */
export function withAddress(
  phrases: readonly Phrase[],
  lines: readonly Line[],
  known: string,
  language: string,
): { location: string; rest: Phrase[] } {
  const around = new Around(lines, language, known)
  const isBesideContact = (phrase: Phrase): boolean =>
    around.isContact(phrase) &&
    phrase.text.split(/\s+/).length <= SHORT &&
    !isDocumentTitle(phrase.text) &&
    /^\p{L}/u.test(phrase.text)
  const own = phrases.filter((phrase) => !isOther(phrase, around))
  // told before the lines of addresses are known as well
  const beside = new Set(own.filter(isBesideContact))
  const sure = new Set(own.filter((phrase) => isAddress(phrase) && isSure(phrase.text)))
  for (const phrase of sure) around.add(phrase)
  const parts = own
    .filter(
      (phrase) =>
        sure.has(phrase) ||
        beside.has(phrase) ||
        around.isTownBelow(phrase) ||
        (isAddress(phrase) && mayBeBeside(phrase.text) && around.holds(phrase)),
    )
    .slice(0, MOST)
  const none = { location: known, rest: [...phrases] }
  if (parts.length === 0 || (known && !parts.some(({ text }) => /\d/.test(text)))) return none
  const printed = parts.map(({ text }) => text)
  // a street that was found by its label has its town behind it
  const isStreet = /\d/.test(known) && !/\d{4}/.test(known)
  const location = (isStreet ? [known, ...printed] : [...printed, known]).filter(Boolean).join(', ')
  return location.length > RESUME_LIMITS.line
    ? none
    : { location, rest: phrases.filter((phrase) => !parts.includes(phrase)) }
}
