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

/** The lines of a head and which of them hold contact. */
class Around {
  readonly #lines: readonly Line[]
  readonly #known = new Set<number>()

  constructor(lines: readonly Line[], language: string, location: string) {
    this.#lines = lines
    lines.forEach((line, at) => {
      const isContact = emailsIn(line.text).length > 0 || phonesIn(line.text, language).length > 0
      if (isContact || (location !== '' && line.text.includes(location))) this.#known.add(at)
    })
  }

  add({ line }: Phrase): void {
    this.#known.add(this.#lines.indexOf(line))
  }

  /** True for a phrase on a line with contact or an address, or on the next one. */
  holds({ line }: Phrase): boolean {
    const at = this.#lines.indexOf(line)
    return [...this.#known].some((known) => Math.abs(known - at) <= NEAR)
  }

  isContact = ({ line }: Phrase): boolean => this.#known.has(this.#lines.indexOf(line))
}

/** What is of another day or of the page itself is of nobody's home. */
function isOther({ text, line }: Phrase, around: Around): boolean {
  const isFoot = line.region === 'footer' && !around.isContact({ text, line, label: null })
  const isDated = !isSure(text) && findDates(text).length > 0
  return isFoot || isDated || OF_PAGE.test(text) || tellsLanguage(text)
}

/** `Green Lane 18, 91126` / `Ulmen`: the town of a postal code that ends the line above. */
function isTownBelow(
  { text, line }: Phrase,
  phrases: readonly Phrase[],
  lines: readonly Line[],
): boolean {
  const above = lines[lines.indexOf(line) - 1]
  return (
    /^\p{Lu}\p{L}[\p{L}.' -]{1,24}$/u.test(text) &&
    headingKind(text, []) === null &&
    phrases.some(
      (phrase) => phrase.line === above && isSure(phrase.text) && /\s\d{4,5}$/u.test(phrase.text),
    )
  )
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
  const likely = phrases.filter(
    (phrase) =>
      !isOther(phrase, around) &&
      (isAddress(phrase) || isBesideContact(phrase) || isTownBelow(phrase, phrases, lines)),
  )
  const sure = new Set(likely.filter(({ text }) => isSure(text)))
  const beside = new Set(likely.filter(isBesideContact))
  for (const phrase of sure) around.add(phrase)
  const parts = likely
    .filter(
      (phrase) =>
        sure.has(phrase) ||
        beside.has(phrase) ||
        isTownBelow(phrase, phrases, lines) ||
        (mayBeBeside(phrase.text) && around.holds(phrase)),
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
