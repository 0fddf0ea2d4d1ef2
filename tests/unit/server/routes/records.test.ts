import { describe, expect, test } from 'vitest'
import type { ScoreHistory } from '#contract/api.ts'
import { rowsIn } from '../rows.ts'
import { cookieOf, jsonOf, resumeOf, testServer, uploadOf, type TestServer } from '../app.ts'

const LIST = '/api/resume/select/optimizeRecord'
const RENAME = '/api/resume/update/optimizeRecordFileName'
const DELETE = '/api/resume/delete/optimizeRecord'
const OPTIMIZE = '/api/resume/optimize/v2'
const CORRECT = '/api/resume/update/readResume'
const HISTORY = '/api/resume/select/optimizeHistory'
const TRASH = '/api/resume/select/trash'
const RESTORE = '/api/resume/update/restoreRecord'
const RESULT = '/api/resume/select/optimizeResult'

async function uploaded({ request }: TestServer, name: string, cookie = '') {
  const init = uploadOf(name, `${name}.pdf`, { headers: { Cookie: cookie } })
  const response = await request('/api/resume/upload/v2', init)
  const { data } = await response.json()
  return { id: data.recordId as string, Cookie: cookie || cookieOf(response) }
}

describe('the records', () => {
  test('are listed newest first, with their scores once they have one', async () => {
    const server = await testServer()
    const { id, Cookie } = await uploaded(server, 'Ada')
    server.pass(1_000)
    await uploaded(server, 'Grace', Cookie)
    const headers = { Cookie }
    await server.signed(`${OPTIMIZE}?recordId=${id}`, { method: 'POST', headers })
    const { data } = await (await server.signed(LIST, { headers })).json()
    expect(data).toMatchObject({
      items: [
        { fileName: 'Grace.pdf', overall: null, rubric: null },
        { id, fileName: 'Ada.pdf', overall: 3, rubric: '0.0.0' },
      ],
      next: null,
    })
  })

  test('come page by page, each once', async () => {
    const server = await testServer()
    const { Cookie } = await uploaded(server, 'Person 0')
    for (let index = 1; index < 45; index++) {
      if (index % 3 === 0) server.pass(1)
      await uploaded(server, `Person ${index}`, Cookie)
    }
    const ids: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const response = await server.signed(`${LIST}?cursor=${cursor}`, { headers: { Cookie } })
      const { data } = (await response.json()) as {
        data: { items: { id: string }[]; next: string | null }
      }
      ids.push(...data.items.map(({ id }) => id))
      cursor = data.next
    }
    expect(new Set(ids).size).toBe(45)
    expect(ids).toHaveLength(45)
  })

  test('are put right by their owner, and keep the new report with the file’s own facts', async () => {
    const server = await testServer()
    const { id, Cookie } = await uploaded(server, 'Ada')
    const headers = { Cookie }
    await server.signed(`${OPTIMIZE}?recordId=${id}`, { method: 'POST', headers })
    const before = await (await server.signed(`${RESULT}?recordId=${id}`, { headers })).json()
    const body = { recordId: id, resume: resumeOf('Adelaide') }
    expect((await server.signed(CORRECT, jsonOf(body))).status).toBe(404)
    const { data } = await (await server.signed(CORRECT, jsonOf(body, headers))).json()
    expect(data.overall).toBe('Adelaide'.length)
    const after = await (await server.signed(`${RESULT}?recordId=${id}`, { headers })).json()
    expect(after.data.resume.basics.name).toBe('Adelaide')
    expect(after.data.report).toEqual(data)
    expect(data.document).toEqual(before.data.report.document)
  })

  test('can be renamed, to a name without folders and invisible characters', async () => {
    const server = await testServer()
    const { id, Cookie } = await uploaded(server, 'Ada')
    const body = { recordId: id, fileName: 'folder/履歴書\u202e.pdf' }
    const response = await server.signed(RENAME, jsonOf(body, { Cookie }))
    expect((await response.json()).data).toMatchObject({ id, fileName: '履歴書.pdf' })
    const empty = await server.signed(RENAME, jsonOf({ recordId: id, fileName: ' ' }, { Cookie }))
    expect(empty.status).toBe(400)
  })

  test('are in the trash once deleted, and can be taken back with report and history', async () => {
    const server = await testServer()
    const { id, headers } = await correctedBy(['Lovelace'], server)
    const call = async (path: string, init: RequestInit = {}) =>
      (await server.signed(path, { headers, ...init })).json()
    const before = await call(`${RESULT}?recordId=${id}`)
    for (let time = 0; time < 2; time++) {
      const deleted = await call(`${DELETE}?recordId=${id}`, { method: 'DELETE' })
      expect(deleted).toMatchObject({ code: 200, data: null })
    }
    expect((await call(LIST)).data.items).toEqual([])
    for (const path of [RESULT, HISTORY, '/api/resume/get/thumbnail']) {
      expect((await call(`${path}?recordId=${id}`)).error).toBe('notFound')
    }
    const refused: [string, object][] = [
      [RENAME, { recordId: id, fileName: 'x.pdf' }],
      [CORRECT, { recordId: id, resume: resumeOf('Byron') }],
    ]
    for (const [path, body] of refused) {
      expect((await server.signed(path, jsonOf(body, headers))).status).toBe(404)
    }
    expect((await call(TRASH)).data).toMatchObject([{ kind: 'analysis', id, title: 'Ada.pdf' }])
    for (let time = 0; time < 2; time++) {
      const restored = await server.signed(RESTORE, jsonOf({ recordId: id }, headers))
      expect((await restored.json()).data).toMatchObject({ id, fileName: 'Ada.pdf' })
    }
    expect((await call(TRASH)).data).toEqual([])
    expect((await call(`${RESULT}?recordId=${id}`)).data).toMatchObject({
      report: before.data.report,
      resume: before.data.resume,
    })
  })

  test('can be uploaded anew, with the same key, while they are in the trash', async () => {
    const server = await testServer()
    const key = { 'Idempotency-Key': 'the same' }
    const upload = async (headers: Record<string, string> = {}) => {
      const init = uploadOf('Ada', 'Ada.pdf', { headers: { ...key, ...headers } })
      const response = await server.request('/api/resume/upload/v2', init)
      return { response, id: (await response.json()).data.recordId as string }
    }
    const { response, id } = await upload()
    const headers = { Cookie: cookieOf(response) }
    await server.signed(`${DELETE}?recordId=${id}`, { method: 'DELETE', headers })
    const again = await upload(headers)
    expect([again.response.status, again.id === id]).toEqual([200, false])
  })

  test('are deleted for good at once, and may be deleted twice', async () => {
    const server = await testServer()
    const { id, Cookie } = await uploaded(server, 'Ada')
    const headers = { Cookie }
    for (let time = 0; time < 2; time++) {
      const response = await server.signed(`${DELETE}?recordId=${id}&forGood=true`, {
        method: 'DELETE',
        headers,
      })
      expect(await response.json()).toMatchObject({ code: 200, data: null })
    }
    expect((await server.signed(RESTORE, jsonOf({ recordId: id }, headers))).status).toBe(404)
    expect((await (await server.signed(LIST, { headers })).json()).data.items).toEqual([])
    expect((await server.signed(`${RESULT}?recordId=${id}`, { headers })).status).toBe(404)
    const again = await server.signed(`${OPTIMIZE}?recordId=${id}`, { method: 'POST', headers })
    expect(again.status).toBe(404)
  })

  test('of another visitor do not exist', async () => {
    const server = await testServer()
    const { id, Cookie } = await uploaded(server, 'Ada')
    const eve = await uploaded(server, 'Eve')
    for (const headers of [{ Cookie: eve.Cookie }, { Cookie: '' }]) {
      const rename = await server.signed(RENAME, jsonOf({ recordId: id, fileName: 'x' }, headers))
      expect(rename.status).toBe(404)
      const remove = await server.signed(`${DELETE}?recordId=${id}`, { method: 'DELETE', headers })
      expect(remove.status).toBe(404)
    }
    const { data } = await (await server.signed(LIST, { headers: { Cookie } })).json()
    expect(data.items).toMatchObject([{ id, fileName: 'Ada.pdf' }])
    expect((await (await server.signed(LIST)).json()).data).toEqual({ items: [], next: null })
  })
})

