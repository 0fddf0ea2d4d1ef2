import type { Resume } from '#contract/resume.ts'
import { isEmptyRichText } from '#contract/rich-text.ts'
import { alike, bareLink, phoneDigits, plain, sameDate, similarity, token } from './compare.ts'
import type { Truth } from './truth.ts'

export const FIELDS = [
  'name',
  'email',
  'phone',
  'links',
  'sections',
  'institution',
  'degree',
  'studyDates',
  'company',
  'title',
  'workDates',
  'project',
  'skills',
  'languages',
] as const
type Field = (typeof FIELDS)[number]

/** How often a field was right, wrong and missing, with what was expected and read. */
export interface Count {
  right: number
  wrong: number
  missing: number
  notes: string[]
}
export type Counts = Record<Field, Count>

const none = (): Count => ({ right: 0, wrong: 0, missing: 0, notes: [] })

/** Share of right ones, as the harmonic mean of precision and recall; 1 when there was nothing to read. */
export function f1({ right, wrong, missing }: Pick<Count, 'right' | 'wrong' | 'missing'>): number {
  const all = 2 * right + wrong + missing
  return all === 0 ? 1 : (2 * right) / all
}

function one(
  count: Count,
  truth: string | null | undefined,
  read: string,
  same: (a: string, b: string) => boolean,
): void {
  if (truth && read && same(truth, read)) count.right++
  else {
    if (truth) count.missing++
    if (read) count.wrong++
    if (truth || read) count.notes.push(`${truth ?? '–'} ≠ ${read || '–'}`)
  }
}

/** Lists as sets; `excess` false counts only what is missing. */
function many(
  count: Count,
  truth: readonly string[],
  read: readonly string[],
  same: (a: string, b: string) => boolean,
  excess = true,
): void {
  const left = [...read]
  for (const item of truth) {
    const at = left.findIndex((other) => same(item, other))
    if (at < 0) {
      count.missing++
      count.notes.push(`missing ${item}`)
      continue
    }
    count.right++
    if (excess) left.splice(at, 1)
  }
  if (!excess) return
  count.wrong += left.length
  for (const item of left) count.notes.push(`extra ${item}`)
}

/** Pairs entries one to one, the most alike first. */
function align<T, R>(
  truths: readonly T[],
  reads: readonly R[],
  likeness: (truth: T, read: R) => number,
): [T | null, R | null][] {
  const scored = truths.flatMap((truth, t) =>
    reads.map((read, r) => ({ t, r, score: likeness(truth, read) })),
  )
  const pairs: [T | null, R | null][] = []
  const used = { t: new Set<number>(), r: new Set<number>() }
  for (const { t, r, score } of scored.toSorted((a, b) => b.score - a.score)) {
    if (used.t.has(t) || used.r.has(r) || score <= 0) continue
    used.t.add(t)
    used.r.add(r)
    pairs.push([truths[t]!, reads[r]!])
  }
  truths.forEach((truth, t) => used.t.has(t) || pairs.push([truth, null]))
  reads.forEach((read, r) => used.r.has(r) || pairs.push([null, read]))
  return pairs
}

/** Truth's kinds of sections → parts of the contract; what is not here has no part of its own. */
const PARTS: Readonly<Record<string, string>> = {
  summary: 'selfEvaluation',
  self_evaluation: 'selfEvaluation',
  strengths: 'advantage',
  objective: 'expectations',
  education: 'education',
  work: 'work',
  projects: 'projects',
  skills: 'skills',
  languages: 'languages',
  awards: 'awards',
  certificates: 'awards',
  volunteer: 'volunteer',
  interests: 'interests',
  references: 'references',
  publications: 'publications',
}

function partsOf(resume: Resume): string[] {
  const { expectations } = resume
  const wished =
    expectations.role ||
    expectations.location ||
    expectations.salary ||
    !isEmptyRichText(expectations.notes)
  return [
    ...(isEmptyRichText(resume.selfEvaluation) ? [] : ['selfEvaluation']),
    ...(isEmptyRichText(resume.advantage) ? [] : ['advantage']),
    ...(wished ? ['expectations'] : []),
    ...(['education', 'work', 'projects', 'skills', 'languages', 'awards'] as const).filter(
      (part) => resume[part].length > 0,
    ),
    ...new Set(resume.other.map(({ kind }) => kind).filter((kind) => kind !== 'custom')),
  ]
}

const near = (a: string | null | undefined, b: string) => (a && b ? similarity(a, b) : 0)
const dateNear = (a: string | null | undefined, b: string) => (a && b && sameDate(a, b) ? 0.3 : 0)
const joined = (degree: string | null | undefined, field: string | null | undefined) =>
  [degree, field].filter(Boolean).join(' ')

