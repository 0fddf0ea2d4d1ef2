import type { Patch } from '#contract/patch.ts'
import { lengthOf } from '../length.ts'
import { richTextLines } from '#contract/rich-text.ts'
import { WITH_HEADLINE } from '#contract/rubric.ts'
import { editLine } from '../edits.ts'
import { isStudying } from '../experience.ts'
import { isClaimed, type Facts } from '../facts.ts'
import { HOW_LONG } from '../figures.ts'
import { DOCTORAL } from '../lexicon/section-words.ts'
import { SEEKING, TO_STUDY } from '../lexicon/seeking-words.ts'
import { lower } from '../lines.ts'
import type { OwnSentence } from '../own-text.ts'
import { quoted, withBlanks } from '../rewriting.ts'
import { attainment, verdict, type Check, type Remark } from '../rule.ts'
import { claimedYears } from './claimed-years.ts'
import { linesOf } from './lines.ts'
import { isAcademic, namesJob } from './personal-information.ts'
import { draftSummary } from './summary-draft.ts'

/** Characters, counted double in Chinese and Japanese: a sentence, and half a page. */
const SHORTEST = 30
const LONGEST = { words: 1_000, characters: 1_400 } as const
/** Worn sentences at which nothing is left of the rule. */
const CLICHES_TOO_MANY = 2.5
/** Worn phrases that a remark shows. */
const SHOWN = 3
/** What a figure in it is worth, such as years of experience, without a result. */
const SIZED = 0.3
/** The same of a figure that tells what was in somebody’s hands. */
const SCALED = 0.5
/** What an objective is worth where a self-evaluation belongs, and what its absence leaves. */
const OBJECTIVE = 0.5
const ABSENT = 0.1
/** English words of a text that introduces somebody, and what a few words are worth at least. */
const FULL_WORDS = 20
const SCRAP = 0.3
/** A text without a result, of whom none is asked: a student, a scholar, a few words. */
const UNASKED = 0.4

const wordsOf = ({ summary }: Facts): number =>
  summary.lines.reduce((sum, { length }) => sum + length.words, 0)

function missing(facts: Facts): Remark {
  const at = 'selfEvaluation'
  const { keywords } = facts.summary
  if (keywords) {
    const quote = quoted(keywords.text)
    return { key: 'summaryKeywords', params: { quote }, quote, at }
  }
  // Who studies is not what an internship calls them.
  const draft = isStudying(facts.resume, facts.today) ? null : draftSummary(facts)
  if (!draft) return { key: 'summaryPresent', at }
  return { key: 'summaryDraft', at, ...withBlanks('', draft) }
}

function lengthRemark({ summary }: Facts): Remark {
  const key = summary.characters < SHORTEST ? 'summaryShort' : 'summaryLong'
  return { key, params: { count: summary.printed }, at: summary.at }
}

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
    ({ text, fact, line, to }) =>
      !fact &&
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

const has = (sentences: readonly OwnSentence[], start: number): boolean =>
  sentences.some(({ from }) => from === start)

