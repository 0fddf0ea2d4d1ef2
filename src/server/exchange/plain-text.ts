import type { Draft } from '#contract/draft.ts'
import { flowOf, type FlowParagraph } from './flow.ts'
import { widthOf, wrapped } from './wrap.ts'

/** Columns: mail programs and application forms show at least as many. */
const WIDTH = 78

/** Roles that begin a part, and so have an empty line in front. */
const APART = new Set<FlowParagraph['role']>(['heading', 'entry'])

const FOLLOWED = new Set<FlowParagraph['role'] | undefined>(['heading', 'entry'])

/** The resume as plain text, in its own labels: for mails and for forms that take nothing else. */
export function toPlainText(draft: Draft): string {
  const { paragraphs } = flowOf(draft)
  const { locale } = draft.content
  const lines = paragraphs.flatMap((paragraph, index) => {
    const before = paragraphs[index - 1]
    // Entries of one line follow each other like the lines of a list.
    const follows = paragraph.role === 'entry' && FOLLOWED.has(before?.role)
    const gap = APART.has(paragraph.role) && !follows ? [''] : []
    return [...gap, ...linesOf(paragraph, locale)]
  })
  return `${lines.join('\n').trim()}\n`
}

function linesOf(paragraph: FlowParagraph, locale: string): string[] {
  const text = paragraph.runs.map((run) => run.text).join('')
  if (paragraph.role === 'heading') return [text, '-'.repeat(Math.min(widthOf(text), WIDTH))]
  if (paragraph.role === 'item') {
    const { level = 0, numbered } = paragraph
    const marker = `${'  '.repeat(level)}${numbered ? `${numbered.number}.` : '•'} `
    const [first = '', ...rest] = wrapped(text, WIDTH - marker.length, locale)
    return [marker + first, ...rest.map((line) => ' '.repeat(marker.length) + line)]
  }
  return wrapped(paragraph.end ? `${text} (${paragraph.end})` : text, WIDTH, locale)
}
