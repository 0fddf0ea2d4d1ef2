import { describe, expect, test } from 'vitest'
import { plainText } from '#contract/rich-text.ts'
import type { Resume } from '#contract/resume.ts'
import { readLines } from '#server/reading/index.ts'
import { documentOf } from './lines.ts'

/**
 * Classes of what was lost on people whom nobody had tuned on, each in languages and layouts other
 * than those in which it was found.
 */

const read = (printed: string): Resume => readLines(documentOf(printed)).resume

/** The same with its headings in a heading style, as word processors have it. */
const styled = (printed: string): Resume => {
  const text = documentOf(printed, 'docx')
  const lines = text.lines.map((line) => ({ ...line, headingLevel: line.fontSize === 13 ? 1 : 0 }))
  return readLines({ ...text, lines }).resume
}

const jobs = ({ work }: Resume) =>
  work.map(({ title, company, start, end }) => `${title} | ${company} | ${start}–${end}`)

const studies = ({ education }: Resume) =>
  education.map(({ degree, institution, start, end }) =>
    [degree, institution, `${start}–${end}`].join(' | '),
  )

describe('a list of years without any heading', () => {
  test.each([
    [
      'German',
      `T. Wiesenthal
      Lebenslauf
      04.18-09.21\tTischlerin, Möbelhaus Kranich GmbH, Bremen
      10.14-03.18\tTischlerin, Holzwerk Anker GmbH, Emden
      08.11-08.14\tAusbildung zur Tischlerin, Berufsschule Leer`,
      ['Tischlerin | Möbelhaus Kranich GmbH | 2018-04–2021-09'],
      ['Ausbildung zur Tischlerin | Berufsschule Leer | 2011-08–2014-08'],
    ],
    [
      'Italian',
      `Ornella Bassi
      2016 – 2020\tContabile, Officine Marlin S.r.l.
      2013 – 2016\tImpiegata, Cantine Rovere S.p.A.
      2010 – 2013\tLaurea in Economia, Università di Valchiara`,
      ['Contabile | Officine Marlin S.r.l. | 2016–2020'],
      ['Laurea in Economia | Università di Valchiara | 2010–2013'],
    ],
    [
      'English, dates on lines of their own',
      `Nell Harrow
      Site Engineer, Brackwater Ltd
      2017 – 2021
      Draughtsman, Morley Power Ltd
      2014 – 2017
      BEng Civil Engineering, University of Tarn Valley
      2011 – 2014`,
      ['Site Engineer | Brackwater Ltd | 2017–2021'],
      ['BEng Civil Engineering | University of Tarn Valley | 2011–2014'],
    ],
  ])('is parted into jobs and studies: %s', (_, printed, first, last) => {
    const resume = read(printed)
    expect(jobs(resume).slice(0, 1)).toEqual(first)
    expect(studies(resume).slice(-1)).toEqual(last)
    expect(resume.basics.phone).toBe('')
  })
})

describe('a career that holds the studies, where nothing else does', () => {
  test.each([
    [
      `Jasper Lindacker
      # Beruflicher Werdegang
      09/2002 - 07/2006\tGrundschule Altmoor
      09/2006 - 07/2014\tGymnasium Altmoor
      08/2014 - 08/2017\tKellner, Gasthof Krone GmbH
      09/2017 - heute\tKoch, Hotel Seeblick GmbH`,
      2,
    ],
    [
      `Amandine Vercors
      # Parcours professionnel
      2015 – 2020\tSerrurière, Ateliers Morvan SARL
      2012 – 2015\tSoudeuse, Ferronnerie Blin SARL
      2009 – 2012\tBaccalauréat professionnel, Lycée Jean Artaud`,
      1,
    ],
    [
      `Kerem Yaylacı
      # İş Deneyimi
      2018 – 2022\tElektrik Teknisyeni, Poyraz Enerji A.Ş.
      2015 – 2018\tTeknisyen, Kıvanç Makina Ltd. Şti.
      2011 – 2015\tGölbaşı Anadolu Lisesi`,
      1,
    ],
  ])('gives both (%#)', (printed, count) => {
    const resume = read(printed)
    expect(resume.education).toHaveLength(count)
    expect(resume.work).toHaveLength(2)
  })
})

