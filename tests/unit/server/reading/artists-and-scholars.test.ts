import { describe, expect, test } from 'vitest'
import type { Locale } from '#contract/locales.ts'
import { piecesOf } from '#server/reading/entries/pieces.ts'
import { headingKind } from '#server/reading/lexicon/headings.ts'
import { documentOf, jobs, projects, read, studies } from './lines.ts'

/** Lives that are told in other sections than jobs and projects, and in two scripts at once. */

test.each<[Locale, string]>([
  ['ar', 'المعارض الجماعية'],
  ['de', 'Einzelausstellungen'],
  ['en', 'Selected exhibitions'],
  ['es', 'Exposiciones colectivas'],
  ['fr', 'Expositions personnelles'],
  ['it', 'ESPOSIZIONI'],
  ['ja', '展覧会歴'],
  ['ko', '개인전'],
  ['tr', 'Karma sergiler'],
  ['vi', 'Triển lãm'],
  ['zh-CN', '参展经历'],
])('in %s, what stands below %s are no projects', (locale, heading) => {
  expect(headingKind(heading, [locale])).toBe('custom')
})

test('exhibitions stay as they are printed, below their own heading', () => {
  const printed = `
    Ornella Bassi
    # Studi
    2012 – Diploma di pittura, Accademia di Belle Arti di Valchiara
    # Mostre
    2019 – “Maree”, Galleria del Molo, Valchiara
    2021 – “Sale e carta”, Palazzo Rovere, Forlì
    2022 – “Nuove maree”, Galleria del Molo, Valchiara`
  expect(projects(printed)).toEqual([])
  expect(read(printed).work).toEqual([])
  expect(read(printed).other.map(({ title }) => title)).toEqual(['Mostre'])
})

describe('a study', () => {
  test('keeps the title in its degree whole', () => {
    const printed = `
      Ornella Bassi
      # Istruzione
      2012 – Diploma di maturità “sezione Accademia, corso serale”, Liceo Artistico di Valchiara`
    expect(studies(printed)).toEqual([
      'Diploma di maturità “sezione Accademia, corso serale” |  | Liceo Artistico di Valchiara | –2012',
    ])
  })

  test('ends in the year of another one below it', () => {
    const printed = `
      Ornella Bassi
      # Istruzione
      2012 – Diploma di pittura con una tesi di storia, Accademia di Belle Arti di Valchiara
      2012 – Liceo Artistico di Valchiara con un corso di incisione, di legatoria e di restauro`
    expect(read(printed).education.map(({ start, end }) => `${start}–${end}`)).toEqual([
      '–2012',
      '–2012',
    ])
  })

  test('has its faculty behind the Arabic comma of its school', () => {
    const printed = `
      سامر الحداد
      # المؤهلات العلمية
      دكتوراه في علوم البحار
      جامعة المنارة، كلية العلوم
      ماجستير في علوم التربة
      جامعة المنارة، كلية العلوم`
    expect(studies(printed)).toEqual([
      'دكتوراه في علوم البحار |  | جامعة المنارة، كلية العلوم | –',
      'ماجستير في علوم التربة |  | جامعة المنارة، كلية العلوم | –',
    ])
  })
})

test('two scripts of one line have a font each, and are one name', () => {
  const [line] = documentOf('مهندس DevOps').lines
  const set = (text: string, size: number) => ({ ...line!.cells[0]!.runs[0]!, text, size })
  const piecesIn = (...runs: ReturnType<typeof set>[]) =>
    piecesOf({ ...line!, cells: [{ ...line!.cells[0]!, runs }] }, null, -1).map(({ text }) => text)
  expect(piecesIn(set('مهندس', 12.5), set(' DevOps', 10.9))).toEqual(['مهندس DevOps'])
  expect(piecesIn(set('مهندس', 16), set(' DevOps', 10.9))).toEqual(['مهندس', 'DevOps'])
})

test('a job that lasts, and nothing else of its time, has no first day', () => {
  expect(
    jobs(`
      Derya Kaya
      # İş Deneyimi
      Halen\tLiman Hastanesi, Hemşire
      2014 – 2019\tÇınar Hastanesi, Hemşire`),
  ).toEqual(['Hemşire | Liman Hastanesi |  | –present', 'Hemşire | Çınar Hastanesi |  | 2014–2019'])
})

test('the time in a text about a job makes no project of it', () => {
  const printed = `
    Derya Kaya
    # İş Deneyimi
    * 2015 – Süregelen
    * Genel Müdür
    Liman Yazılım
    2015 yılından bu yana kurucusu olduğu Liman Yazılım çatısı altında
    ~ gemiler için haritalar çizmekte ve bunları satmaktadır.
    * 2012 – 2019
    * Proje Müdürü
    Çınar Yapı
    2012 yılından itibaren Çınar Yapı’nın bütün şantiyelerini yönetmiş
    ~ ve yeni ekipler kurmuştur.`
  expect(projects(printed)).toEqual([])
  expect(jobs(printed)).toEqual([
    'Genel Müdür | Liman Yazılım |  | 2015–present',
    'Proje Müdürü | Çınar Yapı |  | 2012–2019',
  ])
})
