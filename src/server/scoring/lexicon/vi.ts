import { either, opening, whenRest, whole, words, type Lexicon } from './lexicon.ts'
import { ACHIEVEMENTS, OUTCOMES } from './outcomes.ts'

/** Words of action that other words begin with: thu is to collect, thu nhập is income. */
const NO_VERB =
  /^(?!(?:thu nhập|giao thông|tính cách|bán thời gian|lên đến|làm việc giờ|may mắn|hàn quốc)(?!\p{L}))/u

const VERBS = opening(
  'dẫn, rút, hoàn, thuyết minh, tính, gieo, cấy, gặt, thu hoạch, chăn nuôi, bón, tưới, may đo, cắt may, nhào bột, nướng, rửa, lau, chở, bốc xếp, phân loại, đo, hòa giải, quản lý, quản trị, rút ngắn, hoàn thành, hoàn tất, hoàn thiện, giảm, tăng, lập, xây dựng, thiết lập, thiết kế, thực hiện, triển khai, phát triển, phát hiện, phân tích, phân bổ, phân công, phân phối, phục vụ, phối hợp, phỏng vấn, phiên dịch, dẫn dắt, lãnh đạo, điều hành, điều phối, đào tạo, đàm phán, đánh giá, đạt, đạt được, đề xuất, đóng gói, đăng, đưa, đảm bảo, đảm nhận, đảm nhiệm, đón, đo lường, đối chiếu, đối soát, đọc, tổ chức, tổng hợp, tối ưu, tối ưu hóa, tự động hóa, tạo, tiếp nhận, tiếp cận, tiếp đón, tiết kiệm, tìm, tìm kiếm, tính, theo dõi, tham mưu, thu, thu hồi, thu thập, thu hút, thống kê, thương lượng, thuyết trình, thay đổi, thử nghiệm, thẩm định, thi công, trình bày, trực, trưng bày, trả lời, tuyển, tuyển dụng, tư vấn, tuyên truyền, tái cấu trúc, tái cơ cấu, tích hợp, kiểm tra, kiểm soát, kiểm thử, kiểm kê, kiểm toán, ký, ký kết, khảo sát, khắc phục, khai thác, kết nối, kinh doanh, hỗ trợ khách hàng, hướng dẫn, hạch toán, huấn luyện, hợp tác, viết, vận hành, vận chuyển, vệ sinh, vẽ, vượt, biên soạn, biên tập, biên dịch, bán, bảo trì, bảo dưỡng, bảo vệ, báo cáo, bàn giao, bồi dưỡng, bố trí, bổ sung, cải thiện, cải tiến, cắt, cắt giảm, chăm sóc, chạy, chuẩn bị, chuẩn hóa, chuyển, chuyển đổi, chỉnh sửa, chụp, chốt, chế biến, chủ trì, cung cấp, cập nhật, cấu hình, công bố, dạy, giảng dạy, dịch, dọn dẹp, dọn, duy trì, duyệt, dựng, giám sát, giao, giao tiếp, giao dịch, giải quyết, giới thiệu, giữ, gọi, góp, ghi, ghi nhận, gia tăng, lắp đặt, lắp ráp, lập trình, lên kế hoạch, lên, liên hệ, làm việc với, làm, lưu trữ, lựa chọn, lọc, mở, mở rộng, mua, mang về, marketing, nâng, nâng cao, nâng cấp, nấu, nghiên cứu, ngăn chặn, nhập, nhận, nuôi, nộp, nhân rộng, pha chế, quay, quảng bá, quyết toán, rà soát, ra mắt, sản xuất, sắp xếp, soạn, soạn thảo, sửa, sửa chữa, sáng tạo, sử dụng, số hóa, so sánh, truyền thông, trồng, ứng dụng, xử lý, xuất, xuất bản, xác định, xác minh, xét nghiệm, xếp, điều trị, điều chỉnh, điều tra, định giá, định hướng, gia công, thanh toán, thúc đẩy, tiêm, kê, khám, bào chế, sáng lập, khởi xướng, khởi động, kiểm định, giám định, kêu gọi, truyền đạt, đồng bộ, bảo đảm, thăm khám, may, hàn, đứng lớp, thuyết phục, xúc tiến, tiếp thị, đặt hàng, lái, phổ biến, nghiệm thu, bóc tách, hoạch định, test, code',
)

const VERB = new RegExp(NO_VERB.source + VERBS.source.slice(1), 'u')

