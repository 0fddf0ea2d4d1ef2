import { describe, expect, test } from 'vitest'
import { detectLocale, localeCookie } from '#i18n/locales.ts'

const firstVisit = { cookie: '', userAgent: 'Mozilla/5.0', languages: ['de-AT', 'en'] }

describe('a first visit', () => {
  test.each([
    [['de-AT', 'en'], 'de'],
    [['en-GB', 'de'], 'en'],
    [['zh-TW'], 'zh-CN'],
    [['pt-BR', 'es-MX'], 'es'],
    [['pt-BR'], 'en'],
    [[], 'en'],
  ])('with %j goes on in %s', (languages, locale) => {
    expect(detectLocale({ ...firstVisit, languages })).toBe(locale)
  })

  test.each(['Googlebot/2.1', 'bingbot', 'Baiduspider', 'Yahoo! Slurp', 'Teoma', 'AnyCrawler'])(
    'of the crawler %s stays where it is',
    (userAgent) => {
      expect(detectLocale({ ...firstVisit, userAgent })).toBeNull()
    },
  )
})

describe('a later visit', () => {
  test('stays where it is, whatever the cookie says', () => {
    expect(detectLocale({ ...firstVisit, cookie: 'a=b; locale=ja' })).toBeNull()
  })

  test('is not mistaken for one because of another cookie', () => {
    expect(detectLocale({ ...firstVisit, cookie: 'other-locale=ja' })).toBe('de')
  })
})

test('the choice is kept for 365 days on the whole site', () => {
  expect(localeCookie('zh-CN')).toBe('locale=zh-CN; path=/; max-age=31536000; samesite=lax')
})
