import type { Locale } from '#contract/locales.ts'

/**
 * Sentences that put a reader off before the work is seen: apologies for what is missing, reasons
 * for leaving, complaints. All meet lower-case text.
 */
export const NEGATIVE: Record<Locale, RegExp> = {
  en: /\b(?:(?:i )?(?:do not|don['’]t|did not|didn['’]t) have (?:much|any|a lot of|enough|a degree|formal|professional|work)|(?:no|little|not much|limited) (?:work |professional |real |formal )?experience\b(?! (?:needed|required))|although i (?:have no|lack)|even though i (?:have no|lack)|despite (?:my lack|having no)|my (?:lack of|weakness|weaknesses)|reasons? for leaving|(?:left|quit|resigned) (?:because|due to|over)|(?:was|got|been) (?:fired|laid off|made redundant|dismissed)|unfortunately|due to (?:low salary|personal problems|health problems|conflicts?)|bad (?:management|boss)|toxic|not (?:very|so) good at|not an expert|willing to do anything|any job|dropped out)\b/u,
  de: /(?<!\p{L})(?:(?:leider|bedauerlicherweise)(?!\p{L})|(?:noch )?(?:keine|wenig|kaum|geringe) (?:berufs)?erfahrung|obwohl ich (?:keine|noch keine|wenig)|trotz fehlender|meine schwächen?|gekündigt (?:worden|wegen)|wurde (?:gekündigt|entlassen)|kündigung durch|(?:wechsel|weggang|kündigung|austritt) (?:wegen|aufgrund)|(?:gekündigt|gewechselt|gegangen|verlassen) (?:wegen|weil)|kündigungsgrund|grund des ausscheidens|abgebrochen|nicht bestanden|mobbing|jede arbeit|alles was anfällt)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:malheureusement|(?:pas|peu|aucune|sans) (?:de |d['’]|beaucoup d['’])?expérience|bien que je n['’](?:aie|ai)|malgré (?:mon manque|l['’]absence)|mon manque|mes défauts|licenci(?:é|ée|ement)|motif (?:de départ|du départ)|(?:parti|partie|démissionné|quitté) (?:à cause|parce que|en raison)|échec|abandon(?:né)?(?: des études)?|toutes? propositions?|n['’]importe quel (?:emploi|travail))(?!\p{L})/u,
  es: /(?<!\p{L})(?:lamentablemente|desgraciadamente|por desgracia|no tengo (?:mucha |ninguna )?(?:experiencia|estudios|título|formación)|(?:sin|poca|ninguna) experiencia|aunque no (?:tengo|cuento)|a pesar de no|mis defectos|me despidieron|(?:me fui|dejé el (?:trabajo|puesto)|renuncié) (?:por|porque|debido)|despido|motivo de (?:salida|la salida|baja)|cualquier (?:trabajo|empleo|puesto)|lo que sea)(?!\p{L})/u,
  it: /(?<!\p{L})(?:purtroppo|non ho (?:molta |alcuna |ancora )?(?:esperienza|titoli|studi)|(?:senza|poca|nessuna) esperienza|anche se non ho|nonostante non|i miei difetti|(?:andat[oa] via|dimess[oa]|lasciato(?: il lavoro)?) (?:perché|a causa|per colpa)|licenziat[oa]|licenziamento|motivo (?:della|di) (?:cessazione|uscita|fine rapporto)|qualsiasi (?:lavoro|impiego|mansione)|disposto a tutto|abbandonat[oi])(?!\p{L})/u,
  tr: /(?<!\p{L})(?:maalesef|ne yazık ki|(?:fazla |hiç |yeterli )?(?:tecrübem|deneyimim|iş tecrübem) (?:yok|az)|tecrübesiz|deneyimim olmasa da|işten (?:çıkarıldım|atıldım)|(?:yüzünden|nedeniyle|için) (?:ayrıldım|istifa ettim)|her işi yaparım|her iş(?:i)? yap\p{L}+|zayıf yönlerim|okulu (?:bıraktım|terk))(?!\p{L})/u,
  ar: /(?:للأسف|لا (?:أملك|يوجد لدي|توجد لدي|تتوفر لدي) (?:أي )?خبر|ليس لدي (?:أي )?خبر|بدون خبرة|قليل الخبرة|رغم (?:عدم|قلة) خبر|نقاط (?:ال)?ضعف|تم فصلي|(?:تركت|استقلت|غادرت) (?:العمل|الوظيفة)? ?(?:بسبب|لأن)|أي (?:عمل|وظيفة))/u,
  vi: /(?:rất tiếc|tiếc là|(?:chưa|không) có (?:nhiều |bất kỳ )?kinh nghiệm|ít kinh nghiệm|thiếu kinh nghiệm|dù (?:chưa|không) có|điểm yếu|nhược điểm|bị (?:sa thải|cho nghỉ|đuổi)|(?:nghỉ|nghỉ việc|thôi việc|bỏ việc) (?:vì|do)|làm (?:được )?mọi việc|việc gì cũng|bỏ học)/u,
  ja: /(?:残念ながら|未経験(?:です|ですが|ではあります)|経験(?:は|が)(?:ありません|ないです|ございません|ありませんが|乏し|浅)|何もでき|できませんが|短所(?:は|:|：)|解雇|クビ|(?:不満|対立|不仲|残業が多い?)[^。]{0,6}(?:退職|退社|辞め)|人間関係(?:が|の(?:悪化|問題))|パワハラ|給料が(?:安|低)|力を発揮し(?:にくい|づらい)|力不足|不採用)/u,
  ko: /(?:아쉽게도|안타깝게도|경험(?:은|이) (?:없|부족|많지 않)|경력(?:은|이) (?:없|부족)|부족하지만|부족한 점|비록|단점(?:은|:|：)|해고|시켜만 주(?:시면|신다면)|뭐든지|무엇이든|상사와의|(?:때문에|불만으로|갈등으로) (?:퇴사|그만))/u,
  'zh-CN':
    /(?:很遗憾|遗憾的是|虽然(?:我)?(?:没有|缺乏|缺少|经验不足)|(?:没有|缺乏|缺少)(?:太多|相关|工作|实际|丰富的)?(?:工作)?经验|经验(?:不足|尚浅|不多)|本人缺点|缺点[:：是]|因(?:为)?[^，。]{0,10}(?:离职|辞职)|由于精力有限|只是停留在了解|使用(?:的|得)不多|用得不多|苦逼|天赋不高|资质平平|没有(?:得|获)奖|未能?(?:得|获)奖|并?未深入|水平有限|能力有限|被(?:辞退|解雇|开除|裁员)|什么(?:都|工作都)(?:能|可以|愿意)(?:做|干)|任何工作)/u,
}

