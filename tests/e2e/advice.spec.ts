import { advising, startStubModel, type StubModel } from '#server/commands/bench/stub-model.ts'
import type { Locale } from '#contract/locales.ts'
import { violationsOn } from './axe.ts'
import { analyse } from './job.ts'
import { pathOf, resumeFile, say } from './resumes.ts'
import { startServer } from './server.ts'
import { expect, test as base } from './test.ts'

/** A server of its own with a model that takes two seconds, and what it was told. */
const test = base.extend<object, { stub: StubModel }>({
  stub: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern; this needs nothing.
    async ({}, use) => {
      const stub = await startStubModel(advising({ firstTokenMs: 1_500, tokensPerSecond: 180 }))
      await use(stub)
      await stub.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ stub }, use) => {
      const server = await startServer({ OPENAI_MODEL: 'gpt-4-stub', OPENAI_BASE_URL: stub.url })
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

// In one worker: each that takes one of these tests starts a server of this kind.
test.describe.configure({ mode: 'default' })

for (const locale of ['en', 'ar'] satisfies Locale[]) {
  test(`shows the marks of rules first, then what a model proposes, in ${locale}`, async ({
    page,
  }) => {
    await analyse(page, locale, resumeFile(locale, 'pdf'))
    await page.getByRole('button', { name: say(locale, 'analysis', 'views.list') }).click()
    const advice = page.locator('.model-advice')
    // What rules say is there while the model is still reading.
    await expect(page.locator('.marks > .marks-list > .mark').first()).toBeVisible()
    await expect(advice.locator('.mark').first()).toBeVisible({ timeout: 20_000 })
    const label = say(locale, 'analysis', 'findings.byModel')
    for (const mark of await advice.locator('.mark').all()) await expect(mark).toContainText(label)
    for (const mark of await page.locator('.marks > .marks-list > .mark').all()) {
      await expect(mark).not.toContainText(label)
    }
    await expect(advice.locator('output')).toBeEmpty({ timeout: 20_000 })
    await expect(page.locator('.colophon')).toContainText('gpt-4-stub')
    expect(await violationsOn(page, { within: '.marks' })).toEqual([])
  })
}

test('says on the home page that a model is on, and which', async ({ page }) => {
  await page.goto(pathOf('en'))
  const question = page.getByText(say('en', 'home', 'faq.modelQuestion'))
  await page.locator('#faq').scrollIntoViewIfNeeded()
  await question.click()
  await expect(page.locator('#faq')).toContainText('(gpt-4-stub)')
  await expect(page.getByText(say('en', 'home', 'file.modelNote'))).toBeVisible()
})

base('says nothing of a model where none is on', async ({ page }) => {
  await page.goto(pathOf('en'))
  const answered = page.waitForResponse('**/api/config')
  await page.locator('#faq').scrollIntoViewIfNeeded()
  await answered
  await expect(page.getByText(say('en', 'home', 'faq.modelQuestion'))).toBeHidden()
  await expect(page.getByText(say('en', 'home', 'file.modelNote'))).toBeHidden()
})
