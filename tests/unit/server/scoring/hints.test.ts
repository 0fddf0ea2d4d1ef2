import { describe, expect, test } from 'vitest'
import type { Finding } from '#contract/analysis.ts'
import { LOCALES, type Locale } from '#contract/locales.ts'
import type { Resume } from '#contract/resume.ts'
import { factsReader } from '#server/scoring/facts.ts'
import { score } from '#server/scoring/index.ts'
import { bullets, ONE_PAGE, readingOf, resumeIn, TODAY } from './resumes.ts'

const report = (resume: Resume, lines?: string[]) =>
  score({ ...readingOf(resume), ...(lines && { doubts: { lines } }) }, { today: TODAY })

/** The rules that speak of a resume; with the document's lines, where they are given. */
const rulesOf = (resume: Resume, lines?: string[]): string[] =>
  report(resume, lines).findings.map(({ rule, doubt }) => (doubt ? `${rule}?` : rule))

/** Per language: schools below a qualification, a title whose work is shown, a fact of a company. */
const WORDS: Record<Locale, { school: string; shown: string; plain: string; fact: string }> = {
  en: {
    school: 'Elm Street Elementary School',
    shown: 'Web Developer',
    plain: 'Nurse',
    fact: 'Team size: 12 people',
  },
  de: {
    school: 'Grundschule am Markt',
    shown: 'Webentwickler',
    plain: 'Krankenpfleger',
    fact: 'Mitarbeiterzahl: 120 Personen',
  },
  fr: {
    school: 'École primaire du Lac',
    shown: 'Développeur web',
    plain: 'Infirmière',
    fact: 'Effectif : 120 personnes',
  },
  es: {
    school: 'Escuela primaria del Lago',
    shown: 'Desarrollador web',
    plain: 'Enfermera',
    fact: 'Equipo: 12 personas',
  },
  it: {
    school: 'Scuola elementare Nievo',
    shown: 'Sviluppatore web',
    plain: 'Infermiera',
    fact: 'Settore: logistica, 120 addetti',
  },
  tr: {
    school: 'Atatürk İlkokulu',
    shown: 'Yazılım Geliştirici',
    plain: 'Hemşire',
    fact: 'Ekip: 12 kişi',
  },
  ar: {
    school: 'مدرسة النور الابتدائية',
    shown: 'مطور برمجيات',
    plain: 'ممرضة',
    fact: 'الفريق: 12 شخصًا',
  },
  vi: {
    school: 'Trường Tiểu học Hoa Sen',
    shown: 'Lập trình viên',
    plain: 'Y tá',
    fact: 'Quy mô: 12 người',
  },
  ja: { school: '青葉小学校', shown: 'Webエンジニア', plain: '看護師', fact: '従業員数：120人' },
  ko: { school: '한빛초등학교', shown: '백엔드 개발자', plain: '간호사', fact: '참여인원 : 12명' },
  'zh-CN': { school: '阳光小学', shown: '前端工程师', plain: '护士', fact: '团队规模：12 人' },
}

const english = resumeIn('en', 'strong')
const withSkills = (...items: string[]): Resume => ({ ...english, skills: [{ name: '', items }] })
const withNote = (text: string): Resume => ({
  ...english,
  other: [{ kind: 'custom', title: '', entries: [], details: bullets(text) }],
})
const withLine = (text: string): Resume => ({
  ...english,
  work: english.work.map((role) => ({ ...role, details: bullets(text) })),
})
const withScore = (resume: Resume, date: string): Resume => ({
  ...resume,
  awards: [{ kind: 'certificate', title: 'TOEIC 840', issuer: '', date, details: bullets() }],
})

const withHeadline = (resume: Resume, headline: string): Resume => ({
  ...resume,
  basics: { ...resume.basics, headline, links: [] },
  work: resume.work.map((role) => ({ ...role, title: headline })),
})

