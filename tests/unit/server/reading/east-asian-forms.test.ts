import { describe, expect, test } from 'vitest'
import { plainText } from '#contract/rich-text.ts'
import type { Resume } from '#contract/resume.ts'
import { readLines } from '#server/reading/index.ts'
import { wordOf } from './word.ts'

/** Tables and forms as Japanese, Korean and Chinese resumes print them. */

const read = (printed: string): Resume => readLines(wordOf(printed)).resume

const jobs = ({ work }: Resume) =>
  work.map(({ title, company, start, end }) => `${title} | ${company} | ${start}–${end}`)

const form = (title: string) => `## 渡瀬 透
    ${title}
    | 年 | 月 | 学歴・職歴 |
    | | | 学歴 |
    | 2009 | 4 | 汐見大学工学部 入学 |
    | 2013 | 3 | 汐見大学工学部 卒業 |
    | | | 職歴 |
    | 2013 | 4 | 株式会社みなと設計 入社 設計部に配属 |
    | 2019 | 3 | 一身上の都合により退職 |
    | 2019 | 4 | かもめ出版株式会社 入社 |
    | | | 現在に至る |
    | 年 | 月 | 免許・資格 |
    | 2012 | 8 | 普通自動車第一種運転免許 取得 |`

describe('a table of years and months', () => {
  test.each(['', '# 学歴・職歴'])('has names of columns that are nothing else (%#)', (title) => {
    const resume = read(form(title))
    expect(jobs(resume)).toEqual([
      ' | 株式会社みなと設計 | 2013-04–2019-03',
      ' | かもめ出版株式会社 | 2019-04–present',
    ])
    expect(resume.education.map(({ institution }) => institution)).toEqual(['汐見大学'])
    expect(resume.awards.map(({ title: award }) => award)).toEqual([
      '普通自動車第一種運転免許 取得',
    ])
    expect(resume.basics.headline).toBe('')
    expect(resume.other).toEqual([])
  })

  test('says where somebody came to work there, and why they left', () => {
    expect(plainText(read(form('')).work[0]!.details)).toBe('設計部に配属\n一身上の都合により退職')
  })
})

test('skills in a table stand with how long and how well each is known', () => {
  const { skills, other } = read(`## 渡瀬 透
    # スキル
    | 分類 | スキル | 経験年数 | 備考 |
    | OS | Linux | 5年 | 構築可能 |
    | 言語 | Java | 6年 | 設計可能 |
    | 言語 | Python | 2年 | |`)
  expect(skills).toEqual([
    { name: 'OS', items: ['Linux (5年, 構築可能)'] },
    { name: '言語', items: ['Java (6年, 設計可能)', 'Python (2年)'] },
  ])
  expect(other).toEqual([])
})

test('a sheet of what was done, and no employer, lists projects', () => {
  const resume = read(`## 渡瀬 透
    # 職務経歴
    | No | 期間 | 業務内容 | 役割/規模 | 使用言語 | 担当工程 |
    | 1 | 2019/04〜2021/03 | 【港湾管理システム】⏎港の設備を管理 | SE⏎5名 | Java | 基本設計 |
    | 2 | 2021/04〜現在 | 【予約サイト】⏎旅客船の予約 | PL⏎8名 | PHP | 要件定義 |`)
  expect(resume.work).toEqual([])
  expect(resume.projects.map(({ name, role, start }) => [name, role, start])).toEqual([
    ['港湾管理システム', 'SE', '2019-04'],
    ['予約サイト', 'PL', '2021-04'],
  ])
})

test('projects in rows below a company, by what the column is called', () => {
  const resume = read(`## 渡瀬 透
    # 職務経歴詳細
    株式会社みなと設計　2018年4月〜現在
    | 期間 | プロジェクト内容 | 環境 | 役割 |
    | 2018年4月〜2020年3月 | ■港湾管理システムの刷新⏎工数を3割削減 | Java | メンバー |
    | 2020年4月〜現在 | ■予約サイトの構築⏎要件定義 | PHP | リーダー |`)
  expect(resume.work.map(({ company }) => company)).toEqual(['株式会社みなと設計'])
  expect(resume.projects.map(({ name }) => name)).toEqual([
    '港湾管理システムの刷新',
    '予約サイトの構築',
  ])
})

