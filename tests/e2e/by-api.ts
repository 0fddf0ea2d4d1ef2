import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { ENDPOINTS, type UploadResult } from '#contract/api.ts'
import type { Locale } from '#contract/locales.ts'
import { pathOf } from './resumes.ts'

interface At {
  /** The language of the editor; English if none is named. */
  locale?: Locale
  /** The field that the cursor is put into. */
  at?: string
}

/**
 * Opens what is read of a file in the editor, for tests that are about what comes then: the file is
 * sent without a page to load and to draw. `job.ts` has the same as visitors do it.
 *
 * @returns the id of what was uploaded
 */
export async function editFile(
  page: Page,
  path: string,
  { locale = 'en', at = '' }: At = {},
): Promise<string> {
  const file = {
    name: basename(path),
    mimeType: 'application/octet-stream',
    buffer: readFileSync(path),
  }
  let recordId = ''
  // A server that has just started on a busy machine may say that it is busy: so once more.
  await expect(async () => {
    const answer = await page.request.post(ENDPOINTS.upload.path, { multipart: { file } })
    expect(answer.status(), await answer.text()).toBe(200)
    recordId = ((await answer.json()) as { data: UploadResult }).data.recordId
  }).toPass({ timeout: 60_000 })
  await page.goto(`${pathOf(locale, 'edit')}?recordId=${recordId}&at=${at}`)
  await expect(page.locator('.editor')).toBeVisible()
  return recordId
}
