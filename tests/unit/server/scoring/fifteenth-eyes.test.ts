import { describe, expect, test } from 'vitest'
import type { Resume } from '#contract/resume.ts'
import { holdsFigure, yearsOfWork } from '#server/scoring/figures.ts'
import { FORM_TITLE } from '#server/scoring/lexicon/section-words.ts'
import { isFactLine } from '#server/scoring/line-kinds.ts'
import { readPhone } from '#server/scoring/phone.ts'
import { drawnLevel } from '#server/scoring/skills.ts'
import { score } from '#server/scoring/index.ts'
import { bullets, readingOf, TODAY } from './resumes.ts'
import { clean, latest, messageOf, told } from './told.ts'

/** What coaches advise most and we did not say, and what two of them found false on 33 people. */

const page = (...lines: string[]): string[] => ['Jordan Fairley', ...lines]

describe('the date of a document', () => {
  test.each([
    'Last updated: March 2024',
    'Stand: 12.03.2024',
    'Dernière mise à jour : 3 mars 2024',
    'Özgeçmiş No: 48217735\tSon Güncelleme: 11.03.2024',
    '更新日期：2024年3月',
    '최종 수정일: 2024.03.11',
    '令和6年3月10日現在',
    '© 2023',
  ])('is old: %s', (line) => {
    expect(told('document.dated', clean, page(line, 'Profile'))).toBe('fault')
  })

  test.each([
    'Ulm, den 12. März 2024',
    'Cuneo, 18/03/2024\tRenzo Varaldo',
    'Fait à Lyon, le 3 mars 2024',
    'Huế, ngày 02 tháng 3 năm 2024',
    '2024년 3월 11일',
  ])('stands above the signature: %s', (line) => {
    expect(told('document.dated', clean, page('Profile', line, 'J. Fairley'))).toBe('fault')
    // Amid a page it may be the day of anything.
    const middle = page(line, ...Array.from({ length: 9 }, (_, at) => `Line ${at}`))
    expect(told('document.dated', clean, middle)).toBe('nothing')
  })

  test.each(['Last updated: October 2025', 'Born in Ulm, 12.03.1990', 'Updated 2024 price lists'])(
    'is none, or a new one: %s',
    (line) => {
      expect(told('document.dated', clean, page('Profile', line))).toBe('nothing')
    },
  )
})

describe('what has run out', () => {
  test.each([
    'First aid at work (expires May 2025)',
    'Schweißerprüfung, gültig bis 03/2024',
    'CACES 3, valable jusqu’au 12/2023',
    'Chứng chỉ hàn 6G (hạn 5/2025)',
    '危険物取扱者 有効期限 2024年3月',
    '지게차 면허 유효기간: 2021.03 ~ 2024.03',
  ])('%s', (line) => {
    expect(told('document.expired', clean, page(line))).toBe('fault')
  })

  test.each(['First aid at work (expires May 2027)', 'Passed the expiry date audit in May 2024'])(
    'has not: %s',
    (line) => {
      expect(told('document.expired', clean, page(line))).toBe('nothing')
    },
  )
})

const since = (start: string, text: string): Resume => ({
  ...clean,
  projects: [],
  work: [{ ...latest!, start, end: 'present' }],
  selfEvaluation: bullets(text),
})

describe('years of experience', () => {
  test('are more than the roles show', () => {
    const claim = 'Logistics planner with over 20 years of experience in cold chains.'
    expect(told('summary.years', since('2015-01', claim))).toBe('fault')
    expect(told('summary.years', since('2005-01', claim))).toBe('nothing')
  })

  test('of something else are no claim', () => {
    const text = 'Logistics planner; my last employer had 30 years of history.'
    expect(told('summary.years', since('2015-01', text))).toBe('nothing')
  })
})

describe('what came since', () => {
  const [role] = clean.work
  const ended = (end: string, more: Partial<Resume> = {}): Resume => ({
    ...clean,
    projects: [],
    education: [{ ...clean.education[0]!, start: '2008', end: '2011' }],
    work: [{ ...role!, start: '2012-01', end }],
    ...more,
  })

  test('is asked however long ago it was', () => {
    expect(told('work.since', ended('2016-03'))).toBe('fault')
    expect(told('work.since', ended('2025-09'))).toBe('nothing')
  })

  test('is asked of the newest entry, whatever it is', () => {
    const education = [{ ...clean.education[0]!, start: '2020', end: '2022' }]
    const message = messageOf('work.since', ended('2016-03', { education }))
    expect(message).toMatchObject({ key: 'findings.nothingSince', params: { date: '2022' } })
  })

  test('is not asked where a role has no date, or the page prints a later year', () => {
    const { work } = ended('2016-03')
    const undated = { ...role!, title: 'Helper', start: '', end: '' }
    expect(told('work.since', ended('2016-03', { work: [...work, undated] }))).toBe('nothing')
    expect(told('work.since', ended('2016-03'), page('Award of 2025'))).toBe('nothing')
  })
})

