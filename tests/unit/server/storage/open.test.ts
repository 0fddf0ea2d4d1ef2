import { describe, expect, test } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import { DraftSchema } from '#contract/draft.ts'
import * as v from 'valibot'
import { userOwner, visitorOwner } from '#server/storage/owner.ts'
import { resumeOf } from '../app.ts'
import { testStorage } from '../database.ts'

const owner = visitorOwner(new Uint8Array(32))
const resume = {
  title: 'a title',
  draft: v.parse(DraftSchema, { content: resumeOf('a name') }),
  requestKey: null,
}

describe('what is kept', () => {
  test('is there again after a restart', async () => {
    const first = await testStorage()
    const { id } = await first.resumes.add(owner, resume)
    await first.close()
    const second = await testStorage(1_000_000, first.place)
    expect(await second.resumes.find(owner, id)).toMatchObject({ title: 'a title' })
  })

  test('may be made anew by a request whose first answer has expired but was not swept', async () => {
    const { resumes, pass } = await testStorage()
    const keyed = { ...resume, requestKey: 'key' }
    const { id } = await resumes.add(owner, keyed)
    pass(LIMITS.visitorMinutes * 60_000)
    const again = await resumes.add(owner, keyed)
    expect(again.id).not.toBe(id)
    expect(await resumes.find(owner, again.id)).toBeTruthy()
  })

  test('is deleted when it has expired', async () => {
    const { resumes, sweep, pass } = await testStorage()
    const { id } = await resumes.add(owner, resume)
    pass(LIMITS.visitorMinutes * 60_000)
    await sweep()
    expect(await resumes.find(owner, id)).toBeNull()
  })
})

test('what a visitor saved and the account sends again is one resume', async () => {
  const { adopt, resumes } = await testStorage()
  const account = userOwner('secret'.repeat(8), 'somebody')
  const keyed = { ...resume, requestKey: 'draft', requestBody: 'its words' }
  const { id } = await resumes.add(owner, keyed)
  await adopt(owner, account)
  expect((await resumes.add(account, keyed)).id).toBe(id)
  // Doing it twice is no failure, even where both have used a key.
  await resumes.add(owner, keyed)
  await adopt(owner, account)
  expect((await resumes.add(account, keyed)).id).toBe(id)
  // Other words with its key are told where to go on.
  const other = resumes.add(account, { ...keyed, requestBody: 'other words' })
  await expect(other).rejects.toMatchObject({ code: 'requestReused', data: { id, version: 1 } })
})

test('nodes that start at once bring one database up to date together', async () => {
  const { place } = await testStorage()
  const nodes = await Promise.all([1, 2, 3].map(() => testStorage(1_000_000, place)))
  const saved = await nodes[0]?.resumes.add(owner, resume)
  expect(await nodes[2]?.resumes.find(owner, saved?.id ?? '')).toMatchObject({ title: 'a title' })
})
