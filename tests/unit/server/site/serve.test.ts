import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { loadSite } from '#server/site/load.ts'
import { testServer } from '../app.ts'
import { temporaryFolder } from '../folder.ts'

const LONG = '<!doctype html><p>'.padEnd(4_000, 'English ')

const FILES = {
  'index.html': LONG,
  '404.html': 'Not found',
  'edit/index.html': 'Edit',
  'ar/index.html': 'العربية',
  'ar/404/index.html': 'غير موجود',
  'de/404.html': 'Nicht gefunden',
  '_astro/app.B1x.js': 'export {}',
  '_astro/big.C2y.js': '// '.padEnd(4_000, 'a line '),
  '_astro/big.C2y.js.br': 'as the build left it',
  'version.json': '{"version":"1"}',
  'samples/en.pdf': '%PDF',
  '.secret': 'secret',
}

async function site() {
  const folder = join(temporaryFolder(), 'dist')
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  writeFileSync(join(folder, '../outside.html'), 'outside')
  return testServer({ site: await loadSite(folder) })
}

describe('the site', () => {
  test.each([
    ['/', LONG, 'text/html; charset=utf-8', 'no-cache'],
    ['/ar/', 'العربية', 'text/html; charset=utf-8', 'no-cache'],
    ['/ar', 'العربية', 'text/html; charset=utf-8', 'no-cache'],
    ['/edit', 'Edit', 'text/html; charset=utf-8', 'no-cache'],
    ['/edit/?id=1', 'Edit', 'text/html; charset=utf-8', 'no-cache'],
    [
      '/_astro/app.B1x.js',
      'export {}',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    ['/version.json', '{"version":"1"}', 'application/json', 'no-store'],
    ['/samples/en.pdf', '%PDF', 'application/pdf', 'no-cache'],
  ])('answers %s', async (path, text, type, cache) => {
    const { request } = await site()
    const response = await request(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(text)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('cache-control')).toBe(cache)
  })

  test.each([
    ['in the language of its path', '/ar/nothing', {}, 'غير موجود'],
    ['in the language that was chosen', '/nothing', { Cookie: 'locale=de' }, 'Nicht gefunden'],
    [
      'in the language of the browser',
      '/nothing',
      { 'Accept-Language': 'de-AT,en' },
      'Nicht gefunden',
    ],
    ['in English else', '/nothing', {}, 'Not found'],
    ['at its own address', '/ar/404', {}, 'غير موجود'],
    ['at its own English address', '/404', {}, 'Not found'],
  ])('says that a page is not there %s', async (_, path, headers, text) => {
    const { request } = await site()
    const response = await request(path, { headers: headers as Record<string, string> })
    expect(response.status).toBe(404)
    expect(await response.text()).toBe(text)
  })

  test.each([
    '/.secret',
    '/../outside.html',
    '/..%2foutside.html',
    '/%2e%2e/outside.html',
    '/..\\outside.html',
    '//outside.html',
    '/ar/../../outside',
    '/index.html%00',
    '/%',
  ])('gives nothing outside of it: %s', async (path) => {
    const { request } = await site()
    expect((await request(`http://localhost${path}`)).status).toBe(404)
  })

  test('is sent once and then only confirmed', async () => {
    const { request } = await site()
    const etag = (await request('/')).headers.get('etag') ?? ''
    const again = await request('/', { headers: { 'If-None-Match': `"other", ${etag}` } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(again.headers.get('etag')).toBe(etag)
    expect(again.headers.get('cache-control')).toBe('no-cache')
    expect((await request('/', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
  })

  test('is compressed as the client can take it', async () => {
    const { request } = await site()
    const ask = async (encoding: string) => {
      const response = await request('/', { headers: { 'Accept-Encoding': encoding } })
      const body = Buffer.from(await response.arrayBuffer())
      return { encoding: response.headers.get('content-encoding'), body }
    }
    const br = await ask('gzip, deflate, br')
    expect(br.encoding).toBe('br')
    expect(brotliDecompressSync(br.body).toString()).toBe(LONG)
    const gzip = await ask('gzip, br;q=0')
    expect(gzip.encoding).toBe('gzip')
    expect(gunzipSync(gzip.body).toString()).toBe(LONG)
    expect((await ask('identity')).encoding).toBeNull()
  })

  test('sends what the build has compressed as it is, and under no name of its own', async () => {
    const { request } = await site()
    const path = '/_astro/big.C2y.js'
    const br = await request(path, { headers: { 'Accept-Encoding': 'br' } })
    expect(br.headers.get('content-encoding')).toBe('br')
    expect(br.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await br.text()).toBe(FILES['_astro/big.C2y.js.br'])
    expect(await (await request(path)).text()).toBe(FILES['_astro/big.C2y.js'])
    expect((await request(`${path}.br`)).status).toBe(404)
  })

  test('answers HEAD without a body', async () => {
    const { request } = await site()
    const response = await request('/', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })
})

test('there is no site where none was built', async () => {
  expect(await loadSite(join(temporaryFolder(), 'dist'))).toBeNull()
  const { request } = await testServer()
  expect((await request('/')).status).toBe(404)
})
