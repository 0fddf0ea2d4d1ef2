import { describe, expect, test } from 'vitest'
import type { Locale } from '#contract/locales.ts'
import { factsReader } from '#server/scoring/facts.ts'
import { score } from '#server/scoring/index.ts'
import { resultsAsked } from '#server/scoring/rules/trade.ts'
import { bullets, ONE_PAGE, readingOf, resumeIn, TODAY } from './resumes.ts'
import { clean, found, latest, messageOf, told } from './told.ts'

/** What three coaches found false, petty or harmful in reports on people whom nobody had opened. */

const PAGE = ['Dana Webb', 'Experience', ...Array.from({ length: 30 }, () => 'Baked bread daily')]

describe('a phone that was not read', () => {
  const silent = { ...clean, basics: { ...clean.basics, phone: '' } }

  test.each([
    'Cédula Profesional: 87654321',
    'dana77010043@example.org | W_10269Q',
    'Certificate No. 4455667788',
    'ORCID\torcid.org/0000-0002-1825-0097',
    'DOI: 10.1234/bread.v1.27254',
    'Passport no.: 987 654 3210',
    'رقم الشهادة 44556672',
    '编号：2023 4455 6677',
    '자격번호 2023-1234-5678',
    'Budget of 12 000 000 for ovens',
    'Baker of 12345678 rolls',
  ])('is asked for where another number is printed: %s', (line) => {
    expect(told('personal.phone', silent, [...PAGE, line])).toBe('fault')
  })

  test('is asked for where only a referee has one', () => {
    const lines = [...PAGE, 'References', 'Kim Lane\t020 7946 0018', 'Head Baker']
    expect(told('personal.phone', silent, lines)).toBe('fault')
  })

  test.each([
    'Phone: 55667788',
    '+44 20 7946 0018',
    '0044 20 79460018',
    '电话：13800138000',
    '电话/微信：13800138000',
    'Tel. / WhatsApp: 020 7946 0018',
    '13800138000',
  ])('is doubted where one is printed: %s', (line) => {
    expect(told('personal.phone', silent, [...PAGE, line])).toBe('doubt')
  })
})

describe('another number that was read as a phone', () => {
  const other = { ...clean, basics: { ...clean.basics, phone: '10.12345' } }

  test('is no wrong phone, and the phone is missing', () => {
    const lines = [...PAGE, 'Journal of Bread, 2024. DOI: 10.12345/bread.v1']
    expect(told('personal.phoneValid', other, lines)).toBe('nothing')
    expect(told('personal.phone', other, lines)).toBe('fault')
    expect(told('personal.phoneValid', other, [...PAGE, 'Call 10.12345'])).toBe('fault')
  })

  test('stands in no country after which a street is named', () => {
    const spanish = resumeIn('es', 'strong')
    const basics = { ...spanish.basics, phone: '261-555-0182', location: 'España 1234' }
    expect(told('personal.phoneValid', { ...spanish, basics })).toBe('nothing')
  })
})

describe('where somebody lives', () => {
  const homeless = { ...clean, basics: { ...clean.basics, location: '' } }
  const head = ['Dana Webb', 'Education']

  test.each([
    [[...head, 'M.Sc., Food Science Reading, United Kingdom', ...PAGE]],
    [[...head, 'Leeds, UK', ...PAGE]],
    [[...PAGE, 'Bakery of Leeds', 'Leeds, UK']],
  ])('is asked for where a place belongs to an entry (%#)', (lines) => {
    expect(told('personal.location', homeless, lines)).toBe('fault')
  })

  test.each([
    [['Dana Webb', 'Leeds, UK', 'Education', ...PAGE]],
    [[...PAGE, 'Dana Webb · Leeds, UK']],
    [[...PAGE, '王小明 · 中国南京']],
  ])('is asked for no more where a page says it above or below them (%#)', (lines) => {
    expect(told('personal.location', homeless, lines)).toBe('nothing')
  })
})

