import { describe, expect, test } from 'vitest'
import { readLines } from '#server/reading/index.ts'
import { wordOf } from './word.ts'

/** How people write resumes in Word: forms, tables of few columns, paragraphs with tabs and breaks. */

const read = (printed: string) => readLines(wordOf(printed)).resume

const jobs = (printed: string) =>
  read(printed).work.map(({ title, company, start, end }) =>
    [title, company, `${start}–${end}`].join(' | '),
  )

const studies = (printed: string) =>
  read(printed).education.map(({ degree, field, institution, start, end }) =>
    [[degree, field].filter(Boolean).join(', '), institution, `${start}–${end}`].join(' | '),
  )

describe('the first and the last day in places of their own', () => {
  test.each([
    [
      'columns, in English',
      `Grace Adeyemi
      # Employment history
      |Employer|Job title|From|To|Reason for leaving|
      |Harbour Cement|Clerk|03/2012|06/2015|Better offer|
      |Tarn Foods|Supervisor|07/2015|Present||`,
      ['Clerk | Harbour Cement | 2012-03–2015-06', 'Supervisor | Tarn Foods | 2015-07–present'],
    ],
    [
      'columns, in Turkish',
      `Emre Tunalı
      # İş tecrübesi
      |İşyeri Adı|Görevi|Giriş Tarihi|Çıkış Tarihi|
      |Kıvanç Makina|Teknisyen|01.03.2013|30.06.2017|
      |Poyraz Enerji|Bakım Sorumlusu|01.08.2017|Devam|`,
      [
        'Teknisyen | Kıvanç Makina | 2013-03-01–2017-06-30',
        'Bakım Sorumlusu | Poyraz Enerji | 2017-08-01–present',
      ],
    ],
    [
      'columns, in Korean',
      `여울하나
      # 경력사항
      |회사명|입사일|퇴사일|직급|
      |바람조선|2013.03|2018.12|대리|
      |등대설비|2019.01|재직중|과장|`,
      ['대리 | 바람조선 | 2013-03–2018-12', '과장 | 등대설비 | 2019-01–present'],
    ],
    [
      'columns, in Arabic',
      `سامر الحداد
      # الخبرات
      |من|إلى|الوظيفة|الجهة|
      |2013|2017|محاسب|شركة النخيل|
      |2017|حتى الآن|مدير مالي|مؤسسة الميناء|`,
      ['محاسب | شركة النخيل | 2013–2017', 'مدير مالي | مؤسسة الميناء | 2017–present'],
    ],
    [
      'lines with labels that no list has',
      `Lucía Barrios Mena
      # Experiencia laboral
      Empresa: Comercial Andina
      Puesto: Vendedora
      Primer día: 03/2014
      Último día: 08/2018
      Empresa: Tiendas Cóndor
      Puesto: Jefa de ventas
      Primer día: 09/2018
      Último día: actualidad`,
      [
        'Vendedora | Comercial Andina | 2014-03–2018-08',
        'Jefa de ventas | Tiendas Cóndor | 2018-09–present',
      ],
    ],
    [
      'one cell with both names',
      `Tobias Wiesenthal
      # Berufserfahrung
      |Arbeitgeber|Reederei Brook|
      |Position|Schiffsmechaniker|
      |Zeitraum|Von: 04/2016 Bis: 03/2020|`,
      ['Schiffsmechaniker | Reederei Brook | 2016-04–2020-03'],
    ],
  ])('are one period: %s', (_, printed, expected) => {
    expect(jobs(printed)).toEqual(expected)
  })

  test('years with a stroke between them', () => {
    expect(
      studies(`Théo Marchais
      # Formation
      2019 / 2022
      Licence Informatique - Campus Atlantique
      2016 / 2019
      Bac professionnel Commerce - Lycée La Rivière`),
    ).toEqual([
      'Licence Informatique | Campus Atlantique | 2019–2022',
      'Bac professionnel Commerce | Lycée La Rivière | 2016–2019',
    ])
  })
})

