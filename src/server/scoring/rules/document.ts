import type { Locale } from '#contract/locales.ts'
import { sectionOrder, type SectionId } from '#contract/resume.ts'
import { RULE_FIGURES } from '#contract/rubric.ts'
import { monthOf } from '../dates.ts'
import { removeLine } from '../edits.ts'
import { isStudying } from '../experience.ts'
import { isClaimed, type Facts } from '../facts.ts'
import { lengthOf } from '../length.ts'
import { quoted } from '../rewriting.ts'
import { attainment, verdict, type Check, type Remark } from '../rule.ts'
import { DOCTORAL, RUNNING } from '../lexicon/section-words.ts'
import { stuffedWord } from '../stuffing.ts'
import { cleanText } from './clean-text.ts'
import { needless } from './needless.ts'
import { printedDates } from './printed-dates.ts'
import { spelling } from './spelling.ts'
import { newTraining } from './trade.ts'

const { firstPages, firstYears, nextPages, nextYears, lastPages } = RULE_FIGURES

/**
 * Pages and words by months of work. ATS Resume Scorer 3.0, with 600, 800 and 1,000 printed words;
 * names, places, dates and contact are a quarter of those and not counted here.
 */
const SIZES = [
  { months: firstYears * 12, pages: firstPages, words: 450 },
  { months: nextYears * 12, pages: nextPages, words: 600 },
  { months: Infinity, pages: lastPages, words: 700 },
] as const

/** English words from which a resume says enough to be judged well, and below which far too little. */
const ENOUGH_WORDS = 160
const TOO_FEW_WORDS = 40
/** The same where a line tells a result. */
const TOO_FEW_TELLING = 25
/** Highest overall of a text that is too short, and what each part that it lacks takes from it. */
const SHORT_CAP = 60
const PART_CAP = 5
/** So many times more words on the page than in what was read: the reading lost them. */
const READ_PART = 4
/** Share by which a length may be over before it is worth a word. */
const LENGTH_ALLOWED = 0.2
/** Words from which somebody with some years of work is expected to show figures. */
const NEXT_WORDS = 600
/** Share of the usual length that a text without any figure may take. */
const VAGUE_SHARE = 0.8
/** Pages in the scripts of East Asia hold more: an ordinary one 1,200 characters, or 450 words of Korean. */
const FULLER: Partial<Record<Locale, number>> = { 'zh-CN': 1.5, ja: 1.3, ko: 1.3 }
/** A curriculum of publications is as long as it is. */
const SCHOLARLY = 3

/** Where one page is asked of whoever begins; elsewhere two are the custom, as in Britain, India and Spain. */
const ONE_PAGE: ReadonlySet<string | null> = new Set<string | null>(['US', 'CA', 'FR', 'VN'])
const ONE_PAGE_IN: ReadonlySet<Locale | null> = new Set<Locale | null>(['fr', 'vi'])

export function sizeFor(facts: Facts): { pages: number; words: number } {
  const { monthsOfWork, monthsKnown, lexicon, resume, locale, phone } = facts
  const extra = lexicon?.extraPages ?? 0
  const isOne = ONE_PAGE.has(phone.country) || ONE_PAGE_IN.has(locale)
  const least = extra === 0 && !isOne ? nextPages : firstPages
  const size = SIZES.find((one) => monthsKnown && monthsOfWork < one.months && one.pages >= least)
  const { pages, words } = size ?? SIZES[2]
  const fullness = (locale && FULLER[locale]) ?? 1
  const published = resume.other.filter(({ kind }) => kind === 'publications').length
  const scholarly = published > 0 ? SCHOLARLY : 0
  // Where even more pages are the custom, they hold more words.
  return {
    pages: pages + extra + scholarly,
    words: words * fullness * (1 + (Math.max(0, extra - 1) + scholarly) * 0.5),
  }
}

/** True when a line tells a result, or holds a figure. */
function shows({ experience, resultElsewhere }: Facts, what: 'outcome' | 'measured'): boolean {
  const lines = experience.flatMap((entry) => entry.lines)
  return (
    (what === 'outcome' && resultElsewhere !== null && !isClaimed(resultElsewhere)) ||
    lines.some((line) => line.outcome || line[what])
  )
}