function sameDegree(
  truth: { degree?: string | null | undefined; field?: string | null | undefined },
  read: { degree: string; field: string },
): boolean {
  const wanted = [truth.degree ?? '', joined(truth.degree, truth.field)].filter(Boolean)
  const given = [read.degree, joined(read.degree, read.field)].filter(Boolean)
  return wanted.some((a) => given.some((b) => alike(a, b)))
}

function measureEducation(
  counts: Counts,
  truth: Truth,
  resume: Resume,
  skipped: ReadonlySet<string>,
): void {
  const pairs = align(
    truth.education ?? [],
    resume.education,
    (a, b) =>
      near(a.institution, b.institution) +
      Math.max(
        near(a.degree, b.degree),
        near(joined(a.degree, a.field), joined(b.degree, b.field)),
      ) +
      dateNear(a.end, b.end) +
      0.001,
  )
  for (const [expected, read] of pairs) {
    one(counts.institution, expected?.institution, read?.institution ?? '', alike)
    if (!skipped.has('degree'))
      // a school that prints its subject alone, 普通科, is compared by that
      one(
        counts.degree,
        expected?.degree ?? expected?.field,
        joined(read?.degree, read?.field),
        () => sameDegree(expected!, read!),
      )
    one(counts.studyDates, expected?.start, read?.start ?? '', sameDate)
    one(counts.studyDates, expected?.end, read?.end ?? '', sameDate)
  }
}

function measureWork(
  counts: Counts,
  truth: Truth,
  resume: Resume,
  skipped: ReadonlySet<string>,
): void {
  const pairs = align(
    truth.work ?? [],
    resume.work,
    (a, b) =>
      near(a.company, b.company) +
      near(a.title, b.title) +
      dateNear(a.start, b.start) +
      dateNear(a.end, b.end) +
      0.001,
  )
  for (const [expected, read] of pairs) {
    one(counts.company, expected?.company, read?.company ?? '', alike)
    if (!skipped.has('title')) one(counts.title, expected?.title, read?.title ?? '', alike)
    one(counts.workDates, expected?.start, read?.start ?? '', sameDate)
    one(counts.workDates, expected?.end, read?.end ?? '', sameDate)
  }
}

/** True when an item is the skill or names it as a whole token among others. */
const holdsToken = (skill: string, item: string) => ` ${token(item)} `.includes(` ${token(skill)} `)

/** Compares what was read with the truth, field by field. */
export function measure(truth: Truth, resume: Resume): Counts {
  const counts = Object.fromEntries(FIELDS.map((field) => [field, none()])) as Counts
  const { basics } = resume
  const skipped = new Set(truth.partial)
  if (!skipped.has('name'))
    one(counts.name, truth.name, basics.name, (a, b) => plain(a) === plain(b))
  if (!skipped.has('email'))
    one(
      counts.email,
      truth.email,
      basics.email,
      (a, b) => a.trim().toLowerCase() === b.trim().toLowerCase(),
    )
  if (!skipped.has('phone'))
    one(counts.phone, truth.phone, basics.phone, (a, b) => phoneDigits(a) === phoneDigits(b))
  if (!skipped.has('links'))
    many(
      counts.links,
      (truth.links ?? []).map(bareLink),
      basics.links.map(({ url }) => bareLink(url)),
      (a, b) => a === b,
    )
  if (!skipped.has('sections')) {
    const wanted = new Set((truth.sections ?? []).flatMap((kind) => PARTS[kind] ?? []))
    many(counts.sections, [...wanted], partsOf(resume), (a, b) => a === b)
  }
  if (!skipped.has('education')) measureEducation(counts, truth, resume, skipped)
  if (!skipped.has('work')) measureWork(counts, truth, resume, skipped)
  if (!skipped.has('projects'))
    many(
      counts.project,
      (truth.projects ?? []).flatMap(({ name }) => name ?? []),
      resume.projects.map(({ name }) => name),
      alike,
    )
  const items = resume.skills.flatMap((group) => group.items)
  if (!skipped.has('skills')) {
    if (truth.schema === 1) many(counts.skills, truth.skills ?? [], items, holdsToken, false)
    else many(counts.skills, truth.skills ?? [], items, (a, b) => token(a) === token(b))
  }
  if (truth.schema === 2 && !skipped.has('languages'))
    many(
      counts.languages,
      truth.languages ?? [],
      resume.languages.map(({ name }) => name),
      (a, b) => token(a) === token(b),
    )
  return counts
}

/** All fields together. */
export function total(counts: Counts): Count {
  const sum = none()
  for (const field of FIELDS) {
    sum.right += counts[field].right
    sum.wrong += counts[field].wrong
    sum.missing += counts[field].missing
  }
  return sum
}
