// The sentences of a report, by language: too many for a page that most people only read.
import type { APIRoute } from 'astro'
import { LOCALES, type Locale } from '#contract/locales.ts'
import { RUBRIC } from '#contract/rubric.ts'
import { messages } from '#i18n/messages.ts'

export const getStaticPaths = () => LOCALES.map((locale) => ({ params: { locale } }))

export const GET: APIRoute = ({ params }) => {
  const { analysis, editor, errors, finding, resume, rubric } = messages(params.locale as Locale)
  const { verdicts, findings, evaluations } = rubric
  return Response.json({
    analysis,
    errors,
    finding,
    reading: {
      fields: editor.fields,
      sections: editor.sections,
      dates: { present: resume.document.present },
    },
    rubric: {
      verdicts,
      findings,
      evaluations,
      names: Object.fromEntries(RUBRIC.map(({ id, key }) => [id, rubric.names[key]])),
    },
  })
}
