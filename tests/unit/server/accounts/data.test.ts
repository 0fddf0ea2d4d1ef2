import { describe, expect, test } from 'vitest'
import { ENDPOINTS } from '#contract/api.ts'
import { LIMITS } from '#contract/limits.ts'
import { jsonOf, resumeOf, uploadOf } from '../app.ts'
import { rowsIn } from '../rows.ts'
import { unzipped } from '../zip.ts'
import { accountServer, type Browser } from './people.ts'

const DATA = ENDPOINTS.exportData.path
const SAVE = ENDPOINTS.saveResume.path
const MINUTE = 60_000

const dataOf = async (answer: Promise<Response>) => (await (await answer).json()).data

const save = (browser: Browser, body: object) => dataOf(browser.call(SAVE, jsonOf(body)))

/** Two resumes and two analyses, one of each in the trash, the other put right. */
async function work(browser: Browser): Promise<{ id: string; recordId: string }> {
  const { id } = await save(browser, { title: 'Första', content: resumeOf('Ada') })
  await save(browser, { id, version: 1, title: 'Första / 2', content: resumeOf('Ada Byron') })
  const gone = await save(browser, { title: 'Old', content: resumeOf('Ada') })
  await browser.signed(`${ENDPOINTS.deleteResume.path}?id=${gone.id}`, { method: 'DELETE' })
  const uploaded = await dataOf(browser.call(ENDPOINTS.upload.path, uploadOf('Ada', '履歴書.pdf')))
  const { recordId } = uploaded
  const old = await dataOf(browser.call(ENDPOINTS.upload.path, uploadOf('Ada', 'old.pdf')))
  const deletion = `${ENDPOINTS.deleteRecord.path}?recordId=${old.recordId}`
  await browser.signed(deletion, { method: 'DELETE' })
  await browser.signed(`${ENDPOINTS.optimize.path}?recordId=${recordId}`, { method: 'POST' })
  const correction = { recordId, resume: resumeOf('Ada Lovelace') }
  await browser.signed(ENDPOINTS.correctReading.path, jsonOf(correction))
  return { id, recordId }
}

async function exported(browser: Browser) {
  const answer = await browser.signed(DATA)
  expect(answer.status).toBe(200)
  const files = await unzipped(new Uint8Array(await answer.arrayBuffer()))
  const json = (path: string) => JSON.parse(files.get(path)?.toString() ?? 'null')
  return { files, json, answer }
}

const erase = (browser: Browser) => browser.signed(DATA, { method: 'DELETE' })

