import { describe, expect, test } from 'vitest'
import { plainText } from '#contract/rich-text.ts'
import { readLines } from '#server/reading/index.ts'
import { documentOf } from './lines.ts'

const read = (printed: string, format?: 'pdf' | 'docx') => readLines(documentOf(printed, format))

describe('an English resume with company and title in two lines', () => {
  const { resume, language } = read(`
    Maya Lindqvist
    Backend Engineer
    Portland, OR | (503) 555-0199 | maya@lindqvist.example | github.com/mayalq
    # Summary
    Engineer who keeps payment systems boring, with nine years of work on ledgers and queues.
    # Work History
    Harborline Payments\tMarch 2019 – Present
    Senior Software Engineer
    • Cut settlement time from 3 days to 4 hours.
    • Led a team of five.
    Tidewater Books\tJune 2015 – February 2019
    Software Engineer
    • Rewrote the search.
    # Education
    Oregon State University\t2011 – 2015
    B.S., Computer Science
    # Skills
    Languages: Go, C++, SQL
    Tools: Kafka, Terraform (modules, CI)
    # Languages
    English – native, Swedish (B2)
  `)

  test('names its language', () => {
    expect(language.code).toBe('en')
  })

  test('gives name, headline and contact', () => {
    expect(resume.basics).toMatchObject({
      name: 'Maya Lindqvist',
      headline: 'Backend Engineer',
      location: 'Portland, OR',
      phone: '(503) 555-0199',
      email: 'maya@lindqvist.example',
    })
    expect(resume.basics.links.map(({ url }) => url)).toEqual(['github.com/mayalq'])
  })

  test('gives jobs with their bullets', () => {
    expect(resume.work).toMatchObject([
      {
        company: 'Harborline Payments',
        title: 'Senior Software Engineer',
        start: '2019-03',
        end: 'present',
      },
      { company: 'Tidewater Books', title: 'Software Engineer', start: '2015-06', end: '2019-02' },
    ])
    expect(plainText(resume.work[0]!.details)).toBe(
      'Cut settlement time from 3 days to 4 hours.\nLed a team of five.',
    )
    expect(resume.work[0]!.details.content[0]!.type).toBe('bulletList')
  })

  test('parts degree and subject at the comma', () => {
    expect(resume.education).toMatchObject([
      {
        institution: 'Oregon State University',
        degree: 'B.S.',
        field: 'Computer Science',
        start: '2011',
        end: '2015',
      },
    ])
  })

  test('keeps skills in their groups, and brackets whole', () => {
    expect(resume.skills).toEqual([
      { name: 'Languages', items: ['Go', 'C++', 'SQL'] },
      { name: 'Tools', items: ['Kafka', 'Terraform (modules, CI)'] },
    ])
  })

  test('reads languages with their levels', () => {
    expect(resume.languages).toEqual([
      { name: 'English', level: 'native' },
      { name: 'Swedish', level: 'B2' },
    ])
  })
})

const jobs = (printed: string) =>
  read(`Ada Brandt\nada@brandt.example\n# Experience\n${printed}`).resume.work.map(
    ({ company, title, location, start, end }) => ({ company, title, location, start, end }),
  )

describe('heads of jobs', () => {
  const expected = [
    {
      company: 'Northwind Labs',
      title: 'Data Analyst',
      location: 'Berlin',
      start: '2018',
      end: '2021',
    },
  ]

  test.each([
    ['title first', 'Data Analyst\t2018 – 2021\nNorthwind Labs, Berlin\n• Built reports.'],
    ['company first', 'Northwind Labs, Berlin\t2018 – 2021\nData Analyst\n• Built reports.'],
    ['date above', '2018 – 2021\nData Analyst\nNorthwind Labs, Berlin\n• Built reports.'],
    ['date below', 'Data Analyst\nNorthwind Labs, Berlin\n2018 – 2021\n• Built reports.'],
    ['date in front', '2018 – 2021\tData Analyst\nNorthwind Labs, Berlin\n• Built reports.'],
    [
      'one line with signs',
      'Data Analyst | Northwind Labs | Berlin | 2018 – 2021\n• Built reports.',
    ],
    [
      'one line with “at”',
      'Data Analyst at Northwind Labs (Berlin), 2018 – 2021\n• Built reports.',
    ],
    ['date in brackets', 'Data Analyst, Northwind Labs, Berlin (2018 – 2021)\n• Built reports.'],
    [
      'labels',
      'Period: 2018 – 2021\nEmployer: Northwind Labs\nPosition: Data Analyst\nBerlin\n• Built reports.',
    ],
  ])('%s', (_layout, printed) => {
    expect(jobs(printed)).toEqual(expected)
  })

  test('several roles share the company above them', () => {
    expect(
      jobs(`
        Northwind Labs
        Lead Engineer\t2020 – 2022
        • Led.
        Engineer\t2018 – 2020
        • Built.`).map(({ company, title }) => `${title}, ${company}`),
    ).toEqual(['Lead Engineer, Northwind Labs', 'Engineer, Northwind Labs'])
  })
})

