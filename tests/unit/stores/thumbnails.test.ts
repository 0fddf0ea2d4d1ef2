import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Draft } from '#contract/draft.ts'
import { TEMPLATE_IDS, defaultStyle, type TemplateId } from '#contract/template.ts'
import { createThumbnailStore } from '#stores/thumbnails.ts'
import { resumeOf } from '../server/app.ts'

const draftOf = (name: string): Draft => ({
  content: resumeOf(name),
  templateId: 'classic',
  style: defaultStyle(),
})

/** @param failing Templates whose pages cannot be set. */
function thumbnailsOf(name: string, failing = new Set<TemplateId>()) {
  const $draft = atom<Draft | null>(draftOf(name))
  const set: string[] = []
  const store = createThumbnailStore($draft, {
    preview: async ({ content, templateId }) => {
      const page = `${content.basics.name} in ${templateId}`
      set.push(page)
      if (failing.has(templateId)) throw new Error('not set')
      return { pages: [page, 'page 2'], width: 1, height: 1, places: [] }
    },
    templates: async () =>
      TEMPLATE_IDS.map((id) => ({ id, name: id, tier: 'free', thumbnail: null, owned: true })),
  })
  onTestFinished(store.$thumbnails.listen(() => undefined))
  return { $draft, set, thumbnails: store.$thumbnails }
}

const inAll = (name: string) => TEMPLATE_IDS.map((id) => `${name} in ${id}`)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('page 1 is shown in every template, and whether each may be downloaded', async () => {
  const { thumbnails } = thumbnailsOf('a')
  await vi.advanceTimersByTimeAsync(0)
  const shown = Object.entries(thumbnails.get())
  expect(shown.map(([, { svg }]) => svg)).toEqual(inAll('a'))
  expect(shown.every(([, { owned }]) => owned)).toBe(true)
})

test('a picture that cannot be made leaves the one before it', async () => {
  const failing = new Set<TemplateId>()
  const { $draft, thumbnails } = thumbnailsOf('a', failing)
  await vi.advanceTimersByTimeAsync(0)
  failing.add('modern')
  $draft.set(draftOf('b'))
  await vi.advanceTimersByTimeAsync(1_500)
  expect(thumbnails.get()).toMatchObject({
    classic: { svg: 'b in classic' },
    modern: { svg: 'a in modern' },
  })
})

test('a burst of edits makes the pictures once, after a pause', async () => {
  const { $draft, set } = thumbnailsOf('a')
  await vi.advanceTimersByTimeAsync(0)
  set.length = 0
  for (const name of ['b', 'c', 'd']) {
    $draft.set(draftOf(name))
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(set).toEqual([])
  await vi.advanceTimersByTimeAsync(500)
  expect(set).toEqual(inAll('d'))
})

test('another template for the same draft makes none anew', async () => {
  const { $draft, set } = thumbnailsOf('a')
  await vi.advanceTimersByTimeAsync(0)
  set.length = 0
  const draft = $draft.get()
  $draft.set(draft && { ...draft, templateId: 'compact' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(set).toEqual([])
})
