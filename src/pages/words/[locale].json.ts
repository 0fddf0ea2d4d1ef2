// The sentences of a report, by language: too many for a page that most people only read.
import type { APIRoute } from 'astro'
import { LOCALES, type Locale } from '#contract/locales.ts'
import { messages } from '#i18n/messages.ts'

export const getStaticPaths = () => LOCALES.map((locale) => ({ params: { locale } }))

export const GET: APIRoute = ({ params }) => {
  const { analysis, errors, finding, rubric } = messages(params.locale as Locale)
  const { verdicts, findings, evaluations } = rubric
  return Response.json({ analysis, errors, finding, rubric: { verdicts, findings, evaluations } })
}
