/** Plans and prices in a real browser, paid for at a double of Stripe. */
import type { Page } from '@playwright/test'
import type { Locale } from '#contract/locales.ts'
import { format } from '#contract/message.ts'
import { startStripe, type StripeDouble } from '../stripe/index.ts'
import { analyse, signInAs } from './job.ts'
import { pathOf, resumeFile, say } from './resumes.ts'
import { startServer, type Server } from './server.ts'
import { expect, test as base } from './test.ts'

/** With a shop of its own: its server sells by a Stripe of its own. */
const test = base.extend<object, { stripe: StripeDouble; server: Server }>({
  stripe: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern; this needs nothing.
    async ({}, use) => {
      const stripe = await startStripe()
      await use(stripe)
      await stripe.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ stripe }, use) => {
      const server = await startServer({ ...stripe.env, RATE_LIMIT_FACTOR: '1' })
      stripe.sendTo(`${server.url}/api/pay/webhook`)
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

// In one worker: each that takes one of these tests starts a server of this kind.
test.describe.configure({ mode: 'default' })

const usedUp = say('en', 'upload', 'quota.used').split('{time}')[0] ?? ''

const DECLINED = '4000000000000002'

test.beforeEach(({ guard, stripe }) => guard.expectOrigin(stripe.env.STRIPE_API ?? ''))

async function choose(page: Page, name: string): Promise<void> {
  await page.waitForURL('**/demo-identity/people/**')
  await page.getByRole('button', { name }).click()
}

const status = (page: Page) => page.locator('#price .state')

const nameIn = (locale: Locale, id: string) => say(locale, 'templates', `${id}.name`)

test('somebody without an account buys Pro, is thanked, cancels it, and keeps it to the end', async ({
  page,
}) => {
  await page.goto('/price')
  await expect(page.locator('header a[aria-current="page"]').first()).toHaveText(
    say('en', 'site', 'header.price'),
  )
  await page.getByRole('link', { name: say('en', 'price', 'table.getPro') }).click()
  await page.getByRole('button', { name: say('en', 'login', 'header.signIn') }).click()
  await choose(page, 'Amal Haddad')
  await page.waitForURL('**/price')
  await expect(status(page)).toContainText(say('en', 'price', 'state.basic'))
  await expect(page.locator('[data-plan="basic"]')).toHaveAttribute('data-current', '')

  const getPro = page.getByRole('link', { name: say('en', 'price', 'table.getPro') })
  await getPro.click()
  await expect(page.locator('#amount')).toHaveText('$10.00')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(status(page)).toContainText(say('en', 'price', 'state.cancelled'))
  await expect(page).toHaveURL(/\/price$/)

  await getPro.click()
  await page.getByLabel('Card').fill(DECLINED)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
  await page.getByRole('button', { name: 'Pay' }).click()
  await page.waitForURL('**/price*')
  await expect(status(page)).toContainText(say('en', 'price', 'state.thanksPro'))
  await expect(status(page)).toContainText(say('en', 'price', 'state.active'))
  await expect(page.locator('#account .badge')).toBeVisible()
  await expect(getPro).toBeHidden()

  await page.getByRole('button', { name: say('en', 'price', 'state.manage') }).click()
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await page.waitForURL('**/price')
  const until = say('en', 'price', 'state.ending').split('{date}')[0] ?? ''
  await expect(async () => {
    await page.reload()
    await expect(status(page)).toContainText(until, { timeout: 2_000 })
  }).toPass()
})

for (const [locale, template] of [
  ['en', 'compact'],
  ['ar', 'executive'],
] as const) {
  test(`in ${locale} a premium template that is refused leads to buying it, and then downloads`, async ({
    page,
    guard,
  }) => {
    guard.expectStatus(403)
    await page.goto(pathOf(locale))
    await signInAs(page, locale, 'Kim Larsson')
    await page.goto(`${pathOf(locale, 'edit')}?template=${template}`)
    await page.getByRole('button', { name: say(locale, 'editor', 'open.startBlank') }).click()
    await page.getByRole('button', { name: say(locale, 'editor', 'bar.download') }).click()
    const refusal = page.locator('.toasts')
    await expect(refusal).toContainText(say(locale, 'errors', 'codes.templateNotOwned'))
    await refusal.getByRole('link', { name: say(locale, 'editor', 'template.buy') }).click()
    await page.waitForURL(`**${pathOf(locale, 'price')}?template=${template}`)

    const name = nameIn(locale, template)
    const card = page.locator(`#template-${template}`)
    await expect(card).toBeInViewport()
    const buy = format(say(locale, 'price', 'single.buy'), { name }, locale)
    await card.getByRole('link', { name: buy }).click()
    await page.getByRole('button', { name: 'Pay' }).click()
    await page.waitForURL(`**${pathOf(locale, 'price')}*`)
    const thanks = format(say(locale, 'price', 'state.thanksTemplate'), { name }, locale)
    await expect(status(page)).toContainText(thanks)
    await expect(card).toContainText(say(locale, 'price', 'state.yours'))

    await page.getByRole('link', { name: say(locale, 'price', 'state.editor') }).click()
    await expect(page.locator('.editor')).toBeVisible()
    const downloaded = page.waitForEvent('download')
    await page.getByRole('button', { name: say(locale, 'editor', 'bar.download') }).click()
    expect((await downloaded).suggestedFilename()).toMatch(/\.pdf$/)
  })
}

test('a visitor is told what is left before it bites, and the way on when it does', async ({
  page,
  guard,
}) => {
  test.slow()
  guard.expectStatus(429)
  const quota = page.locator('.quota')
  for (const left of [1, 0]) {
    await analyse(page, 'en', resumeFile('en', 'docx'))
    await page.getByRole('button', { name: say('en', 'analysis', 'result.reupload') }).click()
    const sentence = format(say('en', 'upload', 'quota.left'), { left, total: 2 }, 'en')
    await expect(quota).toContainText(left > 0 ? sentence : usedUp)
  }
  await page.locator('input[type=file]').setInputFiles(resumeFile('en', 'docx'))
  const refusal = page.locator('.upload [role="alert"]')
  await expect(refusal).toContainText(say('en', 'errors', 'codes.analysesUsedUp'))
  await quota.getByRole('link').click()
  await page.waitForURL('**/login?**')
})
