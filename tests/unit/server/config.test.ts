import { generateKeyPairSync } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { assertSqlite } from '#server/storage/sqlite.ts'
import { temporaryFolder } from './folder.ts'

describe('readConfig', () => {
  test('needs nothing but a folder', () => {
    const config = readConfig({ DATA_DIR: temporaryFolder() })
    expect(config).toMatchObject({
      port: 4321,
      siteOrigin: 'http://localhost:4321',
      secure: false,
      sign: { companyId: 'vitascope' },
    })
  })

  test('asks no model unless one is named, whatever keys stand around', () => {
    const env = { DATA_DIR: temporaryFolder(), OPENAI_API_KEY: 'sk-1' }
    expect(readConfig(env).model).toBeNull()
    const named = { ...env, OPENAI_MODEL: 'm', OPENAI_BASE_URL: 'http://localhost:11434/v1/' }
    expect(readConfig(named).model).toEqual({
      name: 'm',
      apiKey: 'sk-1',
      baseUrl: 'http://localhost:11434/v1',
    })
    expect(readConfig({ ...env, OPENAI_MODEL: 'm' }).model?.baseUrl).toBe(
      'https://api.openai.com/v1',
    )
  })

  test('makes secrets once, for the owner of the folder alone', () => {
    const DATA_DIR = join(temporaryFolder(), 'data')
    const first = readConfig({ DATA_DIR })
    const second = readConfig({ DATA_DIR })
    expect(second.appSecret).toBe(first.appSecret)
    expect(second.sign.publicKey).toBe(first.sign.publicKey)
    expect(statSync(join(DATA_DIR, 'secrets.json')).mode & 0o777).toBe(0o600)
    expect(statSync(DATA_DIR).mode & 0o777).toBe(0o700)
  })

  test('takes given secrets and then writes none', () => {
    const DATA_DIR = temporaryFolder()
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    readConfig({
      DATA_DIR,
      APP_SECRET: 'x'.repeat(32),
      SIGN_PRIVATE_KEY: pem.replaceAll('\n', '\\n'),
    })
    expect(() => readFileSync(join(DATA_DIR, 'secrets.json'))).toThrow('ENOENT')
  })

  test.each([
    ['PORT', 'eighty', 'a whole number'],
    ['PORT', '70000', 'to 65535'],
    ['SITE_URL', 'resume.example', 'https://resume.example'],
    ['SITE_URL', 'https://resume.example/app', 'without a path'],
    ['APP_SECRET', 'short', 'at least 32'],
    ['SIGN_PRIVATE_KEY', 'no key', 'RSA private key in PEM'],
    ['DATABASE_URL', 'mysql://localhost/x', 'postgres://'],
    ['APP_SECRET', '', 'to every node', { DATABASE_URL: 'postgres://localhost/x' }],
    ['RATE_LIMIT_FACTOR', '-1', 'a whole number'],
    ['WARM_UP', 'no', 'on or off'],
    ['OPENAI_API_KEY', '', 'the key for OPENAI_MODEL', { OPENAI_MODEL: 'm' }],
    ['OPENAI_BASE_URL', 'models.example', 'https://models.example/v1', { OPENAI_MODEL: 'm' }],
  ])(
    'names %s when it is %j, and says what to do',
    (name, value, remedy, more: Record<string, string> = {}) => {
      const read = () => readConfig({ DATA_DIR: temporaryFolder(), ...more, [name]: value })
      expect(read).toThrow(new RegExp(`^${name}: .*${remedy}`))
    },
  )

  test('does not start with damaged secrets, and does not replace them', () => {
    const DATA_DIR = temporaryFolder()
    writeFileSync(join(DATA_DIR, 'secrets.json'), '{}')
    expect(() => readConfig({ DATA_DIR })).toThrow(/^DATA_DIR: make .*secrets\.json/)
  })
})

test('an SQLite that may lose commits is refused', () => {
  expect(() => assertSqlite('3.51.2')).toThrow('may lose commits')
  expect(() => assertSqlite('2.99.9')).toThrow('may lose commits')
  expect(() => assertSqlite('3.51.3')).not.toThrow()
  expect(() => assertSqlite('3.60.0')).not.toThrow()
})
