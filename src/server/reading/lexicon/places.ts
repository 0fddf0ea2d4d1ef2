import { LOCALES } from '#contract/locales.ts'
import { foldKeepingAccents, key } from './fold.ts'
import { allWords } from './index.ts'
import { REGIONS } from './regions.ts'
import { remembered } from './remember.ts'

/** Codes of countries (ISO 3166) that `Intl` knows: those whose name is not the code itself. */
function countryCodes(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => names.of(code) !== code)
}

function countryNames(): string[] {
  const codes = countryCodes()
  return LOCALES.flatMap((locale) => {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    return codes.map((code) => names.of(code) ?? '')
  })
}

/** Countries by names that `Intl` does not give them. */
const OTHER_NAMES = [
  'Korea',
  'KSA',
  'UAE',
  'U.A.E.',
  'PRC',
  'ROC',
  'R.O.C.',
  'Czech Republic',
  'Holland',
  'Ivory Coast',
  'Great Britain',
]

/** How states call themselves in front of their name: `Republic of Korea`, `P.R. China`. */
const STYLE =
  /^(?:the\s)?(?:(?:(?:federal|people['’]s|socialist|islamic|arab)\s)*(?:republic|rep\.?|kingdom|state|sultanate)\sof\s(?:the\s)?|p\.?\s?r\.?\s(?:of\s)?)?(?=\p{Lu})/iu

const namesOf = (names: readonly string[]) =>
  new Set(names.map(key).filter((name) => name.length > 1))

let known: Record<'regions' | 'places', ReadonlySet<string>> | null = null
const lists = () => {
  if (known) return known
  const regions = [...countryNames(), ...OTHER_NAMES, ...REGIONS]
  return (known = {
    regions: namesOf(regions),
    places: namesOf([...allWords('places'), ...regions]),
  })
}
const places = () => lists().places

const ASIAN = /[\p{Script=Han}\p{Script=Hangul}]/u

/** States and provinces of North America and Australia, in capitals. */
const STATE =
  /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|ON|QC|BC|AB|NSW|VIC|UK|US|USA)(?:\s\d{5})?$/

/** Places that the lists need not name. */
const FORMS: readonly { form: RegExp; reason: string }[] = [
  { form: STATE, reason: 'states and provinces' },
  {
    form: /^(?!\p{Script=Han}*(?:超|夜|菜|门|門|书|書|股)市)\p{Script=Han}{1,6}(?:都|道|府|県|市|区|省|自治区|州|郡|町|村)(?:\p{Script=Han}{1,6}(?:市|区|县|郡|町|村)){0,2}$/u,
    reason: 'Japanese and Chinese administrative units',
  },
  {
    form: /^(?:\p{Script=Hangul}{1,4}(?:특별시|광역시|특별자치시|특별자치도|시|도|군|구)|(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충북|충남|전북|전남|경북|경남|제주)(?=\s))(?:\s\p{Script=Hangul}{1,4}(?:시|군|구|동|읍|면))*$/u,
    reason: 'Korean administrative units',
  },
  {
    form: /^(?:경기|강원|충청[남북]|전라[남북]|경상[남북]|제주)도\s\p{Script=Hangul}{2,3}$/u,
    reason: 'a Korean province and its town: 경기도 수원',
  },
  {
    form: /^\p{Script=Han}{2,3}[都道府県]\p{Script=Hiragana}{2,5}[市町村区]$/u,
    reason: 'a Japanese town in kana behind its prefecture: 埼玉県さいたま市',
  },
  {
    form: /^(?:(?:Kanton|Landkreis|Kreis|Raum|Großraum|Provincia (?:di|de)|Greater)\s\p{Lu}[\p{L}.' -]{1,24}|(?:Greater\s\p{Lu}[\p{L}.' -]{1,24}|\p{Lu}[\p{L}.' -]{1,24}\s(?:Metropolitan|Metro|Bay))\sArea|\p{Lu}[\p{L}.' -]{1,24}\sund Umgebung)$/u,
    reason: 'the country around a town: Greater Boston Area, Kanton Zürich',
  },
  {
    form: /^(?:P|Q|TT|TX|H|X)\.\s?\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){0,3}$/u,
    reason: 'Vietnamese wards and districts, shortened: P. Tân Phong',
  },
  { form: /^(?:[A-Z]{1,2}-)?\d{4,6}\s+\p{Lu}[\p{L} .'-]+$/u, reason: 'postal code and town' },
  {
    form: /^\p{Lu}\p{Ll}+\s[aiov]\.\s?(?:d\.\s?)?\p{Lu}\p{Ll}*\.?$/u,
    reason: 'German towns by their river or region: Neustadt a. Rbge.',
  },
  {
    form: /^\p{Lu}[\p{L}'’-]*-(?:la|le|les|sur|sous|en|de|du|des|aux?|lès|lez)-[\p{L}'’-]+$/u,
    reason: 'French towns: Brive-la-Gaillarde',
  },
  {
    form: /^(?:N\.L|B\.C(?:\.S)?|S\.L\.P|Q\.R|D\.F|Jal|Gto|Qro|Pue|Coah|Chih|Tamps|Mich|Oax|Yuc|Hgo|Ags|CDMX|Edo\. (?:de )?Méx)$/u,
    reason: 'states of Mexico',
  },
]
/** Vietnamese districts and towns; without accents quận is quán, a shop. */
const DISTRICT = /^(?:quận|huyện|tp\.?|thành phố|thị xã|phường)\s/u

/** A Chinese province with its town and nothing between: 广东深圳. */
function isRegionWithTown(word: string): boolean {
  if (!/^\p{Script=Han}{4,8}$/u.test(word)) return false
  return [2, 3].some((at) => places().has(word.slice(0, at)) && places().has(word.slice(at)))
}

const isOnePlace = remembered((part) => {
  const text = part
    .trim()
    .replace(/^[(（]|[)）]$/gu, '')
    .trim()
  if (!text) return false
  if (FORMS.some(({ form }) => form.test(text))) return true
  const [, town] = /^(.+?)\s(\p{Lu}{2,3})$/u.exec(text) ?? []
  if (town && STATE.test(text.slice(town.length + 1))) return places().has(key(town))
  const word = key(text.replace(STYLE, '').replace(/\s+\d+$/, ''))
  if (word.length <= 2 && !ASIAN.test(word)) return false
  return places().has(word) || isRegionWithTown(word) || DISTRICT.test(foldKeepingAccents(text))
})

const PARTS = /[,،，、/·]|\s(?:[-–&]\s|(?=[(（]))/u
const MOST_PARTS = 4

const partsOf = (text: string) =>
  text
    .replace(/\.\s*$/, '')
    .split(PARTS)
    .filter((part) => part.trim())

/**
 * True when a text is a place: a known city, region or country, a postal code with a name, or such
 * parts joined by commas. Names that the lists do not have are found by position instead.
 *
 * @example isPlace('Chicago, IL') // true
 */
export const isPlace = remembered((text) => {
  const parts = partsOf(text.trim().replace(BEHIND_TOWN, ''))
  return (
    parts.length > 0 &&
    parts.length <= MOST_PARTS &&
    parts.every((part, at) => isOnePlace(part) || (at > 0 && CODE.test(part.trim())))
  )
})

/** The number or letters of a province in brackets behind its town: `Rennes (35)`, `Padova (PD)`. */
const BEHIND_TOWN = /(?<=\p{L})\s*\((?:\d{2,3}|2[AB]|\p{Lu}{2})\)$/u

/** Letters of a province or a country behind its town: `Catania, IT`. */
const CODE = /^\p{Lu}{2}$/u

/** True for a country or a state, which has its towns in front. */
export const isRegion = (text: string): boolean =>
  STATE.test(text.trim()) || lists().regions.has(key(text.trim().replace(STYLE, '')))

/**
 * `Rende, CS`, `Rende (CS)`, `Lunel (34)`, `Somerville MA`: a town with its province or department, in
 * a cell of its own.
 */
export function isTownWithRegion(text: string): boolean {
  const whole = text.trim()
  const isTown =
    /^\p{Lu}\p{Ll}[\p{L}.' -]{1,24}(?:,\s\p{Lu}{2}|\s\((?:\p{Lu}{2}|\d{2}|2[AB]|97\d)\))$/u.test(
      whole,
    )
  return (
    isTown ||
    (/^\p{Lu}\p{Ll}[\p{L}.' -]{1,24}\s\p{Lu}{2}$/u.test(whole) && STATE.test(whole.slice(-2)))
  )
}

const TOWN = /^(?:\p{Lu}[\p{L}.' -]{1,24}|\p{Script=Arabic}[\p{Script=Arabic} -]{1,24})$/u

/**
 * True also for a town that no list has in front of a known region: `Gahanna, Ohio`. Only where a
 * place is expected: `Engineer, Ohio` has the same form.
 */
export function couldBePlace(text: string): boolean {
  const parts = partsOf(text)
  return isPlace(text) || (parts.length === 2 && areTowns(parts) && isOnePlace(parts[1]!))
}

/** The same where somebody lives, with a part of the town: `Leipzig-Plagwitz`. */
export function couldBeHome(text: string): boolean {
  const [town = ''] = /^\p{Lu}\p{Ll}+(?=-\p{Lu}\p{Ll}+$)/u.exec(text) ?? []
  // `Suwon / Seoul, Korea`: where somebody lives, and works
  return couldBeTowns(text) || isPlace(town) || isPlace(text.replaceAll(/\s+\/\s+/gu, ', '))
}

/** The same for several towns in front of a country or state: `Waiheke Island, Auckland, NZ`. */
export function couldBeTowns(text: string): boolean {
  const parts = partsOf(text)
  const isLong = parts.length > 2 && parts.length <= MOST_PARTS
  return couldBePlace(text) || (isLong && areTowns(parts) && isRegion(parts.at(-1)!))
}

/** Parts of a town in front of it: `Trần Phú, Mộ Lao, Hà Đông, Hà Nội`. */
export function couldBeQuarters(text: string): boolean {
  const parts = partsOf(text)
  return (
    parts.length > 2 &&
    parts.length <= MOST_PARTS &&
    areTowns(parts) &&
    parts.every((part) => part.trim().split(/\s+/u).length <= WORDS_OF_QUARTER) &&
    isOnePlace(parts.at(-1)!)
  )
}
const WORDS_OF_QUARTER = 3

/** True for what may be towns in front of a region. */
const areTowns = (parts: readonly string[]) =>
  parts.slice(0, -1).every((town) => TOWN.test(town.trim()))

/** A town that a hyphen ties to a name, as forms of job sites print it: `Bar Miró-Valencia, Valencia`. */
const TIED = /^(.{2,}[\p{L}\p{N}.])-(\p{Lu}\p{Ll}[^,–-]*)(,\s.+)$/u

/** A name and the known town tied to it; null for any other text. */
export function tiedPlace(printed: string): { text: string; place: string } | null {
  const [, text = '', town = '', around = ''] = isPlace(printed) ? [] : (TIED.exec(printed) ?? [])
  return text && isPlace(town) ? { text, place: town + around } : null
}
