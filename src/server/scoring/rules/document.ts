import { sectionOrder, type SectionId } from '#contract/resume.ts'
import { RULE_FIGURES } from '#contract/rubric.ts'
import { removeLine } from '../edits.ts'
import { isClaimed, isStudying, type Facts } from '../facts.ts'
import { quoted } from '../rewriting.ts'
import { attainment, verdict, type Check, type Remark } from '../rule.ts'
import { DOCTORAL } from '../lexicon/section-words.ts'
import { NEGATIVE } from '../lexicon/negative-words.ts'
import { TRIVIAL } from '../lexicon/trivial-words.ts'
import { triviaOf } from '../trivia.ts'
import { lower } from '../lines.ts'
import { stuffedWord } from '../stuffing.ts'
import { cleanText } from './clean-text.ts'
import { spelling } from './spelling.ts'

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
/** Share by which a length may be over before it is worth a word. */
const LENGTH_ALLOWED = 0.2
/** Words from which somebody with some years of work is expected to show figures. */
const NEXT_WORDS = 600
/** Share of the usual length that a text without any figure may take. */
const VAGUE_SHARE = 0.8
/** A curriculum of publications is as long as it is. */
const SCHOLARLY = 3

export function sizeFor(facts: Facts): { pages: number; words: number } {
  const { monthsOfWork, monthsKnown, lexicon, resume } = facts
  const size = SIZES.find(({ months }) => monthsKnown && monthsOfWork < months) ?? SIZES[2]
  const { pages, words } = size
  const extra = lexicon?.extraPages ?? 0
  const published = resume.other.filter(({ kind }) => kind === 'publications').length
  const scholarly = published > 0 ? SCHOLARLY : 0
  // Where even more pages are the custom, they hold more words.
  return {
    pages: pages + extra + scholarly,
    words: words * (1 + (Math.max(0, extra - 1) + scholarly) * 0.5),
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

/** Who studies or does research puts that first, and rightly. */
function isScholar({ resume, today, doubts }: Facts): boolean {
  return (
    isStudying(resume, today) ||
    resume.other.some(({ kind }) => kind === 'publications') ||
    doubts.lines.some((line) => DOCTORAL.test(line))
  )
}

/** The first thing that puts the reader off: an apology, a complaint, a reason for leaving. */
const negative: Check = ({ allLines, locale, resume }) => {
  const pattern = locale && NEGATIVE[locale]
  const line = pattern && allLines.find(({ text }) => pattern.test(lower(text, resume.locale)))
  return verdict(!line, () => ({
    key: 'negative',
    params: { quote: quoted(line ? line.text : '') },
    quote: line ? line.text : '',
    at: line ? line.at : 'other',
  }))
}

/** Lines at the end of a document among which references stand. */
const LAST_LINES = 4

/** Months of work after which nobody asks for the school before the degree. */
const SEASONED = 36

/** Words, or pairs of letters where words are not set apart, of which a claim is made. */
function claimOf(text: string): Set<string> {
  const words = text.match(/[\p{L}\p{M}\p{Nd}%]+/gu) ?? []
  return new Set(
    words.flatMap((word) =>
      WIDE.test(word)
        ? [...word].slice(1).map((letter, index) => `${[...word][index]}${letter}`)
        : word.length > 2 || /\p{Nd}/u.test(word)
          ? [word]
          : [],
    ),
  )
}

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Words of a claim, and the share of them that makes it the same one. */
const CLAIM_WORDS = 6
const SAME_CLAIM = 0.7

/** A result that a list of achievements tells, and the role again. */
const repeats: Check = ({ work, allLines }) => {
  const told = work.flatMap(({ lines }) => lines.map(({ plain }) => claimOf(plain)))
  return {
    kept: 1,
    remarks: () => {
      const again = allLines.find(({ at, plain }) => {
        if (!/^(?:other|awards|advantage|projects)/u.test(at)) return false
        const claim = claimOf(plain)
        return told.some((other) => {
          const least = Math.min(claim.size, other.size)
          const shared = [...claim].filter((word) => other.has(word)).length
          return least >= CLAIM_WORDS && shared >= SAME_CLAIM * least
        })
      })
      if (!again) return []
      const quote = quoted(again.text)
      return [{ key: 'repeats', params: { quote }, quote: again.text, at: again.at }]
    },
  }
}

/** What every resume could say, or what nobody asks for any more. */
const trivial: Check = ({ resume, locale, monthsOfWork, doubts }) => {
  const listed = locale ? triviaOf(resume, locale, monthsOfWork >= SEASONED) : []
  // “References on request” ends many a page, whatever the reader took it for.
  const last = doubts.lines
    .slice(-LAST_LINES)
    .find((line) => locale !== null && TRIVIAL[locale].references.test(lower(line, resume.locale)))
  const found =
    last === undefined || listed.some(({ text }) => last.includes(text) || text.includes(last))
      ? listed
      : [{ text: last, at: 'other' }, ...listed]
  return {
    kept: found.length === 0 ? 1 : 0,
    remarks: () =>
      found.length === 0
        ? []
        : [
            {
              key: 'trivial',
              params: { quote: quoted(found.map(({ text }) => text).join(' · ')) },
              quote: found[0]?.text,
              at: found[0]?.at ?? 'other',
            },
          ],
  }
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

/** In which order the parts of a document may mix. */
const TWO_COLUMNS = 2

export const document = {
  'document.pages': (facts) => {
    const { pages } = sizeFor(facts)
    const over = facts.document.pages - pages
    return {
      kept: over <= 0 ? 1 : over === 1 ? 0.5 : 0,
      remarks: () =>
        over <= 0 ? [] : [{ key: 'pages', params: { pages: facts.document.pages, count: pages } }],
    }
  },
  'document.tooShort': (facts) => ({
    kept: attainment(facts.size, ENOUGH_WORDS),
    remarks: () => {
      const fewest = shows(facts, 'outcome') ? TOO_FEW_TELLING : TOO_FEW_WORDS
      return facts.size < fewest ? [sizeRemark(facts, 'tooShort')] : []
    },
  }),
  'document.tooLong': (facts) => {
    const { words: most } = sizeFor(facts)
    // Prose without a single figure is read to its end by nobody.
    const words = shows(facts, 'measured') || most < NEXT_WORDS ? most : most * VAGUE_SHARE
    const over = facts.size / words - 1
    return {
      kept: 1 - attainment(Math.max(0, over), 0.5),
      remarks: () => (over > LENGTH_ALLOWED ? [sizeRemark(facts, 'tooLong', words)] : []),
    }
  },
  'document.dateFormats': ({ document: { dateNotations = [] } }) =>
    verdict(dateNotations.length < 2, () => ({
      key: 'dateFormats',
      params: { quote: dateNotations.join(' · ') },
      at: 'work',
    })),
  // A hint where we know that it mattered: something of this file could not be placed.
  'document.columns': ({ document: { columns }, doubts }) => ({
    kept: 1,
    remarks: () =>
      columns >= TWO_COLUMNS && doubts.unplaced.length > 0
        ? [{ key: 'columns', params: { count: columns } }]
        : [],
  }),
  'document.negative': negative,
  'document.trivial': trivial,
  'document.repeats': repeats,
  'document.hiddenText': ({ document: { hiddenText }, resume }) => {
    const telling = hiddenText.filter((text) => isMeantToBeRead(text, resume))
    return verdict(telling.length === 0, () => ({
      key: 'hiddenText',
      params: { quote: quoted(telling[0] ?? '') },
      quote: quoted(telling[0] ?? '', 200),
    }))
  },
  'document.injection': ({ instructions, orders }) => ({
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
  'document.stuffing': (facts) => {
    const stuffed = stuffedWord(facts)
    return verdict(stuffed === null, () => ({
      key: 'stuffing',
      params: { word: stuffed?.word ?? '', count: stuffed?.count ?? 0 },
      quote: stuffed?.word,
    }))
  },
  'document.sectionOrder': (facts) => ({
    kept: 1,
    remarks: () => {
      if (!educationFirst(facts) || isScholar(facts)) return []
      const order: SectionId[] = sectionOrder(facts.resume).filter((id) => id !== 'work')
      const value = order.toSpliced(order.indexOf('education'), 0, 'work')
      const fix = [{ op: 'replace' as const, path: '/layout/order', value }]
      return [{ key: 'sectionOrder', at: 'layout', fix }]
    },
  }),
  ...cleanText,
  ...spelling,
} satisfies Record<string, Check>
