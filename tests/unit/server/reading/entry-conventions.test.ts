import { describe, expect, test } from 'vitest'
import { plainText } from '#contract/rich-text.ts'
import type { Resume } from '#contract/resume.ts'
import { readLines } from '#server/reading/index.ts'
import { documentOf } from './lines.ts'

/** Ways in which people write one entry, each in several languages. */

const read = (printed: string): Resume => readLines(documentOf(printed)).resume

const jobs = ({ work }: Resume) =>
  work.map(({ title, company, location, start, end }) =>
    [title, company, location, `${start}–${end}`].join(' | '),
  )

const studies = ({ education }: Resume) =>
  education.map(({ degree, institution, start, end }) =>
    [degree, institution, `${start}–${end}`].join(' | '),
  )

const told = ({ work }: Resume) => work.map(({ details }) => plainText(details).trim())

const other = ({ other: rest }: Resume) => rest.map(({ details }) => plainText(details)).join('\n')

describe('a job that is told in one sentence', () => {
  test.each([
    [
      'English, text',
      `Nell Harrow
      # Work experience
      Warehouse supervisor at Brackwater Foods (2019 – present): led a team of nine and cut picking errors by a third.
      Forklift driver at Tarn Haulage (2015 – 2019): loaded lorries and kept the stock list.`,
      [
        'Warehouse supervisor | Brackwater Foods |  | 2019–present',
        'Forklift driver | Tarn Haulage |  | 2015–2019',
      ],
      'loaded lorries and kept the stock list.',
    ],
    [
      'German, months',
      `Mira Talbrück
      # Berufserfahrung
      Sachbearbeiterin bei Moorfeld Logistik (03/2019 – heute): Aufträge erfasst, Rechnungen geprüft und Kunden am Telefon beraten.
      Bürokauffrau bei Autohaus Kranich (08/2016 – 02/2019): Termine vergeben und die Kasse geführt.`,
      [
        'Sachbearbeiterin | Moorfeld Logistik |  | 2019-03–present',
        'Bürokauffrau | Autohaus Kranich |  | 2016-08–2019-02',
      ],
      'Termine vergeben und die Kasse geführt.',
    ],
    [
      'French, a space before the colon',
      `Lise Aubernon
      # Expérience professionnelle
      Assistante commerciale chez Maison Tervel (2018 – 2023) : suivi des commandes et accueil des clients.
      Vendeuse chez Librairie du Phare (2015 – 2018) : conseil aux clients et tenue de la caisse.`,
      [
        'Assistante commerciale | Maison Tervel |  | 2018–2023',
        'Vendeuse | Librairie du Phare |  | 2015–2018',
      ],
      'conseil aux clients et tenue de la caisse.',
    ],
    [
      'English, as points, with one year',
      `Nell Harrow
      # Employment
      • Junior editor at Quillon Press (June 2018 to March 2021): edited forty books. Worked with printers.
      • Intern at Harbour Weekly (2017): wrote short news.`,
      [
        'Junior editor | Quillon Press |  | 2018-06–2021-03',
        'Intern | Harbour Weekly |  | 2017–2017',
      ],
      'wrote short news.',
    ],
  ])('is a head and what was done: %s', (_, printed, heads, last) => {
    const resume = read(printed)
    expect(jobs(resume)).toEqual(heads)
    expect(told(resume).at(-1)).toBe(last)
    expect(other(resume)).toBe('')
  })
})

describe('a job in one line with commas', () => {
  test.each([
    [
      'English, with points',
      `Nell Harrow
      # Work experience
      Warehouse supervisor, 2019 – present, Brackwater Foods, Leeds
      • Led a team of nine.
      Driver + trainer, 2017, Tarn Haulage, York
      • Drove.`,
      [
        'Warehouse supervisor | Brackwater Foods | Leeds | 2019–present',
        'Driver + trainer | Tarn Haulage | York | 2017–2017',
      ],
    ],
    [
      'Arabic',
      `سامر الحداد
      # الخبرة العملية
      محاسب، 2019 - الآن، شركة النور، عمّان
      أمين صندوق + بائع، 2018، متجر الواحة، إربد`,
      [
        'محاسب | شركة النور | عمّان | 2019–present',
        'أمين صندوق + بائع | متجر الواحة | إربد | 2018–2018',
      ],
    ],
    [
      'French, most with one year',
      `Lise Aubernon
      # Expérience professionnelle
      Assistante commerciale, 2018 – 2023, Maison Tervel, Lyon
      Vendeuse + caissière, 2017, Librairie du Phare, Nantes
      Hôtesse d'accueil, 2016, Hôtel Marvel, Nantes`,
      [
        'Assistante commerciale | Maison Tervel | Lyon | 2018–2023',
        'Vendeuse + caissière | Librairie du Phare | Nantes | 2017–2017',
        "Hôtesse d'accueil | Hôtel Marvel | Nantes | 2016–2016",
      ],
    ],
  ])('has its year between the others: %s', (_, printed, heads) => {
    expect(jobs(read(printed))).toEqual(heads)
  })
})

