import { describe, expect, test } from 'vitest'
import { isBrokenDate } from '#server/reading/documents/pdf/broken-dates.ts'
import { jobs, read } from './lines.ts'

/** What a ninth round of unseen people does, most of it in forms and lists of studies. */

test('an open range is not ended by the whole range of the row below', () => {
  expect(isBrokenDate(['seit 12/2020 –', '11/2017–01/2020'])).toBe(false)
  expect(isBrokenDate(['12/2020 –', '01/2022'])).toBe(true)
})

test('the name of a level is no place and no school', () => {
  expect(
    read(`Ada Quill
      # Educación
      • Universitaria: (2002 - 2008) Licenciatura en Física, Universidad del Faro
      • Secundaria: (1996 - 2001) Bachiller Técnico, Instituto Técnico Olmo`).education.map(
      ({ degree, institution }) => [degree, institution],
    ),
  ).toEqual([
    ['Licenciatura en Física', 'Universidad del Faro'],
    ['Bachiller Técnico', 'Instituto Técnico Olmo'],
  ])
})

test('a school called by its letters keeps its name in brackets', () => {
  expect(
    read(`Ada Quill
      # Educación
      2015 – 2016\tLicenciada en Educación
      UPM (Universidad Popular del Mar)
      2005 – 2014\tLicenciada en Música
      UPM (Universidad Popular del Mar)`).education.map(({ institution, field }) => [
      institution,
      field,
    ]),
  ).toEqual([
    ['UPM (Universidad Popular del Mar)', ''],
    ['UPM (Universidad Popular del Mar)', ''],
  ])
})

test('a degree may stand in a point of its own, with a stop behind it', () => {
  expect(
    read(`Ada Quill
      # Formation
      * 2025-2027 - ECOLE DU WEB - BREST
      • Bachelor Chef de projets digitaux.
      • Formation centrée sur les techniques et les stratégies de la communication.
      * 2017 - BAC PRO COMMERCE - LYCEE JEANNE OLIVE - BREST`).education.map(
      ({ degree }) => degree,
    ),
  ).toEqual(['Bachelor Chef de projets digitaux', 'BAC PRO COMMERCE'])
})

test('a research institute among jobs employed somebody, where studies have their own section', () => {
  const { work, education } = read(`Ada Quill
    # Formación académica
    2002 – 2008\tLicenciatura en Física
    Universidad del Faro
    # Experiencia docente
    03/2010 – 09/2010\tAyudante alumna
    Universidad del Faro
    # Experiencia laboral
    08/2014 – presente\tDesarrolladora web
    Sistemas Olmo S. A.
    04/2008 – 11/2011\tInstituto de Física del Mar`)
  expect(work.map(({ company }) => company)).toContain('Instituto de Física del Mar')
  expect(education).toHaveLength(1)
})

test('a comma within a number parts nothing', () => {
  const [study] = read(`Ada Quill
    # Educación
    • (2002 - 2008) Licenciatura en Física, Universidad del Faro, Argentina. Promedio general 9,57.
    • (1996 - 2001) Bachiller Técnico, Instituto Técnico Olmo, Argentina`).education
  expect(JSON.stringify(study)).toContain('9,57')
})

describe('languages', () => {
  test('have their levels in the cell beside all of them', () => {
    expect(
      read(`Ada Quill
        # Lingue
        Italiano
        Inglese
        Spagnolo
        Madrelingua
        Intermedio (B2)
        Base (A2)`).languages,
    ).toEqual([
      { name: 'Italiano', level: 'Madrelingua' },
      { name: 'Inglese', level: 'Intermedio (B2)' },
      { name: 'Spagnolo', level: 'Base (A2)' },
    ])
  })

  test('are joined by a word that belongs to neither', () => {
    expect(
      read(`Ada Quill
        # Idiomas
        Español (nativo) e Inglés (fluido)`).languages,
    ).toEqual([
      { name: 'Español', level: 'nativo' },
      { name: 'Inglés', level: 'fluido' },
    ])
  })
})

test('houses in brackets are named without them', () => {
  expect(
    jobs(`Ada Quill
      # Expériences professionnelles
      * Vendeuse - (Orsel, Quatre Vents) - CDD 12/2017-05/2023
      • Encaissements et fidélisation de la clientèle
      * Cheffe d’équipe - Maison Orme - CDD 07/2015-10/2017
      • Gestion des stocks`)[0],
  ).toContain('Orsel, Quatre Vents |')
})

test('who works for themselves has no employer from the post above', () => {
  expect(
    jobs(`Ada Quill
      # Experience
      * Software Engineer Intern\tNov 2022 – Present
      __Windhaven Ltd__\tLeeds, UK
      • Writing drivers for a payment terminal
      * Freelance Software Developer\t2021 – 2022
      • Built a bot that handles orders`),
  ).toEqual([
    'Software Engineer Intern | Windhaven Ltd | Leeds, UK | 2022-11–present',
    'Freelance Software Developer |  |  | 2021–2022',
  ])
})

test('a day over several cells of a form is one', () => {
  const { basics } = read(`履 歴 書\t2025 年\t11 月 1 日現在
    氏名\t灯台 花子
    生年月日\t1995年\t6月\t16日生
    現住所\t大阪府大阪市青葉区一丁目2-3`)
  expect(basics.birthDate).toContain('1995年 6月 16日')
  expect(basics.location).toBe('大阪府大阪市青葉区一丁目2-3')
})

test('letters behind a contract say of which kind it is, and name nobody', () => {
  expect(
    jobs(`Ada Quill
      # Expériences
      * 2015\tVendeuse
      Orsel • Brest • Stage PAL
      * 2014\tManutentionnaire
      Quatre Vents • Brest • Stage PAL`).map((job) => job.split(' | ')[1]),
  ).toEqual(['Orsel', 'Quatre Vents'])
})

test('dots that run to the end of a line say nothing', () => {
  expect(
    read(`Ada Quill
      # Skills
      Risk management . . . . . . . . . . . . . . .
      Data analysis ..................
      Bookkeeping`).skills.flatMap(({ name, items }) => [name, ...items]),
  ).toEqual(['', 'Risk management', 'Data analysis', 'Bookkeeping'])
})
