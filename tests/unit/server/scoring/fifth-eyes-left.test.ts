import { describe, expect, test } from 'vitest'
import type { Locale } from '#contract/locales.ts'
import type { Resume } from '#contract/resume.ts'
import { richTextOf } from '#contract/rich-text.ts'
import { withoutSlip } from '#server/scoring/email.ts'
import { resumeIn } from './resumes.ts'
import { clean, found, latest, messageOf, project, told } from './told.ts'

/** The same as in fifth-eyes.test.ts: of languages, profiles, names of entries, and what programs left. */

const profile = (text: string) => richTextOf([{ text, bullet: false }])

const levels = (locale: Locale, languages: Resume['languages'], lines?: string[]) =>
  told('strengths.languageLevels', { ...resumeIn(locale, 'strong'), languages }, lines)

describe('levels of languages', () => {
  test.each([
    ['tr', 'İngilizce', 'Tam profesyonel yeterlilik'],
    ['en', 'German', 'Limited working proficiency'],
    ['de', 'Englisch', 'Verhandlungssicher'],
    ['fr', 'Anglais', 'Compétence professionnelle limitée'],
    ['es', 'Inglés', 'Competencia profesional completa'],
    ['it', 'Inglese', 'Conoscenza professionale completa'],
    ['ar', 'الإنجليزية', 'إجادة مهنية كاملة'],
    ['vi', 'Tiếng Anh', 'Trình độ làm việc chuyên nghiệp'],
    ['ja', '英語', '限定的な業務'],
    ['ko', '영어', '제한적 업무 구사'],
    ['zh-CN', '英语', '完全专业工作'],
  ] as const)('are in %s those of LinkedIn too: %s, %s', (locale, name, level) => {
    expect(levels(locale, [{ name, level: '' }], [`${name}: ${level}`])).toBe('nothing')
    expect(levels(locale, [{ name, level: '' }], [name])).toBe('fault')
  })

  test('may stand in the column below', () => {
    const names = ['German', 'Greek'].map((name) => ({ name, level: '' }))
    const below = ['German\tGreek', 'Full Professional\tNative']
    expect(levels('en', names, below)).toBe('nothing')
  })

  test('are not asked of a language just begun beside one that is known', () => {
    const begun = { name: 'Almanca', level: 'Başlangıç' }
    expect(levels('tr', [begun])).toBe('fault')
    expect(levels('tr', [{ name: 'İngilizce', level: 'İleri' }, begun])).toBe('nothing')
  })
})

describe('a profile', () => {
  const plain = 'I like to bake by HACCP and to work with people who like good bread too.'

  test('of somebody who goes on studying is aimed at no job', () => {
    const { headline: _, ...basics } = clean.basics
    const student = { ...clean, basics: { ...basics, headline: '' }, work: [] }
    const aimed = { ...student, selfEvaluation: profile(plain) }
    expect(told('summary.result', aimed)).toBe('fault')
    expect(told('summary.result', aimed, ['Accepted to a master in food science'])).toBe('nothing')
    const education = [{ ...clean.education[0]!, end: 'present' }]
    expect(messageOf('summary.result', { ...aimed, education })).toMatchObject({
      key: 'findings.summarySizedGeneral',
    })
  })

  test('lacks no job that the headline names', () => {
    const basics = { ...clean.basics, headline: 'Head baker' }
    const resume = { ...clean, basics, selfEvaluation: profile(`${plain} Cut waste by 12 %.`) }
    expect(told('summary.target', resume)).toBe('nothing')
    expect(told('summary.target', { ...resume, basics: { ...basics, headline: '' } })).toBe('fault')
  })

  test.each([
    'Content extracted from the CV of Dana Webb',
    'Nội dung trích xuất từ hồ sơ của Dana',
  ])('is none where a program names what it made: %s', (text) => {
    const resume = { ...clean, selfEvaluation: profile(text) }
    expect(told('summary.present', resume)).toBe('fault')
    expect(messageOf('document.template', resume)).toMatchObject({ key: 'findings.leftover' })
  })
})

describe('names of entries', () => {
  test('that the reader has joined are asked for neither year nor detail', () => {
    const turkish = resumeIn('tr', 'strong')
    const joined = { ...turkish.education[0]!, degree: 'Lisans', institution: 'Ova Anadolu Lisesi' }
    const education = [{ ...joined, start: '', end: '', field: '' }]
    expect(told('education.dates', { ...turkish, education })).toBe('nothing')
    expect(told('education.detail', { ...turkish, education })).toBe('nothing')
    const apart = [{ ...education[0]!, institution: 'Ova Üniversitesi' }]
    expect(told('education.dates', { ...turkish, education: apart })).toBe('fault')
  })

  test.each(['Psicoterapia Privada', 'Bread Club', '빵 서포터즈 3기', 'Diverse Stellen am Ofen'])(
    'say the role of %s',
    (company) => {
      const work = [...clean.work, { ...latest!, title: '', company }]
      expect(told('work.title', { ...clean, work })).toBe('nothing')
    },
  )

  test('that tell a prize or a place are asked for nothing', () => {
    const prize = project('[대상] 2023 지역 빵 공모전')
    expect(told('projects.detail', { ...clean, projects: [prize] })).toBe('nothing')
    const lines = ['Planned the ovens of the new house', 'Built the model of the shop floor']
    const log = project('Oven log')
    const described = project('Shop floor', ...lines)
    expect(told('projects.detail', { ...clean, projects: [described, log] })).toBe('fault')
    expect(told('projects.detail', { ...clean, projects: [log] })).toBe('nothing')
    expect(
      told('projects.result', { ...clean, projects: [project('Berlin, ALM', ...lines)] }),
    ).toBe('nothing')
    expect(told('projects.result', { ...clean, projects: [project('Oven log', ...lines)] })).toBe(
      'fault',
    )
  })
})

