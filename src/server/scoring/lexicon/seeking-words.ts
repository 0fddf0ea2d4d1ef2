import type { Locale } from '#contract/locales.ts'

/** Words with which somebody says what they want next, in lower case. */
export const SEEKING: Record<Locale, RegExp> = {
  en: /\b(?:looking (?:for|to)|seek(?:s|ing)?|want(?:s|ing)? (?:a|an|the|to)|hop(?:e|es|ing) to|aim(?:s|ing)? to|interested in|open to|pursuing|target(?:s|ing)|next (?:role|step|challenge|position)|would like|eager to|ready (?:to|for)|apply(?:ing)? for|goal is|objective)\b/u,
  de: /(?<!\p{L})(?:such(?:e|en|t)|gesucht|möchte|will|strebe|ziel|interessiere|bewerbe|wünsche|nächste[rnms]? (?:schritt|aufgabe|stelle|herausforderung)|angestrebt|freue mich auf|gern(?:e)? (?:als|in))(?!\p{L})/u,
  fr: /(?<!\p{L})(?:(?:re)?cherch\p{L}+|souhait\p{L}+|désir\p{L}+|vis(?:e|ant|er)|objectif|aspir\p{L}+|postul\p{L}+|candidat\p{L}*|en quête|prêt\p{L}? à|envie de|je veux|prochain\p{L}* (?:poste|étape|défi))(?!\p{L})/u,
  es: /(?<!\p{L})(?:busc\p{L}+|dese(?:o|aría|ando)|quiero|quisiera|aspir\p{L}+|objetivo|interesad[oa] en|mi meta|próximo (?:puesto|paso|reto)|optar a|me gustaría)(?!\p{L})/u,
  it: /(?<!\p{L})(?:cerco|cerca(?:ndo)?|in cerca|alla ricerca|desider\p{L}+|vorrei|voglio|aspir\p{L}+|obiettivo|punto a|mi candido|interessat[oa] a|prossim[oa] (?:ruolo|passo|sfida))(?!\p{L})/u,
  tr: /(?:arıyorum|arayış|hedef|istiyorum|isterim|amaçl|başvur|ilgileniyorum|almak istiyor|çalışmak istiyor)/u,
  ar: /(?:أبحث|ابحث|أسعى|اسعى|أرغب|ارغب|أطمح|اطمح|أتطلع|اتطلع|الهدف|هدفي|أريد|الحصول على)/u,
  vi: /(?:tìm kiếm|đang tìm|mong muốn|mong được|muốn|mục tiêu|ứng tuyển|hướng tới|hướng đến|vị trí .{0,30}tiếp theo)/u,
  ja: /(?:希望|志望|応募|目指|貢献|活か(?:し|せ)|挑戦|貴社|御社|携わりたい|したいと)/u,
  ko: /(?:희망|지원|목표|찾고|원하|원합|하고 싶|기여|도전|귀사)/u,
  'zh-CN': /(?:求职|应聘|寻求|寻找|希望|期望|目标|意向|想(?:从事|做|要)|应征|贵公司|贵司)/u,
}

/** Somebody who has a place to go on studying, or applies for one. */
export const TO_STUDY =
  /(?<!\p{L})(?:(?:applying|application|applicant|admitted|accepted|apply) (?:for|to) (?:a |an |the )?(?:master|ph\.?d|graduate|postgraduate|doctoral)|(?:graduate|postgraduate) (?:school )?applica\p{L}+|bewerb\p{L}+ (?:um|für) (?:ein(?:en)? )?(?:masterstudi|studienplatz|promotion)|masterstudienplatz|candidat\p{L}* (?:en|à un|au) (?:master|doctorat)|admise? en (?:master|doctorat)|solicit\p{L}+ (?:de |un |el )?(?:máster|posgrado|doctorado)|admitid[oa] (?:en|al) (?:máster|posgrado|doctorado)|candidat\p{L}+ (?:al|a un) (?:master|dottorato)|ammess[oa] (?:al|alla) (?:magistrale|dottorato|laurea magistrale)|yüksek lisans başvur\p{L}*|yüksek lisansa kabul|xét tuyển (?:cao học|thạc sĩ)|trúng tuyển (?:cao học|thạc sĩ))(?!\p{L})|(?:التقديم|التقدم|القبول) (?:على|إلى|في) (?:ال)?(?:ماجستير|دكتوراه|دراسات العليا)|大学院(?:に|へ)?(?:進学|合格|志望|出願)|대학원 ?(?:진학|합격|지원)|保研|推免|考研|保送|拟录取|(?:研究生|硕士|博士)(?:复试|申请|招生|夏令营)|直博/iu

/** A line on which somebody says to be new to work, and nothing else. */
export const NEWCOMER =
  /^[\P{L}]*(?:(?:경력|구분|career|experience)\s*[:：\t]?\s*)?(?:신입(?:사원)?(?: ?지원)?|신입 ?\(.{0,12}\)|应届(?:毕业)?生|應屆畢業生|新卒|fresher|fresh graduate|recent graduate|no work experience|berufseinsteiger(?:in)?|débutant(?:e)?|jeune diplômée?|recién (?:graduad|titulad|egresad)[oa]|sin experiencia(?: laboral)?|neolaureat[oa]|neodiplomat[oa]|prima esperienza|yeni mezun|deneyimsiz|mới tốt nghiệp|chưa có kinh nghiệm|حديث التخرج|خريج جديد|بدون خبرة)[\P{L}]*$/iu

/** How Japanese heads what somebody says in their own favour, and what they want. */
export const SELF_PR =
  /自己\s?(?:PR|ＰＲ|アピール|紹介|推薦)|セルフ\s?PR|(?:強み|長所|アピールポイント|志望動機|活かせる強み)/iu
