import { describe, expect, test } from 'vitest'
import { applyPatch } from '#contract/patch.ts'

const document = () => ({ list: [{ text: 'a' }, { text: 'b' }], other: { text: 'c' } })

describe('a patch', () => {
  test('changes, adds and removes', () => {
    const changed = applyPatch(document(), [
      { op: 'replace', path: '/list/0/text', value: 'A' },
      { op: 'add', path: '/list/-', value: { text: 'd' } },
      { op: 'remove', path: '/list/1' },
    ])
    expect(changed.list).toEqual([{ text: 'A' }, { text: 'd' }])
  })

  test('leaves the document and its own values as they are', () => {
    const before = document()
    const value = [{ text: 'new' }]
    applyPatch(before, [
      { op: 'replace', path: '/list', value },
      { op: 'replace', path: '/list/0/text', value: 'newer' },
    ])
    expect(before).toEqual(document())
    expect(value).toEqual([{ text: 'new' }])
  })

  test('shares what it does not touch', () => {
    const before = document()
    const after = applyPatch(before, [{ op: 'replace', path: '/list/0/text', value: 'A' }])
    expect(after.other).toBe(before.other)
    expect(after.list[1]).toBe(before.list[1])
  })

  test.each(['/none/0', '/list/5/text', '/list/-/text', '/list/0/none', '/other/text/0'])(
    'that leads nowhere is refused: %s',
    (path) => {
      expect(() => applyPatch(document(), [{ op: 'replace', path, value: 1 }])).toThrow(RangeError)
    },
  )

  test('takes a key such as __proto__ for an ordinary one', () => {
    const changed = applyPatch({}, [{ op: 'add', path: '/__proto__', value: { a: 1 } }])
    expect(Object.hasOwn(changed, '__proto__')).toBe(true)
    expect(Object.getPrototypeOf(changed)).toBe(Object.prototype)
  })
})
