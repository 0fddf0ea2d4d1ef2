import { describe, expect, test } from 'vitest'
import { plainText } from '#contract/rich-text.ts'
import { readLines } from '#server/reading/index.ts'
import { documentOf } from './lines.ts'
import { wordOf } from './word.ts'

const read = (printed: string) => readLines(documentOf(printed)).resume

const jobs = (printed: string) =>
  read(printed).work.map(({ company, title, start, end }) =>
    [company, title, start, end].join(' | '),
  )

const studies = (printed: string) =>
  read(printed).education.map(({ institution, degree, field, start, end }) =>
    [institution, degree, field, start, end].join(' | '),
  )

describe('points below points', () => {
  test('of a Word file belong to the job above them', () => {
    const { work } = readLines(
      documentOf(
        `
        白浜 みのり
        # 職務経歴
        • 株式会社みなと灯台　2019年4月～現在
        ◦ 岬灯台の改修　2021年1月～2022年3月
        ◦ 点検アプリの導入　2020年4月～2020年9月
        • 有限会社なぎさ塗装　2015年4月～2019年3月
        ◦ 倉庫の外壁　2016年5月～2016年8月
        ◦ 校舎の外壁　2015年6月～2015年9月`,
        'docx',
      ),
    ).resume
    expect(work.map(({ company }) => company)).toEqual(['株式会社みなと灯台', '有限会社なぎさ塗装'])
    expect(work.map(({ details }) => plainText(details).split('\n'))).toEqual([
      ['岬灯台の改修　2021年1月～2022年3月', '点検アプリの導入　2020年4月～2020年9月'],
      ['倉庫の外壁　2016年5月～2016年8月', '校舎の外壁　2015年6月～2015年9月'],
    ])
  })
})

describe('studies and jobs in one list of years', () => {
  test('are told apart by verbs, the newest first', () => {
    const printed = `
      白浜 みのり
      # 経歴
      2021年4月\t株式会社みなと灯台 入社
      2021年3月\t汐見大学大学院海洋学研究科 修了
      2019年4月\t汐見大学大学院海洋学研究科 入学
      2019年3月\t汐見大学理学部 卒業
      2015年4月\t汐見大学理学部 入学`
    expect(jobs(printed)).toEqual(['株式会社みなと灯台 |  | 2021-04 | '])
    expect(studies(printed)).toEqual([
      '汐見大学大学院 |  | 海洋学研究科 | 2019-04 | 2021-03',
      '汐見大学 |  | 理学部 | 2015-04 | 2019-03',
    ])
  })

  test('have years and months in columns of their own', () => {
    const printed = `
      白浜 みのり
      # 学歴・職歴
      2015\t3\t県立汐見高等学校 卒業
      2015\t4\t有限会社なぎさ塗装 入社
      2018\t9\t有限会社なぎさ塗装 退職`
    expect(jobs(printed)).toEqual(['有限会社なぎさ塗装 |  | 2015-04 | 2018-09'])
    expect(studies(printed)).toEqual(['県立汐見高等学校 |  |  |  | 2015-03'])
  })

  test('go on behind the verb', () => {
    const { work } = read(`
      白浜 みのり
      # 来歴
      2014年3月\t汐見高等専門学校を卒業。
      2014年4月\t株式会社みなと灯台に入社。灯台の設計に従事。
      2016年8月\t北岬支店に転勤。`)
    expect(work.map(({ company }) => company)).toEqual(['株式会社みなと灯台'])
    expect(plainText(work[0]!.details)).toContain('灯台の設計に従事')
  })

  test('are told apart by names where the heading announces both', () => {
    const printed = `
      白浜 みのり
      # 略歴
      2012年4月〜2016年3月 汐見大学理学部
      2016年4月〜2019年3月 株式会社みなと灯台 設計担当
      2019年4月〜現在 合同会社北岬工房 代表取締役`
    expect(jobs(printed)).toEqual([
      '株式会社みなと灯台 | 設計担当 | 2016-04 | 2019-03',
      '合同会社北岬工房 | 代表取締役 | 2019-04 | present',
    ])
    expect(studies(printed)).toEqual(['汐見大学 |  | 理学部 | 2012-04 | 2016-03'])
  })

  test('in Korean', () => {
    expect(
      studies(`
        여울 하나
        # 학력
        2020.02 물빛대학교 해양공학과 졸업(학사)
        2016.03 물빛대학교 해양공학과 입학`),
    ).toEqual(['물빛대학교 |  | 해양공학과 | 2016-03 | 2020-02'])
  })
})

