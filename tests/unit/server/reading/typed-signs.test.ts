import { describe, expect, test } from 'vitest'
import { jobs, read, studies } from './lines.ts'

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

test('how well a study went is no part of its degree, in brackets as well', () => {
  expect(
    studies(`
      Mia Muster
      # Diplômes et formations
      BTS Management, lycée Lune de Rouen (2019)
      Baccalauréat STMG (mention assez bien), lycée Soleil d'Yvetot (2017)
    `),
  ).toEqual([
    'BTS Management |  | lycée Lune de Rouen | –2019',
    "Baccalauréat STMG |  | lycée Soleil d'Yvetot | –2017",
  ])
})

test('what a house is, in small letters behind it, is no part of its name', () => {
  expect(
    jobs(`
      Mia Muster
      # Expérience professionnelle
      Vendeuse chez Princesse Lune, magasin de lingerie\t2018
      Assistante chez Radio Soleil, Lyon\t2016 – 2017
    `),
  ).toEqual([
    'Vendeuse | Princesse Lune |  | 2018–2018',
    'Assistante | Radio Soleil | Lyon | 2016–2017',
  ])
})

test('words for who gave a course lead to the school', () => {
  expect(
    studies(`
      Luis Muster
      # Estudios
      Curso de Cocina dictado por el Instituto Luna, 2017
      Curso de Pan impartido en la Escuela Sol, 2016
    `),
  ).toEqual([
    'Curso de Cocina |  | Instituto Luna | –2017',
    'Curso de Pan |  | Escuela Sol | –2016',
  ])
})

test('dated rows below qualifications are courses, and no skills', () => {
  const { skills, awards } = read(`
    Erika Muster
    # Zusatzqualifikationen
    10/2024 – 06/2025\tPersonal Trainer Lizenz | Muster Akademie
    • Alle Prüfungen bestanden
    03/2023\tErste Hilfe
    # EDV-Kenntnisse
    SPSS, Excel
  `)
  expect(skills.flatMap(({ items }) => items)).toEqual(['SPSS', 'Excel'])
  expect(awards.map(({ title }) => title)).toContain('Erste Hilfe')
})

test('the rest of a phrase that a narrow column broke heads nothing', () => {
  const { projects, skills } = read(`
    Luis Muster
    # Habilidades
    Proceso Creativo
    Investigación y Gestión de
    Proyectos
    Photoshop
    Illustrator
  `)
  expect(projects).toEqual([])
  expect(skills.flatMap(({ items }) => items)).toContain('Photoshop')
})

describe('certificates in blocks', () => {
  test('have who gave them on a line of its own, and points below', () => {
    const { awards } = read(`
      Mia Muster
      # Certificazioni
      * Alder Academy
      Social Media Marketing\t2022
      • Strategia e ottimizzazione, creazione contenuti
      * Lune School
      Project Management: Professional Certificate\t2023
      • Avvio, pianificazione, esecuzione
      * Alder Academy
      Certified Marketing Insider\t2025
      • Fondamenti di strategia
    `)
    expect(awards.map(({ title, issuer, date }) => [title, issuer, date])).toEqual([
      ['Social Media Marketing', 'Alder Academy', '2022'],
      ['Project Management: Professional Certificate', 'Lune School', '2023'],
      ['Certified Marketing Insider', 'Alder Academy', '2025'],
    ])
    expect(JSON.stringify(awards[0]!.details)).toContain('Strategia e ottimizzazione')
  })

  test('have their name first where the line below says who gave them', () => {
    const { awards } = read(`
      Ada Byron
      # Certificates
      Food Hygiene Level 2 (2018)
      Morley Institute
      • Passed with distinction
      First Aid at Work (2020)
      Alder College
      • Three days of practice
    `)
    expect(awards.map(({ title, issuer, date }) => [title, issuer, date])).toEqual([
      ['Food Hygiene Level 2', 'Morley Institute', '2018'],
      ['First Aid at Work', 'Alder College', '2020'],
    ])
  })

  test('are apart where the points are dated', () => {
    const { awards } = read(`
      Ada Byron
      # Certificates
      Food
      • Food Hygiene Level 2, 2018
      • Allergens, 2019
      Safety
      • First Aid at Work, 2020
    `)
    expect(awards.filter(({ date }) => date !== '')).toHaveLength(3)
  })
})

