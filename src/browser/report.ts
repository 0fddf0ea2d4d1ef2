// The one door to jspdf and html2canvas: a report as a PDF with real text, a score as a picture.
import type { jsPDF } from 'jspdf'
import boldFace from '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf?url'
import plainFace from '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf?url'
import serifFace from '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf?url'
import type { PrintedReport } from '#contract/printed-report.ts'
import { ApiFailure } from './failure.ts'

/** The scripts of our embedded faces. jspdf does not shape Arabic, nor subset Chinese faces. */
const SETTABLE =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{S}\p{Z}\p{M}\s]*$/u

/** Whether jspdf sets every word of a report as it should be; else the server's typesetter does. */
export function canPrint(report: PrintedReport): boolean {
  return SETTABLE.test(JSON.stringify(report))
}

const FACES = { sans: plainFace, bold: boldFace, serif: serifFace }
type Face = keyof typeof FACES

/** A4 in points. */
const PAGE = { width: 595, height: 842, margin: 56 }
const INK = '#211d18'
const SOFT = '#5d554a'
const PENCIL = '#b5321a'
/** Where the text beside the points begins. */
const INDENT = 40

interface TextStyle {
  face?: Face
  size?: number
  colour?: string
  indent?: number
  /** Space above, in points; dropped at the top of a page. */
  above?: number
}

/**
 * The report as a PDF of A4 pages with selectable text.
 *
 * @throws ApiFailure 'offline' when the faces cannot be had.
 */
export async function printReport(report: PrintedReport): Promise<Blob> {
  const { jsPDF } = await import('jspdf')
  const pdf = new jsPDF({ unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: true })
  await Promise.all((Object.keys(FACES) as Face[]).map((face) => embed(pdf, face)))
  pdf.setLanguage(report.locale as Parameters<jsPDF['setLanguage']>[0])
  pdf.setProperties({ title: `${report.title}: ${report.fileName}`, creator: 'Vitascope' })
  const page = createColumn(pdf)
  writeHead(page, report)
  writeFindings(page, report)
  writeFacts(page, report)
  return pdf.output('blob')
}

async function embed(pdf: jsPDF, face: Face): Promise<void> {
  const response = await fetch(FACES[face]).catch((cause: unknown) => {
    throw new ApiFailure('offline', null, cause)
  })
  const bytes = new Uint8Array(await response.arrayBuffer())
  let binary = ''
  for (let at = 0; at < bytes.length; at += 8_192) {
    binary += String.fromCharCode(...bytes.subarray(at, at + 8_192))
  }
  pdf.addFileToVFS(`${face}.ttf`, btoa(binary))
  pdf.addFont(`${face}.ttf`, face, 'normal')
}

type Column = ReturnType<typeof createColumn>

/** Writes downwards and turns the page when it is full. */
function createColumn(pdf: jsPDF) {
  let y = PAGE.margin
  const turn = () => {
    pdf.addPage()
    y = PAGE.margin
  }

  /** Makes sure that this much fits on the page, so that what belongs together stays together. */
  function keep(height: number): void {
    if (y + height > PAGE.height - PAGE.margin) turn()
  }

  function text(value: string, style: TextStyle = {}): void {
    if (value === '') return
    const { face = 'sans', size = 10, colour = INK, indent = 0, above = 0 } = style
    pdf.setFont(face, 'normal').setFontSize(size)
    const leading = size * 1.4
    const lines = pdf.splitTextToSize(value, PAGE.width - 2 * PAGE.margin - indent) as string[]
    if (y > PAGE.margin) y += above
    for (const line of lines) {
      keep(leading)
      pdf.setTextColor(colour)
      pdf.text(line, PAGE.margin + indent, y + size)
      y += leading
    }
  }

  /** Two texts on one line: the first in the margin, in pencil, the second beside it. */
  function beside(mark: string, value: string, style: TextStyle & { markColour?: string }): void {
    keep((style.size ?? 10) * 1.4 + (style.above ?? 0))
    const top = y + (y > PAGE.margin ? (style.above ?? 0) : 0)
    if (mark) {
      pdf
        .setFont('serif', 'normal')
        .setFontSize(12)
        .setTextColor(style.markColour ?? PENCIL)
      pdf.text(mark, PAGE.margin, top + 11)
    }
    text(value, { ...style, indent: INDENT })
  }

  function rule(above: number): void {
    y += above
    keep(8)
    pdf.setDrawColor('#d9d0be').setLineWidth(0.5)
    pdf.line(PAGE.margin, y, PAGE.width - PAGE.margin, y)
    y += 6
  }

  return { text, beside, rule, keep }
}

function writeHead(page: Column, report: PrintedReport): void {
  page.text(report.title, { face: 'sans', size: 10, colour: SOFT })
  page.text(report.fileName, { face: 'serif', size: 22 })
  page.text(report.scoreLabel, { face: 'bold', size: 12, above: 12 })
  page.text(report.verdict, { face: 'serif', size: 13, above: 2 })
  page.rule(14)
  for (const { name, score, evaluation } of report.sections) {
    page.keep(40)
    page.beside(score, name, { face: 'bold', size: 11, above: 6, markColour: INK })
    page.text(evaluation, { indent: INDENT })
  }
}

function writeFindings(page: Column, report: PrintedReport): void {
  if (report.findings.length === 0) return
  page.keep(90)
  page.text(report.findingsTitle, { face: 'serif', size: 17, above: 22 })
  page.rule(4)
  for (const { where, points, quote, message, after } of report.findings) {
    page.keep(58)
    page.beside(points, where, { size: 8.5, colour: SOFT, above: 8 })
    page.text(quote, { face: 'serif', size: 11, indent: INDENT })
    page.text(message, { indent: INDENT, above: 2 })
    page.text(after, { face: 'serif', size: 11, indent: INDENT, colour: PENCIL, above: 2 })
  }
}

function writeFacts(page: Column, report: PrintedReport): void {
  page.keep(90)
  page.text(report.factsTitle, { face: 'serif', size: 17, above: 22 })
  page.rule(4)
  page.text(report.facts.map(({ name, value }) => `${name}: ${value}`).join('   '))
  for (const line of report.colophon) page.text(line, { size: 8.5, colour: SOFT, above: 6 })
}

/**
 * An element as a PNG, twice as large as it is shown.
 *
 * @throws ApiFailure 'unexpectedAnswer' when the browser cannot draw it.
 */
export async function pictureOf(element: HTMLElement): Promise<Blob> {
  const { default: html2canvas } = await import('html2canvas')
  const canvas = await html2canvas(element, {
    scale: 2,
    logging: false,
    backgroundColor: null,
    // It would copy them by text that the page's policy has no hash of; linked styles suffice.
    ignoreElements: ({ tagName }) => tagName === 'STYLE',
  })
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => {
      if (blob) resolve(blob)
      else reject(new ApiFailure('unexpectedAnswer'))
    }, 'image/png'),
  )
}
