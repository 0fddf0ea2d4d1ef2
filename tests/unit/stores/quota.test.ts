import { expect, test } from 'vitest'
import { createQuotaStore } from '#stores/quota.ts'
import { visitor } from './visitor.ts'

test('a new visitor is asked about by nobody; whoever has had an analysis is told what is left', async () => {
  const person = await visitor()
  const { $quota, load } = createQuotaStore(person)
  await load()
  expect([$quota.get(), person.calls]).toEqual([null, []])

  const { recordId } = await person.api.upload(new File(['Ada'], 'ada.pdf'))
  await person.api.optimize(recordId, 'en', { onStep: () => undefined })
  person.storage.set('recordId', recordId)
  await load()
  expect($quota.get()).toMatchObject({ plan: 'visitor', count: 2, used: 1, freeAt: null })

  person.offline = true
  await load()
  expect($quota.get()).toMatchObject({ used: 1 })
})
