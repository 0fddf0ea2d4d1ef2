import { expect, test } from 'vitest'
import { applyPatch } from '#contract/patch.ts'
import { emptyResume } from '#contract/resume.ts'
import { richTextLines, richTextOf } from '#contract/rich-text.ts'
import { changeFor } from '#stores/suggestion.ts'

const BEFORE = 'Responsible for invoices.'

function resume() {
  const content = emptyResume('en')
  content.advantage = richTextOf([
    { text: 'First line.', bullet: true },
    { text: BEFORE, bullet: true },
  ])
  return content
}

const suggestion = { before: BEFORE, after: '___ invoices by ___ %.', blanks: ['___', '___'] }

test('a patch gets what was written into its gaps, in order', () => {
  const fix = [{ op: 'replace' as const, path: '/basics/headline', value: 'A ___ of ___' }]
  const change = changeFor({ fix, suggestion }, resume(), ['team', '5'])
  expect(change).toEqual([{ op: 'replace', path: '/basics/headline', value: 'A team of 5' }])
})

test('a line without a patch is put in the place of the old', () => {
  const change = changeFor({ suggestion, at: 'advantage' }, resume(), ['Cut', '9'])
  const after = applyPatch(resume(), change ?? [])
  expect(richTextLines(after.advantage).map(({ text }) => text)).toEqual([
    'First line.',
    'Cut invoices by 9 %.',
  ])
})

test('what a line keeps, keeps its emphasis', () => {
  const content = emptyResume('en')
  content.advantage = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Responsible for ' },
          { type: 'text', text: 'invoices', marks: [{ type: 'bold' }] },
          { type: 'text', text: '.' },
        ],
      },
    ],
  }
  const better = { before: BEFORE, after: 'Paid invoices.', blanks: [] }
  const after = applyPatch(
    content,
    changeFor({ suggestion: better, at: 'advantage' }, content, []) ?? [],
  )
  expect(richTextLines(after.advantage)[0]?.text).toBe('Paid invoices.')
  expect(after.advantage.content[0]?.content).toContainEqual({
    type: 'text',
    text: 'invoices',
    marks: [{ type: 'bold' }],
  })
})

test('a line that is gone cannot be changed', () => {
  const gone = { ...suggestion, before: 'Something else.' }
  expect(changeFor({ suggestion: gone, at: 'advantage' }, resume(), ['a', 'b'])).toBeNull()
  expect(changeFor({}, resume(), [])).toBeNull()
})

test('a draft is put where nobody has written anything', () => {
  const draft = { before: '', after: 'Joiner with ___ years of experience.', blanks: ['___'] }
  const change = changeFor({ suggestion: draft, at: 'selfEvaluation' }, resume(), ['12'])
  const after = applyPatch(resume(), change ?? [])
  expect(richTextLines(after.selfEvaluation).map(({ text }) => text)).toEqual([
    'Joiner with 12 years of experience.',
  ])
})
