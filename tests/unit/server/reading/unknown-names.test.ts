import { describe, expect, test } from 'vitest'
import { readLines } from '#server/reading/index.ts'
import { wordOf } from './word.ts'

/** Companies and schools that no list has, told by where they stand. */

const read = (printed: string) => readLines(wordOf(printed)).resume

const studies = (printed: string) =>
  read(`## Jeanne Colin
    jeanne@example.org
    ${printed}`).education.map(
    ({ degree, field, institution, location }) =>
      `${degree} | ${field} | ${institution} | ${location}`,
  )

const projects = (printed: string) =>
  read(`## Jeanne Colin
    jeanne@example.org
    # Projects
    ${printed}`).projects.map(({ name, url }) => [name, url])

describe('behind dashes the last name is the place', () => {
  test.each([
    [
      'in a margin of dates',
      `2017 – 2018 ⇥ Commis de cuisine – Elite – Bruxelles
      2015 – 2017 ⇥ Responsable de salle – Moonlight – Bruxelles
      2010 – 2012 ⇥ Serveuse – Beau Rivage – Tervuren`,
      [
        'Commis de cuisine | Elite | Bruxelles',
        'Responsable de salle | Moonlight | Bruxelles',
        'Serveuse | Beau Rivage | Tervuren',
      ],
    ],
    [
      'in bold heads',
      `**Cameriere - La Pergola - Bari** ⇥ 2018 - 2020
      **Barista - Caffè Blu - Monopoli** ⇥ 2016 - 2018
      **Lavapiatti - Masseria Nuova - Ostuni** ⇥ 2015 - 2016`,
      [
        'Cameriere | La Pergola | Bari',
        'Barista | Caffè Blu | Monopoli',
        'Lavapiatti | Masseria Nuova | Ostuni',
      ],
    ],
  ])('%s', (_how, jobs, expected) => {
    const { work } = read(`## Jeanne Colin
      jeanne@example.org
      # Experience
      ${jobs}`)
    expect(
      work.map(({ title, company, location }) => `${title} | ${company} | ${location}`),
    ).toEqual(expected)
  })
})

describe('studies', () => {
  test('courses of years are an education where nothing else is', () => {
    expect(
      studies(`# Formations professionnelles
      2020 - 2021 ⇥ Formation qualifiante développeur web - Centre Bois-Joli - Nantes
      2019 ⇥ Formation courte bases du web - Atelier Numérique - Nantes
      2009 - 2011 ⇥ Formation d'aide-cuisinière - Crèche des Lilas - Rezé
      1996 – 2003 ⇥ Aide-comptable - Lycée Jules-Ferry - Nantes`),
    ).toEqual([
      'Formation qualifiante développeur web |  | Centre Bois-Joli | Nantes',
      'Formation courte bases du web |  | Atelier Numérique | Nantes',
      "Formation d'aide-cuisinière |  | Crèche des Lilas | Rezé",
      'Aide-comptable |  | Lycée Jules-Ferry | Nantes',
    ])
  })

  test('a subject keeps no grade, and its comma in brackets parts nothing', () => {
    expect(
      studies(`# Education
      MIT — S.M., Mechanical Engineering (GPA 4.8/5.0) ⇥ Cambridge, MA | 2016
      Georgia Tech — B.S., Mechanical Engineering (GPA: 3.9/4.0) ⇥ Atlanta, GA | 2014`),
    ).toEqual([
      'S.M. | Mechanical Engineering | MIT | Cambridge, MA',
      'B.S. | Mechanical Engineering | Georgia Tech | Atlanta, GA',
    ])
    expect(
      studies(`# Education and Training
      2014 A-levels (Maths, Physics), Saltmarsh, Hull
      2012 GCSEs, Beverley High
      2019 Forklift licence, RTITB`)[0],
    ).toBe('A-levels | Maths, Physics | Saltmarsh | Hull')
  })

  test('behind a degree that says what it is in, one word behind the school is its town', () => {
    expect(
      studies(`# Ausbildung
      09/2010 – 07/2013 ⇥ Ausbildung zur Hotelfachfrau
      ⇥ Seehotel Adler, Überlingen
      09/2004 – 07/2010 ⇥ Mittlere Reife
      ⇥ Wiestorschule, Überlingen`)[0],
    ).toBe('Ausbildung zur Hotelfachfrau |  | Seehotel Adler | Überlingen')
  })
})

describe('projects', () => {
  test('sentences below names tell of them', () => {
    expect(
      projects(`Tide Clock [GitHub] [Demo]
      Shows the tide on a dial. Built with C and Arduino.
      Harvest Planner [GitHub]
      Tells farmers when to cut hay. Built with Django.`),
    ).toEqual([
      ['Tide Clock', ''],
      ['Harvest Planner', ''],
    ])
  })

  test('a name has no address behind it', () => {
    expect(
      projects(`Tide Clock: https://tide.example.com
      Shows the tide on a dial.
      Harvest Planner: https://harvest.example.com
      Tells farmers when to cut hay.`),
    ).toEqual([
      ['Tide Clock', 'https://tide.example.com'],
      ['Harvest Planner', 'https://harvest.example.com'],
    ])
  })

  test('the title with which a record begins is its name', () => {
    expect(
      projects(`Title: Tide Clock
      Duration: 3 months
      Team size: 4
      Description: Shows the tide on a dial.
      Title: Harvest Planner
      Duration: 6 months
      Team size: 2
      Description: Tells farmers when to cut hay.`),
    ).toEqual([
      ['Tide Clock', ''],
      ['Harvest Planner', ''],
    ])
  })
})

test('a supermarket is no town', () => {
  const { work } = read(`## 李晴
    qing@example.org
    # 工作经历
    2019.03-2022.06 蓝港 销售专员
    负责接待客户。
    2016.01-2019.02 晨光超市 收银员`)
  expect(work.map(({ company, location }) => [company, location])).toEqual([
    ['蓝港', ''],
    ['晨光超市', ''],
  ])
})

test('of names that no word decides a company is more likely than a post', () => {
  const { work } = read(`## Jeanne Colin
    jeanne@example.org
    # Experience
    **Saltgrass** ⇥ 2019 – 2021
    - Ground rye for nine shops.
    **Evergreen Hearth** ⇥ 2016 – 2019
    - Carried sacks for two schools.`)
  expect(work.map(({ company, title }) => [company, title])).toEqual([
    ['Saltgrass', ''],
    ['Evergreen Hearth', ''],
  ])
})
