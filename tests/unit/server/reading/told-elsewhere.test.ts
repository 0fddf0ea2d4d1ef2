import { describe, expect, test } from 'vitest'
import { emailsIn, phonesIn } from '#server/reading/fields/contact.ts'
import { findDates } from '#server/reading/fields/dates.ts'
import { nameAmong } from '#server/reading/fields/find-name.ts'
import { bareName } from '#server/reading/fields/name.ts'
import { readLines } from '#server/reading/index.ts'
import { headingKind, isDocumentTitle } from '#server/reading/lexicon/headings.ts'
import { labelKinds, labelled } from '#server/reading/lexicon/labels.ts'
import { couldBeHome } from '#server/reading/lexicon/places.ts'
import { documentOf, read } from './lines.ts'

/** What a seventh round of unseen people does: who they are stands where nobody looks for it. */

const among = (page: string) => nameAmong(documentOf(page).lines, ['en', 'ja', 'tr'])

describe('a name below a section', () => {
  test('stands behind its label', () => {
    expect(
      among(`About me
        Welcome to my page
        名前 | 青葉花子（あおばはなこ）`),
    ).toBe('青葉花子')
  })

  test('is said in a sentence', () => {
    expect(
      among(`About me
        Hello! My name is Ada Quill. I keep harbours.`),
    ).toBe('Ada Quill')
    expect(
      among(`Hakkımda
        Merhaba, ben Tuna Denizci.`),
    ).toBe('Tuna Denizci')
  })

  test('is no other sentence', () => {
    expect(
      among(`About me
        I am curious about boats. Hello World!`),
    ).toBe('')
  })
})

describe('labels', () => {
  test('stand before a stroke', () => {
    expect(labelled('電話番号 | 090-1234-5678')?.kinds).toContain('phone')
    // one beside the other they are labels both
    expect(labelled('E-mail | LinkedIn')).toBeNull()
  })

  test('連絡先 is where somebody is reached, 비상연락처 where others are', () => {
    expect(labelKinds('連絡先')).not.toContain('extra')
    expect(labelKinds('비상연락처')).not.toContain('phone')
  })
})

const certainty = (text: string, language: string) => phonesIn(text, language)[0]?.certainty

test('bare figures that are a number in another country wait for one at home', () => {
  expect(certainty('408141471', 'zh-CN')).toBeLessThan(2)
  expect(certainty('13761599020', 'zh-CN')).toBe(2)
  expect(certainty('2614199526', 'es')).toBeGreaterThan(1)
})

test.each(['경기도 수원', 'P. Tân Phong, TP. Biên Hòa, Đồng Nai'])('%s is a home', (text) => {
  expect(couldBeHome(text)).toBe(true)
})

test('an address behind its label is found in any section', () => {
  const resume = read(`Ada Quill
    # Kỹ năng
    • Excel
    • Địa chỉ: Tân An, Cần Thơ`)
  expect(resume.basics.location).toBe('Tân An, Cần Thơ')
})

test.each(['Table of contents', 'Mục lục', '目次', 'İçindekiler'])('%s heads no skills', (text) => {
  expect(headingKind(text, ['en'])).toBe('custom')
})

test('an address of a page names no group of skills', () => {
  const resume = read(`Ada Quill
    # Skills
    • Excel
    • https://quill.example/boats`)
  expect(resume.skills.map(({ name }) => name)).not.toContain('https')
})

test('levels behind full stops stand in brackets behind their skills', () => {
  const resume = read(`Ada Quill
    # Habilidades
    • Java. Nivel medio-alto
    • PHP. Nivel medio
    • Lua. Nivel básico`)
  expect(resume.skills[0]?.items).toEqual([
    'Java (Nivel medio-alto)',
    'PHP (Nivel medio)',
    'Lua (Nivel básico)',
  ])
})

test('dots behind a dash leave the end open, whatever follows', () => {
  expect(findDates('2021-... Larch Üniversitesi')[0]).toMatchObject({
    start: '2021',
    end: 'present',
  })
})

test('an address hidden from programs is one', () => {
  expect(emailsIn('ada [at] quill [dot] example')).toEqual(['ada@quill.example'])
})

