import { expect, test } from 'vitest'
import { mixedDateNotations } from '#server/reading/date-notations.ts'
import { phonesIn } from '#server/reading/fields/contact.ts'
import { findDates } from '#server/reading/fields/dates.ts'
import { documentOf, jobs, read } from './lines.ts'

/** How a second round of fifty-five ordinary people prints its pages, in eleven languages. */

const spans = (text: string) => findDates(text).map(({ start, end }) => [start, end])

test.each([
  ['Dal 1° ottobre 2010 ad oggi', '2010-10-01', 'present'],
  ['من شهر 4 / 2018 ولحد الان', '2018-04', 'present'],
  ['02.2020 → – 06.2020', '2020-02', '2020-06'],
  ['Estati 1992, 1993 e 1995', '1992', '1995'],
  ['1996-1997-1998', '1996', '1998'],
  ['2017, 2018, 2019', '2017', '2019'],
  ['Sommer 2011, 2012 und 2013', '2011', '2013'],
])('years that are listed, ordinals and arrows: %s', (text, start, end) => {
  expect(spans(text)).toEqual([[start, end]])
})

test('the last of listed years may begin a period of its own', () => {
  expect(spans('2015, 2016, 2018 - 2019')).toEqual([
    ['2015', '2016'],
    ['2018', '2019'],
  ])
  expect(spans('9/2017م')).toEqual([['', '2017-09']])
})

const numbers = (text: string, language: string) =>
  phonesIn(text, language, true).map((phone) => phone.text)

test('two numbers between a stroke are two', () => {
  expect(numbers('05 55 01 02 03 / 06 82 01 02 03', 'fr')).toEqual([
    '05 55 01 02 03',
    '06 82 01 02 03',
  ])
  expect(numbers('0341 / 123456', 'de')).toEqual(['0341 / 123456'])
})

test('a column named for several things holds whole heads', () => {
  const printed = `Kim Oanh
    # KINH NGHIỆM LÀM VIỆC
    Thời gian\tNơi làm việc, chức vụ và công việc
    T8/2016 - đến nay\tCông ty TNHH May Hải Âu
    Chức vụ: Kế toán tổng hợp
    • Lập báo cáo tài chính năm
    T3/2011 – T7/2016\tCông ty CP Thương mại Sao Mai
    Chức vụ: Kế toán công nợ
    • Theo dõi công nợ phải thu, phải trả`
  expect(jobs(printed)).toEqual([
    'Kế toán tổng hợp | Công ty TNHH May Hải Âu |  | 2016-08–present',
    'Kế toán công nợ | Công ty CP Thương mại Sao Mai |  | 2011-03–2016-07',
  ])
})

test('names without dates above points are entries', () => {
  const printed = `Carl Dunmore
    # Work History
    Old Quay Pizza
    • Prepared and cooked food in a fast-paced kitchen
    • Led the closing shift
    Harbor Warehouse
    • Sorted, packed and picked orders
    Tern Taco
    • Ran the till at peak hours
    # Education
    Quay High School, 2014`
  expect(read(printed).work.map(({ company, title }) => company || title)).toEqual([
    'Old Quay Pizza',
    'Harbor Warehouse',
    'Tern Taco',
  ])
})

test('when and a colon in a cell are no label', () => {
  const printed = `Nadia Delmont
    # EXPERIENCES PROFESSIONNELLES
    Octobre 2016 à ce jour :\tAide-soignante de nuit, EHPAD Les Aulnes
    Soins d’hygiène et de confort, surveillance
    Février – Sept. 2016 :\tAide-soignante remplaçante, CHU Beaurive
    2007 - 2014 :\tAgent de service hospitalier, Clinique du Pré`
  expect(read(printed).work[0]).toMatchObject({
    title: 'Aide-soignante de nuit',
    company: 'EHPAD Les Aulnes',
    start: '2016-10',
    end: 'present',
  })
})

