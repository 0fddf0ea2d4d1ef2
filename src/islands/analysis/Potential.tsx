import { useStore } from '@nanostores/react'
import type { Finding } from '#contract/analysis.ts'
import { format } from '#contract/message.ts'
import { becomes } from '#i18n/format.ts'
import { setAsideStore } from '#stores/set-aside.ts'
import type { ReportWords } from './AnalysisView.tsx'
import { namesOf, type MarkView } from './mark-view.tsx'
import { reachOf } from './reach.ts'

interface Props {
  view: MarkView
  rubric: ReportWords['rubric']
  onShow: (finding: Finding) => void
}

/** One line on how far the few costliest marks lead, and which they are. */
export function Potential({ view, rubric, onShow }: Props) {
  const aside = useStore(setAsideStore.$aside)
  const { report, t, words } = view
  const { locale } = words
  const reach = reachOf(
    report,
    report.findings.filter(({ id }) => !aside.has(id)),
  )
  if (!reach) return null
  const { from, to, findings } = reach
  const count = findings.length
  return (
    <section className="potential" aria-labelledby="potential-title">
      <h2 id="potential-title">
        <span className="potential-figures serif" aria-hidden="true">
          {becomes(from, to, locale)}
        </span>
        <span className="visually-hidden">{format(t.score.reach, { from, to }, locale)}</span>{' '}
        {format(t.score.with, { count }, locale)}
      </h2>
      <ol>
        {findings.map((finding) => (
          <li key={finding.id}>
            <button type="button" className="link-button" onClick={() => onShow(finding)}>
              {namesOf([finding.rule], rubric, locale)}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
