import { removeLine, splitLine } from '../edits.ts'
import type { Entry, Facts } from '../facts.ts'
import { hit, type Line } from '../lines.ts'
import { capitalised, dropOpening, quoted, withBlanks, BLANK } from '../rewriting.ts'
import { towards, type Check, type Remark } from '../rule.ts'
import { sentenceBounds } from '../sentences.ts'

/** English words above which a line is skipped in reading. */
const LONGEST = 36
/** English words up to which a weak line is nothing but its phrase. */
const FILLER = 6
/** A part of a split line must still be a line. */
const SHORTEST_PART = 4

type Entries = (facts: Facts) => Entry<{ end?: string }>[]

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
  return towards(lines.length, enough) * Math.max(0, 1 - (1.25 * faulty) / lines.length)
}

/** True when the role has ended, so that its lines are told in the past. */
function hasEnded(facts: Facts, line: Line): boolean {
  const entry = facts.work.find(({ lines }) => lines.includes(line))
  return entry !== undefined && entry.value.end !== 'present'
}

function weakRemark(facts: Facts, line: Line): Remark {
  const { weak, text, at } = line
  const tag = facts.resume.locale
  if (!weak) return { key: 'weakPhrases', params: { phrase: '' }, at }
  const remark = {
    key: 'weakPhrases',
    params: { phrase: text.slice(weak.from, weak.to) },
    quote: text,
    at,
  }
  const opens = weak.from === 0
  const rest = text.slice(weak.to).trimStart()
  const rewritten = opens && weak.rule.rewrite?.(rest, hasEnded(facts, line))
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
  if (opens && rest !== '' && facts.lexicon?.keyword === 'first') {
    const blank = facts.lexicon.unit === 'characters' ? BLANK : `${BLANK} `
    return { ...remark, ...withBlanks(text, `${blank}${rest}`) }
  }
  return remark
}

/** A few words for anything and everything, without a figure: nothing that would be missed. */
function isFiller({ text, length, measured, alone }: Line, { lexicon, resume }: Facts): boolean {
  if (!alone || measured || length.words > FILLER) return false
  return hit(text.toLocaleLowerCase(resume.locale), lexicon?.filler) !== null
}

/** No phrase that says what was expected instead of what was done. */
export function weakRule(entries: Entries, enough?: number): Check {
  return {
    applies: (facts) => facts.lexicon !== null && linesOf(entries(facts)).length > 0,
    check: (facts) => {
      const lines = linesOf(entries(facts))
      const weak = lines.filter((line) => line.weak)
      return {
        kept: faultless(lines, weak.length, enough),
        remarks: () => weak.map((line) => weakRemark(facts, line)),
      }
    },
  }
}

/** No “I” in a list, where the language does without it. */
export function firstPersonRule(entries: Entries, enough?: number): Check {
  return {
    applies: (facts) => facts.lexicon !== null && linesOf(entries(facts)).length > 0,
    check: (facts) => {
      const lines = linesOf(entries(facts))
      const personal = lines.filter((line) => line.person)
      return {
        kept: faultless(lines, personal.length, enough),
        remarks: () => personal.map((line) => personRemark(facts, line)),
      }
    },
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

/** Lines of readable length; the fix makes one line of each sentence or clause. */
export function longLinesRule(entries: Entries, enough?: number): Check {
  return {
    applies: (facts) => linesOf(entries(facts)).length > 0,
    check: (facts) => {
      const lines = linesOf(entries(facts))
      const long = lines.filter(({ length }) => length.words > LONGEST)
      return {
        kept: faultless(lines, long.length, enough),
        remarks: () => long.map((line) => longRemark(facts, line)),
      }
    },
  }
}

function longRemark({ resume }: Facts, line: Line): Remark {
  const remark = {
    key: 'longLines',
    params: { quote: quoted(line.text) },
    quote: quoted(line.text),
    at: line.at,
  }
  const tag = resume.locale
  const cuts = cutsOf(line.text, tag)
  if (!line.alone || cuts.length === 0) return remark
  const tidy = (part: string): string => capitalised(part.replace(/[\s;；]+$/u, ''), tag)
  const parts = [0, ...cuts].map((from, index, starts) =>
    tidy(line.text.slice(from, starts[index + 1]).trim()),
  )
  return {
    ...remark,
    fix: splitLine(line, cuts, tidy),
    suggestion: { before: line.text, after: parts.join('\n'), blanks: [] },
  }
}

/** Where a long line falls apart by itself: between sentences, else at semicolons. */
function cutsOf(text: string, tag: string): number[] {
  const semicolons = Array.from(
    text.matchAll(/[;；]\s*/gu),
    (match) => match.index + match[0].length,
  )
  const sentences = sentenceBounds(text, tag)
    .slice(1)
    .map(([from]) => from)
  for (const cuts of [sentences, semicolons]) {
    const kept: number[] = []
    for (const cut of cuts) {
      const from = kept.at(-1) ?? 0
      if (isPart(text.slice(from, cut)) && isPart(text.slice(cut))) kept.push(cut)
    }
    if (kept.length > 0) return kept
  }
  return []
}

function isPart(text: string): boolean {
  const words = text.trim().split(/\s+/).length
  return words >= SHORTEST_PART || /[\p{Script=Han}\p{Script=Hiragana}]{6,}/u.test(text)
}

/** No line twice. */
export function duplicateRule(entries: Entries): Check {
  return {
    applies: (facts) => linesOf(entries(facts)).length > 1,
    check: (facts) => {
      const seen = new Set<string>()
      const lines = linesOf(entries(facts))
      const twice = lines.filter(({ plain }) => {
        const known = seen.has(plain)
        seen.add(plain)
        return known
      })
      return {
        kept: faultless(lines, twice.length),
        remarks: () =>
          twice.map((line) => ({
            key: 'duplicateLines',
            params: { quote: quoted(line.text) },
            quote: line.text,
            at: line.at,
            ...(line.alone && { fix: removeLine(line) }),
          })),
      }
    },
  }
}
