import { defaultStyle } from '#contract/template.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Tabs } from '#browser/tabs.ts'
import type { LocalCopy, OpenEditor } from '#stores/resume/state.ts'
import type { ResumeStore } from '#stores/resume/store.ts'
import { resumeOf } from '../../server/app.ts'
import { visitor, type Visitor } from '../visitor.ts'

let person: Visitor
beforeEach(async () => {
  person = await visitor()
})
afterEach(() => void vi.useRealTimers())

function editorOf(store: ResumeStore): OpenEditor {
  const editor = store.$editor.get()
  if (editor.status !== 'open') throw new Error(`The editor is ${editor.status}`)
  return editor
}

const nameOf = (store: ResumeStore) => editorOf(store).document.content.basics.name
const statusOf = (store: ResumeStore) => editorOf(store).saving.status

async function savedStore(name = 'Ada'): Promise<ResumeStore> {
  const store = person.open()
  await store.startBlank('en')
  store.setField('basics.name', name)
  await store.save()
  return store
}

/** Waits until the browser has stored what is on screen, or could not. */
const isLocalCopy = (store: ResumeStore, outcome: LocalCopy = 'stored') =>
  expect.poll(() => editorOf(store).localCopy).toBe(outcome)

describe('a new visitor', () => {
  test('has nothing to edit', async () => {
    const store = person.open()
    await store.open()
    expect(store.$editor.get()).toEqual({ status: 'empty' })
  })

  test('starts with an empty page in the language of the site', async () => {
    const store = person.open()
    await store.startBlank('ar')
    expect(editorOf(store).document.content.locale).toBe('ar')
    expect(statusOf(store)).toBe('new')
  })
})

describe('an imported resume', () => {
  test('is there after a reload, without any call', async () => {
    const resume = resumeOf('Ada')
    await person
      .open()
      .importResume({ resume, recordId: 'record-1', fileName: 'Ada CV.v2.pdf', looks: null })
    const store = person.open()
    await store.open()
    expect(editorOf(store).document).toMatchObject({ title: 'Ada CV.v2', content: resume })
    expect(editorOf(store).origin.recordId).toBe('record-1')
    expect(person.calls).toEqual([])
  })

  test('comes in the looks that a PDF of ours had', async () => {
    const looks = { templateId: 'executive' as const, style: { ...defaultStyle(), size: 11 } }
    const store = person.open()
    const resume = resumeOf('Ada')
    await store.importResume({ resume, recordId: 'record-1', fileName: 'a.pdf', looks })
    expect(editorOf(store).document).toMatchObject(looks)
  })

  test('does not take the place of an unsaved one', async () => {
    const first = person.open()
    await first.importResume({
      resume: resumeOf('Ada'),
      recordId: 'record-1',
      fileName: 'a.pdf',
      looks: null,
    })
    const { key } = editorOf(first).origin
    const imported = Date.now()
    await vi.waitUntil(() => Date.now() > imported)
    await first.importResume({
      resume: resumeOf('Bob'),
      recordId: 'record-2',
      fileName: 'b.pdf',
      looks: null,
    })
    expect(await person.drafts.read(key)).toMatchObject({ title: 'a', unsaved: true })
  })

  test('can be asked for by the address alone', async () => {
    const upload = await person.api.upload(new File(['Ada'], 'ada.pdf'))
    const store = person.open()
    await store.open({ recordId: upload.recordId })
    expect(nameOf(store)).toBe('Ada')
  })
})

