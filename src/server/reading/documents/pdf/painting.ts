import { pdfjs } from './pdfjs.ts'

const { OPS } = pdfjs

/** The operators that fill a path. */
export const FILLING = new Set<number>([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
])

/** The operators that only draw its line. */
export const STROKING = new Set<number>([OPS.stroke, OPS.closeStroke])
