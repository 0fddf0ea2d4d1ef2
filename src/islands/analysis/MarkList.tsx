import { useEffect, useRef } from 'react'
import { ResultMark, type MarkView } from './mark-view.tsx'
import type { Mark } from './placed-marks.ts'

interface Props {
  marks: readonly Mark[]
  view: MarkView
  /** Id of the mark that somebody asked for elsewhere. */
  wanted?: string | null
  onShown?: () => void
}

/** The marks one below the other; those on one line stand together, and quote it once. */
export function MarkList({ marks, view, wanted = null, onShown }: Props) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (wanted === null) return
    const item = list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(wanted)}"]`)
    item?.focus()
    onShown?.()
  }, [wanted, onShown])
  const { t } = view
  const lines = Map.groupBy(marks, ({ finding: { id, at, quote } }) =>
    quote === undefined ? id : `${at} ${quote}`,
  )
  return (
    <ol className="marks-list" ref={list}>
      {[...lines.values()].flat().map((mark) => {
        const { id, section, at, quote } = mark.finding
        const [first] = lines.get(quote === undefined ? id : `${at} ${quote}`) ?? []
        return (
          <li key={id} className="mark" data-id={id} tabIndex={-1}>
            <ResultMark
              mark={mark}
              view={view}
              quotes={first === mark}
              where={section === 'document' ? t.table.document : t.steps[section]}
            />
          </li>
        )
      })}
    </ol>
  )
}
