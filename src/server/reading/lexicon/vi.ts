import type { Lexicon } from './types.ts'
import { words } from './words.ts'

/** Vietnamese. */
export const vi: Lexicon = {
  headings: {
    personal: words`
      Thông tin cá nhân | Thông tin liên hệ | Thông tin liên lạc | Liên hệ | Sơ yếu lý lịch | Thông tin chung |
      Thông tin bản thân | Thông tin | Thông tin cơ bản | Lý lịch cá nhân | Chi tiết liên hệ |
      Liên lạc | Thông tin ứng viên | Mạng xã hội | Địa chỉ | Cá nhân
    `,
    summary: words`
      Giới thiệu bản thân | Giới thiệu | Tóm tắt | Về tôi | Tóm tắt bản thân | Hồ sơ |
      Hồ sơ cá nhân | Tổng quan | Tóm tắt nghề nghiệp | Bản thân | Thông tin tóm tắt |
      Tóm tắt hồ sơ | Tóm lược | Giới thiệu chung | Đôi nét về bản thân | Hồ sơ năng lực |
      Giới thiệu về bản thân | Tóm tắt kinh nghiệm | Tóm tắt quá trình làm việc | Đôi nét về tôi |
      Mô tả bản thân | Tôi là ai | Giới thiệu về tôi | Tóm tắt chuyên môn | Lời giới thiệu |
      Hồ sơ nghề nghiệp | Về bản thân | Sơ lược bản thân | Hồ sơ cá nhân tóm tắt |
      Thông tin giới thiệu | Tổng quan nghề nghiệp | Vài nét về bản thân | Tóm tắt sự nghiệp | Tự thuật |
      Về mình | Vài nét về tôi | Vài dòng về tôi
    `,
    selfEvaluation: words`
      Tự đánh giá | Tự nhận xét | Tính cách | Đánh giá bản thân | Nhận xét bản thân |
      Tự đánh giá bản thân
    `,
    strengths: words`
      Điểm mạnh | Thế mạnh | Ưu điểm | Điểm mạnh của tôi | Phẩm chất | Điểm nổi bật |
      Phẩm chất cá nhân | Đặc điểm cá nhân | Tố chất | Ưu điểm bản thân | Điểm mạnh của bản thân |
      Điểm mạnh và điểm yếu | Ưu nhược điểm
    `,
    objective: words`
      Mục tiêu nghề nghiệp | Mục tiêu | Định hướng nghề nghiệp | Mục tiêu công việc |
      Vị trí ứng tuyển | Nguyện vọng | Mong muốn | Mục tiêu cá nhân | Định hướng |
      Công việc mong muốn | Vị trí mong muốn | Mục tiêu ngắn hạn | Mục tiêu dài hạn |
      Nguyện vọng công việc | Mong muốn nghề nghiệp | Mục tiêu ứng tuyển | Mục tiêu phát triển |
      Kỳ vọng | Vị trí dự tuyển | Mong muốn về công việc | Kế hoạch nghề nghiệp
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
      Hành trình nghề nghiệp
    `,
    education: words`
      Học vấn | Trình độ học vấn | Quá trình học tập | Giáo dục | Quá trình đào tạo | Trình độ |
      Đào tạo | Bằng cấp | Trình độ chuyên môn | Học tập | Học vấn và đào tạo | Nền tảng học vấn |
      Thông tin học vấn | Giáo dục và đào tạo | Quá trình học vấn | Trình độ đào tạo |
      Trình độ học vấn và bằng cấp | Trình độ học vấn / bằng cấp | Trường học | Giáo dục đào tạo |
      Học vấn & bằng cấp | Trình độ văn hóa | Trình độ - bằng cấp | Quá trình học |
      Quá trình học tập và đào tạo | Quá trình giáo dục | Học vấn và bằng cấp |
      Bằng cấp chuyên môn | Lịch sử học tập | Quá trình rèn luyện |
      Tôi đã học ở đâu | Nơi tôi đã học | Việc học
    `,
    projects: words`
      Dự án | Các dự án | Dự án đã tham gia | Kinh nghiệm dự án | Dự án cá nhân | Dự án nổi bật |
      Dự án tham gia | Dự án tiêu biểu | Các dự án đã tham gia | Đồ án | Sản phẩm | Đề tài |
      Dự án đã thực hiện | Các dự án đã làm | Đồ án môn học | Các dự án tiêu biểu | Dự án học tập |
      Đề tài nghiên cứu | Công trình tiêu biểu | Công trình đã tham gia | Sản phẩm đã thực hiện |
      Lịch sử dự án
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
      Phần mềm thành thạo
    `,
    languages: words`
      Ngoại ngữ | Ngôn ngữ | Trình độ ngoại ngữ | Kỹ năng ngoại ngữ | Khả năng ngoại ngữ |
      Năng lực ngoại ngữ | Các ngôn ngữ | Tiếng mẹ đẻ | Ngoại ngữ khác | Kỹ năng ngôn ngữ |
      Ngoại ngữ của tôi | Tôi nói được
    `,
    awards: words`
      Giải thưởng | Danh hiệu và giải thưởng | Thành tích | Khen thưởng | Danh hiệu |
      Thành tích nổi bật | Học bổng | Giải thưởng và thành tích | Thành tựu |
      Học bổng và giải thưởng | Thành tích và giải thưởng | Giải thưởng & danh hiệu |
      Thành tích đạt được | Danh hiệu & giải thưởng | Bằng khen | Thành tích học tập |
      Khen thưởng - kỷ luật
    `,
    certificates: words`
      Chứng chỉ | Các chứng chỉ | Chứng nhận | Bằng cấp và chứng chỉ | Khóa học |
      Chứng chỉ và khóa học | Khóa đào tạo | Chứng chỉ chuyên môn | Chứng chỉ & khóa học |
      Bằng cấp, chứng chỉ | Các khóa học | Chứng chỉ khác | Các khóa đào tạo | Chứng chỉ hành nghề |
      Bằng cấp - chứng chỉ | Khóa học đã tham gia | Chứng chỉ, bằng cấp | Đào tạo khác | Bồi dưỡng |
      Tập huấn | Chứng chỉ và bằng cấp | Các khóa học đã tham gia | Bằng cấp khác |
      Khóa học ngắn hạn | Đào tạo ngắn hạn
    `,
    volunteer: words`
      Hoạt động | Hoạt động ngoại khóa | Hoạt động tình nguyện | Tình nguyện | Hoạt động xã hội |
      Hoạt động đoàn thể | Hoạt động cộng đồng | Công tác xã hội | Hoạt động ngoại khoá |
      Các hoạt động | Hoạt động câu lạc bộ | Hoạt động sinh viên | Kinh nghiệm tình nguyện |
      Hoạt động thiện nguyện | Công tác đoàn | Hoạt động tham gia
    `,
    interests: words`
      Sở thích | Sở thích cá nhân | Mối quan tâm | Sở thích và đam mê | Quan tâm | Đam mê |
      Sở thích & đam mê | Sở thích và thói quen | Sở thích - tài lẻ | Thú vui | Năng khiếu |
      Sở thích & năng khiếu
    `,
    references: words`
      Người tham chiếu | Người giới thiệu | Tham chiếu | Thông tin tham chiếu | Tham khảo |
      Người tham khảo | Người liên hệ tham khảo | Thông tin người tham chiếu | Thông tin tham khảo |
      Người xác nhận thông tin
    `,
    publications: words`
      Bài báo | Công trình khoa học | Ấn phẩm | Công bố khoa học | Bài báo khoa học |
      Nghiên cứu khoa học | Xuất bản | Công trình nghiên cứu | Nghiên cứu | Công bố |
      Sách và bài báo | Hội thảo
    `,
    custom: words`
      Thông tin thêm | Thông tin bổ sung | Khác | Thông tin khác | Lời cam đoan | Cam kết |
      Quan hệ gia đình | Hoàn cảnh gia đình | Cam đoan | Ghi chú | Lời cam kết |
      Thành viên hiệp hội | Phụ lục | Quan hệ nhân thân | Thành phần gia đình
    `,
  },
  documentTitles: words`
    Sơ yếu lý lịch | CV | Curriculum Vitae | Hồ sơ xin việc | Hồ sơ ứng viên | Lý lịch |
    CV xin việc | Lý lịch nghề nghiệp | Đơn xin việc | Bản lý lịch | Lý lịch khoa học |
    Hồ sơ ứng tuyển
  `,
  labels: {
    name: words`
      Họ và tên | Họ tên | Tên | Họ và tên đầy đủ | Họ & tên | Tên đầy đủ | Họ tên đầy đủ
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
      Chỗ ở hiện nay | Nơi ở hiện nay | Nơi sinh sống | Nơi thường trú
    `,
    link: words`Trang web | Website | Trang cá nhân | Facebook | Zalo | Liên kết`,
    birthDate: words`
      Ngày sinh | Sinh ngày | Năm sinh | Ngày tháng năm sinh | Sinh năm | Ngày, tháng, năm sinh |
      Ngày/tháng/năm sinh
    `,
    extra: words`
      Giới tính | Quốc tịch | Tình trạng hôn nhân | Hôn nhân | Nơi sinh | Quê quán | CMND | CCCD |
      Dân tộc | Tôn giáo | Nguyên quán | Chiều cao | Cân nặng | Số CMND |
      Tình trạng hôn nhân gia đình | Sức khỏe | Tuổi | Số CCCD | CMND/CCCD | Bằng lái xe |
      Trình độ văn hóa | Đoàn viên | Tình trạng | Facebook | Zalo | Giấy phép lái xe |
      Nơi cấp | Xếp loại | GPA
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
    company: words`Công ty | Tên công ty | Đơn vị | Cơ quan | Nơi công tác | Đơn vị công tác`,
    title: words`Chức vụ | Vị trí | Chức danh | Vai trò | Vị trí công việc`,
    dates: words`
      Thời gian | Năm | Thời gian làm việc | Từ – đến | Giai đoạn | Niên khóa | Thời gian học | Dự kiến tốt nghiệp | Tốt nghiệp | Năm tốt nghiệp | Thời gian tốt nghiệp | Ngày tốt nghiệp`,
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
      Công nghệ sử dụng | Công nghệ | Quy mô nhóm | Môi trường | Lý do nghỉ việc
    `,
  },
  present: words`
    nay | hiện tại | hiện nay | bây giờ | đến nay | đến hiện tại | tới nay | đang làm | đang học |
    tới hiện tại | đến hiện nay | hiện giờ | cho đến nay | cho tới nay | đến bây giờ | đương nhiệm |
    đang công tác | đang làm việc | đang theo học
  `,
  since: words`từ | từ năm | từ tháng | kể từ`,
  sinceAfter: [],
  toAfter: [],
  expected: words`dự kiến`,
  from: words`
    vào năm | vào
  `,
  to: words`đến | tới | đến năm | đến tháng | và`,
  months: {},
  seasons: words`
    mùa xuân | mùa hè | mùa thu | mùa đông | hè | đầu năm | cuối năm | giữa năm | năm | xuân |
    học kỳ 1 | học kỳ 2 | khóa | niên khóa | khoá | tốt nghiệp
  `,
  degrees: words`
    cử nhân | kỹ sư | thạc sĩ | thạc sỹ | tiến sĩ | tiến sỹ | cao đẳng | trung cấp  |
    bằng cử nhân | bằng kỹ sư | bằng thạc sĩ | tốt nghiệp thpt | thpt | trung học phổ thông |
    dược sĩ | bác sĩ | kiến trúc sư | chứng chỉ | bằng đại học | hệ chính quy | tốt nghiệp |
    bằng tốt nghiệp | tú tài  | sinh viên năm | văn bằng 2  | cao học |
    trung học cơ sở | bằng | phó giáo sư | cử nhân cao đẳng | kỹ sư thực hành | sơ cấp |
    chứng chỉ nghề | mba | chuyên khoa i | chuyên khoa ii | bác sĩ nội trú | chuyên ngành |
    phổ thông trung học | ptth | thcs | liên thông | tại chức
  `,
  studyStatus: words`
    đã tốt nghiệp | đang học | tốt nghiệp | chưa tốt nghiệp | bảo lưu
  `,
  studyNotes: words`
    hệ chính quy | chính quy | hệ từ xa | từ xa | vừa học vừa làm | vừa làm vừa học |
    tại chức | trực tuyến | online |
    gpa~ | điểm~ | điểm trung bình~ | điểm tb~ | xếp loại~ | loại giỏi | loại khá |
    loại xuất sắc | luận văn~ | khóa luận~ | đồ án~ | đề tài~
  `,
  events: {},
  institutions: words`
    trường | đại học | học viện | cao đẳng | trường thpt | trung tâm | viện | đh | trung cấp |
    đại học bách khoa | university | rmit | fpt | hutech | ueh | neu | ftu | trường đại học |
    trường cao đẳng | trường trung cấp | trường tiểu học | trường thcs | trường mầm non |
    đại học quốc gia | viện đại học | cao đẳng nghề | trường nghề | trung cấp nghề |
    trung tâm đào tạo | trung tâm anh ngữ | trung tâm ngoại ngữ | trung tâm dạy nghề | nhạc viện |
    đại học sư phạm | đại học y | đại học kinh tế | đhqg | đhbk | thpt chuyên | hust | hcmut |
    vnu | ptit | uit | uel | aptech
  `,
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
    thư ký tòa án | pháp chế | công an | bộ đội | quân nhân | chiến sĩ | cán bộ | công chức |
    viên chức | phó ban | trưởng ban hậu cần | bí thư | lớp trưởng | hướng dẫn viên du lịch |
    tiếp viên | tiếp viên hàng không | phi công | nhà báo | biên dịch viên | phiên dịch viên |
    thông dịch viên | nhiếp ảnh | nhiếp ảnh gia | quay phim | diễn viên | ca sĩ | mc | sale |
    môi giới | trợ lý giám đốc | chủ quán | người sáng lập | tự do | freelancer | huấn luyện viên |
    nông dân | nhân sự | hành chính nhân sự | nhân viên xuất nhập khẩu | nhân viên mua hàng |
    phụ trách | chuyên gia | đội trưởng | kiểm soát viên | thanh tra | kiểm sát viên | họa sĩ |
    đạo diễn | brse | qc | qa | giáo vụ
  `,
  contracts: words`
    hợp đồng | cộng tác viên | từ xa | thực tập |
    toàn thời gian | bán thời gian
  `,
  breaks: words`
    nghỉ thai sản | nghỉ chăm con | tạm nghỉ việc | nghỉ việc tạm thời | du lịch | tìm việc |
    nghĩa vụ quân sự | năm nghỉ
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
    gara | trang trại
  `,
  introductions: words`xin chào | chào | tôi là | mình là | tôi tên là | tên tôi là`,
  honorifics: words`
    ông | bà | anh | chị | ts. | ths. | pgs. | gs. | bs. | ks. | ls. | ths | ts | pgs | gs | bs |
    ks | cn | ds | ls | thạc sĩ | tiến sĩ
  `,
  levels: words`
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
  verbs: words`tôi làm việc | tôi làm | làm việc | đã làm việc | công tác`,
  placed: words`ở`,
  same: words`như trên`,
  and: words`và`,
  open: words`và`,
  durations: { years: words`năm`, months: words`tháng`, weeks: words`tuần` },
  ages: words`tuổi`,
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
