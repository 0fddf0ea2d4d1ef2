import { describe, expect, test } from 'vitest'
import { LOCALE_NAMES } from '#contract/locale-names.ts'
import { closestLocale, directionOf, isLocale, LOCALES } from '#contract/locales.ts'

describe('the site’s languages', () => {
  test('are eleven, each with its own name', () => {
    expect(LOCALES).toHaveLength(11)
    for (const locale of LOCALES) expect(LOCALE_NAMES[locale]).toBeTruthy()
  })

  test.each([
    ['de-AT', 'de'],
    ['zh-TW', 'zh-CN'],
    ['zh-Hans-CN', 'zh-CN'],
    ['pt-BR', 'en'],
    ['AR', 'ar'],
  ])('serve %s by %s', (tag, locale) => {
    expect(closestLocale(tag)).toBe(locale)
  })

  test('are known by their exact tag', () => {
    expect(isLocale('zh-CN')).toBe(true)
    expect(isLocale('zh')).toBe(false)
  })

  test('run right to left in Arabic only', () => {
    expect(LOCALES.filter((locale) => directionOf(locale) === 'rtl')).toEqual(['ar'])
  })
})
