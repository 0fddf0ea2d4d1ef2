import { LOCALES, type Locale } from '#contract/locales.ts'

/**
 * What an instruction to software is made of, by language. No one word makes one: each order below
 * asks for two or three of these in one sentence, so that an engineer's “language model” and a
 * recruiter's “candidates” are left alone. Whoever hides an order may write it in any language, so
 * all of them are looked for in every resume.
 */
interface Parts {
  /** Software, spoken to or spoken of. */
  machine: string
  /** To set something aside. */
  forget: string
  /** What software was told. */
  rules: string
  /** This very resume or person, not candidates in general. */
  self: string
  /** Asking for a mark. */
  full: string
  /** Words of a verdict that no resume gives itself. */
  praise: string
  /** To let somebody through. */
  advance: string
  /** Forbidding to speak of weaknesses. */
  noWeakness: string
  /** Telling software what to say. */
  say: string
  /** To give a mark. */
  give: string
  /** What was received, not asked for. */
  reported: string
}

/** Whole words for scripts with spaces. */
const word = (list: string): string =>
  // “AI-integrated” describes a product, it does not call upon one.
  String.raw`(?<![\p{L}\p{M}])(?:${list})(?![\p{L}\p{M}]|-\p{L})`

/** Where an order stands: “answer …”, “and give …”, and not “a score”. */
const AT_HEAD = String.raw`(?:^|[.:;,!?–]\s*|(?<!\p{L})(?:please|must|should|always|only|just|and|then|to|you|will)\s+)`
/** Arabic orders to one person, which other words end in: `قل` is no part of `مستقل`. */
const ofOrders = (list: string): string =>
  String.raw`(?<!\p{L})[وف]?(?:${list})(?:ي|ني|وا)?(?![\p{L}])`

