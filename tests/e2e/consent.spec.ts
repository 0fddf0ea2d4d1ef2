import type { BrowserContext, Page } from '@playwright/test'
import { LOCALES } from '#contract/locales.ts'
import { bringAxe, violationsOn } from './axe.ts'
import { pathOf, say, TRIED } from './resumes.ts'
import { expect, test } from './test.ts'

// Programs are not asked: a visitor's browser says that it is none.
test.beforeEach(async ({ context }) => {
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
  )
})

const dialog = (page: Page) => page.locator('#cc-main .cm')
const settings = (page: Page) => page.locator('#cc-main .pm')
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name })

/** Colours are the same in every language. */
const COLOURS = ['color-contrast']

/** The record of a choice, as the cookie holds it. */
async function recordIn(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'cc_cookieconsent')
  if (!cookie) return null
  const days = (cookie.expires - Date.now() / 1000) / 86_400
  return { ...cookie, days, content: JSON.parse(decodeURIComponent(cookie.value)) }
}

/** The newest state that the tags were told. */
const toldTags = (page: Page) =>
  page.evaluate(() => {
    const last = window.dataLayer?.at(-1) as unknown as Record<number, unknown> | undefined
    return last ? [last[0], last[1], last[2]] : null
  })

test('the dialogs speak every language, and are accessible, day and night', async ({ page }) => {
  test.slow()
  await bringAxe(page)
  for (const locale of LOCALES) {
    // Colours are the same in every language.
    const isTried = TRIED.some((tried) => tried === locale)
    const look = async (within: string) => {
      await page.emulateMedia({ colorScheme: 'light' })
      const without = isTried ? [] : COLOURS
      expect(await violationsOn(page, { within, without }), locale).toEqual([])
      if (!isTried) return
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await violationsOn(page, { within, rules: COLOURS }), locale).toEqual([])
    }
    await page.goto(pathOf(locale, 'about'))
    await expect(dialog(page)).toContainText(say(locale, 'consent', 'dialog.title'))
    await look('#cc-main')
    await button(page, say(locale, 'consent', 'dialog.customize')).click()
    await expect(settings(page)).toContainText(say(locale, 'consent', 'preferences.title'))
    await look('#cc-main .pm')
    await page.keyboard.press('Escape')
    await expect(settings(page)).toBeHidden()
  }
})

test('agreeing to all holds for a year and tells the tags', async ({ page, context }) => {
  await page.goto('/')
  await button(page, 'Agree All').click()
  await expect(dialog(page)).toBeHidden()
  const record = await recordIn(context)
  expect(record?.days).toBeCloseTo(365.25, 1)
  expect(record).toMatchObject({ path: '/', sameSite: 'Lax', domain: 'localhost' })
  expect(record?.content).toMatchObject({
    categories: ['necessary', 'analytics', 'ads', 'marketing'],
    revision: 1,
    languageCode: 'en',
    services: expect.anything(),
    consentTimestamp: expect.any(String),
    lastConsentTimestamp: expect.any(String),
    consentId: expect.stringMatching(/^[\da-f-]{36}$/),
    expirationTime: expect.any(Number),
  })
  expect(record?.content).toHaveProperty('data')
  expect(await toldTags(page)).toEqual([
    'consent',
    'update',
    {
      analytics_storage: 'granted',
      ad_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'granted',
    },
  ])
  await page.reload()
  await expect(page.locator('#cookie-settings')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
})

test('necessary items only holds for three days and denies the rest', async ({ page, context }) => {
  await page.goto('/')
  await button(page, 'Necessary items only').click()
  const record = await recordIn(context)
  expect(record?.days).toBeCloseTo(3, 1)
  expect(record?.content.categories).toEqual(['necessary'])
  expect((await toldTags(page))?.[2]).toMatchObject({
    analytics_storage: 'denied',
    ad_storage: 'denied',
  })
})

test('a choice can be changed by the button at the bottom left', async ({ page, context }) => {
  await page.goto('/')
  await button(page, 'Custom settings').click()
  const switches = settings(page).locator('input[type=checkbox]')
  await expect(switches).toHaveCount(4)
  await expect(switches.nth(0)).toBeDisabled()
  await expect(switches.nth(0)).toBeChecked()
  for (const at of [1, 2, 3]) await expect(switches.nth(at)).not.toBeChecked()
  // The library takes the focus into its dialog a moment after it opened.
  await expect(settings(page).locator('> [tabindex="-1"]')).toBeFocused()
  await switches.nth(1).press('Space')
  await expect(switches.nth(1)).toBeChecked()
  await settings(page).getByRole('button', { name: 'Save settings' }).click()
  await expect(settings(page)).toBeHidden()
  await expect(dialog(page)).toBeHidden()
  expect((await recordIn(context))?.content.categories).toEqual(['necessary', 'analytics'])

  const manage = page.getByRole('button', { name: 'Manage Cookie' })
  const box = await manage.boundingBox()
  expect(box?.x).toBeLessThan(40)
  await manage.click()
  await expect(settings(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(settings(page)).toBeHidden()
  await manage.click()
  await settings(page).getByRole('button', { name: 'Necessary items only' }).click()
  expect((await recordIn(context))?.content.categories).toEqual(['necessary'])
  expect((await toldTags(page))?.[2]).toMatchObject({ analytics_storage: 'denied' })
})

test('another revision asks again', async ({ page, context }) => {
  await page.goto('/')
  await button(page, 'Agree All').click()
  const record = await recordIn(context)
  const { name, domain, path } = record ?? { name: '', domain: '', path: '' }
  const value = encodeURIComponent(JSON.stringify({ ...record?.content, revision: 0 }))
  await context.addCookies([{ name, domain, path, value }])
  await page.reload()
  await expect(dialog(page)).toBeVisible()
})

/** Serves pages as a build with analytics does, from an address of our own. */
async function withAnalytics(page: Page, origin: string) {
  await page.route('**/stats/script.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.counted = true' }),
  )
  await page.route(/\/(about)?$/, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const attributes = `id="cookie-settings" data-host="${origin}/stats" data-website-id="site-1"`
    await route.fulfill({ response, body: html.replace('id="cookie-settings"', attributes) })
  })
}

