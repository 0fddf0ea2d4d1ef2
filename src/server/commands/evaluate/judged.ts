import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { REPORT_SECTIONS, type Finding, type Report } from '#contract/analysis.ts'
import { emptyResume, type Resume } from '#contract/resume.ts'
import { richTextOf, type RichText } from '#contract/rich-text.ts'
import type { RuleId } from '#contract/rubric.ts'
import { score } from '#server/scoring/index.ts'

/**
 * Resumes that were judged by hand before the rules were tuned: `<locale>.txt` holds the people,
 * `labels.tsv` what a career coach says of each finding: person, finding, label.
 */

/** The month in which the material is judged. */
const TODAY = '2026-11'

const LABELS = ['useful', 'petty', 'false', 'harmful'] as const
/** `harmful`: the finding may be right, but taking its suggestion would make the resume worse. */
type Label = (typeof LABELS)[number]

export interface Person {
  id: string
  quality: 'good' | 'middling' | 'poor'
  resume: Resume
  /** What a coach would say, written before any finding was seen. */
  due: Topic[]
  /** The coach's own marks from 0 to 100, given before any score was seen; null where none apply. */
  grades: Partial<Record<Graded, number | null>>
}

/** What a coach marks: the whole, then each section. */
export const GRADED = ['overall', ...REPORT_SECTIONS] as const
export type Graded = (typeof GRADED)[number]

/** Advice that a coach gives, and the rules of which one suffices to have given it. */
const TOPICS = {
  results: ['work.anyResult', 'work.measured', 'work.outcome', 'projects.result'],
  ownPart: [
    'work.weak',
    'work.passive',
    'work.action',
    'projects.role',
    'projects.weak',
    'work.ownPart',
  ],
  cliches: ['summary.cliches', 'summary.fact'],
  soft: ['strengths.soft'],
  skills: ['strengths.count', 'strengths.soft', 'strengths.backed'],
  dump: ['strengths.dump', 'strengths.share', 'strengths.grouped'],
  depth: ['work.depth', 'document.tooShort'],
  older: ['work.depth', 'work.measured', 'work.anyResult', 'work.outcome'],
  earlier: ['work.earlierResult', 'work.outcome'],
  target: ['summary.target', 'personal.headline'],
  basic: ['strengths.basic'],
  since: ['work.since'],
  order: ['work.newestFirst'],
  email: ['personal.emailProfessional'],
  phone: ['personal.phone', 'personal.phoneValid', 'personal.reachable'],
  place: ['personal.location'],
  summary: ['summary.present', 'summary.fact'],
  personalData: ['personal.privateDetails'],
  languages: ['strengths.languageLevels', 'strengths.languages'],
  negative: ['document.negative'],
  stale: ['work.stale', 'document.trivial'],
  typo: ['document.spelling'],
  /** A gap that lasts until today is told by its beginning. */
  gap: ['work.gaps', 'work.since'],
  dates: ['work.datePrecision', 'document.dateFormats', 'education.expected'],
  repeats: ['document.repeats', 'work.duplicates'],
  employer: ['work.employer'],
  projects: ['projects.detail', 'projects.result'],
  /** Advice that no rule gives: it counts as due, and as missed. */
  beyond: [],
} as const satisfies Record<string, readonly string[]>
export type Topic = keyof typeof TOPICS

const isTopic = (word: string): word is Topic => word in TOPICS

const parts = (text: string): string[] => text.split('|').map((part) => part.trim())

function period(text = ''): { start: string; end: string } {
  const [start = '', end] = text.split('–').map((part) => part.trim())
  return end === undefined ? { start: '', end: start } : { start, end }
}

const noText = (): RichText => richTextOf([])

