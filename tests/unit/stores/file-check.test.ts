import { expect, test } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import { checkFile } from '#stores/file-check.ts'

test.each([
  ['cv.pdf', 1, null],
  ['CV.PDF', 1, null],
  ['lebenslauf.doc', 1, null],
  ['履歴書.docx', LIMITS.fileBytes, null],
  ['cv.pdf', LIMITS.fileBytes + 1, 'fileTooLarge'],
  ['cv.pdf', 0, 'fileEmpty'],
  ['cv.txt', 1, 'fileTypeUnsupported'],
  ['cv.pdf.exe', 1, 'fileTypeUnsupported'],
  ['pdf', 1, 'fileTypeUnsupported'],
] as const)('%s of %i bytes: %s', (name, size, error) => {
  expect(checkFile({ name, size })).toBe(error)
})
