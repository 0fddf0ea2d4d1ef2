import { expect, test } from 'vitest'
import { readLines } from '#server/reading/index.ts'
import { wordOf } from './word.ts'

/** In a Word file no line says where it ends: lists written from the right once fell apart. */
test('each point of a list is a job, however long its line', () => {
  const { resume } = readLines(
    wordOf(`
      ## سامر الحداد
      samer@example.org
      # الخبرات العملية
      - معلم علوم ، 2015 – 2019 ، مدرسة المنارة الأهلية ، إربد ، الأردن
      - مشرف أحياء ومطور مناهج للمرحلتين الأساسية والثانوية ، 2010 – 2015 ، مدرسة الينابيع الدولية ، عمان ، الأردن
      - معلم أحياء ، 2007 – 2010 ، مدرسة السنابل ، جدة`),
  )
  expect(resume.work.map(({ title, start, end }) => [title.split(' ')[0], start, end])).toEqual([
    ['معلم', '2015', '2019'],
    ['مشرف', '2010', '2015'],
    ['معلم', '2007', '2010'],
  ])
})
