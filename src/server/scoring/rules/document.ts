import type { Patch } from '#contract/patch.ts'
import { sectionOrder, type SectionId } from '#contract/resume.ts'
import { editLine, removeLine } from '../edits.ts'
import type { Facts } from '../facts.ts'
import { withoutTricks } from '../integrity.ts'
import type { Line } from '../lines.ts'
import { quoted } from '../rewriting.ts'
import { always, towards, verdict, type Check, type Remark } from '../rule.ts'

/** Pages and words by months of work. ATS Resume Scorer 3.0; words are upper limits. */
const SIZES = [
  { months: 36, pages: 1, words: 600 },
  { months: 84, pages: 2, words: 800 },
  { months: Infinity, pages: 3, words: 1_000 },
] as const

/** English words below which a resume says too little to be judged well. */
const FEWEST_WORDS = 80
/** A word this often, and this large a share of the text, is stuffed. */
const STUFFED_TIMES = 9
const STUFFED_SHARE = 0.06
/** Years of work after which it belongs above the education. */
const WORK_FIRST_MONTHS = 36

/** French sets a blank before its high signs, so only these are stray everywhere. */
const BLANKS = /[^\S\n\u3000]{2,}/gu
const BLANK_BEFORE = /\s+(?=[,،，。、](?:\s|$))/gu
const SPACED_OUT = /(?<!\p{L})(?:\p{L} ){4,}\p{L}(?!\p{L})/u

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

/** A word that comes back far more often than running text repeats anything. */
export function stuffedWord({
  allLines,
  skills,
  lexicon,
}: Facts): { word: string; count: number } | null {
  const text = [...allLines, ...skills].map((part) => part.text.toLowerCase()).join('\n')
  const words = text.match(/[\p{L}\p{M}\p{N}+#]{3,}/gu) ?? []
  if (lexicon?.unit === 'characters' || words.length < STUFFED_TIMES) return repeatedRun(text)
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const candidates = [...counts].filter(
    // Short words are articles and prepositions, which every text repeats.
    ([word, count]) =>
      [...word].length > 3 && count >= STUFFED_TIMES && count / words.length > STUFFED_SHARE,
  )
  const [found] = candidates.toSorted((a, b) => b[1] - a[1])
  return found ? { word: found[0], count: found[1] } : repeatedRun(text)
}

/** The same term four times in a row, whatever the language. */
function repeatedRun(text: string): { word: string; count: number } | null {
  const run =
    /([\p{L}\p{M}\p{N}+#]{2,}(?: [\p{L}\p{M}\p{N}+#]{2,})?)(?:[\s,、，;；|/·]+\1){3,}/u.exec(text)
  if (!run?.[1]) return null
  return { word: run[1], count: run[0].split(run[1]).length - 1 }
}

/** One remark for all lines that a clean-up changes, with one fix for all of them. */
function cleaning(
  key: string,
  lines: readonly Line[],
  clean: (text: string) => string,
): ReturnType<Check['check']> {
  const dirty = lines.filter(({ text }) => clean(text) !== text)
  const [first] = dirty
  return verdict(first === undefined, () => ({
    key,
    params: { count: dirty.length, quote: quoted(first?.text ?? '') },
    quote: first?.text,
    at: first?.at,
    fix: dirty.flatMap((line): Patch => cleanLine(line, clean)),
    suggestion: { before: first?.text ?? '', after: clean(first?.text ?? ''), blanks: [] },
  }))
}

/** Changes the stretch between the common beginning and the common end, and no more. */
function cleanLine(line: Line, clean: (text: string) => string): Patch {
  const { text } = line
  const after = clean(text)
  let from = 0
  while (from < after.length && text[from] === after[from]) from += 1
  let tail = 0
  while (
    tail < Math.min(text.length, after.length) - from &&
    text.at(-1 - tail) === after.at(-1 - tail)
  ) {
    tail += 1
  }
  return editLine(line, [
    { from, to: text.length - tail, insert: after.slice(from, after.length - tail) },
  ])
}

function cleanSpacing(text: string): string {
  return text.replaceAll(BLANKS, ' ').replaceAll(BLANK_BEFORE, '').trim()
}

const joinSpacedOut = (text: string): string =>
  text.replace(SPACED_OUT, (run) => run.replaceAll(' ', ''))

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
      const kept = towards(facts.size, FEWEST_WORDS)
      return {
        kept,
        remarks: () => (facts.size < FEWEST_WORDS / 2 ? [sizeRemark(facts, 'tooShort')] : []),
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
  'document.letterSpacing': {
    applies: always,
    check: ({ allLines }) => {
      const spaced = allLines.filter(({ text }) => SPACED_OUT.test(text))
      return spaced.length === 0 ? { kept: 1 } : cleaning('letterSpacing', allLines, joinSpacedOut)
    },
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
    check: ({ instructions }) => ({
      kept: instructions.length === 0 ? 1 : 0,
      remarks: () =>
        instructions.map((line) => ({
          key: 'injection',
          params: { quote: quoted(line.text) },
          quote: quoted(line.text, 200),
          at: line.at,
          ...(line.alone && { fix: removeLine(line) }),
        })),
    }),
  },
  'document.invisible': {
    applies: always,
    check: ({ allLines }) => cleaning('invisible', allLines, withoutTricks),
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
  'document.spacing': {
    applies: always,
    check: ({ allLines }) => cleaning('spacing', allLines, cleanSpacing),
  },
} satisfies Record<string, Check>
