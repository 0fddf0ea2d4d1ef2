/** A study's head names a school and a degree in either order, with a subject behind the degree. */
import type { Locale } from '#contract/locales.ts'
import { emptyRichText } from '#contract/rich-text.ts'
import type { Education } from '#contract/resume.ts'
import type { Line } from '../document.ts'
import { cueMatches, cueScore } from '../lexicon/cues.ts'
import { labelled } from '../lexicon/labels.ts'
import { splitEntries, type Entry } from './segmentation.ts'
import type { Page } from './rows.ts'
import { isProse } from '../fields/prose.ts'
import { dateIn } from './pieces.ts'
import { eventEntries } from './event-rows.ts'
import { assignPair, type Pair } from './slots.ts'
import { isStudyNote, isStudyStatus, withoutNote } from './study-notes.ts'
import { degreeScore, isFaculty, schoolWithFaculty, splitPair, splitPlace } from './pair-words.ts'
import { richTextWith } from '../fields/rich.ts'

const ASIAN_OR_ARABIC =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}]/u

/** A degree's own words leave no doubt from here on. */
const SURE = 3

/**
 * Degree and subject where a comma, a bracket or (in scripts where no preposition joins them) a
 * space stands between. `Bachelor of Science in Nursing` stays whole, as printed.
 */
function splitDegree(
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
  // 本科、统计学 or 动漫设计-大专; a list of degrees is none of both
  const [level = '', subject = '', ...more] = ASIAN_OR_ARABIC.test(text) ? text.split(/[、-]/u) : []
  const degreesIn = (part: string) => cueScore(part, 'degrees', locales)
  if (more.length === 0 && subject && degreesIn(level) >= SURE && degreesIn(subject) === 0)
    return { degree: level, field: subject }
  if (more.length === 0 && subject && degreesIn(subject) >= SURE && degreesIn(level) === 0)
    return { degree: subject, field: level }
  const bracket = /^(.+?)\s*[(（]([^()（）]+)[)）]$/u.exec(text)
  // the grade behind a degree is a part of it, as printed
  if (bracket && isStudyNote(bracket[2]!)) return { degree: text, field: '' }
  if (bracket && cueScore(bracket[1]!, 'degrees', locales) > 0)
    return { degree: bracket[1]!, field: bracket[2]! }
  if (bracket && cueScore(bracket[2]!, 'degrees', locales) >= SURE)
    return { degree: bracket[2]!, field: bracket[1]! }
  if (!ASIAN_OR_ARABIC.test(text)) return { degree: text, field: '' }
  const match = cueMatches(text, 'degrees', locales).toSorted(
    (a, b) => b.to - b.from - (a.to - a.from),
  )
  const start = match.find(({ from, to }) => from === 0 && /^\s/.test(text.slice(to)))
  if (start) return { degree: text.slice(0, start.to), field: text.slice(start.to).trim() }
  const end = match.find(({ from, to }) => to === text.length && /\s$/.test(text.slice(0, from)))
  return end
    ? { degree: text.slice(end.from), field: text.slice(0, end.from).trim() }
    : { degree: text, field: '' }
}

/** How likely a phrase names the school: a faculty is a part of one, other words are none. */
function schoolRank(text: string, locales: readonly Locale[]): number {
  if (cueScore(text, 'institutions', locales) === 0) return 0
  return cueScore(text, 'faculties', locales) > 0 ? 1 : 2
}

