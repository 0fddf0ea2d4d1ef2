import { describe, expect, test } from 'vitest'
import { withColumnNames } from '#server/reading/documents/column-names.ts'
import { withoutLeaders } from '#server/reading/documents/leaders.ts'
import { readLines } from '#server/reading/index.ts'
import { bareName } from '#server/reading/fields/name.ts'
import { isTownWithRegion } from '#server/reading/lexicon/places.ts'
import { documentOf, jobs, projects, read, studies } from './lines.ts'

/** More of how real resumes are built; people and names are made up. */

describe('leaders', () => {
  test.each([
    ['Nimbus Works, Baker ------------- Morley MA', ['Nimbus Works, Baker', 'Morley MA']],
    ['Python ........ good ........ 2019', ['Python', 'good', '2019']],
    ['and so on ....', ['and so on ....']],
    ['a well-known name - and no leader', ['a well-known name - and no leader']],
  ])('part cells: %s', (text, cells) => {
    const [line] = withoutLeaders(documentOf(text).lines)
    expect(line!.cells.map((cell) => cell.text)).toEqual(cells)
  })
})

describe('names of columns in a table without lines', () => {
  const table = documentOf(`
    Ada Timm
    Zeitraum\tPosition\tUnternehmen / Projekt
    Seit Mai 2024\tKüchenchefin\tGasthaus Marlin
    September 2019 –\tJungköchin\tHotel Saaleck,
    Juni 2023\tSaucen\tKiel
    Kenntnisse`)
  const lines = withColumnNames(table.lines)

  test('go with their values', () => {
    expect(lines[1]!.header).toBe(true)
    expect(lines[2]!.cells.map(({ label }) => label)).toEqual([
      'Zeitraum',
      'Position',
      'Unternehmen / Projekt',
    ])
  })

  test('keep the cells of one row together', () => {
    expect(lines[3]!.cells.map(({ text }) => text)).toEqual([
      'September 2019 – Juni 2023',
      'Jungköchin Saucen',
      'Hotel Saaleck, Kiel',
    ])
    expect(lines).toHaveLength(5)
  })
})

describe('behind a company', () => {
  test('a legal form ends the name', () => {
    expect(
      jobs(`
        Ada Timm
        # Berufserfahrung
        Juli 2007 – Februar 2009
        Fräserin | Marlin AG, Wilen TG (Formenbau)
        Juni 2005 – Juni 2007
        Dreherin | Timm Söhne GmbH (Einsatz beim Kunden), Wil SG`),
    ).toEqual([
      'Fräserin | Marlin AG | Wilen TG | 2007-07–2009-02',
      'Dreherin | Timm Söhne GmbH | Wil SG | 2005-06–2007-06',
    ])
  })

  test('a second form belongs to the first: Co., Ltd.', () => {
    expect(
      jobs(`
        Ada Timm
        # Experience
        2015 – 2019\tBaker, Harbour Bread Co., Ltd.
        2012 – 2015\tPacker, Hill Nursery Co., Ltd.`),
    ).toEqual([
      'Baker | Harbour Bread Co., Ltd. |  | 2015–2019',
      'Packer | Hill Nursery Co., Ltd. |  | 2012–2015',
    ])
  })

  test('SE behind a post is short for what somebody does', () => {
    expect(
      jobs(`
        Ada Timm
        # Experience
        2015 – 2019\tNIMBUS WORKS, Senior SE
        2012 – 2015\tHARBOUR QUILL, Principal SE`),
    ).toEqual([
      'Senior SE | NIMBUS WORKS |  | 2015–2019',
      'Principal SE | HARBOUR QUILL |  | 2012–2015',
    ])
  })
})

describe('studies', () => {
  test('a known place between commas ends the name of a school', () => {
    expect(
      studies(`
        Ada Timm
        # Formation
        1991 – 1992\tDUT, IUT Marlin, Grenoble, Génie électrique`),
    ).toEqual(['DUT | Génie électrique | IUT Marlin | 1991–1992'])
  })

  test('a college beside a university is a part of it', () => {
    expect(
      studies(`
        田 晴
        # 教育背景
        2024.09-2027.06 海州工程大学 硕士
        理学院 | 数据科学`).map((study) => study.split(' | ')[2]),
    ).toEqual(['海州工程大学'])
  })
})

describe('rows of one date in a Japanese career', () => {
  test('have the post written to its house, and until when in brackets', () => {
    expect(
      jobs(`
        汐見 透
        # 職歴
        2001年4月\t海州学術振興会特別研究員（2003年3月まで）
        2003年4月\t青葉大学助手 大学院工学系研究科
        2004年10月\t青葉大学講師 先端研究センター
        2023年1月\t青葉大学教授 大学院工学系研究科（現職）`),
    ).toEqual([
      '特別研究員 | 海州学術振興会 |  | 2001-04–2003-03',
      '助手 | 青葉大学 |  | 2003-04–',
      '講師 | 青葉大学 |  | 2004-10–',
      '教授 | 青葉大学 |  | 2023-01–present',
    ])
  })
})

test('lists below “Technical experience” are skills, not jobs', () => {
  const resume = read(`
    김 바다
    # Technical Experiences
    * 선호 언어
    Javascript, Typescript, Python, Bash
    * 마크업
    HTML, Markdown, XML
    * 데이터베이스
    MySQL, MongoDB, SQLite
    # Work Experiences
    * 바다상사 (2020. 07. - 현재)
    포지션: 백엔드 개발자`)
  expect(resume.work).toHaveLength(1)
  expect(resume.skills.flatMap(({ items }) => items)).toContain('Typescript')
  expect(projects('x')).toEqual([])
})

test.each([
  ['Ada Byron, Master Degree', 'Ada Byron'],
  ['م.سامي البحري', 'سامي البحري'],
])('a name without its degree or title: %s', (printed, name) => {
  expect(bareName(printed)).toBe(name)
})

test('a town may have its state behind a space', () => {
  expect(isTownWithRegion('Somerville MA')).toBe(true)
  expect(isTownWithRegion('Lead QA')).toBe(false)
})

test('a table of jobs below “career summary” is jobs, whatever stands above it', () => {
  const { lines, facts } = documentOf(`
    김 바다
    # 경력 요약
    십칠 년 동안 의료 장비와 산업 장비의 소프트웨어를 설계하고 개발해 왔습니다.
    기간\t회사\t역할
    2022.11 — 2026.03\t바다상사\t시니어 프로그래머
    2017.01 — 2020.03\t물빛전자\t개발팀장
    2008.06 — 2010.03\t하늘정보\t개발팀 사원`)
  const { resume } = readLines({ facts, lines: withColumnNames(lines) })
  expect(resume.work.map(({ company }) => company)).toEqual(['바다상사', '물빛전자', '하늘정보'])
})

test('a summary that is a name and an address holds the name', () => {
  const resume = read(`
    السيرة الذاتية
    # الملخص
    سامي البحري
    مبرمج ويب
    sami@example.com
    # التعليم
    بكالوريوس في المحاسبة - جامعة المرفأ - 2015`)
  expect(resume.basics.name).toBe('سامي البحري')
})
