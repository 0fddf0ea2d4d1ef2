/**
 * `npm run sheets -- fr it`: every page and state of a language as pictures, at the widths of a
 * desk and a phone, in one sheet to read it on: `.data/sheets/<locale>/index.html`. By hand,
 * after `npm run build`; `--only editor` takes the states whose names begin so, `--dark` draws
 * them at night, into `<locale>-dark`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { LOCALES, type Locale } from '#contract/locales.ts'
import { BROWSER_FLAGS, requireBrowser } from '../browser.ts'
import { startServer } from '../e2e/server.ts'
import { STATES, type State } from './states.ts'

const WIDTHS = { desk: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } }
/** Pages longer than this are cut: no reader needs the same rule's layout a hundred times. */
const LONGEST = 12_000

interface Picture {
  state: string
  width: keyof typeof WIDTHS
  file: string
}

const args = process.argv.slice(2)
const only = args.includes('--only') ? (args[args.indexOf('--only') + 1] ?? '') : ''
const isDark = args.includes('--dark')
const locales = LOCALES.filter((locale) => args.includes(locale))

/** Runs in the page: waits for what moves, but not for what never stops. */
const settled = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
      .map((animation) => animation.finished),
  ).then(() => undefined)

/** Opens a state as a visitor of its own and draws it; what goes wrong is told, not hidden. */
async function draw(browser: Browser, url: string, locale: Locale, state: State, folder: string) {
  const pictures: Picture[] = []
  for (const width of Object.keys(WIDTHS) as (keyof typeof WIDTHS)[]) {
    const context = await browser.newContext({
      baseURL: url,
      locale,
      viewport: WIDTHS[width],
      colorScheme: isDark ? 'dark' : 'light',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    if (state.asksConsent)
      await context.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
      )
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    const name = `${state.name}-${width}.png`
    try {
      await state.open(page, locale)
      // Pictures of pages and templates come last; dialogs slide in.
      await page.waitForLoadState('networkidle')
      await page.evaluate(settled)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      const clip = { x: 0, y: 0, width: WIDTHS[width].width, height: Math.min(height, LONGEST) }
      await page.screenshot({
        path: join(folder, name),
        ...(state.asWindow ? {} : { fullPage: true, clip }),
      })
      pictures.push({ state: state.name, width, file: name })
    } catch (error) {
      process.exitCode = 1
      process.stdout.write(`${locale} ${name}: ${String(error).split('\n', 3).join(' ')}\n`)
    }
    await context.close()
  }
  return pictures
}

const sheet = (locale: Locale, pictures: Picture[]) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${locale}: contact sheet</title>
<style>
  body { font: 14px system-ui; display: flex; flex-wrap: wrap; align-items: start; gap: 24px }
  h1 { inline-size: 100% }
  figure { margin: 0 }
  .desk img { inline-size: 640px }
  .phone img { inline-size: 260px }
  img { border: 1px solid #999; max-block-size: 3000px; object-fit: cover; object-position: top }
</style>
<h1>${locale}: ${pictures.length} pictures</h1>
${pictures
  .map(
    ({ state, width, file }) =>
      `<figure class="${width}"><figcaption>${state}, ${width}</figcaption><a href="${file}"><img src="${file}" alt="" loading="lazy"></a></figure>`,
  )
  .join('\n')}
</html>
`

if (locales.length === 0) {
  process.stderr.write(`Which languages? npm run sheets -- ${LOCALES.join(' ')}\n`)
  process.exit(1)
}

const server = await startServer()
const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS })
try {
  for (const locale of locales) {
    const folder = new URL(`../../.data/sheets/${locale}${isDark ? '-dark' : ''}`, import.meta.url)
      .pathname
    if (!only) rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    const pictures: Picture[] = []
    for (const state of STATES.filter(({ name }) => name.startsWith(only)))
      pictures.push(...(await draw(browser, server.url, locale, state, folder)))
    if (!only) writeFileSync(join(folder, 'index.html'), sheet(locale, pictures))
    process.stdout.write(`${locale}: ${pictures.length} pictures in ${folder}\n`)
  }
} finally {
  await browser.close()
  await server.remove()
}
