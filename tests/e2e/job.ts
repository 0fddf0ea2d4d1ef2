import type { Page } from '@playwright/test'
import { ENDPOINTS } from '#contract/api.ts'
import type { Locale } from '#contract/locales.ts'
import type { Resume } from '#contract/resume.ts'
import { pathOf, say } from './resumes.ts'
import { expect } from './test.ts'

/** Steps of the main job as a visitor takes them; the specs put them together. */

/** Hands a file in on the home page and waits for its report. */
export async function analyse(page: Page, locale: Locale, file: string): Promise<void> {
  await page.goto(pathOf(locale))
  await page.locator('input[type=file]').setInputFiles(file)
  const completed = page.getByText(say(locale, 'analysis', 'result.completed'), { exact: true })
  await expect(completed).toBeVisible({ timeout: 60_000 })
}

/** Takes the result into the editor. */
export async function importResume(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('button', { name: say(locale, 'analysis', 'result.import') }).click()
  await page.waitForURL(`**${pathOf(locale, 'edit')}*`)
  await expect(page.locator('.editor')).toBeVisible()
}

/** The rich text that tells what the first job was; its entry is opened if need be. */
export async function firstJob(page: Page) {
  const section = page.locator('section[aria-labelledby="section-work"]')
  const entry = section.locator('.entry').first()
  const disclosure = entry.locator('.disclosure')
  if ((await disclosure.getAttribute('aria-expanded')) === 'false') await disclosure.click()
  const text = entry.locator('[contenteditable="true"]').last()
  await expect(text).toBeVisible()
  return text
}

/** Appends words to the last line of the first job. */
export async function changeLine(page: Page, words: string): Promise<void> {
  const text = await firstJob(page)
  await text.click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.insertText(` ${words}`)
  await expect(text).toContainText(words)
}

/** Saves what autosave has not saved yet, and gives the id under which the server keeps it. */
export async function save(page: Page): Promise<string> {
  await page.keyboard.press('ControlOrMeta+S')
  await expect(page.locator('.save-state')).toHaveAttribute('data-status', 'saved')
  return page.evaluate(() => localStorage.getItem('resumeId') ?? '')
}

/** Chooses an item of the menu in the English editor's bar. */
export async function chooseInBar(page: Page, key: string): Promise<void> {
  await page.locator('.bar .menu > .icon-button').click()
  const name = say('en', 'editor', key)
  await page.locator('.bar .menu-list').getByRole('button', { name }).click()
}

/** Loads the editor again, and gives the resume that the server handed out for it. */
export async function reload(page: Page, id: string): Promise<Resume> {
  const answered = page.waitForResponse(
    (answer) => answer.url().includes(ENDPOINTS.resumes.path) && answer.url().includes(id),
  )
  await page.reload()
  return (await (await answered).json()).data.content
}

/** Signs in as one of the demo's people, and is back with the session. */
export async function signInAs(page: Page, locale: Locale, name: string): Promise<void> {
  const account = page.locator('#account')
  await account.getByRole('link', { name: say(locale, 'login', 'header.signIn') }).click()
  await page.waitForURL('**/demo-identity/people/**')
  await page.getByRole('button', { name }).click()
  await expect(account.locator('.person')).toBeVisible()
}
