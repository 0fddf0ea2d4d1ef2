import type { Page } from '@playwright/test'
import type { Locale } from '#contract/locales.ts'
import { ENDPOINTS } from '#contract/api.ts'
import { firstJob } from './job.ts'
import { look } from './look.ts'
import { draftOf, pathOf, say, TRIED } from './resumes.ts'
import { expect, test } from './test.ts'

/** A resume of the language, saved, with everything that a resume can have. */
async function openEditor(page: Page, locale: Locale): Promise<void> {
  const data = { title: 'Axe', ...draftOf(locale) }
  const answer = await page.request.post(ENDPOINTS.saveResume.path, { data })
  await page.goto(`${pathOf(locale, 'edit')}?id=${(await answer.json()).data.id}`)
  await expect(page.locator('.editor')).toBeVisible()
}

for (const locale of TRIED) {
  test(`the editor of a resume is accessible in ${locale}`, async ({ page }) => {
    // Six looks at a page full of fields take their time.
    test.slow()
    await page.emulateMedia({ colorScheme: 'light' })
    await openEditor(page, locale)
    const named = (key: string) => page.getByRole('button', { name: say(locale, 'editor', key) })
    const inBar = (key: string) =>
      page.locator('.bar').getByRole('button', { name: say(locale, 'editor', key) })
    await firstJob(page)
    await expect(page.locator('.page img').first()).toBeVisible()
    await expect(page.locator('.field-marks').first()).toBeVisible()
    await look(page, locale, 'the form')
    // From here on only what has come is looked at: the rest of the page is as it was.
    await inBar('bar.advice').click()
    await page.locator('.field-marks summary').first().click()
    await expect(page.locator('#panel-advice .finding').first()).toBeVisible()
    await look(page, locale, 'advice', '#panel-advice')
    await look(page, locale, 'marks of a field', '.field-marks[open]')
    await inBar('bar.style').click()
    await expect(page.locator('.template-picture img')).toHaveCount(6)
    await look(page, locale, 'style', '#panel-style')
    await page.locator('.bar .menu > .icon-button').click()
    // An open menu lies over controls, which are then too small to hit: that is what it is for.
    await look(page, locale, 'the menu', '.bar')
    await named('menu.versions').click()
    await expect(page.locator('#panel-versions')).toBeVisible()
    await look(page, locale, 'versions', '#panel-versions')
    await page.locator('.bar .menu > .icon-button').click()
    await named('menu.shortcuts').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look(page, locale, 'shortcuts', 'dialog[open]')
  })
}

for (const locale of ['en', 'ar'] as const) {
  test(`the menu stands inside a phone's screen in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openEditor(page, locale)
    await page.locator('.bar .menu > .icon-button').click()
    const items = page.locator('.menu-list button')
    for (const item of await items.all()) await expect(item).toBeInViewport({ ratio: 1 })
  })
}

test('the way through a long form stays whole below the bar of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openEditor(page, 'en')
  await (await firstJob(page)).scrollIntoViewIfNeeded()
  await expect(page.locator('.outline-way').first()).toBeInViewport({ ratio: 1 })
  const [bar, way] = await Promise.all(
    ['.bar', '.outline-way'].map((place) => page.locator(place).first().boundingBox()),
  )
  expect(way!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height)
})
