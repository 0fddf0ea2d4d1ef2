import type { FindingSection, SEVERITIES } from './analysis.ts'
import { LOCALES, type Locale } from './locales.ts'
import type { SourceId } from './rubric-sources.ts'

/** Stamped on every report; raise it whenever a number of an unchanged resume may change. */
export const RUBRIC_VERSION = '2.1.0'

/** Versions with what changed for somebody's score, the newest first: keys of the group `changes`. */
export const RUBRIC_CHANGES = [
  { version: '2.1.0', date: '2026-11-22', key: 'v210' },
  { version: '2.0.0', date: '2026-11-22', key: 'v200' },
  { version: '1.2.0', date: '2026-11-21', key: 'v120' },
  { version: '1.0.0', date: '2026-11-20', key: 'v100' },
] as const

/** What each section is worth; sections that do not apply leave the denominator. */
export const SECTION_WEIGHTS: Record<FindingSection, number> = {
  personalInformation: 9,
  strengths: 8,
  education: 7,
  workExperience: 60,
  projectExperience: 8,
  selfEvaluation: 5,
  document: 6,
}

/** Lowest shown score of each band. */
export const BAND_FLOORS = { strong: 80, fair: 60, weak: 0 } as const

/** Figures of single rules that their texts name: `server/scoring` obeys them. */
export const RULE_FIGURES = {
  fewestSkills: 3,
  /** From here on nobody would ask for more. */
  fullSkills: 6,
  mostSkills: 25,
  skillsPercent: 35,
  /** With fewer skills, chance decides whether a line names one. */
  manySkills: 8,
  /** English words of text from which a share says something. */
  fairWords: 60,
  /** Years after which studies that run on look forgotten. */
  openYears: 7,
  gapMonths: 6,
  shortRoles: 3,
  /** Lines that the latest role deserves, and from which on more hide the best ones. */
  fewestLines: 4,
  mostLines: 9,
  /** Lines of a role from which their order and their words can be compared. */
  comparedLines: 3,
  measuredPercent: 50,
  passivePercent: 10,
  /** Years since a role ended after which it hardly counts, and the lines it may still take. */
  staleYears: 15,
  staleLines: 3,
  /** Less work than this: projects are then expected. */
  beginnerMonths: 12,
  /** Years of work after which it belongs above the education. */
  workFirstYears: 5,
  /** Pages up to so many years of work. */
  firstPages: 1,
  firstYears: 3,
  nextPages: 2,
  nextYears: 7,
  lastPages: 3,
} as const

/** Entries and lines together below which nothing fair can be said. */
export const LEAST_TO_JUDGE = 3

/**
 * What a resume must have for a rule to be asked of it; elsewhere the rule's weight is left out.
 * Each has its predicate in `server/scoring/conditions.ts` and its words in the group `applies`.
 */
export const CONDITIONS = [
  'always',
  'email',
  'phone',
  'titled',
  'skills',
  'skillsAmongText',
  'manySkills',
  'languages',
  'educationExpected',
  'education',
  'severalSchools',
  'datedSchools',
  'workExpected',
  'work',
  'severalRoles',
  'datedRoles',
  'experience',
  'experienceLines',
  'workLines',
  'currentRole',
  'manyLines',
  'endedRoles',
  'projectsExpected',
  'projects',
  'projectLines',
  'summary',
  'ownText',
  'lines',
  'file',
  'fiveYears',
] as const
export type Condition = (typeof CONDITIONS)[number]

/** Well-known faults of resumes, by which rules can be compared with other people's judgement. */
export const FLAW_KINDS = [
  'no_phone',
  'no_metrics',
  'cliches',
  'typos',
  'date_gap',
  'reversed_dates',
  'future_date',
  'mixed_date_formats',
  'first_person',
  'passive_voice',
  'too_long',
  'too_short',
  'hidden_text',
  'unprofessional_email',
  'skills_dump',
  'no_summary',
] as const
export type FlawKind = (typeof FLAW_KINDS)[number]

