/** Where somebody lives: streets and postal codes among the phrases of a head. */
import { RESUME_LIMITS } from '#contract/limits.ts'
import { isDocumentTitle } from '../lexicon/headings.ts'
import { emailsIn, phonesIn } from './contact.ts'
import { isAddress, type Phrase } from './phrases.ts'

/** Phrases of an address, at most. */
const MOST = 4

/**
 * What has figures and letters, or stands beside the phone, with the place that is known already; and
 * the phrases that are left.
 *
 * @param language that of the document, for its phone numbers
 */
export function withAddress(
  phrases: readonly Phrase[],
  known: string,
  language: string,
): { location: string; rest: Phrase[] } {
  const besideContact = ({ text, line }: Phrase) =>
    text.split(/\s+/).length <= 4 &&
    !isDocumentTitle(text) &&
    /^\p{L}/u.test(text) &&
    (emailsIn(line.text).length > 0 || phonesIn(line.text, language).length > 0)
  const parts = phrases
    .filter((phrase) => isAddress(phrase) || besideContact(phrase))
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
