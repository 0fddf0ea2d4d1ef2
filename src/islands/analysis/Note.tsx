import { useId } from 'react'
import { Gain } from '#islands/finding/Worth.tsx'
import { ResultMark, noteOf, type MarkView } from './mark-view.tsx'
import type { Mark } from './placed-marks.ts'

interface Props {
  mark: Mark
  view: MarkView
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/** A note in the margin: what it says in short, and on a click what can be done. */
export function Note({ mark, view, isOpen, onToggle }: Props) {
  const id = useId()
  const { finding, number } = mark
  const { report } = view
  return (
    <div className="note" data-open={isOpen || undefined} data-rule={finding.rule}>
      <button
        type="button"
        className="note-head"
        data-id={finding.id}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onToggle(!isOpen)}
      >
        <Gain finding={finding} number={number} words={view.words} />
        <span id={`${id}-note`} lang={finding.by === 'model' ? report.model.locale : undefined}>
          {noteOf(mark, view)}
        </span>
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <ResultMark mark={mark} view={view} quotes={false} saidBy={`${id}-note`} />}
      </div>
    </div>
  )
}