test('names alone below a word for experience are skills, beside jobs with their periods', () => {
  const { skills, work } = read(`Ada Quill
    # Beruflicher Werdegang
    03.2020 - aktuell\tHafenmeisterin - Kelbani AG
    Pflege der Liegeplätze
    01.2016 - 02.2020\tBootsbauerin - Mindbarn GmbH
    Bau von Jollen
    # Erfahrungen
    • Linux (Debian, CentOS)
    • Microsoft Exchange 2007
    • Apache, Nginx
    • Docker`)
  expect(work).toHaveLength(2)
  expect(skills.flatMap(({ items }) => items)).toContain('Docker')
})

describe('what a page is called', () => {
  test('may be misspelt by one letter', () => {
    expect(isDocumentTitle('Curiculum Vitae')).toBe(true)
    expect(isDocumentTitle('Curriculum Vitai')).toBe(true)
    expect(isDocumentTitle('Curriculum Vitro')).toBe(false)
  })

  test('stands in words of its own behind a name in Asian letters', () => {
    expect(read('홍길순 경력 기술서').basics.name).toBe('홍길순')
  })
})

test('a surname in capitals before a comma is no title behind a name', () => {
  expect(bareName('FERRANTE, GIULIA')).toBe('FERRANTE, GIULIA')
  expect(bareName('Giulia Ferrante, MBA')).toBe('Giulia Ferrante')
})

test('signs of Markdown in front of headings are none of their words', () => {
  const { basics, education } = read(`我的简历
    # # 丁小满
    电话：13800138000
    # # 教育背景
    江口大学\t2015.09 - 2019.06
    # # 荣誉
    优秀学生`)
  expect(basics.name).toBe('丁小满')
  expect(education[0]?.institution).toBe('江口大学')
})

test('where paragraphs stand apart, what stands close below is the rest of one', () => {
  const document = documentOf(`Ada Quill
    # Formation
    2013
    BTS de Biologie des ports au Lycée Arthur
    ~ Quenouille de Vauvert
    2011
    Baccalauréat au Lycée Pasteur`)
  const lines = document.lines.map((line) => ({
    ...line,
    gapBefore: line.continues ? 0.1 : Math.max(0.7, line.gapBefore),
  }))
  const [first] = readLines({ ...document, lines }).resume.education
  expect(first?.institution).toBe('Lycée Arthur Quenouille de Vauvert')
})

test('a row of a form that names its time elsewhere has no period of its own', () => {
  const { education } = read(`Ada Quill
    # Education
    Period\t1988 – 1991
    Institution\tHarbour Trade School
    Degree\tFitter
    Period\tNovember 2013
    Institution\tWelding Institute
    Field of study\tProcess 135, renewed from 2016 to 2019
    Degree\tCertified Welder`)
  expect(education.map(({ degree }) => degree)).toEqual(['Fitter', 'Certified Welder'])
  expect(education[1]?.end).toBe('2013-11')
})

describe('languages below their title among skills', () => {
  test('are languages, whatever stands behind them', () => {
    const { languages, skills } = read(`Ada Quill
      # Compétences
      Langues :
      • Anglais LV1 : niveau scolaire
      • Espagnol LV2 : niveau scolaire
      • Gantt, Atome`)
    expect(languages.map(({ name }) => name)).toEqual(['Anglais', 'Espagnol'])
    expect(skills.flatMap(({ items }) => items)).toEqual(['Gantt', 'Atome'])
  })

  test('have their levels below them', () => {
    const { languages } = read(`Ada Quill
      # Habilidades
      * Idiomas
      * Inglés
      Nivel intermedio
      * Español
      Nativo
      * Tecnologías
      HTML\tCSS`)
    expect(languages).toEqual([
      { name: 'Inglés', level: 'Nivel intermedio' },
      { name: 'Español', level: 'Nativo' },
    ])
  })
})

test('days without a year are no months of one', () => {
  const { work } = read(`Lê Sóng
    # Kinh nghiệm
    * Thực tập tại công ty Biển Xanh
    Từ ngày 1/12 đến 31/12`)
  expect(work[0]).toMatchObject({ start: '', end: '' })
})
