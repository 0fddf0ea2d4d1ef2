import { describe, expect, test } from 'vitest'
import { readLines } from '#server/reading/index.ts'
import { documentOf, jobs, read, studies } from './lines.ts'

/** What an eighth round of unseen people does: two things that look like one, and one like two. */

test('two posts of the same time are two', () => {
  expect(
    jobs(`Ada Quill
      # Über mich
      Ich arbeite gern mit Menschen und habe dabei immer wieder gute Erfahrungen gemacht.
      # Berufserfahrung
      * 2024-05 - 2024-11
      Schreinerin
      Nordhafen GmbH
      * 2021-09 - 2023-04
      Designerin
      Aushof Trading GmbH
      * 2021-09 - 2023-04
      Servicemitarbeiterin
      Lichtspiele Aushof`),
  ).toEqual([
    'Schreinerin | Nordhafen GmbH |  | 2024-05–2024-11',
    'Designerin | Aushof Trading GmbH |  | 2021-09–2023-04',
    'Servicemitarbeiterin | Lichtspiele Aushof |  | 2021-09–2023-04',
  ])
})

test('a date in the margin beside the first point is that of the head above', () => {
  const [first, second] = read(`Ada Quill
    # Experience
    * Harbour Trust, Youth Worker\tLeeds
    • Advice and coaching of young people\tApr 2007 – Jul 2011
    • Lessons in ethics
    * Tide College, Teacher\tYork
    • Institute of applied research\tMay 2005 – Mar 2007`).work
  expect(first).toMatchObject({ company: 'Harbour Trust', title: 'Youth Worker', start: '2007-04' })
  expect(second).toMatchObject({ company: 'Tide College', title: 'Teacher', end: '2007-03' })
})

describe('a language', () => {
  test('that its level names again is one', () => {
    expect(
      read(`Ada Quill
        # Sprachen
        Deutsch: Muttersprache
        Englisch: Sehr gute Englischkenntnisse (C1)
        Portugiesisch: Portugiesischkenntnisse (A1)`).languages,
    ).toEqual([
      { name: 'Deutsch', level: 'Muttersprache' },
      { name: 'Englisch', level: 'Sehr gute (C1)' },
      { name: 'Portugiesisch', level: 'A1' },
    ])
  })
})

test('a town before its state ends a name, with a stop behind it', () => {
  expect(
    read(`Ada Quill
      # Education
      * Aircraft Maintenance Course - 2017
      Harbour Air School, Nethermere, NM.`).education[0],
  ).toMatchObject({ institution: 'Harbour Air School', location: 'Nethermere, NM' })
})

test('studies in progress go on', () => {
  expect(
    studies(`Ada Quill
      # Formación
      * Técnico en sistemas
      En proceso
      Instituto Marea
      * Bachiller
      2020
      Colegio Faro`)[0],
  ).toContain('present')
})

test('a company below 職歴 and インターン is no skill', () => {
  const { work, skills } = read(`青葉 花子
    # 職歴
    * 三浜物流株式会社
    倉庫での搬送／2024年2月〜2025年1月
    # インターン
    * 北町ロボティクス合同会社
    5ヶ月間、開発等を担当`)
  expect(work.map(({ company }) => company)).toContain('北町ロボティクス合同会社')
  expect(skills).toEqual([])
})

test('the number beside a post is that of whoever led it', () => {
  const { basics } = read(`Ada Quill
    # Experiencia laboral
    * Tienda Marea / Vendedora
    Mayo 2021 - Septiembre 2021
    Jefe inmediato: Edwin Faro
    Teléfono: 319 319 4438
    # Contacto
    Celular: 315 841 8446`)
  expect(basics.phone).toBe('315 841 8446')
})

test('projects that close with who, how long and when begin with their names', () => {
  const page = read(`장물결
    # Projects
    * 바다 앱 리뉴얼 제안서
    화장품 추천 및 리뷰 플랫폼 리뉴얼
    UX 기획자 · 2개월 · 2024
    * 물길로
    육아정책 통합 앱 신규 기획
    UX 기획자 · 3개월 · 2024
    * 항구 승차권 예매 편의성 개선
    예매 프로세스 최적화 프로젝트
    UX 리서처 · 3개월 · 2024`)
  expect(page.projects.map(({ name }) => name)).toEqual([
    '바다 앱 리뉴얼 제안서',
    '물길로',
    '항구 승차권 예매 편의성 개선',
  ])
})

