/** A mark that means nothing but an item of a list. */
const BULLET = /^\s*[•‣◦⁃∙▪▫●○■□➢➤►✓✔·]\s*(?=\S)/u
/** A mark that may also begin a sentence, so that one alone makes no list. */
const DASH = /^\s*[-–—*]\s+(?=\S)/u
/** How a line goes on that a PDF or a mail has broken: indented, or in lower case. */
const CONTINUED = /^(?:\s|\p{Ll})/u

interface Line {
  text: string
  isItem: boolean
}

/**
 * Plain lines as HTML whose bullets are a list, as they come out of a PDF, a mail or a text
 * file; null when they hold none, and so can be pasted as they are.
 *
 * @example withBullets('• a\n• b') // '<ul><li>a</li><li>b</li></ul>'
 */
export function withBullets(text: string): string | null {
  const rows = text.split(/\r\n?|\n/)
  const dashes = rows.filter((row) => DASH.test(row)).length
  const mark = dashes > 1 ? new RegExp(`${BULLET.source}|${DASH.source}`, 'u') : BULLET
  if (!rows.some((row) => mark.test(row))) return null
  return htmlOf(linesOf(rows, mark))
}

function linesOf(rows: readonly string[], mark: RegExp): Line[] {
  const lines: Line[] = []
  let open: Line | null = null
  for (const row of rows) {
    if (open?.isItem && !mark.test(row) && row.trim() && CONTINUED.test(row)) {
      open.text += ` ${row.trim()}`
      continue
    }
    open = row.trim() ? { text: row.replace(mark, '').trim(), isItem: mark.test(row) } : null
    if (open) lines.push(open)
  }
  return lines
}

function htmlOf(lines: readonly Line[]): string {
  return lines
    .map(({ text, isItem }) =>
      isItem ? `<ul><li>${escaped(text)}</li></ul>` : `<p>${escaped(text)}</p>`,
    )
    .join('')
    .replaceAll('</ul><ul>', '')
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
