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
