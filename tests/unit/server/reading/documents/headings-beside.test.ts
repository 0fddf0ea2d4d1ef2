import { describe, expect, test } from 'vitest'
import { openDocument } from '#server/reading/documents/index.ts'
import { readLines } from '#server/reading/index.ts'
import { column, makePdf, text } from './make-pdf.ts'

/** Pages whose headings stand in a column beside their sections, as style sheets set them. */

const read = async (page: string) => {
  const opened = await openDocument(makePdf({ pages: [page] }), 'cv.pdf')
  const { work, education } = readLines(opened).resume
  return {
    texts: opened.lines.map((line) => line.text),
    work: work.map(({ title, company, start, end }) => [title, company, start, end].join(' | ')),
    education: education.map(({ degree, institution, start, end }) =>
      [degree, institution, start, end].join(' | '),
    ),
  }
}

const head =
  text(180, 800, 'Ada Byron', { size: 20, bold: true }) + text(180, 780, 'ada@example.org')

const post = (y: number, title: string, company: string, dates: string) =>
  text(180, y, title, { size: 13, bold: true }) +
  column(180, y - 16, [company, dates]) +
  text(190, y - 50, '- Baked bread for nine shops and two schools.')

const timed = (y: number, name: string, time: string, below = 0) =>
  text(180, y, name, { bold: true }) +
  text(190, y - 14, '- Baked bread for nine shops and two schools.') +
  text(60, y - below, time, { size: 8, bold: true })

const line = (y: number) => `40 ${y} m 540 ${y} l S\n`

const section = (y: number, name: string, ...rows: readonly string[][]) =>
  line(y + 20) +
  text(44, y, name) +
  rows
    .map(([first = '', dates = '', second = ''], at) => {
      const top = y - at * 40
      const beside = text(130, top, first, { bold: true }) + text(430, top, dates)
      return beside + text(130, top - 14, second)
    })
    .join('')

const large = (y: number, company: string, title: string, dates: string) =>
  text(60, y, company, { size: 15, bold: true }) +
  text(60, y - 18, title, { bold: true }) +
  text(400, y - 18, dates) +
  text(70, y - 34, '- Baked bread for nine shops and two schools.')

const alike = (y: number, company: string, title: string, dates: string) =>
  text(60, y, company, { bold: true }) +
  column(60, y - 14, [title, dates, `- Baked bread for nine shops near ${company}.`])

const JOBS = [
  'Baker | Crumb Works | 2019-04 | present',
  'Apprentice | Morley Mills | 2014-08 | 2019-03',
]

describe('headings in a column beside their sections', () => {
  test('are such where there are but two or three that lists know', async () => {
    const page =
      head +
      text(110, 740, 'Work', { size: 16 }) +
      post(741, 'Baker', 'Crumb Works', 'Apr 2019 - Present') +
      post(661, 'Apprentice', 'Morley Mills', 'Aug 2014 - Mar 2019') +
      text(70, 580, 'Education', { size: 16 }) +
      text(180, 581, 'Haarlight Six', { size: 13, bold: true }) +
      column(180, 565, ['Diploma in Milling', 'Aug 2011 - Jul 2014'])
    const found = await read(page)
    expect(found.work).toEqual(JOBS)
    expect(found.education).toEqual(['Diploma in Milling | Haarlight Six | 2011-08 | 2014-07'])
  })

  test('are such on a page that has but one, where others have more', async () => {
    const opened = await openDocument(
      makePdf({
        pages: [
          [
            head,
            text(110, 740, 'Work', { size: 16 }),
            post(741, 'Baker', 'Crumb Works', 'Apr 2019 - Present'),
            post(661, 'Apprentice', 'Morley Mills', 'Aug 2014 - Mar 2019'),
          ].join(''),
          [
            text(70, 780, 'Education', { size: 16 }),
            text(180, 781, 'Haarlight Six', { size: 13, bold: true }),
            column(180, 765, ['Diploma in Milling', 'Aug 2011 - Jul 2014']),
            text(70, 700, 'Languages', { size: 16 }),
            text(180, 701, 'English', { size: 13, bold: true }),
            column(180, 685, ['fluent', 'spoken at home since birth, and written for work']),
          ].join(''),
        ],
      }),
      'cv.pdf',
    )
    expect(opened.lines.map(({ text: own }) => own)).toContain('Work')
    const { work } = readLines(opened).resume
    expect(work.map(({ title, company }) => [title, company])).toEqual([
      ['Baker', 'Crumb Works'],
      ['Apprentice', 'Morley Mills'],
    ])
  })

  test('may have the times of the entries below them', async () => {
    const page =
      head +
      text(60, 740, 'Contact') +
      text(180, 740, 'Morley, West Riding') +
      text(60, 700, 'Work Experience') +
      timed(700, 'Baker at Crumb Works', '2019-04 to Present', 18) +
      timed(650, 'Apprentice at Morley Mills', '2014-08 to 2019-03') +
      text(60, 600, 'Education') +
      timed(600, 'Haarlight Institute of Milling', '2011-08 to 2014-07', 18) +
      text(60, 550, 'Languages') +
      text(180, 550, 'English, Dutch')
    const found = await read(page)
    expect(found.work).toEqual(JOBS)
    expect(found.education).toEqual([' | Haarlight Institute of Milling | 2011-08 | 2014-07'])
  })

  test('make no table of what lines part', async () => {
    const page =
      text(44, 800, 'Ada Byron', { size: 20, bold: true }) +
      text(44, 780, 'ada@example.org') +
      section(
        740,
        'EXPERIENCE',
        ['Baker, Crumb Works', '2019-04 - Present', 'Baked bread'],
        ['Apprentice, Morley Mills', '2014-08 - 2019-03', 'Ground rye'],
      ) +
      section(
        640,
        'EDUCATION',
        ['Haarlight University', '2011-08 - 2014-07', 'Bachelor of Arts'],
        ['Ravenscar College', '2009-08 - 2011-07', 'A-levels'],
      ) +
      section(540, 'LANGUAGES', ['English', 'fluent', 'Dutch']) +
      line(500)
    const found = await read(page)
    expect(found.work).toEqual(JOBS)
    expect(found.education).toEqual([
      'Bachelor of Arts | Haarlight University | 2011-08 | 2014-07',
      'A-levels | Ravenscar College | 2009-08 | 2011-07',
    ])
  })
})