describe('a saved resume', () => {
  test('has its id, its version and the time of the server', async () => {
    const store = await savedStore()
    const { origin, saving } = editorOf(store)
    expect(origin.id).toBe(person.storage.get('resumeId'))
    expect(saving).toMatchObject({ status: 'saved', at: expect.any(Number) })
    const { version } = origin
    store.setField('basics.name', 'Ada L')
    await store.save()
    expect(editorOf(store).origin.version).toBeGreaterThan(version)
  })

  test('is there after a reload', async () => {
    await savedStore()
    const store = person.open()
    await store.open()
    expect(nameOf(store)).toBe('Ada')
    expect(statusOf(store)).toBe('saved')
  })

  test('comes back with edits that never reached the server', async () => {
    const first = await savedStore()
    first.setField('basics.name', 'Ada L')
    await isLocalCopy(first)
    const store = person.open()
    await store.open()
    expect(nameOf(store)).toBe('Ada L')
    expect(statusOf(store)).toBe('unsaved')
    await store.save()
    expect(statusOf(store)).toBe('saved')
  })

  test('that the server no longer has is saved as a new one', async () => {
    const store = await savedStore()
    const { id } = editorOf(store).origin
    person.forgetCookie()
    store.setField('basics.name', 'Ada L')
    await store.save()
    expect(statusOf(store)).toBe('saved')
    expect(editorOf(store).origin.id).not.toBe(id)
  })

  test('that the server no longer has opens from this browser', async () => {
    await savedStore()
    person.forgetCookie()
    const store = person.open()
    await store.open()
    expect(nameOf(store)).toBe('Ada')
    expect(editorOf(store).origin.id).toBeNull()
  })

  test('opens from this browser while the server cannot be reached', async () => {
    await savedStore()
    person.offline = true
    const store = person.open()
    await store.open()
    expect(nameOf(store)).toBe('Ada')
    expect(statusOf(store)).toBe('offline')
  })

  test('that nobody has any more is forgotten', async () => {
    person.storage.set('resumeId', 'unknown-resume')
    const store = person.open()
    await store.open()
    expect(store.$editor.get()).toEqual({ status: 'empty' })
    expect(person.storage.get('resumeId')).toBeNull()
  })
})

describe('saving', () => {
  test('keeps edits made meanwhile as unsaved', async () => {
    const store = await savedStore()
    store.setField('basics.name', 'Ada L')
    const saving = store.save()
    store.setField('basics.name', 'Ada Lovelace')
    expect(statusOf(store)).toBe('saving')
    await saving
    expect(nameOf(store)).toBe('Ada Lovelace')
    expect(statusOf(store)).toBe('unsaved')
  })

  test('sends once while it is under way', async () => {
    const store = await savedStore()
    store.setField('basics.name', 'Ada L')
    person.calls.length = 0
    await Promise.all([store.save(), store.save()])
    expect(person.calls).toEqual(['POST /api/resume/update/resumeInfo'])
  })

  test('says when it is offline, and works again later', async () => {
    const store = await savedStore()
    store.setField('basics.name', 'Ada L')
    person.offline = true
    await store.save()
    expect(statusOf(store)).toBe('offline')
    person.offline = false
    await store.save()
    expect(statusOf(store)).toBe('saved')
  })

  test('says why it failed', async () => {
    const store = await savedStore()
    store.setField('basics.name', 'x'.repeat(400))
    await store.save()
    expect(editorOf(store).saving).toMatchObject({ status: 'failed', code: 'resumeInvalid' })
  })
})

/** Mine, after somebody else saved theirs. */
async function conflict() {
  const mine = await savedStore()
  const theirs = person.open()
  await theirs.open()
  theirs.setField('basics.name', 'Theirs')
  await theirs.save()
  mine.setField('basics.name', 'Mine')
  await mine.save()
  expect(statusOf(mine)).toBe('conflict')
  return mine
}

