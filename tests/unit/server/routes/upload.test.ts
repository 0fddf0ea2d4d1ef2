import { describe, expect, test } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import { cookieOf, testServer, uploadOf } from '../app.ts'

const UPLOAD = '/api/resume/upload/v2'

/** Calls of a flood, and how many of them come at once: a database that is asked too much refuses. */
const FLOOD = { calls: 700, atOnce: 175 }

/** How so many calls are answered. */
async function flood(send: () => Promise<Response>): Promise<number[]> {
  const statuses: number[] = []
  while (statuses.length < FLOOD.calls) {
    const answers = await Promise.all(Array.from({ length: FLOOD.atOnce }, send))
    statuses.push(...answers.map(({ status }) => status))
  }
  return statuses
}

describe('POST /api/resume/upload/v2', () => {
  test('answers with what was read and lets the visitor keep it', async () => {
    const { request } = await testServer()
    const response = await request(UPLOAD, uploadOf('Ada Lovelace', 'Lebenslauf für Ada.pdf'))
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      code: 200,
      data: {
        recordId: expect.stringMatching(/^[\w-]{22}$/),
        fileName: 'Lebenslauf für Ada.pdf',
        document: expect.objectContaining({ format: 'pdf', characters: 12 }),
        language: { code: 'en', confidence: 1 },
      },
      msg: '',
    })
    const cookie = response.headers.get('set-cookie')
    expect(cookie).toMatch(/^vitascope_visitor=[\w-]{43}; /)
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax$/)
  })

  test('sets a cookie for this host and https alone where the site is on https', async () => {
    const { request } = await testServer({ env: { SITE_URL: 'https://resume.example' } })
    const cookie = (await request(UPLOAD, uploadOf('Ada'))).headers.get('set-cookie')
    expect(cookie).toMatch(/^__Host-vitascope_visitor=/)
    expect(cookie).toContain('; Secure')
  })

  test('takes pasted text, which has no file name', async () => {
    const { request } = await testServer()
    const body = new FormData()
    body.set('text', 'Ada Lovelace')
    const { data } = await (await request(UPLOAD, { method: 'POST', body })).json()
    expect(data).toMatchObject({ fileName: '', document: { format: 'text' } })
  })

  test('misses the text where the button of pasting was pressed', async () => {
    const { request } = await testServer()
    const body = new FormData()
    body.set('file', new File([], ''))
    body.set('text', '')
    body.set('pasted', 'yes')
    const { error } = await (await request(UPLOAD, { method: 'POST', body })).json()
    expect(error).toBe('textMissing')
  })

  test('shows a file name without its folders and without characters that hide', async () => {
    const { request } = await testServer()
    const response = await request(UPLOAD, uploadOf('Ada', 'C:\\fakepath\\cv\u202Efdp.pdf'))
    expect((await response.json()).data.fileName).toBe('cvfdp.pdf')
  })

  const tooLarge = 'x'.repeat(LIMITS.fileBytes + 1)
  test.each([
    ['nothing', '', '', 400, 'fileMissing'],
    ['an empty file', '', 'a.pdf', 422, 'fileEmpty'],
    ['a type that is not read', 'Ada', 'a.txt', 415, 'fileTypeUnsupported'],
    ['a name without an extension', 'Ada', 'pdf', 415, 'fileTypeUnsupported'],
    ['one byte too many', tooLarge, 'a.pdf', 413, 'fileTooLarge'],
    ['a megabyte too many', tooLarge + 'x'.repeat(1024 * 1024), 'a.pdf', 413, 'fileTooLarge'],
    ['an encrypted file', 'fail:fileEncrypted', 'a.pdf', 422, 'fileEncrypted'],
    ['a broken file', 'fail:fileBroken', 'a.docx', 422, 'fileBroken'],
    ['a scan', 'fail:fileWithoutText', 'a.pdf', 422, 'fileWithoutText'],
    ['another content', 'fail:fileTypeMismatch', 'a.doc', 415, 'fileTypeMismatch'],
  ])('answers %s with its own code and keeps nothing', async (_, text, name, status, error) => {
    const { request } = await testServer()
    const response = await request(UPLOAD, uploadOf(text, name))
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ code: status, data: null, msg: error, error })
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  test('answers a body that is no form with badRequest', async () => {
    const { request } = await testServer()
    const response = await request(UPLOAD, { method: 'POST', body: 'Ada' })
    expect((await response.json()).error).toBe('badRequest')
  })

  test('makes one record of a request that is sent twice', async () => {
    const { request } = await testServer()
    const Cookie = cookieOf(await request(UPLOAD, uploadOf('Ada')))
    const send = (key: string) =>
      request(UPLOAD, uploadOf('Ada', 'a.pdf', { headers: { Cookie, 'Idempotency-Key': key } }))
    const answers = await Promise.all([send('a'), send('a'), send('b')])
    const [first, again, other] = await Promise.all(answers.map((answer) => answer.json()))
    expect(again).toEqual(first)
    expect(other.data.recordId).not.toBe(first.data.recordId)
  })

  test('refuses what another site sends', async () => {
    const { request } = await testServer()
    const send = (headers: Record<string, string>) =>
      request(UPLOAD, uploadOf('Ada', 'a.pdf', { headers })).then(({ status }) => status)
    expect(await send({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
    expect(await send({ 'Sec-Fetch-Site': 'same-site' })).toBe(403)
    expect(await send({ Origin: 'https://evil.example' })).toBe(403)
    expect(await send({ Origin: 'null' })).toBe(403)
    expect(await send({ 'Sec-Fetch-Site': 'same-origin', Origin: 'http://x' })).toBe(200)
    expect(await send({ Origin: 'http://localhost:4321' })).toBe(200)
  })

  test('says when to come back to somebody who sends too much', async () => {
    const { request, pass } = await testServer()
    const Cookie = cookieOf(await request(UPLOAD, uploadOf('Ada')))
    const send = () =>
      request(UPLOAD, uploadOf('fail:fileBroken', 'a.pdf', { headers: { Cookie } }))
    for (let count = 0; count < 60; count++) expect((await send()).status).toBe(422)
    const refused = await send()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('1')
    pass(1_000)
    expect((await send()).status).toBe(422)
  })

  test('refuses nobody for what others of their network were refused, or newcomers sent', async () => {
    const { request } = await testServer()
    const from = (Cookie?: string) => () =>
      request(UPLOAD, uploadOf('fail:fileBroken', 'a.pdf', { headers: Cookie ? { Cookie } : {} }))
    // Somebody is known from what they did with their cookie.
    const known = async (name: string) => {
      const Cookie = cookieOf(await request(UPLOAD, uploadOf(name)))
      await request(UPLOAD, uploadOf(name, 'a.pdf', { headers: { Cookie } }))
      return from(Cookie)
    }
    const [ada, eve] = [await known('Ada'), await known('Eve')]
    expect(await flood(eve)).toContain(429)
    expect(await flood(from())).toContain(429)
    expect((await ada()).status).toBe(422)
  })
})

describe('a plain HTML form', () => {
  const Accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

  test('is answered with the page that shows the record, in its language', async () => {
    const { request } = await testServer()
    const send = async (locale: string) => {
      const init = uploadOf('Ada', 'a.pdf', { headers: { Accept } })
      ;(init.body as FormData).set('locale', locale)
      return request(UPLOAD, init)
    }
    const english = await send('en')
    expect(english.status).toBe(303)
    expect(english.headers.get('location')).toMatch(/^\/\?recordId=[\w-]{22}$/)
    expect(english.headers.get('set-cookie')).toBeTruthy()
    expect((await send('ar')).headers.get('location')).toMatch(/^\/ar\/\?recordId=/)
    expect((await send('//evil.example')).headers.get('location')).toMatch(/^\/\?recordId=/)
  })

  test('is answered with the page that tells the error', async () => {
    const { request } = await testServer()
    const init = uploadOf('', 'a.pdf', { headers: { Accept } })
    ;(init.body as FormData).set('locale', 'ja')
    const response = await request(UPLOAD, init)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/ja/?error=fileEmpty')
  })

  test('keeps the language of its page when the form is too large to be read', async () => {
    const { request } = await testServer()
    const response = await request(
      UPLOAD,
      uploadOf('x'.repeat(6 * 1024 * 1024), 'a.pdf', {
        headers: { Accept, Referer: 'http://localhost/de/' },
      }),
    )
    expect(response.headers.get('location')).toBe('/de/?error=fileTooLarge')
  })
})
