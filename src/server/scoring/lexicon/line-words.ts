/** Words by which lines are known that say nothing about the work, in all eleven languages. */

/** Declarations that a market asks for, or asked for once. */
export const CONSENT =
  /autorizz\p{L}+ (?:al |il )?trattamento|trattamento dei (?:miei )?dati personali|d\.? ?lgs\.?\s|regolamento (?:ue|europeo)|\bgdpr\b|\brgpd\b|\bdsgvo\b|\bkvkk\b|consent to the processing|processing of my personal data|hereby (?:declare|consent|certify)|information (?:above|given|furnished|provided) (?:is|are) (?:true|correct)|traitement de mes données|certifie (?:sur l['’]honneur|exact)|protección de datos|autorizo el tratamiento|verarbeitung meiner (?:personenbezogenen )?daten|kişisel verileri(?:min|n) (?:korunması|işlenmesi)|tôi (?:xin )?cam (?:đoan|kết)|개인정보.{0,12}동의|위(?:의)? (?:기재|내용).{0,10}사실|以上の(?:とおり|通り)相違|以上(?:の|は).{0,6}事実|本人(?:保证|承诺).{0,12}(?:真实|属实)|أقر بأن|أتعهد بصحة|البيانات (?:المذكورة )?أعلاه صحيحة/iu

/** Labels of lists of tools. */
export const STACK_LABEL =
  /^\s*(?:(?:tech(?:nical)?|technology|software|development)[ -]?(?:stacks?|environment|tools)?|technologies(?: used)?|tools(?: used| & technologies)?|stack|environment|skills used|keywords|eingesetzte technologien|technologien|techniken|werkzeuge|umgebung|environnement(?: technique)?|outils|technologies utilisées|stack technique|entorno(?: técnico)?|tecnologías|herramientas|tecnologie|strumenti|ambiente|teknolojiler|kullanılan teknolojiler|araçlar|công nghệ(?: sử dụng)?|công cụ|môi trường|التقنيات(?: المستخدمة)?|الأدوات|البيئة|(?:开发|技术|运行|软件)(?:环境|栈|工具|架构)|使用技术|(?:開発|使用|動作)(?:環境|言語|技術|ツール)|言語|ツール|(?:기술|개발|사용)\s?(?:스택|환경|기술|언어|도구)|스택|도구)\s*[:：]/iu

/** Labels within an entry, alone on their line. */
export const SECTION_LABEL =
  /^[\s[［【〔《<■●◆▶]*(?:tasks?|duties|(?:key )?(?:responsibilities|achievements|accomplishments)|highlights|aufgaben(?:gebiete?)?|tätigkeiten|erfolge|schwerpunkte|missions?|réalisations|tâches|activités|funciones|logros|tareas|responsabilidades|mansioni|attività|risultati|görevler(?:im)?|sorumluluklar|başarılar|nhiệm vụ|công việc|thành tích|mô tả công việc|المهام|الإنجازات|المسؤوليات|担当業務|業務内容|職務内容|実績|主な実績|成果|工作内容|工作职责|工作业绩|主要业绩|项目描述|简单描述|담당 ?업무|주요 ?업무|주요 ?성과|업무 ?내용|성과)[\]］】〕》>]?\s*[:：]?\s*$/iu

/**
 * Labels of facts about an employer, a project or a post: its trade, its size, its people, how long.
 * What follows says nothing about what was done.
 */
export const FACT_LABEL =
  /^\s*(?:(?:supervisor|line manager|phone|vorgesetzter?|supérieur(?: hiérarchique)?|jefe(?: inmediato)?|teléfono|responsabile diretto|yönetici(?:si)?|người quản lý|المدير المباشر|证明人|直属上级)[^\S\t]*[:：\t]|(?:tätigkeitsbereich oder branche|tipo di (?:azienda|attività) o settore|type ou secteur d['’]activité|tipo de empresa o sector|(?:type of )?business or sector)(?!\p{L})|(?:(?:team|company|project)[ -]size|team|headcount|duration|period|client|customer|industry|sector|department|location|position|role|reports? to|employment type|branche|teamgröße|mitarbeiterzahl|projektdauer|dauer|zeitraum|kunde|abteilung|secteur|effectifs?|durée|équipe|service|client|poste|sector|duración|cliente|equipo|departamento|puesto|tipo di attività o settore|settore|durata|reparto|ruolo|sektör|süre|ekip|departman|müşteri|pozisyon|quy mô|số (?:lượng|người)|thời gian|khách hàng|vị trí|phòng ban|القطاع|المدة|الفريق|العميل|القسم|المسمى الوظيفي)\s*[:：]|(?:事業内容|従業員数|社員数|資本金|売上高|設立|雇用形態|契約形態|ポジション|部署|所属|役職|期間|業務期間|チーム(?:人数|規模|構成|体制)?|体制|人数|規模|役割・規模|プロジェクト(?:要員|規模|人数|期間)|(?:참여 ?)?인원(?: 및 역할)?|역 ?할|기간|기관|직위|직급|부서|소속|고용 ?형태|근무 ?형태|사업 ?내용|회사 ?규모|고객사|팀 ?구성|公司(?:规模|性质|简介)|所属行业|行业|部门|汇报对象|下属人数|团队(?:人数|规模)|项目(?:规模|周期|时间|人数|成员)|职位|职务)\s*(?:[:：\t]|\s(?=\S)|約|约|약))/iu

/** Others beside whom something was made. */
export const TEAM =
  /(?<!\p{L})(?:teams?|teammates?|group|together|collaborat\p{L}*|we|our|gruppe|gemeinsam|zusammen|teamprojekt|équipe|groupe|ensemble|collabor\p{L}*|equipo|grupo|en conjunto|squadra|gruppo|insieme|ekip\p{L}*|takım\p{L}*|birlikte|grup\p{L}*|nhóm|đội|cùng với)(?!\p{L})|فريق|مجموعة|بالتعاون|チーム|共同|グループ|メンバー|팀|공동|협업|조원|团队|小组|合作|\p{Nd}\s?(?:人|名|명)(?!\p{L}*[次ユ])/iu

/** Names of what no link can show: a course, or what stays within a house. */
export const NOT_SHOWN =
  /(?<!\p{L})(?:courses?|training|certif\p{L}*|internal|in-house|confidential|kurs\p{L}*|schulung\p{L}*|weiterbildung|intern(?:e[rs]?)?|formation|stage|interne|curso|formación|interno|corso|formazione|eğitim\p{L}*|dahili|khóa học|đào tạo|nội bộ)(?!\p{L})|دورة|تدريب|داخلي|講座|研修|社内|교육|사내|培训|课程|内部/iu

/** What was won, which needs no description: a prize, a place in a competition. */
export const PRIZE =
  /(?<!\p{L})(?:awards?|prize|winner|medal|competition|contest|scholarship|preis(?:träger\p{L}*)?|auszeichnung|medaille|wettbewerb|prix|lauréate?|médaille|concours|premio|galardón|medalla|concurso|concorso|medaglia|ödül\p{L}*|madalya|yarışma\p{L}*|giải (?:nhất|nhì|ba|thưởng|khuyến khích)|huy chương|cuộc thi)(?!\p{L})|جائزة|ميدالية|مسابقة|受賞|入賞|入選|コンテスト|コンクール|大賞|수상|공모전|경진대회|대상|최우수상|우수상|장려상|获奖|[一二三]等奖|特等奖|金奖|银奖|铜奖|大赛|竞赛/iu

/** Why somebody left a post, as the last line on it: 会社都合により退職. */
export const LEFT_FOR =
  /^.{0,24}(?:(?:都合|一身上|廃業|倒産|満了|定年|整理)[^。]{0,10}(?:退職|退社)|(?:개인\s?사정|계약\s?(?:만료|종료)|폐업|정년|권고)[^.]{0,10}(?:퇴사|퇴직)|(?:因|由于)[^。]{0,12}(?:离职|辞职)|(?:のため|により|に伴い|につき)[、,]?\s?(?:退職|退社|離職))(?:[（(].{0,20}[）)])?\s*$/u

/** A sentence that hangs on the one before: `But …`, `This …`. */
export const LEANS =
  /^\s*(?:(?:but|yet|still|however|though|so|this|that|these|also|aber|doch|dennoch|trotzdem|dabei|daher|das|dies\p{L}*|mais|pourtant|cependant|ainsi|cela|c['’]est|pero|sin embargo|aunque|por eso|ell?o|est[oae]s?|ma|però|tuttavia|quest\p{L}|ama|fakat|ancak|yine de|bu|nhưng|tuy nhiên|vì vậy|điều này)(?!\p{L})|しかし|ただし|そのため|また|その|하지만|그러나|그래서|이러한|또한|但|然而|因此|而且|并且|لكن|ولكن|إلا أن|لذلك|وهذا)/iu
