/** Every page and state of the product that has words of its own, and the way into it. */
import type { Page } from '@playwright/test'
import type { Report } from '#contract/analysis.ts'
import { ENDPOINTS } from '#contract/api.ts'
import { type SaveResult } from '#contract/saved-resume.ts'
import { ERROR_STATUS, type ServerErrorCode } from '#contract/errors.ts'
import type { Locale } from '#contract/locales.ts'
import { chooseDemoPerson, signIn } from '../e2e/sign-in.ts'
import { draftOf, pathOf, resumeFile, say } from '../e2e/resumes.ts'
import { resumeIn } from '../unit/server/scoring/resumes.ts'
import { spoken, type Spoken } from './sentences.ts'

export interface State {
  name: string
  open: (page: Page, locale: Locale) => Promise<unknown>
  /** Drawn as the window shows it, not to its end: dialogs, and the editor, which scrolls inside. */
  asWindow?: boolean
  /** Opened as by somebody whom the consent dialog asks. */
  asksConsent?: boolean
}

type Open = State['open']

const at =
  (path: string): Open =>
  (page, locale) =>
    page.goto(pathOf(locale, path), { waitUntil: 'networkidle' })

/** One way after the other. */
const then =
  (...ways: Open[]): Open =>
  async (page, locale) => {
    for (const way of ways) await way(page, locale)
  }

const press =
  (selector: string): Open =>
  (page) =>
    page.locator(selector).filter({ visible: true }).first().click()

const seen =
  (selector: string): Open =>
  (page) =>
    page.locator(selector).filter({ visible: true }).first().waitFor()

const gone =
  (selector: string): Open =>
  (page) =>
    page.locator(selector).waitFor({ state: 'detached' })

/** The editor with a resume of this language. */
const editorWith =
  (draftIn: (locale: Locale) => object): Open =>
  async (page, locale) => {
    const data = { title: 'Vitascope', ...draftIn(locale) }
    const answer = await page.request.post(ENDPOINTS.saveResume.path, { data })
    const { id } = ((await answer.json()) as { data: SaveResult }).data
    await page.goto(`${pathOf(locale, 'edit')}?id=${id}`)
    await page.locator('.editor .section-toggle').first().waitFor()
    // A phone shows the pages on a tab of their own.
    if ((page.viewportSize()?.width ?? 0) > 1000)
      await page.locator('.page img').first().waitFor({ timeout: 30_000 })
  }

/** A word in every section. */
const editor = editorWith(draftOf)

/** Worn phrases, duties and a nickname: what most rules have something to say about. */
const weakEditor = editorWith((locale) => ({ content: resumeIn(locale, 'weak') }))

/** Hands in a file on the home page. */
const handIn =
  (fileIn: (locale: Locale, page: Page) => string | Promise<string>): Open =>
  async (page, locale) => {
    const file = await fileIn(locale, page)
    await page.goto(pathOf(locale))
    await page.locator('input[type=file]').setInputFiles(file)
  }

/** The weak resume as the editor sets it. */
async function weakFile(locale: Locale, page: Page): Promise<string> {
  await weakEditor(page, locale)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.bar .primary').click(),
  ])
  const path = `${await download.path()}.pdf`
  await download.saveAs(path)
  return path
}

/** The result with its pages set and its findings placed. */
const result = then(handIn(weakFile), seen('.result'), gone('.marked-page-wait'))

const asPerson: Open = async (page, locale) => {
  await page.goto(pathOf(locale))
  await signIn(page, locale)
  await chooseDemoPerson(page, 'Robin Weaver')
  await seen('#account .person')(page, locale)
}

const imported = then(result, async (page, locale) => {
  await page.getByRole('button', { name: say(locale, 'analysis', 'result.import') }).click()
  await page.locator('.editor').waitFor()
})

/** Chooses what the menu of the editor's bar offers. */
const choose =
  (key: string): Open =>
  async (page, locale) => {
    await page.locator('.bar .menu > .icon-button').click()
    await page
      .locator('.bar .menu-list')
      .getByRole('button', { name: say(locale, 'editor', `menu.${key}`) })
      .click()
  }

/** Opens a panel by its button on a desk, by its tab on a phone. */
const panel =
  (key: string): Open =>
  (page, locale) =>
    page
      .locator('.bar .desk-only, .views button')
      .filter({ hasText: say(locale, 'editor', `bar.${key}`), visible: true })
      .first()
      .click()

/** What a browser can draw in one picture. */
const TALLEST = 16_000

