import { describe, expect, test } from 'vitest'
import { LOCALES } from '#contract/locales.ts'
import { toDocx } from '#server/exchange/docx.ts'
import { openArchive } from '#server/reading/documents/docx/archive.ts'
import { openDocument } from '#server/reading/documents/index.ts'
import { readLines } from '#server/reading/index.ts'
import { printedOf } from '#server/typeset/printed.ts'
import { compare } from '#server/typeset/read-back.ts'
import { draftIn } from './resumes.ts'

const read = async (docx: Uint8Array) => openDocument(new Uint8Array(docx), 'resume.docx')

async function partsOf(docx: Uint8Array) {
  const archive = await openArchive(new Uint8Array(docx))
  const part = async (name: string) => new TextDecoder().decode(await archive.read(`word/${name}`))
  return { document: await part('document.xml'), styles: await part('styles.xml') }
}

describe.each([...LOCALES, 'full'])('a Word document in %s', (name) => {
  test('is read back by our own reader, every field whole', async () => {
    const draft = draftIn(name)
    const { lines, facts } = await read(await toDocx(draft))
    const found = compare(printedOf(draft), lines)
    expect(found.missing).toEqual([])
    expect(found.total).toBeGreaterThan(30)
    expect(facts.hiddenText).toEqual([])
  })
})

/** The single texts of a resume by their paths; rich texts and what is never printed left out. */
function leavesOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return value ? [[path, value.replace(/^https?:\/\//, '')]] : []
  if (typeof value !== 'object' || value === null || 'type' in value) return []
  return Object.entries(value).flatMap(([key, child]) =>
    // One year alone says nothing of whether it began or ended then.
    leavesOf(child, `${path}.${path.startsWith('.projects') && key === 'end' ? 'start' : key}`),
  )
}

test('Word documents in eleven languages are understood: who, where, when', async () => {
  const shares = await Promise.all(
    LOCALES.map(async (locale) => {
      const { content } = draftIn(locale)
      const { resume } = readLines(await read(await toDocx(draftIn(locale))))
      const { basics, work, projects, education, skills, languages, awards } = content
      const { extras: _, ...head } = basics
      const expected = leavesOf({ ...head, work, projects, education, skills, languages, awards })
      const found = new Map(leavesOf({ ...resume.basics, ...resume }))
      const missing = expected.filter(([path, text]) => found.get(path) !== text)
      return { all: expected.length, missing: missing.map(([path]) => `${locale}${path}`) }
    }),
  )
  const all = shares.reduce((sum, share) => sum + share.all, 0)
  const missing = shares.flatMap((share) => share.missing)
  expect(1 - missing.length / all, missing.join(' ')).toBeGreaterThanOrEqual(0.98)
})

describe('a Word document', () => {
  test('has real headings, lists and links', async () => {
    const docx = await toDocx(draftIn('en'))
    const { document } = await partsOf(docx)
    for (const style of ['Title', 'Heading1', 'Heading2']) {
      expect(document).toContain(`<w:pStyle w:val="${style}"/>`)
    }
    expect(document).toMatch(/<w:numPr>/)
    expect(document).toMatch(/<w:hyperlink [^>]*r:id=/)
    expect(document).not.toContain('\u200b')
  })

  test('runs from right to left in Arabic', async () => {
    const { document } = await partsOf(await toDocx(draftIn('ar')))
    expect(document.match(/<w:bidi\/>/g)?.length).toBe(document.match(/<w:p>/g)?.length)
    expect(document).toContain('<w:rtl/>')
  })

  test.each([
    ['ja', 'Yu Mincho'],
    ['ko', 'Batang'],
    ['zh-CN', 'SimSun'],
  ])('says its language and has a face for it in %s', async (locale, face) => {
    const { styles } = await partsOf(await toDocx(draftIn(locale)))
    expect(styles).toContain(`w:eastAsia="${face}"`)
    expect(styles).toContain(`<w:lang w:val="${locale}"`)
  })

  test.each([
    ['a4', 'w:w="11906" w:h="16838"'],
    ['letter', 'w:w="12240" w:h="15840"'],
  ] as const)('has pages of %s', async (page, size) => {
    const draft = draftIn('en')
    const docx = await toDocx({ ...draft, style: { ...draft.style, page } })
    expect((await partsOf(docx)).document).toContain(size)
  })

  test('leaves out what is hidden', async () => {
    const draft = draftIn('en')
    draft.content.layout.hidden = ['work']
    const { lines } = await read(await toDocx(draft))
    expect(lines.map(({ text }) => text).join('\n')).not.toContain('Cascade Freight')
  })

  test.each([
    ['classic', 26.4, 34],
    ['modern', 29, 29],
  ] as const)(
    'cuts the photo as %s does, and does not stretch it',
    async (templateId, width, height) => {
      const { document } = await partsOf(await toDocx({ ...draftIn('full'), templateId }))
      const [, ...extent] = /<wp:extent cx="(\d+)" cy="(\d+)"/.exec(document) ?? []
      // 36,000 English Metric Units to the millimetre.
      expect(extent.map((length) => Math.round(Number(length) / 3_600) / 10)).toEqual([
        width,
        height,
      ])
      const cut = (side: string) =>
        Number(new RegExp(`<a:srcRect[^>]* ${side}="(\\d+)"`).exec(document)?.[1])
      const seen = {
        width: 160 * (1 - (2 * cut('l')) / 1e5),
        height: 200 * (1 - (2 * cut('t')) / 1e5),
      }
      expect(seen.width / seen.height).toBeCloseTo(width / height, 2)
    },
  )
})
