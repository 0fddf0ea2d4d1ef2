import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS, findBrowser } from './browser.ts'

export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  /** Two cores carry two browsers, each with a server of its own. */
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  /** No second tries: what passes only sometimes is broken. */
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./e2e/controls-reporter.ts']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    acceptDownloads: true,
    screenshot: 'only-on-failure',
    /** Undefined is Playwright's own, which says itself when it is not there. */
    launchOptions: { executablePath: findBrowser(), args: BROWSER_FLAGS },
  },
})
