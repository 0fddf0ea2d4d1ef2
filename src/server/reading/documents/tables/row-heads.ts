import type { Line } from '../../document.ts'
import { columnHeadsSection, type LineCell } from './evidence.ts'

/** The name of a section in front of several rows, the first of which may name their columns. */
export const headsRows = (head: LineCell, count: number) =>
  count > 1 && head.rows > 1 && columnHeadsSection(head)

/** A line that heads a section from in front of its rows, or over them. */
export const heading = (line: Line): Line => ({ ...line, rowHead: true })
