import { describe, expect, test } from 'vitest'
import type { Line } from '#server/reading/document.ts'
import { phonesIn } from '#server/reading/fields/contact.ts'
import { withLabelsAbove } from '#server/reading/forms.ts'
import { readLines } from '#server/reading/index.ts'
import { headingKind } from '#server/reading/lexicon/headings.ts'
import { withWholeRanges } from '#server/reading/whole-ranges.ts'
import { documentOf, projects, read } from './lines.ts'

/** What portals and forms print, and lists under many headings; people are made up. */

const linesOf = (printed: string, sizes: readonly number[] = []): Line[] =>
  documentOf(`Ada Timm\n${printed}`)
    .lines.slice(1)
    .map((line, at) => ({ ...line, fontSize: sizes[at] ?? line.fontSize }))

const cellsOf = (lines: readonly Line[]) =>
  lines.map(({ cells }) => cells.map(({ text, label }) => (label ? `${label}=${text}` : text)))

describe('labels in small letters above their values', () => {
  test('are the labels of these, known ones and others', () => {
    const lines = linesOf('Firma Adı\tŞehir\tFirma Sektörü\nMarlin Ltd\tAnkara\tAhşap', [7, 10])
    expect(cellsOf(withLabelsAbove(lines))).toEqual([
      ['Firma Adı=Marlin Ltd', 'Şehir=Ankara', 'Firma Sektörü: Ahşap'],
    ])
  })

  test('stay where they are beside text of their size, or above a heading', () => {
    const printed = 'Firma Adı\tŞehir\nMarlin Ltd\tAnkara'
    expect(withLabelsAbove(linesOf(printed, [10, 10]))).toHaveLength(2)
    expect(withLabelsAbove(linesOf('Diploma\nTirocini', [10, 16]))).toHaveLength(2)
  })
})

describe('a period over two lines of a cell', () => {
  test('is one, with its dash behind the first day', () => {
    const lines = withWholeRanges(linesOf('2019年4月〜\t音楽教室店長\n2022年6月'))
    expect(cellsOf(lines)).toEqual([['2019年4月 – 2022年6月', '音楽教室店長']])
  })
})

describe('a table of periods below an employer', () => {
  test('has an entry a row, each with the employer', () => {
    const duty = (text: string, at: number, label: string) => ({
      ...linesOf(text)[0]!.cells[at]!,
      label,
    })
    const row = (text: string, tableRow: number): Line => {
      const [line] = linesOf(text)
      const cells = line!.cells.map((_, at) => duty(text, at, at === 0 ? '年月' : '業務内容'))
      return { ...line!, cells, tableRow }
    }
    const { lines, facts } = documentOf('白浜 みのり\n# 職務経歴')
    const { resume } = readLines({
      facts,
      lines: [
        ...lines,
        ...linesOf('株式会社みなと灯台'),
        row('2019年4月 〜 2022年6月\t灯台の設計と保守を担当。', 1),
        row('2014年4月 〜 2019年3月\t工房で部品を製作。', 2),
      ],
    })
    expect(resume.work.map(({ company, start }) => `${company} ${start}`)).toEqual([
      '株式会社みなと灯台 2019-04',
      '株式会社みなと灯台 2014-04',
    ])
  })
})

describe('headings', () => {
  test.each([
    ['受賞歴など', 'ja', 'awards'],
    ['资格证书等', 'zh-CN', 'certificates'],
  ] as const)('and the like: %s', (text, locale, kind) => {
    expect(headingKind(text, [locale])).toBe(kind)
  })

  test('of several lists of tools are all of skills', () => {
    const { skills, other } = read(`
      Ada Timm
      # Experience
      2019 – 2022\tAnimator, Marlin Ltd
      # Programming Languages
      • Python
      • Bash
      • Lua
      # Render Managers
      • Afanasy
      • OpenCue
      • Deadline
      # Markup Languages
      • AsciiDoc
      • LaTeX
      • PlantUML`)
    expect(skills.flatMap(({ items }) => items)).toEqual(
      expect.arrayContaining(['Python', 'OpenCue', 'PlantUML']),
    )
    expect(other).toEqual([])
  })
})

describe('a project', () => {
  test('is none that only says where the one above can be seen', () => {
    expect(
      projects(`
        Ada Timm
        # Projects
        * Tidepool
        A server for the clocks of harbours, with its own data base and a page for sailors.
        Repo: https://github.com/example/tidepool
        Demo: https://tidepool.example.org
        * Harbour Map
        A map of all harbours between Saaleck and Orsel, drawn anew each night from open data.
        Repo: https://github.com/example/harbour-map`),
    ).toEqual(['Tidepool', 'Harbour Map'])
  })
})

describe('a phone number', () => {
  test.each(['D. Lgs. 101/2018', 'S0092-8674(18)31586-1'])('is not in %s', (printed) => {
    expect(phonesIn(printed, 'it')).toEqual([])
  })
})
