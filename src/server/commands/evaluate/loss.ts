import type { Resume } from '#contract/resume.ts'
import type { DocumentText } from '#server/reading/document.ts'
import { withoutDurationsThat } from '#server/reading/fields/durations.ts'
import { textsOf, withoutDates, wordsOf } from '#server/reading/fields/leftovers.ts'
import { withWholeDates } from '#server/reading/whole-ranges.ts'
import { eventRow } from '#server/reading/entries/event-rows.ts'
import { compositeKinds, headingKind, isDocumentTitle } from '#server/reading/lexicon/headings.ts'
import { labelKinds } from '#server/reading/lexicon/labels.ts'

/** What a reading lost of a document, and what it holds that the document does not. */
export interface Loss {
  /** Share of the document's words that reached the resume; headings, labels and dates count. */
  coverage: number
  lost: string[]
  invented: string[]
}

function tally(words: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** Parts of a resume that are computed or chosen, not printed. */
const NOT_PRINTED = new Set([
  'locale',
  'layout',
  'extensions',
  'kind',
  'start',
  'end',
  'date',
  'photo',
])

function printedTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(printedTexts)
  if (typeof value !== 'object' || value === null || 'type' in value) return textsOf(value)
  return Object.entries(value).flatMap(([name, part]) =>
    NOT_PRINTED.has(name) ? [] : printedTexts(part),
  )
}

const understood = (text: string) =>
  isDocumentTitle(text) ||
  headingKind(text, []) !== null ||
  compositeKinds(text, []).length > 0 ||
  labelKinds(text).length > 0

const PARTS = /[\t|·•：]|:\s/u

/**
 * `Ada Byron – CV, page 2`: running heads print again what stands elsewhere, and count pages. Their
 * words need not be in the resume as often as on paper, but each must be there.
 */
const RUNNING_PARTS = /[\t|·•：]|:\s|\s[–—-]\s/u
const PAGE_NUMBER = /^\d{1,2}$/

interface Period {
  start?: unknown
  end?: unknown
}

/** Whole months from the first to the last of a period; two figures where only years are known. */
function monthsOfPeriod({ start, end }: Period): [least: number, most: number] | null {
  if (typeof start !== 'string' || typeof end !== 'string' || start === '' || end === '')
    return null
  const today = new Date().toISOString().slice(0, 7)
  const [from, to] = [start, end === 'present' ? today : end].map((moment) => {
    const [year, month] = moment.split('-').map(Number)
    return { first: year! * 12 + (month ?? 1), last: year! * 12 + (month ?? 12) }
  }) as [{ first: number; last: number }, { first: number; last: number }]
  // a document may be older than today
  const least = end === 'present' ? 0 : to.first - from.last
  return [least, to.last - from.first + 1]
}

const periodsOf = (value: unknown): Period[] => {
  if (Array.isArray(value)) return value.flatMap(periodsOf)
  if (typeof value !== 'object' || value === null) return []
  return 'start' in value ? [value] : Object.values(value).flatMap(periodsOf)
}

/** Tells durations that are no news to somebody who knows the dates that were read. */
function followsFrom(resume: Resume): (months: number) => boolean {
  const known = periodsOf(resume).flatMap((period) => {
    const months = monthsOfPeriod(period)
    return months ? [months] : []
  })
  return (months) =>
    known.some(([least, most]) => {
      // `2 years` leaves the months out
      const rest = months % 12 === 0 ? 11 : 0
      return months + rest >= least && months <= most
    })
}

/** Compares the words of a document with those of what was read from it. */
export function lossOf(text: DocumentText, resume: Resume): Loss {
  const links = text.lines.flatMap((line) => line.links.flatMap(({ url }) => [url, decodeURI(url)]))
  const printed = new Set([
    ...text.lines.flatMap((line) => wordsOf(line.text)),
    ...links.flatMap(wordsOf),
  ])
  const read = [...printedTexts(resume), ...Object.values(resume.layout.titles)].flatMap(wordsOf)
  const joined = text.lines.map((line) => wordsOf(line.text).join('')).join('')
  const invented = [...new Set(read.filter((word) => !printed.has(word) && !joined.includes(word)))]
  const left = tally(read)
  const follows = followsFrom(resume)
  const known = new Set(left.keys())
  const lost: string[] = []
  let all = 0
  for (const line of withWholeDates(text.lines)) {
    if (understood(line.text)) continue
    const running = line.region === 'header' || line.region === 'footer'
    // a school that was entered and left is printed twice, and kept once
    const event = eventRow(line)?.told
    const parts = event
      ? [event.name, event.rest]
      : line.text.split(running ? RUNNING_PARTS : PARTS)
    for (const word of parts.flatMap((part) =>
      understood(part) ? [] : wordsOf(withoutDates(withoutDurationsThat(part, follows))),
    )) {
      all++
      const count = left.get(word) ?? 0
      if (count > 0) left.set(word, count - 1)
      else if (
        !(event && known.has(word)) &&
        !(running && (known.has(word) || PAGE_NUMBER.test(word)))
      )
        lost.push(word)
    }
  }
  return { coverage: all === 0 ? 1 : 1 - lost.length / all, lost, invented }
}
