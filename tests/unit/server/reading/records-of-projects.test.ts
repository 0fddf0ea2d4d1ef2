import { describe, expect, test } from 'vitest'
import { readLines } from '#server/reading/index.ts'
import { wordOf } from './word.ts'

const read = (printed: string) => readLines(wordOf(printed)).resume

describe('projects with a table of facts below each name', () => {
  const { projects, work } = read(`
    ## 윤가람
    # 기본 정보
    이름 : 윤가람
    경력 : 한빛상사 (2018.03 ~ 2021.02)
    직무 : 물류 시스템 운영
    학력 : 바다대학교 (2011.03 ~ 2015.02)
    # 토이 프로젝트
    - **온실 온도 기록기**
    | 항목 | 내용 |
    | 설명 | 온실의 온도를 기록하는 프로그램 |
    | 언어 | Python, Node |
    | 기타 | 아두이노 |
    | 인원 | 2명 |
    | 기간 | 2020.02 ~ 2020.05 |
    | 링크 | https://greenhouse.example.com |
    | 역할 | 서버 구현 |
    - **장보기 목록 앱**
    | 항목 | 내용 |
    | 설명 | 가족이 함께 쓰는 장보기 목록 |
    | 언어 | Kotlin |
    | 인원 | 1명 |
    | 기간 | 2019.11 |
    | 기타 | Firebase |
    | 역할 | 전체 |
  `)

  test('what else was used heads no section', () => {
    expect(projects.map(({ name, start, end, url }) => [name, start, end, url])).toEqual([
      ['온실 온도 기록기', '2020-02', '2020-05', 'https://greenhouse.example.com'],
      ['장보기 목록 앱', '', '2019-11', ''],
    ])
  })

  test('a post below the house among the personal data is that of the job', () => {
    expect(work.map(({ company, title, start }) => [company, title, start])).toEqual([
      ['한빛상사', '물류 시스템 운영', '2018-03'],
    ])
  })
})

test('a project whose point tells one month and its days is one among those with periods', () => {
  const { projects } = read(`
    ## 윤가람
    # 주요 프로젝트
    - **프로젝트명 : 창고 관리 시스템 개발 ⇥ 2017년 04월 ~ 2018년 08월(1년 4개월)**
    - 설명 : 창고 재고를 관리하는 시스템
    - 사용툴 : Java, Flex
    - **프로젝트명 : 장비 대여 프로그램 ⇥ 2020년 10월(3일)**
    - 설명 : 장비 대여를 기록하는 웹 사이트
    - 사용툴 : Python, Flask
    - **프로젝트명 : 정산 프로그램 ⇥ 2019년 08월 ~ 2020년 04월(8개월)**
    - 설명 : 정산을 돕는 웹 사이트
    - 사용툴 : Node
  `)
  expect(projects.map(({ name, start, end }) => [name, start, end])).toEqual([
    ['창고 관리 시스템 개발', '2017-04', '2018-08'],
    ['장비 대여 프로그램', '', '2020-10'],
    ['정산 프로그램', '2019-08', '2020-04'],
  ])
})

test('a project whose name ends like a heading is one among records with the same labels', () => {
  const { projects } = read(`
    ## 江映雪
    # 项目经验
    * 仓库管理系统
    项目时间：2017.05-2018.03
    项目描述：记录仓库的进出。
    - 设计数据表
    * 海关申报平台
    项目时间：2019.05-2021.04
    项目描述：帮助报关员填写单据。
    - 编写接口测试
    # 港口调度项目
    项目时间：2022.07-2022.12
    项目描述：安排船只靠泊。
    - 维护测试环境
  `)
  expect(projects.map(({ name, start }) => [name, start])).toEqual([
    ['仓库管理系统', '2017-05'],
    ['海关申报平台', '2019-05'],
    ['港口调度项目', '2022-07'],
  ])
})
