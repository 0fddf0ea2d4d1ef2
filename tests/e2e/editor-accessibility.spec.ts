import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { analyse, firstJob, importResume } from './job.ts'
import { resumeFile, say, SCHEMES, TRIED } from './resumes.ts'
import { expect, test } from './test.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function violationsOn(page: Page, within = 'html') {
  const axe = new AxeBuilder({ page }).include(within).withTags(RULES)
  const { violations } = await axe.analyze()
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map((node) => node.html.slice(0, 200)),
  }))
}

for (const locale of TRIED) {
  for (const colorScheme of SCHEMES[locale]) {
    test(`the editor of a resume is accessible in ${locale}, ${colorScheme}`, async ({ page }) => {
      // Six looks at a page full of fields take their time.
      test.slow()
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await analyse(page, locale, resumeFile(locale, 'docx'))
      await importResume(page, locale)
      const named = (key: string) => page.getByRole('button', { name: say(locale, 'editor', key) })
      await firstJob(page)
      await expect(page.locator('.page img').first()).toBeVisible()
      expect(await violationsOn(page)).toEqual([])
      await named('bar.advice').click()
      await page.locator('.field-marks summary').first().click()
      expect(await violationsOn(page)).toEqual([])
      await named('bar.style').click()
      await expect(page.locator('.template-picture img')).toHaveCount(4)
      expect(await violationsOn(page)).toEqual([])
      await page.locator('.menu > .icon-button').click()
      // An open menu lies over controls, which are then too small to hit: that is what it is for.
      expect(await violationsOn(page, '.bar')).toEqual([])
      await named('menu.versions').click()
      await expect(page.locator('#panel-versions')).toBeVisible()
      expect(await violationsOn(page)).toEqual([])
      await page.locator('.menu > .icon-button').click()
      await named('menu.shortcuts').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await violationsOn(page)).toEqual([])
    })
  }
}
