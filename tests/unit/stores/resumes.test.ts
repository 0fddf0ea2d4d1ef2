import { beforeEach, describe, expect, test } from 'vitest'
import type { ResumeStore } from '#stores/resume/store.ts'
import { createResumesStore } from '#stores/resumes.ts'
import { visitor, type Visitor } from './visitor.ts'

let person: Visitor
let editor: ResumeStore
let resumes: ReturnType<typeof createResumesStore>

/** A new resume on screen, saved under this title. */
async function startOne(title: string): Promise<void> {
  await editor.startBlank('en')
  editor.setTitle(title)
  editor.setField('basics.name', title)
  await editor.save()
}

beforeEach(async () => {
  person = await visitor()
  editor = person.open()
  const { api, drafts, storage } = person
  resumes = createResumesStore({ api, drafts, storage, editor, now: Date.now })
  await startOne('First')
  await startOne('Second')
  await resumes.load()
})

const titles = () => resumes.$resumes.get().items.map(({ title }) => title)

function itemOf(title: string) {
  const found = resumes.$resumes.get().items.find((item) => item.title === title)
  if (!found) throw new Error(`No ${title} among ${titles().join(', ')}`)
  return found
}

const nameOnScreen = () => editor.$document.get()?.content.basics.name

describe('the resumes of a visitor', () => {
  test('are listed, with the one on screen told apart', () => {
    expect(titles().toSorted()).toEqual(['First', 'Second'])
    expect(itemOf('Second').isOpen).toBe(true)
    expect(itemOf('First').isOpen).toBe(false)
  })

  test('can be opened one after the other, and lose nothing', async () => {
    editor.setField('basics.headline', 'Nurse')
    await resumes.open(itemOf('First').key)
    expect(nameOnScreen()).toBe('First')
    await resumes.open(itemOf('Second').key)
    expect(editor.$document.get()?.content.basics).toMatchObject({
      name: 'Second',
      headline: 'Nurse',
    })
  })

  test('are duplicated into a resume of its own', async () => {
    await resumes.duplicate(itemOf('First').key, 'First (copy)')
    expect(nameOnScreen()).toBe('First')
    editor.setField('basics.name', 'Third')
    await editor.save()
    await resumes.open(itemOf('First').key)
    expect(nameOnScreen()).toBe('First')
    expect(titles()).toHaveLength(3)
  })

  test('are renamed, on screen or not', async () => {
    await resumes.rename(itemOf('First').key, 'Nurse')
    await resumes.rename(itemOf('Second').key, 'Matron')
    expect(titles().toSorted()).toEqual(['Matron', 'Nurse'])
    expect(editor.$document.get()?.title).toBe('Matron')
    const { items } = await person.api.resumes()
    expect(items.map(({ title }) => title).toSorted()).toEqual(['Matron', 'Nurse'])
  })

  test('are deleted and brought back', async () => {
    await resumes.remove(itemOf('First'))
    expect(titles()).toEqual(['Second'])
    expect(resumes.$resumes.get().removed?.title).toBe('First')
    await resumes.restore()
    expect(titles().toSorted()).toEqual(['First', 'Second'])
    await resumes.open(itemOf('First').key)
    expect(nameOnScreen()).toBe('First')
  })

  test('stay in this browser when the server has forgotten them', async () => {
    person.forgetCookie()
    await resumes.load()
    expect(titles().toSorted()).toEqual(['First', 'Second'])
    expect(itemOf('First').isLocal).toBe(true)
    await resumes.remove(itemOf('First'))
    await resumes.restore()
    await resumes.open(itemOf('First').key)
    expect(nameOnScreen()).toBe('First')
  })

  test('say why the server could not be asked', async () => {
    person.offline = true
    await resumes.load()
    expect(resumes.$resumes.get().failure).toBe('offline')
    expect(titles().toSorted()).toEqual(['First', 'Second'])
    expect(itemOf('First').isLocal).toBe(false)
  })
})

/** What a page kept of its draft, unless the page was gone before the server's answer came. */
async function leftBefore(answer: 'asked' | 'answered'): Promise<void> {
  await editor.startBlank('en')
  editor.setTitle('Left')
  editor.setField('basics.name', 'Left')
  editor.flush()
  const key = person.storage.get('resumeId') ?? ''
  await expect.poll(async () => (await person.drafts.read(key))?.title).toBe('Left')
  const kept = (await person.drafts.read(key))!
  if (answer === 'answered') await editor.save()
  await person.drafts.write(key, kept)
  person.storage.set('resumeId', key)
}

describe('a page without an editor', () => {
  beforeEach(() => {
    const { api, drafts, storage } = person
    resumes = createResumesStore({ api, drafts, storage, editor: null, now: Date.now })
  })

  test.each(['asked', 'answered'] as const)(
    'lists a draft once whose page was left before its save was %s',
    async (answer) => {
      await leftBefore(answer)
      await resumes.load()
      expect(titles().toSorted()).toEqual(['First', 'Left', 'Second'])
      expect(itemOf('Left').isLocal).toBe(false)
      await person.open().open()
      const { items } = await person.api.resumes()
      expect(items).toHaveLength(3)
      expect(person.storage.get('resumeId')).toBe(itemOf('Left').key)
    },
  )

  test('lists a draft that cannot be sent as one of this browser', async () => {
    await leftBefore('asked')
    person.offline = true
    await resumes.load()
    expect(itemOf('Left').isLocal).toBe(true)
  })
})

describe('a file that is opened', () => {
  test('is a resume of its own, and says what was open before', async () => {
    const resume = editor.$document.get()?.content
    if (!resume) throw new Error('Nothing is open')
    const basics = { ...resume.basics, name: 'Imported' }
    await editor.openImport({
      resume: { ...resume, basics },
      recordId: null,
      fileName: 'Imported.json',
      looks: null,
    })
    const state = editor.$editor.get()
    expect(state.status === 'open' && state.arrival).toMatchObject({
      kind: 'opened',
      title: 'Imported',
      before: { title: 'Second' },
    })
    await resumes.load()
    expect(titles().toSorted()).toEqual(['First', 'Imported', 'Second'])
    await resumes.open(itemOf('Second').key)
    expect(nameOnScreen()).toBe('Second')
  })
})
