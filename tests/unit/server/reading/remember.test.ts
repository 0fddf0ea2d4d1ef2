import { expect, test } from 'vitest'
import { forget, remembered } from '#server/reading/lexicon/remember.ts'

/** A function that remembers, and the texts that it really looked at. */
function watched<T>(find: (text: string) => T) {
  const asked: string[] = []
  return { asked, ask: remembered((text) => (asked.push(text), find(text))) }
}

test('what was found for a text is found once, nothing included', () => {
  const { asked, ask } = watched((text) => (text === 'none' ? undefined : text.length))
  expect(['two', 'none', 'two', 'none'].map(ask)).toEqual([3, undefined, 3, undefined])
  expect(asked).toEqual(['two', 'none'])
})

test('a text without end is not kept', () => {
  const { asked, ask } = watched((text) => text.length)
  const long = 'x'.repeat(1_000)
  expect([ask(long), ask(long)]).toEqual([1_000, 1_000])
  expect(asked).toHaveLength(2)
})

test('no more is kept than a few documents hold', () => {
  const { asked, ask } = watched((text) => text.length)
  for (let at = 0; at <= 10_000; at++) ask(`${at}`)
  ask('0')
  expect(asked).toHaveLength(10_002)
})

test('nothing stays once a document is done', () => {
  const { asked, ask } = watched((text) => text.length)
  ask('Dana Webb')
  forget()
  ask('Dana Webb')
  expect(asked).toHaveLength(2)
})
