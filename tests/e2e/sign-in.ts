import type { Page } from '@playwright/test'
import type { Locale } from '#contract/locales.ts'
import { say } from './resumes.ts'

/** Signing in as a person does, through the header and the demo's page of people. */

export const signIn = (page: Page, locale: Locale) =>
  page
    .locator('#account')
    .getByRole('link', { name: say(locale, 'login', 'header.signIn') })
    .click()

/** Chooses somebody, or the button of that name, and is on the way back. */
export async function chooseDemoPerson(page: Page, name: string): Promise<void> {
  await page.waitForURL('**/demo-identity/people/**')
  await page.getByRole('button', { name }).click()
}
