import { describe, expect, test } from 'vitest'
import { plainText } from '#contract/rich-text.ts'
import type { DocumentText } from '#server/reading/document.ts'
import { readLines } from '#server/reading/index.ts'
import { documentOf, jobs, projects, read, studies } from './lines.ts'

/** What people of many trades do on paper, each convention with what is to be read of it. */

/** The same, the first line set like the others. */
const plain = (printed: string): DocumentText => {
  const text = documentOf(printed)
  return { ...text, lines: text.lines.map((line) => ({ ...line, fontSize: 10 })) }
}

describe('jobs', () => {
  test('have a sign where their look changes', () => {
    expect(
      jobs(`
        Damian Okereke-Hull
        # Work experience
        **Site Supervisor** – Brackwater Electrical Services, Leeds
        March 2019 to date
        • Run crews of up to six on school refits
        **Electrician** – Thornfield & Sons, Leeds
        2013 – 2019
        • First and second fix`),
    ).toEqual([
      'Site Supervisor | Brackwater Electrical Services | Leeds | 2019-03–present',
      'Electrician | Thornfield & Sons | Leeds | 2013–2019',
    ])
  })

  test('name the company behind a word of its own look', () => {
    expect(
      jobs(`
        Damian Okereke-Hull
        # Work experience
        **Electrician** at Brackwater Ltd, 2013 – 2019
        **Apprentice** at Morley Power, 2010 – 2013`),
    ).toEqual([
      'Electrician | Brackwater Ltd |  | 2013–2019',
      'Apprentice | Morley Power |  | 2010–2013',
    ])
  })

  test('name a company with its town beside the title', () => {
    expect(
      jobs(`
        Yvonne Harthauser
        # Berufserfahrung
        2019 – heute\tControllerin, Weidenbach Maschinenbau GmbH, Leipzig
        2014 – 2015\tWerkstudentin Rechnungswesen, **Kaffeehaus Timm, Kiel**`),
    ).toEqual([
      'Controllerin | Weidenbach Maschinenbau GmbH | Leipzig | 2019–present',
      'Werkstudentin Rechnungswesen | Kaffeehaus Timm | Kiel | 2014–2015',
    ])
  })
})

