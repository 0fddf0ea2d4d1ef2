import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { mended } from '#server/reading/documents/pdf/mended-pdfjs.ts'

const WORKER = 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
const source = readFileSync(createRequire(import.meta.url).resolve(WORKER), 'utf8')

describe('the pdf.js that is installed', () => {
  test('tells what marked content stands for', () => {
    expect(source).not.toContain('"ActualText");')
    expect(mended(source)).toMatch(/get\("ActualText"\);\w+=\[/)
  })

  test('repairs no font that has a Unicode map', () => {
    expect(mended(source)).toMatch(
      /if\(\w+\.hasIncludedToUnicodeMap\)\{amendFallbackToUnicode\(\w+\);return\}let \w+;try\{switch/,
    )
  })

  test('reads no page again for the text under its links', () => {
    expect(source).toContain('get overlaysTextContent(){return!0}')
    expect(mended(source)).not.toContain('get overlaysTextContent(){return!0}')
  })
})
