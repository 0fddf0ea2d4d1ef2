import { describe, expect, test } from 'vitest'
import type { Resume } from '#contract/resume.ts'
import { readLines } from '#server/reading/index.ts'
import { documentOf } from './lines.ts'

/** Ways in which people write in languages of Latin script, each in several of them. */

const read = (printed: string): Resume => readLines(documentOf(printed)).resume

const jobs = ({ work }: Resume) =>
  work.map(({ title, company, location, start, end }) =>
    [title, company, location, `${start}–${end}`].join(' | '),
  )

const studies = ({ education }: Resume) =>
  education.map(({ degree, institution, start, end }) =>
    [degree, institution, `${start}–${end}`].join(' | '),
  )

describe('a title, a company and a place with commas, each in its look', () => {
  test.each([
    [
      'Spanish, towns that no list has before a country',
      `Inés Robledal
      # Experiencia
      mar. 2019 – ene. 2023\t**Camarera**, __Hotel Miralago__, Puerto Alzado, Valdeluna, Chile
      • Atendí la sala.
      jul. 2016 – feb. 2019\t**Ayudante de cocina**, __Casa Olmedal__, Riofresno, España
      • Preparé los postres.`,
      [
        'Camarera | Hotel Miralago | Puerto Alzado, Valdeluna, Chile | 2019-03–2023-01',
        'Ayudante de cocina | Casa Olmedal | Riofresno, España | 2016-07–2019-02',
      ],
    ],
    [
      'German, the town of one is known',
      `Mira Talbrück
      # Berufserfahrung
      2019 – heute\t**Sachbearbeiterin**, __Moorfeld Logistik__, Altmoor
      • Rechnungen geprüft
      2014 – 2019\t**Bürokauffrau**, __Autohaus Kranich__, Kiel
      • Kasse geführt`,
      [
        'Sachbearbeiterin | Moorfeld Logistik | Altmoor | 2019–present',
        'Bürokauffrau | Autohaus Kranich | Kiel | 2014–2019',
      ],
    ],
    [
      'English, a legal form behind a comma',
      `Nell Harrow
      # Experience
      **Tarn Haulage**, Inc., York, UK\t2015 – 2019
      Forklift driver
      • Loaded lorries.
      **Brackwater Foods**, Ltd., Ravenmoor, UK\t2012 – 2015
      Packer
      • Packed.`,
      [
        'Forklift driver | Tarn Haulage, Inc. | York, UK | 2015–2019',
        'Packer | Brackwater Foods, Ltd. | Ravenmoor, UK | 2012–2015',
      ],
    ],
  ])('is parted where the look changes: %s', (_, printed, heads) => {
    expect(jobs(read(printed))).toEqual(heads)
  })
})

describe('a town that no list has in front of its country', () => {
  test.each([
    [
      'English',
      `Nell Harrow
      # Experience
      Warehouse supervisor
      Brackwater Foods, Oakhythe, Ireland
      2019 – present
      • Led a team of nine.
      Forklift driver
      Tarn Haulage, Ravenmoor, UK
      2015 – 2019
      • Loaded lorries.`,
      [
        'Warehouse supervisor | Brackwater Foods | Oakhythe, Ireland | 2019–present',
        'Forklift driver | Tarn Haulage | Ravenmoor, UK | 2015–2019',
      ],
    ],
    [
      'Italian, with the letters of its country',
      `Ornella Bassi
      # Esperienza lavorativa
      2019 – oggi\tMagazziniera
      Trasporti Vell, Ravenna, IT
      • Preparazione ordini
      2013 – 2018\tCommessa
      Ferramenta Donati, Forlì, IT
      • Vendita`,
      [
        'Magazziniera | Trasporti Vell | Ravenna, IT | 2019–present',
        'Commessa | Ferramenta Donati | Forlì, IT | 2013–2018',
      ],
    ],
  ])('goes with it: %s', (_, printed, heads) => {
    expect(jobs(read(printed))).toEqual(heads)
  })
})

