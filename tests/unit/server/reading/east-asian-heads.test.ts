import { describe, expect, test } from 'vitest'
import { plainText } from '#contract/rich-text.ts'
import type { Resume } from '#contract/resume.ts'
import { readLines } from '#server/reading/index.ts'
import { wordOf } from './word.ts'

/** Heads whose phrases are parted by nothing but a space, a bracket or the words themselves. */

const read = (printed: string): Resume => readLines(wordOf(printed)).resume

describe('a part of the company beside the post', () => {
  test.each([
    ['가온소프트 플랫폼개발팀 선임', '누리솔루션 서비스운영팀 사원', '선임', '가온소프트'],
    ['가온소프트 / 플랫폼개발팀 / 선임', '누리솔루션 / 서비스운영팀 / 사원', '선임', '가온소프트'],
    ['远山科技 | 研发部 | 高级工程师', '云海网络 | 平台组 | 工程师', '高级工程师', '远山科技'],
  ])('is not the post: %s', (first, second, title, company) => {
    const { work } = read(`## 서하람
      # ${/\p{Script=Hangul}/u.test(first) ? '경력' : '工作经历'}
      2019.03 ~ 2022.05 ${first}
      - 2020
      2016.01 ~ 2019.02 ${second}
      - 2017`)
    expect(work.map((job) => [job.title, job.company])[0]).toEqual([title, company])
  })

  test('stands in brackets between company and post', () => {
    const { work } = read(`## 林浩然
      # 工作经历
      远山科技（研发部）高级工程师 2017.07-2020.06
      - 负责开发
      云海网络（平台组）工程师 2020.07-至今
      - 负责维护`)
    expect(work.map(({ title }) => title)).toEqual(['高级工程师', '工程师'])
  })
})

test('what somebody did on the line below is not the post', () => {
  const { work } = read(`## 林浩然
    # 工作经历
    高级工程师，远山科技，海州，2017.07-2020.06
    负责开发
    工程师，云海网络，海州，2020.07-至今
    负责维护`)
  expect(work.map(({ title, details }) => [title, plainText(details)])).toEqual([
    ['高级工程师', '负责开发'],
    ['工程师', '负责维护'],
  ])
})

test('a line that holds neither of the two is kept as it is', () => {
  const { work } = read(`## 서하람
    # 경력
    2015.03 ~ 2018.02 가온소프트 플랫폼개발팀 선임
    결제 서버 개발
    2018.03 ~ 현재 누리솔루션 대표이사
    회사 운영`)
  expect(plainText(work[0]!.details)).toContain('결제 서버 개발')
})

test.each([
  ['2009年4月〜2013年3月 汐見大学工学部 海洋工学科', '汐見大学', '工学部 海洋工学科', ''],
  [
    '2013年4月〜2015年3月 汐見大学大学院工学研究科 修士課程',
    '汐見大学大学院',
    '工学研究科',
    '修士課程',
  ],
  ['2013.09-2017.06 东海大学计算机学院 软件工程 本科', '东海大学', '计算机学院 软件工程', '本科'],
  ['2009.03 ~ 2015.02 가람대학교 컴퓨터공학과 졸업', '가람대학교', '컴퓨터공학과', ''],
])('the school ends where its faculty begins: %s', (line, institution, field, degree) => {
  const heading = /\p{Script=Hangul}/u.test(line)
    ? '학력'
    : line.includes('年')
      ? '学歴'
      : '教育背景'
  const name = line.includes('年') ? '渡瀬 とおる' : '林浩然'
  const [study] = read(`## ${name}
    # ${heading}
    ${line}`).education
  expect([study?.institution, study?.field, study?.degree]).toEqual([institution, field, degree])
})
