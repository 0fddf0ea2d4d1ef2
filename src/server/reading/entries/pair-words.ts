/** Which of two a phrase is, where a phrase holds both, and what place stands behind it. */
import type { Locale } from '#contract/locales.ts'
import { cueMatches, cueScore, isBreak, FACULTIES_BEGIN, NAMES_END } from '../lexicon/cues.ts'
import { LEGAL_FORM, SHORT_FORM, WITH_LEGAL_FORM } from '../lexicon/legal-forms.ts'
import { couldBePlace, isPlace, tiedPlace } from '../lexicon/places.ts'
import { remembered } from '../lexicon/remember.ts'
import type { LabelKind } from '../lexicon/types.ts'
import { leadsIn, townWord, type Rules } from './leads.ts'
import { isStudyNote, isStudyStatus } from './study-notes.ts'
import { isOfTitle, isWithinTitles } from './title-words.ts'

/** What two kinds of phrases a section's heads have, and how they are told apart. */
export interface PairRules {
  /** Above 0 for the first kind, below 0 for the second. */
  score: (text: string) => number
  /** The same by the letters of a phrase that no list knows. */
  guess: (text: string) => number
  labels: { first: readonly LabelKind[]; second: readonly LabelKind[] }
  /** Which kind a phrase without cues is, when it stands alone or first. */
  firstByDefault: 'first' | 'second'
  locales: readonly Locale[]
  /** True for a phrase that is neither kind, whatever its words. */
  isNote?: (text: string) => boolean
  /** A note in front of a name: `Minijob Getränke Timm`. */
  splitNote?: (text: string) => [note: string, name: string] | null
  /** True when a name that no cue knows may stand behind the first kind on one line. */
  names: boolean
  /** Words that lead to the second kind in most heads of the section, in small letters. */
  leading?: ReadonlySet<string>
}

/**
 * The two things that a phrase holds: with a word between them, in brackets, or with a comma where
 * the cues change sides; null when it holds one.
 */
export function splitPair(text: string, rules: Rules): [string, string] | null {
  const { score } = rules
  for (const { from, to, before, behind } of leadsIn(text, rules)) {
    const parts = [text.slice(0, from), text.slice(to)]
    const [first = '', second = ''] =
      behind === 'first' || before === 'second' ? parts.toReversed() : parts
    // the subject of a degree has a comma behind it: `Grado en Derecho, Universidad de Cádiz`
    const isBoth = first && second && score(first) > 0 && score(second.split(/[,،]/u)[0]!) <= 0
    if (isBoth) return [first, second]
  }
  const bracket = /^(.{2,}?)\s*[(（]([^()（）]+)[)）]$/u.exec(text)
  if (bracket && score(bracket[1]!) * score(bracket[2]!) < 0) return [bracket[1]!, bracket[2]!]
  for (const { index, 0: sign } of text.matchAll(/\s*[,،，、]\s*|\s{2,}|\u3000+/gu)) {
    const parts: [string, string] = [text.slice(0, index), text.slice(index + sign.length)]
    const [a, b] = [score(parts[0]), score(parts[1])]
    if (!LEGAL_FORM.test(parts[1]) && a * b < 0 && Math.abs(a - b) > 1) return parts
  }
  return null
}

const BRACKET_BEHIND = /^(.{2,}?)\s*[(（]([^()（）]+)[)）]\.?$/u
/** A short name in capitals: towns look so, and so does much else. */
const TOWN_NAME =
  /^\p{Lu}[\p{L}.'’-]{1,20}(?:[ -][\p{L}.'’-]{1,20}){0,3}(?:,\s?\p{Lu}[\p{L}.]{1,15})?$/u

/** True for what may be a town's name where towns stand. */
export const isTownName = (text: string): boolean =>
  TOWN_NAME.test(text) ||
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]{2,6}$|^[\p{Script=Arabic}]{2,12}(?: [\p{Script=Arabic}]{2,12})?$/u.test(
    text,
  )

