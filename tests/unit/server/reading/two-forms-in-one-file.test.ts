import { describe, expect, test } from 'vitest'
import { readLines } from '#server/reading/index.ts'
import { documentOf, read } from './lines.ts'
import { wordOf } from './word.ts'

/** 職務経歴書 behind 履歴書, as people send them in one file. */

describe('skills in a table with what each group is called', () => {
  const { skills, languages } = readLines(
    wordOf(`
      ## 青葉 蓮
      # スキル
      | 分野 | 技術・ツール | 経験年数・レベル |
      | 言語 | TypeScript | 4年8ヶ月（設計・実装） |
      | インフラ | AWS | 3年（構築） |
      | OS | Linux | 2年2ヶ月（運用） |
      | その他 | Figma | 1年（閲覧） |
      # 職務経歴
      海州電子株式会社 2019年4月 - 2022年3月
      営業部 課長
    `),
  ).resume

  test('the groups head no sections', () => {
    expect(languages).toEqual([])
    expect(skills.map(({ name, items }) => [name, ...items])).toEqual([
      ['言語', 'TypeScript (4年8ヶ月（設計・実装）)'],
      ['インフラ', 'AWS (3年（構築）)'],
      ['OS', 'Linux (2年2ヶ月（運用）)'],
      ['その他', 'Figma (1年（閲覧）)'],
    ])
  })
})

test('a word for a house without a colon, in front of each, is no part of its name', () => {
  const { work } = read(`
    青葉 蓮
    # 職務経歴
    * 所属 海州電子株式会社（2019.4~2022.3）
    • 検査装置の設計
    * 所属\t株式会社ナギ\t開発部（2022.4~2024.12）
    • 予約システムの開発
  `)
  expect(work.map(({ company, start, end }) => [company, start, end])).toEqual([
    ['海州電子株式会社', '2019-04', '2022-03'],
    ['株式会社ナギ', '2022-04', '2024-12'],
  ])
})

/** What is read of lines of which some have a sign in front, as bullets. */
const signed = (printed: string) => {
  const text = documentOf(printed)
  const lines = text.lines.map((line) =>
    line.text.startsWith('■')
      ? { ...line, text: line.text.slice(1), bullet: true, mark: '■' }
      : line,
  )
  const own = lines.map((line) => ({
    ...line,
    cells: line.cells.map((cell) => ({ ...cell, text: cell.text.replace(/^■/u, '') })),
  }))
  return readLines({ ...text, lines: own }).resume
}

describe('headings behind a sign of their own', () => {
  test('are no points of a list', () => {
    const { skills, projects, work } = signed(`
      青葉 蓮
      # ■テクニカルスキル
      TypeScript, Go, Python
      # ■職務の詳細
      海州電子株式会社 2019年4月 - 2022年3月
      • 検査装置の設計
      # ■個人開発の紹介
      * 潮見表
      港の潮を見るアプリです。
      https://shiomi.example.com/
      https://blog.example.com/shiomi
    `)
    expect(skills.flatMap(({ items }) => items)).toEqual(['TypeScript', 'Go', 'Python'])
    expect(work.map(({ company }) => company)).toEqual(['海州電子株式会社'])
    expect(projects.map(({ name, url }) => [name, url])).toEqual([
      ['潮見表', 'https://shiomi.example.com/'],
    ])
  })
})

test('what stands below the title of the second is in no section of the first', () => {
  const text = documentOf(`
    履歴書
    氏名\t青葉 蓮
    # 職歴
    海州電子株式会社 2019年4月 - 2022年3月
    # 趣味
    釣り
    職務経歴書
    最終更新日：2025/6/6
    # 自己PR
    検査装置の設計に携わってきました。
  `)
  const at = text.lines.findIndex((line) => line.text === '職務経歴書')
  const lines = text.lines.map((line, index) => ({ ...line, page: index < at ? 0 : 1 }))
  const { other, basics } = readLines({ ...text, lines }).resume
  expect(JSON.stringify(other)).toContain('釣り')
  expect(JSON.stringify(other)).not.toContain('最終更新日')
  expect(JSON.stringify(basics)).toContain('2025/6/6')
})

