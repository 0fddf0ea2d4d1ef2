import { format } from '#contract/message.ts'
import type { Patch } from '#contract/patch.ts'
import { richTextOf } from '#contract/rich-text.ts'
import type { Work } from '#contract/resume.ts'
import type { Facts } from '../facts.ts'
import { capitalised } from '../rewriting.ts'
import { linesOf } from './lines.ts'

/** From here on years are worth naming. */
const FEWEST_YEARS = 2
const SKILLS = 4
/** Characters of a line that still makes a sentence of a summary. */
const LONGEST_LINE = 160

/** What the resume itself says the person does: the role sought, else the latest one held. */
export function ownTitle({ resume }: Facts): string {
  const [latest] = resume.work
    .filter(({ title }) => !KIND_OF_EMPLOYMENT.test(title.trim()))
    .toSorted((a, b) => lastDay(b).localeCompare(lastDay(a)))
  return resume.expectations.role || (latest?.title ?? '')
}

/** Sorts as the calendar does; the role that runs on comes last, swapped dates count as meant. */
function lastDay({ start, end }: Work): string {
  return end === 'present' ? '9999' : start > end ? start : end
}

/** Titles that tell a kind of employment and nothing of the work. */
const KIND_OF_EMPLOYMENT =
  /^(?:アルバイト|パート|パートタイマー|派遣社員|契約社員|正社員|아르바이트|알바|계약직|정규직|파트타임|兼职|全职|临时工|实习|实习生|(?:part|full)[- ]?time(?: job)?|minijob|aushilfe|intern|internship|trainee|praktikum|praktikant|praktikantin|stage|stagiaire|becario|becaria|tirocinante|stajyer|thực tập sinh|متدرب|متدربة)$/iu

/** Skills that can be checked, those seen at work first. */
function bestSkills({ skills, lexicon }: Facts): string[] {
  return skills
    .filter(({ plain }) => !lexicon?.soft.test(plain))
    .toSorted((a, b) => Number(b.backed) - Number(a.backed))
    .slice(0, SKILLS)
    .map(({ text }) => text)
}

/** The line that shows most: measured, acting, and free of other faults. */
function bestLine({ work, resume }: Facts): string | null {
  const line = linesOf(work).find(
    ({ measured, acting, weak, person, passive, text }) =>
      measured && acting && !weak && !person && !passive && [...text].length <= LONGEST_LINE,
  )
  if (!line) return null
  const end = line.length.unit === 'characters' ? '。' : '.'
  return capitalised(line.text.trim().replace(/[.。．;；,，\s]+$/u, ''), resume.locale) + end
}

/** Title and years of work in a sentence; null when the resume tells neither. */
export function draftProfile(facts: Facts): string | null {
  const { lexicon, resume, monthsOfWork } = facts
  const title = ownTitle(facts)
  const years = Math.floor(monthsOfWork / 12)
  if (!lexicon || title === '' || years < FEWEST_YEARS) return null
  return format(lexicon.profile.experienced, { title, years: String(years) }, resume.locale)
}

/**
 * A first self-evaluation out of what the resume already says: the title, the years that its
 * dates add up to, its best line and its skills. Nothing in it is new.
 */
export function draftSummary(facts: Facts): { fix: Patch; after: string } | null {
  const { lexicon, resume } = facts
  const title = ownTitle(facts)
  const skills = bestSkills(facts)
  const profile = draftProfile(facts)
  if (!lexicon || title === '' || (!profile && skills.length < 2)) return null
  const line = bestLine(facts)
  const { beginner, skills: named, separator } = lexicon.profile
  const sentences = [
    profile ?? format(beginner, { title }, resume.locale),
    ...(line ? [line] : []),
    ...(skills.length > 1
      ? [format(named, { skills: skills.join(separator) }, resume.locale)]
      : []),
  ]
  const after = sentences.join(lexicon.unit === 'characters' ? '' : ' ')
  const value = richTextOf([{ text: after, bullet: false }])
  return { fix: [{ op: 'replace', path: '/selfEvaluation', value }], after }
}
