/** Words that lead from one phrase of a head to the other: `at`, `als`, にて; and verbs around both. */
import type { Locale } from '#contract/locales.ts'
import { LEXICONS } from '../lexicon/index.ts'
import { remembered } from '../lexicon/remember.ts'
import type { Lexicon } from '../lexicon/types.ts'
import { alternatives } from '../lexicon/words.ts'
import type { PairRules } from './pair-words.ts'

export type Rules = Pick<PairRules, 'score' | 'locales' | 'leading'> &
  Partial<Pick<PairRules, 'names'>>

/** Which of the two a phrase is. */
export type Side = 'first' | 'second'

/** A word between two phrases, and which of the two it says that one beside it is. */
export interface Lead {
  from: number
  to: number
  before?: Side
  behind?: Side
}

/** What a kind of word says of the phrases beside it, and what their scores must be for it. */
interface LeadRule {
  words: (lexicon: Lexicon) => readonly string[]
  before?: Side
  behind?: Side
  /** Cuts a phrase wherever it stands, so that no other word looks beyond it. */
  sure: boolean
  /** Says something of what stands before the next such word, whichever that is. */
  near?: true
  fits: (before: number, behind: number, isFirst: boolean, told: boolean) => boolean
  /** Only where any name may stand behind the first kind. */
  names?: true
  /** Leads wherever it does so in most heads of the section, behind a word that no list has. */
  voted?: true
}

/** A cue from here on is one of the first kind; from `also` on one of the second, behind such a one. */
export const CUE = { sure: 3, also: -2 }

const LEADS = {
  only: {
    words: ({ at }) => at.only,
    behind: 'second',
    sure: true,
    fits: (before) => before >= 0,
  },
  also: {
    words: ({ at }) => at.also,
    behind: 'second',
    sure: false,
    fits: (before, behind, isFirst, told) =>
      (before > 0 || isFirst || (told && before === 0 && behind <= -CUE.sure)) &&
      (told ? behind <= 0 : behind < 0),
    voted: true,
  },
  often: {
    words: ({ at }) => at.often,
    sure: false,
    fits: (before, behind, isFirst) => (before > 0 || isFirst) && behind <= 0,
    voted: true,
  },
  of: {
    words: ({ at }) => at.of,
    behind: 'second',
    sure: false,
    near: true,
    fits: (before, behind) => before >= CUE.sure && behind < -1,
  },
  // `Engineer in Harlan Construction`, where towns stand else; a degree has its subject there
  inside: {
    words: ({ placed }) => placed,
    behind: 'second',
    sure: false,
    names: true,
    fits: (before, behind, _isFirst, told) =>
      before > 0 && (told ? behind <= 0 : behind <= -CUE.sure),
  },
  behind: {
    words: ({ at }) => at.behind,
    before: 'second',
    sure: true,
    fits: (before, behind) => (before < 0 && behind >= 0) || (before === 0 && behind > 0),
  },
  as: {
    words: ({ as }) => as.before,
    behind: 'first',
    sure: true,
    // behind a verb, `trabajé como …`, it leads to a post that no list has as well
    fits: (before, behind, isFirst, told) =>
      behind > 0 || (before < 0 && behind === 0) || (told && isFirst && behind === 0),
  },
  asBehind: {
    words: ({ as }) => as.behind,
    before: 'first',
    sure: true,
    fits: (before, behind) => before > 0 && behind <= 0,
  },
} satisfies Record<string, LeadRule>

type LeadUse = keyof typeof LEADS

/** Those that part phrases in any section. */
const EVERYWHERE: readonly LeadUse[] = ['only', 'also', 'of', 'inside', 'behind', 'as', 'asBehind']

/** Words as a pattern; `~` opens the end at which one is written to its neighbour. */
function patternOf(words: readonly string[]): string {
  const forms = [true, false].flatMap((joinsBehind) =>
    [true, false].map((joinsBefore) => {
      const own = words.filter(
        (word) => word.startsWith('~') === joinsBefore && word.endsWith('~') === joinsBehind,
      )
      const any = alternatives(own.map((word) => word.replaceAll('~', ''))).replaceAll("'", "['’]")
      const [before, behind] = [
        joinsBefore ? '' : '(?:^|\\s+)',
        joinsBehind ? '\\s*' : '(?:\\s+|$)',
      ]
      return any && `${before}(?:${any})${behind}`
    }),
  )
  return forms.filter(Boolean).join('|')
}

const patterns = new Map<string, RegExp>()

function pattern(id: string, locale: Locale, source: (lexicon: Lexicon) => string): RegExp {
  const name = `${id}/${locale}`
  const known = patterns.get(name)
  if (known) return known
  const made = new RegExp(source(LEXICONS[locale]) || '$^', 'giu')
  patterns.set(name, made)
  return made
}

/** True for what a verb names as the house somebody worked in, school or not: 工作于海州大学. */
export const isAtHouse = (text: string, locales: readonly Locale[]): boolean =>
  locales.some((locale) =>
    LEXICONS[locale].at.only.some(
      (word) => word.endsWith('~') && text.startsWith(word.slice(0, -1)),
    ),
  )

const wordIn = (text: string) => text.trim().toLowerCase()

/** Heads in which a word leads to the second kind, at least, for it to do so in all. */
const LEADING = { heads: 2, share: 0.5 }

