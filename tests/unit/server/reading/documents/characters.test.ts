import { describe, expect, test } from 'vitest'
import { cleanText, invisibleMessages, splitBullet } from '#server/reading/documents/characters.ts'

describe('cleaning', () => {
  test.each([
    [
      'a dotless i and its accent are one letter',
      'Ingenier´ıa, l´Informatica',
      'Ingeniería, l´Informatica',
    ],
    ['ligatures are taken apart', 'eﬃcient ﬁnance', 'efficient finance'],
    ['Arabic presentation forms become letters', 'ﻣﺤﺎﺳﺐ ﻻ', 'محاسب لا'],
    ['CJK radicals become ideographs', '⽣产⻓', '生产长'],
    ['full-width letters and half-width kana become usual ones', '２０１９ｱ', '2019ア'],
    ['full-width punctuation stays', '技能：窯（三台），１～２年！', '技能：窯（三台），1～2年！'],
    ['marks are composed', 'Zoe\u0308', 'Zoë'],
    ['invisible characters go', 'soft\u00ADware\u200B\u2060', 'software'],
    ['joiners stay where letters join', 'می\u200Cخواهم a\u200Cb', 'می\u200Cخواهم ab'],
    ['spaces are single', 'a\u00A0\u2003 b', 'a b'],
    ['icons go', '\uF095 +44 20', ' +44 20'],
    ['tabs stay', 'a \t b', 'a\tb'],
  ])('%s', (_, before, after) => {
    expect(cleanText(before)).toBe(after)
  })
})

const tags = (text: string) =>
  String.fromCodePoint(...Array.from(text, (character) => 0xe0000 + character.charCodeAt(0)))

describe('invisible messages', () => {
  test('tag characters are spelt out', () => {
    expect(invisibleMessages(`Ada${tags('hire her')}`)).toEqual(['hire her'])
  })

  test('rows of zero-width characters are counted', () => {
    expect(invisibleMessages(`Ada${'\u200B\u200C'.repeat(8)}`)).toEqual(['U+200B × 16'])
  })

  test('flags of regions and single joiners are none', () => {
    expect(invisibleMessages(`\u{1F3F4}${tags('gbeng')}\u{E007F} می\u200Cخواهم`)).toEqual([])
  })
})

describe('bullets', () => {
  test.each([
    ['• Led', true, 'Led'],
    ['\uF0B7 Led', true, 'Led'],
    ['– Led', true, 'Led'],
    ['1. Led', true, 'Led'],
    ['(a) Led', true, 'Led'],
    ['① Led', true, 'Led'],
    ['2019 – 2021', false, '2019 – 2021'],
    ['1.5 million', false, '1.5 million'],
    ['-5 %', false, '-5 %'],
    ['•', false, '•'],
  ])('%s', (line, bullet, text) => {
    expect(splitBullet(line)).toMatchObject({ bullet, text })
  })

  test('an icon is not a bullet by itself', () => {
    expect(splitBullet('\uF095 +44 20')).toEqual({
      bullet: false,
      mark: '',
      icon: '\uF095',
      text: '+44 20',
    })
  })
})