test.each([
  'FICHE DE CANDIDATURE',
  'FICHA DE CANDIDATO',
  'PHIẾU KHAI ỨNG VIÊN DỰ TUYỂN LAO ĐỘNG',
  'ALLEGATO B',
  'Bewerbungsbogen',
  '応 募 書',
  '이 력 서',
  'PHIẾU THÔNG TIN ỨNG VIÊN',
  'Job application form',
  '应聘登记表',
])('%s is a form', (title) => {
  expect(FORM_TITLE.test(title)).toBe(true)
})

test('a page that is called resume is none', () => {
  expect(FORM_TITLE.test('이력서')).toBe(false)
  expect(FORM_TITLE.test('Bewerbungsunterlagen')).toBe(false)
})

describe('figures that measure nothing', () => {
  test.each(['estudiante avanzado (4to año)', 'control de stock [cite: 1]', 'alumno de 3er grado'])(
    '%s',
    (line) => {
      expect(holdsFigure(line, null)).toBe(false)
    },
  )
})

test('what an assistant leaves behind is told', () => {
  const work = [{ ...latest!, details: bullets('Ran the stock records of two sites [cite: 1]') }]
  expect(told('document.template', { ...clean, work })).toBe('fault')
})

test('a street that is called like a country is none', () => {
  const place = '71 Quai Maurice Barjon, Bourg-les-Valence'
  expect(readPhone('06-31-22-38-68', place, 'fr').state).toBe('valid')
  expect(readPhone('01 234 5678', 'Cork, Ireland', 'en').state).not.toBe('invalid')
})

test('a rank in percent is no level', () => {
  expect(drawnLevel('专业排名38/284，即13.3%')).toBe('')
  expect(drawnLevel('Photoshop 90%')).not.toBe('')
})

test('a tool list under two projects is no line twice', () => {
  const stack = 'Tech stack: CentOS, Apache, MySQL, PHP, Redis, Nginx'
  const work = [{ ...latest!, details: bullets('Built a shop', stack, 'Built a portal', stack) }]
  expect(told('work.duplicates', { ...clean, work })).toBe('nothing')
})

test('details and skills are not counted in the sentences on them', () => {
  const { sections } = score(readingOf(clean), { today: TODAY })
  expect(sections.strengths.evaluation).not.toHaveProperty('params.count')
  expect(sections.personalInformation.evaluation).not.toHaveProperty('params.total')
})

test.each(['会社都合により退職（廃業）', '一身上の都合により退職', '개인 사정으로 퇴사'])(
  'why somebody left is no line on the work: %s',
  (line) => {
    expect(isFactLine(line)).toBe(true)
  },
)

test('and so on is not unfinished', () => {
  const details = bullets('Courses in marketing, sales, law, etc....')
  const education = [{ ...clean.education[0]!, details }]
  expect(told('document.template', { ...clean, education })).toBe('nothing')
})

test('papers without skills are said to be so, unless skills stand on the page', () => {
  const awards = ['Forklift licence', 'HGV licence', 'First aid'].map((title) => ({
    kind: 'certificate' as const,
    title,
    issuer: '',
    date: '',
    details: bullets(),
  }))
  const said = (lines: string[]) =>
    score({ ...readingOf({ ...clean, skills: [], awards }), doubts: { lines } }, { today: TODAY })
      .sections.strengths.evaluation
  expect(said([])).toMatchObject({ key: 'evaluations.strengthsCertified' })
  expect(said(['Skills', 'Forklift, SAP'])).not.toMatchObject({
    key: 'evaluations.strengthsCertified',
  })
})

test.each([
  ['3年工作经验', 3],
  ['12 years of professional experience', 12],
  ['30 years of history', null],
])('%s claims %s years', (text, years) => {
  expect(yearsOfWork(text)).toBe(years)
})
