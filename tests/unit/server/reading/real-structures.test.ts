import { describe, expect, test } from 'vitest'
import { richTextLines } from '#contract/rich-text.ts'
import { findDates } from '#server/reading/fields/dates.ts'
import { linksIn } from '#server/reading/fields/links.ts'
import { readLines } from '#server/reading/index.ts'
import { eventIn } from '#server/reading/lexicon/events.ts'
import { documentOf, jobs, projects, read, studies } from './lines.ts'

/** How real resumes are built that the reader had never been shown; people and names are made up. */

describe('dates', () => {
  test.each([
    ['令和3年6月', '2021-06'],
    ['令和 3 年 6 月', '2021-06'],
    ['昭和 5年', '1930'],
  ])('of an era have years of one figure: %s', (text, end) => {
    expect(findDates(text).map((span) => span.end)).toEqual([end])
  })
})

describe('a Japanese form', () => {
  const form = `
    氏名 汐見 透
    学歴
    平成 29 年\t9\t青葉大学経済学学士\t入学
    令和 3 年\t6\t青葉大学経済学学士\t卒業
    職歴
    令和 4 年\t9\t海凪出版
    編集アシスタント
    令和 4 年\t12\t学期終了に伴い、契約期間満了のため離職。`

  test('writes degrees to their schools', () => {
    expect(studies(form)).toEqual(['経済学学士 |  | 青葉大学 | 2017-09–2021-06'])
  })

  test('names a company without a verb, its post below, and why somebody left', () => {
    expect(jobs(form)).toEqual(['編集アシスタント | 海凪出版 |  | 2022-09–2022-12'])
  })

  test.each([
    ['業績悪化により退職', ''],
    ['結婚のため退職いたしました', ''],
    ['株式会社青空を一身上の都合により退職', '株式会社青空'],
    ['株式会社青空 契約期間満了につき退職', '株式会社青空'],
    ['株式会社青空に入社し現在に至る', '株式会社青空'],
  ])('tells a reason from a name: %s', (text, name) => {
    expect(eventIn(text)?.name).toBe(name)
  })

  test('has rows of jobs below a heading that announces a text', () => {
    expect(
      jobs(`
        汐見 透
        # 職務概要
        2014年06月 – 2016年06月\t株式会社海凪
        2016年07月 – 2018年10月\t株式会社青葉`),
    ).toEqual([' | 株式会社海凪 |  | 2014-06–2016-06', ' | 株式会社青葉 |  | 2016-07–2018-10'])
  })
})

describe('jobs', () => {
  test('have a town and its country in brackets', () => {
    expect(
      jobs(`
        Ada Fernhill
        # Work experience
        2015 – 2018\tData Scientist for Brackwater (Morley Bay, France).
        • Forecast demand
        2012 – 2015\tAnalyst with Fernbank (Redcliff, Germany).
        • Kept the books`),
    ).toEqual([
      'Data Scientist | Brackwater | Morley Bay, France | 2015–2018',
      'Analyst | Fernbank | Redcliff, Germany | 2012–2015',
    ])
  })

  test('have a province behind their town, and titles of which no end is a company', () => {
    expect(
      jobs(`
        Livia Fontanile
        # Esperienza professionale
        Senior Software Developer
        Fontanile S.p.A. — Silvera (TV)
        📅 Dicembre 2025 – Presente
        • Servizi
        Analista Sviluppatore Software
        Ferralta S.r.l. — San Doro (TV)
        📅 Luglio 2023 – Dicembre 2025
        • Interfacce`),
    ).toEqual([
      'Senior Software Developer | Fontanile S.p.A. | Silvera (TV) | 2025-12–present',
      'Analista Sviluppatore Software | Ferralta S.r.l. | San Doro (TV) | 2023-07–2025-12',
    ])
  })

  test('say of two periods what each was', () => {
    expect(
      jobs(`
        Livia Fontanile
        # Esperienza professionale
        Team Leader
        Fontanile S.p.A. — Silvera (TV)
        📅 Aprile 2020 – Luglio 2022 (Team Leader)
        📅 Novembre 2011 – Aprile 2020 (Sviluppatore)
        • Servizi
        Analista
        Ferralta S.r.l. — San Doro (TV)
        📅 Luglio 2008 – Ottobre 2011
        • Interfacce`),
    ).toEqual([
      'Team Leader | Fontanile S.p.A. | Silvera (TV) | 2011-11–2022-07',
      'Analista | Ferralta S.r.l. | San Doro (TV) | 2008-07–2011-10',
    ])
  })

  test('of one line each are two, though the first fills its line', () => {
    const text = documentOf(`
      林知遥
      # 实习经历
      2015年6月-2015年9月 远山科技无线事业部安卓基础架构组
      2015年10月-2015年12月 海州智能平台产品部`)
    const lines = text.lines.map((line, at) => (at === 3 ? { ...line, continues: true } : line))
    expect(readLines({ ...text, lines }).resume.work.map(({ company }) => company)).toEqual([
      '远山科技无线事业部安卓基础架构组',
      '海州智能平台产品部',
    ])
  })
})

describe('schools', () => {
  test('keep the words of their own language', () => {
    expect(
      studies(`
        Ada Fernhill
        # Education
        2002 – 2005\tScientific baccalaureate
        Lycée Morvan`),
    ).toEqual(['Scientific baccalaureate |  | Lycée Morvan | 2002–2005'])
  })

  test('are asked of who still studies', () => {
    expect(
      studies(`
        林知遥
        # 基本信息
        姓名：林知遥
        在读学校：远山大学
        专业：软件工程`),
    ).toEqual([' | 软件工程 | 远山大学 | –'])
  })
})

describe('projects', () => {
  test('are announced by a name and a colon', () => {
    expect(
      projects(`
        林知遥
        # 项目经历
        云图：
        一款方便车主看地图的应用，本人负责后台的通信和管理模块。
        潮汐：
        一个校园内通信的应用，本人负责开发。`),
    ).toEqual(['云图', '潮汐'])
  })

  test('begin with a name and a colon', () => {
    const printed = `
      林知遥
      # 项目经历
      • 云图：一款方便车主管理爱车和看地图的应用，本人负责后台的通信
      • 潮汐：一个校园内通信的应用，目的是集成各种消息，本人负责开发`
    expect(projects(printed)).toEqual(['云图', '潮汐'])
    expect(richTextLines(read(printed).projects[0]!.details).map(({ text }) => text)).toEqual([
      '一款方便车主管理爱车和看地图的应用，本人负责后台的通信',
    ])
  })
})

describe('headings', () => {
  test('stand first on a page whose contact stands at its foot', () => {
    const { work } = read(`
      ## Ada Fernhill
      Specialties: C++, Python, Linux
      # Corporate Experience
      2015 – 2018\tAnalyst at Brackwater Ltd
      • Forecast demand
      # Education
      2012 – 2015\tBSc Biology, Morley University
      # Languages
      English, French
      ada@example.com · +44 7700 900123`)
    expect(work.map(({ company }) => company)).toEqual(['Brackwater Ltd'])
  })

  test('of addresses have made-up words', () => {
    const { basics } = read(`
      林知遥
      # 个人网站
      博客：http://blog.example.com/lin
      代码仓库：https://github.com/example-lin`)
    expect(basics.links.map(({ url }) => url)).toEqual([
      'http://blog.example.com/lin',
      'https://github.com/example-lin',
    ])
  })
})

test('an address ends where Asian letters begin', () => {
  expect(linksIn('网址:http://www.example.com,简单的网页').map(({ url }) => url)).toEqual([
    'http://www.example.com',
  ])
})