describe('sentences', () => {
  test.each([
    [
      'en',
      `Harriet Colway
      # Work experience
      From March 2015 to June 2018 I worked as Sales Manager for Halvorsen Trading Ltd in Bergen
      From July 2018 to May 2021 I worked as Key Account Manager for Ostrava Foods in Leeds
      Since June 2021 I work as Head of Sales at Brightwell Logistics in London`,
      [
        'Sales Manager | Halvorsen Trading Ltd | Bergen | 2015-03–2018-06',
        'Key Account Manager | Ostrava Foods | Leeds | 2018-07–2021-05',
        'Head of Sales | Brightwell Logistics | London | 2021-06–present',
      ],
    ],
    [
      'de',
      `Yvonne Harthauser
      # Beruflicher Werdegang
      2014–2016: Assistenzärztin im St.-Anna-Hospital in Jena
      2016–2018: Fachärztin bei der Klinik Saaleck in Kassel
      2018–2020: Weidenbach GmbH, Leipzig, als Betriebsärztin
      2020–2023: tätig als Oberärztin am Klinikum Nordhain, Kassel`,
      [
        'Assistenzärztin | St.-Anna-Hospital | Jena | 2014–2016',
        'Fachärztin | Klinik Saaleck | Kassel | 2016–2018',
        'Betriebsärztin | Weidenbach GmbH | Leipzig | 2018–2020',
        'Oberärztin | Klinikum Nordhain | Kassel | 2020–2023',
      ],
    ],
    [
      'fr',
      `Camille Dervaux
      # Expériences professionnelles
      De mars 2014 à juin 2018 : Bérard & Fils (Lyon) en tant que comptable
      De juillet 2018 à mai 2020 : Groupe Valmont (Grenoble) en tant que contrôleuse de gestion
      Depuis juin 2020 : responsable comptable au sein du Cabinet Tissot (Annecy)`,
      [
        'comptable | Bérard & Fils | Lyon | 2014-03–2018-06',
        'contrôleuse de gestion | Groupe Valmont | Grenoble | 2018-07–2020-05',
        'responsable comptable | Cabinet Tissot | Annecy | 2020-06–present',
      ],
    ],
    [
      'es',
      `Rosario Peñalver
      # Experiencia laboral
      De marzo de 2014 a junio de 2018 trabajé en Comercial Andina como contadora
      De julio de 2018 a mayo de 2020 trabajé en Grupo Salvatierra como auditora
      Desde junio de 2020 trabajo en la Cooperativa del Maule como jefa de contabilidad`,
      [
        'contadora | Comercial Andina |  | 2014-03–2018-06',
        'auditora | Grupo Salvatierra |  | 2018-07–2020-05',
        'jefa de contabilidad | Cooperativa del Maule |  | 2020-06–present',
      ],
    ],
    [
      'it',
      `Ginevra Altobelli
      # Esperienze lavorative
      Da marzo 2014 a giugno 2018 ho lavorato presso Ferramenta Boschi come contabile
      Da luglio 2018 a maggio 2020 ho lavorato presso lo Studio Marchetti come revisore
      Dal giugno 2020 lavoro presso la Cooperativa Il Faggio come responsabile amministrativa`,
      [
        'contabile | Ferramenta Boschi |  | 2014-03–2018-06',
        'revisore | Studio Marchetti |  | 2018-07–2020-05',
        'responsabile amministrativa | Cooperativa Il Faggio |  | 2020-06–present',
      ],
    ],
    [
      'tr',
      `Selin Karabağ
      # İş Deneyimi
      2014–2018: Yıldırım Tekstil A.Ş.'de muhasebe uzmanı olarak çalıştım
      2018–2020: Gediz Gıda şirketinde denetçi
      2020–halen: Marmara Lojistik bünyesinde finans müdürü olarak çalışmaktayım`,
      [
        'muhasebe uzmanı | Yıldırım Tekstil A.Ş. |  | 2014–2018',
        'denetçi | Gediz Gıda |  | 2018–2020',
        'finans müdürü | Marmara Lojistik |  | 2020–present',
      ],
    ],
    [
      'ja',
      `白石 美咲
      # 職務経歴
      2014年4月～2018年3月 株式会社青葉商事にて経理担当
      2018年4月～2020年3月 有限会社みどり印刷にて営業職
      2020年4月～現在 東浜物流株式会社にて営業課長として勤務`,
      [
        '経理担当 | 株式会社青葉商事 |  | 2014-04–2018-03',
        '営業職 | 有限会社みどり印刷 |  | 2018-04–2020-03',
        '営業課長 | 東浜物流株式会社 |  | 2020-04–present',
      ],
    ],
    [
      'ko',
      `서지우
      # 경력
      2014.03 ~ 2018.06 (주)한빛상사에서 회계 담당자로 근무
      2018.07 ~ 2020.05 늘봄식품에서 재무 팀장으로 근무
      2020.06 ~ 현재 가온물류에서 재무 부장으로 재직 중`,
      [
        '회계 담당자 | (주)한빛상사 |  | 2014-03–2018-06',
        '재무 팀장 | 늘봄식품 |  | 2018-07–2020-05',
        '재무 부장 | 가온물류 |  | 2020-06–present',
      ],
    ],
    [
      'zh',
      `林晓雯
      # 工作经历
      2014年3月至2018年6月在星河贸易有限公司担任会计
      2018年7月至2020年5月在远山食品有限公司担任财务主管
      2020年6月至今在北辰物流集团担任财务经理`,
      [
        '会计 | 星河贸易有限公司 |  | 2014-03–2018-06',
        '财务主管 | 远山食品有限公司 |  | 2018-07–2020-05',
        '财务经理 | 北辰物流集团 |  | 2020-06–present',
      ],
    ],
    [
      'ar',
      `سمير الحداد
      # الخبرات العملية
      2014 – 2018: محاسب في شركة النور للتجارة
      2018 – 2020: مدقق حسابات لدى مجموعة الواحة
      منذ 2020: أعمل مديراً مالياً في شركة الأفق`,
      [
        'محاسب | شركة النور للتجارة |  | 2014–2018',
        'مدقق حسابات | مجموعة الواحة |  | 2018–2020',
        'مديراً مالياً | شركة الأفق |  | 2020–present',
      ],
    ],
    [
      'vi',
      `Trần Minh Khôi
      # Kinh nghiệm làm việc
      2014 – 2018: Kế toán tại Công ty TNHH Sao Mai, Hà Nội
      Từ 2020 đến nay: làm Kế toán trưởng cho Tập đoàn Hải Long`,
      [
        'Kế toán | Công ty TNHH Sao Mai | Hà Nội | 2014–2018',
        'Kế toán trưởng | Tập đoàn Hải Long |  | 2020–present',
      ],
    ],
  ])('of %s name title, company and town', (_, printed, expected) => {
    expect(jobs(printed)).toEqual(expected)
    expect(read(printed).other).toEqual([])
  })

  test('name the school behind a word', () => {
    expect(
      studies(`
        Selin Karabağ
        # Eğitim
        2008–2012 Gediz Üniversitesi'nde İşletme Lisans
        2012–2014 Marmara Üniversitesi'nden Finans Yüksek Lisans`),
    ).toEqual([
      'İşletme Lisans |  | Gediz Üniversitesi | 2008–2012',
      'Finans Yüksek Lisans |  | Marmara Üniversitesi | 2012–2014',
    ])
    expect(
      studies(`
        Ginevra Altobelli
        # Formazione
        2003-2008: Diploma di ragioniere all'Istituto Tecnico Cattaneo di Padova
        2008-2013: Laurea in Economia presso l'Università di Borgomanero
        2014: Master in Finanza conseguito presso la Scuola Superiore Aldini`),
    ).toEqual([
      'Diploma di ragioniere |  | Istituto Tecnico Cattaneo di Padova | 2003–2008',
      'Laurea in Economia |  | Università di Borgomanero | 2008–2013',
      'Master in Finanza |  | Scuola Superiore Aldini | –2014',
    ])
  })
})

