import type { Report } from '#contract/analysis.ts'
import type { Locale } from '#contract/locales.ts'
import { format } from '#contract/message.ts'
import { languageName } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages.ts'

interface Props {
  report: Report
  locale: Locale
  t: Messages['analysis']['document']
}

/** Not the words: rules count those that a person wrote, and one page tells one number. */
const COUNTS = ['pages', 'columns', 'tables', 'images'] as const

/** What was measured on the file, in words. */
export function factsOf(
  { document, language }: Report,
  locale: Locale,
  t: Props['t'],
): [name: string, value: string][] {
  return [
    [t.format, document.format === 'text' ? t.text : document.format.toUpperCase()],
    [t.language, languageName(language.code, locale)],
    [t.textLayer, document.textLayer ? t.yes : t.no],
    ...COUNTS.map((fact): [string, string] => [
      t[fact],
      format('{value}', { value: document[fact] }, locale),
    ]),
  ]
}

/** What the software saw of the file, before any judgement. */
export function DocumentFacts({ report, locale, t }: Props) {
  return (
    <section className="facts" aria-labelledby="facts-title">
      <h2 id="facts-title">{t.title}</h2>
      <dl>
        {factsOf(report, locale, t).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="serif">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
