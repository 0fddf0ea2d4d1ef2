import { describe, expect, test } from 'vitest'
import {
  logicalText,
  readsRightToLeft,
  type Mark,
} from '#server/reading/documents/pdf/visual-order.ts'

/** What stands on the line from left to right; blanks part words. */
function printed(line: string): Mark[] {
  const marks: Mark[] = []
  let spaceBefore = false
  for (const text of line) {
    if (text === ' ') spaceBefore = true
    else {
      marks.push({ text, spaceBefore })
      spaceBefore = false
    }
  }
  return marks
}

const reversed = (text: string) => Array.from(text).toReversed().join('')

/** A number between two words, as it stands on the line. */
const lineWith = (number: Mark[]) => [
  ...printed(reversed('سنة')),
  ...number,
  { text: 'ب', spaceBefore: true },
]

describe('right-to-left lines', () => {
  test('percentages stay whole, with marks that say so and without', () => {
    const [one, eight, sign] = [
      { text: '1', spaceBefore: true },
      { text: '8', spaceBefore: false },
      { text: '%', spaceBefore: false },
    ]
    const marked = { ...sign, text: '%\u200e' }
    expect(logicalText(lineWith([one, { ...eight, text: '8\u200e' }, marked]), true)).toBe(
      'ب 18\u200e%\u200e سنة',
    )
    expect(logicalText(lineWith([one, eight, sign]), true)).toBe('ب 18% سنة')
  })

  test.each([
    ['C++', 'بعد C++', `C++ ${reversed('بعد')}`],
    ['C#', 'وC# بعد', `${reversed('بعد')} C#${reversed('و')}`],
    ['.NET', 'من .NET إلى', `${reversed('إلى')} .NET ${reversed('من')}`],
    [
      'a sentence that ends with a Latin name',
      'من CMA. ثم',
      `${reversed('ثم')} .CMA ${reversed('من')}`,
    ],
    ['brackets', 'مع Node.js (F#) ثم', `${reversed('ثم')} Node.js (F#) ${reversed('مع')}`],
    ['lists', 'مع Java، Go، Lua', `Lua ،Go ،Java ${reversed('مع')}`],
  ])('isolated Latin runs keep their signs: %s', (_, spoken, seen) => {
    expect(logicalText(printed(seen), true)).toBe(spoken)
  })

  test('a line of Latin names alone is listed as its page reads', () => {
    expect(readsRightToLeft(printed('Lua ،Go ،Java'), true)).toBe(true)
    expect(readsRightToLeft(printed('Java، Go، Lua'), true)).toBe(false)
    expect(readsRightToLeft(printed('++Python, C'), true)).toBe(true)
    expect(logicalText(printed('++Python, C'), true)).toBe('Python, C++')
    expect(readsRightToLeft(printed('Lua ،Go ،Java'))).toBe(false)
  })

  test('Latin words in a box of their own keep what they end in', () => {
    expect(logicalText(printed('Go (vet+)'), true)).toBe('Go (vet+)')
    expect(logicalText(printed('(+Go (vet'), true)).toBe('Go (vet+)')
  })

  test.each([
    ['words', reversed('محاسب أول'), 'محاسب أول'],
    ['numbers keep their order', `${reversed('خبرة')} 12 ${reversed('سنة')}`, 'سنة 12 خبرة'],
    ['decimals and dates stay whole', `${reversed('ريال')} 4.8 · 03/2020`, '03/2020 · 4.8 ريال'],
    ['intervals that touch are turned', `2016–2012 ${reversed('جامعة')}`, 'جامعة 2012–2016'],
    ['so are months', `05/2020–03/2019 ${reversed('جامعة')}`, 'جامعة 03/2019–05/2020'],
    ['intervals set apart stay', `2012–2016 ${reversed('جامعة')}`, 'جامعة 2012–2016'],
    ['intervals are turned', `2016 - 2012 ${reversed('جامعة')}`, 'جامعة 2012 - 2016'],
    ['Latin words keep their order', `Power BI ${reversed('برنامج')}`, 'برنامج Power BI'],
    ['brackets are mirrored', `(${reversed('جيد')})`, '(جيد)'],
    ['brackets that say what they were are left', `)${reversed('جيد')}(`, '(جيد)'],
    ['so are square ones around numbers', `] 2017 ${reversed('منذ')} [`, '[ منذ 2017 ]'],
    ['Arabic digits are grouped from the right', '١٢٣٤ ٠٠٠ ٠٧٩', '٠٧٩ ٠٠٠ ١٢٣٤'],
    ['a number set apart stays', `055 000 1472 :${reversed('الهاتف')}`, 'الهاتف: 055 000 1472'],
    [
      'a number that ran along is turned',
      `1472 000 055 :${reversed('الهاتف')}`,
      'الهاتف: 055 000 1472',
    ],
    [
      'a number set apart keeps its plus in front',
      `| +971 50 000 0123 :${reversed('الهاتف')}`,
      'الهاتف: +971 50 000 0123 |',
    ],
    [
      'a plus says where a number begins, whatever its last group begins with',
      `0123 000 50 971+ :${reversed('الهاتف')}`,
      'الهاتف: +971 50 000 0123',
    ],
    ['a comma behind a Latin word', `CMA، ${reversed('شهادة')}`, 'شهادة CMA،'],
  ])('%s', (_, line, spoken) => {
    expect(logicalText(printed(line), true)).toBe(spoken)
  })

  test('ligatures keep the order of their letters', () => {
    const marks = [
      { text: 'م', spaceBefore: false },
      { text: 'لا', spaceBefore: false },
      { text: 'س', spaceBefore: false },
    ]
    expect(logicalText(marks, true)).toBe('سلام')
  })
})

describe('left-to-right lines', () => {
  test('are spoken as they stand, but for words of other scripts', () => {
    expect(logicalText(printed(`Native: ${reversed('عربي')}, English`), false)).toBe(
      'Native: عربي, English',
    )
  })
})

describe('direction', () => {
  test.each([
    ['mostly Arabic', 'عربي a', false, true],
    ['mostly Latin', 'Arabic (ع)', false, false],
    ['Latin with an Arabic label on an Arabic page', 'ada@example.org ع', true, true],
    ['only Latin on an Arabic page', 'Oracle', true, false],
    ['only numbers on an Arabic page', '2012 - 2016', true, true],
    ['only numbers elsewhere', '2012 - 2016', false, false],
  ])('%s', (_, line, page, expected) => {
    expect(readsRightToLeft(printed(line), page)).toBe(expected)
  })
})
