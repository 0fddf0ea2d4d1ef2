import { describe, expect, test } from 'vitest'
import { wordingReader } from '#server/scoring/lines.ts'
import { lexiconOf } from '#server/scoring/lexicon/lexicons.ts'

/** What a native reviewer found to be taken for what it is not, and to be missed. */

const lexicon = lexiconOf('vi')
const wordingOf = wordingReader(lexicon, 'vi')

describe('weak phrases', () => {
  test.each([
    'Rút ngắn quy trình duyệt đơn',
    'Xây dựng kế hoạch và các báo cáo tuần',
    'Thiết kế công cụ hỗ trợ kế toán',
    'Kêu gọi 40 sinh viên tham gia',
    'Hỗ trợ kỹ thuật cho khách hàng',
  ])('are none in %s', (line) => {
    expect(wordingOf(line).weak).toBeNull()
  })

  test.each([
    'Giúp kế toán nhập liệu',
    'Hỗ trợ phòng kinh doanh',
    'Đã tham gia dự án kho',
    'Lễ tân, phụ giúp các công việc khác',
  ])('are known: %s', (line) => {
    expect(wordingOf(line).weak).not.toBeNull()
  })
})

describe('first person', () => {
  test.each([
    'Chăm sóc trẻ em mồ côi',
    'Quản lý anh em thợ',
    'Hướng dẫn các em học sinh',
    'Làm việc một mình ca đêm',
    'Cống hiến hết mình',
  ])('is none in %s', (line) => {
    expect(wordingOf(line).person).toBeNull()
  })

  test.each(['Em đã quản lý kho', 'Mình phụ trách fanpage', 'Công việc của tôi là bán hàng'])(
    'is seen in %s',
    (line) => {
      expect(wordingOf(line).person).not.toBeNull()
    },
  )
})

describe('number words', () => {
  test.each([
    'Theo dõi tỷ lệ hàng lỗi',
    'Làm việc tỉ mỉ',
    'Cập nhật tỷ giá hằng ngày',
    'Phân tích tỷ trọng chi phí',
    'Tính cách chín chắn',
    'Chi nhánh Ba Đình',
    'Sống cùng ba mẹ',
    'Cửa hàng ở Hai Bà Trưng',
    'Lập biểu đồ phần trăm',
    'Họp vào sáng thứ hai',
  ])('are no figure in %s', (line) => {
    expect(wordingOf(line).measured).toBe(false)
  })

  test.each([
    'Doanh thu hai tỷ đồng',
    'Dẫn dắt ba nhân viên',
    'Mở chín cửa hàng',
    'Phục vụ hơn một trăm khách',
  ])('are a figure in %s', (line) => {
    expect(wordingOf(line).measured).toBe(true)
  })
})

describe('action', () => {
  test.each([
    'Thu nhập ổn định',
    'Giao thông thuận tiện',
    'Tính cách hòa đồng',
    'Bán thời gian tại cửa hàng',
    'Lên đến 40 khách',
    'Làm việc giờ hành chính',
    'Hàn Quốc là thị trường chính',
  ])('does not show in %s', (line) => {
    expect(wordingOf(line).acting).toBe(false)
  })

  test.each([
    'Kiểm định cân điện tử',
    'Giám định thiệt hại xe',
    'Kêu gọi tài trợ',
    'Truyền đạt quy trình mới',
    'Đồng bộ dữ liệu kho',
    'Bảo đảm an toàn lao động',
    'Thăm khám bệnh nhân',
    'May đồng phục',
    'Hàn khung thép',
    'Đứng lớp 12 tiết mỗi tuần',
    'Thuyết phục nhà đầu tư',
    'Xúc tiến thương mại',
    'Tiếp thị sản phẩm',
    'Đặt hàng nhà cung cấp',
    'Lái xe nâng',
    'Phổ biến nội quy',
    'Nghiệm thu công trình',
    'Bóc tách khối lượng',
    'Hoạch định ngân sách',
    'Test chức năng đặt vé',
    'Code giao diện',
    'Đã nghiệm thu công trình',
    'Giao hàng nội thành',
  ])('shows in %s', (line) => {
    expect(wordingOf(line).acting).toBe(true)
  })
})

describe('outcomes', () => {
  test.each([
    'Đoạt 2 giải thiết kế',
    'Duyệt đơn nhanh hơn 3 ngày',
    'Vận hành 24 tháng không phát sinh lỗi',
    'Loại bỏ 12 bước thừa',
    'Dạy lớp 12, 38 em đều đậu tốt nghiệp',
  ])('are known: %s', (line) => {
    expect(wordingOf(line).outcome).toBe(true)
  })

  test.each(['Trông bãi đỗ xe 200 chỗ', 'Trông bãi đậu xe 200 chỗ', 'Nấu 300 suất đậu phụ'])(
    'are none in %s',
    (line) => {
      expect(wordingOf(line).outcome).toBe(false)
    },
  )
})

test('that a system is stable is no worn phrase, a stable job is one', () => {
  expect(lexicon?.cliches.test('giữ hệ thống chạy ổn định')).toBe(false)
  expect(lexicon?.cliches.test('mong muốn có công việc ổn định')).toBe(true)
})

test.each(['làm việc nhóm tốt', 'khả năng làm việc nhóm', 'tư duy logic', 'thật thà'])(
  'a mere quality is %s',
  (entry) => {
    expect(lexicon?.soft.test(entry)).toBe(true)
  },
)
