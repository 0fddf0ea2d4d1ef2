import { describe, expect, test } from 'vitest'
import { isAddress, isNickname, withoutBlanks } from '#server/scoring/email.ts'
import { isUnbroken, readPhone } from '#server/scoring/phone.ts'

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
    expect(isNickname(`${local}@example.com`)).toBe(true)
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
    expect(isNickname(`${local}@example.com`)).toBe(false)
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

  test('are grouped in the way in which they were given', () => {
    expect(isUnbroken('+4917139200180')).toBe(true)
    expect(readPhone('+34612000147', '', 'es').readable).toBe('+34 612 00 01 47')
  })
})
