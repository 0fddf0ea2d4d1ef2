import { describe, expect, test } from 'vitest'
import { wordingReader } from '#server/scoring/lines.ts'
import { lexiconOf } from '#server/scoring/lexicon/lexicons.ts'

/** What a native reviewer found to be taken for what it is not, and to be missed. */

const lexicon = lexiconOf('tr')
const wordingOf = wordingReader(lexicon, 'tr')

describe('outcomes', () => {
  test.each([
    '3 aşçı ile mutfakta servis',
    '4 aşamalı kalite kontrolü',
    '5 kısa film çekimi',
    'Kazan dairesinde 2 kazan bakımı',
    'Ulaşım planı için 12 durak ölçümü',
    'İndirim etiketlerinin 40 rafa yerleştirilmesi',
  ])('are none in %s', (line) => {
    expect(wordingOf(line).outcome).toBe(false)
  })

  test.each([
    'Satış hedefini 3 ay üst üste aştım',
    'Hedefi 2 milyon TL aşarak kapattı',
    'Fire miktarını 12 kilodan 5 kiloya indirdim',
    'Teslim süresinin 9 günden 4 güne indirilmesi',
    'Elektrik giderlerini 10 bin TL kıstım',
    '14 yeni müşteri kazandım',
    'Şirkete 6 bayi kazandırdı',
    '40 bin aboneye ulaştı',
    '1.200 aboneye ulaşıldı',
  ])('are known: %s', (line) => {
    expect(wordingOf(line).outcome).toBe(true)
  })
})

describe('passive voice', () => {
  test.each(['Saha eğitimlerine katıldı.', 'Kurumdan kendi isteğiyle ayrıldı.'])(
    'is none in %s',
    (line) => {
      expect(wordingOf(line).passive).toBe(false)
    },
  )

  test('is seen in a verb that ends alike', () => {
    expect(wordingOf('Raporlar her ay yazıldı.').passive).toBe(true)
  })
})

describe('action', () => {
  test.each([
    'Yeni müşteri kazanımı',
    'Mal kabulü',
    'Ürün lansmanı',
    'Yıl sonu stok sayımı',
    'Personel alımı',
    'Hammadde alım',
    'Gümrük işlemleri',
    'Fiyat müzakereleri',
    'Bayi ziyaretleri',
    'İş güvenliği eğitimleri',
    'Saha eğitimlerine katıldı.',
  ])('shows at the end of %s', (line) => {
    expect(wordingOf(line).acting).toBe(true)
  })

  test.each(['Ekibin kendi', 'Mağaza müdürü şimdi'])('does not show in %s', (line) => {
    expect(wordingOf(line).acting).toBe(false)
  })
})

describe('number words', () => {
  test.each([
    'Yarım zamanlı satış danışmanı',
    'Üç boyutlu modelleme',
    'İki boyutlu çizim',
    'Dokuz Eylül Üniversitesi hastanesinde staj',
  ])('are no figure in %s', (line) => {
    expect(wordingOf(line).measured).toBe(false)
  })

  test.each(['Üç mağazanın yönetimi', 'Yarım günde teslim', 'Dokuz kişilik ekip', 'Otuz personel'])(
    'are a figure in %s',
    (line) => {
      expect(wordingOf(line).measured).toBe(true)
    },
  )
})

describe('weak phrases', () => {
  test.each(['Gece vardiyasında çalıştım', 'Müşterilere önerilerde bulundum'])(
    'are none in %s',
    (line) => {
      expect(wordingOf(line).weak).toBeNull()
    },
  )

  test.each(['Kasiyer olarak çalıştım', 'Projeye katkıda bulundum'])('are known: %s', (line) => {
    expect(wordingOf(line).weak).not.toBeNull()
  })
})

test.each(['takım çalışmasına yatkınım', 'pratik zekâ', 'ikna kabiliyeti', 'hızlı karar verme'])(
  'a mere quality is %s',
  (entry) => {
    expect(lexicon?.soft.test(entry)).toBe(true)
  },
)

test('a worn phrase says that one knows one’s duties', () => {
  expect(lexicon?.cliches.test('sorumluluklarının bilincinde bir çalışanım')).toBe(true)
})

test('experience that was gained is no result, a prize is', () => {
  expect(wordingOf('Danışan takibi konusunda deneyim kazandım').outcome).toBe(false)
  expect(wordingOf('Liseler arası yarışmayı kazandık, madalya kazandım').outcome).toBe(true)
})
