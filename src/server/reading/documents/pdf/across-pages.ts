import type { FlowLine } from './lines.ts'

/** Points by which columns of one layout begin otherwise on the next page. */
const SLACK = 3

/** Where the lines of a column begin, and where they end. */
interface Column {
  from: number
  to: number
}

const columnOf = (lines: readonly FlowLine[]): Column => ({
  from: Math.min(...lines.map(({ x }) => x)),
  to: Math.max(...lines.map(({ x, width }) => x + width)),
})

/** The flows of a page whose lines all stand on one side of where the columns part. */
function flowsBeside(lines: readonly FlowLine[], sidebar: Column, main: Column): FlowLine[] | null {
  const isOnLeft = sidebar.from < main.from
  const [left, right] = isOnLeft ? [sidebar, main] : [main, sidebar]
  const flows = [...Map.groupBy(lines, ({ flow }) => flow).values()]
  const sides = [[], []] as [FlowLine[], FlowLine[]]
  for (const flow of flows) {
    const { from, to } = columnOf(flow)
    if (to < right.from) sides[0].push(...flow)
    else if (from >= right.from - SLACK) sides[1].push(...flow)
    else return null
  }
  const begin = [left, right].every(
    ({ from }, side) => Math.abs(columnOf(sides[side]!).from - from) < SLACK,
  )
  return begin ? sides[isOnLeft ? 0 : 1] : null
}

/**
 * Lines of which those in the column that is a sidebar on the first page are one on every page: how
 * far their words reach there says nothing.
 */
function withSidebars(lines: readonly FlowLine[]): FlowLine[] {
  const pages = Map.groupBy(lines, ({ page }) => page)
  const first = pages.get(0) ?? []
  const [sidebar, main] = ['sidebar', 'main'].map((own) =>
    columnOf(first.filter(({ region, y }) => region === own && y >= topOf(first))),
  )
  const beside = [...pages].flatMap(([page, own]) => {
    const body = own.filter(({ region }) => region === 'main')
    if (page === 0 || body.length < own.length) return []
    return flowsBeside(body, sidebar!, main!) ?? []
  })
  const found = new Set(beside)
  return lines.map((line) => (found.has(line) ? { ...line, region: 'sidebar' as const } : line))
}

/** Where the sidebar begins: what stands above spans both columns. */
const topOf = (lines: readonly FlowLine[]) =>
  Math.min(...lines.flatMap(({ region, y }) => (region === 'sidebar' ? y : [])))

/**
 * Text runs on from page to page, and so does a sidebar: each is read through before the other,
 * in the order that the first page gives them.
 */
export function orderAcrossPages(printed: FlowLine[]): FlowLine[] {
  if (printed.at(-1)?.page === 0 || !printed.some(({ region }) => region === 'sidebar'))
    return printed
  const lines = withSidebars(printed)
  const first = lines.findIndex((line) => line.region === 'sidebar')
  const head = lines.slice(0, first)
  const rest = lines.slice(first)
  const sidebar = rest.filter((line) => line.region === 'sidebar')
  const main = rest.filter((line) => line.region !== 'sidebar')
  const sidebarLeads = rest.some((line) => line.page === 0 && line.region === 'main')
  return sidebarLeads ? [...head, ...sidebar, ...main] : [...head, ...main, ...sidebar]
}
