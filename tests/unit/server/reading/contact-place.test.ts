import { expect, test } from 'vitest'
import { isContactAtEnd } from '#server/reading/contact-place.ts'
import { documentOf, read } from './lines.ts'

const LINES = [
  'Dana Webb',
  'Experience',
  ...Array.from({ length: 24 }, (_, at) => `Baked bread in house ${at}`),
  'dana@webb.example',
]

test('contact that stands below all else is told, unless every page has it in its foot', () => {
  const printed = LINES.join('\n')
  const document = documentOf(printed, 'docx')
  const resume = {
    ...read(printed),
    basics: { ...read(printed).basics, email: 'dana@webb.example' },
  }
  expect(isContactAtEnd(document, resume)).toBe(true)
  const lines = document.lines.map((line) =>
    line.text.includes('@') ? { ...line, region: 'footer' as const } : line,
  )
  expect(isContactAtEnd({ ...document, lines }, resume)).toBe(false)
})
