/** Addresses as they are written on letters, which have as many words as a sentence. */
import { isPlace } from '../lexicon/places.ts'

/** A number and a street, and a postcode at the end: `1184, rue Marchand, app. 3, Québec G1K 1K8`. */
const POSTAL =
  /^\d{1,5}\p{L}?,?\s[^.!?]*,.*\s(?:\p{Lu}\d\p{Lu}\s?\d\p{Lu}\d|\d{5}(?:\s\p{Lu}[\p{L}-]+)?|\p{Lu}{1,2}\d[\p{Lu}\d]?\s\d\p{Lu}{2})$/u

/** Words of a part of an address. */
const ADDRESS_WORDS = 4

/** House, street, quarter, town: short parts with a figure, at whose end a town or country is known. */
function isSpelledAddress(text: string): boolean {
  const parts = text.trim().split(/\s*[,،]\s*/u)
  return (
    parts.length > 2 &&
    /\d/u.test(text) &&
    parts.every((part) => part.split(/\s+/u).length <= ADDRESS_WORDS) &&
    parts.slice(-2).some((part) => isPlace(part))
  )
}

/** True for a whole postal address on one line. */
export const isPostal = (text: string): boolean =>
  POSTAL.test(text.trim()) || isSpelledAddress(text)