describe('headings in a heading style', () => {
  test.each([
    [
      `Ines Calloway
      Curriculum Vitae
      # Present appointment
      Lecturer in Botany
      Marlowe College, since 2019
      # Former appointments
      2015 – 2019\tResearch assistant\tTarn Valley University
      2012 – 2015\tResearch assistant\tHarbour College
      # Education
      PhD, Tarn Valley University, 2012`,
      3,
    ],
    [
      `Bruno Estévez
      # Puesto actual
      Ingeniero civil, Talleres Marlín S.A.
      2019 – actualidad
      # Puestos anteriores
      Ingeniero civil, Obras Roble S.A.
      2014 – 2019
      # Formación
      Ingeniería Civil, Universidad de Valclara, 2013`,
      2,
    ],
    [
      `Mira Holtkamp
      # Aktuelle Stelle
      2019 – heute\tBiologin, Labor Nordstern GmbH
      # Frühere Stellen
      2014 – 2019\tBiologin, Institut Weidenbach GmbH
      # Ausbildung
      2014\tM.Sc. Biologie, Universität Saaleck`,
      2,
    ],
  ])('count before the first that a list has (%#)', (printed, count) => {
    const resume = styled(printed)
    expect(resume.basics.name).toBe(printed.split('\n')[0])
    expect(resume.work).toHaveLength(count)
    expect(resume.education).toHaveLength(1)
  })
})

describe('texts under titles that stand out', () => {
  test.each([
    ['Ida Marlowe', 'Network projects', 'Set up a mirror of the library catalogue for a school.'],
    ['Léo Vasseur', 'Projets réseau', 'Mise en place d’un miroir du catalogue pour une école.'],
    ['Livia Bassi', 'Progetti di rete', 'Messa in opera di una copia del catalogo per una scuola.'],
  ])('are entries and no summary (%s)', (name, heading, text) => {
    const resume = read(`
      ${name}
      ida@marlowe.example
      # ${heading.toUpperCase()}
      * Lighthouse
      ${text}
      * Tidepool
      ${text}`)
    expect(resume.projects.map((one) => one.name)).toEqual(['Lighthouse', 'Tidepool'])
  })
})

describe('jobs without dates', () => {
  test.each([
    `Nell Harrow
    # Internships
    * Art Intern at Harbour & Quill
    Designed, wrote and researched for customers and for own initiatives
    * Design Intern at Operation Lantern
    Designed and developed the website of an event for a hundred guests`,
    `Jasper Lindacker
    # Praktika
    * Praktikant bei Haus Kranich
    Entwurf, Texte und Recherchen für Kundinnen und für eigene Vorhaben
    * Praktikant bei Verlag Anker
    Entwurf und Umsetzung der Website eines Festes für hundert Gäste`,
    `Amandine Vercors
    # Stages
    * Stagiaire chez Maison Blin
    Conception et rédaction pour les clients et pour des projets propres
    * Assistante chez Atelier Morvan
    Conception et mise en ligne du site d’une fête pour cent personnes`,
  ])('are jobs where their words say so (%#)', (printed) => {
    const { work, projects } = read(printed)
    expect(work).toHaveLength(2)
    expect(projects).toEqual([])
  })
})

describe('figures behind a label that names no phone', () => {
  test.each([
    ['Nadia Ferrán', 'Formación', 'Cédula Profesional: 5512624847'],
    ['Nell Harrow', 'Education', 'Licence No: 2125550147'],
    ['Livia Bassi', 'Istruzione', 'Matricola: 3451234567'],
  ])('are none (%s)', (name, heading, text) => {
    const { basics } = read(`
      ${name}
      nadia@example.com
      # ${heading}
      2011 – 2015\tUniversity of Tarn Valley
      ${text}`)
    expect(basics.phone).toBe('')
  })
})

describe('points that are entries, with texts below them', () => {
  test.each([
    `Amandine Vercors
    # Expérience
    • Octobre 2012-mars 2014 : Poste de vendeuse à La Fournée d’Élie à
    Saint-Martin.
    • Juin 2009 : Stagiaire de communication à Securis
    Pendant ce stage j’ai tenu divers postes de secrétaire.
    • 2005 - 2008 : Serveuse au Café Morvan`,
    `Nell Harrow
    # Experience
    • October 2012 – March 2014: Sales assistant at The
    Bakehouse
    • 2009 – 2011: Intern at Securis
    During this time I worked in several offices of the house.
    • 2005 – 2008: Waitress at Morley Café`,
    `Nadia Ferrán
    # Experiencia
    • Octubre 2012 - marzo 2014: Vendedora, Panadería
    El Roble
    • 2009 - 2011: Practicante, Grupo Securis
    En ese tiempo trabajé en varias oficinas de la casa.
    • 2005 - 2008: Camarera, Grupo Morral`,
  ])('keep both (%#)', (printed) => {
    const text = documentOf(printed)
    const lines = text.lines.map((line) => ({
      ...line,
      continues: /^(?:Saint|Bakehouse|El Roble)/.test(line.text),
    }))
    const { work } = readLines({ ...text, lines }).resume
    expect(work.map(({ company }) => company.replace(/[.,]$/, ''))).toEqual([
      expect.stringMatching(/^(?:La Fournée d’Élie|The Bakehouse|Panadería El Roble)$/),
      expect.stringContaining('Securis'),
      expect.stringMatching(/Mor/),
    ])
    expect(plainText(work[1]!.details)).toMatch(/postes|offices|oficinas/)
  })
})

