import type { Facts } from '../facts.ts'
import { hit } from '../lines.ts'
import type { OwnSentence } from '../own-text.ts'
import { dropOpening, quoted } from '../rewriting.ts'
import { always, verdict, type Check, type Remark } from '../rule.ts'
import { draftSummary } from './summary-draft.ts'
import { instead, leaveOut, shortened, withProfile } from './summary-fixes.ts'

/** Characters, counted double in Chinese and Japanese. */
const SHORTEST = 50
const LONGEST = 600
/** Worn sentences at which nothing is left of the rule. */
const CLICHES_TOO_MANY = 4
/** What an objective is worth where a self-evaluation belongs. */
const OBJECTIVE = 0.5

const written = ({ summary }: Facts): boolean => summary.source !== 'none'
const plainLower = (text: string, tag: string): string =>
  text.toLocaleLowerCase(tag).replaceAll('’', "'")

function missing(facts: Facts): Remark {
  const at = 'selfEvaluation'
  const draft = draftSummary(facts)
  if (draft) {
    const suggestion = { before: '', after: draft.after, blanks: [] }
    return { key: 'summaryDraft', at, fix: draft.fix, suggestion }
  }
  return { key: 'summaryPresent', at }
}

/** An objective without a fact says what is sought; the draft says what is offered. */
function factRemark(facts: Facts): Remark {
  const { source, at } = facts.summary
  if (source === 'selfEvaluation') return { key: 'summaryFact', at, ...withProfile(facts) }
  const draft = draftSummary(facts)
  const suggestion = draft && { before: '', after: draft.after, blanks: [] }
  return {
    key: 'summaryObjective',
    at: 'selfEvaluation',
    ...(draft && suggestion && { fix: draft.fix, suggestion }),
  }
}

function lengthRemark(facts: Facts): Remark {
  const { characters, printed, at } = facts.summary
  const params = { count: printed }
  if (characters < SHORTEST) return { key: 'summaryShort', params, at }
  return { key: 'summaryLong', params, at, ...shortened(facts, LONGEST) }
}

function clicheRemark(facts: Facts, sentence: OwnSentence): Remark {
  const { text, line, cliche } = sentence
  const phrase = cliche ? text.slice(cliche.from, cliche.to) : ''
  const remark = { key: 'summaryCliches', params: { quote: phrase }, quote: text, at: line.at }
  const around = facts.ownSentences.filter((other) => other.line.at === line.at)
  // Where nothing but phrases introduces the person, the resume's own facts take their place.
  const introduces = line.at === facts.summary.at
  if (introduces && around[0] === sentence && !around.some(({ fact }) => fact)) {
    const change = instead(facts, around)
    if (change) return { ...remark, ...change }
  }
  // A sentence with a fact is worth mending, and the last one may not simply go.
  if (sentence.fact || around.length === 1 || !line.alone) return remark
  const suggestion = { before: text, after: '', blanks: [] }
  return { ...remark, fix: leaveOut([sentence]), suggestion }
}

function personRemark({ lexicon, resume }: Facts, { text, from, line }: OwnSentence): Remark {
  const plain = plainLower(text, resume.locale)
  const found = hit(plain, lexicon?.firstPerson)
  const phrase = found ? text.slice(found.from, found.to) : ''
  const remark = { key: 'summaryPerson', params: { phrase }, quote: quoted(text), at: line.at }
  const dropped = lexicon?.droppedPerson?.exec(plain)
  const rest = dropped ? text.slice(dropped[0].length) : ''
  if (
    !dropped ||
    from !== 0 ||
    rest === '' ||
    hit(plainLower(rest, resume.locale), lexicon?.firstPerson)
  ) {
    return remark
  }
  return {
    ...remark,
    ...dropOpening(line, dropped[0].length, line.text.slice(dropped[0].length), resume.locale),
  }
}

export const selfEvaluation = {
  'summary.present': {
    applies: always,
    check: (facts) => {
      const { source } = facts.summary
      return {
        kept: source === 'selfEvaluation' ? 1 : source === 'expectations' ? OBJECTIVE : 0,
        // Of an objective, the rule on facts says what is missing.
        remarks: () => (source === 'none' ? [missing(facts)] : []),
      }
    },
  },
  'summary.length': {
    applies: written,
    check: (facts) => {
      const { characters } = facts.summary
      return verdict(characters >= SHORTEST && characters <= LONGEST, () => lengthRemark(facts))
    },
  },
  'summary.fact': {
    applies: written,
    check: (facts) =>
      verdict(
        facts.summary.sentences.some(({ fact }) => fact),
        () => factRemark(facts),
      ),
  },
  'summary.cliches': {
    applies: (facts) => facts.lexicon !== null && facts.ownSentences.length > 0,
    check: (facts) => {
      const worn = facts.ownSentences.filter(({ cliche }) => cliche)
      return {
        kept: Math.max(0, 1 - worn.length / CLICHES_TOO_MANY),
        remarks: () => worn.map((sentence) => clicheRemark(facts, sentence)),
      }
    },
  },
  'summary.person': {
    applies: (facts) => facts.lexicon !== null && facts.ownSentences.length > 0,
    check: (facts) => {
      const { lexicon, resume } = facts
      const personal = facts.ownSentences.filter(({ text }) =>
        hit(plainLower(text, resume.locale), lexicon?.firstPerson),
      )
      return {
        kept: 1 - personal.length / facts.ownSentences.length,
        // A worn sentence has a remark of its own; here only a change that can be applied.
        remarks: () =>
          personal
            .map((sentence) => ({ sentence, remark: personRemark(facts, sentence) }))
            .filter(({ sentence: { cliche }, remark }) => !cliche || remark.fix)
            .map(({ remark }) => remark),
      }
    },
  },
} satisfies Record<string, Check>
