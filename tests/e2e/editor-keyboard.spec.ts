import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { moveUp } from './move-up.ts'
import { pdfText } from './pdf-text.ts'
import { resumeFile, say } from './resumes.ts'
import { expect, test } from './test.ts'

/** More stops than any page of ours has. */
const MOST_STOPS = 250

/** Presses Tab until something has the focus, as who has no pointer does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${target}`)
}

const button = (page: Page, namespace: string, key: string) =>
  page.getByRole('button', { name: new RegExp(`^${say('en', namespace, key)}`) })

test('the whole job is done by keyboard alone', async ({ page }) => {
  await page.goto('/')
  const chooser = page.waitForEvent('filechooser')
  await tabTo(page, page.locator('input[type=file]'))
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(resumeFile('de', 'docx'))
  const completed = page.getByText(say('en', 'analysis', 'result.completed'), { exact: true })
  await expect(completed).toBeVisible({ timeout: 30_000 })

  await tabTo(page, button(page, 'analysis', 'result.import'))
  await page.keyboard.press('Enter')
  const name = page.locator('[id="basics.name"]')
  await tabTo(page, name)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Nora Whitfield-Keys')

  await page.locator('body').press('Escape')
  await tabTo(page, button(page, 'editor', 'bar.advice'))
  await page.keyboard.press('Enter')
  const mark = page.locator('#panel-advice [data-rule="summary.cliches"]')
  await tabTo(page, mark.getByRole('button', { name: say('en', 'finding', 'actions.apply') }))
  await page.keyboard.press('Enter')
  await expect(mark).toHaveCount(0)

  await tabTo(page, button(page, 'editor', 'bar.style'))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('radio', { checked: true }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /Modern/ })).toBeChecked()

  // The outline stands beside the form where no panel takes its room.
  await tabTo(page, button(page, 'editor', 'bar.style'))
  await page.keyboard.press('Enter')
  const rows = page.locator('.outline li')
  const moved = (await rows.nth(3).locator('.outline-way > span').first().textContent()) ?? ''
  const handle = rows.nth(3).locator('.grip')
  await tabTo(page, handle)
  await moveUp(page, handle)
  await expect(rows.nth(2)).toContainText(moved)

  await page.keyboard.press('ControlOrMeta+S')
  await expect(page.locator('.save-state')).toHaveAttribute('data-status', 'saved')
  await tabTo(page, button(page, 'editor', 'bar.download'))
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const path = await (await download).path()
  expect(await pdfText(new Uint8Array(await readFile(path)))).toContain('Nora Whitfield-Keys')
})

test('entries are moved by keyboard, and `?` lists the keys', async ({ page }) => {
  await page.goto('/edit')
  await button(page, 'editor', 'open.startBlank').click()
  const section = page.locator('section[aria-labelledby="section-languages"]')
  await page.getByRole('button', { name: say('en', 'editor', 'outline.add') }).click()
  await page
    .locator('.add-section')
    .getByRole('button', { name: say('en', 'editor', 'sections.languages') })
    .click()
  await expect(page.locator('[id="languages.0.name"]')).toBeFocused()
  await page.keyboard.type('Welsh')
  await section.getByRole('button', { name: say('en', 'editor', 'add.languages') }).click()
  await page.keyboard.type('Breton')
  await moveUp(page, section.locator('.grip').nth(1))
  await expect(section.locator('.disclosure').first()).toContainText('Breton')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