/** How each keyword of the format fills the resume; an entry is returned to take its lines. */
const FIELDS: Record<string, (resume: Resume, value: string) => { details: RichText } | void> = {
  name: ({ basics }, value) => void (basics.name = value),
  email: ({ basics }, value) => void (basics.email = value),
  phone: ({ basics }, value) => void (basics.phone = value),
  place: ({ basics }, value) => void (basics.location = value),
  headline: ({ basics }, value) => void (basics.headline = value),
  birth: ({ basics }, value) => void (basics.birthDate = value),
  link: ({ basics }, value) => void basics.links.push({ label: '', url: value }),
  extra: ({ basics }, value) => {
    const [label = '', text = ''] = value.split('=').map((part) => part.trim())
    basics.extras.push({ label, value: text })
  },
  summary: (resume, value) =>
    void (resume.selfEvaluation = richTextOf([{ text: value, bullet: false }])),
  work: (resume, value) => {
    const [title = '', company = '', location = '', dates] = parts(value)
    const entry = { title, company, location, ...period(dates), details: noText() }
    resume.work.push(entry)
    return entry
  },
  seek: ({ expectations }, value) => void (expectations.role = value),
  objective: ({ expectations }, value) =>
    void (expectations.notes = richTextOf([{ text: value, bullet: false }])),
  advantage: (resume, value) =>
    void (resume.advantage = richTextOf([{ text: value, bullet: false }])),
  project: (resume, value) => {
    const [name = '', role = '', url = '', dates] = parts(value)
    const entry = { name, role, url, ...period(dates), details: noText() }
    resume.projects.push(entry)
    return entry
  },
  edu: (resume, value) => {
    const [degree = '', field = '', institution = '', location = '', dates] = parts(value)
    const entry = { degree, field, institution, location, ...period(dates), details: noText() }
    resume.education.push(entry)
    return entry
  },
  skills: (resume, value) => {
    const [, name = '', list = ''] = /^(?:([^;:：]+):\s)?(.*)$/u.exec(value) ?? []
    resume.skills.push({ name, items: list.split(';').map((item) => item.trim()) })
  },
  language: (resume, value) => {
    const [name = '', level = ''] = value.split('=').map((part) => part.trim())
    resume.languages.push({ name, level })
  },
  award: (resume, value) => {
    const [title = '', issuer = '', date = ''] = parts(value)
    resume.awards.push({ kind: 'award', title, issuer, date, details: noText() })
  },
  other: (resume, value) => {
    const entry = { kind: 'custom' as const, title: value, details: noText(), entries: [] }
    resume.other.push(entry)
    return entry
  },
}

/** “66 85 60 60 62 - 60”: the whole, then the sections in their order. */
const gradesOf = (text: string): Person['grades'] =>
  Object.fromEntries(
    text.split(/\s+/).map((grade, index) => [GRADED[index], grade === '-' ? null : Number(grade)]),
  )

/** Reads one person: a head, then a field a line, then the lines of the entry above. */
export function personOf(text: string, locale: string): Person {
  const [head = '', ...rows] = text.trim().split('\n')
  const [id = '', quality = ''] = head.split(/\s+/)
  const resume = structuredClone(emptyResume(locale))
  const lines = new Map<object, { text: string; bullet: boolean }[]>()
  let due: Topic[] = []
  let grades: Person['grades'] = {}
  let entry: { details: RichText } | null = null
  for (const row of rows) {
    const [, key = '', value = ''] = /^([a-z]+):\s*(.*)$/u.exec(row) ?? []
    if (row.startsWith('- ') && entry) {
      const own = [...(lines.get(entry) ?? []), { text: row.slice(2), bullet: true }]
      lines.set(entry, own)
      entry.details = richTextOf(own)
    } else if (key === 'due') due = value.split(/\s+/).filter(isTopic)
    else if (key === 'grades') grades = gradesOf(value)
    else entry = FIELDS[key]?.(resume, value) ?? null
  }
  return { id, quality: quality as Person['quality'], resume, due, grades }
}

