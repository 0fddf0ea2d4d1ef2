import { expect, test } from 'vitest'
import { jobs, read, studies } from './lines.ts'

/** What a fourth round of unseen people does: parts of jobs as points, forms with several tables. */

test('points below a post that has its company are parts of it, whatever they were called there', () => {
  const printed = `한가람
    # 상세 경력
    * 가온시스템 | Project Manager | 2015.01-현재
    대고객 서비스를 대상으로 역할을 수행했습니다.
    • 물결 고도화 | PM | 2025.05-현재
    협력사 연동 프로젝트입니다.
    • 물결 이관 | 개발 PL | 2023.01-2024.12
    비표준 시스템을 이관했습니다.
    * 나래소프트 | 개발 및 운영 | 2009.01~2014.12
    운영 및 개발.`
  expect(jobs(printed)).toEqual([
    'Project Manager | 가온시스템 |  | 2015-01–present',
    '개발 및 운영 | 나래소프트 |  | 2009-01–2014-12',
  ])
})

test('a school in two words is one name', () => {
  const printed = `한가람
    # 학력사항
    11.03.02~14.02.01\t가온 고등학교 졸업
    14.03.02~15.02\t나래미래 대학교 건축학과 중퇴
    19.03.04~22.02.01\t나래미래 대학교 컴퓨터소프트웨어 공학과 졸업예정`
  expect(studies(printed).map((study) => study.split(' | ').slice(1, 3))).toEqual([
    ['', '가온 고등학교'],
    ['건축학과', '나래미래 대학교'],
    ['컴퓨터소프트웨어 공학과', '나래미래 대학교'],
  ])
})

test('who left the same place left the job above', () => {
  const printed = `森野 千晴
    # 職歴
    令和元\t6\t医療法人青空会 こもれび訪問看護ステーション 入職
    令和7\t9\t同事業所 退職`
  expect(jobs(printed)).toHaveLength(1)
  expect(read(printed).work[0]?.end).toBe('2025-09')
})

test('how a name is read is no name', () => {
  const printed = `履歴書
    ふりがな\tもりの\tちはる
    森野 千晴
    電話 090-1234-5678
    # 学歴
    2010年4月\t青空高等学校 入学`
  expect(read(printed).basics.name).toBe('森野 千晴')
})
