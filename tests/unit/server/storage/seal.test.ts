import { describe, expect, test } from 'vitest'
import { createSeal } from '#server/storage/seal.ts'
import { visitorOwner } from '#server/storage/owner.ts'

const seal = createSeal(() => new Uint8Array(32).fill(1).buffer)

describe('a sealed value', () => {
  test('opens where it was closed, with the same key', () => {
    expect(seal.open(seal.close({ name: '山田' }, 'a/1'), 'a/1')).toEqual({ name: '山田' })
  })

  test('opens nowhere else, with no other key, and not when altered', () => {
    const bytes = seal.close({ name: 'Ada' }, 'a/1')
    expect(() => seal.open(bytes, 'a/2')).toThrow('authenticate')
    expect(() => createSeal(() => new ArrayBuffer(32)).open(bytes, 'a/1')).toThrow('authenticate')
    for (const index of [0, 12, bytes.length - 1]) {
      const altered = Uint8Array.from(bytes)
      altered[index] = (altered[index] ?? 0) ^ 1
      expect(() => seal.open(altered, 'a/1')).toThrow('authenticate')
    }
    expect(() => seal.open(bytes.subarray(0, 20), 'a/1')).toThrow('authenticate')
  })

  test('looks different each time', () => {
    expect(seal.close('Ada', 'a')).not.toEqual(seal.close('Ada', 'a'))
  })
})

test('each visitor has an id and a key of their own', () => {
  const [ada, eve] = [visitorOwner(new Uint8Array(32)), visitorOwner(new Uint8Array(32).fill(1))]
  expect(ada.id).not.toBe(eve.id)
  expect(() => eve.seal.open(ada.seal.close('Ada', 'a'), 'a')).toThrow('authenticate')
  expect(visitorOwner(new Uint8Array(32)).id).toBe(ada.id)
})
