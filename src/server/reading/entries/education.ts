/** A study's head names a school and a degree in either order, with a subject behind the degree. */
import type { Locale } from '#contract/locales.ts'
import type { Education } from '#contract/resume.ts'
import type { Line } from '../document.ts'
import { guessDegree } from '../lexicon/learned/guess.ts'
import { cueMatches, cueScore } from '../lexicon/cues.ts'
import { labelKinds, labelled } from '../lexicon/labels.ts'
import { remembered } from '../lexicon/remember.ts'
import { isPlace } from '../lexicon/places.ts'
import { splitEntries, type Entry } from './segmentation.ts'
import type { Page } from './rows.ts'
import { isProse } from '../fields/prose.ts'
import { dateIn } from './head-dates.ts'
import { eventEntries } from './event-rows.ts'
import { withoutVerb } from './leads.ts'
import { assignPair, withoutStop, type Pair } from './slots.ts'
import {
  schoolBelow,
  splitDegree,
  splitSchool,
  withName,
  withoutNotes,
  withSchool,
  withSchoolBefore,
  withSchoolBehind,
} from './study-names.ts'
import { isStudyNote, isStudyStatus } from './study-notes.ts'
import { degreeScore, endsInDepartment, isFaculty, isTownName, splitPair } from './pair-words.ts'
import { richTextWith } from '../fields/rich.ts'
import { hasNoSubjects, withLevels } from './school-levels.ts'

/** A degree's own words leave no doubt from here on. */
const SURE = 3

/** A degree and its subject have no more words. */
const LONGEST_DEGREE = 8

/** `B.S. Physics`: a degree and what it is in, no thesis and no grade. */
const beginsWithDegree = (text: string, locales: readonly Locale[]) =>
  text.split(/\s+/).length <= LONGEST_DEGREE &&
  !isStudyNote(text.replace(/^\S+\s+/u, '')) &&
  !labelled(text) &&
  cueMatches(text, 'degrees', locales).some(({ from }) => from === 0) &&
  degreeScore(text, locales) > 0

/** What a town may be called that no list has, and `Traralgon VIC`, `Puerto Princesa City`. */
const TOWN = /^\p{Lu}\p{Ll}+$/u
const TOWN_OF_REGION = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2} (?:City|\p{Lu}{2,3})$/u
const BEFORE_TOWN = /^([^,،]+?)\s*[,،]\s*(\p{Lu}\p{Ll}+)$/u

/** True for a degree that says what it is in: `BSc Biology`, `Bachelor in Biology`. */
function namesSubject(degree: string, locales: readonly Locale[]): boolean {
  const [cue] = cueMatches(degree, 'degrees', locales)
    .filter(({ from }) => from === 0)
    .toSorted((a, b) => b.to - a.to)
  return cue !== undefined && /^(?!\s*(?:of|,)\s).*\p{L}{3}/u.test(degree.slice(cue.to))
}

/** `Brackwater University – Morley`: one word behind the school that says nothing of a study. */
const isUnknownTown = ({ first, second, place }: Pair, locales: readonly Locale[]) =>
  place === '' &&
  TOWN.test(first) &&
  cueScore(second, 'institutions', locales) >= SURE &&
  degreeScore(first, locales) === 0

/** `Celle – Realschulabschluss` behind the comma of its school. */
function withoutTown(degree: string, locales: readonly Locale[]): string {
  const [, town = '', rest = ''] = /^(\p{Lu}\p{Ll}+)\s[–—-]\s(.+)$/u.exec(degree) ?? []
  const isTown = town !== '' && cueScore(town, 'degrees', locales) === 0
  return isTown && degreeScore(rest, locales) >= SURE ? rest : degree
}

