/** When taking part, helping and answering for something is what somebody was there for. */

/** In front of “responsible”, they make it the name of a post: co-responsable, deputy, overall. */
export const IN_OFFICE =
  /(?:(?<!\p{L})(?:co|vice|deputy|overall|sub|joint|mit|stellvertretend|gesamt|adjoint|adjointe|vize|eş)[\s-]?|共同|副|부)$/iu

/** Phrases for having taken part. */
export const TAKING_PART =
  /^(?:participated|took part|teilnahme|beteiligt|participation|participé|particip|partecipa|katıldım|yer aldım|görev aldım|المشاركة|شاركت|(?:(?:tôi|em|mình) )?(?:(?:đã|đang|được|có) )?tham gia|参与|参加|に携わ|に関わ|참여)/iu

/** On stage, on record and in exhibitions, where taking part is the work. */
export const PERFORMANCE =
  /(?<!\p{L})(?:solo(?:ist)?|concert\p{L}*|recital|festival\p{L}*|orchestra|choir|album|recording|exhibition|biennale|film|theat(?:re|er)|opera|musical|tour|konzert\p{L}*|chor|orchester|ausstellung\p{L}*|tournee|film\p{L}*|oper|theater|concerts?|chœur|orchestre|exposition|tournée|enregistrement|disque|pièce|concierto|orquesta|coro|exposición|gira|grabación|película|obra|concerto|mostra|tournée|registrazione|disco|konser\p{L}*|sergi\p{L}*|albüm\p{L}*|sahne\p{L}*|oyun\p{L}*|orkestra\p{L}*|hòa nhạc|triển lãm|biểu diễn|dàn nhạc|vở kịch)(?!\p{L})|حفل|معرض|أوركسترا|ألبوم|مسرحية|عزف|演奏|公演|出演|コンサート|展覧会|アルバム|収録|舞台|연주|공연|출연|콘서트|음악회|협연|독주|전시|앨범|음반|녹음|연극|뮤지컬|演出|音乐会|展览|专辑|录制|话剧/iu

/** What somebody took part as: “participé como programador principal”. */
export const TOOK_PART_AS =
  /(?<!\p{L})(?:(?:as|als|como|come|en tant que|en qualité de|en (?:mi|su) calidad de|in qualità di|với (?:vai trò|tư cách)(?: là)?)\s(?:an? |the |un[ea]? |el |la |le |l['’])?\p{L}{4,}|(?:olarak|sıfatıyla)(?!\p{L}))|بصفة|بصفتي|担当|作为|として|로서|로 참여|担任/iu

/** Phrases for helping. */
export const HELPING =
  /^(?:helped|assisted|mithilfe|unterstützung|half|hilfe|aushilfe|aide|j['’]aide|aidée?|ayud|apoyo|apoyé|aiut|supporto|yardım|destek|المساعدة|مساعدة|ساعدت|giúp|phụ giúp|(?:(?:tôi|em|mình) )?(?:(?:đã|đang|được|có) )?(?:hỗ trợ|giúp)|协助|帮助|のお手伝い|手伝い|の手伝い|お手伝い|の補助|補助業務|補佐的|보조|업무 보조|업무보조|사무 ?보조|행정 ?보조|도왔|도움|돕는)/iu

/** Titles of those who are there to help. */
export const HELPER =
  /assist|(?<!\p{L})aide(?!\p{L})|helper|support|hilfskraft|helfer|aushilf|gehilf|auxilia|ayudante|aiuto|aiutante|yardımcı|asistan|destek|مساعد|معيد|trợ (?:lý|giảng|tá)|phụ (?:tá|bếp|việc)|助手|助教|アシスタント|補助|補佐|TA(?!\p{L})|조교|보조|어시스턴트|도우미|助理|护工|帮工/iu
