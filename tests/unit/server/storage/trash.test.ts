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
