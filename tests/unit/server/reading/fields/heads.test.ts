import { describe, expect, test } from 'vitest'
import { readLines } from '#server/reading/index.ts'
import { documentOf } from '../lines.ts'

const read = (printed: string) => readLines(documentOf(printed)).resume

const person = `
  Joaquín Emiliano Rojas
  jrojas@example.mx | +52 443 555 0167
`

describe('towns that no list has', () => {
  test('stand where other jobs have a known one', () => {
    const { work } = read(`${person}
      # Trayectoria laboral
      Abarrotera del Lago, S.A. de C.V.\tMorelia, Mich.
      Gerente de ventas\tMar. 2019 - A la fecha
      • Responsable de 18 vendedores
      Comercial Tarasca\tTlalpujahua, Mich.
      Promotor de ventas\tAgo. 2011 - May. 2014
      • Visita a 60 clientes por semana
    `)
    expect(work).toMatchObject([
      { company: 'Abarrotera del Lago, S.A. de C.V.', title: 'Gerente de ventas' },
      { company: 'Comercial Tarasca', title: 'Promotor de ventas', location: 'Tlalpujahua, Mich.' },
    ])
  })
})

describe('a date that a narrow column broke', () => {
  test('is one date', () => {
    const { work } = read(`${person}
      # Experiencia
      septiembre de 2013 –\tAbogada
      diciembre de 2017\tBufete Alcaraz
      • Defensa en vistas orales
    `)
    expect(work).toMatchObject([{ title: 'Abogada', start: '2013-09', end: '2017-12' }])
  })
})

describe('figures in a name', () => {
  test('are no year', () => {
    const { skills } = read(`${person}
      # Habilidades
      SAP2000, AutoCAD
    `)
    expect(skills.flatMap(({ items }) => items)).toEqual(['SAP2000', 'AutoCAD'])
  })
})

describe('languages', () => {
  test('that no list has stand in front of their level', () => {
    const { languages } = read(`${person}
      # Idiomas
      Español\tlengua materna
      Purépecha: básico
      Inglés\tTOEIC 925
    `)
    expect(languages).toEqual([
      { name: 'Español', level: 'lengua materna' },
      { name: 'Purépecha', level: 'básico' },
      { name: 'Inglés', level: 'TOEIC 925' },
    ])
  })
})

describe('addresses that a narrow column broke', () => {
  test('are whole', () => {
    const { basics } = read(`
      Danielle Boudreaux
      dani.boudreaux@example.co
      m
      (504) 555-0182
      instagram.com/danicooks.exam
      ple
      # Skills
      Butchery, Pastry
    `)
    expect(basics.email).toBe('dani.boudreaux@example.com')
    expect(basics.links.map(({ url }) => url)).toEqual(['instagram.com/danicooks.example'])
  })
})

describe('bullets with which a section begins', () => {
  test('mark its entries', () => {
    const { projects } = read(`${person}
      # Proyectos
      • Marea · marea.example
      Calendario de mareas para pescadores.
      Kotlin · Firebase
      • Faro
      Panel de 40 boyas con avisos por correo.
      Vue · PostgreSQL
      • Red de puertos · redpuertos.example
      Registro de entradas y salidas.
      Django · Redis
    `)
    expect(projects.map(({ name }) => name)).toEqual(['Marea', 'Faro', 'Red de puertos'])
  })
})

describe('two months without a dash', () => {
  test('are a range where they stand alone', () => {
    const { work } = read(`${person}
      # Experiencia
      ENERO-2018 MARZO-2020\tTransportes Cumbre, S.A.
      Puesto : Despachador
      ABRIL-2020 JUNIO-2023\tGrupo Carga Centro, S.A.
      Puesto : Jefe de tráfico
    `)
    expect(work).toMatchObject([
      {
        company: 'Transportes Cumbre, S.A.',
        title: 'Despachador',
        start: '2018-01',
        end: '2020-03',
      },
      {
        company: 'Grupo Carga Centro, S.A.',
        title: 'Jefe de tráfico',
        start: '2020-04',
        end: '2023-06',
      },
    ])
  })
})

describe('bold lines among the details', () => {
  test('are headings there, also right below the head', () => {
    const { work } = read(`${person}
      # Work Experience
      * Samarind Ltd\t2021 – 2024
      Operations team
      * Support for partners
      • Answered 266 questions a month
      * Guides for shops
      • Wrote a guide for 40 shops
      • Held 12 courses
      * Ingleby Ltd\t2018 – 2021
      Launch team
      * Onboarding of partners
      • Opened 120 shops
      • Planned the visits
    `)
    expect(work).toMatchObject([
      { company: 'Samarind Ltd', title: 'Operations team' },
      { company: 'Ingleby Ltd', title: 'Launch team' },
    ])
  })
})

