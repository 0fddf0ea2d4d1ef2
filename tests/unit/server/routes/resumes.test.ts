import { describe, expect, test } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import { cookieOf, jsonOf, resumeOf, testServer, type TestServer } from '../app.ts'

const SAVE = '/api/resume/update/resumeInfo'
const LIST = '/api/resume/select/myResumeInfoList'

const bodyOf = (name: string, more: object = {}) => ({
  title: `${name}'s resume`,
  templateId: 'classic',
  style: { accent: '#aa3322' },
  content: resumeOf(name),
  ...more,
})

async function saved({ request }: TestServer, name = 'Ada', headers: Record<string, string> = {}) {
  const response = await request(SAVE, jsonOf(bodyOf(name), headers))
  const { data } = await response.json()
  return { id: data.id as string, Cookie: cookieOf(response) }
}

describe('POST /api/resume/update/resumeInfo', () => {
  test('keeps a resume as it was sent', async () => {
    const server = await testServer()
    const { id, Cookie } = await saved(server)
    const response = await server.signed(`${LIST}?id=${id}`, { headers: { Cookie } })
    expect((await response.json()).data).toMatchObject({
      id,
      version: 1,
      title: "Ada's resume",
      savedAt: '2026-11-20T12:00:00.000Z',
      templateId: 'classic',
      style: { accent: '#aa3322', page: 'a4' },
      content: resumeOf('Ada'),
    })
  })

  test('counts the versions', async () => {
    const server = await testServer()
    const { id, Cookie } = await saved(server)
    const again = await server.request(
      SAVE,
      jsonOf(bodyOf('Ada Lovelace', { id, version: 1 }), { Cookie }),
    )
    expect((await again.json()).data).toMatchObject({ id, version: 2 })
  })

  test('refuses a stale version and gives the newer resume', async () => {
    const server = await testServer()
    const { id, Cookie } = await saved(server)
    const save = (name: string) =>
      server.request(SAVE, jsonOf(bodyOf(name, { id, version: 1 }), { Cookie }))
    const statuses = await Promise.all([save('Grace'), save('Linus')])
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const stale = await (await save('Barbara')).json()
    expect(stale).toMatchObject({ code: 409, error: 'conflict', data: { id, version: 2 } })
    expect(stale.data.content.basics.name).toMatch(/Grace|Linus/)
  })

  test('does one save of a request that is sent twice', async () => {
    const server = await testServer()
    const { Cookie } = await saved(server)
    const send = (body: object, key: string) =>
      server
        .request(SAVE, jsonOf(body, { Cookie, 'Idempotency-Key': key }))
        .then((response) => response.json())
    const first = await send(bodyOf('Grace'), 'new')
    expect(await send(bodyOf('Grace'), 'new')).toEqual(first)
    const { id } = first.data
    const second = await send(bodyOf('Grace Hopper', { id, version: 1 }), 'more')
    expect(second.data.version).toBe(2)
    expect(await send(bodyOf('Grace Hopper', { id, version: 1 }), 'more')).toEqual(second)
  })

  test.each([
    ['a field of the wrong type', { content: { basics: { name: 7 } } }, 'resumeInvalid'],
    ['a script as link', linkTo('javascript:alert(1)'), 'resumeInvalid'],
    ['an id without its version', { id: 'A'.repeat(22) }, 'badRequest'],
  ])('refuses %s', async (_, more, error) => {
    const { request } = await testServer()
    const response = await request(SAVE, jsonOf(bodyOf('Ada', more)))
    expect(response.status).toBe(400)
    expect((await response.json()).error).toBe(error)
  })

  test.each([
    ['no JSON', '{"title":', 400, 'badRequest'],
    ['brackets without end', '['.repeat(100_000), 400, 'badRequest'],
    ['more than the limit', `"${'x'.repeat(LIMITS.bodyBytes)}"`, 413, 'bodyTooLarge'],
  ])('refuses %s', async (_, body, status, error) => {
    const { request } = await testServer()
    const headers = { 'Content-Type': 'application/json' }
    const response = await request(SAVE, { method: 'POST', body, headers })
    expect(response.status).toBe(status)
    expect((await response.json()).error).toBe(error)
  })

  test('refuses a body that a form of another site could send', async () => {
    const { request } = await testServer()
    const response = await request(SAVE, {
      method: 'POST',
      body: JSON.stringify(bodyOf('Ada')),
      headers: { 'Content-Type': 'text/plain' },
    })
    expect(response.status).toBe(400)
  })

  test('keeps a visitor their resume for an hour after each save', async () => {
    const server = await testServer()
    const { id, Cookie } = await saved(server)
    server.pass(50 * 60_000)
    await server.request(SAVE, jsonOf(bodyOf('Ada', { id, version: 1 }), { Cookie }))
    server.pass(50 * 60_000)
    const open = () => server.signed(`${LIST}?id=${id}`, { headers: { Cookie } })
    expect((await open()).status).toBe(200)
    server.pass(10 * 60_000)
    expect((await open()).status).toBe(404)
    const late = jsonOf(bodyOf('Ada', { id, version: 2 }), { Cookie })
    expect((await server.request(SAVE, late)).status).toBe(404)
  })

  test('saves over no resume of another visitor', async () => {
    const server = await testServer()
    const { id } = await saved(server)
    const { Cookie } = await saved(server, 'Eve')
    for (const headers of [{ Cookie }, {}] as Record<string, string>[]) {
      const response = await server.request(
        SAVE,
        jsonOf(bodyOf('Eve', { id, version: 1 }), headers),
      )
      expect(await response.json()).toMatchObject({ error: 'notFound', data: null })
    }
  })
})

describe('GET /api/resume/select/myResumeInfoList', () => {
  test('is empty for somebody who has nothing here', async () => {
    const { signed } = await testServer()
    expect((await (await signed(LIST)).json()).data).toEqual({ items: [], next: null })
  })

  test('pages through all resumes, the newest first', async () => {
    const server = await testServer()
    const { Cookie } = await saved(server, 'Person 0')
    for (let index = 1; index < 45; index++) {
      // Some within the same millisecond.
      if (index % 3 === 0) server.pass(1)
      await saved(server, `Person ${index}`, { Cookie })
    }
    const titles: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const response = await server.signed(`${LIST}?cursor=${cursor}`, { headers: { Cookie } })
      const { data } = await response.json()
      titles.push(...data.items.map(({ title }: { title: string }) => title))
      cursor = data.next
    }
    expect(titles).toHaveLength(45)
    expect(new Set(titles).size).toBe(45)
    expect(titles[0]).toMatch(/Person 4[234]/)
    expect(titles.at(-1)).toMatch(/Person [012]'/)
  })

  test('shows and opens no resume of another visitor', async () => {
    const server = await testServer()
    const { id } = await saved(server)
    const { Cookie } = await saved(server, 'Eve')
    const list = await (await server.signed(LIST, { headers: { Cookie } })).json()
    expect(list.data.items.map(({ title }: { title: string }) => title)).toEqual(["Eve's resume"])
    const open = await server.signed(`${LIST}?id=${id}`, { headers: { Cookie } })
    expect(open.status).toBe(404)
  })
})

/** A resume whose summary links somewhere. */
function linkTo(href: string) {
  const marks = [{ type: 'link', attrs: { href } }]
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'me', marks }] }
  return { content: { ...resumeOf('Ada'), selfEvaluation: { type: 'doc', content: [paragraph] } } }
}
