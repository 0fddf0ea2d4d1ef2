/** Rows of one date, as a Japanese career has them: posts written to their house, and until when. */
import type { Locale } from '#contract/locales.ts'
import { findDates, isPresent } from '../fields/dates.ts'
import { cueMatches } from '../lexicon/cues.ts'
import { WITH_LEGAL_FORM } from '../lexicon/legal-forms.ts'
import type { Entry } from './segmentation.ts'
import type { Pair } from './slots.ts'

/** What has posts: 東京大学, 日本学術振興会; 東京大学法学部. */
const HOUSE =
  /^(?:[\p{Script=Han}\p{Script=Katakana}ー]{2,}(?:大学|大學|機構|機関|病院|协会|協会|振興会|高校|学院|研究所|学部|研究科|研究院|センター)|.*(?:株式会社|有限公司))$/u

/** How a post is held, in front of its word: 特任教授, 助教授. */
const HELD = /(?:特任|特命|特別|客員|名誉|招聘|非常勤|専任|主任|准|助|副)+$/u
/** Of what sort, behind it: 特別研究員DC1. */
const SORT = /[\p{Lu}\d]{1,4}$/u

/** 東京大学助手 | 先端研究所: a post written to its house, and where in it that was. */
export function withHouse(printed: Pair, locales: readonly Locale[]): Pair {
  // either name of such a phrase may have decided what it is
  const pair = printed.first ? printed : { ...printed, first: printed.second, second: '' }
  const bare = pair.first.replace(SORT, '')
  const post = cueMatches(bare, 'titles', locales).find(({ to }) => to === bare.length)
  const house = bare.slice(0, post?.from ?? 0).replace(HELD, '')
  const isHouse = HOUSE.test(house) && !WITH_LEGAL_FORM.test(pair.second)
  return isHouse
    ? {
        ...pair,
        first: pair.first.slice(house.length),
        second: house,
        extra: [pair.second, ...pair.extra].filter(Boolean),
      }
    : printed
}

/** （2003年3月まで）. */
const UNTIL = /まで\W*$/u

/** When a post was held; of a single date what stands beside it may tell the end. */
export function periodOf(
  { span }: Entry,
  pair: Pair,
  locales: readonly Locale[],
): { pair: Pair; start: string; end: string } {
  // `Halen`, alone, says nothing of when it began
  const moment = span?.end === 'present' ? '' : span?.end
  const start = (span?.start || moment) ?? ''
  if (!span || span.range) return { pair, start, end: span?.end ?? '' }
  const texts = [pair.second, ...pair.extra]
  const note = texts.find((text) => isPresent(text) || (UNTIL.test(text) && findDates(text)[0]))
  const rest = {
    ...pair,
    second: pair.second === note ? '' : pair.second,
    extra: pair.extra.filter((text) => text !== note),
  }
  if (note) return { pair: rest, start, end: findDates(note)[0]?.end || 'present' }
  // elsewhere one date is when it began and ended
  const isRow = locales[0] === 'ja' && span.end.length > 4
  return { pair, start, end: isRow ? '' : span.end }
}
