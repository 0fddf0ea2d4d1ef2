import { expect, test } from 'vitest'
import { createRecordsStore, type AnalysisRow } from '#stores/records.ts'
import { visitor, type Visitor } from './visitor.ts'

async function uploaded(person: Visitor, ...texts: string[]) {
  for (const text of texts) await person.api.upload(text)
  const store = createRecordsStore(person.api, () => () => undefined)
  await store.load()
  return store
}

function rowIn(store: Awaited<ReturnType<typeof uploaded>>): AnalysisRow {
  const records = store.$records.get()
  const row = records.status === 'ready' && records.items[0]
  if (!row) throw new Error('no analysis')
  return row
}

test('every analysis is listed, newest first', async () => {
  const person = await visitor()
  const store = await uploaded(person, 'First resume', 'Second resume')
  const records = store.$records.get()
  expect(records).toMatchObject({ status: 'ready', error: null })
  expect(records.status === 'ready' && records.items).toHaveLength(2)
})

test('a name is changed and an analysis deleted, on the server too', async () => {
  const person = await visitor()
  const store = await uploaded(person, 'First resume')
  const records = store.$records.get()
  const id = records.status === 'ready' ? (records.items[0]?.id ?? '') : ''
  await store.rename(id, 'Chosen.pdf')
  expect(store.$records.get()).toMatchObject({ items: [{ id, fileName: 'Chosen.pdf' }] })
  await store.remove(rowIn(store))
  expect(store.$records.get()).toMatchObject({ items: [] })
  expect(await person.api.records()).toEqual({ items: [], next: null })
})

test('a deleted analysis can be brought back with its report', async () => {
  const person = await visitor()
  const store = await uploaded(person, 'First resume')
  const row = rowIn(store)
  await store.remove(row)
  expect(store.$removed.get()).toEqual(row)
  await store.restore()
  expect(store.$removed.get()).toBeNull()
  expect(store.$records.get()).toMatchObject({ items: [{ id: row.id }], error: null })
  expect(await person.api.optimizeResult(row.id)).toMatchObject({ record: { id: row.id } })
})

test('a failed action leaves the list as it was and says why', async () => {
  const person = await visitor()
  const store = await uploaded(person, 'First resume')
  person.offline = true
  await store.remove(rowIn(store))
  expect(store.$removed.get()).toBeNull()
  expect(store.$records.get()).toMatchObject({ items: [{}], error: 'offline' })
})

test('a list that cannot be had says why', async () => {
  const person = await visitor()
  person.offline = true
  const store = createRecordsStore(person.api, () => () => undefined)
  await store.load()
  expect(store.$records.get()).toEqual({ status: 'failed', error: 'offline' })
})
