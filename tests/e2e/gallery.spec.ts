import { TEMPLATES } from '#contract/template.ts'
import { violationsOn } from './axe.ts'
import { editFile } from './by-api.ts'
import { pathOf, resumeFile, say, truth } from './resumes.ts'
import { expect, test } from './test.ts'

for (const locale of ['en', 'ar'] as const) {
  test(`the gallery shows every template in ${locale}, without any script of React`, async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('response', async (response) => {
      if (response.url().endsWith('.js')) scripts.push(await response.text())
    })
    await page.goto(pathOf(locale, 'resumeTemplate'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say(locale, 'gallery', 'page.title'),
    )
    for (const { id, tier } of TEMPLATES) {
      const card = page.locator(`[data-template="${id}"]`)
      await card.scrollIntoViewIfNeeded()
      await expect(card.getByRole('heading')).toHaveText(say(locale, 'templates', `${id}.name`))
      await expect(card.locator('.badge')).toHaveText(say(locale, 'gallery', `page.${tier}`))
      const picture = card.locator('img')
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(300)
      await expect(card.getByRole('link')).toHaveAttribute('href', new RegExp(`template=${id}$`))
    }
    expect(scripts.join('')).not.toContain('react.dev/errors')
    expect(await violationsOn(page)).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  })

  test(`the own resume stands in the gallery and on the home page in ${locale}`, async ({
    page,
  }) => {
    await editFile(page, resumeFile(locale, 'docx'), { locale })
    await expect(page).toHaveURL(/\/edit$/)
    await expect(page.locator(`input[value="${truth(locale).name}"]`)).toBeVisible()

    await page.goto(pathOf(locale, 'resumeTemplate'))
    await expect(page.getByText(say(locale, 'gallery', 'page.own'))).toBeVisible()
    for (const { id } of TEMPLATES) {
      await expect(page.locator(`[data-template="${id}"] img`)).toHaveAttribute('src', /^blob:/)
    }

    await page.goto(pathOf(locale))
    const latest = page.getByRole('region', { name: say(locale, 'gallery', 'banner.title') })
    await expect(latest.getByRole('img')).toHaveAttribute('src', /^blob:/)
    await expect(latest).toContainText('100')
    expect(await violationsOn(page)).toEqual([])
    await latest.getByRole('link', { name: say(locale, 'gallery', 'banner.edit') }).click()
    await expect(page.locator(`input[value="${truth(locale).name}"]`)).toBeVisible()
  })

  test(`a template is chosen in the gallery and used in the editor in ${locale}`, async ({
    page,
  }) => {
    await page.goto(pathOf(locale, 'resumeTemplate'))
    await page.locator('[data-template="modern"]').getByRole('link').click()
    const blank = page.getByRole('button', { name: say(locale, 'editor', 'open.startBlank') })
    await blank.click()
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('templateId')))
      .toContain('modern')
  })
}
