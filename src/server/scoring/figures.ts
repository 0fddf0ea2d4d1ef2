import { MONTH_NAMES } from '#server/reading/fields/date-words.ts'
import { allWords } from '#server/reading/lexicon/index.ts'
import { alternatives } from '#server/reading/lexicon/words.ts'
import type { Lexicon } from './lexicon/lexicon.ts'

/** Products that are named with their version; in Turkish lower case ISO is ıso. */
const VERSIONED =
  'node(?:\\.js)?|deno|java(?:script)?|ecmascript|spring(?: boot)?|react(?: native)?|angular|vue(?:\\.js)?|next(?:\\.js)?|golang|rust|ruby(?: on rails)?|rails|php|laravel|symfony|python|django|flask|kotlin|swift|ios|android|c\\+\\+|c#|(?:asp)?\\.net(?: core| framework)?|postgres(?:ql)?|mysql|mariadb|mongodb|oracle|sql server|redis|kafka|kubernetes|docker|terraform|ubuntu|debian|centos|rhel|red hat(?: enterprise linux)?|windows(?: server)?|macos|microsoft|office|excel|word|sharepoint|outlook|sap|dynamics|typo3|wordpress|drupal|magento|bootstrap|html|css|web|jdk|jee|unity|unreal(?: engine)?|autocad|revit|archicad|catia|solidworks|inventor|creo|matlab|labview|photoshop|illustrator|adobe|formula|industr(?:y|ie|ia)|s7|tia(?: portal)?|iso|iec|din(?: en)?|ieee|bs|nf|jis|gb/t|ohsas|gmp|version|ver\\.?|action|niveau|nivel|livello|cấp|seviye|stufe|level|grade|class|klasse|phase|bac|cef|jlpt n|part|section|chapter|annex|appendix|type'

const MONTH = alternatives([...MONTH_NAMES])
/** Shorter names of months are words of other meanings as well: “set”, “may”, “son”. */
const LONG_MONTH = alternatives([...MONTH_NAMES].filter((name) => name.length > 3))

/**
 * Digits that measure nothing, one reason a row. They are taken out before a line is
 * searched for figures.
 */
