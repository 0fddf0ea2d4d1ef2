/** Signs that a document has in front of its headings and of nothing else: ■職務経歴, ◆ Skills. */
import type { Line } from '../document.ts'
import type { Candidate } from './candidates.ts'

/** Headings from which on they are seen to have a sign. */
const SEVERAL = 2

/**
 * The lines behind such a sign: some of them are listed headings, all stand out, and each has something
 * without the sign below it. Points of a list are none of them.
 */
export function behindHeadingSigns(
  lines: readonly Line[],
  listed: readonly (Candidate | null)[],
  standsOut: (line: Line) => boolean,
): ReadonlySet<Line> {
  const places = new Map(lines.map((line, at) => [line, at]))
  const marked = Map.groupBy(
    lines.filter(({ bullet, mark }) => bullet && mark),
    ({ mark }) => mark,
  )
  const isHeading = (line: Line) => {
    const below = lines[places.get(line)! + 1]
    return line.cells.length === 1 && standsOut(line) && below && below.mark !== line.mark
  }
  const isListed = (line: Line) => listed[places.get(line)!]?.rest === null
  return new Set(
    [...marked.values()]
      .filter((own) => own.length >= SEVERAL && own.some(isListed) && own.every(isHeading))
      .flat(),
  )
}
