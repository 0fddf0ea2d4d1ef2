import type { Locale } from '#contract/locales.ts'
import { alternatives } from './lexicon.ts'

/** A share is nearly always a result, and so is a number that became another one. */
const SHARE = String.raw`\p{Nd}\s?[%％٪]|[%٪]\s?\p{Nd}|(?!0\s?(?:→|->|➜)\s?1(?!\p{Nd}))\p{Nd}\s?(?:→|->|➜)`

const spaced = (list: string, attached = ''): RegExp =>
  new RegExp(
    String.raw`${SHARE}|(?<![\p{L}\p{M}])${attached}(?:${alternatives(list)})(?![\p{L}\p{M}])`,
    'u',
  )
const dense = (list: string): RegExp => new RegExp(`${SHARE}|(?:${alternatives(list)})`, 'u')

/**
 * Words that say that something changed: more, less, faster, won, saved. Beside a figure they
 * tell a result from mere size: “Taught 30 students” has a figure, “Raised marks by 12 %” a result.
 */
export const OUTCOMES: Record<Locale, RegExp> = {
  en: spaced(
    'cut, cuts, cutting, brought … down, brought … up, down to, fewer, more than doubled, reduc*, decreas*, lower*, halv*, shorten*, sav*, eliminat*, prevent*, avoid*, recover*, increas*, rais*, grew, grow, growing, grown, boost*, improv*, doubl*, tripl*, expand*, exceed*, surpass*, beat, won, win, secured, gained, earn*, achiev*, attain*, brought down, brought up, down from, up from, accelerat*, sped up, speed up, faster, on time, ahead of, without an error, without a single, replac*, launched, first-time, obtained, settled, award*, accident-free, zero, revenue impact, star rating, stars kept, rating kept, rating maintained',
  ),
  de: spaced(
    'gesenkt, senkte, senkung, reduziert, reduzierte, reduzierung, reduktion, verringert*, verkürz*, halbier*, minimiert, eingespart, einsparung*, gespart, erspart, vermieden, abbau, abgebaut, gesteigert, steigert*, steigerung, erhöh*, wachstum, gewachsen, ausgebaut, ausbau, verdoppel*, verdreifach*, verbesser*, optimiert, übertroffen, gewonnen, gewann, erzielt*, erreicht*, beschleunig*, unfallfrei, fehlerfrei, termingerecht, beanstandungsfrei, ohne beanstandung*, ohne unfall, auszeichnung, ausgezeichnet, bestanden, steigend*, sank, stieg, auf null',
  ),
  es: spaced(
    'reduje, redujo, reduc*, reducción, disminu*, bajé, bajó, recorté, recortó, ahorr*, evité, evitó, acort*, aument*, aumenté, aumentó, increment*, subí, subió, elev*, mejor*, dupliqué, duplicó, tripliqu*, amplié, amplió, superé, superó, superando, gané, ganó, logré, logró, obtuve, obtuvo, alcanc*, alcanzó, consegu*, aceler*, favorable*, sin ninguna, sin incidencias, a la mitad, recuperé, recuperó, cero, premio, crecimiento',
  ),
  fr: spaced(
    'ramen*, réduction*, réduit*, sans pénalité, à la date prévue, dans les délais, réduire, baisse, baissé, diminu*, abaiss*, économi*, raccourci*, évité, évitant, augment*, hausse, croissance, accru*, amélior*, doubl*, tripl*, dépass*, gagné, gagn*, obtenu*, obtention, atteint*, réalis* un chiffre, accéléré*, accélér*, sans erreur, sans accident, tous reçus, récupér*, recouvr*, gain*, divis*, porté de, porté à, porté, passage de, passé de, zéro, prix, signature de, signé*',
  ),
  it: spaced(
    'ridott*, riduzione, riduc*, diminu*, abbassat*, abbatt*, calo, risparmi*, evitat*, dimezz*, accorci*, aument*, aumento, increment*, crescita, cresciut*, miglior*, raddoppi*, triplic*, superat*, superamento, vint*, ottenut*, raggiunt*, conseguit*, acceler*, recuperat*, senza rilievi, senza errori, senza incidenti, zero, premio, portat*, portando, passando da',
  ),
  tr: spaced(
    'azalt*, düşür*, düştü, indi, indirdi*, indirerek, indirilm*, indirme*, kısalt*, kıst*, kısıl*, tasarruf*, önle*, engelle*, artır*, arttır*, artış*, arttı, yükselt*, yükseldi, büyüt*, büyüdü, geliştirdi*, iyileştir*, ikiye katla*, katla*, aştı*, aşarak, aşan, kazandı*, kazandır*, kazanım*, kazanarak, elde et*, ulaştı*, ulaşarak, ulaşıl*, başar*, hızlandır*, zamanında, kazasız, hatasız, sıfır*, yarıya, geri kazan*, tahsil*, ödül*',
  ),
  vi: spaced(
    'giảm, rút ngắn, cắt giảm, tiết kiệm, tránh, ngăn, tăng, nâng, cải thiện, mở rộng, gấp đôi, gấp ba, vượt, đạt, giành, thu hồi, đẩy nhanh, hoàn thành trước, đúng hạn, không lỗi, không sai sót, không tai nạn, tăng trưởng, thu về, mở mới, thi đỗ, thi đậu, đỗ đại học, đậu đại học, đều đỗ, đều đậu, đoạt, nhanh hơn, không phát sinh, loại bỏ, từ … xuống, từ … lên',
  ),
  ja: dense(
    '削減, 短縮, 低減, 軽減, 減少, 減ら, 半減, 節約, 抑制, 抑え, 防止, 回避, 解消, 向上, 改善, 増加, 拡大, 伸ば, 伸長, 増収, 増や, 倍増, 達成, 上回, 獲得, を受注, 新規受注, 受注件数, 受注額, 受賞, 表彰, 取得, 回収, ゼロ, 無事故, 無遅延, 突破, 高速化, 効率化, から…に, 採択, 抜擢, 黒字化, 前倒し, 合格, 成長, 上昇, アップ, 首位, 1位, 適正化, 倍に, 倍へ, を実現',
  ),
  ko: dense(
    '절감, 단축, 감소, 감축, 축소, 줄, 절약, 방지, 해소, 향상, 개선, 증가, 증대, 확대, 늘, 높, 낮, 배로, 달성, 초과, 수상, 수주, 획득, 회수, 확보, 유치, 무사고, 성장, 상승, 합격, 1위, 제로, 무재해, 흑자, 매출 신장, 신장률, 신장시, 급증, 앞당, 최소화, 채택, 에 선정, 로 선정, 사원 선정, 선정되, 선정됨, 선정됐, 우승, 입상, 표창',
  ),
  'zh-CN': dense(
    '提升, 提高, 增长, 增加, 扩大, 翻番, 翻倍, 降低, 降至, 下降, 减少, 缩短, 缩减, 节约, 节省, 省电, 省下, 节电, 节水, 节能, 压缩, 避免, 挽回, 追回, 收回, 回收, 回款, 实现, 达成, 完成率, 超额, 超过, 突破, 获得, 荣获, 获评, 赢得, 零事故, 零差错, 零投诉, 优化至, 由…到, 从…到, 由…提, 由…降, 通过率, 好评, 创收, 涨粉, 拉新, 中标, 获奖, 提前, 促成, 攻克, 排名第一, 排名…第一, 名列第一, 位居…第一, 位列…第一, 全国第一, 全省第一, 全市第一, 全区第一, 公司第一, 第一名, 翻两番, 夺得',
  ),
  ar: spaced(
    'خفض, خفضت, تخفيض, تقليل, تقليص, قللت, قلل, تقليلا, اختصار, توفير, وفرت, منع, تفادي, رفع, رفعت, زيادة, زدت, زاد, ارتفع, ارتفعت, نمو, تحسين, حسنت, مضاعفة, ضاعفت, تجاوز, تجاوزت, تحقيق, حققت, حقق, الفوز, فزت, كسب, تحصيل, استرداد, تسريع, دون أخطاء, دون حوادث, بلا أخطاء, جائزة, نجاح, إنجاز, انخفاض, انخفض, انخفضت, ارتفاع ال*, ارتفاع في, ارتفاع نسبة, ارتفاع معدل, تراجع في, تراجع نسبة, تراجع معدل, تراجع عدد, تراجعت, تقلص, تقلصت, اختصرت, سرعت, استرجاع, الحد من, القضاء على',
    '[وف]?[بل]?',
  ),
}