describe('a form of somebody still at school', () => {
  const rows = [
    ['白浜小学校', '2003-04', '2009-03'],
    ['白浜高校', '2012-04', '2015-03'],
    ['東浜大学', '2017-04', ''],
  ] as const
  const japanese = resumeIn('ja', 'strong')
  const education = rows.map(([institution, start, end]) => ({
    ...japanese.education[0]!,
    institution,
    degree: '',
    field: '数学科',
    start,
    end,
  }))
  const student = { ...japanese, education, work: [] }
  const form = [
    '履歴書',
    '学歴・職歴',
    '年\t月\t学歴・職歴\t入卒',
    ...rows.map(([school, start]) => `${start.replace('-', '\t')}\t${school}\t入学`),
  ]

  test('is scored without work, of which it has none', () => {
    const report = score({ ...readingOf(student), doubts: { lines: form } }, { today: TODAY })
    expect(report.overall).not.toBeNull()
    expect(told('work.present', student, form)).toBe('nothing')
    expect(told('education.degree', student, form)).toBe('nothing')
  })

  test('is not, where it prints a post that we did not read', () => {
    const read = {
      ...readingOf(student),
      doubts: { lines: [...form, '2019\t4\t株式会社白浜 入社'] },
    }
    const { workExperience } = score(read, { today: TODAY }).sections
    expect(workExperience).toMatchObject({ score: null, evaluation: { key: 'evaluations.unread' } })
  })
})

const studies = (start: string) => [{ ...clean.education[0]!, start, end: 'present' }]

describe('a result in words', () => {
  test.each([
    ['en', 'Ran the live network without downtime'],
    ['en', 'Founded the school of baking of the town from scratch'],
    ['de', 'Die Filiale im Norden von Grund auf aufgebaut'],
    ['de', 'Betrieb des Netzes ohne Ausfälle'],
    ['fr', 'Exécution des tests sans incidents majeurs'],
    ['fr', 'Atelier de la ville monté de toutes pièces, créé un réseau de zéro'],
    ['es', 'Creé el taller de panadería desde cero'],
    ['es', 'Operación de la red sin interrupciones'],
    ['it', 'Fondato il laboratorio di quartiere da zero'],
    ['it', 'Gestione della linea senza incidenti'],
    ['tr', 'Atölyeyi sıfırdan kurdum'],
    ['tr', 'Hattın kesinti yaşanmadan taşınması'],
    ['ar', 'تشغيل الشبكة دون أي توقف'],
    ['ar', 'تأسيس مكتب لإدارة المخابز في المدينة من الصفر'],
    ['vi', 'Xây dựng xưởng bánh của thị trấn từ con số không'],
    ['vi', 'Vận hành dây chuyền không gián đoạn'],
    ['ja', '工房をゼロから立ち上げた'],
    ['ja', '生徒を大学に合格させた'],
    ['ko', '시스템을 무중단으로 이전함'],
    ['ko', '대학 합격생 배출'],
    ['zh-CN', '从零搭建烘焙团队'],
    ['zh-CN', '系统迁移零停机'],
  ] as const)('counts in %s: %s', (locale, text) => {
    const resume = resumeIn(locale, 'strong')
    const [first] = resume.work
    const facts = factsReader(
      ONE_PAGE,
      TODAY,
    )({
      ...resume,
      work: [{ ...first!, details: bullets(text) }],
    })
    expect(facts.work[0]?.lines[0]?.outcome).toBe(true)
  })

  test('counts in a title', () => {
    const title = 'Head coach, 40 students admitted to university'
    const lines = bullets('Taught the evening class of bakers', 'Kept the kitchen in good order')
    const work = [{ ...latest!, title, details: lines }]
    expect(told('work.anyResult', { ...clean, work })).toBe('nothing')
  })

  test.each([
    ['en', 'Research Fellow', 'outcomeResearch'],
    ['de', 'Lehrerin', 'outcomeTeaching'],
    ['fr', 'Infirmière', 'outcomeCare'],
    ['es', 'Violonista y artista', 'outcomeArts'],
    ['it', 'Ricercatrice', 'outcomeResearch'],
    ['tr', 'Öğretmen', 'outcomeTeaching'],
    ['ar', 'ممرضة', 'outcomeCare'],
    ['vi', 'Nhạc sĩ', 'outcomeArts'],
    ['ja', '研究員', 'outcomeResearch'],
    ['ko', '피아니스트', 'outcomeArts'],
    ['zh-CN', '护士', 'outcomeCare'],
    ['en', 'Line Cook', 'outcomeHospitality'],
    ['ja', '客室係', 'outcomeHospitality'],
    ['fr', 'Chef de projet', 'outcomeEngineering'],
    ['de', 'Elektriker', 'outcomeCrafts'],
    ['ja', '倉庫作業員', 'outcomeCrafts'],
    ['de', 'Kundenbetreuer', 'outcomeService'],
    ['en', 'Systems Administrator', 'outcomeSoftware'],
    ['en', 'Sales Engineer', 'outcomeSales'],
    ['de', 'Hausmeister', 'anyResult'],
    ['de', 'Bürokauffrau', 'outcomeOffice'],
    ['es', 'Dependienta', 'outcomeSales'],
    ['fr', 'Assistante comptable', 'outcomeOffice'],
    ['it', 'Responsabile della produzione', 'outcomeOperations'],
    ['tr', 'Muhasebe elemanı', 'outcomeOffice'],
    ['ar', 'مندوب مبيعات', 'outcomeSales'],
    ['vi', 'Nhân viên chăm sóc khách hàng', 'outcomeService'],
    ['ja', '施工管理', 'outcomeEngineering'],
    ['ja', 'システムエンジニア', 'outcomeSoftware'],
    ['ja', '臨床検査技師', 'anyResult'],
    ['ko', '마케팅 담당자', 'outcomeMarketing'],
    ['zh-CN', '软件工程师', 'outcomeSoftware'],
    ['zh-CN', '采购专员', 'outcomeOperations'],
    ['zh-CN', '结构工程师', 'outcomeEngineering'],
    ['en', 'Market Research Analyst', 'anyResult'],
  ] as const)('is asked in %s of a %s in the words of the trade', (locale, title, key) => {
    const facts = factsReader(
      ONE_PAGE,
      TODAY,
    )({
      ...resumeIn(locale, 'strong'),
      basics: { ...clean.basics, headline: '' },
      work: [{ ...latest!, title }],
    })
    expect(resultsAsked(facts, 'anyResult')).toBe(key)
  })
})

