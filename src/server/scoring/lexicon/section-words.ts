/** Words that head a section, as a line of their own or at its beginning, in all eleven languages. */
const heading = (words: string): RegExp => new RegExp(`^[\\P{L}]*(?:${words})(?:[\\P{L}].*)?$`, 'u')

export const SECTION_WORDS = {
  skills: heading(
    'skills?|technical skills|key skills|core (?:skills|competenc(?:ies|es))|competenc(?:ies|es)|expertise|technologies|kenntnisse|fähigkeiten|fachkenntnisse|edv-kenntnisse|kompetenzen|qualifikationen|compétences|savoir-faire|competencias|habilidades|aptitudes|conocimientos|competenze|capacità|conoscenze|abilità|beceriler|yetenekler|yetkinlikler|(?:bilgisayar|programlama|yazılım|teknik) bilgi(?:si|leri|ler)?|المهارات|مهارات|الكفاءات|kỹ năng|năng lực|スキル|技術|活かせる|保有資格|資格|보유 ?기술|기술|역량|스킬|자격증|专业技能|技能|个人技能|专长',
  ),
  education: heading(
    'education|academic|qualifications|studies|training|ausbildung|bildung|studium|schulbildung|werdegang|formation|études|diplômes|parcours scolaire|formación|educación|estudios|istruzione|formazione|studi|eğitim|öğrenim|التعليم|المؤهل|المؤهلات|الدراسة|học vấn|trình độ|giáo dục|学歴|教育|학력|교육|教育背景|教育经历|学历',
  ),
  work: heading(
    'work|work experience|experience|employment|professional experience|career(?= (?:history|experience|summary|background))|career$|berufserfahrung|berufspraxis|berufliche|beruflicher|werdegang|praktika|expériences?|parcours professionnel|experiencia|trayectoria|esperienz[ae]|iş deneyimi|deneyim|iş tecrübesi|tecrübe|الخبرات?|خبرات|الخبرة العملية|kinh nghiệm|職歴|職務経歴|職務|경력|경험|工作经历|工作经验|实习经历|职业经历',
  ),
  projects: heading(
    'projects?|selected projects|personal projects|projekte?|projets?|proyectos?|progetti|projeler|المشاريع|مشاريع|dự án|プロジェクト|制作物|프로젝트|项目|项目经历|项目经验',
  ),
  summary: heading(
    'summary|profile|about(?: me)?|objective|career objective|personal statement|professional summary|profil|kurzprofil|über mich|zu meiner person|à propos|résumé|présentation|objectif|perfil|sobre mí|resumen|acerca de|objetivo|profilo|chi sono|presentazione|obiettivo|özet|hakkımda|profil|kariyer hedefi|الملخص|نبذة|الهدف|الملف الشخصي|mục tiêu|giới thiệu|tóm tắt|về bản thân|自己pr|自己紹介|要約|職務要約|志望動機|자기 ?소개|소개|요약|지원 ?동기|自我评价|评价|自评|个人简介|个人总结|求职意向|自我介绍',
  ),
}

/** Labels of what somebody can do with computers, in lower case. */
export const COMPUTING =
  /^(?:it|pc|computing|computers?|software|tools|edv|informatik|informatique|logiciels|informática|programas|informatica|bilgisayar|الحاسوب|الحاسب(?: الآلي)?|tin học|パソコン|pcスキル|컴퓨터|컴퓨터 활용|计算机|电脑)$/u

/** Words of degrees and schools anywhere in a line. */
export const DEGREE_WORDS =
  /\b(?:bachelor|master|b\.?sc|m\.?sc|b\.?a\.|m\.?b\.?a|ph\.?d|diploma|university|college|degree)\b|universität|hochschule|ausbildung (?:zu[rm]|als)|abitur|université|licence|baccalauréat|universidad|grado en|bachillerato|università|laurea|diploma di|üniversite|lisans|lise(?:si)?\b|جامعة|بكالوريوس|ماجستير|دبلوم|đại học|cử nhân|cao đẳng|大学|学院|高等学校|卒業|専門学校|대학교|대학|졸업|고등학교|本科|硕士|大专|学士/iu