describe('a town that no list has behind the employer', () => {
  test.each([
    [
      'English, period below',
      `Nell Harrow
      # Work experience
      Warehouse supervisor at Brackwater Foods, Ravenmoor
      2019 – present
      • Led a team of nine.
      Forklift driver at Tarn Haulage, Oakhythe
      2015 – 2019
      • Loaded lorries.`,
      [
        'Warehouse supervisor | Brackwater Foods | Ravenmoor | 2019–present',
        'Forklift driver | Tarn Haulage | Oakhythe | 2015–2019',
      ],
    ],
    [
      'German, period beside',
      `Mira Talbrück
      # Berufserfahrung
      2019 – heute\tSachbearbeiterin bei Moorfeld Logistik, Altmoor
      • Rechnungen geprüft
      2014 – 2019\tBürokauffrau bei Autohaus Kranich, Leerhafen
      • Kasse geführt`,
      [
        'Sachbearbeiterin | Moorfeld Logistik | Altmoor | 2019–present',
        'Bürokauffrau | Autohaus Kranich | Leerhafen | 2014–2019',
      ],
    ],
    [
      'Spanish, period in brackets',
      `Inés Robledal
      # Experiencia laboral
      Camarera en Hotel Miralago, Valdeluna (2017 – 2022)
      • Atendí la sala.
      Dependienta en Panadería Olmedal, Riofresno (2014 – 2016)
      • Vendí pan.`,
      [
        'Camarera | Hotel Miralago | Valdeluna | 2017–2022',
        'Dependienta | Panadería Olmedal | Riofresno | 2014–2016',
      ],
    ],
  ])('is the place where all have one: %s', (_, printed, heads) => {
    expect(jobs(read(printed))).toEqual(heads)
  })
})

describe('a post below employer, town and period', () => {
  test.each([
    [
      'English',
      `Nell Harrow
      # Work experience
      Brackwater Foods – Leeds
      2019 – present
      Warehouse supervisor: led a team of nine and kept the stock list.
      Tarn Haulage – York
      2017
      Driver + trainer: drove lorries and trained new drivers.`,
      [
        'Warehouse supervisor | Brackwater Foods | Leeds | 2019–present',
        'Driver + trainer | Tarn Haulage | York | 2017–2017',
      ],
      'drove lorries and trained new drivers.',
    ],
    [
      'Spanish',
      `Inés Robledal
      # Experiencia laboral
      Hotel Miralago – Sevilla
      2017 – 2022
      Camarera: atendí la sala y formé a tres compañeros.
      Panadería Olmedal – Cádiz
      2016
      Dependienta: vendí pan y llevé la caja.`,
      [
        'Camarera | Hotel Miralago | Sevilla | 2017–2022',
        'Dependienta | Panadería Olmedal | Cádiz | 2016–2016',
      ],
      'vendí pan y llevé la caja.',
    ],
  ])('begins what is told: %s', (_, printed, heads, last) => {
    const resume = read(printed)
    expect(jobs(resume)).toEqual(heads)
    expect(told(resume).at(-1)).toBe(last)
  })
})

describe('a company with the time of all its posts and its town below', () => {
  test.each([
    [
      'English, in bold',
      `Nell Harrow
      # Experience
      * Brackwater Foods\t2015 – present
      Leeds, UK
      Warehouse supervisor\t2019 – present
      • Led a team of nine.
      Forklift driver\t2015 – 2019
      • Loaded lorries.
      * Tarn Haulage\t2012 – 2015
      York, UK
      Driver\t2013 – 2015
      • Drove.
      Apprentice\t2012 – 2013
      • Learned.`,
      [
        'Warehouse supervisor | Brackwater Foods | Leeds, UK | 2019–present',
        'Forklift driver | Brackwater Foods | Leeds, UK | 2015–2019',
        'Driver | Tarn Haulage | York, UK | 2013–2015',
        'Apprentice | Tarn Haulage | York, UK | 2012–2013',
      ],
    ],
    [
      'German, periods in brackets, a town that no list has',
      `Mira Talbrück
      # Berufserfahrung
      * Moorfeld Logistik GmbH (2014 – 2023)
      Altmoor
      Teamleiterin (2019 – 2023)
      • Leitung von acht Personen
      Sachbearbeiterin (2014 – 2019)
      • Rechnungen geprüft`,
      [
        'Teamleiterin | Moorfeld Logistik GmbH | Altmoor | 2019–2023',
        'Sachbearbeiterin | Moorfeld Logistik GmbH | Altmoor | 2014–2019',
      ],
    ],
    [
      'French, in one look',
      `Lise Aubernon
      # Expérience professionnelle
      Maison Tervel\t2012 – 2023
      Valsonne
      Responsable des ventes\t2018 – 2023
      • Encadrement de six personnes
      Assistante commerciale\t2012 – 2018
      • Suivi des commandes`,
      [
        'Responsable des ventes | Maison Tervel | Valsonne | 2018–2023',
        'Assistante commerciale | Maison Tervel | Valsonne | 2012–2018',
      ],
    ],
    [
      'Spanish, with commas, twice',
      `Inés Robledal
      # Experiencia
      Grupo Miralago, 2014 – 2022
      Valdeluna
      Jefa de sala, 2018 – 2022
      • Organicé los turnos.
      Camarera, 2014 – 2018
      • Atendí la sala.
      Panadería Olmedal, 2010 – 2014
      Riofresno
      Encargada, 2012 – 2014
      • Llevé la caja.
      Dependienta, 2010 – 2012
      • Vendí pan.`,
      [
        'Jefa de sala | Grupo Miralago | Valdeluna | 2018–2022',
        'Camarera | Grupo Miralago | Valdeluna | 2014–2018',
        'Encargada | Panadería Olmedal | Riofresno | 2012–2014',
        'Dependienta | Panadería Olmedal | Riofresno | 2010–2012',
      ],
    ],
  ])('is that of each: %s', (_, printed, heads) => {
    expect(jobs(read(printed))).toEqual(heads)
  })
})

