/**
 * A 職務経歴書 prints what somebody did at a company as a table with one project a row, below the
 * name of the company: those rows are projects, and the job keeps what stands around the table.
 * Others print them as records that begin with `Project:` or 【案件名】.
 */
import type { Locale } from '#contract/locales.ts'
import type { Cell, Line } from '../document.ts'
import { cueScore } from '../lexicon/cues.ts'
import { columnKinds, labelled } from '../lexicon/labels.ts'
import { WITH_LEGAL_FORM } from '../lexicon/legal-forms.ts'
import type { LabelKind } from '../lexicon/types.ts'
import { lookOf, sameLook } from '../look.ts'
import type { DateSpan } from '../fields/dates.ts'
import { isWithin } from './houses.ts'
import { INDENT } from './usual.ts'
import { isProse } from '../fields/prose.ts'
import { isUnit, titleScore } from './pair-words.ts'
import { dateIn, isOnlyDate, labelCell } from './pieces.ts'

export interface ProjectRow {
  /** The line above its table; absent where the table stands first. */
  below: Line | undefined
  lines: Line[]
}

const holds = (line: Line, kind: LabelKind) =>
  line.cells.some(({ label = '' }) => columnKinds(label).includes(kind))

/** What the label of a line is one of, of those that have a value. */
const kindsOf = (line: Line): readonly LabelKind[] => {
  const label = labelCell(line) ?? (line.cells.length === 1 ? labelled(line.text) : null)
  return label?.value ? label.kinds : []
}

/** Capitals are no look here: a company may be called by its initials. */
const isSetLike = (a: Line, b: Line) =>
  sameLook({ ...lookOf(a), capitals: false }, { ...lookOf(b), capitals: false })

/** Labels on lines of their own, right below the head of a record. */
const labelsBelow = (lines: readonly Line[], at: number): readonly Line[] => {
  const below = lines.slice(at + 1)
  const end = below.findIndex((line) => !labelled(line.text)?.value && !labelCell(line))
  return below.slice(0, end < 0 ? below.length : end)
}

/**
 * Parts off records of projects below companies: each begins with the label of a project, or with
 * a name above labels whose time lies in that of the company. The last ends at the next company.
 */
function partRecords(
  lines: readonly Line[],
  locales: readonly Locale[],
): { jobs: Line[]; rows: ProjectRow[] } {
  const kinds = lines.map(kindsOf)
  const count = (kind: LabelKind) => kinds.filter((own) => own.includes(kind)).length
  // each job with its one project is a record of its own
  const areLabelled = count('project') > count('company')
  /** Set like the line with which the section begins, or with the word of a company. */
  const mayLead = (line: Line) =>
    cueScore(line.text, 'companies', locales) > 0 ||
    (line.bold && !line.bullet && isSetLike(line, lines[0]!))
  let house: DateSpan | null = null
  let namesPost = false
  const isPost = (text: string) => titleScore(text, locales) >= ROLE || isUnit(text)
  /** `박지도 구축` above its own time, within that of a job which has its post. */
  const isPartOf = (all: readonly Line[], at: number, whole: DateSpan) => {
    const [line, below] = all.slice(at)
    if (!line || line.bullet || line.continues || isProse(line.text)) return false
    const own = dateIn(line.text) ?? (below && isOnlyDate(below.text) ? dateIn(below.text) : null)
    const most = /\p{Lo}/u.test(line.text) ? SUREST : ROLE
    const isName = titleScore(line.text, locales) < most && !isOnlyDate(line.text)
    // two jobs at a time are set alike
    const isLower = !isSetLike(line, all[0]!) || line.x > all[0]!.x + INDENT
    return own?.range === true && isWithin(own, whole) && isName && isLower
  }
  const isOutside = (span: DateSpan | null) => span?.range && !(house && isWithin(span, house))
  const isRecord = (line: Line, at: number) => {
    if (kinds[at]!.length > 0) return areLabelled && kinds[at]!.includes('project')
    if (isOnlyDate(line.text)) return false
    const labels = labelsBelow(lines, at)
    const span = [line, ...labels].map(({ text }) => dateIn(text)).find((one) => one?.range)
    const isName = titleScore(line.text, locales) < ROLE && !kinds[at + 1]?.includes('project')
    if (labels.length > 0 && span && isName && !isOutside(span)) return true
    return house !== null && isPartOf(lines, at, house) && namesPost
  }
  const jobs: Line[] = []
  const rows: ProjectRow[] = []
  let isInside = false
  lines.forEach((line, at) => {
    const span = dateIn(line.text)
    const isHouse =
      kinds[at]!.includes('company') ||
      (kinds[at]!.length === 0 &&
        (isOutside(span) || (mayLead(line) && isOutside(dateIn(lines[at + 1]?.text ?? '')))))
    if (at > 0 && isRecord(line, at)) {
      rows.push({ below: jobs.at(-1), lines: [line] })
      isInside = true
    } else if (isInside && !isHouse) rows.at(-1)!.lines.push(line)
    else {
      if (isInside || line.bullet) namesPost = false
      isInside = false
      if (span?.range) house = span
      namesPost ||= line.text.split(/\s*[|•·,，、/()（）\t]\s*|\s+/u).some(isPost)
      jobs.push(line)
    }
  })
  // one name with its time and role is as often a part of the job
  return areLabelled || rows.length > 1 ? { jobs, rows } : { jobs: [...lines], rows: [] }
}

/** Parts the lines of jobs into those of the jobs themselves and the projects among them. */
export function partProjects(
  lines: readonly Line[],
  locales: readonly Locale[],
): { jobs: Line[]; rows: ProjectRow[] } {
  const { jobs, rows } = partProjectRows(lines)
  return rows.length > 0 ? { jobs, rows } : partRecords(lines, locales)
}

const isEmployer = ({ text }: Cell) => WITH_LEGAL_FORM.test(text)

/** Sheets of projects also name languages, tools and the steps of the work. */
const COLUMNS = 4

function partProjectRows(lines: readonly Line[]): { jobs: Line[]; rows: ProjectRow[] } {
  const rowsThatHold = (kind: LabelKind) =>
    lines.filter((line) => line.tableRow >= 0 && holds(line, kind)).map((line) => line.tableRow)
  // a project with its company in one row is a job
  const jobRows = new Set(rowsThatHold('company'))
  // a sheet of what was done and when, that names no employer
  const dated = new Set(rowsThatHold('dates'))
  const isSheet = (row: number) => {
    const cells = lines.filter((line) => line.tableRow === row).flatMap((line) => line.cells)
    const columns = new Set(cells.map(({ label }) => label))
    return dated.has(row) && columns.size >= COLUMNS && !cells.some(isEmployer)
  }
  const duties = jobRows.size === 0 ? [...new Set(rowsThatHold('duties'))] : []
  const sheet = duties.length > 1 && duties.every(isSheet) ? duties : []
  const tableRows = new Set(
    [...rowsThatHold('project'), ...sheet].filter((row) => !jobRows.has(row)),
  )
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

/** A cue stands where the deciding word stands; in East Asian names of projects it may, too. */
const ROLE = 3
const SUREST = 5
