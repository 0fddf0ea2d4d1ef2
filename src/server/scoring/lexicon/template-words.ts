/** What templates print where somebody's own words belong, and trades whose work is seen online. */

/** Filling of a template, or an instruction of it, left in the document. */
export const TEMPLATE_TEXT =
  /lorem ipsum|(?:update|fill in|complete|edit) this section|(?<!\p{L})(?:asdf(?:asdf)*|qwertyu?|foo ?bar)(?!\p{L})|(?<!\p{L})(?:to-?do|tbd|fixme)\s*[:：]\s*(?:add|write|fill|update|check)|^(?:null|undefined|NaN|invalid date)$|(?<![\p{L}.])invalid date(?!\p{L})|consectetur adipiscing|(?<!\p{L})(?:\[|<|\{\{)\s?(?:your|insert|add|company name|employer name|job title|full name|first name|last name|city|phone number|email address|ihr(?:e|en)? |firma einfügen|name einfügen|votre |nom de l['’]entreprise|tu |su nombre|nombre de la empresa|il tuo |nome dell['’]azienda|adınız|şirket adı|اسمك|اسم الشركة|họ (?:và )?tên|tên công ty|氏名を|会社名を|이름을|회사명을|请输入|姓名|公司名称)[^\]>}]{0,40}(?:\]|>|\}\})|[[(<{]\s?(?:da (?:scrivere|completare|inserire|compilare|aggiungere)|to be (?:written|completed|added|filled in|updated)|tbd|noch (?:ausfüllen|ergänzen|einfügen)|auszufüllen|à (?:compléter|remplir|rédiger)|por (?:completar|rellenar|escribir)|(?:doldurulacak|eklenecek|yazılacak)|(?:cần|sẽ) (?:bổ sung|điền)|(?:يُ?ستكمل|يُ?كتب) لاحقًا?ا?|要記入|未記入|追記予定|작성 ?예정|추후 ?작성|待(?:补充|填写|完善))\s?[\])>}]|(?:click|tap) (?:here )?to (?:add|enter|edit) text|insert text here|type your (?:name|text)|hier text ein(?:geben|fügen)|cliquez (?:ici )?pour (?:ajouter|saisir)|haga clic (?:aquí )?para (?:agregar|escribir)|fare clic (?:qui )?per (?:inserire|aggiungere)|metin girmek için tıklayın|انقر هنا لإدخال|nhấp (?:vào đây )?để (?:nhập|thêm)|ここに(?:入力|記入)してください|[(（]여기에 [^()（）]{2,40}[)）]|(?<!\p{L})(?:기입|입력|추가) ?예정(?!\p{L})|[(（](?:ここに|此处|此處)[^()（）]{2,40}[)）]|여기에 입력하(?:세요|십시오)|(?:点击|单击)(?:此处)?(?:输入|添加)|(?<!\p{Nd})[\s　]*年[\s　]+月[\s　]+日[\s　]*(?:生|現在)|満[\s　]+歳/iu

/** What a program says it took from a page. */
export const EXTRACTED =
  /^[\P{L}]*(?:(?:content|text|data|information) (?:extracted|parsed|exported) from|extracted (?:content|text) (?:from|of)|(?:aus dem lebenslauf )?extrahierter (?:inhalt|text)|contenu extrait|contenido extraído|contenuto estratto|(?:özgeçmişten )?çıkarılan (?:içerik|metin)|(?:المحتوى|النص) المستخرج|nội dung (?:được )?trích xuất|(?:抽出|読み取り)(?:された)?(?:内容|テキスト)|추출(?:된|한) (?:내용|텍스트)|(?:提取|识别)(?:的|出的)?(?:内容|文本))/iu

/** What a page calls itself, which is no sentence about somebody: “CV – Dana Webb”. */
export const PAGE_TITLE =
  /^[\P{L}]*(?:resume|curriculum vitae|cv|lebenslauf|currículum|özgeçmiş|السيرة الذاتية|履歴書|職務経歴書|이력서|个人简历)\s*[-–—:：|]\s*\S+(?:\s\S+){0,4}$/iu

