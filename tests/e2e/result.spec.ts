import type { Page } from '@playwright/test'
import { violationsOn } from './axe.ts'
import { analyse } from './job.ts'
import { pathOf, resumeFile, say, TRIED } from './resumes.ts'
import { analyseText, asList, pasteText, scoreOf, settled } from './result.ts'
import { UNREACHABLE, WEAK, WITHOUT_PROFILE, WORSE } from './result-texts.ts'
import { expect, test } from './test.ts'

/** Every control of the result, pressed, and what comes of it; corrections have a file of their own. */

const t = (key: string) => say('en', 'analysis', key)

const PHONE = { width: 390, height: 844 }

/** A quoted line is underlined where it stands, and its note is beside it. */
async function expectNoteBesideLine(page: Page): Promise<void> {
  const mark = page.locator('.page-mark', { has: page.locator('.page-line') }).last()
  const number = await mark.getAttribute('data-number')
  const note = page
    .locator('.margin-notes > li')
    .filter({ has: page.locator('.finding-number', { hasText: number ?? '' }) })
  const line = await mark.locator('.page-line').first().boundingBox()
  const beside = await note.boundingBox()
  expect(Math.abs((line?.y ?? 0) - (beside?.y ?? 0))).toBeLessThan(120)
  await mark.locator('.page-line').first().click({ force: true })
  await expect(note.locator('.note')).toHaveAttribute('data-open', 'true')
}

/** A note opens and closes by keyboard, and has no quote of the line beside it. */
async function expectNoteByKeyboard(page: Page): Promise<void> {
  const head = page.locator('.note-head').first()
  await head.focus()
  await page.keyboard.press('Enter')
  await expect(head).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('.note .finding blockquote')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(head).toHaveAttribute('aria-expanded', 'false')
}

for (const locale of TRIED) {
  test(`the result in ${locale} bears the marks of the list, on a desk and on a phone`, async ({
    page,
  }) => {
    await analyse(page, locale, resumeFile(locale, 'pdf'))
    // Once done the steps are gone.
    await expect(page.locator('[data-step]')).toHaveCount(0)
    await expect(page.locator('.margin-page img').first()).toBeVisible()
    const notes = page.locator('.margin-notes .note')
    await expect(notes.first()).toBeVisible()
    const onPage = await page.locator('.margin-notes .finding-margin').allTextContents()
    if (locale === 'en') {
      await test.step('a note opens by keyboard', () => expectNoteByKeyboard(page))
      await test.step('a line has its note beside it', () => expectNoteBesideLine(page))
    }
    await page.getByRole('button', { name: say(locale, 'analysis', 'views.list') }).click()
    const inList = await page.locator('.marks-list .finding-margin').allTextContents()
    expect(onPage.toSorted()).toEqual(inList.toSorted())
    expect(onPage.length).toBeGreaterThan(0)

    await page.setViewportSize(PHONE)
    await page.reload()
    await expect(page.locator('.result')).toBeVisible()
    await test.step('on a phone the score is in the first half, notes open under their lines', async () => {
      const score = await page.locator('.ring').boundingBox()
      expect((score?.y ?? 0) + (score?.height ?? 0)).toBeLessThan(PHONE.height / 2)
      const head = await page.locator('.result-head').boundingBox()
      // The longest phrase of any verdict, which Japanese does not break before it must.
      const verdict = await page.locator('.verdict').evaluate((words) => {
        words.textContent = 'あなたの力がまだ伝わりきっていません。'
        const range = document.createRange()
        range.selectNodeContents(words)
        const { left, right } = range.getBoundingClientRect()
        return { left, right }
      })
      expect(verdict.left).toBeGreaterThanOrEqual(head?.x ?? 0)
      expect(verdict.right).toBeLessThanOrEqual((head?.x ?? 0) + (head?.width ?? 0) + 1)
      const mark = page.locator('.strip-mark').first()
      await mark.scrollIntoViewIfNeeded()
      await mark.click()
      await expect(mark).toHaveAttribute('aria-expanded', 'true')
      const note = page.locator('.strip-note')
      const [line, under] = [await mark.boundingBox(), await note.boundingBox()]
      expect((under?.y ?? 0) - (line?.y ?? 0) - (line?.height ?? 0)).toBeLessThan(16)
      // What is half under the header is no smaller for it.
      await page.evaluate(() => scrollTo(0, 0))
      expect(await violationsOn(page, { within: '.result' })).toEqual([])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBeLessThanOrEqual(0)
      await mark.click()
      await expect(note).toHaveCount(0)
    })
  })
}

