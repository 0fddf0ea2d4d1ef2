import { expect, test } from 'vitest'
import type { TrashItem } from '#contract/saved-resume.ts'
import { createTrashStore } from '#stores/trash.ts'
import { visitor } from './visitor.ts'

const NOTHING = {
  kind: 'resume',
  id: 'AAAAAAAAAAAAAAAAAAAAAA',
  title: '',
  deletedAt: '',
  expiresAt: '',
} satisfies TrashItem

async function withSavedResume(name: string) {
  const person = await visitor()
  const resume = person.open()
  await resume.startBlank('en')
  resume.setTitle(name)
  await resume.save()
  const store = createTrashStore(person.api, {
    kinds: ['resume'],
    remove: () => resume.remove(),
    restore: ({ id }) => resume.restore(id),
  })
  const trash = () => store.$trash.get()
  const first = () => trash().items[0] ?? NOTHING
  return { person, resume, store, trash, first }
}

test('a deleted resume is closed, listed, and comes back as it was', async () => {
  const { resume, store, trash, first } = await withSavedResume('Mine')
  await store.remove()
  expect(resume.$editor.get()).toEqual({ status: 'empty' })
  expect(trash()).toMatchObject({ items: [{ title: 'Mine' }], failure: null })
  await store.restore(first())
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
  const { person, store, trash, first } = await withSavedResume('Mine')
  await store.remove()
  person.offline = true
  await store.restore(first())
  expect(trash()).toMatchObject({ items: [{ title: 'Mine' }], failure: 'offline' })
})

test('what is gone for good is said to be', async () => {
  const { store, trash } = await withSavedResume('Mine')
  await store.restore(NOTHING)
  expect(trash().failure).toBe('notFound')
})

test('what is deleted for good is gone from the list and from the server', async () => {
  const { person, store, trash, first } = await withSavedResume('Mine')
  await store.remove()
  const { id } = first()
  await store.deleteForGood(first())
  expect(trash()).toEqual({ items: [], failure: null })
  await expect(person.api.restoreResume(id)).rejects.toMatchObject({ code: 'notFound' })
})

test('a list of resumes says nothing of deleted analyses', async () => {
  const { person, store, trash } = await withSavedResume('Mine')
  const { recordId } = await person.api.upload('A resume')
  await person.api.deleteRecord(recordId)
  await store.load()
  expect(trash().items).toEqual([])
  expect(await person.api.trash()).toMatchObject([{ kind: 'analysis', id: recordId }])
})