/** Where there is nothing to say, or what a program could not work out: N/A, #REF!. */
export const EMPTY_VALUE = /^\s*(?:n\s?\/\s?a|#n\/a)\s*\.?\s*$/iu

/** What programs leave: errors of spreadsheets, names of their files alone on a line, filling text. */
export const LEFTOVER =
  /#(?:REF|VALUE|NAME|DIV\/0|NULL|NUM)[!?]|#N\/A(?!\p{L})|^[^:：]{0,24}[:：]?\s*[^\s/]{2,}\.(?:xlsx?|csv)\s*$|^(?:file|datei|fichier|archivo|file|dosya|الملف|tệp|ファイル|파일|文件)\s*[:：]\s*\S+\.\p{Ll}{3,4}\s*$|\[object Object\]|\[cite(?:_start|_end)?(?::\s?[\d,\s]+)?\]|contentReference\[|oaicite|turn\d+(?:search|view)\d+|(?<!\p{L})lorem(?!\p{L})/iu

/** Titles of people who are asked to show their work. */
export const SHOWN_ONLINE =
  /(?:software|web|mobile|app|game|front-?end|back-?end|full-?stack|android|ios) (?:developer|engineer)|devops|(?:data|machine learning|ml|ai) (?:scientist|engineer)|(?:frontend|backend|fullstack|software|web|app)-?entwickler|programmer|(?:graphic|web|ux|ui|product|motion|game) design(?:er)?(?!\p{L})|graphic artist|photographer|illustrator|animator|videographer|film(?:maker| director| editor)|video editor|vfx artist|3d (?:artist|modell?er)|filmemacher|kameramann|kamerafrau|réalisat(?:eur|rice)|monteuse? vidéo|editor de v[ií]deo|realizador[a]? audiovisual|montatore video|videomaker|video editörü|kurgu operatör|مونتير|dựng phim|アニメーター|映像(?:ディレクター|クリエイター|編集)|애니메이터|모델러|(?:ux|gux|ui|gui|디자인) ?팀|영상 ?(?:편집|디자이너|감독)|动画师|剪辑师|后期制作|影视后期|导演(?!助理)|mediengestalter|grafiker|grafikdesigner|webdesigner|fotograf|illustrat(?:or|rice|eur)|développeu(?:r|se)|graphiste|photographe|desarrollador|programador|diseñador[a]? (?:gráfic|web|ux)|fotógraf|ilustrador|sviluppat(?:ore|rice)|programmatore|grafic[oa]\b|fotograf[oa]|(?:yazılım|mobil|web|oyun) (?:geliştirici|mühendisi)|grafik tasarım|fotoğrafçı|مطور (?:برمجيات|تطبيقات|ويب|واجهات)|مبرمج|مصمم (?:جرافيك|جرافيكي|واجهات|مواقع)|مصور فوتوغرافي|lập trình viên|thiết kế (?:đồ họa|web|ui)|nhiếp ảnh|(?:web|フロントエンド|バックエンド|アプリ|ゲーム|サーバーサイド)\s?(?:エンジニア|デザイナー|開発者)|グラフィックデザイナー|イラストレーター|プログラマー|(?:프론트엔드|백엔드|웹|앱|모바일|게임|풀스택)\s?(?:개발자|디자이너|엔지니어)|그래픽 ?디자이너|일러스트레이터|(?:前端|后端|软件|游戏|安卓|java|golang|web)\s?(?:开发)?工程师|程序员|(?:平面|网页|视觉|ui|ux)\s?设计师|插画师|摄影师/iu

/** What trains for these trades. */
export const TRAINED_ONLINE =
  /software engineering (?:immersive|bootcamp|program)|(?:web|front-?end|full-?stack|mobile|app) development|développement (?:web|mobile)|web-?entwicklung|desarrollo (?:web|de aplicaciones)|sviluppo (?:web|di applicazioni)|(?:web|mobil) geliştirme|تطوير (?:ال)?(?:ويب|تطبيقات)|(?:lập trình|phát triển) web|web\s?(?:開発|制作|デザイン)|웹 ?(?:개발|디자인)|(?:前端|web)\s?开发/iu

/** An address on the web, or a place where work is shown. */
export const WEB_ADDRESS =
  /https?:|www\.|git(?:hub|lab|ee)|bitbucket|linkedin|behance|dribbble|artstation|qiita|zenn|velog|tistory|notion\.|csdn|juejin|stack ?overflow|kaggle|portfolio|ポートフォリオ|포트폴리오|作品集|\p{L}\.(?:com|net|org|io|dev|me|app|info|de|fr|es|it|jp|kr|cn|tr|vn)(?![\p{L}@])/iu
