import { test as base, type BrowserContext, type ConsoleMessage, type Page } from '@playwright/test'
import { CONTROLS, noteControls } from './controls.ts'
import { startServer, type Server } from './server.ts'

export { expect } from '@playwright/test'

/** What no page may do; a test names the failures that it provokes. */
export interface Guard {
  /** Expects answers with these statuses, which Chromium reports as console errors. */
  expectStatus: (...statuses: number[]) => void
  /** Expects requests to another origin, such as a payment page's. */
  expectOrigin: (origin: string) => void
  /** Expects console errors of this kind, which the test provokes. */
  expectError: (pattern: RegExp) => void
}

interface Watch extends Guard {
  problems: () => string[]
}

/** Notes everything that should not happen in a browser context. */
function watch(context: BrowserContext, origin: string): Watch {
  const problems: string[] = []
  const statuses = new Set<number>()
  const origins = new Set([origin])
  const patterns: RegExp[] = []
  const isExpected = (text: string) => {
    if (patterns.some((pattern) => pattern.test(text))) return true
    const status = /responded with a status of (\d+)/.exec(text)?.[1]
    return status !== undefined && statuses.has(Number(status))
  }
  const noteConsole = (message: ConsoleMessage) => {
    // Violations of the CSP and failed hydration reach the console as errors, too.
    const suspicious = message.type() === 'error' || /hydrat|did not match/i.test(message.text())
    if (suspicious && !isExpected(message.text())) {
      problems.push(`console: ${message.text()} (${message.location().url})`)
    }
  }
  context.on('console', noteConsole)
  context.on('weberror', (error) => problems.push(`page error: ${error.error().stack}`))
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && !origins.has(url.origin)) {
      problems.push(`request to another origin: ${request.method()} ${request.url()}`)
    }
  })
  return {
    expectOrigin: (other) => origins.add(other),
    expectError: (pattern) => patterns.push(pattern),
    expectStatus: (...expected) => expected.forEach((status) => statuses.add(status)),
    problems: () => problems,
  }
}

/** Until the page's own scripts listen: whoever clicks earlier finds links and forms of plain HTML. */
const alive = (page: Page) =>
  page.waitForFunction(
    () =>
      !document.querySelector('script[data-after-paint]') ||
      document.documentElement.dataset['alive'] !== undefined,
  )

/**
 * Playwright's test with a server of its own for each worker, without the guard: for tests that cut
 * networks and kill servers, which are console errors, and look at what is kept. Whoever kills the
 * server starts it again: the worker's next tests use the same.
 */
export const unguarded = base.extend<object, { server: Server }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern; this needs nothing.
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
})

/**
 * The same with a guard that fails a test on a console error, page error, hydration error, CSP
 * violation or request to another origin. Each test notes which controls it met and pressed:
 * `controls-reporter.ts` lists them.
 */
export const test = unguarded.extend<{ guard: Guard }>({
  page: async ({ page, javaScriptEnabled }, use) => {
    if (!javaScriptEnabled) return use(page)
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
    page.goto = async (...where) => {
      const response = await goto(...where)
      await alive(page)
      return response
    }
    page.reload = async (...how) => {
      const response = await reload(...how)
      await alive(page)
      return response
    }
    return use(page)
  },
  guard: [
    async ({ context, server }, use, info) => {
      const watched = watch(context, server.url)
      const controls = await noteControls(context)
      const logged = server.log().length
      await use(watched)
      const noted = controls()
      if (noted.seen.length > 0) await info.attach(CONTROLS, { body: JSON.stringify(noted) })
      const problems = watched.problems()
      if (problems.length > 0 || info.status !== info.expectedStatus) {
        await info.attach('server log', { body: server.log().slice(logged) })
      }
      if (problems.length > 0) throw new Error(problems.join('\n'))
    },
    { auto: true },
  ],
})
