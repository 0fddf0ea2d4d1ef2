import type { Page } from '@playwright/test'
import { ENDPOINTS } from '#contract/api.ts'
import { type SaveResult } from '#contract/saved-resume.ts'
import type { Draft } from '#contract/draft.ts'
import { chooseInBar } from './job.ts'
import { moveUp } from './move-up.ts'
import { draftOf, say } from './resumes.ts'
import { expect, test } from './test.ts'

/**
 * Every control of the editor, pressed, with its outcome. Each test first lists what can be
 * pressed where it looks: a control that its table does not name fails it, so that none is added
 * without somebody trying it.
 */

/** A control by its selector, and what pressing it must do. */
type Control = readonly [selector: string, press: (page: Page) => Promise<unknown>]

const t = (key: string) => say('en', 'editor', key)

async function openEditor(page: Page, more: Partial<Draft> = {}): Promise<void> {
  const data = { title: 'Planner', ...draftOf('en'), ...more }
  const answer = await page.request.post(ENDPOINTS.saveResume.path, { data })
  await page.addInitScript(noteDrafts, ENDPOINTS.preview.path)
  const { id } = ((await answer.json()) as { data: SaveResult }).data
  await page.goto(`/edit?id=${id}`)
  await expect(page.locator('.page img').first()).toBeVisible({ timeout: 30_000 })
}

/** What can be pressed within `root`, but none of `known`. */
async function unknownControls(page: Page, root: string, known: readonly string[]) {
  return page.locator(root).evaluate(
    (element, selectors) =>
      [
        ...element.querySelectorAll<HTMLElement>(
          'button, a[href], input, select, textarea, summary, [contenteditable="true"]',
        ),
      ]
        .filter((control) => control.checkVisibility() && !control.closest('[inert]'))
        .filter((control) => !selectors.some((selector) => control.matches(selector)))
        .map((control) => control.outerHTML.slice(0, 160)),
    known,
  )
}

async function pressAll(page: Page, root: string, controls: readonly Control[]): Promise<void> {
  const known = controls.map(([selector]) => selector)
  expect(await unknownControls(page, root, known)).toEqual([])
  for (const [selector, press] of controls) {
    await test.step(selector, async () => void (await press(page)))
  }
}

/** Runs in the page: notes every draft that goes to the typesetter. */
function noteDrafts(path: string) {
  const drafts: string[] = []
  Object.assign(globalThis, { drafts })
  const original = globalThis.fetch
  globalThis.fetch = async (...call) => {
    const request = new Request(...call)
    if (request.url.endsWith(path)) drafts.push(await request.clone().text())
    return original(request)
  }
}

/** Does something and waits until a draft for which `holds` is true has gone to the typesetter. */
async function drafted(
  page: Page,
  action: () => Promise<unknown>,
  holds: (draft: Draft) => boolean,
): Promise<void> {
  const sent = () => page.evaluate(() => (globalThis as unknown as { drafts: string[] }).drafts)
  const before = (await sent()).length
  await action()
  const isSent = async () =>
    (await sent()).slice(before).some((draft) => holds(JSON.parse(draft) as Draft))
  await expect.poll(isSent).toBe(true)
}

const within = (page: Page, section: string) =>
  page.locator(`section[aria-labelledby="section-${section}"]`)

const firstJob = (page: Page) => within(page, 'work').locator('.entry').first()

/** Chooses from the menu that a button opens. */
async function choose(page: Page, opener: string, item: string): Promise<void> {
  const button = page.locator(opener).first()
  await button.click()
  // One menu is open at a time.
  await page.locator('.menu-list li').getByRole('button', { name: item, exact: true }).click()
}

const jobMenu = '.entry-actions .menu > .icon-button'
const workMenu = '[aria-label="Options: Work experience"]'

