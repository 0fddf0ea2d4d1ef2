import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { BannerSchema, TemplateListSchema } from '#contract/api.ts'
import type { Entitlements } from '#contract/rights.ts'
import { TEMPLATE_IDS } from '#contract/template.ts'
import { cookieOf, jsonOf, resumeOf, testServer, type TestServer } from '../app.ts'

const SAVE = '/api/resume/update/resumeInfo'
const TEMPLATES = '/api/resume/select/allResumeTemplate'
const BANNER = '/api/resume/get/userResumeBanner'
const TYPE = '/api/resume/user/getType'
const DOWNLOAD = '/api/resume/download'

const PRO: Entitlements = { plan: 'pro', bought: [] }

async function saved({ request }: TestServer, name: string, templateId = 'classic', Cookie = '') {
  const body = { title: name, templateId, content: resumeOf(name) }
  const response = await request(SAVE, jsonOf(body, { Cookie }))
  const { data } = await response.json()
  return { id: data.id as string, Cookie: Cookie || cookieOf(response) }
}

/** A server on which everybody has what `entitlements` says at the moment. */
async function serverFor(entitlements: { now: Entitlements }) {
  return testServer({ entitlementsOf: () => Promise.resolve(entitlements.now) })
}

describe('GET /api/resume/select/allResumeTemplate', () => {
  test('has no pictures for somebody who has no resume, and names what is theirs', async () => {
    const { signed } = await testServer()
    const { data } = await (await signed(TEMPLATES)).json()
    expect(
      v
        .parse(TemplateListSchema, data)
        .map(({ id, tier, thumbnail, owned }) => [id, tier, thumbnail, owned]),
    ).toEqual([
      ['classic', 'free', null, true],
      ['modern', 'free', null, true],
      ['compact', 'premium', null, false],
      ['executive', 'premium', null, false],
      ['rirekisho', 'free', null, true],
      ['lebenslauf', 'free', null, true],
    ])
  })

  test('shows the latest resume in each, set once for many looks', async () => {
    const asked: string[] = []
    const { dependencies } = await testServer()
    const server = await testServer({
      typesetter: {
        ...dependencies.typesetter,
        thumbnail: async ({ content, templateId }) => {
          asked.push(templateId)
          return `<svg>${content.basics.name} ${templateId}</svg>`
        },
      },
    })
    const { Cookie } = await saved(server, 'Ada')
    server.pass(1_000)
    await saved(server, 'Grace', 'modern', Cookie)
    const look = async () => {
      const { data } = await (await server.signed(TEMPLATES, { headers: { Cookie } })).json()
      return v.parse(TemplateListSchema, data).map(({ thumbnail }) => thumbnail)
    }
    const first = await look()
    expect(first).toEqual(TEMPLATE_IDS.map((id) => `<svg>Grace ${id}</svg>`))
    expect(await look()).toEqual(first)
    expect(asked).toHaveLength(TEMPLATE_IDS.length)
    // They show a person's words: in memory only as long as somebody looks.
    server.pass(10 * 60_000)
    await look()
    expect(asked).toHaveLength(2 * TEMPLATE_IDS.length)
  })

  test('gives everything to Pro', async () => {
    const { signed } = await serverFor({ now: PRO })
    const { data } = await (await signed(TEMPLATES)).json()
    expect(v.parse(TemplateListSchema, data).every(({ owned }) => owned)).toBe(true)
    expect((await (await signed(TYPE)).json()).data).toBe(2)
  })
})

describe('GET /api/resume/get/userResumeBanner', () => {
  test('is null without a resume', async () => {
    const { signed } = await testServer()
    expect((await (await signed(BANNER)).json()).data).toBeNull()
  })

  test('shows the latest resume with its score', async () => {
    const server = await testServer()
    const { Cookie } = await saved(server, 'Ada')
    server.pass(1_000)
    const { id } = await saved(server, 'Grace', 'modern', Cookie)
    const { data } = await (await server.signed(BANNER, { headers: { Cookie } })).json()
    expect(v.parse(BannerSchema, data)).toEqual({
      id,
      title: 'Grace',
      thumbnailSvg: '<svg><title>Grace in modern</title></svg>',
      score: 5,
      updatedAt: '2026-11-20T12:00:01.000Z',
    })
  })

  test('shows nothing of another visitor', async () => {
    const server = await testServer()
    await saved(server, 'Ada')
    expect((await (await server.signed(BANNER)).json()).data).toBeNull()
  })
})

describe('a premium template', () => {
  const draft = { content: resumeOf('Ada'), templateId: 'executive' }

  test('may be looked at by everybody, and downloaded by those who have it', async () => {
    const visitor = await testServer()
    expect((await visitor.request('/api/resume/preview', jsonOf(draft))).status).toBe(200)
    const refused = await visitor.request(DOWNLOAD, jsonOf(draft))
    expect(refused.status).toBe(403)
    expect((await refused.json()).error).toBe('templateNotOwned')
    expect((await (await visitor.signed(TYPE)).json()).data).toBe(0)

    const pro = await serverFor({ now: PRO })
    expect((await pro.request(DOWNLOAD, jsonOf(draft))).status).toBe(200)
    const buyer = await serverFor({ now: { plan: 'basic', bought: ['executive'] } })
    expect((await buyer.request(DOWNLOAD, jsonOf(draft))).status).toBe(200)
    const other = { ...draft, templateId: 'compact' }
    expect((await buyer.request(DOWNLOAD, jsonOf(other))).status).toBe(403)
  })

  test('stays with a resume that was made with it, after Pro has ended', async () => {
    const entitlements = { now: PRO }
    const server = await serverFor(entitlements)
    const { id, Cookie } = await saved(server, 'Ada', 'executive')
    entitlements.now = { plan: 'basic', bought: [] }
    const headers = { Cookie }
    const download = (init: RequestInit) => server.request(`${DOWNLOAD}?id=${id}`, init)
    // As it is saved, and as it stands in the editor.
    expect((await download({ method: 'POST', headers })).status).toBe(200)
    expect((await download(jsonOf(draft, headers))).status).toBe(200)
    const edited = { id, version: 1, templateId: 'executive', content: resumeOf('Ada L.') }
    expect((await server.request(SAVE, jsonOf(edited, headers))).status).toBe(200)
    expect((await download({ method: 'POST', headers })).status).toBe(200)
    // No other template comes with it, no other resume, and nothing for anybody else.
    const other = { ...draft, templateId: 'compact' }
    expect((await download(jsonOf(other, headers))).status).toBe(403)
    const second = await saved(server, 'Grace', 'executive', Cookie)
    const path = `${DOWNLOAD}?id=${second.id}`
    expect((await server.request(path, { method: 'POST', headers })).status).toBe(403)
    expect((await download(jsonOf(draft))).status).toBe(403)
  })
})
