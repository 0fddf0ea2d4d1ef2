/** F7: what a restored backup brings back, and what it must not. */
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import * as v from 'valibot'
import { DraftSchema } from '#contract/draft.ts'
import { openStorage, type Storage } from '#server/storage/open.ts'
import { visitorOwner, type Owner } from '#server/storage/owner.ts'
import { resumeOf } from '../unit/server/app.ts'
import { IS_FULL } from './extent.ts'
import { rowOf } from './rows.ts'
import { folder, ROOT, startServer } from './server.ts'
import { ordinary, PATHS, Visitor } from './visitor.ts'

const CANARY = 'Kanarienvogel-2342'
const APP_SECRET = 'restored'.repeat(8)

const resume = (title: string) => ({
  title,
  draft: v.parse(DraftSchema, { content: resumeOf(`${title} ${CANARY}`) }),
  requestKey: null,
})

const reading = {
  fileName: 'a.pdf',
  reading: { resume: resumeOf(CANARY), document: {}, language: { code: 'en', confidence: 1 } },
  requestKey: null,
} as never

test(
  'a restored backup has what was there, without what was deleted or expired since',
  { timeout: 300_000 },
  async (context) => {
    const row = rowOf(context, 'F7')
    const dataDir = folder()
    const place = { dataDir, databaseUrl: null, appSecret: APP_SECRET }
    const file = join(folder(), 'backup.db')
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', APP_SECRET }
    const command = (name: string, ...args: string[]) =>
      execFileSync(process.execPath, [join(ROOT, `src/server/commands/${name}.ts`), ...args], {
        env,
        encoding: 'utf8',
        stdio: 'pipe',
      })

    let clock = Date.now() - 50 * 60_000
    const open = async (now = () => clock): Promise<Storage> => {
      const storage = await openStorage(place, now)
      onTestFinished(() => storage.close().catch(() => undefined))
      return storage
    }
    const before = await open()
    const user = (id: string): Owner => before.users.ownerOf(id)
    const [ada, bob] = [user('ada'), user('bob')]
    const visitor = visitorOwner(new Uint8Array(32).fill(7))
    const many = IS_FULL ? 2_000 : 50
    for (let number = 0; number < many; number++) await before.resumes.add(ada, resume(`${number}`))
    const kept = await before.resumes.add(ada, resume('kept'))
    const binned = await before.resumes.add(ada, resume('binned'))
    const wasBinned = await before.resumes.add(ada, resume('taken back'))
    await before.trash.put(ada, wasBinned.id)
    const emptied = await before.resumes.add(ada, resume('emptied'))
    const analysis = await before.records.add(ada, reading)
    const analysisBack = await before.records.add(ada, reading)
    await before.recordTrash.put(ada, analysisBack.record.id)
    const bobs = await before.resumes.add(bob, resume('bob'))
    const visitors = await before.resumes.add(visitor, resume('visitor'))
    command('backup', file)
    expect(readFileSync(file).includes(CANARY)).toBe(false)

    // After the backup: one deleted, one taken back, one account gone; and time passes.
    await before.trash.put(ada, binned.id)
    await before.trash.takeBack(ada, wasBinned.id)
    await before.trash.put(ada, emptied.id)
    await before.trash.empty(ada, emptied.id)
    await before.recordTrash.put(ada, analysis.record.id)
    await before.recordTrash.takeBack(ada, analysisBack.record.id)
    await before.erasure.erase(bob, null)
    await before.close()
    clock = Date.now() + 20 * 60_000
    for (const ending of ['', '-wal', '-shm'])
      rmSync(join(dataDir, `vitascope.db${ending}`), { force: true })

    const started = performance.now()
    expect(command('restore', file)).toContain('9 deletions')
    const after = await open()
    await after.sweep()
    const outcomes = {
      kept: (await after.resumes.find(ada, kept.id))?.title,
      binned: await after.resumes.find(ada, binned.id),
      trash: (await after.trash.list(ada)).map(({ title }) => title),
      analysis: await after.records.find(ada, analysis.record.id),
      analysisTrash: (await after.recordTrash.list(ada)).map(({ id }) => id),
      analysisBack: (await after.records.find(ada, analysisBack.record.id))?.record.expiresAt,
      takenBack: (await after.resumes.find(ada, wasBinned.id))?.title,
      bob: await after.resumes.find(bob, bobs.id),
      visitor: await after.resumes.find(visitor, visitors.id),
    }
    expect(outcomes).toEqual({
      kept: 'kept',
      binned: null,
      trash: ['binned'],
      analysis: null,
      analysisTrash: [analysis.record.id],
      analysisBack: null,
      takenBack: 'taken back',
      bob: null,
      visitor: null,
    })
    row.all('what was kept, deleted, taken back, erased, expired', 9, 9)
    row.fasterThan(
      `restored (${many} resumes) within`,
      (performance.now() - started) / 1_000,
      15 * 60,
      's',
    )

    await after.close()
  },
)

test(
  'a backup is refused to be put under a running server',
  { timeout: 120_000 },
  async (context) => {
    const row = rowOf(context, 'F7')
    const dataDir = folder()
    const { url } = await startServer({ dataDir })
    const ada = new Visitor(url)
    await ada.save(ordinary())
    const file = join(folder(), 'backup.db')
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
    const command = (name: string) => () =>
      execFileSync(process.execPath, [join(ROOT, `src/server/commands/${name}.ts`), file], {
        env,
        stdio: 'pipe',
      })
    command('backup')()
    expect(command('restore')).toThrow(/Stop the server first/)
    expect((await ada.call(PATHS.ready)).status).toBe(200)
    row.all('a running server keeps its database', 1, 1)
  },
)
