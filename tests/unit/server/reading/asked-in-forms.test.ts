import { describe, expect, test } from 'vitest'
import { findDates } from '#server/reading/fields/dates.ts'
import { readLines } from '#server/reading/index.ts'
import { headingKind } from '#server/reading/lexicon/headings.ts'
import { read } from './lines.ts'
import { wordOf } from './word.ts'

/** Tables and forms of which several rows tell of one thing, or each of another; people are made up. */

const readWord = (printed: string) => readLines(wordOf(printed)).resume

describe('jobs in rows of tables', () => {
  test('without any time are as many, whatever two of them are called', () => {
    const { work } = readWord(`
      ## سامر الحداد
      # الخبرات المهنية
      | الوظيفة | جهة العمل |
      | صاحب ومدير | مصنع المنارة للزجاج |
      | صاحب ومدير | شركة الينابيع للتوريدات |`)
    expect(work.map(({ title, company }) => [title, company])).toEqual([
      ['صاحب ومدير', 'مصنع المنارة للزجاج'],
      ['صاحب ومدير', 'شركة الينابيع للتوريدات'],
    ])
  })

  test('are no projects of the first, whose time goes on', () => {
    const { work, projects } = readWord(`
      ## 白浜 みのり
      # 職務経歴
      | フリーランス | 2020年4月～現在 |
      事業内容：Webサービス開発
      - 予約サイトを三件設計した
      | 株式会社灯台 | 2023年5月～現在 |
      事業内容：海図の製作
      - 海図の検索画面を作成した
      | 青葉家具株式会社 | 2021年2月～2022年8月 |
      事業内容：家具の販売
      - 受注の仕組みを改めた`)
    expect(projects).toEqual([])
    expect(work.map(({ start, end }) => [start, end])).toEqual([
      ['2020-04', 'present'],
      ['2023-05', 'present'],
      ['2021-02', '2022-08'],
    ])
  })
})

describe('forms', () => {
  test('that ask for the one project of each job have its time beside that', () => {
    const { work, projects, education } = readWord(`
      ## 沈小帆
      # 基本信息
      | 毕业院校 | 海州职业技术学院 | 专业 | 工程造价 |
      | 在校时间 | 2019.9 - 2022.6 |
      # 实习经历
      | 实习企业 | 海州灯塔设备有限公司 | 实习岗位 | 采购工程师 |
      | 实习时间 | 2023.5~2024.9 | 项目名称 | 灯塔五金采购项目 |
      | 岗位职责 | 整理供应商资料，核对报价。 |
      | 实习企业 | 青屿建工有限公司 | 实习岗位 | 施工员 |
      | 实习时间 | 2022.6~2022.9 | 项目名称 | 青屿码头施工项目 |
      | 岗位职责 | 参与测量放线，记录验收数据。 |`)
    expect(projects).toEqual([])
    expect(work.map(({ company, title, start, end }) => [company, title, start, end])).toEqual([
      ['海州灯塔设备有限公司', '采购工程师', '2023-05', '2024-09'],
      ['青屿建工有限公司', '施工员', '2022-06', '2022-09'],
    ])
    expect(education[0]).toMatchObject({ start: '2019-09', end: '2022-06' })
  })

  test('name certificates as they name projects', () => {
    const { awards, projects } = readWord(`
      ## 沈小帆
      # 专业技能
      - 掌握HTML、CSS、PHP
      # 能力证书
      | 名称 | 等级或分数 |
      | 第六次软件能力认证 | 320分（排名3.5%） |
      | 计算机等级考试-二级-程序设计 | 优秀 94分 |`)
    expect(projects).toEqual([])
    expect(awards.map(({ title }) => title)).toContain('第六次软件能力认证')
  })
})

test('the Arabic word for and is one with the next, however it is spaced', () => {
  expect(headingKind('الدورات و الشهادات', ['ar'])).toBe(headingKind('الدورات والشهادات', ['ar']))
  expect(headingKind('الدورات و الشهادات', ['ar'])).toBe('certificates')
})

test('the time until which something was has a Turkish ending of its own', () => {
  expect(findDates('1998’e kadar')).toMatchObject([{ end: '1998', range: false, from: 0, to: 12 }])
})

test('a numbered work and its year are no address', () => {
  const { basics } = read(`Ada Quill
    # Publications
    8 Melting curves of metals under pressure 2022 Vacuum
    9 Diffusion of gases in narrow pores 2021 Fluids
    # Languages
    English
    German
    Dutch`)
  expect(basics.location).toBe('')
})
