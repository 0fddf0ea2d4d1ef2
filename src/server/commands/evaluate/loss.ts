import type { Resume } from '#contract/resume.ts'
import type { DocumentText } from '#server/reading/document.ts'
import { textsOf, withoutDates, wordsOf } from '#server/reading/fields/leftovers.ts'
import { headingKind, isDocumentTitle } from '#server/reading/lexicon/headings.ts'
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
  isDocumentTitle(text) || headingKind(text, []) !== null || labelKinds(text).length > 0

/** Compares the words of a document with those of what was read from it. */
export function lossOf(text: DocumentText, resume: Resume): Loss {
  const links = text.lines.flatMap((line) => line.links.map(({ url }) => decodeURI(url)))
  const printed = new Set([
    ...text.lines.flatMap((line) => wordsOf(line.text)),
    ...links.flatMap(wordsOf),
  ])
  const read = printedTexts(resume).flatMap(wordsOf)
  const joined = text.lines.map((line) => wordsOf(line.text).join('')).join('')
  const invented = [...new Set(read.filter((word) => !printed.has(word) && !joined.includes(word)))]
  const left = tally(read)
  const lost: string[] = []
  let all = 0
  for (const line of text.lines) {
    if (understood(line.text)) continue
    const parts = line.text.split(/[\t|·•]|[:：]\s/u)
    for (const word of parts.flatMap((part) =>
      understood(part) ? [] : wordsOf(withoutDates(part)),
    )) {
      all++
      const count = left.get(word) ?? 0
      if (count > 0) left.set(word, count - 1)
      else lost.push(word)
    }
  }
  return { coverage: all === 0 ? 1 : 1 - lost.length / all, lost, invented }
}
