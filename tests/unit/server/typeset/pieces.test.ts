import { describe, expect, test } from 'vitest'
import { isolated } from '#server/typeset/isolates.ts'
import { piecesOf } from '#server/typeset/pieces.ts'

/** The text of its pieces, one after the other. */
const joined = (text: string): string =>
  piecesOf(text)
    .map((piece) => (typeof piece === 'string' ? piece : String(Object.values(piece)[0])))
    .map((part) => (part === 'true' ? '' : part))
    .join('')

describe('a text', () => {
  test.each(['', 'Planned dock appointments', '計画した', 'مارس 2021'])(
    'that needs no care is one piece: %j',
    (text) => expect(piecesOf(text)).toEqual([text]),
  )

  test('keeps a word with hyphens whole, and no dash between words', () => {
    expect(piecesOf('a well-known fact')).toEqual(['a ', { whole: 'well-known' }, ' fact'])
    expect(piecesOf('2019 - 2021')).toEqual(['2019 - 2021'])
  })

  test('breaks where an address may be broken, without a character there', () => {
    expect(piecesOf(`example.org/${'a'.repeat(30)}`).slice(0, 4)).toEqual([
      'example.',
      { gap: true },
      'org/',
      { gap: true },
    ])
  })

  test('sets apart the Arabic group that a ligature would take, with the letters joined to it', () => {
    expect(piecesOf('كل الكتب')).toEqual(['كل ا', { apart: 'لكتب' }])
    expect(piecesOf('في مكتبة')).toEqual(['في مكتبة'])
  })

  test.each(['well-known', 'a-b cd-e', 'خبرة في الخبرات - الكفاءة', 'a -b- c'])(
    'loses nothing in its pieces: %j',
    (text) => expect(joined(text)).toBe(text),
  )
})

describe('a Latin run in Arabic', () => {
  test.each([
    ['لغة C++ وحدها', ['لغة ', { isolate: 'C++' }, ' وحدها']],
    ['لغة C++، ثم', ['لغة ', { isolate: 'C++' }, '، ثم']],
    ['خبرة في .NET.', ['خبرة في ', { isolate: '.NET' }, '.']],
    ['مطور (C++)', ['مطور ', { isolate: '(C++)' }]],
    ['مطور (باستخدام C#) أول', ['مطور (باستخدام ', { isolate: 'C#' }, ') أول']],
    ['مطور (C++ ثم جافا)', ['مطور (', { isolate: 'C++' }, ' ثم جافا)']],
    ['وC# أيضا', [{ isolate: 'C#', before: 'و' }, ' أيضا']],
    ['بنسبة 18% خلال', ['بنسبة ', { isolate: '18%' }, ' خلال']],
    ['بنسبة 18 % خلال', ['بنسبة ', { isolate: '18 %' }, ' خلال']],
    ['Java، Go', [{ isolate: 'Java' }, '، ', { isolate: 'Go' }]],
  ])('is set as a whole where it would fall apart: %s', (text, pieces) => {
    expect(isolated(text)).toEqual(pieces)
  })

  test.each(['خبرة في Amazon Web Services منذ 2019', 'باستخدام Excel.', 'خبرة (2019) و ١٨٪'])(
    'stands as it is where it holds together: %s',
    (text) => expect(isolated(text)).toEqual([text]),
  )

  test('must be able to break when it is long', () => {
    const long = 'Certified Kubernetes Application Developer (CKAD)'
    expect(isolated(`شهادة ${long}`)).toEqual([`شهادة ${long}`])
  })
})
