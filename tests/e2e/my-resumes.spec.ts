/** The page of one's own resumes, analyses and data: every control, and what became of it. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Locale } from '#contract/locales.ts'
import { unzipped } from '../unit/server/zip.ts'
import { violationsOn } from './axe.ts'
import { editFile } from './by-api.ts'
import { analyse, changeLine, importResume, save, signInAs } from './job.ts'
import { BOTH_WAYS, pathOf, resumeFile, say } from './resumes.ts'
import { chooseDemoPerson, signIn } from './sign-in.ts'
import { expect, test } from './test.ts'

const cards = (page: Page) => page.locator('.my-resumes .resume-row')
const rows = (page: Page) => page.locator('.history tbody tr:not(.history-scores)')

/** The name of a card's action, as assistive technology hears it. */
const action = (locale: Locale, key: string, title: string) =>
  say(locale, 'resumes', 'list.actionOn')
    .replace('{action}', say(locale, 'resumes', `list.${key}`))
    .replace('{entry}', title)

/** A resume that the server has, made of an upload. */
async function saved(page: Page, locale: Locale): Promise<void> {
  await editFile(page, resumeFile(locale, 'pdf'), { locale })
  await save(page)
}

for (const locale of BOTH_WAYS) {
  test(`a visitor in ${locale} keeps resumes and analyses in order`, async ({ page }) => {
    await page.goto(pathOf(locale, 'myResume'))
    const upload = page.locator('.my-resumes .none a')
    await expect(upload).toHaveAttribute('href', pathOf(locale))
    await expect(page.locator('.list-controls')).toHaveCount(0)

    await saved(page, locale)
    await page.goto(pathOf(locale, 'myResume'))
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page).locator('img')).toBeVisible()
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page).locator('img')).toBeVisible()
    const title = (await cards(page).locator('.resume-name').textContent()) ?? ''

    const press = (key: string, name = title) =>
      page.getByRole('button', { name: action(locale, key, name), exact: true }).click()
    const [pdf] = await Promise.all([page.waitForEvent('download'), press('download')])
    expect(
      readFileSync(await pdf.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')

    await press('duplicate')
    await expect(cards(page)).toHaveCount(2)
    const copy = say(locale, 'resumes', 'list.copyOf').replace('{title}', title)
    await press('rename', copy)
    await page.locator('.rename-form input').fill('Zebra 2')
    await page.keyboard.press('Enter')
    await expect(cards(page).filter({ hasText: 'Zebra 2' })).toHaveCount(1)

    const search = page.locator('.my-resumes input[type=search]')
    await search.fill('ZÉBRA')
    await expect(cards(page)).toHaveCount(1)
    await search.fill('nothing of this name')
    await expect(cards(page)).toHaveCount(0)
    await expect(page.locator('.my-resumes .list-controls output')).toContainText('nothing of')
    await search.fill('')
    const order = page.locator('.my-resumes select')
    await order.selectOption('oldest')
    await expect(cards(page).first()).toContainText(title)
    await order.selectOption('newest')
    await expect(cards(page).first()).toContainText('Zebra 2')

    await press('remove', 'Zebra 2')
    await expect(cards(page)).toHaveCount(1)
    await page.getByRole('button', { name: say(locale, 'resumes', 'list.undo') }).click()
    await expect(cards(page)).toHaveCount(2)
    await press('remove', 'Zebra 2')
    await expect(cards(page)).toHaveCount(1)
    await page.reload()
    await expect(cards(page)).toHaveCount(1)
    const trash = page.locator('.trash li')
    await trash.locator('.link-button').first().click()
    await expect(cards(page)).toHaveCount(2)
    await expect(trash).toHaveCount(0)

    // An analysis: deleted, brought back at once, then out of the trash, then deleted for good.
    const word = (key: string) => say(locale, 'analysis', `history.${key}`)
    const deleteAnalysis = async () => {
      await rows(page).getByText(word('remove'), { exact: true }).click()
      await rows(page).getByText(word('remove'), { exact: true }).click()
      await expect(rows(page)).toHaveCount(0)
    }
    await deleteAnalysis()
    await expect(trash).toContainText(say(locale, 'resumes', 'trash.analysis'))
    await page.locator('.history .notice .link-button').click()
    await expect(rows(page)).toHaveCount(1)
    await deleteAnalysis()
    await trash.locator('.link-button').first().click()
    await expect(rows(page)).toHaveCount(1)
    await deleteAnalysis()
    const forGood = trash.getByText(say(locale, 'resumes', 'trash.forGood'), { exact: true })
    await forGood.click()
    await expect(trash).toContainText(say(locale, 'resumes', 'trash.question'))
    await trash.getByText(say(locale, 'resumes', 'list.cancel'), { exact: true }).click()
    await expect(forGood).toBeFocused()
    await forGood.click()
    await forGood.click()
    await expect(trash).toHaveCount(0)

    expect(await violationsOn(page)).toEqual([])
    await cards(page).filter({ hasText: 'Zebra 2' }).locator('.resume-name').click()
    await expect(page.locator('.editor')).toBeVisible()
    await expect(page.locator('.bar .title')).toHaveValue('Zebra 2')
  })
}

test('scores have a history for Pro, and analyses an order', async ({ page }) => {
  await page.goto('/')
  await signInAs(page, 'en', 'Robin Weaver')
  await analyse(page, 'en', resumeFile('en', 'pdf'))
  const score = await page.locator('[data-score]').getAttribute('data-score')
  await page.goto('/resumeAnalysisResults')
  const name = (await rows(page).getByRole('link').last().textContent()) ?? ''
  const label = say('en', 'analysis', 'history.scoresLabel').replace('{fileName}', name)
  await page.getByRole('button', { name: label, exact: true }).click()
  await expect(page.locator('.scores li')).toHaveCount(1)
  await expect(page.locator('.scores b')).toHaveText(score ?? '')
  await page.locator('.history select').selectOption('score')
  await page.locator('.history input[type=search]').fill('no such file')
  await expect(rows(page)).toHaveCount(0)
})

