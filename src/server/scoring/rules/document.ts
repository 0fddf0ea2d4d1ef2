import { sectionOrder, type SectionId } from '#contract/resume.ts'
import { removeLine } from '../edits.ts'
import type { Facts } from '../facts.ts'
import { quoted } from '../rewriting.ts'
import { always, towards, verdict, type Check, type Remark } from '../rule.ts'
import { stuffedWord } from '../stuffing.ts'
import { cleanText } from './clean-text.ts'
import { spelling } from './spelling.ts'

/**
 * Pages and words by months of work. ATS Resume Scorer 3.0, with 600, 800 and 1,000 printed words;
 * names, places, dates and contact are a quarter of those and not counted here.
 */
const SIZES = [
  { months: 36, pages: 1, words: 450 },
  { months: 84, pages: 2, words: 600 },
  { months: Infinity, pages: 3, words: 700 },
] as const

/** English words from which a resume says enough to be judged well, and below which far too little. */
const ENOUGH_WORDS = 160
const TOO_FEW_WORDS = 40
/** Years of work after which it belongs above the education. */
const WORK_FIRST_MONTHS = 36

export function sizeFor({ monthsOfWork, lexicon }: Facts): { pages: number; words: number } {
  const { pages, words } = SIZES.find(({ months }) => monthsOfWork < months) ?? SIZES[2]
  return { pages: pages + (lexicon?.extraPages ?? 0), words }
}

const printed = (facts: Facts): boolean =>
  facts.document.format !== 'text' && facts.document.pages > 0

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

export const document = {
  'document.pages': {
    applies: printed,
    check: (facts) => {
      const { pages } = sizeFor(facts)
      const over = facts.document.pages - pages
      return {
        kept: over <= 0 ? 1 : over === 1 ? 0.5 : 0,
        remarks: () =>
          over <= 0
            ? []
            : [{ key: 'pages', params: { pages: facts.document.pages, count: pages } }],
      }
    },
  },
  'document.tooShort': {
    applies: always,
    check: (facts) => {
      const kept = towards(facts.size, ENOUGH_WORDS)
      return {
        kept,
        remarks: () => (facts.size < TOO_FEW_WORDS ? [sizeRemark(facts, 'tooShort')] : []),
      }
    },
  },
  'document.tooLong': {
    applies: always,
    check: (facts) => {
      const { words } = sizeFor(facts)
      const over = facts.size / words - 1
      return {
        kept: 1 - towards(Math.max(0, over), 0.5),
        remarks: () => (over > 0 ? [sizeRemark(facts, 'tooLong', words)] : []),
      }
    },
  },
  'document.dateFormats': {
    applies: printed,
    check: ({ document: { dateNotations = [] } }) =>
      verdict(dateNotations.length < 2, () => ({
        key: 'dateFormats',
        params: { quote: dateNotations.join(' · ') },
        at: 'work',
      })),
  },
  'document.columns': {
    applies: printed,
    check: ({ document: { columns } }) =>
      verdict(columns < 2, () => ({ key: 'columns', params: { count: columns } })),
  },
  'document.tables': {
    applies: printed,
    check: ({ document: { tables } }) =>
      verdict(tables === 0, () => ({ key: 'tables', params: { count: tables } })),
  },
  'document.hiddenText': {
    applies: always,
    check: ({ document: { hiddenText } }) =>
      verdict(hiddenText.length === 0, () => ({
        key: 'hiddenText',
        params: { quote: quoted(hiddenText[0] ?? '') },
        quote: quoted(hiddenText[0] ?? '', 200),
      })),
  },
  'document.injection': {
    applies: always,
    check: ({ instructions, orders }) => ({
      kept: instructions.length + orders.length === 0 ? 1 : 0,
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
  },
  'document.stuffing': {
    applies: always,
    check: (facts) => {
      const stuffed = stuffedWord(facts)
      return verdict(stuffed === null, () => ({
        key: 'stuffing',
        params: { word: stuffed?.word ?? '', count: stuffed?.count ?? 0 },
        quote: stuffed?.word,
      }))
    },
  },
  'document.sectionOrder': {
    applies: ({ work, education, monthsOfWork }) =>
      work.length > 0 && education.length > 0 && monthsOfWork >= WORK_FIRST_MONTHS,
    check: (facts) =>
      verdict(!educationFirst(facts), () => {
        const order: SectionId[] = sectionOrder(facts.resume).filter((id) => id !== 'work')
        const value = order.toSpliced(order.indexOf('education'), 0, 'work')
        return {
          key: 'sectionOrder',
          at: 'layout',
          fix: [{ op: 'replace', path: '/layout/order', value }],
        }
      }),
  },
  ...cleanText,
  ...spelling,
} satisfies Record<string, Check>
