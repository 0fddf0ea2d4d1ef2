import { describe, expect, test } from 'vitest'
import type { Resume } from '#contract/resume.ts'
import { plainText } from '#contract/rich-text.ts'
import { readLines } from '#server/reading/index.ts'
import { documentOf } from './lines.ts'
import { wordOf } from './word.ts'

/** Projects that stand below the company for which they were done, in records of labels. */

const read = (printed: string): Resume => readLines(wordOf(printed)).resume

const jobs = ({ work }: Resume) =>
  work.map(({ title, company, start, end }) => `${title} | ${company} | ${start}–${end}`)

const projects = (resume: Resume) =>
  resume.projects.map(({ name, role, start, end }) => `${name} | ${role} | ${start}–${end}`)

const HARBOUR = '港湾管理システムの刷新 | リーダー | 2021-04–2023-03'
const TICKETS = '予約サイトの構築 | メンバー | 2019-04–2021-03'

describe('projects below a company', () => {
  test.each([
    [
      'labels in brackets',
      `## 渡瀬 透
      # 職務経歴
      ■株式会社みなと設計（2019年4月〜2023年3月）
      【プロジェクト】港湾管理システムの刷新
      【期間】2021年4月〜2023年3月
      【役割】リーダー
      ・要件をまとめた
      ・テストを自動にした
      【プロジェクト】予約サイトの構築
      【期間】2019年4月〜2021年3月
      【役割】メンバー
      ・画面を作った`,
      [' | 株式会社みなと設計 | 2019-04–2023-03'],
      [HARBOUR, TICKETS],
    ],
    [
      'signs in front of labels, the company in labels as well',
      `## 渡瀬 透
      # 職務経歴
      会社名：株式会社みなと設計
      在籍期間：2019年4月〜2023年3月
      ■プロジェクト名：港湾管理システムの刷新
      ■期間：2021年4月〜2023年3月
      ■役割：リーダー
      ・要件をまとめた
      ■プロジェクト名：予約サイトの構築
      ■期間：2019年4月〜2021年3月
      ■役割：メンバー
      ・画面を作った`,
      [' | 株式会社みなと設計 | 2019-04–2023-03'],
      [HARBOUR, TICKETS],
    ],
    [
      'names above labels',
      `## 渡瀬 透
      # 職務経歴
      株式会社みなと設計
      2019年4月〜2023年3月
      ◆港湾管理システムの刷新
      期間：2021年4月〜2023年3月
      役割：リーダー
      ◆予約サイトの構築
      期間：2019年4月〜2021年3月
      役割：メンバー`,
      [' | 株式会社みなと設計 | 2019-04–2023-03'],
      [HARBOUR, TICKETS],
    ],
    [
      'English, another company behind them',
      `## Nell Harrow
      # Experience
      Brackwater Ltd, Senior Engineer
      2017 – 2021
      Harbour control system
      Period: 2019 – 2021
      Role: Lead engineer
      • Wrote the specification
      Ticket machine
      Period: 2017 – 2019
      Role: Engineer
      • Built the screens
      Morley Power Ltd, Engineer
      2014 – 2017
      • Kept plants running`,
      ['Senior Engineer | Brackwater Ltd | 2017–2021', 'Engineer | Morley Power Ltd | 2014–2017'],
      [
        'Harbour control system | Lead engineer | 2019–2021',
        'Ticket machine | Engineer | 2017–2019',
      ],
    ],
    [
      'Chinese, the company without a legal form',
      `## 林浩然
      # 工作经历
      远山科技有限公司 2017.03-2021.06
      职位：高级工程师
      项目名称：港口调度平台
      项目时间：2019.01-2021.06
      - 完成上线
      项目名称：售票系统
      项目时间：2017.03-2018.12
      - 完成上线
      云海网络 2014.07-2017.02
      职位：工程师
      - 维护系统`,
      ['高级工程师 | 远山科技有限公司 | 2017-03–2021-06', '工程师 | 云海网络 | 2014-07–2017-02'],
      ['港口调度平台 |  | 2019-01–2021-06', '售票系统 |  | 2017-03–2018-12'],
    ],
  ])('are projects, and the company a job: %s', (_, printed, work, nested) => {
    const resume = read(printed)
    expect(jobs(resume)).toEqual(work)
    expect(projects(resume)).toEqual(nested)
    expect(resume.other).toEqual([])
  })

  test('are none where each job stands above labels of its own', () => {
    const resume = read(`## 渡瀬 透
      # 職務経歴
      ■みなと設計
      在籍期間：2019年4月〜2023年3月
      役職：主任
      ・要件をまとめた
      ■かもめ出版
      在籍期間：2015年4月〜2019年3月
      役職：係長
      ・図面を描いた`)
    expect(jobs(resume)).toEqual([
      '主任 | みなと設計 | 2019-04–2023-03',
      '係長 | かもめ出版 | 2015-04–2019-03',
    ])
    expect(resume.projects).toEqual([])
  })
})

