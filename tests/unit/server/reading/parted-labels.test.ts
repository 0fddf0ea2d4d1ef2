import { expect, test } from 'vitest'
import { readLines } from '#server/reading/index.ts'
import { wordOf } from './word.ts'

/** Rows of which the label, and then the value, tells of two things. */

const { resume } = readLines(
  wordOf(`## 渡瀬 透
  # 職務経歴
  * 1. 予約システムの開発
  | 項目 | 内容 |
  | 期間 | 2021年4月 ～ 2022年7月 |
  | 所属 / 契約形態 | みなとテック株式会社 / 派遣契約 |
  | 派遣先 | 某大手旅行会社 |
  | 担当 / 役割 | バックエンド / リーダー |
  | 主な業務 | 予約APIの設計と開発 |
  * 2. 在庫管理の改善
  | 項目 | 内容 |
  | 期間 | 2019年12月 ～ 2021年1月 |
  | 所属 / 契約形態 | 株式会社ひので / アルバイト |
  | 担当 / 役割 | Web制作 |
  | 主な業務 | サイトの制作 |`),
)

test('whose employee somebody is goes before with whom, and the contract is no part of the name', () => {
  expect(resume.work.map(({ company, title, start }) => [company, title, start])).toEqual([
    ['みなとテック株式会社', 'バックエンド / リーダー', '2021-04'],
    ['株式会社ひので', 'Web制作', '2019-12'],
  ])
})

test('nothing of it is lost', () => {
  const all = JSON.stringify(resume)
  for (const text of ['某大手旅行会社', '派遣契約', 'アルバイト', '予約APIの設計と開発'])
    expect(all).toContain(text)
})
