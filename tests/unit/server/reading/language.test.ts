import { describe, expect, test } from 'vitest'
import { detectLanguage } from '#server/reading/language.ts'
import { documentOf } from './lines.ts'

const languageOf = (text: string) => detectLanguage(documentOf(text).lines)

/** What a resume says in any language, without a heading that gives it away. */
const TEXTS: Record<string, string> = {
  en: 'Led a team of six and cut delivery times by a third.\nIntroduced weekly planning with the suppliers.',
  de: 'Leitung eines Teams von sechs Personen und Senkung der Lieferzeiten um ein Drittel.\nEinführung der Wochenplanung mit den Lieferanten.',
  fr: "Encadrement d'une équipe de six personnes et réduction des délais d'un tiers.\nMise en place de la planification hebdomadaire avec les fournisseurs.",
  es: 'Dirigí un equipo de seis personas y reduje los plazos de entrega en un tercio.\nImplanté la planificación semanal con los proveedores.',
  it: 'Guida di un gruppo di sei persone e riduzione dei tempi di consegna di un terzo.\nIntroduzione della pianificazione settimanale con i fornitori.',
  tr: 'Altı kişilik bir ekibi yönettim ve teslim sürelerini üçte bir kısalttım.\nTedarikçilerle haftalık planlamayı başlattım.',
  vi: 'Dẫn dắt nhóm sáu người và giảm một phần ba thời gian giao hàng.\nTriển khai kế hoạch hằng tuần với nhà cung cấp.',
  ar: 'قيادة فريق من ستة أشخاص وتقليص مدة التسليم بمقدار الثلث.',
  ja: '6名のチームを率い、納期を3分の1短縮しました。',
  ko: '6명의 팀을 이끌며 납기를 3분의 1 단축했습니다.',
  'zh-CN': '带领六人团队，将交货时间缩短三分之一，并与供应商建立每周计划。',
  'zh-TW': '帶領六人團隊，與供應商建立每週計畫，負責專業開發與設計經驗。',
  pt: 'Liderança de uma equipa de seis pessoas e redução dos prazos de entrega em um terço.\nImplementação do planeamento semanal com os fornecedores.',
  ca: "Vaig dirigir un equip de sis persones i reduir els terminis d'entrega amb els proveïdors.\nPlanificació setmanal del departament, també dins de la meva àrea.",
  nl: 'Leiding gegeven aan een team van zes mensen en de levertijden met een derde verkort.\nWekelijkse planning met de leveranciers ingevoerd.',
  sv: 'Ledde ett team på sex personer och kortade leveranstiderna med en tredjedel.\nInförde veckoplanering tillsammans med leverantörerna.',
  da: 'Ledede et team på seks personer og forkortede leveringstiden med en tredjedel.\nIndførte ugeplanlægning sammen med leverandørerne efter et år.',
  no: 'Ledet et team på seks personer og kortet ned leveringstiden med en tredjedel.\nInnførte ukeplanlegging sammen med leverandørene etter et år i arbeid.',
  fi: 'Johdin kuuden hengen tiimiä ja lyhensin toimitusaikoja kolmanneksella.\nOtin käyttöön viikkosuunnittelun toimittajien kanssa.',
  pl: 'Kierowanie zespołem sześciu osób i skrócenie czasu dostaw o jedną trzecią.\nWprowadzenie tygodniowego planowania z dostawcami.',
  cs: 'Vedl jsem tým šesti lidí a zkrátil dodací lhůty o třetinu.\nZavedl jsem týdenní plánování s dodavateli.',
  ro: 'Am condus o echipă de șase persoane și am redus termenele de livrare cu o treime.\nAm introdus planificarea săptămânală cu furnizorii.',
  hu: 'Hatfős csapatot vezettem, és egyharmaddal csökkentettem a szállítási időt.\nBevezettem a heti tervezést a beszállítókkal.',
  hr: 'Vodio sam tim od šest ljudi i skratio rokove isporuke za trećinu.\nUveo sam tjedno planiranje s dobavljačima te koji su bili između.',
  id: 'Memimpin tim yang terdiri dari enam orang dan memangkas waktu pengiriman.\nMenerapkan perencanaan mingguan dengan para pemasok.',
  ru: 'Руководил командой из шести человек и сократил сроки поставки на треть.',
  uk: 'Керував командою із шести людей і скоротив терміни постачання на третину.',
  bg: 'Ръководех екип от шест души и съкратих сроковете за доставка с една трета.',
  el: 'Διηύθυνα ομάδα έξι ατόμων και μείωσα τους χρόνους παράδοσης.',
  he: 'הובלתי צוות של שישה אנשים וקיצרתי את זמני האספקה בשליש.',
  fa: 'رهبری تیمی شش‌نفره و کاهش یک‌سوم از زمان تحویل، گزارش‌گیری و پیگیری کارها',
  th: 'นำทีมหกคนและลดเวลาการส่งมอบลงหนึ่งในสาม',
}

describe('the language of running text', () => {
  test.for(Object.entries(TEXTS))('is %s', ([code, text]) => {
    const { code: found, confidence } = languageOf(text)
    expect(found).toBe(code)
    expect(confidence).toBeGreaterThan(0.55)
  })

  test('is surer, the more there is', () => {
    const sure = languageOf(TEXTS['en'] ?? '')
    const unsure = languageOf('Ada Lovelace')
    expect(unsure.confidence).toBeLessThan(sure.confidence)
  })

  test('is English and not sure at all, where there is none', () => {
    expect(languageOf('')).toEqual({ code: 'en', confidence: 0 })
    expect(languageOf('2019 – 2021 | 555-0142')).toEqual({ code: 'en', confidence: 0 })
  })
})

describe('headings', () => {
  test('decide where the text is a list of products', () => {
    const text = 'Kenntnisse\nSAP, Excel, AutoCAD, Power BI\nSprachen\nEnglisch\nAusbildung\nBerlin'
    expect(languageOf(text).code).toBe('de')
  })
})
