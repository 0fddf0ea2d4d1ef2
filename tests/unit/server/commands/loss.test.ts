import { describe, expect, test } from 'vitest'
import { lossOf } from '#server/commands/evaluate/loss.ts'
import { readLines } from '#server/reading/index.ts'
import { documentOf } from '../reading/lines.ts'

const lostOf = (duration: string, footer = '') => {
  const document = documentOf(`
    Noor Haddad
    noor@haddad.example
    # Experience
    Lumen Studio\tMarch 2019 – May 2021\t${duration}
    Designer
    ${footer}`)
  const lines = document.lines.map((line) =>
    line.text === footer ? { ...line, region: 'footer' as const } : line,
  )
  const text = { ...document, lines }
  return lossOf(text, readLines(text).resume).lost
}

describe('how long something took', () => {
  test('is no loss where it follows from the dates', () => {
    expect(lostOf('(2 yrs 3 mos)')).toEqual([])
    expect(lostOf('(2 years)')).toEqual([])
  })

  test('is lost where it says something else', () => {
    expect(lostOf('(4 yrs 1 mo)')).toEqual(['4', 'yrs', '1', 'mo'])
  })
})

describe('a running foot', () => {
  test('is read where all of its words are', () => {
    expect(lostOf('', 'Noor Haddad – CV 2')).toEqual([])
  })

  test('is kept where it says something else', () => {
    expect(lostOf('', 'Confidential 2')).toEqual([])
  })
})
