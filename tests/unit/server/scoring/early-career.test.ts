import { describe, expect, test } from 'vitest'
import type { Report } from '#contract/analysis.ts'
import { LOCALES, type Locale } from '#contract/locales.ts'
import type { Resume } from '#contract/resume.ts'
import { score } from '#server/scoring/index.ts'
import { bullets, readingOf, resumeIn, TODAY } from './resumes.ts'

const report = (resume: Resume, lines: string[] = []): Report =>
  score({ ...readingOf(resume), doubts: { lines } }, { today: TODAY })

const saysOf = ({ findings }: Report, rule: string): string | undefined =>
  findings.flatMap(({ rule: id, message }) =>
    id === rule && 'key' in message ? message.key : [],
  )[0]

/** Two kinds of details as people of each language write them, and what is none. */
const TOLD: Record<Locale, { grade: string; other: string; none: string }> = {
  en: { grade: 'GPA: 3.6/4.0', other: 'Thesis on cold chains', none: 'Evening classes' },
  de: { grade: 'Abschlussnote 1,8', other: 'Bachelorarbeit über Kühlketten', none: 'Abendkurse' },
  fr: { grade: 'Mention bien', other: 'Mémoire sur la chaîne du froid', none: 'Cours du soir' },
  es: { grade: 'Nota media: 8,1', other: 'TFG sobre la cadena de frío', none: 'Turno de tarde' },
  it: { grade: 'Voto 105/110', other: 'Tesi sulla catena del freddo', none: 'Corso serale' },
  tr: { grade: 'Not ort.: 3,4/4', other: 'Bitirme projesi: soğuk zincir', none: 'İkinci öğretim' },
  ar: { grade: 'التقدير: جيد جدا', other: 'مشروع التخرج عن التبريد', none: 'دراسة مسائية' },
  vi: { grade: 'Điểm trung bình 3,4', other: 'Khóa luận về chuỗi lạnh', none: 'Học buổi tối' },
  ja: { grade: '成績：上位5％', other: '卒業論文：低温物流', none: '夜間部' },
  ko: { grade: '학점 3.9/4.5', other: '졸업 논문: 저온 물류', none: '야간 과정' },
  'zh-CN': { grade: '绩点 3.7', other: '毕业论文：冷链物流', none: '夜间部' },
}

/** A degree of a university, and who gives it. */
const STUDIED: Record<Locale, { degree: string; institution: string }> = {
  en: { degree: 'Bachelor of Science', institution: 'University of Arden' },
  de: { degree: 'Bachelor of Arts', institution: 'Hochschule Lindental' },
  fr: { degree: 'Licence', institution: 'Université de Valmont' },
  es: { degree: 'Grado en Logística', institution: 'Universidad de Valdemar' },
  it: { degree: 'Laurea triennale', institution: 'Università di Montalba' },
  tr: { degree: 'Lisans', institution: 'Akçadağ Üniversitesi' },
  ar: { degree: 'بكالوريوس', institution: 'جامعة الوادي الأخضر' },
  vi: { degree: 'Cử nhân', institution: 'Đại học Sông Xanh' },
  ja: { degree: '学士', institution: '青葉台大学' },
  ko: { degree: '학사', institution: '푸른대학교' },
  'zh-CN': { degree: '本科', institution: '青原大学' },
}

describe.each(LOCALES)('education early in a career: %s', (locale) => {
  const strong = resumeIn(locale, 'strong')
  const [school] = strong.education
  const [role] = strong.work
  if (!school || !role) throw new Error('the fixture has a school and a role')
  const { grade, other, none } = TOLD[locale]
  const telling = (...details: string[]): Resume => ({
    ...strong,
    education: [
      {
        ...school,
        ...STUDIED[locale],
        field: '',
        start: '2021-09',
        end: '2025-06',
        details: bullets(...details),
      },
    ],
    work: [{ ...role, start: '2025-03', end: 'present' }],
    awards: [],
  })
  const marks = [telling(), telling(none), telling(grade), telling(grade, other)].map((one) =>
    report(one),
  )

  test('is worth more the more it tells, two kinds being enough', () => {
    const scores = marks.map(({ sections }) => sections.education.score ?? 0)
    expect(scores).toEqual(scores.toSorted((a, b) => a - b))
    expect(new Set(scores).size).toBe(4)
  })

  test('is asked for more as long as less is told', () => {
    expect(marks.map((one) => saysOf(one, 'education.detail'))).toEqual([
      'findings.educationDetail',
      'findings.educationMore',
      'findings.educationMore',
      undefined,
    ])
  })

  test('is found told wherever it is printed', () => {
    expect(saysOf(report(telling(), [grade, other]), 'education.detail')).toBeUndefined()
  })

  test('is asked for no thesis where a trade was learned', () => {
    const { institution, degree } = school
    const trained = telling(none)
    const education = trained.education.map((entry) => ({ ...entry, institution, degree }))
    expect(saysOf(report({ ...trained, education }), 'education.detail')).toBeUndefined()
  })

  test('is asked for nothing once somebody has worked for years', () => {
    const work = [{ ...role, start: '2015-03', end: 'present' }]
    expect(saysOf(report({ ...telling(none), work }), 'education.detail')).toBeUndefined()
  })
})

