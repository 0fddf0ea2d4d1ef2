import { describe, expect, test } from 'vitest'
import { phonesIn } from '#server/reading/fields/contact.ts'
import { jobs, projects, read, studies } from './lines.ts'

/** Classes of what was lost on fifty more published resumes, with made-up people. */

test('entries that close with their period keep what was done above it', () => {
  const printed = `Mario Serra
    mario@serra.example
    # EXPERIENCIA
    Encargado de Sección
    Responsable del proceso de producción de una categoría de productos alimenticios.
    Europast S.A, Barcelona
    02/03/2020 – 09/09/2022
    Camarero de Sala
    Camarero de sala y barra, encargado de mantener ordenado el espacio del hotel.
    Hotel San Remo, Ibiza
    08/05/2017 – 09/10/2017
    Captador de Socios
    Recolectar socios para que puedan ayudar a los proyectos de la fundación.
    ONG Mundo, San Sebastián
    19/01/2015 – 06/06/2015`
  expect(jobs(printed)).toEqual([
    'Encargado de Sección | Europast S.A | Barcelona | 2020-03-02–2022-09-09',
    'Camarero de Sala | Hotel San Remo | Ibiza | 2017-05-08–2017-10-09',
    'Captador de Socios | ONG Mundo | San Sebastián | 2015-01-19–2015-06-06',
  ])
})

test.each([
  [
    'English',
    `Mara Ellison
    mara@ellison.example
    # EXPERIENCE
    02/2021 – 06/2022\tSupport Lead – Night Shift
    Halden Works, Leeds
    • Answered tickets and trained new colleagues on the desk
    08/2015 – 01/2019\tCashier – Part-time weekends
    Lowen Fields, Hull
    • Handled payments and returns at the front counter`,
    [
      'Support Lead – Night Shift | Halden Works | Leeds | 2021-02–2022-06',
      'Cashier – Part-time weekends | Lowen Fields | Hull | 2015-08–2019-01',
    ],
  ],
  [
    'French',
    `Claire Morvan
    claire@morvan.example
    # EXPÉRIENCES PROFESSIONNELLES
    02/2021 – 06/2022\tVendeuse – rayon jardin
    Halder, Nantes
    • Conseil des clients et tenue des rayons chaque jour
    02/2019 – 12/2020\tAssistante commerciale – grands comptes
    Kerlan, Rennes
    • Suivi des commandes et des factures des clients`,
    [
      'Vendeuse – rayon jardin | Halder | Nantes | 2021-02–2022-06',
      'Assistante commerciale – grands comptes | Kerlan | Rennes | 2019-02–2020-12',
    ],
  ],
])('a post with a dash has its house on the line below, in %s', (_, printed, wanted) => {
  expect(jobs(printed)).toEqual(wanted)
})

test('jobs with how long they lasted are jobs, and none is a project of the longest', () => {
  const printed = `Luis Herrera Gil
    luis@herrera.example
    # EXPERIENCIA PROFESIONAL
    * Técnico en sistemas y equipos informáticos
    Trabajo por cuenta propia
    Desde 2005 hasta 2016 (11 años)
    * Administrador de redes sociales
    Trabajo por cuenta propia
    Desde 2007 hasta 2016 (9 años)
    * Analítica web básica
    Trabajo por cuenta propia
    Desde 2014 hasta 2016 (2 años)`
  expect(jobs(printed)).toEqual([
    'Técnico en sistemas y equipos informáticos | Trabajo por cuenta propia |  | 2005–2016',
    'Administrador de redes sociales | Trabajo por cuenta propia |  | 2007–2016',
    'Analítica web básica | Trabajo por cuenta propia |  | 2014–2016',
  ])
  expect(projects(printed)).toEqual([])
  expect(read(printed).other).toEqual([])
})

test('courses on three lines are one certificate each', () => {
  const { awards } = read(`Luis Herrera Gil
    luis@herrera.example
    # FORMACIÓN COMPLEMENTARIA
    Prevención de Riesgos Laborales
    Ayuntamiento de Cádiz
    Año 2009 (50 horas)
    Curso de Cloud Computing
    Escuela de Organización Industrial
    2016 (40 horas)`)
  expect(awards.map(({ title, issuer, date }) => [title, issuer, date].join(' | '))).toEqual([
    'Prevención de Riesgos Laborales | Ayuntamiento de Cádiz | 2009',
    'Curso de Cloud Computing | Escuela de Organización Industrial | 2016',
  ])
  expect(phonesIn('Año 2010 (234 horas)', 'es')).toEqual([])
})

test('how long a course took is kept, above its year and beside it', () => {
  const [award] = read(`Mara Ellison
    mara@ellison.example
    # CERTIFICATES
    First aid course, 40 hours
    2016 (6 days)
    Forklift licence, 2018`).awards
  expect(award).toMatchObject({ title: 'First aid course', date: '2016' })
  expect(JSON.stringify(award?.details)).toMatch(/40 hours.*6 days/)
})

describe('headings', () => {
  test('a second list of jobs may hold schools', () => {
    const printed = `Jana Brandt
      jana@brandt.example
      # BERUFSERFAHRUNG
      02/2021 – 06/2022\tKauffrau für Spedition
      Halder Trans GmbH, Fürth
      # WEITERE STATIONEN
      01/2015 – 07/2015\tPromoterin
      Bella, Nürnberg
      10/2014 – 01/2015\tSprachkurs
      Universität Erlangen
      09/2009 – 06/2013\tFremdsprachengymnasium „Ivan Vazov“
      Bulgarien`
    expect(jobs(printed)).toEqual([
      'Kauffrau für Spedition | Halder Trans GmbH | Fürth | 2021-02–2022-06',
      'Promoterin | Bella | Nürnberg | 2015-01–2015-07',
    ])
    expect(studies(printed)).toEqual([
      'Sprachkurs |  | Universität Erlangen | 2014-10–2015-01',
      ' |  | Fremdsprachengymnasium „Ivan Vazov“ | 2009-09–2013-06',
    ])
  })

  test('labels with a colon below larger headings end no section', () => {
    const printed = `Mara Ellison
      mara@ellison.example
      # EDUCATION
      * B.A. in Child Development\tMay 2026
      State University, Norwood
      * Honors:
      Honors List – Fall 2022
      * Certificates:
      Teacher Certificate of Achievement
      * High School Diploma\tMay 2017
      Norwood High School
      # EXPERIENCE
      * Teacher's Aid\tMay 2022 - January 2023
      Carebear Preschool
      • Observed children in the center and planned lessons
      # SKILLS
      Excel, Canvas, First aid`
    expect(studies(printed)).toEqual([
      'B.A. in Child Development |  | State University | –2026-05',
      'High School Diploma |  | Norwood High School | –2017-05',
    ])
    expect(read(printed).awards).toEqual([])
  })

  test('a heading’s word for projects outweighs periods and roles', () => {
    const printed = `김하늘
      haneul@example.kr
      # 경력
      새솔소프트\t개발자\t2017.03 ~ 2021.02
      # 기타 토이 프로젝트
      * 사내 온도 측정 프로그램
      설명\t사내 아침 체온측정 프로그램
      기간\t2020.06 ~ 2020.09
      역할\t서버쪽 설계 및 구현
      * 음성 변환 프로그램
      설명\t음성데이터를 텍스트로 변환
      기간\t2020.02 ~ 2020.03
      역할\t전체`
    expect(projects(printed)).toEqual(['사내 온도 측정 프로그램', '음성 변환 프로그램'])
    expect(jobs(printed)).toEqual(['개발자 | 새솔소프트 |  | 2017-03–2021-02'])
  })
})