test('who goes into another trade is asked as that one is', () => {
  const work = [{ ...latest!, title: 'Research Fellow' }]
  const aiming = (headline: string) =>
    factsReader(ONE_PAGE, TODAY)({ ...clean, work, basics: { ...clean.basics, headline } })
  expect(resultsAsked(aiming('Software Engineer'), 'anyResult')).toBe('outcomeSoftware')
  expect(resultsAsked(aiming('Teacher of physics'), 'anyResult')).toBe('outcomeTeaching')
})

describe('what runs on in an old document', () => {
  const since = { ...latest!, start: '2012-03', end: 'present' }
  const course = { ...clean.education[0]!, start: '2013-09', end: '2016-06' }
  const resume = { ...clean, work: [since], education: [course] }

  test('is asked whether it still does', () => {
    expect(messageOf('work.stillTrue', resume)).toMatchObject({ params: { date: '2016-06' } })
    const intern = { ...latest!, title: 'Intern', start: '2022-03', end: 'present' }
    expect(told('work.stillTrue', { ...resume, work: [intern] })).toBe('fault')
    expect(told('work.stillTrue', { ...resume, work: [], education: studies('2018-09') })).toBe(
      'fault',
    )
    // a degree of four years may take seven
    expect(told('work.stillTrue', { ...resume, work: [], education: studies('2021-09') })).toBe(
      'nothing',
    )
  })

  test('is not, beside a newer date or in a post that is the newest of all', () => {
    expect(told('work.stillTrue', resume, ['Course in rye, 2024'])).toBe('nothing')
    expect(told('work.stillTrue', { ...resume, education: [] })).toBe('nothing')
  })
})

/** Whether a line is worded weakly in a role of this title. */
const isWeak = (locale: Locale, text: string, title?: string) => {
  const resume = resumeIn(locale, 'weak')
  const [first] = resume.work
  const work = [{ ...first!, ...(title && { title }), details: bullets(text, text) }]
  return found({ ...resume, work }).some(({ rule }) => rule === 'work.weak')
}

describe('weak wording', () => {
  test.each([
    ['tr', 'Hakediş, metraj vb. dosyaların hazırlanması'],
    ['fr', 'Co-responsable du projet de la nouvelle halle'],
    ['es', 'Co-responsable de la obra del mercado'],
    ['de', 'Teilnahme an der Ausstellung in Leipzig als Solist'],
    ['ko', '봄 음악회에 독주자로 참여'],
    ['en', 'Took part in the spring concert as solo pianist'],
  ] as const)('is in %s neither “etc.”, a post nor a performance: %s', (locale, text) => {
    expect(isWeak(locale, text)).toBe(false)
  })

  test('is not to assist, of an assistant', () => {
    const line = 'Assisted the head baker with the orders of the day'
    expect(isWeak('en', line, 'Bakery Assistant')).toBe(false)
    expect(isWeak('en', line, 'Baker')).toBe(true)
  })

  test('is told without a blank where the verb stood', () => {
    const work = [{ ...latest!, details: bullets('Helped participants', 'Helped the cooks') }]
    const weak = found({ ...clean, work }).find(({ rule }) => rule === 'work.weak')
    expect(weak).toBeDefined()
    expect(weak?.suggestion).toBeUndefined()
  })
})
