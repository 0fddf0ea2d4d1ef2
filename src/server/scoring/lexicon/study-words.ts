/**
 * What somebody early in a career can tell of their studies beside the degree, in all eleven
 * languages. Each kind counts once; the name of the subject is no detail.
 */
export const STUDY_DETAILS: readonly RegExp[] = [
  // A grade.
  /(?<!\p{L})c?gpa(?!\p{L})|(?<!\p{L})(?:final |average |overall )grade|first[- ]class|upper second|(?<!\p{Nd})2[:.][12](?!\p{Nd})|with (?:distinction|merit)|cum laude|(?:abschluss|gesamt|durchschnitts)?note(?:ndurchschnitt)?\s?[:(]?\s?\p{Nd}|notendurchschnitt|mit auszeichnung|mention\s?:?\s?(?:très |assez )?bien|moyenne|nota media|promedio|expediente|sobresaliente|matrícula de honor|(?<!\p{L})voto|votazione|con lode|\p{Nd}{2,3}\s?\/\s?1[01]0(?!\p{Nd})|not\s?ort|(?:genel|ağırlıklı|mezuniyet) (?:not )?ortalama|(?<!\p{L})[ag]no(?!\p{L})|mez(?:uniyet|\.) der|المعدل|معدل|تقدير|điểm|xếp loại|loại (?:giỏi|khá|xuất sắc)|成績|平均点|학점|평점|성적|绩点|均分|平均分|排名|成绩/iu,
  // An honor.
  /scholarship|dean['’]s list|(?<!\p{L})honou?rs?(?!\p{L})|(?<!\p{L})prize|valedictorian|stipendi|preisträger|(?<!\p{L})bourse|(?<!\p{L})prix(?!\p{L})|félicitations|(?<!\p{L})beca(?!\p{L})|premio|borsa di studio|(?<!\p{L})burs(?:u|lu)?(?!\p{L})|birincilik|(?:onur|şeref) (?:öğrenci|belge|dereces)|منحة|جائزة|مرتبة الشرف|الأول على|học bổng|thủ khoa|giải (?:nhất|nhì|ba|thưởng)|奨学|受賞|表彰|首席|장학|수상|수석|奖学金|优秀毕业|[一二三]等奖/iu,
  // A piece of work of one's own.
  /(?<!\p{L})thesis|dissertation|capstone|final[- ]year project|graduation project|(?:abschluss|bachelor|master|diplom|doktor)arbeit|mémoire|(?<!\p{L})thèse|projet de fin d|(?<!\p{L})tf[gm](?!\p{L})|trabajo (?:de )?fin|(?<!\p{L})tesis|(?<!\p{L})tesi(?:na)?(?!\p{L})|bitirme (?:proje|tez)|(?<!\p{L})tez(?:i|im)?(?!\p{L})|رسالة (?:ال)?(?:ماجستير|دكتوراه|تخرج)|(?:مشروع|بحث) (?:ال)?تخرج|khóa luận|luận (?:văn|án)|đồ án|卒業論文|卒論|卒業研究|卒業制作|修士論文|研究テーマ|ゼミ|研究室|논문|졸업 ?(?:작품|프로젝트|연구)|毕业论文|毕业设计|论文/iu,
  // Subjects that fit the job.
  /course ?work|(?<!\p{L})(?:relevant|key|core|main) (?:courses|modules|subjects)|(?<!\p{L})(?:courses|modules)\s?:|specialization|concentration in|(?<!\p{L})minor in|schwerpunkt|vertiefung|studieninhalte|spécialit|spécialisation|(?<!\p{L})(?:matières|modules|cours)\s?:|asignaturas|especiali[dz]a|(?<!\p{L})esami|(?<!\p{L})materie|indirizzo|specializzazione|(?<!\p{L})dersler|yan ?dal|çift ana ?dal|مساقات|مقررات|(?:ال)?مواد (?:ال)?دراسي|môn học|chuyên sâu|履修|主な科目|副専攻|부전공|복수 ?전공|(?:주요|이수) ?과목|课程|辅修|研究方向/iu,
]

/** Headings under which those who teach list their courses. */
export const LESSONS =
  /^[\P{L}]*(?:teaching(?: (?:experience|activities|portfolio))?|courses taught|lehre|lehrtätigkeit(?:en)?|lehrveranstaltungen|lehrerfahrung|enseignements?|cours (?:donnés|dispensés)|docencia|enseñanza|cursos impartidos|experiencia docente|insegnament[oi]|didattica|attività didattica|verilen dersler|öğretim deneyimi|التدريس|الخبرة التدريسية|المقررات|giảng dạy|các môn giảng dạy|教育活動(?:歴)?|教育歴|担当(?:科目|授業|講義)|講義歴|강의 ?(?:경력|이력)?|교육 ?활동|강의 ?과목|授课(?:经历|课程)?|教学经历|主讲课程)[\P{L}]*$/iu

/** Examinations of a state or a profession: whoever passes them has been to no school for it. */
export const STATE_EXAM =
  /(?<!\p{L})(?:capes|capet|capeps|caplp|agrégation|crpe|concours (?:national|externe|interne|de recrutement)|staatsexamen|staatsprüfung|esame di stato|abilitazione|concorso (?:pubblico|ordinario)|oposici[oó]n(?:es)?|examen mir|examen eir|bar exam(?:ination)?|civil service exam\p{L}*|kpss|tus sınavı)(?!\p{L})|司法試験|国家試験|公務員試験|司法考试|法律职业资格|教师资格考试|公务员考试|임용 ?(?:고시|시험)|국가 ?고시|사법 ?시험|변호사 ?시험/iu

/** Where they teach. */
export const HOUSE_OF_LEARNING =
  /universi|college|hochschule|schule|école|lycée|escuela|colegio|scuola|liceo|üniversite|lisesi|جامعة|مدرسة|كلية|đại học|trường|大学|学校|高校|대학|학교|学院/iu