/** Certificates of schools that teach everything, and so have no field. */
export const GENERAL_SCHOOL =
  /(?:fach)?abitur|matura|maturità|licenza media|mittlere reife|realschul|gesamtschul|hauptschul|schulabschluss|high school|a-?levels?|gcse|leaving cert|bachiller|graduado escolar|preparatoria|secundaria|(?<!\p{L})lise(?:si)?(?!\p{L})|高等学校|高校|고등학교|고졸|高中|初中|中学|中专|小学|초등학교|중학교|trung học|thpt|thcs|ثانوية|(?:^|\s)(?:bac|baccalauréat|eso|ged|cap|bep|brevet|dcg|pgce)(?!\p{L})/iu

/** Titles of documents that stand beside another one, which says who somebody is. */
export const COMPANION_TITLE = /職\s*務\s*経\s*歴\s*書|경\s*력\s*기\s*술\s*서/u

/** Titles of forms that list schools and posts, and no more; and of the pages of a house on its staff. */
export const FORM_TITLE =
  /^\s*履\s*歴\s*書|^[\p{Script=Han}\s]{0,20}(?:教师|导师|专家)(?:个人)?(?:简介|简况)\P{L}*$|^\P{L}*[\p{Script=Han}（）()]{0,14}(?:登记|登記|申请|申請|报名|应聘|求职|信息|情况)表\P{L}*$|(?:^|\t)\P{L}*\p{Script=Han}{0,6}(?:応\s*募\s*(?:用\s*)?(?:書|票|用\s*紙|経\s*歴\s*書|者\s*カ\s*ー\s*ド)|応募シート|エントリーシート|面接カード|ジョブ[・･]?カード)|^\s*이\s{1,4}력\s{1,4}서\s*$|입\s*사\s*지\s*원\s*서|^\P{L}*(?:(?:job |employment )?application form|application for employment|bewerb(?:er|ungs)(?:frage)?bogen|personal(?:frage|stamm)?bogen|(?:fiche|dossier|formulaire) (?:de )?candidat(?:ure)?|candidate (?:registration |information )?form|ficha de(?:l)? (?:candidat[oa]|postulante|inscripción|solicitante)|scheda (?:(?:del )?candidato|di candidatura)|solicitud de empleo|formulario de (?:solicitud|inscripción|postulación)|allegato [a-z0-9]+|domanda di (?:ammissione|partecipazione|assunzione)|dichiarazione sostitutiva|(?:iş|personel) (?:başvuru|talep) formu|aday bilgi formu|lý lịch khoa học|phiếu (?:[\p{L}]+ ){0,4}?(?:ứng viên|dự tuyển)|đơn (?:xin việc|ứng tuyển)|(?:نموذج|استمارة) (?:طلب )?(?:توظيف|عمل))(?!\p{L})/iu

/** Forms of an authority that ask for what employers need not know. */
export const OFFICIAL_FORM =
  /^\P{L}*(?:sơ yếu lý lịch(?: xin việc)?|lý lịch tự thuật|cộng hòa xã hội chủ nghĩa việt nam)\P{L}*$/iu

/** Doctoral studies, during which a resume begins with them. */
export const DOCTORAL =
  /ph\.?\s?d\.? (?:student|candidate)|doctoral (?:student|candidate|researcher)|doktorand|doctorant|thésard|doctorand[oa]|dottorand[oa]|doktora öğrencisi|nghiên cứu sinh|طالب دكتوراه|طالبة دكتوراه|博士課程|博士後期|박사과정|박사 과정|博士研究生|在读博士|博士在读/iu

/** Words beside the dates of studies that are meant to run on. */
export const RUNNING =
  /in progress|ongoing|final (?:year|stage)|part[- ]time|current(?:ly)?|expected|anticipated|laufend|berufsbegleitend|voraussichtlich|en cours|en alternance|en curso|etapa final|último (?:año|semestre)|cursando|pendiente|in corso|laureand|frequentante|devam|öğrenciyim|son sınıf|قيد الدراسة|مستمر|طالب|đang (?:học|theo học)|năm cuối|在学中|見込|재학|휴학|수료|예정|在读|就读|预计|paused|on hold|unterbrochen|pausiert|beurlaubt|en pause|interrompu|en pausa|interrumpid|aplazad|in pausa|interrott|sospes|dondur|ara ver|متوقف|مؤجل|معلق|bảo lưu|tạm (?:dừng|ngưng|hoãn)|休学|休學/iu

