import type { Page } from '@playwright/test'
import { say } from './resumes.ts'
import { expect } from './test.ts'

/** What tests of the English result have in common. */

export async function scoreOf(page: Page): Promise<number> {
  return Number(await page.locator('[data-score]').getAttribute('data-score'))
}

/** Pastes a text on the home page that is open, and waits for its result. */
export async function pasteText(page: Page, text: string): Promise<void> {
  const field = page.getByLabel(say('en', 'upload', 'form.pasteLabel'))
  if (!(await field.isVisible())) await page.getByText(say('en', 'upload', 'form.paste')).click()
  await field.fill(text)
  await page.getByRole('button', { name: say('en', 'upload', 'form.pasteStart') }).click()
  await expect(page.locator('.result')).toBeVisible({ timeout: 30_000 })
}

export async function analyseText(page: Page, text: string): Promise<void> {
  await page.goto('/')
  await pasteText(page, text)
}

/** Shows the marks as a list. */
export const asList = (page: Page) =>
  page.getByRole('button', { name: say('en', 'analysis', 'views.list') }).click()

/** The new score of what was corrected is there. */
export const settled = (page: Page) =>
  expect(page.locator('.score-corrected output')).toContainText(/\d/, { timeout: 20_000 })
