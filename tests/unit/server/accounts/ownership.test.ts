/** Attack row A5: what is one person's does not exist for anybody else, in any call of the table. */
import { describe, expect, test } from 'vitest'
import { ENDPOINTS, type Endpoint } from '#contract/api.ts'
import { jsonOf, resumeOf, uploadOf } from '../app.ts'
import { accountServer, type Browser } from './people.ts'

/** What an owner has, which others try to reach. */
interface Things {
  name: string
  /** A saved resume in its second version. */
  id: string
  /** A resume in the trash. */
  deleted: string
  /** An analysis with two reports. */
  recordId: string
  /** An analysis in the trash. */
  deletedRecord: string
  /** Null for a visitor. */
  sessionId: string | null
}

/** A call that names somebody's thing. */
type Naming = (things: Things) => { query?: Record<string, string>; init?: RequestInit } | null

const put = (body: unknown) => ({ init: jsonOf(body) })

/**
 * How each call treats what is another's. `nobody's` calls are the same for everybody, or work
 * on what they are sent; `own` ones answer with what the caller has; `self` ones act on the
 * caller; the others name a thing, which must not be there. A call without a row does not compile.
 */
const CALLS: Record<Endpoint, 'nobody’s' | 'own' | 'self' | Naming[]> = {
  config: 'nobody’s',
  upload: 'nobody’s',
  preview: 'nobody’s',
  score: 'nobody’s',
  export: 'nobody’s',
  printReport: 'nobody’s',
  import: 'nobody’s',
  blogList: 'nobody’s',
  login: 'nobody’s',
  loginCallback: 'nobody’s',
  webhook: 'nobody’s',
  live: 'nobody’s',
  ready: 'nobody’s',
  records: 'own',
  templates: 'own',
  trash: 'own',
  banner: 'own',
  userType: 'own',
  userInfo: 'own',
  sessions: 'own',
  quota: 'own',
  purchases: 'own',
  exportData: 'own',
  logout: 'self',
  eraseData: 'self',
  checkout: 'self',
  portal: 'self',
  optimize: [({ recordId }) => ({ query: { recordId } })],
  optimizeResult: [({ recordId }) => ({ query: { recordId } })],
  history: [({ recordId }) => ({ query: { recordId } })],
  renameRecord: [({ recordId }) => put({ recordId, fileName: 'stolen.pdf' })],
  correctReading: [({ recordId }) => put({ recordId, resume: resumeOf('Stolen') })],
  deleteRecord: [
    ({ recordId }) => ({ query: { recordId } }),
    ({ recordId }) => ({ query: { recordId, forGood: 'true' } }),
    ({ deletedRecord }) => ({ query: { recordId: deletedRecord, forGood: 'true' } }),
  ],
  restoreRecord: [({ deletedRecord }) => put({ recordId: deletedRecord })],
  resumes: [({ id }) => ({ query: { id } }), ({ deleted }) => ({ query: { id: deleted } })],
  saveResume: [
    ({ id }) => put({ id, version: 2, content: resumeOf('Stolen') }),
    ({ deleted }) => put({ id: deleted, version: 1, content: resumeOf('Stolen') }),
  ],
  changeTemplate: [({ id }) => put({ id, templateId: 'modern', style: {} })],
  deleteResume: [
    ({ id }) => ({ query: { id } }),
    ({ deleted }) => ({ query: { id: deleted } }),
    ({ deleted }) => ({ query: { id: deleted, forGood: 'true' } }),
  ],
  restoreResume: [({ id }) => put({ id }), ({ deleted }) => put({ id: deleted })],
  versions: [({ id }) => ({ query: { id } }), ({ id }) => ({ query: { id, version: '1' } })],
  restoreVersion: [({ id }) => put({ id, version: 1 })],
  nameVersion: [1, 2].map(
    (version): Naming =>
      ({ id }) =>
        put({ id, version, name: 'stolen' }),
  ),
  thumbnail: [({ id }) => ({ query: { id } }), ({ recordId }) => ({ query: { recordId } })],
  download: [({ id }) => ({ query: { id } }), ({ deleted }) => ({ query: { id: deleted } })],
  revokeSession: [({ sessionId }) => sessionId && { query: { id: sessionId } }] as Naming[],
}

const call = (browser: Browser, endpoint: Endpoint, query = {}, init: RequestInit = {}) => {
  const { method, path } = ENDPOINTS[endpoint]
  return browser.signed(`${path}?${new URLSearchParams(query)}`, { method, ...init })
}

const dataOf = async (answer: Promise<Response>) => (await (await answer).json()).data