/** Words that promise a degree. */
export const EXPECTED =
  /(?<!\p{L})(?:expected|anticipated|to graduate|graduating|voraussichtlich(?:er)?|prévu(?:e)?|obtention prévue|previst[oa]|beklenen|tahmini)(?!\p{L})|dự kiến|المتوقع|متوقع|見込|卒業予定|예정|预计/iu

/** Degrees of universities. */
export const HIGHER_EDUCATION =
  /bachelor|master|(?<!\p{L})(?:ph\.?d|[bm]\.?sc|m\.?b\.?a)(?!\p{L})|diplom(?!a)|diplôme d['’]état|licence|licenciat|ingenier[ií]a|grado en|diplomatura|laurea|lisans|학사|석사|박사|大学卒|本科|硕士|学士|修士|đại học|cử nhân|kỹ sư|بكالوريوس|ماجستير|ليسانس|دكتوراه/iu

/** Degrees of two years for a trade, which are named like those of universities. */
export const TRADE_DEGREE = /ön\s?lisans|전문학사|短期大学|短大/giu

/** Schools that lead to them; a college of a trade is none. */
export const UNIVERSITY =
  /universi|(?<!berufs)hochschule|üniversite|politecnico|politécnica|polytechni|école (?:supérieure|centrale|normale)|جامعة|đại học|대학교|大学(?!校)|大学校$|(?<!技术)学院$/iu

/** Where somebody was born, is registered or would like to work is not where they live. */
export const ORIGIN =
  /期望|意向|희망|希望|出身|家乡|籍贯|户口|本籍|戸籍|출생|본적|born|geboren|geburtsort|né(?:e)? à|nacid|estado de origen|lugar de origen|originaire|hometown|nat[oa] a|doğum|nơi sinh|quê quán|مكان الميلاد/iu

/** Courses and stays beside the studies, which may stand anywhere among them. */
export const COURSE =
  /(?<!\p{L})(?:course|seminar|workshop|congress|conference|exchange|erasmus|semester abroad|language (?:program|school)|kurs|kongress|lehrgang|auslandssemester|weiterbildung|cours(?! de)|stage de|congrès|séjour|curso|cursillo|congreso|jornadas?|intercambio|corso|seminario|congresso|scambio|hazırlık|değişim|دورة|ورشة|khóa học|trao đổi)(?!\p{L})|交換留学|短期留学|講座|교환학생|어학연수|强化班|交换生|培训班/iu

/** Where courses are held, which stand in a list of their own, beside the schools. */
export const TRAINING_HOUSE =
  /교육(?:센터|원)|(?:인재|인력)개발원|직업전문학교|아카데미|부트캠프|培训(?:中心|学校|机构)|職業訓練|(?<!\p{L})(?:boot\s?camp|training (?:cent(?:er|re)|institute)|coursera|udemy|udacity|edx|openclassrooms)/iu

/** Labels of addresses, of people and of letters. */
export const ADDRESS_LABEL =
  /(?:address|anschrift|adresse|dirección|indirizzo|adres|العنوان|địa chỉ|住所|現住所|주소|거주지|住址|地址|现居|坐标)/iu

/** Headings of certificates, which hide no skills. */
export const CERTIFICATES = /資格|免許|자격|면허|证书|qualifik|qualificat/iu

/** Joining an employer, as the tables of East Asia tell it. */
export const ENTERED = /(?:入社|入職|入行|着任)|입사|재직|入职|就职于|任职于/u

/** Qualifications for teaching at schools, which name the school they are for. */
export const TEACHING =
  /teach|pedagog|lehramt|lehrer|pädagog|enseign|professeur|meef|maestr[oa]|magisterio|docen|insegn|formazione primaria|öğretmen|تدريس|معلم|تربية|giáo viên|sư phạm|giáo dục|教諭|教員|教職|교사|교육|교직|师范|教师|教育/iu

/** Licences to drive, which nobody dates. */
export const DRIVING =
  /driving|driver['’]?s? licen|führerschein|(?<!\p{L})permis(?!\p{L})|carnet de conducir|licencia de conducir|(?<!\p{L})patente(?!\p{L})|ehliyet|sürücü belgesi|رخصة|قيادة|運転免許|운전면허|驾驶证|驾照|驾驶执照|(?:giấy phép|bằng) lái/iu

/** What a form calls a talent: 特技：将棋, which no heading of skills is. */
export const TALENT = /^(?:特技|특기|才艺)$/u
