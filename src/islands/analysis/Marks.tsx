import { useStore } from '@nanostores/react'
import { useState, type RefObject } from 'react'
import type { FindingSection } from '#contract/analysis.ts'
import { format } from '#contract/message.ts'
import type { CompleteAnalysis } from '#stores/analysis.ts'
import { setAsideStore } from '#stores/set-aside.ts'
import { MarkFilter } from './MarkFilter.tsx'
import { MarkList } from './MarkList.tsx'
import { MarkedPage } from './MarkedPage.tsx'
import { ModelAdvice } from './ModelAdvice.tsx'
import { SetAside } from './SetAside.tsx'
import type { MarkView } from './mark-view.tsx'
import type { Mark } from './placed-marks.ts'

/** Two views of the same marks. */
const VIEWS = ['page', 'list'] as const

/** As many as one sitting takes, where a report does not say which lead. */
const SHOWN_AT_FIRST = 8

interface Props {
  result: CompleteAnalysis
  view: MarkView
  filter: FindingSection | null
  onFilter: (section: FindingSection | null) => void
  heading: RefObject<HTMLHeadingElement | null>
  /** Id of the mark that somebody asked for elsewhere. */
  wanted: string | null
  onShown: () => void
  /** Id of the mark whose note is open. */
  open: string | null
  onOpen: (id: string | null) => void
}

/** The marks on the resume, the most valuable first: on its page, or in a list. */
export function Marks(props: Props) {
  const { result, view, filter, onFilter, heading, wanted, onShown, open, onOpen } = props
  const [shownAs, setShownAs] = useState<(typeof VIEWS)[number]>('page')
  const [isLong, setLong] = useState(false)
  const aside = useStore(setAsideStore.$aside)
  const { report, t, words } = view
  const { model } = report
  const kept = report.findings.filter(({ id }) => !aside.has(id))
  const marks = kept.map((finding, index): Mark => ({ finding, number: index + 1 }))
  const matching = marks.filter(({ finding }) => filter === null || finding.section === filter)
  const byRules = matching.filter(({ finding }) => finding.by === 'rules')
  const byModel = matching.filter(({ finding }) => finding.by === 'model')
  const leading = byRules.filter(({ finding }) => finding.lead)
  const first = leading.length > 0 ? leading : byRules.slice(0, SHOWN_AT_FIRST)
  // A filter has already made the choice.
  const shown = isLong || filter ? byRules : first
  const more = byRules.length - shown.length
  const isAsked = model.name !== undefined

  return (
    <section className="marks" aria-labelledby="marks-title">
      <div className="marks-head">
        <h2 id="marks-title" ref={heading} tabIndex={-1}>
          {t.findings.title}
        </h2>
        {kept.length > 0 && (
          <fieldset className="marks-views">
            <legend className="visually-hidden">{t.views.legend}</legend>
            {VIEWS.map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={shownAs === name}
                onClick={() => setShownAs(name)}
              >
                {t.views[name]}
              </button>
            ))}
          </fieldset>
        )}
        <MarkFilter findings={kept} view={view} value={filter} onChange={onFilter} />
      </div>
      <output className="visually-hidden">
        {filter && format(t.live.filtered, { count: matching.length }, words.locale)}
      </output>
      {report.findings.length === 0 && <p>{t.findings.noneAtAll}</p>}
      {shownAs === 'page' ? (
        <MarkedPage
          marks={[...shown, ...byModel]}
          resume={result.read.resume}
          view={view}
          wanted={wanted}
          onShown={onShown}
          open={open}
          onOpen={onOpen}
        />
      ) : (
        <>
          {isAsked && shown.length > 0 && <h3>{t.model.byRules}</h3>}
          <MarkList marks={shown} view={view} wanted={wanted} onShown={onShown} />
        </>
      )}
      {more > 0 && (
        <button type="button" className="button" onClick={() => setLong(true)}>
          {format(t.findings.more, { count: more }, words.locale)}
        </button>
      )}
      {isAsked && (
        <ModelAdvice model={model} locale={words.locale} t={t.model}>
          {shownAs === 'list' && byModel.length > 0 && <MarkList marks={byModel} view={view} />}
        </ModelAdvice>
      )}
      <SetAside findings={report.findings.filter(({ id }) => aside.has(id))} view={view} />
    </section>
  )
}
