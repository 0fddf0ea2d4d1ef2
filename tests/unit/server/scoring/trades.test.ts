// Faults found with resumes of nurses, drivers, cooks, clerks, guides and curators.
import { describe, expect, test } from 'vitest'
import type { Locale } from '#contract/locales.ts'
import type { Finding } from '#contract/analysis.ts'
import type { Resume } from '#contract/resume.ts'
import { richTextOf } from '#contract/rich-text.ts'
import { score } from '#server/scoring/index.ts'
import { isUnprofessional } from '#server/scoring/email.ts'
import { wordingReader } from '#server/scoring/lines.ts'
import { lexiconOf } from '#server/scoring/lexicon/lexicons.ts'
import { spellerOf } from '#server/scoring/spelling/speller.ts'
import { factsReader } from '#server/scoring/facts.ts'
import { bullets, ONE_PAGE, readingOf, resumeIn, TODAY } from './resumes.ts'

const wordingOf = (locale: Locale, line: string) => wordingReader(lexiconOf(locale), locale)(line)
const findingsOf = (resume: Resume) => score(readingOf(resume), { today: TODAY }).findings
const ruleOf = (resume: Resume, rule: string) =>
  findingsOf(resume).filter((finding) => finding.rule === rule)

function withLines(locale: Locale, ...lines: string[]): Resume {
  const resume = resumeIn(locale, 'strong')
  const [latest, ...others] = resume.work
  if (!latest) throw new Error('the fixture has a role')
  return { ...resume, work: [{ ...latest, details: bullets(...lines) }, ...others] }
}

const slips = (locale: Locale, text: string): string[] =>
  (spellerOf(locale, locale)?.(text) ?? []).map(({ correction }) => correction)

describe('lines of other trades', () => {
  test.each<[Locale, string]>([
    ['en', 'Haul refrigerated freight to customers in three states'],
    ['en', 'Swathe burns and change dressings on the night shift'],
    ['de', 'Fährt täglich bis zu 14 Stopps im Stückgutverkehr an'],
    ['it', 'Triage di circa 70 pazienti per turno'],
    ['ar', 'أعتني بقسم من 20 طفلاً في سن الخامسة'],
    ['ja', '2歳児クラス12名を2名体制で担任'],
    ['ko', '전표 입력과 증빙 서류 보관'],
    ['es', 'Hago el cierre de caja del turno de noche'],
    ['ja', '年間約180件の手術患者を看護'],
    ['ko', '야간 교대 조 4명의 근무를 편성'],
    ['vi', 'Dẫn các tour Huế, Đà Nẵng, Hội An cho khách Pháp'],
    ['vi', 'Rút thời gian chốt sổ tháng từ 12 ngày xuống 5 ngày'],
    ['zh-CN', '陪同日方专家到车间指导'],
  ])('show action in %s: %s', (locale, line) => {
    expect(wordingOf(locale, line).acting).toBe(true)
  })

  test.each<[Locale, string]>([
    ['en', 'Cleaning of the bar, the kitchen and the yard'],
    ['en', 'Sales at the counter of a busy store'],
    ['en', 'The daily running of the till and the shelves'],
    ['de', 'Verschiedene Aufgaben in der Küche und im Lager'],
    ['it', 'Varie mansioni in cucina e in magazzino'],
    ['ar', 'مهام متنوعة في المطبخ والمستودع كل يوم'],
    ['ja', '店内の清掃業務を補助'],
    ['ko', '매장 청소와 정리 보조 업무'],
    ['vi', 'Thông tin khách hàng trên hệ thống máy tính'],
    ['zh-CN', '门店方面的日常事务工作'],
  ])('without a verb show none in %s: %s', (locale, line) => {
    expect(wordingOf(locale, line).acting).toBe(false)
  })

  test.each<[Locale, string]>([
    ['vi', 'Quản lý phòng kế toán 8 người, phụ trách sổ sách của nhà máy'],
    ['ko', '초등학생 교육 프로그램을 개발해 연 120회, 2,900명 참여'],
  ])('that open with a measured action are not weak in %s: %s', (locale, line) => {
    expect(wordingOf(locale, line).weak).toBeNull()
  })

  test.each<[Locale, string]>([
    ['ko', '지역 축제 행사에 참여'],
    ['it', 'Mi occupavo delle consegne'],
    ['tr', '12 panonun yenilenmesinde görev aldım'],
  ])('are weak in %s: %s', (locale, line) => {
    expect(wordingOf(locale, line).weak).not.toBeNull()
  })

  test('in the passive are found in Vietnamese before an adverbial', () => {
    expect(wordingOf('vi', 'Thông tin được nhập vào máy').passive).toBe(true)
  })
})

