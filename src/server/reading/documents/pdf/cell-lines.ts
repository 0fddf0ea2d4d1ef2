import type { Line } from '../../document.ts'
import { isRightToLeft } from '../characters.ts'
import { joinedText } from '../tables/joined.ts'
import { linesOfTable } from '../tables/lines.ts'
import type { Table } from '../tables/table.ts'
import type { Area } from './drawn-tables.ts'
import { mendBreak } from './hyphens.ts'
import type { FlowLine } from './lines.ts'
import { firstWordWidth, goesOnAlike } from './wraps.ts'

/** The lines of a drawn table, whose cells hold paragraphs as those of a Word file do. */
export function linesOfDrawnTable(
  { rows }: Table<Area>,
  before: Line | undefined,
  linesIn: (area: Area) => FlowLine[],
  nextRow: () => number,
): FlowLine[] {
  const table = {
    rows: rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => ({
        ...cell,
        content: paragraphsIn(linesIn(cell.content), cell.content),
      })),
    })),
  }
  return linesOfTable(table, before, nextRow).map((line) => ({ ...line, flow: line.flow ?? '' }))
}

/** Heights of a line by which lines of one paragraph may be apart. */
const LEADING = 0.85

/** Lines that only go on since the one before was full are made one. */
function paragraphsIn(lines: FlowLine[], { box }: Area): FlowLine[] {
  const padding = Math.min(...lines.map((line) => insetOf(line, box)))
  const paragraphs: FlowLine[] = []
  let last: FlowLine | undefined
  for (const line of lines) {
    const before = paragraphs.at(-1)
    if (before && last && goesOn(last, line, box, padding))
      paragraphs.splice(-1, 1, { ...before, ...joined(before, line) })
    else paragraphs.push({ ...line, gapBefore: before ? line.gapBefore : 0 })
    last = line
  }
  return paragraphs
}

/** From where a cell begins to where its text does. */
const insetOf = ({ x, width, text }: Line, box: Area['box']) =>
  isRightToLeft(text) ? box.x + box.width - x - width : x - box.x

const freeBehind = ({ x, width, text }: Line, box: Area['box']) =>
  isRightToLeft(text) ? x - box.x : box.x + box.width - x - width

function goesOn(before: FlowLine, line: FlowLine, box: Area['box'], padding: number): boolean {
  const [end, start] = [before.cells.at(-1), line.cells[0]]
  return (
    before.flow === line.flow &&
    before.cells.length === 1 &&
    line.cells.length === 1 &&
    before.tableRow < 0 &&
    line.tableRow < 0 &&
    !line.bullet &&
    line.gapBefore <= LEADING &&
    before.fontSize === line.fontSize &&
    end !== undefined &&
    start !== undefined &&
    goesOnAlike(end, start) &&
    firstWordWidth(start) > freeBehind(before, box) - Math.min(padding, line.fontSize)
  )
}

/** Of one cell, too little is known to tell how its program breaks words. */
const NOTHING_KNOWN = { words: new Map<string, number>(), byProgram: false, anywhere: false }

function joined(before: Line, line: Line): Line {
  const [cell] = before.cells
  const [first, ...others] = cell
    ? mendBreak({ before, cell, line }, NOTHING_KNOWN)
    : [before, line]
  return { ...joinedText([first ?? before, ...others]), links: [...before.links, ...line.links] }
}
