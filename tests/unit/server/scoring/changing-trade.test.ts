import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '#contract/locales.ts'
import type { Resume } from '#contract/resume.ts'
import { richTextOf } from '#contract/rich-text.ts'
import { score } from '#server/scoring/index.ts'
import { bullets, readingOf, resumeIn, TODAY } from './resumes.ts'

const report = (resume: Resume) => score(readingOf(resume), { today: TODAY })
const keysOf = (resume: Resume): string[] =>
  report(resume).findings.flatMap(({ message }) =>
    'key' in message ? message.key.replace('findings.', '') : [],
  )

/** Per language: a training whose work is seen online, and a job that many have had before. */
const WORDS: Record<Locale, { training: string; job: string; keywords: string }> = {
  en: { training: 'Web Developer', job: 'Waiter', keywords: 'motivated, reliable, flexible' },
  de: {
    training: 'Webentwickler',
    job: 'Kellner',
    keywords: 'teamfähig, zuverlässig, belastbar',
  },
  es: { training: 'Desarrollador web', job: 'Camarero', keywords: 'motivada, puntual, flexible' },
  fr: { training: 'Développeur web', job: 'Serveur', keywords: 'motivé, ponctuel, autonome' },
  it: { training: 'Sviluppatore web', job: 'Cameriere', keywords: 'motivata, puntuale, precisa' },
  tr: { training: 'Web Geliştirici', job: 'Garson', keywords: 'çalışkan, dakik, uyumlu' },
  ar: { training: 'مطور ويب', job: 'سائق', keywords: 'مجتهد، دقيق، متعاون' },
  vi: {
    training: 'Lập trình viên web',
    job: 'Giao hàng',
    keywords: 'chăm chỉ, đúng giờ, hòa đồng',
  },
  ja: { training: 'Webエンジニア', job: '配達ドライバー', keywords: '責任感、協調性、行動力' },
  ko: { training: '웹 개발자', job: '배달 기사', keywords: '성실함, 책임감, 친화력' },
  'zh-CN': { training: '前端工程师', job: '餐厅服务员', keywords: '踏实、细心、负责' },
}

describe.each(LOCALES)('in %s', (locale) => {
  const { training, job, keywords } = WORDS[locale]
  const resume = resumeIn(locale, 'weak')
  const [school] = resume.education
  const [role] = resume.work
  if (!school || !role) throw new Error('the fixture has a school and a role')

  const role1 = { ...role, title: job, start: '2019-01', end: '2021-06' }
  const role2 = { ...role, title: job, start: '2016-01', end: '2018-06' }
  const changing: Resume = {
    ...resume,
    basics: { ...resume.basics, headline: training },
    education: [{ ...school, degree: training, field: '', start: '2024-01', end: '2024-12' }],
    work: [role1, role2],
    layout: { ...resume.layout, order: ['work', 'education'] },
  }

  test('who was trained for a new trade of late is asked for a project', () => {
    expect(keysOf(changing)).toContain('projectsAimed')
    const unnamed = { ...changing, basics: { ...changing.basics, headline: '' } }
    expect(keysOf(unnamed)).toContain('projectsPresent')
    const there = { ...changing, work: [{ ...role1, title: training }, role2] }
    expect(keysOf({ ...there, basics: unnamed.basics })).not.toContain('projectsPresent')
    const long = { ...changing, education: [{ ...school, degree: training, end: '2012-12' }] }
    expect(keysOf({ ...long, basics: unnamed.basics })).not.toContain('projectsPresent')
  })

  test('and for grouping the jobs before it', () => {
    expect(keysOf(changing)).toContain('otherTrades')
    expect(keysOf({ ...changing, work: [role1] })).not.toContain('otherTrades')
    const waiting = {
      ...changing,
      basics: { ...changing.basics, headline: job },
      education: [school],
    }
    expect(keysOf(waiting)).not.toContain('otherTrades')
  })

  test('words side by side are told as such and not graded as a profile', () => {
    const listing: Resume = {
      ...resume,
      selfEvaluation: richTextOf([{ text: keywords, bullet: false }]),
    }
    expect(keysOf(listing)).toContain('summaryKeywords')
    expect(keysOf(listing)).not.toContain('summaryFact')
    const { score: graded } = report(listing).sections.selfEvaluation
    const none = report({ ...resume, selfEvaluation: richTextOf([]) }).sections.selfEvaluation
    expect(graded).toBeLessThanOrEqual((none.score ?? 0) + 15)
  })

  test('a project of somebody whose work is seen online deserves a link', () => {
    const project = { name: 'Atlas', role: '', url: '', start: '', end: '' }
    const shown = { ...resume.basics, links: [{ label: '', url: 'https://example.com' }] }
    const making = (url: string): Resume => ({
      ...changing,
      basics: { ...shown, headline: training },
      projects: [{ ...project, url, details: resume.work[0]?.details ?? bullets() }],
    })
    expect(keysOf(making(''))).toContain('projectLink')
    expect(keysOf(making('https://example.com/atlas'))).not.toContain('projectLink')
    // where all code is says nothing of which part of it this is
    const code = { label: '', url: 'https://github.com/dwhitfield' }
    const hosted = making('')
    const elsewhere = { ...hosted, basics: { ...hosted.basics, links: [code] } }
    expect(keysOf(elsewhere)).toContain('projectLink')
  })
})

