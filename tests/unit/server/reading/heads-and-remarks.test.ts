import { describe, expect, test } from 'vitest'
import { jobs, read, studies } from './lines.ts'

/** What stands within, behind and below the names of heads, and is a part of them or none. */

test('a calendar in front of a year and its place dates the head above', () => {
  expect(
    studies(`
      Ada Byron
      # Education
      PhD in Marine Engineering
      * University of Ulmen
      • October 2020 – present\tLeeds, UK
      MSc in Marine Engineering
      * University of Ulmen
      • 2020\tLeeds, UK
      BSc in Physics
      * University of Morley
      • 2018\tMorley, UK
    `),
  ).toEqual([
    'PhD in Marine Engineering |  | University of Ulmen | 2020-10–present',
    'MSc in Marine Engineering |  | University of Ulmen | –2020',
    'BSc in Physics |  | University of Morley | –2018',
  ])
})

test('what a line in small letters tells of is no company, and a comma leaves a post whole', () => {
  expect(
    jobs(`
      Ada Byron
      # Experience
      Teaching Assistant
      * University of Ulmen
      • 2021 – 2023\tLeeds, UK
      Courses in fluid dynamics
      • Prepared, supervised and corrected exams.
      Internship, Aircraft Design
      * University of Ulmen
      • February – August 2020\tLeeds, UK
      Development of a model for early aircraft design
      • Developed a solver.
      Internship, Harbour Production
      * TideSpace
      • February – June 2018\tLeeds, UK
      Design of a packing cell for several integrated units
      • Designed a cell for a line of units.
    `),
  ).toEqual([
    'Teaching Assistant | University of Ulmen | Leeds, UK | 2021–2023',
    'Internship, Aircraft Design | University of Ulmen | Leeds, UK | 2020-02–2020-08',
    'Internship, Harbour Production | TideSpace | Leeds, UK | 2018-02–2018-06',
  ])
})

test('a word that leads to no company leaves a post whole whose house stands elsewhere', () => {
  expect(
    jobs(`
      Erika Muster
      # Praktika
      * Birken Technik AG & Co. KG\tBamberg, Deutschland
      Praktikum im Bereich Anwendungstechnik\t03.2017–09.2017
      • Berechnung von Getrieben
    `),
  ).toEqual([
    'Praktikum im Bereich Anwendungstechnik | Birken Technik AG & Co. KG | Bamberg, Deutschland | 2017-03–2017-09',
  ])
})

test('what a company was called before stays with its name', () => {
  expect(
    jobs(`
      Erika Muster
      # Berufserfahrung
      01/1999 bis 03/2000\tSystemadministratorin bei der Tann + Partner AG (heute 7&7 Netz AG) in
      ~ Karlsruhe
      03/2000 bis 03/2004\tSystemadministratorin bei der Birken GmbH in Bonn
    `),
  ).toEqual([
    'Systemadministratorin | Tann + Partner AG (heute 7&7 Netz AG) | Karlsruhe | 1999-01–2000-03',
    'Systemadministratorin | Birken GmbH | Bonn | 2000-03–2004-03',
  ])
})

test('a unit behind a dash is of its company where the post stands on a line of its own', () => {
  expect(
    jobs(`
      Ana Prueba
      # Experiencia profesional
      * Gestora de calidad
      Banco del Norte
      jul. 2018 – actualidad · Santiago
      * Jefa de proyecto
      Marola Chile - División Minería
      may. 2013 – jul. 2018 · Santiago
    `),
  ).toEqual([
    'Gestora de calidad | Banco del Norte | Santiago | 2018-07–present',
    'Jefa de proyecto | Marola Chile - División Minería | Santiago | 2013-05–2018-07',
  ])
})

test('what stands in brackets behind a subject is no second place', () => {
  const { education } = read(`
    Erika Muster
    # Ausbildung
    * Universität Ulmen\tHannover, Deutschland
    Master of Science, Maschinenbau (Konstruktion)\t10.2009–06.2018
  `)
  expect(education.map(({ field, location }) => [field, location])).toEqual([
    ['Maschinenbau (Konstruktion)', 'Hannover, Deutschland'],
  ])
})

