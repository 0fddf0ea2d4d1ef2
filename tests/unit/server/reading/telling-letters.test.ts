import { describe, expect, test } from 'vitest'
import { contactIn } from '#server/reading/fields/contact.ts'
import { nameInParts } from '#server/reading/fields/name.ts'
import { headingKind, isDocumentTitle } from '#server/reading/lexicon/headings.ts'
import { couldBeHome } from '#server/reading/lexicon/places.ts'
import { columnKinds, labelKinds, namesPlaceToo } from '#server/reading/lexicon/labels.ts'
import { readLines } from '#server/reading/index.ts'
import { documentOf, jobs, read, studies } from './lines.ts'

/** What a sixth round of unseen people does: names that no list has, forms, points that are none. */

describe('jobs', () => {
  test('a post with one name behind its dash has an employer and no town', () => {
    const found = jobs(`Ada Quill
      # Work experience
      Harbour master — Kelbani, Whitby\t2019 – 2022
      • Kept the harbour
      Data analyst — Mindbarn\t2017 – 2018
      • Counted boats
      Supervisor — Azmeel\t2015 – 2016
      • Led three clerks`)
    expect(found[1]).toContain('Mindbarn |  |')
    expect(found[2]).toContain('Azmeel |  |')
  })

  test('a name in two languages stays whole', () => {
    const found = jobs(`Ada Quill
      # Work experience
      Software support (Junior Developer Support)\t2019 – 2022
      Marlin Ltd
      • Answered tickets
      Network operations (Senior Network Support)\t2017 – 2018
      Larch Ltd
      • Watched servers`)
    expect(found[0]).toContain('Software support (Junior Developer Support) | Marlin Ltd')
  })

  test('what a date broke goes on in front of it', () => {
    const found = jobs(`Ada Quill
      # Expérience professionnelle
      Acheteuse — Marlin Crédit Personal 2019 – 2022
      ~ Finance
      • Achats
      Acheteuse — Moulin Miette 2016 – 2018
      • Achats`)
    expect(found[0]).toContain('Marlin Crédit Personal Finance')
  })

  test('the only bold point below a house is the post', () => {
    const text = documentOf(`Ada Quill
      # Work experience
      Marlin Metals | Leeds, UK | 2021 – 2023
      • Packer / Machine Operator
      • Operated the roll forming line
      • Kept the floor clean
      Larch Foods | London, UK | 2018 – 2020
      • Warehouse Associate
      • Stacked seed
      • Loaded lorries`)
    const lines = text.lines.map((line) => ({
      ...line,
      bold: line.bold || /Operator$|Associate$/u.test(line.text),
    }))
    const { resume } = readLines({ ...text, lines })
    expect(resume.work.map(({ title }) => title)).toEqual([
      'Packer / Machine Operator',
      'Warehouse Associate',
    ])
  })

  test('points that are all lines, in blocks with a date each, head entries', () => {
    const text = documentOf(`Ada Quill
      # Work experience
      • Recruiter
      • 11/2021 – 11/2022
      • Marlin Manual
      • Shop assistant
      • 01/2020 – 02/2021
      • Larch Telecom`)
    const lines = text.lines.map((line) =>
      line.bullet ? { ...line, gapBefore: /^[RS]/u.test(line.text) ? 1 : 0 } : line,
    )
    const { resume } = readLines({ ...text, lines })
    expect(resume.work.map(({ title, company }) => [title, company])).toEqual([
      ['Recruiter', 'Marlin Manual'],
      ['Shop assistant', 'Larch Telecom'],
    ])
  })

  test('about when says nothing of what', () => {
    const resume = read(`Ada Quill
      # Work experience
      Night cook | Larch Foods (approx. 2013 – 2016)
      • Cooked
      Packer | Marlin Metals (ca. 2009 – 2012)
      • Packed`)
    expect(JSON.stringify(resume.work)).not.toMatch(/approx|ca\./u)
  })
})

