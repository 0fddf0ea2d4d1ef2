/** Signs of Markdown that somebody printed with the text. */
import { withCells } from './cells.ts'
import type { Line } from './document.ts'
import { runsBetween } from './entries/pieces.ts'

const HEADING = /^\s*#{1,6}\s+(?=\S)/u

/** Lines from which on the sign is no number, channel or note. */
const SEVERAL = 3

/** Without the `#` in front of headings, where several lines have it: `# Education`. */
export function withoutMarkdown(lines: Line[]): Line[] {
  const marked = lines.filter(({ text }) => HEADING.test(text))
  return marked.length < SEVERAL ? lines : lines.map(withoutMark)
}

function withoutMark(line: Line): Line {
  const [first, ...others] = line.cells
  const [sign = ''] = HEADING.exec(line.text) ?? []
  if (!first || sign === '') return line
  const runs = runsBetween(first.runs, sign.length, Infinity)
  return withCells(line, [{ ...first, text: first.text.slice(sign.length), runs }, ...others])
}