const NOT_A_FIGURE: readonly RegExp[] = [
  // A date in figures, with or without the day: 03/2019, 2019-03, 12.05.2021.
  /(?<!\p{Nd})\p{Nd}{1,4}[./-]\p{Nd}{1,2}[./-]\p{Nd}{2,4}(?!\p{Nd})/gu,
  /(?<![\p{Nd},.])(?:19|20)\p{Nd}{2}[./-](?:0?[1-9]|1[0-2])(?!\p{Nd})/gu,
  /(?<!\p{Nd})(?:0?[1-9]|1[0-2])[./-](?:19|20)\p{Nd}{2}(?!\p{Nd})/gu,
  // With the month by its name: 20 octobre 2018, 30. November, October 20, ngày 05 tháng 10.
  new RegExp(
    String.raw`(?<!\p{Nd})\p{Nd}{1,2}\.?\s(?:de\s)?(?:(?:${LONG_MONTH})(?!\p{L})|(?:${MONTH})\.?,?\s(?:19|20)\p{Nd}{2})|(?<!\p{L})(?:${LONG_MONTH})\s\p{Nd}{1,2}(?![\p{Nd}\p{L}%])`,
    'gu',
  ),
  /(?:ngày\s)?(?:\p{Nd}{1,2}\s)?tháng\s\p{Nd}{1,2}(?!\p{Nd})/gu,
  // Years in short: 2015-16, 2020/21.
  /(?<!\p{Nd})(?:19|20)\p{Nd}{2}\s?[-–/]\s?\p{Nd}{2}(?!\p{Nd})/gu,
  // Numbers that are called: (261-4259175), tel. 0532 555 01 93.
  /(?<!\p{Nd})\p{Nd}{2,5}\)?\s?[-–/]\s?\p{Nd}{6,8}(?!\p{Nd})|(?<!\p{L})(?:tel|tél|tlf|móvil|cel|phone|handy|mobile?|電話|전화|电话)\p{L}*\.?\s?[:：]?\s?[+(]?\p{Nd}[\p{Nd}\s()/.-]{5,}/gu,
  // Addresses of pages, pages of a document.
  /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{Nd}])[\p{L}\p{Nd}]+\.(?:com|net|org|io|de)(?!\p{L})/gu,
  /(?<!\p{L})(?:seite|page|página|pagina|sayfa|trang|صفحة)\s\p{Nd}+(?:\s?(?:\/|of|von|de|di|sur)\s?\p{Nd}+)?/gu,
  // A date with two figures for its year, or a day of a month: 6/14, 03/21.
  /(?<![\p{Nd}\p{L}/,.])(?:0?[1-9]|[12]\p{Nd}|3[01])\/(?:0?[1-9]|[1-3]\p{Nd}|9\p{Nd})(?![\p{Nd}/%％])/gu,
  // A date in Chinese, Japanese or Korean: 2019年3月, 2019년 3월.
  /(?:19|20)?\p{Nd}{2}\s?[年년](?:度|도)?(?:\s?\p{Nd}{1,2}\s?[月월])?(?:\s?\p{Nd}{1,2}\s?[日일])?/gu,
  // Months of a year, and what is called by its number: 1–4月, 台風21号.
  /(?<!\p{Nd})\p{Nd}{1,2}\s?[-–~～〜]\s?\p{Nd}{1,2}\s?[月월](?!\p{L})|(?<=\p{L})\p{Nd}+[号號호](?![ぁ-ん]?[数數機])/gu,
  // A bare year, also as a span; 2000 customers or 2,000 are no years.
  /(?<![\p{Nd},.$€£¥₺₩])(?:19|20)\p{Nd}{2}(?![\p{Nd}%％‰$€£¥₺₩家名人个個件台店명개건억만]|[,.]\p{Nd}|\s?[%％])/gu,
  // Laws, articles and their numbers: D.Lgs. 196/2003, § 34a, art. 13, 第21条, No. 81/08.
  /(?:§+|(?<!\p{L})(?:art(?:icle|ikel|icolo|ículo)?|abs|paragraph|law|act|legge|ley|loi|gesetz|verordnung|vorschrift|decreto|d\.?\s?lgs|dl|dm|dpr|reg(?:ulation)?|nr\.?|no\.|núm\.?|madde|kanun|điều|المادة)\.?\s?(?:n\.?|no\.?|nr\.?)?\s?)\s?\p{Nd}+[\p{Nd}./a-z-]*(?:\s(?:sgb|bgb|stgb|estg|kschg)(?:\s?[\p{Nd}ivx]+)?)?/gu,
  /(?<!\p{L})(?:sgb|covid|raid)[\s-]?[\p{Nd}ivx]+/gu,
  /第\s?[\p{Nd}一二三四五六七八九十]+\s?[条條号號章期届回次種类類]/gu,
  // A house and a postcode: Am Kai 2, 23552 Lübeck.
  /\s\p{Nd}{1,3}\s?[a-h]?,\s\p{Nd}{5}\s(?=\p{L}{3,})/gu,
  // A postcode in front of a town, or with a state: 84030 Landshut, TX 78701, 〒530-0001.
  /(?<!\p{L})(?:d-|a-|ch-|f-|i-|〒)\p{Nd}{3,5}(?:-\p{Nd}{4})?/gu,
  /(?:^|,\s)\p{Nd}{5}\s(?=\p{L}{3,}(?:,|$|\s\())/gu,
  // Streets: 12 Main Street, Hauptstr. 5, 45 rue de la Paix.
  /(?<!\p{L})\p{Lu}?\p{L}+(?:str(?:\.|aße|asse)|weg|platz|gasse)\s?\p{Nd}+/gu,
  /(?<!\p{Nd})\p{Nd}+\s(?:\p{L}+\s){1,2}(?:street|road|avenue|lane|drive|boulevard)(?!\p{L})|(?<!\p{Nd})\p{Nd}+,?\s(?:rue|avenue|bd|boulevard)\s/gu,
  // A name with a number: CATIA V5, NX-4, B2B, S/4, J+5, Office 365, ISO 9001, Windows 11.
  /(?<![a-z])(?!(?:usd|eur|gbp|chf|rmb|cny|jpy|krw|try|tl|vnd|sar|aed|egp|rs|inr|us|ca|au|k|m|x)\p{Nd})[a-z]+[-+/]?\p{Nd}[\p{Nd}a-z.]*/gu,
  new RegExp(
    String.raw`(?<![a-z])(?:${VERSIONED.replaceAll('i', '[iı]')})[\s-]?[+]?\p{Nd}[\p{Nd}.:x]*`,
    'gu',
  ),
  // Words shortened by a count of letters, versions left open, courses: k8s, 4.x, K-12, 카페24.
  /(?<![a-z])[a-z]\p{Nd}{1,2}[a-z](?![a-z])|(?<!\p{Nd})\p{Nd}{1,2}\.x(?!\p{L})|(?<![a-z])k-?\p{Nd}{1,2}(?![\p{Nd}\p{L}])|(?<=[가-힣])\p{Nd}+(?=[\p{P}\s]|$)/gu,
  // What stands last behind a word is its number: Analysis 2, Mathe 1.
  /(?<=\p{L}{4}\s)\p{Nd}(?=\s?[.:)]?\s*$)/gu,
  // Lots and items by their number: lot 3, 1 No'lu.
  /(?<!\p{L})(?:lots?|los|lote|lotto)\s\p{Nd}{1,2}(?!\p{Nd})|(?<!\p{Nd})\p{Nd}{1,2}\s?(?:no['’]?\s?lu|numaralı)(?!\p{L})/gu,
  // A version behind any name: SOUL 3.0, Koha 22.0.
  /(?<!\p{L})\p{L}{3,}\s\p{Nd}{1,2}\.0(?![\p{Nd}%％‰x])(?!\s?(?:%|prozent|percent|per cent|mio|million|mill|m€|k€|days?|hours?|years?|tage|stunden|jahre|ans|años|anni))/gu,
  // Methods and lists that are called by their number.
  /(?<!\p{Nd})\p{Nd}\s(?:whys?|pourquoi|warum|perché|porqués?|neden)(?!\p{L})|(?<!\p{L})top[\s-]?\p{Nd}+|(?<!\p{L})(?:big|fortune|global)\s(?:four|\p{Nd}+)/gu,
  // From nothing: 从0到1, 0→1, from 0 to 1.
  /(?:从|從|由)?\s?0\s?(?:到|至|から|에서|→|->|to)\s?1(?!\p{Nd})/gu,
  // Round the clock, dimensions and generations.
  /(?<!\p{Nd})24\/7(?!\p{Nd})|(?<!\p{Nd})24\s?(?:h(?:ours?)?|時間|小时|시간)(?!\p{L})|(?<![\p{Nd}\p{L}.,])\p{Nd}[dgsp](?![\p{L}\p{Nd}])/gu,
  // A team of which one is a part says nothing about what one did.
  /(?<!\p{L})(?:in|within|part of|member of|im|in einem|au sein d['’]|dans|en|in un)\s(?:a |an |the |une? |un |einem |eines )?(?:\p{L}+ ){0,2}?(?:teams?|groups?|équipe|groupe|equipo|grupo|squadra|gruppo|gruppe)\s(?:of|von|de|di|mit|from)\s(?:\p{Nd}+|\p{L}+)/gu,
  /(?:trong (?:một )?(?:nhóm|đội)|ضمن (?:فريق|فريق من))\s(?:gồm |من )?\p{Nd}+|(?<!\p{Nd})\p{Nd}+\s?(?:人|名)(?:の)?(?:チーム|团队|團隊|小组)(?:で|の一員|中|里|内|成员)|(?<!\p{Nd})\p{Nd}+\s?(?:명|인)(?:의|으로)?\s?(?:팀|팀원)|(?<!\p{Nd})\p{Nd}+ kişilik (?:bir )?(?:ekip|takım)(?:te|ta|de|da|in|ın)?(?!\p{L})/gu,
  /(?:team|팀|チーム|团队|équipe|equipo|projekt|project|프로젝트|プロジェクト|项目)\s?[(（]\s?\p{Nd}+\s?(?:people|persons?|members?|personnes|personas|persone|명|人|名|인)?\s?[)）]/gu,
  /(?:项目组?|項目組?)规模[为是共有约：:\s]{0,3}(?:\p{Nd}+|[一二三四五六七八九十]+)(?:余|多|几)?人/gu,
  // Classes of driving licences and ranks on ships: 2종 보통, 3등항해사.
  /\p{Nd}\s?종\s?(?:보통|대형|소형)|\p{Nd}등\s?(?:항해사|기관사)/gu,
  // 1남 1녀: brothers and sisters in Korean self-introductions.
  /(?<!\p{Nd})\p{Nd}+남\s?\p{Nd}+녀/gu,
  // How often is no size: every three months, alle 14 Tage, كل ثلاثة أشهر, 每三个月.
  /(?<!\p{L})(?:every|alle|tous les|toutes les|cada|ogni|كل|mỗi|her)\s+(?:\p{Nd}+|\p{L}+)\s+(?:months?|weeks?|days?|years?|hours?|monate|wochen|tage|jahre|stunden|mois|semaines|jours|ans|heures|meses|semanas|días|años|horas|mesi|settimane|giorni|anni|ore|أشهر|شهور|أسابيع|أيام|سنوات|ساعات|tháng|tuần|ngày|năm|ayda|haftada|günde|yılda)(?!\p{L})/gu,
  /每\s?[\p{Nd}一二两三四五六半]+\s?个?(?:月|周|天|年|小时)|(?<![\p{Nd}一二三四五六半])[\p{Nd}一二三四五六半]+\s?(?:か月|ヶ月|カ月|週間?|日|時間)ごと|(?<!\p{Nd})\p{Nd}+\s?(?:개월|주일?|일|시간)마다/gu,
  // A part of a country: the lower 48.
  /(?<!\p{L})(?:lower|contiguous) 48(?!\p{Nd})|(?<!\p{Nd})48 (?:lower|contiguous)/gu,
  // Ways to work shifts, and classes by age: 3-Schicht-Betrieb, 2x8, three-shift, 0歳児クラス.
  /(?<!\p{Nd})[2-5]\s?-?\s?(?:schicht|shift|turni?|turnos?|vardiya|ca(?!\p{L})|교대|交替|交代|班倒|班制)|(?<!\p{L})(?:two|three|four|zwei|drei|vier|deux|trois|dos|tres|due|tre)[- ]?(?:schicht|shift|turni|turnos)\p{L}*|(?<!\p{Nd})[2-5]x8(?!\p{Nd})|\p{Nd}歳児|만?\s?\p{Nd}세\s?반/gu,
  // One as an article, or in a word: 一个平台, 一款应用, 一定, 一般, 一人ひとり, 一貫して.
  /一(?:个|種|种|款|家|套|项|項|门|門|场|場|批|支|所|台|条|张|本|篇|座|间|群|代|名的?|位|份|定|些|直|切|起|致|流|线|般|体|體|贯|貫|方面|系列|部|連|員|層|人ひとり|つひとつ|生懸命)/gu,
  // Somebody who began again: repris à zéro.
  /(?<!\p{L})(?:repris|repart\p{L}*|recommenc\p{L}*|part\p{L}*)\s(?:tout\s)?(?:à|de)\széro(?!\p{L})|(?:empe[zc]\p{L}*|ripart\p{L}*|ricominc\p{L}*)\s(?:de|da)\s(?:cero|zero)(?!\p{L})/gu,
  // Which one of several, and levels: 国内第五家, 英语六级, 日语二级.
  /第[\p{Nd}一二三四五六七八九十]+(?=[家名位大个個届批])|[一二三四五六七八九]级/gu,
  // Numbers of grants and files: （91644224）, (KYCX20_0922).
  /[(（][a-z]*\p{Nd}[\p{Nd}_-]{5,}[)）]/gu,
  // Half-finished goods are no half.
  /半成品/gu,
  // Second and third languages of school: LV2, Langue Vivante 2.
  /langues? vivantes? \p{Nd}/gu,
  // Ages of those one looks after: de 12 à 16 ans, aged 3 to 6.
  /(?:(?<!\p{Nd})\p{Nd}+\s?(?:-|–|à|to|bis|a)\s?)?(?<!\p{Nd})\p{Nd}+[\s-]?(?:ans|years? old|year-olds?|jährige\p{L}*)(?!\p{L})/gu,
  /(?<!\p{Nd})\p{Nd}+\s?(?:-|–|bis|a|y|ile)\s?\p{Nd}+[\s-]?(?:jahren?|años|anni|yaş\p{L}*|tuổi)(?!\p{L})/gu,
  // What a program cites: [cite: 1], [1].
  /\[(?:cite:?\s?)?\p{Nd}+(?:[,\s]+\p{Nd}+)*\]/gu,
  // A range of ages that the page has broken, and ages of Korea, Japan and China: de 6 à, 24세, 30歳.
  /(?<!\p{L})(?:de|von|da|from|aged)\s\p{Nd}+\s(?:à|bis|a|to)\s*$|(?:만\s?)?\p{Nd}{1,2}\s?(?:세(?![대트])|歳|岁)/gu,
  // Ordinals of English, and of school years and editions.
  /(?<!\p{Nd})\p{Nd}+(?:st|nd|rd|th)(?![\p{L}])/gu,
  // The same of other languages, and classes of school: 2º de Primaria, 3ª, 5. sınıf.
  /(?<!\p{Nd})\p{Nd}+\.?\s?[ºª](?![cf\p{L}])|(?<!\p{Nd})\p{Nd}\.\s?\p{L}*liga(?!\p{L})|(?<!\p{Nd})\p{Nd}{1,2}(?:er|ro|ra|do|da|to|ta|mo|ma|vo|va|no|na)\s(?:año|curso|grado|semestre|ciclo)s?(?!\p{L})|(?<!\p{Nd})\p{Nd}{1,2}\.\s?(?:sınıf|klasse)\p{L}*|(?:lớp|فصل)\s\p{Nd}+/gu,
  // Whom one looks after: menores de 3 años, under 12 years, unter 6 Jahren.
  /(?<!\p{L})(?:menores de|mayores de|under|over|aged|below|above|unter|über|ab|moins de|plus de|sotto i|sopra i|fino a|hasta|dưới|trên)\s\p{Nd}+\s(?:years?|jahren?|años|ans|anni|tuổi)(?!\p{L}|\s(?:of )?(?:experience|erfahrung|experiencia|d['’]expérience|esperienza|kinh nghiệm))/gu,
  // Laws by their number: 7545 sayılı Kanun.
  /(?<!\p{Nd})\p{Nd}+\s(?:sayılı|s\.(?=\s))|(?<!\p{Nd})\p{Nd}ds\s?max/gu,
]

const DIGIT = /\p{Nd}/u

/** How long something took: “10 years”, 30年; 2019年 is a date. */
export const HOW_LONG =
  /(?<!\p{Nd})\p{Nd}{1,2}\s?\+?\s?(?:years?|yrs|jahren?|ans|années|años|anni|yıl\p{L}*|năm|سنوات|سنة|عام|年(?!\s?\p{Nd}{1,2}\s?月|生|卒|入)|년(?!\s?\p{Nd}{1,2}\s?월|생))/iu
/** “since 2017”, 2017年から: for how long as well. */
export const SINCE = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives(allWords('since'))})\s*(?:19|20)\p{Nd}{2}|(?:19|20)\p{Nd}{2}(?:\s?[年년]|['’]\p{L}{2,4})?\s*(?:${alternatives(allWords('sinceAfter'))})`,
  'iu',
)
const ALL_LENGTHS = new RegExp(HOW_LONG, 'giu')

const EXPERIENCE =
  'experience|berufserfahrung|erfahrung|expérience|experiencia|esperienza|kinh nghiệm|deneyim|tecrübe|خبرة|الخبرة|经验|經驗|経験|경력|경험'
const OF_EXPERIENCE = new RegExp(EXPERIENCE, 'iu')

/** For how long somebody has worked, which says nothing of how: 10 years of experience, 4 năm kinh nghiệm. */
const YEARS_OF_WORK = new RegExp(
  String.raw`(?<years>\p{Nd}+)\s?\+?\s?(?:years?|jahren?|ans|années|años|anni|năm|yıl(?:lık|dır)?|سنوات|سنة|年(?:以上|間|间)?|년(?:간|차)?)(?:['’]|\s|の|的|의)*(?:of |de |di |d['’]|من )?(?:\p{L}+ |工作|実務)?(?:${EXPERIENCE})`,
  'iu',
)

/** The years of experience that a text claims; null when it claims none. */
export function yearsOfWork(text: string): number | null {
  const years = YEARS_OF_WORK.exec(text)?.groups?.years
  return years === undefined ? null : Number(years)
}

/** True for a line whose only figures say how long somebody has done the work: `18 yılı aşkın … deneyim`. */
export const tellsYears = (line: string): boolean =>
  YEARS_OF_WORK.test(line) ||
  (OF_EXPERIENCE.test(line) &&
    HOW_LONG.test(line) &&
    !DIGIT.test(line.replaceAll(ALL_LENGTHS, ' ')))

/**
 * True when a line holds a figure that measures something: an amount, a share, a time, a size.
 * Bare years, dates and product names do not count, spelled-out numbers do.
 *
 * @param line In lower case.
 */
export function holdsFigure(line: string, lexicon: Lexicon | null): boolean {
  const rest = NOT_A_FIGURE.reduce((text, pattern) => text.replaceAll(pattern, ' '), line)
  return DIGIT.test(rest) || (lexicon?.numbers.test(rest) ?? false)
}