export interface RuleRow {
  id: string
  section: FindingSection
  /** Weight within the section. 0: a hint that never costs a point. */
  weight: number
  severity: (typeof SEVERITIES)[number]
  /** Key of its name and its reason in rubric.json. */
  key: string
  /** Where the rule or its threshold comes from. */
  sources: readonly SourceId[]
  /** What was taken from there, or why the rule is our own. */
  note?: string
  /** Key of its applicability in the group `applies` of rubric.json. */
  applies: Condition
  /** Languages in which it is valid; elsewhere it does not apply. */
  languages: 'all' | readonly Locale[]
  /** Highest overall that a resume can reach while the rule is wholly broken. */
  cap?: number
  /** The kind of flaw that a finding of this rule shows; absent where it shows none of these. */
  flaw?: FlawKind
}

/** Languages in which the newest entry comes first. Japanese 履歴書 run forward in time. */
const NEWEST_FIRST = LOCALES.filter((locale) => locale !== 'ja')

/** Languages whose resumes name the role on top. The Japanese forms have no room for it. */
const WITH_HEADLINE = LOCALES.filter((locale) => locale !== 'ja')

/** Languages for which an open dictionary exists that a word can be looked up in. */
const SPELLED: readonly Locale[] = ['en', 'de', 'es', 'fr', 'it', 'tr', 'vi']

/** Languages whose guides put work before education after some years. */
const WORK_BEFORE_EDUCATION: readonly Locale[] = ['en', 'de', 'es', 'fr', 'it', 'tr']

const all = 'all' as const
/** Rules on wording, which know the languages of this site and no other. */
const worded = LOCALES

