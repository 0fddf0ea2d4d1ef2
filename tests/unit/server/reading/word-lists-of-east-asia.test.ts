import { describe, expect, test } from 'vitest'
import type { Locale } from '#contract/locales.ts'
import { readLines } from '#server/reading/index.ts'
import { compositeKinds, headingKind } from '#server/reading/lexicon/headings.ts'
import { labelKinds } from '#server/reading/lexicon/labels.ts'
import { isPlace } from '#server/reading/lexicon/places.ts'
import { documentOf } from './lines.ts'

describe('headings of forms and agencies', () => {
  test.each<[Locale, string, string]>([
    ['ja', '職務経歴（編年体）', 'work'],
    ['ja', '職務経歴①', 'work'],
    ['ja', '自己PR（300字）', 'selfEvaluation'],
    ['ja', 'PCスキル等', 'skills'],
    ['ja', 'ガクチカ', 'volunteer'],
    ['ko', '직무수행계획서', 'objective'],
    ['ko', '주요 경력 사항', 'work'],
    ['ko', '성격의 장점과 단점', 'selfEvaluation'],
    ['ko', '특허 및 저작권', 'publications'],
    ['zh-CN', '校园/社会实践', 'volunteer'],
    ['zh-CN', '项目经历（部分）', 'projects'],
    ['zh-CN', '顶岗实习', 'work'],
    ['zh-CN', '专利与软著', 'publications'],
  ])('are known in %s: %s', (locale, heading, kind) => {
    expect(headingKind(heading, [locale])).toBe(kind)
  })

  test.each([
    '学歴・職歴（各別にまとめて書く）',
    '学歴・職歴など',
    '学歴および職歴',
    '学歴及び職歴',
    '学歴や職歴',
  ])('may name two sections: %s', (heading) => {
    expect(compositeKinds(heading, ['ja'])).toEqual(['education', 'work'])
  })
})

describe('labels', () => {
  test.each([
    ['ヨミガナ', 'furigana'],
    ['派遣先', 'company'],
    ['契約期間', 'dates'],
    ['졸업학교', 'institution'],
    ['英文名', 'extra'],
    ['紧急联系人', 'extra'],
  ])('are known: %s', (label, kind) => {
    expect(labelKinds(label)).toContain(kind)
  })
})

describe('places', () => {
  test.each([
    '서울 마포구',
    '충북 청주시',
    '강원특별자치도 춘천시',
    '浙江',
    '广东深圳',
    '内蒙古呼和浩特',
    '青森',
  ])('are known without their full names: %s', (place) => expect(isPlace(place)).toBe(true))

  test.each(['浙江大学', '海南航空', '서울 지점', '石川', '山口'])('are not: %s', (text) => {
    expect(isPlace(text)).toBe(false)
  })
})

describe('an English name beside the Chinese one', () => {
  const { name, extras } = readLines(
    documentOf(`
      姓名：林晓晨
      英文名：Cindy Lin
      电话：138 0013 8000
      # 工作经历
      销售经理\t2019.03 – 至今
      苏州明川贸易有限公司
    `),
  ).resume.basics

  test('is not the name', () => {
    expect(name).toBe('林晓晨')
    expect(extras).toContainEqual({ label: '英文名', value: 'Cindy Lin' })
  })
})