test('signs for the year above, a legal form in front and two reasons for leaving', () => {
  const printed = `履 歴 書
    氏 名\t潮見 健
    # 学歴
    平成 6\t3\t潮見市立 南中学校\t卒業
    〃\t4\t青葉県立 東工業高等学校\t機械科\t入学
    平成 9\t3\t同\t校\t卒業
    # 職歴
    平成 9\t4\t有限会社 北潮製缶\t入社（缶詰ライン オペレーター）
    平成13\t9\t一身上の都合により退社
    〃\t11\t青葉通運株式会社\t入社
    平成19\t6\t大型免許取得 幹線便担当となる
    平成23\t3\t震災による営業所閉鎖のため 会社都合により退職
    〃\t8\t株式会社しおみロジ\t入社
    平成25\t4\t正社員登用、現在に至る`
  const { work, education } = read(printed)
  expect(work.map(({ company, start, end }) => [company, start, end])).toEqual([
    ['有限会社 北潮製缶', '1997-04', '2001-09'],
    ['青葉通運株式会社', '2001-11', '2011-03'],
    ['株式会社しおみロジ', '2011-08', 'present'],
  ])
  expect(education.at(-1)).toMatchObject({
    institution: '青葉県立 東工業高等学校',
    start: '1994-04',
    end: '1997-03',
  })
})

const named = (line: string) =>
  read(`경력기술서
  ${line}
  H.P : 010-3321-5508
  # 경력
  2015.04 ~ 2020.08\t한빛식품 영업팀`).basics

test('a name stands beside itself in other letters, and among facts on one line', () => {
  expect(named('한도윤 HanDoyun')).toMatchObject({ name: '한도윤', headline: '' })
  expect(named('지원분야 : 영업관리 / 성명 : 한도윤 / 1979년생').name).toBe('한도윤')
})

test('a page named for somebody is no headline, an address with its postcode no profile', () => {
  const printed = `* Curriculum Vitae di Serena Moretti
    1184, rue Marchand Ouest, app. 3, Québec (Québec) G1K 1K8
    serena@moretti.example
    # Esperienze lavorative
    2015 – 2019\tImpiegata, Ricambi Tirso S.r.l.`
  const { basics, selfEvaluation } = read(printed)
  expect(basics).toMatchObject({ name: 'Serena Moretti', headline: '' })
  expect(basics.location).toContain('Québec')
  expect(JSON.stringify(selfEvaluation)).not.toContain('Marchand')
})

const notations = (first: string, second: string) => {
  const { lines } = documentOf(`${first}\tA\n${second}\tB`)
  return mixedDateNotations({ sections: [{ kind: 'work', lines }] } as never)
}

test('a day more or less is no other way of writing dates', () => {
  expect(notations('01.03.2015 – 31.05.2018', '06.2018 – 09.2020')).toEqual([])
  expect(notations('2015.04.01 ~ 2018.05.31', '2018.06 ~ 2020.09')).toEqual([])
  expect(notations('01/03/2015 – 31/05/2018', '06.2018 – 09.2020')).toHaveLength(2)
})

const listed = (text: string) =>
  read(`Serena Moretti
  serena@moretti.example
  # CONOSCENZE INFORMATICHE
  ${text}`).skills.flatMap(({ items }) => items)

test('a list of names that ends like a sentence is a list', () => {
  expect(
    listed('Windows, Office (ottimo Excel: tabelle pivot), TeamSystem, Zucchetti Ad Hoc, Profis.'),
  ).toHaveLength(5)
  expect(
    listed('Uso del computer per la contabilità, con buona padronanza di Excel e della posta.'),
  ).toHaveLength(1)
})

test('why somebody left keeps the name of its column', () => {
  const [first] = read(`이력서
    한도윤
    # 경력사항
    근무기간\t회사명\t직위\t퇴직사유
    2015.04 ~ 2020.08\t한빛병원\t간호사\t육아
    2010.04 ~ 2014.08\t바다병원\t간호사\t이직`).work
  expect(JSON.stringify(first?.details)).toContain('퇴직사유: 육아')
})