describe('what is said about the end of a study', () => {
  test('is no degree', () => {
    const { education } = read(`${person}
      # Education
      University of Lakemont\tExpected Graduation: June 2027
      Bachelor of Arts, Business Administration
    `)
    expect(education).toMatchObject([
      { institution: 'University of Lakemont', degree: 'Bachelor of Arts', end: '2027-06' },
    ])
  })
})

describe('towns that no list has, behind every company', () => {
  test('are places', () => {
    const { work } = read(`${person}
      # Experience
      Assistant Store Manager\t03/2020 – Now
      Harvard & Nolan, Tallaght
      • Run a floor of 22 staff
      Sales Advisor\t11/2015 – 02/2020
      Curlews, Blanchardstown
      • Top seller of 2018
    `)
    expect(work).toMatchObject([
      { company: 'Harvard & Nolan', location: 'Tallaght' },
      { company: 'Curlews', location: 'Blanchardstown' },
    ])
  })
})

describe('lines below a head that names a job and a name that no list has', () => {
  test('are details where they are set alike', () => {
    const { work } = read(`${person}
      # Employment History
      Sept 2016 – present\tHead of English, St Brannoc's High School
      Lead a department of nine teachers
      Rewrote the curriculum
      Line manage two early career teachers
      Sept 2007 – July 2016\tTeacher of English, Cawder Grammar School
      Taught Years 7 to 13
      Ran the debating society
    `)
    expect(work).toMatchObject([
      { company: "St Brannoc's High School", title: 'Head of English' },
      { company: 'Cawder Grammar School', title: 'Teacher of English' },
    ])
  })
})

