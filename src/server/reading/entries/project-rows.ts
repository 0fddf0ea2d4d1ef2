/**
 * A 職務経歴書 prints what somebody did at a company as a table with one project a row, below the
 * name of the company: those rows are projects, and the job keeps what stands around the table.
 * Others print them as records, see `project-records.ts`.
 */
import type { Locale } from '#contract/locales.ts'
import { withCells } from '../cells.ts'
import type { Cell, Line } from '../document.ts'
import { cueScore } from '../lexicon/cues.ts'
import { columnKinds } from '../lexicon/labels.ts'
import { WITH_LEGAL_FORM } from '../lexicon/legal-forms.ts'
import type { LabelKind } from '../lexicon/types.ts'
import { isContract } from './contracts.ts'
import { isColumn } from './label-cells.ts'
import { partRecords, type ProjectRow } from './project-records.ts'

const holds = (line: Line, kind: LabelKind) => line.cells.some((cell) => isColumn(cell, kind))

/** Parts the lines of jobs into those of the jobs themselves and the projects among them. */
export function partProjects(
  lines: readonly Line[],
  locales: readonly Locale[],
): { jobs: Line[]; rows: ProjectRow[] } {
  const { jobs, rows } = partProjectRows(lines, locales)
  return rows.length > 0 ? { jobs, rows } : partRecords(lines, locales)
}

const isEmployer = ({ text }: Cell) => WITH_LEGAL_FORM.test(text)

/** A cue stands where the deciding word stands. */
const SURE = 3

/** What is surely a house, in a column whose name says nothing. */
const isHouse = ({ text, label = '' }: Cell, locales: readonly Locale[]) =>
  columnKinds(label).length === 0 && cueScore(text, 'companies', locales) >= SURE

/** Sheets of projects also name languages, tools and the steps of the work. */
const COLUMNS = 4

function partProjectRows(
  lines: readonly Line[],
  locales: readonly Locale[],
): { jobs: Line[]; rows: ProjectRow[] } {
  const rowsThatHold = (kind: LabelKind) =>
    lines.filter((line) => line.tableRow >= 0 && holds(line, kind)).map((line) => line.tableRow)
  // a project with its company in one row is a job
  const jobRows = new Set(rowsThatHold('company'))
  // a sheet of what was done and when, that names no employer
  const dated = new Set(rowsThatHold('dates'))
  const isSheet = (row: number) => {
    const cells = lines.filter((line) => line.tableRow === row).flatMap((line) => line.cells)
    const columns = new Set(cells.map(({ label }) => label))
    // by what contract somebody worked is said of jobs
    const isOfJobs = cells.some(
      (cell) => isEmployer(cell) || isHouse(cell, locales) || isContract(cell.text),
    )
    return dated.has(row) && columns.size >= COLUMNS && !isOfJobs
  }
  const duties = jobRows.size === 0 ? [...new Set(rowsThatHold('duties'))] : []
  const sheet = duties.length > 1 && duties.every(isSheet) ? duties : []
  const named = rowsThatHold('project').filter((row) => !jobRows.has(row))
  // forms ask for each job its one project, and the time beside that
  const isAsked = named.length <= jobRows.size && ![...jobRows].some((row) => dated.has(row))
  const tableRows = new Set([...(isAsked ? [] : named), ...sheet])
  if (tableRows.size === 0) return { jobs: [...lines], rows: [] }
  const jobs: Line[] = []
  const rows = new Map<number, ProjectRow>()
  lines.forEach((line, at) => {
    const own = rows.get(line.tableRow)
    if (own) own.lines.push(withoutNames(line))
    else if (tableRows.has(line.tableRow))
      rows.set(line.tableRow, { below: jobs.at(-1), lines: [withoutNames(line)] })
    // the names of the columns
    else if (!(line.header && tableRows.has(lines[at + 1]?.tableRow ?? -1))) jobs.push(line)
  })
  return { jobs, rows: [...rows.values()] }
}

/** A row of a form without the names of its facts, which their values know: `案件名 | 港湾管理 | 期間 | 2020年`. */
const withoutNames = (line: Line): Line => {
  const cells = line.cells.filter(({ text }, at) => text.trim() !== line.cells[at + 1]?.label)
  return cells.length > 0 && cells.length < line.cells.length ? withCells(line, cells) : line
}

/** What somebody was in a project, as far as a short cell of its row says so. */
export function roleIn({ lines }: ProjectRow, locales: readonly Locale[]): string {
  const cells = lines.flatMap((line) => line.cells)
  return (
    cells.find(({ text, label = '' }) => {
      const kinds = columnKinds(label)
      const fits = ['title', 'role', 'duties'].some((kind) => kinds.includes(kind as LabelKind))
      return fits && cueScore(text, 'titles', locales) >= SURE
    })?.text ?? ''
  )
}