const BAR: readonly Control[] = [
  ['a.icon-button', (page) => expect(page.locator('.bar a')).toHaveAttribute('href', '/')],
  [
    '.title',
    async (page) => {
      await page.locator('.bar .title').fill('Night shift')
      await expect(page.locator('.save-state')).toHaveAttribute('data-status', 'saved')
    },
  ],
  [
    '[aria-label="Undo"]',
    async (page) => {
      await page.getByRole('button', { name: t('bar.undo'), exact: true }).click()
      await expect(page.locator('.bar .title')).toHaveValue('Planner')
    },
  ],
  [
    '[aria-label="Redo"]',
    async (page) => {
      await page.getByRole('button', { name: t('bar.redo'), exact: true }).click()
      await expect(page.locator('.bar .title')).toHaveValue('Night shift')
    },
  ],
  [
    '.save-state',
    async (page) => {
      await page.locator('.save-state').click()
      await expect(page.locator('.saving-details')).toContainText(t('keeping.browser'))
      await page.locator('.saving-details .button').click()
      await expect(page.locator('.save-state')).toHaveAttribute('data-status', 'saved')
      await page.keyboard.press('Escape')
      await expect(page.locator('.saving-details')).toBeHidden()
    },
  ],
  [
    '.desk-only',
    async (page) => {
      for (const [key, panel] of [
        ['bar.advice', '#panel-advice'],
        ['bar.style', '#panel-style'],
      ] as const) {
        const button = page.locator('.desk-only', { hasText: t(key) })
        await button.click()
        await expect(page.locator(panel)).toBeVisible()
        await button.click()
        await expect(page.locator(panel)).toHaveCount(0)
      }
    },
  ],
  [
    '.menu > .icon-button',
    async (page) => {
      await page.locator('.bar .menu > .icon-button').click()
      await expect(page.locator('.bar .menu-list li')).toHaveCount(11)
      await page.keyboard.press('Escape')
    },
  ],
  [
    '.primary',
    async (page) => {
      const download = page.waitForEvent('download')
      await page.locator('.bar .primary').click()
      expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
      await expect(page.locator('.toast')).toBeVisible()
      await page.locator('.toast .icon-button').click()
      await expect(page.locator('.toast')).toHaveCount(0)
    },
  ],
]

/** What every rich text has, tried on the first job. */
const RICH: readonly Control[] = [
  [
    '[contenteditable]',
    async (page) => {
      const text = firstJob(page).locator('[contenteditable="true"]')
      await text.click()
      await page.keyboard.press('ControlOrMeta+End')
      await drafted(
        page,
        () => page.keyboard.insertText(' On foot'),
        ({ content }) => JSON.stringify(content.work[0]?.details).includes('On foot'),
      )
    },
  ],
  [
    '.toolbar button',
    async (page) => {
      await firstJob(page).locator('[contenteditable="true"]').click()
      await page.keyboard.press('ControlOrMeta+A')
      for (const key of ['bold', 'italic', 'underline', 'orderedList', 'bulletList']) {
        const tool = firstJob(page).getByRole('button', { name: t(`rich.${key}`) })
        const before = await tool.getAttribute('aria-pressed')
        await tool.click()
        await expect(tool).not.toHaveAttribute('aria-pressed', before ?? '')
      }
      await firstJob(page)
        .getByRole('button', { name: t('rich.link'), exact: true })
        .click()
      await page.getByLabel(t('rich.linkAddress')).fill('example.com')
      await page.getByRole('button', { name: t('rich.linkApply') }).click()
      await expect(firstJob(page).locator('[contenteditable] a').first()).toBeVisible()
    },
  ],
]

