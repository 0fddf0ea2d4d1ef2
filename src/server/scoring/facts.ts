import type { DocumentFacts } from '#contract/analysis.ts'
import { LOCALES, type Locale } from '#contract/locales.ts'
import type { Education, Project, Resume, Work } from '#contract/resume.ts'
import { richTextLines, richTextOf, type RichText } from '#contract/rich-text.ts'
import { isBreak } from '#server/reading/lexicon/cues.ts'
import { monthsCovered, type Today } from './dates.ts'
import {
  entriesOf,
  joined,
  namedSections,
  volunteeringOf,
  type Entry,
  type Lines,
} from './entries.ts'
import { NO_DOUBTS, type Doubts } from './doubts.ts'
import { countsProjects } from './experience.ts'
import { languageOf, type Language } from './language.ts'
import { tellsYears } from './figures.ts'
import { lengthOf } from './length.ts'
import { EXPIRING_TEST } from './lexicon/level-words.ts'
import { isCertified } from './lexicon/named-skills.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { isConsent } from './line-kinds.ts'
import { readLines, type Line, type WordingReader } from './lines.ts'
import { remembering } from './memory.ts'
import { ordersIn, type Order } from './orders.ts'
import { factsNamed, ownSentences, summaryOf, type OwnSentence, type Summary } from './own-text.ts'
import type { Phone } from './phone.ts'
import { readSkills, type Skill } from './skills.ts'
import { misspelt, type MisspeltWord } from './misspelt.ts'

/** Everything the rules look at, computed once for a resume. */
export interface Facts {
  resume: Resume
  document: DocumentFacts
  doubts: Doubts
  today: Today
  /** The language of the resume; null when it is none of ours. */
  locale: Locale | null
  lexicon: Lexicon | null
  work: Entry<Work>[]
  projects: Entry<Project>[]
  /** What was done, for an employer or not: projects count where there is hardly any work. */
  experience: Entry<Work | Project>[]
  /** Lines that tell what was done, wherever: posts, projects, sections that the person named. */
  told: Line[]
  education: Entry<Education>[]
  skills: Skill[]
  phone: Phone
  summary: Summary
  /** Sentences about oneself anywhere: self-evaluation, strengths, objective. */
  ownSentences: OwnSentence[]
  /** Lines that address software; no other rule sees them. */
  instructions: Line[]
  /** The same in short fields: a skill, a headline, a title. */
  orders: Order[]
  /** Lines of all sections but these. */
  allLines: Line[]
  /** A result that is told, but not under what was done: in the profile, among awards, unplaced. */
  resultElsewhere: Line | null
  /** Misspelt words of these lines; where the language has no dictionary, names of tools only. */
  misspelt: MisspeltWord[]
  monthsOfWork: number
  /** False when a role has no date, so that the months above say too little. */
  monthsKnown: boolean
  /** Length of the person's own text in English words; names of people and places left out. */
  size: number
  /** The same in the language's own unit, for messages. */
  printedSize: { count: number; unit: 'words' | 'characters' }
}

/** Prepares facts for one resume and for the changed copies that fixes make of it. */
export function factsReader(
  document: DocumentFacts,
  today: Today,
  doubts: Doubts = NO_DOUBTS,
): (resume: Resume) => Facts {
  const language = remembering(languageOf)
  const known = new WeakMap<RichText, Line[]>()
  return (resume) => factsOf(resume, { document, today, doubts }, language(resume.locale), known)
}

/** True for a time in which somebody did no work: service, care, looking for work. */
export const isAway = ({ title, company }: Work): boolean => isBreak(title || company, LOCALES)

const ADDRESS_ALONE = /^\s*(?:https?:\/\/|www\.)\S+\s*$/u