test('a row of personal data tells the school and its subject', () => {
  const { education } = read(`## 서하람
    | 이름 | 서하람 |
    | 연락처 | 010-1234-5678 |
    | 학력 | 가람대학교 컴퓨터공학과 졸업 (2009.03 ~ 2015.02) |
    | 경력 | 가온소프트 선임연구원 (2017.03 ~ 현재) |
    # 기술
    - Java, Spring`)
  expect(education.map(({ institution, field }) => [institution, field])).toEqual([
    ['가람대학교', '컴퓨터공학과'],
  ])
})

test('numbers of another kind than those of the points lead projects', () => {
  const { projects } = read(`## 林浩然
    # 项目经验
    1、港口调度平台 2020.01-2021.06
    职责描述：
    1. 负责接口开发
    2. 负责数据库设计
    2、售票系统 2019.07-2019.12
    职责描述：
    1. 负责支付`)
  expect(projects.map(({ name, start }) => [name, start])).toEqual([
    ['港口调度平台', '2020-01'],
    ['售票系统', '2019-07'],
  ])
})

test('the role of a project may stand among its points', () => {
  const { projects } = read(`## 서하람
    # 프로젝트
    [항만 관리 시스템] 2020.01 ~ 2021.06
    - 역할: 백엔드 개발
    - 성과: 처리 시간 30% 단축
    [예매 사이트] 2019.03 ~ 2019.12
    - 역할: 프론트엔드 개발`)
  expect(projects.map(({ name, role }) => [name, role])).toEqual([
    ['항만 관리 시스템', '백엔드 개발'],
    ['예매 사이트', '프론트엔드 개발'],
  ])
})

test.each([
  ['远山科技 —— 前端实习生', '云海网络 —— 测试实习生'],
  ['远山科技 前端实习生', '云海网络有限公司 Java实习生'],
])('a long dash or a space parts company and post: %s', (first, second) => {
  const { work } = read(`## 林浩然
    # 实习经历
    ${first}
    2018.07-2018.09
    ${second}
    2017.07-2017.09`)
  expect(work[0]).toMatchObject({ company: '远山科技', title: '前端实习生' })
})

test('what a row of facts says of the person is none of its other parts', () => {
  const { basics, other } = read(`## 林浩然
    男 | 1995年生 | 138-0000-0000 | lin@example.com | 3年经验`)
  expect(basics.extras.map(({ value }) => value)).toEqual(['男', '1995年生', '3年经验'])
  expect([basics.location, basics.headline]).toEqual(['', ''])
  expect(other).toEqual([])
})

describe('personal data without labels', () => {
  const { basics, education } = read(`## 简历
    # 联系方式
    - 手机：13800000000
    # 个人信息
    - 林浩然/男/1990
    - 本科/东海大学软件工程专业
    - 期望职位：Java程序员
    # 工作经历
    远山科技有限公司 工程师 2016年10月 ~ 2018年1月
    - 负责架构设计`)

  test('begin with the name', () => {
    expect([basics.name, basics.headline, basics.location]).toEqual(['林浩然', '', ''])
  })

  test('tell the degree and the school', () => {
    expect(education.map(({ degree, field, institution }) => [degree, field, institution])).toEqual(
      [['本科', '软件工程专业', '东海大学']],
    )
  })
})

test('the letters of a label may be set apart, above the name', () => {
  const { basics } = read(`| 履 | 歴 | 書 |
    | ふりがな | わたせ とおる |
    | 氏 | 名 |
    渡瀬 透
    # 学歴
    2014年4月 汐見大学 入学
    2018年3月 汐見大学 卒業`)
  expect(basics.name).toBe('渡瀬 透')
})

test('who founded a school is a part of its name', () => {
  const { education } = read(`## 渡瀬 透
    # 学歴
    | 2011 | 3 | 汐見市立 第二中学校 | 卒業 |
    | 2014 | 3 | 汐見県立 港高等学校 | 卒業 |`)
  expect(education.map(({ institution }) => institution)).toEqual([
    '汐見市立 第二中学校',
    '汐見県立 港高等学校',
  ])
})
