import { whole } from './lexicon.ts'

/** What most employers take for granted, in lower case. Excel is not among it. */
export const BASIC_SKILLS = whole(
  'word, ms word, microsoft word, outlook, ms outlook, office, ms office, microsoft office, ms-office, windows, windows 10, windows 11, internet, e-mail, email, typing, web browsing, ms-office-paket, office-paket, textverarbeitung, pack office, suite office, messagerie, traitement de texte, paquete office, paquete microsoft office, correo electrónico, pacchetto office, posta elettronica, navigazione internet, internet kullanımı, e-posta, tin học văn phòng, soạn thảo văn bản, ワード, メール, インターネット, オフィス, 워드, 인터넷, 이메일, ms 오피스, 办公软件, office办公软件, 上网, الإنترنت, البريد الإلكتروني, برامج الأوفيس, مايكروسوفت أوفيس, وورد',
)

/** Titles of those who look after the programs of others, Office among them. */
export const IT_WORK =
  /(?<!\p{L})it[\s-](?:support|specialist|technician|manager|consultant|officer|uzman|sorumlu|spezialist|techniker|betreu|leiter)|system ?admin|sys ?admin|network|help ?desk|service ?desk|systemadministrat|netzwerk|administrateur (?:système|réseau)|technicien informatique|administrador de sistemas|soporte (?:técnico|informático)|sistemista|tecnico informatico|sistem (?:yönetici|uzman|mühendis)|bilgi işlem|ağ (?:yönetici|uzman)|دعم (?:فني|تقني)|مدير (?:أنظمة|شبكات)|quản trị (?:mạng|hệ thống)|hỗ trợ kỹ thuật|社内se|情報システム|ヘルプデスク|インフラ|전산|시스템 ?관리|네트워크|运维|网络管理|系统管理|信息技术/iu

/** Titles of work in offices, of which Word is asked. */
export const OFFICE_WORK =
  /assistan|secretar|sekret|clerk|office(?!r)|admin|büro|verwaltung|sachbearbeit|kauf(?:frau|mann)|bureau|segretari|impiegat|ufficio|oficina|memur|ofis|büro|văn phòng|hành chính|thư ký|事務|秘書|総務|사무|비서|총무|行政|文员|秘书|سكرتير|إداري|مكتب/iu
