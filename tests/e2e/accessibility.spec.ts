/** States that pages come into by use; as they first appear `pages.spec.ts` looks at each. */
import { look } from './look.ts'
import { brokenFile, pathOf, resumeFile, say, TRIED } from './resumes.ts'
import { chooseDemoPerson, signIn } from './sign-in.ts'
import { expect, test } from './test.ts'

for (const locale of TRIED) {
  test(`an upload in ${locale} is accessible in every state`, async ({ page, guard }) => {
    guard.expectStatus(422)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(pathOf(locale))
    await page.locator('.paste summary').click()
    await expect(page.locator('.paste textarea')).toBeVisible()
    await look(page, locale, 'paste', '.upload')

    await page.locator('html').evaluate((html) => (html.dataset.drag = ''))
    await look(page, locale, 'a file over the page', '.upload')
    await page.locator('html').evaluate((html) => delete html.dataset.drag)

    await page.locator('input[type=file]').setInputFiles(brokenFile('encrypted.pdf'))
    await expect(page.getByRole('alert')).toBeVisible()
    await look(page, locale, 'a refused file', '.upload')

    const held = Promise.withResolvers<void>()
    await page.route('**/api/resume/optimize/v2?*', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.locator('input[type=file]').setInputFiles(resumeFile(locale, 'pdf'))
    await expect(page.locator('.progress')).toBeVisible()
    await look(page, locale, 'progress')
    held.resolve()
    await expect(
      page.getByText(say(locale, 'analysis', 'result.completed'), { exact: true }),
    ).toBeVisible()
    await look(page, locale, 'result')
  })

  test(`menus in ${locale}, and the page of demo people, are accessible`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(pathOf(locale, 'links'))
    await page.locator('[popovertarget="languages"]').first().click()
    await expect(page.locator('#languages')).toBeVisible()
    await look(page, locale, 'languages', '#languages')
    await page.keyboard.press('Escape')
    await expect(page.locator('#languages')).toBeHidden()

    await signIn(page, locale)
    await page.waitForURL('**/demo-identity/people/**')
    await look(page, locale, 'demo people')
    await chooseDemoPerson(page, 'Robin Weaver')
    await page.locator('#account .person').click()
    await expect(page.locator('#account-menu')).toBeVisible()
    await look(page, locale, 'account', '#account')
  })
}

test('a wrong address is answered in its language', async ({ request }) => {
  for (const locale of TRIED) {
    const response = await request.get(pathOf(locale, 'no-such-page'))
    expect(response.status()).toBe(404)
    expect(await response.text()).toMatch(new RegExp(`<html[^>]* lang="?${locale}["\\s>]`))
  }
})