describe('bullets in two levels', () => {
  const document = documentOf(`
    서하람
    haram@example.kr | 010-5550-0142
    # 학력
    • 가온대학교
    • 전공: 컴퓨터공학과
    • 기간: 2018.02 ~ 2025.02
    • 구분: 졸업
    • 누리고등학교
    • 전공: 이과
    • 기간: 2015.03 ~ 2017.03
    • 구분: 졸업
    # 기술
    • 언어
    • Java (중)
    • 협업
    • Jira (중)
  `)
  for (const line of document.lines) if (line.bullet && /[:(]/.test(line.text)) line.x += 16
  const { education, skills } = readLines(document).resume

  test('are entries and what their labels say', () => {
    expect(education).toMatchObject([
      { institution: '가온대학교', field: '컴퓨터공학과', start: '2018-02', end: '2025-02' },
      { institution: '누리고등학교', field: '이과', start: '2015-03', end: '2017-03' },
    ])
  })

  test('have no degree where only their state is told', () => {
    expect(education.map(({ degree }) => degree)).toEqual(['', ''])
  })

  test('are groups of skills and their items', () => {
    expect(skills).toMatchObject([
      { name: '언어', items: ['Java (중)'] },
      { name: '협업', items: ['Jira (중)'] },
    ])
  })
})

describe('two complete ranges', () => {
  test('are two studies, however little their heads name', () => {
    const { education } = read(`${person}
      # Ausbildung
      8/06 – 7/09 Lindenschule, Oberstetten
      8/09 – 7/10 Grundschule, Hinterbach
      8/10 – 7/16 Gymnasium Talhof, Hinterbach
      Seit 08/16 Technische Universität Neufeld
    `)
    expect(education.map(({ start }) => start)).toEqual([
      '2006-08',
      '2009-08',
      '2010-08',
      '2016-08',
    ])
  })
})

describe('entries of one line each, in a list with bullets', () => {
  test('are told by their dates, and parted at the colon where all have one', () => {
    const { work } = read(`
      Urs Wettingen
      urs@example.ch | +41 79 555 01 67
      # Berufserfahrung
      • Projektmitarbeiter Internet: Gletscherhof AG, September 2013 – heute, Brig
      • Texter und Konzepter: Wortwerk GmbH, Mai 2012 – Mai 2013, Chur
      • Deutschlehrer: Instituto Tres Volcanes de Idiomas, Februar 2011 – März 2011, Temuco
    `)
    expect(work).toMatchObject([
      { title: 'Projektmitarbeiter Internet', company: 'Gletscherhof AG', start: '2013-09' },
      { title: 'Texter und Konzepter', company: 'Wortwerk GmbH', end: '2013-05' },
      { title: 'Deutschlehrer', company: 'Instituto Tres Volcanes de Idiomas', end: '2011-03' },
    ])
  })
})

describe('leaders', () => {
  test('part what they run between', () => {
    const { work } = read(`
      Nell Brannock
      nell@example.com
      # Experience
      2016-2018\tCinder Freight -------------------------------- Boston, MA
      • Web applications, automation
      2012-2016\tOakline .......................... Cambridge, MA
      • Client services
    `)
    expect(work).toMatchObject([
      { company: 'Cinder Freight', location: 'Boston, MA' },
      { company: 'Oakline', location: 'Cambridge, MA' },
    ])
  })
})

describe('lines of which each begins with a year', () => {
  test('are entries, however long', () => {
    const { education } = read(`
      Ida Vellacott
      ida@example.com
      # Education
      2018: PhD Geology. University of Harwick.
      2013: MSc Geology. University of Harwick.
      2011: BSc Earth Sciences (four years). University of Nether Compton. First class honours with distinction.
    `)
    expect(education.map(({ end }) => end)).toEqual(['2018', '2013', '2011'])
  })
})

describe('a town with the letters of its province', () => {
  test('is the place in a cell of its own', () => {
    const { education } = read(`
      Piera Tolomei
      piera@example.it
      # Istruzione
      * Università della Sila\tRende, CS
      Ingegneria informatica\t2011 – 2014
      * Liceo Scientifico Pitagora\tCrotone, KR
      Scienze\t2006 – 2011
    `)
    expect(education).toMatchObject([
      { institution: 'Università della Sila', degree: 'Ingegneria informatica' },
      { institution: 'Liceo Scientifico Pitagora', degree: 'Scienze' },
    ])
  })
})

describe('a line with a place in a cell of its own', () => {
  test('belongs to the head above it, whatever the head names', () => {
    const { work } = read(`
      Piera Tolomei
      piera@example.it
      # Esperienza
      * Software Developer – Tirocinio\tGen. 2024 – Mag. 2024
      Brezza\tVerona, Italia
      Sviluppata una API per un sistema di rilevamento allarmi della sede.
      * Vue Developer – Tirocinio\tDic. 2022 – Apr. 2023
      Tramonto\tVerona, Italia
      Sviluppata una applicazione web per i magazzini della ditta.
    `)
    expect(work.map(({ company }) => company)).toEqual(['Brezza', 'Tramonto'])
  })
})

describe('a range that a right-to-left page prints from left to right', () => {
  test('begins with the earlier year', () => {
    const { work } = read(`
      سلمى الحداد
      salma@example.com
      # الخبرة العملية
      * مديرة قسم الإعلام\t2020 — 2012
      مركز النخيل للاستشارات — جدة
      * مصممة واجهات\t2012 — 2008
      شركة الشراع للبرمجيات — تونس
    `)
    expect(work).toMatchObject([
      { start: '2012', end: '2020' },
      { start: '2008', end: '2012' },
    ])
  })
})

describe('what ends in a colon and stands in every entry', () => {
  test('names none', () => {
    const { projects } = read(`
      Đỗ Minh Khôi
      khoi@example.vn
      # Dự án
      * Cửa hàng hoa Tường Vi
      Đây là dự án thương mại điện tử.
      * Công nghệ sử dụng:
      React, Vite
      * Chức năng bao gồm:
      • Thanh toán trực tuyến
      * Lịch phòng tập Bến Xuân
      Đây là nền tảng đặt lịch cho phòng tập.
      * Công nghệ sử dụng:
      Node.js, MongoDB
      * Chức năng bao gồm:
      • Xác thực người dùng
      * Phòng khám An Hoà
      Đây là trang chủ của một phòng khám.
      * Công nghệ sử dụng:
      Java
      * Chức năng bao gồm:
      • Quản lý hồ sơ
    `)
    expect(projects.map(({ name }) => name)).toEqual([
      'Cửa hàng hoa Tường Vi',
      'Lịch phòng tập Bến Xuân',
      'Phòng khám An Hoà',
    ])
  })
})

describe('a name that goes on below its date', () => {
  test('is whole where the rest begins with a word that binds', () => {
    const { work } = read(`
      Nell Brannock
      nell@example.com
      # Experience
      * Harbour Court, Northern District\tAugust 2018 – August 2019
      * of Harwick
      Law clerk
      • Drafted 27 opinions
      * Legal Aid Harwick\tMay 2016 – July 2016
      Law clerk
    `)
    expect(work.map(({ title }) => title)).toEqual(['Law clerk', 'Law clerk'])
  })
})

describe('a long line in a list of dated points', () => {
  test('is an entry like the others', () => {
    const { education } = read(`
      Urs Wettingen
      urs@example.ch
      # Ausbildung
      • Web Application Development: Bitwerk Labs, Juni 2013 – August 2013
      • MSc Linguistik: Master of Science in Linguistik mit Schwerpunkt Neurowissenschaft, Universität Lötschental, August 2011 – Juli 2012
      • Austauschjahr: University of Harwick, August 2007 – Juli 2008
    `)
    expect(education.map(({ start }) => start)).toEqual(['2013-06', '2011-08', '2007-08'])
  })
})

describe('a labelled value with a slash', () => {
  test('is one value', () => {
    const { work } = read(`
      Semra Özdemirci
      semra@example.com.tr
      # İş Deneyimi
      Nisan 2013 – Haziran 2014\tTurna Bilişim A.Ş.
      Pozisyon: Android Geliştirici / Web Geliştirici
      Ocak 2010 – Mart 2013\tSığırcık Yazılım Ltd.
      Pozisyon: Sistem Yöneticisi
    `)
    expect(work.map(({ title }) => title)).toEqual([
      'Android Geliştirici / Web Geliştirici',
      'Sistem Yöneticisi',
    ])
  })
})

describe('where somebody lives', () => {
  test.each([
    'Mapo-dong, Morley City, Republic of Korea',
    'Ulmen, P.R. China',
    'Morley, UAE',
    'Greater Morley Area',
    'Kanton Aargau',
    'Raum Bielefeld',
    '埼玉県かすかべ市',
    '12-1002, Morley Apt. 86, Ulmen-ro, West-gu, Ulmen-si, 404-180, Korea',
    'Flat 4, 12 Green Lane, Morley, Leeds, United Kingdom',
  ])('is known by its country, its parts or what surrounds it: %s', (place) => {
    const { basics } = read(`
      Ada Byron
      Sales Assistant
      ${place}
      ada@example.org | +44 20 7946 0018
      # Experience
      Sales Assistant, Corner Shop
      2019 – 2022
    `)
    expect(basics.location).toBe(place)
    expect(basics.headline).toBe('Sales Assistant')
  })

  test('a phone keeps the dots between its groups from parting it', () => {
    const { basics } = read(`
      Ada Byron
      (415) · 555 · 0132 ada@example.org
      # Experience
      Sales Assistant, Corner Shop
      2019 – 2022
    `)
    expect(basics.phone.replace(/\D/gu, '')).toBe('4155550132')
  })
})

const headOf = (...lines: string[]) =>
  read(`
    * Ada Byron
    ${lines.join('\n      ')}
    ada@example.org | +44 20 7946 0018
    # Experience
    Baker, Corner Shop
    2019 – 2022
  `).basics

describe('a head', () => {
  test.each([
    'Célibataire, sans enfant à charge',
    'verheiratet, 2 Kinder',
    'casada, 1 hijo',
    '未婚',
    '미혼',
    'bekâr',
    'متزوج',
  ])('tells a civil status that is neither home nor headline: %s', (status) => {
    const basics = headOf(status, 'Leeds, UK')
    expect(basics).toMatchObject({ location: 'Leeds, UK', headline: '' })
    expect(basics.extras.map(({ value }) => value)).toContain(status)
  })

  test.each([
    'Last updated in Mar 2026',
    'Page 1 / 2 - Curriculum vitae of',
    'Certified bread maker since 2002',
    '10/2020 Bread Conference',
    '🇬🇧 English B2',
  ])('has lines with figures that are no part of an address: %s', (line) => {
    expect(headOf('12 Green Lane', 'Leeds, UK', line).location).toBe('12 Green Lane, Leeds, UK')
  })

  test.each(['Adalin Byron', '后台技能', 'Tel:', 'GitHub', 'Ulmen, Germany'])(
    'has lines that name no job: %s',
    (line) => {
      const { basics } = read(`
        * 白安達
        * ${line}
        ada@example.org | 138 5550 0100
        # 工作经历
        面包师\t2019.03 - 2022.05
        街角面包店
      `)
      expect(basics.headline).toBe('')
    },
  )
})