describe('key words below a head of one line', () => {
  test.each([
    `Jasper Lindacker
    # Berufserfahrung
    * 07/2019 – 12/2020\tMediengestalter, Kranich GmbH, Hamburg
    Bildbearbeitung, Reinzeichnung, Grafik, Fotografie
    * 05/2017 – 06/2019\tReinzeichner für Anker Verlag, Hamburg
    Layout, Satz, Druckvorstufe, Korrektur`,
    `Nell Harrow
    # Experience
    * 2019 – 2020\tGraphic designer, Harbour & Quill Ltd, Leeds
    Packaging, lettering, print, photography
    * 2017 – 2019\tTypesetter at Lantern Books, Leeds
    Layout, setting, proofs, prepress`,
    `Livia Bassi
    # Esperienza
    * 2019 – 2020\tGrafica, Marlin S.r.l., Torino
    Impaginazione, stampa, fotografia, ritocco
    * 2017 – 2019\tImpiegata presso Libreria Rovere, Torino
    Vendite, cassa, magazzino, ordini`,
  ])('name no company (%#)', (printed) => {
    expect(read(printed).work.map(({ company }) => company)).toEqual([
      expect.stringMatching(/^(?:Kranich GmbH|Harbour & Quill Ltd|Marlin S\.r\.l\.?)$/),
      expect.stringMatching(/^(?:Anker Verlag|Lantern Books|Libreria Rovere)$/),
    ])
  })
})

describe('headings', () => {
  test.each([
    ['Ma Formation', 'Mes Compétences', 'Mes Loisirs'],
    ['Meine Ausbildung', 'Meine Fähigkeiten', 'Meine Hobbys'],
    ['Mi formación', 'Mis habilidades', 'Mis intereses'],
  ])('may say whose they are: %s', (education, skills, interests) => {
    const resume = read(`
      Nell Harrow
      # ${education}
      2011 – 2015\tUniversity of Tarn Valley
      # ${skills}
      Excel, Word, Outlook
      # ${interests}
      Piano`)
    expect(resume.layout.order).toEqual(['education', 'skills', 'other'])
  })

  test.each([
    ['職務経歴（要約）', '職務経歴（詳細）', '2021年6月 ～ 2023年5月', '株式会社汐見'],
    ['Work experience (overview)', 'Work experience (details)', '2021 – 2023', 'Harbour Ltd'],
    ['Berufserfahrung (Übersicht)', 'Berufserfahrung (Details)', '2021 – 2023', 'Anker GmbH'],
  ])('may have a note in brackets, and jobs that stand below both are one: %s', (...printed) => {
    const [overview, details, period, company] = printed
    const { work } = read(`
      Nell Harrow
      # ${overview}
      ${period}\t${company}
      # ${details}
      ${period}\t${company}
      • Reviews and deliveries`)
    expect(work.map((job) => job.company)).toEqual([company])
    expect(plainText(work[0]!.details)).toContain('Reviews')
  })
})

describe('months', () => {
  test.each([
    ['November 2016 - Janurary 2017', '2016-11–2017-01'],
    ['2 Feburary 2014 - Setpember 2016', '2014-02–2016-09'],
    ['Settembr 2016 - Genaio 2018', '2016-09–2018-01'],
    ['Agosto de 2016 - Dicienbre de 2018', '2016-08–2018-12'],
    ['Oktobr 2016 – Dezmber 2018', '2016-10–2018-12'],
  ])('may be misspelt: %s', (printed, period) => {
    const { work } = read(`
      Nell Harrow
      # Experience
      Clerk, Harbour Ltd
      ${printed}`)
    expect(work.map(({ start, end }) => `${start}–${end}`)).toEqual([period])
  })

  test('are no words of one letter less', () => {
    const { work } = read(`
      Nell Harrow
      # Experience
      Clerk, Margin 2017`)
    expect(work.map(({ end }) => end)).not.toContain('2017-03')
  })
})

