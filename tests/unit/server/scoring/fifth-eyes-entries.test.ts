import { describe, expect, test } from 'vitest'
import type { Locale } from '#contract/locales.ts'
import type { Resume } from '#contract/resume.ts'
import { richTextOf } from '#contract/rich-text.ts'
import { factsReader } from '#server/scoring/facts.ts'
import { score } from '#server/scoring/index.ts'
import { bullets, ONE_PAGE, readingOf, resumeIn, TODAY } from './resumes.ts'
import { clean, found, latest, messageOf, told } from './told.ts'

/** The same as in fifth-eyes.test.ts: of lengths, dates, entries, skills and what was left behind. */

describe('the length of a resume', () => {
  const details = bullets(
    ...Array.from({ length: 140 }, (_, at) => `第${at}项：负责门店烘焙与培训`),
  )

  test('is never too much on one page', () => {
    const chinese = resumeIn('zh-CN', 'strong')
    const long = { ...chinese, work: [{ ...chinese.work[0]!, start: '2024-01', details }] }
    expect(told('document.tooLong', long)).toBe('nothing')
    const pages = score(readingOf(long, { pages: 2 }), { today: TODAY }).findings
    expect(pages.some(({ rule }) => rule === 'document.tooLong')).toBe(true)
  })
})

const withExtra = (locale: Locale, label: string, value: string, more = {}) => {
  const resume = resumeIn(locale, 'strong')
  const basics = { ...resume.basics, extras: [{ label, value }], ...more }
  return told('personal.privateDetails', { ...resume, basics })
}

describe('private details', () => {
  test.each([
    ['zh-CN', '政治面貌', '中共党员'],
    ['zh-CN', '籍贯', '江苏'],
    ['vi', 'Giới tính', 'Nam'],
    ['tr', 'Medeni durum', 'Evli'],
    ['fr', 'Né le', '7 avril 1992'],
    ['ja', '配偶者', 'なし'],
  ] as const)('are what a market does without; in %s %s is usual', (locale, label, value) => {
    expect(withExtra(locale, label, value, { birthDate: '1992-04-07' })).toBe('nothing')
  })

  test.each([
    ['en', 'Marital status', 'single'],
    ['de', 'Konfession', 'keine'],
    ['zh-CN', '身份证', '000000'],
    ['vi', 'Tôn giáo', 'không'],
    ['tr', 'T.C. Kimlik No', '000'],
  ] as const)('in %s %s is none', (locale, label, value) => {
    expect(withExtra(locale, label, value)).toBe('fault')
  })
})

describe('a word that comes back', () => {
  const letters = [...'abcdefghijkl']
  const places = letters.map((one) => `${one.repeat(5)} ${one.repeat(6)} in Korea`)

  test('is no keyword where it names a place or an employer', () => {
    const work = [{ ...latest!, details: bullets(...places) }]
    expect(told('document.stuffing', { ...clean, work })).toBe('nothing')
    expect(told('work.repeated', { ...clean, work })).toBe('nothing')
    const bread = places.map((text) => text.replace('Korea', 'sourdough'))
    const stuffed = [{ ...latest!, details: bullets(...bread) }]
    expect(told('document.stuffing', { ...clean, work: stuffed })).toBe('fault')
    const own = [{ ...stuffed[0]!, company: 'Sourdough House' }]
    expect(told('document.stuffing', { ...clean, work: own })).toBe('nothing')
  })
})

const job = (title: string, company: string, start: string, end: string, details = bullets()) => ({
  ...latest!,
  title,
  company,
  start,
  end,
  details,
})

const short = (title: string, at: number, details = bullets()) =>
  job(
    title,
    `House ${at}`,
    `2024-0${9 - at * 3}`,
    `2024-${at === 0 ? '11' : `0${11 - at * 3}`}`,
    details,
  )

const precision = (...work: Resume['work']) => told('work.datePrecision', { ...clean, work })

