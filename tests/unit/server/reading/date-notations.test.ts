import { describe, expect, test } from 'vitest'
import { readLines } from '#server/reading/index.ts'
import { documentOf } from './lines.ts'

const notations = (...dates: string[]): string[] =>
  readLines(
    documentOf(
      [
        'Robin Ashdown',
        'robin.ashdown@example.com',
        'Work Experience',
        ...dates.flatMap((date, index) => [
          `Warehouse Clerk, Northfield Foods ${index}\t${date}`,
          '• Checked goods.',
        ]),
        'Education',
        'Diploma in Logistics, Salford City College\t2014 – 2017',
      ].join('\n'),
    ),
  ).dateNotations

describe('dates of one resume', () => {
  test.each([
    [['03/2019 – 05/2021', '01/2017 – 02/2019']],
    [['03.2019 – 05.2021', '01. 2017 – 02.2019']],
    [['March 2019 – present', 'Jan 2017 – Feb 2019']],
    [['03/2019 – present', '2014 – 2018']],
    [['Summer 2019 – Spring 2020', 'March 2017 – May 2019']],
    [['2016.05-2018.03', '2012.09—2016.04']],
    [['2016/05-2018/03', '2018/04-present']],
  ])('in one way, or in years where months are long ago, are not mixed: %s', (dates) => {
    expect(notations(...dates)).toEqual([])
  })

  test.each([
    [
      ['03/2019 – 05/2021', 'January 2017 – February 2019'],
      ['03/2019', 'January 2017'],
    ],
    [
      ['2019-03 – 2021-05', '01/2017 – 02/2019'],
      ['2019-03', '01/2017'],
    ],
    [['03/2019 – 05.2021'], ['03/2019', '05.2021']],
    [['2019 – 05/2021'], ['05/2021', '2019']],
  ])('in several ways are told as printed: %s', (dates, expected) => {
    expect(notations(...dates).toSorted()).toEqual(expected.toSorted())
  })
})
