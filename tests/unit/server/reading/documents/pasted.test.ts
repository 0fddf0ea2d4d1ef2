import { expect, test } from 'vitest'
import { PASTED_TEXT } from '#server/reading/document.ts'
import { openDocument } from '#server/reading/documents/index.ts'

const open = (text: string) => openDocument(new TextEncoder().encode(text), PASTED_TEXT)

test('pasted text is read line by line, with its bullets and columns', async () => {
  const { lines, facts } = await open('Ada Lovelace\r\n\r\nWork\n- Wrote notes.\nAnalyst\t1843')
  expect(lines.map(({ text }) => text)).toEqual([
    'Ada Lovelace',
    'Work',
    'Wrote notes.',
    'Analyst\t1843',
  ])
  expect(lines[2]?.bullet).toBe(true)
  expect(lines[3]?.cells.map(({ text }) => text)).toEqual(['Analyst', '1843'])
  expect(facts).toMatchObject({ format: 'text', words: 7, textLayer: true })
})

test('pasted text of nothing but spaces is empty', async () => {
  await expect(open(' \n\t\n')).rejects.toMatchObject({ code: 'fileEmpty' })
})
