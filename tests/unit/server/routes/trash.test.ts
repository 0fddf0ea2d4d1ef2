import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cookieOf, jsonOf, resumeOf, testServer, type TestServer } from '../app.ts'

const SAVE = '/api/resume/update/resumeInfo'
const LIST = '/api/resume/select/myResumeInfoList'
const DELETE = '/api/resume/delete/resumeInfo'
const TRASH = '/api/resume/select/trash'
const RESTORE = '/api/resume/update/restoreResume'

const MINUTE = 60_000

async function saved({ request }: TestServer, name = 'Ada') {
  const response = await request(SAVE, jsonOf({ title: `${name}'s`, content: resumeOf(name) }))
  const { data } = await response.json()
  return { id: data.id as string, Cookie: cookieOf(response) }
}

const json = (response: Response) => response.json()

function callsOf(server: TestServer, Cookie: string) {
  const headers = { Cookie }
  return {
    remove: (id: string) =>
      server.signed(`${DELETE}?id=${id}`, { method: 'DELETE', headers }).then(json),
    restore: (id: string) => server.signed(RESTORE, jsonOf({ id }, headers)).then(json),
    trash: () => server.signed(TRASH, { headers }).then(json),
    list: () => server.signed(LIST, { headers }).then(json),
    open: (id: string) => server.signed(`${LIST}?id=${id}`, { headers }).then(json),
    save: (id: string, version: number, name: string) =>
      server.request(SAVE, jsonOf({ id, version, content: resumeOf(name) }, headers)).then(json),
  }
}

describe('a deleted resume', () => {
  test('is in the trash and nowhere else, and can be taken back as it was', async () => {
    const server = await testServer()
    const { id, Cookie } = await saved(server)
    const calls = callsOf(server, Cookie)
    expect(await calls.remove(id)).toMatchObject({ code: 200, data: null })
    expect((await calls.list()).data.items).toEqual([])
    expect((await calls.open(id)).error).toBe('notFound')
    expect((await calls.trash()).data).toEqual([
      {
        kind: 'resume',
        id,
        title: "Ada's",
        deletedAt: '2026-11-20T12:00:00.000Z',
        expiresAt: '2026-11-20T13:00:00.000Z',
      },
    ])
    expect((await calls.restore(id)).data).toMatchObject({ id, version: 1 })
    expect((await calls.open(id)).data.content).toEqual(resumeOf('Ada'))
    expect((await calls.trash()).data).toEqual([])
  })

  test('may be deleted and taken back twice', async () => {
    const server = await testServer()
    const { id, Cookie } = await saved(server)
    const calls = callsOf(server, Cookie)
    for (let time = 0; time < 2; time++) expect((await calls.remove(id)).code).toBe(200)
    for (let time = 0; time < 2; time++) expect((await calls.restore(id)).code).toBe(200)
    expect((await calls.list()).data.items).toHaveLength(1)
  })

  test('can be deleted for good, with its versions', async () => {
    const server = await testServer()
    const { id, Cookie } = await saved(server)
    const calls = callsOf(server, Cookie)
    await calls.save(id, 1, 'Ada Lovelace')
    await calls.remove(`${id}&forGood=true`)
    expect((await calls.trash()).data).toEqual([])
    expect((await calls.restore(id)).error).toBe('notFound')
    const versions = `/api/resume/select/resumeVersions?id=${id}&version=1`
    expect((await server.signed(versions, { headers: { Cookie } })).status).toBe(404)
  })

  test('is not saved over, which is said, and what was sent can be saved after all', async () => {
    const server = await testServer()
    const { id, Cookie } = await saved(server)
    const calls = callsOf(server, Cookie)
    await calls.remove(id)
    expect(await calls.save(id, 1, 'Ada Lovelace')).toMatchObject({
      code: 410,
      error: 'resumeDeleted',
      data: { id, expiresAt: '2026-11-20T13:00:00.000Z' },
    })
    await calls.restore(id)
    expect((await calls.save(id, 1, 'Ada Lovelace')).data.version).toBe(2)
    expect((await calls.open(id)).data.content.basics.name).toBe('Ada Lovelace')
  })

  test('stays for the rest of a visitor’s hour, however late it is deleted', async () => {
    const server = await testServer()
    const { id, Cookie } = await saved(server)
    const calls = callsOf(server, Cookie)
    server.pass(50 * MINUTE)
    await calls.remove(id)
    server.pass(10 * MINUTE)
    expect((await calls.trash()).data).toEqual([])
    expect((await calls.restore(id)).error).toBe('notFound')
  })

  test('begins a new hour when it is taken back', async () => {
    const server = await testServer()
    const { id, Cookie } = await saved(server)
    const calls = callsOf(server, Cookie)
    await calls.remove(id)
    server.pass(50 * MINUTE)
    await calls.restore(id)
    server.pass(50 * MINUTE)
    expect((await calls.open(id)).code).toBe(200)
  })

  test('is gone from the disk once its time is over', async () => {
    const server = await testServer()
    const { id, Cookie } = await saved(server)
    const calls = callsOf(server, Cookie)
    await calls.save(id, 1, 'Ada Lovelace')
    await calls.remove(id)
    server.pass(60 * MINUTE)
    await server.dependencies.storage.sweep()
    const folder = server.dependencies.config.dataDir
    const bytes = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'))
    expect(bytes.join('')).not.toContain(id)
  })

  test('of another visitor does not exist', async () => {
    const server = await testServer()
    const { id, Cookie } = await saved(server)
    const other = callsOf(server, (await saved(server, 'Eve')).Cookie)
    const nobody = callsOf(server, '')
    for (const calls of [other, nobody]) {
      expect(await calls.remove(id)).toMatchObject({ code: 404, error: 'notFound' })
      expect(await calls.restore(id)).toMatchObject({ code: 404, error: 'notFound' })
    }
    expect((await callsOf(server, Cookie).open(id)).code).toBe(200)
  })
})