const english = resumeIn('en', 'strong')

test('training for a new trade goes above the jobs before it', () => {
  const [school] = english.education
  const [role] = english.work
  if (!school || !role) throw new Error('the fixture has a school and a role')
  const changing: Resume = {
    ...english,
    education: [
      { ...school, degree: 'Full-Stack Web Developer', start: '2025-01', end: '2025-06' },
    ],
    work: [{ ...role, title: 'Ambulance Driver', start: '2012-01', end: '2024-12' }],
    layout: { ...english.layout, order: ['work', 'education'] },
  }
  expect(keysOf(changing)).toContain('trainingFirst')
  const above = { ...changing, layout: { ...english.layout, order: ['education', 'work'] } }
  expect(keysOf(above as Resume)).not.toContain('trainingFirst')
})

const role = (title: string, start: string, end: string, ...lines: string[]) => ({
  ...english.work[0],
  title: `Warehouse ${title}`,
  company: `Company of ${title}`,
  start,
  end,
  details: bullets(...lines),
})
const keysWith = (...work: ReturnType<typeof role>[]): string[] =>
  keysOf({ ...english, work: work as Resume['work'] })

describe('roles without a word', () => {
  const told = [
    'Led a crew of 12 and cut picking errors from 40 to 25 a week',
    'Planned the shifts of two halls and all holidays',
    'Trained 30 new colleagues on scanners and lifts',
    'Counted the stock of both halls twice a year',
  ]
  test('are told together, where they are recent and lasted', () => {
    const recent = [
      role('Leader', '2022-01', 'present', ...told),
      role('Clerk', '2020-01', '2021-12', ...told),
    ]
    expect(keysWith(...recent, role('Packer', '2018-01', '2019-12'))).toContain('rolesBare')
    expect(keysWith(...recent, role('Packer', '2019-10', '2019-12'))).not.toContain('rolesBare')
    expect(keysWith(...recent, role('Packer', '2008-01', '2009-12'))).not.toContain('rolesBare')
  })

  test('a role that runs on beside the first one is not out of order', () => {
    const first = role('Leader', '2020-01', 'present', ...told)
    const ended = role('Clerk', '2018-01', '2021-12', ...told)
    const beside = role('Trainer', '2023-01', 'present', ...told)
    expect(keysWith(first, ended, beside)).not.toContain('workNewestFirst')
    expect(keysWith({ ...first, end: '2022-06' }, ended, beside)).toContain('workNewestFirst')
  })
})
