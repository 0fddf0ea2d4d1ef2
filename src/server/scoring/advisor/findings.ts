import type { Finding, Report } from '#contract/analysis.ts'
import type { Locale } from '#contract/locales.ts'
import { applyPatch } from '#contract/patch.ts'
import type { Resume } from '#contract/resume.ts'
import type { Facts } from '../facts.ts'
import { withBlanks } from '../rewriting.ts'
import { shown as rounded, tallyOf } from '../tally.ts'
import { failedCheck, monthsOf, type Circle, type Proposal } from './checks.ts'
import type { Mask } from './mask.ts'
import type { Outline, OutlineEntry, OutlineLine } from './outline.ts'
import type { Suggestion } from './prompt.ts'
import { folded, resumeText, vocabularyOf } from './vocabulary.ts'

/** Turns suggestions into findings, and counts. */
export interface Advice {
  /** The finding, or null when the suggestion fails a check, repeats another or would cost. */
  take(suggestion: Suggestion, outline: Outline): Finding | null
  taken(): number
  dropped(): number
}

interface Ground {
  facts: Facts
  read: (resume: Resume) => Facts
  report: Report
  mask: Mask
  locale: Locale
}

/** More marks than rules make on a whole resume are no help. */
const MOST = 24

/** A blank as the rules write it, whatever number of strokes the model took. */
const BLANK = /_{2,}/g

export function adviceOn({ facts, read, report, mask, locale }: Ground): Advice {
  const { resume, lexicon } = facts
  const wording = { lexicon, locale, language: resume.locale }
  const whole = vocabularyOf(resumeText(resume), monthsOf(resumeText(resume), resume.locale))
  const base = rounded(tallyOf(facts).overall)
  const known = new Set(report.findings.flatMap(({ suggestion }) => suggestion?.after ?? []))
  const seen = new Map<string, number>()
  let taken = 0
  let dropped = 0

  function circleOf(entry: OutlineEntry, { section }: Outline): Circle {
    // Who introduces themselves may draw on everything they have done.
    const own = section === 'selfEvaluation' || section === 'strengths'
    const text = [...Object.values(entry.context), ...entry.lines.map((line) => line.text)].join(
      '\n',
    )
    const vocabulary = own ? whole : vocabularyOf(text, monthsOf(text, resume.locale))
    return { ...wording, resume: whole, entry: vocabulary }
  }

  /** What the shown score gains, recomputed as for a rule's own fix. */
  function weigh(fix: NonNullable<Finding['fix']>): number | null {
    const after = rounded(tallyOf(read(applyPatch(resume, fix))).overall)
    return after === null || base === null ? null : after - base
  }

  function findingOf({ shown }: Proposal, line: OutlineLine, outline: Outline): Finding | null {
    const { before, explanation } = shown
    const after = shown.after.replaceAll(BLANK, '___')
    const from = line.text.indexOf(before)
    const suggestion = withBlanks(before, after).suggestion
    const fix = line.edit([{ from, to: from + before.length, insert: after }])
    const isOpen = (suggestion?.blanks.length ?? 0) > 0
    // With a blank only the person can say what it is worth.
    const points = isOpen ? null : weigh(fix)
    if (points !== null && points < 0) return null
    const rule = `model.${outline.section}`
    return {
      id: numbered(`${rule}@${line.at}`),
      rule,
      section: outline.section,
      severity: points ? 'minor' : 'tip',
      points,
      worth: null,
      lead: false,
      quote: before,
      at: line.at,
      message: { text: explanation },
      ...(suggestion && { suggestion }),
      ...(!isOpen && { fix }),
      by: 'model',
    }
  }

  function numbered(id: string): string {
    const count = (seen.get(id) ?? 0) + 1
    seen.set(id, count)
    return count === 1 ? id : `${id}#${count}`
  }

  function finding(masked: Suggestion, outline: Outline): Finding | null {
    const shown = revealed(masked, mask)
    const found = shown && placeOf(shown.before, outline)
    if (!shown || !found || taken >= MOST) return null
    const proposal = { masked, shown }
    if (failedCheck(proposal, circleOf(found.entry, outline)) !== null) return null
    const key = folded(`${shown.before}\n${shown.after}`)
    if (known.has(key) || known.has(shown.after)) return null
    known.add(key)
    return findingOf(proposal, found.line, outline)
  }

  return {
    take(suggestion, outline) {
      const made = finding(suggestion, outline)
      if (made) taken += 1
      else dropped += 1
      return made
    },
    taken: () => taken,
    dropped: () => dropped,
  }
}

/** The suggestion with its placeholders filled, or null when one is broken. */
function revealed({ before, after, explanation }: Suggestion, mask: Mask): Suggestion | null {
  const [from, to, why] = [before, after, explanation].map(mask.reveal)
  return from && to && why ? { before: from, after: to, explanation: why } : null
}

/** The line that holds the passage, and its entry; null when no line of the section does. */
function placeOf(
  before: string,
  { entries }: Outline,
): { line: OutlineLine; entry: OutlineEntry } | null {
  for (const entry of entries) {
    const line = entry.lines.find(({ text }) => holds(text, before))
    if (line) return { line, entry }
  }
  return null
}

/** Letters of scripts that put space between words. */
const SPACED = /[\p{Script=Latin}\p{Script=Arabic}\p{Script=Hangul}\p{N}]/u

/** True when the passage is the line, or whole words of it. */
function holds(line: string, passage: string): boolean {
  const from = line.indexOf(passage)
  if (from < 0) return false
  const cuts = [from, from + passage.length]
  return cuts.every((cut) => !(SPACED.test(line.charAt(cut - 1)) && SPACED.test(line.charAt(cut))))
}
