import { describe, expect, test } from 'vitest'
import { isAddress, isUnprofessional, withoutBlanks } from '#server/scoring/email.ts'
import { readPhone } from '#server/scoring/phone.ts'

describe('e-mail addresses', () => {
  test.each(['grace.holloway@example.org', 'm.o_neil+cv@mail.example.co.uk'])(
    '%s is one',
    (email) => {
      expect(isAddress(email)).toBe(true)
    },
  )
  test.each(['grace.holloway@', 'grace@example', 'grace holloway@example.org', 'a..b@example.org'])(
    '%s is none',
    (email) => {
      expect(isAddress(email)).toBe(false)
    },
  )
  test('lose a stray blank', () => {
    expect(withoutBlanks('grace. holloway@example.org')).toBe('grace.holloway@example.org')
    expect(withoutBlanks('grace holloway')).toBeNull()
  })

  test.each([
    'xx_skaterdude99',
    'mausi.anna',
    'cute_bear',
    'coolboy87',
    'princesita.ana',
    'bad.girl',
  ])('%s@… is a nickname', (local) => {
    expect(isUnprofessional(`${local}@example.com`, { name: '' })).toBe(true)
  })
  test.each([
    'a.king',
    'm.wolf',
    'julia.glover',
    'lorenzo.bellandi',
    'angel.moreno',
    'mr.schatz',
    'p.lovell',
    'c.honeycutt',
    'rockwell.j',
    'j.star',
    'queenie.lau',
    'b.katz',
    'maria1987',
    'ouyang.zhiyuan',
  ])('%s@… is a name', (local) => {
    expect(isUnprofessional(`${local}@example.com`, { name: '' })).toBe(false)
  })
})

describe('an address and the name', () => {
  test.each([
    ['sultan.alhob', 'حسام الزين'],
    ['gamewang777', '김도윤'],
    ['shuaige520', '张强'],
    ['toro.seduto', 'Salvatore Greco'],
    ['stellina.di.mare', 'Francesca Riva'],
    ['sternchen77', 'Uwe Trautmann'],
    ['congchuabongbong', 'Phạm Thị Lan'],
    ['onigiri.neko', '佐藤 翔'],
    ['kelebek.ruya', 'Yusuf Demirci'],
    ['petite.fleur', 'Sandrine Pouget'],
  ])('that share nothing make a nickname: %s, %s', (local, name) => {
    expect(isUnprofessional(`${local}@example.com`, { name })).toBe(true)
  })

  test.each([
    ['stella.rosa', 'Stella Rosa'],
    ['a.wolf', 'Anna Wolf'],
    ['dogan.aslan', 'Doğan Aslan'],
    ['h.sultan', 'حسام سلطان'],
    ['doyun.kim', '김도윤'],
    ['wangxiaoyu', '王小雨'],
    ['sakura.t', '田中 さくら'],
    ['fede.bassi90', 'Federica Bassi'],
    ['jkh', 'John Kevin Hart'],
    ['office', 'Maria Lang'],
    ['info.praxis', 'Nora Blum'],
    ['yt1985', 'Yusuf Tan'],
    ['huandq.xd', 'ĐINH QUANG HUẤN'],
  ])('that share something, or hold no such word, make none: %s, %s', (local, name) => {
    expect(isUnprofessional(`${local}@example.com`, { name })).toBe(false)
  })
})

describe('phone numbers', () => {
  test.each([
    ['(312) 555-0147', 'Chicago, IL', 'en'],
    ['+34 612 000 147', 'Madrid, España', 'es'],
    ['0171 3920018', 'Stuttgart', 'de'],
    ['044 668 18 00', 'Zürich, Schweiz', 'de'],
    ['٠٧٩ ٠٠٠ ١٢٣٤', 'عمان، الأردن', 'ar'],
    ['010-2000-0147', '서울특별시', 'ko'],
  ])('%s in %s fits its country', (phone, location, tag) => {
    expect(readPhone(phone, location, tag).state).toBe('valid')
  })

  test('count as half when only the length is right', () => {
    expect(readPhone('(555) 123-4567', 'Austin, TX', 'en').state).toBe('possible')
  })

  test.each([
    ['010-555-1100', 'ko'],
    ['010-5555-01000', 'ko'],
    ['090-5550-100', 'ja'],
    ['138 5550 010', 'zh-CN'],
    ['091255501', 'vi'],
    ['0532 555 01 0', 'tr'],
    ['+966 55501234567', 'ar'],
    ['+44 (0)7700 90012', 'en'],
    ['+34 612 55 50 101', 'es'],
  ])('%s has a digit too few or too many (%s)', (phone, tag) => {
    expect(readPhone(phone, '', tag).state).toBe('invalid')
  })

  test.each([
    ['010-5555-0100', 'ko'],
    ['02-555-0100', 'ko'],
    ['090-5550-1000', 'ja'],
    ['0798-55-0100', 'ja'],
    ['+86 (0)138 5550 0100', 'zh-CN'],
    ['010-5555 0100', 'zh-CN'],
    ['08 3855 0100', 'vi'],
    ['0212 555 01 00', 'tr'],
  ])('%s has no digit too few (%s)', (phone, tag) => {
    expect(readPhone(phone, '', tag).state).not.toBe('invalid')
  })
})
