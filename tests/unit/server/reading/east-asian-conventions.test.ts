import { describe, expect, test } from 'vitest'
import { plainText } from '#contract/rich-text.ts'
import { readLines } from '#server/reading/index.ts'
import { documentOf } from './lines.ts'

/** How resumes are written in Japan, Korea and China: classes of what was lost, with people of our own. */

const read = (printed: string) => readLines(documentOf(printed)).resume

const jobs = (printed: string) =>
  read(printed).work.map(({ company, title, start, end }) =>
    [company, title, start, end].join(' | '),
  )

const studies = (printed: string) =>
  read(printed).education.map(({ institution, field, start, end }) =>
    [institution, field, start, end].join(' | '),
  )

/** A Word file: headings of sections in the first style, bold lines in the second, those of one year in the third. */
const styled = (printed: string) => {
  const text = documentOf(printed, 'docx')
  const levelOf = ({ fontSize, text: own }: (typeof text.lines)[number], isBold: boolean) =>
    fontSize === 13 ? 1 : !isBold ? 0 : /^\d{4}[年년] - /u.test(own) ? 3 : 2
  const lines = text.lines.map((line, at) => ({
    ...line,
    fontSize: line.fontSize === 20 ? 16 : line.fontSize,
    headingLevel: at === 0 ? 1 : levelOf(line, line.bold),
  }))
  return readLines({ ...text, lines }).resume
}

describe('a range on three lines beside its entry', () => {
  test.each(['~', '—', '至', '↓'])('is one, with %s', (dash) => {
    const text = documentOf(
      `林小满\n# 教育经历\n2002.09\t虚构财经大学\n${dash}\n管理学硕士 | 市场营销\n2005.07\n学习市场营销理论与研究方法。`,
    )
    const lines = text.lines.map((line) => {
      const [cell] = line.cells
      return line.text.startsWith('管理')
        ? { ...line, cells: [{ ...cell!, x: 248 }], x: 248 }
        : line
    })
    const [study] = readLines({ ...text, lines }).resume.education
    expect([study?.institution, study?.start, study?.end]).toEqual([
      '虚构财经大学',
      '2002-09',
      '2005-07',
    ])
  })
})

describe('headings that are the largest lines', () => {
  test.each([
    [
      'ja',
      'お問い合わせをお待ちしています\n# パーソナル情報\n白浜 みのり（しらはま みのり）\n# 学んできた技術スキル\n• 測量\n• 製図\n• 塗装\n# 自作アプリ\n* 潮位カレンダー\n• 潮の満ち引きを知らせるアプリ\n# 資格\n普通自動車免許',
      '白浜 みのり',
      ['測量', '製図', '塗装'],
      ['潮位カレンダー'],
    ],
    [
      'ko',
      '연락을 기다립니다\n# 기본 정보\n여 울 하 나\n# 내가 가진 기술\n• 용접\n• 도장\n• 배관\n# 프로젝트\n* 물때 달력\n• 밀물과 썰물을 알리는 앱',
      '여울하나',
      ['용접', '도장', '배관'],
      ['물때 달력'],
    ],
  ])('are no names: %s', (_, printed, name, skills, projects) => {
    const text = documentOf(printed)
    // everything but the headings is set small
    const lines = text.lines.map((line) =>
      line.fontSize === 20
        ? { ...line, fontSize: 10 }
        : line.fontSize === 13
          ? { ...line, fontSize: 15 }
          : line,
    )
    const resume = readLines({ ...text, lines }).resume
    expect(resume.basics.name).toBe(name)
    expect(resume.skills.flatMap(({ items }) => items)).toEqual(skills)
    expect(resume.projects.map((project) => project.name)).toEqual(projects)
  })
})

