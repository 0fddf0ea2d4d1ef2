import { headingKind } from '../../lexicon/headings.ts'
import { isUnseen } from '../contrast.ts'
import { textOf } from './line-text.ts'
import { contains, type Fill, type PdfPage } from './page.ts'
import type { Segment } from './segments.ts'
import { bodySize, isHead } from './sides.ts'

/** What stands out about segments before their order is known: the panel behind them, their words. */

/** Letter sizes: what is lower is a bar behind one line, or the frame of a word. */
const LOWEST_PANEL = 4

/** A larger part of the page's width is a background. */
const WIDEST_PANEL = 0.8

/** Longer texts are no headings; to look all of them up would take time. */
const LONGEST_HEADING = 40

/** Notes on which panel a segment stands, and whether it looks like a heading that lists know. */
export function withSurroundings(segments: Segment[], page: PdfPage): Segment[] {
  const body = bodySize(segments)
  const panels = page.fills.filter((fill) => isPanel(fill, page))
  return segments.map((segment) => {
    const { letters, x, right, baseline, size, rightToLeft } = segment
    const panel = panels.findLast(
      (each) =>
        each.height > size * LOWEST_PANEL &&
        contains(each, (x + right) / 2, baseline - size * 0.3) &&
        each.x < x + 1 &&
        each.x + each.width > right - 1,
    )
    const announces =
      isHead(segment, body) &&
      letters.length < LONGEST_HEADING &&
      headingKind(textOf(letters, rightToLeft), []) !== null
    return { ...segment, ...(panel ? { panel } : {}), ...(announces ? { announces } : {}) }
  })
}

const isPanel = ({ width, color }: Fill, page: PdfPage) =>
  color !== '' && !isUnseen(color, '#ffffff') && width < page.width * WIDEST_PANEL
