import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import type { Printed } from '../../typeset/printed.ts'
import { bodyOf, pageFor } from './print-html.ts'

/** As root, Chromium starts without its sandbox only; the rest keeps it off the network. */
const FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A browser that is up, with the page's fonts loaded. */
export interface WarmPrinter {
  /** Puts the resume in and prints it; milliseconds of the print alone, and the PDF. */
  print(printed: Printed): Promise<{ printMs: number; pdf: Uint8Array }>
  close(): Promise<void>
}

/** @throws Error when there is no Chromium on this machine. */
export async function launch(): Promise<Browser> {
  const { chromium } = await import('@playwright/test')
  const { CHROMIUM_PATH } = process.env
  const candidates = [
    CHROMIUM_PATH,
    undefined,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
  ]
  for (const executablePath of candidates.filter((path) => path !== '')) {
    const browser = await chromium.launch({ executablePath, args: FLAGS }).catch(() => null)
    if (browser) return browser
  }
  throw new Error('No Chromium found: set CHROMIUM_PATH to its executable')
}

/** @throws Error when there is no Chromium on this machine. */
export async function createWarmPrinter(): Promise<WarmPrinter> {
  const browser = await launch()
  const folder = await mkdtemp(join(tmpdir(), 'vitascope-bench-'))
  const pages = new Map<string, Page>()

  /** One open page a language; it may load our fonts because it is a file itself. */
  async function pageOf(printed: Printed): Promise<Page> {
    const { lang } = printed.page
    const open = pages.get(lang)
    if (open) return open
    const file = join(folder, `${lang}.html`)
    await writeFile(file, pageFor(printed))
    const page = await browser.newPage()
    await page.goto(pathToFileURL(file).href)
    pages.set(lang, page)
    return page
  }

  return {
    print: async (printed) => {
      const page = await pageOf(printed)
      await page.evaluate(async (html) => {
        document.body.innerHTML = html
        await document.fonts.ready
      }, bodyOf(printed))
      const started = performance.now()
      const pdf = await page.pdf({ tagged: true, preferCSSPageSize: true, printBackground: true })
      return { printMs: performance.now() - started, pdf }
    },
    close: async () => {
      await browser.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