describe('a heading with a note in brackets', () => {
  test.each([
    ['職務経歴<現職以前>', '株式会社みなと灯台 (2016/07 ~ 2020/06)'],
    ['职业经历（Working）', '北岬灯塔有限公司 (2016/07 ~ 2020/06)'],
    ['경력사항 [최근순]', '물빛조선 주식회사 (2016/07 ~ 2020/06)'],
  ])('announces what it says in front: %s', (heading, job) => {
    const resume = read(`白浜 みのり\n# ${heading}\n${job}\n• 100`)
    expect(resume.work).toMatchObject([{ start: '2016-07', end: '2020-06' }])
    expect(JSON.stringify(resume)).not.toContain(heading)
  })

  test('whose words in front are listed alone', () => {
    const { selfEvaluation, other } = read(
      '林知遥\n# 技能（Skills）\n测量、制图、绘画\n# 评价（evaluation）\n诚实守信，做事认真，愿意向他人学习。',
    )
    expect(plainText(selfEvaluation)).toContain('诚实守信')
    expect(other).toEqual([])
  })

  test('what a page is called in English is no summary elsewhere', () => {
    expect(
      read('Resume\n여울하나. 용접 기사.\nyeoul@example.com\n# 학력\n물빛대학교 2012.03 - 2016.02'),
    ).toMatchObject({ basics: { name: '여울하나' }, education: [{ institution: '물빛대학교' }] })
  })
})

describe('rows that tell of events', () => {
  test('with the post in brackets behind the verb, below a heading for both', () => {
    const printed = `
      白浜 みのり
      # 経歴
      • 2017 年 3 月 / 汐見看護学院 卒業
      • 2017 年 4 月 / 汐見町の病院 就職（看護師）
      • 2021 年 3 月 退職予定`
    expect(jobs(printed)).toEqual(['汐見町の病院 | 看護師 | 2017-04 | 2021-03'])
    expect(studies(printed)).toEqual(['汐見看護学院 |  |  | 2017-03'])
  })

  test('with the verb on the second line of the cell', () => {
    expect(
      studies(`
        白浜 みのり
        # 学歴
        2017\t4\t汐見大学 理学部 入学
        2021\t3\t汐見大学 理学部 卒業
        2021\t4\t汐見大学大学院 海洋学研究群 潮流学位プログラム
        博士前期課程 入学
        2023\t3\t同 修了見込`),
    ).toEqual([
      '汐見大学 | 理学部 | 2017-04 | 2021-03',
      '汐見大学大学院 | 海洋学研究群 潮流学位プログラム | 2021-04 | 2023-03',
    ])
  })

  test('that go on until today', () => {
    expect(jobs('白浜 みのり\n# 職歴\n2021\t8\t株式会社みなと灯台 インターン\n現在に至る')).toEqual(
      ['株式会社みなと灯台 | インターン | 2021-08 | present'],
    )
  })
})

describe('years without a heading that tell of events', () => {
  test.each([
    [
      'ko',
      '여울하나\n1994: 출생\n2012: 물빛공업고등학교 졸업\n2014: 바람조선 입사\n2023: 바람조선 퇴직\n# 자기소개\n배를 좋아합니다. 오래 일하겠습니다.',
      '바람조선 |  | 2014 | 2023',
    ],
    [
      'ja',
      '白浜 みのり\n2012年3月 県立汐見高等学校 卒業\n2014年4月 有限会社なぎさ塗装 入社\n2023年3月 有限会社なぎさ塗装 退職\n# 自己PR\n船が好きです。長く働きます。',
      '有限会社なぎさ塗装 |  | 2014-04 | 2023-03',
    ],
  ])('are studies and jobs: %s', (_, printed, job) => {
    expect(jobs(printed)).toEqual([job])
    expect(read(printed).education).toHaveLength(1)
  })
})

