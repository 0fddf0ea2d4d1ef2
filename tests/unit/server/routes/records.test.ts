import { describe, expect, test } from 'vitest'
import { cookieOf, jsonOf, resumeOf, testServer, uploadOf, type TestServer } from '../app.ts'

const LIST = '/api/resume/select/optimizeRecord'
const RENAME = '/api/resume/update/optimizeRecordFileName'
const DELETE = '/api/resume/delete/optimizeRecord'
const OPTIMIZE = '/api/resume/optimize/v2'
const CORRECT = '/api/resume/update/readResume'
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

  test('are deleted at once, and may be deleted twice', async () => {
    const server = await testServer()
    const { id, Cookie } = await uploaded(server, 'Ada')
    const headers = { Cookie }
    for (let time = 0; time < 2; time++) {
      const response = await server.signed(`${DELETE}?recordId=${id}`, {
        method: 'DELETE',
        headers,
      })
      expect(await response.json()).toMatchObject({ code: 200, data: null })
    }
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