describe('one list of years, each with a short line below', () => {
  test.each([
    [
      'German, below the title of the document',
      `Mira Talbrück
      # Lebenslauf
      seit 03/2019
      Sachbearbeiterin, Moorfeld Logistik GmbH
      08/2016 – 02/2019
      Verkäuferin Bäckerei Maier
      2007 – 2013
      Mittlere Reife – Realschule Altmoor
      2006
      Reise durch Südamerika`,
      [
        'Sachbearbeiterin | Moorfeld Logistik GmbH |  | 2019-03–present',
        'Verkäuferin | Bäckerei Maier |  | 2016-08–2019-02',
        'Reise durch Südamerika |  |  | 2006–2006',
      ],
      ['Mittlere Reife | Realschule Altmoor | 2007–2013'],
    ],
    [
      'French',
      `Lise Aubernon
      # Parcours
      2018 – 2023
      Assistante commerciale, Maison Tervel
      2017 – 2018
      Congé parental
      2015 – 2017
      Vendeuse Librairie du Phare
      2013 – 2015
      BTS Commerce – Lycée Jean Marvel`,
      [
        'Assistante commerciale | Maison Tervel |  | 2018–2023',
        'Congé parental |  |  | 2017–2018',
        'Vendeuse | Librairie du Phare |  | 2015–2017',
      ],
      ['BTS Commerce | Lycée Jean Marvel | 2013–2015'],
    ],
    [
      'English, below the name alone',
      `Nell Harrow
      2019 – present
      Warehouse supervisor, Brackwater Foods
      2015 – 2019
      Forklift driver, Tarn Haulage
      2014 – 2015
      Career break: care of a parent
      2012 – 2014
      Diploma in Logistics – Tarn Valley College
      2005 – 2012
      Morley High School`,
      [
        'Warehouse supervisor | Brackwater Foods |  | 2019–present',
        'Forklift driver | Tarn Haulage |  | 2015–2019',
        'Career break |  |  | 2014–2015',
      ],
      [
        'Diploma in Logistics | Tarn Valley College | 2012–2014',
        ' | Morley High School | 2005–2012',
      ],
    ],
    [
      'Italian',
      `Ornella Bassi
      # Percorso
      2016 – oggi
      Magazziniera, Trasporti Vell
      2015 – 2016
      Viaggio in Oriente
      2008 – 2013
      Diploma di ragioneria – Istituto Tecnico Marlin`,
      ['Magazziniera | Trasporti Vell |  | 2016–present', 'Viaggio in Oriente |  |  | 2015–2016'],
      ['Diploma di ragioneria | Istituto Tecnico Marlin | 2008–2013'],
    ],
    [
      'Vietnamese, a name that ends like a month',
      `Lê Thị Sao
      # Quá trình làm việc
      2019 – nay
      Nhân viên bán hàng, Công ty Hoa Mai
      2018 – 2019
      Nghỉ thai sản
      2014 – 2018
      Cử nhân Kinh tế – Đại học Bình Minh`,
      ['Nhân viên bán hàng | Công ty Hoa Mai |  | 2019–present', 'Nghỉ thai sản |  |  | 2018–2019'],
      ['Cử nhân Kinh tế | Đại học Bình Minh | 2014–2018'],
    ],
    [
      'Japanese',
      `白浜 みのり
      # 経歴
      2019年4月 – 現在
      営業、株式会社汐見
      2018年4月 – 2019年3月
      世界一周
      2014年4月 – 2018年3月
      経済学部 – 青葉大学`,
      ['営業 | 株式会社汐見 |  | 2019-04–present', '世界一周 |  |  | 2018-04–2019-03'],
      [' | 青葉大学 | 2014-04–2018-03'],
    ],
  ])('is parted, and breaks are nobody’s employees: %s', (_, printed, worked, studied) => {
    const resume = read(printed)
    expect(jobs(resume)).toEqual(worked)
    expect(studies(resume)).toEqual(studied)
    expect(resume.basics.name).not.toBe('')
  })
})

