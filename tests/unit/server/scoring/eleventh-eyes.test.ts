import { describe, expect, test } from 'vitest'
import { isAway } from '#server/scoring/facts.ts'
import { score } from '#server/scoring/index.ts'
import { bullets, readingOf, resumeIn, TODAY } from './resumes.ts'
import { clean, latest, told } from './told.ts'

/** What two coaches found false or petty in reports on thirty-four ordinary people. */

const sectionsOf = (resume: typeof clean) => score(readingOf(resume), { today: TODAY }).sections

describe('a time without work', () => {
  const [first, ...others] = clean.work
  const away = (title: string, company = '') => ({
    ...clean,
    work: [
      first!,
      { ...others[0]!, title, company, details: bullets('Renovated a flat of 80 m²') },
    ],
  })

  test.each([
    'arbeitssuchend',
    'Elternzeit',
    'Military service',
    'Askerlik',
    '出産・育児',
    '군 복무',
  ])('%s is asked for no employer', (title) => {
    expect(told('work.employer', away(title))).toBe('nothing')
  })

  test('is no work for oneself, nor work of any kind', () => {
    for (const title of ['Baker', 'Freelance designer', 'Military nurse'])
      expect(isAway({ ...latest!, title })).toBe(false)
  })
})

const left = (locale: 'en' | 'ko' | 'tr' | 'vi', line: string) => {
  const resume = resumeIn(locale, 'strong')
  const [role, ...rest] = resume.work
  const details = {
    ...role!.details,
    content: [...role!.details.content, ...bullets(line).content],
  }
  return told('document.negative', { ...resume, work: [{ ...role!, details }, ...rest] })
}

describe('a reason for leaving', () => {
  test('is told where it speaks against somebody', () => {
    expect(left('en', 'Left because of toxic management')).toBe('fault')
  })

  test('is customary in a form, and blameless where a house closed or somebody served', () => {
    expect(left('ko', '퇴사사유 : 회사 이전')).toBe('nothing')
    expect(left('tr', 'Askerlik nedeniyle ayrıldım')).toBe('nothing')
    expect(left('vi', 'Nghỉ việc do công ty giải thể')).toBe('nothing')
    expect(left('en', 'Left because the branch closed')).toBe('nothing')
  })
})

test('a gap is filled by a period that the page prints elsewhere', () => {
  const work = [
    { ...latest!, start: '2021-03', end: 'present' as const },
    { ...latest!, title: 'Courier', start: '2016-01', end: '2018-02' },
  ]
  const lines = ['Military service (03/2018 - 02/2021)']
  const resume = { ...clean, work, education: [], projects: [] }
  expect(told('work.gaps', resume)).toBe('fault')
  expect(told('work.gaps', resume, lines)).toBe('nothing')
})

test('the longer a list of skills, up to twelve, the more it is worth', () => {
  const names = ['SAP', 'Excel', 'DATEV', 'Access', 'Lexware']
  const scores = [1, 2, 5].map(
    (count) =>
      sectionsOf({
        ...clean,
        awards: [],
        skills: [{ name: 'Tools', items: names.slice(0, count) }],
      }).strengths.score ?? 0,
  )
  expect(scores).toEqual(scores.toSorted((a, b) => a - b))
  expect(new Set(scores).size).toBe(3)
})

const own = (text: string) =>
  sectionsOf({ ...clean, selfEvaluation: bullets(text) }).selfEvaluation.score ?? 0

test('a few words are less of a profile than a text', () => {
  const text =
    'Bookkeeper in a company of 40 people who closes the month in three days, keeps the payroll, and trains the apprentices in the new program.'
  expect(own('Bookkeeper. Knows hardware well.')).toBeLessThan(own(text) - 10)
})

test('a primary school is not asked for its year', () => {
  const [study] = clean.education
  const undated = (institution: string) => ({
    ...clean,
    education: [study!, { ...study!, institution, degree: '', start: '', end: '' }],
  })
  expect(told('education.dates', undated('Lakeside Primary School'))).toBe('nothing')
  expect(told('education.dates', undated('Lakeside College'))).toBe('fault')
})

test('where somebody lives is found behind the towns and postcodes of more countries', () => {
  const nowhere = { ...clean, basics: { ...clean.basics, location: '' } }
  for (const line of ['27/4 đường số 8, P. Linh An, TP. Hải Âu', '11 rue Marchand, Québec G1K 1K8'])
    expect(told('personal.location', nowhere, [line, 'dana@webb.example'])).toBe('nothing')
  expect(told('personal.location', nowhere, ['Dana Webb', 'dana@webb.example'])).toBe('fault')
})
