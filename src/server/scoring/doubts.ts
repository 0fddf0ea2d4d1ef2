import { FINDING_SECTIONS, type FindingSection } from '#contract/analysis.ts'
import type { Resume } from '#contract/resume.ts'
import type { RuleId } from '#contract/rubric.ts'
import type { ReadingDoubts } from '#server/reading/doubts.ts'
import { DEGREE_WORDS, GENERAL_SCHOOL, SECTION_WORDS } from './lexicon/section-words.ts'

/** What the rules may not hold against the resume, since it may be our reading. */
export interface Doubts {
  /** Printed text that found no place. */
  unplaced: readonly string[]
  /** Where the document prints what a rule misses; null when it does not, or there is none. */
  printed: (rule: RuleId) => string | null
  /** Sections whose entries cannot be relied on. */
  unsure: ReadonlySet<FindingSection>
  /** True when a line prints the two dates in this order, or no document was read. */
  printedReversed: (period: { start: string; end: string }) => boolean
}

/** A draft says what it says. */
export const NO_DOUBTS: Doubts = {
  unplaced: [],
  printed: () => null,
  unsure: new Set(),
  printedReversed: () => true,
}

const EMAIL =
  /[\p{L}\p{Nd}._%+-]+\s?(?:@|\[at\]|\(at\)|＠)\s?[\p{L}\p{Nd}-]+(?:\.|\s?\[dot\]\s?)[\p{L}\p{Nd}.-]{2,}/u
