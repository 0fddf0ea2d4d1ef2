/**
 * A 職務経歴書 prints what somebody did at a company as a table with one project a row, below the
 * name of the company: those rows are projects, and the job keeps what stands around the table.
 */
import type { Locale } from '#contract/locales.ts'
import type { Line } from '../document.ts'
import { cueScore } from '../lexicon/cues.ts'
import { columnKinds } from '../lexicon/labels.ts'
import type { LabelKind } from '../lexicon/types.ts'

export interface ProjectRow {
  /** The line above its table; absent where the table stands first. */
  below: Line | undefined
  lines: Line[]
}

const holds = (line: Line, kind: LabelKind) =>
  line.cells.some(({ label = '' }) => columnKinds(label).includes(kind))

/** Parts the lines of jobs into those of the jobs themselves and the rows of projects among them. */
export function partProjectRows(lines: readonly Line[]): { jobs: Line[]; rows: ProjectRow[] } {
  const rowsThatHold = (kind: LabelKind) =>
    lines.filter((line) => line.tableRow >= 0 && holds(line, kind)).map((line) => line.tableRow)
  // a project with its company in one row is a job
  const jobRows = new Set(rowsThatHold('company'))
  const tableRows = new Set(rowsThatHold('project').filter((row) => !jobRows.has(row)))
  if (tableRows.size === 0) return { jobs: [...lines], rows: [] }
  const jobs: Line[] = []
  const rows = new Map<number, ProjectRow>()
  lines.forEach((line, at) => {
    const own = rows.get(line.tableRow)
    if (own) own.lines.push(line)
    else if (tableRows.has(line.tableRow))
      rows.set(line.tableRow, { below: jobs.at(-1), lines: [line] })
    // the names of the columns
    else if (!(line.header && tableRows.has(lines[at + 1]?.tableRow ?? -1))) jobs.push(line)
  })
  return { jobs, rows: [...rows.values()] }
}

/** What somebody was in a project, as far as a short cell of its row says so. */
export function roleIn({ lines }: ProjectRow, locales: readonly Locale[]): string {
  const cells = lines.flatMap((line) => line.cells)
  return (
    cells.find(({ text, label = '' }) => {
      const kinds = columnKinds(label)
      const fits = ['title', 'role', 'duties'].some((kind) => kinds.includes(kind as LabelKind))
      return fits && cueScore(text, 'titles', locales) >= ROLE
    })?.text ?? ''
  )
}

/** A cue stands where the deciding word stands. */
const ROLE = 3
