import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import { DraftSchema } from '#contract/draft.ts'
import * as v from 'valibot'
import { asApiError } from '#server/errors.ts'
import { visitorOwner } from '#server/storage/owner.ts'
import { resumeOf } from '../app.ts'
import { testStorage } from '../database.ts'

const owner = visitorOwner(new Uint8Array(32))
const resume = {
  title: 'canary title',
  draft: v.parse(DraftSchema, { content: resumeOf('canary name') }),
  requestKey: null,
}

/** All bytes of all files of a folder. */
const bytesOf = (folder: string) =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('')

describe('what is kept for a visitor', () => {
  test('stands in no file in clear', async () => {
    const { resumes, place } = await testStorage()
    await resumes.add(owner, resume)
    expect(bytesOf(place.dataDir)).not.toMatch(/canary/)
  })

  test('is in no file at all once it has expired', async () => {
    const { resumes, sweep, pass, place } = await testStorage()
    const { id } = await resumes.add(owner, resume)
    expect(bytesOf(place.dataDir)).toContain(id)
    pass(LIMITS.visitorMinutes * 60_000)
    await sweep()
    expect(bytesOf(place.dataDir)).not.toContain(id)
  })
})

describe('a database that takes no writes', () => {
  test('is told as such, while reads go on, and all is well when it takes them again', async () => {
    const { resumes, nonces, counters, place } = await testStorage()
    const { id } = await resumes.add(owner, resume)
    const big = { ...resume, title: 'x'.repeat(200) }
    const held = holdDatabases(place.dataDir)
    await expect(resumes.add(owner, big)).rejects.toSatisfy(
      (error) => asApiError(error).code === 'storageUnavailable',
    )
    expect(await resumes.find(owner, id)).toMatchObject({ version: 1 })
    expect(await nonces.use(new Uint8Array(32), 2_000_000)).toBe('new')
    expect(await nonces.use(new Uint8Array(32), 2_000_000)).toBe('used')
    expect(await counters.hit('somebody', 1, 60_000)).toBe(0)
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

test('a database from before the trash goes on as it was', async () => {
  const first = await testStorage()
  const { id } = await first.resumes.add(owner, resume)
  await first.close()
  const database = new DatabaseSync(join(first.place.dataDir, 'vitascope.db'))
  database.exec(`
    DROP TABLE versions;
    ALTER TABLE resumes DROP COLUMN deleted_at;
    ALTER TABLE resumes DROP COLUMN made_with;
    ALTER TABLE records DROP COLUMN deleted_at;
    DELETE FROM kysely_migration WHERE name >= '0003';
  `)
  database.close()
  const { resumes, versions } = await testStorage(1_000_000, first.place)
  await resumes.replace(owner, id, 1, { ...resume, title: 'new' })
  expect(await versions.find(owner, id, 1)).toMatchObject({ title: 'canary title' })
})