const PARTS: Record<Locale, Parts> = {
  en: {
    machine: word(
      String.raw`a\.?i\.?|llms?|(?:large )?language models?|chatgpt|gpt-?\d?|ats|(?:screening|scoring|ranking|reviewing|evaluation) (?:model|system|bot|software|assistant|ai|algorithm)|(?:automated|automatic) (?:\p{L}+ )?(?:system|screening|screener|recruiter|reviewer|reader|tool|process)`,
    ),
    forget: word(
      'ignore|disregard|forget|override|bypass|skip|suspend|abandon|stop following|not follow',
    ),
    rules: String.raw`(?<!\p{L})(?:instructions?|prompts?|directions?|guidelines?|rubrics?|checks|criteria|commands?|system rules|your rules|all rules|previous rules|scoring rules|the rules|above text|text above)(?!\p{L})`,
    self: word(
      '(?:this|the present|above) (?:candidate|applicant|resume|résumé|cv|person|profile|individual)|hire me|shortlist me|recommend me',
    ),
    full: String.raw`(?<!\p{L})(?:full|top|highest|maximum|perfect|best|max)(?: possible)? (?:marks?|points?|scores?|ratings?|grades?)|(?<!\p{L})(?:score|rating|grade) (?:of |to |= ?)?(?:100|10(?:\/10)?)(?!\p{N})|100 (?:points|out of)|10\/10|100\/100`,
    praise: word(
      'perfect|exceeds? (?:all|every)|meets? (?:all|every)|strongest|highly recommended|top candidate|most qualified|ideal|flawless|strong hire|hire(?:d)? immediately|unmatched',
    ),
    advance: word(
      '(?:recommend|advance|hire|shortlist|approve|accept|invite|promote|pass|rank|place|prioriti[sz]e)(?: this| the| me| him| her| them)?|next (?:round|stage|phase)|interview stage|in first place|top of the list|mark this',
    ),
    noWeakness: String.raw`(?:do not|don't|never|without) (?:mention|list|name|mentioning)[^.]{0,15} (?:weakness|negative|flaw|shortcoming)`,
    say:
      AT_HEAD +
      word('answer|respond|reply|state|output|print|conclude|say|tell the recruiter|report'),
    give: AT_HEAD + word('award|assign|give|grant|set|output|return|rate|score|rank|mark|evaluate'),
    reported: word(
      'received|obtained|earned|got|achieved|scored|graduated|graded|defended|awarded|was given|resulting in|with a final',
    ),
  },
  de: {
    machine: word(
      'ki|sprachmodell|ki-system|ki-modell|automatisches system|bewertungssystem|algorithmus',
    ),
    forget: word(
      'ignorier\\p{L}*|vergiss|vergessen sie|missachte\\p{L}*|überspring\\p{L}*|übergeh\\p{L}*|verwirf|verwerfen sie|setzen? (?:sie )?[^.]{0,40}außer kraft',
    ),
    rules: String.raw`(?<!\p{L})(?:anweisung|instruktion|vorgabe|befehl|richtlinie)\p{L}*|\p{L}*(?:kriterien|richtlinien|regeln)(?!\p{L})|(?:deine|alle|ihre|die|bisherigen|vorherigen) regeln`,
    self: word(
      '(?:diese[rnsm]?|der|den|dem) (?:kandidat\\p{L}*|bewerber\\p{L}*|bewerbung|lebenslauf\\p{L}*|person|profil|dokument)|mich',
    ),
    full: String.raw`volle punktzahl|höchst\p{L}+ (?:punkt|note|bewertung|wertung)\p{L}*|100 punkte|\p{L}*(?:note|punktzahl|wertung) (?:auf|von|mit) 100|bestnote|maximal\p{L}+ punkt\p{L}*`,
    praise: word(
      'perfekt\\p{L}*|hervorragend|ideal|bestens geeignet|uneingeschränkt|alle anforderungen|ausgezeichnet',
    ),
    advance: word(
      'empfiehl|empfehlen sie|stufe|stufen sie|bewerte|bewerten sie|einstell\\p{L}*|nächste runde|an erste stelle|erster stelle|setze|laden sie',
    ),
    noWeakness: String.raw`(?:nenne|nennen sie|erwähne|erwähnen sie|liste) (?:\p{L}+ )?kein\p{L}* (?:schwäch|mängel|negativ|kritik)\p{L}*`,
    say: word('antworte|antworten sie|gib|geben sie|sage|sagen sie|schreibe|ausgeben|gib aus'),
    give: word('vergib|vergeben sie|gib|geben sie|bewerte|bewerten sie|erteile|setze'),
    reported: word(
      'erhielt|erhalten|erreicht\\p{L}*|erzielt\\p{L}*|abgeschlossen|bestanden|wurde bewertet',
    ),
  },
  es: {
    machine: word(
      'ia|modelo de lenguaje|modelo lingüístico|sistema automático|sistema automatizado|algoritmo',
    ),
    forget: word(
      'ignor[ae]|ignoren|olvida|olvide|omite|omita|descarta|descarte|pasa por alto|haz caso omiso',
    ),
    rules: String.raw`(?<!\p{L})(?:instruccion|indicacion|directric|criterio|orden(?:es)? anterior)\p{L}*|(?:tus|sus|las|todas las) (?:\p{L}+ )?reglas`,
    self: word(
      '(?:est[ea]|al?) (?:candidat[oa]|currículum|curriculum|cv|perfil|persona|postulante|solicitante|candidatura)',
    ),
    full: String.raw`(?:máxima|mejor|más alta) (?:puntuación|nota|calificación)|(?:puntuación|nota|calificación) (?:máxima|perfecta|más alta)|100 puntos|con un (?:10|100)`,
    praise: word(
      'perfect[oa]|ideal|cumple (?:con )?todos|todos los requisitos|excelente|contratar|idóne[oa]',
    ),
    advance: word(
      'recomienda|recomiende|contrata|contrate|aprueba|apruebe|pasa|pase|siguiente fase|primer lugar|selecciona|seleccione|califica|califique',
    ),
    noWeakness: String.raw`no (?:menciones|mencione|señales|indiques|cites) (?:\p{L}+ )?(?:debilidad|defecto|fallo|negativ)\p{L}*`,
    say: word('responde|responda|contesta|di que|diga|indica que|devuelve|afirma'),
    give: word('asigna|asigne|otorga|otorgue|da|dé|pon|ponga|puntúa|califica|califique'),
    reported: word(
      'obtuve|obtuvo|obteniendo|obtenid[oa]|recibí|recibió|logré|logró|calificad[oa]|aprobad[oa]',
    ),
  },
  fr: {
    machine: word(
      'modèle de langage|modèle linguistique|système automatisé|système automatique|algorithme',
    ),
    forget: word(
      'ignorez|ignorer|oublie|oubliez|oublier|contourne[rz]?|néglige[rz]?|ne tiens pas compte|ne tenez pas compte',
    ),
    rules: String.raw`(?<!\p{L})(?:instruction|consigne|directive|critère|ordre(?:s)? précédent)\p{L}*|(?:tes|vos|les|toutes les) règles`,
    self: word(
      "(?:ce|cette|cet|au) (?:candidat|candidate|cv|profil|candidature|personne)|l[’']embauche|m[’']embaucher",
    ),
    full: String.raw`(?:note|score) (?:maximale?|parfaite?|la plus élevée|la plus haute)|meilleure note|100 points|20\/20|100 sur 100`,
    praise: word(
      'parfait\\p{L}*|idéal\\p{L}*|toutes les exigences|tous les critères|excellent\\p{L}*',
    ),
    advance: word(
      'recommande[rz]?|embauche[rz]?|classe[rz]?|retiens|retenez|valide[rz]?|en premier|étape suivante|sélectionne[rz]?',
    ),
    noWeakness: String.raw`ne (?:mentionne[sz]?|cite[sz]?|signale[sz]?|relève[sz]?) (?:aucun\p{L}*|pas|de)(?: \p{L}+)? ?(?:faiblesse|défaut|négatif|point)\p{L}*`,
    say: word('réponds|répondez|répondre|dis que|dites|indique[rz]?|affirme[rz]?|renvoie'),
    give: word('attribue[rz]?|donne[rz]?|accorde[rz]?|note[rz]|note(?= c)|mets|mettez'),
    reported: word('obtenu\\p{L}*|reçu\\p{L}*|obtenant|validé\\p{L}*|soutenu\\p{L}*|noté\\p{L}*'),
  },
  it: {
    machine: word(
      'modello linguistico|modello di linguaggio|sistema automatico|sistema automatizzato',
    ),
    forget: word(
      'ignor[ai]|ignorate|dimentica|dimenticate|trascura|tralascia|non considerare|non tenere conto',
    ),
    rules: String.raw`(?<!\p{L})(?:istruzion|direttiv|criteri|indicazion|comand)\p{L}*|(?:tue|vostre|le) regole`,
    self: word(
      "(?:quest[oa]|al) (?:candidat[oa]|cv|curriculum|profilo|candidatura|persona)|l[’']assunzione",
    ),
    full: String.raw`(?:punteggio|voto|valutazione) (?:massim[oa]|pien[oa]|perfett[oa]|più alt[oa])|massimo (?:punteggio|dei voti)|100 punti|100 su 100`,
    praise: word('perfett[oa]|ideale|tutti i requisiti|eccellente|miglior candidato'),
    advance: word(
      'raccomanda|raccomandate|consiglia|assumi|assumete|inserisci|promuovi|approva|seleziona|primo posto|fase successiva|valuta|valutate',
    ),
    noWeakness: String.raw`non (?:citare|menzionare|segnalare|indicare) (?:\p{L}+ )?(?:debol|difett|negativ|lacun)\p{L}*`,
    say: word('rispondi|rispondete|di che|affermi|indica che|scrivi che|restituisci'),
    give: word('assegna|assegnate|dai|date|attribuisci|valuta|valutate'),
    reported: word(
      'ottenut[oaie]|ricevut[oaie]|conseguit[oaie]|raggiunt[oaie]|valutat[oaie] con|laureat[oa]',
    ),
  },
  tr: {
    machine: String.raw`(?<!\p{L})(?:yapay zek[aâ]|dil modeli|otomatik (?:\p{L}+ )?sistem|algoritma)\p{L}*`,
    forget: String.raw`(?:yok say|görmezden gel|göz ardı et|(?<!\p{L})unut|(?<!\p{L})atla|dikkate almay(?=[ıi]n))(?:y?[ıiuü]n(?:[ıiuü]z)?)?(?!\p{L})`,
    rules: String.raw`(?<!\p{L})(?:talimat|yönerge|komut|kriter|kural)\p{L}*`,
    self: String.raw`(?<!\p{L})bu (?:aday|özgeçmiş|başvuru|profil|kişi|cv)\p{L}*|(?<!\p{L})aday(?:ı|a|ın|ını)(?!\p{L})`,
    full: String.raw`(?:tam|en yüksek|100|yüz) puan\p{L}*|tam not`,
    praise: String.raw`mükemmel\p{L}*|kusursuz\p{L}*|ideal\p{L}*|tüm (?:şart|koşul|gereklilik)\p{L}*`,
    advance: String.raw`öner(?:in|iniz)?(?!\p{L})|işe al\p{L}*|ilk sıra\p{L}*|onayla(?:y[ıi]n)?(?!\p{L})|kabul et(?:in)?(?!\p{L})|bir sonraki aşama\p{L}*|değerlendir(?:in|iniz)?(?!\p{L})`,
    noWeakness: String.raw`(?:zayıf|olumsuz)\p{L}* (?:\p{L}+ )?(?:söz etme|bahsetme|belirtme|yazma)(?:y[ıi]n(?:[ıi]z)?(?!\p{L})|(?=\s+ve(?!\p{L})|[.!\s]*$))`,
    say: String.raw`söyle(?:yin)?(?!\p{L})|yanıtla(?:y[ıi]n)?(?!\p{L})|cevap ver(?:in)?(?!\p{L})|yaz(?:ın)?(?!\p{L})|belirt(?:in)?(?!\p{L})`,
    give: String.raw`(?<!\p{L})(?:ver|puanla|değerlendir)(?:y?[ıiuü]n(?:[ıiuü]z)?)?(?!\p{L})`,
    reported: String.raw`(?<!\p{L})(?:aldım|aldı|alarak|kazandım|elde ett\p{L}*|mezun)(?!\p{L})`,
  },
  vi: {
    machine: word(
      'trí tuệ nhân tạo|mô hình ngôn ngữ|hệ thống tự động|hệ thống (?:chấm|lọc|sàng lọc|đánh giá)\\p{L}*|trợ lý ảo',
    ),
    forget: word('bỏ qua|phớt lờ|quên|hãy quên|không tuân theo|không cần tuân'),
    rules: word('hướng dẫn|chỉ dẫn|chỉ thị|quy tắc|tiêu chí|mệnh lệnh|câu lệnh'),
    self: word('(?:ứng viên|cv|hồ sơ|người|đơn)(?: ứng tuyển)? này'),
    full: 'điểm (?:cao nhất|tối đa|tuyệt đối)|100 điểm|điểm 10(?!\\p{N})',
    praise: word('hoàn hảo|xuất sắc|lý tưởng|đáp ứng mọi|đáp ứng tất cả|phù hợp nhất'),
    advance: word(
      'đề xuất|tuyển dụng|tuyển|chấp nhận|vị trí đầu|đứng đầu|xếp|vòng tiếp theo|duyệt|ưu tiên',
    ),
    noWeakness: String.raw`không (?:nêu|nhắc|đề cập|liệt kê)[^.]{0,10} (?:điểm yếu|nhược điểm|hạn chế)`,
    say: word('trả lời|hãy nói|hãy viết|kết luận|xuất ra'),
    give: word('chấm|cho|đánh giá|hãy cho'),
    reported: word('đạt|đạt được|nhận được|được chấm|tốt nghiệp'),
  },
  ja: {
    machine:
      '人工知能|言語モデル|自動(?:審査|選考|評価|採点)|(?<![a-z])ai(?![a-z])|システム(?:へ|なら)',
    forget: '無視|忘れ|従わない|従わず|破棄',
    rules: '指示|命令|ルール|規則|プロンプト|基準',
    self: '(?:この|本|当該)(?:応募者|候補者|履歴書|人物|職務経歴書|書類)|応募者(?:を|に)|候補者(?:を|に)',
    full: '満点|最高(?:点|評価|得点)|100点',
    praise: '完璧|最適|理想的|すべての要件|最優秀',
    advance: '採用|推薦|通過|最優先|一位|合格|次の選考',
    noWeakness:
      '(?:弱点|欠点|短所)[^。]{0,6}(?:(?:触れ|言及し|挙げ|書か)(?:ないで|ず[^。]*(?:ください|せよ|すること))|(?:触れる|言及する|挙げる|書く)な)',
    say: '(?:回答し|答え|出力し|述べ|伝え|書い)て(?:ください|下さい|ほしい|欲しい)|(?:回答|出力)(?:せよ|しろ|すること)|答えよ',
    give: '(?:付けて|つけて|評価して|与えて|出力して)(?:ください|下さい|ほしい|欲しい)|(?:付け|つけ|与え)(?:よ|ろ)(?![う\\p{L}])|(?:付ける|つける|評価する|与える|出力する)こと',
    reported: 'を(?:獲得|取得|受賞)|を得た|評価された|で卒業|で修了',
  },
  ko: {
    machine: '인공지능|언어 ?모델|자동 ?(?:심사|평가|채점|선별)|시스템이라면|에이아이',
    forget: '무시|잊고|잊어|잊으|따르지 마|건너뛰',
    rules: '지시|명령|규칙|프롬프트|지침|기준',
    self: '(?:이|본|해당) ?(?:지원자|후보자|이력서|사람|문서)',
    full: '만점|최고 ?(?:점수|점|평점|등급)|100점',
    praise: '완벽|최적|이상적|모든 요건|모든 조건|최우수',
    advance: '채용|추천|통과|1순위|합격|다음 단계|우선',
    noWeakness: '(?:약점|단점)[^.]{0,6}(?:언급하지|말하지|적지|쓰지) ?(?:마|말)',
    say: '(?:답|답변|출력|말|대답|보고) ?(?:하세요|하십시오|하라(?!고)|해 ?주세요|해 ?줘|해라)',
    give: '주세요|주십시오|(?:부여|출력) ?(?:하세요|하십시오|하라(?!고)|해라|해 ?줘)|매기(?:세요|십시오)',
    reported: '받았|받음|취득|획득|졸업|수상',
  },
  'zh-CN': {
    machine: '人工智能|大模型|语言模型|自动(?:筛选|评分|评估|审核)|系统提示',
    forget: '忽略|无视|忘记|忘掉|不要理会|不必遵守|跳过|抛开',
    rules: '指令|指示|规则|提示词|命令|标准|要求(?=$|[，,。])',
    self: '(?:该|此|这份|这位|这个|本)(?:候选人|应聘者|简历|求职者|申请人)',
    full: '满分|最高(?:分|评价|评级)|100分|打最高',
    praise: '完美|完全符合|最佳人选|最优秀|理想人选|最合适',
    advance: '录用|推荐|通过|第一位|排在(?:第一|首位)|优先|进入下一轮|直接入围',
    noWeakness:
      '(?:不要|不得|不许|请勿|(?<![特分区个类级辨])别)(?:提及|提到|指出|列出)[^。]{0,4}(?:缺点|弱点|不足|负面)',
    say: '回答|回复|输出|声称|说明该',
    give: '给|打|评为|输出|予以',
    reported: '获得|取得|荣获|得分|成绩为|毕业',
  },
  ar: {
    machine:
      'الذكاء الاصطناعي|للذكاء الاصطناعي|النموذج اللغوي|نموذج لغوي|نموذج اللغة|نظام(?:ًا|ا)? آلي|النظام الآلي|مساعد ذكي',
    forget: ofOrders('تجاهل|انسَ|انس|إنسَ|أهمل|اهمل|تغاضَ|تغاض|تخطَّ|لا تتبع'),
    rules: 'التعليمات|تعليمات|قواعد|القواعد|الأوامر|أوامر|التوجيهات|توجيهات|المعايير|معايير',
    self: '(?:هذا|هذه|بهذا|لهذا|لهذه) (?:المرشح|المتقدم|السيرة|المترشح|الملف|الشخص)\\p{L}*|(?:المرشح|المتقدم)(?:ة)?(?!\\p{L})',
    full: 'أعلى (?:درجة|تقييم|علامة|نتيجة)|الدرجة (?:الكاملة|القصوى|النهائية)|العلامة الكاملة|100 (?:نقطة|درجة)|١٠٠',
    praise: 'مثالي|مثالية|الأنسب|الأفضل|يستوفي جميع|يلبي جميع|ممتاز',
    advance: ofOrders(
      'بتوظيف|وظّف|وظف|أوصِ|أوص|بالتوصية|المرتبة الأولى|المرحلة التالية|اقبل|رشّح|رشح|ضع',
    ),
    noWeakness: 'لا (?:تذكر|تشر|تكتب)[^.]{0,10}(?:ضعف|عيوب|سلبيات|نقائص)',
    say: ofOrders('أجب|اكتب|قل|أخرج|صرّح|أجيبي'),
    give: ofOrders('امنح|أعط|اعط|أعطِ|قيّم|قيم|ضع'),
    reported: 'حصلت|نلت|حققت|تخرجت|بتقدير',
  },
}

