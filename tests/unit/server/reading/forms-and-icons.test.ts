import { describe, expect, test } from 'vitest'
import { readResume } from '#server/reading/index.ts'
import { isDocumentTitle } from '#server/reading/lexicon/headings.ts'
import { makePdf } from './documents/make-pdf.ts'
import { makeDocx, paragraph, run } from './documents/make-docx.ts'
import { read, studies } from './lines.ts'

/** What a tenth round of unseen people does: forms that speak, icons that are addresses. */

const prose = (page: string) => JSON.stringify(read(page).selfEvaluation)

describe('what a form asks of whoever fills it in', () => {
  test.each([
    'Bitte in Druckschrift oder am PC ausfüllen. Nicht Zutreffendes bitte streichen.',
    'Please complete all sections in block capitals and sign on the last page of this form.',
    'À remplir par le candidat, en majuscules, puis à retourner au service du personnel.',
    'ペンまたはボールペンを使い、楷書でもれなくご記入ください。',
    '모든 항목을 빠짐없이 기재하여 주시기 바랍니다. 정자로 작성해 주세요.',
    '请如实填写本表，并用黑色签字笔书写清楚，字迹不得潦草。',
  ])('is nobody’s self-evaluation: %s', (note) => {
    expect(prose(`Ada Quill\nada@example.com\n${note}\n# Skills\nGo`)).not.toContain(
      note.slice(0, 12),
    )
  })

  test('leaves a text on oneself where it is', () => {
    const me = 'I keep small harbours in order and train the people who will keep them after me.'
    expect(prose(`Ada Quill\nada@example.com\n${me}\n# Skills\nGo`)).toContain('small harbours')
    const text =
      'Clerk with nine years in small harbours, who keeps the books, plans the berths and trains new people.'
    expect(prose(`Ada Quill\nada@example.com\n${text}\n# Skills\nGo`)).toContain('small harbours')
  })
})

test('a title that serves as another is a title, and a name in brackets is none', () => {
  expect(isDocumentTitle('履 歴 書（職 務 経 歴 書 兼 用）')).toBe(true)
  expect(isDocumentTitle('Lebenslauf (CV)')).toBe(true)
  expect(isDocumentTitle('Resume (Ada Quill)')).toBe(false)
})

test('facts behind icons are no text', () => {
  const { basics, selfEvaluation } = read(`وائل شاهين
    محاسب عام
    📍 الإسكندرية، مصر 🎂 18/03/1999 🪪 مصري ❤ أعزب 🎖 الخدمة العسكرية: مُكتملة`)
  expect(basics.location).toBe('الإسكندرية، مصر')
  expect(JSON.stringify(selfEvaluation)).not.toContain('أعزب')
})

const tabbed = (text: string) =>
  paragraph(
    text
      .split('\t')
      .map((part) => run(part, ''))
      .join('<w:r><w:tab/></w:r>'),
  )

test('labels set wide by a tab, and two of them in one line, are read', async () => {
  const lines = [
    '刘小方  个人简历',
    '籍\t贯：黑龙江大庆/现居地：湖南湘潭',
    '民\t族：汉族',
    '联系方式：13812345678',
  ]
  const body = [...lines, '技能水平', '熟悉HTML，CSS'].map(tabbed).join('')
  const { basics } = (await readResume(makeDocx({ body }), 'cv.docx')).reading.resume
  expect(basics.location).toBe('湖南湘潭')
  expect(basics.extras.map(({ label }) => label)).toEqual(['籍贯', '民族'])
})

test('quarters in front of a town are a home', () => {
  const page =
    'Nguyễn Thị Gấm\ngam@example.com\nTrần Phú, Mộ Lao, Hà Đông, Hà Nội\n# Kỹ năng\nExcel'
  expect(read(page).basics.location).toBe('Trần Phú, Mộ Lao, Hà Đông, Hà Nội')
  expect(read('Ada Quill\nDocker, Redis, Kafka\n# Skills\nGo').basics.location).toBe('')
})