/** True for what a name is called for short: `École de génie (ÉG)`, `Harbour Science Trust (HST)`. */
function areInitials(short: string, name: string): boolean {
  if (!/^\p{Lu}{2,8}$/u.test(short)) return false
  const initials = [...name.toUpperCase().matchAll(/(?<!\p{L})\p{L}/gu)].map(([letter]) => letter)
  const rest = [...short].reduce(
    (from, letter) => (from < 0 ? from : initials.indexOf(letter, from) + 1 || -1),
    0,
  )
  return rest > 0
}

/**
 * What stands where the place of an entry may stand: in brackets at the end, or behind the last
 * comma.
 */
export function tailOf(
  text: string,
): { kind: 'bracket' | 'comma'; head: string; tail: string } | null {
  const bracket = BRACKET_BEHIND.exec(text)
  if (bracket && !areInitials(bracket[2]!, bracket[1]!))
    return { kind: 'bracket', head: bracket[1]!, tail: bracket[2]! }
  const comma = /^(.{2,}?)\s*[,،，、]\s*([^,،，、]{2,})$/u.exec(text)
  return comma ? { kind: 'comma', head: comma[1]!, tail: comma[2]!.replace(/\.$/, '') } : null
}

/**
 * Takes a town off behind the word that leads to it: `Acme in Leeds`.
 *
 * @param isTown what is one by its name and by what stands in front
 */
export function splitTown(
  text: string,
  locales: readonly Locale[],
  isTown: (name: string, front: string) => boolean,
): { text: string; town: string } {
  const towns = locales.flatMap((locale) =>
    [...text.matchAll(townWord(locale))].map(({ index, 0: word }) => ({
      text: text.slice(0, index),
      town: text.slice(index + word.length).replace(/\.$/, ''),
    })),
  )
  return (
    towns.find((one) => one.text && isTownName(one.town) && isTown(one.town, one.text)) ?? {
      text,
      town: '',
    }
  )
}