const spacedOnly = (list: string, attached = ''): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{M}])${attached}(?:${alternatives(list)})(?![\p{L}\p{M}])`, 'u')
const denseOnly = (list: string): RegExp => new RegExp(`(?:${alternatives(list)})`, 'u')

/** A place among others: top 3 of the shops, second in the region, 第二名, 2위. */
export const RANKED =
  /(?<!\p{L})(?:top[\s-]?\p{Nd}{1,3}\s(?:of|in|among|sellers?|performers?|trong|cửa hàng|của|toàn|der|von|de|del|della|di|dans|en)|(?:rank(?:ed)?|platz|rang|puesto|posto)\s(?:#|no\.?\s)?\p{Nd}{1,2}|(?:#|no\.?\s?)1\s(?:in|of))(?!\p{L})|第[一二三1-3]名|\p{Nd}{1,2}위(?!원)|\p{Nd}{1,2}位(?:を|に|獲得|$)|\p{Nd}{1,2}\.?\s?(?:oldum|sırada|sıraya)|المركز (?:الأول|الثاني|الثالث)/u

/** Made where nothing was: founded, built or set up from scratch. */
export const FROM_NOTHING =
  /(?<!\p{L})(?:found|buil[dt]|set up|establish|creat|launch|start|develop)\p{L}*\s(?:\S+\s){1,8}?from (?:scratch|zero|nothing|the ground up)|(?:von (?:grund auf|null)|aus dem nichts)\s(?:neu\s)?(?:aufgebaut|gegründet|aufbau|errichtet|geschaffen)|(?<!\p{L})(?:aufbau|gründung)\s(?:\S+\s){1,8}?(?:von null|von grund auf|aus dem nichts)|(?<!\p{L})(?:fund|cre|constru|mont|levant|lanz|puse|puesta|pusi|desarroll|implement)\p{L}*\s(?:\S+\s){1,8}?desde cero|(?<!\p{L})(?:cré|mont|lanc|fond|constru|développ)\p{L}*\s(?:\S+\s){1,8}?(?:de zéro|de toutes pièces)|(?<!\p{L})(?:fond|cre|costru|avvi|svilupp|lanci)\p{L}*\s(?:\S+\s){1,8}?da zero|(?<!\p{L})sıfırdan\s(?:\S+\s){0,4}?(?:kur|oluştur|inşa|geliştir|hayata|başlat)\p{L}*|(?:xây dựng|thành lập|sáng lập|gây dựng)(?:\s\S+){1,10}?\stừ con số (?:không|0)|从(?:零|0)(?:到(?:一|1))?(?:开始)?(?:搭建|组建|创建|建立|打造)|(?:ゼロ|0)から.{0,12}(?:立ち上げ|構築|創業|設立)|무에서 유|(?:처음부터|맨땅에서|제로에서)\s(?:\S+\s){0,3}?(?:구축|설립|창업|만들)|من (?:الصفر|العدم)/u

/** Results that need no figure: won, promoted, chosen, adopted by others. */
export const ACHIEVEMENTS: Record<Locale, RegExp> = {
  en: spacedOnly(
    'without downtime, without any downtime, zero downtime, no downtime, without interruption, without interruptions, without incident, without incidents, without major incidents, without a major incident, zero complaints, students admitted to, students admitted, pupils admitted, students were admitted, students accepted to, students passed, pupils passed, grant awarded, won a grant, received a grant, competitive grant, competitive fellowship, secured funding, obtained funding, no incidents, zero incidents, no accidents, stayed on full time, stayed on, won, winner of, winning, awarded, was promoted, promoted to, promoted from, promoted after, promoted within, promotion to, employee of the, team member of the, named best, named salesperson, voted best, ranked first, first place, selected as, selected to represent, chosen to lead, chosen from, adopted by, adopted across, now used by, used across, still in use, rolled out to all, copied by, shipped to customers, shipped to production, without a single, ahead of schedule, under budget, from scratch to launch, published in, granted a patent, patented, finalist, shortlisted for, selected for the, selected by, in active use, in daily use, now in use, in use today, used daily by, qualified for the, qualified to the',
  ),
  de: spacedOnly(
    'ohne ausfall, ohne ausfälle, ohne ausfallzeiten, ohne unterbrechung*, ohne zwischenfall, ohne zwischenfälle, ohne größere zwischenfälle, ohne störung, ohne störungen, null ausfälle, schüler bestanden, schülerinnen bestanden, studienplatz erhalten, studienplätze erhalten, drittmittel eingeworben, eingeworben, eingeworbene, forschungsstipendium, promotionsstipendium, fellowship der, fellowship am, förderpreis, kompetitive förderung, kein unfall, keine unfälle, kein zwischenfall, keine zwischenfälle, keine beanstandung*, befördert, beförderung zu*, ausgezeichnet als, ausgezeichnet mit, auszeichnung als, auszeichnung für, mitarbeiter des jahres, mitarbeiterin des jahres, mitarbeiter des monats, mitarbeiterin des monats, gewann den, gewonnen, preis gewonnen, ausschreibung gewonnen, wettbewerb gewonnen, ausgewählt als, ausgewählt für, zum standard geworden, heute standard, von allen … übernommen, unternehmensweit eingeführt, ohne produktionsausfall, ohne beanstandung, ohne unfall, termingerecht und im budget, unter budget, patentiert, veröffentlicht in, finalist*, ohne vertragsstrafe, ohne verzug, ohne reklamation*, bis heute im einsatz, noch heute im einsatz, bis heute basis, täglich genutzt, heute noch genutzt, fürs finale qualifiziert',
  ),
  es: spacedOnly(
    'sin interrupciones, sin interrupción, sin caídas, sin incidentes, sin incidentes graves, sin accidentes, cero accidentes, alumnos admitidos, estudiantes admitidos, alumnas admitidas, alumnos aprobados, admitidos en la, beca competitiva, beca obtenida, financiación obtenida, financiamiento obtenido, galardonado, galardonada, subvención obtenida, ningún incidente, ningún accidente, cero incidentes, ascendido a, ascendida a, ascendí a, promovido a, promovida a, promocionado a, promocionada a, premio al, premio a la, premiado, premiada, empleado del mes, empleada del mes, empleado del año, empleada del año, gané, ganamos, ganador de, ganadora de, ganó, elegido para, elegida para, elegido mejor, elegida mejor, adoptado por, adoptada por, implantado en toda, implantada en toda, antes de plazo, por debajo del presupuesto, sin una sola, sin ninguna, patentado, publicado en, finalista, seleccionado en, seleccionada en, seleccionado para, seleccionada para, sin penalización, sin penalizaciones, sin retrasos, actualmente en uso, en uso activo, en uso diario, clasificación a la, clasificación al, clasificación nacional, clasificado a la, clasificada a la, clasificado al, clasificada al',
  ),
  fr: spacedOnly(
    "sans incident, sans incidents, sans incident majeur, sans incidents majeurs, sans interruption, sans interruptions, sans coupure, sans panne, sans arrêt de production, zéro panne, zéro accident, élèves admis, étudiants admis, élèves reçus, admis en classes, admis à l'université, bourse obtenue, financement obtenu, bourse d'excellence, aucun incident, aucun accident, zéro incident, promu, promue, promotion au poste, promotion au rang, élu meilleur, élue meilleure, employé du mois, employée du mois, lauréat, lauréate, primé, primée, prix du, prix de la, prix de l'innovation, remporté, remporté l'appel, gagné l'appel, choisi pour, choisie pour, sélectionné pour, sélectionnée pour, adopté par, adoptée par, adopté dans, généralisé à, généralisée à, déployé dans tou*, étendu à tou*, en avance sur, sans aucune réserve, sans aucune, breveté, publié dans, finaliste, sélectionné au, sélectionnée au, sélectionné par, sans pénalité, sans retard, sans réserve, actuellement en service, toujours en service, utilisé au quotidien, utilisée au quotidien, utilisé quotidiennement, utilisée quotidiennement, qualifié pour la finale, qualifiée pour la finale",
  ),
  it: spacedOnly(
    "senza incidenti, senza incidenti gravi, senza infortuni, senza interruzioni, senza interruzione, senza fermi, zero fermi, zero infortuni, studenti ammessi, allievi ammessi, ammessi all'università, alunni promossi, studenti promossi, borsa vinta, finanziamento ottenuto, fondi ottenuti, assegnatario di, assegnataria di, nessun incidente, nessun infortunio, zero incidenti, promosso a, promossa a, promosso responsabile, promossa responsabile, promozione a, premiato, premiata, premio come, premio per, dipendente del mese, dipendente dell'anno, vinto, vinta, vincitore, vincitrice, vinse, scelto per, scelta per, selezionato per, selezionata per, adottato da, adottata da, adottato in tutt*, esteso a tutt*, estesa a tutt*, in anticipo, sotto budget, senza alcun*, brevettato, pubblicato su, finalista, selezionato al, selezionata al, senza penali, senza ritardi, attualmente in uso, in uso attivo, tuttora in uso, in uso quotidiano, usat* ogni giorno, qualificat* alla finale, qualificat* alle finali",
  ),
  tr: spacedOnly(
    'kazam yok, kazam yoktur, kaza yapmadım, kaza yapmadan, kesinti yaşanmadan, kesinti olmadan, hiçbir kesinti, sıfır kesinti, kesintiye uğramadan, kazasız, arızasız, üniversiteye yerleşti*, üniversiteye yerleşen, üniversiteyi kazandı*, üniversiteyi kazanan, sınavı kazandı*, hibe kazandı*, hibe aldı*, burs kazandı*, ödüle layık, hiç kaza olmadı, kaza yaşanmadı, terfi ettim, terfi etti, terfi ederek, terfi ettirildim, yükseltildim, yılın çalışanı, ayın çalışanı, ayın elemanı, ödülü aldım, ödülü kazandım, ödül aldım, ödül kazandı*, birinci oldum, birincilik, madalya kazandı*, yarışmayı kazandı*, birincilik kazandı*, birinciliği kazandı*, seçildim, seçildi, tarafından benimsendi, tüm şubelerde, tüm şubelere yayıldı, planlanandan önce, bütçenin altında, patent aldı*, yayımlandı, finalist*, finale kaldı*, gecikmesiz, cezasız, hâlen kullanıl*, halen kullanıl*, aktif olarak kullanıl*, her gün kullanıl*',
  ),
  vi: spacedOnly(
    'không gián đoạn, không bị gián đoạn, không xảy ra tai nạn, không tai nạn, không sự cố, không có tai nạn, học sinh đỗ, học sinh đậu, học viên đỗ, học viên đậu, trúng tuyển đại học, nhận tài trợ nghiên cứu, giành học bổng, được tài trợ bởi quỹ, không có sự cố, không xảy ra sự cố, được thăng chức, thăng chức lên, được đề bạt, được bổ nhiệm, nhân viên xuất sắc, nhân viên của năm, nhân viên của tháng, đoạt giải, giành giải, đạt giải, giải nhất, giải nhì, được chọn làm, được chọn đại diện, được áp dụng toàn, áp dụng cho toàn, nhân rộng ra, trước thời hạn, trước tiến độ, dưới ngân sách, bằng sáng chế, vào chung kết, lọt vào chung kết, được tuyển chọn, vòng chung kết, đang được sử dụng, hiện đang sử dụng',
  ),
  ja: denseOnly(
    '無停止で, 停止なく, ダウンタイムなし, ダウンタイムゼロ, 障害ゼロ, 事故なく, トラブルなく, 大学に合格, 合格に導, 合格者を輩出, 名を輩出, 名が合格, 科研費に採択, 助成金を獲得, 研究費を獲得, 事故ゼロ, クレームゼロ, に昇進, へ昇進, に昇格, へ昇格, に抜擢, を受賞, で受賞, 賞受賞, 表彰され, で表彰, 社長賞, mvp, 優勝, 1位を獲得, 首位を獲得, 採用され, 全社に展開, 全店に展開, 全社導入, 全店舗に展開, 標準として, 特許を取得, 特許取得, 前倒しで完了, 無事故, 入選, 最終選考に, ファイナリスト, 本選出場, 決勝進出, 現在も利用され, 現在も使われ, 現在も稼働, 日常的に利用され',
  ),
  ko: denseOnly(
    '친절사원, 친절 사원, 판매왕, 무중단, 중단 없이, 장애 없이, 사고 없이, 대학 합격, 대학에 합격, 합격생 배출, 합격자 배출, 명 배출, 명이상 배출, 명 이상 배출, 합격시켰, 연구비 수주, 연구비 선정, 공모 선정, 지원사업 선정, 으로 승진, 로 승진, 승진함, 특진, 수상, 우승, 1위 달성, 대상 수상, 우수사원, 우수 사원, 표창, 에 선정, 로 선정, 선정되, 채택되, 채택됨, 전사 적용, 전사 도입, 전 지점에 적용, 전 지점 확대, 특허 등록, 특허 취득, 조기 완료, 무사고, 무재해, 입선, 본선 진출, 결선 진출, 현재도 사용, 현재까지 사용, 실제로 사용되고, 현업에서 사용',
  ),
  'zh-CN': denseOnly(
    '一次通过, 一次性通过, 零返工, 零中断, 无中断, 零停机, 零故障, 无安全事故, 无重大事故, 考入, 被录取, 录取率, 学生考上, 获批项目, 获批立项, 获资助, 获得资助, 基金资助, 无事故, 零事故, 无缺货, 零缺货, 晋升为, 晋升至, 晋升, 升任, 荣获, 获评, 获奖, 获得…奖, 获得…称号, 优秀员工, 先进个人, 年度最佳, 一等奖, 二等奖, 特等奖, 中标, 被评为, 被选为, 全公司推广, 全集团推广, 全国推广, 全省推广, 被采纳, 获采纳, 成为标准, 提前完成, 提前上线, 零事故, 零投诉, 零差错, 授权专利, 获得专利, 发表于, 入围, 入选, 决赛, 投入使用, 沿用至今, 仍在使用',
  ),
  ar: spacedOnly(
    'وصيف, وصيفة, التتويج, توج, المرتبة الأولى, المرتبة الثانية, المرتبة الثالثة, دون توقف, دون أي توقف, دون انقطاع, دون أي انقطاع, بدون توقف, بدون أي توقف, بدون انقطاع, دون حوادث, بدون حوادث, دون أعطال, دون أي أعطال, صفر حوادث, صفر إصابات, قبلوا في, التحقوا بالجامعة, قبول طلاب, حاز على, حازت على, نال جائزة, نالت جائزة, فاز ب*, فازت ب*, حصل على جائزة, منحة تنافسية, تمويل بحثي, ترقيت, تمت ترقيتي, رقيت, ترقية إلى, حصلت على جائزة, جائزة أفضل, موظف الشهر, موظفة الشهر, موظف العام, موظفة العام, فزت, الفوز ب*, المركز الأول, اخترت ل*, تم اختياري, اعتمدته, اعتمدتها, اعتمد في جميع, عمم على, معمم على, قبل الموعد, دون أي حادث, دون أي خطأ, براءة اختراع, وصل إلى النهائي, اختير ضمن, دون غرامات, دون تأخير, تأهل ل*, تأهلت ل*, متأهل ل*, التأهل ل*, نهائيات, قيد الاستخدام حاليا',
    '[وف]?',
  ),
}

/** What somebody learned, which nobody counts: “improved my communication skills”. */
export const OWN_GAIN =
  /(?<!\p{L})(?:my|our own) (?:\p{L}+ ){0,3}(?:skills?|knowledge|abilit|understanding)|(?<!\p{L})(?:meine[rn]?|eigene[nr]?) (?:\p{L}+ ){0,2}(?:\p{L}*kenntnis|\p{L}*fähigkeit|kompetenz)|(?<!\p{L})mes (?:\p{L}+ ){0,2}(?:compétences|connaissances|capacités)|(?<!\p{L})mis (?:\p{L}+ ){0,2}(?:habilidades|conocimientos|capacidades|competencias)|(?<!\p{L})(?:le mie|mie|miei|i miei) (?:\p{L}+ ){0,2}(?:competenz|capacità|conoscenz|abilità)|becerilerimi|yetkinliklerimi|bilgimi|kỹ năng|kiến thức của|(?:自分|自身)の?.{0,8}(?:スキル|能力|知識)|(?:스킬|역량|능력|지식)(?:을|를|이|의)?\s?(?:향상|증대)|(?:提升|提高|增强)了?(?:自己|自身|个人|我)?的?.{0,10}(?:能力|技能|水平)|مهاراتي|قدراتي|معرفتي/iu

/** Words for more, less and faster that ask for a figure where a line has none. */
export const CHANGED =
  /(?<!\p{L})(?:reduc(?:ed|ing)|decreased|lowered|shortened|saved|increased|boosted|improved|accelerated|eliminated|gesenkt|senkung|reduzier(?:t|ung)|verringer(?:t|ung)|verkürz(?:t|ung)|eingespart|einsparung|gesteigert|steigerung|erhöh(?:t|ung)|verbesser(?:t|ung)|beschleunig(?:t|ung)|reduj[eo]|reducción|disminu(?:í|yó)|ahorr[éó]|acort[éó]|aument[éó]|increment[éó]|mejor[éó]|réduction|réduit|diminué|économisé|raccourci|augmenté|amélioré|amélioration|accéléré|ridott[oa]|riduzione|diminuito|risparmiat[oa]|aumentat[oa]|incrementat[oa]|migliorat[oa]|accelerat[oa]|giảm(?! giá)|rút ngắn|tiết kiệm|tăng|cải thiện)(?!\p{L})|(?<!\p{L})(?:azalt|düşür|kısalt|artır|arttır|yükselt|iyileştir|hızlandır)\p{L}*(?:tım|tim|dım|dim|düm|dum|tı|ti|dı|di|dü|du|arak|erek)(?!\p{L})|削減|短縮|低減|改善し|向上させ|向上に|効率化|절감|단축|감소시|개선하|개선했|개선함|향상시|증대시|提升了?|提高了?|降低了?|减少了?|缩短了?|节约了?|改善了?|(?<!\p{L})(?:خفضت|قللت|حسنت|زدت|سرعت|تحسين|تقليل|تخفيض)(?!\p{L})/iu
