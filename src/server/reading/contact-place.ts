/** Where on its pages a document says how somebody is reached: what a reader sees and fields hide. */
import type { Resume } from '#contract/resume.ts'
import type { DocumentText, Line } from './document.ts'

/** Share of the first page below which nobody looks for it. */
const UPPER_PART = 0.6
/** Points by which what stands in another column begins elsewhere. */
const COLUMN_APART = 100
/** Heights of a line within which two stand side by side, or in columns side by side. */
const BESIDE = 3
/** Shorter documents are seen at a glance. */
const LEAST_LINES = 20
/** Figures by which a number is told from others. */
const FIGURES = 7

const figuresIn = (text: string): string => text.replaceAll(/\P{Nd}/gu, '')

/** True when e-mail and phone are printed, and nowhere but at the end. */
export function isContactAtEnd(
  { lines, facts }: DocumentText,
  { basics: { email, phone } }: Resume,
): boolean {
  const figures = figuresIn(phone).slice(-FIGURES)
  const holds = ({ text }: Line): boolean =>
    (email !== '' && text.includes(email)) ||
    (figures.length === FIGURES && figuresIn(text).includes(figures))
  const first = lines.filter(({ page }) => page === 0)
  const height = Math.max(1, ...first.map(({ y }) => y))
  const printed = lines.filter(holds)
  // A column beside the text is seen with it; where a file knows no places it is laid out behind it.
  const isInColumn = (line: Line): boolean =>
    line.region === 'sidebar' ||
    (facts.format === 'pdf' &&
      lines.some(
        (other) =>
          other.page === line.page &&
          !holds(other) &&
          Math.abs(other.y - line.y) < line.height * BESIDE &&
          Math.abs(other.x - line.x) > COLUMN_APART,
      ))
  return (
    lines.length >= LEAST_LINES &&
    printed.length > 0 &&
    printed.every(
      (line) =>
        // A foot that every page has is on the first one, too.
        !['header', 'footer'].includes(line.region) &&
        !isInColumn(line) &&
        (line.page > 0 || line.y > height * UPPER_PART),
    )
  )
}
