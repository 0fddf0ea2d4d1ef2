import { readFile } from 'node:fs/promises'
import { crc32, deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import type { SaveResult } from '#contract/saved-resume.ts'
import { ENDPOINTS } from '#contract/api.ts'
import { READ_BACK_HEADER } from '#contract/output.ts'
import type { Resume } from '#contract/resume.ts'
import type { Draft } from '#contract/draft.ts'
import { pdfText } from './pdf-text.ts'
import { reload, save } from './job.ts'
import { draftOf, say } from './resumes.ts'
import { expect, test } from './test.ts'

const button = (page: Page, key: string) =>
  page.getByRole('button', { name: say('en', 'editor', key), exact: true })

const chosenInMenu = async (page: Page, key: string): Promise<void> => {
  await page.locator('.bar .menu > .icon-button').click()
  await button(page, key).click()
}

/** Opens the English resume of the fixtures, saved, in the editor; gives its id. */
async function openSaved(page: Page, more: Partial<Draft> = {}): Promise<string> {
  const data = { title: 'Planner', ...draftOf('en'), ...more }
  const answer = await page.request.post(ENDPOINTS.saveResume.path, { data })
  const { id } = ((await answer.json()) as { data: SaveResult }).data
  await page.goto(`/edit?id=${id}`)
  await expect(page.locator('.editor')).toBeVisible()
  return id
}

/** What is downloaded by an action, with its name. */
async function fileFrom(page: Page, action: () => Promise<unknown>) {
  const starting = page.waitForEvent('download')
  await action()
  const download = await starting
  const bytes = await readFile(await download.path())
  return { name: download.suggestedFilename(), buffer: bytes }
}

/** Opens a file in the editor, and gives the resume that this makes, as the server has it. */
async function importFile(
  page: Page,
  file: { name: string; buffer: Buffer },
  mimeType: string,
): Promise<Resume> {
  const before = await page.evaluate(() => localStorage.getItem('resumeId'))
  await page.locator('input[type=file][accept*=".json"]').setInputFiles({ ...file, mimeType })
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('resumeId')), { timeout: 30_000 })
    .not.toBe(before)
  return reload(page, await save(page))
}

test('a resume leaves as JSON Resume, as Word and as text, and comes back from JSON', async ({
  page,
}) => {
  const resume = await reload(page, await openSaved(page))
  const json = await fileFrom(page, () => chosenInMenu(page, 'menu.json'))
  expect(json.name).toMatch(/\.json$/)
  expect(JSON.parse(json.buffer.toString())).toMatchObject({
    basics: { name: resume.basics.name, email: resume.basics.email },
  })
  const docx = await fileFrom(page, () => chosenInMenu(page, 'menu.docx'))
  expect(docx.name).toMatch(/\.docx$/)
  expect(docx.buffer.subarray(0, 2).toString()).toBe('PK')
  const text = await fileFrom(page, () => chosenInMenu(page, 'menu.txt'))
  expect(text.name).toMatch(/\.txt$/)
  for (const { company } of resume.work) expect(text.buffer.toString()).toContain(company)

  expect(await importFile(page, json, 'application/json')).toEqual(resume)
})

test('a PDF of ours comes back as the very resume that it was made of', async ({ page }) => {
  const resume = await reload(page, await openSaved(page))
  const download = () => fileFrom(page, () => button(page, 'bar.download').click())
  const pdf = await download()
  expect(await importFile(page, pdf, 'application/pdf')).toEqual(resume)
  const answered = page.waitForResponse((answer) => answer.url().includes(ENDPOINTS.download.path))
  const again = await download()
  const [found, total] = ((await answered).headers()[READ_BACK_HEADER.toLowerCase()] ?? '').split(
    '/',
  )
  expect(found).toBe(total)
  expect(await pdfText(new Uint8Array(again.buffer))).toBe(
    await pdfText(new Uint8Array(pdf.buffer)),
  )
})

test('a template that must be paid for says so, and a free one is one click away', async ({
  page,
  guard,
}) => {
  guard.expectStatus(403)
  await openSaved(page, { templateId: 'compact' })
  await button(page, 'bar.download').click()
  await expect(page.getByText(say('en', 'errors', 'codes.templateNotOwned'))).toBeVisible()
  const free = page.getByRole('button', { name: 'Download with Classic' })
  const pdf = await fileFrom(page, () => free.click())
  expect(await pdfText(new Uint8Array(pdf.buffer))).toContain(draftOf('en').content.basics.name)
})

/** One part of a PNG file. */
function part(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A picture of two colours side by side: the left half red, the right half blue. */
function picture(width: number, height: number): Buffer {
  const row = Buffer.alloc(1 + width * 3)
  for (let x = 0; x < width; x += 1) row[1 + x * 3 + (x < width / 2 ? 0 : 2)] = 255
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
  return Buffer.concat([
    signature,
    part('IHDR', head),
    part('IDAT', pixels),
    part('IEND', Buffer.alloc(0)),
  ])
}

/** How red and how blue the photo is at its middle. */
const colourOf = (page: Page) =>
  page.locator('.photo > img').evaluate((image: HTMLImageElement) => {
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const { data } = context!.getImageData(canvas.width / 2, canvas.height / 2, 1, 1)
    return { width: canvas.width, height: canvas.height, red: data[0]! > 128, blue: data[2]! > 128 }
  })

test('a photo is cut by keyboard before it leaves the device', async ({ page }) => {
  const id = await openSaved(page)
  const chosen = page.locator('[id="basics.photo"]')
  const photo = { name: 'me.png', mimeType: 'image/png', buffer: picture(400, 100) }
  await chosen.setInputFiles(photo)
  await button(page, 'photo.cancel').click()
  await expect(page.locator('.photo > img')).toHaveCount(0)
  await chosen.setInputFiles(photo)
  const frame = page.getByRole('button', { name: say('en', 'editor', 'photo.frame') })
  await frame.focus()
  // Forty steps of a twentieth reach the left edge from anywhere.
  for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowLeft')
  const use = button(page, 'photo.use')
  await use.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.photo > img')).toBeVisible()
  const { width, height, red, blue } = await colourOf(page)
  // The template prints it as a passport picture.
  expect({ ratio: (width / height).toFixed(1), red, blue }).toEqual({
    ratio: (35 / 45).toFixed(1),
    red: true,
    blue: false,
  })
  await save(page)
  expect((await reload(page, id)).basics.photo).toMatch(/^data:image\/(jpeg|webp|png);base64,/)
  await button(page, 'photo.remove').click()
  await expect(page.locator('.photo > img')).toHaveCount(0)
})