test('an empty paste gets its own sentence, and a text its marks', async ({ page }) => {
  await page.goto(pathOf('en'))
  await page.getByText(say('en', 'upload', 'form.paste')).click()
  // The pointer wakes the form; sent before that, it answers with a page of its own.
  await expect(page.locator('astro-island[ssr]:has(.paste)')).toHaveCount(0)
  await page.getByRole('button', { name: say('en', 'upload', 'form.pasteStart') }).click()
  await expect(page.getByRole('alert')).toContainText(say('en', 'errors', 'codes.textMissing'))
  await pasteText(page, WEAK)
  await expect(page.getByRole('alert')).toHaveCount(0)

  await test.step('the line on top tells how far the costliest marks lead, and leads to each', async () => {
    const reach = page.locator('.potential')
    const [from = 0, to = 0] = ((await reach.locator('.potential-figures').textContent()) ?? '')
      .split('→')
      .map(Number)
    expect(from).toBe(await scoreOf(page))
    expect(to).toBeGreaterThan(from)
    const second = reach.getByRole('button').nth(1)
    await second.click()
    await expect(page.locator('.note[data-open] .note-head')).toBeFocused()
    await asList(page)
    await second.click()
    await expect(page.locator('.mark:focus')).toBeVisible()
  })

  await test.step('what a fix changes is shown by words, and never the same text twice', async () => {
    for (const rewrite of await page.locator('.finding-rewrite').all()) {
      expect(await rewrite.locator('del, ins, input').count()).toBeGreaterThan(0)
    }
    const quotes = await page.locator('.marks-list blockquote').allTextContents()
    expect(new Set(quotes).size).toBe(quotes.length)
  })

  await test.step('marks are filtered by section, from the filter and from the table', async () => {
    const work = say('en', 'analysis', 'steps.workExperience')
    await page.locator('.filter').getByRole('button', { name: work }).click()
    for (const where of await page.locator('.marks-list .finding-where').all()) {
      await expect(where).toHaveText(work)
    }
    await page
      .locator('.filter')
      .getByRole('button', { name: t('findings.all') })
      .click()
    const row = page.locator('tr[data-section="selfEvaluation"]')
    await row.getByRole('button').click()
    await expect(page.locator('#marks-title')).toBeFocused()
    const own = say('en', 'analysis', 'steps.selfEvaluation')
    for (const where of await page.locator('.marks-list .finding-where').all()) {
      await expect(where).toHaveText(own)
    }
  })

  await test.step('a mark is set aside, stays so over a reload, and is brought back', async () => {
    await page.reload()
    await asList(page)
    const marks = page.locator('.marks-list .mark')
    const count = await marks.count()
    const first = marks.first()
    const id = await first.getAttribute('data-id')
    const before = await scoreOf(page)
    await first.getByRole('button', { name: t('aside.setAside') }).click()
    await expect(page.locator(`.mark[data-id="${id}"]`)).toHaveCount(0)
    expect(await scoreOf(page)).toBe(before)
    await page.reload()
    await asList(page)
    await expect(page.locator(`.mark[data-id="${id}"]`)).toHaveCount(0)
    await page.locator('.marks-aside summary').click()
    await page.getByRole('button', { name: t('aside.bringBack') }).click()
    await expect(page.locator(`.mark[data-id="${id}"]`)).toHaveCount(1)
    await expect(marks).toHaveCount(count)
  })
})

test('a fix is applied once its gaps are filled, the score follows, and it can be undone', async ({
  page,
}) => {
  await analyseText(page, WITHOUT_PROFILE)
  await asList(page)
  const before = await scoreOf(page)
  const mark = page.locator('.mark', { has: page.locator('.finding-rewrite input') }).first()
  const apply = mark.getByRole('button', { name: say('en', 'finding', 'actions.apply') })
  await expect(apply).toHaveAttribute('aria-disabled', 'true')
  await apply.click({ force: true })
  expect(await scoreOf(page)).toBe(before)
  for (const gap of await mark.getByRole('textbox').all()) await gap.fill('12')
  await apply.click()
  await settled(page)
  await expect.poll(() => scoreOf(page)).toBeGreaterThan(before)
  await page.getByRole('button', { name: t('score.undo') }).click()
  await expect.poll(() => scoreOf(page)).toBe(before)
})

test('more marks are a click away', async ({ page }) => {
  await analyseText(page, WORSE)
  await asList(page)
  const count = await page.locator('.mark').count()
  await page.locator('.marks > .button').click()
  expect(await page.locator('.mark').count()).toBeGreaterThan(count)
})

test('uploading again tells what changed since the last time', async ({ page }) => {
  await analyseText(page, WEAK)
  const first = await scoreOf(page)
  await expect(page.locator('.since')).toHaveCount(0)
  await page.getByRole('button', { name: t('result.reupload') }).click()
  await analyseText(page, WEAK.replace('Portland, OR', 'Portland, OR\n+1 503 555 0142'))
  const second = await scoreOf(page)
  await expect(page.locator('.since-figures')).toHaveText(`${first} → ${second}`)
  await expect(page.locator('.since')).toContainText(t('since.fixed'))
})

test('a cap is explained where the score stands', async ({ page }) => {
  await analyseText(page, UNREACHABLE)
  const score = await scoreOf(page)
  await expect(page.locator('.score-cap')).toContainText(String(score))
})

test('without a score the page still fits a phone, and says why there is none', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto(pathOf('de'))
  await page.getByText(say('de', 'upload', 'form.paste')).click()
  await page.getByLabel(say('de', 'upload', 'form.pasteLabel')).fill('Ada Lovelace, London')
  await page.getByRole('button', { name: say('de', 'upload', 'form.pasteStart') }).click()
  await expect(page.locator('.verdict')).toHaveText(say('de', 'rubric', 'verdicts.ungraded'))
  await expect(page.locator('.score-none')).toHaveText(say('de', 'analysis', 'result.ungraded'))
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
})
