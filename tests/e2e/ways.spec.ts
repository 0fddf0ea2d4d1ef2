/** Ways on from states that few meet: empty lists, limits, what one leaves again. */
import type { Page } from '@playwright/test'
import { editFile } from './by-api.ts'
import { changeLine, chooseInBar, save } from './job.ts'
import { resumeFile, say } from './resumes.ts'
import { expect, test } from './test.ts'

const t = (key: string) => say('en', 'editor', key)

test('whoever has nothing yet is led to the upload', async ({ page }) => {
  const empty: [path: string, list: string][] = [
    ['/myResume', '.my-resumes .none a'],
    ['/myResume', '.analyses a, .history a'],
    ['/resumeAnalysisResults', '.history a'],
    ['/edit', '.opening .notice-actions a'],
  ]
  for (const [path, link] of empty) {
    await page.goto(path)
    await page.locator(link).first().click()
    await page.waitForURL((url) => url.pathname === '/')
    await expect(page.locator('.drop')).toBeVisible()
  }
})

test('the editor leads home, and the list back to what was edited', async ({ page }) => {
  await editFile(page, resumeFile('en', 'pdf'))
  await changeLine(page, 'changed')
  await save(page)
  const title = await page.locator('.bar .title').inputValue()

  await page.getByRole('link', { name: t('bar.home') }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/myResume')
  await page.locator('.resume-picture').first().click()
  await expect(page.locator('.bar .title')).toHaveValue(title)

  await page.goto('/resumeAnalysisResults')
  const row = page.locator('.history tbody tr')
  const word = (key: string) =>
    row.getByText(say('en', 'analysis', `history.${key}`), { exact: true })
  await word('remove').click()
  await word('cancel').click()
  await expect(word('remove')).toBeFocused()
  await expect(row).toHaveCount(1)

  await page.goto('/myResume')
  await page.getByRole('link', { name: say('en', 'resumes', 'page.signIn') }).click()
  await page.waitForURL('**/login**')
})

test('a version is looked at and left, and then brought back', async ({ page }) => {
  await editFile(page, resumeFile('en', 'pdf'))
  await save(page)
  const headline = page.locator('[id="basics.headline"]')
  const before = await headline.inputValue()
  await headline.fill('Harbour pilot')
  await save(page)
  await chooseInBar(page, 'menu.versions')
  const first = page.locator('#panel-versions li').last()
  const view = first.getByRole('button', { name: new RegExp(`^${t('versions.view')}`) })
  await view.click()
  await expect(view).toHaveAttribute('aria-pressed', 'true')
  await expect(headline).toHaveValue('Harbour pilot')
  await view.click()
  await expect(view).toHaveAttribute('aria-pressed', 'false')
  await view.click()
  await page
    .locator('.viewed')
    .getByRole('button', { name: t('versions.back') })
    .click()
  await expect(page.locator('.viewed')).toHaveCount(0)
  await expect(view).toHaveAttribute('aria-pressed', 'false')
  await expect(headline).toHaveValue('Harbour pilot')
  await first.getByRole('button', { name: new RegExp(`^${t('versions.restore')}`) }).click()
  await expect(headline).toHaveValue(before)
})

test('on a phone a resume is changed for another, and its findings are a tab', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await editFile(page, resumeFile('en', 'pdf'))
  await save(page)
  await page
    .locator('.views')
    .getByRole('button', { name: t('bar.advice') })
    .click()
  await expect(page.locator('.advice, #panel-advice').first()).toBeVisible()
  await page.goto('/edit')
  await expect(page.locator('.editor')).toBeVisible()
})

/** A picture of our own, large enough to be cropped. */
const picture = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 600
    canvas.height = 900
    const pen = canvas.getContext('2d')
    pen?.fillRect(0, 300, 600, 300)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })

test('a photo is moved and enlarged in its frame', async ({ page }) => {
  await page.goto('/edit')
  await page.getByRole('button', { name: t('open.startBlank') }).click()
  const buffer = Buffer.from(await picture(page), 'base64')
  const input = page.locator('[id="basics.photo"]')
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  const dialog = page.locator('.dialog[open]')
  const image = dialog.locator('.crop-frame img')
  const look = () => image.evaluate((it) => `${it.style.width} ${it.style.transform}`)
  const first = await look()
  await dialog.getByRole('slider').fill('2')
  await expect.poll(look).not.toBe(first)
  const larger = await look()
  const frame = dialog.locator('.crop-frame')
  const box = await frame.boundingBox()
  if (!box) throw new Error('The frame has no box')
  await page.mouse.move(box.x + 40, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x + 70, box.y + 90, { steps: 4 })
  await page.mouse.up()
  await expect.poll(look).not.toBe(larger)
  const dragged = await look()
  await frame.click({ position: { x: 5, y: 5 } })
  await page.keyboard.press('ArrowUp')
  await expect.poll(look).not.toBe(dragged)
})

/** Opens every entry of the form. */
async function openEntries(page: Page): Promise<void> {
  const closed = page.locator('.entry .disclosure[aria-expanded="false"]')
  while ((await closed.count()) > 0) await closed.first().click()
}

test('every line of the form keeps what is typed into it', async ({ page }) => {
  test.slow()
  await page.goto('/edit')
  await page.getByRole('button', { name: t('open.startBlank') }).click()
  const adding = page.locator('.add-section')
  const offered = adding.locator('.menu-list button')
  // The last one, a section of one's own, is offered for ever.
  for (let isOwn = false; !isOwn;) {
    await adding.locator('.menu-button').click()
    isOwn = (await offered.count()) === 1
    await offered.first().click()
  }
  const sections = page.locator('section[aria-labelledby^="section-"]')
  for (const add of await sections.locator('.add').all()) await add.click()
  await openEntries(page)

  const lines = page.locator('.form input[type="text"][id], .form input:not([type])[id]')
  const ids = await lines.evaluateAll((fields) => fields.map(({ id }) => id))
  expect(ids.length).toBeGreaterThan(40)
  // A year fits a line of any kind, and each line gets another one.
  const typed = ids.map((id, index) => ({ id, text: String(1930 + index) }))
  for (const { id, text } of typed) await page.locator(`[id="${id}"]`).fill(text)
  await save(page)
  await page.reload()
  await expect(page.locator('.editor')).toBeVisible()
  await openEntries(page)
  const kept = await Promise.all(
    typed.map(async ({ id }) => ({ id, text: await page.locator(`[id="${id}"]`).inputValue() })),
  )
  expect(kept).toEqual(typed)
})