const FORM: readonly Control[] = [
  [
    '.outline-way',
    async (page) => {
      await page.locator('.outline-way', { hasText: t('sections.skills') }).click()
      await expect(within(page, 'skills').locator('.section-toggle')).toBeFocused()
    },
  ],
  [
    '.outline .grip',
    async (page) => {
      // The name alone: how many findings a section has may be told meanwhile.
      const names = page.locator('.outline-way > span:first-child')
      const before = await names.nth(2).textContent()
      await moveUp(page, page.locator('.outline .grip').nth(1))
      await expect(names.nth(1)).toHaveText(before ?? '')
      await page.keyboard.press('ControlOrMeta+z')
    },
  ],
  [
    '.section-toggle',
    async (page) => {
      const toggle = within(page, 'work').locator('.section-toggle')
      await toggle.click()
      await expect(within(page, 'work').locator('.entry')).toHaveCount(0)
      await toggle.click()
      await expect(within(page, 'work').locator('.entry')).not.toHaveCount(0)
    },
  ],
  [
    '.section-head .menu > .icon-button',
    async (page) => {
      await choose(page, workMenu, t('outline.rename'))
      await page.keyboard.insertText('Flight hours')
      await page.keyboard.press('Enter')
      await expect(page.locator('.outline-way', { hasText: 'Flight hours' })).toBeVisible()
      const menu = '[aria-label="Options: Flight hours"]'
      await drafted(
        page,
        () => choose(page, menu, t('outline.newPage')),
        ({ content }) => content.layout.newPage.includes('work'),
      )
      await choose(page, menu, t('style.show'))
      await expect(within(page, 'work').locator('.not-printed').first()).toBeVisible()
      await choose(page, menu, t('style.show'))
      await expect(within(page, 'work').locator('.not-printed')).toHaveCount(0)
      await drafted(
        page,
        () => choose(page, menu, t('entry.moveUp')),
        ({ content }) => content.layout.order[0] === 'work',
      )
      await drafted(
        page,
        () => choose(page, menu, t('entry.moveDown')),
        ({ content }) => content.layout.order[1] === 'work',
      )
    },
  ],
  [
    '.field input[type="text"]',
    async (page) => {
      const email = page.locator('[id="basics.email"]')
      await email.fill('nobody')
      await email.blur()
      await expect(page.locator('[id="basics.email-remark"]')).toHaveText(t('checks.email'))
    },
  ],
  [
    '.pair .icon-button',
    async (page) => {
      const links = page.locator('.pairs').first()
      const before = await links.locator('.pair').count()
      await links.locator('.pair .icon-button').first().click()
      await expect(links.locator('.pair')).toHaveCount(before - 1)
      await page.locator('.toast .link-button').click()
      await expect(links.locator('.pair')).toHaveCount(before)
    },
  ],
  [
    '.add',
    async (page) => {
      const jobs = within(page, 'work').locator('.entry')
      const before = await jobs.count()
      await within(page, 'work').locator('> .section-content > .add').click()
      await expect(jobs).toHaveCount(before + 1)
      await expect(page.locator(`[id="work.${before}.title"]`)).toBeFocused()
      await page.locator('.pairs .add').first().click()
      await expect(page.locator('[id^="basics.links."]').last()).toBeVisible()
    },
  ],
  [
    'input[type="file"]',
    async (page) => {
      const file = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
      await page.locator('[id="basics.photo"]').setInputFiles(file)
      await expect(page.getByText(t('photo.unreadable'))).toBeVisible()
    },
  ],
  [
    '.entry .grip',
    async (page) => {
      const names = within(page, 'work').locator('.disclosure bdi')
      const second = (await names.nth(1).textContent()) ?? ''
      // Announced by its own name to the end, though it stands elsewhere by then.
      await moveUp(page, within(page, 'work').locator('.grip').nth(1), second)
      await expect(page.getByText(`${second}” dropped at position 1`)).toBeAttached()
      await expect(names.first()).toHaveText(second)
      await page.keyboard.press('ControlOrMeta+z')
    },
  ],
  [
    '.disclosure',
    async (page) => {
      await firstJob(page).locator('.disclosure').click()
      await expect(page.locator('[id="work.0.title"]')).toBeVisible()
    },
  ],
  [
    '.entry-actions > .icon-button[aria-pressed]',
    async (page) => {
      const eye = firstJob(page).locator('.entry-actions > .icon-button[aria-pressed]')
      await drafted(
        page,
        () => eye.click(),
        ({ content }) => content.work[0]?.hidden === true,
      )
      await expect(firstJob(page).locator('.not-printed')).toBeVisible()
      await drafted(
        page,
        () => eye.click(),
        ({ content }) => content.work[0] !== undefined && !('hidden' in content.work[0]),
      )
    },
  ],
  [
    '.entry-actions .menu > .icon-button',
    async (page) => {
      const jobs = within(page, 'work').locator('.entry')
      const before = await jobs.count()
      await choose(page, jobMenu, t('entry.duplicate'))
      await expect(jobs).toHaveCount(before + 1)
      await drafted(
        page,
        () => choose(page, jobMenu, t('outline.newPage')),
        ({ content }) => content.work[0]?.newPage === true,
      )
      await drafted(
        page,
        () => choose(page, jobMenu, t('entry.moveDown')),
        ({ content }) => content.work[1]?.newPage === true,
      )
    },
  ],
  [
    '.entry-actions > .icon-button',
    async (page) => {
      const jobs = within(page, 'work').locator('.entry')
      const before = await jobs.count()
      await firstJob(page).locator('.entry-actions > .icon-button').last().click()
      await expect(jobs).toHaveCount(before - 1)
      await page.locator('.toast .link-button').click()
      await expect(jobs).toHaveCount(before)
    },
  ],
  [
    '.menu-button',
    async (page) => {
      await page.locator('.menu-button').click()
      await page
        .locator('.add-section')
        .getByRole('button', { name: t('outline.own') })
        .click()
      await expect(page.locator('[id="other.0.title"]')).toBeFocused()
      await page.keyboard.insertText('Courses')
      await page.locator('.nested-entries .add').click()
      await page.locator('[id="other.0.entries.0.title"]').fill('Welding')
      await drafted(
        page,
        () => page.locator('[id="other.0.entries.0.start"]').fill('Sep 2023'),
        ({ content }) => content.other[0]?.entries[0]?.start === '2023-09',
      )
      await page.locator('[id="other.0.kind"]').selectOption('publications')
    },
  ],
  [
    '.chip',
    async (page) => {
      const end = page.locator('[id="other.0.entries.0.end"]')
      await page.locator('.nested-entries .chip').click()
      await expect(end).toHaveValue(t('dates.present'))
      await page.locator('.nested-entries .chip').click()
      await expect(end).toHaveValue('')
    },
  ],
  [
    'select',
    async (page) => {
      await drafted(
        page,
        () => page.locator('[id="other.0.kind"]').selectOption('volunteer'),
        ({ content }) => content.other[0]?.kind === 'volunteer',
      )
    },
  ],
  ['.field-marks summary', () => Promise.resolve()],
  ['textarea', () => Promise.resolve()],
  ['.toolbar button', () => Promise.resolve()],
  ['[contenteditable]', () => Promise.resolve()],
]

