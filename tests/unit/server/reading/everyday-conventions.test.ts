import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '#contract/locales.ts'
import type { Education, Work } from '#contract/resume.ts'
import { PASTED_TEXT } from '#server/reading/document.ts'
import { readResume } from '#server/reading/index.ts'

/** What the sections are called; no word of a person stands in the rows. */
const HEADINGS: Record<Locale, Record<string, string>> = {
  en: { work: 'EXPERIENCE', education: 'EDUCATION' },
  ar: { work: 'الخبرة المهنية', education: 'التعليم' },
  de: { work: 'BERUFSERFAHRUNG', education: 'AUSBILDUNG' },
  es: { work: 'EXPERIENCIA LABORAL', education: 'FORMACIÓN ACADÉMICA' },
  fr: { work: 'EXPÉRIENCES PROFESSIONNELLES', education: 'FORMATION' },
  it: { work: 'ESPERIENZE LAVORATIVE', education: 'ISTRUZIONE E FORMAZIONE' },
  ja: { work: '職務経歴', education: '学歴' },
  ko: { work: '경력사항', education: '학력사항' },
  tr: { work: 'İŞ DENEYİMİ', education: 'EĞİTİM' },
  vi: { work: 'KINH NGHIỆM LÀM VIỆC', education: 'HỌC VẤN' },
  'zh-CN': { work: '工作经历', education: '教育背景' },
}

/** Shares of the fields that are read right, below which no language may fall: 0.02 under the measured. */
const FLOORS: Record<Locale, number> = {
  en: 0.86,
  ar: 0.89,
  de: 0.86,
  es: 0.91,
  fr: 0.93,
  it: 0.94,
  ja: 0.8,
  ko: 0.83,
  tr: 0.87,
  vi: 0.85,
  'zh-CN': 0.83,
}

const letters = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')

const fieldsOf = {
  work: ({ title, company, start, end }: Work) => [title, company, start, end],
  education: ({ degree, field, institution, start, end }: Education) => [
    `${degree} ${field}`,
    institution,
    start,
    end,
  ],
}

/** How many fields of a row are printed, and how many are read as they are. */
async function measure(row: string, locale: Locale): Promise<{ right: number; all: number }> {
  const [, section = '', text = '', ...entries] = row.split(' ¦ ')
  const lines = text.replaceAll('⏎', '\n').replaceAll('⇥', '\t')
  const page = `${HEADINGS[locale][section]}\n${lines}\n`
  const { reading } = await readResume(new TextEncoder().encode(page), PASTED_TEXT)
  const { work, education } = reading.resume
  const found = section === 'work' ? work.map(fieldsOf.work) : education.map(fieldsOf.education)
  const wanted = entries.map((entry) => entry.split(' ; ').map((value) => value.trim()))
  const isRight = (value: string, entry: number, at: number) =>
    letters(found[entry]?.[at] ?? '') === letters(value)
  const right = wanted.flatMap((values, entry) =>
    values.filter((value, at) => isRight(value, entry, at)),
  )
  return { right: right.length, all: wanted.flat().length }
}

/**
 * Written by people who have not seen the reader, forty ways of writing jobs and twenty-two of
 * writing studies for each language; see tests/README.md.
 */
test.each(LOCALES)('reads everyday ways of writing in %s', async (locale) => {
  const file = new URL(`../../../fixtures/conventions/everyday/${locale}.txt`, import.meta.url)
  const rows = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  const measured: { right: number; all: number }[] = []
  for (const row of rows) measured.push(await measure(row, locale))
  const sum = (key: 'right' | 'all') => measured.reduce((all, one) => all + one[key], 0)
  expect(sum('right') / sum('all')).toBeGreaterThanOrEqual(FLOORS[locale])
})
