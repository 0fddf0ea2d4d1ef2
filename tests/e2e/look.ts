import { expect, type Page } from '@playwright/test'
import type { Locale } from '#contract/locales.ts'
import { violationsOn } from './axe.ts'
import { SCHEMES } from './resumes.ts'

/**
 * Looks at a state of a page with axe: by day, and where colours are tried also by night, which
 * changes them alone. The page's scheme is `light` before and after.
 *
 * @param state what a failure is called
 * @param within a selector of the part that has come; without it the whole page
 */
export async function look(
  page: Page,
  locale: Locale,
  state: string,
  within?: string,
): Promise<void> {
  const part = within ? { within } : {}
  expect(await violationsOn(page, part), state).toEqual([])
  if (!SCHEMES[locale as keyof typeof SCHEMES].some((scheme) => scheme === 'dark')) return
  await page.emulateMedia({ colorScheme: 'dark' })
  const failures = await violationsOn(page, { ...part, rules: ['color-contrast'] })
  expect(failures, `${state}, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}
