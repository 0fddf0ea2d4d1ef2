import { expect, test } from 'vitest'
import { readLines } from '#server/reading/index.ts'
import { wordOf } from './word.ts'

/** How somebody studied or was employed is neither school nor post. */

test.each([
  ['de', 'Ausbildung', 'Studiengemeinschaft Leer (Fernstudium)', 'Studiengemeinschaft Leer'],
  ['es', 'Formación', 'Universidad de Valclara · presencial', 'Universidad de Valclara'],
  ['fr', 'Formation', 'Université de Brévanne · à distance', 'Université de Brévanne'],
  ['zh', '教育背景', '东海大学 | 全日制', '东海大学'],
  ['vi', 'Học vấn', 'Đại học Sông Hương | chính quy', 'Đại học Sông Hương'],
])('a way of studying is no school: %s', (_, heading, line, institution) => {
  const { education } = readLines(
    wordOf(`## Noa Marlin
    # ${heading}
    2014 – 2018
    ${line}`),
  ).resume
  expect(education[0]).toMatchObject({ institution, degree: '' })
})

test.each([
  ['Berufserfahrung', 'Minijob Getränkemarkt Timm', 'Getränkemarkt Timm', 'Minijob'],
  ['경력', '가온소프트 | 선임 | 정규직', '가온소프트', '선임'],
  ['職歴', '株式会社かもめ | 主任 | 正社員', '株式会社かもめ', '主任'],
])('a contract is beside company and post: %s', (heading, line, company, title) => {
  const { work } = readLines(
    wordOf(`## Noa Marlin
    # ${heading}
    2014.08 – 2018.07
    ${line}`),
  ).resume
  expect(work[0]).toMatchObject({ company, title })
})