/** An analysis whose owner put its reading right, once with each name. */
async function correctedBy(names: string[], server: TestServer) {
  const { id, Cookie } = await uploaded(server, 'Ada')
  const headers = { Cookie }
  await server.signed(`${OPTIMIZE}?recordId=${id}`, { method: 'POST', headers })
  for (const name of names) {
    server.pass(60_000)
    const body = jsonOf({ recordId: id, resume: resumeOf(name) }, headers)
    expect((await server.signed(CORRECT, body)).status).toBe(200)
  }
  return { id, headers }
}

const pro = async () => ({ plan: 'pro' as const, bought: [] })

describe('the history of a score', () => {
  test('has every report with its rubric, newest first', async () => {
    const server = await testServer({ entitlementsOf: pro })
    const { id, headers } = await correctedBy(['Ada Byron', 'Ada Lovelace'], server)
    const answer = await server.signed(`${HISTORY}?recordId=${id}`, { headers })
    const { data } = (await answer.json()) as { data: ScoreHistory }
    expect(data.map(({ overall, rubric }) => [overall, rubric])).toEqual([
      [12, '0.0.0'],
      [9, '0.0.0'],
      [3, '0.0.0'],
    ])
    expect(
      data.map(({ madeAt }) => Date.parse(madeAt) - Date.parse(data[2]?.madeAt ?? '')),
    ).toEqual([120_000, 60_000, 0])
    expect(data[0]).toMatchObject({ findings: 0, sections: { education: 12 } })
  })

  test('keeps the first of many and the newest, and goes with its record', async () => {
    const server = await testServer({ entitlementsOf: pro })
    const names = Array.from({ length: 55 }, (_, at) => 'x'.repeat(at + 4))
    const { id, headers } = await correctedBy(names, server)
    const path = `${HISTORY}?recordId=${id}`
    const { data } = (await (await server.signed(path, { headers })).json()) as {
      data: ScoreHistory
    }
    expect(data).toHaveLength(51)
    expect([data[0]?.overall, data.at(-1)?.overall]).toEqual([58, 3])
    await server.signed(`${DELETE}?recordId=${id}&forGood=true`, { method: 'DELETE', headers })
    expect((await server.signed(path, { headers })).status).toBe(404)
    expect((await rowsIn(server.dependencies.config)).reports).toEqual([])
  })

  test('is empty before the analysis, and told to Pro alone', async () => {
    const server = await testServer({ entitlementsOf: pro })
    const { id, Cookie } = await uploaded(server, 'Ada')
    const answer = await server.signed(`${HISTORY}?recordId=${id}`, { headers: { Cookie } })
    expect((await answer.json()).data).toEqual([])
    const free = await testServer()
    const theirs = await correctedBy([], free)
    const refused = await free.signed(`${HISTORY}?recordId=${theirs.id}`, theirs)
    expect([refused.status, (await refused.json()).error]).toEqual([403, 'proNeeded'])
  })
})