const stints = (titles: string[], details = bullets()) =>
  told('work.shortStints', {
    ...clean,
    education: [],
    work: titles.map((title, at) => short(title, at, details)),
  })

describe('dates of roles', () => {
  test('make a gap between the two that are named', () => {
    const work = [job('Cook', 'B', '2024-11', 'present'), job('Cook', 'A', '2021-01', '2022-07')]
    const course = { ...clean.education[0]!, degree: 'Diploma', start: '2022-08', end: '2022-12' }
    const message = messageOf('work.gaps', { ...clean, work, education: [course] })
    expect(message).toMatchObject({ params: { count: 22 } })
    expect(JSON.stringify(message)).toContain('Diploma')
    expect(messageOf('work.gaps', { ...clean, work, education: [] })).toMatchObject({
      params: { count: 27, entry: 'Cook · A' },
    })
    const undated = [{ ...course, degree: 'Master of Arts', start: '', end: '' }]
    expect(messageOf('work.gaps', { ...clean, work, education: undated })).toBeUndefined()
  })

  test('make short roles where they are alike, follow each other and did not end as planned', () => {
    expect(stints(['Waiter', 'Cook', 'Cashier'])).toBe('fault')
    expect(stints(['Fundraiser', 'Florist', 'Archivist'])).toBe('nothing')
    expect(stints(['Cook', 'Senior Cook', 'Cook'])).toBe('nothing')
    expect(stints(['Cook', 'Cook', 'Cook'], bullets('End of contract'))).toBe('nothing')
    const apart = ['2022', '2019', '2016'].map((y) => job('Cook', y, `${y}-01`, `${y}-03`))
    expect(told('work.shortStints', { ...clean, education: [], work: apart })).toBe('nothing')
    const rows = [0, 1, 2].map((at) => ({ ...short('Rye course', at), company: 'One School' }))
    expect(told('work.shortStints', { ...clean, education: [], work: rows })).toBe('nothing')
  })

  test('are asked for months where most other roles have them', () => {
    const exact = ['A', 'B'].map((name) => job('Cook', name, '2022-01', '2023-02'))
    const bare = job('Baker', 'C', '2024', 'present')
    expect(precision(bare, ...exact)).toBe('fault')
    expect(precision(bare, exact[0]!, job('Baker', 'D', '2012', '2013'))).toBe('nothing')
    expect(precision({ ...bare, title: 'Freelance baker' }, ...exact)).toBe('nothing')
  })
})

const listed = (locale: Locale, ...items: string[]) =>
  told('strengths.named', { ...resumeIn(locale, 'strong'), skills: [{ name: '', items }] })

describe('skills by their names', () => {
  test.each([
    ['tr', ['Microsoft Active Directory', 'ağ yönetimi', 'sunucu bakımı', 'yedekleme']],
    ['en', ['firewall rules', 'Fortinet', 'network care', 'server care']],
    ['en', ['network care', 'server care', 'backups with Kestrel', 'user support']],
    ['es', ['redes', 'Zoltrix', 'soporte de usuarios', 'cuidado de servidores']],
  ] as const)('are known in %s: %j', (locale, items) => {
    expect(listed(locale, ...items)).toBe('nothing')
  })

  test('are not what merely has capitals', () => {
    expect(listed('en', 'Customer Service', 'Order Handling', 'Stock Care')).toBe('fault')
  })
})

const slips = (locale: Locale, ...lines: string[]) => {
  const resume = resumeIn(locale, 'strong')
  const work = [{ ...resume.work[0]!, details: bullets(...lines) }]
  return (factsReader(ONE_PAGE, TODAY)({ ...resume, work }).misspelt ?? []).map(({ word }) => word)
}

describe('a word that no list has', () => {
  test('is no slip when it comes back in the same form', () => {
    expect(slips('en', 'Recieved the orders of the day')).toEqual(['Recieved'])
    expect(slips('en', 'Recieved the orders', 'Recieved the guests')).toEqual([])
  })

  test('is none in Turkish for want of a double letter', () => {
    expect(slips('tr', 'Aylık hakediş dosyalarını hazırladım')).toEqual([])
  })
})

