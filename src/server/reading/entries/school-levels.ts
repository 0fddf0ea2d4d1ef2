/** Schools for everybody: which of them a line says that follows, and that they have no subjects. */
import type { Locale } from '#contract/locales.ts'
import { withCells } from '../cells.ts'
import type { Line } from '../document.ts'
import { cueMatches } from '../lexicon/cues.ts'
import { labelKinds, labelled } from '../lexicon/labels.ts'
import { dateIn } from './head-dates.ts'
import { degreeScore } from './pair-words.ts'

/** True for a school for everybody, `Lycée Verlaine`, where nobody studies one subject. */
export const hasNoSubjects = (name: string, locales: readonly Locale[]) =>
  /^[\p{Script=Latin}\p{Script=Arabic}\P{L}]+$/u.test(name) &&
  cueMatches(name, 'schools', locales).length > 0

/** Lines that only say which school follows, `SECONDARY`, in front of what they stand above. */
export function withLevels(lines: readonly Line[], locales: readonly Locale[]): Line[] {
  const isAbove = (line: Line | undefined, below: Line | undefined) => {
    if (!line || !below || line.bullet || line.cells.length > 1 || below.bullet) return false
    const kinds = labelKinds(line.text.replace(/\s*[:：]$/u, ''))
    const isLevel =
      kinds.includes('level') ||
      (kinds.includes('institution') && degreeScore(below.text, locales) < 0)
    return isLevel && !labelled(below.text) && !dateIn(below.cells[0]!.text)
  }
  return lines.flatMap((line, at) => {
    if (isAbove(line, lines[at + 1])) return []
    const above = lines[at - 1]
    if (!above || !isAbove(above, line)) return [line]
    const [first, ...others] = line.cells
    const whole = {
      ...first!,
      text: `${above.text.replace(/\s*[:：]$/u, '')}: ${first!.text}`,
      runs: [],
    }
    return [{ ...withCells(line, [whole, ...others]), gapBefore: above.gapBefore }]
  })
}
