import type { Locale } from '#contract/locales.ts'
import { richTextLines } from '#contract/rich-text.ts'
import { WITH_HEADLINE } from '#contract/rubric.ts'
import { isStudying } from '../experience.ts'
import { isClaimed, type Facts } from '../facts.ts'
import { HOW_LONG, SINCE } from '../figures.ts'
import { DOCTORAL } from '../lexicon/section-words.ts'
import { SEEKING, SELF_PR, TO_STUDY } from '../lexicon/seeking-words.ts'
import { lower } from '../lines.ts'
import { quoted, withBlanks } from '../rewriting.ts'
import { attainment, hint, verdict, type Check, type Remark } from '../rule.ts'
import { claimedYears } from './claimed-years.ts'
import { linesOf } from './lines.ts'
import { listsWorks, namesJob } from './personal-information.ts'
import { draftSummary } from './summary-draft.ts'
import { wornSentences } from './worn-sentences.ts'

/** Characters, counted double in Chinese and Japanese: a sentence, and half a page. */
const SHORTEST = 30
const LONGEST = { words: 1_000, characters: 1_400 } as const
/** The same in a 職務経歴書, which has a summary at the top and several points of 自己PR. */
const LONGEST_COMPANION = 2_800
/** What a figure in it is worth, such as years of experience, without a result. */
const SIZED = 0.3
/** The same of a figure that tells what was in somebody’s hands. */
const SCALED = 0.5
/** What an objective is worth where a self-evaluation belongs, and what its absence leaves. */
const OBJECTIVE = 0.5
const ABSENT = 0.25
/** The same where many good ones do without: a tabular Lebenslauf, the forms of France and Italy. */
const ABSENT_USUAL = 0.4
const WITHOUT: ReadonlySet<Locale | null> = new Set<Locale | null>(['de', 'fr', 'it'])
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
  const scholar = listsWorks(facts) || DOCTORAL.test(text)
  return (
    source === 'selfEvaluation' &&
    said.length * 2 >= lines.length &&
    !ADDRESS.test(text) &&
    !scholar &&
    !goesOnStudying(facts)
  )
}

const tellsSize = ({ lines }: Facts['summary']): boolean =>
  lines.some(({ measured, text }) => measured || HOW_LONG.test(text) || SINCE.test(text))

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
  // A form asks for wishes alone, and its box for motives tells what somebody offers as well.
  if (summary.source === 'expectations')
    return facts.doubts.form ? [] : [{ key: 'summaryObjective', at: 'selfEvaluation' }]
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

/** What a text on oneself is worth by being there, whatever it says. */
function presenceOf(facts: Facts): number {
  const { source } = facts.summary
  if (source === 'selfEvaluation') return Math.max(SCRAP, attainment(wordsOf(facts), FULL_WORDS))
  if (source === 'expectations' || listsWorks(facts)) return OBJECTIVE
  return WITHOUT.has(facts.locale) ? ABSENT_USUAL : ABSENT
}

/** A 職務経歴書 ends with what somebody says in their own favour, whatever its summary tells. */
const selfPr: Check = hint(({ doubts, resume, allLines }) => {
  const texts = [
    ...doubts.lines,
    ...resume.other.map(({ title }) => title),
    ...allLines.map(({ text }) => text),
  ]
  const isTold = richTextLines(resume.advantage).length > 0 || texts.some((t) => SELF_PR.test(t))
  return doubts.companion && !isTold ? [{ key: 'selfPr', at: 'selfEvaluation' }] : []
})

export const selfEvaluation = {
  'summary.present': (facts) => {
    const { source } = facts.summary
    return {
      credit: presenceOf(facts),
      // A curriculum of research does without, and a form has a field of its own for it.
      remarks: () => {
        if (source !== 'none' || listsWorks(facts)) return []
        if (!facts.doubts.form) return [missing(facts)]
        return facts.locale === 'ja' ? [{ key: 'summaryForm', at: 'selfEvaluation' }] : []
      },
    }
  },
  'summary.length': (facts) => {
    const { characters, lines } = facts.summary
    const unit = lines.some((line) => line.length.unit === 'characters') ? 'characters' : 'words'
    const longest = facts.doubts.companion ? LONGEST_COMPANION : LONGEST[unit]
    return verdict(characters >= SHORTEST && characters <= longest, () => lengthRemark(facts))
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
  'summary.selfPr': selfPr,
  'summary.cliches': wornSentences,
} satisfies Record<string, Check>
