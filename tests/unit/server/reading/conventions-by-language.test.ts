import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '#contract/locales.ts'
import type { Education, Resume, Work } from '#contract/resume.ts'
import { PASTED_TEXT } from '#server/reading/document.ts'
import { readResume } from '#server/reading/index.ts'

type Section = 'work' | 'education'

/** A person in each language, and what the sections are called there. */
const AROUND: Record<Locale, Record<'name' | Section, string>> = {
  en: { name: 'Mara Ellison', work: 'EXPERIENCE', education: 'EDUCATION' },
  ar: { name: 'سارة الحداد', work: 'الخبرة المهنية', education: 'التعليم' },
  de: { name: 'Jana Brandt', work: 'BERUFSERFAHRUNG', education: 'AUSBILDUNG' },
  es: { name: 'Lucía Herrera Gil', work: 'EXPERIENCIA LABORAL', education: 'FORMACIÓN ACADÉMICA' },
  fr: { name: 'Claire Morvan', work: 'EXPÉRIENCES PROFESSIONNELLES', education: 'FORMATION' },
  it: { name: 'Giulia Ferri', work: 'ESPERIENZE LAVORATIVE', education: 'ISTRUZIONE E FORMAZIONE' },
  ja: { name: '佐藤 美咲', work: '職務経歴', education: '学歴' },
  ko: { name: '한소라', work: '경력사항', education: '학력사항' },
  tr: { name: 'Elif Kaya', work: 'İŞ DENEYİMİ', education: 'EĞİTİM' },
  vi: { name: 'Nguyễn Thị Hoa', work: 'KINH NGHIỆM LÀM VIỆC', education: 'HỌC VẤN' },
  'zh-CN': { name: '王小雨', work: '工作经历', education: '教育背景' },
}

/** A job in each language. */
const JOB: Record<Locale, string> = {
  en: 'Nurse, Norwood Clinic, 2019 – 2021',
  ar: '2019 - 2021 ممرضة، مستشفى الشفاء',
  de: '2019 – 2021 Krankenpflegerin, Klinik Nord',
  es: '2019 – 2021 Enfermera, Clínica Norte',
  fr: '2019 – 2021 Infirmière, Clinique du Nord',
  it: '2019 – 2021 Infermiera, Clinica Nord',
  ja: '2019年4月～2021年3月　青空病院　看護師',
  ko: '2019.03 ~ 2021.02 새솔병원 간호사',
  tr: '2019 – 2021 Hemşire, Kuzey Kliniği',
  vi: '2019 – 2021 Y tá, Bệnh viện Bắc',
  'zh-CN': '2019.03-2021.02 海州医院 护士',
}

async function read(text: string): Promise<Resume> {
  const { reading } = await readResume(new TextEncoder().encode(text), PASTED_TEXT)
  return reading.resume
}

const FOLDER = new URL('../../../fixtures/conventions/', import.meta.url)

/** The rows of a table of conventions, as their columns. */
const rowsOf = (name: string) =>
  readFileSync(new URL(name, FOLDER), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(' ¦ '))

const linesOf = (text: string) => text.replaceAll('⏎', '\n').replaceAll('⇥', '\t')

const entries = rowsOf('entries.txt').map(([locale, section, text = '', ...wanted]) => ({
  locale: locale as Locale,
  section: section as Section,
  text,
  wanted,
}))
const heads = rowsOf('heads.txt').map(([locale, text = '', wanted]) => ({
  locale: locale as Locale,
  text,
  wanted,
}))

const lists = rowsOf('lists.txt').map(([locale, part, heading, text = '', wanted = '']) => ({
  locale: locale as Locale,
  part: part as 'languages' | 'skills' | 'awards',
  heading,
  text,
  wanted: wanted.split(' ; ').map((item) => item.trim()),
}))

/** What lists hold, an item each. */
const itemsOf = {
  languages: ({ languages }: Resume) =>
    languages.map(({ name, level }) => `${name} = ${level}`.trim()),
  skills: ({ skills }: Resume) =>
    skills.map(({ name, items }) => [name && `${name}: `, items.join(' | ')].join('')),
  awards: ({ awards }: Resume) =>
    awards.map(({ title, issuer, date }) => [title, issuer, date].join(' / ')),
}

const nothing = (text: string) => text || '-'
const entryOf = {
  work: ({ title, company, start, end }: Work) => [title, company, start, end],
  education: ({ degree, field, institution, start, end }: Education) => [
    [degree, field].filter(Boolean).join(' | '),
    institution,
    start,
    end,
  ],
}