test('a month between a school and a degree is when that was', () => {
  expect(
    studies(`Ada Quill
      # Education
      • Tide University Extension - January 2021 Full stack web developer
      • University of Arden - June 2010 Bachelor of Arts`),
  ).toEqual([
    'Full stack web developer |  | Tide University Extension | –2021-01',
    'Bachelor of Arts |  | University of Arden | –2010-06',
  ])
})

test.each([
  ['تشخيص الاعطال الكهربائية والميكانيكية، قراءة المخططات، لحام الاوكسجين، شحن الغازات.', 4],
  ['MIG, TIG, elettrodo. Taglio al plasma. Piegatrice e calandra. Patentino del muletto.', 6],
  ['I led the repair of the quay, and everybody who worked there came home every day.', 1],
])('a list that ends like a sentence is one: %s', (text, count) => {
  const items = read(`Ada Quill\n# Skills\n${text}`).skills.flatMap((group) => group.items)
  expect(items).toHaveLength(count)
})

const cell = (text: string) => `<w:tc>${paragraph(run(text, ''))}</w:tc>`
const row = (...texts: string[]) => `<w:tr>${texts.map(cell).join('')}</w:tr>`

test('the certificates in a table of studies are what they led to', async () => {
  const body =
    paragraph(run('覃小军', '')) +
    `<w:tbl>${row('起止时间', '学校', '专业', '证书')}${row('1999.9—2002.7', '青原机电学校', '机械加工', '中专')}${row('2011.4—2011.6', '青原技师学院', '数控编程', '四级')}</w:tbl>`
  const { reading } = await readResume(makeDocx({ body }), 'cv.docx')
  const { education, awards } = reading.resume
  expect(education.map(({ institution }) => institution)).toEqual(['青原机电学校', '青原技师学院'])
  expect(awards).toEqual([])
})

const tall = (...texts: string[]) =>
  `<w:tc>${texts.map((one) => paragraph(run(one, ''))).join('')}</w:tc>`

const job = (period: string, title: string, house: string, told: string) =>
  `<w:tr>${cell(period)}${tall(title, house)}${cell(told)}</w:tr>`

test('a text beside names that go on below themselves is read after them', async () => {
  const told = 'Mi occupo di smistare e consegnare la posta, raccomandate e pacchi, ogni giorno.'
  const body =
    paragraph(run('Ada Lunari', '')) +
    paragraph(run('Esperienza lavorativa', '<w:b/>')) +
    `<w:tbl>${job('07/2023 - present', 'Addetta allo smistamento', 'presso Poste Lunari', told)}${job('02/2022 - 06/2023', 'Addetta alla vendita', 'presso Corallo', 'Mettevo in ordine frutta e verdura e allestivo i banchi ogni mattina.')}</w:tbl>`
  const { work } = (await readResume(makeDocx({ body }), 'cv.docx')).reading.resume
  expect(work.map(({ title, company }) => `${title} | ${company}`)).toEqual([
    'Addetta allo smistamento | Poste Lunari',
    'Addetta alla vendita | Corallo',
  ])
})

/** Words of a page, and a picture that leads somewhere. */
const text = (x: number, y: number, words: string) =>
  `BT 0 g /F1 12 Tf 1 0 0 1 ${x} ${y} Tm (${words}) Tj ET\n`
const icon = (x: number, url: string) => ({
  url,
  rect: [x, 20, x + 16, 36] as [number, number, number, number],
})

test('icons of a page lead where the person is found', async () => {
  const bytes = makePdf({
    pages: [
      text(60, 780, 'Ada Quill') +
        text(60, 740, 'Experience') +
        text(60, 720, 'Harbour clerk, Tide Works, 2019 - 2022') +
        text(60, 700, 'Kept the books of the harbour'),
    ],
    links: [
      icon(60, 'https://github.com/ada-quill'),
      icon(90, 'https://www.linkedin.com/in/ada-quill/'),
      icon(120, 'mailto:ada@example.com'),
      icon(150, 'https://resume-maker.example/templates/7'),
    ],
  })
  const { basics } = (await readResume(bytes, 'cv.pdf')).reading.resume
  expect(basics.links.map(({ url }) => url)).toEqual([
    'https://github.com/ada-quill',
    'https://www.linkedin.com/in/ada-quill/',
  ])
  expect(basics.email).toBe('ada@example.com')
})
