import { LOCALES, type Locale } from '#contract/locales.ts'
import { headingKind } from '#server/reading/lexicon/headings.ts'
import { isAddress, isUnprofessional, withoutBlanks, withoutSlip, type IsWord } from '../email.ts'
import type { Facts } from '../facts.ts'
import { ACADEMIC, EXHIBITIONS, NO_JOB } from '../lexicon/role-words.ts'
import { TRADES } from '../lexicon/trade-words.ts'
import { lower } from '../lines.ts'
import { isOtherNumber } from '../printed-contact.ts'
import { quoted } from '../rewriting.ts'
import { hint, verdict, type Check, type Remark } from '../rule.ts'
import { dictionaryOf } from '../spelling/dictionaries.ts'
import { isSpelled } from '../spelling/sources.ts'
import { privateDetails } from './private-details.ts'
import { isOnline, shownTitle, unshownWork } from './shown-work.ts'
import { titleWords } from './summary-draft.ts'
import { age } from './told-age.ts'
import { isHandsOn } from './trade.ts'

/** Puts another address in place of the one that was read. */
const replacing = (email: string, after: string): Pick<Remark, 'fix' | 'suggestion'> => ({
  fix: [{ op: 'replace', path: '/basics/email', value: after }],
  suggestion: { before: email, after, blanks: [] },
})

/** An address is complete, and its domain no slip of one that everybody knows. */
const emailValid: Check = ({ resume: { basics } }) => {
  const { email } = basics
  const meant = withoutSlip(email)
  return verdict(isAddress(email) && meant === null, () => {
    const mended = meant ?? withoutBlanks(email)
    return {
      key: meant ? 'emailSlip' : 'emailValid',
      params: { quote: email, ...(meant && { after: meant }) },
      quote: email,
      at: 'basics.email',
      ...(mended && replacing(email, mended)),
    }
  })
}

/** A licence or a paper whose number was read as the phone. */
const isMisread = ({ resume, doubts, phone }: Facts): boolean =>
  phone.state !== 'valid' && isOtherNumber(resume.basics.phone, doubts.lines)

/** The words of a language, where there is a list of them. */
const wordsOf = (locale: Locale | null): IsWord | undefined =>
  locale && isSpelled(locale) ? dictionaryOf(locale) : undefined

/** The two latest roles are of one trade, and so the next will be. */
export function sameTrade({ work, resume: { locale } }: Facts): boolean {
  const [latest, before] = work.map(
    ({ value }) => new Set(lower(value.title, locale).match(/[\p{L}\p{M}]{2,}/gu)),
  )
  return [...(latest ?? [])].some((word) =>
    [...(before ?? [])].some((other) => other === word || isInflected(word, other)),
  )
}

/** The latest role is what was studied. */
export function isTradeLearned({ work, education, resume: { locale } }: Facts): boolean {
  const words = (text: string): string[] => lower(text, locale).match(/[\p{L}\p{M}]{4,}/gu) ?? []
  const [latest] = work
  const learned = education.flatMap(({ value }) => words(`${value.degree} ${value.field}`))
  return words(latest?.value.title ?? '').some((word) =>
    learned.some((other) => other === word || isInflected(word, other)),
  )
}

/** 경비원 and 경비반장 share their beginning, Kellner and Kellnerin as well. */
function isInflected(word: string, other: string): boolean {
  const least = /[\p{Script=Han}\p{Script=Hangul}]/u.test(word) ? 2 : 5
  return word.length > least && other.slice(0, least) === word.slice(0, least)
}

/** True when most roles are those of research and of the arts, or works stand in place of roles. */
export function listsWorks({ work, resume: { other } }: Facts): boolean {
  if (work.length === 0)
    return other.some(({ kind, title }) => kind === 'publications' || EXHIBITIONS.test(title))
  const roles = work.filter(
    ({ value }) => ACADEMIC.test(value.title) || TRADES.arts.test(value.title),
  )
  return roles.length * 2 >= work.length
}

/** A headline that is more than a heading, a greeting or “student”. */
export const namesJob = (headline: string): boolean =>
  headline !== '' && headingKind(headline, LOCALES) === null && !NO_JOB.test(headline.trim())

/** A headline, a role sought, or a profile that names the trade: any of them says what it is for. */
function saysWhatFor(facts: Facts): boolean {
  const { basics, expectations } = facts.resume
  if (expectations.role !== '' || namesJob(basics.headline)) return true
  const text = lower(facts.summary.lines.map((line) => line.text).join('\n'), facts.resume.locale)
  return titleWords(facts).some((word) => text.includes(word))
}