describe('a version that somebody else saved first', () => {
  test('waits for a decision, and edits go on', async () => {
    const store = await conflict()
    store.setField('basics.email', 'ada@example.com')
    await store.save()
    expect(statusOf(store)).toBe('conflict')
    expect(nameOf(store)).toBe('Mine')
  })

  test('gives way when what is on screen is kept', async () => {
    const store = await conflict()
    await store.keepMine()
    expect(statusOf(store)).toBe('saved')
    const reloaded = person.open()
    await reloaded.open()
    expect(nameOf(reloaded)).toBe('Mine')
  })

  test('is opened, and undo brings back what was on screen', async () => {
    const store = await conflict()
    await store.takeOther()
    expect(nameOf(store)).toBe('Theirs')
    expect(statusOf(store)).toBe('saved')
    store.undo()
    expect(nameOf(store)).toBe('Mine')
    await store.save()
    expect(statusOf(store)).toBe('saved')
  })

  test('is found on opening, too', async () => {
    const mine = await savedStore()
    const theirs = person.open()
    await theirs.open()
    theirs.setField('basics.name', 'Theirs')
    await theirs.save()
    // This browser keeps the older edits last.
    mine.setField('basics.name', 'Mine')
    await isLocalCopy(mine)
    const store = person.open()
    await store.open()
    expect(nameOf(store)).toBe('Mine')
    expect(statusOf(store)).toBe('conflict')
  })
})