/** “Báo cáo được lập hàng tháng” → “Lập báo cáo hàng tháng”. */
function activeLine(line: string): string | null {
  const parts = /^([^,;]{3,50}?) được ([^,;]+)$/u.exec(line)
  if (!parts?.[1] || !parts[2]) return null
  const verb = VERB.exec(parts[2])?.[0]
  if (!verb) return null
  const object = parts[1].charAt(0).toLocaleLowerCase('vi') + parts[1].slice(1)
  return (
    verb.charAt(0).toLocaleUpperCase('vi') +
    verb.slice(1) +
    ' ' +
    object +
    parts[2].slice(verb.length)
  )
}

/** Lexicon of Vietnamese resumes: lines open with a verb, without pronoun or tense mark. */
export const vi: Lexicon = {
  unit: 'words',
  scale: 1.35,
  keyword: 'first',
  action: either(
    VERB,
    new RegExp(
      `^(?:đã|đang|tôi đã|tôi|em|em đã|cùng đội|trực tiếp|chủ động|thành công|tự) (?:${VERB.source.replaceAll('^', '')})`,
      'u',
    ),
  ),
  // A line that begins with what is dealt with, not with what is done.
  idle: /^(?:thông tin|nhân viên|công việc|nhiệm vụ|các|những|nhiều|một|mọi|khách|khách hàng|việc|vị trí|kinh nghiệm|kiến thức|kỹ năng|sản phẩm|hàng hóa|hồ sơ|tài liệu|là|có|được|bị|phụ|với|trong|tại)(?![\p{L}\p{M}])/u,
  weak: [
    {
      phrase: opening(
        'chịu trách nhiệm chính về việc, chịu trách nhiệm về việc, chịu trách nhiệm trong việc, chịu trách nhiệm cho việc, chịu trách nhiệm về, chịu trách nhiệm chính, chịu trách nhiệm, phụ trách việc, phụ trách công việc, phụ trách, được giao nhiệm vụ, được giao, có nhiệm vụ, nhiệm vụ là, nhiệm vụ:, công việc là, công việc bao gồm, công việc gồm, công việc chính là, nhiệm vụ chính là, nhiệm vụ chính:',
      ),
      rewrite: whenRest(VERB),
    },
    // Further on in a line they tell what it was good for: …, giúp doanh thu tăng 20%.
    {
      phrase:
        /^(?:(?:tôi|em|mình) )?(?:(?:đã|đang|được|có) )?(?:tham gia|hỗ trợ(?! kỹ thuật)|giúp)(?![\p{L}\p{M}])/u,
    },
    {
      phrase: words(
        'chịu trách nhiệm, phụ trách, giúp đỡ, phụ giúp, làm các công việc, các công việc khác, công việc khác, các việc khác, một số công việc, làm việc khác, nhiều công việc, công việc được giao, việc được giao, được phân công, khi cần, khi cần thiết, khi được yêu cầu, theo yêu cầu của cấp trên, theo sự phân công, vân vân',
      ),
    },
  ],
  filler: words(
    'làm các công việc, các công việc khác, công việc khác, các việc khác, một số công việc, làm việc khác, nhiều công việc, công việc được giao, việc được giao, khi cần, khi cần thiết, khi được yêu cầu, theo yêu cầu của cấp trên, theo sự phân công, v.v, vân vân',
  ),
  firstPerson:
    // Trẻ em are children, các em pupils, anh em comrades; một mình is alone, hết mình with all one’s heart.
    /(?<![\p{L}\p{M}\p{N}])(?:bản thân tôi|chúng tôi|của tôi|tôi|(?<!(?:trẻ|anh|chị|các|những|\p{N})\s)em|(?<!(?:một|hết)\s)mình)(?![\p{L}\p{M}\p{N}])/u,
  droppedPerson: /^(?:tôi|em|mình) (?:đã )?(?=\p{L})/u,
  passive:
    /^(?:\p{L}+\s){0,8}(?:được|bị)\s+(?!giao nhiệm|phân công|giao)(?:\p{L}+)(?:\s\p{L}+)?(?:[.;]|$|\s(?:bởi|vào|cho|tại|theo|đầy đủ|đúng|tốt|nhanh|kịp))/u,
  active: activeLine,
  outcome: OUTCOMES.vi,
  achievement: ACHIEVEMENTS.vi,
  numbers: either(
    // Not the rate (tỷ lệ), not meticulous (tỉ mỉ), not the family (ba mẹ), not a street, not Monday.
    /(?<!\p{L})(?:(?:tỷ|tỉ)(?!\p{L}|\s+(?:lệ|mỉ|giá|trọng|suất))|chín(?!\p{L}|\s+chắn)|(?<!thứ\s+)ba(?!\p{L}|\s+(?:đình|mẹ))|(?<!thứ\s+)hai(?!\p{L}|\s+bà\s+trưng)|(?<!phần\s+)trăm(?!\p{L}))/u,
    words(
      'bốn, sáu, bảy, tám, mười, mươi, nghìn, ngàn, vạn, triệu, một nửa, gấp đôi, gấp ba, phân nửa, chục, hàng chục, hàng trăm, hàng nghìn, năm người, năm tháng, năm chi nhánh, năm thành viên, năm nhân viên, năm dự án, năm cửa hàng',
    ),
  ),
  cliches: words(
    `năng động, nhiệt tình, nhiệt huyết, ham học hỏi, ham học, chăm chỉ, chịu khó, cần cù, siêng năng, trung thực, hòa đồng, hoà đồng, thân thiện, vui vẻ, cởi mở, tinh thần trách nhiệm, có trách nhiệm, trách nhiệm cao, tinh thần trách nhiệm cao, tinh thần đồng đội, tinh thần cầu tiến, cầu tiến, chịu được áp lực, chịu áp lực, áp lực cao, áp lực công việc, làm việc nhóm, làm việc theo nhóm, làm việc độc lập, kỹ năng giao tiếp tốt, giao tiếp tốt, khả năng giao tiếp, kỹ năng giao tiếp, học hỏi nhanh, tiếp thu nhanh, thích nghi nhanh, khả năng thích nghi, sáng tạo, nhanh nhẹn, linh hoạt, tự tin, đam mê, niềm đam mê, yêu thích công việc, yêu nghề, môi trường chuyên nghiệp, môi trường năng động, môi trường làm việc, môi trường làm việc chuyên nghiệp, phát triển bản thân, hoàn thiện bản thân, nâng cao kiến thức, nâng cao kỹ năng, nâng cao trình độ, học hỏi thêm, học hỏi kinh nghiệm, tích lũy kinh nghiệm, tích luỹ kinh nghiệm, cống hiến, gắn bó lâu dài, lâu dài với công ty, sự phát triển của công ty, đóng góp cho công ty, đóng góp vào sự phát triển, thử thách, thử thách mới, thử thách bản thân, cơ hội thăng tiến, thăng tiến, công việc ổn định, cẩn thận, tỉ mỉ, nghiêm túc, cố gắng hết sức, cố gắng hết mình, hết mình, không ngại khó, luôn luôn cố gắng, luôn cố gắng`,
  ),
  soft: whole(
    `tư duy phân tích, làm việc dưới áp lực, chịu được áp lực công việc, tự học, tự nghiên cứu, tự học hỏi, khả năng tự học, khả năng thích ứng, thích ứng nhanh, hợp tác, tính linh hoạt, không ngừng học hỏi, năng động, nhiệt tình, nhiệt huyết, ham học hỏi, ham học, chăm chỉ, chịu khó, cần cù, siêng năng, trung thực, hòa đồng, hoà đồng, thân thiện, vui vẻ, cởi mở, trách nhiệm, có trách nhiệm, tinh thần trách nhiệm, tinh thần trách nhiệm cao, tinh thần đồng đội, tinh thần cầu tiến, cầu tiến, chịu áp lực, chịu được áp lực, chịu áp lực tốt, chịu được áp lực cao, làm việc nhóm, làm việc nhóm tốt, khả năng làm việc nhóm, tư duy logic, thật thà, làm việc theo nhóm, kỹ năng làm việc nhóm, làm việc độc lập, giao tiếp, giao tiếp tốt, kỹ năng giao tiếp, thuyết trình, kỹ năng thuyết trình, lãnh đạo, kỹ năng lãnh đạo, học hỏi nhanh, tiếp thu nhanh, thích nghi nhanh, khả năng thích nghi, thích nghi, sáng tạo, tư duy sáng tạo, tư duy phản biện, nhanh nhẹn, linh hoạt, tự tin, đam mê, giải quyết vấn đề, kỹ năng giải quyết vấn đề, quản lý thời gian, kỹ năng quản lý thời gian, tổ chức công việc, cẩn thận, tỉ mỉ, kiên nhẫn, kiên trì, nghiêm túc, lắng nghe, đồng cảm, chủ động, đúng giờ, kỷ luật, ra quyết định`,
  ),
  profile: {
    experienced: '{title} với {years} năm kinh nghiệm.',
    skills: 'Kỹ năng: {skills}.',
    separator: ', ',
  },
  extraPages: 0,
}