/** Where the head has no degree, a short line of the details that surely is one. */
function degreeBelow(entry: Entry, pair: Pair, locales: readonly Locale[]): Line | undefined {
  const [next] = entry.details
  const isSubjectAbove = pair.first !== '' && degreeScore(pair.first, locales) <= 0
  // the subject stands in the head, and the degree right below it
  if (isSubjectAbove && next && !next.bullet && !dateIn(next.text) && !isProse(next.text))
    if (beginsWithDegree(next.text, locales)) return next
  if (pair.first !== '' && !isUnknownTown(pair, locales)) return undefined
  const lines = entry.details.filter(
    ({ text, cells }) => cells.length === 1 && !isProse(withoutStop(text)) && !dateIn(text),
  )
  return (
    lines.find(({ text }) => degreeScore(text, locales) >= SURE) ??
    lines.find(({ text }) => beginsWithDegree(text, locales))
  )
}

/**
 * @param withTowns the section prints towns behind its schools
 */
function educationOf(
  printed: Entry,
  named: Pair,
  locales: readonly Locale[],
  withTowns: boolean,
): Education {
  const inColumn =
    printed.pieces.find(({ label }) => label?.kinds.includes('field'))?.label?.value ?? ''
  // 간호학과 (학사) in the column of subjects
  const columned = splitDegree(inColumn, locales)
  const isBoth = columned.field !== '' && degreeScore(columned.degree, locales) >= SURE
  const labelledField = isBoth ? columned.field : inColumn
  // 小学教育 below 专业 is no school
  const read = { ...named, extra: named.extra.filter((text) => text !== inColumn) }
  const below = degreeBelow(printed, read, locales)
  const entry = below
    ? { ...printed, details: printed.details.filter((line) => line !== below) }
    : printed
  const above = isUnknownTown(read, locales)
    ? { place: read.first }
    : { extra: [read.first, ...read.extra].filter(Boolean) }
  const isBare =
    !below &&
    isUnknownTown(read, locales) &&
    entry.head.some(({ text }) => /^\s*[,،–-]/u.test(textBehind(text, read.second))) &&
    cueScore(read.first, 'degrees', locales) === 0 &&
    hasNoSubjects(read.second, locales)
  const told = below
    ? { ...read, ...above, first: withoutStop(below.text) }
    : isBare
      ? { ...read, first: '', place: read.first }
      : withSchoolBefore(withName(read, locales), locales)
  const pair = withSchool(withSchoolBehind(withoutNotes(told), locales), locales)
  const parted = splitDegree(withoutTown(pair.first, locales), locales)
  // `Kiel (Bachelor of Arts)`, behind the comma of its school
  const printedTown = isPlace(parted.field) ? parted.field : ''
  const printedDegree = printedTown ? { ...parted, field: '' } : parted
  const isField = isFaculty(printedDegree.degree, locales)
  // 물빛대학교 컴퓨터공학과 학사: behind the subject
  const further = isField
    ? pair.extra.find(
        (text) =>
          !/[(（]/u.test(text) && !isStudyStatus(text) && degreeScore(text, locales) >= SURE,
      )
    : undefined
  const degree =
    (isField ? (further ?? '') : printedDegree.degree) || (isBoth ? columned.degree : '')
  const [field = '', ...grades] = partsOfGraded(isField ? pair.first : printedDegree.field)
  const extra = [...grades, ...pair.extra.flatMap(partsOfGraded)].filter(
    (text) => text !== further && (!labelledField || !text.includes(labelledField)),
  )
  // a third phrase of the head that is no place is the subject: 浙江大学 | 硕士 | 计算机
  const third = extra.find(
    (text) => !isStudyNote(text) && !/^[(（]/u.test(text) && !labelKinds(text).includes('level'),
  )
  const isSubject = !labelledField && !field && pair.first && third && !/\d/.test(third)
  if (isSubject) extra.splice(extra.indexOf(third), 1)
  const subject = labelledField || field || (isSubject ? third : '')
  // `BSc Biology – Brackwater University, Morley`: the degree says what it is in
  const isSaid = !labelledField && pair.place === '' && namesSubject(degree, locales)
  const [, name = pair.second, behind = ''] = (isSaid && BEFORE_TOWN.exec(pair.second)) || []
  const found = splitSchool(name, subject, locales)
  const isTown =
    found.field !== field &&
    found.field !== labelledField &&
    (isPlace(found.field) ||
      (isSaid && TOWN.test(found.field)) ||
      TOWN_OF_REGION.test(found.field) ||
      (isTownName(found.field) && hasNoSubjects(found.name, locales)) ||
      (withTowns && pair.place === '' && degree !== '' && isTownName(found.field)))
  const town = behind || printedTown || (isTown ? found.field : '')
  const school = isTown ? { ...found, field: '' } : found
  // `**Diploma** in **Milling**`, set in two types: whole, as printed
  const [whole, rest] =
    OPEN_DEGREE.test(degree) && school.field
      ? [`${degree} ${school.field}`, '']
      : [degree, school.field]
  if (labelledField && field && !labelledField.includes(field)) extra.unshift(field)
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

/** `Patil Polytechnic, Pune`: a known town right behind the comma of its school. */
const printsTown = ({ head }: Entry, { second, place }: Pair) =>
  second !== '' &&
  isPlace(place.split(',')[0]!) &&
  head.some(({ text }) => /^\s*[,،，]/u.test(textBehind(text, second)) && text.includes(place))

/** What stands behind a part of a text; nothing where it has no such part. */
const textBehind = (text: string, part: string) =>
  text.includes(part) ? text.slice(text.indexOf(part) + part.length) : ''

/** The studies of a section. */
export function readEducation(
  section: readonly Line[],
  locales: readonly Locale[],
  page: Page,
): Education[] {
  const score = remembered((text) => degreeScore(text, locales))
  const holds = (text: string) => (splitPair(text, { score, locales }) ? 2 : 1)
  const names = (text: string) => Math.abs(score(text))
  const kindOf = (printed: string) => {
    const text = withoutVerb(printed, { locales })
    return names(text) >= SURE || (score(text) < 0 && hasNoSubjects(text, locales))
      ? Math.sign(score(text))
      : 0
  }
  const lines = withLevels(section, locales)
  const entries =
    eventEntries(lines, 'education', locales) ??
    splitEntries(
      lines,
      { needed: 2, lead: 'institution', holds, names, kindOf, isNote: isStudyNote },
      page,
    )
  const pairs = assignPair(entries, {
    score,
    guess: (text) => (endsInDepartment(text) || isFaculty(text, locales) ? 0 : guessDegree(text)),
    labels: { first: ['degree'], second: ['institution', 'company', 'name'] },
    firstByDefault: 'second',
    locales,
    isNote: isStudyNote,
    names: false,
  })
  const withTowns = entries.some((entry, at) => printsTown(entry, pairs[at]!))
  const named = entries.map((entry, at) => schoolBelow(entry, pairs[at]!, locales))
  const studies = named.map(({ entry, pair }) => educationOf(entry, pair, locales, withTowns))
  return studies.map((study, at) => inSchool(study, at, studies, entries, locales))
}

/** A further degree below a school that stands above the first one: it is of that school too. */
function inSchool(
  study: Education,
  at: number,
  studies: readonly Education[],
  entries: readonly Entry[],
  locales: readonly Locale[],
): Education {
  const score = (text: string) => degreeScore(text, locales)
  // `Bachelor of Arts, History`: what is no school by its words is the subject
  const isSchool = (text: string) =>
    score(text) < 0 || cueScore(text, 'institutions', locales) >= SURE
  const isNamed = study.institution !== '' && (study.field !== '' || isSchool(study.institution))
  if (isNamed || score(study.degree) < SURE) return study
  const above = entries
    .slice(0, at)
    .findLastIndex(({ head: [first, ...others] }) => others.length > 0 && isSchool(first!.text))
  const school = studies[above]
  // no other school stands between them
  const isNext = studies.slice(above + 1, at).every(({ institution }) => !isSchool(institution))
  return school && isNext
    ? { ...study, institution: school.institution, field: study.field || study.institution }
    : study
}
