/** Searches the printed text of a document for what a reading of it misses. */
import { LOCALES } from '#contract/locales.ts'
import type { Education, Resume, Work } from '#contract/resume.ts'
import { richTextLines } from '#contract/rich-text.ts'
import type { RuleId } from '#contract/rubric.ts'
import { cueScore, type CueList } from '#server/reading/lexicon/cues.ts'
import { isPersonalNote } from '#server/reading/fields/personal-notes.ts'
import {
  compositeKinds,
  headingKind,
  isDocumentTitle,
  qualifiedKind,
} from '#server/reading/lexicon/headings.ts'
import { labelInFront, labelKinds, labelled } from '#server/reading/lexicon/labels.ts'
import type { LabelKind } from '#server/reading/lexicon/types.ts'
import { namesLanguage } from '#server/reading/lexicon/language-names.ts'
import type { SectionKind } from '#server/reading/lexicon/types.ts'
import {
  ADDRESS_LABEL,
  CERTIFICATES,
  COMPUTING,
  DEGREE_WORDS,
  ENTERED,
  SECTION_WORDS,
} from './lexicon/section-words.ts'
import { EMPTY_VALUE } from './lexicon/template-words.ts'
import { lengthOf } from './length.ts'
import { isTableHead } from './line-kinds.ts'
import { isKeywords } from './own-text.ts'
import { EMAIL, firstMatch, phoneIn } from './printed-contact.ts'
import { nameIn } from './printed-name.ts'
import { lostPeriod, yearsIn } from './printed-periods.ts'
import { LISTED, placeIn } from './printed-places.ts'

/** Longer lines announce nothing. */
const HEADING_LETTERS = 60
const HEADING_PARTS = 5
/** True for a cell that holds a heading and nothing beside it. */
function isHeadingAlone(cell: string, words: RegExp): boolean {
  return words.test(cell) && !/[\s,、:：]/u.test(cell.trim())
}

/** A heading of the section stands alone on its line, as the reader knows it or nearly. */
function headingIn(lines: readonly string[], words: RegExp, kind: SectionKind): string | null {
  return (
    lines.find((line) => {
      // 履 歴 書 heads the whole, and no section of it.
      if (isDocumentTitle(line)) return false
      // Two columns side by side: the heading is a cell of its own.
      const cells = line.split('\t').map((cell) => cell.toLowerCase().trim())
      if (cells.length > 1 && cells.some((cell) => isHeadingAlone(cell, words))) return true
      if (line.length >= HEADING_LETTERS) return false
      if (words.test(line.toLowerCase().trim())) return true
      // A table row or a list of tools only begins like one.
      if (line.split(/[\s,、]+/u).length > HEADING_PARTS || line.includes('\t')) return false
      if (/[.。]$/u.test(line)) return false
      const known = headingKind(line, LOCALES)
      if (known) return known === kind
      if (compositeKinds(line, LOCALES).includes(kind)) return true
      // “Professional profile: …” and “Desired work: full time” may be anything.
      const isLabel = /[:：]\s*\S/u.test(line)
      // “Software architect” is what somebody is, “… software (Java)” the rest of a sentence.
      const isTitle = cueScore(line, 'titles', LOCALES) >= SURE_CUE
      const isRest = /^\p{Ll}/u.test(line)
      const mayHead = kind !== 'summary' && !isLabel && !isTitle && !isRest
      return mayHead && qualifiedKind(line, LOCALES) === kind
    }) ?? null
  )
}

/** An address at a university is where somebody lives; the licence of a program is called a degree in Turkish. */
const isNoContact = (line: string): boolean =>
  !EMAIL.test(line) && !ADDRESS_LABEL.test(line) && !/(?:MIT|BSD|GPL|Apache)\s?lisans/iu.test(line)

/** Years that say how long, of this century or the last. */
const PERIOD = /(?:19|20)\p{Nd}{2}[^\p{Nd}]{1,12}(?:(?:19|20)\p{Nd}{2}|\p{L}{3,})/u
/** Points of a cue from which a phrase is believed to be of its kind. */
const SURE_CUE = 3

/** A line with a job title and a period, which no school has. */
function roleIn(lines: readonly string[]): string | null {
  return (
    lines.find((line) => {
      const head = line.replace(PERIOD, ' ').replaceAll(/[\p{Nd}./–—-]+/gu, ' ')
      return (
        PERIOD.test(line) &&
        !DEGREE_WORDS.test(line) &&
        cueScore(head, 'titles', LOCALES) >= SURE_CUE
      )
    }) ?? null
  )
}
/** Lines at the top in which a name and contact stand. */
export const HEAD = 14

type Search = (lines: readonly string[], resume: Resume) => string | null

