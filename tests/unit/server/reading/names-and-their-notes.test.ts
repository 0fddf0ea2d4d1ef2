import { expect, test } from 'vitest'
import { projects, read, studies } from './lines.ts'

/** What stands beside a name and is none, and what is a part of it. */

test('that a job lasts is no post, in brackets behind its company', () => {
  const { work } = read(`
    青葉 蓮
    # 職務経歴
    * 2015年4月～2018年3月\t株式会社ナギ
    • 予約システムの保守
    * 2018年4月～\t海州電子株式会社（現職）
    • 検査装置の設計
  `)
  expect(work.map(({ company, title, end }) => [company, title, end])).toEqual([
    ['株式会社ナギ', '', '2018-03'],
    ['海州電子株式会社', '', 'present'],
  ])
})

test('how somebody studied is no part of the school', () => {
  expect(
    studies(`
      Lê Thu Hà
      # Học vấn
      Đại học Hoa Mai (hệ vừa làm vừa học)\t2012 - 2016
      Cử nhân Điều dưỡng
    `),
  ).toEqual(['Cử nhân Điều dưỡng |  | Đại học Hoa Mai | 2012–2016'])
})

test('a dash that one project alone has is a part of its name', () => {
  expect(
    projects(`
      Lê Thu Hà
      # Dự án
      * Bot so giá - Cửa Hàng Xanh\tNode.js
      • So sánh giá của các cửa hàng mỗi ngày.
      * Sổ tay nhà bếp\tReact
      • Trang ghi lại công thức nấu ăn.
      * Lịch trực nhật\tKotlin
      • Ứng dụng chia việc trong nhà.
    `),
  ).toEqual(['Bot so giá - Cửa Hàng Xanh', 'Sổ tay nhà bếp', 'Lịch trực nhật'])
})

test('a school and where it is make no text about somebody', () => {
  const { selfEvaluation } = read(`
    Lê Thu Hà
    0913 913 505
    Trường Đại học Hoa Mai Thành phố Biển, Hà Nội, Việt Nam
    # Kinh nghiệm làm việc
    * Kế toán, Công ty Hoa Sen\t06/2020 - 08/2022
    • Lập báo cáo tháng.
  `)
  expect(selfEvaluation.content).toEqual([])
})

test('what stands behind a label of another sort is no post that somebody looks for', () => {
  const { expectations } = read(`
    青葉 蓮
    # 志望動機
    好きな学科：数学
    # 職歴
    海州電子株式会社 2019年4月 - 2022年3月
  `)
  expect(expectations.role).toBe('')
})