describe('projects', () => {
  test('two of one name do not make names of what stands in brackets', () => {
    const resume = read(`Ada Quill
      # Projects
      • Harbour Library (ongoing open source, larch.example.org)
      • Quiet Boats (ongoing papers, quiet.example.org)
      • Fair Winds (2019 article, Larch)
      • Quiet Boats (2016 talk, Larch TV)`)
    expect(resume.projects.map(({ name }) => name)).not.toContainEqual(
      expect.stringMatching(/^\(/u),
    )
  })
})

describe('skills', () => {
  test('groups stand behind strokes where other signs part the items', () => {
    const { skills } = read(`Ada Quill
      # Skills
      Backend │ Hono · Zod · Prisma
      Desktop │ Tauri · Rust · Vite`)
    expect(skills).toMatchObject([
      { name: 'Backend', items: ['Hono', 'Zod', 'Prisma'] },
      { name: 'Desktop', items: ['Tauri', 'Rust', 'Vite'] },
    ])
  })

  test('a list of names that ends like a sentence is a list', () => {
    const { skills } = read(`Ada Quill
      # Skills
      Milling: Lathe, Light Programming & Code, Gauges, Blueprint Reading, Micrometers, Calipers, Quality Control, Assembly.`)
    expect(skills[0]!.items).toHaveLength(8)
  })

  test('what nobody ticked is none', () => {
    const { skills, ...rest } = read(`Ada Quill
      # Skills
      ☒ Slate roofs\t☐ Flat roofs\t☒ Scaffolds
      ☒ Forklift\t☐ Crane\t☒ First aid`)
    const items = skills.flatMap((group) => group.items)
    expect(items).toHaveLength(4)
    expect(items.join(' ')).not.toMatch(/Flat|Crane/u)
    // and nothing is lost
    expect(JSON.stringify(rest)).toMatch(/Flat roofs.*Crane/u)
  })
})

const part = (label: string, value: string, kind: 'givenName' | 'familyName') =>
  ({ text: `${label}: ${value}`, label: { label, value, kinds: [kind] } }) as never

describe('forms', () => {
  test('ask for two surnames', () => {
    const { name } = nameInParts([
      part('Primer apellido', 'Quintana', 'familyName'),
      part('Segundo apellido', 'Osuna', 'familyName'),
      part('Nombres', 'Ada', 'givenName'),
    ])
    expect(name).toBe('Ada Quintana Osuna')
  })

  test('ask for the number of a paper, which is no phone', () => {
    const { lines } = documentOf('C.C. No. 71.382.554 de Bello')
    expect(contactIn(lines, 'es').phone).toBe('')
  })

  test('name a column for the employer and the town', () => {
    expect(namesPlaceToo('Arbeitgeber, Ort')).toBe(true)
    expect(namesPlaceToo('Arbeitgeber')).toBe(false)
  })

  test('are signed by a day and a name that are no part of the last section', () => {
    const resume = read(`김새봄
      # 기술
      엑셀, 한글, 포토샵
      위의 기재사항은 사실과 다름없음을 확인합니다.
      2025년 9월 15일
      지원자 : 김새봄 (인)
      # 자기소개서
      꼼꼼하게 일합니다. 맡은 일은 끝까지 합니다.`)
    expect(resume.skills.flatMap(({ items }) => items)).toEqual(['엑셀', '한글', '포토샵'])
  })
})

test('a page is called my CV, and its motto is no name', () => {
  expect(['Mi CV', 'My CV', 'Độc lập - Tự do - Hạnh phúc'].every(isDocumentTitle)).toBe(true)
})

test('somebody lives in several towns of a country', () => {
  expect(couldBeHome('Yıldırım, Bursa, Türkiye')).toBe(true)
  expect(couldBeHome('수원 / 서울, 대한민국')).toBe(true)
})

test('letters tell no degree from a part of a school', () => {
  const [study] = studies(`青空 花子
    # 学歴
    2011年4月 - 2015年3月
    青葉大学 経済学部 経済学科 卒業`)
  expect(study).toContain('青葉大学')
})

describe('names', () => {
  test('of somebody whose page begins with a section stand among the sections', () => {
    const text = documentOf(`About me
      Reads maps and draws boats for a living, mostly in the north of the country.
      # Interests
      Boats and the people who build them
      Ada Quill
      # Work experience
      Marlin Metals, draughtswoman, 2019 – 2022`)
    const lines = text.lines.map((line) =>
      line.text === 'Ada Quill' ? { ...line, fontSize: 16, bold: true } : line,
    )
    expect(readLines({ ...text, lines }).resume.basics.name).toBe('Ada Quill')
  })

  test('go on below a date that stands beside their first line', () => {
    const text = documentOf(`Ada Quill
      # Experiencia
      * Docente de emprendimiento, innovación y\t2017 – 2019
      * creatividad
      Instituto Marlín
      • Clases
      * Docente de diseño\t2014 – 2016
      Instituto Saavedra
      • Clases`)
    const { work } = readLines(text).resume
    expect(work[0]).toMatchObject({
      title: 'Docente de emprendimiento, innovación y creatividad',
      company: 'Instituto Marlín',
    })
  })
})

test('a school below its degree has its own line to itself', () => {
  const found = studies(`Ada Quill
    # Istruzione
    2022 – 2024\tLaurea magistrale in Ingegneria Gestionale (110/110)
    Università degli studi di Vico, titolo della tesi: il caso Marlin
    2018 – 2021\tLaurea triennale in Ingegneria Elettronica (105/110)
    Università degli studi di Vico, titolo della tesi: onde corte`)
  expect(found.map((study) => study.split(' | ')[2])).toEqual([
    'Università degli studi di Vico',
    'Università degli studi di Vico',
  ])
})

describe('labels', () => {
  test('have a colon in a column of its own', () => {
    const { basics, work } = read(`CURRICULUM VITAE
      # Personal details
      Surname\t:\tQuill
      First Names\t:\tAda Maria
      E-mail\t:\tada@example.org
      # Work experience
      Company\t:\tMarlin Metals
      Position\t:\tSpray painter
      Period\t:\tFebruary 2017 - To date
      Company\t:\tLarch Foods
      Position\t:\tCashier
      Period\t:\tDec 2005 - Jan 2007`)
    expect(basics.name).toBe('Ada Maria Quill')
    expect(work).toMatchObject([
      { company: 'Marlin Metals', title: 'Spray painter', start: '2017-02', end: 'present' },
      { company: 'Larch Foods', title: 'Cashier', start: '2005-12', end: '2007-01' },
    ])
  })

  test('ask for a name with how somebody is addressed', () => {
    expect(labelKinds('Anrede, Vorname, Name')).toEqual(['name'])
    expect(labelKinds('Ort, Datum')).toEqual([])
  })

  test('ask in plain words where somebody worked', () => {
    expect(columnKinds('Ở đâu')).toContain('company')
    expect(columnKinds('Làm công việc gì')).toContain('title')
  })

  test('name whom to call in an emergency', () => {
    const { basics } = read(`Ada Quill
      Mobile: 0151 5550183
      # Sonstiges
      Notfallkontakt: Jan Quill, 0171 2345678`)
    expect(basics.phone).toBe('0151 5550183')
    expect(labelKinds('緊急連絡先')).toContain('extra')
  })
})

test('what the page is called may stand in front of a heading', () => {
  expect(headingKind('Lebenslauf: Berufserfahrung', ['de'])).toBe('work')
  expect(headingKind('Berufserfahrung: Bäckerei', ['de'])).not.toBe('education')
})

test('points lead an entry by twos, a post and its house', () => {
  const found = jobs(`Ada Quill
    # Experiencia docente
    • Desde Enero 2017: Profesora ayudante
    • Universidad de Marlín
    • Septiembre 2010 - Septiembre 2015: Profesora asociada
    • Universidad de Saavedra`)
  expect(found).toEqual([
    'Profesora ayudante | Universidad de Marlín |  | 2017-01–present',
    'Profesora asociada | Universidad de Saavedra |  | 2010-09–2015-09',
  ])
})
