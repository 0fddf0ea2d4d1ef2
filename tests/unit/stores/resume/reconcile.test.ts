import { expect, test } from 'vitest'
import { keyOf } from '#stores/resume/entry-keys.ts'
import { reconciled } from '#stores/resume/reconcile.ts'

const before = { work: [{ title: 'a' }, { title: 'b' }], locale: 'en' }

test('what says the same is the same', () => {
  expect(reconciled(before, structuredClone(before))).toBe(before)
})

test('only what has changed is new, and a changed entry stays the same entry', () => {
  const after = reconciled(before, { work: [{ title: 'A' }, { title: 'b' }], locale: 'en' })
  expect(after).toEqual({ work: [{ title: 'A' }, { title: 'b' }], locale: 'en' })
  expect(after.work[1]).toBe(before.work[1])
  keyOf(before.work[0] ?? {})
  const again = reconciled(before, { work: [{ title: 'A' }, { title: 'b' }], locale: 'en' })
  expect(keyOf(again.work[0] ?? {})).toBe(keyOf(before.work[0] ?? {}))
})
