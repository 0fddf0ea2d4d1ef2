import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isValidPhoneNumber, type CountryCode } from 'libphonenumber-js'
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '#contract/locales.ts'
import { FILES, read, ROOT } from './sources.ts'

/** Where a phone number without a country code is dialled. */
const COUNTRIES: Record<Locale, CountryCode> = {
  en: 'US',
  ar: 'AE',
  de: 'DE',
  es: 'ES',
  fr: 'FR',
  it: 'IT',
  ja: 'JP',
  ko: 'KR',
  tr: 'TR',
  vi: 'VN',
  'zh-CN': 'CN',
}

const MAGIC: Record<string, string> = { pdf: '%PDF-', docx: 'PK\x03\x04', doc: '\xd0\xcf\x11\xe0' }

describe.each(LOCALES)('the resume in %s', (locale) => {
  const folder = `tests/fixtures/resumes/${locale}`
  const files = FILES.filter((file) => file.startsWith(`${folder}/`))
  const truth = JSON.parse(read(files.find((file) => file.endsWith('.truth.json')) ?? ''))

  test('stands as PDF, DOCX and DOC, each what its name says and small', () => {
    const names = truth.applies_to as string[]
    expect(names.map((name) => name.split('.').at(-1))).toEqual(['pdf', 'docx', 'doc'])
    for (const name of names) {
      const path = join(ROOT, folder, name)
      const magic = MAGIC[name.split('.').at(-1) ?? ''] ?? 'unknown'
      const start = readFileSync(path).subarray(0, magic.length).toString('latin1')
      expect(start, name).toBe(magic)
      expect(statSync(path).size, name).toBeLessThan(80_000)
    }
  })

  test('is of nobody: an example’s mail address, a phone number that dials', () => {
    expect(truth.email).toMatch(/@example\.(com|org)$/)
    expect(isValidPhoneNumber(truth.phone, COUNTRIES[locale])).toBe(true)
  })
})
