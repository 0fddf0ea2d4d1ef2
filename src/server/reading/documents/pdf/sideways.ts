import type { FlowLine } from './lines.ts'

/** Headings that are written sideways beside their sections. */

/** Places on the page from which a line that is written upwards or downwards reaches. */
interface Sideways {
  line: FlowLine
  x: number
  top: number
  bottom: number
}

/** The same heading column, in points. */
const SAME_COLUMN = 8

/**
 * Puts lines that are written sideways in front of what they stand beside, when several stand in
 * one column: then they are headings. Others (a name along the edge) stay behind the rest.
 *
 * @param angle of the sideways lines, 90 (downwards) or -90 (upwards)
 */
export function placeSideways(lines: FlowLine[], turned: FlowLine[], angle: number): FlowLine[] {
  const sideways = turned
    .map((line): Sideways => {
      const [from, to] = [line.x, line.x + line.width]
      return angle === 90
        ? { line, x: -line.y, top: from, bottom: to }
        : { line, x: line.y, top: -to, bottom: -from }
    })
    .toSorted((a, b) => a.top - b.top)
  const isHeading = (each: Sideways) =>
    sideways.some((other) => other !== each && Math.abs(other.x - each.x) < SAME_COLUMN)
  const headings = sideways.filter(isHeading)
  const result = [...lines]
  headings.forEach((heading, index) => {
    const previous = headings[index - 1]
    const begins = firstBeside(heading, previous?.bottom ?? -Infinity, lines)
    const before = begins ? result.indexOf(begins) : result.length
    const { fontSize } = heading.line
    const place = begins
      ? { x: begins.x, y: begins.y - fontSize, region: begins.region, flow: begins.flow }
      : {}
    result.splice(before, 0, { ...heading.line, ...place, height: fontSize, gapBefore: 2 })
  })
  return [...result, ...sideways.filter((each) => !isHeading(each)).map(({ line }) => line)]
}

/** Free space in line heights that parts a section from the one before. */
const SECTION_GAP = 0.8

/** Letter sizes by which a heading may begin below the first line of its section. */
const NEAR = 1.6

/** The first line of a section by the heading's top; or, of those beside it, the one with the most room above. */
function firstBeside(
  { line, top, bottom }: Sideways,
  after: number,
  lines: FlowLine[],
): FlowLine | undefined {
  const byRoom = lines.toSorted((a, b) => b.gapBefore - a.gapBefore)
  return (
    byRoom.find(
      ({ y, gapBefore }) => Math.abs(y - top) < line.fontSize * NEAR && gapBefore > SECTION_GAP,
    ) ?? byRoom.find(({ y }) => y > after - line.fontSize && y < bottom)
  )
}
