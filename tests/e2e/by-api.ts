import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { ENDPOINTS } from '#contract/api.ts'
import { pathOf } from './resumes.ts'

/**
 * Opens what is read of a file in the English editor, for tests that are about what comes then: the
 * file is sent without a page to load and to draw. `job.ts` has the same as visitors do it.
 *
 * @param at the field that the cursor is put into
 */
export async function editFile(page: Page, path: string, at = ''): Promise<void> {
  const file = {
    name: basename(path),
    mimeType: 'application/octet-stream',
    buffer: readFileSync(path),
  }
  const answer = await page.request.post(ENDPOINTS.upload.path, { multipart: { file } })
  const { recordId } = ((await answer.json()) as { data: { recordId: string } }).data
  await page.goto(`${pathOf('en', 'edit')}?recordId=${recordId}&at=${at}`)
  await expect(page.locator('.editor')).toBeVisible()
}
