import { expect, test } from 'vitest'
import { readResume } from '#server/reading/index.ts'

/** A cell of HTML; a line feed parts its paragraphs. */
const cell = (text: string) => `<td><p>${text.replaceAll('\n', '</p><p>')}</p></td>`

/** Who a form in Word's HTML says that somebody is. */
async function readForm(rows: readonly (readonly string[])[]) {
  const table = rows.map((cells) => `<tr>${cells.map(cell).join('')}</tr>`).join('')
  const source = `<html><body><table border="1">${table}</table></body></html>`
  const { reading } = await readResume(new TextEncoder().encode(source), 'cv.doc')
  return reading.resume.basics
}

test('an address takes several lines of its cell, beside a label above its number', async () => {
  const { name, headline, location, phone } = await readForm([
    ['氏名', '佐藤 美咲', '写真をはる位置'],
    ['現住所', '〒536-0011\n青葉市城東区放出西2-5-38', '電話\n090-0000-1234'],
  ])
  expect({ name, headline, location, phone }).toEqual({
    name: '佐藤 美咲',
    headline: '',
    location: '〒536-0011 青葉市城東区放出西2-5-38',
    phone: '090-0000-1234',
  })
})

test('a postcode is no phone number', async () => {
  const { location, phone } = await readForm([
    ['氏名', '佐藤 美咲', '性別', '女'],
    ['現住所', '〒536-0011\n青葉市城東区放出西2-5-38', '電話', ''],
    ['連絡先', 'misaki@example.com', '電話', '090-0000-1234'],
  ])
  expect([location, phone]).toEqual(['〒536-0011 青葉市城東区放出西2-5-38', '090-0000-1234'])
})

test('several lines of another cell are as many values', async () => {
  const { email, phone, location, extras } = await readForm([
    ['Name', 'Jana Brandt'],
    ['Anschrift', 'Hafenstr. 3\n24103 Kiel'],
    ['Telefon', '0431 123 45 67\n0151 23456789'],
    ['E-Mail', 'jana@example.com\njana.brandt@example.org'],
  ])
  expect([location, phone, email]).toEqual([
    'Hafenstr. 3 24103 Kiel',
    '0431 123 45 67',
    'jana@example.com',
  ])
  const values = extras.map(({ value }) => value)
  expect(values).toEqual(['0151 23456789', 'jana.brandt@example.org'])
})