const PHONE =
  /(?:[+＋]|(?<![\p{Nd}\p{L}./-])[(0-9０-９])[\p{Nd}\s()./\-－–‐]{6,}\p{Nd}(?![\p{Nd}/.-]|\s?[–-]\s?\p{Nd}{4})/u
/** So many digits make a phone number; fewer are a date, a span of years or a postcode. */
const PHONE_DIGITS = 8
/** Dates in figures, with or without month and day: their digits are no phone number. */
const DATE =
  /(?<!\p{Nd})(?:(?:19|20)\p{Nd}{2}(?:[./-](?:0?[1-9]|1[0-2])(?:[./-]\p{Nd}{1,2})?)?|(?:\p{Nd}{1,2}[./-]){1,2}(?:19|20)\p{Nd}{2})(?!\p{Nd})/gu
/** Postcodes with a town, states, districts: how places end in the markets of this site. */
const PLACE =
  /(?:^|[\s,|·•])(?:\p{Nd}{5}\s\p{Lu}\p{L}+|\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?,\s(?:[A-Z]{2}(?:\s\p{Nd}{5})?|\p{Lu}\p{L}{3,}(?:\s\p{Lu}\p{L}+)?)(?=$|[\s,|·•]))|〒\s?\p{Nd}{3}|\p{Script=Han}{1,4}[省市県區区]|[가-힣]{1,4}(?:특별시|광역시|[도시구])(?=\s|$)/u
/** Lines at the top in which a name and contact stand. */
const HEAD = 14
/** Words up to which a line without an address may be a place: “San José, Costa Rica”, a form. */
const LISTED = 5

function firstMatch(lines: readonly string[], pattern: RegExp): string | null {
  return lines.find((line) => pattern.test(line)) ?? null
}

function phoneIn(lines: readonly string[]): string | null {
  return (
    lines.find((line) => {
      const found = PHONE.exec(line.replaceAll(DATE, ' '))?.[0] ?? ''
      return (found.match(/\p{Nd}/gu)?.length ?? 0) >= PHONE_DIGITS
    }) ?? null
  )
}

/** A heading of the section stands alone on its line. */
function headingIn(lines: readonly string[], words: RegExp): string | null {
  return lines.find((line) => line.length < 60 && words.test(line.toLowerCase().trim())) ?? null
}

/** An address at a university is where somebody lives. */
const isNoContact = (line: string): boolean => !EMAIL.test(line) && !ADDRESS_LABEL.test(line)
const ADDRESS_LABEL =
  /(?:address|anschrift|adresse|dirección|indirizzo|adres|العنوان|địa chỉ|住所|現住所|주소|住址|地址|现居)/iu

const CERTIFICATES = /資格|免許|자격|면허|证书|qualifik|qualificat/iu

type Search = (lines: readonly string[], resume: Resume) => string | null

/** What is printed and stands nowhere in the resume. */
function unread(lines: readonly string[], resume: Resume): string[] {
  const placed = textOf(resume)
  return lines.filter((line) => !placed.includes(line))
}

/** How the printed text is searched for what a rule misses. */
const SEARCHES: Partial<Record<RuleId, Search>> = {
  // Every resume is headed by a name; when none was found, the reading is to blame.
  'personal.name': (lines) => lines[0] ?? null,
  'personal.reachable': (lines) => firstMatch(lines, EMAIL) ?? phoneIn(lines),
  'personal.email': (lines) => firstMatch(lines, EMAIL),
  'personal.phone': phoneIn,
  // A town beside an employer or a school is where that is.
  'personal.location': (lines, { work, education, ...rest }) => {
    const taken = [...work, ...education].flatMap((entry) => [
      'company' in entry ? entry.company : entry.institution,
      entry.location,
    ])
    return firstMatch(
      unread(lines.slice(0, HEAD), { work, education, ...rest }).filter(
        (line) =>
          (EMAIL.test(line) || line.split(/[\s,，、:：]+/u).length <= LISTED) &&
          !taken.some((name) => name !== '' && line.includes(name)),
      ),
      PLACE,
    )
  },
  // Certificates that were read hide no skills.
  'strengths.count': (lines, { awards }) =>
    headingIn(
      lines.filter((line) => awards.length === 0 || !CERTIFICATES.test(line)),
      SECTION_WORDS.skills,
    ),
  'education.present': (lines) =>
    headingIn(lines, SECTION_WORDS.education) ??
    firstMatch(lines.filter(isNoContact), DEGREE_WORDS),
  'work.present': (lines) => headingIn(lines, SECTION_WORDS.work),
  'projects.present': (lines) => headingIn(lines, SECTION_WORDS.projects),
  // The heading of an objective that was read hides no profile.
  'summary.present': (lines, { expectations: { role, notes } }) =>
    role !== '' || textOf(notes) !== '' ? null : headingIn(lines, SECTION_WORDS.summary),
}

/** Share of the printed text that must have found a place for lengths to be believed. */
const PLACED_ENOUGH = 0.6

/** Printed lines among which a reader who found no entry at all has overlooked them. */
const MANY_LINES = 25
const PRESENCE: ReadonlySet<RuleId> = new Set([
  'work.present',
  'education.present',
  'projects.present',
  'strengths.count',
])

/** Rules on too little text, which a reading that lost some may not ask. */
const TOO_LITTLE: ReadonlySet<RuleId> = new Set([
  'document.tooShort',
  'work.depth',
  'summary.present',
])

/** Rules that believe the entries of a section to be whole and apart. */
export const STRUCTURAL: ReadonlySet<RuleId> = new Set([
  'work.title',
  'work.employer',
  'work.start',
  'work.newestFirst',
  'work.reversed',
  'work.future',
  'work.openEnd',
  'work.gaps',
  'work.shortStints',
  'work.depth',
  'work.stale',
  'work.currentResult',
  'work.duplicates',
  'work.longLines',
  'education.institution',
  'education.degree',
  'education.field',
  'education.dates',
  'education.newestFirst',
  'education.reversed',
  'education.openLong',
  'education.detail',
  'work.earlierResult',
  'work.since',
  'strengths.duplicates',
  'strengths.dump',
  'strengths.share',
  'strengths.backed',
  'strengths.levels',
  'projects.name',
  'projects.role',
  'projects.detail',
  'projects.result',
])

/** Below this a section is not relied on. */
const SURE = 0.75
/** Skills that are sentences, dates or whole lists were no skills. */
const LONG_SKILL = 6
const ODD_SKILLS = 0.2
/** A long list is whatever somebody wrote, unless it holds what no skill looks like. */
const MANY_SKILLS = 40
const FEW_ODD_SKILLS = 0.05

/** A period that the page has broken: its end stands on the line below, beside something else. */
const TORN = /(?:19|20)\p{Nd}{2}[^\p{L}\p{Nd}]{0,3}[-–—~～]\s*$/u

const ENDS_DATED = /(?:19|20)\p{Nd}{2}(?:[./-]\p{Nd}{1,2})?\s*$/u

/** Sections with an entry whose period was torn, so that its end may have gone to another. */
function tornSections(lines: readonly string[], { work, education }: Resume): FindingSection[] {
  const years = lines.flatMap((line, index) =>
    TORN.test(line) && ENDS_DATED.test(lines[index + 1] ?? '')
      ? (line.match(/(?:19|20)\p{Nd}{2}/gu) ?? []).slice(-1)
      : [],
  )
  const torn = (entries: readonly { start: string }[]): boolean =>
    entries.some(({ start }) => years.some((year) => start.startsWith(year)))
  return [
    ...(torn(work) ? (['workExperience'] as const) : []),
    ...(torn(education) ? (['education'] as const) : []),
  ]
}

/** Share of entries that have what every entry has; one alone proves little. */
function completeness(complete: readonly boolean[]): number {
  if (complete.length === 0) return 1
  const share = complete.filter(Boolean).length / complete.length
  return complete.length === 1 && share < 1 ? 0 : share
}

/** How sure we are of each section where the reader does not say. */
function ownConfidence({ work, education, skills, projects }: Resume): Map<FindingSection, number> {
  const items = skills.flatMap((group) => group.items)
  const odd = items.filter(
    (item) => item.split(/\s+/).length > LONG_SKILL || /(?:19|20)\d\d/.test(item),
  )
  const oddShare = items.length === 0 ? 0 : odd.length / items.length
  return new Map([
    [
      'workExperience',
      completeness(
        work.map(({ title, company, start, end }) => !!title && !!company && !!(start || end)),
      ),
    ],
    [
      'education',
      completeness(
        education.map(
          ({ institution, degree, field }) =>
            // A school says what it leads to.
            !!institution && (!!(degree || field) || GENERAL_SCHOOL.test(institution)),
        ),
      ),
    ],
    ['strengths', oddShare > (items.length > MANY_SKILLS ? FEW_ODD_SKILLS : ODD_SKILLS) ? 0 : 1],
    [
      'projectExperience',
      completeness(projects.map(({ name }) => (name.match(/\p{L}/gu)?.length ?? 0) > 2)),
    ],
  ])
}

const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : value && typeof value === 'object'
      ? Object.values(value).map(textOf).join(' ')
      : ''

const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0

/**
 * What is in doubt about a reading; nothing where no document was read.
 *
 * @param given What the reader says of itself.
 */
export function doubtsOf(resume: Resume, given: ReadingDoubts | undefined): Doubts {
  if (!given) return NO_DOUBTS
  const lines = (given.lines ?? []).map((line) => line.trim()).filter(Boolean)
  const own = ownConfidence(resume)
  const unsure = new Set([
    ...tornSections(lines, resume),
    ...FINDING_SECTIONS.filter(
      (section) => (given.confidence?.[section] ?? own.get(section) ?? 1) < SURE,
    ),
  ])
  const placed = lettersIn(textOf(resume)) / Math.max(1, lettersIn(lines.join(' ')))
  const lost = lines.length > 0 && placed < PLACED_ENOUGH
  const { work: roles, education: schools, skills, projects } = resume
  const nothingFound = [roles, schools, skills, projects].every((list) => list.length === 0)
  const unstructured = nothingFound && lines.length >= MANY_LINES
  return {
    unplaced: given.unplaced ?? [],
    unsure,
    printedReversed: ({ start, end }) => {
      // One beside the other, with nothing between but months and signs.
      const [from = '', to = ''] = [start, end].map((date) => date.slice(0, 4))
      const period = new RegExp(
        String.raw`(?<!\p{Nd})${from}(?!\p{Nd})[^\t\p{Nd}]{0,3}(?:\p{Nd}{1,2}(?!\p{Nd}))?[^\t\p{Nd}]{0,24}(?:\p{Nd}{1,2}(?!\p{Nd})[^\t\p{Nd}]{1,8})?${to}(?!\p{Nd})`,
        'u',
      )
      return lines.some((line) => period.test(line))
    },
    printed: (rule) => {
      if (unstructured && PRESENCE.has(rule)) return lines[0] ?? null
      if (lost && TOO_LITTLE.has(rule)) return lines[0] ?? null
      return SEARCHES[rule]?.(lines, resume) ?? null
    },
  }
}