describe('a name that the entry before has', () => {
  test('is told by a word in its place', () => {
    const { work, education, other } = read(`
      白石 美咲
      # 経歴
      2010年4月 青葉大学経済学部 入学
      2014年3月 同上 卒業
      2014年4月 株式会社青葉商事 入社
      2018年3月 同社 退職
      2018年4月 東浜物流株式会社 入社
      現在に至る`)
    expect(education.map(({ institution, end }) => `${institution} ${end}`)).toEqual([
      '青葉大学 2014-03',
    ])
    expect(work.map(({ company, start, end }) => `${company} ${start}–${end}`)).toEqual([
      '株式会社青葉商事 2014-04–2018-03',
      '東浜物流株式会社 2018-04–present',
    ])
    expect(other).toEqual([])
  })

  test('is that of the row above in a table', () => {
    expect(
      studies(`
        林晓雯
        # 教育背景
        2008.09 - 2012.06\t江南大学\t会计学\t本科
        2012.09 - 2015.06\t同上\t会计学\t硕士`),
    ).toEqual([
      '本科 | 会计学 | 江南大学 | 2008-09–2012-06',
      '硕士 | 会计学 | 江南大学 | 2012-09–2015-06',
    ])
  })
})

describe('signs that part degree and school', () => {
  test.each(['::', '→', '>', ';', '//', '+'])('%s', (sign) => {
    const gap = sign === ';' ? '' : ' '
    expect(
      studies(`
        Harriet Colway
        # Education
        2010 – 2013\tBSc Economics${gap}${sign} University of Marlowe
        2013 – 2014\tMSc Finance${gap}${sign} Redbridge College`),
    ).toEqual([
      'BSc Economics |  | University of Marlowe | 2010–2013',
      'MSc Finance |  | Redbridge College | 2013–2014',
    ])
  })
})

