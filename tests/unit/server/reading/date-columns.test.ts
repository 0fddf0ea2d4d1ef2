import { expect, test } from 'vitest'
import { withDateColumns } from '#server/reading/date-columns.ts'
import type { Line } from '#server/reading/document.ts'
import { documentOf } from './lines.ts'

/** Dates that end at the same edge, 120 points from the left, and begin where they do. */
const toTheRight = (printed: string): Line[] =>
  documentOf(printed).lines.map((line) => {
    const [date, ...others] = line.cells
    const x = others.length > 0 ? 120 - date!.width : date!.x
    return { ...line, x, cells: [{ ...date!, x }, ...others] }
  })

test('dates set to the right edge of their margin begin their lines at one place', () => {
  const lines = toTheRight(`
    May 2011 – Jan 2013\tSite manager, Harbour Build
    2008 – 2009\tDraughtswoman, Northplan
    2007 (2 months)\tIntern, Northplan
    Drew plans.
  `)
  const [first, ...others] = lines
  expect(new Set(lines.slice(0, 3).map(({ x }) => x)).size).toBe(3)
  const aligned = withDateColumns(lines)
  expect(aligned.slice(0, 3).map(({ x }) => x)).toEqual([first!.x, first!.x, first!.x])
  expect(aligned.at(-1)).toBe(others.at(-1))
})
