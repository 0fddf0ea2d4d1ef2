import { format } from '#contract/message.ts'
import { richTextLines } from '#contract/rich-text.ts'
import type { Line } from '../reading/document.ts'
import { splitBullet } from '../reading/documents/characters.ts'
import { drawable } from './printable.ts'
import type { PrintedField, PrintedSheet, PrintedText } from './printed.ts'

/** What of a line is compared. */
type TextLine = Pick<Line, 'text' | 'page'>

/** How much of a resume a parser finds in the finished PDF. */
export interface ReadBack {
  found: number
  total: number
  /** Dotted paths of the fields that were not found, such as 'work.0.details.2'. */
  missing: string[]
}

/**
 * Compares what was to be printed with the text layer of the PDF. A field counts as found when
 * its text is there whole and in order, and every stretch of text vouches for one field only:
 * 'Go' is not found in 'Google', nor one employer twice in a single line.
 */
export function compare(printed: PrintedSheet, lines: TextLine[]): ReadBack {
  const { fields, claimed } = claimFields(printed, lines)
  const missing = fields.filter((field) => !claimed.has(field)).map(({ at }) => at)
  return { found: fields.length - missing.length, total: fields.length, missing }
}

/**
 * True when the pages say what was to be printed, all of it and nothing else: then nobody has
 * changed a word since. What no face has is printed as its substitute.
 */
export function agrees(printed: PrintedSheet, lines: TextLine[]): boolean {
  const { fields, claimed, page } = claimFields(printed, lines, drawable)
  if (claimed.size < fields.length) return false
  const labels = labelsOf(printed)
  return page.rest().every((text) => isMadeOf(text.toLowerCase(), labels))
}

/** True when a text, which has lost its spaces, is nothing but labels, figures and signs. */
function isMadeOf(text: string, labels: string[]): boolean {
  const reached = new Set([0])
  for (let at = 0; at < text.length; at += 1) {
    if (!reached.has(at)) continue
    const sign = String.fromCodePoint(text.codePointAt(at) ?? 0)
    if (!/\p{L}/u.test(sign)) reached.add(at + sign.length)
    for (const label of labels) if (text.startsWith(label, at)) reached.add(at + label.length)
  }
  return reached.has(text.length)
}

/** Lets every field take its part of the text, as it was meant or as it was `shown`. */
function claimFields(
  printed: PrintedSheet,
  lines: TextLine[],
  shown: (text: string) => string = (text) => text,
) {
  const fields = fieldsOf(printed)
  const feet = runningFeet(printed, lines)
  const page = new PageText(lines.filter((line) => !feet.has(folded(line.text))))
  const claimed = new Set<PrintedField>()
  // Long texts first: a short one may also stand inside a long one.
  for (const field of fields.toSorted((a, b) => b.text.length - a.text.length)) {
    // A text that somebody began with a bullet is read as an item of a list.
    const texts = [field.text, splitBullet(field.text).text]
    if (texts.some((text) => page.claim(folded(shown(text))))) claimed.add(field)
  }
  return { fields, claimed, page }
}

/** What templates print beside the fields, all in small letters. */
function labelsOf({ page, header, sections }: PrintedSheet): string[] {
  const labels = [page.title, page.author, ...page.number.split(/\{\w+\}/)]
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || isField(node) || isText(node)) return
    if ('text' in node && typeof node.text === 'string') labels.push(node.text)
    else Object.values(node).forEach(visit)
  }
  visit([header, sections])
  return [...new Set(labels.map((label) => folded(label).toLowerCase()))].filter(Boolean)
}

/** Every field that is printed, in order; each line of a rich text is one. */
function fieldsOf(printed: PrintedSheet): PrintedField[] {
  const fields: PrintedField[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if (isField(node)) fields.push(node)
    else if (isText(node)) {
      richTextLines(node.rich).forEach(({ text }, index) =>
        fields.push({ at: `${node.at}.${index}`, text }),
      )
    } else Object.values(node).forEach(visit)
  }
  visit([printed.header, printed.sections])
  return fields.filter(({ text }) => folded(text) !== '')
}

function isField(node: object): node is PrintedField {
  return 'at' in node && 'text' in node && typeof node.text === 'string'
}

function isText(node: object): node is PrintedText {
  return 'at' in node && 'rich' in node
}

/**
 * The running feet of our own pages, as they read. One stands between the halves of a paragraph
 * that goes on over the page, and says nothing that is not on the first page too.
 */
function runningFeet({ page }: PrintedSheet, lines: TextLine[]): Set<string> {
  const pages = (lines.at(-1)?.page ?? 0) + 1
  const numbers = new Intl.NumberFormat('en', { numberingSystem: page.digits, useGrouping: false })
  return new Set(
    Array.from({ length: pages }, (_, index) => {
      const number = format(
        page.number,
        { page: numbers.format(index + 1), pages: numbers.format(pages) },
        'en',
      )
      return [folded(page.author + number), folded(number)]
    }).flat(),
  )
}

/** Compatibility forms, white space and invisible characters do not count. */
function folded(text: string): string {
  // Without what is invisible first: marks on a letter have one order only when nothing parts them.
  const visible = text.replace(/\p{Default_Ignorable_Code_Point}+/gu, '')
  return visible.normalize('NFKC').replace(/\s+/gu, '')
}

/** The text layer as one string, from which fields take their part. */
class PageText {
  readonly #text: string
  readonly #claimed: Uint8Array
  /** Where the search for the same text goes on. */
  readonly #next = new Map<string, number>()

  constructor(lines: TextLine[]) {
    this.#text = folded(lines.map((line) => line.text).join('\n'))
    this.#claimed = new Uint8Array(this.#text.length)
  }

  /** Takes the first free occurrence; false when there is none. */
  claim(text: string): boolean {
    let start = this.#text.indexOf(text, this.#next.get(text) ?? 0)
    while (start >= 0) {
      const end = start + text.length
      const taken = this.#claimed.subarray(start, end).lastIndexOf(1)
      if (taken < 0) {
        this.#claimed.fill(1, start, end)
        this.#next.set(text, end)
        return true
      }
      start = this.#text.indexOf(text, start + taken + 1)
    }
    this.#next.set(text, this.#text.length)
    return false
  }
  /** The stretches that nobody took. */
  rest(): string[] {
    const stretches: string[] = []
    for (let start = this.#claimed.indexOf(0); start >= 0;) {
      const end = this.#claimed.indexOf(1, start)
      stretches.push(this.#text.slice(start, end < 0 ? undefined : end))
      start = end < 0 ? -1 : this.#claimed.indexOf(0, end)
    }
    return stretches
  }
}
