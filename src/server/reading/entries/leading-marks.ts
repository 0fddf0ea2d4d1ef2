/**
 * Signs in front of what leads an entry: where its points have other signs, `■ Acme` above
 * `・ Led a team`, or no signs and another look.
 */
import type { Line } from '../document.ts'

/** Signs that people set in front of heads; dots and dashes stand in front of points. */
const STRONG = /^[■□▪◆◇❖●◎○★☆▼▽▲►▶▷➤❯]$/u

/** A number, whatever of: `1、` and `2、` are one sign, `1.` another. */
const formOf = ({ mark = '' }: Line) => mark.replace(/\d+|[①-⑳]/u, '#')

/** How much further in (points) heads may stand than points do. */
const SLACK = 3

/**
 * The lines of a section, those that lead no bullets any more: they have the sign with which the
 * section begins its bullets, and the points below them have another and stand no further out. Or
 * they alone are bold, and all that is.
 */
export function withoutLeadingMarks(lines: readonly Line[]): readonly Line[] {
  const marked = lines.filter(({ bullet }) => bullet)
  const [first] = marked
  const mark = first ? formOf(first) : ''
  const points = marked.filter((line) => formOf(line) !== mark)
  const leads = marked.filter((line) => formOf(line) === mark)
  // points are numbered as well: heads are where the section begins with one
  const isSign = STRONG.test(mark) || (mark.includes('#') && first === lines[0])
  const isOutermost =
    isSign &&
    points.length > 0 &&
    leads.every(({ x }) => points.every((point) => x <= point.x + SLACK))
  const isBold = marked.length > 1 && lines.every(({ bold, bullet }) => bold === bullet)
  return isOutermost || isBold
    ? lines.map((line) => (leads.includes(line) ? { ...line, bullet: false } : line))
    : lines
}