const DESK: readonly Control[] = [
  [
    '.zoom .icon-button',
    async (page) => {
      await page.getByRole('button', { name: t('preview.zoomIn'), exact: true }).click()
      await expect(page.locator('.page').first()).toHaveAttribute('data-zoom', '125')
      await page.getByRole('button', { name: t('preview.zoomOut'), exact: true }).click()
      await expect(page.locator('.page').first()).toHaveAttribute('data-zoom', '100')
    },
  ],
  [
    '.zoom select',
    async (page) => {
      await page.locator('.zoom select').selectOption('fit')
      await expect(page.locator('.page').first()).toHaveAttribute('data-zoom', 'fit')
    },
  ],
  [
    '.places button',
    async (page) => {
      const name = page.locator('[id="basics.name"]')
      const length = (await name.inputValue()).length
      await page.locator('.places button').last().scrollIntoViewIfNeeded()
      await name.evaluate((input: HTMLInputElement) => input.setSelectionRange(0, 0))
      const area = page.locator('.places button').filter({ hasNotText: /./ })
      const boxes = await area.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y))
      // The name is what stands highest on the page and is a field of its own.
      const first = area.nth(boxes.lastIndexOf(Math.min(...boxes)))
      const box = await first.boundingBox()
      if (!box) throw new Error('Nothing to click on')
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
      await expect(name).toBeFocused()
      const caret = await name.evaluate((input: HTMLInputElement) => input.selectionStart)
      expect(caret).toBeGreaterThan(length / 4)
      expect(caret).toBeLessThan((length * 3) / 4)
    },
  ],
]

test('the bar', async ({ page }) => {
  test.slow()
  await openEditor(page)
  await pressAll(page, '.bar', BAR)
})

test('the form', async ({ page }) => {
  test.setTimeout(300_000)
  await openEditor(page)
  await pressAll(page, '.form', FORM)
})

test('a rich text', async ({ page }) => {
  test.slow()
  await openEditor(page)
  await firstJob(page).locator('.disclosure').click()
  for (const [selector, press] of RICH)
    await test.step(selector, async () => void (await press(page)))
})

test('the pages', async ({ page }) => {
  test.slow()
  await openEditor(page)
  await pressAll(page, '.desk', DESK)
})