test('several skills in one entry are several', () => {
  const one = { ...clean, skills: [{ name: '', items: ['C++ / Python / SQL / Git'] }] }
  expect(told('strengths.count', one)).toBe('nothing')
  const two = { ...clean, skills: [{ name: '', items: ['C++ / Python'] }] }
  expect(told('strengths.count', two)).toBe('fault')
})

describe('what is petty', () => {
  const skills = [
    { name: '', items: ['MS Office', 'Outlook', 'Linux', 'VMware', 'Cisco IOS', 'Ansible'] },
  ]
  const basic = (title: string) =>
    told('strengths.basic', { ...clean, skills, work: [{ ...latest!, title }] })

  test('is Office among the skills of those who look after it', () => {
    expect(basic('Software Engineer')).toBe('fault')
    expect(basic('IT Specialist')).toBe('nothing')
    expect(basic('Sistem yöneticisi')).toBe('nothing')
  })
})

const left = (lines: string[], resume = clean) =>
  messageOf('document.template', resume, ['Dana Webb', ...lines])

const heads = (locale: Locale, line: string) => {
  const resume = resumeIn(locale, 'strong')
  return found(resume, ['Dana Webb', line]).find(({ rule }) => rule === 'document.spelling')
}

describe('a heading of the page', () => {
  test.each([
    ['fr', 'Formaion', 'Formation'],
    ['en', 'EDUCATOIN', 'EDUCATION'],
    ['es', 'Experienca', 'Experiencia'],
  ] as const)('is spelled as well; in %s %s', (locale, line, after) => {
    const one = heads(locale, line)
    expect(one?.message).toMatchObject({ params: { word: line, after } })
    expect(one?.fix).toBeUndefined()
  })

  test.each([
    ['en', 'Formby'],
    ['fr', 'Formation'],
    ['en', 'Edcuator'],
  ] as const)('is none where nothing is headed so: %s, %s', (locale, line) => {
    expect(heads(locale, line)).toBeUndefined()
  })
})

describe('what was left behind', () => {
  test.each([
    [['Orders', '#REF!'], 'findings.leftover'],
    [['Tệp: lo-banh-2025.xlsx'], 'findings.leftover'],
    [['Lorem'], 'findings.leftover'],
    [['About me', 'N/A'], 'findings.notFilledIn'],
    [['Title: N/A'], 'findings.notFilledIn'],
  ])('is told: %j', (lines, key) => {
    expect(left(lines)).toMatchObject({ key })
  })

  test('names what is empty', () => {
    expect(left(['About me', 'N/A'])).toMatchObject({ params: { quote: 'About me: N/A' } })
    const silent = { ...clean, basics: { ...clean.basics, phone: '' } }
    const form = ['Email: dana@example.org', 'Phone:', 'Address: Leeds']
    expect(left(form, silent)).toMatchObject({ params: { quote: 'Phone:' } })
    expect(left(form)).toBeUndefined()
  })

  test.each([
    ['Kept the price list in prices.xlsx up to date for two shops'],
    ['Portfolio: dana-webb.pdf'],
    ['Managed N/A ratings of guests'],
  ])('is not a sentence about files: %s', (line) => {
    expect(left([line])).toBeUndefined()
  })
})

describe('an address with a slip', () => {
  test.each([
    ['dana.webb@gamil.com', 'dana.webb@gmail.com'],
    ['dana.webb@hotmial.com', 'dana.webb@hotmail.com'],
    ['dana.webb@gmail.con', 'dana.webb@gmail.com'],
    ['dana.webb@outlok.com', 'dana.webb@outlook.com'],
  ])('is mended: %s', (email, meant) => {
    const resume = { ...clean, basics: { ...clean.basics, email } }
    const one = found(resume).find(({ rule }) => rule === 'personal.emailValid')
    expect(one?.message).toMatchObject({ key: 'findings.emailSlip', params: { after: meant } })
    expect(one?.fix).toEqual([{ op: 'replace', path: '/basics/email', value: meant }])
  })

  test('is none of another provider', () => {
    expect(withoutSlip('dana@mail.com')).toBeNull()
    expect(withoutSlip('dana@ymail.com')).toBeNull()
    expect(withoutSlip('dana@gmail.com')).toBeNull()
  })
})
