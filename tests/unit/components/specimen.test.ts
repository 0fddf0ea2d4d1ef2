import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '#contract/locales.ts'
import { openDocument } from '#server/reading/documents/index.ts'

const root = new URL('../../../', import.meta.url)
const wordsOf = (locale: string) => new URL(`src/locales/${locale}/home.json`, root)

/** What the marked page of the home page says to be in the sample. */
const QUOTED = ['name', 'role', 'job', 'good', 'weak', 'pastJob', 'vague'] as const

/** Line breaks and the space that a script puts at them are the page's, not the text's. */
const squeezed = (text: string) => text.normalize('NFKC').replace(/[\s.。،,]+/g, '')

describe.each(LOCALES.filter((locale) => existsSync(wordsOf(locale))))('%s', (locale) => {
  test('the marked page quotes the sample that the visitor can try', async () => {
    const { specimen } = JSON.parse(readFileSync(wordsOf(locale), 'utf8'))
    const file = readFileSync(new URL(`public/samples/${locale}.pdf`, root))
    const { lines } = await openDocument(new Uint8Array(file), `${locale}.pdf`)
    const text = squeezed(lines.map((line) => line.text).join(''))
    const invented = QUOTED.filter((key) => !text.includes(squeezed(specimen[key])))
    expect(invented, `Take them from public/samples/${locale}.pdf.`).toEqual([])
  })
})
