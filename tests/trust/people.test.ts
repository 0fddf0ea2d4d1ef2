/** A5, A6 and A7: who somebody is, what is theirs, and what another site can make them do. */
import { createHash, generateKeyPairSync, publicEncrypt, constants, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { ENDPOINTS } from '#contract/api.ts'
import { LIMITS } from '#contract/limits.ts'
import { signedText } from '#contract/sign.ts'
import { vettedTarget } from '#server/accounts/target-path.ts'
import { headersFor, kindOf } from '#server/headers.ts'
import { cookieOf, jsonOf, resumeOf, signature, testServer, uploadOf } from '../unit/server/app.ts'
import { accountServer } from '../unit/server/accounts/people.ts'
import { IS_FULL } from './extent.ts'
import { rowOf } from './rows.ts'

const MINUTE = 60_000
const LIST = ENDPOINTS.resumes.path

test('what is one person’s does not exist for another, in any call that names it', async (context) => {
  const row = rowOf(context, 'A5')
  const server = await accountServer({ RATE_LIMIT_FACTOR: '0' })
  const ada = server.browser()
  await ada.signIn()
  const saved = await ada.call(ENDPOINTS.saveResume.path, jsonOf({ content: resumeOf('Ada') }))
  const { id } = (await saved.json()).data
  const uploaded = await ada.call(ENDPOINTS.upload.path, uploadOf('Ada'))
  const { recordId } = (await uploaded.json()).data
  const eve = server.browser()
  await eve.signIn({ sub: 'eve', email: 'eve@example.org' })
  const nobody = server.browser()

  const post = { method: 'POST' }
  const gone = { method: 'DELETE' }
  const calls: [string, RequestInit?][] = [
    [`${ENDPOINTS.resumes.path}?id=${id}`],
    [ENDPOINTS.saveResume.path, jsonOf({ id, version: 1, content: resumeOf('Eve') })],
    [ENDPOINTS.changeTemplate.path, jsonOf({ id, templateId: 'modern' })],
    [`${ENDPOINTS.versions.path}?id=${id}`],
    [`${ENDPOINTS.versions.path}?id=${id}&version=1`],
    [ENDPOINTS.restoreVersion.path, jsonOf({ id, version: 1 })],
    [ENDPOINTS.nameVersion.path, jsonOf({ id, version: 1, name: 'stolen' })],
    [`${ENDPOINTS.deleteResume.path}?id=${id}`, gone],
    [ENDPOINTS.restoreResume.path, jsonOf({ id })],
    [`${ENDPOINTS.download.path}?id=${id}`, post],
    [`${ENDPOINTS.optimize.path}?recordId=${recordId}`, post],
    [`${ENDPOINTS.optimizeResult.path}?recordId=${recordId}`],
    [ENDPOINTS.renameRecord.path, jsonOf({ recordId, fileName: 'eve.pdf' })],
    [ENDPOINTS.correctReading.path, jsonOf({ recordId, resume: resumeOf('Eve') })],
    [`${ENDPOINTS.deleteRecord.path}?recordId=${recordId}`, gone],
  ]
  let hidden = 0
  for (const [path, init] of calls) {
    for (const browser of [eve, nobody]) {
      const { status } = await browser.signed(path, init)
      expect([path, status]).toEqual([path, 404])
      hidden += 1
    }
  }
  expect((await ada.signed(`${LIST}?id=${id}`)).status).toBe(200)
  row.all('calls with another’s id answered 404', hidden, calls.length * 2)
})

test('fifty requests while the token changes log nobody out; a stolen one ends the session', async (context) => {
  const row = rowOf(context, 'A5')
  const server = await accountServer({ RATE_LIMIT_FACTOR: '0' })
  const ada = server.browser()
  await ada.signIn()
  const rounds = IS_FULL ? 10 : 2
  let outs = 0
  let stale = ''
  for (let round = 0; round < rounds; round++) {
    const old = ada.token
    server.pass(LIMITS.tokenMinutes * MINUTE)
    const headers = { Authorization: `Bearer ${old}` }
    const calls = Array.from({ length: 50 }, () => ada.signed(LIST, { headers }))
    const answers = await Promise.all(calls)
    outs += answers.filter(({ status }) => status !== 200).length
    expect((await ada.signed(LIST)).status).toBe(200)
    stale = old
  }
  row.atMost('false logouts in parallel rotation', outs, 0)
  server.pass(LIMITS.tokenGraceSeconds * 1_000)
  const statusWith = async (token: string) =>
    (await ada.signed(LIST, { headers: { Authorization: `Bearer ${token}` } })).status
  const after = [await statusWith(stale), await statusWith(ada.token)]
  row.all(
    'reuse of an old token ends the session for both',
    after.filter((s) => s === 401).length,
    2,
  )
})

test('sign: stale, replayed, altered, foreign and random ones get the same 401', async (context) => {
  const row = rowOf(context, 'A6')
  const server = await testServer({ env: { RATE_LIMIT_FACTOR: '0' } })
  const now = server.dependencies.now()
  const good = signature(now)
  expect((await server.request(LIST, { headers: good })).status).toBe(200)
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey
  const md5 = createHash('md5').update(signedText('vitascope', now)).digest()
  const wrong: Record<string, string>[] = [
    good,
    {},
    { sign: good.sign },
    { timestamp: good.timestamp },
    signature(now - LIMITS.signWindowMs - 60_000),
    signature(now + LIMITS.signWindowMs + 60_000),
    { ...signature(now), timestamp: String(now + 1) },
    signature(now, signedText('another', now)),
    signature(now, JSON.stringify({ timestamp: now, nonce: now, companyId: 'vitascope' })),
    { ...good, sign: `${good.sign} ` },
    { ...good, sign: good.sign.replace(/^./, 'A') },
    { timestamp: '-1', sign: good.sign },
    { timestamp: 'NaN', sign: good.sign },
    {
      timestamp: String(now),
      sign: publicEncrypt(
        { key: foreign, padding: constants.RSA_PKCS1_PADDING },
        Buffer.from(md5.toString('hex')),
      ).toString('base64'),
    },
  ]
  const random = IS_FULL ? 10_000 : 300
  for (let count = 0; count < random; count++) {
    wrong.push({ timestamp: String(now), sign: randomBytes(256).toString('base64') })
  }
  const answers = new Set<string>()
  for (const headers of wrong) {
    const response = await server.request(LIST, { headers })
    answers.add(`${response.status} ${await response.text()}`)
  }
  expect(answers.size).toBe(1)
  expect([...answers][0]).toMatch(/^401 /)
  row.all('wrong signatures refused alike', answers.size === 1 ? wrong.length : 0, wrong.length)
})

const ELSEWHERE = [
  '//evil.com',
  '///evil.com',
  '/..//evil.com',
  '/%2e%2e//evil.com',
  '/.//evil.com',
  '/de/..//evil.com',
  '/\\evil.com',
  '\\\\evil.com',
  '/\t/evil.com',
  '/edit\n//evil.com',
  ' //evil.com',
  'https://evil.com',
  'javascript:alert(1)',
  'data:text/html,x',
  '@evil.com',
  '/%2fevil.com',
  '/%5cevil.com',
  '/api/user/logout',
]

test('nobody is led, and no browser made to act, by another site; every answer has its headers', async (context) => {
  const row = rowOf(context, 'A7')
  const home = ELSEWHERE.filter((path) => vettedTarget(path) === '/')
  expect(home).toEqual(ELSEWHERE)
  row.all('targets elsewhere lead home', home.length, ELSEWHERE.length)

  const server = await testServer({
    env: { RATE_LIMIT_FACTOR: '0', SITE_URL: 'https://cv.example' },
  })
  const first = await server.request(
    ENDPOINTS.saveResume.path,
    jsonOf({ content: resumeOf('Ada') }),
  )
  const Cookie = cookieOf(first)
  const unsafe = Object.values(ENDPOINTS).filter(({ method }) => method !== 'GET')
  const foreign: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.com' },
    { Origin: 'null' },
  ]
  let refused = 0
  for (const { method, path } of unsafe) {
    for (const headers of foreign) {
      const { status } = await server.signed(path, { method, headers: { ...headers, Cookie } })
      expect([path, status]).toEqual([path, 403])
      refused += 1
    }
  }
  row.all('calls from another site refused', refused, unsafe.length * foreign.length)

  let plain = 0
  let whole = 0
  const paths = [
    ...Object.values(ENDPOINTS),
    { method: 'GET', path: '/' },
    { method: 'GET', path: '/api/no' },
  ]
  for (const { method, path } of paths) {
    const { headers, status } = await server.request(path, {
      method,
      headers: { Origin: 'https://evil.com' },
    })
    if (![...headers.keys()].some((name) => name.startsWith('access-control-'))) plain += 1
    const kind = status < 400 ? kindOf(path) : path.startsWith('/api') ? 'api' : 'page'
    const expected = Object.entries(headersFor(kind, true))
    if (expected.every(([name, value]) => headers.get(name) === value)) whole += 1
  }
  row.all('answers without CORS', plain, paths.length)
  row.all('answers with every header of the table', whole, paths.length)
})
