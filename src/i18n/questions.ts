import type { Locale } from '#contract/locales.ts'
import { format } from '#contract/message.ts'
import type { Messages } from './messages.ts'
import { pricesFor } from './prices.ts'

/** The questions of the home page with their answers, in the order in which they stand there. */
export function questionsOf(t: Messages['home']['faq'], locale: Locale) {
  const price = pricesFor(locale).template
  return [
    { question: t.costQuestion, answer: format(t.costAnswer, { price }, locale) },
    { question: t.plansQuestion, answer: t.plansAnswer },
    { question: t.timeQuestion, answer: t.timeAnswer },
    { question: t.formatsQuestion, answer: t.formatsAnswer },
    { question: t.deletedQuestion, answer: t.deletedAnswer },
    { question: t.scoreQuestion, answer: t.scoreAnswer },
    { question: t.sameQuestion, answer: t.sameAnswer },
    { question: t.languagesQuestion, answer: t.languagesAnswer },
    { question: t.blankQuestion, answer: t.blankAnswer },
  ]
}