/** The editor's list with all that the rules can say, in a window tall enough for it. */
const everySentence =
  (group: Spoken): Open =>
  async (page, locale) => {
    await page.route(`**${ENDPOINTS.score.path}*`, async (route) => {
      const answer = await route.fetch()
      const { data, ...rest } = (await answer.json()) as { data: Report }
      await route.fulfill({ json: { ...rest, data: { ...data, findings: spoken(locale, group) } } })
    })
    // Wide enough for two lines a card, narrow enough for the list to have the window for itself.
    await page.setViewportSize({ width: 760, height: 1000 })
    await weakEditor(page, locale)
    await panel('advice')(page, locale)
    await seen('#panel-advice .findings li')(page, locale)
    // Cards are measured when they come into view: all of them have to before the list is.
    await page.setViewportSize({ width: 760, height: TALLEST })
    const height = await page
      .locator('#panel-advice .findings')
      .evaluate((list) => list.getBoundingClientRect().bottom)
    await page.setViewportSize({ width: 760, height: Math.min(TALLEST, Math.ceil(height) + 120) })
  }

/** Answers every upload with an error, so that its sentence is seen where it stands. */
const refused =
  (error: ServerErrorCode): Open =>
  async (page, locale) => {
    const code = ERROR_STATUS[error]
    await page.route(`**${ENDPOINTS.upload.path}*`, (route) =>
      route.fulfill({ status: code, json: { code, error, data: null, msg: '' } }),
    )
    await handIn((language) => resumeFile(language, 'pdf'))(page, locale)
    await page.locator('[role=alert]').first().scrollIntoViewIfNeeded()
  }

/** What handing a file in can come to. */
const REFUSALS: ServerErrorCode[] = [
  'fileEmpty',
  'fileTooLarge',
  'fileTypeUnsupported',
  'fileTypeMismatch',
  'fileEncrypted',
  'fileBroken',
  'fileWithoutText',
  'fileTooManyPages',
  'fileTooLong',
  'fileTooComplex',
  'readingTimeout',
  'analysesUsedUp',
  'tooManyRequests',
  'busy',
  'internal',
]

const GUIDES = ['how-software-reads-a-resume', 'results-not-duties', 'resume-conventions']
const DOCUMENTS = ['about', 'terms', 'privacyPolicy', 'what-the-score-measures', ...GUIDES]

export const STATES: State[] = [
  { name: 'home', open: at('') },
  { name: 'rules', open: at('optimizationInfo') },
  { name: 'templates', open: at('resumeTemplate') },
  { name: 'price', open: at('price') },
  { name: 'links', open: at('links') },
  { name: 'login', open: at('login') },
  { name: 'not-found', open: at('no-such-page') },
  { name: 'error', open: at('error') },
  ...DOCUMENTS.map((name) => ({ name, open: at(name) })),
  {
    name: 'consent',
    open: then(at('about'), seen('#cc-main .cm')),
    asWindow: true,
    asksConsent: true,
  },
  {
    name: 'consent-settings',
    open: then(
      at('about'),
      (page, locale) =>
        page
          .locator('#cc-main .cm')
          .getByRole('button', { name: say(locale, 'consent', 'dialog.customize') })
          .click(),
      seen('#cc-main .pm'),
    ),
    asWindow: true,
    asksConsent: true,
  },
  ...REFUSALS.map((code) => ({ name: `refused-${code}`, open: refused(code), asWindow: true })),
  { name: 'result', open: result },
  {
    name: 'result-list',
    open: then(result, (page, locale) =>
      page.getByRole('button', { name: say(locale, 'analysis', 'views.list') }).click(),
    ),
  },
  { name: 'result-pro-needed', open: then(result, press('.report-files button')) },
  { name: 'results', open: then(result, at('resumeAnalysisResults')) },
  { name: 'my-resumes-none', open: at('myResume') },
  { name: 'my-resumes', open: then(imported, at('myResume'), seen('.resume-row img')) },
  {
    name: 'my-resumes-signed-in',
    // What the visitor has becomes the account's.
    open: then(imported, asPerson, at('myResume'), seen('.sessions li')),
  },
  { name: 'editor-open', open: at('edit'), asWindow: true },
  { name: 'editor', open: editor, asWindow: true },
  {
    name: 'editor-advice',
    open: then(weakEditor, panel('advice'), seen('#panel-advice .findings li')),
    asWindow: true,
  },
  { name: 'every-finding', open: everySentence('findings'), asWindow: true },
  { name: 'every-evaluation', open: everySentence('evaluations'), asWindow: true },
  { name: 'editor-style', open: then(editor, panel('style')), asWindow: true },
  { name: 'editor-versions', open: then(editor, choose('versions')), asWindow: true },
  { name: 'editor-resumes', open: then(editor, choose('resumes')), asWindow: true },
  { name: 'editor-settings', open: then(editor, choose('settings')), asWindow: true },
  { name: 'editor-shortcuts', open: then(editor, choose('shortcuts')), asWindow: true },
  { name: 'editor-menu', open: then(editor, press('.bar .menu > .icon-button')), asWindow: true },
  { name: 'editor-saving', open: then(editor, press('.save-state')), asWindow: true },
  {
    name: 'editor-entry',
    open: then(editor, press('section[aria-labelledby="section-work"] .disclosure')),
    asWindow: true,
  },
]
