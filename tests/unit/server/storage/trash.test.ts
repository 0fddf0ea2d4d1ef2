import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import * as v from 'valibot'
import { DraftSchema } from '#contract/draft.ts'
import { LIMITS } from '#contract/limits.ts'
import { openStorage } from '#server/storage/open.ts'
import { visitorOwner, type Owner } from '#server/storage/owner.ts'
import { resumeOf, temporaryFolder } from '../app.ts'

const DAY = 24 * 60 * 60_000

/** Somebody whose things stay until they delete them. */
const user: Owner = { ...visitorOwner(new Uint8Array(32)), id: 'user', lifetimeMs: null }

const resumeNamed = (title: string) => ({
  title,
  draft: v.parse(DraftSchema, { content: resumeOf(title) }),
  requestKey: null,
})

async function storage(folder = temporaryFolder()) {
  let clock = Date.UTC(2026, 0, 1)
  const opened = await openStorage(folder, () => clock)
  onTestFinished(() => opened.close().catch(() => undefined))
  return { ...opened, folder, pass: (ms: number) => void (clock += ms) }
}

describe("a user's deleted resume", () => {
  test('can be taken back for thirty days, with its versions', async () => {
    const { resumes, versions, trash, sweep, pass } = await storage()
    const { id } = await resumes.add(user, resumeNamed('first'))
    await resumes.replace(user, id, 1, resumeNamed('second'))
    await trash.put(user, id)
    pass(LIMITS.trashDays * DAY - 1)
    await sweep()
    expect(await trash.takeBack(user, id)).toMatchObject({ version: 2 })
    expect(await versions.list(user, id)).toMatchObject([{ version: 1, title: 'first' }])
    pass(400 * DAY)
    await sweep()
    expect(await resumes.find(user, id)).toMatchObject({ title: 'second' })
  })

  test('is deleted for good after that, with its versions', async () => {
    const { resumes, versions, trash, sweep, pass } = await storage()
    const { id } = await resumes.add(user, resumeNamed('first'))
    await resumes.replace(user, id, 1, resumeNamed('second'))
    await trash.put(user, id)
    // Doing it again later does not keep it longer.
    pass(20 * DAY)
    await trash.put(user, id)
    pass(10 * DAY)
    expect(await trash.list(user)).toEqual([])
    expect(await trash.takeBack(user, id)).toBeNull()
    await sweep()
    expect(await versions.find(user, id, 1)).toBeNull()
  })
})

test('a database from before the trash goes on as it was', async () => {
  const folder = temporaryFolder()
  const first = await openStorage(folder, () => 1_000)
  const { id } = await first.resumes.add(user, resumeNamed('old'))
  await first.close()
  const database = new DatabaseSync(join(folder, 'vitascope.db'))
  database.exec(`
    DROP TABLE versions;
    ALTER TABLE resumes DROP COLUMN deleted_at;
    ALTER TABLE resumes DROP COLUMN made_with;
    ALTER TABLE records DROP COLUMN deleted_at;
    DELETE FROM kysely_migration WHERE name >= '0003';
  `)
  database.close()
  const { resumes, versions } = await storage(folder)
  await resumes.replace(user, id, 1, resumeNamed('new'))
  expect(await versions.find(user, id, 1)).toMatchObject({ title: 'old' })
})
