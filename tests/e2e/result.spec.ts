import type { Page } from '@playwright/test'
import { ENDPOINTS } from '#contract/api.ts'
import { violationsOn } from './axe.ts'
import { analyse } from './job.ts'
import { pathOf, resumeFile, say, TRIED } from './resumes.ts'
import { expect, test } from './test.ts'

/** Every control of the result, pressed, and what comes of it. */

const t = (key: string) => say('en', 'analysis', key)

const PHONE = { width: 390, height: 844 }

async function scoreOf(page: Page): Promise<number> {
  return Number(await page.locator('[data-score]').getAttribute('data-score'))
}

/** A resume that much can be said about, pasted as text. */
const WEAK = `Nora Whitfield
nora.whitfield@example.com
Portland, OR

Summary
Hard-working team player who is responsible for various things.

Experience
Operations Coordinator, Cascade Freight Partners
Mar 2021 – Present
- Responsible for carrier invoices and various claims.
- Helped with the yearly stock count and trained new colleagues.
- Worked on several projects with the team.

Education
BSc Supply Chain Management, Columbia Gorge State College, 2014 – 2018

Skills
Excel, SAP EWM, Power BI`

/** One of whom much is known but what they would say of themselves: a draft has a gap for the years. */
const WITHOUT_PROFILE = `Nora Whitfield
nora.whitfield@posteo.example
+44 20 7946 0142
Leeds, United Kingdom

Experience
Warehouse Manager, Tarn Logistics, Leeds
March 2019 – Present
- Cut picking errors by 38 % by renaming 1,200 shelves
- Led a team of 14 through two moves without a late delivery
- Saved 90,000 pounds a year with a second carrier

Education
2009 – 2012  BSc Business, University of Leeds

Skills
SAP EWM, Excel, Forklift licence, Stock control
`

async function analyseText(page: Page, text = WEAK): Promise<void> {
  await page.goto('/')
  await page.getByText(say('en', 'upload', 'form.paste')).click()
  await page.getByLabel(say('en', 'upload', 'form.pasteLabel')).fill(text)
  await page.getByRole('button', { name: say('en', 'upload', 'form.pasteStart') }).click()
  await expect(page.locator('.result')).toBeVisible({ timeout: 30_000 })
}

const asList = (page: Page) => page.getByRole('button', { name: t('views.list') }).click()

/** A field of what was read, by its path. */
const fieldAt = (page: Page, path: string) => page.locator(`.read-field[data-path="${path}"]`)

async function correct(page: Page, path: string, value: string): Promise<void> {
  const field = fieldAt(page, path)
  const entry = page.locator(`details.read-group[data-path="${path.replace(/\.\w+$/, '')}"]`)
  if ((await entry.count()) > 0 && !(await entry.evaluate((each) => each.hasAttribute('open')))) {
    await entry.locator('summary').click()
  }
  await field.getByRole('button').click()
  await field.getByRole('textbox').fill(value)
  await page.keyboard.press('Enter')
}

const settled = (page: Page) =>
  expect(page.locator('.score-corrected output')).toContainText(/\d/, { timeout: 20_000 })

for (const locale of TRIED) {
  test(`the page in ${locale} bears the marks of the list, with their numbers and figures`, async ({
    page,
  }) => {
    await analyse(page, locale, resumeFile(locale, 'pdf'))
    await expect(page.locator('.margin-page img').first()).toBeVisible()
    const notes = page.locator('.margin-notes .note')
    await expect(notes.first()).toBeVisible()
    const onPage = await page.locator('.margin-notes .finding-margin').allTextContents()
    await page.getByRole('button', { name: say(locale, 'analysis', 'views.list') }).click()
    const inList = await page.locator('.marks-list .finding-margin').allTextContents()
    expect(onPage.toSorted()).toEqual(inList.toSorted())
    expect(onPage.length).toBeGreaterThan(0)
  })
}

test('a quoted line is underlined where it stands, and its note is beside it', async ({ page }) => {
  await analyse(page, 'en', resumeFile('en', 'pdf'))
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
})

test('a note opens and closes by keyboard, and has no quote of the line beside it', async ({
  page,
}) => {
  await analyse(page, 'en', resumeFile('en', 'pdf'))
  const head = page.locator('.note-head').first()
  await head.focus()
  await page.keyboard.press('Enter')
  await expect(head).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('.note .finding blockquote')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(head).toHaveAttribute('aria-expanded', 'false')
})