describe('a school with its department behind it', () => {
  test.each([
    [
      'Education',
      'University of Marlowe School of Business',
      'School of Business',
      'University of Marlowe',
    ],
    [
      'Ausbildung',
      'Universität Saaleck Fachbereich Physik',
      'Fachbereich Physik',
      'Universität Saaleck',
    ],
    [
      'Formation',
      'Université de Sermange Faculté de Droit',
      'Faculté de Droit',
      'Université de Sermange',
    ],
    [
      'Educación',
      'Universidad del Maule Facultad de Ciencias',
      'Facultad de Ciencias',
      'Universidad del Maule',
    ],
    [
      'Istruzione',
      'Università di Borgomanero Dipartimento di Fisica',
      'Dipartimento di Fisica',
      'Università di Borgomanero',
    ],
    [
      'Education',
      'Massachusetts Institute of Technology',
      '',
      'Massachusetts Institute of Technology',
    ],
    ['Education', 'Imperial College London', '', 'Imperial College London'],
  ])('%s: %s', (heading, printed, field, institution) => {
    expect(
      studies(`
        Harriet Colway
        # ${heading}
        2010 – 2013\tMaster\t${printed}
        2009 – 2010\tBachelor\tRedbridge College`)[0],
    ).toBe(`Master | ${field} | ${institution} | 2010–2013`)
  })
})

describe('a company whose legal form is a word of dates elsewhere', () => {
  test('is whole above its date', () => {
    expect(
      jobs(`
        Selin Karabağ
        # İş Deneyimi
        Muhasebe Uzmanı, Yıldırım Tekstil A.Ş.
        2019 yılından beri
        Denetçi, Gediz Gıda A.Ş.
        2015 - 2019`),
    ).toEqual([
      'Muhasebe Uzmanı | Yıldırım Tekstil A.Ş. |  | 2019–present',
      'Denetçi | Gediz Gıda A.Ş. |  | 2015–2019',
    ])
  })
})

describe('a company of two names', () => {
  test('keeps both where a dash parts the title, too', () => {
    expect(
      jobs(`
        Yvonne Harthauser
        # Berufserfahrung
        2015 – 2019\tMüller – Söhne GmbH – Buchhalterin
        2012 – 2015\tWeidenbach GmbH – Controllerin`),
    ).toEqual([
      'Buchhalterin | Müller – Söhne GmbH |  | 2015–2019',
      'Controllerin | Weidenbach GmbH |  | 2012–2015',
    ])
  })
})

describe('a name', () => {
  test.each([
    ['Hello, I’m Harriet Colway', 'Harriet Colway'],
    ['Hallo, ich bin Yvonne Harthauser', 'Yvonne Harthauser'],
    ["Bonjour, je m'appelle Camille Dervaux", 'Camille Dervaux'],
    ['¡Hola! Soy Rosario Peñalver', 'Rosario Peñalver'],
    ['Ciao, sono Ginevra Altobelli', 'Ginevra Altobelli'],
    ['Merhaba, ben Selin Karabağ', 'Selin Karabağ'],
    ['Xin chào, tôi là Trần Minh Khôi', 'Trần Minh Khôi'],
    ['氏\u3000\u3000\u3000名\u3000\u3000白石\u3000美咲', '白石 美咲'],
    ['Ben Howard Colway', 'Ben Howard Colway'],
  ])('is read from %s', (printed, name) => {
    const { basics, other } = read(`
      ${printed}
      # Experience
      Sales Manager, Halvorsen Trading Ltd, 2015 – 2019`)
    expect(basics).toMatchObject({ name, headline: '' })
    expect(other).toEqual([])
  })
})

describe('skills', () => {
  test('have levels beside them or below', () => {
    const { skills, other } = read(`
      Selin Karabağ
      # Yetenekler
      Excel\t%90
      Logo\t80%
      Netsis
      70 %
      SAP ●●●●○`)
    expect(skills.flatMap(({ items }) => items)).toEqual(['Excel', 'Logo', 'Netsis', 'SAP'])
    expect(other).toEqual([])
  })
})

