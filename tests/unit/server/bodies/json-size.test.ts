import { expect, test } from 'vitest'
import { jsonSize } from '#server/bodies/json-size.ts'

const sizeOf = (text: string) => jsonSize(new TextEncoder().encode(text))

test.each([
  ['{}', 1, 1],
  ['[[[]]]', 3, 3],
  ['{"a":[1,2,3],"b":"x"}', 2, 5],
  // Brackets, commas and quotes in strings are text.
  [JSON.stringify({ a: '[{,"]}\\"', b: '\\\\' }), 1, 2],
  ['"unended [[[[', 0, 0],
  ['["\\\\",[],"\\\\\\"[["]', 2, 4],
])('%s nests and counts as it would when parsed', (text, depth, values) => {
  expect(sizeOf(text)).toEqual({ depth, values })
})

test('two megabytes of anything are counted in no time', () => {
  for (const unit of ['[', '"', '\\', '""', '"\\"",', '{"a":', '\\"'])
    expect(sizeOf(unit.repeat((2 * 1024 * 1024) / unit.length)).depth).toBeGreaterThanOrEqual(0)
})
