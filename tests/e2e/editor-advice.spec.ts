import type { Page } from '@playwright/test'
import { ENDPOINTS } from '#contract/api.ts'
import type { Locale } from '#contract/locales.ts'
import { editFile } from './by-api.ts'
import { resumeFile, say } from './resumes.ts'
import { expect, test } from './test.ts'

const panel = (page: Page) => page.locator('#panel-advice')
const undo = (page: Page) => page.getByRole('button', { name: say('en', 'editor', 'bar.undo') })

/** Takes a resume into the English editor, with the cursor wherever `at` says. */
const openEditor = (page: Page, at = '', language: Locale = 'en') =>
  editFile(page, resumeFile(language, 'docx'), { at })

/** The score that the server gives next. */
async function nextScore(page: Page, action: () => Promise<unknown>): Promise<number> {
  const answered = page.waitForResponse((answer) => answer.url().endsWith(ENDPOINTS.score.path))
  await action()
  return (await (await answered).json()).data.overall
}

test('a mark is applied by one click, scored at once, and undone by one step', async ({ page }) => {
  await openEditor(page, '', 'de')
  const text = page.locator('section[aria-labelledby="section-selfEvaluation"] [contenteditable]')
  await page
    .locator('.bar')
    .getByRole('button', { name: say('en', 'editor', 'bar.advice') })
    .click()
  const mark = panel(page).locator('[data-rule="summary.cliches"]')
  // Not its inner text, which a card that nobody has scrolled to does not have yet.
  const before = await mark
    .locator('del')
    .first()
    .evaluate((words) => words.lastChild?.textContent ?? '')
  await expect(text).toContainText(before)
  const score = await nextScore(page, () =>
    mark.getByRole('button', { name: say('en', 'finding', 'actions.apply') }).click(),
  )
  await expect(panel(page).locator('.total-number')).toHaveText(String(score))
  await expect(mark).toHaveCount(0)
  await expect(page.getByText(/^Applied: \d+ point/)).toBeAttached()
  await expect(text).not.toContainText(before)
  await undo(page).click()
  await expect(text).toContainText(before)
  await expect(mark).toHaveCount(1)
})

test('a mark with gaps is applied once they are filled', async ({ page }) => {
  await openEditor(page)
  await page
    .locator('.bar')
    .getByRole('button', { name: say('en', 'editor', 'bar.advice') })
    .click()
  const text = page.locator('section[aria-labelledby="section-selfEvaluation"] [contenteditable]')
  await text.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  const mark = panel(page).locator('[data-rule="summary.present"]')
  const apply = mark.getByRole('button', { name: say('en', 'finding', 'actions.apply') })
  await expect(apply).toHaveAttribute('aria-disabled', 'true')
  for (const gap of await mark.getByRole('textbox').all()) await gap.fill('12')
  await apply.click()
  await expect(text).toContainText('12')
})

test('a mark leads to its field, and stands beside it', async ({ page }) => {
  await openEditor(page)
  await page
    .locator('.bar')
    .getByRole('button', { name: say('en', 'editor', 'bar.advice') })
    .click()
  await page.locator('[id="basics.phone"]').fill('')
  const mark = panel(page).locator('[data-rule="personal.phone"]')
  await mark.getByRole('button', { name: say('en', 'editor', 'advice.show') }).click()
  await expect(page.locator('[id="basics.phone"]')).toBeFocused()
  const beside = page.locator('.field', { has: page.locator('[id="basics.phone"]') })
  await beside.locator('summary').click()
  await expect(beside.locator('[data-rule="personal.phone"]')).toBeVisible()

  const details = page.locator('fieldset.pairs', { has: page.locator('[id^="basics.extras"]') })
  await page.getByRole('button', { name: say('en', 'editor', 'add.extras') }).click()
  await page.locator('[id="basics.extras.0.label"]').fill('Marital status')
  await page.locator('[id="basics.extras.0.value"]').fill('married')
  await details.locator('summary').click()
  await expect(details.locator('.field-marks [data-rule]').first()).toBeVisible()
})

test('marks are shown by section and by weight', async ({ page }) => {
  await openEditor(page)
  await page
    .locator('.bar')
    .getByRole('button', { name: say('en', 'editor', 'bar.advice') })
    .click()
  const marks = panel(page).locator('.finding')
  await expect(marks.first()).toBeAttached()
  const all = await marks.count()
  const weights = panel(page).getByLabel(say('en', 'editor', 'advice.bySeverity'))
  // The first weight that there is something of, after 'All levels'.
  const weight = (await weights.locator('option').nth(1).getAttribute('value')) ?? ''
  await weights.selectOption(weight)
  expect(await marks.count()).toBeLessThanOrEqual(all)
  const severities = await marks.evaluateAll((cards) => [
    ...new Set(cards.map((card) => card.getAttribute('data-severity'))),
  ])
  expect(severities).toEqual([weight])
})

test('an address leads to the field that it names', async ({ page }) => {
  await openEditor(page, 'work.1.company')
  await expect(page.locator('[id="work.1.company"]')).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('advice has the screen, and leads back to the field', async ({ page }) => {
    await openEditor(page)
    const tabs = page.getByRole('navigation', { name: say('en', 'editor', 'bar.view') })
    await tabs.getByRole('button', { name: say('en', 'editor', 'bar.advice') }).click()
    await expect(panel(page)).toBeInViewport()
    const show = panel(page).getByRole('button', { name: say('en', 'editor', 'advice.show') })
    await show.last().click()
    await expect(panel(page)).toHaveCount(0)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  })
})
