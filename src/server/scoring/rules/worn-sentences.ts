/** Sentences that anybody could write: told once, and those that can go without a loss are offered to go. */
import type { Patch } from '#contract/patch.ts'
import { editLine } from '../edits.ts'
import type { Facts } from '../facts.ts'
import { lengthOf } from '../length.ts'
import { LEANS } from '../lexicon/line-words.ts'
import type { Line } from '../lines.ts'
import { STOP, type OwnSentence } from '../own-text.ts'
import { quoted } from '../rewriting.ts'
import type { Check, Remark } from '../rule.ts'

/** Worn sentences at which nothing is left of the rule. */
const CLICHES_TOO_MANY = 2.5
/** Worn phrases that a remark shows. */
const SHOWN = 3

const phraseOf = ({ text, cliche }: OwnSentence): string =>
  cliche ? text.slice(cliche.from, cliche.to).replace(JOINT, '') : ''
/** “Reliable and …” goes on with another. */
const JOINT = /\s+(?:and|und|et|y|e|ve)$/iu

/** One remark for all of them: the same advice is read once. */
function clicheRemark(facts: Facts, worn: readonly OwnSentence[]): Remark {
  const [first] = worn
  const phrases = [...new Set(worn.map(phraseOf))].slice(0, SHOWN)
  const dropped = spare(facts, worn)
  return {
    key: 'summaryCliches',
    params: { count: phrases.length, quote: quoted(phrases.join(' · ')) },
    quote: first?.text,
    at: first?.line.at ?? 'selfEvaluation',
    ...(dropped.length > 0 && {
      fix: leaveOut(dropped),
      suggestion: { before: dropped.map(({ text }) => text).join(' '), after: '', blanks: [] },
    }),
  }
}

/** Sentences longer than so many English words say more than their phrase. */
const BARE_WORDS = 12

/**
 * Worn sentences that can go without a loss: short, without a fact, beside others that hold one.
 * Of one line only, since the others are read anew afterwards.
 */
function spare(
  { ownSentences, summary, locale }: Facts,
  worn: readonly OwnSentence[],
): OwnSentence[] {
  const around = ownSentences.filter(({ line }) => line.at === summary.at)
  // What is left must be worth reading by itself.
  if (!around.some(({ measured, outcome, cliche }) => (measured || outcome) && !cliche)) return []
  const bare = worn.filter(
    ({ text, fact, line, from, to }) =>
      !fact &&
      isWhole({ text, line, from }, summary.lines) &&
      !LEANS.test(line.text.slice(to)) &&
      line.at === summary.at &&
      lengthOf(text, null).words <= BARE_WORDS &&
      (locale === 'de' || !NAMED.test(text)),
  )
  const [first] = bare
  const sentences = bare.filter(({ line }) => line === first?.line)
  // The line must not be empty afterwards.
  return around.some(({ line, ...rest }) => line === first?.line && !has(sentences, rest.from))
    ? sentences
    : []
}

/** A sentence from its beginning to its stop, and not what a line break has left of one. */
function isWhole(
  { text, line, from }: Pick<OwnSentence, 'text' | 'line' | 'from'>,
  lines: readonly Line[],
): boolean {
  const before = lines[lines.indexOf(line) - 1]
  const begins = from > 0 || line.bullet || !before || STOP.test(before.text)
  return begins && STOP.test(text) && !/^\p{Ll}/u.test(text)
}

const has = (sentences: readonly OwnSentence[], start: number): boolean =>
  sentences.some(({ from }) => from === start)

/** A name within the sentence is more than a phrase; German writes every noun like one. */
const NAMED = /[\p{Ll},]\s+\p{Lu}/u

/** Leaves out sentences of one line, with the blank beside them. */
function leaveOut(dropped: readonly OwnSentence[]): Patch {
  const [first] = dropped
  if (!first) return []
  const { line } = first
  return editLine(
    line,
    dropped.map(({ from, to }) => {
      const blanks = line.text.slice(to).length - line.text.slice(to).trimStart().length
      const start =
        to + blanks >= line.text.length ? line.text.slice(0, from).trimEnd().length : from
      return { from: start, to: to + blanks, insert: '' }
    }),
  )
}

/** What anybody could write; amid facts it hardly shows, and counts half. */
export const wornSentences: Check = (facts) => {
  const worn = facts.ownSentences.filter(({ cliche }) => cliche)
  const weight = worn.reduce((sum, { fact }) => sum + (fact ? 0.5 : 1), 0)
  return {
    credit: Math.max(0, 1 - weight / CLICHES_TOO_MANY),
    remarks: () => (worn.some(({ fact }) => !fact) ? [clicheRemark(facts, worn)] : []),
  }
}
