/** Degree, subject and school: what of a study's names is which. */
import type { Locale } from '#contract/locales.ts'
import { withCells } from '../cells.ts'
import { cueMatches, cueScore, NAMES_END } from '../lexicon/cues.ts'
import { isOpen } from '../lexicon/open.ts'
import { partLine } from './broken-lines.ts'
import { degreeScore, isInBrackets, schoolWithFaculty } from './pair-words.ts'
import type { Entry } from './segmentation.ts'
import type { Pair } from './slots.ts'
import { isStudyNote, isStudyStatus, withoutNote } from './study-notes.ts'

const ASIAN_OR_ARABIC =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}]/u

/** A degree's own words leave no doubt from here on. */
const SURE = 3

/**
 * Degree and subject where a comma, a bracket or (in scripts where no preposition joins them) a
 * space stands between. `Bachelor of Science in Nursing` stays whole, as printed.
 */
export function splitDegree(
  text: string,
  locales: readonly Locale[],
): { degree: string; field: string; note?: string } {
  // `A-levels (Maths, Physics)` goes on behind its bracket
  const comma = /^((?:[^()（）]|[(（][^()（）]*[)）])+?)\s*[,،，:：]\s*(.+)$/u.exec(text)
  if (comma && !/^[^(（]*[)）]/u.test(comma[2]!)) {
    const [, first = '', second = ''] = comma
    // honours are a part of a degree, figures are not
    if (isStudyNote(second))
      return /\d/.test(second)
        ? { degree: first, field: '', note: second }
        : { degree: text, field: '' }
    const swapped =
      cueScore(first, 'degrees', locales) === 0 && cueScore(second, 'degrees', locales) > 0
    return swapped ? { degree: second, field: first } : { degree: first, field: second }
  }
  // 本科、统计学, 会计学 / 本科 or 动漫设计-大专; a list of degrees is none of both
  const [level = '', subject = '', ...more] = ASIAN_OR_ARABIC.test(text)
    ? text.split(/\s*[、/／-]\s*/u)
    : []
  const degreesIn = (part: string) => cueScore(part, 'degrees', locales)
  if (more.length === 0 && subject && degreesIn(level) >= SURE && degreesIn(subject) === 0)
    return { degree: level, field: subject }
  if (more.length === 0 && subject && degreesIn(subject) >= SURE && degreesIn(level) === 0)
    return { degree: subject, field: level }
  const bracket = /^(.+?)\s*[(（]([^()（）]+)[)）]$/u.exec(text)
  // the grade behind a degree is a part of it, as printed
  if (bracket && bracket[2]!.split(/[,，、]\s*/u).every(isStudyNote))
    return { degree: text, field: '' }
  const [inFront, behind] = [bracket?.[1] ?? '', bracket?.[2] ?? ''].map(degreesIn)
  // `Makine Mühendisliği (Lisans)`: the subject, though it may be a degree as well
  if (bracket && behind! >= SURE && behind! > inFront!)
    return { degree: bracket[2]!, field: bracket[1]! }
  if (bracket && inFront! > 0) return { degree: bracket[1]!, field: bracket[2]! }
  if (!ASIAN_OR_ARABIC.test(text)) return { degree: text, field: '' }
  const match = cueMatches(text, 'degrees', locales).toSorted(
    (a, b) => b.to - b.from - (a.to - a.from),
  )
  const start = match.find(({ from, to }) => from === 0 && /^\s/.test(text.slice(to)))
  if (start) {
    const field = text.slice(start.to).trim()
    // `دكتوراه في التاريخ`, as above
    const isWhole = isOpen(` ${field.split(/\s/u, 1)[0]}`)
    return isWhole ? { degree: text, field: '' } : { degree: text.slice(0, start.to), field }
  }
  const end = match.find(({ from, to }) => to === text.length && /\s$/.test(text.slice(0, from)))
  return end
    ? { degree: text.slice(end.from), field: text.slice(0, end.from).trim() }
    : { degree: text, field: '' }
}

