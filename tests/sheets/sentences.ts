/** Every sentence that the rules can say, as findings of one report: what a contact sheet lists. */
import type { Finding } from '#contract/analysis.ts'
import type { Locale } from '#contract/locales.ts'
import { format, type Template } from '#contract/message.ts'
import { plainText } from '#contract/rich-text.ts'
import { wording } from '#server/wording.ts'
import { formsOf, isNumber } from '../texts/catalogue.ts'
import { resumeIn } from '../unit/server/scoring/resumes.ts'

/** Groups of `rubric.json` whose sentences the rules say of a resume. */
export type Spoken = 'findings' | 'evaluations'

/** One amount for each plural form of each language; of a form, the first is shown. */
const AMOUNTS = [1, 2, 5, 11, 100, 0]
/** What a number is that no word is counted by. */
const SOME = 4

/** Words for the placeholders of a sentence, from the fictional resume of its language. */
function wordsIn(locale: Locale): Record<string, string> {
  const { work, skills } = resumeIn(locale, 'weak')
  const [entry = '', next = ''] = work.map(({ company }) => company)
  const [first = '', after = '', word = ''] = skills.flatMap(({ items }) => items)
  const quote = work[0] ? (plainText(work[0].details).split('\n')[0] ?? '') : ''
  const dates = { start: '2021-03', end: '2020-02', date: '2031-05' }
  return { ...dates, entry, next, earlier: next, first, after, word, quote, phrase: word }
}

/** The sentences of a group, those that count once for each amount. */
export function spoken(locale: Locale, group: Spoken): Finding[] {
  const words = wordsIn(locale)
  const say = (key: string, template: Template, amount: number): Finding => {
    const names = [
      ...formsOf(template)
        .join()
        .matchAll(/\{(\w+)\}/g),
    ].map(([, name = '']) => name)
    const valueOf = (name: string) =>
      name === 'count' ? amount : isNumber(name) ? SOME : (words[name] ?? '')
    const params = Object.fromEntries(names.map((name) => [name, valueOf(name)]))
    return {
      id: `${key}-${amount}`,
      rule: key,
      section: 'document',
      severity: 'minor',
      points: null,
      worth: null,
      lead: false,
      // The list knows findings by their keys; an evaluation comes to it as finished text.
      message:
        group === 'findings'
          ? { key: `${group}.${key}`, params }
          : { text: format(template, params, locale) },
      by: 'rules',
    }
  }
  const rules = new Intl.PluralRules(locale)
  const formOf = (amount: number) => (amount === 1 ? 'one' : rules.select(amount))
  const amounts = new Map(AMOUNTS.toReversed().map((amount) => [formOf(amount), amount]))
  return Object.entries(wording(locale, 'rubric')[group] ?? {}).flatMap(([key, template]) =>
    typeof template === 'string'
      ? [say(key, template, SOME)]
      : [...amounts.values()].map((amount) => say(key, template, amount)),
  )
}
