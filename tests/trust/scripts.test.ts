/** A3: script in every field, looked at in a browser. Nothing runs, and nothing is even tried. */
import { chromium, type Page } from '@playwright/test'
import { expect, onTestFinished, test } from 'vitest'
import { LOCALES } from '#contract/locales.ts'
import { emptyResume } from '#contract/resume.ts'
import { richTextOf } from '#contract/rich-text.ts'
import { PAGES, pathTo, type Page as PageName } from '#i18n/routes.ts'
import { startStubModel } from '#server/commands/bench/stub-model.ts'
import { BROWSER_FLAGS, findBrowser } from '../browser.ts'
import { makeDocx, paragraph } from '../unit/server/reading/documents/make-docx.ts'
import { analyse, keysOf, persist, recordOf } from './calls.ts'
import { IS_FULL } from './extent.ts'
import { rowOf } from './rows.ts'
import { startServer, type LiveServer } from './server.ts'
import { ordinary, Visitor } from './visitor.ts'

/** What each payload would do: the browser says so, whatever element it came by. */
const ACTIONS = ['alert(1)', 'print()', 'fetch("/executed")', 'window.executed=1']
/** Ways into a page: elements and handlers, breaking out of attributes, addresses, templates, CSS. */
const WAYS: ((action: string) => string)[] = [
  (action) => `<script>${action}</script>`,
  (action) => `"><script>${action}</script>`,
  (action) => `</script><script>${action}</script>`,
  (action) => `</style><script>${action}</script>`,
  (action) => `</textarea><script>${action}</script>`,
  (action) => `</title><script>${action}</script>`,
  (action) => `<scr<script>ipt>${action}</scr</script>ipt>`,
  (action) => `<img src=x onerror=${action}>`,
  (action) => `"><img src=x onerror='${action}'>`,
  (action) => `' onmouseover='${action}' autofocus onfocus='${action}`,
  (action) => `<svg onload=${action}>`,
  (action) => `<svg><script>${action}</script></svg>`,
  (action) => `<svg><animate onbegin=${action} attributeName=x dur=1s>`,
  (action) => `<body onload=${action}>`,
  (action) => `<input autofocus onfocus=${action}>`,
  (action) => `<details open ontoggle=${action}>`,
  (action) => `<video><source onerror=${action}></video>`,
  (action) => `<iframe srcdoc="<script>parent.${action}</script>"></iframe>`,
  (action) => `<iframe src="javascript:${action}"></iframe>`,
  (action) => `<object data="javascript:${action}"></object>`,
  (action) => `<a href="javascript:${action}">x</a>`,
  (action) => `<form action="javascript:${action}"><button autofocus>`,
  (action) => `<math><mtext><table><mglyph><style><img src=x onerror=${action}>`,
  (action) => `<template><script>${action}</script></template>`,
  (action) => `<link rel=stylesheet href="data:text/css,*{x:expression(${action})}">`,
  (action) => `<style>@import 'javascript:${action}';</style>`,
  (action) => `{{constructor.constructor('${action}')()}}`,
  (action) => `\${${action}}`,
  (action) => `&lt;script&gt;${action}&lt;/script&gt;`,
  (action) => `%3Cscript%3E${action}%3C/script%3E`,
]
const PAYLOADS = WAYS.flatMap((way) => ACTIONS.map(way))
const TRIED = IS_FULL ? PAYLOADS : PAYLOADS.filter((_, at) => at % 8 === 0)

/** Where a resume's own words are shown, and where everybody comes by. */
const SHOWING: PageName[] = [
  'home',
  'resumeAnalysisResults',
  'edit',
  'myResume',
  'resumeTemplate',
].filter((name): name is PageName => Object.hasOwn(PAGES, name))

/** A resume whose every field is one of the payloads; all of them are in it. */
function poisoned() {
  let at = 0
  const next = () => TRIED[at++ % TRIED.length] ?? ''
  const resume = ordinary()
  const lines = () => richTextOf([{ text: next(), bullet: true }])
  return {
    ...resume,
    basics: {
      ...emptyResume().basics,
      name: next(),
      headline: next(),
      location: next(),
      email: 'ada@example.org',
      extras: [{ label: next(), value: next() }],
    },
    work: Array.from({ length: Math.ceil(TRIED.length / 4) }, () => ({
      company: next(),
      title: next(),
      location: next(),
      start: '2010-01',
      end: '2014-01',
      details: lines(),
    })),
    skills: [{ name: next(), items: [next(), next()] }],
    awards: [
      { kind: 'award' as const, title: next(), issuer: next(), date: '2012', details: lines() },
    ],
    advantage: lines(),
    selfEvaluation: lines(),
  }
}