/** What is printed and stands nowhere in the resume. */
function unread(lines: readonly string[], resume: Resume): string[] {
  const placed = textOf(resume)
  return lines.filter((line) => !placed.includes(line))
}

/** True where a heading announces what somebody did unpaid: 社会活動, Volunteering, Aktiviteler. */
export const hasVolunteering = (lines: readonly string[]): boolean =>
  lines.some((line) => line.length < HEADING_LETTERS && headingKind(line, LOCALES) === 'volunteer')

/** “Computing: LaTeX, SQL” or a row of a table: a label of skills, and what it names. */
function skillsRow(lines: readonly string[]): string | null {
  return (
    lines.find((line) => {
      const [label = '', after = ''] = line.split(/\s*[:：\t]\s*/u)
      const plain = label.toLowerCase().trim()
      const isLabel = COMPUTING.test(plain) || headingKind(label, LOCALES) === 'skills'
      return isLabel && /\p{L}/u.test(after)
    }) ?? null
  )
}

/** Lines without what heads personal data: `PROFILE` above 姓名：…. */
const withoutPersonal = (lines: readonly string[]): string[] =>
  lines.filter((_, at) => {
    const below = lines[at + 1] ?? ''
    const isFact = labelled(below)?.kinds.length || labelInFront(below)
    return !isFact && !EMAIL.test(below) && !EMPTY_VALUE.test(below) && phoneIn([below]) === null
  })

/** A heading of schools and posts, 学歴・職歴, says nothing of posts once schools were read below it. */
const isOfSchools = (line: string): boolean => {
  const kinds = new Set(line.split('\t').flatMap((cell) => compositeKinds(cell, LOCALES)))
  return kinds.has('education') && kinds.has('work')
}

function workIn(lines: readonly string[], { education }: Resume): string | null {
  const heads = education.length > 0 ? lines.filter((line) => !isOfSchools(line)) : lines
  return headingIn(heads, SECTION_WORDS.work, 'work') ?? roleIn(lines) ?? firstMatch(lines, ENTERED)
}

/** How the printed text is searched for what a rule misses. */
export const SEARCHES: Partial<Record<RuleId, Search>> = {
  'personal.name': (lines, resume) => nameIn(lines.slice(0, HEAD), resume.basics, textOf(resume)),
  'personal.reachable': (lines) => firstMatch(lines, EMAIL) ?? phoneIn(lines),
  'personal.email': (lines) => firstMatch(lines, EMAIL),
  'personal.phone': phoneIn,
  'personal.location': (lines, resume) => {
    const taken = [...resume.work, ...resume.education].map((entry) =>
      'company' in entry ? entry.company : entry.institution,
    )
    const named = taken.filter((name) => name !== '')
    // A section without a heading is what the reader could not place.
    const other = resume.other.filter(({ title }) => title !== '')
    const open = new Set(unread(lines.slice(0, HEAD), { ...resume, other }))
    return placeIn(lines, { head: HEAD, open, isTheirs: (line) => names(line, named) })
  },
  // Certificates that were read hide no skills.
  'strengths.count': (lines, { awards, skills, education, work }) =>
    skills.length > 0
      ? null
      : (headingIn(
          lines.filter(
            (line) =>
              (awards.length === 0 || !CERTIFICATES.test(line)) &&
              // `Spanish (reading knowledge)` is no heading
              !namesLanguage(line) &&
              // `Ingeniería Informática de Oviedo`, the second line of a school's name
              !textOf([...education, ...work]).includes(line),
          ),
          SECTION_WORDS.skills,
          'skills',
        ) ?? skillsRow(lines)),
  'education.present': (lines) =>
    headingIn(lines, SECTION_WORDS.education, 'education') ??
    firstMatch(lines.filter(isNoContact), DEGREE_WORDS),
  'work.present': (lines, resume) => workIn(lines, resume) ?? lostPeriod(lines, resume),
  // Projects are asked of whoever has no work yet, not of whoever has work that found no place.
  'projects.present': (lines, resume) =>
    headingIn(lines, SECTION_WORDS.projects, 'projects') ??
    (resume.work.length === 0 ? workIn(lines, resume) : null),
  // The heading of an objective that was read hides no profile, nor that of mere keywords.
  'summary.present': (lines, resume) =>
    resume.expectations.role !== '' ||
    richTextLines(resume.expectations.notes).length > 0 ||
    richTextLines(resume.selfEvaluation).some(({ text }) => isKeywords(text))
      ? null
      : (headingIn(withoutPersonal(lines), SECTION_WORDS.summary, 'summary') ??
        textAboutOneself(resume)),
  // The name of a job at the top, whatever the reader took it for.
  'personal.headline': (lines, { work }) =>
    lines
      .slice(0, HEAD)
      .find(
        (line) =>
          line.split(/\s+/u).length <= LISTED &&
          yearsIn(line).length === 0 &&
          headingKind(line, LOCALES) === null &&
          !work.some(({ title, company }) => names(line, [title, company].filter(Boolean))) &&
          cueScore(line, 'titles', LOCALES) >= SURE_CUE,
      ) ?? null,
}