describe('the kind of contract', () => {
  test.each([
    [
      'Italian, in brackets',
      `Ornella Bassi
      # Esperienza lavorativa
      2019 – oggi
      Titolare (full-time)
      Trasporti Vell S.r.l.
      2013 – 2018
      Commessa (part-time)
      Ferramenta Donati S.n.c.`,
      [
        'Titolare | Trasporti Vell S.r.l. |  | 2019–present',
        'Commessa | Ferramenta Donati S.n.c. |  | 2013–2018',
      ],
    ],
    [
      'English, with a point between',
      `Nell Harrow
      # Experience
      Warehouse supervisor
      Brackwater Foods · Full-time
      2019 – present
      • Led a team of nine.
      Packer
      Tarn Haulage · Part-time
      2015 – 2019
      • Packed.`,
      [
        'Warehouse supervisor | Brackwater Foods |  | 2019–present',
        'Packer | Tarn Haulage |  | 2015–2019',
      ],
    ],
    [
      'German, behind a bar',
      `Mira Talbrück
      # Berufserfahrung
      2019 – heute\tSachbearbeiterin | Moorfeld Logistik GmbH | Vollzeit
      • Rechnungen geprüft
      2014 – 2019\tBürokauffrau | Autohaus Kranich | Teilzeit, befristet
      • Kasse geführt`,
      [
        'Sachbearbeiterin | Moorfeld Logistik GmbH |  | 2019–present',
        'Bürokauffrau | Autohaus Kranich |  | 2014–2019',
      ],
    ],
    [
      'French, on a line of its own',
      `Lise Aubernon
      # Expérience professionnelle
      2018 – 2023
      Assistante commerciale
      Maison Tervel
      CDI
      • Suivi des commandes
      2016 – 2018
      Vendeuse
      Librairie du Phare
      CDD
      • Conseil aux clients`,
      [
        'Assistante commerciale | Maison Tervel |  | 2018–2023',
        'Vendeuse | Librairie du Phare |  | 2016–2018',
      ],
    ],
    [
      'French, where nothing else says what somebody was',
      `Lise Aubernon
      # Expérience professionnelle
      2018 – 2023 : Infirmière au sein de la Clinique Valsonne
      2016 – 2018 : CDD au sein de la Clinique du Phare`,
      ['Infirmière | Clinique Valsonne |  | 2018–2023', 'CDD | Clinique du Phare |  | 2016–2018'],
    ],
  ])('is no part of title or company: %s', (_, printed, heads) => {
    expect(jobs(read(printed))).toEqual(heads)
  })
})

describe('a list of periods without headings, the text below each wrapped', () => {
  test.each([
    [
      'German, below the name of the page',
      `Mira Talbrück
      Curriculum Vitae
      Seit 09/2022
      Sachbearbeiterin für die Abrechnung von Fracht und
      ~ Lagerung bei der Moorfeld Logistik GmbH
      03/2020 – 08/2022
      Bürokauffrau bei Autohaus Kranich
      01/2019
      Weltreise
      08/2016 – 12/2018
      Verkäuferin bei Bäckerei Maier
      09/2013 – 07/2016
      Ausbildung zur Bürokauffrau, Berufsschule Altmoor`,
      [
        'Sachbearbeiterin für die Abrechnung von Fracht und Lagerung | Moorfeld Logistik GmbH |  | 2022-09–present',
        'Bürokauffrau | Autohaus Kranich |  | 2020-03–2022-08',
        'Weltreise |  |  | 2019-01–2019-01',
        'Verkäuferin | Bäckerei Maier |  | 2016-08–2018-12',
      ],
      ['Ausbildung zur Bürokauffrau | Berufsschule Altmoor | 2013-09–2016-07'],
    ],
    [
      'German, what was learned and pauses among the jobs',
      `Jonas Talbrück
      Lebenslauf / CV
      Apr 2022 – Okt 2022
      Bäcker, Backhaus Moorfeld
      Sep 2021 – Mär 2022
      Auszeit
      Mai 2019 – Aug 2021
      Ferienjob, Spedition Kranich
      Okt 2016 – Apr 2019
      Gesellenbrief Bäcker, Bäckerei Maier
      Sep 2010 – Jul 2016
      Fachhochschulreife Technik, FOS Altmoor`,
      [
        'Bäcker | Backhaus Moorfeld |  | 2022-04–2022-10',
        'Auszeit |  |  | 2021-09–2022-03',
        'Ferienjob | Spedition Kranich |  | 2019-05–2021-08',
      ],
      [
        'Gesellenbrief Bäcker | Bäckerei Maier | 2016-10–2019-04',
        'Fachhochschulreife Technik | FOS Altmoor | 2010-09–2016-07',
      ],
    ],
  ])('begins with its first period: %s', (_, printed, heads, studied) => {
    const resume = read(printed)
    expect(jobs(resume)).toEqual(heads)
    expect(studies(resume)).toEqual(studied)
    expect(resume.basics.name).toBe(printed.split('\n')[0])
  })
})

