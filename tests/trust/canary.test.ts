/** A8: what somebody wrote is in no log, error or file; and not anywhere once it is deleted. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { ENDPOINTS } from '#contract/api.ts'
import { LIMITS } from '#contract/limits.ts'
import { cookieOf, jsonOf, resumeOf, testServer, uploadOf } from '../unit/server/app.ts'
import { rowOf } from './rows.ts'
import { folder, startServer } from './server.ts'
import { ordinary, PATHS, Visitor } from './visitor.ts'

const CANARY = 'Zwieselkanarienvogel-48151623'

/** Every file below a folder. */
const filesIn = (place: string): string[] =>
  readdirSync(place, { recursive: true })
    .map((name) => join(place, String(name)))
    .filter((path) => statSync(path).isFile())

const holders = (place: string, needle: Buffer) =>
  filesIn(place).filter((path) => readFileSync(path).includes(needle))

test('a canary is in no log, no error and no file of the running server', async (context) => {
  const row = rowOf(context, 'A8')
  const dataDir = folder()
  const server = await startServer({ dataDir, env: { RATE_LIMIT_FACTOR: '0' } })
  const ada = new Visitor(server.url)
  const resume = ordinary('en', `Kept ${CANARY} for years.`)
  const form = new FormData()
  form.set('text', `Ada Lovelace\nada@example.org\nWork\nKept ${CANARY} for years.`)
  await ada.call(PATHS.upload, { method: 'POST', body: form })
  await ada.save(resume, { title: CANARY })
  await ada.preview(resume)
  await ada.score(resume)
  const errors = [
    await ada.post(PATHS.preview, `{"basics":{"name":"${CANARY}"`),
    await ada.post(PATHS.preview, { basics: { name: [CANARY] } }),
    await ada.post(PATHS.save, { id: CANARY, content: resume }),
    await ada.call(`${PATHS.open}?id=${CANARY}`),
    await ada.call(`/api/${CANARY}?q=${CANARY}`, {
      headers: { Authorization: `Bearer ${CANARY}` },
    }),
    await ada.upload(Buffer.from(CANARY), `${CANARY}.pdf`),
  ]
  const token = ada.cookie.split('=')[1] ?? ''
  expect(token).toHaveLength(43)
  const needles = [CANARY, token]
  // A line for each of the ten calls, which come through a pipe.
  const calls = () => server.log.filter((line) => line.includes('"event":"call"')).length
  await expect.poll(calls, { timeout: 10_000 }).toBeGreaterThanOrEqual(10)
  const log = server.log.join('\n')
  const quoted = errors.filter(({ body }) =>
    needles.some((one) => JSON.stringify(body).includes(one)),
  )
  row.atMost('lines of the log that quote it', needles.filter((one) => log.includes(one)).length, 0)
  row.atMost('error answers that quote it', quoted.length, 0)
  const found = needles.flatMap((one) => holders(dataDir, Buffer.from(one)))
  expect(found).toEqual([])
  row.atMost('files that hold it while it is kept', found.length, 0)
})

test('sixty minutes after a visitor’s upload not even its sealed bytes are in any file', async (context) => {
  const row = rowOf(context, 'A8')
  const server = await testServer({ env: { RATE_LIMIT_FACTOR: '0' } })
  const { dataDir } = server.dependencies.config
  const { storage } = server.dependencies
  const uploaded = await server.request(ENDPOINTS.upload.path, uploadOf(CANARY))
  const Cookie = cookieOf(uploaded)
  const { id } = (
    await (
      await server.request(
        ENDPOINTS.saveResume.path,
        jsonOf({ content: resumeOf(CANARY) }, { Cookie }),
      )
    ).json()
  ).data
  for (const version of [1, 2, 3]) {
    const content = resumeOf(`${CANARY} ${version}`)
    await server.request(ENDPOINTS.saveResume.path, jsonOf({ id, version, content }, { Cookie }))
  }
  const sealed = sealedIn(dataDir)
  expect(sealed.length).toBeGreaterThanOrEqual(5)
  expect(sealed.every((bytes) => holders(dataDir, bytes).length > 0)).toBe(true)
  server.pass(LIMITS.visitorMinutes * 60_000)
  await storage.sweep()
  const left = sealed.flatMap((bytes) => holders(dataDir, bytes))
  row.atMost('sealed values left in database, log or other files', left.length, 0)
})

/** A piece of each value that is kept. */
function sealedIn(dataDir: string): Buffer[] {
  const database = new DatabaseSync(join(dataDir, 'vitascope.db'), { readOnly: true })
  const rows = [
    'SELECT reading AS value FROM records',
    'SELECT draft AS value FROM resumes',
    'SELECT draft AS value FROM versions',
  ].flatMap((query) => database.prepare(query).all()) as { value: Uint8Array }[]
  database.close()
  return rows.map(({ value }) => Buffer.from(value.subarray(20, 60)))
}
