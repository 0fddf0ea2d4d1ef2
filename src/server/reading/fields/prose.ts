/** A line of this many letters without a date is a sentence, whatever it looks like. */
const SENTENCE = { latin: 90, asian: 34 }
const ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu
const ABBREVIATION = /^\p{Lu}\p{Ll}{0,4}\.$/u

/** True for a text that ends in a shortened name: `Neustadt a. Rbge.` */
export const endsShortened = (text: string): boolean =>
  ABBREVIATION.test(text.trim().split(/\s+/u).at(-1) ?? '')

/** True for running text: long, or ending like a sentence. */
export function isProse(text: string): boolean {
  const asian = (text.match(ASIAN)?.length ?? 0) / Math.max(1, text.length) > 0.4
  if (text.length > (asian ? SENTENCE.asian : SENTENCE.latin)) return true
  if (/[。！；]$/u.test(text) && text.length > 8) return true
  const words = text.split(/\s+/)
  const last = words.at(-1) ?? ''
  return (
    words.length >= 3 && /^[\p{Ll}\p{Lo}\p{M}]+[)）]?[.!]$/u.test(last) && !ABBREVIATION.test(last)
  )
}
