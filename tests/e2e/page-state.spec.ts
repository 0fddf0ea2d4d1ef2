import type { Page } from '@playwright/test'
import { say } from './resumes.ts'
import { expect, test } from './test.ts'

/** Answers the build id, and counts how often it is asked for. */
async function serveVersion(page: Page, version: () => string) {
  const asked = { times: 0 }
  await page.route('**/version.json', (route) => {
    asked.times += 1
    return route.fulfill({ json: { version: version() } })
  })
  return asked
}

test('a chosen theme is there before any script', async ({ page, guard }) => {
  guard.expectError(/ERR_FAILED/)
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/about', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 26, 39)')
})

test('a first visit remembers the version and says nothing', async ({ page }) => {
  await page.clock.install()
  await serveVersion(page, () => 'one')
  page.on('dialog', () => expect.soft('an alert').toBe('none'))
  await page.goto('/about')
  await page.clock.fastForward(5_000)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('version'))).toBe('one')
})

test('a new version is announced, then loaded', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    if (!localStorage.getItem('version')) localStorage.setItem('version', 'one')
  })
  await serveVersion(page, () => 'two')
  const said: string[] = []
  page.on('dialog', async (dialog) => {
    said.push(`${dialog.type()}: ${dialog.message()}`)
    await dialog.accept()
  })
  await page.goto('/about')
  const reloaded = page.waitForEvent('framenavigated')
  await page.clock.fastForward(5_000)
  await reloaded
  expect(said).toEqual(['alert: A new version is available. Click OK to reload the page.'])
  expect(await page.evaluate(() => localStorage.getItem('version'))).toBe('two')
})

test('a page stops asking after ten times', async ({ page }) => {
  await page.clock.install()
  const asked = await serveVersion(page, () => 'one')
  await page.goto('/about')
  await page.clock.fastForward(5_000)
  for (let times = 1; times < 14; times++) {
    await expect.poll(() => asked.times).toBe(Math.min(times, 10))
    // The next timer starts when the answer has been read.
    await page.evaluate(() => fetch('/robots.txt').then((response) => response.text()))
    await page.clock.fastForward(300_000)
  }
  expect(asked.times).toBe(10)
})

test('a script that is gone is met by one reload a minute', async ({ page, guard }) => {
  guard.expectStatus(404)
  guard.expectError(/^\[astro-island\] Error hydrating/)
  let loads = 0
  page.on('framenavigated', () => (loads += 1))
  await page.route(/\/_astro\/AnalysisView[^/]*\.js/, (route) => route.fulfill({ status: 404 }))
  await page.goto('/')
  await page.locator('.desk h1').hover()
  await expect.poll(() => loads).toBe(2)
  await page.waitForLoadState()
  // The second failure stays; no third load follows.
  const failed = page.waitForEvent('console', (message) => message.text().includes('hydrating'))
  await page.mouse.move(5, 5)
  await page.locator('.desk h1').hover()
  await failed
  expect(loads).toBe(2)
})

test('a bar shows that another page is on its way', async ({ page }) => {
  await page.goto('/about')
  const bar = page.locator('#loading-bar')
  await expect(bar).not.toHaveAttribute('data-loading')
  // A page that is being left answers no questions: it notes for the next one what it showed.
  await bar.evaluate((element) => {
    const note = () => sessionStorage.setItem('shown', getComputedStyle(element).animation)
    new MutationObserver(note).observe(element, { attributeFilter: ['data-loading'] })
  })
  await page.getByRole('link', { name: 'Terms' }).click()
  await expect(page).toHaveURL(/\/terms$/)
  expect(await page.evaluate(() => sessionStorage.getItem('shown'))).toMatch(/5s .* 0\.2s/)
  await expect(bar).not.toHaveAttribute('data-loading')
})

test('an empty editor is there before its script, and a click on it is not lost', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route(/\/_astro\/Editor[^/]*\.js/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/edit')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const start = page.getByRole('button', { name: say('en', 'editor', 'open.startBlank') })
  await start.click()
  held.resolve()
  await expect(page.locator('.editor')).toBeVisible()
  await page.waitForFunction(() => localStorage.getItem('resumeId') !== null)
  // Whoever has one sees no word of an empty editor meanwhile.
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('[data-frame="empty"]')).toBeHidden()
  await expect(page.locator('.editor')).toBeVisible()
})
