import type { Locale } from '#contract/locales.ts'

/** Levels of a language that nobody can use: they mean something else to everybody. */
export const VAGUE_LEVEL: Record<Locale, RegExp> = {
  en: /^(?:intermediate|conversational|good|very good|average|medium|basic|school|school level|can read|read|so-so|okay|ok|familiar|some knowledge)$/u,
  de: /^(?:gut|gute kenntnisse|sehr gut|grundkenntnisse|schulkenntnisse|schulenglisch|kenntnisse|befriedigend|mittelstufe|fortgeschritten|ausbaufähig|basiskenntnisse|mittel|erweiterte kenntnisse|solide kenntnisse)$/u,
  fr: /^(?:intermédiaire|niveau intermédiaire|scolaire|niveau scolaire|bon niveau|bon|moyen|notions|notions de base|bases|bonnes bases|bonnes notions|lu|lu, écrit|lu, écrit, parlé|lu, parlé, écrit|niveau moyen)$/u,
  es: /^(?:intermedio|nivel intermedio|medio|nivel medio|básico|nivel básico|bueno|regular|escolar|hablado|leído|nociones|bajo|buen dominio|buen nivel|medio alto|medio-alto)$/u,
  it: /^(?:intermedio|livello intermedio|scolastico|livello scolastico|buono|discreto|sufficiente|base|livello base|medio|ottimo|ottima|buona|discreta|sufficiente|scolastica|buona conoscenza|discreta conoscenza)$/u,
  tr: /^(?:orta|orta seviye|orta düzey|iyi|az|başlangıç|temel|okuma|yazma|fena değil|temel seviye)$/u,
  ar: /^(?:جيد|جيدة|جيد جدا|جيدة جدا|متوسط|متوسطة|مقبول|مبتدئ|مبتدئة|ممتاز|ممتازة|لا بأس)$/u,
  ja: /^(?:日常会話|日常会話程度|日常会話レベル|少々|初級|中級|読み書き|挨拶程度|簡単な会話)$/u,
  ko: /^(?:중|상|하|중급|초급|보통|기초|일상회화|일상 회화|일상회화 가능|회화 가능)$/u,
  vi: /^(?:trung cấp|khá|giao tiếp tốt|giao tiếp khá|tốt|trung bình|cơ bản|giao tiếp|giao tiếp cơ bản|đọc hiểu|sơ cấp|bình thường)$/u,
  'zh-CN': /^(?:一般|良好|熟练|简单交流|日常会话|日常交流|读写能力良好|中等|基础|入门)$/u,
}

/** What somebody has begun to learn, which matters little beside a language that is known. */
export const BEGINNER =
  /(?<!\p{L})(?:beginner|basic|elementary|a1|grundkenntnisse|anfänger|grundlagen|débutante?|notions|bases|scolaire|básico|principiante|inicial|nociones|base|elementare|scolastico|başlangıç|temel|az|sơ cấp|cơ bản)(?!\p{L})|مبتدئ|أساسي|初級|初学|少々|初步|入门|基础|초급|기초/iu

/** A language that needs no level, or a label that is none. */
export const MOTHER_TONGUE =
  /native|mother ?tongue|mutterspra|langue maternelle|lengua materna|nativo|madrelingua|lingua madre|ana ?dil|اللغة الأم|الأم|tiếng mẹ đẻ|bản ngữ|母語|母国語|ネイティブ|모국어|모어|母语/iu

/** What one does with a language, from the tables of Europass: no language by itself. */
export const LANGUAGE_USE =
  /^(?:listening|reading|writing|speaking|spoken(?: interaction| production)?|understanding|written|oral|hören|lesen|schreiben|sprechen|verstehen|an gesprächen teilnehmen|écouter|lire|écrire|parler|comprendre|écrit|oral|compréhension(?: orale| écrite)?|expression(?: orale| écrite)?|leer|escribir|hablar|comprensión(?: auditiva| de lectura)?|expresión(?: oral| escrita)?|lectura|escritura|ascolto|lettura|scrittura|produzione(?: orale| scritta)?|interazione(?: orale)?|parlato|scritto|okuma|yazma|dinleme|konuşma|anlama|القراءة|الكتابة|المحادثة|الاستماع|التحدث|nghe|nói|đọc|viết|読解|会話|作文|聴解|듣기|말하기|읽기|쓰기|회화|听|说|读|写|听力|口语|阅读|写作)$/iu

