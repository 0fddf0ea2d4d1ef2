import type { FindingSection, SEVERITIES } from './analysis.ts'
import { LOCALES, type Locale } from './locales.ts'
import type { SourceId } from './rubric-sources.ts'

/** Stamped on every report; raise it whenever a number of an unchanged resume may change. */
export const RUBRIC_VERSION = '2.31.0'

/** What each section is worth; sections that do not apply leave the denominator. */
export const SECTION_WEIGHTS: Record<FindingSection, number> = {
  personalInformation: 13,
  strengths: 10,
  education: 5,
  workExperience: 50,
  projectExperience: 8,
  selfEvaluation: 8,
  document: 6,
}

/** Lowest shown score of each band. */
export const BAND_FLOORS = { strong: 80, fair: 60, weak: 0 } as const

/** Figures of single rules that their texts name: `server/scoring` obeys them. */
export const RULE_FIGURES = {
  fewestSkills: 3,
  /** Skills by name that say what somebody works with. */
  namedSkills: 3,
  /** From here on nobody would ask for more. */
  fullSkills: 12,
  mostSkills: 25,
  skillsPercent: 35,
  /** Years for which a language test's score is vouched for, and after which a document is old. */
  scoreYears: 2,
  oldYears: 2,
  /** With fewer skills, chance decides whether a line names one. */
  manySkills: 6,
  /** Skills from which a list without headings is hard to read. */
  unsortedSkills: 12,
  /** English words of text from which a share says something. */
  fairWords: 60,
  /** Months after which a document's own date looks old. */
  datedMonths: 6,
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
  /** Schools from which on they keep a reader from the work below them. */
  schoolsFirst: 3,
  /** Pages up to so many years of work. */
  firstPages: 1,
  firstYears: 3,
  nextPages: 2,
  nextYears: 15,
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
  'contactExpected',
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
  'promisedDegree',
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
  /** Key of its name and reason in rubric.json, and of a note where the source asks otherwise. */
  key: string
  /** Where the rule or its threshold comes from. */
  sources: readonly SourceId[]
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
/** The same of schools, which Korea tells from the first on as well. */
const SCHOOLS_NEWEST_FIRST = NEWEST_FIRST.filter((locale) => locale !== 'ko')

/** Languages whose readers ask how old a test's score is; in Japan a TOEIC stays what it was. */
const WITH_EXPIRY = LOCALES.filter((locale) => locale !== 'ja')

/** Languages whose resumes name the role on top. The forms of Japan and Korea have no room for it. */
export const WITH_HEADLINE: readonly Locale[] = LOCALES.filter(
  (locale) => locale !== 'ja' && locale !== 'ko',
)

/** Languages whose resumes say where somebody lives. In Korean and Chinese many leave it out. */
const WITH_HOME: readonly Locale[] = ['ar', 'de', 'en', 'es', 'fr', 'it', 'ja', 'tr', 'vi']

/** Languages whose resumes list languages as a matter of course. */
const WITH_LANGUAGES: readonly Locale[] = ['ar', 'de', 'es', 'fr', 'it', 'tr', 'vi']

/** Languages whose guides put work before education after some years. */
const WORK_BEFORE_EDUCATION: readonly Locale[] = ['en', 'de', 'es', 'fr', 'it', 'tr']

const all = 'all' as const
/** Rules on wording, which know the languages of this site and no other. */
const worded = LOCALES

/** The rubric: every rule with its weight and its reason. A table of one row a rule. How each is checked: `server/scoring/rules/`. */
// prettier-ignore
export const RUBRIC = [
  // personal information
  { id: 'personal.name', section: 'personalInformation', weight: 2, severity: 'major', key: 'name', sources: ['veriworkly', 'offlinecv', 'careerOps'], applies: 'contactExpected', languages: all, cap: 69 },
  { id: 'personal.reachable', section: 'personalInformation', weight: 4, severity: 'blocker', key: 'reachable', sources: ['reactiveResume'], applies: 'contactExpected', languages: all, cap: 59 },
  { id: 'personal.email', section: 'personalInformation', weight: 7, severity: 'major', key: 'email', sources: ['veriworkly'], applies: 'contactExpected', languages: all },
  { id: 'personal.emailValid', section: 'personalInformation', weight: 2, severity: 'major', key: 'emailValid', sources: ['rfc5321'], applies: 'email', languages: all },
  { id: 'personal.emailProfessional', section: 'personalInformation', weight: 4, severity: 'major', key: 'emailProfessional', sources: ['veriworkly'], applies: 'email', languages: worded, flaw: 'unprofessional_email' },
  { id: 'personal.phone', section: 'personalInformation', weight: 8, severity: 'major', key: 'phone', sources: ['veriworkly'], applies: 'contactExpected', languages: all, flaw: 'no_phone' },
  { id: 'personal.phoneValid', section: 'personalInformation', weight: 1, severity: 'minor', key: 'phoneValid', sources: ['libphonenumber', 'veriworkly'], applies: 'phone', languages: all },
  { id: 'personal.location', section: 'personalInformation', weight: 3, severity: 'minor', key: 'location', sources: ['offlinecv'], applies: 'contactExpected', languages: WITH_HOME },
  { id: 'personal.headline', section: 'personalInformation', weight: 4, severity: 'minor', key: 'headline', sources: ['ours'], applies: 'titled', languages: WITH_HEADLINE },
  { id: 'personal.links', section: 'personalInformation', weight: 2, severity: 'minor', key: 'links', sources: ['offlinecv', 'careerOps'], applies: 'contactExpected', languages: worded },
  { id: 'personal.contactPlace', section: 'personalInformation', weight: 0, severity: 'tip', key: 'contactPlace', sources: ['ours'], applies: 'file', languages: all },
  { id: 'personal.age', section: 'personalInformation', weight: 0, severity: 'tip', key: 'age', sources: ['ours'], applies: 'always', languages: all },
  { id: 'personal.privateDetails', section: 'personalInformation', weight: 0, severity: 'tip', key: 'privateDetails', sources: ['eeoc', 'agg'], applies: 'always', languages: worded },
  // strengths
  { id: 'strengths.count', section: 'strengths', weight: 12, severity: 'major', key: 'skillsPresent', sources: ['offlinecv'], applies: 'always', languages: all, cap: 79 },
  { id: 'strengths.duplicates', section: 'strengths', weight: 0.5, severity: 'minor', key: 'skillsDuplicate', sources: ['veriworkly'], applies: 'skills', languages: all },
  { id: 'strengths.dump', section: 'strengths', weight: 2, severity: 'major', key: 'skillsDump', sources: ['ours'], applies: 'skills', languages: all, flaw: 'skills_dump' },
  { id: 'strengths.grouped', section: 'strengths', weight: 4, severity: 'minor', key: 'skillsGrouped', sources: ['ours'], applies: 'skills', languages: all },
  { id: 'strengths.share', section: 'strengths', weight: 1, severity: 'minor', key: 'skillsShare', sources: ['offlinecv'], applies: 'skillsAmongText', languages: all },
  { id: 'strengths.backed', section: 'strengths', weight: 6, severity: 'minor', key: 'skillsBacked', sources: ['veriworkly'], applies: 'manySkills', languages: all },
  { id: 'strengths.soft', section: 'strengths', weight: 8, severity: 'minor', key: 'skillsSoft', sources: ['veriworkly'], applies: 'skills', languages: worded, flaw: 'cliches' },
  { id: 'strengths.named', section: 'strengths', weight: 12, severity: 'minor', key: 'skillsNamed', sources: ['ours'], applies: 'skills', languages: worded },
  { id: 'strengths.basic', section: 'strengths', weight: 0, severity: 'tip', key: 'skillsBasic', sources: ['ours'], applies: 'skills', languages: worded },
  { id: 'strengths.levels', section: 'strengths', weight: 2, severity: 'minor', key: 'skillsLevels', sources: ['offlinecv'], applies: 'skills', languages: all },
  { id: 'strengths.oldScore', section: 'strengths', weight: 0, severity: 'tip', key: 'oldScore', sources: ['ets'], applies: 'always', languages: WITH_EXPIRY },
  { id: 'strengths.certificates', section: 'strengths', weight: 0, severity: 'tip', key: 'certificates', sources: ['ours'], applies: 'always', languages: all },
  { id: 'strengths.languageLevels', section: 'strengths', weight: 4, severity: 'minor', key: 'languageLevels', sources: ['cefr'], applies: 'languages', languages: worded },
  { id: 'strengths.languages', section: 'strengths', weight: 8, severity: 'minor', key: 'languagesMissing', sources: ['cefr'], applies: 'titled', languages: WITH_LANGUAGES },
  // education
  { id: 'education.present', section: 'education', weight: 1, severity: 'major', key: 'educationPresent', sources: ['veriworkly'], applies: 'educationExpected', languages: all },
  { id: 'education.institution', section: 'education', weight: 2.5, severity: 'major', key: 'institution', sources: ['veriworkly'], applies: 'education', languages: all },
  { id: 'education.degree', section: 'education', weight: 2, severity: 'major', key: 'degree', sources: ['veriworkly'], applies: 'education', languages: all },
  { id: 'education.field', section: 'education', weight: 1, severity: 'minor', key: 'field', sources: ['veriworkly'], applies: 'education', languages: all },
  { id: 'education.detail', section: 'education', weight: 8, severity: 'minor', key: 'educationDetail', sources: ['ours'], applies: 'education', languages: all },
  { id: 'education.school', section: 'education', weight: 1.5, severity: 'minor', key: 'educationSchool', sources: ['ours'], applies: 'severalSchools', languages: worded },
  { id: 'education.dates', section: 'education', weight: 5, severity: 'minor', key: 'educationDates', sources: ['veriworkly'], applies: 'education', languages: all },
  { id: 'education.newestFirst', section: 'education', weight: 2, severity: 'minor', key: 'educationNewestFirst', sources: ['reactiveResume'], applies: 'severalSchools', languages: SCHOOLS_NEWEST_FIRST },
  { id: 'education.reversed', section: 'education', weight: 1, severity: 'major', key: 'educationReversed', sources: ['reactiveResume'], applies: 'datedSchools', languages: all, flaw: 'reversed_dates' },
  { id: 'education.openLong', section: 'education', weight: 0.5, severity: 'minor', key: 'educationOpen', sources: ['ours'], applies: 'education', languages: all },
  { id: 'education.graduation', section: 'education', weight: 0, severity: 'tip', key: 'graduation', sources: ['ours'], applies: 'education', languages: worded },
  { id: 'education.expected', section: 'education', weight: 3, severity: 'minor', key: 'educationExpected', sources: ['ours'], applies: 'promisedDegree', languages: worded },
  // work experience
  { id: 'work.present', section: 'workExperience', weight: 1, severity: 'major', key: 'workPresent', sources: ['veriworkly'], applies: 'workExpected', languages: all },
  { id: 'work.title', section: 'workExperience', weight: 1.5, severity: 'major', key: 'jobTitle', sources: ['veriworkly', 'reactiveResume'], applies: 'work', languages: all },
  { id: 'work.employer', section: 'workExperience', weight: 1.5, severity: 'major', key: 'employer', sources: ['veriworkly', 'reactiveResume'], applies: 'work', languages: all },
  { id: 'work.start', section: 'workExperience', weight: 1.5, severity: 'major', key: 'jobStart', sources: ['veriworkly', 'reactiveResume'], applies: 'work', languages: all, cap: 59 },
  { id: 'work.newestFirst', section: 'workExperience', weight: 1, severity: 'major', key: 'workNewestFirst', sources: ['reactiveResume'], applies: 'severalRoles', languages: NEWEST_FIRST },
  { id: 'work.reversed', section: 'workExperience', weight: 2, severity: 'major', key: 'workReversed', sources: ['reactiveResume'], applies: 'datedRoles', languages: all, flaw: 'reversed_dates' },
  { id: 'work.future', section: 'workExperience', weight: 1, severity: 'major', key: 'futureDate', sources: ['reactiveResume'], applies: 'work', languages: all, flaw: 'future_date' },
  { id: 'work.openEnd', section: 'workExperience', weight: 0.5, severity: 'minor', key: 'openEnd', sources: ['reactiveResume'], applies: 'severalRoles', languages: all },
  { id: 'work.datePrecision', section: 'workExperience', weight: 0, severity: 'tip', key: 'datePrecision', sources: ['ours'], applies: 'severalRoles', languages: all },
  { id: 'work.gaps', section: 'workExperience', weight: 0, severity: 'tip', key: 'gap', sources: ['ours'], applies: 'work', languages: all, flaw: 'date_gap' },
  { id: 'work.since', section: 'workExperience', weight: 0, severity: 'tip', key: 'gapSince', sources: ['ours'], applies: 'work', languages: all },
  { id: 'work.stillTrue', section: 'workExperience', weight: 0, severity: 'tip', key: 'stillTrue', sources: ['ours'], applies: 'titled', languages: all },
  { id: 'work.shortStints', section: 'workExperience', weight: 0, severity: 'tip', key: 'shortStints', sources: ['ours'], applies: 'severalRoles', languages: all },
  { id: 'work.depth', section: 'workExperience', weight: 6, severity: 'major', key: 'depth', sources: ['offlinecv'], applies: 'work', languages: all },
  { id: 'work.detail', section: 'workExperience', weight: 42, severity: 'minor', key: 'workDetail', sources: ['ours'], applies: 'experience', languages: all },
  { id: 'work.stale', section: 'workExperience', weight: 0.5, severity: 'minor', key: 'stale', sources: ['ours'], applies: 'severalRoles', languages: all },
  { id: 'work.otherTrades', section: 'workExperience', weight: 0, severity: 'tip', key: 'otherTrades', sources: ['ours'], applies: 'severalRoles', languages: worded },
  { id: 'work.longLines', section: 'workExperience', weight: 1, severity: 'minor', key: 'longLines', sources: ['offlinecv'], applies: 'experienceLines', languages: all },
  { id: 'work.action', section: 'workExperience', weight: 3, severity: 'minor', key: 'actionOpening', sources: ['veriworkly'], applies: 'experienceLines', languages: worded },
  { id: 'work.weak', section: 'workExperience', weight: 5, severity: 'major', key: 'weakPhrases', sources: ['machias', 'veriworkly'], applies: 'experienceLines', languages: worded },
  { id: 'work.anyResult', section: 'workExperience', weight: 7, severity: 'major', key: 'anyResult', sources: ['offlinecv'], applies: 'experience', languages: all, cap: 59, flaw: 'no_metrics' },
  { id: 'work.measured', section: 'workExperience', weight: 34, severity: 'major', key: 'measuredShare', sources: ['offlinecv'], applies: 'experience', languages: all },
  { id: 'work.outcome', section: 'workExperience', weight: 14, severity: 'major', key: 'outcome', sources: ['techrhet', 'machias'], applies: 'experience', languages: worded, cap: 75 },
  { id: 'work.currentResult', section: 'workExperience', weight: 2, severity: 'minor', key: 'currentResult', sources: ['ours'], applies: 'currentRole', languages: worded },
  { id: 'work.earlierResult', section: 'workExperience', weight: 2, severity: 'minor', key: 'earlierResult', sources: ['techrhet'], applies: 'severalRoles', languages: worded },
  { id: 'work.bestFirst', section: 'workExperience', weight: 0, severity: 'tip', key: 'bestFirst', sources: ['ours'], applies: 'manyLines', languages: worded },
  { id: 'work.repeated', section: 'workExperience', weight: 0.5, severity: 'tip', key: 'repeatedOpener', sources: ['ours'], applies: 'manyLines', languages: worded },
  { id: 'work.passive', section: 'workExperience', weight: 2, severity: 'minor', key: 'passive', sources: ['techrhet'], applies: 'workLines', languages: worded, flaw: 'passive_voice' },
  { id: 'work.firstPerson', section: 'workExperience', weight: 2, severity: 'minor', key: 'firstPerson', sources: ['machias'], applies: 'workLines', languages: worded, flaw: 'first_person' },
  { id: 'work.tense', section: 'workExperience', weight: 0.5, severity: 'minor', key: 'tense', sources: ['techrhet'], applies: 'endedRoles', languages: ['en'] },
  { id: 'work.duplicates', section: 'workExperience', weight: 0.5, severity: 'minor', key: 'duplicateLines', sources: ['veriworkly'], applies: 'workLines', languages: all },
  // projects
  { id: 'projects.present', section: 'projectExperience', weight: 2, severity: 'minor', key: 'projectsPresent', sources: ['ours'], applies: 'projectsExpected', languages: all },
  { id: 'projects.name', section: 'projectExperience', weight: 1, severity: 'minor', key: 'projectName', sources: ['ours'], applies: 'projects', languages: all },
  { id: 'projects.role', section: 'projectExperience', weight: 1, severity: 'minor', key: 'projectRole', sources: ['ours'], applies: 'projects', languages: worded },
  { id: 'projects.detail', section: 'projectExperience', weight: 4, severity: 'minor', key: 'projectDetail', sources: ['techrhet'], applies: 'projects', languages: all },
  { id: 'projects.result', section: 'projectExperience', weight: 4, severity: 'minor', key: 'projectResult', sources: ['techrhet'], applies: 'projects', languages: all },
  { id: 'projects.link', section: 'projectExperience', weight: 0, severity: 'tip', key: 'projectLink', sources: ['careerOps'], applies: 'projects', languages: worded },
  { id: 'projects.weak', section: 'projectExperience', weight: 1, severity: 'minor', key: 'weakPhrases', sources: ['veriworkly'], applies: 'projectLines', languages: worded },
  { id: 'projects.firstPerson', section: 'projectExperience', weight: 1, severity: 'minor', key: 'firstPerson', sources: ['machias'], applies: 'projectLines', languages: worded, flaw: 'first_person' },
  // self-evaluation
  { id: 'summary.present', section: 'selfEvaluation', weight: 5, severity: 'major', key: 'summaryPresent', sources: ['offlinecv'], applies: 'always', languages: all, flaw: 'no_summary' },
  { id: 'summary.length', section: 'selfEvaluation', weight: 2, severity: 'minor', key: 'summaryLength', sources: ['offlinecv'], applies: 'summary', languages: all },
  { id: 'summary.fact', section: 'selfEvaluation', weight: 5, severity: 'major', key: 'summaryFact', sources: ['offlinecv'], applies: 'summary', languages: all },
  { id: 'summary.result', section: 'selfEvaluation', weight: 8, severity: 'minor', key: 'summaryResult', sources: ['ours'], applies: 'summary', languages: worded },
  { id: 'summary.target', section: 'selfEvaluation', weight: 0, severity: 'tip', key: 'summaryTarget', sources: ['ours'], applies: 'summary', languages: WITH_HEADLINE },
  { id: 'summary.years', section: 'selfEvaluation', weight: 0, severity: 'tip', key: 'summaryYears', sources: ['ours'], applies: 'summary', languages: worded },
  { id: 'summary.selfPr', section: 'selfEvaluation', weight: 0, severity: 'tip', key: 'selfPr', sources: ['ours'], applies: 'work', languages: ['ja'] },
  { id: 'summary.cliches', section: 'selfEvaluation', weight: 6, severity: 'minor', key: 'summaryCliches', sources: ['machias'], applies: 'ownText', languages: worded, flaw: 'cliches' },
  // the document as a whole
  { id: 'document.pages', section: 'document', weight: 2, severity: 'minor', key: 'pages', sources: ['atsScorer'], applies: 'file', languages: all, flaw: 'too_long' },
  { id: 'document.tooShort', section: 'document', weight: 4, severity: 'major', key: 'tooShort', sources: ['atsScorer'], applies: 'always', languages: all, flaw: 'too_short' },
  { id: 'document.tooLong', section: 'document', weight: 1.5, severity: 'minor', key: 'tooLong', sources: ['atsScorer'], applies: 'always', languages: all, flaw: 'too_long' },
  { id: 'document.dateFormats', section: 'document', weight: 1.5, severity: 'minor', key: 'dateFormats', sources: ['reactiveResume'], applies: 'file', languages: all, flaw: 'mixed_date_formats' },
  { id: 'document.columns', section: 'document', weight: 0, severity: 'tip', key: 'columns', sources: ['veriworkly'], applies: 'file', languages: all },
  { id: 'document.spelling', section: 'document', weight: 3, severity: 'minor', key: 'spelling', sources: ['machias'], applies: 'lines', languages: all, flaw: 'typos' },
  { id: 'document.negative', section: 'document', weight: 1.5, severity: 'minor', key: 'negative', sources: ['ours'], applies: 'lines', languages: worded },
  { id: 'document.trivial', section: 'document', weight: 0.5, severity: 'minor', key: 'trivial', sources: ['ours'], applies: 'always', languages: worded },
  { id: 'document.template', section: 'document', weight: 1, severity: 'major', key: 'template', sources: ['ours'], applies: 'always', languages: all },
  { id: 'document.dated', section: 'document', weight: 0, severity: 'tip', key: 'dated', sources: ['ours'], applies: 'always', languages: all },
  { id: 'document.expired', section: 'document', weight: 0, severity: 'tip', key: 'expired', sources: ['ours'], applies: 'always', languages: all },
  { id: 'document.repeats', section: 'document', weight: 0, severity: 'tip', key: 'repeats', sources: ['ours'], applies: 'workLines', languages: worded },
  { id: 'document.letterSpacing', section: 'document', weight: 0.5, severity: 'minor', key: 'letterSpacing', sources: ['veriworkly'], applies: 'lines', languages: all },
  { id: 'document.hiddenText', section: 'document', weight: 2, severity: 'major', key: 'hiddenText', sources: ['veriworkly'], applies: 'always', languages: all, flaw: 'hidden_text' },
  { id: 'document.injection', section: 'document', weight: 2, severity: 'major', key: 'injection', sources: ['veriworkly'], applies: 'always', languages: all },
  { id: 'document.invisible', section: 'document', weight: 1, severity: 'minor', key: 'invisible', sources: ['veriworkly'], applies: 'lines', languages: all },
  { id: 'document.stuffing', section: 'document', weight: 2, severity: 'major', key: 'stuffing', sources: ['veriworkly'], applies: 'lines', languages: all },
  { id: 'document.sectionOrder', section: 'document', weight: 0, severity: 'tip', key: 'sectionOrder', sources: ['ours'], applies: 'fiveYears', languages: WORK_BEFORE_EDUCATION },
] as const satisfies readonly RuleRow[]

export type RuleId = (typeof RUBRIC)[number]['id']
