import { describe, expect, test } from 'vitest'
import { contactIn, emailsIn } from '#server/reading/fields/contact.ts'
import { findDates } from '#server/reading/fields/dates.ts'
import { languageName } from '#server/reading/lexicon/language-names.ts'
import { readLines } from '#server/reading/index.ts'
import { compositeKinds } from '#server/reading/lexicon/headings.ts'
import { labelKinds } from '#server/reading/lexicon/labels.ts'
import { documentOf, jobs, read, studies } from './lines.ts'

/** What a fifth round of unseen people does: signs and dates that several things share. */

const spanOf = (text: string) => {
  const [{ start, end } = { start: '-', end: '-' }] = findDates(text)
  return `${start} ${end}`
}

describe('dates', () => {
  test.each([
    ['2007–08', '2007 2008'],
    ['2007-08', ' 2007-08'],
    // no later year: a month, however its sign was set
    ['2019–04', ' 2019-04'],
    ['September 2017 - Dec', '2017-09 2017-12'],
    ['March 2017 – Jan', ' 2017-03'],
    ['Th10.2020 – hiện', '2020-10 present'],
    ['Th4.2020 – Th9.2020', '2020-04 2020-09'],
    ['October 2021 - Currently Employed', '2021-10 present'],
  ])('%s', (text, expected) => {
    expect(spanOf(text)).toBe(expected)
  })

  test('a month that is a word behind a year ends nothing', () => {
    expect(spanOf('May 2019 - June Harbour Ltd')).toBe(' 2019-05')
  })
})

describe('contact', () => {
  test('a sign that is hidden from programs is read', () => {
    expect(emailsIn('ada.quill [@] example.org')).toEqual(['ada.quill@example.org'])
    expect(emailsIn('ada.quill (at) example.org')).toEqual(['ada.quill@example.org'])
  })

  test('a name on a network is no address', () => {
    expect(emailsIn('on instagram @ada.drawsboats')).toEqual([])
    expect(emailsIn('ada.quill @example.org')).toEqual(['ada.quill@example.org'])
  })

  test('figures behind a wide colon that names no phone are no number', () => {
    const { lines } = documentOf(`森野 千晴
      青空研究助成（採択番号：201512345）`)
    expect(contactIn(lines, 'ja').phone).toBe('')
  })
})

describe('jobs', () => {
  test('share the date that stands beside the first of them', () => {
    const printed = `Ada Quill
      # Expérience professionnelle
      2019 - 2021\tCuisinier - Moulin Miette - Brest.
      2017\tChef de rang - Auberge des Dunes - Brest.
      Pad\tx`
    const lines = printed.replace('Pad\tx', '2015\tServeuse - Le Phare - Brest.')
    expect(jobs(lines)).toHaveLength(3)
  })

  test('that end in towns have no town where they have no company', () => {
    const printed = `Ada Quill
      # Expérience professionnelle
      2019 - 2021\tCaissière - Moulin Miette - Brest
      2017 - 2018\tCaissière - Auberge Dunes - Lyon
      2015 - 2016\tCaissière - Phare Kerval`
    expect(read(printed).work.map(({ company }) => company)).toEqual([
      'Moulin Miette',
      'Auberge Dunes',
      'Phare Kerval',
    ])
  })

  test('that ended years before are of no later company', () => {
    const printed = `Ada Quill
      # Experience
      * Baker – Fernbank Ltd – Remote
      October 2021 - present
      * Harbour School Teacher
      August 2009 – May 2012`
    expect(read(printed).work.at(-1)?.company).not.toBe('Fernbank Ltd')
  })

  test('have no street in the name of their company', () => {
    const printed = `Ada Quill
      # Esperienze lavorative
      Nome e indirizzo del datore di lavoro\tCoop. Soc. Il Faro s.c.s., via dei Mulini 20 - Torino
      Tipo di impiego\tEducatrice
      Date (da – a)\t2015 – 2019`
    expect(read(printed).work[0]).toMatchObject({
      company: 'Coop. Soc. Il Faro s.c.s.',
      location: 'via dei Mulini 20, Torino',
    })
  })
})

describe('sections', () => {
  test('what is said of two headings stands behind the last', () => {
    expect(compositeKinds('Akademik / Mesleki Görevler', ['tr'])).toEqual(['work'])
    expect(compositeKinds('Technical / Soft Skills', ['en'])).toContain('skills')
    expect(compositeKinds('学习/任职经历', ['zh-CN'])).toEqual(['education', 'work'])
    expect(compositeKinds('Harbour / Mill', ['en'])).toEqual([])
  })

  test('points between a text and the first heading are skills', () => {
    const printed = `Ada Quill
      Patient baker with nine years in small bakeries, who likes early hours and teaching apprentices.
      • Sourdough
      • Stock planning\tShift rotas
      • Oven maintenance
      • Training apprentices
      # Experience
      Baker, Fernbank Ltd\t2015 – 2019
      • Baked bread for three shops`
    expect(read(printed).skills.flatMap(({ items }) => items)).toEqual([
      'Sourdough',
      'Stock planning',
      'Shift rotas',
      'Oven maintenance',
      'Training apprentices',
    ])
  })

  test('traits in points beside a profile are strengths', () => {
    const printed = `Ada Quill
      # Summary
      I am a patient baker with nine years in small bakeries and I like to teach apprentices.
      # Highlights
      • Extremely organized
      • Quick learner
      • Works independently
      # Experience
      Baker, Fernbank Ltd\t2015 – 2019`
    const { advantage, selfEvaluation } = read(printed)
    expect(JSON.stringify(advantage)).toContain('Quick learner')
    expect(JSON.stringify(selfEvaluation)).not.toContain('Quick learner')
  })

  test('records of a form are no skills', () => {
    const printed = `Ada Quill
      # Berufserfahrung
      2015 – 2019\tBäckerin, Mühlenbrot GmbH
      # Engagement und Qualifikationen
      Datum (von-bis)\t2018 bis heute
      Bezeichnung\tBerufung in den Prüfungsausschuss
      Datum (von-bis)\t2017
      Bezeichnung\tEintragung als Ausbilderin`
    expect(read(printed).skills).toEqual([])
  })

  test('clauses between semicolons are skills, though a full stop ends them', () => {
    const printed = `Ada Quill
      # Skills
      Running three ovens at a time; planning stock and shifts; writing rotas; basic Excel.`
    expect(read(printed).skills[0]?.items).toHaveLength(4)
  })
})

