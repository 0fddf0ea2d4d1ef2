import { describe, expect, test } from 'vitest'
import type { Locale } from '#contract/locales.ts'
import { holdsFigure } from '#server/scoring/figures.ts'
import { lexiconOf } from '#server/scoring/lexicon/lexicons.ts'

/**
 * Which digits measure something. Of the lines of 230 real resumes that held one to three figures,
 * every other one held none: a date, a version, an age, a page.
 */
const holds = (text: string, locale: Locale) =>
  holdsFigure(text.toLocaleLowerCase(locale), lexiconOf(locale))

describe('measure nothing', () => {
  test.each<[Locale, string]>([
    ['de', 'Lübeck, 30. November 2024'],
    ['fr', 'En congé depuis le 20 octobre 2018'],
    ['fr', 'Atelier du mercredi, auprès d’enfants de 6 à'],
    ['fr', 'Assistance aux clients de niveau 1'],
    ['en', 'Harbour Meetup Coordinator, 2015-16'],
    ['en', 'Gallery notes, Friday, April 27'],
    ['en', 'Designed a packing cell by the 3P method'],
    ['en', 'One of the designers, in a group of four'],
    ['en', 'Open-hardware controller (Teensy 4.x)'],
    ['es', 'Profesor de música en el 2.º y 3.º ciclo'],
    ['es', 'Ayudante: Análisis Matemático 2.'],
    ['it', 'Pagina 1 / 1'],
    ['de', 'Spieler in der 1.Kreisliga'],
    ['de', 'Institut für Hafenkunde, Am Kai 2, 23552 Lübeck'],
    ['ja', 'クラウドはUNITY3Dとk8s'],
    ['ja', 'ストア : https://apps.example.com/jp/app/id674167'],
    ['ko', '자사몰(카페24) 운영'],
    ['ko', '24세에 입사'],
    ['ko', '운전면허 (2 종 보통)'],
    ['es', 'Administrativa. Referencia: jefa de ventas (261-4259175)'],
    ['es', 'Venta de seguros, tel. 266 44 12 98'],
    ['tr', 'ISO 9001 standartlarına uygun belge'],
    ['tr', 'Kurucu Başkan, 24 Aralık 2024'],
    ['vi', 'TP. Huế, ngày 05 tháng 10'],
    ['zh-CN', '一款方便市民借书的应用'],
    ['zh-CN', '英语六级，日语二级'],
    ['zh-CN', '项目组规模为六人的外包项目'],
    ['zh-CN', '参与水文研究面上项目（42981176）'],
    ['zh-CN', '国内第五家交易所'],
  ])('%s: %s', (locale, text) => {
    expect(holds(text, locale)).toBe(false)
  })
})

describe('measure something', () => {
  test.each<[Locale, string]>([
    ['en', 'Trained 14 nurses'],
    ['en', 'Grew sales from 3 to 12 a week'],
    ['en', 'Led 4 teams in October'],
    ['de', 'Fehlerquote um 30 % gesenkt'],
    ['fr', 'Encadrement de 12 personnes en octobre'],
    ['es', 'Coordiné a 20 técnicos'],
    ['ja', '新人16名を指導'],
    ['ko', '회원 120명 관리'],
    ['tr', 'Yarım günde teslim'],
    ['vi', 'Phân công 14 điều dưỡng'],
    ['zh-CN', '带教三名新人'],
    ['zh-CN', '管理六家门店'],
    ['zh-CN', '带领团队8人'],
  ])('%s: %s', (locale, text) => {
    expect(holds(text, locale)).toBe(true)
  })
})
