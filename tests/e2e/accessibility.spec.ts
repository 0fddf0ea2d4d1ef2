import { violationsOn } from './axe.ts'
import { pathOf, resumeFile, say, SCHEMES, TRIED } from './resumes.ts'
import { expect, test } from './test.ts'

/** The languages of the longest words, of the largest signs, and of the other direction. */
const WIDE = ['de', 'fr', 'ja', 'ar', 'vi'] as const

for (const locale of WIDE) {
  test(`no page in ${locale} is wider than a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const name of ['', 'resumeTemplate', 'optimizationInfo', 'resumeAnalysisResults']) {
      await page.goto(pathOf(locale, name))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, name || 'home').toBeLessThanOrEqual(0)
    }
  })
}

for (const locale of TRIED) {
  for (const colorScheme of SCHEMES[locale]) {
    test(`home and its result are accessible in ${locale}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(pathOf(locale))
      expect(await violationsOn(page)).toEqual([])
      await page.locator('input[type=file]').setInputFiles(resumeFile(locale, 'pdf'))
      await expect(
        page.getByText(say(locale, 'analysis', 'result.completed'), { exact: true }),
      ).toBeVisible()
      expect(await violationsOn(page)).toEqual([])
    })
  }

  test(`the rules and the list of results are accessible in ${locale}`, async ({ page }) => {
    for (const name of ['optimizationInfo', 'resumeAnalysisResults']) {
      await page.goto(pathOf(locale, name))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await violationsOn(page)).toEqual([])
    }
  })

  test(`the page for a wrong address is accessible in ${locale}`, async ({ page, guard }) => {
    guard.expectStatus(404)
    const response = await page.goto(pathOf(locale, 'no-such-page'))
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    expect(await violationsOn(page)).toEqual([])
  })

  test(`the editor is accessible in ${locale}`, async ({ page }) => {
    await page.goto(pathOf(locale, 'edit'))
    const blank = page.getByRole('button', { name: say(locale, 'editor', 'open.startBlank') })
    await expect(blank).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    await blank.click()
    await expect(page.getByRole('textbox').first()).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
  })

  test(`pages in ${locale} run in the direction of their language`, async ({ page }) => {
    await page.goto(pathOf(locale))
    const html = page.locator('html')
    await expect(html).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr')
    await expect(html).toHaveAttribute('lang', locale)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  })
}
