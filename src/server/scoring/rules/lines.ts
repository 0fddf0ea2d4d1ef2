import { removeLine } from '../edits.ts'
import type { Entry } from '../entries.ts'
import type { Facts } from '../facts.ts'
import { holdsFigure } from '../figures.ts'
import { isLabelRow, isStack } from '../line-kinds.ts'
import { hit, type Line } from '../lines.ts'
import { HELPER, HELPING, TAKING_PART } from '../lexicon/part-words.ts'
import { dropOpening, quoted } from '../rewriting.ts'
import { attainment, type Check, type Remark } from '../rule.ts'

/** English words above which a line is skipped in reading. */
const LONGEST = 45
/** The same of a block that nobody reads. */
const BLOCK = 60
/** English words up to which a weak line is nothing but its phrase. */
const FILLER = 6

type Entries = (facts: Facts) => Entry<{ end?: string; title?: string }>[]

export function linesOf(entries: readonly Entry<unknown>[]): Line[] {
  return entries.flatMap((entry) => entry.lines)
}

/** Lines that it takes to show that a fault is not there. */
const LINES_TO_TELL = 3

/**
 * Keeps the share of lines without a fault, more strictly than evenly: faults show. With
 * hardly a line there is hardly anything to be free of faults, so that earns less.
 */
export function faultless(
  lines: readonly Line[],
  faulty: number,
  enough: number = LINES_TO_TELL,
): number {
  if (lines.length === 0) return 0
  return attainment(lines.length, enough) * Math.max(0, 1 - (1.25 * faulty) / lines.length)
}

/** True when the role has ended, so that its lines are told in the past. */
function hasEnded(facts: Facts, line: Line): boolean {
  const entry = facts.work.find(({ lines }) => lines.includes(line))
  return entry !== undefined && entry.value.end !== 'present'
}

