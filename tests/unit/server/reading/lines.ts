import type { Resume } from '#contract/resume.ts'
import { readLines } from '#server/reading/index.ts'
import type { DocumentText, Line, Run } from '#server/reading/document.ts'

/** The stretches of a cell: `**bold** and not, __in italics__`. */
const runsOf = (cell: string, bold: boolean, size: number): Run[] =>
  cell
    .split('**')
    .flatMap((part, at) =>
      part.split('__').map((text, index) => ({
        text,
        bold: bold || at % 2 === 1,
        italic: index % 2 === 1,
        size,
        color: '#000000',
      })),
    )
    .filter(({ text }) => text !== '')

const withoutLooks = (text: string) => text.replaceAll('**', '').replaceAll('__', '')

/** A line as a test writes it: `\t` parts cells, `# ` makes a heading, `* ` is bold, `• ` a bullet, `◦ ` one below it, `~ ` goes on. */
function line(printed: string, at: number, more: Partial<Line> = {}): Line {
  const heading = printed.startsWith('# ')
  const bullet = /^[•◦] /.test(printed)
  const bold = heading || printed.startsWith('* ')
  const continues = printed.startsWith('~ ')
  const own = bold || bullet || continues ? printed.slice(2) : printed
  const text = withoutLooks(own)
  const x = bullet ? (printed.startsWith('◦') ? 78 : 60) : 48
  return {
    text,
    cells: own.split('\t').map((cell, index) => ({
      text: withoutLooks(cell),
      runs: runsOf(cell, bold, heading ? 13 : 10),
      x: x + index * 200,
      width: cell.length * 5,
      bold,
      italic: false,
    })),
    page: 0,
    x,
    y: at * 14,
    width: text.length * 5,
    height: 10,
    fontSize: heading ? 13 : 10,
    bold,
    italic: false,
    color: '#000000',
    ruleAbove: false,
    ruleBelow: false,
    shaded: false,
    bullet,
    headingLevel: 0,
    gapBefore: heading ? 1.4 : 0.4,
    region: 'main',
    tableRow: -1,
    links: [],
    continues,
    ...more,
  }
}

/** The lines of a text written by `line`'s rules; empty ones are left out. */
function linesOf(printed: string): Line[] {
  return printed
    .split('\n')
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text, at) => line(text, at))
}

/** A document of such lines. The first line is the name, set large. */
export function documentOf(
  printed: string,
  format: DocumentText['facts']['format'] = 'pdf',
): DocumentText {
  const lines = linesOf(printed)
  return {
    lines: lines.map((one, at) => (at === 0 ? { ...one, fontSize: 20, bold: true } : one)),
    facts: {
      format,
      pages: 1,
      words: 0,
      characters: 0,
      columns: 1,
      tables: 0,
      images: 0,
      textLayer: true,
      hiddenText: [],
    },
  }
}

/** What is read of lines as printed. */
export const read = (printed: string): Resume => readLines(documentOf(printed)).resume

/** The jobs read of lines, as `title | company | town | from–to`. */
export const jobs = (printed: string): string[] =>
  read(printed).work.map(({ title, company, location, start, end }) =>
    [title, company, location, `${start}–${end}`].join(' | '),
  )

/** The studies, as `degree | subject | school | from–to`. */
export const studies = (printed: string): string[] =>
  read(printed).education.map(({ degree, field, institution, start, end }) =>
    [degree, field, institution, `${start}–${end}`].join(' | '),
  )

/** The names of the projects. */
export const projects = (printed: string): string[] =>
  read(printed).projects.map(({ name }) => name)
