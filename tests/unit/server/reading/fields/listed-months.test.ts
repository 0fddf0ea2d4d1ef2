import { expect, test } from 'vitest'
import { listedMonths } from '#server/reading/fields/listed-months.ts'
import { jobs } from '../lines.ts'

test.each([
  [
    'Juillet, décembre 2018 et janvier-février, avril-septembre, novembre 2019',
    '2018-07',
    '2019-11',
  ],
  ['Juillet-aout, décembre 2018 et juillet-aout 2019', '2018-07', '2019-08'],
  ['July, August 2020; December 2021', '2020-07', '2021-12'],
])('%s', (text, start, end) =>
  expect(listedMonths(text)).toMatchObject({ start, end, range: true }),
)

test.each([
  'Juli 2017',
  'June 2018, June 2018',
  'Sold 12 cars in June, July 2018 and May 2019',
  '2018 May, June 2019',
])('%s lists none', (text) => expect(listedMonths(text)).toBeNull())

test('a second post at the same time has no employer that is printed of the first', () => {
  const printed = `Mélanie Aubrac
    melanie@aubrac.example
    # Expériences professionnelles
    Vendeuse chez Princesse Lila
    Juillet, décembre 2018 et janvier-février, avril-septembre, novembre 2019
    Vente, accueil et conseil client, vitrine et encaissements.
    Animatrice
    Juillet-aout, décembre 2018 et juillet-aout 2019
    Jeux et sorties avec les enfants.`
  expect(jobs(printed)).toEqual([
    'Vendeuse | Princesse Lila |  | 2018-07–2019-11',
    'Animatrice |  |  | 2018-07–2019-08',
  ])
})
