import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { ANALYSIS_STEPS, REPORT_SECTIONS } from '#contract/analysis.ts'
import { ENDPOINTS } from '#contract/api.ts'
import { READ_BACK_HEADER, READ_BACK_MISSING_HEADER } from '#contract/output.ts'
import { firstJobText, printedFields } from './fields.ts'
import { analyse, changeLine, firstJob, importResume, reload, save } from './job.ts'
import { essence, pdfText, wordsOf } from './pdf-text.ts'
import { resumeFile, say, truth } from './resumes.ts'
import { expect, test } from './test.ts'

/** What is typed into the resume, in its language. */
const ADDITIONS = {
  en: 'Trained 14 planners on the new calendar.',
  ar: 'تدريب 14 موظفا على البرنامج الجديد',
  ja: '新しい手順を14名に研修した',
} as const

/** What the page of a test notes while it runs. */
interface Notes {
  stepsShown: string[]
  stream: string
}

/** Runs in the page: notes each step as it is shown done, and listens in on the event stream. */
function takeNotes(optimizePath: string) {
  const notes: Notes = Object.assign(globalThis, { stepsShown: [], stream: '' })
  new MutationObserver(() => {
    for (const item of document.querySelectorAll<HTMLElement>('[data-step][data-status="done"]')) {
      const step = item.dataset.step ?? ''
      if (!notes.stepsShown.includes(step)) notes.stepsShown.push(step)
    }
  }).observe(document, { subtree: true, childList: true, attributes: true })

  const original = globalThis.fetch
  globalThis.fetch = async (...call) => {
    const answer = await original(...call)
    if (!answer.url.includes(optimizePath) || !answer.body) return answer
    const [ours, theirs] = answer.body.tee()
    void new Response(ours).text().then((text) => (notes.stream = text))
    return new Response(theirs, answer)
  }
}

const notesOf = (page: Page): Promise<Notes> =>
  page.evaluate(() => {
    const { stepsShown, stream } = globalThis as unknown as Notes
    return { stepsShown, stream }
  })

/** Each format and each kind of writing; `main-job.test.ts` has every pair, without a browser. */
const JOBS = [
  ['en', 'pdf'],
  ['ar', 'docx'],
  ['ja', 'doc'],
] as const

for (const [locale, format] of JOBS) {
  test(`a .${format} in ${locale} is read, judged, changed, saved and downloaded`, async ({
    page,
  }) => {
    await page.addInitScript(takeNotes, ENDPOINTS.optimize.path)
    await analyse(page, locale, resumeFile(locale, format))

    await test.step('its steps come in order', async () => {
      const { stepsShown, stream } = await notesOf(page)
      expect(stepsShown).toEqual([...ANALYSIS_STEPS])
      const done = [...stream.matchAll(/"step":"(\w+)","status":"done"/g)].map(([, step]) => step)
      // Uploading and parsing are over when the stream begins, or its first words.
      expect(ANALYSIS_STEPS.slice(-done.length)).toEqual(done)
      expect(done.length).toBeGreaterThanOrEqual(ANALYSIS_STEPS.length - 2)
    })

    await test.step('it has a score and six sections in the page’s language', async () => {
      const score = Number(await page.locator('[data-score]').getAttribute('data-score'))
      expect(score).toBeGreaterThan(0)
      expect(score).toBeLessThanOrEqual(100)
      for (const section of REPORT_SECTIONS) {
        const row = page.locator(`tr[data-section="${section}"]`)
        await expect(row).toContainText(say(locale, 'analysis', `steps.${section}`))
      }
      await expect(page.locator('.result')).toContainText(format.toUpperCase())
    })

    await importResume(page, locale)
    await expect(page.getByLabel(say(locale, 'editor', 'fields.email'))).toHaveValue(
      truth(locale).email,
    )
    await changeLine(page, ADDITIONS[locale])
    const id = await save(page)

    const content = await test.step('it is still there after a reload', async () => {
      const kept = await reload(page, id)
      expect(firstJobText(kept)).toContain(ADDITIONS[locale])
      await expect(await firstJob(page)).toContainText(ADDITIONS[locale])
      await expect(page.locator('.save-state')).toHaveAttribute('data-status', 'saved')
      await expect(page.locator('.preview img').first()).toBeVisible()
      return kept
    })

    await test.step('its PDF has the changed line and every other field as text', async () => {
      const answered = page.waitForResponse((answer) =>
        answer.url().includes(ENDPOINTS.download.path),
      )
      const downloaded = page.waitForEvent('download')
      await page.getByRole('button', { name: say(locale, 'editor', 'bar.download') }).click()
      const headers = (await answered).headers()
      const readBack = headers[READ_BACK_HEADER.toLowerCase()] ?? ''
      const lost = decodeURIComponent(headers[READ_BACK_MISSING_HEADER.toLowerCase()] ?? '')
      const [found, total] = readBack.split('/').map(Number)
      expect(total).toBeGreaterThan(10)
      expect(found, `${readBack}, lost: ${lost}`).toBe(total)

      const download = await downloaded
      expect(download.suggestedFilename()).toMatch(/\.pdf$/)
      const text = await pdfText(await readFile(await download.path()))
      const whole = essence(text)
      const words = new Set(wordsOf(text))
      // Arabic lines mix directions; there each word must be there, elsewhere the whole.
      const isThere = (field: string) =>
        whole.includes(essence(field)) ||
        (locale === 'ar' && wordsOf(field).every((word) => words.has(word)))
      const missing = printedFields(content).filter((field) => !isThere(field.text))
      expect(missing).toEqual([])
      expect(isThere(ADDITIONS[locale])).toBe(true)
    })
  })
}