describe('jobs below the heading of studies, where the document has no other', () => {
  test.each([
    [
      'French',
      `Lise Aubernon
      # Cursus
      2019-2022
      Bachelor Informatique - Campus du Marvel
      2012-2015
      Baccalauréat Professionnel Commerce - Lycée du Phare
      MARS 2019 – OCTOBRE 2019
      Vendeuse TERVELIO
      • Accueil et conseil
      FEVRIER 2018 – OCTOBRE 2018
      Manutentionnaire LIBRAIRIE DU PHARE
      • Rangement`,
      [
        'Vendeuse | TERVELIO |  | 2019-03–2019-10',
        'Manutentionnaire | LIBRAIRIE DU PHARE |  | 2018-02–2018-10',
      ],
      [
        'Bachelor Informatique | Campus du Marvel | 2019–2022',
        'Baccalauréat Professionnel Commerce | Lycée du Phare | 2012–2015',
      ],
    ],
    [
      'Italian',
      `Ornella Bassi
      # Istruzione
      2008 – 2013 Diploma di ragioneria, Istituto Tecnico Marlin
      2014 – 2017 Commessa, Ferramenta Donati S.n.c.
      2017 – oggi Impiegata, Trasporti Vell S.r.l.`,
      [
        'Commessa | Ferramenta Donati S.n.c. |  | 2014–2017',
        'Impiegata | Trasporti Vell S.r.l. |  | 2017–present',
      ],
      ['Diploma di ragioneria | Istituto Tecnico Marlin | 2008–2013'],
    ],
  ])('are jobs: %s', (_, printed, heads, studied) => {
    const resume = read(printed)
    expect(jobs(resume)).toEqual(heads)
    expect(studies(resume)).toEqual(studied)
  })
})

describe('a list of points, each an entry with its period', () => {
  test.each([
    [
      'French, one of them long, one with a contract for a title',
      `Lise Aubernon
      # Expérience professionnelle
      Infirmière
      • Du 13 octobre 2021 à ce jour : infirmière de bloc au sein de la Clinique Tervel à Caen.
      • 2017-2018 : Titulaire de la fonction publique hospitalière au CH Marvel à Limoges (au pavillon du Phare, soins de suite et de rééducation pour les blessés de la route et du travail).
      • De août 2016 à octobre 2016 : CDD à la Clinique du Phare à Rouen (remplacements).`,
      [' 2021-10-13–present', ' 2017–2018', ' 2016-08–2016-10'],
    ],
    [
      'German, a period without a sign before it',
      `Mira Talbrück
      # Berufserfahrung
      • Praktikantin Redaktion: Verlag Kranich, August 2009 – September 2009, Kiel
      • Praktikantin Nachrichten: Radio Moorfeld Juli 2008 – Juli 2009, Altmoor, SH
      • Werkstudentin: Backhaus Maier, Mai 2007 – Juni 2008, Kiel`,
      [' 2009-08–2009-09', ' 2008-07–2009-07', ' 2007-05–2008-06'],
    ],
  ])('is read point by point: %s', (_, printed, periods) => {
    expect(read(printed).work.map(({ start, end }) => ` ${start}–${end}`)).toEqual(periods)
  })
})

describe('a post joined to its house', () => {
  test.each([
    [
      'German, by its case',
      `Mira Talbrück
      # Werdegang
      2018 – heute: Wissenschaftliche Mitarbeiterin der Universität Altmoor
      2015 – 2018: Promotionsstipendiatin der Helene-Kranich-Stiftung
      2013 – 2015: Vorstandsassistentin der Moorfeld Genossenschaft eG`,
      [
        'Wissenschaftliche Mitarbeiterin | Universität Altmoor |  | 2018–present',
        'Promotionsstipendiatin | Helene-Kranich-Stiftung |  | 2015–2018',
        'Vorstandsassistentin | Moorfeld Genossenschaft eG |  | 2013–2015',
      ],
    ],
    [
      'German, its chair between',
      `Mira Talbrück
      # Berufserfahrung
      Seit 09/2022
      Postdoc an der Professur für Moorökologie mit dem Schwerpunkt Klimafolgen und Landnutzung an der Technischen Universität Altmoor
      03/2019 – 08/2022
      Koordinatorin am Institut für Landschaftspflege der Kranich-Universität Kiel`,
      [
        'Postdoc | Technischen Universität Altmoor |  | 2022-09–present',
        'Koordinatorin | Institut für Landschaftspflege der Kranich-Universität Kiel |  | 2019-03–2022-08',
      ],
    ],
  ])('is parted from it: %s', (_, printed, heads) => {
    expect(jobs(read(printed))).toEqual(heads)
  })
})

