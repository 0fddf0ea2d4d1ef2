import { expect, test } from 'vitest'
import { createTrashStore } from '#stores/trash.ts'
import { visitor } from './visitor.ts'

async function withSavedResume(name: string) {
  const person = await visitor()
  const resume = person.open()
  await resume.startBlank('en')
  resume.setTitle(name)
  await resume.save()
  const store = createTrashStore(person.api, resume)
  return { person, resume, store, trash: () => store.$trash.get() }
}

test('a deleted resume is closed, listed, and comes back as it was', async () => {
  const { resume, store, trash } = await withSavedResume('Mine')
  await store.remove()
  expect(resume.$editor.get()).toEqual({ status: 'empty' })
  expect(trash()).toMatchObject({ items: [{ title: 'Mine' }], failure: null })
  await store.restore(trash().items[0]?.id ?? '')
  expect(resume.$document.get()).toMatchObject({ title: 'Mine' })
  expect(trash()).toEqual({ items: [], failure: null })
})

test('a resume that could not be deleted stays open, and why is said', async () => {
  const { person, resume, store, trash } = await withSavedResume('Mine')
  person.offline = true
  await store.remove()
  expect(resume.$editor.get()).toMatchObject({ status: 'open', document: { title: 'Mine' } })
  expect(trash()).toEqual({ items: [], failure: 'offline' })
})

test('a list that cannot be had again stays as it was', async () => {
  const { person, store, trash } = await withSavedResume('Mine')
  await store.remove()
  person.offline = true
  await store.restore(trash().items[0]?.id ?? '')
  expect(trash()).toMatchObject({ items: [{ title: 'Mine' }], failure: 'offline' })
})

test('what is gone for good is said to be', async () => {
  const { store, trash } = await withSavedResume('Mine')
  await store.restore('AAAAAAAAAAAAAAAAAAAAAA')
  expect(trash().failure).toBe('notFound')
})
