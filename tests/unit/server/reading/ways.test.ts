import { expect, test } from 'vitest'
import { jobs, read, studies } from './lines.ts'

/** Ways through schools and jobs: what holds both, what is named like the other, and lists of points. */

test('of two headings for jobs the one above schools is of studies', () => {
  const printed = `Maëlle Quintin
    maelle@quintin.example
    # Expérience professionnelle
    Mai 2013 – Aujourd'hui\tIngénieure chez Moulin Miette, Rennes
    Juin 2011 – Avril 2013\tIngénieure chez Atelier Kerval, Brest
    # Parcours
    2007 – 2010\tDoctorat, Université de Kerval, Brest
    2004 – 2006\tMaster de mathématiques, Université de Penhoët
    2001 – 2003\tClasses préparatoires, Lycée des Hauts, Quimper
    2000 – 2001\tBaccalauréat, Lycée du Port, Quimper`
  expect(read(printed).work).toHaveLength(2)
  expect(read(printed).education.map(({ institution }) => institution)).toEqual([
    'Université de Kerval',
    'Université de Penhoët',
    'Lycée des Hauts',
    'Lycée du Port',
  ])
})

test('a list of jobs that has schools as well has those, too, that no degree stands beside', () => {
  const printed = `Jonas Petzold
    jonas@petzold.example
    # Beruflicher Werdegang
    08/1999 – 07/2003\tGrundschule Elmen
    08/2003 – 06/2012\tGymnasium Werra
    04/2013 – 09/2014\tMinijob Getränke Timm
    10/2014 – 02/2015\tHochschule Werra - Studiengang Gartenbau
    10/2015 – 06/2018\tHochschule Werra - Studiengang Floristik
    08/2018 – heute\tTeilzeitangestellter bei Paketdienst Ring`
  expect(studies(printed).map((study) => study.split(' | ')[2])).toEqual([
    'Grundschule Elmen',
    'Gymnasium Werra',
    'Hochschule Werra',
    'Hochschule Werra',
  ])
  expect(read(printed).work).toHaveLength(2)
})

test('below Lebenslauf / CV stands all that somebody did', () => {
  const printed = `Nora Petzold
    nora@petzold.example
    # Lebenslauf / CV
    Aug 2018 – Jul 2024\tKöchin, Gasthaus Ring, Kassel
    Mai 2016 – Jul 2018\tKellnerin, Gasthaus Elmen, Kassel
    Mär 2015 – Apr 2016\tVerkäuferin, Bäckerei Timm, Kassel
    Okt 2013 – Jan 2015\tVerkäuferin, Bäckerei Werra, Kassel
    Sep 2009 – Jul 2012\tAbitur, Gymnasium Werra`
  expect(studies(printed)).toEqual(['Abitur |  | Gymnasium Werra | 2009-09–2012-07'])
  expect(read(printed).work).toHaveLength(4)
})

const NURSE = `Jeanne Kerval
  jeanne@kerval.example
  # Expérience professionnelle
  * Fleuriste
  • Bouquets
  • Vente
  * Infirmière
  • Du 3 Mars 2020 à ce jour : CDI infirmière au sein du Groupement Miette à Brest.
  • Du 12 Oct 2017 au 28 Fév 2020 : CDI infirmière au sein des Laboratoires Calé à Rennes.
  • Membre de la commission des soins depuis le 4 mai 2019.
  • 2016-2017 : Remplacements de nuit (service des urgences).
  • De avril 2015 à juin 2016 : CDI infirmière au Laboratoire du Port à Quimper.
  • Du 8 Mars 2014 au 30 mars 2015 : CDI de nuit à la Clinique Penhoët à Brest.`

test('points that begin with periods are jobs, beside a job whose points have no dates', () => {
  expect(read(NURSE).work.map(({ title, start, end }) => [title, start, end])).toEqual([
    ['Fleuriste', '', ''],
    ['CDI infirmière', '2020-03-03', 'present'],
    ['CDI infirmière', '2017-10-12', '2020-02-28'],
    ['Infirmière', '2016', '2017'],
    ['CDI infirmière', '2015-04', '2016-06'],
    ['CDI de nuit', '2014-03-08', '2015-03-30'],
  ])
})

test('a point stands for itself: it has no employer of the one above', () => {
  const [, , , nights] = read(NURSE).work
  expect(nights?.company).not.toContain('Calé')
})

test('what shares its brackets with a date is a name of its own', () => {
  const printed = `水野 葵
    aoi@example.jp
    # 職歴
    • 研究補助員（海洋観測室、2017〜2019）
    • 実習生（青葉研究所、2016）`
  expect(jobs(printed)).toEqual([
    '研究補助員 | 海洋観測室 |  | 2017–2019',
    '実習生 | 青葉研究所 |  | 2016–2016',
  ])
})

test('a post written to its house is parted from it, with how and of what sort it is held', () => {
  const printed = `水野 葵
    aoi@example.jp
    # 自己PR
    海の観測と、そのデータの解析に長く取り組んできました。
    # 職歴
    青葉大学理学部助手（1990年4月〜1993年3月）
    青葉大学理学部助教授（1993年4月〜1999年3月）
    青葉大学大学院理学研究科教授（1999年4月〜2010年3月）
    北野大学理学部特任教授（2010年4月〜現在に至る）`
  expect(jobs(printed)).toEqual([
    '助手 | 青葉大学理学部 |  | 1990-04–1993-03',
    '助教授 | 青葉大学理学部 |  | 1993-04–1999-03',
    '教授 | 青葉大学大学院理学研究科 |  | 1999-04–2010-03',
    '特任教授 | 北野大学理学部 |  | 2010-04–present',
  ])
})

test('a town tied to an employer by a hyphen is its place', () => {
  const printed = `Lucía Almera
    lucia@almera.example
    # Experiencia laboral
    * Camarera
    Bar Miró-Valencia, Valencia provincia
    enero 2023 - Actualmente
    • Atención en barra y terraza durante la temporada de verano.
    * Cocinera
    Casa Penella-Valencia, Valencia provincia
    mayo 2020 - junio 2022
    • Preparación de menús para grupos de hasta cuarenta personas.`
  expect(jobs(printed)).toEqual([
    'Camarera | Bar Miró | Valencia, Valencia provincia | 2023-01–present',
    'Cocinera | Casa Penella | Valencia, Valencia provincia | 2020-05–2022-06',
  ])
})
