import { expect, test } from 'vitest'
import { readLines } from '#server/reading/index.ts'
import { wordOf } from './word.ts'

/** Years of two figures before the month, as many write them in Chinese, and names glued to 简历. */

const { resume } = readLines(
  wordOf(`## 林知遥简历
  13800138000 | zhiyao@example.org
  # 工作经历
  * 17/9 至今 云图网络（中国） 产品总监
  带领六人。
  * 14/8 - 15/5 海河软件(天津)股份有限公司 测试工程师
  写了测试。
  * 10/11 - 11/2 远帆科技（上海）有限公司 软件工程师
  写了三个模块。`),
)

test('a year of two figures may stand before its month', () => {
  expect(resume.work.map(({ start, end }) => [start, end])).toEqual([
    ['2017-09', 'present'],
    ['2014-08', '2015-05'],
    ['2010-11', '2011-02'],
  ])
})

test('a town inside the name of a company stays there, whatever stands behind it', () => {
  expect(resume.work.map(({ company }) => company)).toEqual([
    '云图网络',
    '海河软件(天津)股份有限公司',
    '远帆科技（上海）有限公司',
  ])
})

test('the name is read without what the page is called', () => {
  expect(resume.basics.name).toBe('林知遥')
  expect(resume.other).toEqual([])
})
