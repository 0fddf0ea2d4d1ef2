/** What stands behind the name of a company or a school: where it is, and what is said of it. */
import { BEFORE_REST } from '../lexicon/legal-forms.ts'
import { isPlace, isRegion } from '../lexicon/places.ts'
import { isInBrackets, isTownName, tailOf } from './pair-words.ts'
import type { Pair } from './slots.ts'

interface Address {
  name: string
  place: string
  notes: string[]
}

/** `Wil SG`: a town with the letters of its canton. */
const CANTON =
  /\s(?:AG|AI|AR|BE|BL|BS|FR|GE|GL|GR|JU|LU|NE|NW|OW|SG|SH|SO|SZ|TG|TI|UR|VD|VS|ZG|ZH)$/u

const isTown = (text: string) => isPlace(text) || isTownName(text.replace(CANTON, ''))

/** ` (heute Weiden GmbH)`: what a company was called before, or is now. */
const OTHER_NAME = /^\s*[(（](?:\p{Ll}+\.?\s(?=\p{Lu}|\p{N}))[^()（）]+[)）]/u

/** Behind a legal form and another name everything is another thing: `Alme AG, Aadorf (Formenbau)`. */
function behindForm(text: string): Address | null {
  const [, form, rested = ''] = BEFORE_REST.exec(text) ?? []
  if (!form || isInBrackets(text, form.length)) return null
  const name = form + (OTHER_NAME.exec(text.slice(form.length))?.[0] ?? '')
  const behind = name === form ? rested : text.slice(name.length)
  const notes = [...behind.matchAll(/[(（]([^()（）]+)[)）]/gu)].map(([, note]) => note!)
  const parts = behind
    .replaceAll(/\s*[(（][^()（）]*[)）]/gu, '')
    .split(/\s*[,،，]\s*|(?:^|\s+)[-–—]\s+/u)
    .filter(Boolean)
  const rest = parts.findIndex((part) => !isTown(part))
  const isWhole = rest < 0 || isRegion(parts.at(-1)!)
  const places = isWhole ? parts : parts.slice(0, rest)
  return { name, place: places.join(', '), notes: [...parts.slice(places.length), ...notes] }
}

/** `Little Italy – Trafalgar Square – Londra – Regno Unito`: a place of several parts, the last one known. */
function beforeParts(text: string): Address | null {
  const [name = '', ...parts] = text.split(/\s+[-–—]\s+/u)
  const isAddress = parts.length > 1 && isRegion(parts.at(-1)!) && parts.every(isTown)
  return isAddress ? { name, place: parts.join(', '), notes: [] } : null
}

/** A known place between commas ends the name: `Lycée du Port, Brest, option physique`; its state is a part of it. */
function beforePlace(text: string): Address | null {
  const [name = '', place = '', ...notes] = text.split(/\s*[,،，]\s*/u)
  const isMiddle = notes.length > 0 && isPlace(place) && !/[(（]/u.test(name)
  if (!isMiddle) return null
  const [state = '', ...others] = notes
  return isRegion(state)
    ? { name, place: `${place}, ${state}`, notes: others }
    : { name, place, notes }
}

/** `Oberstufe, Bronschhofen SG`. */
function beforeCanton(text: string): Address | null {
  const tail = tailOf(text)
  const isCanton = tail?.kind === 'comma' && CANTON.test(tail.tail) && isTown(tail.tail)
  return isCanton ? { name: tail.head, place: tail.tail, notes: [] } : null
}

/** `Alme eG, Hafenstr. 8` beside a postcode, `Alme Soc. Coop., via Eritrea 20 - Torino`: the street and what is behind it. */
function beforeStreet(text: string, place: string): Address | null {
  const [, name = '', street = '', town = ''] = BEFORE_STREET.exec(text) ?? []
  if (!name || !(town ? isTown(town) : POSTCODE.test(place))) return null
  return { name, place: [street, town || place].join(', '), notes: [] }
}
const BEFORE_STREET =
  /^(.{3,}?)\s*,\s*(\p{L}[^,\p{Nd}]{3,40}\s\p{Nd}{1,4}\s?\p{L}?)(?:\s+[-–—]\s+(\p{Lu}[^,\p{Nd}]{1,30}))?$/u
const POSTCODE = /^\p{Nd}{4,5}\s\p{Lu}/u

/** `Lycée du Port, Brest, 29200`. */
function beforePostcode(text: string): Address | null {
  const [, name = '', place = ''] = BEFORE_POSTCODE.exec(text) ?? []
  return name && place ? { name, place, notes: [] } : null
}
const BEFORE_POSTCODE = /^(.{4,}?)\s*,\s*(\p{Lu}[^,\p{Nd}]{1,40},\s*\p{Nd}{4,5})$/u

/** `Princesse Lune, magasin de lingerie`: behind a name in capitals small letters say what it is. */
function beforeDescription(text: string): Address | null {
  const [, name = '', description = ''] = DESCRIBED.exec(text) ?? []
  return name ? { name, place: '', notes: [description] } : null
}
const DESCRIBED =
  /^(\p{Lu}[^,()]{2,40}),\s((?!(?:an?|the|de[lr]?|d['’]|di|da|du|des|von|van|vom|of|for|et|y|e|and|und|ve|i)\s)\p{Ll}{4,}\s[^,]{3,60})$/u

/** A pair whose second kind is a name and nothing else. */
export function withAddress(pair: Pair): Pair {
  const text = pair.second
  const street = beforeStreet(text, pair.place)
  if (street) return { ...pair, second: street.name, place: street.place }
  const address =
    beforePostcode(text) ??
    behindForm(text) ??
    beforeParts(text) ??
    beforePlace(text) ??
    beforeCanton(text) ??
    beforeDescription(text)
  if (!address) return pair
  const { name, place, notes } = address
  return { ...pair, second: name, place: pair.place || place, extra: [...pair.extra, ...notes] }
}