const anyOf = (...sources: string[]): RegExp => new RegExp(sources.join('|'), 'u')
const part = (locale: Locale, ...parts: (keyof Parts)[]): RegExp =>
  anyOf(...parts.map((one) => PARTS[locale][one]))

/** Software goes by its English names in every language. */
const SOFTWARE = LOCALES.map((locale) => PARTS[locale].machine).join('|')
const MACHINE = anyOf(SOFTWARE)

/** The sentence turns to software: a call at its head, or “if you are …”. */
const ADDRESS = anyOf(
  String.raw`^[\s"'“«„\[({<*#>-]*(?:[\p{L}'’-]+\s+){0,4}(?:${SOFTWARE})(?:[ -][\p{L}'’]+){0,2}[\])}>]*\s*[:：,،，]`,
  String.raw`(?<!\p{L})(?:if|when|wenn|falls|sofern|si|cuando|lorsque|quand|se|quando|nếu|khi|eğer)(?!\p{L})`,
  'إذا|اذا|عندما|(?:إلى|يا|على) (?:النموذج|الذكاء|النظام)',
  '如果|若|当|请注意|なら|場合|へ(?:の|[:：])|라면|경우|에게|은 |는 |siniz|sınız|siysen|sen bir|(?:sen|san)(?:ız|iz)?(?!\\p{L})',
)