describe('heading styles', () => {
  test('are those of sections, however often their words come again', () => {
    const { work } = styled(
      '職務経歴書\n# 職務経歴\n• 灯台の設計と点検\n# 職務経歴\n* 株式会社みなと灯台(2018/07/01 ~ 現在)\n• 点検\n# 職務経歴\n* 有限会社なぎさ塗装(2016/07/01 ~ 2018/06/30)\n• 塗装',
    )
    expect(work.map(({ company }) => company)).toEqual(['株式会社みなと灯台', '有限会社なぎさ塗装'])
  })

  test.each([
    [
      'ko',
      '여울하나\n# 경력\n* 물빛조선 2023.07-2023.08\n• 용접\n* 하늘바다\n• 배관\n* 바람중공업 2020.01-2021.02\n• 도장',
      ['물빛조선', '하늘바다', '바람중공업'],
    ],
    [
      'en',
      'Nell Harrow\n# Experience\n* Brackwater 07/2023 - 08/2023\n• Welding\n* Tarnholm\n• Pipes\n* Morley Power 01/2020 - 02/2021\n• Paint',
      ['Brackwater', 'Tarnholm', 'Morley Power'],
    ],
  ])('begin a job that has no dates: %s', (_, printed, companies) => {
    expect(styled(printed).work.map(({ company }) => company)).toEqual(companies)
  })

  test.each([
    [
      'ko',
      '여울하나\n# 경력\n* 물빛조선 | 용접 기사\n2022.06 ~ 2025.11\n* 2025년 - 신규 관리자 앱 개발\n• 앱을 배포\n* 바람중공업 | 도장 기사\n2021.05 ~ 2022.04\n• 도장',
      2,
    ],
    [
      'ja',
      '白浜 みのり\n# 職務経歴\n* 株式会社みなと灯台 | 設計担当\n2022年6月〜2025年11月\n* 2025年 - 点検アプリの設計\n• アプリを公開\n* 有限会社なぎさ塗装 | 塗装工\n2021年5月〜2022年4月\n• 塗装',
      2,
    ],
  ])('part what was done in one year from the jobs: %s', (_, printed, count) => {
    expect(styled(printed).work).toHaveLength(count)
  })

  test('are no sentences, however much they say', () => {
    expect(
      styled(
        '林知遥的简历\n# 工作经历\n* 北岬灯塔设计制造股份有限公司(北岬) (职位-灯塔设计工程师->设计部经理->运维负责人) (2017/02/28—至今)\n• 设计\n* 临川油漆有限公司 (职位-油漆工)(2016/07/02—2017/02/20)\n• 油漆',
      ),
    ).toMatchObject({
      basics: { name: '林知遥', headline: '' },
      work: [
        { title: '灯塔设计工程师->设计部经理->运维负责人', start: '2017-02-28', end: 'present' },
        { title: '油漆工', company: '临川油漆有限公司' },
      ],
    })
  })
})

describe('who worked for themselves', () => {
  test.each([
    [
      'ja',
      '職務経歴',
      '2016年6月～現在 - 個人事業主',
      '2012年11月～2016年5月 - 株式会社みなと灯台',
    ],
    ['ko', '경력', '2016.06 ~ 현재 - 프리랜서', '2012.11 ~ 2016.05 - 물빛조선 주식회사'],
  ])('is their own company: %s', (_, heading, own, other) => {
    const [first] = read(`白浜 みのり\n# ${heading}\n${own}\n• 設計\n${other}\n• 設計`).work
    expect(first).toMatchObject({ company: own.split(' - ')[1], title: '', end: 'present' })
  })
})

