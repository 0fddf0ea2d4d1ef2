/** Projects that begin with a name and a colon: `云图：` alone, or `云图：看地图的工具` on one line. */
import { withCells } from '../cells.ts'
import type { Line } from '../document.ts'
import { isProse } from '../fields/prose.ts'
import { labelKinds, labelled } from '../lexicon/labels.ts'
import { partLine } from './broken-lines.ts'
import { dateIn } from './head-dates.ts'

/** What follows a colon in a name is a part of it up to here, when the project is told below. */
export const LONGEST_SUBTITLE = 40

/** Letters of a name that announces what stands below it. */
const LONGEST_ANNOUNCED = 40

/** `云图：` on a line of its own, and below it what that is. */
const announced = ({ text, cells, bullet }: Line) => {
  const [, name = ''] = /^([^:：]{2,})\s*[:：]$/u.exec(text.trim()) ?? []
  const isName = cells.length === 1 && !bullet && name.length <= LONGEST_ANNOUNCED
  return isName && !isProse(name) && labelKinds(name).length === 0 ? name : ''
}

/** `云图：看地图的工具`: a name, and what that is behind it. */
const nameInFront = ({ text, cells, continues }: Line) => {
  const { label = '', value = '', kinds = [] } = labelled(text) ?? {}
  const isTold = isProse(value) || value.length > LONGEST_SUBTITLE || /\p{Lo}{12}/u.test(value)
  const isOne = cells.length === 1 && !continues && kinds.length === 0 && isTold
  return isOne && label.length <= LONGEST_ANNOUNCED && !dateIn(label) ? label : ''
}

/** True for names of several entries with which a section begins, all others: no labels of parts. */
const areNames = (names: readonly string[]) => {
  const all = names.filter(Boolean)
  return all.length > 1 && names[0] !== '' && new Set(all).size === all.length
}

/**
 * A text that announces all projects, and the points below it, each the name of one and nothing else;
 * no text, and all lines, where they are built otherwise.
 */
export function withListed(lines: readonly Line[]): {
  lead: readonly Line[]
  rest: readonly Line[]
} {
  const from = lines.findIndex(({ bullet }) => bullet)
  const [lead, points] = [lines.slice(0, from), lines.slice(from)]
  const isText =
    from > 1 &&
    isProse(lead[0]!.text) &&
    lead.every(({ cells, text }) => cells.length === 1 && !dateIn(text))
  const areListed =
    points.length > 1 &&
    points.every(
      ({ bullet, cells, text }) =>
        bullet && cells.length === 1 && text.length <= LONGEST_ANNOUNCED && !isProse(text),
    )
  if (!isText || !areListed) return { lead: [], rest: lines }
  return { lead, rest: points.map((line) => ({ ...line, bullet: false, isEntry: true })) }
}

/** Lines of which some begin with a name and a colon, the first of all among them, as entries. */
export function withAnnounced(lines: readonly Line[]): readonly Line[] {
  const above = lines.map(announced)
  if (areNames(above) && above.every((name, at) => !name || above[at + 1] === '')) {
    return lines.map((line, at) => {
      const [cell] = line.cells
      return above[at] && cell
        ? { ...withCells(line, [{ ...cell, text: above[at] }]), isEntry: true, continues: false }
        : line
    })
  }
  const inPoints = lines[0]?.bullet === true
  const front = lines.map((line) => (line.bullet === inPoints ? nameInFront(line) : ''))
  // below a point stands what goes on with it
  const areRunIn =
    areNames(front) &&
    lines.every(({ continues, bullet }, at) => continues || front[at] || (inPoints && !bullet))
  if (!areRunIn) return lines
  return lines.flatMap((line, at) => {
    const to = /[:：]\s*/u.exec(line.text)
    const name = front[at]
    if (!name || !to) return [line]
    const [head, rest] = partLine(line, name, to.index + to[0].length)
    return [
      { ...head, isEntry: true },
      { ...rest, bullet: false },
    ]
  })
}
