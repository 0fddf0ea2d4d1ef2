import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { DraftSchema } from '#contract/draft.ts'
import { LIMITS } from '#contract/limits.ts'
import { visitorOwner, type Owner } from '#server/storage/owner.ts'
import { resumeOf } from '../app.ts'
import { testStorage } from '../database.ts'

const DAY = 24 * 60 * 60_000

/** Somebody whose things stay until they delete them. */
const user: Owner = { ...visitorOwner(new Uint8Array(32)), id: 'user', lifetimeMs: null }

const resumeNamed = (title: string) => ({
  title,
  draft: v.parse(DraftSchema, { content: resumeOf(title) }),
  requestKey: null,
})

describe("a user's deleted resume", () => {
  test('can be taken back for thirty days, with its versions', async () => {
    const { resumes, versions, trash, sweep, pass } = await testStorage()
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
    const { resumes, versions, trash, sweep, pass } = await testStorage()
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

describe("a user's deleted analysis", () => {
  const record = {
    fileName: 'a.pdf',
    reading: { resume: resumeOf('Ada'), document: {}, language: { code: 'en', confidence: 1 } },
    requestKey: null,
  } as never

  test('can be taken back for thirty days, and then stays', async () => {
    const { records, recordTrash, sweep, pass } = await testStorage()
    const { id } = (await records.add(user, record)).record
    await recordTrash.put(user, id)
    pass(20 * DAY)
    // Doing it again later does not keep it longer.
    await recordTrash.put(user, id)
    pass(10 * DAY - 1)
    await sweep()
    expect(await recordTrash.takeBack(user, id)).toMatchObject({ id, expiresAt: null })
    pass(400 * DAY)
    await sweep()
    expect((await records.find(user, id))?.record.fileName).toBe('a.pdf')
  })

  test('is gone after that', async () => {
    const { records, recordTrash, sweep, pass } = await testStorage()
    const { id } = (await records.add(user, record)).record
    await recordTrash.put(user, id)
    pass(30 * DAY)
    expect(await recordTrash.list(user)).toEqual([])
    expect(await recordTrash.takeBack(user, id)).toBeNull()
    await sweep()
    expect(await records.remove(user, id)).toBe(false)
  })

  test('that was put there as a visitor goes along into the account, for thirty days', async () => {
    const { adopt, records, recordTrash, pass } = await testStorage()
    const visitor = visitorOwner(new Uint8Array(32).fill(9))
    const { id } = (await records.add(visitor, record)).record
    await recordTrash.put(visitor, id)
    await adopt(visitor, user)
    pass(30 * DAY - 1)
    expect(await recordTrash.list(user)).toMatchObject([{ kind: 'analysis', id, title: 'a.pdf' }])
    pass(1)
    expect(await recordTrash.list(user)).toEqual([])
  })
})
