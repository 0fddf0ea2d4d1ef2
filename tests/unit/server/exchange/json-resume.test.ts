import { describe, expect, test } from 'vitest'
import { LOCALES } from '#contract/locales.ts'
import { emptyResume, type Resume } from '#contract/resume.ts'
import { plainText, richTextLines, type RichText } from '#contract/rich-text.ts'
import { fromJson, toJsonResume } from '#server/exchange/json-resume.ts'
import { OWN } from '#server/exchange/lens.ts'
import { fixture, resumeIn } from './resumes.ts'

/** What a file with this JSON in it gives. */
const imported = (json: unknown) => fromJson(JSON.parse(JSON.stringify(json)))
const exported = (resume: Resume) => JSON.parse(JSON.stringify(toJsonResume(resume)))

const marked: RichText = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Two ', marks: [{ type: 'bold' }] },
        { type: 'hardBreak' },
        {
          type: 'text',
          text: 'lines',
          marks: [{ type: 'link', attrs: { href: 'https://example.org' } }],
        },
      ],
    },
    {
      type: 'orderedList',
      content: [
        {
          type: 'listItem',
          content: [
            { type: 'paragraph', content: [{ type: 'text', text: 'outer' }] },
            {
              type: 'bulletList',
              content: [
                {
                  type: 'listItem',
                  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'inner' }] }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
}

describe("the schema's own sample", () => {
  test.each(['schema-1.0.1', 'schema-1.3.1'])('%s comes back with nothing lost', (name) => {
    const sample = fixture(`json-resume/${name}.json`)
    expect(exported(imported(sample))).toEqual(sample)
  })

  test('shows what it says', () => {
    const resume = imported(fixture('json-resume/schema-1.3.1.json'))
    expect(resume).toMatchObject({
      locale: 'en',
      basics: {
        name: 'Richard Hendriks',
        headline: 'Programmer',
        location: 'San Francisco, California, US',
        links: [
          { label: '', url: 'http://richardhendricks.example.com' },
          { label: 'Twitter', url: 'https://www.twitter.com' },
          { label: 'SoundCloud', url: 'https://soundcloud.example.com/dandymusicnl' },
        ],
      },
      work: [{ company: 'Pied Piper', title: 'CEO/President', start: '2013-12-01' }],
      education: [{ degree: 'Bachelor', field: 'Information Technology' }],
      skills: [{ name: 'Web Development', items: ['HTML', 'CSS', 'Javascript'] }, {}],
      languages: [{ name: 'English', level: 'Native speaker' }],
      awards: [{ kind: 'award', issuer: 'Techcrunch', date: '2014-11-01' }],
      projects: [{ role: 'Team lead, Designer' }],
    })
    expect(plainText(resume.selfEvaluation)).toMatch(/^Richard hails from Tulsa/)
    expect(richTextLines(resume.work[0]?.details ?? marked)).toHaveLength(5)
    expect(resume.other.map(({ kind }) => kind)).toEqual([
      'volunteer',
      'publications',
      'interests',
      'references',
    ])
    expect(plainText(resume.other[0]?.details ?? marked)).toBe(
      "Teacher, CoderDojo, 2012-01-01 – 2013-01-01\nGlobal movement of free coding clubs for young people.\nAwarded 'Teacher of the Month'",
    )
  })

  test('keeps its foreign fields beside what was edited, wherever an entry now stands', () => {
    const sample = fixture('json-resume/schema-1.3.1.json') as { work: object[] }
    const resume = imported(sample)
    const work = resume.work[0]!
    const edited = {
      ...resume,
      basics: { ...resume.basics, phone: '555-0100' },
      work: [{ ...work, company: 'Hooli', title: 'Intern' }, work],
      skills: resume.skills.toReversed(),
    }
    expect(exported(edited)).toMatchObject({
      basics: {
        phone: '555-0100',
        location: { address: '2712 Broadway St' },
        profiles: [{ username: 'neutralthoughts' }, {}],
      },
      work: [{ name: 'Hooli', position: 'Intern' }, sample.work[0]],
      skills: [
        { name: 'Compression', level: 'Master' },
        { name: 'Web Development', level: 'Master' },
      ],
      meta: { version: 'v1.0.0' },
    })
  })

  test('takes the foreign fields of a deleted entry along', () => {
    const resume = imported(fixture('json-resume/schema-1.3.1.json'))
    expect(JSON.stringify(exported({ ...resume, work: [] }))).not.toContain('piedpiper')
  })
})

describe('an exported resume', () => {
  test.each([...LOCALES, 'full'])('in %s comes back the same', (name) => {
    const resume = resumeIn(name)
    expect(imported(exported(resume))).toEqual(resume)
  })

  test('comes back with marks, nested lists, hidden sections and all that JSON Resume lacks', () => {
    const resume: Resume = {
      ...resumeIn('en'),
      advantage: marked,
      layout: { order: ['skills'], hidden: ['awards'], titles: {}, newPage: [] },
      other: [
        { kind: 'custom', title: 'Patents', details: marked, entries: [] },
        { kind: 'interests', title: '', details: marked, entries: [] },
        { kind: 'custom', title: 'Talks', details: marked, entries: [] },
      ],
      awards: [
        { kind: 'certificate', title: 'B', issuer: '', date: '2020', details: marked },
        { kind: 'award', title: 'A', issuer: 'X', date: 'present', details: marked },
      ],
    }
    resume.work[0] = { ...resume.work[0]!, details: marked, start: '', end: 'present' }
    resume.education[0] = { ...resume.education[0]!, details: marked, location: 'Ghent' }
    resume.basics = { ...resume.basics, birthDate: '1. 2. 1990', name: ' two  spaces ' }
    expect(imported(exported(resume))).toEqual(resume)
  })

  test('says what it can in the words of the schema', () => {
    const json = exported(resumeIn('en'))
    expect(json.work[0]).toMatchObject({
      name: 'Cascade Freight Partners',
      position: 'Operations Coordinator',
      location: 'Portland, OR',
      startDate: '2021-03',
      highlights: [expect.stringMatching(/^Schedule 140/), expect.anything(), expect.anything()],
    })
    expect(json.work[0]).not.toHaveProperty('endDate')
    expect(json.basics).toMatchObject({ label: 'Operations Coordinator' })
  })

  test('that another program changed says what that program wrote', () => {
    const json = exported({ ...resumeIn('en'), selfEvaluation: marked })
    json.basics.summary = 'Rewritten.'
    json.work[1].position = 'Clerk'
    const resume = imported(json)
    expect(plainText(resume.selfEvaluation)).toBe('Rewritten.')
    expect(resume.work[1]?.title).toBe('Clerk')
    expect(resume.locale).toBe('en')
  })

  test('whose own part was forged counts as any other file', () => {
    const json = exported(resumeIn('en'))
    json[OWN] = { locale: 7, layout: 'all', expectations: { role: { a: 1 } } }
    const resume = imported(json)
    expect(resume.work).toHaveLength(2)
    expect(resume.expectations).toEqual(emptyResume().expectations)
  })
})

describe('a file of another program', () => {
  test.each([
    ['2014-06-29', '2014-06-29'],
    ['2014-06', '2014-06'],
    ['2014', '2014'],
    [2014, '2014'],
    ['2014/6', '2014-06'],
    ['2014-06-29T00:00:00.000Z', '2014-06-29'],
    ['2014-13', '2014'],
    ['summer', ''],
    [null, ''],
  ])('may write a date as %j', (startDate, start) => {
    const resume = imported({ work: [{ name: 'A', startDate, endDate: '2020' }] })
    expect(resume.work[0]).toMatchObject({ start, end: '2020' })
  })

  test('may leave out the end of a job that goes on, and say null for anything', () => {
    const json = {
      basics: { name: 'Ada', location: 'London', profiles: null, image: null },
      work: [{ company: 'Engines', position: null, startDate: '1843', endDate: null }, null],
      education: null,
      skills: ['Algebra', { name: 'Tools', keywords: 'Pen, Paper' }],
      languages: [{ name: 'French', level: 'B2' }],
    }
    const resume = imported(json)
    expect(resume).toMatchObject({
      basics: { name: 'Ada', location: 'London', links: [] },
      work: [{ company: 'Engines', title: '', start: '1843', end: 'present' }],
      skills: [
        { name: 'Algebra', items: [] },
        { name: 'Tools', items: ['Pen', 'Paper'] },
      ],
      languages: [{ name: 'French', level: 'B2' }],
    })
    expect(exported(resume)).toEqual(json)
  })

  test.each([
    ['- one\n- two', 'bulletList', ['one', 'two']],
    ['<ul><li>one</li><li>two &amp; three</li></ul>', 'bulletList', ['one', 'two & three']],
    ['1. one\n2. two', 'orderedList', ['one', 'two']],
    ['<b>bold</b> and **bold**', 'paragraph', ['<b>bold</b> and **bold**']],
    ['<img src=x onerror=alert(1)>', 'paragraph', ['<img src=x onerror=alert(1)>']],
    [
      '<ul><li><script>alert(1)</script></li></ul>',
      'paragraph',
      ['<ul><li><script>alert(1)</script></li></ul>'],
    ],
  ])('may have markup: %s', (summary, type, lines) => {
    const { selfEvaluation } = imported({ basics: { summary } })
    expect(selfEvaluation.content[0]?.type).toBe(type)
    expect(richTextLines(selfEvaluation).map(({ text }) => text)).toEqual(lines)
  })

  test('may be written in any language', () => {
    const summary = 'Ich arbeite seit zehn Jahren als Schreinermeister in einem Betrieb in Köln.'
    expect(imported({ basics: { name: 'Udo', summary } }).locale).toBe('de')
  })

  test('may be far too long', () => {
    const long = 'x'.repeat(50_000)
    const resume = imported({
      basics: { name: long, summary: long },
      work: Array.from({ length: 500 }, () => ({ name: 'A' })),
    })
    expect(resume.basics.name).toHaveLength(300)
    expect(resume.work).toHaveLength(120)
  })

  test.each([[null], [[]], ['resume'], [{}], [{ work: 'everywhere' }], [{ name: 'package' }]])(
    'is refused when it is no resume: %j',
    (json) => {
      expect(() => imported(json)).toThrow(expect.objectContaining({ code: 'importInvalid' }))
    },
  )
})

test('a bare resume, as our PDFs carry it, is taken as it is', () => {
  const resume = resumeIn('ja')
  expect(imported(resume)).toEqual(resume)
  expect(imported({ content: resume, templateId: 'modern' })).toEqual(resume)
})
