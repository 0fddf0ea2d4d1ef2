import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '#contract/locales.ts'
import type { Resume } from '#contract/resume.ts'
import { score } from '#server/scoring/index.ts'
import { bullets, readingOf, resumeIn, TODAY } from './resumes.ts'

/** The same warehouse work told as mere tasks, and as tasks with their size. */
// One row a kind reads as the table it is:
// prettier-ignore
const LINES: Record<Locale, { duties: string[]; sizes: string[] }> = {
  en: {
    duties: ['Picked and packed customer orders', 'Planned the shifts of the team', 'Checked incoming goods against the papers', 'Loaded lorries for the night run', 'Kept the stock records in SAP'],
    sizes: ['Picked and packed 150 customer orders a day', 'Planned the shifts of 14 people', 'Checked incoming goods of 40 suppliers', 'Loaded 12 lorries for the night run', 'Kept the stock records of 8,000 items in SAP'],
  },
  de: {
    duties: ['Kommissionierung und Verpackung von Kundenaufträgen', 'Planung der Schichten des Teams', 'Kontrolle der eingehenden Ware', 'Verladung der Lkw für die Nachttour', 'Pflege der Bestandsdaten in SAP'],
    sizes: ['Kommissionierung von 150 Kundenaufträgen am Tag', 'Planung der Schichten von 14 Personen', 'Kontrolle der Ware von 40 Lieferanten', 'Verladung von 12 Lkw für die Nachttour', 'Pflege der Bestandsdaten von 8.000 Artikeln in SAP'],
  },
  fr: {
    duties: ['Préparation et emballage des commandes', 'Planification des équipes', 'Contrôle des marchandises reçues', 'Chargement des camions de nuit', 'Tenue des stocks dans SAP'],
    sizes: ['Préparation de 150 commandes par jour', 'Planification de 14 personnes', 'Contrôle des marchandises de 40 fournisseurs', 'Chargement de 12 camions de nuit', 'Tenue des stocks de 8 000 articles dans SAP'],
  },
  es: {
    duties: ['Preparación y embalaje de pedidos', 'Planificación de los turnos del equipo', 'Control de la mercancía recibida', 'Carga de los camiones de noche', 'Registro de existencias en SAP'],
    sizes: ['Preparación de 150 pedidos al día', 'Planificación de los turnos de 14 personas', 'Control de la mercancía de 40 proveedores', 'Carga de 12 camiones de noche', 'Registro de existencias de 8.000 artículos en SAP'],
  },
  it: {
    duties: ['Preparazione e imballaggio degli ordini', 'Pianificazione dei turni della squadra', 'Controllo della merce in arrivo', 'Carico dei camion notturni', 'Registrazione delle giacenze in SAP'],
    sizes: ['Preparazione di 150 ordini al giorno', 'Pianificazione dei turni di 14 persone', 'Controllo della merce di 40 fornitori', 'Carico di 12 camion notturni', 'Registrazione delle giacenze di 8.000 articoli in SAP'],
  },
  tr: {
    duties: ['Müşteri siparişlerini hazırladım ve paketledim', 'Ekibin vardiyalarını planladım', 'Gelen malları kontrol ettim', 'Gece seferinin kamyonlarını yükledim', 'Stok kayıtlarını SAP ile tuttum'],
    sizes: ['Günde 150 müşteri siparişi hazırladım', '14 kişinin vardiyalarını planladım', '40 tedarikçinin mallarını kontrol ettim', 'Gece seferi için 12 kamyon yükledim', '8.000 ürünün stok kayıtlarını SAP ile tuttum'],
  },
  ar: {
    duties: ['تجهيز طلبات العملاء وتغليفها', 'تخطيط مناوبات الفريق', 'فحص البضائع الواردة', 'تحميل شاحنات الليل', 'تسجيل المخزون في نظام SAP'],
    sizes: ['تجهيز 150 طلبا للعملاء يوميا', 'تخطيط مناوبات 14 موظفا', 'فحص بضائع 40 موردا', 'تحميل 12 شاحنة ليلا', 'تسجيل مخزون 8000 صنف في نظام SAP'],
  },
  vi: {
    duties: ['Soạn và đóng gói đơn hàng', 'Lập lịch ca làm việc cho tổ', 'Kiểm tra hàng nhập kho', 'Bốc xếp hàng lên xe ban đêm', 'Cập nhật tồn kho trên SAP'],
    sizes: ['Soạn 150 đơn hàng mỗi ngày', 'Lập lịch ca làm việc cho 14 người', 'Kiểm tra hàng của 40 nhà cung cấp', 'Bốc xếp hàng lên 12 xe ban đêm', 'Cập nhật tồn kho 8.000 mặt hàng trên SAP'],
  },
  ja: {
    duties: ['受注商品のピッキングと梱包', 'チームのシフト作成', '入荷商品の検品', '夜間便トラックへの積み込み', 'SAPでの在庫データの管理'],
    sizes: ['1日150件の受注商品のピッキングと梱包', '14名のシフト作成', '仕入先40社の入荷商品の検品', '夜間便トラック12台への積み込み', 'SAPでの8,000品目の在庫データの管理'],
  },
  ko: {
    duties: ['고객 주문 상품 피킹 및 포장', '팀 근무표 작성', '입고 상품 검수', '야간 차량 상차', 'SAP 재고 데이터 관리'],
    sizes: ['하루 150건의 주문 상품 피킹 및 포장', '직원 14명의 근무표 작성', '공급사 40곳의 입고 상품 검수', '야간 차량 12대 상차', 'SAP에서 8,000개 품목 재고 데이터 관리'],
  },
  'zh-CN': {
    duties: ['拣选并包装客户订单', '安排班组排班', '核对入库货物', '装载夜班货车', '在 SAP 中登记库存'],
    sizes: ['每天拣选并包装 150 个客户订单', '安排 14 人的排班', '核对 40 家供应商的入库货物', '装载夜班货车 12 辆', '在 SAP 中登记 8000 种商品的库存'],
  },
}

