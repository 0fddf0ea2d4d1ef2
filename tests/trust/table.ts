/**
 * Prints what `tests/trust` measured as one table and, with TRUST_PUBLISH=1, writes it into
 * .github/SECURITY.md. In the full form a row that nobody measured fails the run.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, release, totalmem, type as system } from 'node:os'
import type { Reporter, TestModule } from 'vitest/node'
import { IS_FULL } from './extent.ts'
import { ROWS, type Figure, type RowId } from './rows.ts'

const PAGE = new URL('../../.github/SECURITY.md', import.meta.url)
const MARKS = ['<!-- trust:begin -->', '<!-- trust:end -->'] as const

interface Line extends Omit<Figure, 'row'> {
  row: RowId
}

export default class TableReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = linesOf(modules)
    if (lines.length === 0) return
    const text = markdown(lines)
    process.stdout.write(`\n${text}\n`)
    // In the quick form times do not bind, and what does has failed its test.
    if (IS_FULL && lines.some(({ ok }) => !ok)) process.exitCode = 1
    if (process.env.TRUST_PUBLISH) publish(text)
  }
}

function linesOf(modules: readonly TestModule[]): Line[] {
  const tests = modules.flatMap((module) => [...module.children.allTests()])
  const measured = tests.flatMap((test): Line[] => {
    const { figures = [], row } = test.meta()
    const failed = row && test.result().state === 'failed' && figures.every(({ ok }) => ok)
    return failed
      ? [...figures, { row, what: test.name, value: 'failed', bar: 'passes', ok: false }]
      : figures
  })
  if (!IS_FULL || measured.length === 0) return sorted(measured)
  // A part that was asked for alone is not the whole table.
  const isWhole = new Set(measured.map(({ row }) => row)).size > Object.keys(ROWS).length / 2
  const absent = (Object.keys(ROWS) as RowId[]).filter(
    (row) => isWhole && !measured.some((line) => line.row === row),
  )
  const missing = absent.map((row) => ({
    row,
    what: '',
    value: 'not measured',
    bar: '',
    ok: false,
  }))
  return sorted([...measured, ...missing])
}

const ORDER = Object.keys(ROWS)
const sorted = (lines: Line[]) =>
  lines.toSorted((a, b) => ORDER.indexOf(a.row) - ORDER.indexOf(b.row))

function markdown(lines: Line[]): string {
  const rows = lines.map(({ row, what, value, bar, ok }, at) => {
    const isFirst = lines[at - 1]?.row !== row
    return [isFirst ? row : '', isFirst ? ROWS[row] : '', what, value, bar, ok ? '✓' : '✗']
  })
  const head = ['', 'Test', 'Figure', 'Measured', 'Bar', '']
  const all = [head, ...rows]
  const widths = head.map((_, column) =>
    Math.max(3, ...all.map((row) => (row[column] ?? '').length)),
  )
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [`${machine()}`, '', line(head), rule, ...rows.map(line)].join('\n')
}

function machine(): string {
  const [first] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  const extent = IS_FULL ? 'full' : 'quick'
  return `${new Date().toISOString().slice(0, 10)}, ${extent} form, ${cpus().length} × ${first?.model ?? 'CPU'}, ${memory} GB, ${system()} ${release()}, Node ${process.version}`
}

function publish(text: string): void {
  const page = readFileSync(PAGE, 'utf8')
  const [begin, end] = MARKS.map((mark) => page.indexOf(mark)) as [number, number]
  const next = `${page.slice(0, begin + MARKS[0].length)}\n\n${text}\n\n${page.slice(end)}`
  writeFileSync(PAGE, next)
}