/** Puts payloads everywhere that somebody's words come in by; gives the record to look at. */
async function poison(
  server: LiveServer,
  visitor: Visitor,
): Promise<{ record: string; id: string }> {
  const body = TRIED.map((text) => paragraph(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')))
  const job = paragraph('Work Experience') + paragraph('Programmer, Engine Works, 2010 - 2014')
  const line = paragraph('Responsible for the programs of the engine and for their documentation')
  const docx = makeDocx({ body: [paragraph('Ada Lovelace'), job, line, ...body].join('') })
  const name = `${TRIED[0]?.replaceAll('/', '')}.docx`
  const uploaded = await persist(() => visitor.upload(docx, name))
  expect(uploaded.status, server.log.at(-1)).toBe(200)
  const keys = await keysOf(visitor)
  const record = recordOf(uploaded)
  expect((await analyse(visitor, keys, record)).status).toBe(200)
  const saved = await visitor.save(poisoned(), { title: TRIED[1] })
  expect([saved.status, saved.body.error]).toEqual([200, undefined])
  const imported = await visitor.post('/api/resume/import', {
    basics: { name: TRIED[0], summary: TRIED[1], profiles: [{ network: TRIED[2], url: TRIED[3] }] },
    work: TRIED.map((text) => ({ name: text, position: text, summary: text })),
  })
  expect(imported.status).toBe(200)
  const { id } = saved.body.data as never as { id: string }
  return { record, id }
}

/** What went wrong on a page: script that ran, and script that the policy had to stop. */
interface Seen {
  executed: string[]
  violations: string[]
}

async function watch(page: Page): Promise<Seen> {
  const seen: Seen = { executed: [], violations: [] }
  page.on('dialog', (dialog) => {
    seen.executed.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (request.url().includes('/executed')) seen.executed.push(request.url())
  })
  await page.exposeFunction('noteViolation', (text: string) => seen.violations.push(text))
  await page.exposeFunction('noteExecution', (text: string) => seen.executed.push(text))
  await page.addInitScript(() => {
    const tell = globalThis as never as Record<string, (text: string) => void>
    globalThis.print = () => tell.noteExecution?.('print')
    Object.defineProperty(globalThis, 'executed', {
      set() {
        tell.noteExecution?.('set')
      },
    })
    document.addEventListener('securitypolicyviolation', (event) =>
      tell.noteViolation?.(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    )
  })
  return seen
}

test.runIf(findBrowser())(
  'script in a file, its name, a paste, an import, a profile or a model’s answer runs nowhere',
  { timeout: (IS_FULL ? 20 : 4) * 60_000 },
  async (context) => {
    const row = rowOf(context, 'A3')
    const model = await startStubModel(async (call) => {
      const [before = ''] = call.asked.lines
      const suggestions = TRIED.slice(0, 12).map((text) => ({
        before,
        after: `${before} ${text}`,
        explanation: text,
      }))
      await call.stream(JSON.stringify({ suggestions }))
    })
    onTestFinished(model.close)
    const server = await startServer({
      env: { RATE_LIMIT_FACTOR: '0', OPENAI_MODEL: 'stub', OPENAI_BASE_URL: model.url },
    })
    const visitor = new Visitor(server.url)
    const { record, id } = await poison(server, visitor)

    const browser = await chromium.launch({
      executablePath: findBrowser()!,
      args: BROWSER_FLAGS,
    })
    onTestFinished(() => browser.close())
    const opened = await browser.newContext()
    const [name = '', value = ''] = visitor.cookie.split('=')
    await opened.addCookies([{ name, value, url: server.url }])
    const page = await opened.newPage()
    const seen = await watch(page)
    const look = async (path: string) => {
      await page.goto(server.url + path, { waitUntil: 'networkidle' })
      // Whoever moves over things and tabs through them must set nothing off.
      await page.mouse.move(300, 300)
      for (let presses = 0; presses < 6; presses++) await page.keyboard.press('Tab')
    }

    const locales = IS_FULL ? LOCALES : (['en'] as const)
    let pages = 0
    for (const locale of locales) {
      const places = IS_FULL ? (Object.keys(PAGES) as PageName[]) : SHOWING
      for (const place of places) {
        const query =
          place === 'resumeAnalysisResults'
            ? `?recordId=${record}`
            : place === 'edit'
              ? `?id=${id}`
              : ''
        await look(pathTo(place, locale) + query)
        pages += 1
      }
      // The words are there, as words.
      await look(`${pathTo('resumeAnalysisResults', locale)}?recordId=${record}`)
      expect(await page.locator('body').innerText()).toContain('<script>alert(1)')
      await look(`${pathTo('edit', locale)}?id=${id}`)
      await expect
        .poll(() =>
          page.evaluate(() =>
            [...document.querySelectorAll('input')].map(({ value: text }) => text),
          ),
        )
        .toContain(TRIED[0])
    }
    expect(seen.executed).toEqual([])
    expect(seen.violations).toEqual([])
    row.atMost(`executions, of ${TRIED.length} payloads on ${pages} pages`, seen.executed.length, 0)
    row.atMost('violations of the policy', seen.violations.length, 0)
    expect(server.child.exitCode).toBeNull()
    // Would we have seen it? Markup that does get in is stopped by the policy, and noted.
    await page.evaluate(() =>
      document.body.insertAdjacentHTML('beforeend', '<img src="/x" onerror="alert(1)">'),
    )
    await expect.poll(() => seen.violations.join()).toContain('script-src')
  },
)