describe('records of labels', () => {
  test('have their time behind a label that no list has', () => {
    const printed = `
      Bruno Estévez Lara
      # Experiencia laboral
      Empresa: Talleres Marlín S.A.S.
      Cargo: Auxiliar de bodega
      Permanencia: febrero de 2016 a marzo de 2019
      Jefe inmediato: Rosa Lemus

      Empresa: Distribuidora El Roble
      Cargo: Conductor
      Permanencia: abril de 2019 a la fecha
      Jefe inmediato: Iván Paz
      # Estudios
      Institución: Colegio San Telmo
      Título: Bachiller académico
      Promoción: 2014`
    expect(jobs(printed)).toEqual([
      'Auxiliar de bodega | Talleres Marlín S.A.S. | 2016-02–2019-03',
      'Conductor | Distribuidora El Roble | 2019-04–present',
    ])
    expect(studies(printed)).toEqual(['Bachiller académico | Colegio San Telmo | –2014'])
  })

  test('without any date are no list of single lines', () => {
    expect(
      jobs(`Paola Quintero Mendes
      # Experiencia laboral
      Ferretería El Clavo
      Puesto: Supervisora de tienda
      Actividades: inventario y caja
      Ferretería El Clavo
      Puesto: Cajera
      Actividades: caja`),
    ).toEqual([
      'Supervisora de tienda | Ferretería El Clavo | –',
      'Cajera | Ferretería El Clavo | –',
    ])
  })
})

describe('names of columns', () => {
  test('are those beside listed ones, with figures below', () => {
    expect(
      studies(`Ravi Menon
      # Educational Qualification
      |S.No|Qualification|Institution|Passed in|Marks|
      |1|Higher Secondary|Tarn Valley School|2010|81%|
      |2|B.Tech|Marlin Institute of Technology|2014|72%|`),
    ).toEqual([
      'Higher Secondary | Tarn Valley School | –2010',
      'B.Tech | Marlin Institute of Technology | –2014',
    ])
  })

  test('tell of several things', () => {
    expect(
      jobs(`여울하나
      # 경력사항
      |근무기간|회사명|부서/직급|
      |2018.05 ~ 2024.02|바람조선|설계팀 책임|
      |2014.03 ~ 2018.04|등대설비|공무팀 대리|`),
    ).toEqual([
      '설계팀 책임 | 바람조선 | 2018-05–2024-02',
      '공무팀 대리 | 등대설비 | 2014-03–2018-04',
    ])
  })
})

describe('a table of the stages of a life', () => {
  test.each([
    [
      `白浜 みのり
      |最終学歴|汐見大学工学部|2010年3月卒業|
      |職歴１|株式会社みなと灯台|2010年4月～2015年3月|
      |職歴２|有限会社なぎさ塗装|2015年4月～現在|`,
      [' | 株式会社みなと灯台 | 2010-04–2015-03', ' | 有限会社なぎさ塗装 | 2015-04–present'],
    ],
    [
      `여울하나
      |최종학력|물빛대학교 해양공학과|2010.02 졸업|
      |경력1|바람조선㈜|2010.03 ~ 2015.02|
      |경력2|등대설비㈜|2015.03 ~ 현재|`,
      [' | 바람조선㈜ | 2010-03–2015-02', ' | 등대설비㈜ | 2015-03–present'],
    ],
  ])('says in front what each is (%#)', (printed, expected) => {
    expect(jobs(printed)).toEqual(expected)
    expect(read(printed).education).toHaveLength(1)
  })
})

describe('what a page is called', () => {
  test.each([
    ['## ÖZGEÇMİŞ\nKerem Yaylacı\nTelefon: 0532 000 00 02', 'Kerem Yaylacı'],
    ['## スキルシート\n|氏名|白浜 みのり|年齢|32歳|\n|最寄駅|汐見駅|性別|女|', '白浜 みのり'],
  ])('announces nothing on its first line (%#)', (printed, name) => {
    expect(read(printed).basics.name).toBe(name)
    expect(read(printed).skills).toEqual([])
  })
})

describe('what else is said, in a table below its heading', () => {
  test('languages and skills are told apart by their labels', () => {
    const resume = read(`
      ## Mira Talbrück
      mira@example.de
      # Sonstiges
      |Sprachen|Englisch (fließend), Französisch (Grundkenntnisse)|
      |EDV|SAP, MS Office|
      |Führerschein|Klasse B|`)
    expect(resume.languages.map(({ name, level }) => [name, level])).toEqual([
      ['Englisch', 'fließend'],
      ['Französisch', 'Grundkenntnisse'],
    ])
    expect(resume.skills.flatMap(({ items }) => items)).toEqual(['SAP', 'MS Office'])
  })
})