/** Letters and figures alone. */
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** What stands below the heading of a section, as the columns of its entries. */
async function entriesBelow(locale: Locale, section: Section, text: string): Promise<string[][]> {
  const { name, [section]: heading } = AROUND[locale]
  const resume = await read(`${name}\nperson@example.com\n\n${heading}\n${linesOf(text)}\n`)
  return section === 'work'
    ? resume.work.map(entryOf.work)
    : resume.education.map(entryOf.education)
}

/** Shares of fields read right, two or three hundredths below those measured in November 2026. */
const FLOORS: Record<Locale, number> = {
  en: 0.9,
  ar: 0.94,
  de: 0.91,
  es: 0.93,
  fr: 0.94,
  it: 0.96,
  ja: 0.88,
  ko: 0.9,
  tr: 0.92,
  vi: 0.91,
  'zh-CN': 0.93,
}

/** By writers who had not seen the reader, forty ways of writing jobs and twenty-two of studies. */
test.each(LOCALES)('most of what people write every day is read in %s', async (locale) => {
  let [right, all] = [0, 0]
  for (const [, section, text = '', ...wanted] of rowsOf(`everyday/${locale}.txt`)) {
    const found = await entriesBelow(locale, section as Section, text)
    wanted.forEach((entry, at) =>
      entry.split(' ; ').forEach((value, column) => {
        all++
        if (bare(found[at]?.[column] ?? '') === bare(value)) right++
      }),
    )
  }
  expect(right / all).toBeGreaterThanOrEqual(FLOORS[locale])
})

describe('as people write it', () => {
  test.each(entries)('$locale, $section: $text', async ({ locale, section, text, wanted }) => {
    const found = await entriesBelow(locale, section, text)
    expect(found.map((entry) => entry.map(nothing).join(' ; '))).toEqual(wanted)
  })

  test.each(lists)('$locale, $part: $text', async ({ locale, part, heading, text, wanted }) => {
    const { name, work } = AROUND[locale]
    const resume = await read(
      `${name}\n\n${work}\n${JOB[locale]}\n\n${heading}\n${linesOf(text)}\n`,
    )
    expect(itemsOf[part](resume)).toEqual(wanted)
    expect(resume.other).toEqual([])
  })

  test.each(heads)('$locale, a head: $text', async ({ locale, text, wanted }) => {
    const { basics } = await read(`${linesOf(text)}\n\n${AROUND[locale].work}\n${JOB[locale]}\n`)
    expect([basics.name, basics.email, basics.phone].map(nothing).join(' ; ')).toBe(wanted)
  })
})

test('a Korean form has columns for the year, the month and the day', async () => {
  const { basics, education, work, awards } = await read(
    `이력서
성명\t한소라
생년월일\t1994년 5월 2일
휴대폰\t010-0000-1234
전화번호\t02)700-1234

년\t월\t일\t학력 및 경력사항
2013\t03\t02\t새솔대학교 경영학과 입학
2017\t02\t20\t새솔대학교 경영학과 졸업
2017\t04\t03\t(주)푸른유통 영업부 입사
2020\t08\t31\t(주)푸른유통 영업부 퇴사
2021\t01\t04\t달빛출판 대리

년\t월\t일\t자격증\t발급기관
2016\t05\t08\t컴퓨터활용능력 1급\t대한상공회의소
2018\t03\t12\t전산회계 2급\t한국세무사회`,
  )
  expect(basics.extras).toContainEqual({ label: '전화번호', value: '02)700-1234' })
  expect(education.map(entryOf.education)).toEqual([
    ['경영학과', '새솔대학교', '2013-03-02', '2017-02-20'],
  ])
  expect(work.map(entryOf.work).map((entry) => entry.slice(0, 3))).toEqual([
    ['영업부', '(주)푸른유통', '2017-04-03'],
    ['대리', '달빛출판', '2021-01-04'],
  ])
  expect(awards.map(({ title, issuer, date }) => [title, issuer, date])).toEqual([
    ['컴퓨터활용능력 1급', '대한상공회의소', '2016-05-08'],
    ['전산회계 2급', '한국세무사회', '2018-03-12'],
  ])
})

test.each([
  ['LINGUE', 'Madrelingua: Italiano', 'Italiano', 'Madrelingua'],
  ['SPRACHEN', 'Muttersprache: Deutsch', 'Deutsch', 'Muttersprache'],
  ['LANGUES', 'Langue maternelle : français', 'français', 'Langue maternelle'],
])('a level may stand in front of its language: %s, %s', async (heading, line, name, level) => {
  const { languages } = await read(`Mara Ellison\n\n${heading}\n${line}\n`)
  expect(languages).toEqual([expect.objectContaining({ name, level })])
})
