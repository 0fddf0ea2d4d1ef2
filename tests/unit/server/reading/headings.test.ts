import { describe, expect, test } from 'vitest'
import { plainText } from '#contract/rich-text.ts'
import { readLines } from '#server/reading/index.ts'
import { documentOf } from './lines.ts'

const read = (printed: string) => readLines(documentOf(printed)).resume

describe('headings that no list has', () => {
  const resume = read(`
    Deniz Aktaş
    d.aktas@example.de | 0151 5550 8812
    # Praxis
    Mechatroniker\tFebruar 2021 – heute
    Schönbuch Automotive GmbH
    • Wartung von 14 Montagelinien
    # Schul- und Berufsbildung
    Ausbildung zum Mechatroniker\tSeptember 2017 – Januar 2021
    Berufsschule Sindelfingen
    # Das kann ich
    Hydraulik, Pneumatik, MAG-Schweißen
    # Sprachen
    Deutsch – Muttersprache
    # Hobbys
    Modellbau
  `)

  test('stay the headings of their parts', () => {
    expect(resume.layout.titles).toEqual({ work: 'Praxis' })
    expect(resume.other.map(({ title }) => title)).toEqual(['Hobbys'])
  })

  test('announce jobs where dates stand beside jobs', () => {
    expect(resume.work).toMatchObject([
      { company: 'Schönbuch Automotive GmbH', title: 'Mechatroniker', start: '2021-02' },
    ])
  })

  test('announce studies where dates stand beside schools', () => {
    expect(resume.education).toMatchObject([{ institution: 'Berufsschule Sindelfingen' }])
  })

  test('announce skills where short items stand', () => {
    expect(resume.skills.flatMap(({ items }) => items)).toEqual([
      'Hydraulik',
      'Pneumatik',
      'MAG-Schweißen',
    ])
  })
})

describe('headings that announce a kind in words of their own', () => {
  const { work, education, skills, selfEvaluation, other } = read(`
    Hanno Brettschneider
    hanno@brettschneider.example | 0151 5550 8812
    # Über mich
    Ich koche gern für viele und rechne gern für mich.
    # Meine Laufbahn in der Küche
    2016\tKüchenchef
    • Gasthaus zur Linde, Hameln
    2011\tPositionen mit Verantwortung
    • Hotel Seeblick, Plön
    • Hotel Krone, Celle
    # Meine Laufbahn in der IT
    2023\tAusbildung zum Fachinformatiker
    • Brettwerk Systeme GmbH, Hameln
    # Praxiserfahrung
    2004 – 2008\tKoch, Gasthof Adler, Celle
    # Ausblick
    Mein Ziel liegt in den Bereichen Netzwerktechnik, Skripte, Prüfung und Softwareentwicklung.
  `)

  test('may do so twice', () => {
    expect(work.map(({ title }) => title)).toEqual([
      'Küchenchef',
      'Positionen mit Verantwortung',
      'Koch',
    ])
  })

  test('and mean studies where no job stands below', () => {
    expect(education).toMatchObject([{ degree: expect.stringContaining('Ausbildung zum') }])
  })

  test('a sentence with commas lists no skills', () => {
    expect(skills).toEqual([])
    expect(other.map(({ title }) => title)).toContain('Ausblick')
    expect(JSON.stringify(selfEvaluation)).toContain('Ich koche gern')
  })

  test('a compound announces what its last word does', () => {
    const { skills: known } = read(`
      Hanno Brettschneider
      hanno@brettschneider.example | 0151 5550 8812
      # Küchenfertigkeiten
      Grillen, Pochieren, Tranchieren
      # Berufserfahrung
      2004 – 2008\tKoch, Gasthof Adler, Celle`)
    expect(known.flatMap(({ items }) => items)).toEqual(['Grillen', 'Pochieren', 'Tranchieren'])
  })
})

describe('a single heading that a list has', () => {
  const { work, education, skills, languages } = read(`
    Ilse Varga
    ilse@varga.example | +43 660 555 0148
    # Skills
    Grafting, Pruning, Soil testing
    # Thirteen springs
    Head Gardener\t2016 – 2020
    Example Nursery Ltd
    # Benches
    Bachelor of Science\t2012 – 2016
    University of Graz
    # Babel
    German\tnative
    Hungarian\tfluent
  `)

  test('tells what the others look like', () => {
    expect(work).toMatchObject([{ company: 'Example Nursery Ltd', title: 'Head Gardener' }])
    expect(education).toMatchObject([{ institution: 'University of Graz' }])
    expect(skills.flatMap(({ items }) => items)).toEqual(['Grafting', 'Pruning', 'Soil testing'])
  })

  test('leaves languages to be known by their rows', () => {
    expect(languages).toEqual([
      { name: 'German', level: 'native' },
      { name: 'Hungarian', level: 'fluent' },
    ])
  })
})

