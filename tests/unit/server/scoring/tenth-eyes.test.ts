import { expect, test } from 'vitest'
import type { Locale } from '#contract/locales.ts'
import { holdsFigure } from '#server/scoring/figures.ts'
import { score } from '#server/scoring/index.ts'
import { lexiconOf } from '#server/scoring/lexicon/lexicons.ts'
import { wordingReader } from '#server/scoring/lines.ts'
import { readSkills } from '#server/scoring/skills.ts'
import { spellerOf } from '#server/scoring/spelling/speller.ts'
import { bullets, readingOf, resumeIn, TODAY } from './resumes.ts'
import { clean, latest, told } from './told.ts'

/** What four coaches found false or petty in reports on forty-seven people whom nobody had tuned on. */

const weakIn = (locale: Locale, text: string) => wordingReader(lexiconOf(locale), locale)(text).weak
const holds = (text: string, locale: Locale) => holdsFigure(text.toLowerCase(), lexiconOf(locale))

test('to have taken part as something is no weak phrase', () => {
  expect(weakIn('es', 'Participé en el taller de teatro')).not.toBeNull()
  expect(weakIn('es', 'Participé en el portal del puerto como programador principal')).toBeNull()
})

test('“as needed” counts only in a line that says little else', () => {
  expect(weakIn('en', 'Order stock as needed')).not.toBeNull()
  expect(
    weakIn('en', 'Counted the stock of three stores each week and ordered parts as needed'),
  ).toBeNull()
})

test('what concerns something is not to be involved in it', () => {
  expect(weakIn('ja', '港湾の中期計画に関わる調査を三件まとめた')).toBeNull()
  expect(weakIn('ja', '港湾の中期計画に関わった')).not.toBeNull()
})

test('ages, classes of a school and numbers of laws are no figures', () => {
  expect(holds('Taller para menores de 3 años', 'es')).toBe(false)
  expect(holds('Clases de 2º de Primaria', 'es')).toBe(false)
  expect(holds('7545 sayılı Kanun kapsamında çalışma', 'tr')).toBe(false)
  expect(holds('Modelled in 3ds Max', 'en')).toBe(false)
  expect(holds('Taught 24 children under 6 years', 'en')).toBe(true)
})

test('a quality is shown by its own words, a tool by its name, and a profile shows nothing', () => {
  const resume = {
    ...clean,
    skills: [{ name: '', items: ['Problem solving', 'Adobe Illustrator'] }],
  }
  const backed = (text: string) =>
    readSkills(resume, text, lexiconOf('en')).map((skill) => skill.backed)
  expect(backed('Drew maps in Illustrator; no problem was left')).toEqual([false, true])
  expect(backed('Praised for problem solving')).toEqual([true, false])
  const items = [
    'Tidal charts',
    'Harbor pilotage',
    'Radar plotting',
    'Bridge logs',
    'Sextant',
    'Sonar',
  ]
  const claimed = {
    ...clean,
    skills: [{ name: '', items }],
    selfEvaluation: bullets(`Officer with ${items.join(', ')}.`),
    work: [{ ...latest!, title: 'Mate', details: bullets('Cut turnaround by 12% in one year') }],
    projects: [],
  }
  const { evaluation } = score(readingOf(claimed), { today: TODAY }).sections.strengths
  expect(evaluation).not.toMatchObject({ key: 'evaluations.strengthsComplete' })
})

test('the city where somebody wants to work is where they can be found', () => {
  const nowhere = { ...clean, basics: { ...clean.basics, location: '' } }
  const wanted = { ...nowhere, expectations: { ...nowhere.expectations, location: 'Leeds' } }
  expect(told('personal.location', nowhere)).toBe('fault')
  expect(told('personal.location', wanted)).toBe('nothing')
})

test('a year beside the sex of a person dates no studies, and a heading is no headline', () => {
  const resume = resumeIn('zh-CN', 'strong')
  const [school] = resume.education
  const undated = { ...resume, education: [{ ...school!, start: '', end: '' }] }
  expect(told('education.dates', undated, ['佐仓/男/1987', school!.institution])).toBe('fault')
  expect(told('education.dates', undated, ['2009-2013', school!.institution])).toBe('nothing')
})

test('words that a template keeps for later are found in every language', () => {
  for (const words of [
    '[Da scrivere]',
    '[to be completed]',
    '[noch ausfüllen]',
    '[à compléter]',
    '[por completar]',
    '[doldurulacak]',
    '[cần bổ sung]',
    '[待补充]',
    '[未記入]',
    '[추후 작성]',
    '[يستكمل لاحقًا]',
  ])
    expect(told('document.template', { ...clean, selfEvaluation: bullets(words) }), words).toBe(
      'fault',
    )
})

test('years of experience in a profile are no result that belongs elsewhere', () => {
  const text = 'Increased trust of guests with 12 years of experience in hotels.'
  const resume = {
    ...clean,
    selfEvaluation: bullets(text),
    work: [{ ...latest!, details: bullets('Served 40 guests a day', 'Kept the bar in order') }],
    projects: [],
    awards: [],
    other: [],
  }
  const { findings } = score(readingOf(resume), { today: TODAY })
  const outcome = findings.find(({ rule }) => rule === 'work.outcome')
  expect(outcome?.message).not.toMatchObject({ key: 'findings.outcomeElsewhere' })
})

test('an imperative with its pronoun is no slip in Spanish', () => {
  const speller = spellerOf('es', 'es')!
  expect(speller('Contáctame o envíame un mensaje')).toEqual([])
})

test('languages alone make no list of skills', () => {
  const languages = ['English', 'German', 'Dutch', 'Danish', 'Frisian', 'Swedish', 'Finnish'].map(
    (name) => ({ name, level: 'B2' }),
  )
  const { sections } = score(readingOf({ ...clean, skills: [], awards: [], languages }), {
    today: TODAY,
  })
  expect(sections.strengths.score).toBeLessThan(50)
})
