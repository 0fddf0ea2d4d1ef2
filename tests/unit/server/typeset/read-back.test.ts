import { describe, expect, test } from 'vitest'
import { emptyResume } from '#contract/resume.ts'
import type { Line } from '#server/reading/document.ts'
import { printedOf } from '#server/typeset/printed.ts'
import { compare } from '#server/typeset/read-back.ts'
import { bullets, draftOf } from './drafts.ts'

function line(text: string, more: Partial<Line> = {}): Line {
  return { text, page: 0, region: 'main', ...more } as Line
}

function printed() {
  const resume = emptyResume('en')
  resume.basics.name = 'Ada Lovelace'
  resume.skills = [{ name: '', items: ['Go', 'Google Cloud'] }]
  resume.advantage = bullets('Writes programs for engines\nthat do not exist')
  return printedOf(draftOf(resume))
}

const WHOLE = [
  line('Ada Lovelace'),
  line('Writes programs for engines'),
  line('that do not exist'),
  line('Go, Google Cloud'),
]

const missingIn = (lines: Line[]) => compare(printed(), lines).missing

describe('comparing a resume with its PDF', () => {
  test('finds every field of a text that is whole', () => {
    expect(compare(printed(), WHOLE)).toEqual({ found: 4, total: 4, missing: [] })
  })

  test('names the fields that are not there', () => {
    expect(missingIn(WHOLE.slice(1))).toEqual(['basics.name'])
  })

  test('does not take a part of one text for another field', () => {
    const lines = WHOLE.map(({ text }) => line(text.replace('Go, ', '')))
    expect(missingIn(lines)).toEqual(['skills.0.items.0'])
  })

  test('does not accept the words of a field in another order', () => {
    const lines = WHOLE.map(({ text }) => line(text.replace('Ada Lovelace', 'Lovelace Ada')))
    expect(missingIn(lines)).toEqual(['basics.name'])
  })

  test('looks past white space, invisible characters and compatibility forms', () => {
    const lines = [line('Ａda\u00a0 Love\u200blace'), ...WHOLE.slice(1)]
    expect(missingIn(lines)).toEqual([])
  })

  test('joins a paragraph that goes on over the page, past the running foot', () => {
    const lines = [
      line('Ada Lovelace'),
      line('Writes programs for engines'),
      line('Ada Lovelace\tPage 1 of 2'),
      line('that do not exist', { page: 1 }),
      line('Go, Google Cloud', { page: 1 }),
      line('Ada Lovelace\tPage 2 of 2', { page: 1 }),
    ]
    expect(missingIn(lines)).toEqual([])
  })
})
