import { describe, expect, test } from 'vitest'
import { jobs, studies } from './lines.ts'

/** What somebody typed for a sign that the keyboard hides, and towns behind a word in front of their state. */

describe('a capital I between two phrases', () => {
  test('is a bar where bars part other lines', () => {
    expect(
      studies(`
        Erika Muster
        # Berufserfahrung
        Aushilfe | Muster GmbH, Bremen\t2017 – 2018
        # Ausbildung
        08/2016 – 06/2019\tFachhochschulreife I Karl-Muster-Schule Worms
        03/2021 – vorauss. 10/2025\tB.Sc. Physik I Hochschule Ulmen
      `),
    ).toEqual([
      'Fachhochschulreife |  | Karl-Muster-Schule Worms | 2016-08–2019-06',
      'B.Sc. Physik |  | Hochschule Ulmen | 2021-03–2025-10',
    ])
  })

  test('is a number where things are counted on', () => {
    expect(
      studies(`
        Erika Muster
        # Berufserfahrung
        Aushilfe | Muster GmbH, Bremen\t2017 – 2018
        # Ausbildung
        Lehrgang Elektrik I Hochschule Ulmen\t2016
        Lehrgang Mechanik I Hochschule Ulmen\t2017
        Lehrgang Elektrik II Hochschule Ulmen\t2018
      `).join('\n'),
    ).not.toContain('Lehrgang Elektrik |')
  })
})

test('a town behind a word and in front of its state is no part of the company', () => {
  expect(
    jobs(`
      Ada Byron
      # Experience
      Kitchen Manager at Silver Spoon in Morley, Georgia.
      • Counted the stock each week.
      Machine Operator at Alder Press in Ulmen, Georgia.
      • Set the line for each job.
    `),
  ).toEqual([
    'Kitchen Manager | Silver Spoon | Morley, Georgia | –',
    'Machine Operator | Alder Press | Ulmen, Georgia | –',
  ])
})
