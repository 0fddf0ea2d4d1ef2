import { readFileSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { ANALYSIS_STEPS } from '#contract/analysis.ts'
import { defaultStyle } from '#contract/template.ts'
import { createApi } from '#browser/api.ts'
import type { LocalStorage } from '#browser/storage.ts'
import { createReader } from '#server/reading/process/sandbox.ts'
import { createJudges } from '#server/scoring/process/index.ts'
import { createTypesetter } from '#server/typeset/index.ts'
import { cookieOf, testServer } from './app.ts'
import { PATIENT } from './patient.ts'

const FIXTURES = new URL('../../fixtures/', import.meta.url).pathname

const reader = createReader({ ...PATIENT, warmUp: false })
const typesetter = createTypesetter({ ...PATIENT, warmUps: 1, workers: 1 })
const { judge, close: closeJudges } = createJudges(PATIENT)
afterAll(() => {
  reader.close()
  typesetter.close()
  closeJudges()
})

/** The browser's own calls against the real parts, with a cookie jar. */
async function visitor() {
  const { request, dependencies } = await testServer({ reader, typesetter, judge, now: Date.now })
  let cookie = ''
  const api = createApi(async (input) => {
    const call = new Request(input)
    if (cookie) call.headers.set('Cookie', cookie)
    const response = await request(call.url, call)
    cookie = cookieOf(response) || cookie
    return response
  }, NO_STORAGE)
  return { api, dependencies }
}

const NO_STORAGE: LocalStorage = { get: () => null, set: () => false, remove: () => undefined }

function fileOf(path: string): File {
  return new File([readFileSync(FIXTURES + path)], basename(path))
}

/** A resume of each format, in each of three languages. */
const RESUMES = ['en', 'ar', 'ja'].flatMap((locale) => {
  const folder = `resumes/${locale}`
  const files = readdirSync(FIXTURES + folder)
  return ['.pdf', '.docx', '.doc'].map(
    (format) => `${folder}/${files.find((file) => file.endsWith(format))}`,
  )
})

/** The address that stands on a resume of the fixtures. */
const addressOn = (path: string): string =>
  JSON.parse(readFileSync(`${FIXTURES}${path.replace(/\.\w+$/, '.truth.json')}`, 'utf8')).email

describe('the main job', () => {
  test.each(RESUMES)('reads %s, judges it, keeps a change and gives the PDF', async (path) => {
    const { api } = await visitor()
    const upload = await api.upload(fileOf(path))
    expect(upload.fileName).toBe(basename(path))

    const steps: string[] = []
    const note = ({ step, status }: { step: string; status: string }) =>
      void steps.push(`${step} ${status}`)
    const report = await api.optimize(upload.recordId, 'en', { onStep: note })
    const expected = ANALYSIS_STEPS.flatMap((step) => [`${step} started`, `${step} done`])
    expect(steps).toEqual(expected)
    expect(report.overall).toBeGreaterThan(0)

    // Told again, from what was stored: the same steps, the same report.
    expect(await api.optimize(upload.recordId, 'en', { onStep: note })).toEqual(report)
    expect(steps).toEqual([...expected, ...expected])

    const { resume, report: stored } = await api.optimizeResult(upload.recordId)
    expect(stored).toEqual(report)
    expect(resume.basics.name).not.toBe('')
    expect(resume.basics.email).toBe(addressOn(path))

    const content = { ...resume, basics: { ...resume.basics, headline: 'Changed by hand' } }
    const { id, version } = await api.saveResume({ title: '', templateId: 'classic', content })
    const saved = await api.resume(id)
    expect(saved).toMatchObject({ id, version, content })

    expect((await api.preview(saved)).pages.length).toBeGreaterThan(0)
    const { blob, fileName, readBack } = await api.download(saved)
    expect(await blob.slice(0, 5).text()).toBe('%PDF-')
    expect(fileName).toBe(`Resume - ${resume.basics.name}.pdf`)
    expect(readBack).toMatchObject({ found: readBack?.total })
    expect(readBack?.total).toBeGreaterThan(10)
  })

  test('scores what the editor holds', async () => {
    const { api } = await visitor()
    const { recordId } = await api.upload(fileOf(RESUMES[0]!))
    const { resume } = await api.optimizeResult(recordId)
    const report = await api.score({
      content: resume,
      templateId: 'classic',
      style: defaultStyle(),
    })
    expect(report.overall).toBeGreaterThan(0)
    expect(report.document).toMatchObject({ format: 'pdf', textLayer: true, columns: 1 })
  })

  test.each([
    ['broken/empty.pdf', 'fileEmpty'],
    ['broken/encrypted.pdf', 'fileEncrypted'],
    ['broken/scan.pdf', 'fileWithoutText'],
    ['broken/text-named.pdf', 'fileTypeMismatch'],
    ['broken/truncated.docx', 'fileBroken'],
  ])('refuses %s with %s', async (path, code) => {
    const { api } = await visitor()
    await expect(api.upload(fileOf(path))).rejects.toMatchObject({ code })
  })

  test('reads pasted text', async () => {
    const { api } = await visitor()
    const { document, fileName } = await api.upload(
      'Ada Lovelace\nada@example.org\n\nWork\nAnalyst',
    )
    expect(document.format).toBe('text')
    expect(fileName).toBe('')
  })
})
