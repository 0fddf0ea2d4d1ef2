import { expect, test } from 'vitest'
import { findDates } from '#server/reading/fields/dates.ts'
import { cueScore, type CueList } from '#server/reading/lexicon/cues.ts'
import { headingKind } from '#server/reading/lexicon/headings.ts'

test.each([
  ['Profesyonel Geçmiş', 'work'],
  ['ÇALIŞMA BİLGİLERİ', 'work'],
  ['Burs Bilgileri', 'awards'],
  ['Kulüp Üyelikleri', 'custom'],
  ['Yetkinlik', 'skills'],
  ['Kullandığım Yazılımlar', 'skills'],
  ['Tezler', 'publications'],
])('%s announces %s', (heading, kind) => {
  expect(headingKind(heading, ['tr'])).toBe(kind)
})

test.each([
  'Mart 2019 – görevde',
  'Mart 2019 – halen görevde',
  'Mart 2019 - devam eder',
  'Mart 2019 – Süregelen',
])('%s has not ended', (text) => {
  const [span] = findDates(text)
  expect(`${span?.start} → ${span?.end}`).toBe('2019-03 → present')
})

test.each<[CueList, string]>([
  ['degrees', 'Y. Lisans'],
  ['degrees', 'Yüksekokul'],
  ['degrees', 'Yüksek öğrenim'],
  ['degrees', 'Ustalık Belgesi'],
  ['degrees', 'Kalfalık Belgesi'],
  ['degrees', 'İhtisas'],
  ['titles', 'Odyolog'],
  ['titles', 'Veri Bilimci'],
  ['titles', 'Kâtip'],
  ['titles', 'Ütücü'],
  ['titles', 'Makastar'],
  ['titles', 'Zabıta'],
  ['levels', 'yeterli'],
  ['levels', 'pek iyi'],
  ['levels', 'elementer'],
])('the %s hold %s', (list, text) => {
  expect(cueScore(text, list, ['tr'])).toBeGreaterThan(0)
})