describe('lists', () => {
  test('have an entry in each point that ends in a year', () => {
    expect(
      jobs(`
        Harriet Colway
        # Employment
        • Tutor in Economic History, Faculty of Arts, University of Marlowe, 2012.
        • Lecturer at Redbridge College. 2014.
        • Visiting Lecturer at Ashby University. 2016 – 2018.`),
    ).toEqual([
      'Tutor in Economic History | University of Marlowe |  | 2012–2012',
      'Lecturer | Redbridge College |  | 2014–2014',
      'Visiting Lecturer | Ashby University |  | 2016–2018',
    ])
  })

  test('tell what the names of their groups are', () => {
    const { work } = read(`
      Rosario Peñalver
      # Experiencia laboral
      Ayudante
      • Zoología General, Universidad de Magallanes, 2016.
      • Botánica, Universidad de Magallanes, 2017.
      Museo Austral
      • Catalogadora, 2018.
      • Conservadora, 2020.
      # Docencia
      • Tutora de Física en Universidad Austral. 2019.
      • Profesora de Limnología en la Universidad San Jorge. 2023.`)
    expect(work.map(({ title, company, start }) => `${title} | ${company} | ${start}`)).toEqual([
      'Ayudante | Universidad de Magallanes | 2016',
      'Ayudante | Universidad de Magallanes | 2017',
      'Catalogadora | Museo Austral | 2018',
      'Conservadora | Museo Austral | 2020',
      'Tutora de Física | Universidad Austral | 2019',
      'Profesora de Limnología | Universidad San Jorge | 2023',
    ])
    expect(plainText(work[1]!.details)).toContain('Botánica')
  })

  test('have points whose lines are joined before they are parted', () => {
    const text = documentOf(`
      Rosario Peñalver
      # Educación
      • Bióloga Marina, Universidad de
      Magallanes, 2018.
      • Doctora en Ciencias Biológicas, Universidad
      Austral, 2019 –`)
    const lines = text.lines.map((line, at) => ({ ...line, continues: at === 3 || at === 5 }))
    expect(
      readLines({ ...text, lines }).resume.education.map(
        ({ institution, start, end }) => `${institution} | ${start}–${end}`,
      ),
    ).toEqual(['Universidad de Magallanes | –2018', 'Universidad Austral | 2019–present'])
  })
})

describe('posts', () => {
  test('at a department name the house', () => {
    const { work } = read(`
      Isolde Fenwrath
      # Experience
      Assistant Professor\t2020 – 2022
      Marlowe State University, Department of History
      • Taught archives`)
    expect(work.map(({ company }) => company)).toEqual(['Marlowe State University'])
    expect(plainText(work[0]!.details)).toContain('Department of History')
  })

  test('stand with their department below a company with its own dates', () => {
    expect(
      jobs(`
        Lorena Ashgrove
        # Experience
        * Redbud Medical Center, Tulsa, OK\t2017 – Present
        Charge Nurse, Telemetry (2020 – Present)
        • Coordinate a 28-bed unit
        Staff Nurse, Telemetry (2017 – 2020)
        • Managed 5 to 6 patients per shift
        * Osage Valley Nursing Home, Bartlesville, OK\t2014 – 2017
        Licensed Practical Nurse
        • Passed medications for 30 residents`),
    ).toEqual([
      'Charge Nurse, Telemetry | Redbud Medical Center | Tulsa, OK | 2020–present',
      'Staff Nurse, Telemetry | Redbud Medical Center | Tulsa, OK | 2017–2020',
      'Licensed Practical Nurse | Osage Valley Nursing Home | Bartlesville, OK | 2014–2017',
    ])
  })

  test('keep what their brackets hold', () => {
    const { work } = read(`
      Mirela Ostovan
      # Experience
      Editor (Internship – Picture Books)\t2019 – 2020
      Lumora Press Ltd
      • Read manuscripts`)
    expect(work.map(({ title }) => title)).toEqual(['Editor (Internship – Picture Books)'])
  })

  test('of a form have labels that say how to fill them in', () => {
    expect(
      jobs(`
        Daniel Ahrens
        # Berufserfahrung
        Datum (von – bis)\t2005-01 bis heute
        Name des Arbeitgebers\tAhrens Datentechnik GmbH
        Beruf oder Funktion\tGeschäftsführer
        Datum (von – bis)\t2001-07 bis 2004-12
        Name des Arbeitgebers\tKontor Nordwind KG
        Beruf oder Funktion\tSachbearbeiter`),
    ).toEqual([
      'Geschäftsführer | Ahrens Datentechnik GmbH |  | 2005-01–present',
      'Sachbearbeiter | Kontor Nordwind KG |  | 2001-07–2004-12',
    ])
  })
})