test('what a fix changes is shown by words, and never the same text twice', async ({ page }) => {
  await analyseText(page)
  await asList(page)
  for (const rewrite of await page.locator('.finding-rewrite').all()) {
    expect(await rewrite.locator('del, ins, input').count()).toBeGreaterThan(0)
  }
  const quotes = await page.locator('.marks-list blockquote').allTextContents()
  expect(new Set(quotes).size).toBe(quotes.length)
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

test('a mark is set aside, stays so over a reload, and is brought back', async ({ page }) => {
  await analyseText(page)
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

test('the line on top tells how far the costliest marks lead, and leads to each', async ({
  page,
}) => {
  await analyseText(page)
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

test('marks are filtered by section, from the filter and from the table', async ({ page }) => {
  await analyseText(page)
  await asList(page)
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

/** So much is wrong with this one that not all of it can lead. */
const WORSE = `Nora Whitfield
partygirl88@example.com

Summary
I am a hard-working team player, a fast learner and responsible for various things. I think outside the box.

Experience
Operations Coordinator, Cascade Freight Partners
Mar 2021 – Present
- Responsible for carrier invoices and various claims.
- Responsible for carrier contracts and various mails.
- I helped with the yearly stock count and I trained new colleagues.
- Worked on several projects with the team.

Logistics Assistant, Harbor Outfitters
2016 – 2018
- Was responsible for mails.
- Helped.

Clerk, Tidewell
01/2012 – 03/2015
- Filing

Education
BSc Supply Chain Management, Columbia Gorge State College, 2008 – 2012

Skills
Excel, excel, Communication, Teamwork, Hard-working, Microsoft Word`

test('more marks are a click away', async ({ page }) => {
  await analyseText(page, WORSE)
  await asList(page)
  const count = await page.locator('.mark').count()
  await page.locator('.marks > .button').click()
  expect(await page.locator('.mark').count()).toBeGreaterThan(count)
})

test('what was not found says so; adding it moves the score, and it stays', async ({ page }) => {
  await analyseText(page)
  const before = await scoreOf(page)
  const phone = fieldAt(page, 'basics.phone')
  await expect(phone).toContainText(t('reading.missing'))
  await correct(page, 'basics.phone', '+1 503 555 0142')
  await expect(phone).toContainText('+1 503 555 0142')
  await expect(phone.getByRole('button')).toBeFocused()
  await settled(page)
  const after = await scoreOf(page)
  expect(after).toBeGreaterThan(before)
  await page.reload()
  await expect(fieldAt(page, 'basics.phone')).toContainText('+1 503 555 0142')
  expect(await scoreOf(page)).toBe(after)

  await test.step('and the editor gets it', async () => {
    await page.getByRole('button', { name: t('result.import') }).click()
    await page.waitForURL('**/edit*')
    await expect(page.getByLabel(say('en', 'editor', 'fields.phone'))).toHaveValue(
      '+1 503 555 0142',
    )
  })
})

test('what takes two lines begins beside its name', async ({ page }) => {
  await analyseText(page)
  await correct(page, 'basics.headline', 'Operations coordinator of three regional warehouses')
  const field = fieldAt(page, 'basics.headline')
  await expect(field.locator('.read-value')).toBeVisible()
  const [name, value] = await Promise.all(
    ['dt', '.read-value > span:first-child'].map((part) =>
      field.locator(part).evaluate((it) => {
        const range = document.createRange()
        range.selectNodeContents(it)
        return [...range.getClientRects()].map(({ bottom }) => bottom)
      }),
    ),
  )
  expect(value?.length).toBeGreaterThan(1)
  expect(Math.abs((value?.[0] ?? 0) - (name?.[0] ?? 0))).toBeLessThan(8)
})

test('a date is corrected as people write it, and a wrong one is refused', async ({ page }) => {
  await analyseText(page)
  await correct(page, 'work.0.start', 'some day')
  await expect(fieldAt(page, 'work.0.start').getByRole('alert')).toBeVisible()
  await fieldAt(page, 'work.0.start').getByRole('textbox').fill('Sep 2019')
  await fieldAt(page, 'work.0.start')
    .getByRole('button', { name: t('reading.save') })
    .click()
  await expect(fieldAt(page, 'work.0.start')).toContainText('Sep 2019')
  await settled(page)
})

test('a correction is given up by Escape and by its button', async ({ page }) => {
  await analyseText(page)
  const name = fieldAt(page, 'basics.name')
  await name.getByRole('button').click()
  await name.getByRole('textbox').fill('Somebody Else')
  await page.keyboard.press('Escape')
  await expect(name).toContainText('Nora Whitfield')
  await name.getByRole('button').click()
  await name.getByRole('button', { name: t('reading.cancel') }).click()
  await expect(name).toContainText('Nora Whitfield')
})

test('an entry that is none is removed, and skills are corrected in one line', async ({ page }) => {
  await analyseText(page)
  await correct(page, 'skills.0.items', 'Excel, Power BI')
  await expect(fieldAt(page, 'skills.0.items')).toContainText('Excel, Power BI')
  const job = page.locator('details.read-group[data-path="work.0"]')
  if (!(await job.evaluate((each) => each.hasAttribute('open'))))
    await job.locator('summary').click()
  await job.getByRole('button', { name: t('reading.remove') }).click()
  await expect(job).toHaveCount(0)
  await settled(page)
})

test('a change that the server does not take is taken back, and says why', async ({
  page,
  guard,
}) => {
  guard.expectStatus(500)
  await analyseText(page)
  const before = await scoreOf(page)
  await page.route(`**${ENDPOINTS.correctReading.path}*`, (route) =>
    route.fulfill({ status: 500, json: { code: 500, error: 'internal', data: null, msg: '' } }),
  )
  await correct(page, 'basics.phone', '+1 503 555 0142')
  await expect(page.locator('.score-corrected [role=alert]')).toBeVisible()
  await expect(fieldAt(page, 'basics.phone')).toContainText(t('reading.missing'))
  expect(await scoreOf(page)).toBe(before)
})

test('uploading again tells what changed since the last time', async ({ page }) => {
  await analyseText(page)
  const first = await scoreOf(page)
  await expect(page.locator('.since')).toHaveCount(0)
  await page.getByRole('button', { name: t('result.reupload') }).click()
  await analyseText(page, WEAK.replace('Portland, OR', 'Portland, OR\n+1 503 555 0142'))
  const second = await scoreOf(page)
  await expect(page.locator('.since-figures')).toHaveText(`${first} → ${second}`)
  await expect(page.locator('.since')).toContainText(t('since.fixed'))
})

/** A good one that nobody can answer: it has neither an address nor a number. */
const UNREACHABLE = `Nora Whitfield
Operations Coordinator
Portland, OR

Summary
Operations coordinator with six years in regional distribution who keeps three warehouses supplied.

Experience
Operations Coordinator, Cascade Freight Partners
Mar 2021 – Present
- Cut late departures from 9% to 3% by moving dock appointments into a shared calendar.
- Negotiated rates with eleven carriers and saved $40,000 a year.
- Trained six colleagues, who took over the night shift within a month.

Logistics Assistant, Harbor & Pine Outfitters
Jun 2018 – Feb 2021
- Reduced stock losses by 18% with weekly counts of two warehouses.
- Tracked 60 inbound containers a year and won back $12,000 in demurrage.

Education
BSc Supply Chain Management, Columbia Gorge State College, 2014 – 2018

Skills
Excel, SAP EWM, Power BI, Route planning, Carrier contracts`

test('a cap is explained where the score stands', async ({ page }) => {
  await analyseText(page, UNREACHABLE)
  const score = await scoreOf(page)
  await expect(page.locator('.score-cap')).toContainText(String(score))
})

test('once done the steps are gone, and the end is told', async ({ page }) => {
  await analyse(page, 'en', resumeFile('en', 'pdf'))
  await expect(page.locator('[data-step]')).toHaveCount(0)
  await expect(page.getByText(t('result.completed'), { exact: true })).toBeVisible()
})

for (const locale of TRIED) {
  test(`on a phone in ${locale} the score is in the first half, notes open under their lines`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await analyse(page, locale, resumeFile(locale, 'pdf'))
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
}

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

test('an empty paste gets its own sentence', async ({ page }) => {
  await page.goto(pathOf('en'))
  await page.getByText(say('en', 'upload', 'form.paste')).click()
  // The pointer wakes the form; sent before that, it answers with a page of its own.
  await expect(page.locator('astro-island[ssr]:has(.paste)')).toHaveCount(0)
  await page.getByRole('button', { name: say('en', 'upload', 'form.pasteStart') }).click()
  await expect(page.getByRole('alert')).toContainText(say('en', 'errors', 'codes.textMissing'))
  await page.getByLabel(say('en', 'upload', 'form.pasteLabel')).fill(WEAK)
  await page.getByRole('button', { name: say('en', 'upload', 'form.pasteStart') }).click()
  await expect(page.locator('.result')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('alert')).toHaveCount(0)
})