describe.each(LOCALES)('in %s', (locale) => {
  const resume = resumeIn(locale, 'strong')
  const [school] = resume.education
  const words = WORDS[locale]
  if (!school) throw new Error('the fixture has a school')

  test('an elementary school below a qualification can go, a qualification cannot', () => {
    const first = {
      ...school,
      degree: '',
      field: '',
      institution: words.school,
      start: '',
      end: '',
    }
    expect(rulesOf({ ...resume, education: [school, first] })).toContain('education.school')
    expect(rulesOf({ ...resume, education: [school, school] })).not.toContain('education.school')
  })

  test('a title whose work is shown asks for a link, unless one is printed', () => {
    const shown = withHeadline(resume, words.shown)
    expect(rulesOf(shown)).toContain('personal.links')
    expect(rulesOf(shown, ['github.com/someone'])).not.toContain('personal.links')
    expect(rulesOf(withHeadline(resume, words.plain))).not.toContain('personal.links')
  })

  test('a fact about the employer is neither a figure nor a line of work', () => {
    const role = { ...resume.work[0], details: bullets(words.fact) } as Resume['work'][number]
    const { work } = factsReader(ONE_PAGE, TODAY)({ ...resume, work: [role] })
    expect(work[0]?.all).toHaveLength(1)
    expect(work[0]?.lines).toEqual([])
  })

  test('an expired test score is named, a fresh one is not', () => {
    const isAsked = rulesOf(withScore(resume, '2019')).includes('strengths.oldScore')
    // in Japan scores do not expire
    expect(isAsked).toBe(resume.locale !== 'ja')
    expect(rulesOf(withScore(resume, '2024'))).not.toContain('strengths.oldScore')
  })

  test('school alone costs hardly anything, whatever came after', () => {
    const marks = [
      { ...resume, education: [{ ...school, degree: 'A-levels', field: '' }] },
      { ...resume, education: [school] },
      { ...resume, education: [school, school] },
    ].map((one) => report({ ...one, awards: [] }).sections.education.score ?? 0)
    expect(marks).toEqual(marks.toSorted((a, b) => a - b))
    expect(marks[0]).toBeGreaterThan((marks[2] ?? 0) - 10)
  })
})

test('skills rated in words are remarked, rated languages and one rating are not', () => {
  expect(rulesOf(withSkills('Java (advanced)', 'Python (basic)', 'Go – expert'))).toContain(
    'strengths.levels',
  )
  expect(rulesOf(withSkills('Java (advanced)', 'Python', 'Go'))).not.toContain('strengths.levels')
  expect(
    rulesOf(withSkills('German (advanced)', 'French (basic)', 'Spanish (good)')),
  ).not.toContain('strengths.levels')
})

test('text of a template is remarked wherever it stands', () => {
  const resume = resumeIn('en', 'strong')
  expect(rulesOf(resume, ['[Your name]'])).toContain('document.template')
  expect(rulesOf(resume, ['Lorem ipsum dolor sit amet'])).toContain('document.template')
  expect(rulesOf(resume, ['Taught Latin [2019]', 'Your name day'])).not.toContain(
    'document.template',
  )
})

/** What a report asks about results. */
const asked = (findings: readonly Finding[]): string[] =>
  findings.flatMap(({ rule, message }) =>
    /work\.(?:anyResult|outcome|measured)/u.test(rule) && 'key' in message ? message.key : [],
  )

describe('Japanese documents', () => {
  const resume = resumeIn('ja', 'weak')

  test('a 履歴書 is told where results belong, a 職務経歴書 is asked for them', () => {
    const bare = {
      ...resume,
      work: resume.work.map((role) => ({
        ...role,
        details: bullets('配属', '受注商品のピッキングと梱包を担当'),
      })),
    }
    const formed = report(bare, ['履歴書', '入社']).findings
    expect(asked(formed)).toEqual(['findings.formResults'])
    expect(asked(report(bare, ['職務経歴書']).findings)).toEqual(['findings.outcomeCrafts'])
  })

  test('two calendars are mixed only where lines use the one or the other', () => {
    expect(rulesOf(resume, ['平成30年4月 入社', '2020年3月 退社'])).toContain(
      'document.dateFormats',
    )
    expect(rulesOf(resume, ['2018年（平成30年）4月', '2020年3月'])).not.toContain(
      'document.dateFormats',
    )
  })
})

