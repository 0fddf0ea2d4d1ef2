import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import { DraftSchema } from '#contract/draft.ts'
import * as v from 'valibot'
import { asApiError } from '#server/errors.ts'
import { openStorage } from '#server/storage/open.ts'
import { visitorOwner } from '#server/storage/owner.ts'
import { resumeOf, temporaryFolder } from '../app.ts'

const owner = visitorOwner(new Uint8Array(32))
const resume = {
  title: 'canary title',
  draft: v.parse(DraftSchema, { content: resumeOf('canary name') }),
  requestKey: null,
}

async function storage(folder = temporaryFolder()) {
  let clock = 1_000_000
  const opened = await openStorage(folder, () => clock)
  onTestFinished(() => opened.close().catch(() => undefined))
  return { ...opened, folder, pass: (ms: number) => void (clock += ms) }
}

/** All bytes of all files of a folder. */
const bytesOf = (folder: string) =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('')

describe('what is kept for a visitor', () => {
  test('stands in no file in clear', async () => {
    const { resumes, folder } = await storage()
    await resumes.add(owner, resume)
    expect(bytesOf(folder)).not.toMatch(/canary/)
  })

  test('is in no file at all once it has expired', async () => {
    const { resumes, sweep, pass, folder } = await storage()
    const { id } = await resumes.add(owner, resume)
    expect(bytesOf(folder)).toContain(id)
    pass(LIMITS.visitorMinutes * 60_000)
    await sweep()
    expect(bytesOf(folder)).not.toContain(id)
  })

  test('is there again after a restart', async () => {
    const first = await storage()
    const { id } = await first.resumes.add(owner, resume)
    await first.close()
    const second = await storage(first.folder)
    expect(await second.resumes.find(owner, id)).toMatchObject({ title: 'canary title' })
  })

  test('may be made anew by a request whose first answer has expired but was not swept', async () => {
    const { resumes, pass } = await storage()
    const keyed = { ...resume, requestKey: 'key' }
    const { id } = await resumes.add(owner, keyed)
    pass(LIMITS.visitorMinutes * 60_000)
    const again = await resumes.add(owner, keyed)
    expect(again.id).not.toBe(id)
    expect(await resumes.find(owner, again.id)).toBeTruthy()
  })
})

describe('a database that takes no writes', () => {
  test('is told as such, while reads go on, and all is well when it takes them again', async () => {
    const { resumes, nonces, counters, folder } = await storage()
    const { id } = await resumes.add(owner, resume)
    const big = { ...resume, title: 'x'.repeat(200) }
    const held = holdDatabases(folder)
    await expect(resumes.add(owner, big)).rejects.toSatisfy(
      (error) => asApiError(error).code === 'storageUnavailable',
    )
    expect(await resumes.find(owner, id)).toMatchObject({ version: 1 })
    expect(nonces.use(new Uint8Array(32), 2_000_000)).toBe('new')
    expect(nonces.use(new Uint8Array(32), 2_000_000)).toBe('used')
    expect(counters.hit('somebody', 1, 60_000)).toBe(0)
    held.release()
    await resumes.add(owner, big)
  })

  test.each([
    [13, 'storageFull'],
    [8, 'storageUnavailable'],
    [10 | (12 << 8), 'storageUnavailable'],
    [14, 'storageUnavailable'],
    [19, 'internal'],
  ])('SQLite result %d is answered as %s', (errcode, code) => {
    const error = Object.assign(new Error('disk'), { code: 'ERR_SQLITE_ERROR', errcode })
    expect(asApiError(error).code).toBe(code)
  })
})

/** Another process that holds both databases for itself, as a backup gone wrong would. */
function holdDatabases(folder: string) {
  const databases = ['vitascope.db', 'passing.db'].map(
    (name) => new DatabaseSync(join(folder, name)),
  )
  for (const database of databases) database.exec('BEGIN IMMEDIATE')
  return { release: () => databases.forEach((database) => database.close()) }
}
