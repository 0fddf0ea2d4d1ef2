/** How long somebody was somewhere, as printed beside the dates that it follows from. */

/** `(2 yrs 3 mos)`, `· 3 ans`, `4年5個月`. */
const DURATION =
  /[(（·,]?\s*\b\d{1,2}\s*(?:years?|yrs?|months?|mos?|jahre?|monate?|ans?|mois|años?|meses|mes|anni|anno|mesi|yıl|ay|năm|tháng)\b\.?(?:\s*(?:,|and|und|et|y|e)?\s*\d{1,2}\s*(?:months?|mos?|monate?|mois|mes(?:es)?|mes[ei]|ay|tháng)\b\.?)?\s*[)）]?|[(（]?\d{1,2}\s*(?:年|년)\s*(?:\d{1,2}\s*(?:[ヶケか個个]?月|개월))?(?:間|间)?[)）]?$|[(（]\d{1,2}\s*(?:[ヶケか個个]月|개월)間?[)）]/giu

const YEARS = /^(?:y|j|an|añ|yıl|n[aă]m|年|년)/iu

/** A text without what it says about how long something took. */
export function withoutDuration(text: string): string {
  return text.replace(DURATION, '')
}

/** True when a text only says how long something took. */
export function isDuration(text: string): boolean {
  return text.trim() !== '' && text.replace(DURATION, '').trim() === ''
}

/** A printed duration in months. */
export function monthsOf(duration: string): number {
  return [...duration.matchAll(/(\d{1,2})\s*(\p{L}+)/gu)].reduce(
    (months, [, figure, unit]) => months + Number(figure) * (YEARS.test(unit!) ? 12 : 1),
    0,
  )
}

/** A text without the durations for which `follows` is true. */
export function withoutDurationsThat(text: string, follows: (months: number) => boolean): string {
  return text.replace(DURATION, (duration) => (follows(monthsOf(duration)) ? ' ' : duration))
}
