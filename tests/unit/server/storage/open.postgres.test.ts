import { Kysely, sql } from 'kysely'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import * as v from 'valibot'
import { DraftSchema } from '#contract/draft.ts'
import { asApiError } from '#server/errors.ts'
import { openStorage } from '#server/storage/open.ts'
import { visitorOwner } from '#server/storage/owner.ts'
import { postgresDialect } from '#server/storage/postgres.ts'
import { createDatabase, startPostgres } from '../../../postgres.ts'
import { resumeOf } from '../app.ts'

const owner = visitorOwner(new Uint8Array(32))
const resume = {
  title: 'a title',
  draft: v.parse(DraftSchema, { content: resumeOf('a name') }),
  requestKey: null,
}

test('nodes that start at once on an empty database make its tables once', async () => {
  const databaseUrl = await createDatabase(inject('postgres') ?? '')
  const place = { dataDir: '', databaseUrl, appSecret: '' }
  const nodes = await Promise.all([1, 2, 3].map(() => openStorage(place, () => 1)))
  onTestFinished(async () => void (await Promise.all(nodes.map((node) => node.close()))))
  const saved = await nodes[0]?.resumes.add(owner, resume)
  expect(await nodes[2]?.resumes.find(owner, saved?.id ?? '')).toMatchObject({ title: 'a title' })
})

test('a connection that breaks within a transaction fails it, and nothing else', async () => {
  const databaseUrl = await createDatabase(inject('postgres') ?? '')
  const onLost = vi.fn<(error: Error) => void>()
  const db = new Kysely<object>({ dialect: postgresDialect(databaseUrl, onLost) })
  onTestFinished(() => db.destroy())
  const transaction = db.transaction().execute(async (open) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(open)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db)
    // Nobody waits for a statement when the connection goes.
    await expect.poll(() => onLost.mock.calls.length).toBeGreaterThan(0)
    await sql`select 1`.execute(open)
  })
  await expect(transaction).rejects.toThrow(/connection/iu)
  await expect(sql<object>`select 1 as one`.execute(db)).resolves.toMatchObject({
    rows: [{ one: 1 }],
  })
})

test('a server that stops is said to be away within three seconds, and is used when it is back', async () => {
  const server = await startPostgres()
  const databaseUrl = await createDatabase(server.url)
  const place = { dataDir: '', databaseUrl, appSecret: '' }
  const storage = await openStorage(place, () => 1)
  onTestFinished(async () => {
    await storage.close()
    await server.remove()
  })
  const { id } = await storage.resumes.add(owner, resume)
  await server.kill()
  const started = Date.now()
  await expect(storage.resumes.find(owner, id)).rejects.toSatisfy(
    (error) => asApiError(error).code === 'storageUnavailable',
  )
  await expect(storage.check()).rejects.toThrow(/./)
  expect(Date.now() - started).toBeLessThan(6_000)
  // Limits let pass, and nonces are remembered in memory, meanwhile.
  expect(await storage.counters.hit('somebody', 1, 1_000)).toBe(0)
  expect(await storage.nonces.use(new Uint8Array(32), 10)).toBe('new')
  expect(await storage.nonces.use(new Uint8Array(32), 10)).toBe('used')
  await server.start()
  expect(await storage.resumes.find(owner, id)).toMatchObject({ title: 'a title' })
})

test.each([
  ['53100', 'storageFull'],
  ['53300', 'storageUnavailable'],
  ['57P01', 'storageUnavailable'],
  ['08006', 'storageUnavailable'],
  ['ECONNREFUSED', 'storageUnavailable'],
  ['25006', 'storageUnavailable'],
  ['23505', 'internal'],
])('the code %s of Postgres is answered as %s', (code, answer) => {
  expect(asApiError(Object.assign(new Error('database'), { code })).code).toBe(answer)
})