test('a 경력기술서 is not asked for education', () => {
  const resume = { ...resumeIn('ko', 'strong'), education: [] }
  expect(rulesOf(resume, ['이력서'])).toContain('education.present')
  expect(rulesOf(resume, ['경력기술서'])).not.toContain('education.present')
})

test('an employer joined, a labelled address and tools at work are not called missing', () => {
  const resume = resumeIn('ja', 'strong')
  const lines = [
    '山田 花子（メール：hanako@example.com、住所：日本 東京）',
    '2014年 株式会社アクメ 入社',
  ]
  const basics = { ...resume.basics, location: '' }
  expect(rulesOf({ ...resume, work: [] }, lines)).not.toContain('work.present')
  const homeless = rulesOf({ ...resume, basics }, lines)
  expect(homeless.some((rule) => rule.startsWith('personal.location'))).toBe(false)
  const bare = { ...resume, skills: [], awards: [], languages: [] }
  const told = (line: string) =>
    report(bare, [line]).findings.find(({ rule }) => rule === 'strengths.count')?.message
  expect(told('Java, Spring, MySQL, Redis')).toMatchObject({ key: 'findings.skillsUnlisted' })
  expect(told('氏名')).toMatchObject({ key: 'findings.skillsMissing' })
})

test('names of products at the head of a line are no slips, slips of a letter’s order are', () => {
  expect(rulesOf(withNote('Redmine was introduced for the whole team'))).not.toContain(
    'document.spelling',
  )
  expect(rulesOf(withNote('Recieved the yearly prize of the whole team'))).toContain(
    'document.spelling',
  )
})

test('a paragraph may say “I”, a list need not', () => {
  expect(rulesOf(withLine('I organized the stock of the warehouse'))).toContain('work.firstPerson')
  const prose =
    'The house helps companies to find people for their teams. I joined because it wanted to know what they need from us and how we work.'
  expect(rulesOf(withLine(prose))).not.toContain('work.firstPerson')
})

test.each([
  ['it', 'Inglese scolastico', 'Inglese B2'],
  ['ja', '英語（日常会話）', '英語（TOEIC 900）'],
  ['vi', 'Tiếng Anh giao tiếp', 'Tiếng Anh IELTS 7.0'],
] as const)(
  'a vague level beside a language among the skills is asked for in %s',
  (locale, vague, told) => {
    const listing = (item: string): Resume => {
      const resume = resumeIn(locale, 'strong')
      return { ...resume, languages: [], skills: [{ name: '', items: ['Excel', 'SAP', item] }] }
    }
    expect(rulesOf(listing(vague))).toContain('strengths.languageLevels')
    expect(rulesOf(listing(told))).not.toContain('strengths.languageLevels')
  },
)

const titled = (title: string): Resume => ({
  ...withSkills(
    'Word',
    'Outlook',
    'Raiser’s Edge',
    'Mailchimp',
    'Canva',
    'grant writing',
    'event planning',
  ),
  work: english.work.map((role) => ({ ...role, title })),
})

test('an officer is asked about Word, an office clerk is not', () => {
  expect(rulesOf(titled('Fundraising Officer'))).toContain('strengths.basic')
  expect(rulesOf(titled('Office Clerk'))).not.toContain('strengths.basic')
})