test('a stop between spaces parts phrases', () => {
  expect(
    jobs(`
      Anne Essai
      # Expérience professionnelle
      2013-2016 . Chargée de gestion administrative .
      Orsel . Villeurbanne
      • Prise en charge de dossiers
      2006-2008 . Serveuse .
      La Cuisine du Port . Lorient
      • Accueil de la clientèle
    `),
  ).toEqual([
    'Chargée de gestion administrative | Orsel | Villeurbanne | 2013–2016',
    'Serveuse | La Cuisine du Port | Lorient | 2006–2008',
  ])
})

test('how many hours a course took, and a number behind its label, are no school', () => {
  expect(
    studies(`
      Ana Prueba
      # Formación académica
      Diplomada Universitaria en Enfermería (nº de registro: 20417)\t1997-2000
      Máster en Reanimación Prehospitalaria (463 horas, 2000-2002)
      Experta Universitaria en Neurocirugía (2020)
    `),
  ).toEqual([
    'Diplomada Universitaria en Enfermería (nº de registro: 20417) |  |  | 1997–2000',
    'Máster en Reanimación Prehospitalaria |  |  | 2000–2002',
    'Experta Universitaria en Neurocirugía |  |  | –2020',
  ])
})

test('a company above its posts gives its town to all of them', () => {
  expect(
    jobs(`
      Erika Muster
      # Berufserfahrung
      02/2001 bis 05/2011\tMarola GmbH & Co. OHG und Töchter in Verl
      * 04/2009 - 05/2011 IT Application Managerin
      • Leitung des Teams
      * 02/2001 - 03/2009 Systemplanerin
      • Planung von Rechenzentren
    `),
  ).toEqual([
    'IT Application Managerin | Marola GmbH & Co. OHG und Töchter | Verl | 2009-04–2011-05',
    'Systemplanerin | Marola GmbH & Co. OHG und Töchter | Verl | 2001-02–2009-03',
  ])
})

test('a day at the foot of an entry, in the margin, is when it began', () => {
  expect(
    jobs(`
      Anne Essai
      # Expériences
      Aujourd’hui\tIngénieure, Orsel SARL\tLyon, France
      • Simulation des écoulements
      Octobre 2020
      • turbulence, méthodes spectrales
      Septembre 2020\tStage, Quatre Vents SARL\tLyon, France
      • Création d’un module
      Avril 2020
      • analyse statistique
    `),
  ).toEqual([
    'Ingénieure | Orsel SARL | Lyon, France | 2020-10–present',
    'Stage | Quatre Vents SARL | Lyon, France | 2020-04–2020-09',
  ])
})

test('humanitarian work is a section of volunteering', () => {
  const { other } = read(`
    Ana Prueba
    # Experiencia profesional
    2009-2021: Enfermera, Hospital del Puerto
    # Actividad humanitaria
    • Misiones quirúrgicas anuales en África
  `)
  expect(other.map(({ kind }) => kind)).toEqual(['volunteer'])
})

test('a town with the number of its department is no part of the company', () => {
  expect(
    jobs(`
      Ada Byron
      # Expériences
      2017 - 2020
      * Technicien après-vente
      Naviport - Lunel (34)
      • Réparer les moteurs
      2014 - 2016
      * Conseiller clientèle
      Aquatel - Chasse Pont (86)
      • Répondre aux appels
    `),
  ).toEqual([
    'Technicien après-vente | Naviport | Lunel (34) | 2017–2020',
    'Conseiller clientèle | Aquatel | Chasse Pont (86) | 2014–2016',
  ])
})

test('a place behind the name of a link is a home', () => {
  expect(
    read('Ada Byron\n+44 20 7946 0018 | GitHub | Monterrey, México\n# Skills\n• Go').basics
      .location,
  ).toBe('Monterrey, México')
})

test('what still goes on need not say since when', () => {
  expect(
    jobs(`
      Ada Byron
      # Experience
      Workshop Lead — Brineworks (Leeds, UK) — Present
      Lecturer — Ulmen University (Leeds, UK) — 2013–2023
      Lecturer — Morley University (Morley, UK) — 2015–2022
    `),
  ).toEqual([
    'Workshop Lead | Brineworks | Leeds, UK | –present',
    'Lecturer | Ulmen University | Leeds, UK | 2013–2023',
    'Lecturer | Morley University | Morley, UK | 2015–2022',
  ])
})