const school = (degree: string, institution: string, start: string, end: string) => ({
  ...clean.education[0]!,
  degree,
  institution,
  start,
  end,
})

const oldestFirst = (...education: Resume['education']) =>
  messageOf('education.newestFirst', { ...clean, education })

describe('the order of entries', () => {
  const master = school('M.Sc. Food Science', 'University of Leeds', '2016-09', '2018-06')
  const bachelor = school('B.Sc. Baking', 'University of York', '2012-09', '2015-06')

  test('is that of studies, not of tests and scraps', () => {
    const toefl = school('TOEFL ITP', 'Language Institute', '2020-01', '2020-02')
    const scrap = school('renewed on', 'CESU', '2021-01', '2021-02')
    expect(oldestFirst(master, bachelor, toefl, scrap)).toBeUndefined()
    expect(oldestFirst(bachelor, master)).toBeDefined()
  })

  test('names the newest of a list that begins with the oldest', () => {
    const work = [
      job('Helper', 'A', '2012-01', '2014-01'),
      job('Baker', 'B', '2014-03', '2020-01'),
      job('Head baker', 'C', '2013-01', '2024-05'),
    ]
    expect(messageOf('work.newestFirst', { ...clean, work })).toMatchObject({
      params: { entry: 'Head baker · C' },
    })
  })

  test('is left alone where two lists were joined or a date is missing', () => {
    const work = [job('Helper', 'A', '2012-01', '2014-01'), job('Baker', 'B', '2014-03', '2020-01')]
    expect(told('work.newestFirst', { ...clean, work })).toBe('fault')
    const lines = ['Work Experience', 'Helper, A', 'Employment', 'Baker, B']
    expect(told('work.newestFirst', { ...clean, work }, lines)).toBe('nothing')
    const undated = [...work, job('Cook', 'C', '', '')]
    expect(told('work.newestFirst', { ...clean, work: undated })).toBe('nothing')
  })
})

const earlier = clean.work.map((role) => ({
  ...role,
  end: role.end === 'present' ? '2024-01' : role.end,
}))
const said = (details: Resume['work'][number]['details'], more = {}, lines?: string[]) =>
  messageOf(
    'work.depth',
    {
      ...clean,
      work: [{ ...latest!, start: '2024-02', end: 'present', details, ...more }, ...earlier],
    },
    lines,
  )

describe('how much is said of a role', () => {
  test('is counted by the sentences of a paragraph', () => {
    const text = 'Baked for two shops. Trained the apprentices. Kept the ovens. Planned the week.'
    expect(said(richTextOf([{ text, bullet: false }]))).toBeUndefined()
    expect(said(bullets('Baked for two shops'))).toMatchObject({ key: 'findings.depth' })
  })

  test('is asked first of a post that somebody holds', () => {
    expect(said(bullets())).toMatchObject({ key: 'findings.depthCurrent' })
    const work = [{ ...latest!, start: '2024-02', end: 'present', details: bullets() }, ...earlier]
    const one = found({ ...clean, work }).find(({ rule }) => rule === 'work.depth')
    expect(one?.lead).toBe(true)
    const alone = work.slice(0, 1)
    expect(found({ ...clean, work: alone }).find(({ rule }) => rule === 'work.depth')?.lead).toBe(
      true,
    )
    expect(said(bullets(), { end: '2025-01' })).toMatchObject({ key: 'findings.depthNone' })
  })

  test('is not asked of those whose lessons stand in a list of their own', () => {
    const tutor = { title: 'Tutor', company: 'Anna College' }
    expect(
      said(bullets(), tutor, ['Anna College', 'Teaching', 'Bread in nine lessons']),
    ).toBeUndefined()
  })
})
