/** Words of companies that are a part of what a post is called. */
import type { Locale } from '#contract/locales.ts'
import { cueMatches, HEAD_FIRST } from '../lexicon/cues.ts'

/** True where what companies are called is a part of what posts are: 책임연구원, a researcher. */
export function isWithinTitles(text: string, locales: readonly Locale[]): boolean {
  const titles = cueMatches(text, 'titles', locales)
  return (
    titles.length > 0 &&
    cueMatches(text, 'companies', locales).every((own) =>
      titles.some(
        ({ from, to }) => from <= own.from && to >= own.to && to - from > own.to - own.from,
      ),
    )
  )
}

/** What leads to a company that says where or what a post is in: `Vendeuse en boulangerie`. */
const LEADS_ON = /(?:^|\s)(?:d['’]|en|de|du|des|di|del|della|dell['’]|de la|de l['’])\s?$/iu

/** True for a post in front, and words of companies only where they go on with it. */
export function isOfTitle(text: string, locales: readonly Locale[]): boolean {
  const own = locales.filter((locale) => HEAD_FIRST.has(locale))
  return (
    cueMatches(text, 'titles', own).some(({ from }) => from === 0) &&
    cueMatches(text, 'companies', locales).every(({ from }) => LEADS_ON.test(text.slice(0, from)))
  )
}
