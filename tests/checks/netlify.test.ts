import { expect, test } from 'vitest'
import { DEFAULT_LOCALE, LOCALES } from '#contract/locales.ts'
import { read } from './sources.ts'

test('Netlify answers what is missing in the language of its path', () => {
  const rules = read('netlify.toml').matchAll(
    /\[\[redirects\]\]\n {2}from = "(.+)"\n {2}to = "(.+)"\n {2}status = 404/g,
  )
  const languages = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)
  expect([...rules].map(([, from, to]) => [from, to])).toEqual(
    languages.map((locale) => [`/${locale}/*`, `/${locale}/404`]),
  )
})