describe('the European form, in labels and values', () => {
  test.each([
    [
      'Italian, the branch of trade between',
      `Ornella Bassi
      # Esperienza lavorativa
      Date (da – a)\tMarzo 2019 – oggi
      Nome e indirizzo del datore di lavoro\tTrasporti Vell S.r.l., Ravenna (RA)
      Tipo di azienda o settore\tLogistica
      Tipo di impiego\tMagazziniera
      Principali mansioni e responsabilità\tPreparazione ordini
      Date (da – a)\t2013 – 2018
      Nome e indirizzo del datore di lavoro\tFerramenta Donati, Forlì (FC)
      Tipo di azienda o settore\tCommercio
      Tipo di impiego\tCommessa
      Principali mansioni e responsabilità\tVendita e cassa`,
      [
        'Magazziniera | Trasporti Vell S.r.l. | Ravenna (RA) | 2019-03–present',
        'Commessa | Ferramenta Donati | Forlì (FC) | 2013–2018',
      ],
    ],
    [
      'Italian, a point before each label',
      `Ornella Bassi
      # Esperienza lavorativa
      • Date (da – a)\tda marzo 2019 a oggi
      • Nome del datore di lavoro\tTrasporti Vell
      • Tipo di impiego\tMagazziniera
      • Date (da – a)\t2013 – 2018
      • Nome del datore di lavoro\tFerramenta Donati
      • Tipo di impiego\tCommessa`,
      [
        'Magazziniera | Trasporti Vell |  | 2019-03–present',
        'Commessa | Ferramenta Donati |  | 2013–2018',
      ],
    ],
    [
      'French, towns with their departments',
      `Lise Aubernon
      # Expérience professionnelle
      Dates\tDepuis 2019
      Fonction ou poste occupé\tAssistante commerciale
      Nom et adresse de l'employeur\tMaison Tervel, Valsonne (69)
      Dates\t2015 – 2018
      Fonction ou poste occupé\tVendeuse
      Nom et adresse de l'employeur\tLibrairie du Phare, Montberry (44)`,
      [
        'Assistante commerciale | Maison Tervel | Valsonne (69) | 2019–present',
        'Vendeuse | Librairie du Phare | Montberry (44) | 2015–2018',
      ],
    ],
    [
      'Spanish',
      `Inés Robledal
      # Experiencia laboral
      Fechas\t2019 – actualidad
      Profesión o cargo desempeñado\tCamarera
      Nombre y dirección de la empresa\tHotel Miralago, Sevilla
      Funciones y responsabilidades principales\tSala
      Fechas\t2016 – 2018
      Profesión o cargo desempeñado\tDependienta
      Nombre y dirección de la empresa\tPanadería Olmedal, Cádiz
      Funciones y responsabilidades principales\tCaja`,
      [
        'Camarera | Hotel Miralago | Sevilla | 2019–present',
        'Dependienta | Panadería Olmedal | Cádiz | 2016–2018',
      ],
    ],
  ])('is read value by value: %s', (_, printed, heads) => {
    const resume = read(printed)
    expect(jobs(resume)).toEqual(heads)
    expect(told(resume).join()).not.toMatch(/indirizzo|adresse|dirección/u)
  })
})

test('a school that employed somebody is an employer, whatever its name begins with', () => {
  const resume = read(`Derya Yalın
      # Özgeçmiş
      09/2021 – Halen
      Müzik Öğretmeni, Çınarlı Koleji
      09/2018 – 07/2020
      Kodlama Öğretmeni, Yelkenli Koleji
      02/2018 – 06/2018
      Stajyer Öğretmen, Teknik Lise ve Meslek Lisesi
      09/2013 – 06/2017
      Lisans, Karadere Üniversitesi`)
  expect(jobs(resume)).toEqual([
    'Müzik Öğretmeni | Çınarlı Koleji |  | 2021-09–present',
    'Kodlama Öğretmeni | Yelkenli Koleji |  | 2018-09–2020-07',
    'Stajyer Öğretmen | Teknik Lise ve Meslek Lisesi |  | 2018-02–2018-06',
  ])
  expect(studies(resume)).toEqual(['Lisans | Karadere Üniversitesi | 2013-09–2017-06'])
})
