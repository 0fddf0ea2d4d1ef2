import type { Locale } from '#contract/locales.ts'

/**
 * Sentences that put a reader off before the work is seen: apologies for what is missing, reasons
 * for leaving, complaints. All meet lower-case text.
 */
export const NEGATIVE: Record<Locale, RegExp> = {
  en: /\b(?:(?:i )?(?:do not|don['’]t|did not|didn['’]t) have (?:much|any|a lot of|enough|a degree|formal|professional|work)|(?:no|little|not much|limited) (?:work |professional |real |formal )?experience\b(?! (?:needed|required))|although i (?:have no|lack)|even though i (?:have no|lack)|despite (?:my lack|having no)|my (?:lack of|weakness|weaknesses)|reasons? for leaving|(?:was|got|been) (?:fired|laid off|made redundant|dismissed)|unfortunately|due to (?:low salary|personal problems|health problems|conflicts?)|bad (?:management|boss)|toxic|willing to do anything|any job|dropped out)\b/u,
  de: /(?<!\p{L})(?:(?:leider|bedauerlicherweise)(?!\p{L})|(?:noch )?(?:keine|wenig|kaum|geringe) (?:berufs)?erfahrung|obwohl ich (?:keine|noch keine|wenig)|trotz fehlender|meine schwächen?|gekündigt (?:worden|wegen)|wurde (?:gekündigt|entlassen)|kündigung durch|kündigungsgrund|grund des ausscheidens|abgebrochen|ohne abschluss|nicht bestanden|mobbing|jede arbeit|alles was anfällt)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:malheureusement|(?:pas|peu|aucune|sans) (?:de |d['’]|beaucoup d['’])?expérience|bien que je n['’](?:aie|ai)|malgré (?:mon manque|l['’]absence)|mon manque|mes défauts|licenci(?:é|ée|ement)|motif (?:de départ|du départ)|échec|abandon(?:né)?(?: des études)?|toutes? propositions?|n['’]importe quel (?:emploi|travail))(?!\p{L})/u,
  es: /(?<!\p{L})(?:lamentablemente|desgraciadamente|por desgracia|no tengo (?:mucha |ninguna )?(?:experiencia|estudios|título|formación)|(?:sin|poca|ninguna) experiencia|aunque no (?:tengo|cuento)|a pesar de no|mis defectos|me despidieron|despido|motivo de (?:salida|la salida|baja)|cualquier (?:trabajo|empleo|puesto)|lo que sea)(?!\p{L})/u,
  it: /(?<!\p{L})(?:purtroppo|non ho (?:molta |alcuna |ancora )?(?:esperienza|titoli|studi)|(?:senza|poca|nessuna) esperienza|anche se non ho|nonostante non|i miei difetti|licenziat[oa]|licenziamento|motivo (?:della|di) (?:cessazione|uscita|fine rapporto)|qualsiasi (?:lavoro|impiego|mansione)|disposto a tutto|abbandonat[oi])(?!\p{L})/u,
  tr: /(?<!\p{L})(?:maalesef|ne yazık ki|(?:fazla |hiç |yeterli )?(?:tecrübem|deneyimim|iş tecrübem) (?:yok|az)|tecrübesiz|deneyimim olmasa da|işten (?:çıkarıldım|atıldım)|ayrılma (?:nedeni|sebebi)|her işi yaparım|her iş(?:i)? yap\p{L}+|zayıf yönlerim|okulu (?:bıraktım|terk))(?!\p{L})/u,
  ar: /(?:للأسف|لا (?:أملك|يوجد لدي|توجد لدي|تتوفر لدي) (?:أي )?خبر|ليس لدي (?:أي )?خبر|بدون خبرة|قليل الخبرة|رغم (?:عدم|قلة) خبر|نقاط (?:ال)?ضعف|تم فصلي|سبب ترك|أي (?:عمل|وظيفة))/u,
  vi: /(?:rất tiếc|tiếc là|(?:chưa|không) có (?:nhiều |bất kỳ )?kinh nghiệm|ít kinh nghiệm|thiếu kinh nghiệm|dù (?:chưa|không) có|điểm yếu|nhược điểm|bị (?:sa thải|cho nghỉ|đuổi)|lý do (?:nghỉ|thôi|chuyển) việc|làm (?:được )?mọi việc|việc gì cũng|bỏ học)/u,
  ja: /(?:残念ながら|未経験(?:です|ですが|ではあります)|経験(?:は|が)(?:ありません|ないです|ございません|ありませんが|乏し|浅)|何もでき|できませんが|短所(?:は|:|：)|解雇|クビ|人間関係(?:が|の(?:悪化|問題))|パワハラ|給料が(?:安|低)|不採用|中退|一身上の都合により退社しました)/u,
  ko: /(?:아쉽게도|안타깝게도|경험(?:은|이) (?:없|부족|많지 않)|경력(?:은|이) (?:없|부족)|부족하지만|부족한 점|비록|단점(?:은|:|：)|해고|퇴사 ?사유|이직 ?사유|시켜만 주(?:시면|신다면)|뭐든지|무엇이든|중퇴|상사와의|엄격하신 아버지|자상하신 어머니|\p{Nd}남\s?\p{Nd}녀)/u,
  'zh-CN':
    /(?:很遗憾|遗憾的是|虽然(?:我)?(?:没有|缺乏|缺少|经验不足)|(?:没有|缺乏|缺少)(?:太多|相关|工作|实际|丰富的)?(?:工作)?经验|经验(?:不足|尚浅|不多)|本人缺点|缺点[:：是]|离职原因|被(?:辞退|解雇|开除|裁员)|什么(?:都|工作都)(?:能|可以|愿意)(?:做|干)|任何工作|服从(?:一切)?安排|听从安排|辍学|肄业)/u,
}