test('a day whose parts stand in cells of their own is one', () => {
  const { basics } = read(`
    青葉 蓮
    生年月日\t1995年\t6月\t16日生
    電話\t070-1234-5678
    # 職歴
    海州電子株式会社 2019年4月 - 2022年3月
  `)
  expect(basics.birthDate).toBe('1995年 6月 16日生')
})

describe('headings of the second that are set otherwise', () => {
  const text = documentOf(`
    履歴書
    氏名\t水瀬 琴音
    学歴
    2013年4月\t博多福祉専門学校 介護福祉科 入学
    2015年3月\t博多福祉専門学校 介護福祉科 卒業
    職歴
    2015年4月\t社会福祉法人あおぞら会 入職
    2020年3月\t社会福祉法人あおぞら会 退職
    2020年5月\t医療法人渚クリニック 入職 現在に至る
    免許・資格
    2015年4月\t介護福祉士 登録
    志望動機
    地域に根ざした介護に取り組みたいと考えております。
    職務経歴書
    # 職務要約
    介護福祉士として特別養護老人ホームとデイケアで勤務いたしました。
    # 職務経歴
    * 2015年4月～2020年3月\t社会福祉法人あおぞら会
    • 入浴、食事、排泄の介助
    * 2020年5月～現在\t医療法人渚クリニック
    • レクリエーションの企画
    # 資格
    介護福祉士（2015年4月）
    以上
  `)
  const at = text.lines.findIndex((line) => line.text === '職務経歴書')
  const lines = text.lines.map((line, index) => ({ ...line, page: index < at ? 0 : 1 }))
  const { work, awards } = readLines({ ...text, lines }).resume

  test('leave those of the first as they are', () => {
    expect(awards.map(({ title, date }) => [title, date])[0]).toEqual([
      '介護福祉士 登録',
      '2015-04',
    ])
  })

  test('hold the same jobs once more, each of which is one', () => {
    expect(work.map(({ company, start, end }) => [company, start, end])).toEqual([
      ['社会福祉法人あおぞら会', '2015-04', '2020-03'],
      ['医療法人渚クリニック', '2020-05', 'present'],
    ])
  })
})

describe('a summary of jobs in front of what was done there', () => {
  test('says less of the days and of the post, and is of the same jobs', () => {
    const { work } = read(`
      서도윤
      # 경력사항
      회사명\t근무기간\t직위
      미리내전자\t2016.07 ~ 2024.12\t부장
      한올반도체\t2008.11 ~ 2016.06\t과장
      # 상세 경력기술
      * [미리내전자] 2016.07.01 ~ 2024.12.31
      직위/직책 : 부장 / 구매팀장
      • 핵심 부품 구매 전략 수립
      * [한올반도체] 2008.11.10 ~ 2016.06.30
      직위/직책 : 과장 / 파트장
      • 장비 부품 국산화
    `)
    expect(work.map(({ title, company, start, end }) => [title, company, start, end])).toEqual([
      ['부장 / 구매팀장', '미리내전자', '2016-07-01', '2024-12-31'],
      ['과장 / 파트장', '한올반도체', '2008-11-10', '2016-06-30'],
    ])
  })

  test('may be followed by records with several labels in a row', () => {
    const { work, other } = read(`
      윤가온
      # 경력
      근무기간\t회사명\t부서\t직위
      2019.01 - 재직중\t누리화학(주)\t품질보증팀\t과장
      2015.03 - 2018.12\t다솜케미칼(주)\t품질팀\t주임
      # 경력기술서
      회사명\t누리화학(주)\t근무기간\t2019.01 - 재직중
      부서/직위\t품질보증팀 / 과장\t업종\t정밀화학
      담당업무\t원자재 입고 검사 기준 수립
      회사명\t다솜케미칼(주)\t근무기간\t2015.03 - 2018.12
      부서/직위\t품질팀 / 주임\t업종\t접착제
      담당업무\t공정 검사 및 시험 성적서 작성
    `)
    expect(work.map(({ title, company, start, end }) => [title, company, start, end])).toEqual([
      ['과장', '누리화학(주)', '2019-01', 'present'],
      ['주임', '다솜케미칼(주)', '2015-03', '2018-12'],
    ])
    expect(other).toEqual([])
  })
})
