/** Entries among the roles that have no employer: work for oneself, family, service, travel. */
export const NO_EMPLOYER =
  /freelanc|self[- ]?employed|sole trader|independent|contractor|career break|sabbatical|parental leave|maternity|selbst(?:st)?ändig|freiberuf|freie[rs]? mitarbeit|elternzeit|mutterschutz|elternkarenz|pflege (?:eines?|von) angehörig|zivildienst|wehrdienst|bundeswehr|auszeit|weltreise|indépendant|à son compte|auto-?entrepreneur|congé|autónom[oa]|por cuenta propia|baja (?:de )?maternidad|excedencia|libero professionista|lavoratore autonomo|partita iva|maternità|serbest|kendi işi|askerlik|doğum izni|عمل حر|مستقل|إجازة|خدمة عسكرية|tự do|nghỉ thai sản|nghĩa vụ quân sự|フリーランス|個人事業|育児休業|育休|産休|프리랜서|개인사업|육아휴직|군 ?복무|병역|自由职业|个体|创业|产假|服役|兵役/iu

/** A practice of one's own, and what somebody is a member of: the name says the role. */
export const NAMES_ROLE =
  /^(?:various|several|different|diverse|verschiedene|divers|différents|varios|diversos|vari|diversi|çeşitli)\s(?:roles|posts|positions|jobs|stellen|positionen|postes|puestos|cargos|ruoli|incarichi|görevler|pozisyonlar)|private (?:practice|psychotherapy|tuition|lessons)|(?<!\p{L})(?:ambassador|member|fellow|volunteer|committee|club)(?!\p{L})|eigene praxis|privatpraxis|botschafter|mitglied|cabinet (?:privé|libéral)|cours particuliers|ambassadeur|ambassadrice|membre|consult(?:a|orio) (?:privad[oa]|particular)|psicoterapia privada|clases particulares|embajador|miembro|studio privato|lezioni private|ambasciator|ambasciatrice|(?<!\p{L})soci[oa](?!\p{L})|(?<!\p{L})membro|özel (?:muayenehane|ders)|elçi|üye|عيادة خاصة|دروس خصوصية|سفير|عضو|phòng khám tư|gia sư|đại sứ|thành viên|câu lạc bộ|個人(?:開業|教室|レッスン)|アンバサダー|会員|委員|サークル|개인 ?(?:개업|레슨|교습)|홍보대사|서포터즈|앰배서더|기자단|프렌즈|동아리|회원|위원|\p{Nd}+기(?!\p{L})|个人诊所|私人(?:诊所|教学)|大使|会员|成员|社团/iu

/** Roles that are short by nature. */
export const MEANT_SHORT =
  /intern(?!al|ation)|trainee|student|assistant|practicum|praktik|werkstudent|aushilf|ferien|stagiaire|stage|alternan|saisonn|becari|prácticas|temporada|tirocin|stagist|stagional|staj|dönem|متدرب|تدريب|صيفي|thực tập|thời vụ|インターン|実習|アルバイト|短期|派遣|인턴|실습|단기|아르바이트|实习|兼职|暑期|contract|freelanc|project|projekt|consult/iu

/** Posts of those who learn, which end when that is done. */
export const LEARNING =
  /intern(?!al|ation|ist)|trainee|student|doctoral|ph\.?d|post-?doc|practicum|praktik|doktorand|auszubildend|azubi|stagiaire|alternan|apprenti|doctorant|becari|prácticas|doctorand|tirocin|stagist|dottorand|stajyer|متدرب|طالب|thực tập|sinh viên|nghiên cứu sinh|インターン|実習|ポスドク|인턴|실습|박사과정|实习|博士后|在读/iu

/** Posts that end by themselves, as people note beside their dates. */
export const ENDED_AS_PLANNED =
  /(?<!\p{L})(?:end of (?:contract|project|season|assignment)|contract (?:ended|completed)|fixed[- ]term|temporary|temp|seasonal|maternity cover|befristet|vertragsende|projektende|saison\p{L}*|vertretung|fin de (?:contrat|projet|mission|chantier|saison)|cdd|intérim\p{L}*|remplacement|fin (?:de|del) (?:contrato|proyecto|obra|temporada)|término de (?:contrato|proyecto)|contrato temporal|suplencia|fine (?:contratto|progetto|stagione)|tempo determinato|sostituzione|sözleşme bitimi|proje bitimi|geçici|dönemlik|sezonluk|hết hợp đồng|kết thúc dự án|thời vụ)(?!\p{L})|انتهاء (?:العقد|المشروع)|عقد مؤقت|موسمي|契約(?:期間)?満了|期間満了|任期満了|契約社員|派遣|계약\s?(?:만료|종료|직)|프로젝트 종료|合同(?:到期|期满)|项目结束|临时/iu

/** Posts above others, which nobody hides in a group of short ones. */
export const SENIOR =
  /(?<!\p{L})(?:senior|lead(?:er)?|head|chief|manager|director|principal|supervisor|engineer|leiter\p{L}*|leitung|ingenieur\p{L}*|chef(?:fe)? d|responsable|directeur|directrice|ingénieur\p{L}*|jefe|jefa|gerente|director[a]?|ingenier[oa]|responsabile|direttore|direttrice|capo\p{L}*|ingegnere|müdür\p{L}*|şef\p{L}*|mühendis\p{L}*|yönetici\p{L}*|trưởng|giám đốc|quản lý|kỹ sư)(?!\p{L})|مدير|رئيس|مشرف|مهندس|部長|課長|店長|主任|係長|マネージャ|リーダー|팀장|과장|부장|책임|매니저|经理|主管|总监|店长|组长|工程师/iu