test('the name of a column of dates is no date', () => {
  const resume = read(`Ornella Bassi
    # Esperienza lavorativa
    Date\tMarzo 2019 – in corso
    Lavoro o posizione ricoperti\tMagazziniera (full-time)
    Nome del datore di lavoro\tTrasporti Vell, Molinetto di Marlin, RA
    Date\tGiugno 2013 – Agosto 2018
    Lavoro o posizione ricoperti\tCommessa
    Nome del datore di lavoro\tFerramenta Donati, Campi Vell, FC`)
  expect(jobs(resume)).toEqual([
    'Magazziniera | Trasporti Vell | Molinetto di Marlin, RA | 2019-03–present',
    'Commessa | Ferramenta Donati | Campi Vell, FC | 2013-06–2018-08',
  ])
})

test.each([
  ['B.S. Physics', 'B.S. Physics'],
  ['• B.S. in Information Technology', 'B.S. in Information Technology'],
  ['BSc Computer Science', 'BSc Computer Science'],
])('a degree below its school: %s', (line, degree) => {
  const { education } = read(
    `Ada Quill\n# Education\nBrackwater University – Morley\tGraduated May 2012\n${line}\nMinor: History`,
  )
  expect(education.map((study) => study.degree)).toEqual([degree])
})

test.each([
  '**Brackwater University**\tMorley\n__BSc in Biology__\t2014 – 2018\n• First class',
  'Brackwater University, Morley — BSc Biology\t2014–2018\nAshby University, Leeds — MSc Ecology\t2018–2020',
])('a town that no list has, beside a degree that says what it is in', (printed) => {
  const [study] = read(`Ada Quill\n# Education\n${printed}`).education
  expect([study?.institution, study?.location, study?.field]).toEqual([
    'Brackwater University',
    'Morley',
    '',
  ])
})

test('a slash parts phrases of two looks', () => {
  expect(
    jobs(
      read(
        'Ada Quill\n# Experience\n**Head Baker** / Crumb Mill / 2019–2022\n• Baked\n**Baker** / Rye House / 2015–2019\n• Made rolls',
      ),
    ),
  ).toEqual(['Head Baker | Crumb Mill |  | 2019–2022', 'Baker | Rye House |  | 2015–2019'])
})

test('a company that no list has, with its town, behind a post', () => {
  const found = jobs(
    read(`Ada Quille
      # EXPÉRIENCES PROFESSIONNELLES
      Boulangère en chef – Moulin Miette, Rennes\tMars 2019 – juin 2022
      • Pain
      Boulangère – Maison Seigle, Brest\tSept. 2015 – févr. 2019
      • Brioches`),
  )
  expect(found).toEqual([
    'Boulangère en chef | Moulin Miette | Rennes | 2019-03–2022-06',
    'Boulangère | Maison Seigle | Brest | 2015-09–2019-02',
  ])
})

test.each([
  ['IT-Kenntnisse', 'Experte', 'Fortgeschritten'],
  ['Informática', 'Experto', 'Avanzado'],
  ['Competenze informatiche', 'Esperto', 'Avanzato'],
])('how well skills are known stands in a cell beside each: %s, %s', (heading, ...levels) => {
  const rows = ['Julia', 'MATLAB'].map((name, at) => `${name}\t${levels[at]}`)
  const { skills } = read(`Ada Quill\n# ${heading}\n${rows.join('\n')}\nJava\t${levels[1]}`)
  const items = skills.flatMap((group) => group.items)
  expect(items.map((item) => item.replace(/\s*[(].*$/, ''))).toEqual(['Julia', 'MATLAB', 'Java'])
})
