import { LOCALES } from '#contract/locales.ts'
import { format } from '#contract/message.ts'
import type { Work } from '#contract/resume.ts'
import { headingKind } from '#server/reading/lexicon/headings.ts'
import type { Facts } from '../facts.ts'
import { lower } from '../lines.ts'
import { BLANK, capitalised } from '../rewriting.ts'
import { SEEKING } from '../lexicon/seeking-words.ts'
import { linesOf } from './lines.ts'

const SKILLS = 4
/** Characters of what is a title, and no sentence. */
const LONGEST_TITLE = 60
/** Characters of a line that still makes a sentence of a summary. */
const LONGEST_LINE = 160

/** What the resume itself says the person does: the role sought, else the latest one held. */
function ownTitle({ resume, locale }: Facts): string {
  const [latest] = resume.work
    .filter(({ title }) => !KIND_OF_EMPLOYMENT.test(title.trim()))
    .toSorted((a, b) => lastDay(b).localeCompare(lastDay(a)))
  const titles = [resume.expectations.role, resume.basics.headline, latest?.title ?? '']
  // A heading that was taken for a title is nobody's, and a wish is what nobody is yet.
  const isTitle = (text: string) =>
    text !== '' &&
    text.length <= LONGEST_TITLE &&
    headingKind(text, LOCALES) === null &&
    !(locale && SEEKING[locale].test(lower(text, locale)))
  const title = titles.find(isTitle) ?? ''
  // `Cook | Baker | Host`: one of several
  return title.split(/\s[|•·–—]\s/u)[0]!
}

/** Words that name the trade: those of titles, fields and degrees. */
export function titleWords({ resume }: Facts): string[] {
  const { work, education, locale } = resume
  const texts = [
    ...work.map(({ title }) => title),
    ...education.flatMap(({ field, degree }) => [field, degree]),
  ]
  const words = texts.flatMap((text) => lower(text, locale).match(/[\p{L}\p{M}]+/gu) ?? [])
  // Inflections share their beginning.
  return words
    .filter((word) => word.length > (/[\p{Script=Han}\p{Script=Hangul}]/u.test(word) ? 1 : 3))
    .map((word) => (word.length > 6 ? word.slice(0, -2) : word))
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

/** The line that shows most: a result, told actively, and free of other faults. */
function bestLine({ work, resume }: Facts): string | null {
  const line = linesOf(work).find(
    ({ outcome, acting, weak, person, passive, text }) =>
      outcome && acting && !weak && !person && !passive && [...text].length <= LONGEST_LINE,
  )
  if (!line) return null
  const end = line.length.unit === 'characters' ? '。' : '.'
  return (
    capitalised(
      line.text
        .replace(/^[^\p{L}\p{N}(“«"]+/u, '')
        .trim()
        .replace(/[.。．;；,，\s]+$/u, ''),
      resume.locale,
    ) + end
  )
}

/**
 * A first self-evaluation out of what the resume already says: the title, its best result and its
 * skills. Years of experience are a blank: which of them count, only the person knows.
 */
export function draftSummary(facts: Facts): string | null {
  const { lexicon, resume } = facts
  const title = ownTitle(facts)
  const skills = bestSkills(facts)
  const line = bestLine(facts)
  if (!lexicon || title === '' || !line) return null
  const { experienced, skills: named, separator } = lexicon.profile
  const sentences = [
    format(experienced, { title, years: BLANK }, resume.locale),
    line,
    ...(skills.length > 1
      ? [format(named, { skills: skills.join(separator) }, resume.locale)]
      : []),
  ]
  return sentences.join(lexicon.unit === 'characters' ? '' : ' ')
}
