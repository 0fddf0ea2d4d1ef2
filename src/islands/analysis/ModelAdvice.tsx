import type { ModelShare } from '#contract/analysis.ts'
import type { Locale } from '#contract/locales.ts'
import { format } from '#contract/message.ts'
import type { ReactNode } from 'react'
import type { Messages } from '#i18n/messages.ts'

interface Props {
  model: ModelShare
  locale: Locale
  t: Messages['analysis']['model']
  /** Its marks, where they are listed apart. */
  children: ReactNode
}

/** What the model proposes, apart from the rules' marks; or why it proposes nothing. */
export function ModelAdvice({ model, locale, t, children }: Props) {
  const { name = '', reason, used } = model
  const rulesAlone = !used && reason !== 'pending'
  return (
    <section className="model-advice" aria-labelledby="model-title">
      <h3 id="model-title">{format(t.title, { name }, locale)}</h3>
      {!rulesAlone && <p className="model-note">{t.note}</p>}
      <output className="model-note">
        {reason && format(t[reason], { name }, locale)} {rulesAlone && t.rulesOnly}
      </output>
      {children}
    </section>
  )
}
