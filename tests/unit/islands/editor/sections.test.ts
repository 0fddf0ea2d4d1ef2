import { describe, expect, test } from 'vitest'
import { SECTION_IDS, emptyResume } from '#contract/resume.ts'
import { looksRight } from '#islands/editor/checks.ts'
import { fieldFor, nameOf } from '#islands/editor/places.ts'
import { SECTIONS } from '#islands/editor/sections.ts'
import editor from '#locales/en/editor.json' with { type: 'json' }
import { withNewEntry } from '#stores/resume/entries.ts'
import { valueAt } from '#stores/resume/path.ts'

describe('the table of sections', () => {
  test('has every section of the contract and the basics', () => {
    expect(Object.keys(SECTIONS).toSorted()).toEqual(['basics', ...SECTION_IDS].toSorted())
  })

  test('has a field for every part of the contract, and no other', () => {
    for (const [id, spec] of Object.entries(SECTIONS)) {
      if (spec.shape === 'text') continue
      const isList = spec.shape === 'entries'
      const resume = isList ? withNewEntry(emptyResume(), spec.list) : emptyResume()
      const part = valueAt(resume, isList ? `${id}.0` : id) as object
      const names = spec.fields.map((field) => field.name)
      expect(names.toSorted(), id).toEqual(Object.keys(part).toSorted())
    }
  })
})

test.each<[string, string | null]>([
  ['work.0.details', 'work.0.details'],
  ['work.1', 'work.1.title'],
  ['work', 'work.0.title'],
  ['skills.0.items.2', 'skills.0.items'],
  ['basics.links.0.url', 'basics.links'],
  ['basics', 'basics.name'],
  ['advantage', 'advantage'],
  ['selfEvaluation.content.0', 'selfEvaluation'],
  ['layout.order', null],
  ['__proto__', null],
])('a click on %s goes to %s', (at, field) => {
  expect(fieldFor(at)).toBe(field)
})

test.each([
  ['work.1.company', 'Work experience 2 · Company'],
  ['work.0.details.3', 'Work experience 1 · Description'],
  ['skills.2', 'Skills 3'],
  ['basics.links.0.url', 'Basic information · Links'],
  ['selfEvaluation.2', 'Self-evaluation'],
  ['nowhere', ''],
])('%s is called %s', (at, name) => {
  expect(nameOf(at, editor, 'en')).toBe(name)
})

test.each<[Parameters<typeof looksRight>[0], string, boolean]>([
  ['email', 'ada@example.com', true],
  ['email', 'ada@例え.jp', true],
  ['email', 'ada@example', false],
  ['phone', '+44 (0)20 7946-0958', true],
  ['phone', '٠٥٠١٢٣٤٥٦٧', true],
  ['phone', 'call me', false],
  ['url', 'ada.example.com', true],
  ['url', 'https://github.com/ada', true],
  ['url', 'mailto:ada@example.com', true],
  ['url', 'my site', false],
  ['url', '', true],
])('%s %s looks right: %s', (check, text, right) => {
  expect(looksRight(check, text)).toBe(right)
})