test('what was made at a company, set like headings of its parts, is no post', () => {
  expect(
    jobs(`林海
      # 工作经历
      * 青桥软件股份有限公司 （2017年4月 ~ 至今）
      * 海图采集
      • 框架设计，代码重构及日常维护
      • 坐标采集，单位换算
      • 数据清洗，结果核对
      * 潮汐系统定制
      • 系统源码编译、打包及烧录
      * 灯塔科技有限公司 （2014年6月 ~ 2016年8月）
      * 灯塔记账
      • 软件开发，业务抽象转化
      • 界面绘制，性能改进`).map((job) => job.split(' | ').slice(0, 2)),
  ).toEqual([
    ['', '青桥软件股份有限公司'],
    ['', '灯塔科技有限公司'],
  ])
})

test('a degree as the label of a period and a school begins a study', () => {
  expect(
    studies(`Ada Quill
      # Education
      High school: Harbour High School, 2016-2018
      Bachelor: 2018-2021 Tide University, Law
      Master: 2021-2023 Quay University, Law`).slice(1),
  ).toEqual([
    'Bachelor | Law | Tide University | 2018–2021',
    'Master | Law | Quay University | 2021–2023',
  ])
})

test('what the foot of a page tells once more is no skill', () => {
  const { skills } = read(`Ada Quill
    ada@harbour.example
    # Skills
    Excel, Photoshop, InDesign
    Ada Quill
    ada@harbour.example`)
  expect(skills.flatMap(({ items }) => items)).toEqual(['Excel', 'Photoshop', 'InDesign'])
})

test('what is set like the heading of an empty section, below it, is an entry of it', () => {
  const { work } = read(`Lê Sóng
    # Kinh nghiệm làm việc
    # Chi Nhánh Nhà Xuất Bản Biển Xanh
    * Nhân viên bán hàng
    • Giới thiệu sách cho khách hàng
    • Kiểm tra chứng từ nhập, xuất
    # Công Ty Cổ Phần Bến Cảng
    * Nhân viên nội dung
    • Viết bài cho trang của công ty`)
  expect(work.map(({ company, title }) => `${title} | ${company}`)).toEqual([
    'Nhân viên bán hàng | Chi Nhánh Nhà Xuất Bản Biển Xanh',
    'Nhân viên nội dung | Công Ty Cổ Phần Bến Cảng',
  ])
})

test('skills of a table with their levels are sorted by these', () => {
  const { skills } = read(`Ada Quill
    # Compétences
    Word\tConfirmé
    Excel\tConfirmé
    Access\tNotions
    Python\tNotions`)
  expect(skills).toEqual([
    { name: 'Confirmé', items: ['Word', 'Excel'] },
    { name: 'Notions', items: ['Access', 'Python'] },
  ])
})

test('a picture in a cell of its own stands for a label', () => {
  const { basics } = read(`이력서
    👩\t서물결 (Mulgyeol Seo, 徐水波)
    📱\t010-2345-6789
    # 학력
    바다대학교 컴퓨터공학부 학사\t2017 - 2021`)
  expect(basics).toMatchObject({ name: '서물결', phone: '010-2345-6789' })
})

test('the names of columns are nobody’s name', () => {
  const { basics } = read(`이력서
    # 학력
    이름\t세부\t기간\t비고
    바다대학교\t컴퓨터공학부\t2017 - 2021\t졸업`)
  expect(basics.name).toBe('')
})

test('a country in brackets that was turned round belongs in front', () => {
  const { basics } = read(`عبد الله المحمد
    الهاتف: 933219934 (963+)
    # الخبرات
    محاسب، شركة الميناء، 2019 - 2021`)
  expect(basics.phone).toBe('+963 933219934')
})

test('a school below its label among the personal data is a study', () => {
  const document = documentOf(`林海
    # 个人信息
    学校
    青桥师范学院
    专业
    市场营销
    现居
    北京
    籍贯
    长沙
    # 自我评价
    做事认真，喜欢与人合作，能够独立完成工作。`)
  const lines = document.lines.map((line) =>
    ['学校', '专业', '现居', '籍贯'].includes(line.text) ? { ...line, fontSize: 8 } : line,
  )
  expect(readLines({ ...document, lines }).resume.education[0]).toMatchObject({
    institution: '青桥师范学院',
    field: '市场营销',
  })
})
