import { describe, expect, test } from 'vitest'
import { LOCALES } from '#contract/locales.ts'
import type { Resume } from '#contract/resume.ts'
import { score } from '#server/scoring/index.ts'
import { bullets, readingOf, resumeIn, TODAY } from './resumes.ts'

const report = (resume: Resume, lines: string[] = []) =>
  score({ ...readingOf(resume), doubts: { lines } }, { today: TODAY })

describe.each(LOCALES)('what a resume lacks limits its overall: %s', (locale) => {
  const strong = resumeIn(locale, 'strong')

  test('no name, where no line at the top could be one', () => {
    const nameless = { ...strong, basics: { ...strong.basics, name: '' } }
    const { overall, findings } = report(nameless, [strong.basics.email, strong.basics.phone])
    expect(overall).toBeLessThanOrEqual(69)
    expect(findings.find(({ rule }) => rule === 'personal.name')?.doubt).toBeUndefined()
    const printed = report(nameless, ['Ayla Moreau Tan', strong.basics.email])
    expect(printed.findings.find(({ rule }) => rule === 'personal.name')?.doubt).toBe(true)
  })

  test.each(['Ayla Tan / 1982 / Porto', 'Name: Ayla Tan', 'Ayla Tan\t+351 210 000 000'])(
    'a name beside other things is no missing one: %s',
    (line) => {
      const nameless = { ...strong, basics: { ...strong.basics, name: '' } }
      const { findings } = report(nameless, [line, strong.basics.email])
      expect(findings.find(({ rule }) => rule === 'personal.name')?.doubt).toBe(true)
    },
  )

  test('no skill of any kind', () => {
    const { overall } = report({ ...strong, skills: [], languages: [], awards: [] })
    expect(overall).toBeLessThanOrEqual(79)
  })

  test('no role with a date', () => {
    const work = strong.work.map((role) => ({ ...role, start: '', end: '' }))
    expect(report({ ...strong, work }).overall).toBeLessThanOrEqual(59)
    const printed = report({ ...strong, work }, ['Certified since 2017'])
    expect(printed.arithmetic?.caps).not.toHaveProperty('work.start')
  })

  test('a few words, the lower the more parts are missing', () => {
    const work = strong.work.map((role) => ({ ...role, details: bullets() }))
    const short: Resume = { ...strong, work, selfEvaluation: bullets() }
    const shorter: Resume = { ...short, education: [] }
    const [first, second] = [short, shorter].map((resume) => report(resume))
    expect(first?.arithmetic?.caps['document.tooShort']).toBe(50)
    expect(second?.arithmetic?.caps['document.tooShort']).toBe(45)
    expect(second?.overall).toBeLessThanOrEqual(45)
  })
})

describe('a long list of skills', () => {
  const strong = resumeIn('en', 'strong')
  const tools = ['Atlassian Jira', 'MongoDB', 'Terraform', 'Ansible', 'Grafana', 'Kafka', 'Redis']
  const told = [
    'Cut the time of a release from 5 days to 6 hours by testing on every change',
    'Trained 12 colleagues, who took over 3 teams within a year',
    'Halved the number of outages by watching 30 services around the clock',
  ]
  const making = (skills: string[], ...lines: string[]): Resume => ({
    ...strong,
    skills: [{ name: '', items: skills }],
    work: strong.work.map((role) => ({ ...role, details: bullets(...told, ...lines) })),
  })
  const named = [...tools, 'PostgreSQL', 'Kubernetes', 'Jenkins', 'Elasticsearch', 'RabbitMQ']

  test('is asked to show more of them when work shows hardly any', () => {
    const { findings } = report(making(named, 'Moved 40 services to Kubernetes within 3 months'))
    const finding = findings.find(({ rule }) => rule === 'strengths.backed')
    expect(finding?.message).toEqual({
      key: 'findings.skillsBackedFew',
      params: { count: 12, backed: 1, quote: 'Atlassian Jira' },
    })
  })

  test('is left alone when work shows a good part', () => {
    const line = 'Moved 40 services to Kubernetes, Kafka, Redis and PostgreSQL within 3 months'
    const { findings } = report(making(named, line))
    expect(findings.map(({ rule }) => rule)).not.toContain('strengths.backed')
  })

  test('waits for roles that say nothing at all', () => {
    const bare = {
      ...making(named),
      work: strong.work.map((role) => ({ ...role, details: bullets() })),
    }
    const rules = report(bare).findings.map(({ rule }) => rule)
    expect(rules).not.toContain('strengths.backed')
  })
})
