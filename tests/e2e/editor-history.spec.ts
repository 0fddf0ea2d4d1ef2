import type { Page } from '@playwright/test'
import { say } from './resumes.ts'
import { expect, test } from './test.ts'

/** Edits further apart than this (ms) are steps of their own. */
const STEP_MS = 1_100

const undo = (page: Page) => page.keyboard.press('ControlOrMeta+z')
const redo = (page: Page) => page.keyboard.press('ControlOrMeta+Shift+z')

async function startBlank(page: Page) {
  await page.clock.install()
  await page.goto('/edit')
  await page.getByRole('button', { name: say('en', 'editor', 'open.startBlank') }).click()
  const text = page.locator('section[aria-labelledby="section-selfEvaluation"] [contenteditable]')
  await text.click()
  return text
}

test('one history leads back through rich texts and lines alike, and forth again', async ({
  page,
}) => {
  const text = await startBlank(page)
  const name = page.locator('[id="basics.name"]')
  await page.keyboard.type('Plans routes')
  await page.clock.fastForward(STEP_MS)
  await page.keyboard.type(' for vans')
  await name.click()
  await page.keyboard.type('Robin')
  await text.click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type(' daily')
  await expect(text.locator('strong')).toHaveText('daily')

  await undo(page)
  await expect(text).toHaveText('Plans routes for vans')
  await undo(page)
  await expect(name).toHaveValue('')
  await undo(page)
  await expect(text).toHaveText('Plans routes')
  await undo(page)
  await expect(text).toHaveText('')

  for (let step = 0; step < 4; step += 1) await redo(page)
  await expect(text).toHaveText('Plans routes for vans daily')
  await expect(text.locator('strong')).toHaveText('daily')
  await expect(name).toHaveValue('Robin')
})

test('whoever steps back in a rich text goes on typing where the change was', async ({ page }) => {
  const text = await startBlank(page)
  await page.keyboard.type('First')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Second')
  await page.clock.fastForward(STEP_MS)
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.press('End')
  await page.keyboard.type(' and more')
  await page.clock.fastForward(STEP_MS)
  await undo(page)
  await page.keyboard.type('!')
  await expect(text.locator('p')).toHaveText(['First!', 'Second'])
})

test('a list is one step, and comes back as a list', async ({ page }) => {
  const text = await startBlank(page)
  await page.keyboard.type('Trained planners')
  await page.clock.fastForward(STEP_MS)
  await page.keyboard.press('ControlOrMeta+Shift+8')
  await expect(text.locator('li')).toHaveText('Trained planners')
  await undo(page)
  await expect(text.locator('li')).toHaveCount(0)
  await expect(text).toHaveText('Trained planners')
  await redo(page)
  await expect(text.locator('li')).toHaveText('Trained planners')
})

test('the keys are where they are on every keyboard', async ({ page }) => {
  const text = await startBlank(page)
  await page.keyboard.type('Trained planners')
  await text.evaluate((element) => {
    const key = { key: 'ئ', code: 'KeyZ', ctrlKey: true, bubbles: true, cancelable: true }
    element.dispatchEvent(new KeyboardEvent('keydown', key))
  })
  await expect(text).toHaveText('')
})

const addTo = (page: Page, section: string) =>
  page.locator(`section[aria-labelledby="section-${section}"] .add`).click()

test('fields that keep what is typed show a step back, too', async ({ page }) => {
  await startBlank(page)
  await addTo(page, 'skills')
  const items = page.locator('[id="skills.0.items"]')
  await items.click()
  await page.keyboard.type('Excel')
  await addTo(page, 'work')
  const start = page.locator('[id="work.0.start"]')
  await start.click()
  await page.keyboard.type('2019')
  await page.clock.fastForward(STEP_MS)
  await page.keyboard.type('-05')
  await items.click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Word')
  await undo(page)
  await expect(items).toHaveValue('Excel')
  await undo(page)
  await expect(start).toHaveValue('2019')
  await redo(page)
  await expect(start).toHaveValue('May 2019')
})

test('an address being typed for a link has steps of its own', async ({ page }) => {
  const text = await startBlank(page)
  await page.keyboard.type('Portfolio')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+k')
  const address = page.getByRole('textbox', { name: say('en', 'editor', 'rich.linkAddress') })
  await expect(address).toBeFocused()
  await page.keyboard.type('exampel')
  await undo(page)
  await expect(address).not.toHaveValue('exampel')
  await expect(text).toHaveText('Portfolio')
})

test('an entry that a step brought back is not offered once more', async ({ page }) => {
  await startBlank(page)
  await addTo(page, 'work')
  const entries = page.locator('section[aria-labelledby="section-work"] .entry')
  const title = page.locator('[id="work.0.title"]')
  await title.fill('Planner')
  const named = say('en', 'editor', 'entry.actionOn')
    .replace('{action}', say('en', 'editor', 'entry.remove'))
    .replace('{entry}', 'Planner')
  await page.getByRole('button', { name: named }).click()
  await expect(entries).toHaveCount(0)
  const add = page.locator('section[aria-labelledby="section-work"] .add')
  await expect(add).toBeFocused()
  await expect(page.locator('.toast')).toBeVisible()
  await undo(page)
  await expect(entries).toHaveCount(1)
  await expect(page.locator('.toast')).toHaveCount(0)
})