describe('forms', () => {
  test('the letters of a label apart, in cells of their own', () => {
    const { basics } = read(
      '# 个人信息（Personal Info）\n姓\t名：林知遥\n电\t话：13800138000\n家\t乡：临川\n# 技能\n• 测量\n• 制图',
    )
    expect(basics).toMatchObject({ name: '林知遥', phone: '13800138000' })
    expect(basics.extras).toContainEqual({ label: '家乡', value: '临川' })
  })

  test('a name in two scripts', () => {
    expect(read('名前 Minori Shirahama/白浜みのり\n# 資格\n普通自動車免許').basics.name).toBe(
      '白浜みのり',
    )
    expect(read('姓名：林知遥/Lin Zhiyao\n# 技能\n测量、制图、绘画').basics.name).toBe('林知遥')
  })

  test('a study among the personal data, with all that is said of it in one cell', () => {
    for (const [printed, school] of [
      [
        '白浜 みのり\n# 基本情報\n氏名\t白浜 みのり\n学歴\t2003年3月 汐見大学大学院 海洋学専攻 修了\n# 資格\n測量士',
        '汐見大学大学院',
      ],
      [
        '林知遥\n# 个人信息\n姓名：林知遥\n学历：全日制本科/临川学院/2020届应届生\n# 技能\n测量、制图、绘画',
        '临川学院',
      ],
    ] as const)
      expect(read(printed).education.map(({ institution }) => institution)).toEqual([school])
  })

  test.each([
    [
      '白浜 みのり\n# 最終学歴\n汐見大学大学院 海洋学研究科 潮流学専攻 2013年3月卒',
      '汐見大学大学院',
      '',
      '2013-03',
    ],
    [
      '여울하나\n# 학력\n물빛대학교 | 조선공학 전공\n2016.03 ~ 2021.02',
      '물빛대학교',
      '',
      '2021-02',
    ],
    ['林知遥\n# 教育经历\n临川学院 动漫设计-大专 2016.9-2019.6', '临川学院', '大专', '2019-06'],
  ])('how a study ended, and in what: %s', (printed, institution, degree, end) => {
    const [study] = read(printed).education
    expect(study).toMatchObject({ institution, degree, end })
    expect(study!.field).not.toBe('')
  })

  test('an employer among the personal data, where projects have a heading of their own', () => {
    const resume = read(
      '여울하나\n# 기본 정보\n이 름 : 여울하나\n경 력 : 물빛조선 (2017.01 ~ )\n# 대표 경력\n프로젝트 이름: 등대 관리\n기간: 2018.01 ~ 2018.06\n설명: 등대를 관리\n프로젝트 이름: 물때 달력\n기간: 2019.01 ~ 2019.06\n설명: 물때를 알림',
    )
    expect(resume.work).toMatchObject([{ company: '물빛조선', start: '2017-01', end: 'present' }])
    expect(resume.projects).toMatchObject([{ name: '등대 관리' }, { name: '물때 달력' }])
  })

  test('a department that is one word behind a Korean school', () => {
    expect(studies('여울하나\n# 학력\n2012.03 ~ 2016.02\t물빛대학교 AI조선과')).toEqual([
      '물빛대학교 | AI조선과 | 2012-03 | 2016-02',
    ])
  })
})

describe('dates', () => {
  test('with how long it took written to them', () => {
    expect(
      jobs(
        '여울하나\n# 경력\n* 물빛조선 2023.07-2023.08(2개월)\n• 용접\n* 바람중공업 2020.01-2021.02\n• 도장',
      ),
    ).toEqual(['물빛조선 |  | 2023-07 | 2023-08', '바람중공업 |  | 2020-01 | 2021-02'])
  })

  test('with a month behind a bare year', () => {
    expect(jobs('白浜 みのり\n# 職務経歴\n2018 4月~ 2019年3月 株式会社みなと灯台')).toEqual([
      '株式会社みなと灯台 |  | 2018-04 | 2019-03',
    ])
  })
})

test('columns of what a project was built with are no companies', () => {
  const { work } = read(`
    白浜 みのり
    # 職務経歴
    株式会社みなと灯台 2019年4月～2023年3月
    期間\t体制\t言語\tフレームワーク
    2021年9月～2022年3月\t開発者3人\tTypeScript\tVue.js`)
  expect(work.map(({ company }) => company)).toContain('株式会社みなと灯台')
  const named = work.map(({ company, title }) => company + title).join()
  for (const name of ['開発者3人', 'TypeScript', 'Vue.js']) expect(named).not.toContain(name)
  expect(work.map(({ details }) => plainText(details)).join()).toContain('Vue.js')
})
