import { describe, expect, test } from 'vitest'
import { openDocument } from '#server/reading/documents/index.ts'
import type { Line } from '#server/reading/document.ts'
import { makeDocx, paragraph, run } from './make-docx.ts'

const bytes = (source: string) => new TextEncoder().encode(source)
const linesOfDocx = async (body: string) =>
  (await openDocument(makeDocx({ body }), 'cv.docx')).lines
const linesOfDoc = async (source: string) => (await openDocument(bytes(source), 'cv.doc')).lines

/** A line with what the table says of it: `# ` a heading, `= ` names of columns, `label=value`. */
const told = (line: Line) =>
  (line.rowHead ? '# ' : '') +
  (line.header ? '= ' : '') +
  (line.bullet ? '• ' : '') +
  line.cells.map(({ text, label }) => (label ? `${label}=${text}` : text)).join(' | ')

interface CellOptions {
  bold?: boolean
  columns?: number
  merge?: 'restart' | 'continue'
  inner?: string
}

/** A cell of OOXML; a line feed parts its paragraphs. */
function cell(text: string, { bold = false, columns = 1, merge, inner = '' }: CellOptions = {}) {
  const properties =
    `<w:tcW w:w="${columns * 2000}" w:type="dxa"/><w:gridSpan w:val="${columns}"/>` +
    (merge ? `<w:vMerge w:val="${merge}"/>` : '')
  const paragraphs = text.split('\n').map((one) => paragraph(run(one, bold ? '<w:b/>' : '')))
  return `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraphs.join('')}${inner}</w:tc>`
}

