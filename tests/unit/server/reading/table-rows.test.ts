import { expect, test } from 'vitest'
import { withColumnNames } from '#server/reading/documents/column-names.ts'
import { phonesIn } from '#server/reading/fields/contact.ts'
import { readLines } from '#server/reading/index.ts'
import { documentOf } from './lines.ts'

/** Tables with a name for each column, as they come from Word: each cell knows its column. */

function readTable(heading: string, rows: readonly (readonly string[])[]) {
  const names = rows[0]!
  const printed = ['Bùi Lê Khánh', 'khanh@example.org', `# ${heading}`]
  const text = documentOf([...printed, ...rows.map((row) => row.join('\t'))].join('\n'), 'docx')
  const lines = text.lines.map((line, at) => {
    const tableRow = at - printed.length
    if (tableRow < 0) return line
    const cells = line.cells.map((cell, index) =>
      tableRow > 0 ? { ...cell, label: names[index]! } : cell,
    )
    return { ...line, cells, tableRow, ...(tableRow === 0 && { header: true }) }
  })
  return readLines({ ...text, lines }).resume
}

test('what a column tells at length makes no head of a row too long', () => {
  const { work } = readTable('Kinh nghiệm', [
    ['STT', 'Vị trí', 'Thời gian', 'Nơi cộng tác', 'Mô tả'],
    ['1', 'Thực tập sinh', '08/2022 - 01/2023', 'Halden Vietnam', 'Hỗ trợ giám sát hệ thống.'],
    [
      '2',
      'Người dẫn chương trình',
      '08/2021',
      'Ban Quốc tế, Hội sinh viên',
      'MC Buổi giao lưu quốc tế giữa Trường Đại học Hoa Mai, thành phố Biển Xanh và Đại học Quốc gia Núi Bạc cùng sinh viên của nhiều trường khác',
    ],
    [
      '3',
      'Cộng tác viên',
      '09/2019 - 02/2020',
      'CLB Tiếng Anh Ong Vàng',
      'Quản lý fanpage học thuật tiếng Anh, hỗ trợ trẻ em tại Trường Tương Lai (Tháng 12/2019) và tổ chức các sự kiện dành cho sinh viên toàn trường',
    ],
  ])
  expect(work.map(({ title, company, start, end }) => [title, company, start, end])).toEqual([
    ['Thực tập sinh', 'Halden Vietnam', '2022-08', '2023-01'],
    ['Người dẫn chương trình', 'Ban Quốc tế, Hội sinh viên', '2021-08', '2021-08'],
    ['Cộng tác viên', 'CLB Tiếng Anh Ong Vàng', '2019-09', '2020-02'],
  ])
})

test('a school of science is no faculty of its university, a subject no town', () => {
  const { education } = readTable('Học vấn', [
    ['STT', 'Trường', 'Năm học', 'Ngành', 'Ghi chú'],
    ['1', 'THPT chuyên Hoa Mai', '2016-2019', 'Chuyên', 'Tiếng Anh'],
    ['2', 'Trường ĐH Khoa học Tự nhiên, ĐHQG-BX', '2019-2023', 'Công nghệ thông tin', 'Khá'],
  ])
  expect(
    education.map(({ institution, field, location }) => [institution, field, location]),
  ).toEqual([
    ['THPT chuyên Hoa Mai', 'Chuyên', ''],
    ['Trường ĐH Khoa học Tự nhiên, ĐHQG-BX', 'Công nghệ thông tin', ''],
  ])
})

test('names of columns without lines are no job, whatever they are called', () => {
  const printed = `Inès Aubrac
    ines@aubrac.example
    # Enseignement
    Année\tmatière\tpublic
    2008\tProgrammation\tpremière année
    2007\tStatistiques\tdeuxième année`
  const lines = withColumnNames(documentOf(printed).lines)
  expect(lines.map(({ header }) => header === true)).toEqual([
    false,
    false,
    false,
    true,
    false,
    false,
  ])
})

test('a mark with the years in which it held is no phone', () =>
  expect(phonesIn('IELTS 7.0 (2018-2020)', 'vi')).toEqual([]))

test('a column for the place that names more than places is that of the employers', () => {
  const { work } = readTable('Esperienze lavorative', [
    ['Anni', 'Posizione lavorativa', 'Luogo', 'Descrizione'],
    [
      'marzo 2020 - in attività',
      'Fiorista',
      'Fiori Moro, Alba (CN)',
      'Composizioni per matrimoni, consulenza ai clienti',
    ],
    [
      'aprile 2018 - giugno 2019',
      'Commessa',
      'Ferramenta Gallo S.N.C., Bra (CN)',
      'Vendita al banco, riordino del magazzino',
    ],
  ])
  expect(work.map(({ title, company, end }) => [title, company, end])).toEqual([
    ['Fiorista', 'Fiori Moro', 'present'],
    ['Commessa', 'Ferramenta Gallo S.N.C.', '2019-06'],
  ])
})

test('rows that say by what contract somebody worked are jobs, without any employer', () => {
  const { work, projects } = readTable('職歴', [
    ['職種', '期間', '雇用形態', '備考'],
    ['喫茶店（ホール）', '2013年6月〜2016年1月', 'アルバイト', '注文と会計を受け持ちました。'],
    ['木工所（加工）', '2016年4月〜2019年8月', '正社員', '材木の加工と検品をしました。'],
  ])
  expect(work.map(({ start, end }) => `${start}–${end}`)).toEqual([
    '2013-06–2016-01',
    '2016-04–2019-08',
  ])
  expect(projects).toEqual([])
})
