import { isLabelRow, saysWhyLeft } from '../line-kinds.ts'
import { lower } from '../lines.ts'
import { BLAMELESS, NEGATIVE, STILL_THERE } from '../lexicon/negative-words.ts'
import { TRIVIAL } from '../lexicon/trivial-words.ts'
import { quoted } from '../rewriting.ts'
import type { Locale } from '#contract/locales.ts'
import { verdict, type Check } from '../rule.ts'
import { sentenceBounds } from '../sentences.ts'
import { triviaOf } from '../trivia.ts'
import { template } from './leftovers.ts'

/** The first thing that puts the reader off: an apology, a complaint, a reason for leaving. */
const negative: Check = ({ allLines, locale, resume }) => {
  const pattern = locale && NEGATIVE[locale]
  const says = (text: string): boolean =>
    !saysStill(text) && pattern?.test(lower(text, resume.locale)) === true && !BLAMELESS.test(text)
  const line = allLines.find(({ text }) => says(text))
  const text = line?.text ?? ''
  // of a text the sentence that says so
  const sentences = sentenceBounds(text, resume.locale).map(([from, to]) => text.slice(from, to))
  const quote = sentences.find(says) ?? text
  return verdict(!line, () => ({
    key: 'negative',
    params: { quote: quoted(quote) },
    quote,
    at: line ? line.at : 'other',
  }))
}

/** A form's `Motif du départ: en poste`: behind the label stands that nobody left. */
const saysStill = (text: string): boolean =>
  saysWhyLeft(text) && STILL_THERE.test(text.replace(/^[^:：\t]*[:：\t]/u, ''))

/** Lines at the end of a document among which references stand. */
const LAST_LINES = 4

/** Words, or pairs of letters where words are not set apart, of which a claim is made. */
function claimOf(text: string): Set<string> {
  const words = text.match(/[\p{L}\p{M}\p{Nd}%]+/gu) ?? []
  return new Set(
    words.flatMap((word) =>
      WIDE.test(word)
        ? [...word].slice(1).map((letter, index) => `${[...word][index]}${letter}`)
        : word.length > 2 || /\p{Nd}/u.test(word)
          ? [word]
          : [],
    ),
  )
}

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Words of a claim, and the share of them that makes it the same one. */
const CLAIM_WORDS = 6
const SAME_CLAIM = 0.8

/** Languages whose career sheets set the key results above the roles once more. */
const WITH_KEY_RESULTS: ReadonlySet<Locale | null> = new Set<Locale | null>(['ja', 'ko'])

/** A result that a list of achievements tells, and the role again. */
const repeats: Check = ({ work, allLines, locale }) => {
  if (WITH_KEY_RESULTS.has(locale)) return { credit: 1 }
  const told = work.flatMap(({ lines }) => lines.map(({ plain }) => claimOf(plain)))
  return {
    credit: 1,
    remarks: () => {
      const again = allLines.find(({ at, plain, text, measured, outcome }) => {
        if (!/^(?:other|awards|advantage|projects)/u.test(at) || isLabelRow(text)) return false
        // the name of a project stands in the role and heads what is told of it
        if (!measured && !outcome) return false
        const claim = claimOf(plain)
        return told.some((other) => {
          const least = Math.min(claim.size, other.size)
          const shared = [...claim].filter((word) => other.has(word)).length
          return least >= CLAIM_WORDS && shared >= SAME_CLAIM * least
        })
      })
      if (!again) return []
      const quote = quoted(again.text)
      return [{ key: 'repeats', params: { quote }, quote: again.text, at: again.at }]
    },
  }
}

/** What every resume could say, or what nobody asks for any more. */
const trivial: Check = ({ resume, locale, doubts }) => {
  const listed = locale ? triviaOf(resume, locale) : []
  // “References on request” ends many a page, whatever the reader took it for.
  const last = doubts.lines
    .slice(-LAST_LINES)
    .find((line) => locale !== null && TRIVIAL[locale].references.test(lower(line, resume.locale)))
  const found =
    last === undefined || listed.some(({ text }) => last.includes(text) || text.includes(last))
      ? listed
      : [{ text: last, at: 'other' }, ...listed]
  return {
    credit: found.length === 0 ? 1 : 0,
    remarks: () =>
      found.length === 0
        ? []
        : [
            {
              key: 'trivial',
              params: { quote: quoted(found.map(({ text }) => text).join(' · ')) },
              quote: found[0]?.text,
              at: found[0]?.at ?? 'other',
            },
          ],
  }
}

/** What a resume is better off without. */
export const needless = {
  'document.negative': negative,
  'document.trivial': trivial,
  'document.template': template,
  'document.repeats': repeats,
} satisfies Record<string, Check>
