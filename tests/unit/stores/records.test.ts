import { expect, test } from 'vitest'
import { createRecordsStore } from '#stores/records.ts'
import { visitor, type Visitor } from './visitor.ts'

async function uploaded(person: Visitor, ...texts: string[]) {
  for (const text of texts) await person.api.upload(text)
  const store = createRecordsStore(person.api, () => () => undefined)
  await store.load()
  return store
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
  await store.remove(id)
  expect(store.$records.get()).toMatchObject({ items: [] })
  expect(await person.api.records()).toEqual({ items: [], next: null })
})

test('a failed action leaves the list as it was and says why', async () => {
  const person = await visitor()
  const store = await uploaded(person, 'First resume')
  person.offline = true
  await store.remove('somewhere1')
  expect(store.$records.get()).toMatchObject({ items: [{}], error: 'offline' })
})

test('a list that cannot be had says why', async () => {
  const person = await visitor()
  person.offline = true
  const store = createRecordsStore(person.api, () => () => undefined)
  await store.load()
  expect(store.$records.get()).toEqual({ status: 'failed', error: 'offline' })
})
