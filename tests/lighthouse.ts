/**
 * `npm run lighthouse [-- PATH…]`: Lighthouse, mobile, over every page type in three languages
 * (or the paths given), against the real server; with `--banner` the consent dialog shows, with
 * `--steady` speed is left out, which a busy machine cannot tell.
 * Prints a line a page and ends with 1 when a public page is below 100 in a category.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import lighthouse from 'lighthouse'
import { LOCALES, type Locale } from '../src/contract/locales.ts'
import { PAGES, isPublic, pathTo, type Page, type Place } from '../src/i18n/routes.ts'
import { BROWSER_FLAGS, requireBrowser } from './browser.ts'
import { startServer } from './e2e/server.ts'

const PORT = 9_333
const isSteady = process.argv.includes('--steady')
const CATEGORIES = [
  ...(isSteady ? [] : (['performance'] as const)),
  'accessibility',
  'best-practices',
  'seo',
] as const
/** The page itself says 404, which no audit can love. */
const LEFT_OUT = new Set<Page>(['notFound', 'errorNotFound', 'error'])
const SAMPLE: readonly Locale[] = ['en', 'ar', 'ja']
const DOCUMENTS: readonly Place[] = ['/about', '/privacyPolicy', '/resume-conventions']

const options = process.argv.slice(2)
const given = options.filter((option) => option.startsWith('/'))
const locales = options.includes('--all') ? LOCALES : SAMPLE
const pages = (Object.keys(PAGES) as Page[]).filter((page) => !LEFT_OUT.has(page))
const routes = locales.flatMap((locale) =>
  [...pages, ...DOCUMENTS].map((place) => ({
    path: pathTo(place, locale),
    listed: isPublic(place),
  })),
)
const chosen = given.length > 0 ? given.map((path) => ({ path, listed: true })) : routes

/** A Chromium that waits for Lighthouse; webdriver visitors see no consent dialog. */
async function startBrowser(profile: string) {
  const flags = [
    ...BROWSER_FLAGS,
    '--headless=new',
    `--remote-debugging-port=${PORT}`,
    `--user-data-dir=${profile}`,
    ...(options.includes('--banner') ? [] : ['--enable-automation']),
  ]
  const browser = spawn(requireBrowser(), [...flags, 'about:blank'], { stdio: 'ignore' })
  for (let tries = 0; tries < 100; tries++) {
    const version = await fetch(`http://localhost:${PORT}/json/version`).catch(() => null)
    if (version?.ok) return browser
    await pause(100)
  }
  throw new Error('The browser did not start')
}

const server = await startServer()
const profile = mkdtempSync(join(tmpdir(), 'vitascope-lighthouse-'))
const browser = await startBrowser(profile)
let failures = 0
try {
  for (const { path, listed } of chosen) {
    const result = await lighthouse(server.url + path, {
      port: PORT,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    })
    if (!result) throw new Error(`Lighthouse gave nothing for ${path}`)
    const { categories, audits } = result.lhr
    const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100))
    const isBelow = CATEGORIES.some(
      (name, at) => (scores[at] ?? 0) < 100 && (listed || name !== 'seo'),
    )
    if (isBelow && listed) failures += 1
    const value = (name: string) => Math.round(audits[name]?.numericValue ?? Number.NaN)
    const shift = (audits['cumulative-layout-shift']?.numericValue ?? Number.NaN).toFixed(3)
    const figures = `LCP ${value('largest-contentful-paint')} ms, TBT ${value('total-blocking-time')} ms, CLS ${shift}`
    const bytes = `${Math.round(value('total-byte-weight') / 1000)} kB`
    process.stdout.write(`${scores.join(' ')}  ${path}  ${figures}, ${bytes}\n`)
    for (const name of isBelow ? CATEGORIES : []) {
      for (const { id } of categories[name]?.auditRefs ?? []) {
        const audit = audits[id]
        const isFailed = audit?.score !== null && (audit?.score ?? 1) < 0.9
        if (isFailed) process.stdout.write(`    ${name}: ${id} ${audit?.displayValue ?? ''}\n`)
      }
    }
  }
} finally {
  browser.kill()
  await once(browser, 'exit')
  await server.remove()
  rmSync(profile, { recursive: true, force: true })
}
process.exitCode = failures > 0 ? 1 : 0
