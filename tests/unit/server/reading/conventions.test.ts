import { describe, expect, test } from 'vitest'
import { plainText } from '#contract/rich-text.ts'
import type { Resume } from '#contract/resume.ts'
import { readLines } from '#server/reading/index.ts'
import { documentOf } from './lines.ts'

/** What people of many trades do on paper, each convention with what is to be read of it. */

const read = (printed: string): Resume => readLines(documentOf(printed)).resume

const jobs = (printed: string) =>
  read(printed).work.map(({ title, company, location, start, end }) =>
    [title, company, location, `${start}–${end}`].join(' | '),
  )

const studies = (printed: string) =>
  read(printed).education.map(({ degree, field, institution, start, end }) =>
    [degree, field, institution, `${start}–${end}`].join(' | '),
  )

const projects = (printed: string) => read(printed).projects.map(({ name }) => name)

describe('jobs', () => {
  test('have a sign where their look changes', () => {
    expect(
      jobs(`
        Damian Okereke-Hull
        # Work experience
        **Site Supervisor** – Brackwater Electrical Services, Leeds
        March 2019 to date
        • Run crews of up to six on school refits
        **Electrician** – Thornfield & Sons, Leeds
        2013 – 2019
        • First and second fix`),
    ).toEqual([
      'Site Supervisor | Brackwater Electrical Services | Leeds | 2019-03–present',
      'Electrician | Thornfield & Sons | Leeds | 2013–2019',
    ])
  })

  test('name the company behind a word of its own look', () => {
    expect(
      jobs(`
        Damian Okereke-Hull
        # Work experience
        **Electrician** at Brackwater Ltd, 2013 – 2019
        **Apprentice** at Morley Power, 2010 – 2013`),
    ).toEqual([
      'Electrician | Brackwater Ltd |  | 2013–2019',
      'Apprentice | Morley Power |  | 2010–2013',
    ])
  })

  test('name a company with its town beside the title', () => {
    expect(
      jobs(`
        Yvonne Harthauser
        # Berufserfahrung
        2019 – heute\tControllerin, Weidenbach Maschinenbau GmbH, Leipzig
        2014 – 2015\tWerkstudentin Rechnungswesen, **Kaffeehaus Timm, Kiel**`),
    ).toEqual([
      'Controllerin | Weidenbach Maschinenbau GmbH | Leipzig | 2019–present',
      'Werkstudentin Rechnungswesen | Kaffeehaus Timm | Kiel | 2014–2015',
    ])
  })
})

describe('studies', () => {
  test('name the school behind a word with an apostrophe', () => {
    expect(
      studies(`
        Ettore Cavalbruni
        # Formazione
        2004 – Diploma di tecnico della ristorazione presso l'Istituto Alberghiero di Levico
        2001 – Licenza media presso la Scuola Media Bresadola`),
    ).toEqual([
      'Diploma di tecnico della ristorazione |  | Istituto Alberghiero di Levico | –2004',
      'Licenza media |  | Scuola Media Bresadola | –2001',
    ])
  })

  test('have grades and theses that are no degrees', () => {
    const { education } = read(`
      Konstantin Eichwaldt
      # Ausbildung
      2011 – 2013\tM.Sc. Physik an der Universität Saaleck (Note 1,2)
      2008 – 2011\tB.Sc. Physik an der Technischen Hochschule Ilmenbrück
      Bachelorarbeit: Messung kleiner Phasenverschiebungen
      2000 – 2008\tGymnasium Jena
      Abschluss: Note 1,8`)
    expect(education.map(({ degree, institution }) => [degree, institution])).toEqual([
      ['M.Sc. Physik', 'Universität Saaleck'],
      ['B.Sc. Physik', 'Technischen Hochschule Ilmenbrück'],
      ['', 'Gymnasium Jena'],
    ])
    expect(education.map(({ details }) => plainText(details))).toEqual([
      'Note 1,2',
      'Bachelorarbeit: Messung kleiner Phasenverschiebungen',
      'Note 1,8',
    ])
  })

  test('say in brackets how they stand', () => {
    expect(
      studies(`
        林沐川
        # 教育经历
        溪川大学　软件工程　硕士（中退）　2018.09 – 2019.12
        云岭大学　计算机科学　本科　2014.09 – 2018.06`),
    ).toEqual([
      '硕士 | 软件工程 | 溪川大学 | 2018-09–2019-12',
      '本科 | 计算机科学 | 云岭大学 | 2014-09–2018-06',
    ])
  })

  test('have two letters that are a degree and no state', () => {
    expect(
      studies(`
        Isolde Fenwrath
        # Education
        PhD, History, University of Tarn Valley, 2016
        MA, History, Calloway College, 2011`),
    ).toEqual([
      'PhD | History | University of Tarn Valley | –2016',
      'MA | History | Calloway College | –2011',
    ])
  })

  test('have school, faculty and department in one word', () => {
    expect(
      studies(`
        白浜 みのり
        # 学歴
        2017年3月\t汐見大学文学部史学科　卒業
        2013年4月\t汐見大学文学部史学科　入学`),
    ).toEqual([' | 文学部史学科 | 汐見大学 | 2013-04–2017-03'])
  })
})

describe('projects', () => {
  test('begin with their name in bold, dated or not', () => {
    expect(
      projects(`
        Baran Tepeyurt
        # Projeler
        **Kargo Takip** – Kargo firmaları için takip paneli
        • React ve Node.js
        **Evim Güvende** – IoT ev güvenlik sistemi – 2020
        • Arduino ve MQTT
        **Not Defterim** (Flutter) – mobil uygulama`),
    ).toEqual(['Kargo Takip', 'Evim Güvende', 'Not Defterim'])
  })
})