describe('a sentence about the section', () => {
  test.each([
    ['Tätigkeiten', 'Hier gebe ich einen kurzen Überblick über meine Stellen und Studien.'],
    ['Work experience', 'Below is a short overview of the places where I worked so far.'],
    ['Expérience', 'Voici un bref aperçu des maisons où j’ai travaillé avec plaisir.'],
  ])('is no entry: %s', (heading, text) => {
    const resume = read(`
      Nell Harrow
      # ${heading}
      ${text}
      # Hobbys
      Piano`)
    expect(resume.work).toEqual([])
    expect(JSON.stringify(resume)).toContain(text)
  })
})

describe('what somebody did at a company, with a time and a role of its own', () => {
  test.each([
    `白浜 みのり
    # 職務経歴
    * 株式会社汐見\t2021年6月 ～ 現在
    予約サービス\t2023年4月 ～ 2024年3月
    役割: 設計、レビュー
    • 決済の設計`,
    `Nell Harrow
    # Experience
    * Harbour & Quill Ltd\t06/2021 – present
    Booking desk\t04/2023 – 03/2024
    Role: Review and delivery
    • Designed the payments`,
    `Livia Bassi
    # Esperienza
    * Marlin S.r.l.\t06/2021 – oggi
    Sportello prenotazioni\t04/2023 – 03/2024
    Ruolo: revisione e consegna
    • Progettazione dei pagamenti`,
  ])('is a part of the job (%#)', (printed) => {
    const { work } = read(printed)
    expect(work.map(({ start }) => start)).toEqual(['2021-06'])
    expect(plainText(work[0]!.details)).toMatch(/予約サービス|Booking desk|Sportello/)
  })
})

describe('a job told in a sentence', () => {
  test('has its town behind the second word that leads to one, and no stop', () => {
    const { work } = read(`
      Odile Verrant
      # Expérience professionnelle
      Du 13 octobre 2021 à ce jour : aide-soignante au sein du Groupement Médical des Ormes à Dieppe.
      Du 16 novembre 2018 au 29 septembre 2021 : aide-soignante au sein des laboratoires Belcastel à Royan.
      De janvier 2016 à juillet 2016 : aide-soignante à la Clinique du Parc à Rouen.`)
    expect(work.map(({ company, location }) => `${company} | ${location}`)).toEqual([
      'Groupement Médical des Ormes | Dieppe',
      'laboratoires Belcastel | Royan',
      'Clinique du Parc | Rouen',
    ])
  })

  test('is parted by the word that parts most others of its section', () => {
    const resume = read(`
      Inés Valt
      # Experiencia
      Diseñadora gráfica en Estudio Membrillo
      marzo de 2018 – presente
      • Diseño de marcas
      Becaria en Imprenta Salces
      enero de 2017 – febrero de 2018
      • Maquetación
      Camarera en Bar Ondina
      2015 – 2016`)
    expect(jobs(resume)).toEqual([
      'Diseñadora gráfica | Estudio Membrillo | 2018-03–present',
      'Becaria | Imprenta Salces | 2017-01–2018-02',
      'Camarera | Bar Ondina | 2015–2016',
    ])
  })
})

describe('initials in brackets behind a school', () => {
  test.each([
    ['École de génie de Lanaudière (ÉGL)', 'Éducation', 'DEC en informatique'],
    ['Harbour Institute of Design (HID)', 'Education', 'BA Graphic Design'],
  ])('are a part of its name, and no town: %s', (school, heading, degree) => {
    const { education } = read(`
      Luc Fardel
      # ${heading}
      ${degree}
      ${school} | 2006`)
    expect(education).toMatchObject([{ degree, institution: school, location: '' }])
  })
})

describe('rows that begin with a moment', () => {
  test('are one job each, a training at an employer among them', () => {
    const { work, education } = read(`
      Mark Desko
      # Praktika
      07/2011\tMetallbau Schürle, Evental
      09/2013\tZehnwöchige fachpraktische Ausbildung Kranwerk Maschinenbau, Halm
      # Berufserfahrung
      2014 – 2016\tMonteur, Kranwerk GmbH, Kiel`)
    expect(work.map(({ end, location }) => `${end} ${location}`)).toEqual([
      '2011-07 Evental',
      '2013-09 Halm',
      '2016 Kiel',
    ])
    expect(education).toEqual([])
  })
})