describe('courses', () => {
  test('without a time or school are certificates', () => {
    const { education, awards } = read(`
      Harriet Colway
      # Education
      BA History, University of Marlowe\t2009
      # Professional Certification & Training
      • Food hygiene level 2
      • BASIC FIRE SAFETY TRAINING
      • Sourdough Onramp`)
    expect(education.map(({ institution }) => institution)).toEqual(['University of Marlowe'])
    expect(awards.map(({ kind, title }) => `${kind}: ${title}`)).toEqual([
      'certificate: Food hygiene level 2',
      'certificate: BASIC FIRE SAFETY TRAINING',
      'certificate: Sourdough Onramp',
    ])
  })

  test('listed with the year alone are certificates', () => {
    const { education, awards } = read(`
      Trần Thu Hà
      # Học vấn
      2010 – 2013\tTrường Cao đẳng Du lịch Sông Hàn\tCao đẳng Nấu ăn
      # Bằng cấp, chứng chỉ
      • Giấy phép hướng dẫn viên hạng A, cấp năm 2015
      • Chứng chỉ huấn luyện phòng cháy 2019`)
    expect(education).toHaveLength(1)
    expect(awards.map(({ kind, date }) => `${kind} ${date}`)).toEqual([
      'certificate 2015',
      'certificate 2019',
    ])
  })
})

describe('who somebody is', () => {
  test('is told by parts of a name that a form asks for', () => {
    const { basics } = read(`
      CURRICULUM VITAE
      Nom\tVASSELON
      Prénom\tAgathe
      Téléphone\t07 55 55 01 23
      # Formation
      2014\tBTS Comptabilité – Lycée Ampère-Rive`)
    expect(basics.name).toBe('Agathe VASSELON')
  })

  test('stands first in the look of the headings, with letters behind the name', () => {
    const { basics, work } = readLines(
      plain(`
        * LORENA P. ASHGROVE, RN, BSN
        Registered Nurse
        Tulsa, OK | (918) 555-0147 | lorena@example.com
        * PROFESSIONAL EXPERIENCE
        Redbud Medical Center, Charge Nurse, 2017 – Present
        * EDUCATION
        Bachelor of Science in Nursing, Arkansas River University, 2017
        * HONORS
        Nightingale Prize, 2021
        * SKILLS
        Telemetry, charting, triage`),
    ).resume
    expect(basics).toMatchObject({ name: 'LORENA P. ASHGROVE', email: 'lorena@example.com' })
    expect(work).toHaveLength(1)
  })
})

describe('names of documents', () => {
  test.each([
    ['林知遥的简历', '林知遥'],
    ['Mirela Ostovan’s Resume', 'Mirela Ostovan'],
  ])('%s is the name of %s', (title, name) => {
    expect(read(`${title}\nmirela@example.com\n# Skills\nGo, SQL`).basics.name).toBe(name)
  })
})

