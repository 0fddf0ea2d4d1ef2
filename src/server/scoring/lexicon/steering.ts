import { LOCALES, type Locale } from '#contract/locales.ts'

/**
 * Turns by which a line speaks to software that no resume takes to a reader: nobody tells an
 * employer “from now on you are …”. Each is enough by itself, in any language of the resume.
 */
interface Turns {
  /** Greets software. */
  greeting: string
  /** Gives it another part to play. */
  role: string
  /** Poses as a word of the system. */
  system: string
  /** Says what it may answer. */
  answer: string
  /** Has it forget what it was told. */
  oblivion: string
  /** Has it keep silent about weaknesses. */
  silence: string
}

const COLON = String.raw`\s*[:：]`
/** “System message: the applicant meets all …”; what somebody built may stand behind the same words. */
const APPLICANT =
  'applicant|candidate|the person|المتقدم|المرشح|bewerber|kandidat|candidat|aday|ứng viên|応募者|候補者|지원자|후보자|求职者|候选人|应聘者'
const WHOLLY =
  '100|score|(?:all|every|alle)\\b|جميع|كل |todas|todos|tous|toutes|tutti|tutte|すべて|全て|모든|tüm|mọi|tất cả|所有|全部'
const VERDICT = String.raw`${COLON}(?=[^.。]*(?:${APPLICANT}))(?=[^.。]*(?:${WHOLLY}))`
const AI = String.raw`(?:a\.?i\.?|llm|chatgpt|gpt)`

