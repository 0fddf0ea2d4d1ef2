import { expect, test } from 'vitest'
import { isSelfEmployed } from '#server/reading/entries/contracts.ts'
import { jobs, projects, read } from './lines.ts'

/** Who works for themselves, what somebody teaches, and what else somebody did. */

test.each(['Freelance', 'Trabajo por cuenta propia (Freelance)', 'Freelance / selbstständig'])(
  '%s stands in place of an employer',
  (text) => expect(isSelfEmployed(text)).toBe(true),
)

test.each(['', '()', 'Freelance Harbour', 'Mercat (Freelance)'])('%j does not', (text) =>
  expect(isSelfEmployed(text)).toBe(false),
)

test('jobs on own account, all named so, stand beside each other', () => {
  const printed = `Raúl Bedmar Quintana
    raul@bedmar.example
    # Experiencia profesional
    Técnico en sistemas
    Trabajo por cuenta propia (Freelance)
    Desde 2005 hasta 2016 (11 Años)
    Construcción y mantenimiento de sitios web
    Trabajo por cuenta propia (Freelance)
    Desde 2008 hasta 2016 (8 Años)
    Creación de blogs
    Trabajo por cuenta propia (Freelance)
    Desde 2008 hasta 2016 (8 Años)
    Analítica web básica
    Trabajo por cuenta propia (Freelance)
    Desde 2016 hasta 2016 (0 Años)`
  expect(jobs(printed)).toEqual([
    'Técnico en sistemas | Trabajo por cuenta propia |  | 2005–2016',
    'Construcción y mantenimiento de sitios web | Trabajo por cuenta propia |  | 2008–2016',
    'Creación de blogs | Trabajo por cuenta propia |  | 2008–2016',
    'Analítica web básica | Trabajo por cuenta propia |  | 2016–2016',
  ])
})

const PIANIST = `Anna Petzold
  anna@petzold.example
  # Berufserfahrung
  • 11/2022 - heute: Lehrerin für Klavier und Solfeggio, Konservatorium Brixner, Bozen, Italien;
  • 2019 - 2020: Begleitung von Sängern, Musikhochschule Werra, Kassel;
  # Ausbildung
  • 2022: Master of Music, Musikhochschule Werra, Kassel;
  # Zusätzliche Erfahrung
  • Computerkenntnisse (Python, Website-Erstellung);
  • Wissen über verschiedene Kulturen und Philosophien;
  • Unterrichten und Präsentieren vor einer Klasse.`

test('what somebody teaches is no employer where one comes further on', () => {
  expect(jobs(PIANIST)[0]).toBe(
    'Lehrerin für Klavier und Solfeggio | Konservatorium Brixner | Bozen, Italien | 2022-11–present',
  )
})

test('points that stand alone below further experience are no projects', () => {
  expect(projects(PIANIST)).toEqual([])
  expect(read(PIANIST).other.map(({ title }) => title)).toContain('Zusätzliche Erfahrung')
})
