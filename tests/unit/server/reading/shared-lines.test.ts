import { describe, expect, test } from 'vitest'
import { isPlace } from '#server/reading/lexicon/places.ts'
import { splitBullet } from '#server/reading/documents/characters.ts'
import { titleScore } from '#server/reading/entries/pair-words.ts'
import { contactIn, phonesIn, withTurnedNumbers } from '#server/reading/fields/contact.ts'
import { findDates } from '#server/reading/fields/dates.ts'
import { findName } from '#server/reading/fields/find-name.ts'
import { openDocument } from '#server/reading/documents/index.ts'
import { makePdf, text } from './documents/make-pdf.ts'
import { documentOf, jobs, projects, read, studies } from './lines.ts'

/** What shares a line, or the look of one, and what its neighbours tell of it; people are made up. */

describe('dates', () => {
  test.each([
    ['91. 8 - 24. 3', [{ start: '1991-08', end: '2024-03' }]],
    ['24. 5 - 현재', [{ start: '2024-05', end: 'present' }]],
    ['7/2008-Pres', [{ start: '2008-07', end: 'present' }]],
    ['2014 →', [{ start: '2014', end: 'present' }]],
    ['3. 5 - 4. 1', []],
  ])('in few figures: %s', (printed, spans) => {
    expect(findDates(printed).map(({ start, end }) => ({ start, end }))).toEqual(spans)
  })

  test('are no numbers of a list', () => {
    expect(splitBullet('91. 8 - 24. 3 : Saaleck').bullet).toBe(false)
    expect(splitBullet('2. Saaleck').bullet).toBe(true)
  })

  test('in brackets begin a head, a year as well as a period', () => {
    expect(
      jobs(`
        Ada Timm
        # Experience
        * (2018-2021) Marlin Ltd - Joiner in charge of the repair of old doors and windows
        Repaired the doors of forty houses.
        * (2016) Saaleck Ltd - Carpenter for the communication with owners and customers
        Built the roof of a mill.
        * (2012) Orsel Ltd - Apprentice
        Learned the trade.`),
    ).toEqual([
      'Joiner in charge of the repair of old doors and windows | Marlin Ltd |  | 2018–2021',
      'Carpenter for the communication with owners and customers | Saaleck Ltd |  | 2016–2016',
      'Apprentice | Orsel Ltd |  | 2012–2012',
    ])
  })

  test('set to the middle of a cell belong to its first line', async () => {
    const page =
      text(40, 760, 'EXPERIENCE', { size: 13, bold: true }) +
      text(40, 732, '01/2013') +
      text(160, 740, 'Ten weeks of training') +
      text(160, 724, 'Marlin Works, Saaleck') +
      text(40, 692, '02/2014') +
      text(160, 700, 'Nine weeks of training') +
      text(160, 684, 'Orsel Works, Saaleck')
    const { lines } = await openDocument(makePdf({ pages: [page] }), 'cv.pdf')
    expect(lines.map((line) => line.text)).toEqual([
      'EXPERIENCE',
      '01/2013\tTen weeks of training',
      'Marlin Works, Saaleck',
      '02/2014\tNine weeks of training',
      'Orsel Works, Saaleck',
    ])
  })
})

describe('entries side by side', () => {
  test('are read one after the other where each has its period', () => {
    expect(
      studies(`
        Ada Timm
        # Education
        2006 - 2011\t2011 - 2015\t2017 - 2018
        * Diploma of Joinery\tBSc Forestry\tMSc Forestry
        Saaleck College\tUniversity of Marlow\tOrsel University`),
    ).toEqual([
      'Diploma of Joinery |  | Saaleck College | 2006–2011',
      'BSc Forestry |  | University of Marlow | 2011–2015',
      'MSc Forestry |  | Orsel University | 2017–2018',
    ])
  })

  test('and languages with their levels below', () => {
    expect(
      read(`
        Ada Timm
        # Languages
        * Turkish\tEnglish\tGerman
        Mother tongue\tFull Professional\tSome words`).languages,
    ).toEqual([
      { name: 'Turkish', level: 'Mother tongue' },
      { name: 'English', level: 'Full Professional' },
      { name: 'German', level: 'Some words' },
    ])
  })

  test('the first and the last day of a form are one period', () => {
    expect(
      jobs(`
        Ada Timm
        # Experience
        From\tUntil
        03/2012\t06/2015
        Joiner\tMarlin Ltd`)[0],
    ).toContain('2012-03–2015-06')
  })
})

