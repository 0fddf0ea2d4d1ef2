import { describe, expect, test } from 'vitest'
import { hit, wordingReader } from '#server/scoring/lines.ts'
import { lexiconOf } from '#server/scoring/lexicon/lexicons.ts'

/** What a native reviewer found to be taken for what it is not, and to be missed. */

const lexicon = lexiconOf('ar')
const wordingOf = wordingReader(lexicon, 'ar')

describe('a word in ات', () => {
  test.each(['بيانات العملاء في النظام', 'خدمات ما بعد البيع', 'معدات الموقع كلها'])(
    'is a plural, no verb: %s',
    (line) => {
      expect(wordingOf(line).acting).toBe(false)
    },
  )

  test('is a verb in any other ت', () => {
    expect(wordingOf('قدت فريقا من خمسة مهندسين').acting).toBe(true)
  })
})

describe('vowel signs', () => {
  test.each([
    'طوّرت نظام المخزون',
    'حسّنت خدمة العملاء',
    'تولّيت إدارة الفرع',
    'ألّفت كتابا',
    'تسلّم البضائع',
  ])('hide no action: %s', (line) => {
    expect(wordingOf(line).acting).toBe(true)
  })

  test('hide no result', () => {
    expect(wordingOf('حسّنت زمن الاستجابة إلى 3 ساعات').outcome).toBe(true)
  })

  test('are shown with the phrase that is found under them', () => {
    const line = 'كنتُ مسؤولًا عن المخزن'
    const weak = wordingOf(line).weak
    expect(line.slice(weak?.from, weak?.to)).toBe('كنتُ مسؤولًا عن')
  })
})

describe('what is written to the front of a word', () => {
  test.each(['شاب مجتهد وطموح', 'أتمتع بالمرونة والمرونة', 'وسريع التعلم'])(
    'hides no worn phrase: %s',
    (line) => {
      expect(lexicon?.cliches.test(line)).toBe(true)
    },
  )

  test.each([
    'تدريب البائعين وزيادة الأرباح 5 آلاف دينار',
    'تنظيم الورديات وتقليل الانتظار 10 دقائق',
  ])('hides no result: %s', (line) => {
    expect(wordingOf(line).outcome).toBe(true)
  })

  test('makes no number of “I am not”', () => {
    expect(wordingOf('لست متفرغا').measured).toBe(false)
  })
})

describe('first person', () => {
  test.each(['أخصائي نفسي في مستشفى', 'تقديم دعم نفسي للأطفال'])('is none in %s', (line) => {
    expect(wordingOf(line).person).toBeNull()
  })

  test.each(['أنجزت المشروع بنفسي', 'ولديّ خبرة في المبيعات', 'أعتمد على نفسي'])(
    'is seen in %s',
    (line) => {
      expect(wordingOf(line).person).not.toBeNull()
    },
  )
})

describe('number words', () => {
  test.each([
    'معالجة نقاط الضعف',
    'إعداد تقارير نصف سنوية',
    'إعداد التقارير الربع سنوية',
    'عمل نصف دوام',
  ])('are no figure in %s', (line) => {
    expect(wordingOf(line).measured).toBe(false)
  })

  test.each([
    'رفع المبيعات ثلاثة أضعاف',
    'زيادة الإنتاج بمقدار الضعف',
    'خفض المدة إلى نصف المدة',
    'تدريب وخمسة موظفين',
  ])('are a figure in %s', (line) => {
    expect(wordingOf(line).measured).toBe(true)
  })
})

describe('weak phrases', () => {
  test.each([
    'مسؤولًا عن المخزن',
    'مسئولًا عن المخزن',
    'كنت مسؤولًا عن المخزن',
    'من ضمن مهامي متابعة الطلبات',
  ])('are known: %s', (line) => {
    expect(wordingOf(line).weak).not.toBeNull()
  })

  test('leave the noun of action behind the preposition', () => {
    const line = 'كلفت بإعداد التقارير'
    const weak = wordingOf(line).weak
    expect(weak?.rule.rewrite?.(line.slice(weak.to), true)).toBe('إعداد التقارير')
  })
})

describe('nouns of action', () => {
  test.each([
    'تلقي طلبات العملاء',
    'أداء الاختبارات اليومية',
    'بحث أسعار الموردين',
    'ترجمة العقود',
    'حوسبة السجلات',
    'هيكلة القسم',
    'تسلم البضائع',
  ])('open %s', (line) => {
    expect(wordingOf(line).acting).toBe(true)
  })
})

describe('outcomes', () => {
  test.each([
    'انخفاض الشكاوى إلى 3 شهريا',
    'ارتفاع المبيعات 40 ألفا',
    'تراجع في الأعطال من 9 إلى 2',
    'اختصرت مدة التسليم 4 أيام',
    'الحد من الهدر 200 كيلو',
    'القضاء على 12 عطلا متكررا',
  ])('are known: %s', (line) => {
    expect(wordingOf(line).outcome).toBe(true)
  })

  test.each(['العمل على ارتفاع 20 مترا', 'تراجع 30 ملفا يوميا'])('are none in %s', (line) => {
    expect(wordingOf(line).outcome).toBe(false)
  })
})

test('what will be done to something is passive', () => {
  expect(wordingOf('سيتم إعداد التقرير').passive).toBe(true)
})

test.each(['روح المبادرة', 'العمل ضمن فريق عمل', 'مهارات العرض والإلقاء'])(
  'a mere quality is %s',
  (entry) => {
    expect(lexicon?.soft.test(entry)).toBe(true)
  },
)

test('a phrase is found where it stands, whatever signs stand before it', () => {
  const text = 'شابٌّ مُجتهدٌ'
  const found = hit(text, lexicon?.cliches)
  expect(text.slice(found?.from, found?.to)).toBe('مُجتهدٌ')
})