/** 理学院: a college, beside a university a part of it. */
const COLLEGE = /^(?!.*(?:大学|大學|대학교)).*(?:学院|學院|学系|學系|研究科|단과대학)$/u

/** How likely a phrase names the school: a faculty is a part of one, other words are none. */
function schoolRank(text: string, locales: readonly Locale[]): number {
  if (cueScore(text, 'institutions', locales) === 0) return 0
  if (COLLEGE.test(text)) return 1
  if (cueScore(text, 'faculties', locales) <= 0) return 2
  // `Trường ĐH Khoa học Tự nhiên`: what is in a school's name makes no faculty of it
  const [school, faculty] = (['institutions', 'faculties'] as const).map((list) =>
    Math.min(...cueMatches(text, list, locales).map(({ from }) => from)),
  )
  return school! < faculty! ? 2 : 1
}

/** What stands alone and ends like a school is one: `Morley High School`, whose end is a degree, too. */
export function withName(pair: Pair, locales: readonly Locale[]): Pair {
  const { first, second } = pair
  const [degree, ...others] = second ? [] : cueMatches(first, 'degrees', locales)
  const isSchool =
    others.length === 0 &&
    degree !== undefined &&
    degree.from > 0 &&
    degree.to === first.length &&
    cueScore(first, 'institutions', locales) >= SURE
  return isSchool ? { ...pair, first: '', second: first } : pair
}

/** `Gediz Üniversitesi Makine Mühendisliği`: a subject behind its school, without a sign between. */
export function withSchoolBefore(pair: Pair, locales: readonly Locale[]): Pair {
  const { first, second } = pair
  const own = second ? [] : locales.filter((locale) => NAMES_END.has(locale))
  const school = cueMatches(first, 'institutions', own).findLast(({ to }) => {
    const behind = first.slice(to)
    return /^\s+\p{Lu}/u.test(behind) && cueScore(behind, 'degrees', own) >= SURE
  })
  const isAlone = school && !/[,،，、(（]/u.test(first.slice(0, school.to))
  if (!isAlone) return pair
  return { ...pair, first: first.slice(school.to).trim(), second: first.slice(0, school.to) }
}

/** `Grado en Informática Universidad del Sur`: a school behind its degree, without a sign between. */
export function withSchoolBehind(pair: Pair, locales: readonly Locale[]): Pair {
  const { first, second } = pair
  const degrees = cueMatches(first, 'degrees', locales)
  const found = cueMatches(first, 'institutions', locales).find(({ from, to }) => {
    // `Graduado Escolar` is a degree to its last word
    if (degrees.some((degree) => degree.from < from && to <= degree.to)) return false
    const before = first.slice(0, from).trimEnd()
    const isApart =
      !isInBrackets(first, from) &&
      from > 0 &&
      /^\p{Lu}/u.test(first.slice(from)) &&
      /[\p{L})]$/u.test(before)
    // `Diploma Liceo Scientifico` says which diploma
    const isSchool = cueMatches(first.slice(from), 'schools', locales).length > 0
    return isApart && !isSchool && !isOpen(before) && cueScore(before, 'degrees', locales) >= SURE
  })
  if (!found) return pair
  const school = first.slice(found.from)
  return {
    ...pair,
    first: first.slice(0, found.from).trimEnd(),
    second: school,
    extra: second ? [second, ...pair.extra] : pair.extra,
  }
}

/** Where a phrase beside the two names the school better, it is the school. */
export function withSchool(pair: Pair, locales: readonly Locale[]): Pair {
  const rank = schoolRank(pair.second, locales)
  // 海州大学 硕士 / 理学院
  const { degree, field } = splitDegree(pair.first, locales)
  if (rank === 1 && schoolRank(field, locales) > rank)
    return { ...pair, first: degree, second: field, extra: [pair.second, ...pair.extra] }
  const at = pair.extra.findIndex((text) => schoolRank(text, locales) > rank)
  if (!pair.second || at < 0) return pair
  const extra = [pair.second, ...pair.extra.filter((_, index) => index !== at)]
  return { ...pair, second: pair.extra[at]!, extra }
}