const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`
const table = (...rows: string[]) => `<w:tbl>${rows.join('')}</w:tbl>`
const plain = (...texts: string[]) => row(...texts.map((text) => cell(text)))
const names = (...texts: string[]) => row(...texts.map((text) => cell(text, { bold: true })))

/** An employer and the time there, with the name of the columns below. */
const house = (period: string, company: string) =>
  table(
    row(cell(period, { bold: true }), cell(company, { bold: true })),
    plain('期間', '業務内容'),
    plain('2004年4月～\n2009年3月', '製造'),
  )

describe('records under the names of their columns', () => {
  test('have them as labels', async () => {
    const lines = await linesOfDocx(
      table(
        names('Period', 'Company', 'Position'),
        plain('2016 – 2019', 'Crumb & Co'.replace('&', '&amp;'), 'Baker'),
        plain('2019 – 2021', 'Quayside Rolls', 'Head baker'),
      ),
    )
    expect(lines.map(told)).toEqual([
      '= Period | Company | Position',
      'Period=2016 – 2019 | Company=Crumb & Co | Position=Baker',
      'Period=2019 – 2021 | Company=Quayside Rolls | Position=Head baker',
    ])
    expect(new Set(lines.map((line) => line.tableRow)).size).toBe(3)
  })

  test('may be called anything beside the name of their dates', async () => {
    const lines = await linesOfDocx(
      table(
        plain('Année', 'matière', 'public'),
        plain('2008', 'Botanique', 'première année'),
        plain('2004 2005', 'Statistiques', 'deuxième année'),
      ),
    )
    expect(lines.map(told)).toEqual([
      '= Année | matière | public',
      'Année=2008 | matière=Botanique | public=première année',
      'Année=2004 2005 | matière=Statistiques | public=deuxième année',
    ])
  })

  test('rows that begin with a date are none, however they are set', async () => {
    const lines = await linesOfDocx(
      house('2004年4月～2009年3月', '架空製菓株式会社') + house('2009年4月～現在', '波止場堂'),
    )
    expect(lines.map(told)).toEqual([
      '2004年4月～2009年3月 | 架空製菓株式会社',
      '= 期間 | 業務内容',
      '期間=2004年4月～ | 業務内容=製造',
      '期間=2009年3月',
      '2009年4月～現在 | 波止場堂',
      '= 期間 | 業務内容',
      '期間=2004年4月～ | 業務内容=製造',
      '期間=2009年3月',
    ])
  })

  test('names that say nothing leave facts their own', async () => {
    const lines = await linesOfDocx(
      table(
        names('項目', '内容'),
        plain('氏　　名', '白浜 みのり'),
        plain('言語', 'Python, Rust'),
        plain('人数', '4名'),
        plain('期間', '2020.06 〜 2021.03'),
      ),
    )
    expect(lines.map(told)).toEqual([
      '= 項目 | 内容',
      '氏名 | 氏名=白浜 みのり',
      '言語 | 言語=Python, Rust',
      '人数 | 人数=4名',
      '期間 | 期間=2020.06 〜 2021.03',
    ])
  })

  test('keep the lists in their cells, in rows of their own table', async () => {
    const lines = await linesOfDocx(
      paragraph('株式会社みなと製パン') +
        table(
          names('業務期間', 'プロジェクト名', '担当業務', '環境', '規模'),
          plain(
            '2016年2月 – 2018年6月',
            '新店舗の立ち上げ',
            '窯の選定\n生地の設計\n新人の指導\n原価の管理\n試食会の運営',
            'Excel\nAccess\nPOS\nSlack\nNotion',
            '8名',
          ),
        ),
    )
    expect(lines.map(told)).toEqual([
      '株式会社みなと製パン',
      '= 業務期間 | プロジェクト名 | 担当業務 | 環境 | 規模',
      '業務期間=2016年2月 – 2018年6月 | プロジェクト名=新店舗の立ち上げ | 担当業務=窯の選定 | 環境=Excel | 規模=8名',
      ...['生地の設計', '新人の指導', '原価の管理', '試食会の運営'].map(
        (text) => `担当業務=${text}`,
      ),
      ...['Access', 'POS', 'Slack', 'Notion'].map((text) => `環境=${text}`),
    ])
    expect(new Set(lines.slice(2).map((line) => line.tableRow)).size).toBe(1)
  })

  test('stand under the section that a column names', async () => {
    const lines = await linesOfDocx(
      table(names('年月:', '学歴:'), plain('2008年9月-2013年6月', '架空大学')),
    )
    expect(lines.map(told)).toEqual([
      '# 学歴:',
      '= 年月: | 学歴:',
      '年月=2008年9月-2013年6月 | 学歴=架空大学',
    ])
  })

  test('of tables in cells come in their place', async () => {
    const inner = table(
      names('期間', '会社名', '役職'),
      plain('2016 – 2019', 'みなと製パン', '店長'),
    )
    const lines = await linesOfDocx(
      table(row(cell('職歴', { bold: true }), cell('', { inner }))) + paragraph('以上'),
    )
    expect(lines.map(told)).toEqual([
      '# 職歴',
      '= 期間 | 会社名 | 役職',
      '期間=2016 – 2019 | 会社名=みなと製パン | 役職=店長',
      '以上',
    ])
  })
})

describe('forms', () => {
  test('have the label in front of each value', async () => {
    const lines = await linesOfDocx(
      table(
        plain('姓名', '林知远', '性别', '男'),
        plain('电话', '138 0000 0000', '邮箱', 'lin@example.cn'),
      ),
    )
    expect(lines.map(told)).toEqual([
      '姓名 | 姓名=林知远 | 性别 | 性别=男',
      '电话 | 电话=138 0000 0000 | 邮箱 | 邮箱=lin@example.cn',
    ])
  })

  test('with two rows set as lines of one are two rows', async () => {
    const lines = await linesOfDocx(
      table(plain('ふりがな:\n氏名:', 'みなと はる\n湊 春', '性別:\n女', '婚姻状況:\n未婚')),
    )
    expect(lines.map(told)).toEqual([
      'ふりがな: | ふりがな=みなと はる | 性別: | 婚姻状況:',
      '氏名: | 氏名=湊 春 | 性別=女 | 婚姻状況=未婚',
    ])
  })
})

describe('sections', () => {
  test('are named in front of the rows that they cover', async () => {
    const lines = await linesOfDocx(
      table(
        row(
          cell('학력', { bold: true, merge: 'restart' }),
          cell('2010.03 – 2014.02'),
          cell('가온대학교'),
          cell('식품공학'),
        ),
        row(
          cell('', { merge: 'continue' }),
          ...['2007.03 – 2010.02', '가온고등학교', ''].map((text) => cell(text)),
        ),
        row(
          cell('경력', { bold: true }),
          cell('2014.03 – 2019.02'),
          cell('나루제과'),
          cell('제빵사'),
        ),
      ),
    )
    expect(lines.map(told)).toEqual([
      '# 학력',
      '2010.03 – 2014.02 | 가온대학교 | 식품공학',
      '2007.03 – 2010.02 | 가온고등학교',
      '# 경력',
      '2014.03 – 2019.02 | 나루제과 | 제빵사',
    ])
  })

  test('stand over their rows across the whole table', async () => {
    const lines = await linesOfDocx(
      table(
        row(cell('学历', { columns: 2 })),
        plain('2010 – 2014', '虚构大学'),
        row(cell('工作经历', { columns: 2 })),
        plain('2014 – 2019', '北港面包'),
      ),
    )
    expect(lines.map(told)).toEqual([
      '# 学历',
      '2010 – 2014 | 虚构大学',
      '# 工作经历',
      '2014 – 2019 | 北港面包',
    ])
  })

  test('are none below a heading, where rows begin with groups', async () => {
    const lines = await linesOfDocx(
      paragraph('Skills') +
        table(plain('Languages', 'Dutch, French'), plain('Tools', 'Deck oven, sheeter')),
    )
    expect(lines.map(told)).toEqual([
      'Skills',
      'Languages | Languages=Dutch, French',
      'Tools | Tools=Deck oven, sheeter',
    ])
  })
})

/** A row of RTF in a cell. */
const nested = (level: string, a: string, b: string) =>
  String.raw`\intbl\itap${level} ${a}\nestcell ${b}\nestcell{\*\nesttableprops\trowd\cellx2000\cellx6000\nestrow}{\nonesttables\par}`

describe('the same table', () => {
  const expected = [
    '= Period | Company',
    'Period=2016 – 2019 | Company=Crumb Works',
    'Period=2019 – 2021 | Company=Quayside Rolls',
  ]

  test('in HTML, with a cell over two rows', async () => {
    const lines = await linesOfDoc(
      '<html><body><table><tr><th>Period</th><th>Company</th></tr>' +
        '<tr><td>2016 – 2019</td><td>Crumb Works</td></tr>' +
        '<tr><td>2019 – 2021</td><td>Quayside Rolls</td></tr></table>' +
        '<table><tr><td rowspan="2"><b>Education</b></td><td>2010</td><td>Diploma</td></tr>' +
        '<tr><td>2008</td><td>Certificate</td></tr></table></body></html>',
    )
    expect(lines.map(told)).toEqual([
      ...expected,
      '# Education',
      '2010 | Diploma',
      '2008 | Certificate',
    ])
  })

  test('in RTF, in a cell of another', async () => {
    const lines = await linesOfDoc(
      String.raw`{\rtf1\ansi\trowd\cellx9000\intbl\itap1 Work\par ` +
        nested('2', String.raw`{\b Period}`, String.raw`{\b Company}`) +
        nested('2', String.raw`2016 \endash  2019`, 'Crumb Works') +
        nested('2', String.raw`2019 \endash  2021`, 'Quayside Rolls') +
        String.raw`\itap1\cell\row\pard After\par}`,
    )
    expect(lines.map(told)).toEqual(['# Work', ...expected, 'After'])
  })
})

describe('parts of a form below rows that have columns', () => {
  const part = (name: string, text: string) => row(cell(name), cell(text, { columns: 3 }))
  const form = table(
    row(cell('学习经历', { columns: 4, bold: true })),
    plain('起止时间', '毕业院校', '专业', '学历'),
    plain('2003.09-2006.06', '海州市第一中学', '——', '高中'),
    plain('2006.09-2010.06', '海州师范学院', '小学教育', '本科'),
    part('获奖情况', '2013年 基本功大赛二等奖'),
    part('资格证书', '小学教师资格证'),
  )

  test('are sections of their own, without the names of those columns', async () => {
    const lines = (await linesOfDocx(form)).map(told)
    expect(lines.slice(-4)).toEqual([
      '# 获奖情况',
      '2013年 基本功大赛二等奖',
      '# 资格证书',
      '小学教师资格证',
    ])
  })

  test('have values above them that are no names: 高中 below 学历', async () => {
    const lines = (await linesOfDocx(form)).map(told)
    expect(lines).toContain(
      '起止时间=2006.09-2010.06 | 毕业院校=海州师范学院 | 专业=小学教育 | 学历=本科',
    )
  })
})

test('a part of the page beside all rows of a table is no cell of theirs', async () => {
  const beside = 'Compétences\nTournage\nFraisage\nSoudage\nLecture de plans'
  const goesOn = () => cell('', { merge: 'continue' })
  const lines = await linesOfDocx(
    table(
      row(
        cell(beside, { merge: 'restart' }),
        cell('Expérience professionnelle', { bold: true, columns: 2 }),
      ),
      row(goesOn(), cell('Métier', { bold: true }), cell('Acquis', { bold: true })),
      row(goesOn(), cell('Tourneur chez Limaille\n2019-2022'), cell('Pièces de série')),
      row(goesOn(), cell('Fraiseur chez Copeau\n2016-2018'), cell('Réglage')),
    ),
  )
  const texts = lines.map(told)
  expect(texts.slice(0, 5)).toEqual([
    'Compétences',
    'Tournage',
    'Fraisage',
    'Soudage',
    'Lecture de plans',
  ])
  expect(texts[5]).toBe('# Expérience professionnelle')
  expect(texts.join('\n')).toContain('Tourneur chez Limaille')
})

describe('names of sections over one row of texts', () => {
  const texts = plain(
    'Cashier, 2019 – 2021\nQuay Market\nOpened the till',
    'Diploma, 2018\nHarbour School',
  )

  test('are the headings of its columns', async () => {
    const lines = await linesOfDocx(table(names('Experience', 'Education'), texts))
    expect(lines.map(told)).toEqual([
      '# Experience',
      'Cashier, 2019 – 2021',
      'Quay Market',
      'Opened the till',
      '# Education',
      'Diploma, 2018',
      'Harbour School',
    ])
  })

  test('are names of columns over several', async () => {
    const lines = await linesOfDocx(table(names('Experience', 'Education'), texts, texts))
    expect(lines.map(told)[0]).toBe('= Experience | Education')
  })
})

test('a column that holds a post and its house is read before what was done there', async () => {
  const lines = await linesOfDocx(
    table(
      names('Período', 'Cargo / Institución', 'Funciones'),
      plain('2018 - 2020', 'Profesora\nColegio Faro', 'Clases de música\nCoro del ciclo'),
      plain('2015 - 2017', 'Mueblista\nTaller Olmo', 'Diseño de sillas\nVenta'),
    ),
  )
  expect(lines.map(({ text }) => text)).toEqual([
    'Período\tCargo / Institución\tFunciones',
    '2018 - 2020\tProfesora',
    'Colegio Faro',
    'Clases de música',
    'Coro del ciclo',
    '2015 - 2017\tMueblista',
    'Taller Olmo',
    'Diseño de sillas',
    'Venta',
  ])
})

test('a table of examinations has names of columns, however long, and rows named by levels', async () => {
  const lines = await linesOfDocx(
    table(
      names(
        'Name of Examination Passed (From Secondary)',
        'Year of Passing examination',
        'Board/ University',
        'Subjects Studied',
        'Percentage of Marks',
      ),
      plain('Secondary', '1989', 'H.S.E.B.', 'Maths, Science', '76'),
      plain('Graduation', '1995', 'Harbour University', 'Physics, Maths', '59.9'),
    ),
  )
  expect(lines[0]).toMatchObject({ header: true })
  expect(lines[2]!.cells.map(({ label, text }) => [label, text])).toEqual([
    ['Name of Examination Passed (From Secondary)', 'Graduation'],
    ['Year of Passing examination', '1995'],
    ['Board/ University', 'Harbour University'],
    ['Subjects Studied', 'Physics, Maths'],
    ['Percentage of Marks', '59.9'],
  ])
})

test('the names of columns behind the head of some rows hold for these alone', async () => {
  const lines = await linesOfDocx(
    table(
      row(cell('姓名'), cell('张若溪'), cell('性别'), cell('女')),
      row(cell('教育经历', { merge: 'restart' }), cell('起止时间'), cell('学校'), cell('专业')),
      row(
        cell('', { merge: 'continue' }),
        cell('2014.09-2018.06'),
        cell('江岸师范大学'),
        cell('汉语言文学'),
      ),
      row(
        cell('工作经历', { merge: 'restart' }),
        cell('2018.07-2020.08'),
        cell('苏州云帆文化传媒有限公司 新媒体运营', { columns: 2 }),
      ),
      row(
        cell('', { merge: 'continue' }),
        cell('2020.09-至今'),
        cell('无锡听潮教育科技有限公司 内容主管', { columns: 2 }),
      ),
    ),
  )
  expect(lines.slice(1).map(told)).toEqual([
    '# 教育经历',
    '= 起止时间 | 学校 | 专业',
    '起止时间=2014.09-2018.06 | 学校=江岸师范大学 | 专业=汉语言文学',
    '# 工作经历',
    '2018.07-2020.08 | 苏州云帆文化传媒有限公司 新媒体运营',
    '2020.09-至今 | 无锡听潮教育科技有限公司 内容主管',
  ])
})
