import type { Cell, Line } from '../document.ts'
import type { Span } from './blocks.ts'
import { cleanText } from './characters.ts'
import { mostly, sizeOf } from './runs.ts'

/** Cuts the spans of a paragraph to lines and cells, and tells how they look as a whole. */

/** Points between cells that a tab parts; only their order and distance matter. */
const TAB = 60

/** Splits spans at line feeds. */
export function linesOfSpans(spans: Span[]): Span[][] {
  const lines: Span[][] = [[]]
  for (const span of spans) {
    span.text.split('\n').forEach((text, index) => {
      if (index > 0) lines.push([])
      if (text !== '') lines.at(-1)?.push({ ...span, text })
    })
  }
  return lines
}

/** A tab, or spaces that people type instead of one. */
const PARTING = /\t|[ \u00A0]{4,}|\u3000{2,}/u

/** Splits a line's spans at tabs. A tab in front only indents. */
export function cellsOf(spans: Span[], x: number): Cell[] {
  const groups: Span[][] = [[]]
  for (const span of spans) {
    span.text.split(PARTING).forEach((text, index) => {
      if (index > 0 && groups.at(-1)?.some((part) => part.text.trim() !== '')) groups.push([])
      if (text !== '') groups.at(-1)?.push({ ...span, text })
    })
  }
  let left = x
  return groups.map((group) => {
    const text = group.map((span) => span.text).join('')
    const cell = {
      text,
      runs: group,
      x: left,
      width: text.length * sizeOf(group) * 0.5,
      bold: mostly(group, (span) => span.bold),
      italic: mostly(group, (span) => span.italic),
    }
    left += cell.width + TAB
    return cell
  })
}

/** Neighbouring spans with the same address are one link. */
export function linksOf(spans: Span[]): Line['links'] {
  const links: Line['links'] = []
  spans.forEach(({ url, text }, index) => {
    if (url === '') return
    const last = links.at(-1)
    if (last && spans[index - 1]?.url === url) last.text += text
    else links.push({ text, url })
  })
  return links.map((link) => ({ ...link, text: cleanText(link.text).trim() }))
}
