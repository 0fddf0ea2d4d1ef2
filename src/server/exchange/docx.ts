import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  Packer,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
  convertMillimetersToTwip,
  type ICropOptions,
  type IParagraphOptions,
  type ParagraphChild,
} from 'docx'
import type { Draft } from '#contract/draft.ts'
import { RESUME_LIMITS } from '#contract/limits.ts'
import type { PhotoFrame, Style } from '#contract/template.ts'
import { directionOfText, type Direction } from '../typeset/typography.ts'
import { flowOf, type Flow, type FlowParagraph, type Run } from './flow.ts'
import { pictureSize, type PictureSize } from '../picture-size.ts'
import { fontsFor } from './word-fonts.ts'

/** Width and height in twentieths of a point. */
const PAGES: Record<Style['page'], { width: number; height: number }> = {
  a4: { width: 11_906, height: 16_838 },
  letter: { width: 12_240, height: 15_840 },
}

/** Word's library counts in pixels of 96 to the inch. */
const PIXELS_PER_MM = 96 / 25.4

const LEVELS = Array.from({ length: RESUME_LIMITS.listDepth + 1 }, (_, level) => level)

/**
 * The resume as a Word document: heading styles, lists and links that are such, so that it can
 * be edited and read by software; fonts that come with Word.
 */
export async function toDocx(draft: Draft): Promise<Uint8Array> {
  const flow = flowOf(draft)
  const { style, content } = draft
  const { page } = flow.printed
  const size = PAGES[style.page]
  const margin = convertMillimetersToTwip(style.margin)
  const textWidth = size.width - 2 * margin
  const paragraphs = flow.paragraphs.map((paragraph) => paragraphOf(paragraph, flow, textWidth))
  const document = new Document({
    title: page.title,
    creator: page.author || page.title,
    styles: stylesFor(draft),
    numbering: numberingFor(flow),
    sections: [
      {
        properties: {
          page: { size, margin: { top: margin, bottom: margin, left: margin, right: margin } },
        },
        children: [...photoOf(content.basics.photo, flow), ...paragraphs],
      },
    ],
  })
  return Packer.toBuffer(document)
}

function stylesFor({ style, content }: Draft) {
  const { text, heading } = fontsFor(content.locale, style.fonts)
  const size = style.size * 2
  const line = Math.round(240 * 1.15 * style.lineSpacing)
  const color = style.accent.slice(1)
  const titles = { font: heading, color, bold: true }
  const language = {
    value: content.locale,
    eastAsia: content.locale,
    bidirectional: content.locale,
  }
  return {
    default: {
      document: { run: { font: text, size, language }, paragraph: { spacing: { line } } },
      title: {
        run: { ...titles, size: size * 2 },
        paragraph: { spacing: { after: 40 } },
      },
      heading1: {
        run: { ...titles, size: Math.round(size * 1.25) },
        paragraph: {
          spacing: { before: Math.round(240 * style.sectionSpacing), after: 80 },
          border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 2, color } },
          keepNext: true,
        },
      },
      heading2: {
        run: { font: text, size, bold: true, color: '000000' },
        paragraph: { spacing: { before: Math.round(120 * style.sectionSpacing) }, keepNext: true },
      },
      hyperlink: { run: { color: '000000', underline: { type: 'none' as const } } },
    },
  }
}

/** Round bullets, and one numbered list for each that there is, so that each begins with 1. */
function numberingFor({ paragraphs }: Flow) {
  const lists = new Set(paragraphs.flatMap(({ numbered }) => (numbered ? [numbered.list] : [])))
  return {
    config: [
      { reference: 'bullets', levels: levelsOf('BULLET') },
      ...[...lists].map((list) => ({ reference: `numbers-${list}`, levels: levelsOf('DECIMAL') })),
    ],
  }
}

function levelsOf(format: 'BULLET' | 'DECIMAL') {
  return LEVELS.map((level) => ({
    level,
    format: LevelFormat[format],
    text: format === 'BULLET' ? '•' : `%${level + 1}.`,
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: 360 * (level + 1), hanging: 260 } } },
  }))
}

const HEADINGS: Partial<Record<FlowParagraph['role'], IParagraphOptions>> = {
  name: { heading: HeadingLevel.TITLE },
  heading: { heading: HeadingLevel.HEADING_1 },
  entry: { heading: HeadingLevel.HEADING_2 },
  aside: { keepNext: true },
}

function paragraphOf(paragraph: FlowParagraph, flow: Flow, textWidth: number): Paragraph {
  const { role, runs, end, level = 0, numbered } = paragraph
  const direction = paragraph.dir ?? flow.printed.page.direction
  const children = runs.flatMap((run) => runOf(run, direction))
  if (end) children.push(...textRuns({ text: end, bold: false }, direction, [new Tab()]))
  const reference = numbered ? `numbers-${numbered.list}` : 'bullets'
  return new Paragraph({
    ...HEADINGS[role],
    bidirectional: direction === 'rtl',
    ...(end && { tabStops: [{ type: TabStopType.RIGHT, position: textWidth }] }),
    ...(role === 'item' && {
      numbering: { reference, level: Math.min(level, LEVELS.length - 1) },
    }),
    children,
  })
}

function runOf(run: Run, page: Direction): ParagraphChild[] {
  if (!run.url) return textRuns(run, page)
  return [new ExternalHyperlink({ link: run.url, children: textRuns(run, page) })]
}

/** One run for each line of the text. */
function textRuns(run: Run, page: Direction, before: Tab[] = []): TextRun[] {
  const { text, bold, italic, underline, url } = run
  const isRightToLeft = (directionOfText(text) ?? page) === 'rtl'
  return text.split('\n').map(
    (line, index) =>
      new TextRun({
        ...(url && { style: 'Hyperlink' }),
        ...(bold !== undefined && { bold }),
        ...(italic && { italics: true }),
        ...(underline && { underline: {} }),
        ...(isRightToLeft && { rightToLeft: true }),
        ...(index > 0 && { break: 1 }),
        children: [...before, line],
      }),
  )
}

function photoOf(photo: string, { printed }: Flow): Paragraph[] {
  const frame = printed.header.photo
  const [, type, base64] = /^data:image\/(jpeg|png);base64,(.+)$/.exec(photo) ?? []
  if (!frame || !type || !base64) return []
  const data = Buffer.from(base64, 'base64')
  const image = new ImageRun({
    type: type === 'png' ? 'png' : 'jpg',
    data,
    transformation: { width: frame.width * PIXELS_PER_MM, height: frame.height * PIXELS_PER_MM },
    crop: cropOf(pictureSize(data), frame),
    altText: { name: 'photo', title: printed.page.author, description: printed.page.author },
  })
  return [new Paragraph({ alignment: AlignmentType.END, children: [image] })]
}

/** What of a picture lies outside its frame, as templates cut it: percents of its sides. */
function cropOf(picture: PictureSize | undefined, frame: PhotoFrame): ICropOptions {
  if (!picture) return {}
  const shape = frame.width / frame.height / (picture.width / picture.height)
  const [x, y] = [cutOf(shape), cutOf(1 / shape)]
  return { left: x, right: x, top: y, bottom: y }
}

const cutOf = (share: number): number => Math.max(0, Math.round(((1 - share) / 2) * 1e5) / 1e3)