/** What stands alone and ends like a school is one: `Morley High School`, whose end is a degree, too. */
function withName(pair: Pair, locales: readonly Locale[]): Pair {
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

/** Where a phrase beside the two names the school better, it is the school. */
function withSchool(pair: Pair, locales: readonly Locale[]): Pair {
  const rank = schoolRank(pair.second, locales)
  const at = pair.extra.findIndex((text) => schoolRank(text, locales) > rank)
  if (!pair.second || at < 0) return pair
  const extra = [pair.second, ...pair.extra.filter((_, index) => index !== at)]
  return { ...pair, second: pair.extra[at]!, extra }
}

/** Without notes in brackets behind the school, `(Note 1,3)`, and （中退） behind the degree. */
function withoutNotes(pair: Pair): Pair {
  const degree = withoutNote(pair.first, isStudyStatus)
  const school = withoutNote(pair.second, isStudyNote)
  const notes = [degree.note, school.note].filter(Boolean)
  return { ...pair, first: degree.text, second: school.text, extra: [...pair.extra, ...notes] }
}

/**
 * A school with the subject or a note behind it: `Princeton University, Computer Science`.
 */
function splitSchool(
  text: string,
  field: string,
  locales: readonly Locale[],
): { name: string; field: string; note: string } {
  const [school, behindSchool] = schoolWithFaculty(text, locales) ?? []
  // 汐見大学工学部 | 海洋工学科: the faculty stands in front of its subject
  const goesOn = /\p{Lo}/u.test(school ?? '') && field && !text.includes(field)
  if (school && (!field || goesOn))
    return { name: school, field: [behindSchool, field].filter(Boolean).join(' '), note: '' }
  const note = /^(.{3,}?)\s*[(（]([^()（）]+)[)）]$/u.exec(text)
  if (note && note[2]!.length > note[1]!.length) return { name: note[1]!, field, note: note[2]! }
  const noted = /^([^,،，]+?)\s*[,،，]\s*(.+)$/u.exec(text)
  if (noted && isStudyNote(noted[2]!)) return { name: noted[1]!, field, note: noted[2]! }
  const comma = /^([^,،，]+?)\s*[,،，]\s*([^,،，]+)$/u.exec(text)
  const [, name = '', behind = ''] = comma ?? []
  const isBehind = comma && schoolRank(behind, locales) > schoolRank(name, locales)
  // a faculty in front of its university: the subject, where no other is printed
  if (isBehind) return { name: behind, field: field || name, note: field ? name : '' }
  const isSubject =
    comma &&
    field === '' &&
    cueScore(name, 'institutions', locales) > 0 &&
    cueScore(behind, 'institutions', locales) === 0
  return isSubject ? { name, field: behind, note: '' } : { name: text, field, note: '' }
}

/** A degree and its subject have no more words. */
const LONGEST_DEGREE = 8

/** `B.S. Physics`: a degree and what it is in, no thesis and no grade. */
const beginsWithDegree = (text: string, locales: readonly Locale[]) =>
  text.split(/\s+/).length <= LONGEST_DEGREE &&
  !isStudyNote(text.replace(/^\S+\s+/u, '')) &&
  !labelled(text) &&
  cueMatches(text, 'degrees', locales).some(({ from }) => from === 0) &&
  degreeScore(text, locales) > 0

/** What a town may be called that no list has. */
const TOWN = /^\p{Lu}\p{Ll}+$/u
const BEFORE_TOWN = /^([^,،]+?)\s*[,،]\s*(\p{Lu}\p{Ll}+)$/u

/** True for a degree that says what it is in: `BSc Biology`, `Bachelor in Biology`. */
function namesSubject(degree: string, locales: readonly Locale[]): boolean {
  const [cue] = cueMatches(degree, 'degrees', locales)
  return cue?.from === 0 && /^(?!\s*(?:of|,)\s).*\p{L}{3}/u.test(degree.slice(cue.to))
}

/** `Brackwater University – Morley`: one word behind the school that says nothing of a study. */
const isUnknownTown = ({ first, second, place }: Pair, locales: readonly Locale[]) =>
  place === '' &&
  TOWN.test(first) &&
  cueScore(second, 'institutions', locales) >= SURE &&
  degreeScore(first, locales) === 0

/** Where the head has no degree, a short line of the details that surely is one. */
function degreeBelow(entry: Entry, pair: Pair, locales: readonly Locale[]): Line | undefined {
  const [next] = entry.details
  const isSubjectAbove = pair.first !== '' && degreeScore(pair.first, locales) <= 0
  // the subject stands in the head, and the degree right below it
  if (isSubjectAbove && next && !next.bullet && !dateIn(next.text) && !isProse(next.text))
    if (beginsWithDegree(next.text, locales)) return next
  if (pair.first !== '' && !isUnknownTown(pair, locales)) return undefined
  const lines = entry.details.filter(
    ({ text, cells }) => cells.length === 1 && !isProse(text) && !dateIn(text),
  )
  return (
    lines.find(({ text }) => degreeScore(text, locales) >= SURE) ??
    lines.find(({ text }) => beginsWithDegree(text, locales))
  )
}

function educationOf(printed: Entry, read: Pair, locales: readonly Locale[]): Education {
  const below = degreeBelow(printed, read, locales)
  const entry = below
    ? { ...printed, details: printed.details.filter((line) => line !== below) }
    : printed
  const above = isUnknownTown(read, locales)
    ? { place: read.first }
    : { extra: [read.first, ...read.extra].filter(Boolean) }
  const named = below ? { ...read, ...above, first: below.text } : withName(read, locales)
  const pair = withSchool(withoutNotes(named), locales)
  const printedDegree = splitDegree(pair.first, locales)
  const isField = isFaculty(printedDegree.degree, locales)
  // 물빛대학교 컴퓨터공학과 학사: behind the subject
  const further = isField
    ? pair.extra.find(
        (text) =>
          !/[(（]/u.test(text) && !isStudyStatus(text) && degreeScore(text, locales) >= SURE,
      )
    : undefined
  const degree = isField ? (further ?? '') : printedDegree.degree
  const field = isField ? pair.first : printedDegree.field
  const labelledField =
    entry.pieces.find(({ label }) => label?.kinds.includes('field'))?.label?.value ?? ''
  const extra = pair.extra
    .flatMap(partsOfGraded)
    .filter((text) => text !== further && (!labelledField || !text.includes(labelledField)))
  // a third phrase of the head that is no place is the subject: 浙江大学 | 硕士 | 计算机
  const third = extra.find((text) => !isStudyNote(text) && !/^[(（]/u.test(text))
  const isSubject = !labelledField && !field && pair.first && third && !/\d/.test(third)
  if (isSubject) extra.splice(extra.indexOf(third), 1)
  const subject = labelledField || field || (isSubject ? third : '')
  // `BSc Biology – Brackwater University, Morley`: the degree says what it is in
  const isSaid = !labelledField && pair.place === '' && namesSubject(degree, locales)
  const [, name = pair.second, behind = ''] = (isSaid && BEFORE_TOWN.exec(pair.second)) || []
  const found = splitSchool(name, subject, locales)
  const isTown = isSaid && TOWN.test(found.field) && found.field !== field
  const town = behind || (isTown ? found.field : '')
  const school = isTown ? { ...found, field: '' } : found
  // `**Diploma** in **Milling**`, set in two types: whole, as printed
  const [whole, rest] =
    OPEN_DEGREE.test(degree) && school.field
      ? [`${degree} ${school.field}`, '']
      : [degree, school.field]
  if (school.note) extra.unshift(school.note)
  if (printedDegree.note) extra.unshift(printedDegree.note)
  return {
    institution: school.name,
    degree: whole,
    field: rest,
    location: pair.place || town,
    start: entry.span?.start ?? '',
    end: entry.span?.end ?? '',
    details: richTextWith(extra, entry.details),
  }
}

/** A degree behind which its subject must follow. */
const OPEN_DEGREE = /\s(?:in|of|en|de|di|im|في)$/iu

/** `Mechanical Engineering (GPA 4.8/5.0)`: a subject and its grade. */
function partsOfGraded(text: string): string[] {
  const [, subject = '', note = ''] =
    /^(.{3,}?)\s*[(（]([^()（）]*\d[^()（）]*)[)）]$/u.exec(text) ?? []
  return isStudyNote(note) && !isStudyNote(subject) ? [subject, note] : [text]
}

/** A study of which forms ask the school, the degree or the subject among the personal data. */
export function studyOf({
  institution = '',
  degree = '',
  field = '',
}: {
  institution?: string
  degree?: string
  field?: string
}): Education | null {
  if (!institution && !degree && !field) return null
  const { text, place } = splitPlace(institution)
  const [name = '', ...behind] = text.split(/\s*[,،，]\s*/u)
  return {
    institution: name,
    degree,
    field,
    location: [...behind, place].filter(Boolean).join(', '),
    start: '',
    end: '',
    details: emptyRichText(),
  }
}

/** The studies of a section. */
export function readEducation(
  lines: readonly Line[],
  locales: readonly Locale[],
  page: Page,
): Education[] {
  const score = (text: string) => degreeScore(text, locales)
  const holds = (text: string) => (splitPair(text, { score, locales }) ? 2 : 1)
  const names = (text: string) => Math.abs(score(text))
  const kindOf = (text: string) => (names(text) >= SURE ? Math.sign(score(text)) : 0)
  const entries =
    eventEntries(lines, 'education', locales) ??
    splitEntries(
      lines,
      { needed: 2, lead: 'institution', holds, names, kindOf, isNote: isStudyNote },
      page,
    )
  const pairs = assignPair(entries, {
    score,
    labels: { first: ['degree'], second: ['institution', 'company'] },
    firstByDefault: 'second',
    locales,
    isNote: isStudyNote,
    names: false,
  })
  return entries.map((entry, at) => educationOf(entry, pairs[at]!, locales))
}