describe('a figure', () => {
  test.each<[Locale, string]>([
    ['en', 'Hauled dry van loads in the lower 48 states'],
    ['en', 'Checked the stores every three months'],
    ['ar', 'تقديم إقرارات ضريبة القيمة المضافة كل ثلاثة أشهر'],
    ['fr', 'Contrôle des stocks tous les trois mois'],
    ['ko', '3개월마다 재고 조사'],
    ['zh-CN', '每三个月盘点库存'],
  ])('that tells how often or where measures nothing in %s: %s', (locale, line) => {
    expect(wordingOf(locale, line).measured).toBe(false)
  })
})

describe('a weak line', () => {
  test('with a duty in it is not offered for removal', () => {
    const [finding] = ruleOf(
      withLines('fr', 'Participation à la préparation des bilans'),
      'work.weak',
    )
    expect(finding?.fix).toBeUndefined()
    expect(finding?.suggestion).toBeUndefined()
  })

  test('for anything and everything can go', () => {
    const resume = withLines(
      'en',
      'Planned the shifts of the kitchen',
      'Trained 6 people',
      'Various other duties as assigned',
    )
    expect(ruleOf(resume, 'work.weak')[0]?.suggestion?.after).toBe('')
  })

  test.each<[Locale, string, string]>([
    ['en', 'I was responsible for answering the phones', 'Answered the phones'],
    ['de', 'Ich war zuständig für das Kochen von Speisen', 'Kochen von Speisen'],
  ])('with “I” is put right in one go in %s', (locale, line, after) => {
    const resume = withLines(locale, line)
    resume.work.forEach((role) => (role.end = '2024-01'))
    expect(ruleOf(resume, 'work.weak')[0]?.suggestion?.after).toBe(after)
  })
})

describe('the order of lines', () => {
  test('is left alone where there are two', () => {
    const resume = withLines(
      'es',
      'Revisé expedientes de licencias',
      'Levanté planos de 12 edificios',
    )
    expect(ruleOf(resume, 'work.bestFirst')).toEqual([])
  })

  test('puts a result first, and no weak line', () => {
    const resume = withLines(
      'tr',
      'Makinelerin bakımını yaptım',
      'Yedek parçaları sipariş ettim',
      '12 panonun yenilenmesinde görev aldım',
      'Arıza süresini %30 azalttım',
    )
    const [finding] = ruleOf(resume, 'work.bestFirst')
    expect(finding?.quote).toBe('Arıza süresini %30 azalttım')
    expect(finding?.fix).toBeDefined()
  })

  test('moves no result out of its phase, or above what heads it', () => {
    const resume = withLines(
      'tr',
      '2019.04 - 2020.03 Birinci hat',
      'Makinelerin bakımını yaptım',
      'Yedek parçaları sipariş ettim',
      '2020.04 - 2021.03 İkinci hat',
      'Arıza süresini %30 azalttım',
    )
    const found = ruleOf(resume, 'work.bestFirst')
    expect(found.map(({ fix }) => fix)).toEqual(found.map(() => undefined))
  })
})

describe('skills', () => {
  test('count as shown in Chinese whatever the order of the words', () => {
    const resume = withLines('zh-CN', '翻译图纸、检验标准等技术文件，每月约8万字')
    const skills = [
      { name: '', items: ['Trados', '商务接待', '会议纪要', '技术文件翻译', '日语笔译'] },
    ]
    const facts = factsReader(ONE_PAGE, TODAY)({ ...resume, skills })
    expect(facts.skills.filter(({ backed }) => backed).map(({ text }) => text)).toEqual([
      '技术文件翻译',
    ])
  })
})

describe('a term of the trade', () => {
  test('made of syllables that come back is not stuffed', () => {
    const skills = ['Kế toán thuế', 'Kế toán giá thành', 'Quyết toán thuế', 'Phần mềm kế toán']
    const resume = withLines(
      'vi',
      'Quản lý phòng kế toán 8 người của nhà máy bao bì tại Hải Phòng',
      'Làm việc với kiểm toán độc lập và cơ quan thuế về hồ sơ quyết toán năm',
      'Đào tạo 5 kế toán viên, 2 người nay là kế toán tổng hợp',
      'Lập dự toán chi phí và thanh toán cho 40 nhà cung cấp mỗi tháng',
    )
    resume.skills = [{ name: '', items: skills }]
    expect(ruleOf(resume, 'document.stuffing')).toEqual([])
  })

  test('that fills a Vietnamese resume is', () => {
    const line = 'kế toán tốt, kế toán giỏi, kế toán nhanh, kế toán đúng, kế toán hay'
    expect(ruleOf(withLines('vi', line, `Làm ${line}`), 'document.stuffing')).toHaveLength(1)
  })
})