describe('sections', () => {
  test('within a line end at the next label', () => {
    const { languages, skills } = read(`
      Yvonne Harthauser
      # Kenntnisse
      EDV: MS Office, DATEV
      Sprachen: Deutsch (Muttersprache), Polnisch (gut)
      Führerschein: Klasse B`)
    expect(languages.map(({ name }) => name)).toEqual(['Deutsch', 'Polnisch'])
    expect(skills.map(({ name }) => name)).toEqual(['EDV', 'Führerschein'])
  })

  test('of languages are parted by any sign, and by nothing that is no language', () => {
    const { languages, other } = read(`
      Julián Orteguera
      # Idiomas
      Euskera: nativo. Inglés: C1 / Alemán: A2
      Autorizo el tratamiento de mis datos personales para esta candidatura.`)
    expect(languages).toEqual([
      { name: 'Euskera', level: 'nativo' },
      { name: 'Inglés', level: 'C1' },
      { name: 'Alemán', level: 'A2' },
    ])
    expect(other.map(({ details }) => plainText(details)).join()).toContain('Autorizo')
  })
})

describe('studies', () => {
  test('part a level from its subject where Chinese lists both', () => {
    expect(
      studies(`
        林知遥
        # 教育背景
        本科、统计学\t2014.09 - 2018.06
        东浙理工大学`),
    ).toEqual(['本科 | 统计学 | 东浙理工大学 | 2014-09–2018-06'])
  })

  test('have degree and grade below the school, and the date beside it', () => {
    const { education } = read(`
      Şebnem Karatoprak
      # Eğitim
      Gediz Üniversitesi\t2010 – 2015
      Mimarlık Lisans, 3.12/4.00
      Körfez Anadolu Lisesi\t2006 – 2010`)
    expect(education.map(({ institution, degree }) => [institution, degree])).toEqual([
      ['Gediz Üniversitesi', 'Mimarlık Lisans'],
      ['Körfez Anadolu Lisesi', ''],
    ])
  })

  test('have a note behind their date, and a school parted by a dash without a space', () => {
    expect(
      studies(`
        Baran Tepeyurt
        # Eğitim
        Körfez Anadolu Lisesi: 2015-2019
        Gediz Üniversitesi- Çevre Mühendisliği: 2019-2020 (Yatay geçiş yapıldı.)
        Bozok Üniversitesi- Bilgisayar Mühendisliği: 2020-2024`),
    ).toEqual([
      ' |  | Körfez Anadolu Lisesi | 2015–2019',
      'Çevre Mühendisliği |  | Gediz Üniversitesi | 2019–2020',
      'Bilgisayar Mühendisliği |  | Bozok Üniversitesi | 2020–2024',
    ])
  })

  test('name the school behind a word with an apostrophe', () => {
    expect(
      studies(`
        Ettore Cavalbruni
        # Formazione
        2004 – Diploma di tecnico della ristorazione presso l'Istituto Alberghiero di Levico
        2001 – Licenza media presso la Scuola Media Bresadola`),
    ).toEqual([
      'Diploma di tecnico della ristorazione |  | Istituto Alberghiero di Levico | –2004',
      'Licenza media |  | Scuola Media Bresadola | –2001',
    ])
  })

  test('have grades and theses that are no degrees', () => {
    const { education } = read(`
      Konstantin Eichwaldt
      # Ausbildung
      2011 – 2013\tM.Sc. Physik an der Universität Saaleck (Note 1,2)
      2008 – 2011\tB.Sc. Physik an der Technischen Hochschule Ilmenbrück
      Bachelorarbeit: Messung kleiner Phasenverschiebungen
      2000 – 2008\tGymnasium Jena
      Abschluss: Note 1,8`)
    expect(education.map(({ degree, institution }) => [degree, institution])).toEqual([
      ['M.Sc. Physik', 'Universität Saaleck'],
      ['B.Sc. Physik', 'Technischen Hochschule Ilmenbrück'],
      ['', 'Gymnasium Jena'],
    ])
    expect(education.map(({ details }) => plainText(details))).toEqual([
      'Note 1,2',
      'Bachelorarbeit: Messung kleiner Phasenverschiebungen',
      'Note 1,8',
    ])
  })

  test('say in brackets how they stand', () => {
    expect(
      studies(`
        林沐川
        # 教育经历
        溪川大学\u3000软件工程\u3000硕士（中退）\u30002018.09 – 2019.12
        云岭大学\u3000计算机科学\u3000本科\u30002014.09 – 2018.06`),
    ).toEqual([
      '硕士 | 软件工程 | 溪川大学 | 2018-09–2019-12',
      '本科 | 计算机科学 | 云岭大学 | 2014-09–2018-06',
    ])
  })

  test('have two letters that are a degree and no state', () => {
    expect(
      studies(`
        Isolde Fenwrath
        # Education
        PhD, History, University of Tarn Valley, 2016
        MA, History, Calloway College, 2011`),
    ).toEqual([
      'PhD | History | University of Tarn Valley | –2016',
      'MA | History | Calloway College | –2011',
    ])
  })

  test('have school, faculty and department in one word', () => {
    expect(
      studies(`
        白浜 みのり
        # 学歴
        2017年3月\t汐見大学文学部史学科\u3000卒業
        2013年4月\t汐見大学文学部史学科\u3000入学`),
    ).toEqual([' | 文学部史学科 | 汐見大学 | 2013-04–2017-03'])
  })
})

