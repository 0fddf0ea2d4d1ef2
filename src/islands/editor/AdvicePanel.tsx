import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { FINDING_SECTIONS, SEVERITIES, type Finding } from '#contract/analysis.ts'
import { isWorthRetry } from '#contract/errors.ts'
import { scoredIn, scoreStore, type Scored } from '#stores/score.ts'
import { FindingCard } from './FindingCard.tsx'
import { Panel } from './Panel.tsx'
import { filtered, type Filter, type Severity } from './findings.ts'
import { sentenceFor, useStrings } from './strings.tsx'

interface Props {
  onClose: () => void
  /** Shows the fields, for who sees one thing at a time. */
  onEdit: () => void
}

const ALL: Filter = { section: null, severity: null }

/** A mark that was applied goes away: the focus stays in the list, and the list where it is. */
function focusNext(id: string) {
  const own = document.getElementById(`finding-${id}`)
  const next = (own?.nextElementSibling ?? own?.previousElementSibling)?.querySelector('button')
  const heading = document.getElementById('panel-heading-advice')
  ;(next ?? heading)?.focus({ preventScroll: true })
}

/** The score of what is on screen, and everything that would raise it, what gains most first. */
export function AdvicePanel({ onClose, onEdit }: Props) {
  const { t, errors, say } = useStrings()
  const score = useStore(scoreStore.$score)
  const [filter, setFilter] = useState(ALL)
  const scored = scoredIn(score)
  const findings = scored?.report.findings ?? []
  const shown = filtered(findings, filter)

  return (
    <Panel id="advice" heading={t.bar.advice} onClose={onClose}>
      {scored && <Total scored={scored} />}
      {score.status === 'failed' && (
        <div className="notice" role="alert">
          <p>
            {t.advice.failed} {sentenceFor(score.code, errors)}
          </p>
          {isWorthRetry(score.code) && (
            <button type="button" className="link-button" onClick={scoreStore.retry}>
              {t.preview.retry}
            </button>
          )}
        </div>
      )}
      <Filters findings={findings} filter={filter} onFilter={setFilter} />
      <output className="visually-hidden">
        {filter !== ALL && say(t.advice.count, { count: shown.length })}
      </output>
      {scored && findings.length === 0 && <p className="none">{t.advice.none}</p>}
      <ul className="findings">
        {shown.map((finding) => (
          <li key={finding.id} id={`finding-${finding.id}`}>
            <FindingCard
              finding={finding}
              language={scored?.report.language.code ?? 'en'}
              isListed
              onEdit={onEdit}
              onApplied={() => focusNext(finding.id)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Total({ scored: { report, gain } }: { scored: Scored }) {
  const { t, say } = useStrings()
  return (
    <p className="total">
      {report.overall === null ? (
        t.advice[report.band === 'unfinished' ? 'unfinished' : 'ungraded']
      ) : (
        <>
          <span className="total-number serif" aria-hidden="true">
            {say('{score}', { score: report.overall })}
          </span>
          <span className="visually-hidden">{say(t.advice.score, { score: report.overall })}</span>
          <span aria-hidden="true">{t.advice.outOf}</span>
          {gain !== null && gain !== 0 && (
            <span className="points serif signed" aria-hidden="true">
              {say(gain > 0 ? t.advice.points : '{count}', { count: gain })}
            </span>
          )}
        </>
      )}
    </p>
  )
}

interface FiltersProps {
  findings: readonly Finding[]
  filter: Filter
  onFilter: (filter: Filter) => void
}

/** Only what there is something of can be chosen. */
function Filters({ findings, filter, onFilter }: FiltersProps) {
  const { t, say, reportSections } = useStrings()
  const countOf = (part: Partial<Filter>) => filtered(findings, { ...ALL, ...part }).length
  const sections = FINDING_SECTIONS.filter((section) => countOf({ section }) > 0)
  const severities = SEVERITIES.filter((severity) => countOf({ severity }) > 0)
  if (findings.length < 2) return null
  return (
    <div className="filters">
      <label>
        <span className="visually-hidden">{t.advice.bySection}</span>
        <select
          value={filter.section ?? ''}
          onChange={({ target }) =>
            onFilter({ ...filter, section: (target.value || null) as Filter['section'] })
          }
        >
          <option value="">{t.advice.allSections}</option>
          {sections.map((section) => (
            <option key={section} value={section}>
              {reportSections[section]} {say('({count})', { count: countOf({ section }) })}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="visually-hidden">{t.advice.bySeverity}</span>
        <select
          value={filter.severity ?? ''}
          onChange={({ target }) =>
            onFilter({ ...filter, severity: (target.value || null) as Severity | null })
          }
        >
          <option value="">{t.advice.allSeverities}</option>
          {severities.map((severity) => (
            <option key={severity} value={severity}>
              {t.advice[severity]} {say('({count})', { count: countOf({ severity }) })}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
