/** Sections of JSON Resume that have no counterpart of their own. */
import type { Other } from '#contract/resume.ts'
import { plainText, type RichText } from '#contract/rich-text.ts'
import { dateOf } from './json-resume-fields.ts'
import { filled, objectOf, type Json } from './lens.ts'
import { blocksOf, lineOf, linesOf, listOf, partsOf, proseOf, richOf } from './prose.ts'

type OtherKind = Exclude<Other['kind'], 'custom'>

/** What a heading and its lines are there. */
const OTHERS: Record<OtherKind, { read(entry: Json): RichText; write(other: Other): Json }> = {
  volunteer: {
    read: ({ organization, position, startDate, endDate, summary, highlights }) =>
      richOf([
        ...blocksOf(
          [
            ...[position, organization].map((part) => lineOf(part)),
            [startDate, endDate].map(dateOf).filter(Boolean).join(' – '),
          ]
            .filter(Boolean)
            .join(', '),
        ),
        ...blocksOf(summary),
        ...listOf(linesOf(highlights)),
      ]),
    write: ({ title, details }) => {
      const { prose, bullets } = partsOf(details)
      return filled({ organization: title, summary: prose, highlights: bullets })
    },
  },
  publications: {
    read: ({ name, publisher, releaseDate, summary, url }) =>
      richOf([
        ...blocksOf(
          [lineOf(name), lineOf(publisher), dateOf(releaseDate), lineOf(url)]
            .filter(Boolean)
            .join(', '),
        ),
        ...blocksOf(summary),
      ]),
    write: ({ title, details }) => filled({ name: title, summary: proseOf(details.content) }),
  },
  interests: {
    read: ({ name, keywords }) => {
      const words = linesOf(keywords).join(', ')
      return richOf(blocksOf([lineOf(name), words].filter(Boolean).join(': ')))
    },
    write: ({ title, details }) =>
      filled({ name: title, keywords: plainText(details).split('\n').filter(Boolean) }),
  },
  references: {
    read: ({ name, reference }) => richOf([...blocksOf(lineOf(name)), ...blocksOf(reference)]),
    write: ({ title, details }) => filled({ name: title, reference: proseOf(details.content) }),
  },
}
export const OTHER_SECTIONS = Object.keys(OTHERS) as OtherKind[]

/** One part for each section that there is, under the section's usual heading. */
export function readOthers(root: Json): Other[] {
  return OTHER_SECTIONS.flatMap((kind) => {
    const entries = Array.isArray(root[kind]) ? (root[kind] as unknown[]) : []
    const blocks = entries
      .map((entry) => (typeof entry === 'string' ? { name: entry } : objectOf(entry)))
      .flatMap((entry) => OTHERS[kind].read(entry).content)
    return blocks.length > 0 ? [{ kind, title: '', details: richOf(blocks), entries: [] }] : []
  })
}

export function writeOthers(others: Other[]): Json {
  const sections = OTHER_SECTIONS.map((kind) => [
    kind,
    others.filter((other) => other.kind === kind).map((other) => OTHERS[kind].write(other)),
  ])
  return filled(Object.fromEntries(sections) as Json)
}
