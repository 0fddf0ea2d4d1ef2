import type { BrowserContext, Page } from '@playwright/test'
import { say } from './resumes.ts'
import type { Server } from './server.ts'
import { expect, unguarded as test } from './test.ts'

/** What may still be under way when everything stops. */
const GRACE_MS = 2_000

const nameField = (page: Page) => page.locator('[id="basics.name"]')
const emailField = (page: Page) => page.locator('[id="basics.email"]')
const isNow = (page: Page, status: string) =>
  expect(page.locator('.save-state')).toHaveAttribute('data-status', status)

/** The browser has stored what is on screen. */
const isStored = (page: Page) =>
  expect(page.locator('[data-local-copy]')).toHaveAttribute('data-local-copy', 'stored')

/** A new resume with a name, saved by itself. */
async function savedResume(page: Page): Promise<void> {
  await page.goto('/edit')
  await page.getByRole('button', { name: say('en', 'editor', 'open.startBlank') }).click()
  await nameField(page).fill('Ada')
  await isNow(page, 'saved')
}

/** Types one letter after the other; gives what was typed more than the grace time ago. */
async function typeForAWhile(page: Page): Promise<string> {
  await emailField(page).click()
  const typed: { letter: string; at: number }[] = []
  for (let count = 0; count < 30; count++) {
    const letter = String.fromCharCode(97 + (count % 26))
    await page.keyboard.type(letter)
    typed.push({ letter, at: Date.now() })
    await page.waitForTimeout(100)
  }
  const end = Date.now()
  return typed
    .filter(({ at }) => end - at > GRACE_MS)
    .map(({ letter }) => letter)
    .join('')
}

/** A second device of the same person: the cookie alone. */
async function otherDevice(context: BrowserContext, server: Server): Promise<BrowserContext> {
  const { cookies } = await context.storageState()
  const other = await context.browser()?.newContext({ baseURL: server.url })
  if (!other) throw new Error('The browser is gone')
  await other.addCookies(cookies)
  return other
}

const idOf = (page: Page) => page.evaluate(() => localStorage.getItem('resumeId') ?? '')

test('what was typed while the network was cut is there after the page is gone', async ({
  context,
}) => {
  const page = await context.newPage()
  await savedResume(page)
  await context.setOffline(true)
  const kept = await typeForAWhile(page)
  await expect(page.locator('.save-state')).toHaveText(say('en', 'editor', 'state.offline'))
  await page.close()
  await context.setOffline(false)
  const again = await context.newPage()
  await again.goto('/edit')
  await expect(emailField(again)).toHaveValue(new RegExp(`^${kept}`))
  await isNow(again, 'saved')
})

test('a cut network is tried again until it is back', async ({ context }) => {
  const page = await context.newPage()
  await savedResume(page)
  await context.setOffline(true)
  await emailField(page).fill('ada@example.com')
  await isNow(page, 'offline')
  await context.setOffline(false)
  await isNow(page, 'saved')
})

test('what was typed while the server was killed is there when both are back', async ({
  context,
  server,
}) => {
  const page = await context.newPage()
  await savedResume(page)
  await server.kill()
  const kept = await typeForAWhile(page)
  await page.close()
  await server.restart()
  const again = await context.newPage()
  await again.goto('/edit')
  await expect(emailField(again)).toHaveValue(new RegExp(`^${kept}`))
  await isNow(again, 'saved')
  const other = await otherDevice(context, server)
  const elsewhere = await other.newPage()
  await elsewhere.goto(`/edit?id=${await idOf(again)}`)
  await expect(emailField(elsewhere)).toHaveValue(new RegExp(`^${kept}`))
  // The server alone has this: what it answered for before it was killed.
  await expect(nameField(elsewhere)).toHaveValue('Ada')
  await other.close()
})

test('two tabs show the same and overwrite nothing', async ({ context }) => {
  const one = await context.newPage()
  await savedResume(one)
  const two = await context.newPage()
  await two.goto('/edit')
  await emailField(one).fill('ada@example.com')
  await expect(emailField(two)).toHaveValue('ada@example.com')
  await nameField(two).fill('Ada Lovelace')
  await expect(nameField(one)).toHaveValue('Ada Lovelace')
  await isNow(one, 'saved')
  await isNow(two, 'saved')
  await one.reload()
  await expect(nameField(one)).toHaveValue('Ada Lovelace')
  await expect(emailField(one)).toHaveValue('ada@example.com')
})

test('two tabs lose nothing while the network is cut', async ({ context }) => {
  const one = await context.newPage()
  await savedResume(one)
  const two = await context.newPage()
  await two.goto('/edit')
  await expect(nameField(two)).toHaveValue('Ada')
  await context.setOffline(true)
  await emailField(one).fill('ada@example.com')
  await expect(emailField(two)).toHaveValue('ada@example.com')
  await nameField(two).fill('Ada Lovelace')
  await isStored(one)
  await isStored(two)
  await one.close()
  await two.close()
  await context.setOffline(false)
  const again = await context.newPage()
  await again.goto('/edit')
  await expect(nameField(again)).toHaveValue('Ada Lovelace')
  await expect(emailField(again)).toHaveValue('ada@example.com')
  await isNow(again, 'saved')
})

