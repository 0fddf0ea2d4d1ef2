// The marked page of the home page: our sample as the reader and the rules see it, by language.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Finding } from '#contract/analysis.ts'
import type { Locale } from '#contract/locales.ts'
import { format } from '#contract/message.ts'
import { richTextLines, type RichText } from '#contract/rich-text.ts'
import { parseSpecimen, type Specimen } from '#contract/specimen.ts'

/** Where the build puts them: `astro.config.mjs`. */
const FOLDER = join(process.cwd(), 'node_modules/.cache/specimens')

/** As many lines of a job as the picture has room for. */
const LINES = 3
const JOBS = 2

export interface SpecimenLine {
  text: string
  /** What is said of it, what is worth most first. */
  findings: Finding[]
  /** The line as it would be, where a fix says so. */
  after: string | null
}

/** What reading and scoring the sample of a language gives. */
export async function specimenOf(locale: Locale): Promise<Specimen> {
  const text = await readFile(join(FOLDER, `${locale}.json`), 'utf8')
  return parseSpecimen(text)
}

/** The parts of the sample that are shown, each line with what is said of it. */
export function partsOf({ resume, report }: Specimen) {
  const linesAt = (at: string, text: RichText): SpecimenLine[] =>
    richTextLines(text).map((line) => {
      const findings = report.findings.filter(
        (finding) => finding.at === at && finding.quote && line.text.includes(finding.quote),
      )
      const rewritten = findings.find(({ suggestion }) => suggestion)?.suggestion
      return {
        text: line.text,
        findings,
        after: rewritten ? line.text.replace(rewritten.before, () => rewritten.after) : null,
      }
    })
  return {
    summary: linesAt('selfEvaluation', resume.selfEvaluation),
    jobs: resume.work.slice(0, JOBS).map((job, index) => ({
      ...job,
      lines: linesAt(`work.${index}.details`, job.details).slice(0, LINES),
    })),
    skills: resume.skills.flatMap(({ items }) => items),
  }
}

/** What mending a line is worth: what its rule costs now, or what its own fix adds. */
export const gainOf = ({ worth, points }: Finding): number => Math.max(worth ?? 0, points ?? 0)

/** A date of a resume as its language writes it. */
export function specimenDate(date: string, locale: Locale, present: string): string {
  if (date === '' || date === 'present') return date && present
  const [year = 0, month] = date.split('-').map(Number)
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    ...(month && { month: 'short' }),
    calendar: 'gregory',
    timeZone: 'UTC',
  }).format(Date.UTC(year, (month ?? 1) - 1, 1))
}

/** A number as the language writes it. */
export const figure = (value: number, locale: Locale): string =>
  format('{value}', { value }, locale)
