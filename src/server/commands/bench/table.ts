import type { Figures } from './statistics.ts'

/** Lines of the printed table: a name, milliseconds, a note. */

const NAME_WIDTH = 44
const FIGURE_WIDTH = 8

const ms = (value: number): string => value.toFixed(1).padStart(FIGURE_WIDTH)

function print(line = ''): void {
  process.stdout.write(`${line}\n`)
}

export function heading(): void {
  print(['milliseconds'.padEnd(NAME_WIDTH), 'p50'.padStart(8), 'p95'.padStart(8)].join(''))
}

export function row(name: string, { p50, p95 }: Figures, note = ''): void {
  print(`${name.padEnd(NAME_WIDTH)}${ms(p50)}${ms(p95)}  ${note}`.trimEnd())
}

/** A line with one figure that is no time. */
export function single(name: string, value: number, note = ''): void {
  const padding = ' '.repeat(FIGURE_WIDTH + 2)
  print(`${name.padEnd(NAME_WIDTH)}${ms(value)}${padding}${note}`.trimEnd())
}

/** @example verdict(false, 'p50 ≤ 25 ms') // 'misses p50 ≤ 25 ms' */
export const verdict = (met: boolean, goal: string): string => `${met ? 'meets' : 'misses'} ${goal}`
