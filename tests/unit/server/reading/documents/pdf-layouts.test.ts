import { expect, describe, test } from 'vitest'
import { openDocument } from '#server/reading/documents/index.ts'
import { column, makePdf, text } from './make-pdf.ts'

const linesOf = async (page: string) =>
  (await openDocument(makePdf({ pages: [page] }), 'cv.pdf')).lines

const textsOf = async (page: string) => (await linesOf(page)).map((line) => line.text)

const WORDS = 'alpha beta gamma delta epsilon zeta eta theta'

const heading = (x: number, y: number, line: string) => text(x, y, line, { size: 13, bold: true })

const card = (x: number, y: number, name: string) =>
  text(x, y, `Title ${name}`, { bold: true }) +
  column(x, y - 14, [`Company ${name}`, `Did this for ${name}`, `Did that for ${name}`])

const cardLines = (name: string) => [
  `Title ${name}`,
  `Company ${name}`,
  `Did this for ${name}`,
  `Did that for ${name}`,
]

const items = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name} ${index}`)

const job = (y: number, dates: string[]) =>
  column(40, y, dates) +
  text(140, y, `Engineer since ${y}`, { bold: true }) +
  column(140, y - 14, ['Example Works, London', 'Built things that people used for years'])

const upwards = (x: number, y: number, line: string) =>
  `BT /F2 12 Tf 0 1 -1 0 ${x} ${y} Tm (${line}) Tj ET\n`

/** An entry and its dates, with a sign on the line that joins them, and lines of another height beside. */
const datedBelow = (y: number, [from, to]: [string, string], name: string) =>
  column(40, y, [from]) +
  text(118, y, '*') +
  text(56, y - 14, '-') +
  text(40, y - 28, to) +
  text(140, y - 6, `${name} Works`, { bold: true }) +
  column(140, y - 23, ['Built things that people used for years', 'Kept them in good repair'])

describe('dates on three lines in a column of their own', () => {
  test('stand in front of what they date', async () => {
    const page =
      heading(140, 770, 'EXPERIENCE') +
      datedBelow(740, ['2021.04', '2023.05'], 'Example') +
      datedBelow(670, ['2018.01', '2021.03'], 'Quayside') +
      datedBelow(600, ['2014.07', '2017.12'], 'Tarn')
    const texts = await textsOf(page)
    expect(texts.filter((line) => /Works|20/.test(line))).toEqual([
      '2021.04 - 2023.05\t*',
      'Example Works',
      '2018.01 - 2021.03\t*',
      'Quayside Works',
      '2014.07 - 2017.12\t*',
      'Tarn Works',
    ])
  })
})

describe('grids', () => {
  test('cards are read one after the other, row by row', async () => {
    const page =
      heading(40, 770, 'EXPERIENCE') +
      ['A', 'B', 'C'].map((name, index) => card(40 + index * 180, 740, name)).join('') +
      ['D', 'E'].map((name, index) => card(40 + index * 180, 660, name)).join('') +
      heading(40, 590, 'LANGUAGES') +
      column(40, 570, ['English', 'Spanish'])
    expect(await textsOf(page)).toEqual([
      'EXPERIENCE',
      ...['A', 'B', 'C', 'D', 'E'].flatMap(cardLines),
      'LANGUAGES',
      'English',
      'Spanish',
    ])
  })

  test('sections side by side are read before those below them', async () => {
    const page =
      heading(40, 760, 'SKILLS') +
      column(40, 740, items('Skill', 4)) +
      heading(310, 760, 'AWARDS') +
      column(310, 740, items('Award', 6)) +
      heading(40, 620, 'WORK') +
      column(40, 600, items('Work', 9)) +
      heading(310, 620, 'STUDIES') +
      column(310, 600, items('Study', 5))
    expect(await textsOf(page)).toEqual([
      'SKILLS',
      ...items('Skill', 4),
      'AWARDS',
      ...items('Award', 6),
      'WORK',
      ...items('Work', 9),
      'STUDIES',
      ...items('Study', 5),
    ])
  })
})

const area = (x: number, y: number, width: number, height: number) =>
  `0.9 g ${x} ${y} ${width} ${height} re f 0 g\n`

describe('what parts columns of few lines', () => {
  const contact = ['ada@example.org', '+44 20 7946 0000', 'Leeds']
  const main = column(240, 750, items('Line', 9))

  test('a panel behind one of them', async () => {
    const page = area(30, 600, 170, 170) + column(40, 750, contact) + main
    expect(await textsOf(page)).toEqual([...contact, ...items('Line', 9)])
  })

  test('headings side by side, whatever ends before them above', async () => {
    const jobs = [0, 1, 2]
      .map((at) => text(40, 740 - at * 28, `Job ${at}`) + text(420, 740 - at * 28, `201${at}`))
      .join('')
    const page =
      jobs +
      heading(40, 640, 'EDUCATION') +
      heading(320, 640, 'SKILLS') +
      [text(40, 620, 'One degree'), text(320, 620, 'Python'), text(40, 606, 'One school')].join('')
    expect(await textsOf(page)).toEqual([
      ...[0, 1, 2].map((at) => `Job ${at}\t201${at}`),
      'EDUCATION',
      'One degree',
      'One school',
      'SKILLS',
      'Python',
    ])
  })
})

describe('what stands above columns is not part of them', () => {
  const left = column(40, 700, items('Left', 6))
  const right = column(180, 696, items(WORDS, 6))

  test('a line that was drawn before both', async () => {
    const page = text(40, 730, 'ada@example.org') + text(240, 730, 'Leeds') + left + right
    expect((await textsOf(page))[0]).toBe('ada@example.org\tLeeds')
  })

  test('a name in a band of colour', async () => {
    const page = area(30, 720, 535, 60) + text(40, 750, 'Ada Example', { size: 20 }) + left + right
    expect((await linesOf(page))[0]).toMatchObject({ text: 'Ada Example', region: 'main' })
    expect((await linesOf(page)).at(-1)?.text).toBe(`${WORDS} 5`)
  })
})

describe('dates that take three lines each and follow closely', () => {
  test('stand in front of what they date', async () => {
    const rows = Array.from({ length: 4 }, (_, at) => {
      const y = 760 - at * 45
      return (
        column(40, y, ['December', '2020 - May', `202${at + 1}`]) +
        column(120, y, [`Baker ${at} of the night shift`, 'Crumb Works, Quay Street', 'Ghent'])
      )
    })
    expect((await textsOf(rows.join('')))[0]).toBe(
      'December 2020 - May 2021\tBaker 0 of the night shift',
    )
  })
})

const ruled = (y: number, line: string) => `${text(400, y, line)}40 ${y - 4} m 480 ${y - 4} l S\n`

describe('headings on a rule', () => {
  test('part what is above from what is below, wherever they stand on it', async () => {
    const page =
      ruled(760, 'CRAFT SKILLS') +
      column(40, 740, items('Skill', 5)) +
      ruled(660, 'LANGUAGES') +
      ['Dutch', 'French', 'English']
        .map((name, at) => text(40, 640 - at * 14, name) + text(400, 640 - at * 14, `Level ${at}`))
        .join('')
    expect(await textsOf(page)).toEqual([
      'CRAFT SKILLS',
      ...items('Skill', 5),
      'LANGUAGES',
      'Dutch\tLevel 0',
      'French\tLevel 1',
      'English\tLevel 2',
    ])
  })
})

const dated = (y: number, year: number) =>
  text(40, y, `${year} - ${year + 1}`) +
  text(140, y, `Baker of bread since ${year}`) +
  text(140, y - 14, 'Crumb Works, Quay Street, Ghent')

const regionsOf = async (...pages: string[]) =>
  (await openDocument(makePdf({ pages }), 'cv.pdf')).lines.map((line) => line.region)

describe('a strip on several pages', () => {
  const rows = Array.from({ length: 8 }, (_, index) => dated(760 - index * 40, 2010 + index))
  const later =
    column(40, 755, ['2001 - 2002', '', '2002 - 2003', '', '', '2003 - 2004', '', '2004 - 2005']) +
    column(140, 760, items('Line', 12))
  test('parts cells on all of them, where most lines say so', async () => {
    expect(await regionsOf(later)).toContain('sidebar')
    expect(await regionsOf(rows.join(''), later)).not.toContain('sidebar')
  })
})

describe('columns of labels and dates', () => {
  test('headings beside their sections stand in front of them', async () => {
    const page = ['Profile', 'Work', 'Studies', 'Skills']
      .map(
        (name, index) =>
          heading(40, 755 - index * 70, name) +
          column(150, 758 - index * 70, [`${name} one ${WORDS}`, `${name} two`, `${name} three`]),
      )
      .join('')
    expect((await textsOf(page)).slice(0, 5)).toEqual([
      'Profile',
      `Profile one ${WORDS}`,
      'Profile two',
      'Profile three',
      'Work',
    ])
  })

  test('headings that take two lines there are one', async () => {
    const page = ['Profile', 'Work and', 'Studies', 'Skills']
      .map((name, index) => {
        const y = 755 - index * 70
        const second = name === 'Work and' ? heading(40, y - 15, 'deeds') : ''
        return heading(40, y, name) + second + column(150, y, items(`${name} ${WORDS}`, 4))
      })
      .join('')
    expect(await textsOf(page)).toContain('Work and deeds')
  })

  test.each([
    ['a start above its end', ['Mar 2020', 'Present'], 'Mar 2020 – Present'],
    ['a date that is cut at its dash', ['Mar 2020 -', 'May 2022'], 'Mar 2020 - May 2022'],
  ])('%s is one date', async (_, dates, expected) => {
    const page = [0, 1, 2, 3].map((index) => job(760 - index * 70, dates)).join('')
    const lines = await linesOf(page)
    expect(lines[0]?.text).toBe(`${expected}\tEngineer since 760`)
    expect(lines[3]?.text).toBe(`${expected}\tEngineer since 690`)
    expect(lines.every((line) => line.region === 'main')).toBe(true)
  })

  test('places below dates stay what they are', async () => {
    const page = [0, 1, 2, 3]
      .map((index) => job(760 - index * 70, ['2018 - 2020', 'Leeds']))
      .join('')
    expect((await textsOf(page))[0]).toBe('2018 - 2020\tEngineer since 760')
  })
})

describe('what stands on one line', () => {
  test('words in boxes are cells', async () => {
    const page = ['Python', 'SQL', 'Rust', 'Go']
      .map((word, index) => text(40 + index * 45, 760, word))
      .join('')
    expect((await linesOf(page))[0]?.cells).toHaveLength(4)
  })

  test('a headline behind a larger name is a cell of its own', async () => {
    const page = text(40, 760, 'Ada Example', { size: 20 }) + text(166, 760, 'Software engineer')
    expect(await textsOf(page)).toEqual(['Ada Example\tSoftware engineer'])
  })

  test('words of a line that is stretched to the others are no cells', async () => {
    // Helvetica: letters of these words are 5 points wide on average, all known
    const words = ['aaaa', 'bbbb', 'dddd', 'eeee']
    const stretched = words.map((word, at) => text(40 + at * (22.24 + 9), 760, word)).join('')
    const end = 40 + 4 * 22.24 + 27
    const others = [746, 732, 718, 704].map((y) => text(end - 12 * 5.56, y, 'aaaabbbbdddd'))
    expect((await textsOf(stretched + others.join('')))[0]).toBe('aaaa bbbb dddd eeee')
  })

  test('a date that ends right before its column is a cell', async () => {
    const dates = ['04/2019', '2011 - 04/2019', '9/2008 - 04/2019', '2001 - 2003']
    const widths = [36.14, 67.52, 75.86, 53.37]
    const page = dates
      .map((date, at) => {
        const y = 760 - at * 28
        return text(150 - (widths[at] ?? 0), y, date) + text(158.5, y, `Baker of ${WORDS}`)
      })
      .join('')
    expect((await textsOf(page))[0]).toBe(`04/2019\tBaker of ${WORDS}`)
  })

  test('a bullet in the middle of two lines belongs to the first', async () => {
    const page = [760, 720, 680]
      .map((y) => text(40, y - 6, '\x95') + column(52, y, [`Baker ${y}`, 'Crumb Works, Ghent']))
      .join('')
    const lines = await linesOf(page)
    expect(lines.map(({ text: line, bullet }) => [line, bullet]).slice(0, 2)).toEqual([
      ['Baker 760', true],
      ['Crumb Works, Ghent', false],
    ])
  })

  test('small capitals are one word with their capital', async () => {
    const page = text(40, 760, 'A', { size: 14 }) + text(49.4, 760, 'DA LOVELACE')
    expect(await textsOf(page)).toEqual(['ADA LOVELACE'])
  })
})

describe('headings that are written sideways', () => {
  test('stand in front of the section beside them', async () => {
    const page =
      upwards(50, 690, 'WORK') +
      column(70, 730, ['Engineer', 'Example Works', 'Built things']) +
      upwards(50, 560, 'STUDIES') +
      column(70, 620, ['Bachelor', 'Example University', 'Studied things'])
    expect(await textsOf(page)).toEqual([
      'WORK',
      'Engineer',
      'Example Works',
      'Built things',
      'STUDIES',
      'Bachelor',
      'Example University',
      'Studied things',
    ])
  })

  test('a single line along the edge comes last', async () => {
    const page = upwards(30, 600, 'Ada Example') + column(70, 730, ['Engineer', 'Example Works'])
    expect((await textsOf(page)).at(-1)).toBe('Ada Example')
  })
})

const rect = (y: number): [number, number, number, number] => [38, y - 3, 200, y + 9]

describe('addresses that a narrow column breaks', () => {
  test.each([
    ['at a hyphen', 'https://', 'example.org/people/ada-', 'example'],
    ['anywhere', 'mailto:', 'ada@exam', 'ple.org'],
    ['with a hyphen of its own', 'mailto:', 'a-', 'da@example.org'],
  ])('%s, are one where both parts link to one place', async (_, scheme, first, second) => {
    const whole = first === 'a-' ? `a${second}` : first + second
    const url = scheme + whole
    const pages = [column(40, 760, [first, second, 'Leeds, United Kingdom, Europe'])]
    const links = [760, 746].map((y) => ({ url, rect: rect(y) }))
    const { lines } = await openDocument(makePdf({ pages, links }), 'cv.pdf')
    expect(lines[0]?.text).toBe(whole)
  })
})

describe('lists in narrow columns', () => {
  test('do not run together where there was room', async () => {
    const page =
      column(40, 760, ['Figma', 'Design Systems', 'Accessibility', 'Workshop Facilitation']) +
      column(
        200,
        760,
        Array.from({ length: 7 }, (_, n) => `Line ${n} of a text that is longer`),
      )
    const lines = await linesOf(page)
    expect(lines.filter((line) => line.x < 100).map((line) => line.continues)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })
})

describe('dates that stand a little above what they date', () => {
  test('are in its row', async () => {
    const page = [2010, 2013, 2016, 2019]
      .map(
        (year, at) =>
          text(40, 704 - at * 60, `${year} - ${year + 3}`) +
          text(140, 700 - at * 60, `Baker since ${year}`) +
          column(140, 686 - at * 60, ['Crumb Works, Ghent', 'Baked bread of rye']),
      )
      .join('')
    expect((await textsOf(page)).slice(0, 4)).toEqual([
      '2010 - 2013\tBaker since 2010',
      'Crumb Works, Ghent',
      'Baked bread of rye',
      '2013 - 2016\tBaker since 2013',
    ])
  })
})

const across = (y: number) => `40 ${y} m 550 ${y} l S\n`
const down = (x: number) => `${x} 640 m ${x} 760 l S\n`

const row = (y: number, year: string, month: string, what: string) =>
  text(44, y, year) + text(104, y, month) + text(144, y, what)

/** Set smaller than the text beside it. */
const small = (name: string, y: number) => text(60, y, name, { size: 8, bold: true })

const labelled = (y: number, name: string) =>
  text(44, y - 4, name) +
  column(144, y + 3, [`${name} one two three four`, `${name} five six seven`])

describe('a sidebar beside dates', () => {
  test('is read through, and the dates stay in their rows', async () => {
    const jobs = [2010, 2013, 2016, 2019].map(
      (year, at) =>
        text(200, 700 - at * 60, `${year} - ${year + 3}`) +
        text(300, 700 - at * 60, `Baker since ${year}`) +
        column(300, 686 - at * 60, ['Crumb Works, Ghent', 'Baked bread of rye']),
    )
    const page =
      heading(40, 740, 'SKILLS') +
      column(40, 716, items('Skill', 7)) +
      heading(200, 720, 'WORK') +
      jobs.join('')
    expect((await textsOf(page)).slice(0, 11)).toEqual([
      'SKILLS',
      ...items('Skill', 7),
      'WORK',
      '2010 - 2013\tBaker since 2010',
      'Crumb Works, Ghent',
    ])
  })
})

describe('tables whose lines are stroked', () => {
  test('keep years below each other in their rows', async () => {
    const page =
      [760, 730, 700, 670, 640].map(across).join('') +
      [40, 100, 140, 550].map(down).join('') +
      row(740, '2010', '4', 'Entered the University of Example') +
      row(710, '2014', '3', 'Left the University of Example') +
      row(680, '2014', '4', 'Entered Example Works Limited') +
      row(650, '2017', '3', 'Left Example Works Limited')
    expect(await textsOf(page)).toEqual([
      '2010\t4\tEntered the University of Example',
      '2014\t3\tLeft the University of Example',
      '2014\t4\tEntered Example Works Limited',
      '2017\t3\tLeft Example Works Limited',
    ])
  })

  test('name their columns', async () => {
    const page =
      [760, 730, 700, 670].map(across).join('') +
      [40, 100, 300, 550].map(down).join('') +
      [
        ['Period', 'School', 'Degree'],
        ['2010-2014', 'University of Example', 'Bachelor'],
        ['2014-2016', 'Example Institute', 'Master'],
      ]
        .map((cells, index) =>
          cells.map((cell, at) => text([44, 104, 304][at]!, 740 - index * 30, cell)).join(''),
        )
        .join('')
    const { lines, facts } = await openDocument(makePdf({ pages: [page] }), 'cv.pdf')
    const [header, first] = lines
    expect(facts.tables).toBe(1)
    expect(header).toMatchObject({ header: true, text: 'Period\tSchool\tDegree' })
    expect(first?.cells.map(({ label, text: value }) => [label, value])).toEqual([
      ['Period', '2010-2014'],
      ['School', 'University of Example'],
      ['Degree', 'Bachelor'],
    ])
  })

  test('hold whole paragraphs', async () => {
    const page =
      [760, 720, 680, 640].map(across).join('') +
      [40, 140, 250].map((x) => `${x} 640 m ${x} 760 l S\n`).join('') +
      column(44, 745, ['Employer']) +
      column(144, 745, ['Northern Harbour and', 'Shipyard Company']) +
      column(44, 705, ['Town', 'Ghent']) +
      column(144, 705, ['Two lines', 'of a list'])
    expect(await textsOf(page)).toEqual([
      'Employer\tNorthern Harbour and Shipyard Company',
      'Town\tTwo lines',
      'Ghent\tof a list',
    ])
  })

  test('put a label in the middle of its row where the row begins', async () => {
    const page =
      [760, 720, 680, 640].map(across).join('') +
      [40, 140, 550].map(down).join('') +
      ['Alpha', 'Beta', 'Gamma'].map((name, at) => labelled(740 - at * 40, name)).join('')
    const lines = await textsOf(page)
    expect(lines.filter((line) => line.includes('\t'))).toEqual([
      'Alpha\tAlpha one two three four',
      'Beta\tBeta one two three four',
      'Gamma\tGamma one two three four',
    ])
  })
})

describe('a margin of labels close to their text', () => {
  /** Thousandths of the size of Helvetica that the labels take. */
  const WIDTHS = {
    Jun: 1612,
    '2021-Present': 6003,
    Aug: 1779,
    '2017-May': 4446,
    '2021 ': 2224,
    Tools: 2445,
    Crafts: 2667,
    Planes: 3057,
  }
  /** Set flush with the text at 137. */
  const label = (y: number, name: keyof typeof WIDTHS) =>
    text(133 - (WIDTHS[name] * 10) / 1000, y, name.trim())

  test('is a column of its own, and a date in it may take three lines', async () => {
    const page =
      heading(137, 830, 'Profile') +
      text(137, 812, 'Builds and bakes') +
      heading(137, 790, 'Experience') +
      label(770, 'Jun') +
      text(137, 770, 'Engineer, Example Works, Ghent') +
      label(757, '2021-Present') +
      text(148, 757, 'Built things that people used for years') +
      label(730, 'Aug') +
      text(137, 730, 'Baker, Crumb Works, Ghent') +
      label(717, '2017-May') +
      text(148, 717, 'Baked bread that people ate for years') +
      label(704, '2021 ') +
      text(148, 704, 'Swept the floor') +
      heading(137, 670, 'Skills') +
      label(650, 'Tools') +
      text(137, 650, 'Saw, plane, chisel') +
      label(635, 'Crafts') +
      text(137, 635, 'Joinery, turning')
    expect(await textsOf(page)).toEqual([
      'Profile',
      'Builds and bakes',
      'Experience',
      'Jun 2021-Present\tEngineer, Example Works, Ghent',
      'Built things that people used for years',
      'Aug 2017-May 2021\tBaker, Crumb Works, Ghent',
      'Baked bread that people ate for years',
      'Swept the floor',
      'Skills',
      'Tools\tSaw, plane, chisel',
      'Crafts\tJoinery, turning',
    ])
  })

  test('whose lines end below each other is no card, whatever begins below its first', async () => {
    const rowAt = (y: number, name: keyof typeof WIDTHS, values: string[]) =>
      label(y, name) + column(147, y, values)
    const page =
      text(133 - (WIDTHS.Tools * 12) / 1000, 700, 'Tools', { size: 12 }) +
      text(147, 700, 'Hammer', { size: 12 }) +
      rowAt(680, 'Crafts', [WORDS, WORDS]) +
      rowAt(640, 'Aug', [WORDS, 'more of it']) +
      rowAt(600, 'Planes', [WORDS, WORDS]) +
      rowAt(560, 'Jun', [WORDS])
    const texts = await textsOf(page)
    expect(texts.map((line) => line.replaceAll('\t', ' '))).toEqual([
      'Tools Hammer',
      `Crafts ${WORDS}`,
      WORDS,
      `Aug ${WORDS}`,
      'more of it',
      `Planes ${WORDS}`,
      WORDS,
      `Jun ${WORDS}`,
    ])
  })

  test('a label that takes several lines is one, and its value goes on below', async () => {
    const page =
      text(40, 780, 'Dates') +
      text(180, 780, '2019 - 2021') +
      column(40, 760, ['Main activities and', 'responsibilities']) +
      column(180, 760, ['Fitted cogs to twelve engines', 'Oiled what others had fitted']) +
      text(40, 726, 'Employer') +
      text(180, 726, 'Quill Works Ltd, Leeds')
    expect(await textsOf(page)).toEqual([
      'Dates\t2019 - 2021',
      'Main activities and responsibilities\tFitted cogs to twelve engines',
      'Oiled what others had fitted',
      'Employer\tQuill Works Ltd, Leeds',
    ])
  })

  test('labels below each other are those of rows, where the text beside them has ended', async () => {
    const rows = [
      ['2015-Present', 'Master in Physics, Harwick, United Kingdom'],
      ['Grade', '104/110'],
      ['Supervisor', 'Ada Vellacott, Harwick'],
      ['2011-2015', 'Bachelor in Physics, Harwick, United Kingdom'],
      ['Grade', '103/110'],
    ]
    const page =
      heading(137, 800, 'Profile') +
      text(
        137,
        780,
        'Bakes bread that people eat for years, and teaches others how to bake it well',
      ) +
      heading(137, 750, 'Education') +
      rows
        .map(
          ([name = '', value = ''], at) =>
            small(name, 730 - at * 13) + text(137, 730 - at * 13, value),
        )
        .join('') +
      heading(137, 650, 'Skills') +
      text(137, 630, 'Saw, plane, chisel')
    expect((await textsOf(page)).filter((line) => line.includes('\t'))).toEqual(
      rows.map(([name, value]) => `${name}\t${value}`),
    )
  })

  test('names that happen to begin alike are no column', async () => {
    const names = ['Baker Street', 'Baker Lane', 'Baker Row', 'Baker Hill']
    const page = column(40, 770, items('Line', 4)) + column(40, 700, names)
    expect(await textsOf(page)).toEqual([...items('Line', 4), ...names])
  })

  test('values in the type of headings stand beside their labels', async () => {
    const rows = ['Dates', 'Position', 'Duties', 'Employer'].flatMap((name, at) => [
      text(60, 700 - at * 14, name) + text(200, 700 - at * 14, `Value of ${name}`),
    ])
    const page =
      heading(40, 780, 'PERSON') +
      text(60, 760, 'Name') +
      heading(200, 760, 'Ada Example') +
      text(60, 746, 'Phone') +
      text(200, 746, '020 7946 0000') +
      heading(40, 720, 'WORK') +
      rows.join('') +
      heading(40, 636, 'TONGUES') +
      text(60, 620, 'First') +
      heading(200, 620, 'Dutch')
    expect(await textsOf(page)).toContain('Employer\tValue of Employer')
    expect(await textsOf(page)).toContain('First\tDutch')
  })
})

describe('the foot of a single page', () => {
  const body =
    heading(40, 780, 'Languages') + column(40, 760, ['Dutch, native', 'English, good', 'French'])

  test('holds addresses, and goes on with no section', async () => {
    const page = body + column(200, 90, ['4 Quay Street, Ghent', 'ada@example.com'])
    expect(await regionsOf(page)).toEqual(['main', 'main', 'main', 'main', 'footer', 'footer'])
  })

  test('is no section that stands low', async () => {
    const page = body + heading(40, 90, 'Hobbies') + text(40, 74, 'Rowing since 2010')
    expect(await regionsOf(page)).not.toContain('footer')
  })
})

test('dots that run to the end of a line do not close its words up', async () => {
  const words = [text(50, 700, 'Data', { size: 10 }), text(75, 700, 'analysis', { size: 10 })]
  const dots = Array.from({ length: 60 }, (_, at) => text(120 + at * 6, 700, '.', { size: 10 }))
  expect((await textsOf([...words, ...dots].join('\n')))[0]).toMatch(/^Data analysis/u)
})
