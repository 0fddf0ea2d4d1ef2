import { describe, expect, test } from 'vitest'
import { cookieOf, jsonOf, resumeOf, testServer, type TestServer } from '../app.ts'

const SAVE = '/api/resume/update/resumeInfo'
const VERSIONS = '/api/resume/select/resumeVersions'
const RESTORE = '/api/resume/update/restoreVersion'
const NAME = '/api/resume/update/versionName'
const CHANGE = '/api/resume/update/userResumeTemplate'

const MINUTE = 60_000

/** A resume saved under one name after the other, a minute between. */
async function savedAs(server: TestServer, names: string[]) {
  let Cookie = ''
  let id: string | undefined
  for (const [version, name] of names.entries()) {
    const body = { ...(id && { id, version }), title: name, content: resumeOf(name) }
    const response = await server.request(SAVE, jsonOf(body, { Cookie }))
    id = (await response.json()).data.id as string
    Cookie ||= cookieOf(response)
    server.pass(MINUTE)
  }
  return { id: id ?? '', Cookie }
}

function callsOf(server: TestServer, Cookie: string) {
  const headers = { Cookie }
  const get = (path: string) => server.signed(path, { headers }).then((r) => r.json())
  const post = (path: string, body: object) =>
    server.signed(path, jsonOf(body, headers)).then((r) => r.json())
  return {
    versions: (id: string) => get(`${VERSIONS}?id=${id}`),
    version: (id: string, version: number) => get(`${VERSIONS}?id=${id}&version=${version}`),
    restore: (id: string, version: number) => post(RESTORE, { id, version }),
    name: (id: string, version: number, name: string) => post(NAME, { id, version, name }),
    change: (id: string, templateId: string) => post(CHANGE, { id, templateId, style: {} }),
  }
}

const namesIn = (versions: { name: string }[]) => versions.map(({ name }) => name)

describe('the versions of a resume', () => {
  test('are listed, the present one first, and can be looked into', async () => {
    const server = await testServer()
    const { id, Cookie } = await savedAs(server, ['Ada', 'Ada L.', 'Ada Lovelace'])
    const calls = callsOf(server, Cookie)
    expect((await calls.versions(id)).data).toEqual([
      { version: 3, title: 'Ada Lovelace', savedAt: '2026-11-20T12:02:00.000Z', name: '' },
      { version: 2, title: 'Ada L.', savedAt: '2026-11-20T12:01:00.000Z', name: '' },
      { version: 1, title: 'Ada', savedAt: '2026-11-20T12:00:00.000Z', name: '' },
    ])
    const { data } = await calls.version(id, 1)
    expect(data).toMatchObject({ id, version: 1, title: 'Ada', content: resumeOf('Ada') })
    expect((await calls.version(id, 3)).data.content).toEqual(resumeOf('Ada Lovelace'))
    expect((await calls.version(id, 9)).error).toBe('notFound')
  })

  test('bear names, which stay with the state that was named', async () => {
    const server = await testServer()
    const { id, Cookie } = await savedAs(server, ['Ada', 'Ada L.'])
    const calls = callsOf(server, Cookie)
    await calls.name(id, 1, '  For the bank ')
    const { data: named } = await calls.name(id, 2, 'Sent on Friday')
    expect(namesIn(named)).toEqual(['Sent on Friday', 'For the bank'])
    await calls.change(id, 'modern')
    expect(namesIn((await calls.versions(id)).data)).toEqual(['', 'Sent on Friday', 'For the bank'])
    const { data: fewer } = await calls.name(id, 2, '')
    expect(namesIn(fewer)).toEqual(['', '', 'For the bank'])
    expect((await calls.name(id, 9, 'None')).error).toBe('notFound')
  })

  test('that have a name are not thinned', async () => {
    const server = await testServer({ env: { RATE_LIMIT_FACTOR: '0' } })
    const { id, Cookie } = await savedAs(server, ['Ada'])
    const calls = callsOf(server, Cookie)
    await calls.name(id, 1, 'Kept')
    for (let version = 1; version < 40; version++) {
      const body = { id, version, title: '', content: resumeOf(`Ada ${version}`) }
      await server.request(SAVE, jsonOf(body, { Cookie }))
    }
    const { data } = await calls.versions(id)
    expect(data.length).toBeLessThan(25)
    expect(data.at(-1)).toMatchObject({ version: 1, name: 'Kept' })
  })

  test('come back as a new one, and once only', async () => {
    const server = await testServer()
    const { id, Cookie } = await savedAs(server, ['Ada', 'Somebody else'])
    const calls = callsOf(server, Cookie)
    const { data } = await calls.restore(id, 1)
    expect(data).toMatchObject({ id, version: 3, title: 'Ada', content: resumeOf('Ada') })
    expect((await calls.restore(id, 1)).data).toEqual(data)
    const { data: list } = await calls.versions(id)
    expect(list.map(({ title }: { title: string }) => title)).toEqual([
      'Ada',
      'Somebody else',
      'Ada',
    ])
  })

  test('of a visitor are gone an hour after they were saved', async () => {
    const server = await testServer()
    const { id, Cookie } = await savedAs(server, ['Secret'])
    server.pass(58 * MINUTE)
    await server.request(
      SAVE,
      jsonOf({ id, version: 1, title: 'Public', content: resumeOf('Ada') }, { Cookie }),
    )
    server.pass(2 * MINUTE)
    const calls = callsOf(server, Cookie)
    expect((await calls.versions(id)).data).toHaveLength(1)
    expect((await calls.version(id, 1)).error).toBe('notFound')
  })

  test('are thinned, however often somebody saves', async () => {
    const server = await testServer({ env: { RATE_LIMIT_FACTOR: '0' } })
    const names = Array.from({ length: 60 }, (_, index) => `Ada ${index}`)
    const { id, Cookie } = await savedAs(server, names)
    const { data } = await callsOf(server, Cookie).versions(id)
    expect(data.length).toBeLessThan(25)
    expect(data[0].version).toBe(60)
  })

  test('of another visitor do not exist', async () => {
    const server = await testServer()
    const { id } = await savedAs(server, ['Ada', 'Ada L.'])
    const eve = await savedAs(server, ['Eve'])
    for (const Cookie of [eve.Cookie, '']) {
      const calls = callsOf(server, Cookie)
      for (const answer of [
        await calls.versions(id),
        await calls.version(id, 1),
        await calls.restore(id, 1),
        await calls.name(id, 1, 'Mine'),
        await calls.name(id, 2, 'Mine'),
        await calls.change(id, 'modern'),
      ]) {
        expect(answer).toMatchObject({ code: 404, error: 'notFound', data: null })
      }
    }
  })
})

describe('POST /api/resume/update/userResumeTemplate', () => {
  test('changes the looks, leaves the content, and keeps what was before', async () => {
    const server = await testServer()
    const { id, Cookie } = await savedAs(server, ['Ada'])
    const calls = callsOf(server, Cookie)
    expect((await calls.change(id, 'modern')).data).toMatchObject({ id, version: 2 })
    expect((await calls.version(id, 2)).data).toMatchObject({
      templateId: 'modern',
      content: resumeOf('Ada'),
    })
    expect((await calls.version(id, 1)).data.templateId).toBe('classic')
  })
})
