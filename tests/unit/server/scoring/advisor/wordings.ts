import type { Locale } from '#contract/locales.ts'

/** What a model may say about the plain wording of `tests/fixtures/scoring/<locale>.json`. */
export interface Wordings {
  /** The first line of the first role. */
  before: string
  /** The same said better, without a new fact. */
  good: string[]
  why: string
  /** The same with something made up, by what it is. */
  invented: Record<'number' | 'employer' | 'school' | 'month' | 'product', string>
}

export const WORDINGS: Record<Locale, Wordings> = {
  en: {
    before: 'Responsible for the routes of the delivery vans.',
    good: [
      'Planned the routes of the delivery vans and cut ___ by ___ %.',
      'Ran the routes of the delivery vans for Northfield Foods.',
    ],
    why: 'Opening with the action shows what you did instead of what you were given to do.',
    invented: {
      number: 'Planned the routes of 14 delivery vans.',
      employer: 'Planned the routes of the delivery vans for Tesco.',
      school: 'Planned the routes of the delivery vans after training at Leeds Academy.',
      month: 'Planned the routes of the delivery vans every December.',
      product: 'Planned the routes of the delivery vans with kubernetes.',
    },
  },
  ar: {
    before: 'مسؤول عن مسارات سيارات التوزيع.',
    good: [
      'تنظيم مسارات سيارات التوزيع وخفض ___ بنسبة ___ %.',
      'إدارة مسارات سيارات التوزيع يوميًا.',
    ],
    why: 'البدء بالفعل يوضح ما أنجزته بدلاً من الاكتفاء بذكر المسؤولية.',
    invented: {
      number: 'تنظيم مسارات ١٤ سيارة توزيع.',
      employer: 'تنظيم مسارات سيارات التوزيع في شركة المراعي.',
      school: 'تنظيم مسارات سيارات التوزيع بعد دورة في جامعة القاهرة.',
      month: 'تنظيم مسارات سيارات التوزيع في ديسمبر.',
      product: 'تنظيم مسارات سيارات التوزيع باستخدام Tableau.',
    },
  },
  de: {
    before: 'Verantwortlich für die Touren der Lieferwagen.',
    good: [
      'Touren der Lieferwagen geplant und ___ um ___ % gesenkt.',
      'Planung der täglichen Touren der Lieferwagen.',
    ],
    why: 'So steht am Anfang der Zeile, was Sie getan haben, und nicht nur Ihre Zuständigkeit.',
    invented: {
      number: 'Touren von 14 Lieferwagen geplant.',
      employer: 'Touren der Lieferwagen für Edeka geplant.',
      school: 'Touren der Lieferwagen nach Schulung an der Universität Heidelberg geplant.',
      month: 'Touren der Lieferwagen im Dezember geplant.',
      product: 'Touren der Lieferwagen mit Tableau geplant.',
    },
  },
  es: {
    before: 'Responsable de las rutas de las furgonetas.',
    good: [
      'Planifiqué las rutas de las furgonetas y reduje ___ un ___ %.',
      'Planificación diaria de las rutas de las furgonetas.',
    ],
    why: 'Al empezar por la acción se ve lo que hiciste y no solo lo que te encargaron.',
    invented: {
      number: 'Planifiqué las rutas de 14 furgonetas.',
      employer: 'Planifiqué las rutas de las furgonetas para Mercadona.',
      school: 'Planifiqué las rutas de las furgonetas tras formarme en la Universidad de Sevilla.',
      month: 'Planifiqué las rutas de las furgonetas en diciembre.',
      product: 'Planifiqué las rutas de las furgonetas con Tableau.',
    },
  },
  fr: {
    before: 'Responsable des tournées des camionnettes.',
    good: [
      'Organisé les tournées des camionnettes et réduit ___ de ___ %.',
      'Organisation quotidienne des tournées des camionnettes.',
    ],
    why: "En commençant par l'action, on voit ce que vous avez fait et non ce qui vous était confié.",
    invented: {
      number: 'Organisé les tournées de 14 camionnettes.',
      employer: 'Organisé les tournées des camionnettes pour Carrefour.',
      school:
        "Organisé les tournées des camionnettes après une formation à l'Université de Nantes.",
      month: 'Organisé les tournées des camionnettes en décembre.',
      product: 'Organisé les tournées des camionnettes avec Tableau.',
    },
  },
  it: {
    before: 'Responsabile dei giri dei furgoni.',
    good: [
      'Pianificato i giri dei furgoni e ridotto ___ del ___ %.',
      'Pianificazione quotidiana dei giri dei furgoni.',
    ],
    why: "Cominciando dall'azione si vede che cosa hai fatto e non soltanto il compito ricevuto.",
    invented: {
      number: 'Pianificato i giri di 14 furgoni.',
      employer: 'Pianificato i giri dei furgoni per Esselunga.',
      school: "Pianificato i giri dei furgoni dopo un corso all'Università di Padova.",
      month: 'Pianificato i giri dei furgoni a dicembre.',
      product: 'Pianificato i giri dei furgoni con Tableau.',
    },
  },
  ja: {
    before: '配送車のルートを担当',
    good: ['配送車のルートを見直し、___を___％削減', '配送車のルートを計画し、チームで改善'],
    why: '担当したことだけでなく、何をしたのかが読み手に伝わります。',
    invented: {
      number: '配送車１４台のルートを計画',
      employer: 'ヤマト運輸の配送車のルートを計画',
      school: '早稲田大学での研修後、配送車のルートを計画',
      month: '12月に配送車のルートを計画',
      product: 'Tableauで配送車のルートを計画',
    },
  },
  ko: {
    before: '배송 차량 노선 담당',
    good: ['배송 차량 노선을 계획하고 ___을 ___% 절감', '배송 차량 노선 계획 및 개선'],
    why: '맡은 일이 아니라 실제로 한 일을 먼저 보여 줍니다.',
    invented: {
      number: '배송 차량 14대의 노선 계획',
      employer: '롯데그룹 배송 차량 노선 계획',
      school: '부산대학교 교육 후 배송 차량 노선 계획',
      month: '12월 배송 차량 노선 계획',
      product: 'Tableau로 배송 차량 노선 계획',
    },
  },
  tr: {
    before: 'Dağıtım araçlarının rotalarından sorumluydum.',
    good: [
      'Dağıtım araçlarının rotalarını planladım ve ___ oranını % ___ düşürdüm.',
      'Dağıtım araçlarının rotalarını her gün planladım.',
    ],
    why: 'Cümle yapılan işle başlayınca yalnızca görev değil, ne yaptığınız da görünür.',
    invented: {
      number: '14 dağıtım aracının rotalarını planladım.',
      employer: 'Dağıtım araçlarının rotalarını Migros için planladım.',
      school: 'Dağıtım araçlarının rotalarını Ege Üniversitesi eğitiminden sonra planladım.',
      month: 'Dağıtım araçlarının rotalarını aralık ayında planladım.',
      product: 'Dağıtım araçlarının rotalarını Tableau ile planladım.',
    },
  },
  vi: {
    before: 'Chịu trách nhiệm về các tuyến xe giao hàng.',
    good: [
      'Lập kế hoạch các tuyến xe giao hàng và giảm ___ được ___ %.',
      'Sắp xếp các tuyến xe giao hàng hằng ngày.',
    ],
    why: 'Mở đầu bằng hành động cho thấy bạn đã làm gì chứ không chỉ được giao việc gì.',
    invented: {
      number: 'Lập kế hoạch 14 tuyến xe giao hàng.',
      employer: 'Lập kế hoạch các tuyến xe giao hàng cho Vinamilk.',
      school: 'Lập kế hoạch các tuyến xe giao hàng sau khóa học tại Đại học Cần Thơ.',
      month: 'Lập kế hoạch các tuyến xe giao hàng vào tháng 12.',
      product: 'Lập kế hoạch các tuyến xe giao hàng bằng Tableau.',
    },
  },
  'zh-CN': {
    before: '负责配送车辆的路线',
    good: ['规划配送车辆的路线，使___降低___%', '优化配送车辆的日常路线'],
    why: '先写做了什么，读者就能看到你的行动，而不只是职责。',
    invented: {
      number: '规划14辆配送车辆的路线',
      employer: '为顺丰集团规划配送车辆的路线',
      school: '在浙江大学进修后规划配送车辆的路线',
      month: '每年十二月规划配送车辆的路线',
      product: '用Tableau规划配送车辆的路线',
    },
  },
}
