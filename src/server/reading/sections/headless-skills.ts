/** Skills in points between a text about somebody and the first heading, which nothing announces. */
import type { Line } from '../document.ts'
import { findDates } from '../fields/dates.ts'
import { isProse } from '../fields/prose.ts'
import { splitItems } from '../fields/skills.ts'
import { labelled } from '../lexicon/labels.ts'
import type { Section } from './index.ts'

/** Points that make a list, at least. */
const POINTS = 4
/** Words of an item, at most. */
const WORDS = 6

const isItem = (text: string) => text.split(/\s+/u).length <= WORDS && /\p{L}{2}/u.test(text)

const isPoint = (line: Line) =>
  line.bullet &&
  !/[.。]\s*$|@/u.test(line.text) &&
  !isProse(line.text) &&
  findDates(line.text).length === 0 &&
  !labelled(line.text)?.value &&
  splitItems(line.text).every(isItem)

/** The points at the end of what stands above all sections, as a section; null where there are none. */
export function headlessSkills(head: readonly Line[]): Section | null {
  const before = head.findLastIndex((line) => !isPoint(line))
  const lines = head.slice(before + 1)
  const hasText = head.slice(0, before + 1).some(({ text, bullet }) => !bullet && isProse(text))
  return hasText && lines.length >= POINTS
    ? { kind: 'skills', title: '', heading: null, lines }
    : null
}