/** A change leaves most texts as they are, so their lines need not be read again. */
function linesOnce(known: WeakMap<RichText, Line[]>, wording: WordingReader): Lines {
  return (text, at) => {
    const before = known.get(text)
    if (before && before.every((line) => line.at === at)) return before
    const lines = readLines(text, at, wording)
    known.set(text, lines)
    return lines
  }
}

function factsOf(
  resume: Resume,
  given: Pick<Facts, 'document' | 'today' | 'doubts'>,
  language: Language,
  known: WeakMap<RichText, Line[]>,
): Facts {
  const { today } = given
  const { locale, lexicon, wording, instruction } = language
  const instructions: Line[] = []
  const linesIn = linesOnce(known, wording)
  // An address on a line of its own says nothing about the wording.
  const printed: Lines = (text, at) =>
    linesIn(text, at).filter((line) => !ADDRESS_ALONE.test(line.text) && !isConsent(line.text))
  const lines: Lines = (text, at) =>
    printed(text, at).filter((line) => {
      if (!instruction(line.text)) return true
      instructions.push(line)
      return false
    })
  const roles = entriesOf('work', resume.work, lines, ({ title, company }) =>
    joined(title, company),
  )
  // Of a time without work nobody is asked what was done in it.
  const work = roles.map((role) => (isAway(role.value) ? { ...role, lines: [] } : role))
  const projects = entriesOf('projects', resume.projects, lines, ({ name, role }) => name || role)
  const education = entriesOf(
    'education',
    resume.education,
    lines,
    ({ degree, institution, field }) => joined(degree, institution) || field,
  )
  const introduced = lines(resume.selfEvaluation, 'selfEvaluation')
  const offered = [
    // a declaration that ends the page introduces nobody
    ...(isDeclaration(resume) ? [] : introduced),
    ...lines(resume.advantage, 'advantage'),
  ]
  const own = [...offered, ...lines(resume.expectations.notes, 'expectations.notes')]
  const allLines = [
    ...own,
    ...[...work, ...projects, ...education].flatMap((entry) => entry.all),
    ...entriesOf('awards', resume.awards, lines, () => '').flatMap((entry) => entry.all),
    ...entriesOf('other', resume.other, lines, () => '').flatMap((entry) => entry.all),
    ...resume.other.flatMap(({ entries }, index) =>
      entriesOf(`other.${index}.entries`, entries, lines, () => '').flatMap((entry) => entry.lines),
    ),
  ]
  const shownIn = [
    ...work.map(({ value }) => value.title),
    ...projects.map(({ value }) => joined(value.name, value.role)),
    ...[...work, ...projects].flatMap((entry) => entry.all.map(({ text }) => text)),
    // what a profile claims is shown by nothing but, before the first role, itself
    ...(work.length + projects.length === 0 ? offered.map(({ text }) => text) : []),
  ]
  // “Head coach, 40 pupils admitted to university”: a title may tell it
  const named = work.flatMap(({ value, at }) =>
    linesIn(
      richTextOf([{ text: joined(value.title, value.company), bullet: false }]),
      `${at}.title`,
    ),
  )
  const orders = ordersIn(resume, instruction)
  const hidden = new Set(orders.map(({ at }) => at))
  const skills = readSkills(resume, shownIn.join('\n'), lexicon).filter(
    ({ group, index }) => !hidden.has(`skills.${group}.items.${index}`),
  )
  const sentences = ownSentences(own, factsNamed(resume, skills, lexicon), language)
  const monthsOfWork = monthsCovered(
    resume.work.filter(({ start }) => start !== ''),
    today,
  )
  const unpaid = work.length + projects.length === 0 ? volunteeringOf(resume, lines) : []
  const isShared = countsProjects(resume, work, monthsOfWork, today)
  const experience = unpaid.length > 0 ? unpaid : isShared ? [...work, ...projects] : work
  const told = [
    ...[...work, ...projects, ...unpaid].flatMap((entry) => entry.lines),
    ...namedSections(resume, printed).filter((line) => !instruction(line.text)),
  ]
  return {
    resume,
    ...given,
    locale,
    lexicon,
    work,
    projects,
    experience,
    told,
    education,
    skills,
    phone: language.phone(resume.basics.phone, resume.basics.location),
    summary: summaryOf(own, sentences, resume.locale),
    ownSentences: sentences,
    instructions,
    orders,
    allLines,
    resultElsewhere: resultOutside(experience, [...allLines, ...named], resume),
    misspelt: misspelt(resume, allLines, language, given.doubts.lines),
    monthsOfWork,
    monthsKnown: resume.work.every(({ start, end }) => start !== '' || end !== ''),
    ...sizeOf(allLines, skills, lexicon),
  }
}

