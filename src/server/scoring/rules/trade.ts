import { LOCALES } from '#contract/locales.ts'
import { cueScore } from '#server/reading/lexicon/cues.ts'
import { monthOf, monthsCovered } from '../dates.ts'
import type { Education } from '#contract/resume.ts'
import type { Entry } from '../entries.ts'
import type { Facts } from '../facts.ts'
import type { Line } from '../lines.ts'
import type { Check } from '../rule.ts'
import { EARLIER_JOBS, EARLIER_PLACES } from '../lexicon/role-words.ts'
import { GENERAL_SCHOOL } from '../lexicon/section-words.ts'
import { SHOWN_ONLINE, TRAINED_ONLINE } from '../lexicon/template-words.ts'
import { MEASURED_TRADES, TRADES } from '../lexicon/trade-words.ts'

/** Months since a training ended in which somebody is new to what it leads to. */
const NEW_TRADE = 60

const leadsThere = (text: string): boolean => SHOWN_ONLINE.test(text) || TRAINED_ONLINE.test(text)

/**
 * The training with which somebody enters a trade whose work is seen online, coming from another:
 * it was done of late, and no role is of that trade yet.
 */
export function newTraining({ education, work, resume, today }: Facts): Entry<Education> | null {
  const { basics, expectations } = resume
  const isThere = work.some(({ value, lines }) =>
    [value.title, ...lines.map(({ text }) => text)].some(leadsThere),
  )
  if (work.length === 0 || isThere) return null
  const now = monthOf(today, 'end', today) ?? 0
  const aimed = [basics.headline, expectations.role].some(leadsThere)
  return (
    education.find(({ value: { degree, field, start, end } }) => {
      const ended = monthOf(end || start, 'end', today)
      const isNew = ended === null ? aimed : now - ended <= NEW_TRADE
      const text = `${degree} ${field}`
      return isNew && leadsThere(text) && !GENERAL_SCHOOL.test(text)
    }) ?? null
  )
}

/** Jobs of other fields that are worth a heading of their own. */
const SEVERAL_JOBS = 2
/** Months from which a job was a career, which nobody hides. */
const CAREER_MONTHS = 36

const lastMonth = ({ value }: Facts['work'][number], today: Facts['today']): number =>
  monthOf(value.end || value.start, 'end', today) ?? 0

/** What somebody does or learned whose work is seen online; the jobs before it are told shortly. */
export const otherTrades: Check = (facts) => {
  const { work, resume } = facts
  const { basics, expectations } = resume
  const titles = [basics.headline, expectations.role, ...work.map(({ value }) => value.title)]
  const title = titles.find((text) => SHOWN_ONLINE.test(text)) ?? newTraining(facts)?.label ?? ''
  const others = work.filter(
    ({ value }) =>
      EARLIER_JOBS.test(value.title) &&
      !leadsThere(value.title) &&
      value.end !== 'present' &&
      monthsCovered([value], facts.today) <= CAREER_MONTHS,
  )
  // Who went on to other jobs, or looks for one, has left the trade that is seen online.
  const [latest] = work.toSorted((a, b) => lastMonth(b, facts.today) - lastMonth(a, facts.today))
  const wasThere = work.some(({ value }) => SHOWN_ONLINE.test(value.title))
  const aims = [expectations.role, ...facts.summary.sentences.map(({ text }) => text)]
  const isLeft = wasThere && latest !== undefined && others.includes(latest)
  if (isLeft || aims.some((text) => EARLIER_JOBS.test(text) || EARLIER_PLACES.test(text)))
    return { credit: 1 }
  // With a line each, they are told as shortly as the rule asks.
  const areShort = others.every(({ lines }) => lines.length < 2)
  const [first] = others
  return {
    credit: 1,
    remarks: () =>
      title === '' || !first || areShort || others.length < SEVERAL_JOBS
        ? []
        : [{ key: 'otherTrades', params: { title, entry: first.label }, at: first.at }],
  }
}

/** Every trade by its titles; one of people or things comes before one of figures. */
const TITLES = { ...TRADES, ...MEASURED_TRADES }
type Trade = keyof typeof TITLES

/** What each trade is asked for, in its own words and measures. */
const ASKED = {
  research: 'outcomeResearch',
  teaching: 'outcomeTeaching',
  arts: 'outcomeArts',
  care: 'outcomeCare',
  hospitality: 'outcomeHospitality',
  crafts: 'outcomeCrafts',
  marketing: 'outcomeMarketing',
  sales: 'outcomeSales',
  service: 'outcomeService',
  operations: 'outcomeOperations',
  office: 'outcomeOffice',
  software: 'outcomeSoftware',
  engineering: 'outcomeEngineering',
} as const satisfies Record<Trade, string>
const TRADE_NAMES = Object.keys(TITLES) as Trade[]
/** Points of a cue from which a headline is believed to name a job. */
const SURE_TITLE = 3

const isOfTrade = (title: string): boolean => TRADE_NAMES.some((name) => TITLES[name].test(title))

/**
 * Which results somebody is asked for: those of the trade that the headline or most titles name,
 * else `key`. Whose line is quoted from a role of another trade is asked for results of any.
 */
export function resultsAsked(facts: Facts, key: string, quoted?: Line): string {
  const trade = tradeOf(facts)
  const role = facts.work.find(({ lines }) => quoted !== undefined && lines.includes(quoted))
  const title = role?.value.title ?? ''
  const isElse =
    trade !== null &&
    cueScore(title, 'titles', LOCALES) >= SURE_TITLE &&
    !TITLES[trade].test(`${title} ${role?.value.company ?? ''}`)
  return trade === null || isElse ? key : ASKED[trade]
}

/** Work with the hands, in which people are rung up. */
const BY_HAND: ReadonlySet<Trade | null> = new Set<Trade>(['care', 'hospitality', 'crafts'])

/** True for work with the hands. */
export const isHandsOn = (facts: Facts): boolean => BY_HAND.has(tradeOf(facts))

/** The trade that the headline or most titles name; null where it is none of these. */
function tradeOf({ work, resume: { basics, expectations } }: Facts): Trade | null {
  const aims = [expectations.role, basics.headline].filter(
    (title) => cueScore(title, 'titles', LOCALES) >= SURE_TITLE || isOfTrade(title),
  )
  const aimed = TRADE_NAMES.find((name) => aims.some((title) => TITLES[name].test(title)))
  // Who goes into another trade is asked as that one is.
  if (aimed || aims.length > 0) return aimed ?? null
  const titles = work.map(({ value: { title, company } }) => ({
    title,
    // A course stands where the title belongs, and the post beside its school.
    beside: cueScore(title, 'titles', LOCALES) >= SURE_TITLE ? title : `${title} ${company}`,
  }))
  // A bank or a factory employs people of every trade.
  const isOf = (name: Trade, { title, beside }: (typeof titles)[number]): boolean =>
    TITLES[name].test(name in MEASURED_TRADES ? title : beside)
  const held = (work.find(({ value }) => value.end === 'present') ?? work[0])?.index ?? -1
  const most = TRADE_NAMES.find((name) => {
    const fit = titles.filter((role) => isOf(name, role)).length
    const latest = titles[held]
    return fit > 0 && (fit * 2 >= titles.length || (latest !== undefined && isOf(name, latest)))
  })
  // software for nurses cares for nobody
  const isElse = most === 'care' && titles.some(({ beside }) => SHOWN_ONLINE.test(beside))
  return most && !isElse ? most : null
}