describe('a place', () => {
  test('of several parts is one', () => {
    expect(isPlace('Istanbul & New York (USA)')).toBe(true)
    expect(isPlace('Berlin & Partner')).toBe(false)
  })

  test('beside the employer belongs to the head, however small', () => {
    expect(
      jobs(`
        Ada Timm
        # Experience
        * 2019 – 2022\tJoiner / Foreman
        Berlin, Germany\tMarlin
        • Built forty doors for the town hall
        * 2016 – 2019\tCarpenter / Foreman
        Paris, France\tSaaleck
        • Repaired the roof of the mill`),
    ).toEqual([
      'Joiner / Foreman | Marlin | Berlin, Germany | 2019–2022',
      'Carpenter / Foreman | Saaleck | Paris, France | 2016–2019',
    ])
  })

  test('above what is bold is not the name of a project', () => {
    expect(
      projects(`
        Ada Timm
        # Projects
        Berlin, Germany
        * Harbour Gate
        A gate of oak and glass for the old harbour.
        Paris, France
        * Mill Roof
        A roof of larch for a mill of 1780.`),
    ).toEqual(['Harbour Gate', 'Mill Roof'])
  })
})

describe('a study', () => {
  test('has one school and one degree: what follows set alike is the next', () => {
    expect(
      studies(`
        Ada Timm
        # Perfil
        Trabajo con niños y con sus familias desde hace años, en la ciudad y en el campo.
        # Educación
        * Instituto Marlin
        2017 - 2019 - Maestría en Psicología
        Número de registro: 12624847
        * Universidad de Marlow
        2011 - 2015 - Licenciatura en Psicología
        Número de registro: 10548377
        * Universidad de Orsel
        Diplomado en Psicología Clínica`),
    ).toHaveLength(3)
  })
})

describe('lists in lists', () => {
  test('are entries that say below what they were and when', () => {
    expect(
      jobs(`
        Ada Timm
        # Experience
        • Foreman
        ◦ Marlin Ltd
        ◦ March 2019 - present
        • Joiner
        ◦ Saaleck Ltd
        ◦ August 2011 - March 2019
        • Apprentice
        ◦ Orsel Ltd
        ◦ May 2008 - July 2011`),
    ).toEqual([
      'Foreman | Marlin Ltd |  | 2019-03–present',
      'Joiner | Saaleck Ltd |  | 2011-08–2019-03',
      'Apprentice | Orsel Ltd |  | 2008-05–2011-07',
    ])
  })
})

describe('a phone number', () => {
  test.each([
    ['doi 10.11591/ijece', 'en'],
    ['0000-0002-8213-4568', 'it'],
  ])('is not %s', (printed, language) => {
    expect(phonesIn(printed, language)).toEqual([])
  })

  test('is not that of a certificate', () => {
    const { lines } = documentOf('Ada Timm\nPMP 2558722\nada@example.org\n+966 50 555 0142')
    expect(contactIn(lines, 'ar').phone).toBe('+966 50 555 0142')
  })

  test('is read from left to right on a page from right to left', () => {
    expect(withTurnedNumbers('0142 555 50 966+')).toBe('+966 50 555 0142')
  })

  test('stands behind its label, however many there are on the line', () => {
    const printed = `
      Ada Timm
      Tel. +49 (0) 30/ 55501 - Mobil Nr. +49 (0) 170/ 5550142
      Email: ada@example.org
      # Education
      2015 – 2017\tDiploma of Joinery, Saaleck College`
    expect(read(printed).basics.phone).toBe('+49 (0) 30/ 55501')
  })
})

describe('a name', () => {
  test('stands in a footer again, a slogan does not', () => {
    const { lines } = documentOf('Timber Into Homes\nAda Timm\n© 2026 Ada Timm')
    const edge = lines.map((line, at) => (at === 2 ? { ...line, region: 'footer' as const } : line))
    expect(findName(edge, ['en']).name).toBe('Ada Timm')
  })

  test('is parted by weight where it has no space', () => {
    const { lines } = documentOf('Other Words\n**Ada**Timm')
    const head = lines.slice(1).map((line) => ({ ...line, fontSize: 30 }))
    expect(findName(head, ['en']).name).toBe('Ada Timm')
  })

  test('keeps its sex in brackets apart', () => {
    const printed = `
      이력서
      이름 : 홍길산(남)
      Email : gilsan@example.org
      # 학력
      2015 – 2017\t물빛대학교 컴퓨터공학과`
    expect(read(printed).basics.name).toBe('홍길산')
  })
})

describe('a second language', () => {
  test('has its words known where a part is printed in its letters', () => {
    expect(
      jobs(`
        Ada Timm
        # Experience
        2019 – 2022\tEngineer, Marlin Ltd
        • Built the control of a mill and all of its parts for years to come
        2016 – 2019\tEngineer, Saaleck Ltd
        • Repaired the control of a saw and all of its parts for years to come
        # 경력
        2013 – 2016\t물빛연구원, 책임연구원
        2011 – 2013\t솔빛연구원, 선임연구원
        2009 – 2011\t한빛연구원, 연구원`),
    ).toContain('책임연구원 | 물빛연구원 |  | 2013–2016')
  })

  test('calls a researcher no institute', () => {
    expect(titleScore('책임연구원', ['ko'])).toBeGreaterThan(2)
    expect(titleScore('물빛연구원', ['ko'])).toBeLessThanOrEqual(0)
  })
})
