/**
 * Text meant for software instead of people. Attackers mix languages, so every pattern is
 * tried on every resume. Each names an instruction together with what it is about, so that
 * “led the system prompt team” or “rated 5 stars by candidates” is never taken for one.
 */
const INSTRUCTIONS: readonly RegExp[] = [
  // en: set aside what you were told
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.]{0,30}\b(?:previous|prior|above|earlier|preceding|all|any|your|system|other)\b[^.]{0,30}\b(?:instruction|prompt|direction|rule|guideline|command|context|criteria)s?\b/u,
  // en: a new role or order for the model; “acted as an assistant” is a job
  /\byou are (?:now |henceforth )?(?:an? |the )?(?:[\p{L}-]+ ){0,3}(?:ai|llm|language model|assistant|chatgpt|gpt(?:-\d)?|bot|recruiter|screener)\b/u,
  /\b(?:act as|pretend to be) (?:an? |the )?(?:[\p{L}-]+ ){0,2}(?:ai|llm|language model|chatgpt|gpt(?:-\d)?)\b/u,
  /\b(?:note|message|instructions?|attention|dear|hey|hello|hi) (?:to|for)?\s*(?:the |any |all )?(?:ai|a\.i\.|llm|language model|chatgpt|gpt|ats|screening (?:system|software|tool)|(?:ai|automated) (?:reviewer|recruiter|screener|system))s?\b/u,
  /\b(?:system|developer|assistant|user) ?(?:prompt|message|instruction)s? ?[:=\]>]/u,
  /<\|?(?:im_start|im_end|system|endoftext|assistant|user)\|?>|\[\/?(?:inst|system)\]|###? ?(?:system|instruction)s?\b/u,
  // en: asks for a verdict
  /\b(?:rate|rank|score|grade|mark|evaluate|give|assign|award|classify|label|recommend|shortlist|approve|accept|hire)\b[^.]{0,40}\b(?:this|the|me|him|her)\b ?(?:candidate|resume|résumé|cv|applicant|application|profile)?[^.]{0,60}\b(?:highest|top|maximum|max|perfect|full|best|100|10\/10|ten out of ten|strong hire|most qualified|ideal|immediately)\b/u,
  /\b(?:always|must|only) (?:output|respond|reply|answer|return|say|print|write)\b[^.]{0,60}(?:["“'{]|\b(?:score|hire|hired|qualified|recommended|recommend|perfect|100|yes)\b)/u,
  /\b(?:output|return|respond with|reply with|print|reveal|repeat|show|leak)\b[^.]{0,30}\b(?:system prompt|your (?:instructions|prompt|rules)|api key|hidden (?:prompt|instructions))\b/u,
  /\b(?:this|the) (?:candidate|applicant|resume|cv) (?:is|must be|should be|has been) (?:an? |the )?(?:pre-?approved|already approved|exceptionally well.?qualified|(?:scored|rated|ranked|graded) (?:as |at |the )?(?:100|top|highest|perfect|excellent))/u,
  // es, fr, it, de
  /\b(?:ignora|ignore|ignorez|ignorer|olvida|oublie|oubliez|dimentica|ignoriere|ignorieren sie|vergiss|missachte)\b[^.]{0,40}(?:instruc|instruk|istruz|anweisung|indicacion|consigne|directiv|direttiv|vorgabe|regeln|reglas|règles|regole|prompt)/u,
  /\b(?:puntúa|califica|asigna|otorga|note[rz]?|attribue[rz]?|valuta|assegna|dai|bewerte|bewerten sie|vergib|gib)\b[^.]{0,60}\b(?:candidat[oae]?|candidatur[ae]|bewerber\w*|kandidat\w*|lebenslauf|cv|currículum|curriculum)\b[^.]{0,60}(?:100|10\/10|máxim|maxim|massim|höchst|best|parfait|perfett|perfect)/u,
  // tr, vi
  /(?:önceki|yukarıdaki|tüm)[^.]{0,30}(?:talimat|komut|yönerge|kural)\p{L}*[^.]{0,20}(?:yok say|unut|görmezden gel|dikkate alma)/u,
  /(?:bỏ qua|phớt lờ|quên)[^.]{0,40}(?:hướng dẫn|chỉ dẫn|chỉ thị|lệnh|yêu cầu)[^.]{0,20}(?:trước|trên|hệ thống)/u,
  /(?:adaya|özgeçmişe|ứng viên|hồ sơ)[^.]{0,40}(?:100 puan|tam puan|en yüksek|điểm tối đa|100 điểm|điểm cao nhất)/u,
  // ar
  /(?:تجاهل|انس|اهمل|أهمل|تغاضى|تغاض)[^.]{0,30}(?:التعليمات|تعليمات|الأوامر|أوامر|التوجيهات|القواعد)/u,
  /(?:امنح|أعط|اعط|قيّم|قيم)[^.]{0,40}(?:المرشح|المتقدم|السيرة)[^.]{0,40}(?:أعلى|الدرجة الكاملة|100|١٠٠|كاملة)/u,
  // zh, ja, ko
  /(?:忽略|无视|忘记|忘掉|不要理会|無視し|忘れ)[^。]{0,16}(?:指令|指示|提示|规则|命令|说明|プロンプト|ルール)|(?:指令|指示|命令|プロンプト|ルール)[^。]{0,6}(?:を|は)?[^。]{0,6}(?:無視|忘れ)/u,
  /(?:请|請)?(?:给|给予|給|打|评为|评定|推荐)[^。]{0,16}(?:满分|最高分|100分|最高评价|最佳候选)|(?:候補者|応募者|履歴書)[^。]{0,20}(?:満点|最高(?:点|評価)|100点)/u,
  /(?:이전|앞|위|모든)[^.]{0,12}(?:지시|명령|프롬프트|지침|규칙)[^.]{0,10}(?:무시|잊)|(?:지원자|후보자|이력서)[^.]{0,20}(?:만점|최고\s?점|100점)/u,
]

/** True for a line that addresses software instead of a reader. */
export function isInstruction(text: string): boolean {
  if (text.length < 8) return false
  const line = text
    .toLowerCase()
    .replaceAll(/[\u200b-\u200d\u2060\ufeff\u00ad]/gu, '')
    .replaceAll(/\s+/gu, ' ')
  return INSTRUCTIONS.some((pattern) => pattern.test(line))
}

/**
 * Characters that print nothing. Joiners and direction marks are part of ordinary text in
 * Arabic script and emoji, so they count only between Latin letters.
 */
const INVISIBLE =
  /[\u200b\u2060\u2061-\u2064\ufeff\u180e\u00ad\u{e0000}-\u{e007f}]|(?<=[a-z])[\u200c-\u200f\u202a-\u202e\u2066-\u2069](?=[a-z])/giu

/** Letters of other scripts that look like Latin ones, and what they pretend to be. */
const LOOK_ALIKE: Record<string, string> = Object.fromEntries(
  [
    'аa',
    'еe',
    'оo',
    'рp',
    'сc',
    'хx',
    'уy',
    'іi',
    'јj',
    'ѕs',
    'АA',
    'ВB',
    'ЕE',
    'КK',
    'МM',
    'НH',
    'ОO',
    'РP',
    'СC',
    'ТT',
    'ХX',
    'οo',
    'Οo',
    'ΑA',
    'ΒB',
    'ΕE',
    'ΚK',
    'ΜM',
    'ΝN',
    'ΤT',
  ].map(([from = '', to = '']) => [from, to]),
)
const MIXED_WORD = /(?=[\p{L}]*[a-z])(?=[\p{L}]*[\p{Script=Cyrillic}\p{Script=Greek}])[\p{L}]+/giu

/** The text as it should be: nothing invisible, no borrowed letters inside Latin words. */
export function withoutTricks(text: string): string {
  // Nearly every text has neither, and this runs on each of them.
  // oxlint-disable-next-line no-control-regex -- the range is meant
  if (/^[\x00-\x7f]*$/.test(text)) return text
  return text
    .replaceAll(INVISIBLE, '')
    .replaceAll(MIXED_WORD, (word) =>
      [...word].map((letter) => LOOK_ALIKE[letter] ?? letter).join(''),
    )
}