/** Tabs of one browser that hear each other at once. */
function tabsOf() {
  const listeners = new Set<(message: unknown) => void>()
  return (): Tabs => {
    const own = new Set<(message: unknown) => void>()
    return {
      post: (message) =>
        [...listeners].filter((one) => !own.has(one)).forEach((one) => one(message)),
      listen(listener) {
        own.add(listener)
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      alone: (_, action) => action(),
    }
  }
}

/** Two tabs with the same resume open. */
async function twoTabs() {
  const tabs = tabsOf()
  const one = person.open(tabs())
  one.$editor.listen(() => undefined)
  await one.startBlank('en')
  one.setField('basics.name', 'Ada')
  await one.save()
  const two = person.open(tabs())
  two.$editor.listen(() => undefined)
  await two.open()
  return { one, two }
}

describe('two tabs of one browser', () => {
  test('show what the other one types', async () => {
    const { one, two } = await twoTabs()
    one.setField('basics.name', 'Ada L')
    one.flush()
    expect(nameOf(two)).toBe('Ada L')
    two.setField('basics.name', 'Ada Lovelace')
    two.flush()
    expect(nameOf(one)).toBe('Ada Lovelace')
  })

  test('build on a version that the other one has saved meanwhile', async () => {
    const { one, two } = await twoTabs()
    one.setField('basics.name', 'Ada L')
    one.flush()
    two.setField('basics.name', 'Ada Lovelace')
    await one.save()
    two.flush()
    await two.save()
    expect(statusOf(two)).toBe('saved')
    expect(nameOf(one)).toBe('Ada Lovelace')
    expect(statusOf(one)).toBe('saved')
  })

  test('keep what each has when both typed at once, and meet in a conflict', async () => {
    const { one, two } = await twoTabs()
    one.setField('basics.name', 'One')
    two.setField('basics.name', 'Two')
    one.flush()
    two.flush()
    expect([nameOf(one), nameOf(two)]).toEqual(['One', 'Two'])
    await one.save()
    await two.save()
    expect(statusOf(two)).toBe('conflict')
    await two.keepMine()
    expect(nameOf(one)).toBe('Two')
  })
})

describe('autosave', () => {
  test('saves after a pause, and tries again after a failure', async () => {
    const store = await savedStore()
    // Somebody looks at it, as the page does.
    store.$editor.listen(() => undefined)
    store.setField('basics.name', 'Ada L')
    await vi.waitFor(() => expect(statusOf(store)).toBe('saved'), { timeout: 4_000 })
    person.offline = true
    store.setField('basics.name', 'Ada Lovelace')
    await store.save()
    expect(statusOf(store)).toBe('offline')
    person.offline = false
    await vi.waitFor(() => expect(statusOf(store)).toBe('saved'), { timeout: 4_000 })
  })
})

describe('a change that a finding proposes', () => {
  test('is one step of undo, and none when it no longer fits', async () => {
    const store = await savedStore()
    expect(store.applyFix([{ op: 'replace', path: '/basics/name', value: 'Grace' }])).toBe(true)
    expect(nameOf(store)).toBe('Grace')
    store.undo()
    expect(nameOf(store)).toBe('Ada')
    expect(store.applyFix([{ op: 'remove', path: '/work/3' }])).toBe(false)
  })
})

describe('a browser that blocks storage', () => {
  test('is told of', async () => {
    person.drafts.write = async () => 'blocked'
    const store = person.open()
    await store.startBlank('en')
    store.setField('basics.name', 'Ada')
    await isLocalCopy(store, 'blocked')
    expect(statusOf(store)).toBe('unsaved')
  })
})

test('a state that a step back brought again is saved as the newest', async () => {
  const store = await savedStore('Ada')
  store.setField('basics.headline', 'Countess')
  await store.save()
  store.undo()
  await store.save()
  expect(statusOf(store)).toBe('saved')
  const { id } = editorOf(store).origin
  expect((await person.api.resume(id ?? '')).content.basics).toMatchObject({
    name: 'Ada',
    headline: '',
  })
})

describe('edits', () => {
  let store: ResumeStore
  beforeEach(async () => {
    store = person.open()
    await store.startBlank('en')
  })
  const titles = () => editorOf(store).document.content.work.map((job) => job.title)

  async function jobs(...names: string[]) {
    for (const [index, name] of names.entries()) {
      store.addEntry('work')
      store.setField(`work.${index}.title`, name)
    }
  }

  test('add, duplicate, move and remove entries', async () => {
    await jobs('a', 'b')
    store.duplicateEntry('work', 0)
    expect(titles()).toEqual(['a', 'a', 'b'])
    store.moveEntry('work', 2, -1)
    expect(titles()).toEqual(['a', 'b', 'a'])
    store.moveEntry('work', 0, -1)
    expect(titles()).toEqual(['a', 'b', 'a'])
    store.removeEntry('work', 0)
    expect(titles()).toEqual(['b', 'a'])
  })

  test('bring a removed entry back to its place, whatever was edited since', async () => {
    await jobs('a', 'b', 'c')
    store.removeEntry('work', 1)
    store.setField('work.0.title', 'A')
    store.restoreEntry()
    expect(titles()).toEqual(['A', 'b', 'c'])
    expect(editorOf(store).removed).toBeNull()
  })

  test('bring back by a step what was removed, and then not once more', async () => {
    await jobs('a', 'b')
    store.removeEntry('work', 0)
    store.undo()
    store.restoreEntry()
    expect(titles()).toEqual(['a', 'b'])
    store.redo()
    expect(titles()).toEqual(['b'])
  })

  test('are undone and done again, typing in one field as one step', async () => {
    store.setField('basics.name', 'A')
    store.setField('basics.name', 'Ad')
    store.setField('basics.name', 'Ada')
    store.setField('basics.email', 'ada@example.com')
    store.undo()
    expect(editorOf(store).document.content.basics).toMatchObject({ name: 'Ada', email: '' })
    store.undo()
    expect(nameOf(store)).toBe('')
    store.undo()
    store.redo()
    store.redo()
    expect(editorOf(store).document.content.basics.email).toBe('ada@example.com')
  })

  test('that change nothing are none', () => {
    store.setField('basics.name', '')
    expect(statusOf(store)).toBe('new')
    expect(editorOf(store).history.past).toEqual([])
  })

  test('leave alone what they do not touch', async () => {
    await jobs('a', 'b')
    const [, second] = editorOf(store).document.content.work
    store.setField('work.0.title', 'A')
    expect(editorOf(store).document.content.work[1]).toBe(second)
  })

  test('reach the storage of the browser within a second, also while typing goes on', async () => {
    vi.useFakeTimers()
    const writes: string[] = []
    const { write } = person.drafts
    person.drafts.write = async (key, draft) => {
      writes.push(draft.draft.content.basics.name)
      return write(key, draft)
    }
    for (let typed = 1; typed <= 15; typed++) {
      store.setField('basics.name', 'x'.repeat(typed))
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(writes[0]).toHaveLength(10)
    await vi.advanceTimersByTimeAsync(400)
    expect(writes.at(-1)).toHaveLength(15)
  })
})
