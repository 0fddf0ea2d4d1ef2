import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyResume } from '#contract/resume.ts'
import { TEMPLATES } from '#contract/template.ts'
import { createAttachedResumes } from '#server/attached-resume.ts'
import { createTypesetter, type Typesetter } from '#server/typeset/index.ts'
import { bullets, draftOf, fullResume, longResume, prose, shortResume } from './drafts.ts'
import { factsOf } from './pdf-facts.ts'
import { PATIENT } from '../patient.ts'

const attachedResumes = createAttachedResumes('a secret of 32 random characters')
let typesetter: Typesetter
beforeAll(() => {
  typesetter = createTypesetter({ ...PATIENT, warmUps: 1, workers: 1, attachedResumes })
})
afterAll(() => typesetter.close())

/** One of each writing; `matrix.test.ts` has every language, in every template. */
describe.for(['en', 'ar', 'ja'] as const)('a resume in %s', (locale) => {
  test.for([
    { name: 'short', resume: shortResume(locale), pages: 1 },
    { name: 'long', resume: longResume(locale), pages: 3 },
  ])('reads back whole: $name', async ({ resume, pages }) => {
    const { readBack, ...result } = await typesetter.pdf(draftOf(resume))
    expect(readBack).toEqual({ found: readBack.total, total: readBack.total, missing: [] })
    expect(readBack.total).toBeGreaterThan(35)
    expect(result.pages).toBeGreaterThanOrEqual(pages)
  })
})

describe('a finished PDF', () => {
  test('has bookmarks, links and the resume as an attachment', async () => {
    const resume = fullResume()
    const facts = await factsOf((await typesetter.pdf(draftOf(resume))).pdf)
    expect(facts.bookmarks).toContain('Work experience')
    expect(facts.links).toEqual(
      expect.arrayContaining([
        'mailto:eleanor.ashworth@example.org',
        'tel:+442079460958',
        'https://example.org/journal/2022/17',
      ]),
    )
    const [attachment] = facts.attachments
    expect(attachment?.name).toBe('resume.json')
    const carried = JSON.parse(attachment?.text ?? '')
    expect(carried).toMatchObject({ content: { basics: resume.basics } })
    expect(carried.seal).toBe(JSON.parse(attachedResumes.write(draftOf(resume))).seal)
  })

  test('carries no resume when its style says so', async () => {
    const { pdf } = await typesetter.pdf(draftOf(fullResume(), { attach: false }))
    expect((await factsOf(pdf)).attachments).toEqual([])
  })

  test('leaves hidden sections out of the pages, the count and the attachment', async () => {
    const resume = {
      ...fullResume(),
      layout: { order: [], hidden: ['work' as const], titles: {}, newPage: [] },
    }
    const { pdf, readBack } = await typesetter.pdf(draftOf(resume))
    const facts = await factsOf(pdf)
    expect(facts.bookmarks).not.toContain('Work experience')
    expect(facts.attachments[0]?.text).not.toContain('Severn & Partners')
    expect(readBack).toMatchObject({ missing: [] })
  })

  test('is the same bytes for the same resume', async () => {
    const draft = draftOf(fullResume())
    const [one, two] = [await typesetter.pdf(draft), await typesetter.pdf(draft)]
    expect(Buffer.from(one.pdf).equals(Buffer.from(two.pdf))).toBe(true)
  })

  test('puts sections in the order of the resume', async () => {
    const layout = {
      ...fullResume().layout,
      order: ['skills' as const, 'education' as const],
    }
    const facts = await factsOf((await typesetter.pdf(draftOf({ ...fullResume(), layout }))).pdf)
    expect(facts.bookmarks.slice(0, 3)).toEqual(['Skills', 'Education', 'Profile'])
  })

  test('does without a photo that cannot be decoded', async () => {
    const resume = fullResume()
    resume.basics.photo = 'data:image/jpeg;base64,AAAA'
    const { readBack } = await typesetter.pdf(draftOf(resume))
    expect(readBack.missing).toEqual([])
  })
})

describe.for(TEMPLATES.map(({ id }) => id))(
  'a page by %s on which hardly anything stands',
  (id) => {
    test.for(['', 'Ada'])('is set for the name “%s”', async (name) => {
      const content = emptyResume('en')
      content.basics.name = name
      const draft = { ...draftOf(content), templateId: id }
      expect((await typesetter.preview(draft)).pages).toHaveLength(1)
      expect((await typesetter.pdf(draft)).pages).toBe(1)
    })
  },
)

