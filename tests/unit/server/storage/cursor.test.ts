import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { DraftSchema } from '#contract/draft.ts'
import { visitorOwner } from '#server/storage/owner.ts'
import { resumeOf } from '../app.ts'
import { testStorage } from '../database.ts'

const PAGE = 20
const owner = visitorOwner(new Uint8Array(32))
const other = visitorOwner(new Uint8Array(32).fill(1))

/** @param times When each resume was saved (ms after the start). */
async function listOf(times: number[]) {
  const { resumes, pass } = await testStorage()
  const draft = v.parse(DraftSchema, { content: resumeOf('Ada') })
  let clock = 0
  for (const [index, time] of times.entries()) {
    pass(time - clock)
    clock = time
    await resumes.add(owner, { title: String(index), draft, requestKey: null })
  }
  await resumes.add(other, { title: 'of another', draft, requestKey: null })
  return (cursor?: string) => resumes.list(owner, cursor)
}

const times = (count: number, step: number) => Array.from({ length: count }, (_, at) => at * step)
const newestFirst = (count: number) =>
  Array.from({ length: count }, (_, at) => String(count - 1 - at))

describe('a list', () => {
  test.each([0, 1, PAGE])('of %i has one page', async (count) => {
    const list = await listOf(times(count, 10))
    const { items, next } = await list()
    expect(items.map(({ title }) => title)).toEqual(newestFirst(count))
    expect(next).toBeNull()
  })

  test('goes on where the page before it ended', async () => {
    const list = await listOf(times(PAGE + 3, 10))
    const first = await list()
    const second = await list(first.next ?? '')
    expect([...first.items, ...second.items].map(({ title }) => title)).toEqual(
      newestFirst(PAGE + 3),
    )
    expect(second).toMatchObject({ items: { length: 3 }, next: null })
  })

  test('tells rows of the same moment apart', async () => {
    const list = await listOf(times(PAGE + 3, 0))
    const first = await list()
    const second = await list(first.next ?? '')
    const ids = [...first.items, ...second.items].map(({ id }) => id)
    expect(new Set(ids).size).toBe(PAGE + 3)
  })

  test.each(['', 'nonsense', '1.2', `${'9'.repeat(16)}.AAAAAAAA`, `1000.'; DROP TABLE resumes`])(
    'begins anew with a cursor that is none: %j',
    async (cursor) => {
      const list = await listOf([0])
      expect((await list(cursor)).items).toHaveLength(1)
    },
  )
})