test('analytics comes with consent and goes with it', async ({ page, server }) => {
  await withAnalytics(page, server.url)
  await page.goto('/about')
  await expect(dialog(page)).toBeVisible()
  const script = page.locator('script#analytics')
  await expect(script).toHaveCount(0)
  await button(page, 'Agree All').click()
  await expect(script).toHaveAttribute('data-website-id', 'site-1')
  await expect(script).toHaveAttribute('defer', '')
  await expect.poll(() => page.evaluate(() => 'counted' in window)).toBe(true)
  await page.locator('#cookie-settings').click()
  await settings(page).getByRole('button', { name: 'Necessary items only' }).click()
  await expect(script).toHaveCount(0)
})

test('analytics stays away from whoever is signed in', async ({ page, server }) => {
  await page.goto('/')
  await page.locator('#account .sign-in').click()
  await page.waitForURL('**/demo-identity/people/**')
  await page.getByRole('button', { name: 'Amal Haddad' }).click()
  await expect(page.locator('#account .person')).toBeVisible()
  await withAnalytics(page, server.url)
  await page.goto('/about')
  await button(page, 'Agree All').click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.locator('script#analytics')).toHaveCount(0)
})

test('nothing moves when the dialog comes', async ({ page }) => {
  await page.addInitScript(() => {
    const told = window as unknown as { shifted: number }
    told.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[])
        told.shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  await expect(dialog(page)).toBeVisible()
  const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted)
  expect(shifted).toBeLessThanOrEqual(0.01)
})

test('a crawler is not asked', async ({ browser, server }) => {
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (compatible; Examplebot/1.0)',
    locale: 'en',
  })
  const page = await context.newPage()
  await page.goto(server.url)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('#cc-main')).toHaveCount(0)
  await expect(page.locator('#cookie-settings')).toBeHidden()
  await context.close()
})

for (const locale of ['en', 'ar'] as const) {
  test(`on a phone in ${locale} the button leaves every tab of the editor free`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(pathOf(locale, 'edit'))
    await button(page, say(locale, 'consent', 'dialog.necessaryOnly')).click()
    await page.getByRole('button', { name: say(locale, 'editor', 'open.startBlank') }).click()
    await expect(page.locator('#cookie-settings')).toBeVisible()
    const tabs = page.locator('.views button')
    for (const tab of (await tabs.all()).toReversed()) {
      await tab.click({ timeout: 5_000 })
      await expect(tab).toHaveAttribute('aria-current', /./)
    }
  })
}