describe('other languages', () => {
  test('a German table with labels', () => {
    const { resume, language } = read(`
      Jule Petersen
      # Persönliche Daten
      Anschrift\tDeichstraße 4, 20459 Hamburg
      Mobil\t0151 2345 6789
      E-Mail\tjule@petersen.example
      Geburtsdatum\t03.07.1990
      Familienstand\tledig
      # Beruflicher Werdegang
      seit 04/2019\tTeamleiterin Einkauf
      Hansekontor GmbH, Hamburg
      • Lieferanten in sieben Ländern
      # Sprachkenntnisse
      Deutsch (Muttersprache)
      Englisch (verhandlungssicher)`)
    expect(language.code).toBe('de')
    expect(resume.basics).toMatchObject({
      name: 'Jule Petersen',
      location: 'Deichstraße 4, 20459 Hamburg',
      phone: '0151 2345 6789',
      birthDate: '03.07.1990',
      extras: [{ label: 'Familienstand', value: 'ledig' }],
    })
    expect(resume.work).toMatchObject([
      {
        title: 'Teamleiterin Einkauf',
        company: 'Hansekontor GmbH',
        start: '2019-04',
        end: 'present',
      },
    ])
  })

  test('a form that names the employer below the duties', () => {
    const { resume } = read(`
      Ada Byron
      # Work experience
      Dates\t03/2019 – present
      Occupation or position held\tEngine builder
      Main activities and responsibilities\tFitted cogs to twelve engines.
      Name and address of employer\tQuill Works Ltd, Leeds
      Dates\t01/2015 – 02/2019
      Occupation or position held\tApprentice
      Main activities and responsibilities\tOiled what others had fitted.
      Name and address of employer\tHarbour Mills Ltd, Hull`)
    expect(resume.work).toMatchObject([
      { title: 'Engine builder', company: 'Quill Works Ltd', start: '2019-03', end: 'present' },
      { title: 'Apprentice', company: 'Harbour Mills Ltd', start: '2015-01', end: '2019-02' },
    ])
  })

  test('a Japanese 履歴書 lists events', () => {
    const { resume } = read(`
      履歴書
      氏名: 渡辺 陽菜
      電話: 090-1234-5678
      # 学歴
      平成22\t4\t横浜中央大学 文学部 入学
      平成26\t3\t横浜中央大学 文学部 卒業
      # 職歴
      平成26\t4\t株式会社みなと書房 入社
      平成30\t9\t株式会社みなと書房 退社
      平成30\t10\t青空出版株式会社 入社
      現在に至る`)
    expect(resume.basics.name).toBe('渡辺 陽菜')
    expect(resume.education).toMatchObject([
      { institution: '横浜中央大学', start: '2010-04', end: '2014-03' },
    ])
    expect(resume.work).toMatchObject([
      { company: '株式会社みなと書房', start: '2014-04', end: '2018-09' },
      { company: '青空出版株式会社', start: '2018-10', end: 'present' },
    ])
  })

  test('a Chinese resume', () => {
    const { resume, language } = read(`
      林晓雯
      电话：139 1234 5678 | 邮箱：lin@xiaowen.example | 现居地：苏州
      # 求职意向
      期望职位：数据分析师
      期望城市：上海
      # 工作经历
      苏州明湖软件有限公司\t2020.07 - 至今
      数据分析师
      • 搭建报表体系
      # 教育背景
      苏州大学\t统计学\t本科\t2016.09 - 2020.06`)
    expect(language.code).toBe('zh-CN')
    expect(resume.basics).toMatchObject({
      name: '林晓雯',
      phone: '139 1234 5678',
      location: '苏州',
    })
    expect(resume.expectations).toMatchObject({ role: '数据分析师', location: '上海' })
    expect(resume.work).toMatchObject([{ company: '苏州明湖软件有限公司', title: '数据分析师' }])
    expect(resume.education).toMatchObject([
      {
        institution: '苏州大学',
        degree: '本科',
        field: '统计学',
        start: '2016-09',
        end: '2020-06',
      },
    ])
  })

  test('an Arabic resume', () => {
    const { resume, language } = read(
      `
      سلمى خالد المنصوري
      الجوال: +971 50 123 4567
      البريد الإلكتروني: salma@mansouri.example
      # الخبرات المهنية
      شركة واحة البيانات\tمارس ٢٠١٩ – حتى الآن
      محللة بيانات أولى
      # المؤهلات العلمية
      جامعة الشارقة\t٢٠١٢ – ٢٠١٦
      بكالوريوس نظم المعلومات`,
      'docx',
    )
    expect(language.code).toBe('ar')
    expect(resume.basics).toMatchObject({ name: 'سلمى خالد المنصوري', phone: '+971 50 123 4567' })
    expect(resume.work).toMatchObject([
      {
        company: 'شركة واحة البيانات',
        title: 'محللة بيانات أولى',
        start: '2019-03',
        end: 'present',
      },
    ])
    expect(resume.education).toMatchObject([
      { institution: 'جامعة الشارقة', degree: 'بكالوريوس', field: 'نظم المعلومات' },
    ])
  })
})