/** Headings under which internships stand. */
export const INTERNED =
  /^[\P{L}]*(?:internships?|praktika|praktische erfahrung|stages|prácticas|tirocini|stajlar(?:ım)?|staj deneyimi|التدريب(?:ات)?|thực tập|インターンシップ|인턴(?:십| ?경험)|实习(?:经历|经验))[\P{L}]*$/iu

/** Research and teaching at universities, whose curricula have no profile. */
export const ACADEMIC =
  /research (?:assistant|associate|fellow|scientist)|post-?doc|(?:assistant|associate|full|visiting) professor|university lecturer|wissenschaftliche[rs]? (?:mitarbeiter|assisten|hilfskraft)|akademische[rs]? (?:rat|rätin|mitarbeiter)|lehrbeauftragt|privatdozent|juniorprofessor|universitätsassisten|maîtr(?:e|esse) de conférences|enseignante?-chercheu|(?:ingénieure? de recherche|chercheu\p{L}+)|investigador|catedrátic|profesora? (?:titular|asociad|ayudante)|ricercat(?:ore|rice)|assegnista|öğretim (?:görevlisi|üyesi)|araştırma görevlisi|باحث|أستاذ (?:مساعد|مشارك)|معيد|nghiên cứu viên|giảng viên đại học|研究員|准教授|助教|연구원|교수|研究员|副教授|博士后/iu

/** Headings below which artists list where their works were shown. */
export const EXHIBITIONS =
  /exhibitions?|ausstellungen|expositions?|exposiciones|esposizioni|mostre|sergi(?:ler|leri)|triển lãm|個展|グループ展|展覧会|展示歴|개인전|단체전|전시|个展|群展|展览|معارض|معرض/iu

/** Headlines that name no job: what somebody is for the time being, or what the page is. */
export const NO_JOB =
  /^(?:(?:university |college )?(?:student|graduate)|job ?seeker|unemployed|resume|curriculum vitae|cv|profile|student(?:in)?|absolvent(?:in)?|arbeit(?:s)?suchend|bewerber(?:in)?|lebenslauf|étudiante?|demandeur d['’]emploi|demandeuse d['’]emploi|diplômée?|estudiante|graduad[oa]|desemplead[oa]|en búsqueda de empleo|student(?:e|essa)|neolaureat[oa]|laureat[oa]|disoccupat[oa]|in cerca di (?:lavoro|occupazione)|öğrenci|mezun|iş arayan|özgeçmiş|طالب(?:ة)?|خريج(?:ة)?|باحث(?:ة)? عن عمل|السيرة الذاتية|sinh viên|sinh viên mới ra trường|người tìm việc|学生|大学生|应届毕业生|毕业生|求职者|个人简历|个人信息.*)$/iu

/** Where such jobs are: who names one of these as an aim means to have one. */
export const EARLIER_PLACES =
  /(?<!\p{L})(?:bar|restaurants?|cafés?|hospitality|retail|catering|gastronomie|hotellerie|hotel|einzelhandel|lager|restauration|hôtellerie|hostelería|restauración|ristorazione|ristorante|otel|restoran|mağaza|nhà hàng|khách sạn)(?!\p{L})|مطعم|فندق|レストラン|飲食|接客|ホテル|식당|카페|호텔|餐饮|餐厅|酒店/iu

/** Jobs that many have had before their own trade, or beside it. */
export const EARLIER_JOBS =
  /(?<!\p{L})(?:cleaner|housekeep\p{L}*|wait(?:er|ress)|server|bus(?:s)? ?boy|barista|bartender|dishwasher|kitchen (?:help|hand|porter)|cook|cashier|stocker|stock clerk|warehouse (?:worker|operative)|courier|delivery|driver|security guard|call cent(?:er|re)|crew member|(?:sales|shop) assistant|babysitter|factory worker|machine operator|packer|reinigung\p{L}*|putz\p{L}*|kellner\p{L}*|barkeeper\p{L}*|küchenhilfe|koch|köchin|kassier\p{L}*|verkäufer\p{L}*|lagerhelfer\p{L}*|kurier\p{L}*|fahrer\p{L}*|zusteller\p{L}*|erntehelfer\p{L}*|produktionshelfer\p{L}*|servicemitarbeiter\p{L}*|serveu\p{L}+|barm[ae]n|barmaid|plongeu\p{L}+|cuisini\p{L}+|caissi\p{L}+|vendeu\p{L}+|manutention\p{L}*|livreu\p{L}+|chauffeu\p{L}+|ambulanci\p{L}+|agent d['’]entretien|agent de sécurité|ouvri\p{L}+|camarer[oa]s?|cociner[oa]s?|limpieza|cajer[oa]s?|dependient[ea]s?|repartidor\p{L}*|conductor\p{L}*|chofer|vigilante|camerier\p{L}+|cuoc[oa]|lavapiatti|pulizie|cassier[ea]|commess[oa]|magazzinier\p{L}+|fattorino|autista|operai[oa]|garson\p{L}*|aşçı\p{L}*|bulaşıkçı|temizlik\p{L}*|kasiyer\p{L}*|kurye\p{L}*|şoför\p{L}*|güvenlik görevlisi|phục vụ(?: bàn)?|bồi bàn|đầu bếp|(?:người )?lau dọn|dọn vệ sinh|tạp vụ|thu ngân|giao hàng|giao báo|lái xe|bảo vệ|công nhân)(?!\p{L})|نادل|طباخ|عامل نظافة|كاشير|سائق|توصيل|حارس أمن|清掃|ホールスタッフ|キッチンスタッフ|調理補助|レジ|配達|運転手|警備員|工場勤務|倉庫作業|コンビニ|청소|홀 ?서빙|주방 ?보조|캐셔|계산원|배달|운전기사|경비원|공장|편의점|保洁|服务员|厨师|收银|营业员|快递|外卖|司机|保安|普工/iu
