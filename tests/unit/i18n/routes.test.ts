import { expect, test } from 'vitest'
import { getStaticPaths, pathTo } from '#i18n/routes.ts'

test('English has no prefix, every other language its own', () => {
  expect(pathTo('home', 'en')).toBe('/')
  expect(pathTo('home', 'zh-CN')).toBe('/zh-CN/')
  expect(pathTo('edit', 'en')).toBe('/edit')
  expect(pathTo('edit', 'ar')).toBe('/ar/edit')
})

test('a part of a page is named by its id', () => {
  expect(pathTo('home', 'de', 'faq')).toBe('/de/#faq')
})

test('each page is built in eleven languages', () => {
  const paths = getStaticPaths()
  expect(paths).toHaveLength(11)
  expect(paths[0]).toEqual({ params: { locale: undefined }, props: { locale: 'en' } })
  expect(paths.at(-1)).toEqual({ params: { locale: 'zh-CN' }, props: { locale: 'zh-CN' } })
})
