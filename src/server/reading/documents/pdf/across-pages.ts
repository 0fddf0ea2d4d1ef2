import type { FlowLine } from './lines.ts'

/**
 * Text runs on from page to page, and so does a sidebar: each is read through before the other,
 * in the order that the first page gives them.
 */
export function orderAcrossPages(lines: FlowLine[]): FlowLine[] {
  const first = lines.findIndex((line) => line.region === 'sidebar')
  if (first < 0 || lines.at(-1)?.page === 0) return lines
  const head = lines.slice(0, first)
  const rest = lines.slice(first)
  const sidebar = rest.filter((line) => line.region === 'sidebar')
  const main = rest.filter((line) => line.region !== 'sidebar')
  const sidebarLeads = rest.some((line) => line.page === 0 && line.region === 'main')
  return sidebarLeads ? [...head, ...sidebar, ...main] : [...head, ...main, ...sidebar]
}