test('the style', async ({ page }) => {
  test.setTimeout(300_000)
  await openEditor(page, { templateId: 'compact' })
  await page.locator('.desk-only', { hasText: t('bar.style') }).click()
  const panel = page.locator('#panel-style')
  const known = [
    '.panel-head .icon-button',
    '[name="template"]',
    '[type="color"]',
    '.color-swatch',
    'select',
    '[type="range"]',
    '[type="checkbox"]',
    '.link-button',
  ]
  expect(await unknownControls(page, '#panel-style', known)).toEqual([])
  const row = (key: string) => panel.getByLabel(t(`style.${key}`), { exact: false }).first()
  const chosen = [
    ['fonts', 'sans', ({ style }: Draft) => style.fonts === 'sans'],
    ['page', 'letter', ({ style }: Draft) => style.page === 'letter'],
    ['dates', 'numeric', ({ style }: Draft) => style.dates === 'numeric'],
    ['photoShape', 'round', ({ style }: Draft) => style.photoShape === 'round'],
    ['language', 'de', ({ content }: Draft) => content.locale === 'de'],
  ] as const
  for (const [key, value, holds] of chosen) {
    await test.step(key, () => drafted(page, () => row(key).selectOption(value), holds))
  }
  for (const key of ['photo', 'fit', 'attach', 'contactIcons', 'keepTogether'] as const) {
    await test.step(key, async () => {
      const box = panel.locator('.style-row', { hasText: t(`style.${key}`) }).getByRole('checkbox')
      const before = await box.isChecked()
      await drafted(
        page,
        () => box.click(),
        ({ style }) => style[key] === !before,
      )
    })
  }
  const ranges = ['size', 'lineSpacing', 'sectionSpacing', 'margin', 'columnWidth', 'photoSize']
  for (const key of ranges as (keyof Draft['style'])[]) {
    await test.step(key, async () => {
      const slider = panel.locator('.style-row', { hasText: t(`style.${key}`) }).getByRole('slider')
      const before = Number(await slider.inputValue())
      await drafted(
        page,
        () => slider.press('ArrowRight'),
        ({ style }) => Number(style[key]) > before,
      )
    })
  }
  await drafted(
    page,
    () => panel.locator('.color-swatch').nth(1).click(),
    ({ style }) => style.accent === '#0f5257',
  )
  await drafted(
    page,
    () => panel.locator('[type="color"]').fill('#ffdd00'),
    ({ style }) => style.accent === '#ffdd00',
  )
  await panel.getByRole('button', { name: t('style.darker') }).click()
  await expect(panel.getByRole('button', { name: t('style.darker') })).toHaveCount(0)
  await drafted(
    page,
    () => panel.locator('.template').first().click(),
    ({ templateId }) => templateId === 'classic',
  )
  await drafted(
    page,
    () => panel.getByRole('button', { name: t('style.reset') }).click(),
    ({ style }) => style.margin === 18 && style.fonts === 'serif',
  )
  await panel.locator('.panel-head .icon-button').click()
  await expect(panel).toHaveCount(0)
})

