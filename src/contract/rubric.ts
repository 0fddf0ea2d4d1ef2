import type { FindingSection, SEVERITIES } from './analysis.ts'
import { LOCALES, type Locale } from './locales.ts'

/** Stamped on every report; raise it whenever a number of an unchanged resume may change. */
export const RUBRIC_VERSION = '2.0.0'

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
  source: string
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
  { id: 'personal.name', section: 'personalInformation', weight: 2, severity: 'major', key: 'name', source: 'VeriWorkly, OfflineCV, career-ops', applies: 'always', languages: all },
  { id: 'personal.reachable', section: 'personalInformation', weight: 2, severity: 'blocker', key: 'reachable', source: 'Reactive Resume: blockers cap the score', applies: 'always', languages: all, cap: 59 },
  { id: 'personal.email', section: 'personalInformation', weight: 7, severity: 'major', key: 'email', source: 'VeriWorkly', applies: 'always', languages: all },
  { id: 'personal.emailValid', section: 'personalInformation', weight: 2, severity: 'major', key: 'emailValid', source: 'RFC 5321, the part that mail providers issue', applies: 'email', languages: all },
  { id: 'personal.emailProfessional', section: 'personalInformation', weight: 4, severity: 'major', key: 'emailProfessional', source: 'VeriWorkly', applies: 'email', languages: worded, flaw: 'unprofessional_email' },
  { id: 'personal.phone', section: 'personalInformation', weight: 3, severity: 'major', key: 'phone', source: 'VeriWorkly', applies: 'always', languages: all, flaw: 'no_phone' },
  { id: 'personal.phoneValid', section: 'personalInformation', weight: 1, severity: 'minor', key: 'phoneValid', source: 'VeriWorkly: half credit when parsed but invalid; numbering plans by libphonenumber', applies: 'phone', languages: all },
  { id: 'personal.location', section: 'personalInformation', weight: 1.5, severity: 'minor', key: 'location', source: 'OfflineCV', applies: 'always', languages: all },
  { id: 'personal.headline', section: 'personalInformation', weight: 2, severity: 'minor', key: 'headline', source: 'ours: the role sought or held belongs on top in every market', applies: 'titled', languages: worded },
  { id: 'personal.privateDetails', section: 'personalInformation', weight: 0, severity: 'tip', key: 'privateDetails', source: 'SOURCE', applies: 'always', languages: worded },
  // strengths
  { id: 'strengths.count', section: 'strengths', weight: 5, severity: 'major', key: 'skillsPresent', source: 'OfflineCV: at least 3', applies: 'always', languages: all },
  { id: 'strengths.duplicates', section: 'strengths', weight: 0.5, severity: 'minor', key: 'skillsDuplicate', source: 'VeriWorkly: repetition', applies: 'skills', languages: all },
  { id: 'strengths.dump', section: 'strengths', weight: 3, severity: 'major', key: 'skillsDump', source: 'ours: 25 entries are two printed lines too many', applies: 'skills', languages: all, flaw: 'skills_dump' },
  { id: 'strengths.share', section: 'strengths', weight: 1, severity: 'minor', key: 'skillsShare', source: 'OfflineCV: at most 30 % of all words', applies: 'skillsAmongText', languages: all },
  { id: 'strengths.backed', section: 'strengths', weight: 1.5, severity: 'tip', key: 'skillsBacked', source: 'VeriWorkly: key skills backed by a role or project', applies: 'manySkills', languages: all },
  { id: 'strengths.soft', section: 'strengths', weight: 5, severity: 'minor', key: 'skillsSoft', source: 'VeriWorkly: buzzwords', applies: 'skills', languages: worded, flaw: 'cliches' },
  { id: 'strengths.levels', section: 'strengths', weight: 1, severity: 'minor', key: 'skillsLevels', source: 'OfflineCV: no level bars without meaning', applies: 'skills', languages: all },
  { id: 'strengths.languageLevels', section: 'strengths', weight: 1, severity: 'minor', key: 'languageLevels', source: 'SOURCE', applies: 'languages', languages: worded },
  // education
  { id: 'education.present', section: 'education', weight: 4, severity: 'major', key: 'educationPresent', source: 'all', applies: 'educationExpected', languages: all },
  { id: 'education.institution', section: 'education', weight: 2, severity: 'major', key: 'institution', source: 'all', applies: 'education', languages: all },
  { id: 'education.degree', section: 'education', weight: 2.5, severity: 'major', key: 'degree', source: 'all', applies: 'education', languages: all },
  { id: 'education.field', section: 'education', weight: 1, severity: 'minor', key: 'field', source: 'all', applies: 'education', languages: all },
  { id: 'education.dates', section: 'education', weight: 2, severity: 'minor', key: 'educationDates', source: 'all', applies: 'education', languages: all },
  { id: 'education.newestFirst', section: 'education', weight: 1, severity: 'minor', key: 'educationNewestFirst', source: 'Reactive Resume', applies: 'severalSchools', languages: NEWEST_FIRST },
  { id: 'education.reversed', section: 'education', weight: 1.5, severity: 'major', key: 'educationReversed', source: 'Reactive Resume', applies: 'datedSchools', languages: all, flaw: 'reversed_dates' },
  { id: 'education.openLong', section: 'education', weight: 1, severity: 'minor', key: 'educationOpen', source: 'SOURCE', applies: 'education', languages: all },
  // work experience
  { id: 'work.present', section: 'workExperience', weight: 1, severity: 'major', key: 'workPresent', source: 'all', applies: 'workExpected', languages: all },
  { id: 'work.title', section: 'workExperience', weight: 1.5, severity: 'major', key: 'jobTitle', source: 'Reactive Resume, VeriWorkly', applies: 'work', languages: all },
  { id: 'work.employer', section: 'workExperience', weight: 1.5, severity: 'major', key: 'employer', source: 'Reactive Resume, VeriWorkly', applies: 'work', languages: all },
  { id: 'work.start', section: 'workExperience', weight: 1.5, severity: 'major', key: 'jobStart', source: 'Reactive Resume, VeriWorkly', applies: 'work', languages: all },
  { id: 'work.newestFirst', section: 'workExperience', weight: 1, severity: 'major', key: 'workNewestFirst', source: 'Reactive Resume', applies: 'severalRoles', languages: NEWEST_FIRST },
  { id: 'work.reversed', section: 'workExperience', weight: 2, severity: 'major', key: 'workReversed', source: 'Reactive Resume', applies: 'datedRoles', languages: all, flaw: 'reversed_dates' },
  { id: 'work.future', section: 'workExperience', weight: 1, severity: 'major', key: 'futureDate', source: 'Reactive Resume', applies: 'work', languages: all, flaw: 'future_date' },
  { id: 'work.openEnd', section: 'workExperience', weight: 0.5, severity: 'minor', key: 'openEnd', source: 'Reactive Resume: overlapping by a missing end', applies: 'severalRoles', languages: all },
  { id: 'work.gaps', section: 'workExperience', weight: 0, severity: 'tip', key: 'gap', source: 'a tip, never a penalty: a gap says nothing about ability', applies: 'severalRoles', languages: all, flaw: 'date_gap' },
  { id: 'work.shortStints', section: 'workExperience', weight: 0, severity: 'tip', key: 'shortStints', source: 'SOURCE', applies: 'severalRoles', languages: all },
  { id: 'work.depth', section: 'workExperience', weight: 6, severity: 'major', key: 'depth', source: 'OfflineCV: 3–6 lines in recent roles', applies: 'work', languages: all },
  { id: 'work.stale', section: 'workExperience', weight: 0.5, severity: 'minor', key: 'stale', source: 'SOURCE', applies: 'severalRoles', languages: all },
  { id: 'work.longLines', section: 'workExperience', weight: 1, severity: 'minor', key: 'longLines', source: 'OfflineCV: up to 30 words; we mark from 36', applies: 'experienceLines', languages: all },
  { id: 'work.action', section: 'workExperience', weight: 3, severity: 'minor', key: 'actionOpening', source: 'VeriWorkly, by each language’s own grammar', applies: 'experienceLines', languages: worded },
  { id: 'work.weak', section: 'workExperience', weight: 5, severity: 'major', key: 'weakPhrases', source: 'VeriWorkly', applies: 'experienceLines', languages: worded },
  { id: 'work.anyResult', section: 'workExperience', weight: 7, severity: 'major', key: 'anyResult', source: 'OfflineCV', applies: 'experience', languages: all, cap: 69, flaw: 'no_metrics' },
  { id: 'work.measured', section: 'workExperience', weight: 9, severity: 'major', key: 'measuredShare', source: 'OfflineCV and others: 50–60 % of lines', applies: 'experience', languages: all },
  { id: 'work.outcome', section: 'workExperience', weight: 30, severity: 'major', key: 'outcome', source: 'several: results, not duties', applies: 'experience', languages: worded, cap: 79 },
  { id: 'work.currentResult', section: 'workExperience', weight: 2, severity: 'minor', key: 'currentResult', source: 'SOURCE', applies: 'currentRole', languages: worded },
  { id: 'work.bestFirst', section: 'workExperience', weight: 0, severity: 'tip', key: 'bestFirst', source: 'ours: what stands first is read first', applies: 'manyLines', languages: worded },
  { id: 'work.repeated', section: 'workExperience', weight: 0.5, severity: 'tip', key: 'repeatedOpener', source: 'several', applies: 'manyLines', languages: worded },
  { id: 'work.passive', section: 'workExperience', weight: 2, severity: 'minor', key: 'passive', source: 'several: under 10 %', applies: 'workLines', languages: worded, flaw: 'passive_voice' },
  { id: 'work.firstPerson', section: 'workExperience', weight: 2, severity: 'minor', key: 'firstPerson', source: 'several', applies: 'workLines', languages: worded, flaw: 'first_person' },
  { id: 'work.tense', section: 'workExperience', weight: 0.5, severity: 'minor', key: 'tense', source: 'several', applies: 'endedRoles', languages: ['en'] },
  { id: 'work.duplicates', section: 'workExperience', weight: 0.5, severity: 'minor', key: 'duplicateLines', source: 'VeriWorkly: repetition', applies: 'workLines', languages: all },
  // projects
  { id: 'projects.present', section: 'projectExperience', weight: 2, severity: 'minor', key: 'projectsPresent', source: 'jobhunter: heavier for entry level', applies: 'projectsExpected', languages: all },
  { id: 'projects.name', section: 'projectExperience', weight: 1, severity: 'minor', key: 'projectName', source: 'jobhunter', applies: 'projects', languages: all },
  { id: 'projects.role', section: 'projectExperience', weight: 1, severity: 'minor', key: 'projectRole', source: 'jobhunter', applies: 'projects', languages: worded },
  { id: 'projects.detail', section: 'projectExperience', weight: 4, severity: 'minor', key: 'projectDetail', source: 'jobhunter: what, how, result', applies: 'projects', languages: all },
  { id: 'projects.result', section: 'projectExperience', weight: 4, severity: 'minor', key: 'projectResult', source: 'jobhunter: what, how, result', applies: 'projects', languages: all },
  { id: 'projects.weak', section: 'projectExperience', weight: 1, severity: 'minor', key: 'weakPhrases', source: 'VeriWorkly', applies: 'projectLines', languages: worded },
  { id: 'projects.firstPerson', section: 'projectExperience', weight: 1, severity: 'minor', key: 'firstPerson', source: 'several', applies: 'projectLines', languages: worded, flaw: 'first_person' },
  // self-evaluation
  { id: 'summary.present', section: 'selfEvaluation', weight: 3, severity: 'major', key: 'summaryPresent', source: 'OfflineCV, fudaoke', applies: 'always', languages: all, flaw: 'no_summary' },
  { id: 'summary.length', section: 'selfEvaluation', weight: 1, severity: 'minor', key: 'summaryLength', source: 'OfflineCV: 50–600 characters; half of it in Chinese and Japanese', applies: 'summary', languages: all },
  { id: 'summary.fact', section: 'selfEvaluation', weight: 5, severity: 'major', key: 'summaryFact', source: 'OfflineCV, fudaoke: at least one concrete fact', applies: 'summary', languages: all },
  { id: 'summary.result', section: 'selfEvaluation', weight: 2, severity: 'minor', key: 'summaryResult', source: 'SOURCE', applies: 'summary', languages: worded },
  { id: 'summary.cliches', section: 'selfEvaluation', weight: 6, severity: 'minor', key: 'summaryCliches', source: 'fudaoke: low cliché density', applies: 'ownText', languages: worded, flaw: 'cliches' },
  // the document as a whole
  { id: 'document.pages', section: 'document', weight: 2, severity: 'minor', key: 'pages', source: 'ATS Resume Scorer 3.0', applies: 'file', languages: all, flaw: 'too_long' },
  { id: 'document.tooShort', section: 'document', weight: 4, severity: 'major', key: 'tooShort', source: 'ATS Resume Scorer 3.0, far below its 400 words', applies: 'always', languages: all, flaw: 'too_short' },
  { id: 'document.tooLong', section: 'document', weight: 1.5, severity: 'minor', key: 'tooLong', source: 'ATS Resume Scorer 3.0', applies: 'always', languages: all, flaw: 'too_long' },
  { id: 'document.dateFormats', section: 'document', weight: 1.5, severity: 'minor', key: 'dateFormats', source: 'Reactive Resume: mixed date formats', applies: 'file', languages: all, flaw: 'mixed_date_formats' },
  { id: 'document.columns', section: 'document', weight: 0, severity: 'tip', key: 'columns', source: 'VeriWorkly: single column 15 of 190', applies: 'file', languages: all },
  { id: 'document.spelling', section: 'document', weight: 3, severity: 'minor', key: 'spelling', source: 'several: spelling', applies: 'lines', languages: SPELLED, flaw: 'typos' },
  { id: 'document.negative', section: 'document', weight: 1.5, severity: 'minor', key: 'negative', source: 'SOURCE', applies: 'lines', languages: worded },
  { id: 'document.trivial', section: 'document', weight: 0.5, severity: 'minor', key: 'trivial', source: 'SOURCE', applies: 'always', languages: worded },
  { id: 'document.letterSpacing', section: 'document', weight: 0.5, severity: 'minor', key: 'letterSpacing', source: 'VeriWorkly: letter-spaced 8 of 190', applies: 'lines', languages: all },
  { id: 'document.hiddenText', section: 'document', weight: 2, severity: 'major', key: 'hiddenText', source: 'VeriWorkly; small, since the text is left out before scoring', applies: 'always', languages: all, flaw: 'hidden_text' },
  { id: 'document.injection', section: 'document', weight: 2, severity: 'major', key: 'injection', source: 'VeriWorkly; small, since the text is left out before scoring', applies: 'always', languages: all },
  { id: 'document.invisible', section: 'document', weight: 1, severity: 'minor', key: 'invisible', source: 'VeriWorkly', applies: 'lines', languages: all },
  { id: 'document.stuffing', section: 'document', weight: 2, severity: 'major', key: 'stuffing', source: 'VeriWorkly', applies: 'lines', languages: all },
  { id: 'document.sectionOrder', section: 'document', weight: 0, severity: 'tip', key: 'sectionOrder', source: 'ours, from national guides', applies: 'fiveYears', languages: WORK_BEFORE_EDUCATION },
] as const satisfies readonly RuleRow[]

export type RuleId = (typeof RUBRIC)[number]['id']
