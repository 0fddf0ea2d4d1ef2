import { readFileSync } from 'node:fs'
import { ENDPOINTS } from '#contract/api.ts'
import { analyse, signInAs } from './job.ts'
import { essence, pdfText } from './pdf-text.ts'
import { BOTH_WAYS, pathOf, resumeFile, say, TRIED } from './resumes.ts'
import { expect, test } from './test.ts'

const t = (key: string) => say('en', 'analysis', key)

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

for (const locale of TRIED) {
  test(`a report in ${locale} is taken away as a PDF with real text and as a picture`, async ({
    page,
  }) => {
    await analyse(page, locale, resumeFile(locale, 'pdf'))
    const files = page.locator('.report-files')
    await files.getByRole('button').first().click()
    await expect(files.getByRole('status')).toHaveText(say(locale, 'errors', 'codes.proNeeded'))
    await signInAs(page, locale, 'Robin Weaver')
    await expect(page.locator('.result')).toBeVisible()
    await expect(files.getByRole('link')).toBeHidden()
    const score = await page.locator('[data-score]').getAttribute('data-score')
    await page.getByRole('button', { name: say(locale, 'analysis', 'views.list') }).click()
    const first = page.locator('.mark').first()
    const where = (await first.locator('.finding-where').textContent()) ?? ''

    const printed = page.waitForEvent('download')
    await page
      .getByRole('button', { name: say(locale, 'analysis', 'files.report'), exact: true })
      .click()
    const pdf = readFileSync(await (await printed).path())
    const text = essence(await pdfText(pdf))
    expect(text).toContain(essence(score ?? ''))
    expect(text).toContain(essence(where))

    const drawn = page.waitForEvent('download')
    await page
      .getByRole('button', { name: say(locale, 'analysis', 'files.card'), exact: true })
      .click()
    const picture = readFileSync(await (await drawn).path())
    expect(picture.subarray(0, 8)).toEqual(PNG_SIGNATURE)
  })
}

for (const locale of BOTH_WAYS) {
  test(`the results of ${locale} are listed, opened, renamed and deleted`, async ({ page }) => {
    await analyse(page, locale, resumeFile(locale, 'docx'))
    const record = new URL(page.url()).searchParams.get('recordId') ?? ''
    await page.goto(pathOf(locale, 'resumeAnalysisResults'))
    const history = page.locator('.history')
    await expect(history.locator('tbody tr')).toHaveCount(1)

    await history.getByRole('link').first().click()
    await page.waitForURL(new RegExp(record))
    await expect(page.locator('.result')).toBeVisible()

    const row = history.locator('tbody tr')
    await row.getByText(say(locale, 'analysis', 'history.rename'), { exact: true }).click()
    await row.getByRole('textbox').fill('2026.docx')
    await page.keyboard.press('Enter')
    await expect(row.getByRole('link')).toHaveText('2026.docx')
    const rename = row.getByText(say(locale, 'analysis', 'history.rename'), { exact: true })
    await expect(rename).toBeFocused()

    const remove = row.getByText(say(locale, 'analysis', 'history.remove'), { exact: true })
    await remove.click()
    const cancel = row.getByText(say(locale, 'analysis', 'history.cancel'), { exact: true })
    await expect(cancel).toBeFocused()
    await remove.click()
    await expect(row).toHaveCount(0)
    await expect(page.locator('.result')).toHaveCount(0)
  })
}

test('every way on from an upload and from a result leads there', async ({ page, guard }) => {
  const file = page.locator('input[type=file]')

  // Cancelled while it is on its way, then failed once, then read.
  const upload = `**${ENDPOINTS.upload.path}*`
  const held = Promise.withResolvers<void>()
  await page.route(upload, async (route) => {
    await held.promise
    await route.abort()
  })
  await page.goto('/')
  await file.setInputFiles(resumeFile('en', 'pdf'))
  await page.locator('.progress-head .link-button').click()
  await expect(page.locator('.drop')).toBeVisible()
  held.resolve()
  guard.expectError(/ERR_FAILED/)
  await file.setInputFiles(resumeFile('en', 'pdf'))
  const again = page.getByRole('button', { name: say('en', 'upload', 'failed.again') })
  await expect(again).toBeVisible()
  await page.unroute(upload)
  await again.click()
  await expect(page.locator('.result')).toBeVisible()

  await page.getByRole('button', { name: t('views.list') }).click()
  await expect(page.locator('.marks-list')).toBeVisible()
  await page.getByRole('button', { name: t('views.page') }).click()
  await expect(page.locator('.margin-page img').first()).toBeVisible()
  await page.locator('.potential .link-button').first().click()
  await expect(page.locator('.note[data-open="true"]').first()).toBeVisible()

  const result = page.url()
  await page
    .getByRole('link', { name: t('findings.mend') })
    .first()
    .click()
  await page.waitForURL(/\/edit/)
  await expect(page.locator('.editor')).toBeVisible()
  await page.goto(result)
  const ways: [name: string, path: RegExp][] = [
    [t('result.rules'), /\/optimizationInfo/],
    [t('history.title'), /\/resumeAnalysisResults$/],
  ]
  for (const [name, path] of ways) {
    await page.locator('.colophon').getByRole('link', { name }).click()
    await page.waitForURL(path)
    await page.goto(result)
  }
  await page.locator('.report-files a').click()
  await page.waitForURL(/\/price/)
  await page.goto('/resumeAnalysisResults')
  await page.locator('.history tbody a').first().click()
  await page.locator('.actions .button').first().click()
  await expect(page.locator('.drop')).toBeVisible()
})