test('the menu of the bar, and what it opens', async ({ page }) => {
  test.setTimeout(300_000)
  await openEditor(page)
  const item = (key: string) => chooseInBar(page, key)
  for (const key of ['json', 'docx', 'txt']) {
    const download = page.waitForEvent('download')
    await item(`menu.${key}`)
    expect((await download).suggestedFilename()).toMatch(new RegExp(`\\.${key}$`))
  }
  await item('menu.duplicate')
  await expect(page.locator('.bar .title')).toHaveValue('Planner (copy)')
  await expect(page.locator('.toast')).toContainText('This is a copy of “Planner”')
  await page.locator('.toast .link-button', { hasText: 'Back to “Planner”' }).click()
  await expect(page.locator('.bar .title')).toHaveValue('Planner')

  await item('menu.resumes')
  const rows = page.locator('#panel-resumes .resume-row')
  await expect(rows).toHaveCount(2)
  const copy = rows.filter({ hasText: 'Planner (copy)' })
  await copy.getByRole('button', { name: 'Rename: Planner (copy)' }).click()
  await page.getByLabel('Name of the resume').fill('Night shift')
  await page.getByRole('button', { name: 'Save name' }).click()
  const night = rows.filter({ hasText: 'Night shift' })
  await expect(night).toHaveCount(1)
  await night.getByRole('button', { name: 'Delete: Night shift' }).click()
  await expect(rows).toHaveCount(1)
  await page.locator('#panel-resumes').getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(rows).toHaveCount(2)
  await night.getByRole('button', { name: 'Open: Night shift' }).click()
  await expect(page.locator('.bar .title')).toHaveValue('Night shift')
  await item('menu.resumes')
  await rows.locator('.resume-name', { hasText: 'Planner' }).click()
  await expect(page.locator('.bar .title')).toHaveValue('Planner')

  await item('menu.shortcuts')
  const keys = page.locator('.dialog[open] .shortcuts')
  await expect(keys).toContainText(t('menu.saveNow'))
  await page
    .locator('.dialog[open]')
    .getByRole('button', { name: t('bar.close') })
    .click()
  await expect(keys).toBeHidden()

  await item('menu.settings')
  const root = page.locator('html')
  await page.getByRole('radio', { name: t('menu.light') }).check()
  await expect(root).toHaveAttribute('data-theme', 'light')
  await page.getByRole('radio', { name: t('menu.auto') }).check()
  await expect(root).not.toHaveAttribute('data-theme', /./)
  await page.getByRole('radio', { name: t('menu.dark') }).check()
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await page
    .locator('.dialog[open]')
    .getByRole('button', { name: t('bar.close') })
    .click()
  await expect(page.locator('.dialog[open]')).toHaveCount(0)
  await page.locator('[id="basics.headline"]').fill('Captain')
  await item('menu.settings')
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await page.waitForURL('**/de/edit')
  await expect(page.locator('[id="basics.headline"]')).toHaveValue('Captain')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('every panel closes, every question can be left, what is begun can be cancelled', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await openEditor(page)
  const item = (key: string) => chooseInBar(page, key)
  const close = async (panel: string) => {
    await page.locator(`${panel} .panel-head .icon-button`).click()
    await expect(page.locator(panel)).toHaveCount(0)
  }
  await page.locator('.desk-only', { hasText: t('bar.advice') }).click()
  await close('#panel-advice')
  await item('menu.resumes')
  const rename = page.locator('#panel-resumes').getByRole('button', { name: 'Rename: Planner' })
  await rename.click()
  await page.locator('.rename-form').getByRole('button', { name: 'Cancel' }).click()
  await expect(rename).toBeVisible()
  await close('#panel-resumes')

  await page.locator('[id="basics.headline"]').fill('Captain')
  await expect(page.locator('.save-state')).toHaveAttribute('data-status', 'saved')
  await item('menu.versions')
  const versions = page.locator('#panel-versions')
  await versions
    .getByRole('button', { name: new RegExp(`^${t('versions.name')}`) })
    .first()
    .click()
  await page.getByLabel(t('versions.nameLabel')).fill('For the airline')
  await page.keyboard.press('Enter')
  await expect(versions.locator('.version-name')).toHaveText('For the airline')
  await close('#panel-versions')

  for (const section of ['expectations', 'advantage', 'projects', 'awards']) {
    const name = t(`sections.${section}`)
    if (await within(page, section).isVisible()) continue
    await page.locator('.menu-button').click()
    await page.locator('.add-section').getByRole('button', { name, exact: true }).click()
    await expect(within(page, section)).toBeVisible()
  }

  const chooser = page.waitForEvent('filechooser')
  await item('menu.import')
  expect((await chooser).isMultiple()).toBe(false)

  await item('menu.remove')
  await expect(page.getByRole('button', { name: t('open.startBlank') })).toBeVisible()
})

test('the form never moves sideways, however narrow', async ({ page }) => {
  await openEditor(page)
  const tooWide = () => page.locator('.form').evaluate((it) => it.scrollWidth - it.clientWidth)
  expect(await tooWide()).toBe(0)
  for (const panel of ['bar.advice', 'bar.style']) {
    await page.locator('.desk-only', { hasText: t(panel) }).click()
    await expect(page.locator('.panel')).toBeVisible()
    expect(await tooWide()).toBe(0)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.locator('.views button').first().click()
  expect(await tooWide()).toBe(0)
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('everything is large enough to hit', async ({ page }) => {
    test.slow()
    await page.goto('/edit')
    await page.getByRole('button', { name: t('open.startBlank') }).click()
    await page.locator('[id="basics.name"]').fill('Ada')
    const small = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('button, a[href], select, input, summary')]
          .filter((control) => control.checkVisibility({ checkVisibilityCSS: true }))
          .filter(
            (control) =>
              !control.closest('.visually-hidden') && !control.matches('.visually-hidden'),
          )
          .map((control) => ({
            control,
            box: (control.closest('label') ?? control).getBoundingClientRect(),
          }))
          .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
          .map(
            ({ control, box }) =>
              `${Math.round(box.width)}x${Math.round(box.height)} ${control.outerHTML.slice(0, 120)}`,
          ),
      )
    expect(await small()).toEqual([])
    for (const tab of [2, 3]) {
      await page.locator('.views button').nth(tab).tap()
      await expect(page.locator('.panel')).toBeVisible()
      expect(await small()).toEqual([])
    }
    await page.locator('.views button').nth(1).tap()
    await expect(page.locator('.page').first()).toBeVisible()
    await page.locator('.views button').first().tap()
    await expect(page.locator('[id="basics.name"]')).toBeVisible()
  })
})