describe('headings none of which a list has', () => {
  const document = documentOf(`
    Ilse Varga
    ilse@varga.example | +43 660 555 0148
    # Thirteen springs
    Head Gardener\t2016 – 2020
    Example Nursery Ltd
    • Moved 3,000 seedlings a week
    # Benches
    Bachelor of Science\t2012 – 2016
    University of Graz
    # Shed contents
    Grafting, Pruning, Soil testing
  `)

  test('are known by the look that they share', () => {
    const { work, education, skills } = readLines(document).resume
    expect(work).toMatchObject([{ company: 'Example Nursery Ltd', title: 'Head Gardener' }])
    expect(education).toMatchObject([{ institution: 'University of Graz' }])
    expect(skills.flatMap(({ items }) => items)).toEqual(['Grafting', 'Pruning', 'Soil testing'])
  })

  test('begin at once where the edges of the page have name and contact', () => {
    const lines = document.lines.map((line, at) =>
      at < 2 ? { ...line, region: 'header' as const } : line,
    )
    const { work } = readLines({ ...document, lines }).resume
    expect(work).toMatchObject([{ company: 'Example Nursery Ltd', title: 'Head Gardener' }])
  })
})

describe('what stands below a heading that no list has', () => {
  const resume = read(`
    邵文静
    139 0010 4472 | shao@example.cn
    # 写在前面
    九年制造业财务经验，熟悉总账、成本与税务申报，做事细致。
    # 职场足迹
    苏州恒泽精密机械有限公司\t2019.5 – 至今
    会计主管
    • 将月结周期由9天缩短至5天
    # 校园时光
    南京审计大学\t2011.9 – 2015.6
    会计学 本科
    # 语言
    英语：CET-6
  `)

  test('is no list of skills when it ends as a sentence does', () => {
    expect(resume.skills).toEqual([])
  })

  test('is studies where a degree stands, whatever its subject sounds like', () => {
    expect(resume.education).toMatchObject([{ institution: '南京审计大学' }])
    expect(resume.work).toMatchObject([{ title: '会计主管' }])
  })
})

describe('headings of a main column whose name stands in the sidebar', () => {
  const document = documentOf(`
    Ilse Varga
    ilse@varga.example
    # Skills
    Grafting, Pruning, Soil testing
    # Languages
    German – native
    # Thirteen springs
    Head Gardener\t2016 – 2020
    Example Nursery Ltd
    # Schooling
    Bachelor of Science\t2012 – 2016
    University of Graz
  `)
  const lines = document.lines.map((line, at) => ({
    ...line,
    region: at < 6 ? ('sidebar' as const) : line.region,
  }))

  test('look like those of the sidebar', () => {
    const { resume } = readLines({ ...document, lines })
    expect(resume.work).toMatchObject([{ company: 'Example Nursery Ltd' }])
    expect(resume.education).toMatchObject([{ institution: 'University of Graz' }])
  })
})

test.each([
  ['Strengths & software', 'Welding, Solder, Lathe'],
  ["What I'm good at", 'Welding, Solder, Lathe'],
])('%s announces skills', (title, items) => {
  const { skills } = read(`
    Ilse Varga
    ilse@varga.example
    # Experience
    Head Gardener\t2016 – 2020
    Example Nursery Ltd
    # ${title}
    ${items}
  `)
  expect(skills.flatMap((group) => group.items)).toEqual(items.split(', '))
})

describe('a heading over two lines', () => {
  const document = documentOf(`
    Salvatore Lo Presti
    salvo@example.it | 333 555 0148
    # Esperienza professionale
    Commis di cucina\t2016 – 2020
    Hotel Baia dei Ciclopi
    # Conoscenze
    # linguistiche
    Italiano – madrelingua
    Inglese – scolastico
  `)
  // Lines of one heading stand as close as lines of text.
  const lines = document.lines.map((line) =>
    line.text === 'linguistiche' ? { ...line, gapBefore: 0.4 } : line,
  )
  const { resume } = readLines({ ...document, lines })

  test('is one heading', () => {
    expect(resume.languages.map(({ name }) => name)).toEqual(['Italiano', 'Inglese'])
    expect(resume.other).toEqual([])
  })
})

describe('heading styles of two levels', () => {
  const document = documentOf(`
    Maren Vold
    maren@vold.example | +43 660 555 0148
    # Experience
    # Fjordline – Software Engineer
    October 2019 - March 2023
    Web developer of a booking desk for ferries
    • Cut loading time by 40 %
    # Nordkyst – Developer
    August 2016 - August 2019
    Web developer of a harbour register
    • Moved 12 services
    # Projects/Volunteering
    # Tide clock – Developer
    2018
    Shows the next high tide
  `)
  document.lines.slice(2).forEach((line) => {
    if (line.bold) line.headingLevel = line.text.includes('–') ? 2 : 1
  })
  const { work, projects } = readLines(document).resume

  test('keep jobs in the section that the upper one heads', () => {
    expect(work).toMatchObject([
      { company: 'Fjordline', title: 'Software Engineer', start: '2019-10' },
      { company: 'Nordkyst', title: 'Developer', start: '2016-08' },
    ])
  })

  test('head entries in what a heading of two kinds announces', () => {
    expect(projects).toMatchObject([{ name: 'Tide clock' }])
  })
})

