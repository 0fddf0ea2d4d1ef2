import { describe, expect, test } from 'vitest'
import { createImportStore } from '#stores/import.ts'
import type { ResumeImport } from '#stores/resume/opening.ts'
import { visitor } from './visitor.ts'

async function imports() {
  const person = await visitor()
  const opened: ResumeImport[] = []
  const store = createImportStore(person.api, async (imported) => void opened.push(imported))
  return { person, opened, store, state: () => store.$import.get() }
}

const jsonResume = JSON.stringify({ basics: { name: 'Ada' } })

describe('a file that is chosen', () => {
  test.each([
    ['by its name', new File([jsonResume], 'ada.JSON')],
    ['by its type', new File([jsonResume], 'ada', { type: 'application/json' })],
  ])('is taken for a JSON Resume %s', async (_, file) => {
    const { person, opened, store, state } = await imports()
    await store.importFile(file)
    expect(opened).toMatchObject([{ resume: { basics: { name: 'Ada' } }, recordId: null }])
    expect(person.calls).toHaveLength(1)
    expect(state()).toEqual({ status: 'idle' })
  })

  test('is read like an upload when it is a document', async () => {
    const { opened, store } = await imports()
    await store.importFile(new File(['Ada'], 'ada.pdf'))
    expect(opened).toMatchObject([
      { fileName: 'ada.pdf', resume: { basics: { name: 'Ada' } }, recordId: expect.any(String) },
    ])
  })

  test.each([
    ['importInvalid', new File(['{'], 'ada.json')],
    ['fileTypeUnsupported', new File(['Ada'], 'ada.txt')],
    ['fileEncrypted', new File(['fail:fileEncrypted'], 'ada.pdf')],
  ])('opens nothing and says why: %s', async (code, file) => {
    const { opened, store, state } = await imports()
    await store.importFile(file)
    expect(state()).toEqual({ status: 'failed', code })
    expect(opened).toEqual([])
    store.dismiss()
    expect(state()).toEqual({ status: 'idle' })
  })

  test('is left alone while another is read', async () => {
    const { opened, store } = await imports()
    await Promise.all([
      store.importFile(new File(['Ada'], 'ada.pdf')),
      store.importFile(new File(['Bob'], 'bob.pdf')),
    ])
    expect(opened).toMatchObject([{ fileName: 'ada.pdf' }])
  })
})