/** Parts that anybody can give in a line or two: what was done, when, learned, and can be done. */
function missingParts({ experience, work, education, skills, summary }: Facts): number {
  const parts = [
    experience.some(({ lines }) => lines.length > 0),
    work.some(({ value }) => value.start !== ''),
    education.length > 0,
    skills.length > 0,
    summary.source !== 'none',
  ]
  return parts.filter((there) => !there).length
}

function sizeRemark(facts: Facts, key: string, limit?: number): Remark {
  const { unit, count } = facts.printedSize
  const scale = facts.lexicon?.scale ?? 1
  const suffix = unit === 'characters' ? 'Characters' : ''
  return {
    key: `${key}${suffix}`,
    params: { count, ...(limit && { limit: Math.round((limit * scale) / 50) * 50 }) },
  }
}

/** True when education prints before work. */
function educationFirst({ resume }: Facts): boolean {
  const order = sectionOrder(resume)
  return order.indexOf('education') < order.indexOf('work')
}

/** Who enters a trade begins with what was learned for it. */
function trainingFirst({ resume }: Facts, entry: string): Remark {
  const order: SectionId[] = sectionOrder(resume).filter((id) => id !== 'education')
  const value = order.toSpliced(order.indexOf('work'), 0, 'education')
  const fix = [{ op: 'replace' as const, path: '/layout/order', value }]
  return { key: 'trainingFirst', params: { entry }, at: 'layout', fix }
}

/** Who studies or does research puts that first, and rightly. */
function isScholar({ resume, today, doubts }: Facts): boolean {
  return (
    isStudying(resume, today) ||
    resume.other.some(({ kind }) => kind === 'publications') ||
    doubts.lines.some((line) => DOCTORAL.test(line))
  )
}

/** Months since an education ended in which it may be what a new trade begins with. */
const NEW_TRADE = 96

/** Training that ended late in a career, or after the newest role began, stands on top for a reason. */
function hasRetrained({ education, work, today }: Facts): boolean {
  // `Cursando`, whatever its dates
  const isRunning = education.some(({ value: { degree, field }, all }) =>
    [degree, field, ...all.map(({ text }) => text)].some((text) => RUNNING.test(text)),
  )
  if (isRunning) return true
  const now = monthOf(today, 'end', today) ?? 0
  const started = work.map(({ value }) => monthOf(value.start, 'start', today) ?? 0)
  return education.some(({ value: { end } }) => {
    const ended = monthOf(end, 'end', today)
    return ended !== null && (now - ended <= NEW_TRADE || ended > Math.max(0, ...started))
  })
}

/** Shorter hidden text is a label of a form, or of the tool that made the file. */
const SHORTEST_HIDDEN = 10
/** A name that the page draws in another way than the reader sees. */
const DRAWN_NAME = /^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){1,2}$/u

/** Hidden text that nobody sees but software: neither a scrap nor what the page prints as well. */
function isMeantToBeRead(text: string, { basics }: Facts['resume']): boolean {
  const plain = text.trim()
  if (basics.name === '' && DRAWN_NAME.test(plain)) return false
  return plain.length >= SHORTEST_HIDDEN && plain.toLowerCase() !== basics.name.toLowerCase()
}

/** Years of an era, and of the common calendar, with what a year is told by. */
const ERA_YEAR = /(?:令和|平成|昭和)\s?(?:元|\p{Nd}{1,2})年/u
const COMMON_YEAR = /(?:19|20)\p{Nd}{2}(?:年|[./])/u

/** The two calendars of Japan, where lines use the one or the other. */
function calendars({ lines }: Facts['doubts']): string[] {
  const only = (own: RegExp, other: RegExp): string =>
    lines.map((line) => (other.test(line) ? '' : (own.exec(line)?.[0] ?? ''))).find(Boolean) ?? ''
  return [only(ERA_YEAR, COMMON_YEAR), only(COMMON_YEAR, ERA_YEAR)].filter(Boolean)
}

/** In which order the parts of a document may mix. */
const TWO_COLUMNS = 2