const numberRemark = (quote: string): Remark[] => [
  { key: 'phoneValid', params: { quote }, quote, at: 'basics.phone' },
]

/** Markets in which who works with the hands is rung up. */
const RINGS_UP: ReadonlySet<Locale | null> = new Set<Locale | null>(['ar', 'vi', 'zh-CN'])

export const personalInformation = {
  'personal.name': ({ resume }) =>
    verdict(resume.basics.name !== '', () => ({ key: 'name', at: 'basics.name' })),
  'personal.reachable': ({ resume: { basics } }) =>
    verdict(basics.email !== '' || basics.phone !== '', () => ({
      key: 'reachable',
      at: 'basics.email',
    })),
  'personal.email': (facts) => {
    const { email, phone } = facts.resume.basics
    return {
      credit: email === '' ? 0 : 1,
      // Without either, the rule on reaching somebody says so once.
      remarks: () =>
        email === '' && phone !== '' && !(RINGS_UP.has(facts.locale) && isHandsOn(facts))
          ? [{ key: 'email', at: 'basics.email' }]
          : [],
    }
  },
  'personal.emailValid': emailValid,
  'personal.emailProfessional': ({ resume: { basics }, locale }) =>
    verdict(
      !isUnprofessional(basics.email, { name: basics.name, locale, isWord: wordsOf(locale) }),
      () => ({
        key: 'emailProfessional',
        params: { quote: basics.email },
        quote: basics.email,
        at: 'basics.email',
      }),
    ),
  'personal.phone': (facts) => {
    const { phone, email } = facts.resume.basics
    const missing = phone === '' || isMisread(facts)
    return {
      credit: missing ? 0 : 1,
      remarks: () => (missing && email !== '' ? [{ key: 'phone', at: 'basics.phone' }] : []),
    }
  },
  'personal.phoneValid': ({ phone: { state }, resume: { basics }, ...facts }) => ({
    credit: state === 'valid' ? 1 : state === 'possible' ? 0.75 : 0,
    // A number that could be one is not doubted: plans change, and new ones are issued.
    remarks: () =>
      state !== 'invalid' || isOtherNumber(basics.phone, facts.doubts.lines)
        ? []
        : numberRemark(basics.phone),
  }),
  // The city in which somebody wants to work says as much as a home.
  // … and so does the place of the post that somebody holds.
  'personal.location': ({ resume: { basics, expectations, work } }) => {
    const held = work.find(({ end }) => end === 'present')?.location ?? ''
    const isTold = [basics.location, expectations.location, held].some((place) => place !== '')
    return verdict(isTold, () => ({
      key: 'location',
      at: 'basics.location',
    }))
  },
  'personal.headline': (facts) => {
    const told = saysWhatFor(facts)
    // Without a profile, the text that is asked for begins with the job.
    const asked =
      !told &&
      !listsWorks(facts) &&
      (facts.summary.source === 'selfEvaluation' ||
        (facts.summary.source === 'none' && facts.locale === 'zh-CN'))
    // Whose roles are of one trade is understood without a headline, if not at once.
    const understood = !told && (sameTrade(facts) || isTradeLearned(facts))
    return {
      credit: understood ? 0.5 : asked ? 0 : 1,
      remarks: () =>
        !asked || understood ? [] : [{ key: 'headlineUnknown', at: 'basics.headline' }],
    }
  },
  'personal.links': (facts) => {
    const title = shownTitle(facts)
    const missing = title !== undefined && !isOnline(facts)
    return {
      credit: missing ? 0 : 1,
      // Who is asked for projects is asked for their links as well.
      remarks: () =>
        !missing || unshownWork(facts)
          ? []
          : [{ key: 'linksMissing', params: { title }, at: 'basics.links' }],
    }
  },
  'personal.contactPlace': hint(({ document }) =>
    document.contactAtEnd === true ? [{ key: 'contactPlace', at: 'basics.email' }] : [],
  ),
  ...age,
  'personal.privateDetails': (facts) => {
    const found = privateDetails(facts)
    return {
      credit: 1,
      remarks: () => {
        const [first] = found
        if (first === undefined) return []
        const named = found.filter(Boolean)
        if (named.length === 0) return [{ key: 'photo', at: 'basics.photo' }]
        const quote = quoted(named.join(' · '))
        return [{ key: 'privateDetails', params: { quote }, quote: named[0], at: 'basics.extras' }]
      },
    }
  },
} satisfies Record<string, Check>