describe('a section of references', () => {
  test('keeps the addresses of those who give them', () => {
    const { basics, other } = read(`
      Maren Vold
      maren@vold.example | +43 660 555 0148
      # Skills
      Grafting, Pruning, Soil testing
      # References
      Jon Sund\tj.sund@harbour.example
      Ida Moe\tida@moe.example
    `)
    expect(other).toMatchObject([{ kind: 'references' }])
    expect(basics.email).toBe('maren@vold.example')
  })
})

describe('records of projects with the role that somebody had', () => {
  test('are no jobs, whatever the heading may mean', () => {
    const { projects, work } = read(`
      서하람
      haram@example.kr | 010-5550-0142
      # 기술
      Java, Python, Flask
      # 대표 경력
      * 프로젝트명 : 물류 관리 시스템 구축
      • 업무기간 : 2017년 04월 ~ 2018년 12월
      • 역할 : 화면 설계
      • 사용툴 : Java, Flex
      * 프로젝트명 : 정산 프로그램 구축
      • 업무기간 : 2019년 08월 ~ 2020년 04월
      • 역할 : 서버 개발
      • 사용툴 : Python, Flask
    `)
    expect(work).toEqual([])
    expect(projects.map(({ name }) => name)).toEqual([
      '물류 관리 시스템 구축',
      '정산 프로그램 구축',
    ])
  })
})

describe('a heading above all that lists have', () => {
  test('is known by the look of the others, wherever the contact stands', () => {
    const { work } = readLines(
      documentOf(`
      Nell Brannock
      # Places where I baked
      * Baker\t2019 – 2023
      Crumb & Crust Ltd
      # Education
      Diploma in Baking\t2017
      Harwick College
      # Skills
      Sourdough, lamination, ordering
      # Languages
      English, Welsh
      # Contact
      nell@example.com
    `),
    ).resume
    expect(work).toMatchObject([{ title: 'Baker', company: 'Crumb & Crust Ltd' }])
  })
})

describe('a plain heading beside others that are set apart', () => {
  test('is one where what it announces stands below it', () => {
    const { education } = readLines(
      documentOf(`
      万小圆
      手机：13812345678
      # 求职意向
      平面设计师
      教育背景
      2019.09~2022.06\t江畔信息职业技术学院\t大专
      # 专业技能
      • 精通印刷工艺与材质特性，掌握设计规范与输出技术。
      # 个人评价
      能够独立完成从市场调研到产品迭代的完整流程。
    `),
    ).resume
    expect(education).toMatchObject([{ institution: '江畔信息职业技术学院', end: '2022-06' }])
  })
})

test('sentences below a heading that no list has are no summary, unless they go on', () => {
  const { selfEvaluation, other, work } = readLines(
    documentOf(`
    Lucía Herrera Gil
    lucia@example.com
    # Experiencia laboral
    Enfermera, Clínica Norte\t2019 – 2021
    # Lo que he enseñado
    Diversos cursos sobre curas y vendajes con la colaboración del colegio.
    Jornada de puertas abiertas en la escuela de enfermería del norte.
    Semana de la ciencia, diversas charlas en centros de secundaria.
  `),
  ).resume
  expect(work).toHaveLength(1)
  expect(selfEvaluation.content).toEqual([])
  expect(other.map(({ title }) => title)).toEqual(['Lo que he enseñado'])
})

test.each([
  [
    'HOBBY',
    'Lettura, nuoto',
    'Autorizzo il trattamento dei miei dati personali.\nRoma, 12/03/2024',
  ],
  ['SPRACHEN', 'Englisch (gut)', 'Köln, den 12.03.2024\nJana Brandt'],
  [
    'EĞİTİM',
    'Kuzey Üniversitesi, 2010 – 2014',
    'Yukarıdaki bilgilerin doğru olduğunu beyan ederim.',
  ],
  ['資格', '普通自動車免許　2010年4月', '以上の通り相違ありません'],
])('with what somebody signs is no part of %s', (heading, last, signed) => {
  const { other } = readLines(
    documentOf(`
    Jana Brandt
    jana@example.com
    # EXPERIENCE
    Nurse, Norwood Clinic\t2019 – 2021
    # ${heading}
    ${last}
    ${signed}
  `),
  ).resume
  expect(plainText(other.at(-1)!.details)).toBe(signed)
})

test('a part of a town and its town are where somebody lives, in Arabic as well', () => {
  const { basics, other } = readLines(
    documentOf(`
    كريم رزق
    # بيانات الاتصال
    سموحة، الإسكندرية
    karim@example.com
    # الخبرة المهنية
    مهندس موقع، شركة الأفق\t2019 – 2021
  `),
  ).resume
  expect(basics.location).toBe('سموحة، الإسكندرية')
  expect(other).toEqual([])
})

test('marks of Markdown and of code stand in front of headings', () => {
  const resume = read(`
    한소라
    sora@example.com
    ## 학력
    2016 – 2019	한빛공업고등학교
    // Skills
    Blender, ZBrush, Photoshop
  `)
  expect(resume.education).toMatchObject([{ institution: '한빛공업고등학교' }])
  expect(resume.skills.flatMap(({ items }) => items)).toEqual(['Blender', 'ZBrush', 'Photoshop'])
})
