import { describe, expect, test } from 'vitest'
import { LOCALES } from '#contract/locales.ts'
import { toPlainText } from '#server/exchange/plain-text.ts'
import { widthOf, wrapped } from '#server/exchange/wrap.ts'
import { printedOf } from '#server/typeset/printed.ts'
import { compare } from '#server/typeset/read-back.ts'
import { draftIn } from './resumes.ts'

describe.each([...LOCALES, 'full'])('a resume as text in %s', (name) => {
  test('says everything, in lines that fit anywhere', () => {
    const draft = draftIn(name)
    const text = toPlainText(draft)
    // A marker in front of a continued line is no text of the resume.
    const lines = text.split('\n').map((line) => ({ text: line, page: 0 }))
    expect(compare(printedOf(draft), lines).missing).toEqual([])
    for (const { text: line } of lines) expect(widthOf(line)).toBeLessThanOrEqual(78)
    expect(text).not.toMatch(/\n{3}|[ \t]\n|\u200b|\t/)
  })
})

describe('a resume as text', () => {
  test('is laid out with spaces and signs alone', () => {
    const text = toPlainText(draftIn('en'))
    expect(text).toContain(
      [
        'Work experience',
        '---------------',
        'Operations Coordinator (Mar 2021 – Present)',
        'Cascade Freight Partners, Portland, OR',
        '• Schedule 140 outbound loads a week across three warehouses and eleven',
        '  carriers.',
      ].join('\n'),
    )
  })
})

describe('wrapping', () => {
  test.each([
    ['keeps words whole', 'one two three', 'en', ['one two', 'three']],
    ['keeps what is longer than a line', 'a verylongword b', 'en', ['a', 'verylongword', 'b']],
    ['counts wide characters twice', '一二三四五六', 'zh-CN', ['一二三四', '五六']],
    ['begins no line with a closing mark', '电脑、手机、', 'zh-CN', ['电脑、', '手机、']],
    ['keeps breaks', 'one\ntwo', 'en', ['one', 'two']],
  ])('%s', (_, text, locale, lines) => {
    expect(wrapped(text, 9, locale).map((line) => line.trim())).toEqual(lines)
  })
})