describe('signs in front of heads', () => {
  test.each([
    [
      'other signs than those of the points',
      `## Nell Harrow
      # Projects
      ➤ Harbour control
      - Built in C++
      - Used by two ports
      ➤ Ticket machine
      - Built in Java`,
    ],
    [
      'bold, where nothing else is',
      `## Nell Harrow
      # Projects
      What I built beside my work.
      • **Harbour control**
      2020 – 2021
      Steers the cranes of two ports
      • **Ticket machine**
      2019
      Sells tickets on the pier`,
    ],
    [
      'addresses below the names, and nothing else to tell',
      `## Nell Harrow
      # Projects
      Harbour control
      https://harbour.example.org
      Steers the cranes of two ports
      C++, Qt
      Ticket machine
      https://tickets.example.org
      Sells tickets on the pier
      Java`,
    ],
  ])('are no points: %s', (_, printed) => {
    expect(read(printed).projects.map(({ name }) => name)).toEqual([
      'Harbour control',
      'Ticket machine',
    ])
  })
})

describe('projects below a job that has its post', () => {
  const resume = read(`## 정하람
    # 경력
    ## GRX
    운영팀 • 정규직 | 2024.11.18 ~ 현재
    **물때 서비스 운영**
    2024.11.18 ~ 2025.10.30
    - Tech Stack: React
    ## 누리코드
    개발팀 • 정규직 | 2021.08.02 ~ 2023.08.19
    **항만물류 기술 개발**
    2022.09.01 ~ 2023.04.30
    - Tech Stack: Node.js
    **분석 플랫폼 고도화**
    2021.08.02 ~ 2021.12.31
    - 화면 개발`)

  test('stand above their own time, within that of the job', () => {
    expect(projects(resume)).toEqual([
      '물때 서비스 운영 |  | 2024-11-18–2025-10-30',
      '항만물류 기술 개발 |  | 2022-09-01–2023-04-30',
      '분석 플랫폼 고도화 |  | 2021-08-02–2021-12-31',
    ])
  })

  test('leave the companies to the jobs, also one in capitals', () => {
    expect(resume.work.map(({ company }) => company)).toEqual(['GRX', '누리코드'])
  })

  test('a second job in the time of the first is none', () => {
    const { work, projects: none } = read(`## Deniz Korkmaz
      # Deneyim
      **Mavi Liman, Uzman**
      2014 – 2020
      - Planladım
      **Yıldız Kulübü**
      2015 – 2016
      - Eğitim verdim
      **Rüzgar Derneği**
      2017 – 2018
      - Toplantı düzenledim`)
    expect(none).toEqual([])
    expect(work).toHaveLength(3)
  })

  test('posts at one company are none', () => {
    const { work, projects: none } = read(`## Nell Harrow
      # Experience
      Brackwater Ltd, Engineer, 2014 – 2021
      Lead Engineer
      2018 – 2021
      - Led eight people
      Site Manager
      2016 – 2018
      - Ran three sites`)
    expect(none).toEqual([])
    expect(work.length).toBeGreaterThan(1)
  })
})

test('a line that says no more than that a project follows is not its name', () => {
  const resume = read(`## Alba Serrano
    # Proyectos
    Proyecto
    **Faro**
    - Mapa de las mareas
    Proyecto
    **Puerto**
    - Horario de los barcos`)
  expect(resume.projects.map(({ name }) => name)).toEqual(['Faro', 'Puerto'])
})

describe('a table of what somebody did below the line of each company', () => {
  const COLUMNS = ['期間', '業務内容']
  /** Lines of which those with a tab are rows of a table, the first a header. */
  const tableOf = (printed: string) => {
    const text = documentOf(printed)
    let row = 0
    const lines = text.lines.map((line) => {
      if (line.cells.length < 2) return line
      const header = line.cells[0]!.text === COLUMNS[0]
      const cells = line.cells.map((cell, at) => ({
        ...cell,
        label: header ? undefined : COLUMNS[at],
      }))
      return { ...line, cells, tableRow: row++, ...(header && { header }) }
    })
    return readLines({ ...text, lines }).resume
  }
  const resume = tableOf(`久保田 健
    # 職務経歴
    * 2015年4月〜現在 株式会社みなと設計
    事業内容：設計
    期間\t業務内容
    2019年4月〜現在 設計部 課長\t港の設計
    2015年4月〜2019年3月 設計部\t図面の作成
    * 2010年4月〜2015年3月 まるふく食品株式会社
    期間\t業務内容
    2010年4月〜2015年3月 大阪支店 営業課\t約60社への営業`)

  test('has a post in each row', () => {
    expect(jobs(resume)).toEqual([
      '設計部 課長 | 株式会社みなと設計 | 2019-04–present',
      '設計部 | 株式会社みなと設計 | 2015-04–2019-03',
      '大阪支店 営業課 | まるふく食品株式会社 | 2010-04–2015-03',
    ])
    expect(resume.projects).toEqual([])
    expect(plainText(resume.work[2]!.details)).toBe('約60社への営業')
  })

  test('whose department and post may stand in front of what was done', () => {
    const { work } = tableOf(`栗橋 亮太
      # 職務経歴
      • 2019年10月～現在 東亜コンベヤ工業株式会社
      期間\t業務内容
      2022年4月～現在\t経営管理部 連結決算グループ\t主任`)
    expect(work.map(({ title, company }) => [title, company])).toEqual([
      ['経営管理部 連結決算グループ 主任', '東亜コンベヤ工業株式会社'],
    ])
  })
})
