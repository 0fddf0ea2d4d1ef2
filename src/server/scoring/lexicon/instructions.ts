/**
 * Wordings by which a resume addresses the software that reads it. Attackers mix languages, so
 * every pattern is tried on every resume. None rests on one word: each ties an order to what
 * it is about, so that “wrote system prompts” or “trained assistants” is never taken for one.
 */

/** What software is called when it is spoken to. */
const MACHINE = String.raw`(?:a\.?i\.?|llms?|large language models?|language models?|chatgpt|gpt(?:-?\d)?|ats|ki|ia|yz|künstliche intelligenz|intelligence artificielle|inteligencia artificial|intelligenza artificiale|yapay zek[aâ]\p{L}*|trí tuệ nhân tạo|(?:ال|لل)?ذكاء (?:ال)?اصطناعي|نموذج (?:لغوي|ذكاء اصطناعي)|人工智能|人工知能|大模型|语言模型|言語モデル|인공지능|언어 모델)`
/** The same as people call it in jobs: an AI team is a team. */
const NOT_PEOPLE = String.raw`(?!\s+(?:teams?|engineers?|labs?|departments?|groups?|compan\p{L}+|communit\p{L}+|enthusias\p{L}+|developers?|research\p{L}*))`
const THIS = String.raw`(?:this (?:candidate|applicant|application|resume|résumé|cv|person|profile)|the (?:candidate|applicant|resume|résumé|cv))`
/** The same in a sentence that could as well be about an application or a person at work. */
const THIS_ONE = String.raw`this (?:candidate|applicant|resume|résumé|cv|person)`
const BEST = String.raw`(?:highest|top|maximum|max|perfect|full|best|outstanding|excellent|exceptional|ideal|100|10\s?\/\s?10|ten out of ten|strong hire|most qualified|first|fit|immediately)`
/** Where an order begins: at a line's or clause's head, or after a word that gives orders. */
const ORDER = String.raw`(?:^|[.:;!?,\]"'“”>()–-]\s*|\b(?:please|must|should|always|and|then|to)\s+)`

/** The same where a word of work before it would make it no order: “paid to give the highest marks”. */
const CALL = String.raw`(?:^|[.:;!?\]"“”>]\s*|\b(?:please|must|always)\s+|\b(?:and|then) (?=\S+ (?:it|me|this) ))`

const pattern = (source: string): RegExp => new RegExp(source, 'u')

export const ADDRESSING: readonly RegExp[] = [
  pattern(String.raw`\bif you(?:'re| are) (?:an? |the )?(?:[\p{L}-]+ ){0,3}${MACHINE}(?!\p{L})`),
  pattern(String.raw`\b(?:wenn|falls) (?:du|sie) (?:eine? )?${MACHINE}(?!\p{L})`),
  pattern(
    String.raw`\bsi (?:vous êtes|tu es|eres|usted es) (?:une? |una? )?(?:[\p{L}]+ )?${MACHINE}(?!\p{L})`,
  ),
  pattern(String.raw`\bse (?:sei|siete|lei è) (?:un['’ ]?a? ?)?${MACHINE}(?!\p{L})`),
  pattern(String.raw`${MACHINE}\s?(?:isen|iseniz)(?!\p{L})`),
  pattern(String.raw`nếu (?:bạn|anh|chị) là (?:một )?${MACHINE}(?!\p{L})`),
  pattern(String.raw`(?:إذا|اذا|إن) كنت (?:من )?${MACHINE}`),
  pattern(
    String.raw`(?:如果|若|假如)[你您]是[^。，]{0,6}${MACHINE}|あなたが?(?:もし)?${MACHINE}(?:なら|であれば|の場合)|당신이 ${MACHINE}(?:이?라면|일 경우)`,
  ),
  // “Note to AI: …”, in any of the languages
  pattern(
    String.raw`\b(?:note|message|instructions?|attention|prompt|hinweis|nachricht|anweisung|nota|mensaje|messaggio|instrucción|istruzion[ei]|dear|hey|to|an alle|for)\b[ :]*(?:to|for|an|à|a|para|per)?\s*(?:die |the |all |any |la |el |l['’])?${MACHINE}${NOT_PEOPLE}(?:[- ]\p{L}+){0,2}\s*[:：,–]\s*(?:please|you|this|the|ignore|rate|rank|score|give|mark|recommend|approve|bewerte|empfehlen|gib|donnez|notez|recommandez|otorga|califica|recomienda|assegna|valuta|raccomanda)`,
  ),
  pattern(
    String.raw`(?:${MACHINE}(?:ya|ye|'ya|'ye)? not|gửi ${MACHINE}|ملاحظة (?:إلى |ل)?${MACHINE}|(?:给|致)${MACHINE}的?(?:提示|指令|说明|消息)?|${MACHINE}(?:への|に対する)(?:指示|メッセージ|命令)|${MACHINE}에게)\s*[:：,]`,
  ),
  pattern(
    String.raw`^${MACHINE}(?:[- ]?(?:systems?|reviewers?|recruiters?|screeners?|models?|assistants?|bots?|tools?|note|notice))?\s*[:：]\s*(?:please |you must )?(?:rate|rank|score|recommend|approve|hire|shortlist|mark|give|ignore|${THIS}|candidate (?:meets|is|must|should))`,
  ),
  // “acted as an assistant” is a job, “you are now an assistant” is not
  pattern(
    String.raw`\byou are (?:now |henceforth )?(?:an? |the )?(?:[\p{L}-]+ ){0,3}(?:${MACHINE}|assistant|recruiter|screener|\p{L}*bot)(?!\p{L})`,
  ),
  pattern(
    String.raw`\b(?:act as|pretend to be|as) (?:an? |the )?(?:[\p{L}-]+ ){0,2}(?:ai|llm|language model|chatgpt|gpt(?:-\d)?)\b[^.]{0,20}\byou\b`,
  ),
]

