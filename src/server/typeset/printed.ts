import type { Draft } from '#contract/draft.ts'
import { closestLocale } from '#contract/locales.ts'
import { plainText, type Block, type Inline, type RichText } from '#contract/rich-text.ts'
import { sectionOrder, type Resume } from '#contract/resume.ts'
import { photoFrame, type PhotoFrame, type Style } from '#contract/template.ts'
import { wording } from '#server/wording.ts'
import { dateWriter, digitsOf, type Digits } from './dates.ts'
import { familiesFor, type PickedFamily } from './fonts.ts'
import { formSections, type PrintedEvents } from './printed-form.ts'
import { headerOf, type PrintedHeader } from './printed-header.ts'
import { sectionsOf, type PrintedSection } from './printed-sections.ts'
import { cleaned } from './printable.ts'
import {
  directionWithin,
  languageOfPage,
  typographyOf,
  type Direction,
  type LanguageOfPage,
  type Typography,
} from './typography.ts'

/** One field as it will be printed; `at` is its dotted path in the resume. */
export interface PrintedField {
  at: string
  text: string
  url?: string
  /** The direction the text runs in, where it is not the page's. */
  dir?: Direction
}

/** A rich text as it will be printed; its lines count as fields `<at>.0`, `<at>.1`, …. */
export interface PrintedText {
  at: string
  rich: RichText
}

/**
 * What will stand on the paper, in order: the one thing that templates style, and that the
 * finished PDF is compared with. Everything that carries `at` is a field of the resume; other
 * texts are the labels of the resume's language.
 */
export interface Printed {
  page: LanguageOfPage & {
    title: string
    author: string
    /** '{page}' and '{pages}' are filled in by the page itself. */
    number: string
    digits: Digits
    /** For running text and for headings, the first choice in front. */
    families: PickedFamily[]
    headingFamilies: PickedFamily[]
  }
  style: Style
  marks: Pick<Typography, 'colon' | 'comma' | 'separator'>
  header: PrintedHeader
  sections: PrintedSection[]
}

/** What the parts of a resume need to be printed. */
export interface Printer {
  /** The resume's own language's words. */
  words: (group: 'sections' | 'fields' | 'document' | 'form', key: string) => string
  dates: ReturnType<typeof dateWriter>
  /** The field, or nothing when it is empty. */
  field: (at: string, text: string, more?: Partial<PrintedField>) => PrintedField[]
  /** The rich text, or nothing when it is empty. */
  rich: (at: string, text: RichText) => PrintedText | null
}

/** What a template gets: its sections may be arranged as a form asks for them. */
export type PrintedSheet = Omit<Printed, 'sections'> & {
  sections: (PrintedSection | PrintedEvents)[]
}

/** What a template prints of a draft. */
export function printedOf(draft: Draft): PrintedSheet {
  const printed = printedResume(draft)
  const { templateId, content, style } = draft
  if (templateId !== 'rirekisho') return printed
  const sections = formSections(content, printed.sections, printerFor(content, style))
  return { ...printed, sections }
}

/** A draft in print: labels, dates and order settled, hidden sections left out. */
export function printedResume({ content: resume, style, templateId }: Draft): Printed {
  const printer = printerFor(resume, style)
  const language = languageOfPage(resume.locale)
  const { colon, comma, separator } = typographyOf(resume.locale)
  const families = familiesFor(language.lang, style.fonts)
  const name = cleaned(resume.basics.name).trim()
  return {
    page: {
      ...language,
      title: name || printer.words('document', 'title'),
      author: name,
      number: printer.words('document', 'page'),
      digits: digitsUsed(resume),
      families: families.text,
      headingFamilies: families.headings,
    },
    style,
    marks: { colon, comma, separator },
    header: headerOf(resume, photoOf(resume, style, templateId), printer),
    sections: sectionOrder(resume)
      .filter((id) => !resume.layout.hidden.includes(id))
      .flatMap((id) => sectionsOf(id, resume, printer)),
  }
}

/** The frame of the photo, where there is one to print. */
function photoOf({ basics }: Resume, style: Style, templateId: unknown): PhotoFrame | null {
  return style.photo && basics.photo !== '' ? photoFrame(templateId, style) : null
}

function printerFor(resume: Resume, style: Style): Printer {
  const sentences = wording(closestLocale(resume.locale), 'resume')
  const { direction } = languageOfPage(resume.locale)
  const words: Printer['words'] = (group, key) => String(sentences[group]?.[key] ?? '')
  return {
    words,
    dates: dateWriter(resume.locale, {
      present: words('document', 'present'),
      digits: digitsUsed(resume),
      format: style.dates,
    }),
    field: (at, value, more) => {
      const text = cleaned(value).trim()
      return text ? [{ at, text, ...ownDirection(text, direction), ...more }] : []
    },
    rich: (at, text) => {
      const rich = cleanedRichText(text, direction)
      return plainText(rich).trim() ? { at, rich } : null
    },
  }
}

/** Only what the person typed counts, so dates (kept in ISO form) are left out. */
function digitsUsed(resume: Resume): Digits {
  const texts = [...resume.work, ...resume.education, ...resume.projects].map((entry) =>
    plainText(entry.details),
  )
  return digitsOf([resume.basics.phone, plainText(resume.selfEvaluation), ...texts].join('\n'))
}

/** What a text says of its direction: nothing when it is the page's. */
function ownDirection(text: string, page: Direction): { dir?: Direction } {
  const dir = directionWithin(text, page)
  return dir === page ? {} : { dir }
}

/**
 * The rich text with every text clean, its paragraphs' directions, and the number that each
 * paragraph has among the lines (`richTextLines`).
 */
function cleanedRichText(text: RichText, page: Direction): RichText {
  let line = 0
  const paragraphOf = (block: Extract<Block, { type: 'paragraph' }>): Block => {
    const content = (block.content ?? []).map(cleanedInline)
    const words = content.map((inline) => ('text' in inline ? inline.text : '')).join('')
    const number = words.trim() ? { line: line++ } : {}
    return { ...block, content, ...ownDirection(words, page), ...number }
  }
  const blockOf = (block: Block): Block =>
    block.type === 'paragraph'
      ? paragraphOf(block)
      : {
          ...block,
          content: block.content.map((item) => ({ ...item, content: item.content.map(blockOf) })),
        }
  return { type: 'doc', content: text.content.map(blockOf) }
}

function cleanedInline(inline: Inline): Inline {
  return inline.type === 'text' ? { ...inline, text: cleaned(inline.text) } : inline
}
