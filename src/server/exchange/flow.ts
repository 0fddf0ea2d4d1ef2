/** What is printed as a plain sequence of paragraphs: the form that text and Word documents take. */
import type { Draft } from '#contract/draft.ts'
import type { Block, Inline, RichText } from '#contract/rich-text.ts'
import type { PrintedEntry, PrintedSection } from '../typeset/printed-sections.ts'
import { printedResume, type Printed, type PrintedField } from '../typeset/printed.ts'
import type { Direction } from '../typeset/typography.ts'

export interface Run {
  /** '\n' is a break within the paragraph. */
  text: string
  bold?: boolean
  italic?: boolean
  underline?: boolean
  /** Where it leads. */
  url?: string
}

export interface FlowParagraph {
  role: 'name' | 'headline' | 'contact' | 'heading' | 'entry' | 'aside' | 'row' | 'text' | 'item'
  runs: Run[]
  /** What stands at the end of the line: the dates of an entry. */
  end?: string
  /** Where it is not the page's. */
  dir?: Direction
  /** Of an item: how deep it lies, from 0, and for numbered lists which list and which number. */
  level?: number
  numbered?: { list: number; number: number }
}

export interface Flow {
  printed: Printed
  paragraphs: FlowParagraph[]
}

type Marks = Printed['marks']

/** A draft's printed parts in reading order. */
export function flowOf(draft: Draft): Flow {
  const printed = printedResume(draft)
  const { header, sections, marks } = printed
  const lists: Lists = { count: 0, lang: printed.page.lang }
  const paragraphs: FlowParagraph[] = [
    ...header.name.map((field) => paragraph('name', [runOf(field)])),
    ...header.headline.map((field) => paragraph('headline', [runOf(field)])),
    ...header.contacts.map(({ label, value }) =>
      paragraph('contact', [
        ...(label ? [{ text: `${label.text}${marks.colon}` }] : []),
        runOf(value),
      ]),
    ),
    ...sections.flatMap((section) => sectionOf(section, marks, lists)),
  ]
  return { printed, paragraphs }
}

const paragraph = (role: FlowParagraph['role'], runs: Run[]): FlowParagraph => ({ role, runs })

const runOf = ({ text, url }: PrintedField): Run => ({ text, ...(url && { url }) })

/** What the parts know of the whole: its language, and how many numbered lists came before. */
interface Lists {
  count: number
  lang: string
}

function sectionOf(section: PrintedSection, marks: Marks, lists: Lists): FlowParagraph[] {
  const heading = paragraph('heading', [{ text: section.title.text }])
  if (section.kind === 'text') return [heading, ...richParagraphs(section.text.rich, lists)]
  if (section.kind === 'entries') {
    const arrange = ARRANGED[section.id]?.(lists.lang)
    const entries = arrange ? section.entries.map(arrange) : section.entries
    return [heading, ...entries.flatMap((entry) => entryOf(entry, marks, lists))]
  }
  const rows = section.rows.map(({ label, values }) => {
    const name = label.map(({ text }) => text).join('')
    const separated = joined(values.map(runOf), marks.comma)
    if (!name) return paragraph('row', separated)
    const colon = values.length > 0 ? marks.colon : ''
    return paragraph('row', [{ text: `${name}${colon}`, bold: true }, ...separated])
  })
  return [heading, ...rows, ...(section.text ? richParagraphs(section.text.rich, lists) : [])]
}

type Arrange = (entry: PrintedEntry) => PrintedEntry

/** Where one column reads better in another order than pages have it. */
const ARRANGED: Partial<Record<PrintedSection['id'], (lang: string) => Arrange | undefined>> = {
  // An award and who gave it are short, and read as one.
  awards:
    () =>
    ({ heading, aside, ...rest }) => ({ ...rest, heading: [...heading, ...aside], aside: [] }),
  // In East Asia the school comes first.
  education: (lang) =>
    ['ja', 'zh', 'ko'].includes(lang)
      ? ({ heading, aside, ...rest }) =>
          aside.length > 0
            ? { ...rest, heading: aside, aside: heading }
            : { ...rest, heading, aside }
      : undefined,
}

function entryOf(
  { heading, aside, dates, details }: PrintedEntry,
  marks: Marks,
  lists: Lists,
): FlowParagraph[] {
  const end = dates.map(({ text }) => text).join(marks.separator)
  const title = paragraph('entry', joined(heading.map(runOf), marks.separator))
  return [
    end ? { ...title, end } : title,
    ...(aside.length > 0 ? [paragraph('aside', joined(aside.map(runOf), marks.separator))] : []),
    ...(details ? richParagraphs(details.rich, lists) : []),
  ]
}

const joined = (runs: Run[], separator: string): Run[] =>
  runs.flatMap((run, index) => (index > 0 ? [{ text: separator }, run] : [run]))

function richParagraphs({ content }: RichText, lists: Lists): FlowParagraph[] {
  const visit = (block: Block, level: number): FlowParagraph[] => {
    if (block.type === 'paragraph') {
      const runs = (block.content ?? []).map(inlineOf)
      // Printed paragraphs say their direction where it is not the page's.
      const { dir } = block as { dir?: Direction }
      return runs.length > 0 ? [{ ...paragraph('text', runs), ...(dir && { dir }) }] : []
    }
    const list = block.type === 'orderedList' ? lists.count++ : null
    return block.content.flatMap((item, index) => {
      const [first, ...rest] = item.content.flatMap((child) =>
        visit(child, child.type === 'paragraph' ? level : level + 1),
      )
      if (!first) return []
      const numbered = list === null ? {} : { numbered: { list, number: index + 1 } }
      return [{ ...first, role: 'item' as const, level, ...numbered }, ...rest]
    })
  }
  return content.flatMap((block) => visit(block, 0))
}

function inlineOf(inline: Inline): Run {
  if (inline.type === 'hardBreak') return { text: '\n' }
  const marks = inline.marks ?? []
  const has = (type: 'bold' | 'italic' | 'underline') => marks.some((mark) => mark.type === type)
  const link = marks.find((mark) => mark.type === 'link')
  return {
    text: inline.text,
    ...(has('bold') && { bold: true }),
    ...(has('italic') && { italic: true }),
    ...(has('underline') && { underline: true }),
    ...(link && { url: link.attrs.href }),
  }
}