describe('a slip', () => {
  test.each<[Locale, string, string]>([
    ['es', 'Limpiesa de la tienda', 'Limpieza'],
    ['fr', 'Servise des boissons', 'Service'],
    ['de', 'Bestelungen angenommen', 'Bestellungen'],
  ])('is put right as it was meant in %s: %s', (locale, text, correction) => {
    expect(slips(locale, text)).toEqual([correction])
  })

  test('is no inflected form that the Italian list lacks', () => {
    expect(slips('it', 'Dimezzati gli sprechi pesando gli scarti ogni sera')).toEqual([])
    expect(slips('it', 'Prelievi, medicazioni e terapie endovenose')).toEqual([])
  })
})

describe('an address', () => {
  test.each(['kevindu33@x.fr', 'lareinadelsur99@x.com', 'bomber_samu@x.it', 'karakartal_t@x.com'])(
    'is a nickname: %s',
    (email) => expect(isUnprofessional(email, { name: '' })).toBe(true),
  )

  test.each([
    'dudu@x.fr',
    'e.durand33@x.fr',
    'sarah.love@x.com',
    'john.prince@x.com',
    'n.reina@x.es',
  ])('is a name: %s', (email) => expect(isUnprofessional(email, { name: '' })).toBe(false))
})

const draft = (lines: string[]): Finding | undefined =>
  ruleOf({ ...withLines('en', ...lines), selfEvaluation: richTextOf([]) }, 'summary.present')[0]

describe('a draft', () => {
  test('states no years: a blank stands for them, and it promises no points', () => {
    const found = draft(['Cut picking errors by 30 % within a year.', 'Trained 9 colleagues.'])
    expect(found?.suggestion?.after).toContain('___')
    expect(found?.suggestion?.blanks).toEqual(['___'])
    expect(found?.suggestion?.after).not.toMatch(/\d+ years/)
    expect(found?.points).toBeNull()
    expect(found?.fix).toBeUndefined()
  })

  test('is none without a result to put into it', () => {
    const resume = withLines('en', 'Picked and packed orders.', 'Loaded vans.')
    const [latest] = resume.work
    const bare = { ...resume, work: latest ? [latest] : [], selfEvaluation: richTextOf([]) }
    expect(ruleOf(bare, 'summary.present')[0]?.suggestion).toBeUndefined()
  })
})

describe('a school that teaches everything', () => {
  test.each(['Abitur', 'Matura', 'High School Diploma', 'Bac', '고등학교', 'الثانوية العامة'])(
    'has no field to ask for: %s',
    (degree) => {
      const resume = resumeIn('de', 'strong')
      const education = resume.education
        .slice(0, 1)
        .map((entry) => ({ ...entry, degree, field: '' }))
      expect(ruleOf({ ...resume, education }, 'education.field')).toEqual([])
    },
  )
})

describe('a school without a degree', () => {
  test('is asked for its degree only', () => {
    const resume = resumeIn('en', 'strong')
    const education = resume.education.map((entry) => ({ ...entry, degree: '', field: '' }))
    const rules = findingsOf({ ...resume, education }).map(({ rule }) => rule)
    expect(rules).toContain('education.degree')
    expect(rules).not.toContain('education.field')
  })
})

/** Years of work, and an education before it that ends so. */
function educatedUntil(end: string): Resume {
  const resume = resumeIn('en', 'strong')
  const [school, ...others] = resume.education
  if (!school) throw new Error('the fixture has a school')
  return {
    ...resume,
    education: [{ ...school, end }, ...others, school, school].slice(0, 3),
    layout: { ...resume.layout, order: ['education', 'work'] },
  }
}

describe('education before work', () => {
  test('is the wrong order after years of work', () => {
    expect(ruleOf(educatedUntil('2012-06'), 'document.sectionOrder')).toHaveLength(1)
  })

  test.each(['present', '2027-06'])('is the order of a person who studies: until %s', (end) => {
    expect(ruleOf(educatedUntil(end), 'document.sectionOrder')).toEqual([])
  })
})
