import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { BOTH_WAYS, pathOf, resumeFile, say } from './resumes.ts'
import { expect, test } from './test.ts'

for (const locale of BOTH_WAYS) {
  const completed = say(locale, 'analysis', 'result.completed')

  test(`a file dropped in ${locale} before the page is alive is read`, async ({ page }) => {
    // The island arrives late: what is dropped meanwhile waits for it.
    const held = Promise.withResolvers<void>()
    await page.route(/UploadForm[^/]*\.js$/, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(pathOf(locale))
    const path = resumeFile(locale, 'pdf')
    const file = { name: basename(path), content: readFileSync(path, 'base64') }
    const dataTransfer = await page.evaluateHandle(({ name, content }) => {
      const bytes = Uint8Array.from(atob(content), (char) => char.charCodeAt(0))
      const transfer = new DataTransfer()
      transfer.items.add(new File([bytes], name, { type: 'application/pdf' }))
      return transfer
    }, file)
    await page.dispatchEvent('body', 'drop', { dataTransfer })
    await expect(page.locator('html')).toHaveAttribute('data-taken', '')
    held.resolve()
    await expect(page.getByText(completed, { exact: true })).toBeVisible()
    expect(new URL(page.url()).protocol).toBe('http:')
  })

  test(`the sample of ${locale} is read like any file`, async ({ page }) => {
    await page.goto(pathOf(locale))
    await page.getByRole('link', { name: say(locale, 'upload', 'form.sample') }).click()
    await expect(page.getByText(completed, { exact: true })).toBeVisible()
    await expect(page.locator('[data-section]')).toHaveCount(6)
  })
}

test('pasted text is read', async ({ page }) => {
  await page.goto('/')
  await page.getByText(say('en', 'upload', 'form.paste')).click()
  const text =
    'Nora Whitfield\nnora.whitfield@example.com\n\nExperience\nOperations Coordinator, Cascade Freight Partners\n' +
    'Mar 2021 – Present\n- Cut late departures from 9% to 3%.\n- Schedule 140 loads a week.\n\nEducation\nBSc, Columbia Gorge State College, 2018'
  await page.getByLabel(say('en', 'upload', 'form.pasteLabel')).fill(text)
  await page.getByRole('button', { name: say('en', 'upload', 'form.pasteStart') }).click()
  await expect(
    page.getByText(say('en', 'analysis', 'result.completed'), { exact: true }),
  ).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of BOTH_WAYS) {
    test(`the form of ${locale} uploads and leads to the record`, async ({
      page,
      browser,
      context,
    }) => {
      await page.goto(pathOf(locale))
      await page.locator('input[type=file]').setInputFiles(resumeFile(locale, 'docx'))
      const submit = page.getByRole('button', { name: say(locale, 'upload', 'form.start') })
      await submit.click()
      await page.waitForURL(/\?recordId=/)
      const completed = say(locale, 'analysis', 'result.completed')
      const address = new URL(page.url())
      expect(address.pathname).toBe(pathOf(locale))

      // Whoever has JavaScript after all finds the result at that address.
      const alive = await browser.newContext({
        javaScriptEnabled: true,
        storageState: await context.storageState(),
      })
      const result = await alive.newPage()
      await result.goto(address.href)
      await expect(result.getByText(completed, { exact: true })).toBeVisible()
      await alive.close()
    })
  }

  test('a refused file leads back with its reason', async ({ page }) => {
    await page.goto('/')
    const file = { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByRole('button', { name: say('en', 'upload', 'form.start') }).click()
    await page.waitForURL(/\?error=fileEmpty$/)
  })
})