describe('studies', () => {
  test('a comma in brackets parts nothing', () => {
    const printed = `Ada Quill
      # Formación
      Máster en Panadería, Universidad de Valmar (online, 60 ECTS)\t2019`
    expect(studies(printed).join()).not.toMatch(/(?:^|\| )60 ECTS\)/u)
  })
})

test('a degree that ends in a word of schools is whole', () => {
  const printed = `Ada Quill
    # Estudios
    Graduado Escolar, C.P. La Candela\t1995`
  expect(read(printed).education[0]).toMatchObject({
    degree: 'Graduado Escolar',
    institution: 'C.P. La Candela',
  })
})

test('a language has its word in front', () => {
  expect(languageName('اللغة العربية : اللغة الأم')).toBe('اللغة العربية')
})

test('a name is labelled as letters of application and forms do', () => {
  expect(labelKinds('Tôi tên là')).toContain('name')
  expect(labelKinds('Họ và tên khai sinh')).toContain('name')
})

test('a time away from work is nobody’s employee', () => {
  const printed = `Ada Quill
    # Beruflicher Werdegang
    seit 03/2020\tMühlenbrot GmbH – Bäckerin
    06/2019 – 02/2020\tKrankheit, Reha (Knie)
    09/2009 – 05/2019\tFernbrot AG – Bäckerin`
  expect(read(printed).work[1]).toMatchObject({ company: '', title: 'Krankheit, Reha (Knie)' })
})

describe('posts below a house', () => {
  test('are within its time, whichever of both is printed to the month', () => {
    const printed = `Ada Quill
      # Experience
      * Romero Fields S.A. – Monte Alto / Pergas\t2012 – present
      Zone manager\tJul 2018 – present
      • Planned the sowing of 6,000 ha
      Technical adviser\tMar 2014 – Jun 2018
      • Walked the fields each week
      Scout\tNov 2012 – Feb 2014`
    expect(read(printed).work.map(({ company, title }) => `${title} | ${company}`)).toEqual([
      'Zone manager | Romero Fields S.A.',
      'Technical adviser | Romero Fields S.A.',
      'Scout | Romero Fields S.A.',
    ])
  })

  test('may be a single one, with all of its time', () => {
    const printed = `Ada Quill
      # Experiencia
      * Molino Sur S.C.L. – Centro Rojales\t2011 – 2012
      Ventas de insumos\t03/2011 – 10/2012`
    expect(jobs(printed)).toHaveLength(1)
    expect(read(printed).work[0]).toMatchObject({ company: 'Molino Sur S.C.L.', start: '2011-03' })
  })
})

describe('forms', () => {
  test('set a colon in front of the value', () => {
    const printed = `Ada Quill
      # Compétences
      Techniques\t: tournage, émaillage
      Langues\t: Arabe dialectal (courant), Anglais (B2)`
    expect(read(printed).languages.map(({ name }) => name)).toEqual(['Arabe dialectal', 'Anglais'])
  })

  test('part a label letter by letter, and the name beside it', () => {
    const { lines, ...rest } = documentOf(`履歴書
      ふりがな\tもりの\tちはる
      氏\t名\t森野\t千晴
      電話 090-1234-5678
      # 学歴
      2010年4月\t青空高等学校 入学`)
    // the name is set larger than its label
    const set = lines.map((line) => (line.text.startsWith('氏') ? { ...line, fontSize: 18 } : line))
    expect(readLines({ ...rest, lines: set }).resume.basics.name.replace(' ', '')).toBe('森野千晴')
  })

  test('print a degree in the column of subjects', () => {
    const printed = `한가람
      # 학력
      기간\t학교명\t전공
      2021.09 ~ 2024.02\t가온대학교\t임상간호학 (석사)
      2013.03 ~ 2017.02\t나래대학교\t간호학과 (학사)`
    expect(read(printed).education.map(({ degree, field }) => `${degree} ${field}`)).toEqual([
      '석사 임상간호학',
      '학사 간호학과',
    ])
  })
})

const skillsOf = (line: string) =>
  read(`森野 千晴
    # スキル
    ${line}`).skills.flatMap(({ items }) => items)

test('strokes part skills where nothing else does', () => {
  expect(skillsOf('テンパリング/アメ細工（流し・引き）/折込生地/マジパン細工')).toHaveLength(4)
  expect(skillsOf('OCS/EMR')).toEqual(['OCS/EMR'])
})

test('a little of a language is that language', () => {
  const spoken = read(`Ada Quill
    # Sprachen
    Sprachen:\tRussisch (Schule), etwas Italienisch
    # Berufserfahrung
    2015 – 2019\tBäckerin, Mühlenbrot GmbH`).languages
  expect(spoken.map(({ name }) => name)).toEqual(['Russisch', 'Italienisch'])
})
