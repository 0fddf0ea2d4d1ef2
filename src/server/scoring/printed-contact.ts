/** E-mail addresses and phone numbers in printed text, as people write them. */

export const EMAIL =
  /[\p{L}\p{Nd}._%+-]+\s?(?:@|\[at\]|\(at\)|＠)\s?[\p{L}\p{Nd}-]+(?:\.|\s?\[dot\]\s?)[\p{L}\p{Nd}.-]{2,}/u
const PHONE =
  /(?:[+＋]|(?<![\p{Nd}\p{L}./-])[(0-9０-９])[\p{Nd}\s()./\-－–‐]{6,}\p{Nd}(?![\p{Nd}/.-]|\s?[–-]\s?\p{Nd}{4})/u
/** So many digits make a phone number; fewer are a date, a span of years or a postcode. */
const PHONE_DIGITS = 8
/** Dates in figures, with or without month and day: their digits are no phone number. */
const DATE =
  /(?<!\p{Nd})(?:(?:19|20)\p{Nd}{2}(?:[./-](?:0?[1-9]|1[0-2])(?:[./-]\p{Nd}{1,2})?)?|(?:\p{Nd}{1,2}[./-]){1,2}(?:19|20)\p{Nd}{2})(?!\p{Nd})/gu
/** Months of this century by two figures each: “07.19 – 12.19”. */
export const MONTHS =
  /(?<!\p{Nd})(?:0?[1-9]|1[0-2])[./]\p{Nd}{2}\s?[–-]\s?(?:0?[1-9]|1[0-2])[./]\p{Nd}{2}(?!\p{Nd})/gu
/** The same with its digits made unreadable, as published resumes have it. */
const MASKED_PHONE = /(?<![\p{L}\p{Nd}])[+\p{Nd}][\p{Nd}\s-]*[xX*＊•]{3,}[\p{Nd}xX*＊•\s-]*/u
/** The first line that a pattern fits. */
export function firstMatch(lines: readonly string[], pattern: RegExp): string | null {
  return lines.find((line) => pattern.test(line)) ?? null
}

/** The first line with a phone number, dates aside. */
export function phoneIn(lines: readonly string[]): string | null {
  return (
    lines.find((line) => {
      const found = PHONE.exec(line.replaceAll(DATE, ' ').replaceAll(MONTHS, ' '))?.[0] ?? ''
      return (found.match(/\p{Nd}/gu)?.length ?? 0) >= PHONE_DIGITS || MASKED_PHONE.test(line)
    }) ?? null
  )
}