/** English words from which a text about somebody is a profile by any name, one line a sentence. */
const PROFILE_WORDS = 28
const SENTENCE_WORDS = 7

/** Strengths in so many lines stand for a profile, whatever their length. */
const SEVERAL_STRENGTHS = 3

/** What stands for a profile under another heading: strengths in sentences, a text of its own. */
function textAboutOneself({ advantage, other }: Resume): string | null {
  // `Memberships` is what it is called
  const own = other
    .filter(({ kind, title }) => kind === 'custom' && headingKind(title, LOCALES) === null)
    .map(({ details }) => details)
  const strengths = richTextLines(advantage)
  if (strengths.length >= SEVERAL_STRENGTHS) return strengths[0]!.text
  const found = [advantage, ...own]
    .map((text) => richTextLines(text).map((line) => line.text))
    .find(
      (lines) =>
        lengthOf(lines.join(' '), null).words >= PROFILE_WORDS &&
        yearsIn(lines.join(' ')).length === 0 &&
        lines.some((line) => lengthOf(line, null).words > SENTENCE_WORDS),
    )
  return found?.[0] ?? null
}

const hasCue =
  (...lists: CueList[]) =>
  (line: string): boolean =>
    lists.some((list) => cueScore(line, list, LOCALES) > 0)

/** What a line beside an entry would hold, were the entry's missing part printed there. */
export const BESIDE_ENTRY: Partial<Record<RuleId, (line: string) => boolean>> = {
  'work.title': hasCue('titles'),
  'work.employer': hasCue('companies', 'institutions'),
  'work.start': (line) => yearsIn(line).length > 0,
  'education.institution': hasCue('institutions'),
  'education.degree': (line) => DEGREE_WORDS.test(line) || hasCue('degrees', 'faculties')(line),
  'education.field': hasCue('faculties', 'degrees'),
  'education.dates': (line) => yearsIn(line).length > 0 && !isOnPerson(line),
}
/** When somebody was born, and where, with a label or beside their sex: `籍贯/1987`, `佐倉/男/1987`. */
const isOnPerson = (line: string): boolean =>
  line
    .split(/[\t/／|｜:：]/u)
    .map((part) => part.trim())
    .some((part) => isPersonalNote(part) || labelKinds(part).some((kind) => BORN.has(kind)))
const BORN: ReadonlySet<LabelKind> = new Set(['birthDate', 'extra'])

/** Lines above and below an entry's own that still speak of it. */
const BEFORE_ENTRY = 1
const AFTER_ENTRY = 2

/** What an entry is recognised by: its fields that were read, details left out. */
function namesOfEntry(entry: Work | Education): string[] {
  const { details: _, start: _start, end: _end, location: _place, ...names } = entry
  return Object.values(names).flatMap((name) =>
    typeof name === 'string' && name !== '' ? [name] : [],
  )
}

const names = (line: string, list: readonly string[]): boolean =>
  list.some((name) => line.includes(name))

/**
 * The line in which, or beside which, an entry prints what it seems to miss; lines of other
 * entries speak of those.
 */
export function besideEntry(
  lines: readonly string[],
  { work, education }: Resume,
  rule: RuleId,
  entry: Work | Education,
): string | null {
  const holds = BESIDE_ENTRY[rule]
  if (!holds) return null
  const own = namesOfEntry(entry)
  const others = [...work, ...education].filter((other) => other !== entry).flatMap(namesOfEntry)
  const place = lines.findIndex((line) => names(line, own))
  if (place < 0) return null
  const around = lines
    .slice(Math.max(0, place - BEFORE_ENTRY), place + AFTER_ENTRY + 1)
    .filter((line) => !isTableHead(line) && (names(line, own) || !names(line, others)))
  // What was read is no evidence of what was not.
  const rest = (line: string): string =>
    own.reduce((text, name) => text.replaceAll(name, ' '), line).trim()
  // “Job description: …” tells what somebody did there.
  return (
    around.find((line) => !labelled(line)?.kinds.includes('duties') && holds(rest(line))) ?? null
  )
}

/** All text of a value, its parts joined by blanks. */
export const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : value && typeof value === 'object'
      ? Object.values(value).map(textOf).join(' ')
      : ''