function told(locale: Locale, lines: readonly string[]): Resume {
  const resume = resumeIn(locale, 'strong')
  return {
    ...resume,
    work: resume.work.map((role, index) => ({
      ...role,
      details: bullets(...(index === 0 ? lines.slice(0, 3) : lines.slice(3))),
    })),
  }
}

const overall = (resume: Resume): number =>
  score(readingOf(resume), { today: TODAY }).overall ?? Number.NaN

describe.each(LOCALES)('the same work in %s', (locale) => {
  const { duties, sizes } = LINES[locale]

  test('scores 60 at most as pure duties', () => {
    expect(overall(told(locale, duties))).toBeLessThanOrEqual(60)
  })

  test('scores 75 at most with sizes, and more than without', () => {
    const sized = overall(told(locale, sizes))
    expect(sized).toBeLessThanOrEqual(75)
    expect(sized).toBeGreaterThan(overall(told(locale, duties)))
  })

  test('scores 85 at least with real results', () => {
    expect(overall(resumeIn(locale, 'strong'))).toBeGreaterThanOrEqual(85)
  })
})

/** The same shop told in full lines and in words, without a figure either way. */
// prettier-ignore
const SHOP: Partial<Record<Locale, { full: string[]; bare: string[] }>> = {
  en: {
    full: ['Advised walk-in customers on bicycle fitting and helped them choose between city and touring frames', 'Repaired brakes, gears and electric drives in the workshop behind the shop', 'Ordered spare parts from Shimano and Bosch through the dealer portal', 'Trained new assistants in using the till and in handling complaints'],
    bare: ['Advised customers', 'Repaired bicycles', 'Ordered parts', 'Trained assistants'],
  },
  de: {
    full: ['Beratung der Laufkundschaft zur passenden Rahmengröße und zur Wahl zwischen Stadtrad und Reiserad', 'Reparatur von Bremsen, Schaltungen und elektrischen Antrieben in der Werkstatt hinter dem Laden', 'Bestellung von Ersatzteilen bei Shimano und Bosch über das Händlerportal', 'Einarbeitung neuer Aushilfen an der Kasse und im Umgang mit Reklamationen'],
    bare: ['Kundenberatung', 'Reparaturen', 'Bestellung von Teilen', 'Einarbeitung von Aushilfen'],
  },
  ja: {
    full: ['来店されたお客様に体格に合う自転車のフレームを案内し、街乗り用と旅行用の選び方を提案', '店舗裏の工房でブレーキ、変速機、電動ユニットの修理と調整を担当', '販売店向けサイトからシマノとボッシュの交換部品を発注し、納期を管理', '新しく入ったアルバイトにレジの操作とクレームへの対応を指導'],
    bare: ['接客', '修理', '部品の発注', 'アルバイト指導'],
  },
}

const workScore = (resume: Resume): number =>
  score(readingOf(resume), { today: TODAY }).sections.workExperience.score ?? Number.NaN

test.each(Object.entries(SHOP))('without a figure in %s, full lines count', (tag, lines) => {
  const locale = tag as Locale
  const full = told(locale, lines.full)
  expect(workScore(full)).toBeGreaterThanOrEqual(workScore(told(locale, lines.bare)) + 10)
  expect(overall(full)).toBeLessThanOrEqual(69)
})

test('a recent role without a word counts against the work', () => {
  const { full = [] } = SHOP.en ?? {}
  const resume = told('en', full)
  const blank = {
    ...resume,
    work: resume.work.map((role, index) => ({
      ...role,
      details: bullets(...(index === 0 ? full : [])),
    })),
  }
  // Neither shows a figure, so the cap holds both overall scores.
  expect(workScore(blank)).toBeLessThan(workScore(resume))
})

test('bare tasks are quoted from the newest role', () => {
  const [latest, ...earlier] = resumeIn('en', 'strong').work
  if (!latest) throw new Error('the fixture has a role')
  const details = bullets('Advised customers', 'Repaired bicycles', 'Ordered parts', 'Sold tires')
  const work = [
    { ...latest, details },
    ...earlier.map((role) => ({ ...role, details: bullets('Washed cars') })),
  ]
  const { findings } = score(readingOf({ ...resumeIn('en', 'strong'), work }), { today: TODAY })
  const found = findings.find(({ rule }) => rule === 'work.detail')
  expect(found).toMatchObject({ quote: 'Advised customers', at: 'work.0.details' })
})