/** “de la vente et du rangement”: the second part keeps its preposition. */
const JOINED =
  /\s(?:et|y|e|und|and)\s(?:d[ue]s?|de la|d['’]|del|dell[aeo]|dei|degli|delle|für|of|for)(?!\p{L})/u

/** A sentence behind another. */
const SENTENCES = /\p{L}{3}[.!?]\s+\p{Lu}|[。！？]\s*\p{L}/u

function weakRemark(facts: Facts, line: Line): Remark {
  const { weak, text, at } = line
  const tag = facts.resume.locale
  if (!weak) return { key: 'weakPhrases', params: { phrase: '' }, at }
  const remark = {
    key: TAKING_PART.test(weak.phrase) || HELPING.test(weak.phrase) ? 'weakPart' : 'weakPhrases',
    params: { phrase: text.slice(weak.from, weak.to) },
    quote: text,
    at,
  }
  // Of several sentences the later ones would keep the form that the first one loses.
  const opens = weak.from === 0 && !SENTENCES.test(text)
  const rest = text.slice(weak.to).trimStart()
  // What is joined to the object by “and” hangs on the phrase that would go.
  const joined = JOINED.test(rest)
  const rewritten = opens && !joined && weak.rule.rewrite?.(rest, hasEnded(facts, line))
  if (rewritten) return { ...remark, ...dropOpening(line, weak.to, rewritten, tag) }
  if (isFiller(line, facts)) {
    const suggestion = { before: text, after: '', blanks: [] }
    return {
      ...remark,
      key: 'fillerLine',
      params: { quote: quoted(text) },
      fix: removeLine(line),
      suggestion,
    }
  }
  return remark
}

/**
 * A few words for anything and everything, without a figure, beside lines that say more: nothing
 * that would be missed.
 */
function isFiller(line: Line, { lexicon, resume, work, projects }: Facts): boolean {
  const { text, length, measured, alone } = line
  if (!alone || measured || length.words > FILLER) return false
  const entry = [...work, ...projects].find(({ lines }) => lines.includes(line))
  if (!entry?.lines.some((other) => other !== line && !other.weak)) return false
  return hit(text.toLocaleLowerCase(resume.locale), lexicon?.filler) !== null
}

/** English words of a line that is hardly more than its phrase, wherever that stands. */
const SHORT = 9

/** Words in front of a phrase by which a line is about something else: `Designed reports to help …`. */
const BEFORE_PHRASE = 3

/** True where a line behind the part with its phrase says what was done, with a figure. */
const goesOn = (rest: string): boolean =>
  rest
    .split(/[,;，；。、،؛]|\.\s/u)
    .slice(1)
    .some((part) => holdsFigure(part, null))

/** True where a weak phrase is what the line says: no label, and helping no aim of something else. */
function isOfLine({ weak, text, length, measured }: Line): boolean {
  // `Functions: …` is what a form calls what follows
  if ([text, weak!.phrase].some((words) => /[:：]\s*$/u.test(words))) return false
  if (goesOn(text.slice(weak!.to))) return false
  const before = text.slice(0, weak!.from).match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  if (TAKING_PART.test(weak!.phrase)) return true
  if (HELPING.test(weak!.phrase)) return before < BEFORE_PHRASE
  // within a long line, or beside a figure, a word for a duty is one among others
  const isAtEnd = !/[\p{L}\p{N}]/u.test(text.slice(weak!.to))
  return length.words <= SHORT || ((before === 0 || isAtEnd) && !measured)
}

/** An assistant assists. */
const isToHelp = ({ title = '' }: { title?: string }, phrase: string): boolean =>
  HELPER.test(title) && HELPING.test(phrase)

/**
 * No phrase that says what was expected instead of what was done.
 *
 * @param asked The entries that are worth new words.
 */
export function weakRule(entries: Entries, enough?: number, asked = entries): Check {
  return (facts) => {
    const lines = linesOf(entries(facts))
    const weak = asked(facts).flatMap(({ value, lines: own }) =>
      own.filter((line) => line.weak && isOfLine(line) && !isToHelp(value, line.weak.phrase)),
    )
    return {
      credit: faultless(lines, weak.length, enough),
      // One such phrase among results is no habit; only what can be put right at once is told.
      remarks: () => {
        const remarks = weak.map((line) => weakRemark(facts, line))
        const habit = weak.length > 1 || !lines.some(({ outcome }) => outcome)
        // The same advice is read once; the next line is told when the first has been mended.
        const first = remarks.find(({ fix }) => fix) ?? (habit ? remarks[0] : undefined)
        return first ? [first] : []
      },
    }
  }
}

/** English words from which a line is a paragraph, which tells and may say “I”. */
const PROSE_WORDS = 18

function isProse({ bullet, text, length }: Line): boolean {
  const sentences = text.split(/[.!?。！？](?:\s|$)/u).filter((part) => part.trim() !== '')
  return length.words >= PROSE_WORDS && (!bullet || sentences.length > 1)
}

/** Lines of which a single one in the first person makes no habit. */
const MANY_LINES = 12
/** Share of the lines in the first person from which it is told. */
const PERSONAL_SHARE = 0.2

/** No “I” in a list, where the language does without it. */
export function firstPersonRule(entries: Entries, enough?: number): Check {
  return (facts) => {
    const lines = linesOf(entries(facts))
    const found = lines.filter((line) => line.person && !isProse(line))
    // One among many is a slip of the pen.
    const personal = found.length === 1 && lines.length >= MANY_LINES ? [] : found
    return {
      credit: faultless(lines, personal.length, enough),
      // A single line is no habit, and of many a few are not worth a word.
      remarks: () =>
        personal.length > 1 && personal.length >= lines.length * PERSONAL_SHARE
          ? personal.map((line) => personRemark(facts, line))
          : [],
    }
  }
}

function personRemark({ lexicon, resume }: Facts, line: Line): Remark {
  const { person, text, at } = line
  const remark = {
    key: 'firstPerson',
    params: { phrase: person ? text.slice(person.from, person.to) : '' },
    quote: quoted(text),
    at,
  }
  const dropped = lexicon?.droppedPerson?.exec(
    text.toLocaleLowerCase(resume.locale).replaceAll('’', "'"),
  )
  const rest = dropped ? text.slice(dropped[0].length) : ''
  // Another “I” further on would be left hanging, so such a line is for the person to rewrite.
  const again = hit(
    rest.toLocaleLowerCase(resume.locale).replaceAll('’', "'"),
    lexicon?.firstPerson,
  )
  if (!dropped || rest === '' || again) return remark
  return { ...remark, ...dropOpening(line, dropped[0].length, rest, resume.locale) }
}

/** Lines of readable length. Where to cut one, only the person knows. */
export function longLinesRule(entries: Entries, enough?: number): Check {
  return (facts) => {
    const lines = linesOf(entries(facts))
    const long = lines.filter(({ length }) => length.words > LONGEST)
    return {
      credit: faultless(lines, long.length, enough),
      // One long line among short ones is read all the same, unless it is a block.
      remarks: () =>
        long.length > 1 || long.some(({ length }) => length.words > BLOCK)
          ? long.slice(0, 1).map((line) => longRemark(line, long.length))
          : [],
    }
  }
}

function longRemark(line: Line, count: number): Remark {
  const quote = quoted(line.text)
  return { key: 'longLines', params: { count, quote }, quote, at: line.at }
}

/** Shorter lines come back for good reasons: “Full-time”, “Team of five”. */
const SHORTEST_TWICE = 6

/** “Institute of Philosophy, University of Bern”: every word of some length with a capital. */
function isProperName(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}]{4,}/gu) ?? []
  return words.length > 0 && words.every((word) => /^\p{Lu}/u.test(word))
}

/** No line twice under one heading. */
export const duplicateRule: Check = (facts) => {
  const seen = new Set<string>()
  const lines = facts.allLines.filter(
    ({ length, text }) =>
      length.words >= SHORTEST_TWICE && !isLabelRow(text) && !isStack(text) && !isProperName(text),
  )
  const twice = lines.filter(({ plain, at }) => {
    // The same duty in two roles was done twice.
    const key = `${at} ${plain}`
    const known = seen.has(key)
    seen.add(key)
    return known
  })
  return {
    credit: faultless(facts.allLines, twice.length, 1),
    remarks: () =>
      twice.map((line) => ({
        key: 'duplicateLines',
        params: { quote: quoted(line.text) },
        quote: line.text,
        at: line.at,
        ...(line.alone && { fix: removeLine(line) }),
      })),
  }
}