test('a long line that names a school and a degree is a study of its own', () => {
  expect(
    studies(`
      Ada Byron
      # Education
      Morley College of Art, Portland, ME — Master of Fine Arts: Studio Art
      Brackwater College of Art and Design, Minneapolis, MN — Bachelor of Fine Arts: Fine Arts Studio
    `).map((study) => study.split(' | ')[2]),
  ).toEqual(['Morley College of Art', 'Brackwater College of Art and Design'])
})

test('a degree and its school alone are one study', () => {
  expect(
    studies(`
      Ada Byron
      # Istruzione
      Diploma, Geometra
      Istituto Tecnico per Geometri "Brunelli"
    `),
  ).toEqual(['Diploma | Geometra | Istituto Tecnico per Geometri "Brunelli" | –'])
})

test('between a name that no list has and a country in brackets stands the town', () => {
  expect(
    jobs(`
      Ada Byron
      # Experiencia
      2006-2007\tTejas Orsel S.A, Valencia (Spain)
      • Diseño de producto
      2005-2006\tTomás Quiles, Benimarola (Spain)
      • Diseño de muebles
    `),
  ).toEqual([
    ' | Tejas Orsel S.A | Valencia, Spain | 2006–2007',
    ' | Tomás Quiles | Benimarola, Spain | 2005–2006',
  ])
})

test('a point that goes on over the next line is no post', () => {
  expect(
    jobs(`
      Ada Byron
      # Experiencia
      2003-2018\tFreelance
      • CAD (delineante, diseño de piezas para inyección, optimización de corte de
      ~ madera y de otros productos)
      • Terapia
      2006-2007\tTejas Orsel S.A, Valencia (Spain)
      • Diseño de producto
    `)[0],
  ).toBe(' | Freelance |  | 2003–2018')
})

test('studies among jobs are told behind the colon of their school', () => {
  const { work, education } = read(`
    Ada Byron
    # Stationen aus dem Lebenslauf
    2023 - 2024\tHochschule Morlau, Schweiz: Wissenschaftliche Mitarbeiterin
    2019 - 2023\tHochschule Ulmen, Schweiz: Wissenschaftliche Mitarbeiterin
    2018 - 2019\tHochschule Ulmen, Schweiz: Dozentin
    2016 - 2018\tHochschule Morlau, Schweiz: PhD
    2009 - 2015\tTechnische Universität Quarz, Deutschland: B.A. und M.A.
  `)
  expect(work.map(({ title, location }) => `${title}, ${location}`)).toEqual([
    'Wissenschaftliche Mitarbeiterin, Schweiz',
    'Wissenschaftliche Mitarbeiterin, Schweiz',
    'Dozentin, Schweiz',
  ])
  expect(education.map(({ degree, institution }) => `${degree}, ${institution}`)).toEqual([
    'PhD, Hochschule Morlau',
    'B.A. und M.A., Technische Universität Quarz',
  ])
})

describe('when somebody was born', () => {
  test.each([
    ['Nacida el 27 de julio de 1982', '27 de julio de 1982'],
    ['Nacido el 27 de julio de 1982 en Soria (España).', '27 de julio de 1982 en Soria (España).'],
    ['Geboren am 3. März 1984 in Lübeck, ledig', '3. März 1984 in Lübeck, ledig'],
    ['Né le 3 mars 1984 à Lyon', '3 mars 1984 à Lyon'],
    ['Born on 3 March 1984 in Leeds', '3 March 1984 in Leeds'],
  ])('keeps its day and is no profile: %s', (line, birthDate) => {
    const { basics, selfEvaluation } = read(`
      Ada Rivera
      ${line}
      ada@example.com
      # Work experience
      Clerk, Harbour Office\t2011 - 2013
    `)
    expect(basics.birthDate).toBe(birthDate)
    expect(selfEvaluation.content).toEqual([])
  })
})
