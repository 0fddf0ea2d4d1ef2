import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '#contract/locales.ts'
import { wordingReader } from '#server/scoring/lines.ts'
import { lexiconOf } from '#server/scoring/lexicon/lexicons.ts'

const wordingOf = (locale: Locale, line: string) => wordingReader(lexiconOf(locale), locale)(line)

describe('figures', () => {
  test.each<[Locale, string]>([
    ['en', 'Cut costs by 12%'],
    ['en', 'Led a team of five'],
    ['ar', 'تدريس ٢٢ حصة أسبوعيا'],
    ['de', 'Drei Patente angemeldet'],
    ['fr', 'Encadré douze personnes'],
    ['ja', '三名のチームを統括'],
    ['zh-CN', '接入门店从420家增长到3100家'],
    ['zh-CN', '带领五人小组'],
    ['ko', '팀원 8명을 이끔'],
    ['tr', 'Giderleri %12 azalttım'],
  ])('measure in %s: %s', (locale, line) => {
    expect(wordingOf(locale, line).measured).toBe(true)
  })

  test.each<[Locale, string]>([
    ['en', 'Joined the project in 2019'],
    ['en', 'Audited suppliers by ISO 9001'],
    ['en', 'Supported users of Office 365 and Windows 11'],
    ['en', 'On call 24/7 for B2B customers'],
    ['de', 'Konstruktion in CATIA V5 und NX-4'],
    ['de', 'Umzug im März 2019'],
    ['fr', 'Clôtures mensuelles à J+5'],
    ['zh-CN', '2019年3月起负责运营'],
    ['ko', '1남 1녀 중 장녀로 태어나'],
  ])('are none in %s: %s', (locale, line) => {
    expect(wordingOf(locale, line).measured).toBe(false)
  })
})

describe('action', () => {
  test.each<[Locale, string]>([
    ['en', 'Reduced central-line infections from 2.2 to 1.3.'],
    ['de', 'Führung von 11 Konstrukteuren an zwei Standorten'],
    ['de', 'Ausfallquote von 4,1 % auf 0,8 % reduziert'],
    ['fr', 'Élaboration du budget annuel'],
    ['fr', 'Réduit les délais'],
    ['es', 'Aumenté la facturación'],
    ['it', 'Ha diretto 22 ristrutturazioni'],
    ['ar', 'تقليص مدة الإقفال الشهري'],
    ['ja', 'AWS費用を年間1,800万円削減'],
    ['ja', '新任メンバーを教育しました。'],
    ['ko', '연 매출을 확대 (연평균 17% 성장)'],
    ['tr', 'Yeni çalışanları eğittim.'],
    ['tr', 'İş emirlerinin SAP üzerinde takibi'],
    ['vi', 'Rút ngắn thời gian khóa sổ'],
    ['zh-CN', '重构补货算法流程'],
  ])('shows in %s: %s', (locale, line) => {
    expect(wordingOf(locale, line).acting).toBe(true)
  })

  test.each<[Locale, string]>([
    ['en', 'Various duties at the front desk'],
    ['en', 'Interested in new challenges'],
    ['de', 'Mein Arbeitsplatz an der Kasse 3'],
    ['ja', '夜勤業務'],
    ['tr', 'Ders planları hazırlandı.'],
  ])('does not show in %s: %s', (locale, line) => {
    expect(wordingOf(locale, line).acting).toBe(false)
  })
})

describe('first person', () => {
  test('is not the Roman numeral of a trauma centre', () => {
    expect(wordingOf('en', 'Nurse in Level I trauma centers').person).toBeNull()
    expect(wordingOf('en', 'I led a team').person).not.toBeNull()
  })

  test('is not a Chinese word that begins alike', () => {
    expect(wordingOf('zh-CN', '服务我国多个城市').person).toBeNull()
    expect(wordingOf('zh-CN', '我负责运营').person).not.toBeNull()
  })
})

describe('active voice', () => {
  test.each<[Locale, string, string]>([
    ['en', 'Weekly reports were prepared for the board.', 'Prepared weekly reports for the board.'],
    ['de', 'Die Kunden wurden telefonisch beraten.', 'Kunden telefonisch beraten.'],
    ['fr', 'Les commandes ont été préparées.', 'Préparé les commandes.'],
    ['es', 'Se elaboraron demandas bajo supervisión.', 'Elaborar demandas bajo supervisión.'],
    ['es', 'Fueron organizados los archivos.', 'Organizar los archivos.'],
    ['it', 'Le pratiche sono state gestite.', 'Gestite le pratiche.'],
    ['ar', 'تم إعداد التقارير الشهرية', 'إعداد التقارير الشهرية'],
    ['tr', 'Ders planları hazırlandı.', 'Ders planlarının hazırlanması.'],
    ['tr', 'Veli toplantıları düzenlendi.', 'Veli toplantılarının düzenlenmesi.'],
    ['tr', 'Bayi toplantısı organize edildi.', 'Bayi toplantısının organize edilmesi.'],
    ['vi', 'Báo cáo được lập hằng tháng.', 'Lập báo cáo hằng tháng.'],
  ])('in %s: %s → %s', (locale, before, after) => {
    expect(lexiconOf(locale).active?.(before)).toBe(after)
  })

  test.each<[Locale, string]>([
    ['en', 'SAP was introduced, and the staff were trained.'],
    ['es', 'Se pidieron presupuestos a los proveedores.'],
    ['tr', 'Dersler anlatıldı ve sınavlar yapıldı.'],
  ])('is left to the person in %s: %s', (locale, line) => {
    expect(lexiconOf(locale).active?.(line) ?? null).toBeNull()
  })
})

/** What is left of a line when its weak phrase goes. */
const rewritten = (locale: Locale, line: string, past = true): string | null | undefined => {
  const { weak } = wordingOf(locale, line)
  return weak?.rule.rewrite?.(line.slice(weak.to).trimStart(), past)
}

describe('weak phrases', () => {
  test.each<[Locale, string, string]>([
    ['en', 'Responsible for taking orders and handling cash.', 'took orders and handled cash.'],
    ['de', 'Verantwortlich für die Leitung des Lagers', 'Leitung des Lagers'],
    ['fr', 'Responsable de la gestion des stocks', 'gestion des stocks'],
    ['es', 'Responsable de la gestión de compras', 'gestión de compras'],
    ['ar', 'مسؤول عن إعداد القوائم المالية', 'إعداد القوائم المالية'],
    ['vi', 'Chịu trách nhiệm quản lý kho', 'quản lý kho'],
  ])('go where the rest stands by itself in %s: %s', (locale, line, rest) => {
    expect(rewritten(locale, line)).toBe(rest)
  })

  test.each<[Locale, string]>([
    ['en', 'Responsible for the towels'],
    ['en', 'Helped with training new colleagues'],
    ['fr', 'Responsable de la boutique'],
  ])('stay where dropping them would claim or break something in %s: %s', (locale, line) => {
    expect(wordingOf(locale, line).weak).not.toBeNull()
    expect(rewritten(locale, line) ?? null).toBeNull()
  })
})

test.each(LOCALES)('the lexicon of %s leaves the years of a draft open', (locale) => {
  expect(lexiconOf(locale).profile.experienced).toContain('{years}')
})