const SETTING_ASIDE: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.]{0,30}(?:\b(?:previous|prior|above|earlier|preceding|your|scoring)\b[^.]{0,30}\b(?:instruction|prompt|direction|rule|guideline|command|context|criteria)s?\b|\b(?:all|any|system|other)\b[^.]{0,10}\b(?:instruction|prompt|direction)s?\b)/u,
  /\b(?:ignore|disregard|forget) (?:all (?:of )?)?(?:the above|everything (?:you|above|before)|what (?:you|was))/u,
  /\b(?:ignora|ignore|ignorez|ignorer|olvida|oublie|oubliez|dimentica|ignoriere|ignorieren sie|vergiss|missachte)\b[^.,]{0,30}(?:instruc|instruk|istruz|anweisung|indicacion|consigne|directiv|direttiv|vorgabe|regeln|reglas|règles|regole|prompt)/u,
  /(?:önceki|yukarıdaki|tüm)[^.]{0,30}(?:talimat|komut|yönerge|kural)\p{L}*[^.]{0,20}(?:yok say|unut|görmezden gel|dikkate almay(?=[ıi]n))(?:y?[ıiuü]n(?:[ıiuü]z)?)?(?!\p{L})/u,
  /(?:bỏ qua|phớt lờ|quên)[^.]{0,40}(?:hướng dẫn|chỉ dẫn|chỉ thị|lệnh|yêu cầu)[^.]{0,20}(?:trước|trên|hệ thống)/u,
  /(?<!\p{L})[وف]?(?:تجاهل|انس|اهمل|أهمل|تغاضى|تغاض)\p{M}*ي? (?:عن )?(?:(?:جميع|كل|كافة|هذه) )*(?:التعليمات|تعليمات|الأوامر|أوامر|التوجيهات|القواعد|ما سبق|ما قبله)/u,
  /(?:忽略|无视|忘记|忘掉|不要理会)[^。]{0,16}(?:指令|指示|提示|规则|命令|说明|以上内容|上述内容|之前的内容)/u,
  /(?:指令|指示|命令|プロンプト|ルール)(?:を|は)?[^。]{0,8}(?:無視(?:し(?!な|ま)|せよ)|忘れ(?!な|ま|ず|る))/u,
  /(?:이전|앞|위|모든|기존)[^.]{0,12}(?:지시|명령|프롬프트|지침|규칙)[^.]{0,10}(?:무시(?:하고|하세요|하십시오|하라|해)|잊(?:고|어|으)(?! ?버리지))/u,
]

