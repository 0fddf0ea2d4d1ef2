/**
 * A resume is read in four steps: the document is opened (lines in reading order, facts about the
 * file), its language is found, its lines are parted into sections, and each section's lines become
 * fields. What no step understood stays among the other parts.
 */
import { attachedResumeIn } from './attachment.ts'
import { withBrokenNames } from './broken-names.ts'
import { withBrokenRanges } from './broken-ranges.ts'
import { withCardsApart } from './cards.ts'
import { withoutIconCells, withoutLabelTabs } from './cells.ts'
import { confidenceOf } from './confidence.ts'
import { withBarsForLetters } from './bars.ts'
import { isContactAtEnd } from './contact-place.ts'
import { mixedDateNotations } from './date-notations.ts'
import type { DocumentText, Line, Reading } from './document.ts'
import { openDocument } from './documents/index.ts'
import { withDateColumns, withDatesOfHeads, withFeetOfRanges } from './date-columns.ts'
import { withoutLeaders } from './documents/leaders.ts'
import {
  withColonsBehind,
  withFactsApart,
  withLabelsApart,
  withoutHouseWords,
} from './entries/label-cells.ts'
import { withLabelsAbove } from './forms.ts'
import { withPairsApart } from './entries/label-pairs.ts'
import { readFields } from './fields/index.ts'
import { detectLanguage, localesIn } from './language.ts'
import { withoutMarkdown } from './markdown.ts'
import type { Attached } from './process/protocol.ts'
import { splitSections } from './sections/index.ts'
import { withoutColumnHeads } from './sections/own-text.ts'
import { withWholeRanges } from './whole-ranges.ts'

interface FileReading {
  reading: Reading
  /** What our own PDFs carry beside their pages. Whether it is believed, the server decides. */
  attached?: Attached
}

/**
 * Reads a resume from a file.
 *
 * @param fileName only to check that its extension agrees with the content
 * @throws ReadingError with the reason, in the codes of `contract/errors.ts`
 */
export async function readResume(bytes: Uint8Array, fileName: string): Promise<FileReading> {
  const attached = attachedResumeIn(bytes)
  // Step 1: bytes → lines in reading order, and what was measured on the file
  const text = await openDocument(bytes, fileName)
  const { dateNotations, ...read } = readLines(text)
  const doubts = {
    lines: text.lines.map((line) => line.text),
    confidence: confidenceOf(read.resume),
  }
  const contactAtEnd = isContactAtEnd(text, read.resume)
  const document = { ...text.facts, dateNotations, contactAtEnd }
  const reading = { ...read, document, doubts }
  if (!attached) return { reading }
  const lines = text.lines.map((line) => ({ text: line.text, page: line.page }))
  return { reading, attached: { text: attached, lines } }
}

/** What only words tell of the order of lines and cells, one step after the other. */
const ORDERINGS: readonly ((lines: Line[]) => Line[])[] = [
  withoutIconCells,
  withoutLabelTabs,
  withoutLeaders,
  withoutMarkdown,
  withBarsForLetters,
  withLabelsAbove,
  withColonsBehind,
  withLabelsApart,
  withFactsApart,
  withPairsApart,
  withoutHouseWords,
  withCardsApart,
  withBrokenNames,
  withBrokenRanges,
  withWholeRanges,
  withFeetOfRanges,
  withDateColumns,
  withDatesOfHeads,
  withoutColumnHeads,
]

/**
 * Reads a resume from lines: the part without files, of which the same lines always give the same.
 */
export function readLines(
  text: DocumentText,
): Omit<Reading, 'document'> & { dateNotations: string[] } {
  const lines = ORDERINGS.reduce((ordered, step) => step(ordered), text.lines)
  // Step 2: lines → language
  const language = detectLanguage(lines)
  const locales = localesIn(lines, language)
  // Step 3: lines → sections
  const parts = splitSections(lines, locales)
  // Step 4: sections → fields
  const resume = readFields(parts, { ...text, lines }, language.code, locales)
  return { resume, language, dateNotations: mixedDateNotations(parts) }
}
