import { readdirSync } from 'node:fs'
import type { Page as Tab } from '@playwright/test'
import { LOCALES, directionOf, type Locale } from '#contract/locales.ts'
import { PAGES, pathTo, type Page, type Place } from '#i18n/routes.ts'
import { bringAxe, violationsOn } from './axe.ts'
import { say, TRIED } from './resumes.ts'
import { expect, test } from './test.ts'

const DOCUMENTS = readdirSync(new URL('../../src/locales/en/documents', import.meta.url)).map(
  (name): Place => `/${name.replace(/\.md$/, '')}`,
)
const PLACES: Place[] = [...(Object.keys(PAGES) as Page[]), ...DOCUMENTS]
const MISSING = new Set<Place>(['notFound', 'errorNotFound'])

/** Night changes colours alone, and colours are the same in every language. */
const DARK = new Set<Locale>(['en', 'ar'])

/**
 * Axe looks at every page where the whole job is tried, in each kind of writing. Elsewhere the same
 * templates hold other words: what of them could fail by itself is their documents, which are
 * written anew in each language, and how wide its words are.
 */
const LOOKED_OVER = new Set<Locale>(TRIED)
const OF_WORDS = ['heading-order', 'empty-heading', 'link-name', 'image-alt', 'target-size']

/** Widths of a small phone, and of the narrowest desktop, where the bar is fullest. */
const WIDTHS = [360, 1025]

/** Controls and headings whose text is wider than they are, and how far the page overflows. */
const overflowOn = (page: Tab) =>
  page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>('a, button, summary, h1, h2, h3, label')
    const tight = [...controls].filter(
      (element) =>
        element.checkVisibility() &&
        !element.closest('.visually-hidden, .skip') &&
        getComputedStyle(element).display !== 'inline' &&
        element.scrollWidth > element.clientWidth + 1,
    )
    const root = document.documentElement
    return {
      page: Math.max(0, root.scrollWidth - root.clientWidth),
      texts: tight.map((element) => element.outerHTML.slice(0, 120)),
    }
  })

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    // Some thirty pages, each looked over by axe.
    test.setTimeout(600_000)

    test('every page answers in its language, without an error, fits and is accessible', async ({
      page,
      guard,
    }) => {
      guard.expectStatus(404)
      await page.emulateMedia({ colorScheme: 'light' })
      await bringAxe(page)
      const usual = page.viewportSize()
      for (const place of PLACES) {
        const path = pathTo(place, locale)
        const response = await page.goto(path)
        expect(response?.status(), path).toBe(MISSING.has(place) ? 404 : 200)
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        await expect(page.locator('html')).toHaveAttribute('dir', directionOf(locale))
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        const rules = LOOKED_OVER.has(locale) ? {} : { rules: OF_WORDS }
        expect(await violationsOn(page, rules), path).toEqual([])
        if (DARK.has(locale)) {
          await page.emulateMedia({ colorScheme: 'dark' })
          const failures = await violationsOn(page, { rules: ['color-contrast'] })
          expect(failures, `${path}, dark`).toEqual([])
          await page.emulateMedia({ colorScheme: 'light' })
        }
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 })
          expect(await overflowOn(page), `${path} at ${width} px`).toEqual({ page: 0, texts: [] })
        }
        if (usual) await page.setViewportSize(usual)
      }
    })
  })
}

test('the header leads to the questions, and past 50 px it has its line', async ({ page }) => {
  await page.goto('/')
  const header = page.locator('header').first()
  await page.evaluate(() => scrollTo(0, 40))
  await expect(header).not.toHaveAttribute('data-scrolled')
  await page.evaluate(() => scrollTo(0, 90))
  await expect(header).toHaveAttribute('data-scrolled', '')
  await header.getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL(/#faq$/)
  await expect(page.getByRole('heading', { name: 'Questions' })).toBeInViewport()
})

test('a language keeps the page, and is remembered for a year', async ({ page, context }) => {
  await page.goto('/resume-conventions')
  await page.getByRole('button', { name: /English/ }).click()
  await page.locator('#languages').getByRole('link', { name: '日本語' }).click()
  await expect(page).toHaveURL(/\/ja\/resume-conventions$/)
  const cookie = (await context.cookies()).find(({ name }) => name === 'locale')
  expect(cookie?.value).toBe('ja')
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(364)
  expect(days).toBeLessThan(366)
})

test('friends are told where their visitors come from', async ({ page }) => {
  await page.goto('/links')
  const links = page.locator('main li a')
  expect(await links.count()).toBeGreaterThan(0)
  for (const link of await links.all()) {
    expect(await link.getAttribute('href')).toMatch(/[?&]utm_source=vitascope(&|$)/)
  }
})

test('the posts in the footer are those that the editors list now', async ({ page }) => {
  const data = [{ title: 'A new post', linkUrl: 'https://blog.example/new' }]
  await page.route('**/api/blog/list?locale=en', (route) =>
    route.fulfill({ json: { code: 200, data, msg: '' } }),
  )
  await page.goto('/about')
  await page.locator('#blog-links').scrollIntoViewIfNeeded()
  const link = page.locator('#blog-links a')
  await expect(link).toHaveText(['A new post'])
  await expect(link).toHaveAttribute('href', 'https://blog.example/new')
})

test('on paper there is neither header nor footer, and every answer is open', async ({ page }) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('header').first()).toBeHidden()
  await expect(page.locator('footer').last()).toBeHidden()
  await expect(page.locator('#faq details p').first()).toBeVisible()
})

test('where nothing is sold the price page says so, and sells nothing', async ({ page }) => {
  await page.goto('/de/price')
  await expect(page.locator('#price [data-off]')).toBeVisible()
  await expect(page.locator('[data-buy]').first()).toBeHidden()
  await expect(page.getByRole('link', { name: say('de', 'price', 'table.tryIt') })).toBeVisible()
})
