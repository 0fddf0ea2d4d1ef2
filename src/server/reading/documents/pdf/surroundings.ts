import { headingKind } from '../../lexicon/headings.ts'
import { isUnseen } from '../contrast.ts'
import { boxesAround, boxesOf } from './card-rows.ts'
import { textOf } from './line-text.ts'
import { contains, type Fill, type PdfPage } from './page.ts'
import type { Segment } from './segments.ts'
import { bodySize, isHead } from './sides.ts'

/** What stands out about segments before their order is known: the panel behind them, their words. */

/** Letter sizes: what is lower is a bar behind one line, or the frame of a word. */
const LOWEST_PANEL = 4

/** A larger part of the page's width is a background, or a band. */
const WIDEST_PANEL = 0.8

/** A band across the page is at least so wide, and at most so high, as parts of the page. */
const BAND = { narrowest: 0.6, highest: 0.4 } as const

/** Longer texts are no headings; to look all of them up would take time. */
const LONGEST_HEADING = 40

/** Notes on which panel a segment stands, and whether it looks like a heading that lists know. */
export function withSurroundings(segments: Segment[], page: PdfPage): Segment[] {
  const body = bodySize(segments)
  const painted = page.fills.filter(({ color }) => color !== '' && !isUnseen(color, '#ffffff'))
  const panels = painted.filter(({ width }) => width < page.width * WIDEST_PANEL)
  const cards = boxesOf(page)
  const bands = painted.filter((fill) => isBand(fill, page, segments))
  return segments.map((segment) => {
    const { letters, x, right, baseline, size, rightToLeft } = segment
    const isBehind = (fill: Fill) =>
      contains(fill, (x + right) / 2, baseline - size * 0.3) &&
      fill.x < x + 1 &&
      fill.x + fill.width > right - 1
    const panel = panels.findLast((each) => each.height > size * LOWEST_PANEL && isBehind(each))
    const band = bands.findLast(isBehind)
    const boxes = boxesAround(cards, segment)
    const announces =
      isHead(segment, body) &&
      letters.length < LONGEST_HEADING &&
      headingKind(textOf(letters, rightToLeft), []) !== null
    return {
      ...segment,
      ...(panel ? { panel } : {}),
      ...(band ? { band } : {}),
      ...(boxes.length > 0 ? { boxes } : {}),
      ...(announces ? { announces } : {}),
    }
  })
}

/** Nothing stands beside a band: it parts what is above from what is below. */
const isBand = ({ x, y, width, height }: Fill, page: PdfPage, segments: Segment[]) =>
  width > page.width * BAND.narrowest &&
  height < page.height * BAND.highest &&
  segments.every(
    (segment) =>
      segment.baseline < y ||
      segment.top > y + height ||
      (segment.right > x && segment.x < x + width),
  )