/** The rubric: every rule with its weight and its reason. How each is checked: `server/scoring/rules/`. */
// One row a rule reads as the table it is:
// prettier-ignore
export const RUBRIC = [
  // personal information
  { id: 'personal.name', section: 'personalInformation', weight: 2, severity: 'major', key: 'name', sources: ['veriworkly', 'offlinecv', 'careerOps'], applies: 'always', languages: all },
  { id: 'personal.reachable', section: 'personalInformation', weight: 2, severity: 'blocker', key: 'reachable', sources: ['reactiveResume'], note: 'blockers cap the score', applies: 'always', languages: all, cap: 59 },
  { id: 'personal.email', section: 'personalInformation', weight: 7, severity: 'major', key: 'email', sources: ['veriworkly'], applies: 'always', languages: all },
  { id: 'personal.emailValid', section: 'personalInformation', weight: 2, severity: 'major', key: 'emailValid', sources: ['rfc5321'], note: 'the part that mail providers issue', applies: 'email', languages: all },
  { id: 'personal.emailProfessional', section: 'personalInformation', weight: 4, severity: 'major', key: 'emailProfessional', sources: ['veriworkly'], note: 'the comparison with the name is ours: a common word alone may be a surname', applies: 'email', languages: worded, flaw: 'unprofessional_email' },
  { id: 'personal.phone', section: 'personalInformation', weight: 3, severity: 'major', key: 'phone', sources: ['veriworkly'], applies: 'always', languages: all, flaw: 'no_phone' },
  { id: 'personal.phoneValid', section: 'personalInformation', weight: 1, severity: 'minor', key: 'phoneValid', sources: ['libphonenumber', 'veriworkly'], applies: 'phone', languages: all },
  { id: 'personal.location', section: 'personalInformation', weight: 1.5, severity: 'minor', key: 'location', sources: ['offlinecv'], applies: 'always', languages: all },
  { id: 'personal.headline', section: 'personalInformation', weight: 2, severity: 'minor', key: 'headline', sources: ['ours'], note: 'the role sought or held belongs on top', applies: 'titled', languages: WITH_HEADLINE },
  { id: 'personal.privateDetails', section: 'personalInformation', weight: 0, severity: 'tip', key: 'privateDetails', sources: ['eeoc', 'agg'], applies: 'always', languages: worded },
  // strengths
  { id: 'strengths.count', section: 'strengths', weight: 5, severity: 'major', key: 'skillsPresent', sources: ['offlinecv'], note: 'at least 3', applies: 'always', languages: all },
  { id: 'strengths.duplicates', section: 'strengths', weight: 0.5, severity: 'minor', key: 'skillsDuplicate', sources: ['veriworkly'], note: 'repetition', applies: 'skills', languages: all },
  { id: 'strengths.dump', section: 'strengths', weight: 3, severity: 'major', key: 'skillsDump', sources: ['ours'], note: '25 entries are two printed lines too many', applies: 'skills', languages: all, flaw: 'skills_dump' },
  { id: 'strengths.share', section: 'strengths', weight: 1, severity: 'minor', key: 'skillsShare', sources: ['offlinecv'], note: '30 % of all words; we allow 35 %', applies: 'skillsAmongText', languages: all },
  { id: 'strengths.backed', section: 'strengths', weight: 1.5, severity: 'tip', key: 'skillsBacked', sources: ['veriworkly'], note: 'key skills backed by a role or project', applies: 'manySkills', languages: all },
  { id: 'strengths.soft', section: 'strengths', weight: 5, severity: 'minor', key: 'skillsSoft', sources: ['veriworkly'], note: 'buzzwords', applies: 'skills', languages: worded, flaw: 'cliches' },
  { id: 'strengths.basic', section: 'strengths', weight: 0, severity: 'tip', key: 'skillsBasic', sources: ['ours'], note: 'what everybody can do sets nobody apart; a tip, never a penalty', applies: 'skills', languages: worded },
  { id: 'strengths.levels', section: 'strengths', weight: 1, severity: 'minor', key: 'skillsLevels', sources: ['offlinecv'], note: 'no level bars without meaning', applies: 'skills', languages: all },
  { id: 'strengths.languageLevels', section: 'strengths', weight: 1, severity: 'minor', key: 'languageLevels', sources: ['cefr'], applies: 'languages', languages: worded },
  // education
  { id: 'education.present', section: 'education', weight: 4, severity: 'major', key: 'educationPresent', sources: ['veriworkly'], applies: 'educationExpected', languages: all },
  { id: 'education.institution', section: 'education', weight: 2, severity: 'major', key: 'institution', sources: ['veriworkly'], applies: 'education', languages: all },
  { id: 'education.degree', section: 'education', weight: 2.5, severity: 'major', key: 'degree', sources: ['veriworkly'], applies: 'education', languages: all },
  { id: 'education.field', section: 'education', weight: 1, severity: 'minor', key: 'field', sources: ['veriworkly'], applies: 'education', languages: all },
  { id: 'education.detail', section: 'education', weight: 3, severity: 'tip', key: 'educationDetail', sources: ['ours'], note: 'one bare line leaves open what was learned', applies: 'education', languages: all },
  { id: 'education.dates', section: 'education', weight: 2, severity: 'minor', key: 'educationDates', sources: ['veriworkly'], applies: 'education', languages: all },
  { id: 'education.newestFirst', section: 'education', weight: 1, severity: 'minor', key: 'educationNewestFirst', sources: ['reactiveResume'], applies: 'severalSchools', languages: NEWEST_FIRST },
  { id: 'education.reversed', section: 'education', weight: 1.5, severity: 'major', key: 'educationReversed', sources: ['reactiveResume'], applies: 'datedSchools', languages: all, flaw: 'reversed_dates' },
  { id: 'education.openLong', section: 'education', weight: 1, severity: 'minor', key: 'educationOpen', sources: ['ours'], note: 'an entry nobody closed reads as forgotten', applies: 'education', languages: all },
  // work experience
  { id: 'work.present', section: 'workExperience', weight: 1, severity: 'major', key: 'workPresent', sources: ['veriworkly'], applies: 'workExpected', languages: all },
  { id: 'work.title', section: 'workExperience', weight: 1.5, severity: 'major', key: 'jobTitle', sources: ['veriworkly', 'reactiveResume'], applies: 'work', languages: all },
  { id: 'work.employer', section: 'workExperience', weight: 1.5, severity: 'major', key: 'employer', sources: ['veriworkly', 'reactiveResume'], applies: 'work', languages: all },
  { id: 'work.start', section: 'workExperience', weight: 1.5, severity: 'major', key: 'jobStart', sources: ['veriworkly', 'reactiveResume'], applies: 'work', languages: all },
  { id: 'work.newestFirst', section: 'workExperience', weight: 1, severity: 'major', key: 'workNewestFirst', sources: ['reactiveResume'], applies: 'severalRoles', languages: NEWEST_FIRST },
  { id: 'work.reversed', section: 'workExperience', weight: 2, severity: 'major', key: 'workReversed', sources: ['reactiveResume'], applies: 'datedRoles', languages: all, flaw: 'reversed_dates' },
  { id: 'work.future', section: 'workExperience', weight: 1, severity: 'major', key: 'futureDate', sources: ['reactiveResume'], applies: 'work', languages: all, flaw: 'future_date' },
  { id: 'work.openEnd', section: 'workExperience', weight: 0.5, severity: 'minor', key: 'openEnd', sources: ['reactiveResume'], note: 'overlapping by a missing end', applies: 'severalRoles', languages: all },
  { id: 'work.gaps', section: 'workExperience', weight: 0, severity: 'tip', key: 'gap', sources: ['ours'], note: 'a gap says nothing about ability; a tip, never a penalty', applies: 'severalRoles', languages: all, flaw: 'date_gap' },
  { id: 'work.since', section: 'workExperience', weight: 0, severity: 'tip', key: 'gapSince', sources: ['ours'], note: 'the question behind it is asked of a gap as well; a tip, never a penalty', applies: 'work', languages: all },
  { id: 'work.shortStints', section: 'workExperience', weight: 0, severity: 'tip', key: 'shortStints', sources: ['ours'], note: 'advice of career coaches; a tip, never a penalty', applies: 'severalRoles', languages: all },
  { id: 'work.depth', section: 'workExperience', weight: 6, severity: 'major', key: 'depth', sources: ['offlinecv'], note: '3–6 lines in recent roles', applies: 'work', languages: all },
  { id: 'work.stale', section: 'workExperience', weight: 0.5, severity: 'minor', key: 'stale', sources: ['ours'], note: '15 years, as most guides ask for', applies: 'severalRoles', languages: all },
  { id: 'work.longLines', section: 'workExperience', weight: 1, severity: 'minor', key: 'longLines', sources: ['offlinecv'], note: 'up to 30 words; we mark from 45', applies: 'experienceLines', languages: all },
  { id: 'work.action', section: 'workExperience', weight: 3, severity: 'minor', key: 'actionOpening', sources: ['veriworkly'], note: 'by each language’s own grammar', applies: 'experienceLines', languages: worded },
  { id: 'work.weak', section: 'workExperience', weight: 5, severity: 'major', key: 'weakPhrases', sources: ['machias', 'veriworkly'], note: '“responsible for”, “duties included”', applies: 'experienceLines', languages: worded },
  { id: 'work.anyResult', section: 'workExperience', weight: 7, severity: 'major', key: 'anyResult', sources: ['offlinecv'], applies: 'experience', languages: all, cap: 69, flaw: 'no_metrics' },
  { id: 'work.measured', section: 'workExperience', weight: 9, severity: 'major', key: 'measuredShare', sources: ['offlinecv'], note: '50–60 % of lines', applies: 'experience', languages: all },
  { id: 'work.outcome', section: 'workExperience', weight: 30, severity: 'major', key: 'outcome', sources: ['techrhet', 'machias'], note: 'results, not duties', applies: 'experience', languages: worded, cap: 79 },
  { id: 'work.currentResult', section: 'workExperience', weight: 2, severity: 'minor', key: 'currentResult', sources: ['ours'], note: 'what is read first should show most', applies: 'currentRole', languages: worded },
  { id: 'work.earlierResult', section: 'workExperience', weight: 2, severity: 'minor', key: 'earlierResult', sources: ['techrhet'], note: 'results, not duties, in every role that is told at length', applies: 'severalRoles', languages: worded },
  { id: 'work.bestFirst', section: 'workExperience', weight: 0, severity: 'tip', key: 'bestFirst', sources: ['ours'], note: 'what stands first is read first; a tip', applies: 'manyLines', languages: worded },
  { id: 'work.repeated', section: 'workExperience', weight: 0.5, severity: 'tip', key: 'repeatedOpener', sources: ['ours'], note: 'different work deserves different words', applies: 'manyLines', languages: worded },
  { id: 'work.passive', section: 'workExperience', weight: 2, severity: 'minor', key: 'passive', sources: ['techrhet'], note: 'we allow one line in ten', applies: 'workLines', languages: worded, flaw: 'passive_voice' },
  { id: 'work.firstPerson', section: 'workExperience', weight: 2, severity: 'minor', key: 'firstPerson', sources: ['machias'], applies: 'workLines', languages: worded, flaw: 'first_person' },
  { id: 'work.tense', section: 'workExperience', weight: 0.5, severity: 'minor', key: 'tense', sources: ['techrhet'], applies: 'endedRoles', languages: ['en'] },
  { id: 'work.duplicates', section: 'workExperience', weight: 0.5, severity: 'minor', key: 'duplicateLines', sources: ['veriworkly'], note: 'repetition', applies: 'workLines', languages: all },
  // projects
  { id: 'projects.present', section: 'projectExperience', weight: 2, severity: 'minor', key: 'projectsPresent', sources: ['ours'], note: 'heavier at the start of a career', applies: 'projectsExpected', languages: all },
  { id: 'projects.name', section: 'projectExperience', weight: 1, severity: 'minor', key: 'projectName', sources: ['ours'], note: 'a project needs a name to be talked about', applies: 'projects', languages: all },
  { id: 'projects.role', section: 'projectExperience', weight: 1, severity: 'minor', key: 'projectRole', sources: ['ours'], note: 'one’s own part counts', applies: 'projects', languages: worded },
  { id: 'projects.detail', section: 'projectExperience', weight: 4, severity: 'minor', key: 'projectDetail', sources: ['techrhet'], note: 'what, how, result', applies: 'projects', languages: all },
  { id: 'projects.result', section: 'projectExperience', weight: 4, severity: 'minor', key: 'projectResult', sources: ['techrhet'], note: 'what, how, result', applies: 'projects', languages: all },
  { id: 'projects.weak', section: 'projectExperience', weight: 1, severity: 'minor', key: 'weakPhrases', sources: ['veriworkly'], applies: 'projectLines', languages: worded },
  { id: 'projects.firstPerson', section: 'projectExperience', weight: 1, severity: 'minor', key: 'firstPerson', sources: ['machias'], applies: 'projectLines', languages: worded, flaw: 'first_person' },
  // self-evaluation
  { id: 'summary.present', section: 'selfEvaluation', weight: 3, severity: 'major', key: 'summaryPresent', sources: ['offlinecv'], applies: 'always', languages: all, flaw: 'no_summary' },
  { id: 'summary.length', section: 'selfEvaluation', weight: 1, severity: 'minor', key: 'summaryLength', sources: ['offlinecv'], note: '50–600 characters; we allow more where it is the custom', applies: 'summary', languages: all },
  { id: 'summary.fact', section: 'selfEvaluation', weight: 5, severity: 'major', key: 'summaryFact', sources: ['offlinecv'], note: 'at least one concrete fact', applies: 'summary', languages: all },
  { id: 'summary.result', section: 'selfEvaluation', weight: 2, severity: 'minor', key: 'summaryResult', sources: ['ours'], note: 'what is read first should show most', applies: 'summary', languages: worded },
  { id: 'summary.target', section: 'selfEvaluation', weight: 0, severity: 'tip', key: 'summaryTarget', sources: ['ours'], note: 'asked for by career coaches more than most; a tip, never a penalty', applies: 'summary', languages: worded },
  { id: 'summary.cliches', section: 'selfEvaluation', weight: 6, severity: 'minor', key: 'summaryCliches', sources: ['machias'], applies: 'ownText', languages: worded, flaw: 'cliches' },
  // the document as a whole
  { id: 'document.pages', section: 'document', weight: 2, severity: 'minor', key: 'pages', sources: ['atsScorer'], applies: 'file', languages: all, flaw: 'too_long' },
  { id: 'document.tooShort', section: 'document', weight: 4, severity: 'major', key: 'tooShort', sources: ['atsScorer'], note: 'far below its 400 words', applies: 'always', languages: all, flaw: 'too_short' },
  { id: 'document.tooLong', section: 'document', weight: 1.5, severity: 'minor', key: 'tooLong', sources: ['atsScorer'], applies: 'always', languages: all, flaw: 'too_long' },
  { id: 'document.dateFormats', section: 'document', weight: 1.5, severity: 'minor', key: 'dateFormats', sources: ['reactiveResume'], note: 'mixed date formats', applies: 'file', languages: all, flaw: 'mixed_date_formats' },
  { id: 'document.columns', section: 'document', weight: 0, severity: 'tip', key: 'columns', sources: ['veriworkly'], note: 'single column 15 of 190; a tip here', applies: 'file', languages: all },
  { id: 'document.spelling', section: 'document', weight: 3, severity: 'minor', key: 'spelling', sources: ['machias'], applies: 'lines', languages: SPELLED, flaw: 'typos' },
  { id: 'document.negative', section: 'document', weight: 1.5, severity: 'minor', key: 'negative', sources: ['ours'], note: 'an apology is read before what it excuses', applies: 'lines', languages: worded },
  { id: 'document.trivial', section: 'document', weight: 0.5, severity: 'minor', key: 'trivial', sources: ['ours'], note: 'room for what sets somebody apart', applies: 'always', languages: worded },
  { id: 'document.letterSpacing', section: 'document', weight: 0.5, severity: 'minor', key: 'letterSpacing', sources: ['veriworkly'], note: 'letter-spaced 8 of 190', applies: 'lines', languages: all },
  { id: 'document.hiddenText', section: 'document', weight: 2, severity: 'major', key: 'hiddenText', sources: ['veriworkly'], note: 'small, since the text is left out before scoring', applies: 'always', languages: all, flaw: 'hidden_text' },
  { id: 'document.injection', section: 'document', weight: 2, severity: 'major', key: 'injection', sources: ['veriworkly'], note: 'small, since the text is left out before scoring', applies: 'always', languages: all },
  { id: 'document.invisible', section: 'document', weight: 1, severity: 'minor', key: 'invisible', sources: ['veriworkly'], applies: 'lines', languages: all },
  { id: 'document.stuffing', section: 'document', weight: 2, severity: 'major', key: 'stuffing', sources: ['veriworkly'], applies: 'lines', languages: all },
  { id: 'document.sectionOrder', section: 'document', weight: 0, severity: 'tip', key: 'sectionOrder', sources: ['ours'], note: 'from national guides; a tip, never a penalty', applies: 'fiveYears', languages: WORK_BEFORE_EDUCATION },
] as const satisfies readonly RuleRow[]

export type RuleId = (typeof RUBRIC)[number]['id']
