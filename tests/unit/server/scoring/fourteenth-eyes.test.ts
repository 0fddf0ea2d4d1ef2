import { describe, expect, test } from 'vitest'
import type { Resume } from '#contract/resume.ts'
import { tellsYears } from '#server/scoring/figures.ts'
import { OUTCOMES } from '#server/scoring/lexicon/outcomes.ts'
import { OFFICIAL_FORM } from '#server/scoring/lexicon/section-words.ts'
import { score } from '#server/scoring/index.ts'
import { bullets, readingOf, TODAY } from './resumes.ts'
import { clean, latest, told } from './told.ts'

/** What two coaches found false in reports on forty-four people whom nobody had tuned on. */

const withLines = (lines: readonly string[], more: Partial<Resume> = {}): Resume => ({
  ...clean,
  ...more,
  work: [{ ...latest!, details: bullets(...lines) }],
})

test.each([
  'بخبرة تتجاوز 3 سنوات في تحليل البيانات',
  '18 yılı aşkın ön muhasebe deneyimi',
  '9 years of experience',
])('how long somebody has worked is no result: %s', (line) => {
  expect(tellsYears(line)).toBe(true)
})

test('experience beside an amount may be one', () => {
  expect(tellsYears('Cut costs by 12 % in 3 years of experience')).toBe(true)
  expect(tellsYears('Deneyimli ekiple 3 yıl içinde maliyeti 12 bin azalttım')).toBe(false)
})

describe('weak wording', () => {
  test('is no aim of something else', () => {
    const line = 'Designed monthly sales reports that helped managers to decide'
    expect(told('work.weak', withLines([line, line.replace('monthly', 'weekly')]))).toBe('nothing')
  })
})

test('what was saved in a year is a result', () => {
  expect(OUTCOMES['zh-CN'].test('改造照明，一年省电约14万度')).toBe(true)
  expect(OUTCOMES.en.test('food standards agency 5 star rating kept every year')).toBe(true)
})

test('Vietnamese forms ask for what others leave out', () => {
  expect(OFFICIAL_FORM.test('SƠ YẾU LÝ LỊCH XIN VIỆC')).toBe(true)
})

test('letters in cells of a table are not set apart', () => {
  const printed = { ...clean, other: [] }
  expect(told('document.letterSpacing', withLines(['중 상 상 하 하'], printed))).toBe('nothing')
})

const asked = (education: Resume['education']) =>
  score(readingOf({ ...clean, education }), { today: TODAY }).findings.some(
    ({ rule }) => rule === 'education.degree',
  )

test('an earlier school is asked for no degree', () => {
  const degree = { ...clean.education[0]!, degree: 'BA History', start: '2012', end: '2015' }
  const bare = { ...degree, institution: 'University of Larchmont', degree: '', field: '' }
  expect(asked([degree, { ...bare, start: '2009', end: '2011' }])).toBe(false)
  expect(asked([{ ...bare, start: '2016', end: '2018' }, degree])).toBe(true)
})
