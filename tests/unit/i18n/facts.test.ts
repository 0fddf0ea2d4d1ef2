import { expect, test } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import { DAY_MS, RETENTION_MS } from '#contract/retention.ts'
import { factsFor } from '#i18n/facts.ts'
import { surplus } from '#server/storage/retention.ts'

const facts = factsFor('en', { name: 'Name', contact: 'a@example.com' })

test('the days that texts promise are those after which the server lets a version go', () => {
  const now = 1_000 * DAY_MS
  const days = Number(facts.versionDays)
  const newest = Array.from({ length: Number(facts.newestVersions) }, (_, index) => ({
    version: 100 + index,
    savedAt: now,
    bytes: 1,
  }))
  const aged = (age: number) =>
    surplus([...newest, { version: 1, savedAt: now - age, bytes: 1 }], now)
  expect(days * DAY_MS).toBe(RETENTION_MS.versions)
  expect(aged((days - 1) * DAY_MS)).toEqual([])
  expect(aged((days + 1) * DAY_MS)).toEqual([1])
})

test('the other figures are the limits that the server obeys', () => {
  expect(facts).toMatchObject({
    visitorMinutes: String(LIMITS.visitorMinutes),
    trashDays: String(LIMITS.trashDays),
    fileMegabytes: '5',
  })
})
