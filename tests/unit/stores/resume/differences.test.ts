import { describe, expect, test } from 'vitest'
import { richTextOf } from '#contract/rich-text.ts'
import type { Resume } from '#contract/resume.ts'
import { defaultStyle } from '#contract/template.ts'
import { differencesBetween, isSame } from '#stores/resume/differences.ts'
import { withNewEntry } from '#stores/resume/entries.ts'
import { withValueAt } from '#stores/resume/path.ts'
import type { ResumeDocument } from '#stores/resume/state.ts'
import { resumeOf } from '../../server/app.ts'

const documentOf = (content: Resume): ResumeDocument => ({
  title: 'Mine',
  templateId: 'classic',
  style: defaultStyle(),
  content,
})

const mine = documentOf(withNewEntry(resumeOf('Ada'), 'work'))
const placesTo = (theirs: ResumeDocument) => differencesBetween(mine, theirs).map(({ at }) => at)
const withField = (path: string, value: unknown) =>
  documentOf(withValueAt(mine.content, path, value))

describe('two documents', () => {
  test('that say the same differ nowhere', () => {
    expect(differencesBetween(mine, structuredClone(mine))).toEqual([])
  })

  test.each([
    ['a field', withField('basics.name', 'Bob'), ['basics.name']],
    ['a field of an entry', withField('work.0.title', 'Engineer'), ['work.0.title']],
    [
      'a rich text, as one field',
      withField('work.0.details', richTextOf([{ text: 'Led', bullet: true }])),
      ['work.0.details'],
    ],
    ['a list of another length', documentOf(withNewEntry(mine.content, 'work')), ['work']],
    [
      'the title, first',
      { ...withField('basics.name', 'Bob'), title: 'Theirs' },
      ['title', 'basics.name'],
    ],
    ['the template, as looks', { ...mine, templateId: 'modern' as const }, ['']],
    ['the style, as looks', { ...mine, style: { ...mine.style, photo: !mine.style.photo } }, ['']],
  ])('differ in %s', (_, theirs, places) => {
    expect(placesTo(theirs)).toEqual(places)
  })

  test('tell both values of a place', () => {
    expect(differencesBetween(mine, withField('basics.name', 'Bob'))).toEqual([
      { at: 'basics.name', mine: 'Ada', theirs: 'Bob' },
    ])
  })
})

test('the order of keys makes no difference, the order of a list does', () => {
  expect(isSame({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true)
  expect(isSame([1, 2], [2, 1])).toBe(false)
  expect(isSame({ a: undefined }, {})).toBe(true)
  expect(isSame([], {})).toBe(false)
})
