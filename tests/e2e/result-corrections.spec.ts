import type { Page } from '@playwright/test'
import { ENDPOINTS } from '#contract/api.ts'
import { say } from './resumes.ts'
import { analyseText, scoreOf, settled } from './result.ts'
import { WEAK } from './result-texts.ts'
import { expect, test } from './test.ts'

/** What was read wrong is corrected below the result. */

const t = (key: string) => say('en', 'analysis', key)

/** A field of what was read, by its path. */
const fieldAt = (page: Page, path: string) => page.locator(`.read-field[data-path="${path}"]`)

async function correct(page: Page, path: string, value: string): Promise<void> {
  const field = fieldAt(page, path)
  const entry = page.locator(`details.read-group[data-path="${path.replace(/\.\w+$/, '')}"]`)
  if ((await entry.count()) > 0 && !(await entry.evaluate((each) => each.hasAttribute('open')))) {
    await entry.locator('summary').click()
  }
  await field.getByRole('button').click()
  await field.getByRole('textbox').fill(value)
  await page.keyboard.press('Enter')
}

/** Does something that the server is told, and waits for the score that it gives. */
async function scored(page: Page, action: () => Promise<unknown>): Promise<void> {
  const answered = page.waitForResponse((answer) =>
    answer.url().includes(ENDPOINTS.correctReading.path),
  )
  await action()
  expect((await answered).status()).toBe(200)
  await settled(page)
}

test('what was read is corrected, or taken out, and moves the score', async ({ page, guard }) => {
  guard.expectStatus(500)
  await analyseText(page, WEAK)

  await test.step('a change that the server does not take is taken back, and says why', async () => {
    const before = await scoreOf(page)
    await page.route(`**${ENDPOINTS.correctReading.path}*`, (route) =>
      route.fulfill({ status: 500, json: { code: 500, error: 'internal', data: null, msg: '' } }),
    )
    await correct(page, 'basics.phone', '+1 503 555 0142')
    await expect(page.locator('.score-corrected [role=alert]')).toBeVisible()
    await expect(fieldAt(page, 'basics.phone')).toContainText(t('reading.missing'))
    expect(await scoreOf(page)).toBe(before)
    await page.unroute(`**${ENDPOINTS.correctReading.path}*`)
  })

  await test.step('a correction is given up by Escape and by its button', async () => {
    const name = fieldAt(page, 'basics.name')
    await name.getByRole('button').click()
    await name.getByRole('textbox').fill('Somebody Else')
    await page.keyboard.press('Escape')
    await expect(name).toContainText('Nora Whitfield')
    await name.getByRole('button').click()
    await name.getByRole('button', { name: t('reading.cancel') }).click()
    await expect(name).toContainText('Nora Whitfield')
  })

  await test.step('a date is corrected as people write it, and a wrong one is refused', async () => {
    await correct(page, 'work.0.start', 'some day')
    await expect(fieldAt(page, 'work.0.start').getByRole('alert')).toBeVisible()
    await fieldAt(page, 'work.0.start').getByRole('textbox').fill('Sep 2019')
    await fieldAt(page, 'work.0.start')
      .getByRole('button', { name: t('reading.save') })
      .click()
    await expect(fieldAt(page, 'work.0.start')).toContainText('Sep 2019')
    await settled(page)
  })

  await test.step('what takes two lines begins beside its name', async () => {
    await scored(page, () =>
      correct(page, 'basics.headline', 'Operations coordinator of three regional warehouses'),
    )
    const field = fieldAt(page, 'basics.headline')
    await expect(field.locator('.read-value')).toBeVisible()
    const [name, value] = await Promise.all(
      ['dt', '.read-value > span:first-child'].map((part) =>
        field.locator(part).evaluate((it) => {
          const range = document.createRange()
          range.selectNodeContents(it)
          return [...range.getClientRects()].map(({ bottom }) => bottom)
        }),
      ),
    )
    expect(value?.length).toBeGreaterThan(1)
    expect(Math.abs((value?.[0] ?? 0) - (name?.[0] ?? 0))).toBeLessThan(8)
  })

  await test.step('skills are corrected in one line, and an entry that is none is removed', async () => {
    await scored(page, () => correct(page, 'skills.0.items', 'Excel, Power BI'))
    await expect(fieldAt(page, 'skills.0.items')).toContainText('Excel, Power BI')
    const job = page.locator('details.read-group[data-path="work.0"]')
    if (!(await job.evaluate((each) => each.hasAttribute('open'))))
      await job.locator('summary').click()
    await scored(page, () => job.getByRole('button', { name: t('reading.remove') }).click())
    await expect(job).toHaveCount(0)
  })
})

test('what was not found says so; adding it moves the score, and it stays', async ({ page }) => {
  await analyseText(page, WEAK)
  const before = await scoreOf(page)
  const phone = fieldAt(page, 'basics.phone')
  await expect(phone).toContainText(t('reading.missing'))
  await correct(page, 'basics.phone', '+1 503 555 0142')
  await expect(phone).toContainText('+1 503 555 0142')
  await expect(phone.getByRole('button')).toBeFocused()
  await settled(page)
  const after = await scoreOf(page)
  expect(after).toBeGreaterThan(before)
  await page.reload()
  await expect(fieldAt(page, 'basics.phone')).toContainText('+1 503 555 0142')
  expect(await scoreOf(page)).toBe(after)

  await test.step('and the editor gets it', async () => {
    await page.getByRole('button', { name: t('result.import') }).click()
    await page.waitForURL('**/edit*')
    await expect(page.getByLabel(say('en', 'editor', 'fields.phone'))).toHaveValue(
      '+1 503 555 0142',
    )
  })
})
