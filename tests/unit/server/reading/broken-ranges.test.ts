import { describe, expect, test } from 'vitest'
import { isOneRange } from '#server/reading/documents/pdf/broken-dates.ts'
import { jobs, studies } from './lines.ts'

/** Long periods in a narrow margin, as moderncv and tables of LaTeX break them. */

describe('lines of a margin', () => {
  test.each([
    [['Oktober 2019 bis', 'September 2024']],
    [['Oktober 2009', 'bis September', '2012']],
    [['da gennaio', '2015 ad agosto', '2018']],
    [['Settembre 2018 –', 'Dicembre 2023']],
  ])('%j are one period', (lines) => expect(isOneRange(lines)).toBe(true))

  test.each([
    [['Mar 2020', 'Present']],
    [['1995 bis 2004', '2004 bis 2007']],
    [['2019', '2021']],
    [['seit 2012', 'bis 2015']],
  ])('%j are not', (lines) => expect(isOneRange(lines)).toBe(false))
})

test('a period goes on beside the text of its entry', () => {
  expect(
    jobs(`Ottavia Brenzone
      ottavia@brenzone.example
      # Esperienze lavorative
      da gennaio\tAddetta controllo qualità, Dolciaria Monviso S.r.l., Torino
      2015 ad agosto\tControlli in ingresso e sul prodotto finito
      2018
      da marzo a\tTirocinante, Laboratori Pellice S.r.l., Torino
      novembre 2014\tSupporto al laboratorio di microbiologia`),
  ).toEqual([
    'Addetta controllo qualità | Dolciaria Monviso S.r.l. | Torino | 2015-01–2018-08',
    'Tirocinante | Laboratori Pellice S.r.l. | Torino | 2014-03–2014-11',
  ])
})

test('a margin set as wide as its column has the words of a date apart', () => {
  expect(
    studies(`Volkmar Eisenhut
      volkmar@eisenhut.example
      # Ausbildung
      Oktober\t2015\tbis\tMaster Logistik
      Juli 2017\tHochschule Fuldatal
      Oktober 2012\tBachelor Logistik
      bis Juli 2015\tHochschule Fuldatal`),
  ).toEqual([
    'Master Logistik |  | Hochschule Fuldatal | 2015-10–2017-07',
    'Bachelor Logistik |  | Hochschule Fuldatal | 2012-10–2015-07',
  ])
})
