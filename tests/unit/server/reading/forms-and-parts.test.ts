import { expect, test } from 'vitest'
import { phonesIn } from '#server/reading/fields/contact.ts'
import { headingKind } from '#server/reading/lexicon/headings.ts'
import { labelled } from '#server/reading/lexicon/labels.ts'
import { jobs, projects, read, studies } from './lines.ts'

/** What a fourth round of unseen people does: parts of jobs as points, forms with several tables. */

test('points below a post that has its company are parts of it, whatever they were called there', () => {
  const printed = `한가람
    # 상세 경력
    * 가온시스템 | Project Manager | 2015.01-현재
    대고객 서비스를 대상으로 역할을 수행했습니다.
    • 물결 고도화 | PM | 2025.05-현재
    협력사 연동 프로젝트입니다.
    • 물결 이관 | 개발 PL | 2023.01-2024.12
    비표준 시스템을 이관했습니다.
    * 나래소프트 | 개발 및 운영 | 2009.01~2014.12
    운영 및 개발.`
  expect(jobs(printed)).toEqual([
    'Project Manager | 가온시스템 |  | 2015-01–present',
    '개발 및 운영 | 나래소프트 |  | 2009-01–2014-12',
  ])
})

test('a school in two words is one name', () => {
  const printed = `한가람
    # 학력사항
    11.03.02~14.02.01\t가온 고등학교 졸업
    14.03.02~15.02\t나래미래 대학교 건축학과 중퇴
    19.03.04~22.02.01\t나래미래 대학교 컴퓨터소프트웨어 공학과 졸업예정`
  expect(studies(printed).map((study) => study.split(' | ').slice(1, 3))).toEqual([
    ['', '가온 고등학교'],
    ['건축학과', '나래미래 대학교'],
    ['컴퓨터소프트웨어 공학과', '나래미래 대학교'],
  ])
})

test('who left the same place left the job above', () => {
  const printed = `森野 千晴
    # 職歴
    令和元\t6\t医療法人青空会 こもれび訪問看護ステーション 入職
    令和7\t9\t同事業所 退職`
  expect(jobs(printed)).toHaveLength(1)
  expect(read(printed).work[0]?.end).toBe('2025-09')
})

test('how a name is read is no name', () => {
  const printed = `履歴書
    ふりがな\tもりの\tちはる
    森野 千晴
    電話 090-1234-5678
    # 学歴
    2010年4月\t青空高等学校 入学`
  expect(read(printed).basics.name).toBe('森野 千晴')
})

test.each([
  ['أولاً: البيانات الشخصية:', 'personal'],
  ['ثانياً: الخبرات العملية:', 'work'],
  ['B. Education', 'education'],
])('headings are counted in words and letters: %s', (text, kind) => {
  expect(headingKind(text, ['ar', 'en'])).toBe(kind)
})

test('an address or a number is no label of what stands behind it', () => {
  const line = '☎ 137 2865 9043 ✉ qin@example.com 微信：qin-export'
  expect(labelled(line)).toBeNull()
  const { email, phone, extras } = read(
    `覃艳\n${line}\n# 教育背景\n2010 - 2014 海州大学 本科`,
  ).basics
  expect([email, phone]).toEqual(['qin@example.com', '137 2865 9043'])
  expect(extras).toContainEqual({ label: '微信', value: 'qin-export' })
})

test('a score with its year is no phone number', () => {
  expect(phonesIn('TOEIC 605 (2022); Tiếng Hoa', 'vi')).toEqual([])
  const printed = `Phan Hoàng Khang
    SĐT 0987.410.553 * Mail: khang@example.com * Thuận An
    # NGOẠI NGỮ
    TOEIC 605 (2022)`
  expect(read(printed).basics.phone).toBe('0987.410.553')
})

test('Ma. is a part of a name', () => {
  expect(read('C.P. Ma. del Rocío Vela Tamayo\nContadora').basics.name).toBe(
    'Ma. del Rocío Vela Tamayo',
  )
})

test('a name in a box with contact below it is the name, wherever the box stands', () => {
  const printed = `CV
    # Compétences
    Python, PHP, HTML, CSS
    # Matéo Vasseur
    Montrond
    mateo@example.com
    07 69 74 56 10
    # Expériences professionnelles
    2020 - 2022 Boulanger, Moulin Miette`
  expect(read(printed).basics.name).toBe('Matéo Vasseur')
  expect(read(printed).basics.email).toBe('mateo@example.com')
})