/** True for what a text about oneself says, which nothing beside it backs. */
export const isClaimed = ({ at }: Line): boolean =>
  /^(?:selfEvaluation|advantage|expectations)/u.test(at)

/** Authors of a paper, initials before their names or after them. */
const AUTHORS =
  /(?:\p{Lu}\.\s?\p{Lu}\p{L}+,\s?){2,}|(?:\p{Lu}\p{L}+,\s?\p{Lu}\.,?\s?){2,}|\bet al\b/u
/** What a student won belongs to no role. */
const AT_SCHOOL =
  /scholarship|dean['’]s list|honor roll|stipendi|bourse|beca(?!\p{L})|borsa di studio|burs(?:u|lu)|منحة دراسية|học bổng|sinh viên|奨学|장학|奖学金|三好学生|优秀毕业生|优秀学生/iu
/** English words from which a line tells a result; fewer are a heading. */
const RESULT_WORDS = 3

/** The first result in a line that belongs to no role. */
function resultOutside(
  experience: readonly Entry<unknown>[],
  lines: readonly Line[],
  { other }: Resume,
): Line | null {
  const told = new Set(experience.flatMap(({ all }) => all))
  const papers = other.flatMap(({ kind }, index) =>
    kind === 'publications' ? [`other.${index}.`] : [],
  )
  const outside = lines.filter(
    (line) =>
      line.outcome &&
      // what somebody means to do is no result yet
      !line.at.startsWith('expectations') &&
      !told.has(line) &&
      line.length.words >= RESULT_WORDS &&
      !papers.some((path) => line.at.startsWith(path)) &&
      !AUTHORS.test(line.text) &&
      !AT_SCHOOL.test(line.text) &&
      !EXPIRING_TEST.test(line.text) &&
      !isCertified(line.text) &&
      !(isClaimed(line) && tellsYears(line.text)),
  )
  // A list of achievements before what a profile claims.
  return outside.find((line) => !isClaimed(line)) ?? outside[0] ?? null
}

function sizeOf(
  lines: readonly Line[],
  skills: readonly Skill[],
  lexicon: Lexicon | null,
): Pick<Facts, 'size' | 'printedSize'> {
  const skillLengths = skills.map(({ text }) => lengthOf(text, lexicon))
  const lengths = [...lines.map((line) => line.length), ...skillLengths]
  const unit = lexicon?.unit ?? 'words'
  const ofUnit = lengths.filter((length) => length.unit === unit)
  return {
    size: lengths.reduce((sum, { words }) => sum + words, 0),
    printedSize: { unit, count: ofUnit.reduce((sum, { count }) => sum + count, 0) },
  }
}

/** Entries and lines, the measure of whether there is anything to judge. */
export function substanceOf({ resume, allLines }: Facts): number {
  const { work, projects, education, skills, languages, awards } = resume
  const entries = [work, projects, education, skills, languages, awards]
  return entries.reduce((sum, list) => sum + list.length, allLines.length)
}

/** True for a self-evaluation that is what every resume of a market declares. */
const isDeclaration = ({ selfEvaluation }: Resume): boolean =>
  isConsent(richTextLines(selfEvaluation)[0]?.text ?? '')
