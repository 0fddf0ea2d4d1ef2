import { afterEach, describe, expect, test } from 'vitest'
import { offer, take, type Source } from '#stores/intake.ts'

const file = (name: string): Source => ({ text: 'text', name })
let stop = () => {}
afterEach(() => stop())

describe('what is handed in', () => {
  test('before anybody takes waits', () => {
    offer(file('early'))
    const taken: string[] = []
    stop = take((source) => taken.push(source.name))
    expect(taken).toEqual(['early'])
  })

  test('twice before anybody takes is the newest', () => {
    offer(file('first'))
    offer(file('second'))
    const taken: string[] = []
    stop = take((source) => taken.push(source.name))
    expect(taken).toEqual(['second'])
  })

  test('afterwards is taken at once, and once', () => {
    const taken: string[] = []
    stop = take((source) => taken.push(source.name))
    offer(file('late'))
    expect(taken).toEqual(['late'])
  })
})