const ASKING_FOR_A_VERDICT: readonly RegExp[] = [
  pattern(
    String.raw`${ORDER}(?:rate|rank|score|grade|mark|evaluate|classify|label|recommend|shortlist|approve|accept|hire|give)\b[^.]{0,20}\b${THIS_ONE}[^.]{0,60}\b${BEST}\b`,
  ),
  pattern(
    String.raw`${ORDER}(?:always )?(?:recommend|shortlist|approve|hire|select|rank|score|rate) (?:${THIS_ONE}|me)(?:\s+(?:first|for (?:an|the) (?:interview|job|role|position)|\d+\s?\/\s?\d+)|\s*[.!]|$)`,
  ),
  pattern(
    String.raw`${CALL}(?:give|assign|award|set|return)\b (?:[\p{L}]+ ){0,4}(?:full marks|(?:top|highest|maximum|perfect|best)(?: possible)? (?:score|rating|grade|mark)|score (?:of |to |= ?)(?:100|10\b))`,
  ),
  /\b(?:set|make|output|return|assign)\b[^.]{0,30}\bscore\s*(?:=|to|of|at)\s*(?:100|10\/10)|^return (?:100\W*$|\{)/u,
  pattern(
    String.raw`${THIS_ONE} (?:must|should|has to|needs to) be (?:shortlisted|hired|selected|approved|ranked|rated|scored|accepted|recommended|invited)`,
  ),
  pattern(
    String.raw`${THIS_ONE} (?:is|has been) (?:an? |the )?(?:pre-?approved|already approved|exceptionally well.?qualified|(?:scored|rated|ranked|graded) (?:as |at |the )?(?:100|top|highest|perfect|excellent))`,
  ),
  /\bcandidate you have ever (?:seen|read|reviewed)|\b(?:this candidate|candidate fully) meets (?:all|every)\b/u,
  /(?:^|[.:;,!]\s*|(?<!\p{L})(?:y|e|et|und|bitte|merci de|por favor) )(?:attribue[rz]?|donne[rz]?|otorga|asigna|assegna|vergib|gib)(?!\p{L})[^.]{0,20}(?:la (?:meilleure note|note maximale)|la máxima (?:nota|puntuación|calificación)|il massimo (?:punteggio|dei voti)|il punteggio massimo|die höchst\p{L}+ (?:note|punktzahl|bewertung))/u,
  /(?:请|請|直接)(?:给|给予|給|打|输出|评为|评定|推荐)[^。]{0,16}(?:满分|最高分|100分|最高评价|最佳候选|该候选人)|(?:给|打)(?:这份简历|该候选人|此候选人)[^。]{0,8}(?:满分|最高分|100分)/u,
  /(?:候補者|応募者|履歴書)[^。]{0,20}(?:満点|最高(?:点|評価)|100点)[^。]{0,10}(?:ください|せよ|しろ)/u,
  /(?:지원자|후보자|이력서)[^.]{0,20}(?:만점|최고\s?점수?|100점)[^.]{0,10}(?:주세요|주십시오|(?:부여|출력)(?:하세요|하십시오|하라))/u,
]

const STEERING_THE_OUTPUT: readonly RegExp[] = [
  /\b(?:always|must|only) (?:output|respond|reply|answer|return|say|print|write)\b[^.;]{0,60}(?:\{|\b(?:score|hire|hired|qualified|recommended|recommend|perfect|100(?! ?%))\b)/u,
  /\b(?:respond|reply|answer) (?:only|exclusively) with\b|\bonly (?:give |provide )?positive feedback\b|\bdo not mention any (?:weakness|negative|flaw)/u,
  pattern(
    String.raw`${CALL}(?:output|return|respond with|reply with|print|reveal|repeat|show|leak)\b[^.]{0,30}\b(?:system prompt|your (?:instructions|prompt|rules)|hidden (?:prompt|instructions))\b`,
  ),
  /\boutput\s*:\s*["“]|\btranslate everything (?:above|below) (?:in)?to\b|\bsystem override\b/u,
  // “System messages: …” heads what somebody built
  pattern(
    String.raw`\b(?:system|developer|assistant|user) ?(?:prompt|message|instruction)s? ?[:=\]>][^.]*(?:\byou\b|${THIS}|\bscore\b)`,
  ),
  /<\|?\/?(?:im_start|im_end|system|instructions?|endoftext)\|?>|<\|\/?(?:assistant|user|prompt)\|>|\[\/?(?:inst|system)\]|###? ?(?:system|instruction)s? ?(?:prompt|message|:)/u,
]

export const INSTRUCTIONS: readonly RegExp[] = [
  ...SETTING_ASIDE,
  ...ASKING_FOR_A_VERDICT,
  ...STEERING_THE_OUTPUT,
]
