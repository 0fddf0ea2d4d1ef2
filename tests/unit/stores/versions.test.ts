import { computed } from 'nanostores'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createVersionsStore } from '#stores/versions.ts'
import { visitor } from './visitor.ts'

/** A loaded machine answers late. */
const PATIENCE = { timeout: 10_000 }

/** The versions of a resume that was saved once under each title. */
async function withVersions(...titles: string[]) {
  const person = await visitor()
  const resume = person.open()
  await resume.startBlank('en')
  const save = async (title: string) => {
    resume.setTitle(title)
    await resume.save()
  }
  for (const title of titles) await save(title)
  const $origin = computed(resume.$editor, (editor) =>
    editor.status === 'open' ? editor.origin : null,
  )
  const store = createVersionsStore($origin, person.api, resume)
  const listed = () => {
    const state = store.$versions.get()
    return state.status === 'ready' ? state.versions.map(({ title }) => title) : state
  }
  onTestFinished(store.$versions.listen(() => undefined))
  return { person, resume, save, store, listed }
}

test('every saved state is listed, the present one first', async () => {
  const { listed } = await withVersions('first', 'second')
  await vi.waitFor(() => expect(listed()).toEqual(['second', 'first']), PATIENCE)
})

test('a resume that was never saved has none, and nobody is asked', async () => {
  const { person, listed } = await withVersions()
  await vi.waitFor(() => expect(listed()).toEqual([]), PATIENCE)
  expect(person.calls).toEqual([])
})

test('the list follows saves, and is not asked for at each edit', async () => {
  const { person, resume, save, listed } = await withVersions('first')
  await vi.waitFor(() => expect(listed()).toEqual(['first']), PATIENCE)
  const asked = () => person.calls.filter((call) => call.startsWith('GET')).length
  const before = asked()
  resume.setTitle('typing')
  expect(asked()).toBe(before)
  await save('second')
  await vi.waitFor(() => expect(listed()).toEqual(['second', 'first']), PATIENCE)
})

test('a version that is looked at changes nothing', async () => {
  const { resume, store } = await withVersions('first', 'second')
  await store.view(1)
  expect(store.$viewed.get()).toMatchObject({ version: 1, title: 'first' })
  expect(resume.$document.get()?.title).toBe('second')
  store.close()
  expect(store.$viewed.get()).toBeNull()
})

test('a restored version is the newest, and no longer only looked at', async () => {
  const { resume, store, listed } = await withVersions('first', 'second')
  await store.view(1)
  await store.restore(1)
  expect(resume.$document.get()?.title).toBe('first')
  expect(store.$viewed.get()).toBeNull()
  await vi.waitFor(() => expect(listed()).toEqual(['first', 'second', 'first']), PATIENCE)
})

test('a list that cannot be had says why', async () => {
  const { person, store, listed } = await withVersions('first')
  await vi.waitFor(() => expect(listed()).toEqual(['first']), PATIENCE)
  person.offline = true
  await store.view(1)
  expect(listed()).toEqual({ status: 'failed', code: 'offline' })
})

test('each version says where it differs from the one before', async () => {
  const { resume, save, store } = await withVersions('first', 'second')
  resume.setField('basics.name', 'Ada')
  await save('second')
  onTestFinished(store.$changes.listen(() => undefined))
  await vi.waitFor(
    () => expect(store.$changes.get()).toEqual({ 2: ['title'], 3: ['basics.name'] }),
    PATIENCE,
  )
})
