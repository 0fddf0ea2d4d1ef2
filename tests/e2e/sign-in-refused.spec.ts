/** What somebody sees when signing in fails: at a provider of OpenID Connect that lies, or is gone. */
import type { Page } from '@playwright/test'
import type { ErrorCode } from '#contract/errors.ts'
import type { Locale } from '#contract/locales.ts'
import { CLIENT, startIdentityProvider, type Lie, type TestProvider } from '../identity-provider.ts'
import { pathOf, say } from './resumes.ts'
import { startServer, type Server } from './server.ts'
import { signIn } from './sign-in.ts'
import { expect, test as base } from './test.ts'

const test = base.extend<object, { provider: TestProvider; server: Server }>({
  provider: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern; this needs nothing.
    async ({}, use) => {
      const provider = await startIdentityProvider(Date.now)
      await use(provider)
      await provider.close().catch(() => undefined)
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ provider }, use) => {
      const server = await startServer({
        GOOGLE_CLIENT_ID: CLIENT.id,
        GOOGLE_CLIENT_SECRET: CLIENT.secret,
        GOOGLE_ISSUER: provider.issuer,
      })
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

// In one worker: each that takes one of these tests starts a server of this kind.
test.describe.configure({ mode: 'default' })

const SIX_MINUTES_AGO = Math.floor(Date.now() / 1_000) - 6 * 60

const LIES: [Locale, ErrorCode, Lie][] = [
  ['ar', 'emailNotVerified', { claims: { email_verified: false } }],
  ['ja', 'clockWrong', { claims: { iat: SIX_MINUTES_AGO } }],
  ['de', 'loginInvalid', { wrongKey: true }],
  ['zh-CN', 'loginUnavailable', { status: 500 }],
]

/** The page says why in its own language, and the way on as a visitor works. */
async function expectRefusal(page: Page, locale: Locale, code: ErrorCode): Promise<void> {
  await page.waitForURL(`**${pathOf(locale, 'login')}?**`)
  const reason = page.getByRole('alert').locator('p:visible')
  await expect(reason).toHaveText(say(locale, 'errors', `codes.${code}`))
  await page.getByRole('link', { name: say(locale, 'login', 'page.without') }).click()
  await page.waitForURL(`**${pathOf(locale, 'links')}`)
  await expect(page.locator('#account .sign-in')).toBeVisible()
}

test.beforeEach(({ guard, provider }) => guard.expectOrigin(provider.issuer))

test('each failure has its own sentence and a way on, and then the same browser signs in', async ({
  page,
  provider,
}) => {
  for (const [locale, code, lie] of LIES) {
    provider.next = { lie }
    await page.goto(pathOf(locale, 'links'))
    await signIn(page, locale)
    await expectRefusal(page, locale, code)
  }
  provider.next = {}
  await signIn(page, 'zh-CN')
  await page.waitForURL('**/zh-CN/links')
  await expect(page.locator('#account .person')).toBeVisible()
})

test('a callback that is opened again, here or elsewhere, is told so and signs nobody in', async ({
  page,
  browser,
  provider,
  server,
}) => {
  provider.next = {}
  let callback = ''
  page.on('request', (request) => {
    if (request.url().includes('/api/google/callback')) callback = request.url()
  })
  await page.goto('/de/links')
  await signIn(page, 'de')
  await expect(page.locator('#account .person')).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL: server.url, locale: 'tr-TR' })
  const there = await elsewhere.newPage()
  await there.goto(callback)
  await expect(there.getByRole('alert').locator('p:visible')).toHaveText(
    say('tr', 'errors', 'codes.loginInvalid'),
  )
  await there.goto('/tr/links')
  await expect(there.locator('#account .sign-in')).toBeVisible()
  await elsewhere.close()

  // Who opens it again here stays who they are.
  await page.goto(callback)
  await expect(page.getByRole('alert').locator('p:visible')).toHaveCount(1)
  await page.goto('/de/links')
  await expect(page.locator('#account .person')).toBeVisible()
})

test('a page that is left while it signs in loses nothing', async ({ page, provider }) => {
  provider.next = {}
  let answers = 0
  await page.route('**/api/user/getUserInfo?*', async (route) => {
    const answer = await route.fetch()
    // The server has opened the session, but the first answer never reaches its page.
    if (++answers === 1) void page.goto('/price').catch(() => undefined)
    else await route.fulfill({ response: answer })
  })
  await page.goto('/links')
  await signIn(page, 'en')
  await page.waitForURL('**/price')
  await expect(page.locator('#account .person')).toBeVisible()
  expect(answers).toBe(2)
})

test('a provider that does not answer is told before leaving, and one goes on without', async ({
  page,
  guard,
  provider,
  server,
}) => {
  guard.expectStatus(503)
  await provider.close()
  // What it said of itself before is forgotten with the process.
  await server.kill()
  await server.restart()
  await page.goto('/fr/login?targetPath=%2Ffr%2Flinks')
  await page.locator('#sign-in').click()
  const reason = page.getByRole('alert').locator('p:visible')
  await expect(reason).toHaveText(say('fr', 'errors', 'codes.loginUnavailable'))
  await page.getByRole('link', { name: say('fr', 'login', 'page.without') }).click()
  await page.waitForURL('**/fr/links')
})