describe('a preview', () => {
  test('has the pages of the PDF, self-contained, and a place for every part', async () => {
    const draft = draftOf(longResume('en'))
    const preview = await typesetter.preview(draft)
    const { pages } = await typesetter.pdf(draft)
    expect(preview.pages).toHaveLength(pages)
    for (const page of preview.pages) {
      const ids = new Set([...page.matchAll(/id="(\w+)"/g)].map(([, id]) => id))
      const used = [...page.matchAll(/(?:href="#|url\(#)(\w+)/g)].map(([, id]) => id)
      expect(used.filter((id) => !ids.has(id))).toEqual([])
      expect(/<script|<foreignObject|<style/.exec(page)).toBeNull()
    }
    const places = preview.places.map(({ at }) => at)
    expect(places).toEqual(
      expect.arrayContaining(['basics', 'selfEvaluation', 'work.0', 'work.15']),
    )
    for (const place of preview.places) {
      expect(place.page).toBeLessThan(pages)
      expect(place.x + place.width).toBeLessThanOrEqual(preview.width)
      expect(place.y + place.height).toBeLessThanOrEqual(preview.height)
      expect(place.height).toBeGreaterThan(0)
    }
  })
})

/** A word without end that never repeats: two equal lines might count as running heads. */
function endless(length: number): string {
  let state = length
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647
    return String.fromCodePoint(0x61 + (state % 26))
  }).join('')
}

describe('hostile text', () => {
  const HOSTILE = [
    '#import "@preview/x:1.0.0": * #panic("x") #read("/etc/passwd")',
    '*bold* _it_ `raw` $x^2$ <label> @ref \\ \\u{41} // comment /* x */ ~ --- = head - item + item',
    '"]) #eval("1") [ ( { } ) ] ${x} {{x}} %s \' " ` ´',
    '<script>alert(1)</script> & &amp; ]]> <!-- -->',
    'a\u0000b\u0007c\u001b[31m\u202etxet\u202c \ufeff\u200b\u200d\u2060 \u{e0041}',
    '👩‍💻 🇩🇪 👍🏽 ❤️ ★★★ ✓ → ☎ ✉ 𝕏 ①②③ ﷺ',
    '\ud800 lone surrogate \udfff',
  ]

  test.for(HOSTILE)('is only text: %j', async (text) => {
    const resume = shortResume('en')
    resume.basics.headline = text
    resume.work[0]!.details = bullets(text, `after ${text}`)
    const { pdf, readBack } = await typesetter.pdf(draftOf(resume))
    expect(readBack.missing).toEqual([])
    expect((await factsOf(pdf)).xmp).toContain('pdfuaid')
  })

  test('breaks words that are longer than a line, and keeps them on the page', async () => {
    const resume = shortResume('en')
    resume.work[0]!.details = bullets(endless(10_000), `https://example.org/${endless(500)}`)
    resume.basics.name = endless(300).toUpperCase()
    resume.basics.email = `${endless(200)}@example.org`
    resume.skills = [{ name: endless(300), items: [endless(290)] }]
    const { pdf, readBack } = await typesetter.pdf(draftOf(resume))
    expect(readBack.missing).toEqual([])
    expect((await factsOf(pdf)).overflows).toEqual([])
  })

  test('reports text in a script that no face has, and stays PDF/UA', async () => {
    const resume = { ...shortResume('en'), selfEvaluation: prose('สวัสดีชาวโลก') }
    const { pdf, readBack } = await typesetter.pdf(draftOf(resume))
    expect(readBack.missing).toEqual(['selfEvaluation.0'])
    expect((await factsOf(pdf)).xmp).toContain('pdfuaid')
  })

  test('takes any language tag', async () => {
    for (const locale of ['xx', 'en-aaaaa-bbbbb', 'zh-Hant-TW', 'sr-Cyrl-RS', 'ara-EG']) {
      const { readBack } = await typesetter.pdf(draftOf({ ...shortResume('en'), locale }))
      expect(readBack.missing, locale).toEqual([])
    }
  })
})

const withLines = (locale: 'ar' | 'fr', ...lines: string[]) => {
  const resume = shortResume(locale)
  resume.work[0]!.details = bullets(...lines)
  return resume
}

describe('a resume that reads back whole although', () => {
  test.for([
    {
      name: 'its words have vowels',
      draft: draftOf(
        withLines('ar', 'تُقدَّم عند الطلب', 'خفّض المدة يومًا', 'تنفيذ ٢٢٠ جولة تفتيش سنوياً'),
      ),
    },
    { name: 'its lines begin with typed bullets', draft: draftOf(withLines('fr', '• Essai')) },
    {
      name: 'its dates are long and their column narrow',
      draft: {
        ...draftOf(shortResume('fr'), { margin: 30, size: 13 }),
        templateId: 'executive' as const,
      },
    },
  ])('$name', async ({ draft }) => {
    const { readBack } = await typesetter.pdf(draft)
    expect(readBack.missing).toEqual([])
  })
})
