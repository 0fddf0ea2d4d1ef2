import { describe, expect, test } from 'vitest'
import { plainText } from '#contract/rich-text.ts'
import type { Resume } from '#contract/resume.ts'
import { readLines } from '#server/reading/index.ts'
import { wordOf } from './word.ts'

/** What rows of forms and lines of a few words tell by their verbs, signs and notes. */

const read = (printed: string): Resume => readLines(wordOf(printed)).resume

describe('a form of one section a row, below what the page is called', () => {
  const { basics, education, work, projects, awards } = read(`## 机械学院 教师简介
    | 姓名 | 林浩然 |
    | 职称 | 讲师 |
    | 教授课程 | 机械制图课程 |
    | 学习/工作经历 | 1998年，毕业于海州大学数学院 大学本科⏎2005年，毕业于汐见大学机械学院 硕士⏎1998年至2001年，工作于海州科学院计算中心⏎2005年至今，工作于远山大学机械学院 |
    | 项目 | 2004年 参与城市水泵监测系统的设计⏎2010.4-2012.6 主持山区桥梁检测方法的研究 |
    | 获奖 | 2004年获得校级教学质量奖一项⏎2009年获得市级科技进步奖一项 |`)

  test('has its sections', () => {
    expect(basics.name).toBe('林浩然')
    expect(projects).toHaveLength(2)
    expect(awards).toHaveLength(2)
  })

  test('tells studies from jobs by the verb, in the school that employed somebody as well', () => {
    expect(education.map(({ degree, end }) => [degree, end])).toEqual([
      ['大学本科', '1998'],
      ['硕士', '2005'],
    ])
    expect(work.map(({ company, start, end }) => [company, start, end])).toEqual([
      ['海州科学院计算中心', '1998', '2001'],
      ['远山大学机械学院', '2005', 'present'],
    ])
  })
})

test('how a study ended stands beside its time, below the names', () => {
  const { education } = read(`## 서하람
    # 학력
    * 가온평생교육원
    컴퓨터공학 학사
    2024~ 재학
    * 누리컴퓨터고등학교
    스마트보안학과
    2016.03 - 2019.01 졸업`)
  expect(education.map(({ institution, start, end }) => [institution, start, end])).toEqual([
    ['가온평생교육원', '2024', 'present'],
    ['누리컴퓨터고등학교', '2016-03', '2019-01'],
  ])
  expect(plainText(education[1]!.details)).toBe('졸업')
})

test.each([
  ['平面设计师 @云海科技', '平面设计师', '云海科技'],
  ['平面设计师@云海科技', '平面设计师', '云海科技'],
  ['Analyst @Tidepool', 'Analyst', 'Tidepool'],
  ['Analyst @ Tidepool', 'Analyst', 'Tidepool'],
])('the sign that leads to the company may be written to it: %s', (head, title, company) => {
  const { work } = read(`## 林浩然
    # 工作经历
    * ${head} · 2016/06 - 至今
    - 产品 2020`)
  expect(work).toMatchObject([{ title, company }])
})

test('how a study ended may stand in front of the school, in the column of dates', () => {
  const { education, work } = read(`## 渡瀬 とおる
    # 来歴
    2010~2013⇥岬町立高校
    2013~2017⇥青葉大学工学部
    2017~ 2019年3月中退⇥汐見大学大学院
    2019年4月~ 2022年3月⇥株式会社Harbor 部長
    主にシステムの開発を担当していました。
    2022年4月~ 現在⇥合同会社遠山 代表取締役`)
  expect(education.map(({ start, end }) => [start, end])).toEqual([
    ['2010', '2013'],
    ['2013', '2017'],
    ['2017', '2019-03'],
  ])
  expect(work.map(({ title, company }) => [title, company])).toEqual([
    ['部長', '株式会社Harbor'],
    ['代表取締役', '合同会社遠山'],
  ])
})

test('what somebody did on their own account begins without a verb, and ends in brackets', () => {
  const { work } = read(`## 渡瀬 とおる
    # 職歴
    | 2011年 | 4月 | 青葉商店 入社 |
    | 2015年 | 2月 | 個人事業 動画制作（副業、2019年7月まで） |
    | 2020年 | 4月 | 遠山市場 入社 |
    | 2026年 | 5月 | 同社 退職 |`)
  expect(work.map(({ company, title, start, end }) => [company, title, start, end])).toEqual([
    ['青葉商店', '', '2011-04', ''],
    ['個人事業', '動画制作', '2015-02', '2019-07'],
    ['遠山市場', '', '2020-04', '2026-05'],
  ])
})

test('what somebody was in a project is no second post of a job that is listed above', () => {
  const { work, projects } = read(`## 渡瀬 とおる
    # 職務経歴
    | 会社名 | 期間 | 役職 |
    | 株式会社遠山 | 2023/01 - 現在 | エンジニア |
    | 株式会社青葉 | 2021/04 - 2022/10 | 営業 |
    * 株式会社遠山
    期間: 2023/01 - 現在
    | プロジェクト | 期間 | 役割 |
    | 港湾管理システム | 2023/07 - 2025/06 | テスター |
    * 株式会社青葉
    期間: 2021/04 - 2022/10
    - 新車の販売`)
  expect(work.map(({ company, title }) => [company, title])).toEqual([
    ['株式会社遠山', 'エンジニア'],
    ['株式会社青葉', '営業'],
  ])
  expect(projects).toMatchObject([{ name: '港湾管理システム', role: 'テスター' }])
})

test('a word that joins two posts leaves them one', () => {
  const { work } = read(`## 서하람
    # 경력
    * 노을 ⇥ 2024.08 - 재직중
    프리랜서 강사 및 퍼실리테이터
    - 알고리즘 강의`)
  expect(work).toMatchObject([{ company: '노을', title: '프리랜서 강사 및 퍼실리테이터' }])
})