test('names of entries that are set as large as the headings head no sections', async () => {
  const page =
    text(60, 800, 'Ada Byron', { size: 24, bold: true }) +
    text(60, 780, 'ada@example.org') +
    text(60, 750, 'EXPERIENCE', { size: 15, bold: true }) +
    large(728, 'Saltgrass', 'Baker', 'Apr 2019 - Present') +
    large(660, 'Evergreen Hearth', 'Apprentice', 'Aug 2014 - Mar 2019') +
    large(592, 'Boatyard Six', 'Porter', 'Aug 2011 - Jul 2014') +
    text(60, 520, 'LANGUAGES', { size: 15, bold: true }) +
    text(60, 502, 'English, Dutch')
  expect((await read(page)).work).toEqual([
    'Baker | Saltgrass | 2019-04 | present',
    'Apprentice | Evergreen Hearth | 2014-08 | 2019-03',
    'Porter | Boatyard Six | 2011-08 | 2014-07',
  ])
})

test('names of entries right below the headings and set like them head no sections', async () => {
  const page =
    text(60, 800, 'Ada Byron', { size: 24, bold: true }) +
    text(60, 780, 'ada@example.org') +
    text(60, 750, 'Experience', { bold: true }) +
    alike(730, 'Saltgrass', 'Baker', 'Apr 2019 - Present') +
    alike(662, 'Evergreen Hearth', 'Apprentice', 'Aug 2014 - Mar 2019') +
    alike(594, 'Boatyard Six', 'Porter', 'Aug 2011 - Jul 2014') +
    text(60, 520, 'Education', { bold: true }) +
    text(60, 500, 'Haarlight Six', { bold: true }) +
    column(60, 486, ['Diploma in Milling', 'Aug 2009 - Jul 2011']) +
    text(60, 440, 'Languages', { bold: true }) +
    text(60, 420, 'English, Dutch')
  const found = await read(page)
  expect(found.work.map((job) => job.split(' | ')[1])).toEqual([
    'Saltgrass',
    'Evergreen Hearth',
    'Boatyard Six',
  ])
  expect(found.education).toEqual(['Diploma in Milling | Haarlight Six | 2009-08 | 2011-07'])
})

test('a large name over two lines may have the contact beside it', async () => {
  const page =
    text(60, 800, 'Adelheid', { size: 24, bold: true }) +
    text(380, 804, '+44 7700 900482', { size: 9 }) +
    text(380, 786, 'ada@example.org', { size: 9 }) +
    text(60, 772, 'Byronwell', { size: 24, bold: true }) +
    text(380, 771, 'Leeds, United Kingdom', { size: 9 }) +
    text(60, 740, 'WORK', { size: 13, bold: true }) +
    post(720, 'Baker', 'Crumb Works', 'Apr 2019 - Present')
  const opened = await openDocument(makePdf({ pages: [page] }), 'cv.pdf')
  expect(readLines(opened).resume.basics).toMatchObject({
    name: 'Adelheid Byronwell',
    email: 'ada@example.org',
    location: 'Leeds, United Kingdom',
  })
})

test('a name may stand behind what the page is called', async () => {
  const page =
    text(60, 800, 'Resume of Ada Byron', { size: 24, bold: true }) +
    text(60, 780, 'ada@example.org') +
    text(60, 740, 'WORK', { size: 13, bold: true }) +
    column(60, 722, ['Baker at Crumb Works', 'Apr 2019 - Present'])
  const opened = await openDocument(makePdf({ pages: [page] }), 'cv.pdf')
  expect(readLines(opened).resume.basics.name).toBe('Ada Byron')
})