describe('everything that is kept of somebody', () => {
  test('can be taken away as an archive of JSON and PDF', async () => {
    const { browser } = await accountServer()
    const ada = browser()
    await ada.signIn()
    const { id, recordId } = await work(ada)
    const { files, json, answer } = await exported(ada)
    expect(answer.headers.get('content-disposition')).toMatch(/vitascope-\d{4}-\d\d-\d\d\.zip/)
    expect([...files.keys()].toSorted()).toEqual([
      'account.json',
      'analyses/001 履歴書/analysis.json',
      'export.json',
      'resumes/001 Första 2/resume.json',
      'resumes/001 Första 2/resume.pdf',
      'resumes/001 Första 2/versions/1.json',
      'trash/001 Old/resume.json',
      'trash/001 Old/resume.pdf',
      'trash/002 old/analysis.json',
    ])
    expect(json('account.json')).toMatchObject({
      name: 'Ada Example',
      email: 'ada@example.com',
      plan: 'basic',
      sessions: [{ browser: '' }],
    })
    expect(json('resumes/001 Första 2/resume.json')).toMatchObject({
      id,
      title: 'Första / 2',
      content: { basics: { name: 'Ada Byron' } },
      deletedAt: null,
    })
    expect(json('resumes/001 Första 2/versions/1.json').draft.content.basics.name).toBe('Ada')
    expect(files.get('resumes/001 Första 2/resume.pdf')?.toString()).toBe('%PDF Ada Byron')
    expect(json('analyses/001 履歴書/analysis.json')).toMatchObject({
      id: recordId,
      resume: { basics: { name: 'Ada Lovelace' } },
      report: { overall: 12 },
      earlierReports: [{ report: { overall: 3 } }],
    })
  })

  test('can be taken away by a visitor too, and by somebody without anything', async () => {
    const { browser } = await accountServer()
    const visitor = browser()
    await work(visitor)
    const { files } = await exported(visitor)
    expect(files.has('account.json')).toBe(false)
    expect(files.has('resumes/001 Första 2/resume.pdf')).toBe(true)
    expect((await exported(browser())).files.size).toBe(0)
  })

  test('leaves in a template that the person may download, and says what could not be set', async () => {
    const server = await accountServer()
    const ada = server.browser()
    await ada.signIn()
    await save(ada, { title: 'Premium', content: resumeOf('Ada'), templateId: 'executive' })
    const templates: string[] = []
    const { typesetter } = server.dependencies
    const { pdf } = typesetter
    typesetter.pdf = async (draft) => {
      templates.push(draft.templateId)
      throw Object.assign(new Error('no'), { code: 'typesettingFailed' })
    }
    const { files, json } = await exported(ada)
    typesetter.pdf = pdf
    expect(templates).toEqual(['classic'])
    expect(files.has('resumes/001 Premium/resume.pdf')).toBe(false)
    expect(json('resumes/001 Premium/resume.json')).toMatchObject({
      templateId: 'executive',
      pdf: 'typesettingFailed',
    })
  })

  test('goes with the account, down to the last row, and leaves a receipt', async () => {
    const { browser, dependencies } = await accountServer()
    const [ada, phone, eve] = [browser(), browser(), browser()]
    const { id: userId } = await ada.signIn({ sub: 'ada' })
    await phone.signIn({ sub: 'ada' })
    await eve.signIn({ sub: 'eve' })
    const { id } = await work(ada)
    const others = await work(eve)
    await dependencies.storage.purchases.give(userId, 'compact', 'payment')
    await ada.begin()

    const answer = await erase(ada)
    const receipt = (await answer.json()).data
    expect(receipt).toMatchObject({ resumes: 2, versions: 1, analyses: 2, sessions: 2 })
    expect(receipt.id).toMatch(/^[\w-]{22}$/)

    const { erasures, ...rows } = await rowsIn(dependencies.config)
    const left = JSON.stringify(rows)
    expect(left).not.toContain(userId)
    expect(left).not.toContain(id)
    expect(erasures).toHaveLength(1)
    expect(left).toContain(others.id)

    for (const gone of [ada, phone]) {
      const refused = await gone.signed(ENDPOINTS.resumes.path)
      expect([refused.status, await refused.json()]).toMatchObject([
        401,
        { code: 408, error: 'sessionExpired' },
      ])
    }
    // Whoever comes back begins anew.
    ada.token = ''
    expect((await ada.signIn({ sub: 'ada' })).id).not.toBe(userId)
    expect((await dataOf(ada.signed(ENDPOINTS.resumes.path))).items).toEqual([])
  })

  test('is only deleted with an account after a sign-in of the last minutes', async () => {
    const { browser, pass } = await accountServer()
    const ada = browser()
    await ada.signIn()
    const { id } = await work(ada)
    pass(LIMITS.freshLoginMinutes * MINUTE + 1)
    const refused = await erase(ada)
    expect([refused.status, (await refused.json()).error]).toEqual([403, 'freshLoginNeeded'])
    expect((await ada.signed(`${ENDPOINTS.resumes.path}?id=${id}`)).status).toBe(200)
    await ada.signIn()
    expect((await erase(ada)).status).toBe(200)
  })

  test('goes for a visitor at once, who may begin anew', async () => {
    const { browser, dependencies } = await accountServer()
    const visitor = browser()
    const { id } = await work(visitor)
    const answer = await erase(visitor)
    expect((await answer.json()).data).toMatchObject({ resumes: 2, analyses: 2, sessions: 0 })
    expect(answer.headers.getSetCookie().join()).toMatch(/vitascope_visitor=;.*Max-Age=0/)
    expect((await visitor.signed(`${ENDPOINTS.resumes.path}?id=${id}`)).status).toBe(404)
    visitor.jar.clear()
    await work(visitor)
    await dependencies.storage.sweep()
    expect((await dataOf(visitor.signed(ENDPOINTS.resumes.path))).items).toHaveLength(1)
    expect((await dataOf(erase(browser()))).resumes).toBe(0)
  })

  test('takes along what a request under way still wrote', async () => {
    const { browser, dependencies, pass } = await accountServer()
    const ada = browser()
    const { id: userId } = await ada.signIn()
    await erase(ada)
    const { storage } = dependencies
    const owner = storage.users.ownerOf(userId)
    const draft = { content: resumeOf('Late'), templateId: 'classic', style: {} } as never
    await storage.resumes.add(owner, { title: 'Late', draft, requestKey: null })
    pass(MINUTE)
    await storage.sweep()
    expect((await storage.resumes.list(owner)).items).toEqual([])
  })
})
