import { describe, expect, test } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import { jsonOf, resumeOf, uploadOf } from '../app.ts'
import { accountServer, newEventId } from './people.ts'

const SAVE = '/api/resume/update/resumeInfo'
const MINUTE = 60_000

/** The status of an answer, the page it leads to, and the failure that is told there. */
function location(response: Response) {
  const url = new URL(response.headers.get('location') ?? '', 'http://localhost')
  return [response.status, url.pathname, url.searchParams.get('error')]
}

describe('signing in', () => {
  test('leads back to where it began, with the person and a token', async () => {
    const { browser, provider } = await accountServer()
    const ada = browser()
    const eventId = newEventId()
    const address = await ada.begin(eventId, '/de/edit?id=1')
    const asked = new URL(address)
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: 'http://localhost:4321/api/google/callback',
      scope: 'openid email profile',
      hl: 'de',
    })
    const back = await ada.comeBack(provider.agree(address))
    expect([back.status, back.headers.get('location')]).toEqual([302, '/de/edit?id=1'])
    const answer = await ada.pickUp(eventId)
    expect(await answer.json()).toMatchObject({
      code: 200,
      data: { name: 'Ada Example', email: 'ada@example.com', picture: '' },
    })
    expect(answer.headers.get('token')).toMatch(/^[\w-]{43}$/)
    const again = await ada.call('/api/user/getUserInfo')
    expect((await again.json()).data.email).toBe('ada@example.com')
  })

  test('knows somebody again by the name that the provider gives them, whatever their address', async () => {
    const { browser } = await accountServer()
    const { id } = await browser().signIn({ sub: 'one', email: 'old@example.com' })
    expect(await browser().signIn({ sub: 'one', email: 'new@example.com' })).toMatchObject({
      id,
      email: 'new@example.com',
    })
    const other = await browser().signIn({ sub: 'two', email: 'old@example.com' })
    expect(other.id).not.toBe(id)
  })

  test('in two tabs at once works in both', async () => {
    const { browser, provider } = await accountServer()
    const ada = browser()
    const [one, two] = [newEventId(), newEventId()]
    const [first, second] = [await ada.begin(one), await ada.begin(two)]
    await ada.comeBack(provider.agree(second))
    await ada.comeBack(provider.agree(first))
    expect((await ada.pickUp(one)).status).toBe(200)
    expect((await ada.pickUp(two)).status).toBe(200)
  })

  test('as somebody else ends the session before', async () => {
    const { browser } = await accountServer()
    const ada = browser()
    await ada.signIn({ sub: 'one' })
    const before = ada.token
    await ada.signIn({ sub: 'two' })
    const headers = { Authorization: `Bearer ${before}` }
    expect((await ada.call('/api/user/getUserInfo', { headers })).status).toBe(401)
  })

  test('stores neither name nor address in clear', async () => {
    const { browser, dependencies, logged } = await accountServer()
    await browser().signIn({ name: 'Canary Name', email: 'canary@example.com' })
    expect(await dependencies.storage.users.findByEmail(' CANARY@example.com')).toHaveLength(1)
    expect(logged.join('')).not.toMatch(/canary/i)
  })
})

describe('what a visitor made', () => {
  test('belongs to the account once they sign in, under the same ids', async () => {
    const { browser } = await accountServer()
    const ada = browser()
    const upload = await ada.call('/api/resume/upload/v2', uploadOf('Ada'))
    const { recordId } = (await upload.json()).data
    await ada.signed(`/api/resume/optimize/v2?recordId=${recordId}`, { method: 'POST' })
    const save = (version?: number, id?: string) =>
      ada.call(SAVE, jsonOf({ id, version, title: `v${version ?? 0}`, content: resumeOf('Ada') }))
    const { id } = (await (await save()).json()).data
    await save(1, id)

    await ada.signIn()
    ada.jar.clear()
    const record = await ada.signed(`/api/resume/select/optimizeResult?recordId=${recordId}`)
    expect((await record.json()).data).toMatchObject({
      record: { id: recordId, fileName: 'resume.pdf', expiresAt: null },
      report: { overall: 3 },
      resume: { basics: { name: 'Ada' } },
    })
    const resume = await ada.signed(`/api/resume/select/myResumeInfoList?id=${id}`)
    expect((await resume.json()).data).toMatchObject({ id, version: 2, title: 'v1' })
    const version = await ada.signed(`/api/resume/select/resumeVersions?id=${id}&version=1`)
    expect((await version.json()).data).toMatchObject({ title: 'v0' })
  })

  test('is no longer there for whoever has only the cookie', async () => {
    const { browser } = await accountServer()
    const ada = browser()
    const { id } = (await (await ada.call(SAVE, jsonOf({ content: resumeOf('Ada') }))).json()).data
    await ada.signIn()
    ada.token = ''
    expect((await ada.signed(`/api/resume/select/myResumeInfoList?id=${id}`)).status).toBe(404)
  })
})

