import type { Locale } from '#contract/locales.ts'

/** What a line on references or free time says that every resume could say. */
interface Trivial {
  /** “References on request”: nobody needs to be told. */
  references: RegExp
  /** Pastimes of everybody; a list of nothing else says nothing. */
  pastimes: RegExp
  /** Schools that a later degree has long made plain. */
  firstSchool: RegExp
}

const whole = (list: string): RegExp => new RegExp(`^(?:${list})$`, 'u')

export const TRIVIAL: Record<Locale, Trivial> = {
  en: {
    references: /references?[^.]{0,30}(?:upon|on|by) request|references? available/u,
    pastimes: whole(
      'reading|reading books|travel|travell?ing|music|listening to music|films?|movies|watching (?:films|movies|tv|football|netflix|sports)|cinema|sports?|football|soccer|swimming|running|jogging|cooking|baking|gaming|video games|gym|going to the gym|friends|socialising(?: with friends)?|socializing(?: with friends)?|spending time with (?:friends|family)|walking|shopping|internet|tv|cycling|hiking',
    ),
    firstSchool:
      /primary school|elementary school|middle school|junior high|kindergarten|nursery school/u,
  },
  de: {
    references: /referenzen?[^.]{0,30}(?:auf (?:anfrage|wunsch)|nachgereicht)/u,
    pastimes: whole(
      'lesen|reisen|musik|musik hören|kino|filme|serien|sport|fußball|fussball|schwimmen|laufen|joggen|kochen|backen|freunde(?: treffen)?|familie|radfahren|fahrradfahren|wandern|spazieren(?:gehen)?|computer|internet|fernsehen|gaming|fitness|natur|shoppen',
    ),
    firstSchool: /grundschule|volksschule|kindergarten/u,
  },
  fr: {
    references: /références?[^.]{0,30}(?:sur demande|disponibles)/u,
    pastimes: whole(
      'lecture|lire|voyages?|musique|écouter de la musique|cinéma|films|séries|sports?|football|foot|natation|course(?: à pied)?|cuisine|amis|famille|vélo|randonnée|marche|jeux vidéo|internet|shopping|fitness|télévision',
    ),
    firstSchool: /école (?:primaire|élémentaire|maternelle)|brevet des collèges/u,
  },
  es: {
    references: /referencias?[^.]{0,30}(?:a petición|disponibles|a solicitud|bajo petición)/u,
    pastimes: whole(
      'leer|lectura|viajar|viajes|música|escuchar música|cine|películas|series|deportes?|fútbol|natación|nadar|correr|cocinar|cocina|amigos|familia|salir con amigos|senderismo|pasear|videojuegos|internet|gimnasio|bailar|ver la tele',
    ),
    firstSchool:
      /(?:educación|escuela) (?:primaria|infantil)|educación básica|^(?:básica )?primaria(?!\p{L})/u,
  },
  it: {
    references: /referenze?[^.]{0,30}(?:su richiesta|disponibili)/u,
    pastimes: whole(
      'lettura|leggere|viaggi|viaggiare|musica|ascoltare musica|cinema|film|serie tv|sport|calcio|nuoto|corsa|cucina|cucinare|amici|famiglia|uscire con (?:gli )?amici|passeggiate|videogiochi|internet|palestra|fitness',
    ),
    firstSchool: /scuola (?:elementare|primaria|materna|media)|licenza (?:elementare|media)/u,
  },
  tr: {
    references: /referanslar?[^.]{0,40}(?:istenildiğinde|talep|istek)/u,
    pastimes: whole(
      'kitap okumak|okumak|seyahat|seyahat etmek|gezmek|müzik|müzik dinlemek|sinema|film izlemek|dizi izlemek|spor|spor yapmak|futbol|yüzme|yüzmek|koşu|yemek yapmak|arkadaşlar|yürüyüş|bilgisayar oyunları|internet',
    ),
    firstSchool: /ilkokul|ilköğretim|ortaokul|anaokulu/u,
  },
  ar: {
    references: /المراجع[^.]{0,30}(?:عند الطلب|متوفرة|متاحة)/u,
    pastimes: whole(
      'القراءة|قراءة|المطالعة|السفر|السباحة|كرة القدم|الرياضة|رياضة|الموسيقى|مشاهدة الأفلام|الإنترنت|تصفح الإنترنت|الطبخ|المشي|الرحلات',
    ),
    firstSchool: /الابتدائية|الإبتدائية|الإعدادية|الاعدادية|روضة/u,
  },
  vi: {
    references: /người tham chiếu[^.]{0,30}khi (?:cần|được yêu cầu)/u,
    pastimes: whole(
      'đọc sách|du lịch|nghe nhạc|xem phim|thể thao|chơi thể thao|bóng đá|đá bóng|bơi|bơi lội|chạy bộ|nấu ăn|gặp gỡ bạn bè|chơi game|lướt web|đi phượt|cà phê',
    ),
    firstSchool: /tiểu học|mẫu giáo/u,
  },
  ja: {
    references: /推薦(?:者|状)[^。]{0,20}(?:ご要望|必要)/u,
    pastimes: whole(
      '読書|旅行|映画鑑賞|映画|音楽鑑賞|音楽|スポーツ|スポーツ観戦|散歩|料理|ゲーム|カフェ巡り|ショッピング|買い物|食べ歩き|ドライブ',
    ),
    firstSchool: /小学校|幼稚園/u,
  },
  ko: {
    references: /추천인[^.]{0,20}(?:요청|필요)/u,
    pastimes: whole(
      '독서|여행|음악 ?감상|영화 ?감상|영화 ?보기|운동|축구|수영|산책|요리|게임|맛집 ?탐방|드라이브|등산',
    ),
    firstSchool: /초등학교|(?<!\p{L})\p{L}{1,6}중학교|유치원/u,
  },
  'zh-CN': {
    references: /(?:证明人|推荐人|推荐信)[^。]{0,12}(?:备索|如需|可提供)/u,
    pastimes: whole(
      '看书|阅读|读书|旅游|旅行|听音乐|音乐|看电影|电影|运动|体育|足球|篮球|跑步|游泳|做饭|美食|唱歌|上网|打游戏|逛街',
    ),
    firstSchool: /小学|幼儿园/u,
  },
}
