/** Projects that are printed as records below the company for which they were done. */
import type { Locale } from '#contract/locales.ts'
import type { Line } from '../document.ts'
import type { DateSpan } from '../fields/dates.ts'
import { isProse } from '../fields/prose.ts'
import { cueScore } from '../lexicon/cues.ts'
import { labelled } from '../lexicon/labels.ts'
import type { LabelKind } from '../lexicon/types.ts'
import { lookOf, sameLook } from '../look.ts'
import { isWithin } from './houses.ts'
import { isUnit, titleScore } from './pair-words.ts'
import { labelCell } from './label-cells.ts'
import { dateIn, isOnlyDate } from './head-dates.ts'
import { INDENT } from './usual.ts'

export interface ProjectRow {
  /** The line above it; absent where it stands first. */
  below: Line | undefined
  lines: Line[]
}

/** A cue stands where the deciding word stands; in East Asian names of projects it may, too. */
const TITLE = { deciding: 3, surest: 5 } as const

/** What parts the phrases of a head, among which one may be the post. */
const PHRASES = /\s*[|•·,，、/()（）\t]\s*|\s+/u

/** What the label of a line is one of, of those that have a value. */
const kindsOf = (line: Line): readonly LabelKind[] => {
  const label = labelCell(line) ?? (line.cells.length === 1 ? labelled(line.text) : null)
  return label?.value ? label.kinds : []
}

/** Capitals are no look here: a company may be called by its initials. */
const isSetLike = (a: Line, b: Line) =>
  sameLook({ ...lookOf(a), capitals: false }, { ...lookOf(b), capitals: false })

/** Rows of tables with their dates in one column: how much of each is bold depends on its words. */
const isRowLike = (a: Line, b: Line) => {
  const [own, other] = [a, b].map(({ cells }) =>
    cells.findIndex((cell) => dateIn(cell.text)?.range),
  )
  const areRows = a.tableRow >= 0 && b.tableRow >= 0 && a.cells.length === b.cells.length
  return areRows && own === other && own !== -1
}

/** A period in front of a name: the head of something else. */
const isDatedName = ({ cells: [first, ...more] }: Line) =>
  more.length > 0 && isOnlyDate(first!.text)

/** Labels on lines of their own, right below the head of a record. */
const labelsBelow = (lines: readonly Line[], at: number): readonly Line[] => {
  const below = lines.slice(at + 1)
  const end = below.findIndex(
    (line) => isDatedName(line) || (!labelled(line.text)?.value && !labelCell(line)),
  )
  return below.slice(0, end < 0 ? below.length : end)
}

/**
 * Parts off records of projects below companies: each begins with the label of a project, or with
 * a name above labels whose time lies in that of the company. The last ends at the next company.
 */
export function partRecords(
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
  const isPost = (text: string) => titleScore(text, locales) >= TITLE.deciding || isUnit(text)
  /** `바다 지도 구축` above its own time, within that of a job which has its post. */
  const isPartOf = (all: readonly Line[], at: number, whole: DateSpan) => {
    const [line, below] = all.slice(at)
    if (!line || line.bullet || line.continues || isProse(line.text)) return false
    // the first line of a text: `2019 tarihinden itibaren tüm bölge …`
    if (below?.continues && !line.bold) return false
    // the second line of a head that is set as that of the first job is
    const above = all[at - 1]
    const isSecond = at > 1 && above?.bold && isSetLike(above, all[0]!) && !dateIn(above.text)
    if (isSecond && !line.bold) return false
    // `Leadership (2022 – 2025):` says what the points below are about
    if (/[:：]\s*$/u.test(line.text)) return false
    const own = dateIn(line.text) ?? (below && isOnlyDate(below.text) ? dateIn(below.text) : null)
    const most = /\p{Lo}/u.test(line.text) ? TITLE.surest : TITLE.deciding
    const isName = titleScore(line.text, locales) < most && !isOnlyDate(line.text)
    // two jobs at a time are set alike
    const isLower = !isSetLike(line, all[0]!) || line.x > all[0]!.x + INDENT
    return own?.range === true && isWithin(own, whole) && isName && isLower
  }
  const isOutside = (span: DateSpan | null) => span?.range && !(house && isWithin(span, house))
  const isRecord = (line: Line, at: number) => {
    if (kinds[at]!.length > 0) return areLabelled && kinds[at]!.includes('project')
    // two jobs at a time are rows of one table
    if (isOnlyDate(line.text) || isRowLike(line, lines[0]!)) return false
    const labels = labelsBelow(lines, at)
    const span = [line, ...labels].map(({ text }) => dateIn(text)).find((one) => one?.range)
    const isName =
      titleScore(line.text, locales) < TITLE.deciding && !kinds[at + 1]?.includes('project')
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
      namesPost ||= line.text.split(PHRASES).some(isPost)
      jobs.push(line)
    }
  })
  // one name with its time and role is as often a part of the job
  return areLabelled || rows.length > 1 ? { jobs, rows } : { jobs: [...lines], rows: [] }
}
