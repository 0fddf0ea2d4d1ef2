/** E-mail addresses and phone numbers in printed text, as people write them. */
import { LOCALES } from '#contract/locales.ts'
import { headingKind } from '#server/reading/lexicon/headings.ts'
import { labelKinds } from '#server/reading/lexicon/labels.ts'
import { OTHER_NUMBER } from './lexicon/number-labels.ts'

export const EMAIL =
  /(?<![\p{L}\p{Nd}._%+-])[\p{L}\p{Nd}._%+-]+\s?(?:@|\[at\]|\(at\)|＠)\s?[\p{L}\p{Nd}-]+(?:\.|\s?\[dot\]\s?)[\p{L}\p{Nd}.-]{2,}/u
const EMAILS = new RegExp(EMAIL, 'gu')
/** Addresses of pages, and what stands behind a slash in one without `www`. */
const WEB =
  /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{Nd}-])\p{L}[\p{L}\p{Nd}-]*\.\p{L}{2,}(?:\/\S*)?/gu
const PHONE =
  /(?:[+＋]|(?<![\p{Nd}\p{L}./-])[(0-9０-９])[\p{Nd}\s()./\-－–‐]{6,}\p{Nd}(?![\p{Nd}/.-]|\s?[–-]\s?\p{Nd}{4})/gu
/** So many digits make a phone number; fewer are a date, a span of years or a postcode. */
const PHONE_DIGITS = 8
/** No number of any plan has more. */
const MOST_DIGITS = 15
/** Dates in figures, with or without month and day: their digits are no phone number. */
const DATE =
  /(?<!\p{Nd})(?:(?:19|20)\p{Nd}{2}(?:[./-](?:0?[1-9]|1[0-2])(?:[./-]\p{Nd}{1,2})?)?|(?:\p{Nd}{1,2}[./-]){1,2}(?:19|20)\p{Nd}{2})(?!\p{Nd})/gu
/** Months of this century by two figures each: “07.19 – 12.19”. */
export const MONTHS =
  /(?<!\p{Nd})(?:0?[1-9]|1[0-2])[./]\p{Nd}{2}\s?[–-]\s?(?:0?[1-9]|1[0-2])[./]\p{Nd}{2}(?!\p{Nd})/gu
/** The same with its digits made unreadable, as published resumes have it. */
const MASKED_PHONE = /(?<![\p{L}\p{Nd}])[+\p{Nd}][\p{Nd}\s-]*[xX*＊•]{3,}[\p{Nd}xX*＊•\s-]*/u

/** How a number that no label explains looks when it is one to call: set apart, with a code, or a mobile. */
const LIKE_PHONE =
  /^[+＋(]|^0\p{Nd}{8,10}$|^1[3-9]\p{Nd}{9}$|\p{Nd}[\s()./\-－–‐]+\p{Nd}{2,}[\s()./\-－–‐]*\p{Nd}/u
/** Sums, and the numbers by which researchers and papers go. */
const NO_PHONE = /^\p{Nd}{1,3}(?:[ .]\p{Nd}{3})+$|^\p{Nd}{4}(?:-\p{Nd}{4}){2,3}$|^10\.\p{Nd}{4,}/u
/** The labels of phones that stand by a sign or a letter. */
const CALLED = /(?:^|[^\p{L}])(?:[tmph]|ph|tlf|tfno?|gsm|cell?|mob|tel)\.?$|[☎☏✆📞📱]\s*$/iu

/** The first line that a pattern fits. */
export function firstMatch(lines: readonly string[], pattern: RegExp): string | null {
  return lines.find((line) => pattern.test(line)) ?? null
}

/** What stands in front of a number, up to the sign that parts it from others. */
const labelBefore = (line: string, at: number): string =>
  (
    line
      .slice(0, at)
      .split(/[|•·;,，、\t](?!\s*$)/u)
      .at(-1) ?? ''
  )
    .replace(/[\s:：.#№•·|\t-]+$/u, '')
    .trim()

/** True where what stands in front of a number says that it is to be called. */
const isCalled = (before: string): boolean =>
  // “电话/微信” is both
  before
    .split(/[/／&]/u)
    .some((label) => CALLED.test(label.trim()) || labelKinds(label).includes('phone'))

/** True for a line that holds a number to call: neither a date nor an address nor one of another kind. */
function holdsPhone(line: string): boolean {
  const bare = line.replaceAll(EMAILS, ' ').replaceAll(WEB, ' ')
  const plain = bare.replaceAll(DATE, ' ').replaceAll(MONTHS, ' ')
  const masked = MASKED_PHONE.exec(bare)
  if (masked && !OTHER_NUMBER.test(labelBefore(bare, masked.index))) return true
  return Array.from(plain.matchAll(PHONE)).some((match) => {
    const number = match[0].trim()
    const digits = number.match(/\p{Nd}/gu)?.length ?? 0
    if (digits < PHONE_DIGITS || digits > MOST_DIGITS || NO_PHONE.test(number)) return false
    const before = labelBefore(plain, match.index)
    if (isCalled(before)) return true
    // “MUSI 3332-0002: Musicianship” counts what it heads
    const heads = /^\s*[:：]\s*\p{L}/u.test(plain.slice(match.index + match[0].length))
    return !heads && LIKE_PHONE.test(number) && !OTHER_NUMBER.test(before)
  })
}

/** Lines outside the references: who is named there has a phone of their own. */
function ownLines(lines: readonly string[]): string[] {
  let isReference = false
  return lines.filter((line) => {
    const kinds = line.split('\t').map((cell) => headingKind(cell, LOCALES))
    if (kinds.includes('references')) isReference = true
    else if (kinds.some((kind) => kind !== null)) isReference = false
    return !isReference
  })
}

/** The first line with a phone number of the person. */
export function phoneIn(lines: readonly string[]): string | null {
  return ownLines(lines).find(holdsPhone) ?? null
}

/**
 * True when a number that was read as the phone is printed as something else, wherever it stands:
 * behind the label of a licence, in a web address, among the references.
 */
export function isOtherNumber(phone: string, lines: readonly string[]): boolean {
  const printed = lines.filter((line) => line.includes(phone))
  if (phone === '' || printed.length === 0) return false
  const own = new Set(ownLines(lines))
  return printed.every((line) => {
    const at = line.indexOf(phone)
    const inAddress = !line.replaceAll(EMAILS, ' ').replaceAll(WEB, ' ').includes(phone)
    return !own.has(line) || inAddress || OTHER_NUMBER.test(labelBefore(line, at))
  })
}