describe('what belongs to a job', () => {
  test('headings below it are parts of it, whatever else they announce', () => {
    const resume = read(`
      白浜 みのり
      # 職務経歴
      * 株式会社みなと灯台 (2019 年 10 月 〜 現在)
      * 担当業務
      • 灯台の設計と点検
      * 主な実績
      • 点検の日数を半分にした
      * 有限会社なぎさ塗装 (2015 年 4 月 〜 2019 年 9 月)
      * 担当業務
      • 橋の塗装`)
    expect(resume.work.map(({ company }) => company)).toEqual([
      '株式会社みなと灯台',
      '有限会社なぎさ塗装',
    ])
    expect(plainText(resume.work[0]!.details)).toContain('点検の日数を半分にした')
  })

  test('a label above its value', () => {
    expect(
      jobs(`
        白浜 みのり
        # 職務経歴
        * 株式会社みなと灯台
        【在籍期間】
        2018年4月〜2020年10月
        【業務内容】
        灯台の設計を担当。
        * 実家の果樹園
        【在籍期間】
        2020年11月〜現在
        【業務内容】
        柿の手入れと収穫を担当。`),
    ).toEqual(['株式会社みなと灯台 |  | 2018-04 | 2020-10', '実家の果樹園 |  | 2020-11 | present'])
  })

  test('periods at customers and departments within its own', () => {
    expect(
      jobs(`
        白浜 みのり
        # 職務経歴
        * 株式会社みなと灯台 (2016/07 ~ 2020/06)
        開発部 (2016/07 ~ 2018/03)
        • 点検の記録を電子化
        有限会社北岬工房 (2018/04 ~ 2020/06)
        • 塗料の在庫管理
        * 有限会社なぎさ塗装 (2013/04 ~ 2016/06)
        塗装部 (2013/04 ~ 2016/06)
        • 橋の塗装`),
    ).toEqual([
      '株式会社みなと灯台 |  | 2016-07 | 2020-06',
      '有限会社なぎさ塗装 |  | 2013-04 | 2016-06',
    ])
  })

  test('a list of all jobs in front of what was done there', () => {
    const { work } = read(`
      白浜 みのり
      # 職務経歴
      会社名\t期間\t役職
      株式会社みなと灯台\t2019/10 - 現在\t設計担当
      有限会社なぎさ塗装\t2015/04 - 2019/09\t塗装工
      * 株式会社みなと灯台
      期間: 2019/10 - 現在
      • 灯台の設計と点検
      * 有限会社なぎさ塗装
      期間: 2015/04 - 2019/09
      • 橋の塗装`)
    expect(work.map(({ company, title }) => `${company}, ${title}`)).toEqual([
      '株式会社みなと灯台, 設計担当',
      '有限会社なぎさ塗装, 塗装工',
    ])
    expect(plainText(work[1]!.details)).toContain('橋の塗装')
  })
})

/** A project as a form of labels and values. */
const projectForm = (count: number, name: string, period: string) => `
  | 프로젝트명 ${count} | ${name} |
  | 설 명 | 물때를 알리는 웹 사이트 |
  | 업무기간 | ${period} |
  | 성 과 | 2018년 핵심 지원부서 선정 |
  | 역 할 | 설계 및 개발 |
  | 획득역량 | MVC 패턴, 비즈니스 모델 설계 |
  | 사용툴 | MS-SQL, Python |`

describe('projects as forms', () => {
  test('are counted, and are no jobs though their heading says career', () => {
    const { work, education, projects } = readLines(
      wordOf(`
      ## 여울하나
      이메일 : haneul@example.kr
      # 대표 경력
      ${projectForm(1, '조류 관측 시스템 구축', '2017년 04월 ~ 현재')}

      ${projectForm(2, '등대 점검 프로그램 개발', '2019년 08월 ~ 2020년 04월')}
      # 기타 토이 프로젝트
      | 프로그램 | 기간 | 인원/역할 | 언어 · 환경 | 설명 |
      | 파도 소리 녹음기 | 2020.02 ~ 2020.03 | 1명 / 전체 | PyQt5 / MS-SQL | 바다 소리를 모으는 프로그램 |
      | 갈매기 달력 | 2019.03 | 1명 / 전체 | Node / MS-SQL | 새가 오는 날을 알리는 프로그램 |`),
    ).resume
    expect([work, education]).toEqual([[], []])
    expect(projects.map(({ name, start, end }) => [name, start, end].join(' | '))).toEqual([
      '조류 관측 시스템 구축 | 2017-04 | present',
      '등대 점검 프로그램 개발 | 2019-08 | 2020-04',
      '파도 소리 녹음기 | 2020-02 | 2020-03',
      '갈매기 달력 |  | 2019-03',
    ])
  })
})

