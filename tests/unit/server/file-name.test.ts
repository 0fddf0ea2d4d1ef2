import { describe, expect, test } from 'vitest'
import { fileNameIn } from '#browser/file-name.ts'
import { attachment, downloadName, shownFileName } from '#server/file-name.ts'

describe('the name of a download', () => {
  test.each([
    ['', '山田太郎', 'Resume - 山田太郎.pdf'],
    ['', 'محمد علي', 'Resume - محمد علي.pdf'],
    ['', '', 'Resume.pdf'],
    ['CV 2026.pdf', 'Ada', 'CV 2026.pdf'],
    ['../../etc/passwd', '', 'etc passwd.pdf'],
    ['a\r\nSet-Cookie: b', '', 'aSet-Cookie b.pdf'],
    ['x'.repeat(500), '', `${'x'.repeat(120)}.pdf`],
    ['👩‍💻', '', '👩‍💻.pdf'],
    ['...', 'Ada', 'Resume - Ada.pdf'],
  ])('of title %j and person %j is %s', (title, person, name) => {
    expect(downloadName(title, person)).toBe(name)
    expect(fileNameIn(attachment(name))).toBe(name)
    expect(attachment(name)).toMatch(/^[\x20-\x7e]+$/)
  })

  test('has an ASCII form for old clients', () => {
    expect(attachment('Lebenslauf Müller.pdf')).toContain('filename="Lebenslauf Muller.pdf"')
    expect(attachment("O'Neil (2).pdf")).toContain("filename*=UTF-8''O%27Neil%20%282%29.pdf")
  })
})

test.each([
  ['C:\\fakepath\\My CV.pdf', 'My CV.pdf'],
  ['../../../.ssh/id.pdf', 'id.pdf'],
  ['简历.docx', '简历.docx'],
  [`${'x'.repeat(500)}.docx`, `${'x'.repeat(120)}.docx`],
])('an uploaded %s shows as %s', (name, shown) => expect(shownFileName(name)).toBe(shown))
