import type { DocumentText } from '#server/reading/document.ts'
import {
  paragraphOf,
  spanOf,
  type Block,
  type Paragraph,
} from '#server/reading/documents/blocks.ts'
import { laidOut } from '#server/reading/documents/laid-out.ts'
import { cellOf } from '#server/reading/documents/tables/table.ts'

/** Signs in front of a paragraph, and how it is set. */
const STYLES = [
  { sign: '## ', size: 18, bold: true },
  { sign: '# ', size: 13, bold: true },
  { sign: '* ', size: 11, bold: true },
  { sign: '- ', size: 11, bold: false, bullet: true, indent: 18 },
]

/** A paragraph as a test writes it: `**bold**`, `⇥` for a tab, `⏎` for a line break. */
function paragraph(printed: string): Paragraph {
  const style = STYLES.find(({ sign }) => printed.startsWith(sign))
  const { sign = '', size = 11, bold = false, ...rest } = style ?? {}
  const spans = printed
    .slice(sign.length)
    .split('**')
    .map((text, at) =>
      spanOf(text.replaceAll('⏎', '\n').replaceAll('⇥', '\t'), {
        bold: bold || at % 2 === 1,
        size,
      }),
    )
  return paragraphOf(
    spans.filter(({ text }) => text !== ''),
    rest,
  )
}

/**
 * A Word file as a test writes it: a paragraph a line, empty ones too; `| a | b |` is a row of a
 * table, whose cells hold a paragraph behind each `⏎`.
 */
export function wordOf(printed: string): DocumentText {
  const blocks: Block[] = []
  for (const line of printed.trim().split('\n')) {
    const text = line.trim()
    const last = blocks.at(-1)
    if (!text.startsWith('|')) blocks.push(paragraph(text))
    else {
      const cells = text.replace(/^\||\|$/g, '').split('|')
      const contents = cells.map((cell) => cell.split('⏎').map((one) => paragraph(one.trim())))
      const row = { cells: contents.map((content) => cellOf<Block[]>(content)), header: false }
      if (last?.kind === 'table') last.rows.push(row)
      else blocks.push({ kind: 'table', rows: [row] })
    }
  }
  return laidOut('docx', [{ region: 'main', blocks }])
}