interface Order {
  /** What a sentence must hold all of. */
  all: readonly RegExp[]
  /** What it must not hold. */
  none?: RegExp
  reason: string
}

/** Sentences that order software about. All but its name is of one language: `date` is an order in Italian only. */
const ordersOf = (locale: Locale): Order[] => {
  const of = (...parts: (keyof Parts)[]): RegExp => part(locale, ...parts)
  // “Thesis: built an AI tutor, received 10/10” tells of a mark and asks for none.
  const none = of('reported')
  const { forget, rules } = PARTS[locale]
  // in one clause, in the order of the language
  const aside = anyOf(
    `(?:${forget})[^.,;。，、]{0,30}(?:${rules})`,
    `(?:${rules})[^.,;。，、]{0,30}(?:${forget})`,
  )
  return [
    { all: [aside, of('full', 'self')], reason: 'sets rules aside to some end' },
    {
      all: [MACHINE, ADDRESS, of('give', 'say', 'advance'), of('full')],
      none,
      reason: 'asks software for a mark',
    },
    {
      all: [MACHINE, ADDRESS, of('self'), of('praise', 'advance')],
      reason: 'asks software for a verdict',
    },
    { all: [of('self'), of('give'), of('full')], none, reason: 'asks for a mark for this resume' },
    { all: [of('say'), of('self'), of('praise')], reason: 'dictates an answer about this resume' },
    { all: [of('noWeakness')], reason: 'forbids to speak of weaknesses' },
    {
      all: [anyOf(SOFTWARE, PARTS[locale].self), of('say'), of('full')],
      reason: 'dictates a mark',
    },
  ]
}

export const ORDERS: readonly Order[] = LOCALES.flatMap(ordersOf)

/** What every one of them speaks of, so that most sentences are looked at once. */
export const SUBJECT = anyOf(
  ...LOCALES.flatMap((locale) => [
    PARTS[locale].full,
    PARTS[locale].self,
    PARTS[locale].noWeakness,
  ]),
)