describe('a sign-in is refused', () => {
  test('when the person says no, and they are told in their language', async () => {
    const { browser } = await accountServer()
    const ada = browser()
    const state =
      new URL(await ada.begin(newEventId(), '/ja/links')).searchParams.get('state') ?? ''
    const back = await ada.comeBack(new URLSearchParams({ error: 'access_denied', state }))
    expect(location(back)).toEqual([302, '/ja/login', 'loginCancelled'])
    expect(back.headers.get('location')).toContain('targetPath=%2Fja%2Flinks')
  })

  test.each([
    ['the address is not verified', { claims: { email_verified: false } }, 'emailNotVerified'],
    ['there is no address', { claims: { email: undefined } }, 'loginInvalid'],
    ['it is for another client', { claims: { aud: 'another' } }, 'loginInvalid'],
    ['it comes from another provider', { claims: { iss: 'https://evil.example' } }, 'loginInvalid'],
    ['it answers another question', { claims: { nonce: 'another' } }, 'loginInvalid'],
    ['a stranger signed it', { wrongKey: true }, 'loginInvalid'],
    ['nobody signed it', { header: { alg: 'none' } }, 'loginInvalid'],
    ['it is signed by our own secret', { header: { alg: 'HS256' } }, 'loginInvalid'],
    ['its key is not published', { header: { kid: 'two' } }, 'loginInvalid'],
    ['the provider breaks', { status: 500 }, 'loginUnavailable'],
  ])('when %s', async (_, lie, error) => {
    const { browser, provider } = await accountServer()
    const ada = browser()
    const eventId = newEventId()
    const back = await ada.comeBack(provider.agree(await ada.begin(eventId), {}, lie))
    expect(location(back)).toEqual([302, '/login', error])
    expect((await ada.pickUp(eventId)).status).toBe(401)
    expect(ada.token).toBe('')
  })

  test.each([
    [-6, 'clockWrong'],
    [6, 'clockWrong'],
    [-4, null],
    [4, null],
  ])('by a clock that is off by %i minutes: %s', async (minutes, error) => {
    const { browser, provider } = await accountServer()
    const ada = browser()
    const iat = Math.floor(Date.now() / 1_000) + minutes * 60
    const lie = { claims: { iat, exp: iat + 3_600 } }
    const back = await ada.comeBack(provider.agree(await ada.begin(), {}, lie))
    expect(location(back)[2]).toBe(error)
  })

  test('when the provider is down, with 503 before leaving and a way on after', async () => {
    const { browser, provider } = await accountServer()
    const ada = browser()
    const address = await ada.begin()
    await provider.close()
    const back = await ada.comeBack(provider.agree(address))
    expect(location(back)).toEqual([302, '/login', 'loginUnavailable'])

    const cold = await accountServer()
    await cold.provider.close()
    const query = `targetPath=/&urlType=5&loginEventId=${newEventId()}`
    const answer = await cold.browser().call(`/api/google/login?${query}`)
    expect([answer.status, (await answer.json()).error]).toEqual([503, 'loginUnavailable'])
  })

  test('when the callback is opened twice', async () => {
    const { browser, provider } = await accountServer()
    const ada = browser()
    const query = provider.agree(await ada.begin())
    await ada.comeBack(query)
    expect(location(await ada.comeBack(query))).toEqual([302, '/login', 'loginInvalid'])
  })

  test('when the callback is opened in another browser', async () => {
    const { browser, provider } = await accountServer()
    const [ada, eve] = [browser(), browser()]
    const query = provider.agree(await ada.begin())
    await eve.begin()
    expect(location(await eve.comeBack(query))).toEqual([302, '/login', 'loginInvalid'])
    expect(location(await browser().comeBack(query))).toEqual([302, '/login', 'loginInvalid'])
    expect(location(await ada.comeBack(query))[2]).toBeNull()
  })

  test('when it took too long to come back, or to be picked up', async () => {
    const { browser, provider, pass } = await accountServer()
    const ada = browser()
    const late = provider.agree(await ada.begin())
    pass(15 * MINUTE)
    expect(location(await ada.comeBack(late))[2]).toBe('loginInvalid')
    const eventId = newEventId()
    await ada.comeBack(provider.agree(await ada.begin(eventId)))
    pass(5 * MINUTE)
    expect((await ada.pickUp(eventId)).status).toBe(401)
  })

  test('when a state was altered or made up', async () => {
    const { browser, provider } = await accountServer()
    const ada = browser()
    const query = provider.agree(await ada.begin())
    for (const state of ['', 'x', `${query.get('state')}x`, `x${query.get('state')}`]) {
      const altered = new URLSearchParams({ code: query.get('code') ?? '', state })
      expect(location(await ada.comeBack(altered))[2]).toBe('loginInvalid')
    }
  })
})

