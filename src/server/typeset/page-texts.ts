/** Where texts stand on the pages, by the SVG that Typst makes of them. */
import type { Style } from '#contract/template.ts'
import { pageSize } from './places.ts'

/** What opens and closes groups; a run of glyphs is one that is turned upside down. */
const TOKEN = /<\/g>|<g(?= |>)[^>]*>/g
const MATRIX = /transform="matrix\(1 0 0 (-?1) [-\d.e]+ ([-\d.e]+)\)"/
const TRANSLATE = /transform="translate\([-\d.e]+, ?([-\d.e]+)\)"/

/** Pages are groups right below the root, after them come definitions. */
const PAGE = '\n    <g'

/** The heights of the runs of glyphs on the last page; running feet do not count. */
function heightsOnLastPage(svg: string, style: Style): number[] {
  const { height } = pageSize(style)
  const foot = height - style.margin * POINTS_PER_MM + 1
  const heights: number[] = []
  const origins = [0]
  for (const [token] of svg.slice(svg.lastIndexOf(PAGE)).matchAll(TOKEN)) {
    if (token === '</g>') {
      origins.pop()
      continue
    }
    const [, turned, down] = MATRIX.exec(token) ?? []
    const y = (origins.at(-1) ?? 0) + Number(down ?? TRANSLATE.exec(token)?.[1] ?? 0)
    if (!token.endsWith('/>')) origins.push(y)
    if (turned === '-1' && y % height < foot) heights.push(y % height)
  }
  return heights
}

const POINTS_PER_MM = 72 / 25.4

/** Baselines nearer than this many sizes of running text are one line. */
const ONE_LINE = 0.6

/** How many lines stand on the last page; those of two columns count once where they are level. */
export function linesOnLastPage(svg: string, style: Style): number {
  const heights = heightsOnLastPage(svg, style).toSorted((a, b) => a - b)
  let last = -Infinity
  let lines = 0
  for (const height of heights) {
    if (height - last < style.size * ONE_LINE) continue
    lines += 1
    last = height
  }
  return lines
}
