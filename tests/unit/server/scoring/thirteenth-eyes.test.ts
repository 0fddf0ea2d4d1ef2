import { describe, expect, test } from 'vitest'
import { RUBRIC } from '#contract/rubric.ts'
import { holdsFigure } from '#server/scoring/figures.ts'
import { languageOf } from '#server/scoring/language.ts'
import { readingOf, resumeIn, TODAY } from './resumes.ts'
import { score } from '#server/scoring/index.ts'
import { clean, latest, messageOf, told } from './told.ts'

/** What two coaches found false in reports on thirty-one people whom nobody had tuned on. */

describe('what measures nothing', () => {
  test.each(['参与防疫工作（2020年1–4月）', '台風21号（2018年）の際に案内を担当'])('%s', (line) => {
    expect(holdsFigure(line, null)).toBe(false)
  })

  test('an amount beside a number of something is one', () => {
    expect(holdsFigure('台風21号の際に300名を案内', null)).toBe(true)
  })
})

const withLine = (line: string) =>
  withLines([line, line.replace('the', 'a'), 'Baked rye bread each night'])

const withLines = (lines: readonly string[]) => ({
  ...clean,
  work: [
    {
      ...latest!,
      details: {
        type: 'doc' as const,
        content: lines.map((text) => ({
          type: 'paragraph' as const,
          content: [{ type: 'text' as const, text }],
        })),
      },
    },
  ],
})

test('helping and taking part are asked for one’s own part', () => {
  expect(messageOf('work.weak', withLine('Participated in the planning of rotas'))).toMatchObject({
    key: 'findings.weakPart',
  })
  expect(messageOf('work.weak', withLine('Helped with the planning of rotas'))).toMatchObject({
    key: 'findings.weakPart',
  })
  expect(messageOf('work.weak', withLine('Responsible for the planning of rotas'))).toMatchObject({
    key: 'findings.weakPhrases',
  })
})

test('a test beside a level is not asked for again, and is quoted alone', () => {
  const spoken = 'English: B2 (TOEIC 815 in 2014) Breton: fluent'
  expect(told('strengths.oldScore', clean, ['Ada Timm', spoken])).toBe('nothing')
  const lines = ['Ada Timm', 'English: TOEIC 815 (2014) Breton: fluent']
  expect(JSON.stringify(messageOf('strengths.oldScore', clean, lines))).not.toContain('Breton')
})

test('schools of Korea may stand from the first on', () => {
  const rule = RUBRIC.find(({ id }) => id === 'education.newestFirst')
  expect(rule?.languages).not.toContain('ko')
  expect(rule?.languages).toContain('de')
})

test('a school of Korea with its subject lacks nothing, and is not said to print a degree', () => {
  const resume = resumeIn('ko', 'strong')
  const [school] = resume.education
  const { sections } = score(
    readingOf({ ...resume, education: [{ ...school!, degree: '', field: '제과제빵과' }] }),
    { today: TODAY },
  )
  expect(sections.education.evaluation).not.toMatchObject({ key: 'evaluations.educationDegree' })
  expect(sections.education.evaluation).toMatchObject({ key: 'evaluations.educationNamed' })
})

test('a card that runs out next year makes no old document', () => {
  const old = {
    ...clean,
    work: [{ ...latest!, start: '2008', end: 'present' as const }],
    education: [],
    awards: [],
  }
  const lines = ['Ada Timm', 'Forklift licence 2015']
  const newer = [...lines, `First aid, expires ${Number(TODAY.slice(0, 4)) + 1}`]
  expect(told('work.stillTrue', old, newer)).toBe('nothing')
})

describe('a slip', () => {
  test.each([
    ['en', 'cover earlies, lates and rest days'],
    ['tr', 'Kan gazı ve kreatinin ölçümü yapıldı'],
    ['fr', 'Remontages et pigeages pendant les vendanges'],
    ['de', 'Fahren von Rückezug und Harvester'],
  ])('is none of a trade’s own words in %s', (locale, line) => {
    expect(languageOf(locale).speller?.(line)).toEqual([])
  })

  test.each([
    ['en', 'Recieved and checked orders', 'Received'],
    ['de', 'Verantwortlich für Bestelungen', 'Bestellungen'],
    ['fr', 'Suivi des comandes en cours', 'commandes'],
    ['it', 'Assistenza ai clineti in negozio', 'clienti'],
    ['es', 'Trato con provedores y clientes', 'proveedores'],
    // of a rare one where it can be nothing else
    ['fr', 'Nourrisage des poissons', 'Nourrissage'],
    ['it', 'Sono del tutto autosuficiente', 'autosufficiente'],
    ['es', 'Montaje de tuberias', 'tuberías'],
    ['de', 'Einarbeitung neuer Kolleginen', 'Kolleginnen'],
  ])('is told of a common word in %s', (locale, line, meant) => {
    expect(
      languageOf(locale)
        .speller?.(line)
        .map(({ correction }) => correction),
    ).toEqual([meant])
  })
})

test('who began again from nothing has no result', () => {
  expect(holdsFigure('après dix ans en agence j’ai tout repris à zéro', null)).toBe(false)
})

test('a form of an authority asks for what employers need not know', () => {
  const vi = resumeIn('vi', 'strong')
  const named = { ...vi, basics: { ...vi.basics, extras: [{ label: 'Tôn giáo', value: 'Không' }] } }
  const lines = ['SƠ YẾU LÝ LỊCH', vi.basics.name]
  expect(told('personal.privateDetails', named, lines)).toBe('nothing')
})

test('a trade that its language makes of a word is no slip', () => {
  const { speller } = languageOf('es')
  expect(speller?.('Oficial encofrador y albañil').map(({ word }) => word)).toEqual([])
})

test('the rest of a word that the page broke is not looked up', () => {
  const slip = withLines(['Baked bread for four vilages', 'Kept the ovens of two shops'])
  const broken = ['Ada Timm', 'Kneaded for the whole-', 'vilages and more']
  expect(told('document.spelling', slip, ['Ada Timm', 'Baked bread for four vilages'])).toBe(
    'fault',
  )
  expect(told('document.spelling', slip, broken)).toBe('nothing')
})