/** The people of a folder. */
export async function judgedPeople(folder: string): Promise<Person[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.txt')).toSorted()
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return texts.flatMap((text, index) =>
    text
      .split(/^== /mu)
      .slice(1)
      .map((part) => personOf(part, (files[index] ?? '').replace(/(?:-\d+)?\.txt$/u, ''))),
  )
}

/** What the coach said: label by person and finding. */
export async function judgedLabels(folder: string): Promise<Map<string, Label>> {
  const rows = (await readFile(join(folder, 'labels.tsv'), 'utf8')).trim().split('\n')
  return new Map(
    rows.map((row) => {
      const [person = '', finding = '', label = ''] = row.split('\t')
      if (!LABELS.some((known) => known === label)) throw new Error(`unknown label: ${row}`)
      return [`${person}\t${finding}`, label as Label]
    }),
  )
}

export interface Judgement {
  person: Person
  report: Report
  /** Null where nobody has judged the finding yet. */
  findings: { finding: Finding; label: Label | null }[]
  given: Topic[]
}

/** Scores a person as an upload of one page, and puts the coach's labels beside the findings. */
export function judgePerson(person: Person, labels: ReadonlyMap<string, Label>): Judgement {
  const document = {
    format: 'pdf' as const,
    pages: 1,
    words: 200,
    characters: 1400,
    columns: 1,
    tables: 0,
    images: 0,
    textLayer: true,
    hiddenText: [],
  }
  const language = { code: person.resume.locale, confidence: 1 }
  const report = score({ resume: person.resume, document, language }, { today: TODAY })
  const rules = new Set<string>(report.findings.map(({ rule }) => rule))
  return {
    person,
    report,
    findings: report.findings.map((finding) => ({
      finding,
      label: labels.get(`${person.id}\t${finding.id}`) ?? null,
    })),
    given: person.due.filter((topic) =>
      TOPICS[topic].some((rule: RuleId | string) => rules.has(rule)),
    ),
  }
}

export interface Advice {
  findings: number
  useful: number
  petty: number
  false: number
  harmful: number
  unjudged: number
  due: number
  given: number
}

/** Precision, harm and coverage over people. */
export function adviceOf(judgements: readonly Judgement[]): Advice {
  const labels = judgements.flatMap(({ findings }) => findings.map(({ label }) => label))
  const count = (label: Label | null): number => labels.filter((own) => own === label).length
  return {
    findings: labels.length,
    useful: count('useful'),
    petty: count('petty'),
    false: count('false'),
    harmful: count('harmful'),
    unjudged: count(null),
    due: judgements.reduce((sum, { person }) => sum + person.due.length, 0),
    given: judgements.reduce((sum, { given }) => sum + given.length, 0),
  }
}

/** Places in order of size, equal ones sharing theirs. */
function ranks(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length
    const equal = values.filter((other) => other === value).length
    return below + (equal - 1) / 2
  })
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** How far each value lies from the mean. */
function deviations(values: readonly number[]): number[] {
  const middle = mean(values)
  return values.map((value) => value - middle)
}

const product = (x: readonly number[], y: readonly number[]): number =>
  x.reduce((sum, value, index) => sum + value * (y[index] ?? 0), 0)

function correlation(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [deviations(a), deviations(b)]
  return product(x, y) / Math.sqrt(product(x, x) * product(y, y))
}

/** Spearman's rank correlation of our scores with the coach's marks; null where there are few. */
export function agreement(judgements: readonly Judgement[], graded: Graded): number | null {
  const pairs = judgements.flatMap(({ person, report }) => {
    const mark = person.grades[graded] ?? null
    const ours = graded === 'overall' ? report.overall : report.sections[graded].score
    return mark === null || ours === null ? [] : [[mark, ours] as const]
  })
  if (pairs.length < FEWEST_TO_RANK) return null
  return correlation(ranks(pairs.map(([mark]) => mark)), ranks(pairs.map(([, ours]) => ours)))
}

const FEWEST_TO_RANK = 10
