import type { Finding, ModelShare } from '#contract/analysis.ts'
import type { Locale } from '#contract/locales.ts'
import { format } from '#contract/message.ts'
import type { ReactNode } from 'react'
import type { Messages } from '#i18n/messages.ts'

interface Props {
  model: ModelShare
  findings: readonly Finding[]
  locale: Locale
  t: Messages['analysis']['model']
  mark: (finding: Finding) => ReactNode
}

/** What the model proposes, apart from the rules' marks; or why it proposes nothing. */
export function ModelAdvice({ model, findings, locale, t, mark }: Props) {
  const { name = '', reason, used } = model
  const rulesAlone = !used && reason !== 'pending'
  return (
    <section className="model-advice" aria-labelledby="model-title">
      <h3 id="model-title">{format(t.title, { name }, locale)}</h3>
      {!rulesAlone && <p className="model-note">{t.note}</p>}
      <output className="model-note">
        {reason && format(t[reason], { name }, locale)} {rulesAlone && t.rulesOnly}
      </output>
      {findings.length > 0 && <ol>{findings.map(mark)}</ol>}
    </section>
  )
}
