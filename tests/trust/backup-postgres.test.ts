/** F7 and A8 on Postgres: what a backup holds, and what comes back of it. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import * as v from 'valibot'
import { DraftSchema } from '#contract/draft.ts'
import { openStorage, type Storage } from '#server/storage/open.ts'
import { visitorOwner } from '#server/storage/owner.ts'
import { startPostgres } from '../postgres.ts'
import { resumeOf } from '../unit/server/app.ts'
import { rowOf } from './rows.ts'
import { folder, ROOT, secretsOfNodes } from './server.ts'

const CANARY = 'Gimpelkanarie-141421'

const resume = (title: string) => ({
  title,
  draft: v.parse(DraftSchema, { content: resumeOf(`${title} ${CANARY}`) }),
  requestKey: null,
})

/** Every value of every table as text, as a dump has them. */
async function dumpOf(url: string): Promise<string> {
  const client = new Client(url)
  await client.connect()
  const { rows: tables } = await client.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
  )
  const parts: string[] = []
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(`SELECT ${name}::text AS row FROM ${name}`)
    // Bytes are hexadecimal in it; what they say is looked for, too.
    for (const { row } of rows) {
      const hex = [...row.matchAll(/\\\\?x([0-9a-f]+)/g)].map(([, digits = '']) => digits)
      parts.push(row, ...hex.map((digits) => Buffer.from(digits, 'hex').toString('latin1')))
    }
  }
  await client.end()
  expect(tables.length).toBeGreaterThan(8)
  return parts.join('\n')
}

/** A copy of one moment, as a dump is; npm's Postgres brings no pg_dump. */
async function copyDatabase(server: string, from: string, to: string): Promise<string> {
  const client = new Client(server)
  await client.connect()
  await client.query(`CREATE DATABASE ${to} TEMPLATE ${from}`)
  await client.end()
  return new URL(to, server).href
}

test(
  'a backup of Postgres holds no readable word, and brings back nothing that was deleted',
  { timeout: 300_000 },
  async (context) => {
    const row = rowOf(context, 'F7')
    const postgres = await startPostgres()
    onTestFinished(postgres.remove)
    const secrets = secretsOfNodes()
    const client = new Client(postgres.url)
    await client.connect()
    await client.query('CREATE DATABASE live')
    await client.end()
    const live = new URL('live', postgres.url).href
    const dataDir = folder()
    let clock = Date.now() - 50 * 60_000
    const open = async (databaseUrl: string): Promise<Storage> => {
      const storage = await openStorage(
        { dataDir, databaseUrl, appSecret: secrets.APP_SECRET },
        () => clock,
      )
      onTestFinished(() => storage.close().catch(() => undefined))
      return storage
    }
    const before = await open(live)
    const [ada, bob] = ['ada', 'bob'].map((id) => before.users.ownerOf(id)) as [
      ReturnType<typeof before.users.ownerOf>,
      ReturnType<typeof before.users.ownerOf>,
    ]
    const visitor = visitorOwner(new Uint8Array(32).fill(7))
    const kept = await before.resumes.add(ada, resume('kept'))
    const binned = await before.resumes.add(ada, resume('binned'))
    const bobs = await before.resumes.add(bob, resume('bob'))
    const visitors = await before.resumes.add(visitor, resume('visitor'))
    await before.close()
    const backup = await copyDatabase(postgres.url, 'live', 'backup')
    const again = await open(live)
    await again.trash.put(ada, binned.id)
    await again.erasure.erase(bob, null)
    await again.close()

    const dump = await dumpOf(backup)
    expect(dump.length).toBeGreaterThan(500)
    row.atMost('canaries in a dump of Postgres', Number(dump.includes(CANARY)), 0)

    clock = Date.now() + 20 * 60_000
    const started = performance.now()
    const said = execFileSync(
      process.execPath,
      [join(ROOT, 'src/server/commands/restore.ts'), join(dataDir, 'deletions.ndjson')],
      {
        env: { ...process.env, ...secrets, DATA_DIR: dataDir, DATABASE_URL: backup },
        encoding: 'utf8',
        stdio: 'pipe',
      },
    )
    expect(said).toContain('restored')
    const after = await open(backup)
    await after.sweep()
    expect({
      kept: (await after.resumes.find(ada, kept.id))?.title,
      binned: await after.resumes.find(ada, binned.id),
      trash: (await after.trash.list(ada)).map(({ title }) => title),
      bob: await after.resumes.find(bob, bobs.id),
      visitor: await after.resumes.find(visitor, visitors.id),
    }).toEqual({ kept: 'kept', binned: null, trash: ['binned'], bob: null, visitor: null })
    row.all('on Postgres: what was kept, deleted, erased, expired', 4, 4)
    row.fasterThan(
      'restored on Postgres within',
      (performance.now() - started) / 1_000,
      15 * 60,
      's',
    )

    // Nor does any file of the server itself, its write-ahead log included, say a word of it.
    const files = [dataDir, postgres.folder].flatMap((place) =>
      readdirSync(place, { recursive: true })
        .map((name) => join(place, String(name)))
        .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile()),
    )
    expect(files.length).toBeGreaterThan(100)
    const telling = files.filter((path) => readFileSync(path).includes(CANARY))
    row.atMost('files of Postgres, its log included, with a canary', telling.length, 0)
  },
)