export const document = {
  'document.pages': (facts) => {
    const { pages } = sizeFor(facts)
    const over = facts.document.pages - pages
    return {
      credit: over <= 0 ? 1 : over === 1 ? 0.5 : 0,
      remarks: () =>
        over <= 0 ? [] : [{ key: 'pages', params: { pages: facts.document.pages, count: pages } }],
    }
  },
  'document.tooShort': (facts) => {
    const fewest = shows(facts, 'outcome') ? TOO_FEW_TELLING : TOO_FEW_WORDS
    // A full page of which we read little is not short.
    const printed = facts.doubts.lines.reduce(
      (sum, line) => sum + lengthOf(line, facts.lexicon).words,
      0,
    )
    const isFull = printed >= ENOUGH_WORDS && facts.size * READ_PART < printed
    const told = facts.size < fewest && !isFull
    return {
      credit: attainment(facts.size, ENOUGH_WORDS),
      ...(told && { cap: SHORT_CAP - PART_CAP * missingParts(facts) }),
      remarks: () => (told ? [sizeRemark(facts, 'tooShort')] : []),
    }
  },
  'document.tooLong': (facts) => {
    // what fits one page is never too long
    if (facts.document.pages === 1) return { credit: 1 }
    const { words: most } = sizeFor(facts)
    // Prose without a single figure is read to its end by nobody.
    const words = shows(facts, 'measured') || most < NEXT_WORDS ? most : most * VAGUE_SHARE
    const over = facts.size / words - 1
    return {
      credit: 1 - attainment(Math.max(0, over), 0.5),
      remarks: () => (over > LENGTH_ALLOWED ? [sizeRemark(facts, 'tooLong', words)] : []),
    }
  },
  'document.dateFormats': ({ document: { dateNotations = [] }, doubts, locale }) => {
    const ways = dateNotations.length > 1 ? dateNotations : locale === 'ja' ? calendars(doubts) : []
    return verdict(ways.length < 2, () => ({
      key: 'dateFormats',
      params: { quote: ways.join(' · ') },
      at: 'work',
    }))
  },
  // A hint where we know that it mattered: something of this file could not be placed.
  'document.columns': ({ document: { columns }, doubts }) => ({
    credit: 1,
    remarks: () =>
      columns >= TWO_COLUMNS && doubts.unplaced.length > 0
        ? [{ key: 'columns', params: { count: columns } }]
        : [],
  }),
  'document.hiddenText': ({ document: { hiddenText }, resume }) => {
    const telling = hiddenText.filter((text) => isMeantToBeRead(text, resume))
    return verdict(telling.length === 0, () => ({
      key: 'hiddenText',
      params: { quote: quoted(telling[0] ?? '') },
      quote: quoted(telling[0] ?? '', 200),
    }))
  },
  'document.injection': ({ instructions, orders }) => ({
    credit: instructions.length + orders.length === 0 ? 1 : 0,
    remarks: () =>
      [
        ...instructions.map(({ text, at, ...line }) => ({
          text,
          at,
          fix: line.alone ? removeLine({ text, ...line }) : null,
        })),
        ...orders,
      ].map(({ text, at, fix }) => ({
        key: 'injection',
        params: { quote: quoted(text) },
        quote: quoted(text, 200),
        at,
        ...(fix && { fix }),
      })),
  }),
  'document.stuffing': (facts) => {
    const stuffed = stuffedWord(facts)
    return verdict(stuffed === null, () => ({
      key: 'stuffing',
      params: { word: stuffed?.word ?? '', count: stuffed?.count ?? 0 },
      quote: stuffed?.word,
    }))
  },
  'document.sectionOrder': (facts) => ({
    credit: 1,
    remarks: () => {
      const training = newTraining(facts)
      if (training && !educationFirst(facts)) return [trainingFirst(facts, training.label)]
      if (!educationFirst(facts) || isScholar(facts) || hasRetrained(facts)) return []
      // Past a school or two the eye is at the work all the same.
      if (facts.education.length < RULE_FIGURES.schoolsFirst) return []
      // A form's order is its own.
      if (facts.doubts.form) return []
      // Entries that were taken for schools may be the work.
      if (facts.doubts.unsure.has('education') || facts.doubts.unsure.has('workExperience'))
        return []
      const order: SectionId[] = sectionOrder(facts.resume).filter((id) => id !== 'work')
      const value = order.toSpliced(order.indexOf('education'), 0, 'work')
      const fix = [{ op: 'replace' as const, path: '/layout/order', value }]
      return [{ key: 'sectionOrder', at: 'layout', fix }]
    },
  }),
  ...needless,
  ...printedDates,
  ...cleanText,
  ...spelling,
} satisfies Record<string, Check>