/** Words that rate a skill and are none. */
export const LEVEL_ALONE =
  /^(?:beginner|novice|basic|elementary|intermediate|advanced|expert|proficient|fluent|good|very good|excellent|native(?: speaker)?|mother tongue|notions|grundkenntnisse|fortgeschritten|experte|fließend|gut|sehr gut|muttersprache|débutant|intermédiaire|avancé|courant|langue maternelle|básico|intermedio|avanzado|experto|fluido|nativo|lengua materna|base|avanzato|esperto|fluente|madrelingua|başlangıç|temel|orta|iyi|ileri|uzman|akıcı|ana dil|مبتدئ|متوسط|متقدم|خبير|جيد|جيد جدا|ممتاز|اللغة الأم|cơ bản|trung bình|khá|tốt|nâng cao|thành thạo|初級|中級|上級|ネイティブ|초급|중급|고급|상|중|하|능숙|入门|初级|中级|高级|熟练|精通|良好|一般)$/iu

/** Examinations and headings that speak of languages, not of those that programs are written in. */
export const LANGUAGE_TEST =
  /(?<!\p{L})(?:toeic|toefl|ielts|opic|delf|dalf|dele|telc|jlpt|hsk|topik|yds|yökdil)(?!\p{L})|cet-?[46]|goethe-zertifikat|\b[ABC][12]\b|토익|토플|어학|외국어|(?<!programmier|skript|auszeichnungs)sprach(?!heil)|langues?(?!\p{L})|idioma|lingu[ae](?!ggi)|yabancı dil|ngoại ngữ|tiếng|(?<!ب)لغ(?:ة|ات)/iu

/** Tests whose score is vouched for during two years by those who give them. */
export const EXPIRING_TEST = /\b(?:toeic|toefl|ielts|opic|teps)\b|토익|토플|오픽|텝스/iu

/** Tests that say how well somebody knows a language, by the code of the language. */
export const TESTS_OF: readonly (readonly [string, RegExp])[] = [
  [
    'en',
    /\b(?:toeic|toefl|ielts|opic|teps|cet-?[46]|cambridge english|yds|yökdil)\b|토익|토플|오픽|텝스|英検/iu,
  ],
  ['fr', /\b(?:delf|dalf|tcf)\b/iu],
  ['de', /\b(?:telc|testdaf|dsh)\b|goethe-zertifikat/iu],
  ['es', /\b(?:dele|siele)\b/iu],
  ['it', /\b(?:celi|cils)\b/iu],
  ['ja', /\bjlpt\b|日本語能力/iu],
  ['ko', /\btopik\b|한국어능력/iu],
  ['zh', /\bhsk\b|汉语水平/iu],
]

/** A level that means the same to everybody; the five of LinkedIn, in its languages, among them. */
export const SURE_LEVEL =
  /(?:full|limited|professional|elementary)\s(?:professional|working|proficiency)|working proficiency|konversationssicher|berufliche kenntnisse|(?:compétence|capacité)s? (?:professionnelle|élémentaire)|notions élémentaires|competencia (?:básica|profesional|bilingüe)|conoscenza (?:di base|professionale|madrelingua)|(?:tam|sınırlı|temel) (?:profesyonel|mesleki|çalışma|yeterlilik|yetkinlik)|profesyonel (?:çalışma|yeterlilik|düzey)|إجادة (?:مهنية|أولية|كاملة|محدودة|عمل)|كفاءة (?:مهنية|عمل|أولية|كاملة)|trình độ (?:làm việc|chuyên nghiệp|sơ cấp)|(?:làm việc|chuyên nghiệp) (?:hạn chế|toàn diện|chuyên nghiệp)|ビジネス(?:初級|中級|上級)|限定的な業務|業務上(?:問題なく|の)|(?:제한적|완전한|전문적인?)\s?(?:업무|전문)|업무상 구사|(?:有限|专业|完全专业)(?:的)?工作|(?<![\p{L}\p{Nd}])(?:[ABC][12]|n[1-5])(?![\p{L}\p{Nd}])|fluent|verhandlungssicher|fließend|courant|bilingu|trilingu|fluido|fluente|akıcı|طلاقة|lưu loát|thành thạo|流暢|ビジネスレベル|비즈니스|유창|流利|精通/iu

/** What a level is called, beside each of them: `Nivel: alto`. */
export const LEVEL_LABEL =
  /^(?:levels?|niveau|stufe|nivel(?:es)?|niveaux|livell[oi]|seviye(?:si)?|trình độ|مستوى|المستوى)$/u