/** Gives somebody one of everything. */
async function things(browser: Browser, name: string, isUser: boolean): Promise<Things> {
  const save = (body: object) =>
    dataOf(call(browser, 'saveResume', {}, jsonOf({ title: name, ...body })))
  const { id } = await save({ content: resumeOf(name) })
  await save({ id, version: 1, content: resumeOf(name), title: `${name} again` })
  const { id: deleted } = await save({ content: resumeOf(name) })
  await call(browser, 'deleteResume', { id: deleted })
  const { recordId } = await dataOf(call(browser, 'upload', {}, uploadOf(name, `${name}.pdf`)))
  await call(browser, 'optimize', { recordId })
  await call(browser, 'correctReading', {}, jsonOf({ recordId, resume: resumeOf(name) }))
  const another = await dataOf(call(browser, 'upload', {}, uploadOf(name, `${name} again.pdf`)))
  const deletedRecord: string = another.recordId
  await call(browser, 'deleteRecord', { recordId: deletedRecord })
  const sessions = isUser ? await dataOf(call(browser, 'sessions')) : []
  return { name, id, deleted, recordId, deletedRecord, sessionId: sessions[0]?.id ?? null }
}

/** All that somebody sees of their own, to notice whatever changes. */
async function seen(browser: Browser, { id, recordId }: Things): Promise<unknown[]> {
  const own: [Endpoint, object][] = [
    ['resumes', {}],
    ['resumes', { id }],
    ['versions', { id }],
    ['trash', {}],
    ['records', {}],
    ['optimizeResult', { recordId }],
  ]
  return Promise.all(own.map(([endpoint, query]) => dataOf(call(browser, endpoint, query))))
}

async function everybody() {
  const server = await accountServer()
  const [ada, eve, vic, nobody] = [1, 2, 3, 4].map(() => server.browser()) as [
    Browser,
    Browser,
    Browser,
    Browser,
  ]
  await ada.signIn({ sub: 'ada' })
  await eve.signIn({ sub: 'eve' })
  const owners = [
    { browser: ada, things: await things(ada, 'Ottoline', true) },
    { browser: eve, things: await things(eve, 'Evelyn', true) },
    { browser: vic, things: await things(vic, 'Victor', false) },
  ]
  return { ...server, owners, nobody }
}

describe('what is one person’s', () => {
  test('cannot be reached by another user, a visitor or nobody, by any call that names it', async () => {
    const { owners, nobody } = await everybody()
    let tried = 0
    for (const { browser, things: theirs } of owners) {
      const before = await seen(browser, theirs)
      const strangers = [...owners.map((owner) => owner.browser), nobody].filter(
        (stranger) => stranger !== browser,
      )
      for (const [endpoint, cases] of Object.entries(CALLS) as [Endpoint, Naming[]][]) {
        for (const naming of Array.isArray(cases) ? cases : []) {
          const asked = naming(theirs)
          if (!asked) continue
          for (const stranger of strangers) {
            const answer = await call(stranger, endpoint, asked.query, asked.init)
            const text = await answer.text()
            // Sessions are asked for by people who have one.
            const expected = endpoint === 'revokeSession' && !stranger.token ? 401 : 404
            expect([endpoint, answer.status, text]).toMatchObject([
              endpoint,
              expected,
              expect.not.stringContaining(theirs.name),
            ])
            tried++
          }
        }
      }
      expect(await seen(browser, theirs)).toEqual(before)
    }
    expect(tried).toBeGreaterThan(150)
  })

  test('is in no answer that lists what somebody has', async () => {
    const { owners, nobody } = await everybody()
    for (const endpoint of Object.keys(CALLS) as Endpoint[]) {
      if (CALLS[endpoint] !== 'own') continue
      for (const stranger of [...owners.map(({ browser }) => browser), nobody]) {
        const text = await (await call(stranger, endpoint)).text()
        for (const { browser, things: theirs } of owners) {
          if (browser === stranger) continue
          const { id, deleted, recordId, deletedRecord, name } = theirs
          for (const secret of [id, deleted, recordId, deletedRecord, name]) {
            expect([endpoint, text.includes(secret)]).toEqual([endpoint, false])
          }
        }
      }
    }
  })

  test('stays when somebody else logs out or deletes everything', async () => {
    const { owners, nobody } = await everybody()
    const [ada, eve, vic] = owners as [(typeof owners)[0], (typeof owners)[0], (typeof owners)[0]]
    const before = await seen(ada.browser, ada.things)
    for (const { browser } of [eve, vic, { browser: nobody }]) {
      expect((await call(browser, 'eraseData')).status).toBe(200)
      expect((await call(browser, 'logout')).status).toBe(200)
    }
    expect(await seen(ada.browser, ada.things)).toEqual(before)
    expect((await dataOf(call(ada.browser, 'sessions'))).length).toBe(1)
  })
})
