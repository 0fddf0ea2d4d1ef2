/** Signing in and out in a real browser, through the demo identity provider. */
import type { Page } from '@playwright/test'
import { editFile } from './by-api.ts'
import { changeLine } from './job.ts'
import { BOTH_WAYS, pathOf, resumeFile, say } from './resumes.ts'
import { chooseDemoPerson, signIn } from './sign-in.ts'
import { expect, test } from './test.ts'

const PERSON = { name: 'Amal Haddad', email: 'amal@demo.example' }

/** What logging out takes along beside the session's own keys, and what it leaves. */
const OF_THE_PERSON = { recordId: 'r', fileName: 'f', templateId: 'classic', optimizeResult: '{}' }
const OF_THE_BROWSER = { version: '1', lastResults: '[]', setAside: '{"recordId":"r","ids":[]}' }

const choose = (page: Page, name = PERSON.name) => chooseDemoPerson(page, name)

const portrait = (page: Page) => page.locator('#account .person')

const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted())

for (const locale of ['en', 'ar', 'zh-CN'] as const) {
  test(`in ${locale} somebody signs in from home and price, stays signed in, and logs out`, async ({
    page,
  }) => {
    const home = `${pathOf(locale)}?from=test`
    await page.goto(home)
    await signIn(page, locale)
    await page.waitForURL('**/demo-identity/people/**')
    await expect(page.getByRole('heading')).toHaveText(say(locale, 'login', 'demo.title'))
    await choose(page)
    await page.waitForURL(`**${home}`)
    await expect(portrait(page)).toBeVisible()
    await expect(portrait(page).locator('img')).toHaveAttribute('src', /^data:image\/png/)

    await page.reload()
    await expect(portrait(page)).toBeVisible()
    await page.evaluate(
      (texts) => {
        for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
      },
      { ...OF_THE_PERSON, ...OF_THE_BROWSER },
    )
    // the other version that was stored may load the page anew meanwhile, which closes the menu
    const logout = page.getByRole('button', { name: say(locale, 'login', 'header.logout') })
    await expect(async () => {
      if (!(await logout.isVisible())) await portrait(page).click({ timeout: 2_000 })
      await expect(page.locator('#account-menu')).toContainText(PERSON.name, { timeout: 2_000 })
      await logout.click({ timeout: 2_000 })
    }).toPass()
    await expect(page.locator('#account .sign-in')).toBeVisible()
    // and once more
    await expect(async () =>
      expect(await stored(page)).toEqual(Object.keys(OF_THE_BROWSER).toSorted()),
    ).toPass()

    // Another version than the site's would load the page anew.
    await page.evaluate(() => localStorage.clear())
    const price = `${pathOf(locale, 'price')}?from=test`
    await page.goto(price)
    await signIn(page, locale)
    await choose(page)
    await page.waitForURL(`**${price}`)
    await expect(portrait(page)).toBeVisible()
  })
}

for (const locale of BOTH_WAYS) {
  test(`in ${locale} what a visitor made is in the account after signing in from the editor`, async ({
    page,
  }) => {
    const recordId = await editFile(page, resumeFile(locale, 'pdf'), { locale })
    await changeLine(page, 'changed')
    await page.getByRole('button', { name: say(locale, 'editor', 'menu.label') }).click()
    await page.getByRole('button', { name: say(locale, 'editor', 'menu.signIn') }).click()
    await choose(page)
    await page.waitForURL(`**${pathOf(locale, 'edit')}*`)
    await expect(page.locator('.editor')).toBeVisible()
    await expect(page.locator('.save-state')).toHaveAttribute('data-status', 'saved')
    // Without the visitor's cookie only the account can have them.
    await page.context().clearCookies()
    await page.reload()
    await expect(page.locator('.editor')).toBeVisible()
    await page.goto(`${pathOf(locale, 'resumeAnalysisResults')}?recordId=${recordId}`)
    // Judged now, for the first time.
    await expect(page.locator('.result')).toBeVisible({ timeout: 60_000 })
  })
}

test('a plan of two shows the play badge', async ({ page }) => {
  await page.goto('/')
  await signIn(page, 'en')
  await choose(page, 'Robin Weaver')
  await expect(portrait(page).locator('.badge')).toBeVisible()
})

test('whoever cancels is told so, and goes on without', async ({ page }) => {
  await page.goto('/de/edit')
  await page.goto('/de/')
  await signIn(page, 'de')
  await choose(page, say('de', 'login', 'demo.cancel'))
  await page.waitForURL('**/de/login?**')
  await expect(page.getByRole('alert').locator('p:visible')).toHaveText(
    say('de', 'errors', 'codes.loginCancelled'),
  )
  await page.getByRole('link', { name: say('de', 'login', 'page.without') }).click()
  await page.waitForURL('**/de/')
  await expect(page.locator('#account .sign-in')).toBeVisible()
})

test('two tabs stay in step', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/')
  await page.goto('/')
  await signIn(page, 'en')
  await choose(page)
  await expect(portrait(page)).toBeVisible()
  await expect(portrait(other)).toBeVisible()
  await portrait(page).click()
  await page.getByRole('button', { name: say('en', 'login', 'header.logout') }).click()
  await expect(other.locator('#account .sign-in')).toBeVisible()
})

test('a session that the server has ended leaves a visitor, and no error', async ({
  page,
  guard,
}) => {
  guard.expectStatus(401)
  await page.goto('/')
  await signIn(page, 'en')
  await choose(page)
  await expect(portrait(page)).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('token'))
  await page.request.post('/api/user/logout', { headers: { Authorization: `Bearer ${token}` } })
  await page.reload()
  await expect(page.locator('#account .sign-in')).toBeVisible()
  expect(await stored(page)).not.toContain('token')
})

test('neither state flashes, and nothing moves', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as { value?: number }).value ?? 0)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  await signIn(page, 'en')
  await choose(page)
  await expect(portrait(page)).toBeVisible()
  // A slow computer paints the header before it has read all of it.
  const tools = await page.context().newCDPSession(page)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.reload()
  await expect(portrait(page)).toBeVisible()
  // Two frames with all fonts: whatever is still to move has moved.
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
  const total = await page.evaluate(() =>
    (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
  )
  expect(total).toBe(0)
})
