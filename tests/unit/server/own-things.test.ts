/** The browser's own calls for everything around a resume, against the real parts. */
import { afterAll, expect, test } from 'vitest'
import { createApi } from '#browser/api.ts'
import type { LocalStorage } from '#browser/storage.ts'
import { defaultStyle, TEMPLATES } from '#contract/template.ts'
import { judge } from '#server/scoring/index.ts'
import { createTypesetter } from '#server/typeset/index.ts'
import { cookieOf, testServer } from './app.ts'
import { resumeIn } from './exchange/resumes.ts'
import { PATIENT } from './patient.ts'

const typesetter = createTypesetter({ ...PATIENT, warmUps: 1, workers: 1 })
afterAll(() => typesetter.close())

const NO_STORAGE: LocalStorage = { get: () => null, set: () => false, remove: () => undefined }

async function visitor() {
  const { request } = await testServer({
    typesetter,
    judge: (reading) => judge(reading),
    now: Date.now,
  })
  let cookie = ''
  return createApi(async (input) => {
    const call = new Request(input)
    if (cookie) call.headers.set('Cookie', cookie)
    const response = await request(call.url, call)
    cookie = cookieOf(response) || cookie
    return response
  }, NO_STORAGE)
}

const draftIn = (locale: string) => ({
  content: resumeIn(locale),
  templateId: 'classic' as const,
  style: defaultStyle(),
})

test('a resume goes through versions, trash and other looks, and is there again', async () => {
  const api = await visitor()
  const { content, ...looks } = draftIn('ja')
  const { id } = await api.saveResume({ ...looks, title: '一', content })
  await api.saveResume({ ...looks, id, version: 1, title: '二', content })
  expect((await api.versions(id)).map(({ title }) => title)).toEqual(['二', '一'])
  expect((await api.restoreVersion(id, 1)).title).toBe('一')
  await api.changeTemplate(id, { templateId: 'modern', style: defaultStyle('modern') })
  await api.deleteResume(id)
  expect(await api.trash()).toMatchObject([{ id, title: '一' }])
  const late = api.saveResume({ ...looks, id, version: 4, title: '三', content })
  await expect(late).rejects.toMatchObject({ code: 'resumeDeleted' })
  await api.restoreResume(id)
  expect(await api.resume(id)).toMatchObject({ version: 4, templateId: 'modern', content })
  expect((await api.version(id, 2)).title).toBe('二')
})

test('the latest resume is shown by its true page and its true score', async () => {
  const api = await visitor()
  expect(await api.banner()).toBeNull()
  const draft = draftIn('ar')
  await api.saveResume({ ...draft, title: 'سيرتي' })
  const banner = await api.banner()
  expect(banner?.thumbnailSvg).toMatch(/^<svg /)
  expect(banner?.score).toBe((await api.score(draft)).overall)
  const templates = await api.templates()
  expect(new Set(templates.map(({ thumbnail }) => thumbnail)).size).toBe(TEMPLATES.length)
  expect(await api.userType()).toBe(0)
})

test('a resume leaves as a file of each format, and comes back from JSON as it was', async () => {
  const api = await visitor()
  const draft = draftIn('zh-CN')
  for (const format of ['docx', 'txt'] as const) {
    const { blob, fileName } = await api.exportAs(format, draft, '我的简历')
    expect(fileName).toBe(`我的简历.${format}`)
    expect(blob.size).toBeGreaterThan(500)
  }
  const { blob } = await api.exportAs('json', draft)
  expect((await api.importJson(blob)).resume).toEqual(draft.content)
  await expect(api.importJson(new Blob(['no resume']))).rejects.toMatchObject({
    code: 'importInvalid',
  })
})