test('a state in full has its town in front, and neither is a field of study', () => {
  const { education } = read(`
    Ada Byron
    # Education
    Diploma in Nursing
    Morley College, Morley, Ontario
    2016 – 2018
    Diploma in Software
    Northern Institute of Technology, Calgary, Alberta
    2012 – 2014
  `)
  expect(
    education.map(({ degree, field, institution, location }) => [
      degree,
      field,
      institution,
      location,
    ]),
  ).toEqual([
    ['Diploma in Nursing', '', 'Morley College', 'Morley, Ontario'],
    ['Diploma in Software', '', 'Northern Institute of Technology', 'Calgary, Alberta'],
  ])
})

describe('a job that is told twice', () => {
  test('in a table of years and again with months is one', () => {
    expect(
      jobs(`
        Ada Byron
        # Experience
        2016 – 2018\tBaker\tAlder Ltd
        2019 – 2021\tHead Baker\tMorley Ltd
        # Professional experience
        Head Baker, Morley Ltd\t03/2019 – 05/2021
        • Led a team of four and cut waste by a third.
        Baker, Alder Ltd\t02/2016 – 12/2018
        • Baked 300 loaves a day.
      `),
    ).toEqual([
      'Baker | Alder Ltd |  | 2016-02–2018-12',
      'Head Baker | Morley Ltd |  | 2019-03–2021-05',
    ])
  })

  test('has its post for a title, and its contract among what is told', () => {
    const { work } = read(`
      髙橋青葉
      # 職務概要
      2014年06月\t2016年06月\t青葉ラーメン平塚店 (パートタイム)
      2016年07月\t2018年10月\t株式会社麦酒工房 (アルバイト)
      # アルバイト歴
      2014年06月\t2016年06月\t青葉ラーメン平塚店\tラーメン店の従業員
      2016年07月\t2018年10月\t株式会社麦酒工房\t居酒屋従業員
    `)
    expect(work).toHaveLength(2)
  })
})

test('the foot of a page below its languages is none of them', () => {
  const { languages } = read(`
    Erika Muster
    # Berufserfahrung
    Bäckerin, Muster GmbH\t2019 – 2021
    # Sprachen
    Deutsch: Muttersprache
    Englisch: B2
    Lebenslauf
    Erika Muster
  `)
  expect(languages.map(({ name }) => name)).toEqual(['Deutsch', 'Englisch'])
})

describe('facts side by side in a head', () => {
  test('tell the languages, which are no note', () => {
    const { basics, languages } = read(`
      白安達
      邮箱: ada@example.org\t语言: 英语 (流利) / 法语 (母语)
      # 工作经历
      面包师\t2019.03 - 2022.05
      街角面包店
    `)
    expect(languages).toEqual([
      { name: '英语', level: '流利' },
      { name: '法语', level: '母语' },
    ])
    expect(basics).toMatchObject({ email: 'ada@example.org', extras: [] })
  })

  test('keep a phone apart from the town that is written to it', () => {
    expect(
      read(`
        髙橋青葉
        070-5550-1234大阪府大阪市生野区
        # 職歴
        2019年4月\t株式会社麦酒工房 入社
      `).basics.phone,
    ).toBe('070-5550-1234')
  })
})

test('rows of a form below the licences are no certificates', () => {
  const { awards } = read(`
    髙橋青葉
    # 免許・資格
    2014年2月\t普通自動車第一種運転免許 取得
    志望の動機
  `)
  expect(awards.map(({ title }) => title)).toEqual(['普通自動車第一種運転免許 取得'])
})