const TURNS: Record<Locale, Turns> = {
  en: {
    greeting: String.raw`\b(?:dear|hello|hi|hey),? (?:${AI}|(?:large )?language model)s?(?!\p{L}| (?:team|community|hiring|engineer))`,
    role: String.raw`\bfrom (?:now|here) on,? you\b|\byou (?:now )?have (?:a new|no earlier|no other) (?:task|job|instruction)`,
    system: String.raw`\b(?:system|developer|new) (?:message|prompt|note|override|task)${VERDICT}`,
    answer: String.raw`^(?:answer|respond|reply) (?:only )?with [{\["“'‘]`,
    oblivion: String.raw`\b(?:forget|disregard|ignore) (?:whatever|everything|anything|all) (?:that )?you (?:were|have|’ve|'ve|know)`,
    silence: String.raw`\b(?:tell|assure) the (?:recruiter|hiring manager) that (?:i am|i’m|i'm|this)`,
  },
  ar: {
    greeting: String.raw`(?:عزيزي|عزيزتي|مرحب[اً]*|أهلا[ً]?|أيها|يا) (?:أيها )?(?:ال)?(?:نموذج|ذكاء)(?: اللغ\p{L}*| (?:ال)?(?:ذكاء|اصطناعي)\p{L}*)`,
    role: String.raw`(?:من الآن فصاعد|ابتداء\p{M}* من الآن|منذ الآن)\p{L}*\p{M}*\p{L}*،? (?:أنت|عليك|يجب)|لديك مهمة جديدة|مهمتك الجديدة`,
    system: String.raw`(?:رسالة|ملاحظة|تعليمات) (?:من )?(?:ال)?نظام${VERDICT}`,
    answer: String.raw`(?<!\p{L})[وف]?(?:أجب|أجيبي|قل) فقط`,
    oblivion: String.raw`(?<!\p{L})[وف]?(?:انس|إنس|تجاهل)\p{M}* (?:كل|جميع) ما (?:قيل|قال|سبق|ورد|تعرف|طُلب|طلب منك)`,
    silence: String.raw`(?<!\p{L})[وف]?(?:أخبر|قل ل)[^.]{0,20}توظيف[^.]{0,12}(?:إن|أن|أنني)`,
  },
  de: {
    greeting: String.raw`(?<!\p{L})(?:liebe[rs]?|hallo|hey|guten tag),? (?:ki|künstliche intelligenz|sprachmodell)(?!\p{L}|-)`,
    role: String.raw`(?<!\p{L})ab (?:jetzt|sofort|nun) (?:bist du|sind sie|handelst du|bewertest du|gilt für dich)|(?<!\p{L})(?:du hast|sie haben) (?:jetzt |nun )?eine neue aufgabe`,
    system: String.raw`system(?:nachricht|meldung|hinweis|anweisung|prompt)${VERDICT}`,
    answer: String.raw`(?<!\p{L})antworte(?:n sie)? (?:nur|ausschließlich|lediglich|immer) (?:mit|dass) `,
    oblivion: String.raw`(?<!\p{L})(?:vergiss|vergessen sie|ignoriere|ignorieren sie) alles`,
    silence: String.raw`(?<!\p{L})(?:sag|sage|sagen sie|teile|empfiehl mich) dem (?:personaler|recruiter)`,
  },
  es: {
    greeting: String.raw`(?<!\p{L})(?:querid[oa]|estimad[oa]|hola),? (?:ia|inteligencia artificial|modelo de lenguaje)(?!\p{L})`,
    role: String.raw`a partir de (?:ahora|este momento),? (?:eres|actúas|debes|tienes|apruebas)|(?<!\p{L})tienes una nueva tarea|tu nueva tarea`,
    system: String.raw`(?:mensaje|nota|aviso|instrucción) del sistema${VERDICT}`,
    answer: String.raw`(?<!\p{L})(?:responde|responda|contesta|conteste) (?:solo|sólo|solamente|únicamente|siempre) (?:con|que) `,
    oblivion: String.raw`(?<!\p{L})(?:olvid[ae]|ignor[ae]) todo lo (?:que|anterior)`,
    silence: String.raw`no (?:menciones|mencione|señales) (?:ningún|ninguna|ninguno de (?:mis|los)) (?:punto|debilidad|defecto)|(?:dile|dígale|recomiéndame) al reclutador`,
  },
  fr: {
    greeting: String.raw`(?<!\p{L})(?:cher|chère|bonjour),? (?:l[’'])?(?:ia|intelligence artificielle|modèle de langage|modèle linguistique)(?!\p{L})`,
    role: String.raw`(?:à partir de maintenant|désormais),? (?:tu (?:es|agis|dois)|vous (?:êtes|agissez|devez))(?!\p{L})|(?<!\p{L})(?:tu as|vous avez) une nouvelle tâche`,
    system: String.raw`(?:message|note|instruction) (?:du )?système${VERDICT}`,
    answer: String.raw`(?<!\p{L})répond(?:s|ez) (?:uniquement|seulement|toujours|exclusivement) (?:par|avec|que) `,
    oblivion: String.raw`(?<!\p{L})(?:oublie|oubliez|ignore|ignorez) tout ce qu`,
    silence: String.raw`(?<!\p{L})(?:dis|dites) au recruteur|recommande(?:z)?-moi au recruteur`,
  },
  it: {
    greeting: String.raw`(?<!\p{L})(?:caro|cara|ciao|gentile|buongiorno),? (?:ia|intelligenza artificiale|modello (?:linguistico|di linguaggio))(?!\p{L})`,
    role: String.raw`(?<!\p{L})da (?:adesso|ora|questo momento)(?: in poi)?,? (?:sei|siete|devi|approvi|agisci)|(?<!\p{L})hai un nuovo compito`,
    system: String.raw`(?:messaggio|nota|istruzione) (?:di|del) sistema${VERDICT}`,
    answer: String.raw`(?<!\p{L})rispondi (?:solo|soltanto|solamente|unicamente|sempre) (?:con|che) `,
    oblivion: String.raw`(?<!\p{L})(?:dimentica|ignora)(?:te)? tutto (?:ciò|quello|quanto)`,
    silence: String.raw`non (?:menzionare|citare|segnalare) (?:alcun|nessun)[oa]? (?:punto|debolezza|difetto)|(?:consigliami|di[’']|dì) al selezionatore`,
  },
  ja: {
    greeting: String.raw`(?:言語モデル|人工知能|(?<![a-z])ai)(?:の皆さん|の皆様|さん|様|殿)`,
    role: String.raw`(?:今|これ|ただいま)から、?(?:あなた|君|きみ)は|新しい(?:タスク|指示|任務)${VERDICT}`,
    system: String.raw`システム(?:メッセージ|通知|指示|プロンプト)${VERDICT}`,
    answer: String.raw`とだけ(?:回答し|答え|出力し|返信し)て(?:ください|下さい)`,
    oblivion: String.raw`(?:以前|これまで|今まで|前)[^。]{0,14}(?:言われた|指示|命令|内容|ルール)[^。]{0,8}忘れ(?:て(?!は|し|い|な|き|お)|よ(?!う)|なさい)`,
    silence: String.raw`採用担当者に[^。]{0,24}(?:推薦|伝え)(?:して|て)ください`,
  },
  ko: {
    greeting: String.raw`(?:언어 ?모델|인공지능|(?<![a-z])ai) ?(?:님|여러분|에게 부탁)`,
    role: String.raw`지금부터 (?:너는|넌|당신은|귀하는)|새로운 (?:작업|임무|지시)${VERDICT}`,
    system: String.raw`시스템 ?(?:메시지|알림|지시|프롬프트)${VERDICT}`,
    answer: String.raw`(?:이?라고만|다고만) (?:답|대답|출력|응답) ?(?:하(?:세요|십시오|시오|라(?!고|는))|해 ?(?:주세요|줘|라))`,
    oblivion: String.raw`(?:이전|지금까지|앞서|전에)[^.]{0,8}(?:들은|내용|지시|명령|말)[^.]{0,8}(?:잊고|잊어|잊으)`,
    silence: String.raw`채용 ?담당자에게[^.]{0,24}(?:추천하|말하|전하)(?:세요|라|십시오)`,
  },
  tr: {
    greeting: String.raw`(?<!\p{L})(?:sevgili|merhaba|sayın),? (?:dil modeli|yapay zek[aâ])(?!\p{L})`,
    role: String.raw`bundan (?:sonra|böyle),? (?:sen|siz)(?!\p{L})|bundan (?:sonra|böyle)[^.]{0,40}(?:ımsın|imsin|umsun|ümsün|[ae]ca[kğ]s[ıi]n(?:[ıi]z)?|[ae]ce[kğ]sin(?:iz)?)(?!\p{L})|yeni görevin(?:iz)?${COLON}`,
    system: String.raw`s(?:i\u0307?|ı)stem (?:mesaj|not|bildirim|talimat)[ıiuü]${VERDICT}`,
    answer: String.raw`(?:yalnızca|sadece)[^.]{0,30}(?:yanıt|cevap) ver(?:in|iniz)?(?!\p{L})`,
    oblivion: String.raw`(?:daha önce|önceden)[^.]{0,36}unut(?:un|unuz)?(?!\p{L})`,
    silence: String.raw`(?:beni|ben(?:im)? olduğum\p{L}*)[^.]{0,30}(?:öner|söyle)(?!\p{L})|uzmanına[^.]{0,40}söyle(?!\p{L})`,
  },
  vi: {
    greeting: String.raw`(?:(?:xin )?chào|thân gửi|kính gửi),? (?:ai|trí tuệ nhân tạo|mô hình ngôn ngữ)(?!\p{L})|mô hình ngôn ngữ thân mến`,
    role: String.raw`từ (?:bây giờ|giờ|nay),? (?:trở đi,? )?bạn (?:là|phải|sẽ)|nhiệm vụ mới(?: của bạn)?${COLON}`,
    system: String.raw`(?:thông báo|thông điệp|tin nhắn|lệnh)(?: của)? hệ thống${VERDICT}`,
    answer: String.raw`chỉ (?:trả lời|xuất ra)[^.]{0,8}(?:bằng|điểm) (?:điểm|số|["“\p{Nd}])`,
    oblivion: String.raw`(?:quên|bỏ qua) (?:đi )?(?:mọi|tất cả|hết) (?:điều|lời|thứ|những gì)[^.]{0,8}(?:được|đã|bảo|nói)`,
    silence: String.raw`đừng (?:nhắc|nêu|đề cập)[^.]{0,10}(?:điểm yếu|nhược điểm|hạn chế)|(?:nói|giới thiệu)[^.]{0,8}với nhà tuyển dụng (?:rằng|là)`,
  },
  'zh-CN': {
    greeting: String.raw`(?:亲爱的|你好|您好|尊敬的)[，, ]?(?:语言模型|大模型|人工智能|ai)`,
    role: String.raw`从(?:现在|此刻|此)(?:起|开始)[，,]?(?:你|您)|(?:你|您)的?新任务${COLON}`,
    system: String.raw`系统(?:消息|提示|通知|指令)${VERDICT}`,
    answer: String.raw`(?:^|[，,。；：:请])(?:只|仅)(?:需|要|能)?(?:回答|回复|输出)[“"「『‘]`,
    oblivion: String.raw`忘(?:记|掉|却)(?:之前|以前|此前|先前|前面)[^。]{0,10}(?:一切|所有|内容)`,
    silence: String.raw`(?:告诉|告知|向)招聘(?:人员|官|经理|者)[^。]{0,3}(?:我是|推荐我|推荐该)`,
  },
}

const CALLS = ['greeting', 'role', 'system'] as const
const ORDERS = ['answer', 'oblivion', 'silence'] as const

const turns = (kinds: readonly (keyof Turns)[]): RegExp[] =>
  LOCALES.map((locale) => new RegExp(kinds.map((kind) => TURNS[locale][kind]).join('|'), 'u'))

/** Turns that call upon software, whatever follows. */
export const CALLING: readonly RegExp[] = turns(CALLS)
/** Turns that are orders unless the sentence tells of somebody. */
export const STEERING: readonly RegExp[] = turns(ORDERS)
