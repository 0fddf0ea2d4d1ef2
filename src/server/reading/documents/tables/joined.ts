/** Lines of cells as one line. */
import type { Line } from '../../document.ts'
import { isUnspaced, splitBullet } from '../characters.ts'
import { colorOf, mostly, sizeOf } from '../runs.ts'
import type { LineCell } from './evidence.ts'

/** The lines of a cell that holds a name as one. */
export const textLine = ({ content }: LineCell) =>
  joinedText(content.map(unspaced) as [Line, ...Line[]])

/** Names that are set letter by letter have a cell for each. */
export function unspaced(line: Line): Line {
  const [first, ...others] = line.cells
  if (!first || others.length === 0 || !line.cells.every(({ text }) => isUnspaced(text)))
    return line
  const text = line.cells.map((cell) => cell.text).join('')
  const runs = line.cells.flatMap((cell) => cell.runs)
  return { ...line, text, cells: [{ ...first, text, runs, width: line.width }] }
}

/** The lines of one text as one. */
export function joinedText([first, ...others]: [Line, ...Line[]]): Line {
  return others.reduce((all, { text: added, cells: [next] }) => {
    const [cell] = all.cells
    if (!cell || !next) return all
    const space = isUnspaced(added) ? '' : ' '
    const runs = [
      ...cell.runs,
      ...next.runs.map((run, at) => (at > 0 ? run : { ...run, text: space + run.text })),
    ]
    const text = runs.map((run) => run.text).join('')
    return { ...all, text, cells: [{ ...cell, text, runs }] }
  }, first)
}

/** Lines of cells of one row as one line. */
export function joinedLine(
  parts: { line: Line; label: string | undefined }[],
  tableRow: number,
): Line {
  const all = parts.flatMap(({ line, label }) =>
    line.cells.map((cell) => (label === undefined ? cell : { ...cell, label })),
  )
  const lines = parts.map(({ line }) => line)
  const [first] = lines as [Line, ...Line[]]
  // A bullet in a column of its own.
  const isBullet = all.length > 1 && splitBullet(`${all[0]?.text ?? ''}  x`).text === 'x'
  const cells = isBullet ? all.slice(1) : all
  const runs = cells.flatMap((cell) => cell.runs)
  const x = Math.min(...cells.map((cell) => cell.x))
  return {
    ...first,
    text: cells.map((cell) => cell.text).join('\t'),
    cells,
    x,
    width: Math.max(...cells.map((cell) => cell.x + cell.width)) - x,
    fontSize: sizeOf(runs),
    bold: mostly(runs, (run) => run.bold),
    italic: mostly(runs, (run) => run.italic),
    color: colorOf(runs),
    bullet: isBullet || first.bullet,
    links: lines.flatMap((line) => line.links),
    gapBefore: Math.min(...lines.map((line) => line.gapBefore)),
    tableRow,
  }
}
