import type { Patch } from '#contract/patch.ts'
import { editLine, removeLine } from '../edits.ts'
import type { Facts } from '../facts.ts'
import type { OwnSentence } from '../own-text.ts'
import type { Remark } from '../rule.ts'
import { draftProfile, draftSummary } from './summary-draft.ts'

/** Leaves out sentences of one line; the line goes when nothing of it is left. */
export function leaveOut(dropped: readonly OwnSentence[]): Patch {
  const [first] = dropped
  if (!first) return []
  const { line } = first
  const rest = dropped.reduceRight(
    (text, { from, to }) => text.slice(0, from) + text.slice(to),
    line.text,
  )
  if (rest.trim() === '') return removeLine(line)
  return editLine(
    line,
    dropped.map(({ from, to }) => {
      const blanks = line.text.slice(to).length - line.text.slice(to).trimStart().length
      // At the end of the line the blank before the sentence goes with it.
      const start =
        to + blanks >= line.text.length ? line.text.slice(0, from).trimEnd().length : from
      return { from: start, to: to + blanks, insert: '' }
    }),
  )
}

/** Leaves out sentences without a fact, from the end, until the text has `limit` characters. */
export function shortened(
  { summary }: Facts,
  limit: number,
): Pick<Remark, 'fix' | 'suggestion'> | null {
  const weight = summary.characters / Math.max(1, summary.printed)
  const dropped: OwnSentence[] = []
  let length = summary.characters
  for (const sentence of summary.sentences.toReversed()) {
    if (length <= limit) break
    if (sentence.fact) continue
    dropped.unshift(sentence)
    length -= [...sentence.text].length * weight
  }
  if (length > limit || dropped.length === 0) return null
  const lines = [...new Set(dropped.map(({ line }) => line))]
  if (lines.some(({ alone }) => !alone)) return null
  return {
    // Last line first, so that the places of the lines before stay true.
    fix: lines
      .toReversed()
      .flatMap((line) => leaveOut(dropped.filter((sentence) => sentence.line === line))),
    suggestion: {
      before: dropped.map(({ text }) => text).join(' '),
      after: '',
      blanks: [],
    },
  }
}

/** Puts the profile in front of a text that holds no fact. */
export function withProfile(facts: Facts): Pick<Remark, 'fix' | 'suggestion'> {
  const profile = draftProfile(facts)
  const { summary } = facts
  if (!profile) return {}
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: profile }] }
  const before = summary.lines.map(({ text }) => text).join('\n')
  return {
    fix: [{ op: 'add', path: '/selfEvaluation/content/0', value: paragraph }],
    suggestion: { before, after: `${profile}\n${before}`, blanks: [] },
  }
}

/**
 * The draft in place of a text about oneself that holds nothing else; an objective that says
 * nothing goes as well. Null when the resume has too little for a draft.
 */
export function instead(
  facts: Facts,
  own: readonly OwnSentence[],
): Pick<Remark, 'fix' | 'suggestion'> | null {
  const draft = draftSummary(facts)
  if (!draft) return null
  const before = own.map(({ text }) => text).join(' ')
  const worn = own.some(({ line }) => line.at === 'expectations.notes')
  const gone: Patch = worn
    ? [{ op: 'replace', path: '/expectations/notes/content', value: [] }]
    : []
  return {
    fix: [...draft.fix, ...gone],
    suggestion: { before, after: draft.after, blanks: [] },
  }
}
