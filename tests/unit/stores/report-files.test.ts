import { expect, test } from 'vitest'
import type { PrintedReport } from '#contract/printed-report.ts'
import type { Plan } from '#contract/rights.ts'
import { createReportFilesStore } from '#stores/report-files.ts'
import { visitor } from './visitor.ts'

const report: PrintedReport = {
  locale: 'en',
  title: 'Resume report',
  fileName: 'a/b.pdf',
  score: '68',
  scoreLabel: '68 of 100',
  verdict: 'Fair.',
  sections: [],
  findingsTitle: 'Marks',
  findings: [],
  language: 'en',
  factsTitle: 'Facts',
  facts: [],
  colophon: [],
}

/** The store with the real server, and a browser that draws its name. */
async function storeOf(canPrint: boolean, plan: Plan = 'pro') {
  const person = await visitor({ entitlementsOf: async () => ({ plan, bought: [] }) })
  const files: { name: string; text: string }[] = []
  const saved: Promise<void>[] = []
  const store = createReportFilesStore({
    api: person.api,
    save: (blob, name) => {
      saved.push(blob.text().then((text) => void files.push({ name, text })))
    },
    drawing: async () => ({
      canPrint: () => canPrint,
      printReport: async () => new Blob(['by the browser']),
      pictureOf: async () => new Blob(['a picture']),
    }),
  })
  return { store, person, settled: async () => (await Promise.all(saved), files) }
}

test('a report is printed by the browser where it can set the script', async () => {
  const { store, person, settled } = await storeOf(true)
  await store.report(report)
  expect(await settled()).toEqual([{ name: 'a b – Resume report.pdf', text: 'by the browser' }])
  expect(person.calls).not.toContain('POST /api/resume/report')
})

test('a report in another script is printed by the typesetter', async () => {
  const { store, settled } = await storeOf(false)
  await store.report(report)
  expect((await settled())[0]?.text).toBe('%PDF Fair.')
  expect(store.$files.get()).toMatchObject({ status: 'done', file: 'report' })
})

test('a failure says which file and why, and gives nothing to the browser', async () => {
  const { store, person, settled } = await storeOf(false)
  person.offline = true
  await store.report(report)
  expect(store.$files.get()).toEqual({ status: 'failed', file: 'report', error: 'offline' })
  expect(await settled()).toEqual([])
})

test.each([true, false])('nobody without Pro gets a file (drawn here: %s)', async (canPrint) => {
  const { store, person, settled } = await storeOf(canPrint, 'basic')
  await store.report(report)
  expect(store.$files.get()).toEqual({ status: 'failed', file: 'report', error: 'proNeeded' })
  expect(await settled()).toEqual([])
  await expect(person.api.printReport(report)).rejects.toMatchObject({ code: 'proNeeded' })
})
