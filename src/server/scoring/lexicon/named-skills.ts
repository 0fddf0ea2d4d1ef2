/** Products, languages of software and methods that are written like ordinary words, in lower case. */
const PRODUCTS =
  'excel|access|outlook|photoshop|illustrator|indesign|lightroom|premiere|figma|canva|blender|sketch|revit|archicad|matlab|stata|tableau|looker|salesforce|hubspot|zendesk|shopify|wordpress|typo3|joomla|magento|quickbooks|sage|datev|lexware|navision|xero|zucchetti|logo|netsis|mikro|misa|tally|opera|fidelio|amadeus|galileo|sabre|micros|lightspeed|kassensystem vectron|jira|confluence|trello|notion|slack|asana|git|github|gitlab|docker|kubernetes|terraform|ansible|jenkins|linux|ubuntu|python|java|javascript|typescript|kotlin|swift|rust|ruby|golang|scala|perl|html|css|sass|bootstrap|tailwind|react|angular|vue|svelte|redux|express|flask|django|spring|hibernate|laravel|symfony|selenium|playwright|pandas|numpy|hadoop|spark|kafka|redis|mongodb|mysql|postgres|postgresql|oracle|azure|firebase|heroku|netlify|vercel|android|arduino|scrum|kanban|prince2|lean|six sigma|kaizen|fortinet|cisco|mikrotik|juniper|sophos|kaspersky|palo alto|vmware|hyper-v|veeam|citrix|active directory|exchange server|sharepoint|power bi|microsoft|adobe|google|autodesk|siemens|allen-bradley|fanuc|splunk|zabbix|nagios|wireshark|postman|grafana|prometheus|snowflake|databricks|airflow|bitrix|odoo|dynamics|peoplesoft|workday|concur|coupa|procore|primavera|sketchup|lumion|vectorworks|rhino|grasshopper|tekla|etabs|solidworks|inventor|catia|creo|ansys|labview|simulink|minitab|qualtrics|mailchimp|marketo|semrush|ahrefs|hootsuite|capcut|davinci resolve|final cut|ableton|cubase|sibelius|finale|epic|cerner|medidoc|moodle|canvas|kahoot|montessori|bobath|kinaesthetics|reiki'

/** An abbreviation, a name with a figure or with a capital inside: HACCP, C1, PostgreSQL, 5S. */
const SHAPED =
  /(?<!\p{L})(?:\p{Lu}{2,}|\p{Lu}+\p{Nd}+|\p{Nd}+\p{Lu}+|\p{Lu}\p{Ll}+\p{Lu}\p{L}*)(?!\p{Ll})|\p{L}[+#](?!\p{L})|\.\p{Ll}{2,3}(?!\p{L})/u

const NAMED = new RegExp(String.raw`(?<![\p{L}\p{Nd}])(?:${PRODUCTS})(?![\p{L}\p{Nd}])`, 'iu')

/** Letters of another script in Chinese, Japanese, Korean and Arabic are those of a product. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}]/u
const LATIN = /\p{Script=Latin}{2,}/u

/** Licences and certificates, which somebody has checked. */
const CERTIFIED =
  /licen[cs]e|certif|diploma|qualified in|führerschein|staplerschein|\p{L}+schein(?!\p{L})|zertifi|prüfung|permis|caces|habilitation|attestation|brevet|carn[eé]t|título|licencia|patent(?:e|ino)|abilitazione|attestat|ehliyet|sertifika|belge(?:si|ler)|رخصة|شهادة|معتمد|chứng chỉ|bằng lái|giấy phép|免許|検定|資格|認定|技能講習|主任者|級|면허|자격|기능사|산업기사|기사(?!\p{L})|급(?!\p{L})|证书|执照|资格|驾照|驾驶证|[一二三四六]级/iu

/** Machines and vehicles, which somebody can drive or set up. */
const MACHINE =
  /machine|maschine|macchin|máquina|makine|bagger|stapler(?!schein)|kran(?!k)|excavator|forklift|crane|muletto|carroponte|chariot élévateur|pelleteuse|retroexcavadora|carretilla|montacargas|ekskavatör|vinç|máy (?!tính|móc)|xe nâng|ماكين|رافعة|旋盤|フライス盤|溶接機|クレーン|フォークリフト|지게차|굴착기|선반|车床|铣床|机床|叉车|吊车|挖掘机/iu

export const isCertified = (text: string): boolean => CERTIFIED.test(text)

/** True for a skill by its name: a tool, a standard, a method, a licence, not “accounting software”. */
export const isNamedSkill = (text: string): boolean =>
  SHAPED.test(text) ||
  NAMED.test(text) ||
  CERTIFIED.test(text) ||
  MACHINE.test(text) ||
  (WIDE.test(text) && LATIN.test(text))