/** Words that lead from the first kind to the second in most heads: `Auxiliar en …, Técnica en …`. */
export function leadingWords(
  heads: readonly (readonly string[])[],
  rules: Rules,
): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const texts of heads) {
    const words = texts.flatMap((text) =>
      leadsIn(text, rules, ['also', 'often'])
        .filter(({ from }) => from > 0)
        .map(({ from, to }) => wordIn(text.slice(from, to))),
    )
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const needed = Math.max(LEADING.heads, heads.length * LEADING.share)
  return new Set([...counts].filter(([, count]) => count >= needed).map(([word]) => word))
}

const finders = new Map<string, (text: string) => readonly { from: number; to: number }[]>()

/** Finds where words of a use stand in a text. */
function placesOf(use: LeadUse, locale: Locale) {
  const name = `${use}/${locale}`
  const known = finders.get(name)
  if (known) return known
  const words = pattern(use, locale, (lexicon) => patternOf(LEADS[use].words(lexicon)))
  const finder = remembered((text) =>
    [...text.matchAll(words)].map(({ index, 0: word }) => ({
      from: index,
      // `à La Fournée`: the article is a part of the name
      to: index + (/^\s*\p{Ll}\S*\s+(?=\p{Lu})/u.exec(word)?.[0] ?? word).length,
    })),
  )
  finders.set(name, finder)
  return finder
}

/** Where a word stands that leads from one phrase to the other: `Analyst at Acme`, `Acmeにて営業`. */
export function leadsIn(
  text: string,
  { score, locales, leading, names = false }: Rules,
  uses: readonly LeadUse[] = EVERYWHERE,
  told = false,
): Lead[] {
  const found = locales.flatMap((locale) =>
    uses.flatMap((use) => {
      const rule: LeadRule = LEADS[use]
      if (rule.names && !names) return []
      return placesOf(use, locale)(text).map((place) => ({ rule, ...place }))
    }),
  )
  // `trabajé como estampadora en …`: a post, whatever it is called
  const isPost = told && found.some(({ rule, from }) => rule === LEADS.as && from === 0)
  return found.flatMap(({ rule, from, to }) => {
    const end = Math.min(
      ...found
        .filter((one) => (one.rule.sure || rule.near) && one.from > to)
        .map((one) => one.from),
      text.length,
    )
    // `Tutor in Economic History, University of Marlowe`: only what is right behind it
    const parts = text.slice(to, end).split(/[,،]/u)
    const next = rule.names ? parts[0]! : text.slice(to, end)
    const before = score(text.slice(0, from)) || (isPost && from > 0 ? 1 : 0)
    const behind = score(next)
    // `Teacher for piano, Harbour College`: the company comes further on
    const isSubject =
      rule.voted === true &&
      score(parts[0]!) > CUE.also &&
      parts.slice(1).some((part) => score(part.trim()) <= CUE.also)
    if (isSubject) return []
    const isVoted =
      rule.voted === true &&
      leading?.has(wordIn(text.slice(from, to))) === true &&
      before >= 0 &&
      behind <= 0 &&
      /^\p{Lu}/u.test(text.slice(to))
    // the letter of بكالوريوس is no word: with it, what follows is one
    const isLetter =
      to < text.length &&
      !/\s/u.test(text[to - 1]!) &&
      Math.abs(score(text.slice(from, end).trim())) > Math.abs(behind)
    if (isLetter) return []
    const fits = isVoted || rule.fits(before, behind, from === 0, told)
    // no company is written small: `Enseignante à domicile`
    if (!fits || (rule === LEADS.often && /^\p{Ll}/u.test(text.slice(to)))) return []
    // what has other uses, too, says no more between two phrases than their own words
    return [
      {
        from,
        to,
        ...((rule.sure || from === 0 || told) && { before: rule.before, behind: rule.behind }),
      },
    ]
  })
}

/**
 * A phrase without the word at an end of it that leads to it, and what that word says of it: `at Acme`,
 * `bei der Post` on a line or in a look of its own, 営業課長として.
 */
export function withoutLead(
  text: string,
  rules: Rules,
  told: boolean,
): { text: string; led: Side | null } {
  const leads = leadsIn(text, rules, EVERYWHERE, told)
  const first = leads.find(({ from, behind }) => from === 0 && behind)
  if (first && first.to < text.length) return { text: text.slice(first.to), led: first.behind! }
  const last = leads.find(({ to, before }) => to === text.length && before)
  return last && last.from > 0
    ? { text: text.slice(0, last.from), led: last.before! }
    : { text, led: null }
}

/** A phrase without the verb around what leads to both: `I worked` as …, … olarak `çalıştım`. */
export function withoutVerb(text: string, { locales }: Pick<Rules, 'locales'>): string {
  return locales.reduce((rest, locale) => {
    const [starts, ends] = [
      pattern('starts', locale, ({ at, as, verbs }) => {
        const leads = patternOf([...at.only, ...at.also, ...at.often, ...as.before])
        // عملت ك is written to the post
        const written = patternOf(verbs.filter((verb) => /^[^~].*~$/u.test(verb)))
        const apart = `${patternOf(verbs)})(?=(?:${leads.replaceAll('^', '')})`
        return verbs.length > 0 ? `^(?:${written ? `${written}|` : ''}(?:${apart}))` : ''
      }),
      pattern('ends', locale, ({ verbs }) =>
        verbs.length > 0 ? `(?<=.)(?:${patternOf(verbs)})$` : '',
      ),
    ]
    const begun = rest.replace(starts, '')
    const told = begun.replace(/[.。]$/u, '')
    return told.replace(ends, '') === told ? begun : told.replace(ends, '')
  }, text)
}

/** The words between a company or school and its town. */
export const townWord = (locale: Locale): RegExp =>
  pattern('placed', locale, ({ placed }) => patternOf(placed))