/** Without notes in brackets behind the school, `(Note 1,3)`, and （中退） behind the degree. */
export function withoutNotes(pair: Pair): Pair {
  const degree = withoutNote(pair.first, isStudyStatus)
  const school = withoutNote(pair.second, isStudyNote)
  const notes = [degree.note, school.note].filter(Boolean)
  return { ...pair, first: degree.text, second: school.text, extra: [...pair.extra, ...notes] }
}

/**
 * A school with the subject or a note behind it: `Princeton University, Computer Science`.
 */
export function splitSchool(
  text: string,
  field: string,
  locales: readonly Locale[],
): { name: string; field: string; note: string } {
  const [school, behindSchool] = schoolWithFaculty(text, locales) ?? []
  // 汐見大学工学部 | 海洋工学科: the faculty stands in front of its subject
  const goesOn =
    /[\p{Script=Han}\p{Script=Hangul}]/u.test(school ?? '') && field && !text.includes(field)
  if (school && (!field || goesOn))
    return { name: school, field: [behindSchool, field].filter(Boolean).join(' '), note: '' }
  const note = /^(.{3,}?)\s*[(（]([^()（）]+)[)）]$/u.exec(text)
  const isShort = note && /^\p{Lu}{2,8}$/u.test(note[1]!)
  if (note && !isShort && note[2]!.length > note[1]!.length)
    return { name: note[1]!, field, note: note[2]! }
  const noted = /^([^,،，]+?)\s*[,،，]\s*(.+)$/u.exec(text)
  if (noted && isStudyNote(noted[2]!)) return { name: noted[1]!, field, note: noted[2]! }
  // a comma within brackets parts what is in them
  const comma = /^([^,،，]+?)\s*[,،，](?![^()（）]*[)）])\s*([^,،，]+)$/u.exec(text)
  // `Facultad de Derecho – Universidad del Mar`
  const dash = comma ? null : /^([^–—-]+)\s[–—-]\s([^–—-]+)$/u.exec(text)
  const [, name = '', behind = ''] = comma ?? dash ?? []
  const isBehind = (comma ?? dash) && schoolRank(behind, locales) > schoolRank(name, locales)
  // a faculty in front of its university: the subject, where no other is printed
  if (isBehind) return { name: behind, field: field || name, note: field ? name : '' }
  const isSubject =
    comma &&
    field === '' &&
    cueScore(name, 'institutions', locales) > 0 &&
    cueScore(behind, 'institutions', locales) === 0
  return isSubject ? { name, field: behind, note: '' } : { name: text, field, note: '' }
}

/** A line that begins with a name, and goes on behind a comma or a sign: `University of Ulmen, thesis: …`. */
const NAME_IN_FRONT = /^([^,;·|•]{4,80}?)(?:\s*[,;·|•]\s*(?=\S)|\s*$)/u

/**
 * A study whose head names no school, with the school that the line below begins with; what stands
 * behind it stays among the details.
 */
export function schoolBelow(
  entry: Entry,
  pair: Pair,
  locales: readonly Locale[],
): { entry: Entry; pair: Pair } {
  const [line, ...others] = entry.details
  const [cell, ...cells] = line && !line.bullet ? line.cells : []
  const [front = '', name = ''] = (cell && NAME_IN_FRONT.exec(cell.text)) || []
  const isSchool =
    pair.second === '' && /^[\p{Lu}\p{Lo}]/u.test(name) && degreeScore(name, locales) <= -SURE
  if (!line || !isSchool) return { entry, pair }
  const [, behind] = partLine(line, name, front.length)
  const left = [...behind.cells.filter(({ text }) => text !== ''), ...cells]
  const details = left.length > 0 ? [withCells(line, left), ...others] : others
  return { entry: { ...entry, details }, pair: { ...pair, second: name } }
}
