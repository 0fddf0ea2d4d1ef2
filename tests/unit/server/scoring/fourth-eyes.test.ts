import { describe, expect, test } from 'vitest'
import type { Resume } from '#contract/resume.ts'
import { factsReader } from '#server/scoring/facts.ts'
import { score } from '#server/scoring/index.ts'
import { bullets, ONE_PAGE, readingOf, resumeIn, TODAY } from './resumes.ts'

/** What coaches found false in reports on people whom nobody had opened. */

const clean = resumeIn('en', 'strong')
const [latest] = clean.work

const found = (resume: Resume, lines: readonly string[] = []) =>
  score({ ...readingOf(resume), doubts: { lines: [...lines] } }, { today: TODAY }).findings
/** What is told of a rule: nothing, a fault, or a doubt of our own reading. */
const told = (rule: string, resume: Resume, lines?: readonly string[]) => {
  const one = found(resume, lines).find((finding) => finding.rule === rule)
  return one ? (one.doubt ? 'doubt' : 'fault') : 'nothing'
}

describe('where somebody lives', () => {
  const homeless = { ...clean, basics: { ...clean.basics, location: '' } }
  const page = ['Dana Webb', 'Experience', ...Array.from({ length: 30 }, () => 'Baked bread daily')]

  test('is asked where no line says it', () => {
    expect(told('personal.location', homeless, page)).toBe('fault')
    const other = [...page, 'Work is based in agile teams']
    expect(told('personal.location', homeless, other)).toBe('fault')
  })

  test.each([
    [[...page, 'dana@example.org', 'Địa chỉ: Nguyễn Văn Cừ, Cần Thơ']],
    [[...page, 'Currently based in the Salt Lake City area']],
  ])('is asked for no more where one does (%#)', (lines) => {
    expect(told('personal.location', homeless, lines)).toBe('nothing')
  })
})

describe('a text about oneself', () => {
  const SAYS =
    'A patient listener who keeps calm when the oven fails and the queue is long, who shares what is learned and asks when in doubt, and who would rather bake one good loaf than ten poor ones, and says so to the guests who ask for eleven.'

  test('under another heading is no missing profile', () => {
    const { selfEvaluation: _, ...rest } = clean
    const without = { ...rest, selfEvaluation: bullets() }
    expect(told('summary.present', without, ['Dana Webb'])).toBe('fault')
    expect(told('summary.present', { ...without, advantage: bullets(SAYS) }, ['Dana Webb'])).toBe(
      'nothing',
    )
  })
})

describe('what a template left', () => {
  test.each(['UPDATE THIS SECTION!', 'Submitted to asdf', 'Start date: Invalid date'])(
    'is told: %s',
    (text) => {
      const work = [{ ...latest!, details: bullets(text, 'Led four bakers') }]
      expect(told('document.template', { ...clean, work })).toBe('fault')
    },
  )

  test('is no Spanish word', () => {
    const spanish = resumeIn('es', 'strong')
    const [first] = spanish.work
    const work = [{ ...first!, details: bullets('Atendió a todo el personal de la sala') }]
    expect(told('document.template', { ...spanish, work })).toBe('nothing')
  })
})

/** Words of a line that are taken for slips. */
const slipsIn = (text: string, locale: 'en' | 'de' | 'fr' = 'en') => {
  const resume = resumeIn(locale, 'strong')
  const [first] = resume.work
  const work = [{ ...first!, details: bullets(text) }]
  return (factsReader(ONE_PAGE, TODAY)({ ...resume, work }).misspelt ?? []).map(({ word }) => word)
}

describe('a slip', () => {
  test.each([
    ['Sherer MV, Lin D. How bread rises in cold rooms', 'en'],
    ['Übersetzte den Bericht über die opération des Hafens', 'de'],
    ['Catalogued “The Recieved Wisdom of Bakers” for the library', 'en'],
    ['Restauration des artéfacts du musée de la mer', 'fr'],
  ] as const)('is no author, no other language and no quotation: %s', (text, locale) => {
    expect(slipsIn(text, locale)).toEqual([])
  })

  test('is still one elsewhere', () => {
    expect(slipsIn('Recieved and sorted all orders of the day')).toEqual(['Recieved'])
  })
})

const show = (title: string, year: string) => ({ ...latest!, title, start: year, end: year })

describe('the order of entries', () => {
  test('is not changed where most took part in one year', () => {
    const work = [show('Group show', '2010'), show('Solo show', '2014'), show('Fair', '2022')]
    const late = found({ ...clean, work }).find(({ rule }) => rule === 'work.newestFirst')
    expect(late?.fix).toBeUndefined()
  })
})

describe('skills', () => {
  test('that came apart with their levels are no repeats', () => {
    const skills = [
      { name: '', items: ['HTML', 'Advanced', 'CSS', 'Advanced', 'Excel', 'Beginner'] },
    ]
    expect(told('strengths.duplicates', { ...clean, skills })).toBe('nothing')
  })
})
