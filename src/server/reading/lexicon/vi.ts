import type { Lexicon } from './types.ts'
import { words } from './words.ts'

/** Vietnamese. */
export const vi: Lexicon = {
  headings: {
    personal: words`
      Thông tin cá nhân | Liên kết | Thông tin liên hệ | Thông tin liên lạc | Liên hệ | Sơ yếu lý lịch | Thông tin chung |
      Thông tin bản thân | Thông tin | Thông tin cơ bản | Lý lịch cá nhân | Chi tiết liên hệ |
      Liên lạc | Thông tin ứng viên | Mạng xã hội | Địa chỉ | Cá nhân | Lý lịch sơ lược |
      Sơ lược lý lịch | Sơ yếu lí lịch | Lý lịch bản thân | Lý lịch trích ngang | Phần bản thân |
      Thông tin người xin việc | Thông tin của tôi | Thông tin ứng tuyển | Về cá nhân |
      Dữ liệu cá nhân
    `,
    summary: words`
      Giới thiệu bản thân | Giới thiệu | Tóm tắt | Về tôi | Tóm tắt bản thân | Hồ sơ |
      Hồ sơ cá nhân | Tổng quan | Tóm tắt nghề nghiệp | Bản thân | Thông tin tóm tắt |
      Tóm tắt hồ sơ | Tóm lược | Giới thiệu chung | Đôi nét về bản thân | Hồ sơ năng lực |
      Giới thiệu về bản thân | Tóm tắt kinh nghiệm | Tóm tắt quá trình làm việc | Đôi nét về tôi |
      Mô tả bản thân | Tôi là ai | Giới thiệu về tôi | Tóm tắt chuyên môn | Lời giới thiệu |
      Hồ sơ nghề nghiệp | Về bản thân | Sơ lược bản thân | Hồ sơ cá nhân tóm tắt |
      Thông tin giới thiệu | Tổng quan nghề nghiệp | Vài nét về bản thân | Tóm tắt sự nghiệp | Tự thuật |
      Về mình | Vài nét về tôi | Vài dòng về tôi | Tóm tắt năng lực | Hồ sơ chuyên môn |
      Tổng quan kinh nghiệm | Tổng quan về bản thân | Sơ lược về bản thân | Sơ lược về tôi |
      Một vài điều về tôi | Giới thiệu ngắn | Tóm tắt kinh nghiệm làm việc | Giới thiệu năng lực |
      Giới thiệu sơ lược
    `,
    selfEvaluation: words`
      Tự đánh giá | Tự nhận xét | Tính cách | Đánh giá bản thân | Nhận xét bản thân |
      Tự đánh giá bản thân | Tính cách cá nhân | Tính cách bản thân | Nhận định bản thân |
      Tự nhận xét bản thân | Tự nhận định | Tác phong làm việc | Phong cách làm việc |
      Thái độ làm việc | Đặc điểm tính cách | Đặc điểm bản thân | Phẩm chất nghề nghiệp
    `,
    strengths: words`
      Điểm mạnh | Thế mạnh | Ưu điểm | Điểm mạnh của tôi | Phẩm chất | Điểm nổi bật |
      Phẩm chất cá nhân | Đặc điểm cá nhân | Tố chất | Ưu điểm bản thân | Điểm mạnh của bản thân |
      Điểm mạnh và điểm yếu | Ưu nhược điểm | Điểm mạnh bản thân | Điểm mạnh cá nhân |
      Thế mạnh cá nhân | Thế mạnh bản thân | Thế mạnh của tôi | Ưu thế | Lợi thế |
      Lợi thế cá nhân | Lợi thế cạnh tranh | Ưu điểm của bản thân | Ưu điểm cá nhân |
      Ưu khuyết điểm | Ưu điểm nổi bật | Điểm mạnh nổi bật | Năng lực nổi bật |
      Sở trường công tác | Điểm mạnh, điểm yếu
    `,
    objective: words`
      Mục tiêu nghề nghiệp | Mục tiêu | Định hướng nghề nghiệp | Mục tiêu công việc |
      Vị trí ứng tuyển | Nguyện vọng | Mong muốn | Mục tiêu cá nhân | Định hướng |
      Công việc mong muốn | Vị trí mong muốn | Mục tiêu ngắn hạn | Mục tiêu dài hạn |
      Nguyện vọng công việc | Mong muốn nghề nghiệp | Mục tiêu ứng tuyển | Mục tiêu phát triển |
      Kỳ vọng | Vị trí dự tuyển | Mong muốn về công việc | Kế hoạch nghề nghiệp |
      Dự định tương lai | Định hướng công việc | Mục tiêu sự nghiệp | Mục tiêu tương lai |
      Công việc dự tuyển | Công việc ứng tuyển | Lý do ứng tuyển | Nguyện vọng cá nhân |
      Nguyện vọng nghề nghiệp | Nguyện vọng làm việc | Hoài bão | Kế hoạch tương lai |
      Mục tiêu của tôi | Mục đích ứng tuyển | Định hướng tương lai | Vị trí xin việc
    `,
    work: words`
      Kinh nghiệm làm việc | Kinh nghiệm | Kinh nghiệm nghề nghiệp | Quá trình công tác |
      Quá trình làm việc | Việc làm thêm | Kinh nghiệm chuyên môn | Kinh nghiệm thực tập |
      Thực tập | Quá trình làm việc và công tác | Công việc | Sự nghiệp | Kinh nghiệm công tác |
      Lịch sử làm việc | Kinh nghiệm thực tế | Quá trình công tác và làm việc |
      Kinh nghiệm công việc | Công việc đã làm | Công việc từng làm | Công tác |
      Kinh nghiệm giảng dạy | Làm thêm | Công việc bán thời gian | Kinh nghiệm việc làm |
      Kinh nghiệm bản thân | Quá trình thực tập | Kinh nghiệm làm thêm | Kinh nghiệm liên quan |
      Kinh nghiệm khác | Quá trình hoạt động | Kinh nghiệm lâm sàng | Quá trình công việc |
      Công tác chuyên môn | Quá trình nghề nghiệp | Kinh nghiệm bán hàng | Kinh nghiệm và thực tập |
      Lịch sử công việc | Kinh nghiệm quản lý | Kinh nghiệm thực tập và làm việc |
      Nơi tôi đã làm việc | Những nơi đã làm việc | Tôi đã làm ở đâu | Chặng đường nghề nghiệp |
      Hành trình nghề nghiệp | Kinh nghiệm nghiên cứu | Quá trình hoạt động của bản thân |
      Quá trình lao động | Quá trình giảng dạy | Quá trình tham gia quân đội |
      Quá trình công tác của bản thân | Tóm tắt quá trình công tác | Tiểu sử nghề nghiệp |
      Công việc hiện tại | Công việc hiện nay | Công việc trước đây | Công việc đã qua |
      Các công việc đã làm | Quá trình lao động, công tác | Quá trình kinh nghiệm |
      Kinh nghiệm hành nghề | Kinh nghiệm biểu diễn | Kinh nghiệm diễn xuất |
      Kinh nghiệm huấn luyện | Kinh nghiệm thi công | Kinh nghiệm lái xe | Nơi làm việc trước đây |
      Quá trình hoạt động nghệ thuật | Kinh nghiệm xã hội | Sự nghiệp nghệ thuật |
      Sự nghiệp thi đấu | Thực tập lâm sàng | Quá trình hành nghề
    `,
    education: words`
      Học vấn | Trình độ học vấn | Quá trình học tập | Giáo dục | Quá trình đào tạo | Trình độ |
      Đào tạo | Bằng cấp | Trình độ chuyên môn | Học tập | Học vấn và đào tạo | Nền tảng học vấn |
      Thông tin học vấn | Giáo dục và đào tạo | Quá trình học vấn | Trình độ đào tạo |
      Trình độ học vấn và bằng cấp | Trình độ học vấn / bằng cấp | Trường học | Giáo dục đào tạo |
      Học vấn & bằng cấp | Trình độ văn hóa | Trình độ - bằng cấp | Quá trình học |
      Quá trình học tập và đào tạo | Quá trình giáo dục | Học vấn và bằng cấp |
      Bằng cấp chuyên môn | Lịch sử học tập | Quá trình rèn luyện |
      Tôi đã học ở đâu | Nơi tôi đã học | Việc học | Trình độ học vấn và chuyên môn |
      Trình độ học vấn, chuyên môn | Trình độ chuyên môn nghiệp vụ | Trình độ chuyên môn kỹ thuật |
      Trình độ nghiệp vụ | Trình độ giáo dục phổ thông | Trình độ lý luận chính trị | Văn bằng |
      Đào tạo chuyên môn | Đào tạo nghề | Trường đã học | Các trường đã học | Nền tảng giáo dục |
      Quá trình đào tạo, bồi dưỡng | Đào tạo, bồi dưỡng | Đào tạo và bồi dưỡng |
      Tình trạng học vấn | Hành trình học tập | Học hành
    `,
    projects: words`
      Dự án | Sản phẩm nổi bật | Ứng dụng đã phát triển | Các dự án | Dự án đã tham gia | Kinh nghiệm dự án | Dự án cá nhân | Dự án nổi bật |
      Dự án tham gia | Dự án tiêu biểu | Các dự án đã tham gia | Đồ án | Sản phẩm | Đề tài |
      Dự án đã thực hiện | Các dự án đã làm | Đồ án môn học | Các dự án tiêu biểu | Dự án học tập |
      Đề tài nghiên cứu | Công trình tiêu biểu | Công trình đã tham gia | Sản phẩm đã thực hiện |
      Lịch sử dự án | Các công trình | Các công trình đã thi công | Các công trình đã tham gia |
      Công trình đã thực hiện | Công trình đã thi công | Tác phẩm | Tác phẩm tiêu biểu |
      Các tác phẩm | Các vở diễn | Vai diễn | Các vai diễn |
      Đề tài nghiên cứu khoa học | Đề tài khoa học | Các đề tài nghiên cứu |
      Sáng kiến kinh nghiệm | Các đề tài đã thực hiện | Danh mục dự án | Bộ sưu tập |
      Sản phẩm tiêu biểu
    `,
    skills: words`
      Kỹ năng | Ngôn ngữ lập trình | Kĩ năng | Các kỹ năng | Kỹ năng chuyên môn | Kỹ năng mềm | Năng lực |
      Kỹ năng và năng lực | Kỹ năng cá nhân | Kỹ năng tin học | Tin học | Kỹ năng kỹ thuật |
      Kỹ năng chính | Chuyên môn | Kỹ năng khác | Kỹ năng máy tính | Năng lực chuyên môn | Công cụ |
      Kiến thức | Trình độ tin học | Kỹ năng nghề nghiệp | Kỹ năng làm việc | Kỹ năng và phẩm chất |
      Kỹ năng nổi bật | Kỹ năng lập trình | Công nghệ | Kỹ năng bản thân | Kỹ năng vi tính |
      Kỹ năng & công cụ | Kiến thức chuyên môn | Sở trường | Kỹ năng cứng | Năng lực cốt lõi |
      Kiến thức và kỹ năng | Phần mềm | Kỹ năng văn phòng | Kỹ năng liên quan | Kỹ năng công việc |
      Tin học văn phòng | Phần mềm sử dụng | Kĩ năng chuyên môn | Kĩ năng mềm |
      Lĩnh vực chuyên môn | Công nghệ sử dụng |
      Công cụ thành thạo | Công cụ sử dụng | Điều tôi làm tốt | Tôi làm tốt điều gì |
      Phần mềm thành thạo | Khả năng khác | Khả năng chuyên môn | Nghiệp vụ chuyên môn | Tay nghề |
      Kĩ năng khác | Kĩ năng cá nhân | Kĩ năng làm việc | Kĩ năng tin học | Kỹ năng nghiệp vụ |
      Kỹ năng bổ trợ | Kỹ năng quản lý | Kỹ năng sống | Kỹ năng sư phạm | Kỹ năng thực hành |
      Kỹ năng đặc biệt | Trình độ vi tính | Năng lực cá nhân | Năng lực làm việc |
      Kỹ thuật chuyên môn | Máy móc sử dụng
    `,
    languages: words`
      Ngoại ngữ | Ngôn ngữ | Trình độ ngoại ngữ | Kỹ năng ngoại ngữ | Khả năng ngoại ngữ |
      Năng lực ngoại ngữ | Các ngôn ngữ | Tiếng mẹ đẻ | Ngoại ngữ khác | Kỹ năng ngôn ngữ |
      Ngoại ngữ của tôi | Tôi nói được | Trình độ tiếng Anh | Trình độ Anh văn |
      Trình độ ngôn ngữ | Khả năng ngôn ngữ | Khả năng tiếng Anh | Sinh ngữ | Ngôn ngữ sử dụng |
      Ngôn ngữ giao tiếp | Các ngoại ngữ | Chứng chỉ ngoại ngữ | Trình độ tiếng Nhật |
      Tiếng nước ngoài
    `,
    awards: words`
      Giải thưởng | Danh hiệu và giải thưởng | Thành tích | Khen thưởng | Danh hiệu |
      Thành tích nổi bật | Học bổng | Giải thưởng và thành tích | Thành tựu |
      Học bổng và giải thưởng | Thành tích và giải thưởng | Giải thưởng & danh hiệu |
      Thành tích đạt được | Danh hiệu & giải thưởng | Bằng khen | Thành tích học tập |
      Khen thưởng - kỷ luật | Vinh danh | Phần thưởng | Thành tích cá nhân | Thành tích thi đấu |
      Thành tích công tác | Thành tích nghề nghiệp | Các giải thưởng | Các thành tích |
      Danh hiệu thi đua | Thi đua khen thưởng | Bằng khen, giấy khen | Khen thưởng và kỷ luật |
      Hình thức khen thưởng | Thành tựu nổi bật | Giải thưởng nghệ thuật | Thành tích khoa học |
      Giải thưởng và danh hiệu
    `,
    certificates: words`
      Đào tạo | Đào tạo chuyên môn | Đào tạo nghề |
      Chứng chỉ | Các chứng chỉ | Chứng nhận | Bằng cấp và chứng chỉ | Khóa học |
      Chứng chỉ và khóa học | Khóa đào tạo | Chứng chỉ chuyên môn | Chứng chỉ & khóa học |
      Bằng cấp, chứng chỉ | Các khóa học | Chứng chỉ khác | Các khóa đào tạo | Chứng chỉ hành nghề |
      Bằng cấp - chứng chỉ | Khóa học đã tham gia | Chứng chỉ, bằng cấp | Đào tạo khác | Bồi dưỡng |
      Tập huấn | Chứng chỉ và bằng cấp | Các khóa học đã tham gia | Bằng cấp khác |
      Khóa học ngắn hạn | Đào tạo ngắn hạn | Giấy phép hành nghề | Khóa huấn luyện |
      Các khóa huấn luyện | Các lớp đào tạo | Các lớp tập huấn | Các khóa tập huấn |
      Các khóa bồi dưỡng | Các lớp bồi dưỡng | Bồi dưỡng nghiệp vụ | Bồi dưỡng chuyên môn |
      Chứng chỉ đào tạo | Chứng chỉ nghề | Chứng chỉ nghề nghiệp | Các khóa học ngắn hạn |
      Các khóa đào tạo ngắn hạn | Văn bằng chứng chỉ | Các chứng chỉ khác | Khóa học bổ sung |
      Khóa học và tập huấn | Hội thảo và tập huấn
    `,
    volunteer: words`
      Hoạt động nhân đạo | Công tác nhân đạo |
      Hoạt động | Hoạt động ngoại khóa | Hoạt động tình nguyện | Tình nguyện | Hoạt động xã hội |
      Hoạt động đoàn thể | Hoạt động cộng đồng | Công tác xã hội | Hoạt động ngoại khoá |
      Các hoạt động | Hoạt động câu lạc bộ | Hoạt động sinh viên | Kinh nghiệm tình nguyện |
      Hoạt động thiện nguyện | Công tác đoàn | Hoạt động tham gia | Hoạt động Đảng, Đoàn thể |
      Hoạt động đoàn hội | Công tác Đoàn - Hội | Công tác đoàn thể | Công tác Đảng |
      Công tác tình nguyện | Công tác thiện nguyện | Câu lạc bộ & Hội nhóm | Hội nhóm |
      Hoạt động từ thiện | Hoạt động phong trào | Hoạt động tôn giáo | Hoạt động khác |
      Hoạt động ở trường | Hoạt động nhà trường | Hoạt động và câu lạc bộ | Thiện nguyện |
      Từ thiện | Các hoạt động xã hội | Các hoạt động ngoại khóa | Tham gia hoạt động
    `,
    interests: words`
      Sở thích | Sở thích cá nhân | Mối quan tâm | Sở thích và đam mê | Quan tâm | Đam mê |
      Sở thích & đam mê | Sở thích và thói quen | Sở thích - tài lẻ | Thú vui | Năng khiếu |
      Sở thích & năng khiếu | Thói quen | Thời gian rảnh | Thú tiêu khiển | Sở thích bản thân |
      Sở thích của tôi | Sở thích riêng | Các sở thích | Niềm đam mê | Tài lẻ |
      Sở thích và năng khiếu
    `,
    references: words`
      Người tham chiếu | Người giới thiệu | Tham chiếu | Thông tin tham chiếu | Tham khảo |
      Người tham khảo | Người liên hệ tham khảo | Thông tin người tham chiếu | Thông tin tham khảo |
      Người xác nhận thông tin | Người xác nhận | Người bảo lãnh | Người chứng nhận |
      Người liên hệ | Thư giới thiệu | Nhận xét của cấp trên | Thông tin người tham khảo |
      Thông tin người giới thiệu | Liên hệ tham khảo | Thông tin xác minh | Người xác minh |
      Thông tin kiểm chứng | Người đối chứng | Thông tin đối chiếu | Người tham vấn
    `,
    publications: words`
      Bài báo | Công trình khoa học | Ấn phẩm | Công bố khoa học | Bài báo khoa học |
      Nghiên cứu khoa học | Xuất bản | Công trình nghiên cứu | Nghiên cứu | Công bố |
      Sách và bài báo | Hội thảo | Các công trình khoa học | Các công trình nghiên cứu |
      Các công trình nghiên cứu khoa học | Các công trình đã công bố | Công trình đã công bố |
      Công trình khoa học đã công bố | Các bài viết | Các bài viết đã đăng | Các bài báo |
      Các bài báo khoa học | Bài báo đã đăng | Báo cáo khoa học | Sách và giáo trình |
      Sách, giáo trình | Sách đã xuất bản | Ấn phẩm khoa học | Tham luận | Báo cáo hội thảo |
      Hoạt động khoa học | Hoạt động nghiên cứu khoa học | Hội thảo khoa học
    `,
    custom: words`
      Mục lục |
      Thông tin thêm | Thông tin bổ sung | Khác | Thông tin khác | Lời cam đoan | Cam kết |
      Quan hệ gia đình | Hoàn cảnh gia đình | Cam đoan | Ghi chú | Lời cam kết |
      Thành viên hiệp hội | Phụ lục | Quan hệ nhân thân | Thành phần gia đình | Bằng lái xe |
      Bằng lái | Giấy phép lái xe | Người liên hệ khẩn cấp | Cam kết của ứng viên |
      Triển lãm | Các triển lãm | Triển lãm cá nhân | Triển lãm nhóm | Hoạt động triển lãm |
      Triển lãm tiêu biểu
    `,
  },
  documentTitles: words`
    Phiếu thông tin ứng viên | Phiếu đăng ký dự tuyển | Đơn ứng tuyển | Phiếu ứng viên |
    Cộng hòa xã hội chủ nghĩa Việt Nam | Độc lập - Tự do - Hạnh phúc | Độc lập – Tự do – Hạnh phúc | Sơ yếu lý lịch xin việc | Đơn xin việc | Hồ sơ xin việc |
    Sơ yếu lý lịch | CV | Curriculum Vitae | Hồ sơ xin việc | Hồ sơ ứng viên | Lý lịch |
    CV xin việc | Lý lịch nghề nghiệp | Đơn xin việc | Bản lý lịch | Lý lịch khoa học |
    Hồ sơ ứng tuyển
  `,
  labels: {
    name: words`
      Họ và tên | Họ tên | Tên | Tôi tên là | Tôi tên | Họ và tên khai sinh | Họ tên khai sinh | Họ, chữ đệm và tên khai sinh | Họ và tên đầy đủ | Họ & tên | Tên đầy đủ | Họ tên đầy đủ
    `,
    headline: words`Nghề nghiệp | Chức danh | Vị trí hiện tại`,
    email: words`Email | E-mail | Thư điện tử | Địa chỉ email | Mail | Hộp thư`,
    phone: words`
      Điện thoại | Số điện thoại | SĐT | ĐT | Di động | Tel | Phone | Điện thoại di động | Số ĐT |
      Hotline | ĐTDĐ | Số di động | SDT | Điện thoại liên hệ | Mobile | Liên lạc
    `,
    location: words`
      Địa chỉ | Nơi ở | Nơi ở hiện tại | Địa chỉ hiện tại | Chỗ ở | Thường trú | Tạm trú |
      Nơi cư trú | Chỗ ở hiện tại | Địa chỉ thường trú | Địa chỉ liên hệ | Hộ khẩu thường trú |
      Địa chỉ liên lạc | Thành phố | Nơi sống | Địa điểm | Khu vực | Địa chỉ tạm trú |
      Chỗ ở hiện nay | Nơi ở hiện nay | Nơi sinh sống | Nơi thường trú | Hộ khẩu |
      Nơi đăng ký hộ khẩu thường trú | Nơi đăng ký thường trú | Địa chỉ nhà
    `,
    link: words`Trang web | Website | Trang cá nhân | Facebook | Zalo | Liên kết`,
    birthDate: words`
      Ngày sinh | Sinh ngày | Năm sinh | Ngày tháng năm sinh | Sinh năm | Ngày, tháng, năm sinh |
      Ngày/tháng/năm sinh
    `,
    extra: words`
      Liên hệ khẩn cấp | Người liên hệ khẩn cấp | Khi cần báo tin cho | Giới tính | Quốc tịch | Tình trạng hôn nhân | Hôn nhân | Nơi sinh | Quê quán | CMND | CCCD |
      Dân tộc | Tôn giáo | Nguyên quán | Chiều cao | Cân nặng | Số CMND |
      Tình trạng hôn nhân gia đình | Sức khỏe | Tuổi | Số CCCD | CMND/CCCD | Bằng lái xe |
      Trình độ văn hóa | Đoàn viên | Tình trạng | Facebook | Zalo | Giấy phép lái xe |
      Nơi cấp | Xếp loại | GPA | Tình trạng sức khỏe | Tình trạng gia đình | Ngày cấp |
      Ngày vào Đảng | Ngày vào Đoàn
    `,
    role: words`Vị trí | Vị trí ứng tuyển | Vị trí mong muốn | Công việc mong muốn`,
    salary: words`Mức lương | Mức lương mong muốn | Lương mong muốn | Lương`,
    city: words`
      Nơi làm việc | Nơi làm việc mong muốn | Địa điểm làm việc | Địa điểm làm việc mong muốn
    `,
    availability: words`
      Thời gian bắt đầu | Ngày có thể bắt đầu | Có thể bắt đầu | Thời gian nhận việc |
      Thời gian có thể nhận việc
    `,
    employment: words`Loại hình | Hình thức làm việc | Loại hình công việc`,
    company: words`Công ty | Ở đâu | Làm việc ở đâu | Nơi làm việc | Tên công ty | Đơn vị | Cơ quan | Nơi công tác | Đơn vị công tác`,
    title: words`Chức vụ | Làm công việc gì | Vị trí | Chức danh | Vai trò | Vị trí công việc`,
    leaving: words`Lý do nghỉ việc | Lý do thôi việc | Lý do chuyển việc`,
    dates: words`
      Thời gian | Năm | Thời gian làm việc | Từ – đến | Giai đoạn | Niên khóa | Thời gian học | Dự kiến tốt nghiệp | Tốt nghiệp | Năm tốt nghiệp | Năm cấp bằng | Năm cấp | Năm nhận bằng | Thời gian tốt nghiệp | Ngày tốt nghiệp`,
    institution: words`Trường | Trường học | Tên trường | Cơ sở đào tạo | Nơi đào tạo`,
    degree: words`Bằng cấp | Trình độ | Hệ đào tạo | Học vị | Bằng | Loại bằng`,
    field: words`Chuyên ngành | Ngành | Ngành học | Khoa | Lĩnh vực`,
    project: words`
      Dự án | Tên dự án | Đề tài | Tên đề tài | Dự án cá nhân | Đồ án | Đồ án tốt nghiệp
    `,
    duties: words`
      Mô tả công việc | Nhiệm vụ | Trách nhiệm | Công việc | Thành tích | Mô tả | Kết quả |
      Công việc chính | Nhiệm vụ chính | Công việc cụ thể | Thành tựu | Trách nhiệm chính |
      Công việc phụ trách | Thành tích đạt được | Kết quả đạt được |
      Thành tích nổi bật | Điểm nổi bật | Thành tựu nổi bật | Trách nhiệm công việc | Nhiệm vụ công việc |
      Công nghệ sử dụng | Công nghệ | Quy mô nhóm | Môi trường | Lý do nghỉ việc |
      Lý do nghỉ | Lý do nghỉ việc | Lý do thôi việc
    `,
    level: words`Cấp I | Cấp II | Cấp III | Cấp 1 | Cấp 2 | Cấp 3 | Bậc đại học | Bậc cao đẳng | Bậc trung học | Bậc phổ thông`,
  },
  present: words`
    nay | hiện tại | hiện nay | bây giờ | đến nay | đến hiện tại | tới nay | đang làm | đang học |
    tới hiện tại | đến hiện nay | hiện giờ | cho đến nay | cho tới nay | đến bây giờ | đương nhiệm |
    đang công tác | đang làm việc | đang theo học |
    đến thời điểm hiện tại | thời điểm hiện tại | hôm nay | đến hôm nay | tới bây giờ | lúc này | vẫn đang làm | đến giờ | hiện đang làm | hiện | đến hiện
  `,
  since: words`từ | từ năm | từ tháng | kể từ`,
  sinceAfter: [],
  toAfter: [],
  expected: words`dự kiến`,
  from: words`
    vào năm | vào
  `,
  about: words`khoảng`,
  to: words`đến | tới | đến năm | đến tháng | và`,
  months: {},
  seasons: words`
    mùa xuân | mùa hè | mùa thu | mùa đông | hè | đầu năm | cuối năm | giữa năm | năm | xuân |
    học kỳ 1 | học kỳ 2 | khóa | niên khóa | khoá | tốt nghiệp
  `,
  degrees: words`
    sinh viên | học sinh |
    cử nhân | kỹ sư | thạc sĩ | thạc sỹ | tiến sĩ | tiến sỹ | cao đẳng | trung cấp  |
    bằng cử nhân | bằng kỹ sư | bằng thạc sĩ | tốt nghiệp thpt | thpt | trung học phổ thông |
    dược sĩ | bác sĩ | kiến trúc sư | chứng chỉ | bằng đại học | hệ chính quy | tốt nghiệp |
    bằng tốt nghiệp | tú tài  | sinh viên năm | văn bằng 2  | cao học |
    trung học cơ sở | bằng | phó giáo sư | cử nhân cao đẳng | kỹ sư thực hành | sơ cấp |
    chứng chỉ nghề | mba | chuyên khoa i | chuyên khoa ii | bác sĩ nội trú | chuyên ngành |
    phổ thông trung học | ptth | thcs | liên thông | tại chức | bác sỹ | dược sỹ | y sĩ | y sỹ |
    kĩ sư | ths | bscki | bsckii | bsck1 | bsck2 | bs ck1 | bs ck2 | bs cki | bs ckii |
    chuyên khoa 1 | chuyên khoa 2 | chuyên khoa cấp i | chuyên khoa cấp ii |
    chuyên khoa định hướng | nghiên cứu sinh | tiến sĩ khoa học | đại học chính quy |
    đại học tại chức | đại học từ xa | đại học liên thông | đại học văn bằng 2 | hệ đại học |
    hệ cao đẳng | hệ trung cấp | trình độ đại học | trình độ cao đẳng | trình độ trung cấp |
    trình độ sơ cấp | trình độ 12/12 | học vấn 12/12 | lớp 12/12 | văn hóa 12/12 |
    trình độ văn hóa 12/12 | tccn | trung cấp chuyên nghiệp | trung học chuyên nghiệp |
    trung học sư phạm | trung học nghề | trung cấp nghề | cao đẳng nghề | văn bằng | văn bằng hai |
    giấy chứng nhận | chứng nhận | bậc thợ | thợ bậc | công nhân kỹ thuật |
    cao cấp lý luận chính trị | cao cấp chính trị | bổ túc trung học | bổ túc văn hóa |
    cử nhân thực hành | sơ cấp nghề | lớp bồi dưỡng | tốt nghiệp thcs | cử nhân sư phạm | bsck |
    bsck i | bsck ii | cnkt | đại học hệ chính quy | đại học vừa làm vừa học |
    đại học vừa học vừa làm | sau đại học | hết cấp 2 | hết cấp 3 | hết lớp 9 | hết lớp 12 |
    học hết lớp 9 | học hết lớp 12 | học nghề
  `,
  studyStatus: words`
    đã tốt nghiệp | đang học | tốt nghiệp | chưa tốt nghiệp | bảo lưu |
    bỏ dở | đã bỏ dở | nghỉ học giữa chừng | dự kiến tốt nghiệp
  `,
  studyNotes: words`
    loại~ | xếp loại~ |
    chưa hoàn thành~ | chưa tốt nghiệp~ |
    hệ chính quy | chính quy | hệ từ xa | từ xa | vừa học vừa làm | vừa làm vừa học |
    hệ vừa học vừa làm | hệ vừa làm vừa học | hệ tại chức | hệ liên thông | liên thông | văn bằng 2 | văn bằng hai |
    tại chức | trực tuyến | online |
    gpa~ | điểm~ | điểm trung bình~ | điểm tb~ | xếp loại~ | loại giỏi | loại khá |
    loại xuất sắc | luận văn~ | luận án~ | tên luận văn~ | tên luận án~ | khóa luận~ | đồ án~ | đề tài~ |
    tốt nghiệp loại~ | loại trung bình | loại trung bình khá
  `,
  nothing: words`không | không có | chưa có | chưa có kinh nghiệm`,
  declarations: words`
    tôi xin cam đoan | tôi cam đoan | xin cam đoan | tôi xin cam kết | tôi cam kết những | chịu
    hoàn toàn trách nhiệm
  `,
  formNotes: words`
    ghi đầy đủ các mục | điền đầy đủ các mục | điền đầy đủ thông tin | ghi đầy đủ thông tin | viết chữ in hoa | ghi bằng chữ in hoa | đánh dấu vào ô | đánh dấu x vào
  `,
  events: {},
  institutions: words`
    trường | đại học | học viện | cao đẳng | trường thpt | trung tâm | viện | đh | trung cấp |
    đại học bách khoa | university | rmit | fpt | hutech | ueh | neu | ftu | trường đại học |
    trường cao đẳng | trường trung cấp | trường tiểu học | trường thcs | trường mầm non |
    đại học quốc gia | viện đại học | cao đẳng nghề | trường nghề | trung cấp nghề |
    trung tâm đào tạo | trung tâm anh ngữ | trung tâm ngoại ngữ | trung tâm dạy nghề | nhạc viện |
    đại học sư phạm | đại học y | đại học kinh tế | đhqg | đhbk | thpt chuyên | hust | hcmut |
    vnu | ptit | uit | uel | aptech | thpt | thcs | ptth | ptdtnt | gdtx | ttgdtx | tt gdtx | cđ |
    cđsp | cđn | đhsp | đhyd | đhkhxh | đhkhtn | đhkt | đhcn | đhct | đhnl | đhbkhn |
    trung học y tế | chủng viện | đại chủng viện | tiểu chủng viện | thần học viện | phân viện |
    phân hiệu | hội đồng anh | cơ sở đào tạo | trường đào tạo | thiếu sinh quân | đại học quốc tế |
    quốc học | cđkt | cđcđ | ttdn
  `,
  schools: words`thpt | thcs | tiểu học | trung học phổ thông | trung học cơ sở | trường cấp 3`,
  titles: words`
    nhân viên | chuyên viên | trưởng phòng | phó phòng | phó trưởng phòng | trưởng nhóm |
    trưởng bộ phận | trưởng ban | giám đốc | phó giám đốc | tổng giám đốc | quản lý | quản đốc |
    kế toán | kế toán trưởng | kế toán viên | kiểm toán viên | kỹ sư | kỹ thuật viên |
    lập trình viên | nhà phát triển | thực tập sinh | thực tập | trợ lý | thư ký | cố vấn |
    tư vấn viên | tư vấn | giáo viên | giảng viên | gia sư | trợ giảng | bác sĩ | y tá |
    điều dưỡng | dược sĩ | luật sư | thiết kế | nhà thiết kế | thiết kế đồ họa | biên tập viên |
    phóng viên | phiên dịch | biên dịch | biên phiên dịch | lễ tân | thu ngân | phục vụ | bồi bàn |
    pha chế | đầu bếp | phụ bếp | bảo vệ | tài xế | lái xe | công nhân | thợ | tổ trưởng |
    ca trưởng | cửa hàng trưởng | giám sát | điều phối viên | cộng tác viên | bán hàng |
    kinh doanh | sales | marketing | nhà sáng lập | đồng sáng lập | chủ tịch | tester |
    business analyst | developer | leader | hướng dẫn viên | content | telesales | chủ cửa hàng |
    kiến trúc sư | nghiên cứu viên | nghiên cứu sinh | tình nguyện viên | thành viên |
    trưởng dự án | chủ nhiệm | quản trị viên | thủ kho | thủ quỹ | hành chính | điều dưỡng viên |
    điều dưỡng trưởng | hộ sinh | y sĩ | trình dược viên | kỹ thuật viên xét nghiệm | hộ lý |
    giáo viên chủ nhiệm | hiệu trưởng | hiệu phó | tổ phó | bảo mẫu | thực tập sinh kinh doanh |
    cộng tác viên bán hàng | nhân viên kinh doanh | nhân viên bán hàng | nhân viên văn phòng |
    nhân viên phục vụ | nhân viên lễ tân | nhân viên thu ngân | nhân viên kho |
    nhân viên marketing | nhân viên kế toán | nhân viên hành chính | nhân viên nhân sự |
    nhân viên tư vấn | nhân viên chăm sóc khách hàng | trưởng ca | quản lý cửa hàng |
    quản lý nhà hàng | giám sát bán hàng | giám sát công trình | chỉ huy trưởng | kỹ sư xây dựng |
    kỹ sư hiện trường | họa viên | kế toán tổng hợp | kế toán thuế | kế toán công nợ | kế toán kho |
    kế toán bán hàng | kế toán nội bộ | giao dịch viên | trợ lý kiểm toán | tín dụng |
    chuyên viên tín dụng | bếp trưởng | bếp phó | bếp chính | bếp bánh | thợ làm bánh |
    buồng phòng | tạp vụ | lao công | shipper | giao hàng | phụ xe | công nhân may | thợ hàn |
    thợ điện | thợ máy | thợ cơ khí | thợ xây | thợ mộc | thợ sơn | thợ may | thợ tóc | thợ nail |
    vận hành máy | tổ trưởng sản xuất | luật sư tập sự | công chứng viên | thẩm phán |
    thư ký tòa án | pháp chế | công an viên | bộ đội | quân nhân | chiến sĩ | cán bộ | công chức |
    viên chức | phó ban | trưởng ban hậu cần | bí thư | lớp trưởng | hướng dẫn viên du lịch |
    tiếp viên | tiếp viên hàng không | phi công | nhà báo | biên dịch viên | phiên dịch viên |
    thông dịch viên | nhiếp ảnh | nhiếp ảnh gia | quay phim | diễn viên | ca sĩ | mc | sale |
    môi giới | trợ lý giám đốc | chủ quán | người sáng lập | tự do | freelancer | huấn luyện viên |
    nông dân | nhân sự | hành chính nhân sự | nhân viên xuất nhập khẩu | nhân viên mua hàng |
    phụ trách | chuyên gia | đội trưởng | kiểm soát viên | thanh tra | kiểm sát viên | họa sĩ |
    đạo diễn | brse | qc | qa | giáo vụ | bác sỹ | y sỹ | dược sỹ | dược tá | nha sĩ | nha sỹ |
    lương y | ktv | gv | hlv | ctv | nvkd | nv bán hàng | nv kinh doanh | nv kế toán |
    nv văn phòng | kĩ sư | kĩ thuật viên | quản lí | trợ lí | trợ thủ | phụ tá | nhà tâm lý |
    nhà tâm lý học | cô giáo | thầy giáo | cô nuôi | giữ trẻ | trông trẻ | phó hiệu trưởng |
    tổng phụ trách | giám thị | trưởng bộ môn | phó trưởng bộ môn | trưởng khoa | phó khoa |
    phó trưởng khoa | phó giáo sư | giáo sư | thủ thư | quản sinh | trọng tài | vận động viên |
    cầu thủ | thẩm tra viên | chấp hành viên | thừa phát lại | đấu giá viên | hòa giải viên |
    văn thư | lưu trữ viên | phó tổng giám đốc | phó chủ tịch | phó chủ nhiệm | phó quản đốc |
    phó bí thư | phó trưởng ban | phó đoàn | chủ doanh nghiệp | chủ hộ | chủ hộ kinh doanh |
    chủ tiệm | chủ shop | chủ cơ sở | chủ trang trại | chủ xưởng | chủ nhà hàng | kiểm ngân |
    thẩm định viên | định giá viên | giám định viên | đăng kiểm viên | kiểm nghiệm viên |
    xét nghiệm viên | kiểm dịch viên | quan trắc viên | dự báo viên | báo cáo viên |
    tổng đài viên | điện thoại viên | trưởng ngành | trưởng ngành hàng | trưởng cửa hàng |
    trưởng chi nhánh | trưởng đại diện | trưởng quầy | trưởng kho | trưởng trạm | trưởng xưởng |
    trưởng tổ | trưởng đoàn | trưởng kíp | trưởng tua | trưởng dây chuyền | đội phó |
    chuyền trưởng | chuyền phó | lao động phổ thông | lái máy | lái cẩu | lái tàu | lơ xe |
    phụ lái | xe ôm | vận hành xe nâng | thuyền trưởng | thuyền phó | thuyền viên | thủy thủ |
    thuỷ thủ | máy trưởng | cơ trưởng | cơ phó | điều hành tour | điều độ viên | phụ kho |
    bốc xếp | bốc vác | kcs | chỉ huy phó | trắc địa viên | khảo sát viên | cấp dưỡng | phụ quán |
    chạy bàn | quản gia | giúp việc | người giúp việc | chăm sóc viên | vệ sĩ | người mẫu |
    ngư dân | kiểm lâm viên | sĩ quan | sỹ quan | hạ sĩ quan | hạ sĩ | trung sĩ | thượng sĩ |
    thiếu úy | trung úy | thượng úy | đại úy | thiếu tá | trung tá | thượng tá | đại tá |
    tiểu đội trưởng | trung đội trưởng | đại đội trưởng | tiểu đoàn trưởng | trung đoàn trưởng |
    tiểu đội phó | trung đội phó | đại đội phó | chính trị viên | cảnh sát giao thông |
    cảnh sát khu vực | điều tra viên | trinh sát viên | trinh sát | lính | cán sự | trưởng thôn |
    trưởng ấp | trưởng bản | ủy viên | uỷ viên | đại biểu | linh mục | tu sĩ | nữ tu | mục sư |
    giáo lý viên | phát thanh viên | người dẫn chương trình | dẫn chương trình |
    thuyết minh viên | tuyên truyền viên | nhạc sĩ | nhạc công | nghệ sĩ | nghệ sỹ | nghệ nhân |
    biên đạo | vũ công | dựng phim | biên kịch | nhà văn | nhà thơ | họa sỹ | ca sỹ |
    sinh viên thực tập | học việc | người học việc | phụ hồ | phụ bán hàng | phụ việc |
    phát tờ rơi | pg | bưu tá | giao nhận | quản trang | giám sát viên | nhà nghiên cứu |
    nữ hộ sinh | giám tuyển | thợ lặn | liên đội trưởng | đại uý | trung uý | thượng uý |
    thiếu uý | thượng sỹ | nhạc sỹ | hạ sỹ | cứu hộ | người làm vườn | người giữ trẻ |
    người chăm sóc | trưởng tàu | trưởng ga | đại phó | phó trưởng thôn | phó trưởng công an |
    xã đội trưởng | xã đội phó | chủ trại | chủ vườn | chủ sạp | tiểu thương | nhà điêu khắc |
    nhạc trưởng | trị liệu viên | phỏng vấn viên | ca viên
  `,
  contracts: words`
    hợp đồng | cộng tác viên | từ xa | thực tập |
    toàn thời gian | bán thời gian
  `,
  selfEmployed: words`tự do | làm tự do | làm việc tự do | freelancer | freelance | lao động tự do | kinh doanh tự do`,
  breaks: words`
    nghỉ sinh | nghỉ dịch | nghỉ ốm | nghỉ bệnh | nghỉ không lương | ở nhà chăm con | nội trợ |
    nghỉ thai sản | nghỉ chăm con | tạm nghỉ việc | nghỉ việc tạm thời | du lịch | tìm việc |
    nghĩa vụ quân sự | năm nghỉ | thất nghiệp
  `,
  companies: words`
    công ty | công ty cổ phần | công ty tnhh | cty | tnhh | cổ phần | tập đoàn | tổng công ty |
    ngân hàng | bệnh viện | phòng khám | nhà hàng | quán | khách sạn | cửa hàng | siêu thị |
    trung tâm | trường | học viện | doanh nghiệp | nhà máy | xí nghiệp | chi nhánh | văn phòng |
    hợp tác xã | viện | sở | bộ | ủy ban | ubnd | nhà thuốc | đại học | cà phê | shop |
    nhà xuất bản | báo | đài | quỹ | doanh nghiệp tư nhân | dntn | jsc | nhà sách | trà sữa |
    câu lạc bộ | clb | salon | tiệm | thẩm mỹ viện | studio | agency | công ty tnhh mtv |
    công ty cp | cty tnhh | văn phòng luật sư | văn phòng công chứng | công ty luật |
    bệnh viện đa khoa | trung tâm y tế | trạm y tế | trường mầm non | ngân hàng tmcp | bảo hiểm |
    chứng khoán | quán cà phê | quán ăn | tiệm bánh | chuỗi cửa hàng | trung tâm thương mại |
    xưởng | khu công nghiệp | khu nghỉ dưỡng | resort | sân bay | cảng | bưu điện |
    ủy ban nhân dân | phòng | cục | chi cục | tòa án | viện nghiên cứu | ban quản lý | quân đội |
    đoàn thanh niên | hội | hiệp hội | tạp chí | đài truyền hình | spa | gym | xây dựng | vận tải |
    logistics | dược phẩm | thực phẩm | thủy sản | dệt may | may mặc | nội thất | bất động sản |
    du lịch | truyền thông | quảng cáo | công nghệ | phần mềm | điện tử | cơ khí | thương mại |
    dịch vụ | group | co., ltd | hộ kinh doanh | kho bạc | hải quan | viện kiểm sát | nha khoa |
    gara | trang trại | bv | bvđk | hiệu thuốc | quầy thuốc | tiệm thuốc | ttyt | bệnh xá |
    quân y viện | nhà dưỡng lão | dưỡng lão | mái ấm | làng trẻ em | nhóm trẻ | nhà trẻ | uỷ ban |
    uỷ ban nhân dân | hđnd | hội đồng nhân dân | đảng ủy | đảng uỷ | tỉnh ủy | huyện ủy |
    thành ủy | tỉnh đoàn | huyện đoàn | thành đoàn | quận đoàn | đoàn phường | liên đoàn |
    ban chỉ huy | bộ chỉ huy | bộ tư lệnh | quân khu | quân chủng | quân đoàn | lữ đoàn | sư đoàn |
    trung đoàn | tiểu đoàn | bộ đội biên phòng | đồn biên phòng | công an | công an tỉnh |
    công an thành phố | công an quận | công an huyện | công an phường | công an xã | cảnh sát |
    phòng cảnh sát | trại giam | trại tạm giam | tand | vksnd | toà án | thi hành án | vpls |
    vpcc | vpđd | văn phòng đại diện | nhtm | ctcp | cty cp | cty cổ phần | htx | phân xưởng |
    tổ hợp tác | cơ sở sản xuất | cơ sở may | cơ sở mộc | cơ sở chế biến | cơ sở kinh doanh |
    lò bánh | lò mổ | nhà nghỉ | khu du lịch | khu vui chơi | khu sinh thái | homestay |
    công viên | đại lý | hiệu sách | bưu cục | bến xe | hãng | nông trại | nông trường |
    lâm trường | vườn quốc gia | trại giống | trại heo | trại gà | trại chăn nuôi | garage |
    ga-ra | nhà thờ | giáo phận | giáo xứ | giáo hội | chùa | tu viện | tòa giám mục |
    toà giám mục | tòa soạn | toà soạn | nhà hát | đoàn nghệ thuật | đoàn cải lương |
    đoàn văn công | đoàn kịch | đoàn xiếc | đoàn phim | nhà văn hóa | nhà văn hoá | bảo tàng |
    thư viện tỉnh | thư viện quốc gia | thư viện trường | thư viện thành phố | thư viện huyện |
    đại sứ quán | lãnh sự quán | tổng lãnh sự quán | nghiệp đoàn | nhà may | nhà in | nhà xe |
    nhà thầu | tổng cục | thủy điện | thuỷ sản | điện lực | cấp nước | ban quản trị | phòng tập |
    sân vận động | sân golf | quán bar | quán phở | quán cơm | quán nhậu | hội chữ thập đỏ |
    nhà bảo sanh | nhà hộ sinh | mẫu giáo | ban dân vận | ban tuyên giáo | thanh tra tỉnh |
    thanh tra bộ | kiểm toán nhà nước | mặt trận tổ quốc | đoàn tncs | đội quản lý thị trường |
    đội thi công | hạt kiểm lâm | trạm | cây xăng | hải đội | hải đoàn | hải quân | lò gốm |
    lò gạch | mỏ than | mỏ đá | nhà ga | bãi giữ xe | bãi xe | đội tàu | vựa | sạp | tạp hóa |
    tạp hoá | ảnh viện | quán karaoke | vũ trường | rạp | sân bóng | hồ bơi | nhà thi đấu |
    đội tuyển | đội bóng | tịnh xá | dòng tu | liên hiệp | tổ hợp | liên doanh | trại trẻ |
    cô nhi viện | nghĩa trang | nhà tang lễ | phái đoàn | thông tấn xã | nhật báo |
    kênh truyền hình | khu nghỉ mát
  `,
  introductions: words`xin chào | chào | tôi là | mình là | tôi tên là | tên tôi là`,
  honorifics: words`
    ông | bà | anh | chị | ts. | ths. | pgs. | gs. | bs. | ks. | ls. | ths | ts | pgs | gs | bs |
    ks | cn | ds | ls | thạc sĩ | tiến sĩ
  `,
  levels: words`
    mức chuyên gia | trình độ chuyên gia |
    tiếng mẹ đẻ | bản ngữ | thành thạo | lưu loát | giao tiếp | giao tiếp tốt | khá | tốt | cơ bản
    | trung bình | trung cấp | nâng cao | trôi chảy | đọc hiểu | sơ cấp | cao cấp |
    giao tiếp cơ bản | rất tốt | đọc | viết | nghe | nói | mẹ đẻ | thông thạo | căn bản | giỏi
    | mức khá | nghe nói đọc viết | sử dụng thành thạo | xuất sắc
  `,
  at: {
    only: words`tại`,
    also: words`ở`,
    often: words`cho`,
    of: [],
    behind: [],
  },
  as: { before: words`làm | với vai trò | với vị trí`, behind: [] },
  verbs: words`tôi làm việc | tôi làm | làm việc | đã làm việc | công tác | tôi đã làm | đã làm | sau đó tôi làm | tốt nghiệp ~ | học tại ~ | tôi học ~ | tôi học tại ~`,
  placed: words`ở`,
  same: words`như trên`,
  and: words`và`,
  open: words`và`,
  durations: { years: words`năm`, months: words`tháng`, weeks: words`tuần`, days: words`ngày` },
  ages: words`tuổi`,
  hours: words`giờ | tiết`,
  faculties: words`khoa | bộ môn`,
  places: words`
    hà nội | hồ chí minh | tp. hồ chí minh | tp.hcm | tp hcm | tphcm | hcm | sài gòn | đà nẵng |
    hải phòng | cần thơ | huế | biên hòa | bình dương | đồng nai | nha trang | vũng tàu | quy nhơn |
    đà lạt | vinh | nghệ an | thanh hóa | bắc ninh | hải dương | quảng ninh | thái nguyên |
    nam định | an giang | long an | tiền giang | kiên giang | quận | việt nam | từ xa | long xuyên |
    cà mau | buôn ma thuột | đắk lắk | lâm đồng | khánh hòa | quảng nam | hưng yên | vĩnh phúc |
    bà rịa | thủ đức | cầu giấy | hà đông | thành phố hồ chí minh | hạ long | tây ninh | bến tre |
    đồng tháp | mỹ tho | thủ dầu một | hội an | hải châu | thanh khê | sơn trà | ngũ hành sơn |
    liên chiểu | cẩm lệ | tp. thủ đức | bình thạnh | gò vấp | tân bình | tân phú | phú nhuận |
    bình tân | bình chánh | hóc môn | củ chi | nhà bè | quận 1 | quận 2 | quận 3 | quận 4 | quận 5 |
    quận 6 | quận 7 | quận 8 | quận 9 | quận 10 | quận 11 | quận 12 | đống đa | ba đình |
    hoàn kiếm | hai bà trưng | thanh xuân | hoàng mai | long biên | nam từ liêm | bắc từ liêm |
    tây hồ | gia lâm | đông anh | ninh kiều | thừa thiên huế | tam kỳ | quảng ngãi | bình định |
    phú yên | tuy hòa | ninh thuận | bình thuận | phan thiết | gia lai | pleiku | kon tum | dĩ an |
    thuận an | bà rịa - vũng tàu | bình phước | vĩnh long | trà vinh | rạch giá | phú quốc |
    hậu giang | sóc trăng | bạc liêu | quảng trị | quảng bình | đồng hới | hà tĩnh | ninh bình |
    thái bình | hà nam | bắc giang | phú thọ | việt trì | lạng sơn | cao bằng | tuyên quang |
    hà giang | yên bái | lào cai | sa pa | lai châu | điện biên | sơn la | hòa bình
  `,
  languages: words`
    tiếng anh | tiếng việt | tiếng trung | tiếng hoa | tiếng nhật | tiếng hàn | tiếng pháp |
    tiếng đức | tiếng nga | tiếng tây ban nha | tiếng thái | anh văn | tiếng trung quốc |
    tiếng quảng đông | tiếng ý | tiếng khmer | hoa ngữ | nhật ngữ | pháp văn | tiếng ả rập |
    tiếng bồ đào nha | tiếng lào
  `,
}