test('a 履歴書 is asked for what its form asks, and no Japanese profile for the job', () => {
  const resume = resumeIn('ja', 'strong')
  const bare = { ...resume, selfEvaluation: bullets() }
  const told = (...lines: string[]) =>
    report(bare, lines).findings.find(({ rule }) => rule === 'summary.present')?.message
  expect(told('履歴書', '入社')).toMatchObject({ key: 'findings.summaryForm' })
  expect(told('職務経歴書')).toMatchObject({
    key: expect.stringMatching(/summary(?:Present|Draft)/),
  })
  expect(rulesOf(resume)).not.toContain('summary.target')
})

test('headings in brackets and labels are no lines to be mended', () => {
  const resume = resumeIn('ja', 'strong')
  const details = bullets(
    '[担当業務]',
    '案件概要：社内の在庫システムを刷新する案件',
    '在庫管理の手順を見直し、棚卸を実施',
  )
  const role = { ...resume.work[0], details } as Resume['work'][number]
  const { work } = factsReader(ONE_PAGE, TODAY)({ ...resume, work: [role] })
  expect(work[0]?.lines.map(({ text }) => text)).not.toContain('[担当業務]')
  const { findings } = report({ ...resume, work: [role] })
  const result = findings.find(({ rule }) => rule === 'work.anyResult' || rule === 'work.outcome')
  expect(result?.quote).toBe('在庫管理の手順を見直し、棚卸を実施')
})

test('a degree for teaching at a school is no school below a qualification', () => {
  const [school] = english.education
  if (!school) throw new Error('the fixture has a school')
  const listing = (degree: string): string[] =>
    rulesOf({ ...english, education: [school, { ...school, degree, field: '' }] })
  expect(listing('Elementary School Teaching')).not.toContain('education.school')
  expect(listing('Elementary School')).toContain('education.school')
})

describe('what the page prints', () => {
  test('levels drawn beside names are remarked wherever the reader put them', () => {
    const dots = ['PHP\t●●○○○', 'Java\t●●●○○', 'C#\t●○○○○']
    expect(rulesOf(english, dots)).toContain('strengths.levels')
    expect(rulesOf(english, dots.slice(1))).not.toContain('strengths.levels')
  })

  test('a birth date alone at the top is a private detail where the market says so', () => {
    expect(rulesOf(english, ['05/10/1999'])).toContain('personal.privateDetails')
    expect(rulesOf(english, ['05/10/2021'])).not.toContain('personal.privateDetails')
    expect(rulesOf(resumeIn('de', 'strong'), ['05.10.1999'])).not.toContain(
      'personal.privateDetails',
    )
  })

  test('a degree whose month has passed while its line still expects it', () => {
    const [school] = english.education
    const ending = (end: string) => ({
      ...english,
      education: school ? [{ ...school, end }] : [],
    })
    const line = `${school?.institution}, June 2025 (Expected)`
    expect(rulesOf(ending('2025-06'), [line])).toContain('education.expected')
    expect(rulesOf(ending('2026-06'), [line.replace('2025', '2026')])).not.toContain(
      'education.expected',
    )
  })

  test('a word that no line prints is no slip but a seam of the reading', () => {
    const [line] = ['Recieved the yearly prize of the whole team']
    expect(rulesOf(withNote(line), [line])).toContain('document.spelling')
    expect(rulesOf(withNote(line), ['Re cieved the yearly prize'])).not.toContain(
      'document.spelling',
    )
  })

  test('short roles under a heading of internships need no grouping', () => {
    const stint = (month: number) => ({
      ...english.work[0],
      title: `Clerk ${month}`,
      company: `Office ${month}`,
      start: `2024-0${month}`,
      end: `2024-0${month + 1}`,
    })
    const work = [stint(7), stint(4), stint(1)] as Resume['work']
    expect(rulesOf({ ...english, work }, ['Work'])).toContain('work.shortStints')
    expect(rulesOf({ ...english, work }, ['Internships'])).not.toContain('work.shortStints')
  })
})