/** `Ferramenta Marlin, Forlì (FC)`, `…, Forlì, FC`: a town with the letters or figures of its province. */
const BEFORE_PROVINCE =
  /^(.{2,}?)\s*[,،]\s*(\p{Lu}\p{Ll}[\p{L}.' -]{1,24}(?:\s\((?:\p{Lu}{2}|\d{2})\)|,\s\p{Lu}{2}))$/u

/**
 * The same behind what surely is a company or school, where letters in brackets are those of a
 * province: `Designer (UX)` has them, too.
 */
export function splitAddress(text: string): { text: string; place: string } {
  const [, head = '', place = ''] = BEFORE_PROVINCE.exec(text) ?? []
  return head ? { text: head, place } : splitPlace(text)
}

/** A title that goes on and one that ends: `Diploma “Arti, sezione Accademia”`. */
const [OPEN_TITLE, END_OF_TITLE] = [/(?:“[^”]*|«[^»]*)$/u, /^[^“«]*[”»]/u]

/** True for a spot behind a bracket that is still open, or within a title. */
export const isInBrackets = (text: string, at: number): boolean =>
  /[(（][^)）]*$/u.test(text.slice(0, at)) ||
  (OPEN_TITLE.test(text.slice(0, at)) && END_OF_TITLE.test(text.slice(at)))

/** Takes a place off the end of a phrase: `Lakeshore Hospital, Chicago, IL`, `Acme (Berlin)`. */
export const splitPlace = remembered((text): { readonly text: string; readonly place: string } => {
  const bracket = BRACKET_BEHIND.exec(text)
  if (bracket && couldBePlace(bracket[2]!)) return { text: bracket[1]!, place: bracket[2]! }
  // `Menuiserie Le Gall, Cesson (35)`
  const [, house = '', place = ''] =
    (bracket && /^\d{2,3}$/u.test(bracket[2]!) && BEFORE_PROVINCE.exec(text)) || []
  const known = house ? { text: house, place } : tiedPlace(text)
  if (known) return known
  const commas = [...text.matchAll(/\s*[,،，、]\s*/gu)].filter(
    ({ index }) => !isInBrackets(text, index),
  )
  for (const test of [isPlace, couldBePlace]) {
    for (const comma of commas) {
      const head = text.slice(0, comma.index)
      const tail = text
        .slice(comma.index + comma[0].length)
        .replace(/(?<=\p{L}{3}|^\p{Lu}{2})\.$/u, '')
      if (!head || !test(tail)) continue
      // `Pep Boys, Reynoldsburg, OH`: a region has its town in front
      const town = /^\p{Lu}{2}$/u.test(tail) ? tailOf(head) : null
      return town?.kind === 'comma' && isTownName(town.tail)
        ? { text: town.head, place: `${town.tail}, ${tail}` }
        : { text: head, place: tail }
    }
  }
  return { text, place: '' }
})

/** A cue score from here on means that the cue stands where the deciding word stands. */
const DECIDING = 3

/** The difference of two cue scores; where only one decides, the other says nothing. */
function contest(first: number, second: number): number {
  if (first >= DECIDING && second < DECIDING) return first
  if (second >= DECIDING && first < DECIDING) return -second
  return first - second
}

/** How much more a phrase is a job title (above 0) than a company (below 0). */
export function titleScore(text: string, locales: readonly Locale[]): number {
  if (WITH_LEGAL_FORM.test(text)) {
    const post = SHORT_FORM.test(text) ? text.replace(SHORT_FORM, '') : ''
    return cueScore(post, 'titles', locales) >= DECIDING ? DECIDING : -5
  }
  if (isUnit(text)) return 0
  if (isBreak(text, locales)) return DECIDING
  const title = cueScore(text, 'titles', locales)
  const named = cueScore(text, 'companies', locales)
  const isOf = named !== 0 && (isWithinTitles(text, locales) || isOfTitle(text, locales))
  const company = isOf ? 0 : named
  // schools employ people as well
  return title === 0 && company === 0
    ? -cueScore(text, 'institutions', locales)
    : contest(title, company)
}

/** A part of a company, whatever it is called by: 플랫폼개발팀, 研发部, 第二営業課. */
const UNIT =
  /^[\p{Lo}\p{L}\p{N}・ー]{2,}(?:팀|부서|본부|그룹|파트|部|部门|部門|小组|组|組|课|課|(?<!工作)室|グループ|チーム)$/u
export const isUnit = (text: string): boolean => UNIT.test(text)

/** True for what names a department, and no degree: 物理学専攻. */
export function isFaculty(text: string, locales: readonly Locale[]): boolean {
  if (cueScore(text, 'faculties', locales) < DECIDING) return false
  const faculties = cueMatches(text, 'faculties', locales)
  return cueMatches(text, 'degrees', locales).every(({ from, to }) =>
    faculties.some((faculty) => faculty.from <= from && faculty.to >= to),
  )
}

/** `Universität Saaleck Fachbereich Physik`: a school of two words or more, and no degree. */
function schoolBeforeFaculty(text: string, locales: readonly Locale[]): [string, string] | null {
  const own = locales.filter((locale) => FACULTIES_BEGIN.has(locale))
  for (const { from } of cueMatches(text, 'faculties', own)) {
    const school = text.slice(0, from).replace(/[\s–-]+$/u, '')
    const isSchool = /\s/.test(school) && cueScore(school, 'institutions', own) > 0
    if (isSchool && cueScore(school, 'degrees', own) === 0) return [school, text.slice(from)]
  }
  return null
}

/** 간호과, AI시스템과: too short for a cue, but not for a word behind a school. */
const KOREAN_DEPARTMENT = /\s[\p{Script=Hangul}A-Za-z]{2,}과$/gu

const DEPARTMENTS = '[学學]院|[书書]院|专业|專業|系(?![统統列])|学部|学科|研究科|専攻'
/** 东海大学计算机学院软件工程专业, 青葉大学経済学部: a college alone is called so, too. */
const WRITTEN_DEPARTMENT = new RegExp(
  `(?<=大学|大學|大学院)(?!大学院|院)\\p{Script=Han}{2,}?(?:${DEPARTMENTS})|(?<=高等学校|専門学校|短期大学|高校)[\\p{Script=Han}・]{1,8}?科`,
  'gu',
)
/** What may be degree and school alike, so that its letters tell nothing: 経済学部, 경영학과. */
export const endsInDepartment = (text: string): boolean => DEPARTMENT_END.test(text)
const DEPARTMENT_END = new RegExp(`(?:${DEPARTMENTS}|학과|학부|전공)$`, 'u')

/**
 * A school with what is the subject written behind it: 青葉大学工学部機械学科, `Gediz Üniversitesi Mimarlık
 * Fakültesi`, `Redbridge University Department of Economics`.
 */
export function schoolWithFaculty(
  text: string,
  locales: readonly Locale[],
): [school: string, faculty: string] | null {
  if (/[,،，、(（]/u.test(text)) return null
  const own = locales.filter((locale) => NAMES_END.has(locale))
  const written = [...text.matchAll(WRITTEN_DEPARTMENT)].map(({ index }) => index)
  const faculties = [
    ...cueMatches(text, 'faculties', own),
    ...[...text.matchAll(KOREAN_DEPARTMENT)].map(({ index }) => ({ from: index + 1 })),
    ...written.map((index) => ({ from: index + 1 })),
  ]
  const first = Math.min(...faculties.map(({ from }) => from))
  const ends = cueMatches(text, 'institutions', own)
    .map(({ to }) => to)
    .filter((to) => to < first)
  const whole = ends.find((to) => text.slice(0, to).endsWith('대학교'))
  const end = whole ?? Math.max(...ends, ...written.filter((index) => index < first))
  return faculties.length > 0 && ends.length > 0
    ? [text.slice(0, end), text.slice(end).trim()]
    : schoolBeforeFaculty(text, locales)
}

/** True for one word that is what schools are called, in letters that are no abbreviation. */
const isLevelOfSchool = (text: string, locales: readonly Locale[]) =>
  /^\p{Lu}\p{Ll}{3,}(?:\s*[(（].*)?$/u.test(text) &&
  cueScore(text, 'institutions', locales) >= DECIDING

/** Letters of a school's name, at most. */
const LONGEST_SCHOOL = 60

/** `Morley High School`, `Grundschule Elmen`: what some leave with, too, and the name of one. */
function isNamedSchool(text: string, locales: readonly Locale[]): boolean {
  const schools = text.length <= LONGEST_SCHOOL ? cueMatches(text, 'schools', locales) : []
  const [degree, ...others] = schools.length > 0 ? cueMatches(text, 'degrees', locales) : []
  if (!degree || others.length > 0) return false
  const isSame = schools.some(({ from, to }) => from === degree.from && to === degree.to)
  const isBehind = degree.to === text.length && /^[\p{Lu}\p{Lo}]/u.test(text) && degree.from > 0
  const isBefore = degree.from === 0 && /^\s+\p{Lu}/u.test(text.slice(degree.to))
  return isSame && (isBehind || isBefore)
}

/** How much more a phrase is a degree (above 0) than a school (below 0). */
export function degreeScore(text: string, locales: readonly Locale[]): number {
  if (schoolWithFaculty(text, locales)) return -DECIDING
  // `Lise`, `University`: a level, where nothing else is named
  if (isLevelOfSchool(text, locales)) return 0
  if (isNamedSchool(text, locales)) return -DECIDING
  // 달빛고등학교 졸업: a school, and how it ended there
  const [, name = '', status = ''] =
    /^(\S*[\p{Script=Hangul}\p{Script=Han}])\s(\S+)$/u.exec(text) ?? []
  if (isStudyStatus(status) && cueScore(name, 'institutions', locales) >= DECIDING) return -DECIDING
  const school = cueScore(text, 'institutions', locales)
  // 九州大学工学部 is a school, 工学部 alone stands beside one like a degree
  const degree = school > 0 && isFaculty(text, locales) ? 0 : cueScore(text, 'degrees', locales)
  const score = contest(degree, school)
  if (Math.abs(score) < DECIDING && WITH_LEGAL_FORM.test(text)) return -2
  const note = score === 0 ? /[(（]([^()（）]+)[)）]\s*$/u.exec(text) : null
  // the degree behind its subject: `Sınıf Öğretmenliği (Lisans)`
  const isDegree = note && !isStudyNote(note[1]!)
  return isDegree && cueScore(note[1]!, 'degrees', locales) >= DECIDING ? DECIDING : score
}
