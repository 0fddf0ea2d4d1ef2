import { atom } from 'nanostores'
import { expect, test } from 'vitest'
import { defaultStyle } from '#contract/template.ts'
import { createDownloadStore } from '#stores/download.ts'
import { resumeOf } from '../server/app.ts'
import { visitor } from './visitor.ts'

const document = {
  content: resumeOf('Ada'),
  title: '履歴書',
  templateId: 'classic' as const,
  style: defaultStyle(),
}

test('the PDF is given to the browser under its own name, with what a parser found', async () => {
  const { api } = await visitor()
  const files: string[] = []
  const store = createDownloadStore(
    atom({ document, id: null }),
    api,
    (_, name) => void files.push(name),
  )
  await store.download()
  const state = store.$download.get()
  expect(state).toMatchObject({
    status: 'done',
    readBack: { found: 1, total: 2, missing: ['basics.phone'] },
  })
  expect(files).toEqual([expect.stringMatching(/履歴書.*\.pdf$/)])
})

test('a failure says why, and nothing is given to the browser', async () => {
  const person = await visitor()
  person.offline = true
  const files: string[] = []
  const store = createDownloadStore(
    atom({ document, id: null }),
    person.api,
    (_, name) => void files.push(name),
  )
  await store.download()
  expect(store.$download.get()).toEqual({
    status: 'failed',
    code: 'offline',
    format: 'pdf',
  })
  expect(files).toEqual([])
  store.dismiss()
  expect(store.$download.get()).toEqual({ status: 'idle' })
})