/** A sentence that hangs on the one before: `But …`, `This …`. */
const LEANS =
  /^\s*(?:(?:but|yet|still|however|though|so|this|that|these|also|aber|doch|dennoch|trotzdem|dabei|daher|das|dies\p{L}*|mais|pourtant|cependant|ainsi|cela|c['’]est|pero|sin embargo|aunque|por eso|ell?o|est[oae]s?|ma|però|tuttavia|quest\p{L}|ama|fakat|ancak|yine de|bu|nhưng|tuy nhiên|vì vậy|điều này)(?!\p{L})|しかし|ただし|そのため|また|その|하지만|그러나|그래서|이러한|또한|但|然而|因此|而且|并且|لكن|ولكن|إلا أن|لذلك|وهذا)/iu

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

/** English words from which a line can be quoted as a result: “90 %” alone is none. */
const RESULT_WORDS = 4

/** True when the profile or a field beside it says which job is sought. */
function saysTarget({ summary, resume, locale }: Facts): boolean {
  const { role, notes } = resume.expectations
  const text = lower(summary.lines.map((line) => line.text).join('\n'), resume.locale)
  return (
    role !== '' ||
    namesJob(resume.basics.headline) ||
    richTextLines(notes).length > 0 ||
    (locale !== null && SEEKING[locale].test(text))
  )
}

/** Who goes on studying aims at no job, and has done no kind of work for years. */
const goesOnStudying = ({ resume, doubts, allLines }: Facts): boolean =>
  [resume.basics.headline, ...doubts.lines, ...allLines.map(({ text }) => text)].some((text) =>
    TO_STUDY.test(text),
  )

/** English words of a line from which it is a sentence and no scrap. */
const SENTENCE = 6
const ADDRESS = /\S+@\S+|https?:\/\/|www\./u

/** True for a text that introduces somebody, and is neither contact, a table nor a scholar's field. */
function isProfile(facts: Facts): boolean {
  const { lines, source } = facts.summary
  const said = lines.filter(({ length }) => length.words >= SENTENCE)
  const text = lines.map((line) => line.text).join(' ')
  const scholar = isAcademic(facts) || DOCTORAL.test(text)
  return (
    source === 'selfEvaluation' &&
    said.length * 2 >= lines.length &&
    !ADDRESS.test(text) &&
    !scholar &&
    !goesOnStudying(facts)
  )
}

const tellsSize = ({ lines }: Facts['summary']): boolean =>
  lines.some(({ measured, text }) => measured || HOW_LONG.test(text))

/** A figure that is neither a date nor how long: 28 beds, 640 stores. */
const tellsScale = ({ sentences }: Facts['summary']): boolean =>
  sentences.some(
    ({ measured, text }) =>
      measured && /\p{Nd}/u.test(text.replace(HOW_LONG, ' ').replaceAll(YEAR, ' ')),
  )
const YEAR = /(?<!\p{Nd})(?:19|20)\p{Nd}{2}(?!\p{Nd})/gu

/** A profile without a result: one that the work tells is quoted, else it is asked for. */
function resultRemark(facts: Facts): Remark[] {
  const { summary, locale } = facts
  if (summary.source === 'expectations') return [{ key: 'summaryObjective', at: 'selfEvaluation' }]
  const quotable = untoldResult(facts)
  if (quotable.length > 0) return quotable
  const aimed = locale === null || !WITH_HEADLINE.includes(locale) || saysTarget(facts)
  // Nobody at school has done a kind of work for long.
  const isSized = tellsSize(summary) || isStudying(facts.resume, facts.today)
  const key = UNPROVEN[isSized ? 'sized' : 'bare'][aimed ? 'aimed' : 'general']
  return [{ key, at: summary.at, quote: summary.lines[0]?.text }]
}

/** What a profile without a result is asked for, by whether it tells a size and names a job. */
const UNPROVEN = {
  sized: { aimed: 'summarySized', general: 'summarySizedGeneral' },
  bare: { aimed: 'summaryUnproven', general: 'summaryGeneral' },
} as const

/** A result that the work tells and the text at the top does not. */
function untoldResult({ work, summary }: Facts): Remark[] {
  const line = linesOf(work).find(
    ({ outcome, measured, length }) => outcome && measured && length.words >= RESULT_WORDS,
  )
  if (!line || summary.source !== 'selfEvaluation') return []
  const at = summary.at
  return [{ key: 'summaryResult', params: { quote: quoted(line.text) }, at, quote: line.text }]
}

export const selfEvaluation = {
  'summary.present': (facts) => {
    const { source } = facts.summary
    return {
      credit:
        source === 'selfEvaluation'
          ? Math.max(SCRAP, attainment(wordsOf(facts), FULL_WORDS))
          : source === 'expectations' || (source === 'none' && isAcademic(facts))
            ? OBJECTIVE
            : ABSENT,
      // A curriculum of research does without, and a form has a field of its own for it.
      remarks: () => {
        if (source !== 'none' || isAcademic(facts)) return []
        if (!facts.doubts.form) return [missing(facts)]
        return facts.locale === 'ja' ? [{ key: 'summaryForm', at: 'selfEvaluation' }] : []
      },
    }
  },
  'summary.length': (facts) => {
    const { characters, lines } = facts.summary
    const unit = lines.some((line) => line.length.unit === 'characters') ? 'characters' : 'words'
    return verdict(characters >= SHORTEST && characters <= LONGEST[unit], () => lengthRemark(facts))
  },
  'summary.fact': (facts) => ({
    credit: facts.summary.sentences.some(({ fact }) => fact) ? 1 : 0,
    remarks: () => {
      const { source, sentences, lines, at } = facts.summary
      // What somebody is looking for says nothing about them; the rule on results asks for it.
      if (source === 'expectations' || sentences.some(({ fact }) => fact)) return []
      return [{ key: 'summaryFact', at, quote: lines[0]?.text }]
    },
  }),
  'summary.result': (facts) => {
    const { sentences, source } = facts.summary
    // a list of achievements beside it tells them
    const isListed = facts.resultElsewhere !== null && !isClaimed(facts.resultElsewhere)
    if (isListed || sentences.some(({ outcome }) => outcome)) return { credit: 1 }
    // Of a scholar, of scraps, and of a student who says what is sought, no result is asked.
    const early = isStudying(facts.resume, facts.today) && saysTarget(facts)
    if (source !== 'expectations' && (early || !isProfile(facts))) return { credit: UNASKED }
    if (source === 'selfEvaluation' && tellsScale(facts.summary)) return { credit: SCALED }
    return {
      credit: tellsSize(facts.summary) ? SIZED : 0,
      remarks: () => resultRemark(facts),
    }
  },
  'summary.target': (facts) => {
    const { at, sentences } = facts.summary
    // A profile without a result is asked for both at once.
    const proven = sentences.some(({ outcome }) => outcome)
    const asked = isProfile(facts) && !saysTarget(facts)
    const spoken = proven || untoldResult(facts).length > 0
    return {
      credit: 1,
      remarks: () => (asked && spoken ? [{ key: 'summaryTarget', at }] : []),
    }
  },
  'summary.years': claimedYears,
  'summary.cliches': (facts) => {
    const worn = facts.ownSentences.filter(({ cliche }) => cliche)
    // A worn phrase amid facts hardly shows.
    const weight = worn.reduce((sum, { fact }) => sum + (fact ? 0.5 : 1), 0)
    return {
      credit: Math.max(0, 1 - weight / CLICHES_TOO_MANY),
      remarks: () => (worn.some(({ fact }) => !fact) ? [clicheRemark(facts, worn)] : []),
    }
  },
} satisfies Record<string, Check>
