import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import * as v from 'valibot'
import { DraftSchema } from '#contract/draft.ts'
import { LIMITS } from '#contract/limits.ts'
import { openStorage } from '#server/storage/open.ts'
import { visitorOwner } from '#server/storage/owner.ts'
import { persist } from './calls.ts'
import { IS_FULL } from './extent.ts'
import { rowOf } from './rows.ts'
import { canMount, folder, smallDisk, startServer } from './server.ts'
import { ordinary, PATHS, Visitor } from './visitor.ts'

const MB = 1024 * 1024
const owner = (number: number) => visitorOwner(new Uint8Array(32).fill(number))
/** A draft of so many bytes. */
const draftOf = (bytes: number, text = 'x') =>
  v.parse(DraftSchema, {
    content: { ...ordinary(), extensions: { blob: text.repeat(bytes / text.length) } },
  })

const resume = (number: number) => ({
  title: String(number),
  draft: draftOf(1.5 * MB, `${number % 10} `),
  requestKey: null,
})

async function storage(dataDir = folder()) {
  let clock = 1_000_000
  const opened = await openStorage(
    { dataDir, databaseUrl: null, appSecret: 'x'.repeat(32) },
    () => clock,
  )
  onTestFinished(() => opened.close().catch(() => undefined))
  return { ...opened, dataDir, pass: (ms: number) => void (clock += ms) }
}

describe('a full disk', () => {
  test.runIf(canMount)(
    'answers saves with 507, old and new, reads, sweeps, and recovers',
    async (context) => {
      const row = rowOf(context, 'F2')
      const disk = smallDisk(40)
      const data = join(disk, 'data')
      const { url } = await startServer({ dataDir: data })
      const ada = new Visitor(url)
      const first = await ada.save(ordinary())
      const { id, version } = first.body.data as never as { id: string; version: number }
      // Somebody else fills the disk to the last byte.
      const filler = join(disk, 'filler')
      try {
        execFileSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k'], { stdio: 'ignore' })
      } catch {
        // That it ends in an error is the point.
      }
      const large = { ...ordinary(), extensions: { blob: 'x'.repeat(MB) } }
      const over = await persist(() => ada.save(large, { id, version }))
      expect([over.status, over.body.error]).toEqual([507, 'storageFull'])
      const fresh = await persist(() => new Visitor(url).save(large))
      expect([fresh.status, fresh.body.error]).toEqual([507, 'storageFull'])
      const config = await ada.call('/api/config')
      expect(config.status).toBe(200)
      rmSync(filler)
      const after = await persist(() => ada.save(large, { id, version }))
      expect(after.status).toBe(200)
      row.all('507 on a full disk, reads, recovers', 4, 4)
    },
  )

  test.runIf(canMount)('does not keep anything beyond its hour', async () => {
    const disk = smallDisk(48)
    mkdirSync(join(disk, 'data'))
    const { resumes, sweep, pass, dataDir } = await storage(join(disk, 'data'))
    await sweep()
    for (let number = 1; number <= 10; number++)
      await resumes.add(owner(number), { title: '', draft: draftOf(MB), requestKey: null })
    try {
      execFileSync('dd', ['if=/dev/zero', `of=${join(disk, 'filler')}`, 'bs=64k'], {
        stdio: 'ignore',
      })
    } catch {
      // Full.
    }
    pass(LIMITS.visitorMinutes * 60_000 + 1)
    await sweep()
    expect(rowsIn(dataDir)).toBe(0)
  })
})

function rowsIn(dataDir: string): number {
  const database = new DatabaseSync(join(dataDir, 'vitascope.db'), { readOnly: true })
  const { n } = database.prepare('SELECT count(*) AS n FROM resumes').get() as { n: number }
  database.close()
  return n
}

describe('sweeping', () => {
  test('gives the room back to the disk and lets others work meanwhile', async () => {
    const { resumes, sweep, pass, dataDir } = await storage()
    const many = IS_FULL ? 200 : 40
    for (let number = 0; number < many; number++)
      await resumes.add(owner(number % 250), {
        title: '',
        draft: draftOf(MB * 1.5, `${number} `),
        requestKey: null,
      })
    const file = join(dataDir, 'vitascope.db')
    const log = `${file}-wal`
    const before = statSync(file).size + (existsSync(log) ? statSync(log).size : 0)
    expect(before).toBeGreaterThan(many * MB)
    pass(LIMITS.visitorMinutes * 60_000 + 1)
    // Others get their turn after each batch, and a batch holds no more than one of these drafts:
    // counted, since a loaded machine's clock tells more of its load.
    let turns = 0
    const watch = setInterval(() => turns++)
    await sweep()
    clearInterval(watch)
    expect(turns).toBeGreaterThanOrEqual(many)
    expect(rowsIn(dataDir)).toBe(0)
    expect(statSync(file).size).toBeLessThan(12 * MB)
  })
})

describe('a visitor', () => {
  test('keeps only so much: then saves are refused', async () => {
    const { resumes } = await storage()
    const save = () =>
      resumes.add(owner(1), { title: '', draft: draftOf(1.5 * MB), requestKey: null })
    let kept = 0
    let last: unknown
    for (; kept < 100; kept++) {
      try {
        await save()
      } catch (error) {
        last = error
        break
      }
    }
    expect(last).toMatchObject({ code: 'quotaReached' })
    expect(kept * 1.5 * MB).toBeLessThanOrEqual(LIMITS.visitorBytes)
    expect(kept * 1.5 * MB).toBeGreaterThan(LIMITS.visitorBytes / 2)
  })

  test('has earlier states up to a size, the newest of them', async () => {
    const { resumes, versions } = await storage()
    let { id, version } = await resumes.add(owner(1), resume(0))
    for (let number = 1; number <= 12; number++) {
      const saved = await resumes.replace(owner(1), id, version, resume(number))
      version = saved?.version ?? 0
    }
    const kept = await versions.list(owner(1), id)
    expect(kept.length).toBeLessThanOrEqual(4)
    expect(kept[0]?.title).toBe('11')
    expect(await resumes.find(owner(1), id)).toMatchObject({ title: '12' })
  })

  test('is told so by the server', async () => {
    const { url } = await startServer({ env: { RATE_LIMIT_FACTOR: '0' } })
    const eve = new Visitor(url)
    const large = { ...ordinary(), extensions: { blob: 'x'.repeat(1.4 * MB) } }
    const answers = []
    for (let more = 0; more < 22; more++)
      answers.push(await eve.post(PATHS.save, { content: large }))
    const refused = answers.filter(({ status }) => status === 507)
    expect(refused.length).toBeGreaterThan(2)
    expect(refused[0]?.body.error).toBe('quotaReached')
    expect((await new Visitor(url).save(ordinary())).status).toBe(200)
  })
})

test('a start on a damaged database says what is wrong, without a stack trace', async () => {
  const dataDir = folder()
  writeFileSync(
    join(dataDir, 'vitascope.db'),
    'this is no database, but it is long enough'.repeat(99),
  )
  const error = await startServer({ dataDir }).then(
    () => '',
    (reason: unknown) => String(reason),
  )
  expect(error).toMatch(/DATA_DIR: .*vitascope\.db/)
  expect(error).not.toMatch(/\n\s+at /)
})
