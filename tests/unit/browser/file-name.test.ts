import { expect, test } from 'vitest'
import { fileNameIn } from '#browser/file-name.ts'

test.each([
  ['attachment; filename="resume.pdf"', 'resume.pdf'],
  ['attachment; filename=resume.pdf', 'resume.pdf'],
  [`attachment; filename="x.pdf"; filename*=UTF-8''%E6%B1%82%E8%81%B7.pdf`, '求職.pdf'],
  [`attachment; filename*=utf-8'ar'%D8%B3%D9%8A%D8%B1%D8%A9.pdf`, 'سيرة.pdf'],
  [`attachment; filename="plain.pdf"; filename*=UTF-8''%E6%B`, 'plain.pdf'],
  [String.raw`attachment; filename="a \"b\".pdf"`, 'a "b".pdf'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  [`attachment; filename*=UTF-8''..%5C..%5Cboot.ini`, 'boot.ini'],
  ['attachment', ''],
  [null, ''],
])('%s names %s', (header, name) => {
  expect(fileNameIn(header)).toBe(name)
})