describe('projects', () => {
  test('are points, with points of their own', () => {
    expect(
      projects(`
        Ada Quill
        # Projects
        • Tide Watch
        ◦ Tells fishers when the tide turns
        ◦ Used by four ports
        • Gull Counter
        ◦ Counts gulls on pictures
        ◦ Won a prize`),
    ).toEqual(['Tide Watch', 'Gull Counter'])
  })

  test('have their address on a line below', () => {
    const found = read(`
      Ada Quill
      # Projects
      * Tide Watch
      github.com/adaq/tide
      • Tells fishers when the tide turns
      * Gull Counter
      github.com/adaq/gulls
      • Counts gulls on pictures`).projects
    expect(found.map(({ name, url }) => `${name} ${url}`)).toEqual([
      'Tide Watch github.com/adaq/tide',
      'Gull Counter github.com/adaq/gulls',
    ])
    expect(found.map(({ details }) => plainText(details))).toEqual([
      'Tells fishers when the tide turns',
      'Counts gulls on pictures',
    ])
  })

  test('have names in small letters, where heads stand out', () => {
    expect(
      projects(`
        Ada Quill
        # Projects
        * tidewatch ★ 33
        Tells fishers when the tide turns
        * gull-counter
        Counts gulls on pictures
        * Fog Signal
        Sounds when fog comes`),
    ).toEqual(['tidewatch ★ 33', 'gull-counter', 'Fog Signal'])
  })

  test('stand in groups, whose names are set like nothing else', () => {
    const text = documentOf(`
      Ada Quill
      # Open source
      * Libraries
      * tidewatch
      Tells fishers when the tide turns
      * Gull Counter
      Counts gulls on pictures
      * Tools
      * Fog Signal
      Sounds when fog comes`)
    const lines = text.lines.map((line) =>
      ['Libraries', 'Tools'].includes(line.text) ? { ...line, color: '#884400' } : line,
    )
    const found = readLines({ ...text, lines }).resume.projects
    expect(found.map(({ name }) => name)).toEqual(['tidewatch', 'Gull Counter', 'Fog Signal'])
    expect(found.map(({ details }) => plainText(details).split('\n')[0])).toEqual([
      'Libraries',
      'Counts gulls on pictures',
      'Tools',
    ])
  })

  test('are called so in front of their names', () => {
    expect(
      projects(`
        Ada Quill
        # Projects
        **Personal Project:** Tide Watch
        • Tells fishers when the tide turns
        **Team Project:** Gull Counter
        • Counts gulls on pictures`),
    ).toEqual(['Tide Watch', 'Gull Counter'])
  })

  test('begin with their name in bold, dated or not', () => {
    expect(
      projects(`
        Baran Tepeyurt
        # Projeler
        **Kargo Takip** – Kargo firmaları için takip paneli
        • React ve Node.js
        **Evim Güvende** – IoT ev güvenlik sistemi – 2020
        • Arduino ve MQTT
        **Not Defterim** (Flutter) – mobil uygulama`),
    ).toEqual(['Kargo Takip', 'Evim Güvende', 'Not Defterim'])
  })
})
