import { RULE_FIGURES, type Condition } from '#contract/rubric.ts'
import type { Facts } from './facts.ts'
import { NEWCOMER } from './lexicon/seeking-words.ts'
import { isPromised } from './rules/promised-degree.ts'
import { usable } from './rules/skill-list.ts'
import { unshownWork } from './rules/shown-work.ts'
import { newTraining } from './rules/trade.ts'

const { beginnerMonths: BEGINNER_MONTHS, manySkills: MANY_SKILLS } = RULE_FIGURES
const { fairWords: ENOUGH_TEXT, comparedLines: LINES_TO_COMPARE } = RULE_FIGURES
const WORK_FIRST_MONTHS = RULE_FIGURES.workFirstYears * 12

/** A beginner with dated work of less than a year, or none, who has been to school. */
export function isBeginner({ monthsOfWork, work, education }: Facts): boolean {
  const undated = work.some(({ value }) => value.start === '' && value.end === '')
  return monthsOfWork < BEGINNER_MONTHS && !undated && education.length > 0
}

/** Education is not asked of a 職務経歴書 or 경력기술서: it stands beside a form that holds it. */
function expectsEducation({ locale, education, work, doubts }: Facts): boolean {
  if (education.length > 0) return true
  if (doubts.companion) return false
  if (locale !== 'ja') return true
  return work.length === 0
}

/** Nor are name and address: who sends two documents says so in the other one. */
function expectsContact({ locale, doubts, education, work, resume: { basics } }: Facts): boolean {
  if (basics.email !== '' || basics.phone !== '') return true
  const alone = locale !== 'ja' || education.length > 0 || work.length === 0
  return !doubts.companion && alone
}

/** A form that lists schools, without a trace of work: who fills it in is still at one. */
const isOfSchools = ({ doubts, education, work }: Facts): boolean =>
  doubts.form &&
  work.length === 0 &&
  education.length > 0 &&
  doubts.printed('work.present') === null

/** Who says to be new to work has none to show. */
const isNewcomer = ({ doubts, resume }: Facts): boolean =>
  doubts.newcomer || NEWCOMER.test(resume.basics.headline)

/** When a rule is asked: the predicate of each condition that the rubric names. */
export const PREDICATES: Record<Condition, (facts: Facts) => boolean> = {
  always: () => true,
  contactExpected: expectsContact,
  email: ({ resume }) => resume.basics.email !== '',
  phone: ({ resume }) => resume.basics.phone !== '',
  titled: ({ work, education }) => work.length + education.length > 0,
  skills: ({ skills }) => skills.length > 0,
  // In a very short resume everything is out of proportion; another rule says so.
  skillsAmongText: ({ skills, size }) => skills.length > 0 && size >= ENOUGH_TEXT,
  manySkills: (facts) => usable(facts).length >= MANY_SKILLS,
  languages: ({ resume, skills }) => resume.languages.length > 0 || skills.length > 0,
  educationExpected: expectsEducation,
  education: ({ education }) => education.length > 0,
  severalSchools: ({ education }) => education.length > 1,
  datedSchools: ({ education }) => education.some(({ value }) => value.start && value.end),
  promisedDegree: isPromised,
  // Beginners with projects or voluntary work are judged by what they have.
  workExpected: (facts) =>
    facts.work.length > 0 ||
    (facts.projects.length === 0 &&
      !facts.doubts.volunteering &&
      !isOfSchools(facts) &&
      !isNewcomer(facts)),
  work: ({ work }) => work.length > 0,
  severalRoles: ({ work }) => work.length > 1,
  datedRoles: ({ work }) => work.some(({ value }) => value.start && value.end),
  experience: ({ experience, told }) => experience.length + told.length > 0,
  experienceLines: ({ experience }) => experience.some(({ lines }) => lines.length > 0),
  workLines: ({ work }) => work.some(({ lines }) => lines.length > 0),
  currentRole: ({ work }) =>
    work.some(({ value, lines }) => value.end === 'present' && lines.length > 1),
  manyLines: ({ work }) => work.some(({ lines }) => lines.length >= LINES_TO_COMPARE),
  endedRoles: ({ work }) =>
    work.some(({ value: { end }, lines }) => end !== '' && end !== 'present' && lines.length > 0),
  // A form that lists schools and posts has no room for them.
  projectsExpected: (facts) =>
    facts.projects.length > 0 ||
    (!facts.doubts.form &&
      (isBeginner(facts) || newTraining(facts) !== null || unshownWork(facts) !== null)),
  projects: ({ projects }) => projects.length > 0,
  projectLines: ({ projects }) => projects.some(({ lines }) => lines.length > 0),
  summary: ({ summary }) => summary.source !== 'none',
  // Keywords and addresses where a profile belongs are no text.
  ownText: ({ ownSentences, summary }) =>
    ownSentences.some(({ line }) => line.at !== 'selfEvaluation' || summary.source === line.at),
  lines: ({ allLines }) => allLines.length > 0,
  file: ({ document }) => document.format !== 'text' && document.pages > 0,
  fiveYears: ({ work, education, monthsOfWork }) =>
    work.length > 0 && education.length > 0 && monthsOfWork >= WORK_FIRST_MONTHS,
}