test('projects that are counted in letters', () => {
  const { projects } = read(`
    林晓
    lin@example.cn
    # 项目经历
    项目一：潮汐预报系统
    时间：2021.03-2021.12
    角色：后端负责人
    项目二：海鸥计数平台
    时间：2020.08-2021.02
    角色：后端开发
    # 教育背景
    虚构大学 | 本科 | 计算机 | 2014-2018`)
  expect(projects.map(({ name, start, end }) => [name, start, end].join(' | '))).toEqual([
    '潮汐预报系统 | 2021-03 | 2021-12',
    '海鸥计数平台 | 2020-08 | 2021-02',
  ])
})

test('a degree behind the subject behind the school', () => {
  expect(
    studies(
      '여울하나\n# 학력\n물빛대학교 컴퓨터공학과 학사 (2012.03 ~ 2018.02)\n# 기술\n용접, 도장',
    ),
  ).toEqual(['물빛대학교 | 학사 | 컴퓨터공학과 | 2012-03 | 2018-02'])
})

describe('who somebody is', () => {
  test('school and employer among the personal data', () => {
    const resume = read(`
      여울 하나
      # 기본 정보
      이 름 : 여울 하나
      경 력 : 물빛조선 (2017.01 ~ )
      학 력 : 물빛대학교(2010.03 ~ 2014.02)
      # 기술
      용접, 도장, 배관`)
    expect(resume.education).toMatchObject([
      { institution: '물빛대학교', start: '2010-03', end: '2014-02' },
    ])
    expect(resume.work).toMatchObject([{ company: '물빛조선', start: '2017-01', end: 'present' }])
  })

  test('a name in front of what else is said in its line', () => {
    const resume = read(
      '[정비직 지원서]\n여울하나 / 82년생 / 女 / 물빛시 거주\n☎ 010-0000-1234\n# 자격증\n• 용접기능사 (2018.05)',
    )
    expect(resume.basics.name).toBe('여울하나')
  })

  test('a Chinese name of two letters set apart', () => {
    expect(read('林 遥\n电话：13900000000\n# 教育背景\n2010.09-2014.06 虚构大学').basics.name).toBe(
      '林遥',
    )
    expect(read('姓 名：林 遥\n# 教育背景\n2010.09-2014.06 虚构大学').basics.name).toBe('林遥')
  })

  test('a name below and beside its reading', () => {
    expect(read('シラハマ ミノリ\n白浜 みのり\n# 資格\n普通自動車免許').basics.name).toBe(
      '白浜 みのり',
    )
    const { basics } = read(
      '# 基本情報\n氏名：白浜 みのり（しらはま みのり）\n# 資格\n普通自動車免許',
    )
    expect(basics.name).toBe('白浜 みのり')
    expect(basics.extras).toContainEqual({ label: '', value: 'しらはま みのり' })
  })

  test('figures with a date are no phone number', () => {
    expect(
      read('여울 하나\n# 어학\nTOEIC : 845 (2020.11.22) / ETS\n# 자격증\n용접기능사 (2018.05)')
        .basics.phone,
    ).toBe('')
  })
})

test('a language among skills, with its level', () => {
  const { languages, skills, awards } = read(
    '林晓\nlin@example.cn\n# 技能与证书\n英语：CET-6（521）\n计算机：Python、Excel\n证书：教师资格证（2018）\n# 自我评价\n做事有结果。',
  )
  expect(languages).toMatchObject([{ name: '英语', level: 'CET-6（521）' }])
  expect(skills.flatMap(({ items }) => items)).toEqual(['Python', 'Excel'])
  expect(awards).toMatchObject([{ title: '教师资格证', date: '2018' }])
})
