import { expect, test } from 'vitest'
import { createWordsStore } from '#stores/words.ts'

const WORDS = { analysis: { result: { completed: 'Done' } } }

test('sentences are loaded once, however often they are wanted', async () => {
  let calls = 0
  const store = createWordsStore(
    async () => (calls++, WORDS),
    () => undefined,
  )
  store.want('/words/en.json')
  store.want('/words/en.json')
  await Promise.resolve()
  expect(store.$words.get()).toEqual(WORDS)
  expect(calls).toBe(1)
})

test('a failure is tried again until they are here', async () => {
  const answers = [() => Promise.reject(new Error('offline')), () => Promise.resolve(WORDS)]
  const later: (() => void)[] = []
  const store = createWordsStore(
    () => (answers.shift() ?? (() => Promise.resolve({})))(),
    (work) => void later.push(work),
  )
  store.want('/words/en.json')
  await new Promise((resolve) => setTimeout(resolve))
  expect(store.$words.get()).toBeNull()
  later.shift()?.()
  await new Promise((resolve) => setTimeout(resolve))
  expect(store.$words.get()).toEqual(WORDS)
})
