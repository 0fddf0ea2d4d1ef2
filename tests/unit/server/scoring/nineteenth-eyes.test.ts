import { describe, expect, test } from 'vitest'
import { emptyRichText, richTextOf } from '#contract/rich-text.ts'
import type { Resume } from '#contract/resume.ts'
import { score } from '#server/scoring/index.ts'
import { SEARCHES } from '#server/scoring/printed.ts'
import { bullets, ONE_PAGE, readingOf, resumeIn, TODAY } from './resumes.ts'
import { clean, found, latest, messageOf, told } from './told.ts'

/** Suggestions that harm, sentences that are untrue and findings that are none, as coaches saw them. */

test('no contact is praised that a 職務経歴書 does not print', () => {
  const resume = resumeIn('ja', 'strong')
  const basics = { ...resume.basics, email: '', phone: '' }
  const sentence = (lines: string[], given = basics) =>
    score(
      { ...readingOf({ ...resume, basics: given, education: [] }), doubts: { lines } },
      { today: TODAY },
    ).sections.personalInformation.evaluation
  expect(sentence(['職務経歴書'])).toMatchObject({ key: 'evaluations.notScored' })
  expect(sentence(['職務経歴書'], resume.basics)).toMatchObject({
    key: 'evaluations.personalCounted',
  })
})

const withLine = (line: string): Resume => ({
  ...clean,
  work: [{ ...latest!, end: '2024-03', details: bullets(line, 'Tidied the yard') }],
  projects: [],
})
const suggested = (resume: Resume, rule: string) =>
  found(resume).find((finding) => finding.rule === rule)?.suggestion?.after

describe('a line without its weak phrase', () => {
  test.each([
    ['Responsible for taking orders and handling cash', 'Took orders and handled cash'],
    ['Responsible for taking orders, cleaning, and training', 'Took orders, cleaned, and trained'],
    ['Responsible for taking orders and payments', 'Took orders and payments'],
  ])('is whole: %s', (line, after) => {
    expect(suggested(withLine(line), 'work.weak')).toBe(after)
  })

  test.each([
    'Responsible for stock levels, quality, tool repair, and training',
    'Responsible for taking orders, stock levels, and training',
  ])('is not offered where a noun would turn into a verb: %s', (line) => {
    expect(told('work.weak', withLine(line))).toBe('fault')
    expect(suggested(withLine(line), 'work.weak')).toBeUndefined()
  })
})

const own = (...lines: string[]): Resume => ({
  ...clean,
  selfEvaluation: richTextOf(lines.map((text) => ({ text, bullet: false }))),
})

describe('a worn sentence', () => {
  const fact = 'I run a warehouse of 14 people and cut picking errors by 40 %.'

  test('is offered to go where it is whole', () => {
    expect(suggested(own(`${fact} I am a team player.`), 'summary.cliches')).toBe('')
  })

  test.each([
    // what a line break has left of a sentence
    [`${fact} I would like to be a team player`, 'in a firm of my trade for many years.'],
    ['I run a warehouse with a lot of', `hard work as a team player. ${fact}`],
  ])('stays where a part of it stands on another line: %s', (...lines) => {
    expect(suggested(own(...lines), 'summary.cliches')).toBeUndefined()
  })
})

const page = (line: string) => ['이력서', line, '지원자: 홍길동']

test('an age that fits a day on the page is right', () => {
  const resume = { ...clean, basics: { ...clean.basics, birthDate: '1984.06.21 (만 38세)' } }
  expect(told('personal.age', resume, page('2023년 5월 2일 지원자 홍길동'))).toBe('nothing')
  expect(told('personal.age', resume, page('2016년 5월 2일 지원자 홍길동'))).toBe('fault')
})

test.each([
  ['+91 98765 43210', 2, 'nothing'],
  ['+44 20 7946 0018', 2, 'nothing'],
  ['', 2, 'nothing'],
  ['+1 313 555 2368', 2, 'fault'],
  ['+44 20 7946 0018', 3, 'fault'],
])('who begins and prints %s may have so many pages: %i, %s', (phone, pages, expected) => {
  const work = [{ ...latest!, start: '2024-06', end: 'present' }]
  const resume = { ...clean, work, basics: { ...clean.basics, phone, location: '' } }
  const { findings } = score(
    { ...readingOf(resume), document: { ...ONE_PAGE, pages } },
    { today: TODAY },
  )
  const isTold = findings.some(({ rule }) => rule === 'document.pages')
  expect(isTold ? 'fault' : 'nothing').toBe(expected)
})