test('what a page is called may head all that somebody did', () => {
  const printed = `Marie Vasseur
    marie@example.com
    # Curriculum vitæ
    09/2016 – 09/2017\tPost-doctorat, Université du Mélèze, France
    2012 – 2013\tStage de recherche, Institut des Marées, France
    2008 – 2009\tMaster 2 en Informatique, Université du Mélèze, France
    2006 – 2007\tLicence 3 en Informatique, Université du Mélèze, France
    # Langues
    Anglais : courant
    # Distinctions
    Best Student Paper Award`
  expect(jobs(printed).map((job) => job.split(' | ')[0])).toEqual([
    'Post-doctorat',
    'Stage de recherche',
  ])
  expect(studies(printed)).toHaveLength(2)
})

test('a text about a way is no project, and no sentence is lost', () => {
  const story =
    'Attualmente sono dottorando nel laboratorio della marea, dove mi occupo di onde e di sensori. Ho esperienza pluriennale.'
  const lead =
    'Un riepilogo delle mie esperienze lavorative e accademiche, che spaziano dalla ricerca allo sviluppo e alla didattica privata.'
  const printed = `Ada Timm
    # Il mio percorso
    ${story}
    # Esperienze professionali
    ${lead}
    * Insegnante
    Scuola Marea · Ferrara, Italia
    2018 - presente
    • Oltre 500 ore di lezioni
    # I miei progetti
    * MAREA DIDATTICA
    Piattaforma innovativa che collega insegnanti qualificati con famiglie in tutta Italia, garantendo qualità e regolarità.
    * Laboratori Didattici Networking
    Sviluppo di esperienze didattiche interattive per l'insegnamento di reti di telecomunicazione e Internet.
    * Segnali di marea
    Progetto di correlazione per tesi su segnali di marea per interfacce di navigazione.`
  expect(projects(printed)).toEqual([
    'MAREA DIDATTICA',
    'Laboratori Didattici Networking',
    'Segnali di marea',
  ])
  expect(JSON.stringify(read(printed))).toContain('Un riepilogo delle mie esperienze')
})

test('what sort of thing a project is stands in front of its name', () => {
  const printed = `Ada Timm
    # PROGETTI
    * Corso · Stampa 3D
    gen 2026 — feb 2026
    Modellazione, preparazione dei file e utilizzo pratico delle stampanti.
    * Corso · Fogli di calcolo
    mar 2025 — apr 2025
    Funzioni, organizzazione dei dati e creazione di tabelle utili allo studio.
    * Progetto scolastico · Marea LAB
    ott 2024 — nov 2024
    Creazione di contenuti digitali per la scuola con professori e studenti.`
  expect(projects(printed)).toEqual(['Stampa 3D', 'Fogli di calcolo', 'Marea LAB'])
})

test('a company in brackets stands behind what its post is in', () => {
  const printed = `Ada Timm
    # Mon parcours
    * Commerciale en Immobilier d’Entreprise (Capimer)
    2022-2023
    • Prospection et gestion d’un portefeuille client professionnel.
    * Gestionnaire de Sites Web (Marée Bleue)
    2015-2019
    • Administration et création de contenus pour des sites.`
  expect(jobs(printed).map((job) => job.split(' | ').slice(0, 2))).toEqual([
    ['Commerciale en Immobilier d’Entreprise', 'Capimer'],
    ['Gestionnaire de Sites Web', 'Marée Bleue'],
  ])
})

test('a faculty stands in front of its university, behind a dash as well', () => {
  const printed = `أسامة الزين
    # المؤهلات العلمية
    2010 - 2014\tليسانس حقوق\tكلية الحقوق – جامعة النخيل`
  expect(read(printed).education[0]?.institution).toBe('جامعة النخيل')
})

test('rows of one table are jobs, however bold each is', () => {
  const printed = `علاء الزين
    # الخبرات العملية
    (2016 – 2021)\tمدرس لغة عربية
    معهد النخيل
    * (2017 – 2019)\tمدرس لغة عربية
    مدرسة السنابل
    * (2010 – 2012)\tمدرس لغة عربية
    مدرسة الربيع`
  expect(read(printed).work).toHaveLength(3)
})

test('degrees below a heading of trainings are studies where nothing else is', () => {
  const printed = `Ada Timm
    # Formations professionnelles
    * BTS Services Informatiques
    2022 - 2024
    • Option logiciels
    * Baccalauréat général
    2022
    • Spécialité mathématiques`
  expect(studies(printed)).toHaveLength(2)
})

test('a post whose head says as much as the one above has no company of that one', () => {
  const printed = `Maira Lenz
    # Beruflicher Werdegang
    13/11/2020 – 24/08/2023\tKRANKENSCHWESTER KLINIK SAN MATEO
    • Pflege auf der Station
    24/08/2023 – 24/02/2024\tKRANKENSCHWESTER SALUD EN CASA
    • Häusliche Pflege`
  expect(read(printed).work[1]?.company).not.toBe('KLINIK SAN MATEO')
})