// A person whom no other test signs in as: what they made would be in the account, too.
test('a visitor deletes everything, after a second thought, and has a receipt', async ({
  page,
}) => {
  await saved(page, 'en')
  await page.goto('/myResume')
  await expect(cards(page)).toHaveCount(1)
  const ask = page.getByRole('button', { name: say('en', 'account', 'erase.askVisitor') })
  const answers = page.locator('.answers')
  await ask.click()
  await answers.getByRole('button', { name: say('en', 'account', 'erase.cancel') }).click()
  await expect(cards(page)).toHaveCount(1)
  await ask.click()
  await answers.getByRole('button', { name: say('en', 'account', 'erase.confirm') }).click()
  await expect(page.locator('.receipt')).toContainText('1 resume')
  await expect(cards(page)).toHaveCount(0)
  await page.evaluate(() =>
    Object.assign(globalThis, { print: () => (document.title = 'printed') }),
  )
  await answers.getByRole('button', { name: say('en', 'account', 'receipt.print') }).click()
  await expect(page).toHaveTitle('printed')
  await answers.getByRole('link').click()
  await page.waitForURL((url) => url.pathname === '/')
})

test('a resume that is left before it is saved is one resume, whoever signs in then', async ({
  page,
}) => {
  const title = `left-${Date.now()}`
  const buffer = readFileSync(resumeFile('en', 'docx'))
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  await page.goto('/')
  await page.locator('input[type=file]').setInputFiles({ name: `${title}.docx`, mimeType, buffer })
  await page.getByRole('button', { name: say('en', 'analysis', 'result.import') }).click()
  await page.locator('.editor').waitFor()
  // The page is left while its save is on the way, and never hears of it.
  await page.goto('/')
  await signInAs(page, 'en', 'Robin Weaver')
  await page.goto('/edit')
  await expect(page.locator('.bar .title')).toHaveValue(title)
  await save(page)
  await page.goto('/myResume')
  await expect(cards(page).filter({ hasText: title })).toHaveCount(1)
})

test('everything is taken away as a ZIP, sessions end, and the account is deleted', async ({
  page,
  context,
  browser,
  server,
  guard,
}) => {
  guard.expectStatus(401, 403, 404)
  await analyse(page, 'en', resumeFile('en', 'pdf'))
  await importResume(page, 'en')
  await save(page)
  await page.goto('/myResume')
  await signIn(page, 'en')
  await chooseDemoPerson(page, 'Kim Larsson')
  await page.waitForURL('**/myResume')
  await expect(cards(page)).toHaveCount(1)

  const phone = await browser.newContext({ baseURL: server.url })
  const there = await phone.newPage()
  await there.goto('/')
  await signIn(there, 'en')
  await chooseDemoPerson(there, 'Kim Larsson')
  await expect(there.locator('#account .person')).toBeVisible()
  await page.reload()
  await expect(page.locator('.sessions li')).toHaveCount(2)
  await page.locator('.sessions .link-button').click()
  await expect(page.locator('.sessions li')).toHaveCount(1)
  await there.reload()
  await expect(there.locator('#account .sign-in')).toBeVisible()
  await signIn(there, 'en')
  await chooseDemoPerson(there, 'Kim Larsson')
  await expect(there.locator('#account .person')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: say('en', 'account', 'sessions.endOthers') }).click()
  await expect(page.locator('.sessions li')).toHaveCount(1)
  await there.reload()
  await expect(there.locator('#account .sign-in')).toBeVisible()
  await phone.close()

  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('en', 'account', 'data.download') }).click(),
  ])
  const files = await unzipped(readFileSync(await archive.path()))
  const paths = [...files.keys()]
  expect(paths).toContain('account.json')
  const pdf = files.get(paths.find((path) => path.endsWith('.pdf')) ?? '')
  expect(pdf?.subarray(0, 5).toString()).toBe('%PDF-')
  expect(paths.some((path) => path.endsWith('analysis.json'))).toBe(true)

  // Another tab, with a resume of the account on screen.
  const editor = await context.newPage()
  await editor.goto('/edit')
  await expect(editor.locator('.editor')).toBeVisible()

  await page.bringToFront()
  const ask = page.getByRole('button', { name: say('en', 'account', 'erase.ask') })
  await ask.click()
  const dialog = page.getByRole('dialog', { name: say('en', 'account', 'erase.question') })
  await expect(
    dialog.getByRole('button', { name: say('en', 'account', 'erase.cancel') }),
  ).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await ask.click()
  await dialog.getByRole('button', { name: say('en', 'account', 'erase.confirm') }).click()
  const receipt = page.locator('.receipt')
  await expect(receipt.getByRole('heading')).toBeFocused()
  await expect(receipt).toContainText('1 resume')
  await expect(receipt.locator('code')).toHaveText(/^[\w-]{22}$/)
  await expect(page.locator('#account .sign-in')).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('resumeId')

  await editor.bringToFront()
  // Its words stay on screen there, and can be kept by whoever is a visitor now.
  await expect(editor.locator('.editor')).toBeVisible()
  await changeLine(editor, 'after all')
  await editor.keyboard.press('ControlOrMeta+S')
  await expect(editor.locator('.save-state')).toHaveAttribute('data-status', 'saved')
})