test('a browser without room says so, and the server has what was typed', async ({
  context,
  server,
}) => {
  const page = await context.newPage()
  await savedResume(page)
  // Chromium's own way of making storage small (Storage.overrideQuotaForOrigin) leaves IndexedDB
  // alone, so the browser's answer to a full one is given here.
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  const kept = await typeForAWhile(page)
  const other = await otherDevice(context, server)
  const id = await idOf(page)
  await expect(page.getByText(say('en', 'editor', 'state.full'))).toBeVisible()
  await page.close()
  const elsewhere = await other.newPage()
  await elsewhere.goto(`/edit?id=${id}`)
  await expect(emailField(elsewhere)).toHaveValue(new RegExp(`^${kept}`))
  await other.close()
})

/** Two devices that saved one after the other, and what the second is shown. */
async function conflict(context: BrowserContext, server: Server) {
  const page = await context.newPage()
  await savedResume(page)
  const other = await otherDevice(context, server)
  const elsewhere = await other.newPage()
  await elsewhere.goto(`/edit?id=${await idOf(page)}`)
  await nameField(elsewhere).fill('Augusta')
  await isNow(elsewhere, 'saved')
  await nameField(page).fill('Ada Lovelace')
  await isNow(page, 'conflict')
  await page.getByText('1 difference').click()
  const row = page.getByRole('row', { name: /Full name/ })
  await expect(row).toContainText('Ada Lovelace')
  await expect(row).toContainText('Augusta')
  return { page, other, elsewhere }
}

test.describe('another device that saved first', () => {
  test('is kept beside what is on this page', async ({ context, server }) => {
    const { page, other, elsewhere } = await conflict(context, server)
    const id = await idOf(page)
    await page.getByRole('button', { name: say('en', 'editor', 'conflict.keepBoth') }).click()
    await isNow(page, 'saved')
    expect(await idOf(page)).not.toBe(id)
    await expect(nameField(page)).toHaveValue('Ada Lovelace')
    await elsewhere.reload()
    await expect(nameField(elsewhere)).toHaveValue('Augusta')
    await other.close()
  })

  test('gives way to what is on this page, and its version can be restored', async ({
    context,
    server,
  }) => {
    const { page, other } = await conflict(context, server)
    await page.getByRole('button', { name: say('en', 'editor', 'conflict.keepMine') }).click()
    await isNow(page, 'saved')
    await page.getByRole('button', { name: say('en', 'editor', 'menu.label') }).click()
    await page.getByRole('button', { name: say('en', 'editor', 'menu.versions') }).click()
    const restore = page.getByRole('button', {
      name: new RegExp(`^${say('en', 'editor', 'versions.restore')}`),
    })
    const rows = page.locator('.versions > li')
    const earlier = rows.filter({ has: restore }).first()
    await earlier.getByRole('button', { name: say('en', 'editor', 'versions.name') }).click()
    await rows.getByRole('textbox').fill('For the bank')
    await page.keyboard.press('Enter')
    await expect(earlier.getByText('For the bank')).toBeVisible()
    await restore.first().click()
    await expect(nameField(page)).not.toHaveValue('Ada Lovelace')
    await isNow(page, 'saved')
    await expect(rows.filter({ hasText: 'For the bank' })).toHaveCount(1)
    await other.close()
  })
})

test('a resume in the trash comes back', async ({ context }) => {
  const page = await context.newPage()
  await savedResume(page)
  await page.getByRole('button', { name: say('en', 'editor', 'menu.label') }).click()
  await page.getByRole('button', { name: say('en', 'editor', 'menu.remove') }).click()
  await expect(
    page.getByRole('heading', { name: say('en', 'editor', 'open.emptyHeading') }),
  ).toBeVisible()
  await page.getByRole('button', { name: /^Restore/ }).click()
  await expect(nameField(page)).toHaveValue('Ada')
})

test('leaving asks only while the server lacks something', async ({ context }) => {
  const page = await context.newPage()
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await savedResume(page)
  await page.reload()
  await expect(nameField(page)).toHaveValue('Ada')
  expect(asked).toEqual([])
  await context.setOffline(true)
  await nameField(page).fill('Ada Lovelace')
  await isNow(page, 'offline')
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toEqual(['beforeunload'])
})

test('an edit right before leaving is on the server', async ({ context, server }) => {
  const page = await context.newPage()
  await savedResume(page)
  const id = await idOf(page)
  await nameField(page).fill('Ada Lovelace')
  await isStored(page)
  await page.goto('about:blank')
  const other = await otherDevice(context, server)
  const elsewhere = await other.newPage()
  await elsewhere.goto(`/edit?id=${id}`)
  await expect(nameField(elsewhere)).toHaveValue('Ada Lovelace')
  await other.close()
})