describe('what only places tell', () => {
  test('a card beside another begins at its own edge', () => {
    const document = documentOf(`
      Noor Haddad
      noor@haddad.example
      # Experience
      Lumen Studio GmbH
      Designer
      2019 – 2021
      • Drew
      Kvarn Bakery GmbH
      Baker
      2015 – 2018
      • Baked`)
    const lines = document.lines.map((line, at) => ({
      ...line,
      x: line.x + (at < 7 ? 0 : 260),
      gapBefore: at === 3 || at === 7 ? 2 : line.gapBefore,
      flow: at < 3 ? 'head' : at < 7 ? 'left' : 'right',
    }))
    expect(readLines({ ...document, lines }).resume.work).toMatchObject([
      { company: 'Lumen Studio GmbH', title: 'Designer' },
      { company: 'Kvarn Bakery GmbH', title: 'Baker' },
    ])
  })

  test('a telephone number goes on in the next line', () => {
    const document = documentOf(`
      Noor Haddad
      noor@haddad.example | +44 20 7946
      0018 | Leeds
      # Experience
      Lumen Studio\t2019 – 2021
      Designer`)
    const lines = document.lines.map((line, at) => ({ ...line, continues: at === 2 }))
    expect(readLines({ ...document, lines }).resume.basics.phone).toBe('+44 20 7946 0018')
  })
})

test('what no reader understands is kept among the other parts', () => {
  const { resume } = read(`
    Noor Haddad
    noor@haddad.example
    # Experience
    Lumen Studio\t2019 – 2021
    Designer
    # Education
    Aarhus University	2015 – 2019
    # Sailing Logbook
    Crossed the Kattegat alone in a force six gale`)
  expect(resume.other.map(({ details }) => plainText(details)).join('\n')).toContain('Kattegat')
})

test('the words of a heading that only its look tells are kept', () => {
  const { resume } = read(`
    Noor Haddad
    noor@haddad.example
    # Experience
    Lumen Studio\t2019 – 2021
    Designer
    # Education
    Aarhus University\t2015 – 2019
    # Stuff my hands know
    Welding, Solder, Lathe, Milling`)
  expect(resume.skills.flatMap(({ items }) => items)).toContain('Welding')
  expect(resume.skills.map(({ name }) => name)).toEqual(['Stuff my hands know'])
})

test('an empty document gives an empty resume', () => {
  const { resume, language } = readLines({ ...documentOf(''), lines: [] })
  expect(resume.basics.name).toBe('')
  expect(resume.work).toEqual([])
  expect(language.confidence).toBe(0)
})