describe("an attacker's loginEventId", () => {
  test('handed to a victim gives the attacker nothing, whoever signs in', async () => {
    const { browser, provider } = await accountServer()
    const [mallory, victim] = [browser(), browser()]
    const eventId = newEventId()
    // Mallory's own sign-in under this id is begun, and waits.
    const hers = await mallory.begin(eventId)
    // The victim opens a link that begins one under the same id, and signs in.
    const theirs = await victim.begin(eventId)
    await victim.comeBack(provider.agree(theirs, { sub: 'victim', email: 'victim@example.com' }))
    expect((await mallory.pickUp(eventId)).status).toBe(401)
    expect((await browser().pickUp(eventId)).status).toBe(401)
    // Only the victim's own browser gets the victim's session.
    expect((await (await victim.pickUp(eventId)).json()).data.email).toBe('victim@example.com')
    await mallory.comeBack(provider.agree(hers, { sub: 'mallory', email: 'm@example.com' }))
    expect((await (await mallory.pickUp(eventId)).json()).data.email).toBe('m@example.com')
  })

  test('does not sign a victim into the account of the attacker', async () => {
    const { browser, provider } = await accountServer()
    const [mallory, victim] = [browser(), browser()]
    const eventId = newEventId()
    await mallory.comeBack(provider.agree(await mallory.begin(eventId), { sub: 'mallory' }))
    // The victim opens ?loginEventId=… before Mallory picks it up.
    expect((await victim.pickUp(eventId)).status).toBe(401)
    await victim.begin()
    expect((await victim.pickUp(eventId)).status).toBe(401)
    expect(victim.token).toBe('')
    expect((await mallory.pickUp(eventId)).status).toBe(200)
  })

  test('is good for one session, which a lost answer does not lose', async () => {
    const { browser, provider, pass } = await accountServer()
    const ada = browser()
    const eventId = newEventId()
    await ada.comeBack(provider.agree(await ada.begin(eventId)))
    // A page that was left, the next one, and two tabs: none of them has the token yet.
    const answers = await Promise.all([1, 2, 3, 4].map(() => ada.pickUp(eventId)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const tokens = new Set(answers.map(({ headers }) => headers.get('token')))
    expect(tokens).toEqual(new Set([ada.token]))
    pass(LIMITS.loginRepeatSeconds * 1_000 - 1)
    // One that has the token, but was left before it could forget the event.
    expect((await ada.pickUp(eventId)).headers.get('token')).toBe(ada.token)
    expect((await (await ada.signed('/api/user/sessions')).json()).data).toHaveLength(1)
    pass(1)
    expect((await ada.pickUp(eventId)).status).toBe(401)
  })

  test('is refused elsewhere, after logging out, and to the link once more', async () => {
    const { browser, provider } = await accountServer()
    const [ada, eve] = [browser(), browser()]
    const eventId = newEventId()
    const query = provider.agree(await ada.begin(eventId))
    await ada.comeBack(query)
    await ada.pickUp(eventId)
    await eve.begin(eventId)
    for (const stranger of [eve, browser()]) {
      expect((await stranger.pickUp(eventId)).status).toBe(401)
      expect(location(await stranger.comeBack(query))[2]).toBe('loginInvalid')
      expect(stranger.token).toBe('')
    }
    expect(location(await ada.comeBack(query))[2]).toBe('loginInvalid')
    await ada.call('/api/user/logout', { method: 'POST' })
    expect((await ada.pickUp(eventId)).status).toBe(401)
  })

  test.each(['', 'short', 'with space in the id', '../../etc', 'x'.repeat(65)])(
    'that is none is refused: %j',
    async (eventId) => {
      const { browser } = await accountServer()
      const query = new URLSearchParams({ targetPath: '/', loginEventId: eventId })
      expect((await browser().call(`/api/google/login?${query}`)).status).toBe(400)
    },
  )
})
