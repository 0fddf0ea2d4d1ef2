import { expect, test } from 'vitest'
import { schemaOf } from '#i18n/schemas.ts'

const schema = schemaOf({
  page: { title: 'Hello {name}', count: { one: '{count} line', other: '{count} lines' } },
})

test('a locale file may hold the keys of English and no others', () => {
  expect(schema).toMatchObject({
    required: ['page'],
    additionalProperties: false,
    properties: { page: { required: ['title', 'count'], additionalProperties: false } },
  })
})

test('a text is explained by the English one, and must keep its placeholders', () => {
  expect(schema).toMatchObject({
    properties: {
      page: {
        properties: {
          title: { description: 'English: Hello {name}', allOf: [{ pattern: '\\{name\\}' }] },
        },
      },
    },
  })
})

test('a sentence that counts takes the plural forms of every language', () => {
  const { properties } = schema as never as {
    properties: { page: { properties: { count: { properties: Record<string, unknown> } } } }
  }
  expect(Object.keys(properties.page.properties.count.properties)).toEqual(
    expect.arrayContaining(['zero', 'one', 'two', 'few', 'many', 'other']),
  )
})