/** Reasons for leaving that speak against nobody: service, care, a house that closed or moved. */
export const BLAMELESS =
  /(?<!\p{L})(?:military|relocat\p{L}*|clos(?:ed|ure|ing)|insolven\p{L}*|bankrupt\p{L}*|parental|maternity|retire\p{L}*|pandemic|covid\p{L}*|wehrdienst|zivildienst|umzug\p{L}*|schlie(?:ß|ss)\p{L}*|geschlossen|betriebsaufgabe|insolvenz\p{L}*|elternzeit|ruhestand|service militaire|déménagement|fermeture|liquidation|cessation d['’]activité|retraite|servicio militar|mudanza|traslado|cierre|quiebra|jubilación|servizio militare|leva|trasferimento|chiusura|fallimento|pensione|maternità|asker\p{L}*|taşın\p{L}*|kapan\p{L}*|iflas\p{L}*|emekli\p{L}*|doğum\p{L}*|nghĩa vụ|nhập ngũ|giải thể|phá sản|đóng cửa|chuyển nhà|sinh con|nghỉ hưu)(?!\p{L})|الخدمة العسكرية|إغلاق|تصفية|التقاعد|倒産|閉店|閉鎖|移転|転居|出産|育児|介護|定年|폐업|폐점|이전|이사|육아|출산|입대|군 ?복무|정년|倒闭|关闭|搬迁|搬家|参军|服役|退休|生育/iu

/** What forms are told where somebody has left nothing. */
export const STILL_THERE =
  /^\s*(?:en poste|still employed|current(?:ly)?(?: employed)?|n\/?a|[-–—]+|noch (?:dort )?(?:tätig|beschäftigt)|ungekündigt|(?:en|en el) (?:activo|puesto actual)|actual(?:mente)?|tuttora (?:in servizio|occupat[oa])|in corso|halen(?: çalışıyor)?|đang làm(?: việc)?|hiện tại|在職中|在职|재직\s?중|على رأس العمل)/iu
