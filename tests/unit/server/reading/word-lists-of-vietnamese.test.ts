import { expect, test } from 'vitest'
import { findDates } from '#server/reading/fields/dates.ts'
import { cueScore, type CueList } from '#server/reading/lexicon/cues.ts'
import { compositeKinds, headingKind } from '#server/reading/lexicon/headings.ts'
import { labelKinds } from '#server/reading/lexicon/labels.ts'
import { languageName } from '#server/reading/lexicon/language-names.ts'

test.each([
  ['TỰ THUẬT', 'summary'],
  ['Quan hệ nhân thân', 'custom'],
  ['Thành phần gia đình', 'custom'],
  ['Ưu nhược điểm', 'strengths'],
  ['Kinh nghiệm thực tập và làm việc', 'work'],
  ['Quá trình rèn luyện', 'education'],
])('%s announces %s', (heading, kind) => {
  expect(headingKind(heading, ['vi'])).toBe(kind)
})

test('a heading may join two sections by và', () => {
  expect(compositeKinds('Tin học và Ngoại ngữ', ['vi'])).toEqual(['skills', 'languages'])
})

test.each([
  'hiện giờ',
  'cho đến nay',
  'cho tới nay',
  'đến bây giờ',
  'đương nhiệm',
  'đang công tác',
  'đang làm việc',
  'đang theo học',
])('03/2019 – %s has not ended', (present) => {
  const [span] = findDates(`03/2019 – ${present}`)
  expect(`${span?.start} → ${span?.end}`).toBe('2019-03 → present')
})

test.each<[CueList, string]>([
  ['degrees', 'Phổ thông trung học'],
  ['degrees', 'PTTH'],
  ['degrees', 'Chuyên khoa II'],
  ['degrees', 'Liên thông'],
  ['degrees', 'Tại chức'],
  ['institutions', 'HCMUT'],
  ['institutions', 'Aptech'],
  ['titles', 'Chuyên gia dinh dưỡng'],
  ['titles', 'Kiểm sát viên'],
  ['titles', 'BrSE'],
  ['titles', 'Giáo vụ'],
  ['companies', 'Hộ kinh doanh Thanh Tâm'],
  ['companies', 'Kho bạc Nhà nước'],
  ['companies', 'Nha khoa Hoàn Mỹ'],
  ['levels', 'mức khá'],
  ['levels', 'sử dụng thành thạo'],
])('the %s hold %s', (list, text) => {
  expect(cueScore(text, list, ['vi'])).toBeGreaterThan(0)
})

test.each(['Hoa ngữ', 'Nhật ngữ', 'Pháp văn', 'Tiếng Ả Rập', 'Tiếng Bồ Đào Nha', 'Tiếng Lào'])(
  '%s is a language',
  (name) => {
    expect(languageName(name)).toBe(name)
  },
)

test.each([
  ['Nơi thường trú', 'location'],
  ['Giấy phép lái xe', 'extra'],
  ['Nơi cấp', 'extra'],
])('%s labels %s', (label, kind) => {
  expect(labelKinds(label)).toContain(kind)
})
