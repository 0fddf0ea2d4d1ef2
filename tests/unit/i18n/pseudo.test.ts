import { describe, expect, test } from 'vitest'
import { pseudo, pseudoText } from '#i18n/pseudo.ts'

describe('English in disguise', () => {
  test('is longer, between brackets, and keeps its placeholders', () => {
    const text = pseudoText('Save {name} as {count} files')
    expect(text).toMatch(/^⟦.*⟧$/)
    expect(text).toContain('{name}')
    expect(text).toContain('{count}')
    expect(text).not.toContain('Save')
    expect(text.length).toBeGreaterThanOrEqual(1.4 * 'Save {name} as {count} files'.length)
  })

  test('breaks where words do, so that only what is too long overflows', () => {
    const words = pseudoText('Every remark says what mending it is worth. '.repeat(4)).split(' ')
    expect(Math.max(...words.map((word) => word.length))).toBeLessThanOrEqual(9)
  })

  test('covers every plural form', () => {
    const forms = pseudo({ one: '{count} line', other: '{count} lines' })
    expect(Object.values(forms).every((form) => form.startsWith('⟦{count}'))).toBe(true)
  })
})
