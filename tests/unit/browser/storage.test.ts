import { describe, expect, test } from 'vitest'
import { createDrafts, newest, type LocalDraft } from '#browser/drafts.ts'
import { createStorage } from '#browser/storage.ts'
import { emptyResume } from '#contract/resume.ts'
import { DEFAULT_TEMPLATE, defaultStyle } from '#contract/template.ts'

function memoryArea(): Storage {
  const map = new Map<string, string>()
  return {
    get length() {
      return map.size
    },
    clear: () => map.clear(),
    getItem: (key) => map.get(key) ?? null,
    key: (index) => [...map.keys()][index] ?? null,
    removeItem: (key) => map.delete(key),
    setItem: (key, value) => map.set(key, value),
  }
}

function blocked(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

describe('storage', () => {
  test('keeps texts as they are and other values as JSON', () => {
    const area = memoryArea()
    const storage = createStorage(() => area)
    expect(storage.set('token', 'abc')).toBe(true)
    storage.set('isActive', 2)
    expect(area.getItem('token')).toBe('abc')
    expect(area.getItem('isActive')).toBe('2')
    expect(storage.get('token')).toBe('abc')
    expect(storage.get('isActive')).toBe(2)
  })

  test('keeps a text that looks like JSON a text', () => {
    const area = memoryArea()
    const storage = createStorage(() => area)
    storage.set('fileName', '123')
    expect(storage.get('fileName')).toBe('123')
  })

  test('gives null for what does not fit the schema', () => {
    const area = memoryArea()
    area.setItem('templateId', 'no-such-template')
    area.setItem('userInfo', '{"userName":')
    const storage = createStorage(() => area)
    expect(storage.get('templateId')).toBeNull()
    expect(storage.get('userInfo')).toBeNull()
  })
})

const draft: LocalDraft = {
  id: null,
  version: 0,
  title: 'Mine',
  draft: { content: emptyResume(), templateId: DEFAULT_TEMPLATE, style: defaultStyle() },
  unsaved: true,
  editedAt: 1,
  recordId: null,
  lineage: ['typed'],
}

describe('blocked storage', () => {
  test('keeps values in memory and says so', () => {
    const storage = createStorage(blocked)
    expect(storage.set('recordId', 'record-1')).toBe(false)
    expect(storage.get('recordId')).toBe('record-1')
    storage.remove('recordId')
    expect(storage.get('recordId')).toBeNull()
  })

  test('keeps drafts in memory and says so', async () => {
    const drafts = createDrafts(blocked)
    expect(await drafts.write('new', draft)).toBe('blocked')
    expect(await drafts.read('new')).toEqual(draft)
    await drafts.remove('new')
    expect(await drafts.read('new')).toBeNull()
  })
})

test('a tab that writes late takes nothing from what another has typed on top of its words', () => {
  const first: LocalDraft = { ...draft, id: 'resume', version: 3, lineage: ['opened', 'typed'] }
  const onTop: LocalDraft = { ...first, version: 2, title: 'Theirs', lineage: ['typed', 'more'] }
  expect(newest(onTop, first)).toEqual({ ...onTop, version: 3 })
  // Words of its own, the same words again, and words without a name are written as they come.
  const further = { ...first, lineage: ['opened', 'typed', 'other'] }
  expect(newest(onTop, further)).toBe(further)
  expect(newest(first, { ...first, title: 'Renamed' })).toMatchObject({ title: 'Renamed' })
  expect(newest(onTop, { ...first, lineage: [] })).toMatchObject({ title: 'Mine' })
  expect(newest(undefined, first)).toBe(first)
})