test('a degree still expected after its month costs points, one to come does not', () => {
  const strong = resumeIn('en', 'strong')
  const expecting = (line: string): Report =>
    report({
      ...strong,
      education: strong.education.map((one) => ({ ...one, details: bullets(line) })),
    })
  const [late, due] = ['Expected graduation 05/2024', 'Expected graduation 05/2027'].map(expecting)
  expect(late?.findings.find(({ rule }) => rule === 'education.expected')?.quote).toContain('2024')
  expect(late?.sections.education.score).toBeLessThan(due?.sections.education.score ?? 0)
  expect(due?.arithmetic?.withheld).not.toHaveProperty('education.expected')
})

describe('a list of a dozen skills', () => {
  const strong = resumeIn('en', 'strong')
  const names =
    'Kafka Redis Docker Terraform Grafana Jenkins MongoDB PostgreSQL Ansible RabbitMQ Kubernetes Nginx'
  const items = names.split(' ')
  const listing = (...skills: Resume['skills']): Resume => ({ ...strong, skills })
  const unsorted = 'findings.skillsGrouped'

  test('is told to be sorted when it has no heading', () => {
    expect(saysOf(report(listing({ name: '', items })), 'strengths.grouped')).toBe(unsorted)
    const few = { name: '', items: items.slice(1) }
    expect(saysOf(report(listing(few)), 'strengths.grouped')).toBeUndefined()
  })

  test('is left alone under headings, and in columns that may have lost theirs', () => {
    const halves = [items.slice(0, 6), items.slice(6)]
    const headed = listing(
      ...halves.map((half, index) => ({ name: `Tools ${index + 1}`, items: half })),
    )
    expect(saysOf(report(headed), 'strengths.grouped')).toBeUndefined()
    const columns = report(listing({ name: '', items }), ['Kafka\tMongoDB', 'Redis\tAnsible'])
    expect(saysOf(columns, 'strengths.grouped')).toBeUndefined()
  })
})

describe.each(LOCALES)('a school by its name alone: %s', (locale) => {
  const strong = resumeIn(locale, 'strong')
  const [school] = strong.education
  if (!school) throw new Error('the fixture has a school')
  const bare = { ...school, degree: '', field: '', start: '', end: '' }
  const only: Resume = { ...strong, education: [bare] }
  const lines = [strong.basics.name, bare.institution, strong.basics.email]

  test('is asked for its degree and dates where nothing more is printed', () => {
    const { findings, sections } = report(only, lines)
    const rules = findings.filter(({ doubt }) => !doubt).map(({ rule }) => rule)
    expect(rules).toEqual(expect.arrayContaining(['education.degree', 'education.dates']))
    expect(rules).not.toContain('education.field')
    expect(sections.education.score).toBeLessThan(40)
  })

  test('is doubted where a degree is printed anywhere, or a year that found no place', () => {
    for (const more of ['Master of Science', '2031']) {
      const { findings } = report(only, [...lines, more])
      expect(findings.map(({ rule }) => rule)).not.toContain('education.degree')
    }
  })
})

/** What people write beside studies that they have interrupted. */
const PAUSED: Record<Locale, string> = {
  en: 'Paused since 2020',
  de: 'Seit 2020 unterbrochen',
  fr: 'En pause depuis 2020',
  es: 'En pausa desde 2020',
  it: 'In pausa dal 2020',
  tr: '2020’de kayıt donduruldu',
  ar: 'الدراسة متوقفة منذ 2020',
  vi: 'Bảo lưu từ năm 2020',
  ja: '2020年より休学中',
  ko: '2020년부터 휴학 중',
  'zh-CN': '2020年起休学',
}

const isAskedForItsEnd = (resume: Resume) =>
  report(resume).findings.some(
    ({ message }) => 'key' in message && message.key === 'findings.educationOpen',
  )

test.each(LOCALES)('studies that say they are paused are not asked for their end: %s', (locale) => {
  const strong = resumeIn(locale, 'strong')
  const [school] = strong.education
  const [role] = strong.work
  if (!school || !role) throw new Error('the fixture has a school and a role')
  const open = (...details: string[]): Resume => ({
    ...strong,
    education: [{ ...school, start: '2015-09', end: 'present', details: bullets(...details) }],
    work: [{ ...role, start: '2024-03', end: '2025-09' }],
  })
  const asked = [open(), open(PAUSED[locale])].map(isAskedForItsEnd)
  expect(asked).toEqual([true, false])
})

test('a weak line of a student’s project is told once', () => {
  const strong = resumeIn('en', 'strong')
  const weak: Resume = {
    ...strong,
    work: [],
    projects: [
      {
        name: 'Harbour Map',
        role: '',
        url: '',
        start: '2025-01',
        end: '2025-06',
        details: bullets(
          'Responsible for the drawing of tide tables',
          'Sorted photographs by pier',
        ),
      },
    ],
  }
  const told = report(weak).findings.filter(({ quote }) => quote?.startsWith('Responsible for'))
  expect(told.map(({ message }) => 'key' in message && message.key)).toEqual([
    'findings.weakPhrases',
  ])
})
