import { describe, expect, test } from 'vitest'
import { looksDifferent, wordDifference } from '#islands/finding/word-difference.ts'

/** Removed words in [brackets], added ones in {braces}, gaps in <angles>. */
const drawn = (before: string, after: string, blanks: string[] = [], language = 'en') =>
  wordDifference(before, after, blanks, language)
    .map((piece) => {
      if (piece.kind === 'same') return piece.text
      if (piece.kind === 'blank') return `<${piece.blank}>`
      return piece.kind === 'removed' ? `[${piece.text}]` : `{${piece.text}}`
    })
    .join('')

describe('a rewritten line', () => {
  test('strikes out only the words that go', () => {
    expect(drawn('Responsible for invoices and claims.', 'Settled invoices and claims.')).toBe(
      '[Responsible for]{Settled} invoices and claims.',
    )
  })

  test('keeps its gaps in their places', () => {
    const blanks = ['[number]', '[number]']
    expect(drawn('Handled claims.', 'Settled [number] claims in [number] days.', blanks)).toBe(
      '[Handled]{Settled }<0> claims{ in }<1>{ days}.',
    )
  })

  test('is cut into words where a language writes no spaces', () => {
    expect(drawn('請求書の処理を担当。', '請求書の確認を担当。', [], 'ja')).toBe(
      '請求書の[処理]{確認}を担当。',
    )
  })

  test('is told as a whole when nothing stays', () => {
    expect(drawn('Various tasks', 'Moved goods')).toBe('[Various tasks]{Moved goods}')
  })

  test('gives both texts back, whatever they are', () => {
    const lines = ['', 'a', 'a b', 'b  a', 'تدريب 14 موظفا', '負責開發，上線。', 'C++ and C#.']
    for (const before of lines) {
      for (const after of lines) {
        const pieces = wordDifference(before, after, [], 'en')
        const side = (other: string) =>
          pieces.flatMap(({ kind, text }) => (kind === other ? [] : [text])).join('')
        expect(side('added')).toBe(before)
        expect(side('removed')).toBe(after)
      }
    }
  })
})

test('spaces and characters without a width are no visible difference', () => {
  expect(looksDifferent('Led  a team ', 'Led a\u200B team')).toBe(false)
  expect(looksDifferent('Led a team', 'Led a team.')).toBe(true)
})
