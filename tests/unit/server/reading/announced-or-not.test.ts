import { describe, expect, test } from 'vitest'
import type { Resume } from '#contract/resume.ts'
import { readLines } from '#server/reading/index.ts'
import { wordOf } from './word.ts'

/** Words of headings that announce less, more or something else than they do elsewhere. */

const read = (printed: string): Resume => readLines(wordOf(printed)).resume

const jobsOf = ({ work }: Resume) => work.map(({ company, start, end }) => [company, start, end])

test.each([
  [
    '경험 및 활동',
    '운전면허 (1종) 보유, 취득 후 매주 운전 연습',
    '무사고',
    '시간: 평일 저녁, 주말',
  ],
  [
    'Experience and Activities',
    'Clean licence, weekly practice',
    'No accidents',
    'Free on weekends',
  ],
])('points without a time, a post or a company are no jobs: %s', (heading, ...points) => {
  const { work } = read(`## 한가온
    # ${heading}
    ${points.map((point) => `- ${point}`).join('\n')}
    # Languages
    English`)
  expect(work).toEqual([])
})

describe('`Training`', () => {
  const training = `# Training
    * Web Development
    Code Foundry
    1/2015 - 9/2015`

  test('is studies where it tells of degrees, whatever stands beside it', () => {
    const { education } = read(`## Ada Byron
    # Training
    * Diploma in Nursing
    Harbour College
    2001 - 2003
    * M.Sc. Public Health
    Tidewater University
    2005 - 2007
    # Education
    * Abbots Grammar School
    1995 - 2001`)
    expect(education.map(({ degree }) => degree)).toContain('M.Sc. Public Health')
  })

  test('is courses beside `Education`', () => {
    const { education, awards } = read(`## Ada Byron
    ${training}
    # Education
    * B.A. Political Science
    Harbour University
    1/2000 - 5/2003`)
    expect(education.map(({ institution }) => institution)).toEqual(['Harbour University'])
    expect(awards).toMatchObject([
      { title: 'Web Development', issuer: 'Code Foundry', date: '2015-09' },
    ])
  })

  test('is the education where nothing else is', () => {
    const { education } = read(`## Ada Byron\n${training}`)
    expect(education.map(({ institution }) => institution)).toEqual(['Code Foundry'])
  })

  test('in front of its row as well', () => {
    const { education, awards } = read(`## 한가온
    | 학 력 | 2003.03 ~ 2007.02 | 누리대학교 | 기계공학과 |
    | 교 육 | 2022.05 ~ 2022.11 | 공장 자동화 과정 (가온협회) | 조기 수료 |`)
    expect(education.map(({ institution }) => institution)).toEqual(['누리대학교'])
    expect(awards).toHaveLength(1)
  })
})

test('what a form asks of studies leaves the courses to what may be both', () => {
  const { education, awards } = read(`## 이력서
    | 성 명 | 한가온 |
    | 휴대폰 | 010-0000-0000 |
    | 학 력 | 누리과학대학 정보통신과 졸업 |
    # 회사 경력
    | 근무기간 | 회사명 | 담당업무 |
    | 2017-10-11 ~ 2019-06-17 | 가온통신 | 통신망 관리 |
    # 교육
    가온교육원 생산관리 과정 이수`)
  expect(education.map(({ institution }) => institution)).toEqual(['누리과학대학'])
  expect(awards.map(({ title }) => title)).toEqual(['가온교육원 생산관리 과정 이수'])
})

describe('a list of all jobs in front of what was done there', () => {
  const resume = read(`## 職務経歴書
    氏名：白石 美咲
    # 職務経歴（サマリ）
    | 会社名 | 期間 | 業務内容 |
    | 株式会社青葉 | 2019/4 ～ 現在 | 受注管理の開発に従事 |
    | 株式会社若草 | 2014/8 ～ 2019/1 | 店舗サイトの更新に従事 |
    # 職務経歴（詳細）
    * 株式会社青葉⇥2019年4月 ～ 現在
    受注管理システム
    * 【役割】
    リーダー
    * 【使用技術】
    Ruby, TypeScript, MySQL
    * 【担当業務】
    - 画面の実装
    * 株式会社若草（旧 芽吹商店）⇥2014年8月 ～ 2019年1月
    店舗サイト
    * 【役割】
    メンバー
    * 【担当業務】
    - 写真の加工
    * 【受賞歴】
    社長賞
    * 【役割】
    メンバー
    * 【担当業務】
    - 原稿の確認`)

  test('is the same jobs, with what they are called today', () => {
    expect(jobsOf(resume)).toEqual([
      ['株式会社青葉', '2019-04', 'present'],
      ['株式会社若草（旧 芽吹商店）', '2014-08', '2019-01'],
    ])
  })

  test('what is set like labels that come again heads no section', () => {
    expect(resume.skills).toEqual([])
    expect(resume.awards).toEqual([])
  })
})

test('a heading of a text above the names of columns is one of jobs', () => {
  const resume = read(`## 職務経歴書
    氏名：白石 美咲
    # 職務経歴概要
    | 年月 | 内容 |
    | 2014年04月 | 株式会社青葉 入社 |
    | 2020年12月 | 株式会社青葉 退職 |
    | 2021年01月 | 株式会社若草 入社 |
    | 2023年02月 | 株式会社若草 退職 |`)
  expect(jobsOf(resume)).toEqual([
    ['株式会社青葉', '2014-04', '2020-12'],
    ['株式会社若草', '2021-01', '2023-02'],
  ])
  expect(resume.selfEvaluation.content).toEqual([])
})