const project = (line: string): Resume => ({
  ...clean,
  projects: [
    { name: 'Tide tables', role: '', url: '', start: '', end: '', details: bullets(line, line) },
  ],
})

describe('a weak phrase', () => {
  test('is not what a line says that goes on with what was done, and how often', () => {
    const line =
      'Helped with the drawing of tables, traced faults to their cause, solved 40 of them'
    expect(told('projects.weak', project(line))).toBe('nothing')
  })
  test('is, where nothing else is told', () => {
    expect(told('projects.weak', project('Helped with the drawing of tables'))).toBe('fault')
  })
})

const listed = (line: string): Resume => ({
  ...clean,
  work: [{ ...latest!, details: bullets(line, 'Tidied the yard') }],
  other: [
    { kind: 'custom', title: 'More', details: bullets(line), entries: [] },
  ] as unknown as Resume['other'],
})

test('only a result is told twice, and no name of a project', () => {
  const name = 'Rebuilding of the northern harbour cranes and rail tracks'
  const result = 'Rebuilt the northern harbour cranes and rail tracks in 9 weeks'
  expect(told('document.repeats', listed(name))).toBe('nothing')
  expect(told('document.repeats', listed(result))).toBe('fault')
})

test('what somebody likes is not asked for at work', () => {
  const items = ['将棋', '登山', '書道', '茶道', '水泳', '釣り']
  const resume = { ...resumeIn('ja', 'strong'), skills: [{ name: '', items }] }
  expect(told('strengths.backed', resume, ['森 健', `資格：${items.join('、')}`])).toBe('fault')
  expect(told('strengths.backed', resume, ['森 健', `特技：${items.join('、')}`])).toBe('nothing')
  const named = { ...resume, skills: [{ name: '趣味', items }] }
  expect(told('strengths.backed', named)).toBe('nothing')
})

test('an artist’s question is not asked of a line on another trade', () => {
  const details = bullets('Wrote the scripts of a game', 'Wrote 12 tests for the engine')
  const base = { ...clean, projects: [], awards: [], selfEvaluation: emptyRichText() }
  const asked = (title: string) =>
    messageOf('work.outcome', {
      ...base,
      basics: { ...clean.basics, headline: 'Musician' },
      work: [{ ...latest!, title, company: 'Fairley', details }],
    })
  expect(asked('Musician')).toMatchObject({ key: 'findings.outcomeArts' })
  expect(asked('Software Developer')).toMatchObject({ key: 'findings.outcome' })
})

test('of swapped dates the later one counts', () => {
  const work = [
    { ...latest!, start: '2024-02', end: '2023-06' },
    { ...latest!, title: 'Driver', start: '2019-07', end: '2023-10' },
  ]
  expect(messageOf('work.since', { ...clean, work })).toMatchObject({ params: { date: '2024-02' } })
})

test('dates are not swapped where the second begins a period of its own', () => {
  const work = [{ ...latest!, start: '2021-03', end: '2018-05' }]
  const read = (line: string) => told('work.reversed', { ...clean, work }, ['Jordan', line])
  expect(read('03/2021 – 05/2018 Fairley Ltd')).toBe('fault')
  expect(read('seit 03/2021 – 05/2018–02/2020\tFairley Ltd')).toBe('nothing')
})

test('the title of a form is no heading of work, and who has none is told no other', () => {
  const lines = ['履 歴 書', '灯台 花子', '2020年3月\t青葉大学 卒業']
  const resume = { ...resumeIn('ja', 'strong'), work: [], projects: [] }
  expect(SEARCHES['work.present']!(lines, resume)).toBeNull()
})

const phoneIn = (line: string) => SEARCHES['personal.phone']!([line], clean)

test('a number that counts what it heads is nobody’s phone', () => {
  expect(phoneIn('Taught “TIDE 3332-0002: Harbour Studies I” to beginners')).toBeNull()
  expect(phoneIn('Tel. 3332-0002')).not.toBeNull()
})
