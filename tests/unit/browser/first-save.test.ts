import { expect, test } from 'vitest'
import type { Api } from '#browser/api.ts'
import { ApiFailure } from '#browser/failure.ts'
import { saveFirst } from '#browser/first-save.ts'
import { emptyResume } from '#contract/resume.ts'
import { DEFAULT_TEMPLATE, defaultStyle } from '#contract/template.ts'

type Save = Api['saveResume']
type Call = Parameters<Save>

const document = {
  title: 'Mine',
  content: emptyResume(),
  templateId: DEFAULT_TEMPLATE,
  style: defaultStyle(),
}
const made = { id: 'made', version: 1, savedAt: '2026-11-23T04:00:00.000Z' }
const after = { ...made, version: 2 }

/** A server that gives these answers, one a call. */
function answering(...answers: (typeof made | ApiFailure)[]) {
  const calls: Call[] = []
  const saveResume: Save = async (...call) => {
    calls.push(call)
    const answer = answers[calls.length - 1]
    if (!answer || answer instanceof ApiFailure) throw answer
    return answer
  }
  return { saveResume, calls }
}

test('a draft is sent under its own key', async () => {
  const server = answering(made)
  expect(await saveFirst(server, 'local.1', document)).toEqual(made)
  expect(server.calls).toEqual([[document, 'draft local.1', false]])
})

test('other words of a draft that was saved already are saved over the first', async () => {
  const server = answering(new ApiFailure('requestReused', made), after)
  expect(await saveFirst(server, 'local.1', document, true)).toEqual(after)
  expect(server.calls[1]).toEqual([{ ...document, id: 'made', version: 1 }, undefined, true])
})

test('what was deleted meanwhile is saved anew, and any other failure is told', async () => {
  const gone = answering(new ApiFailure('requestReused', made), new ApiFailure('notFound'), after)
  expect(await saveFirst(gone, 'local.1', document)).toEqual(after)
  expect(gone.calls[2]?.[0]).toEqual(document)
  const full = answering(new ApiFailure('storageFull'))
  await expect(saveFirst(full, 'local.1', document)).rejects.toMatchObject({ code: 'storageFull' })
})
