import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { isWorthRetry } from '#contract/errors.ts'
import type { Resume } from '#contract/resume.ts'
import { markedPageStore } from '#stores/marked-page.ts'
import type { Preview } from '#contract/output.ts'
import { MarginNotes } from './MarginNotes.tsx'
import { Strips } from './Strips.tsx'
import { placedMarks, type Mark } from './placed-marks.ts'
import { useNarrow } from './use-narrow.ts'
import type { MarkView } from './mark-view.tsx'

interface Props {
  marks: readonly Mark[]
  resume: Resume
  view: MarkView
  /** Id of the mark that somebody asked for elsewhere. */
  wanted: string | null
  onShown: () => void
  /** Id of the finding whose note is open. */
  open: string | null
  onOpen: (id: string | null) => void
}

export interface PageProps {
  preview: Preview
  placed: ReturnType<typeof placedMarks>['placed']
  whole: readonly Mark[]
  view: MarkView
  /** Id of the finding whose note is open. */
  open: string | null
  onOpen: (id: string | null) => void
}

/** The visitor's own page as our typesetter sets it, marked: notes in its margin or under lines. */
export function MarkedPage({ marks, resume, view, wanted, onShown, open, onOpen }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const isNarrow = useNarrow()
  const state = useStore(markedPageStore.$page)
  useEffect(() => markedPageStore.show(isNarrow ? 'strips' : 'sheet'), [isNarrow])
  const preview = 'pages' in state ? state.pages : null
  const isWaiting = !preview && state.status !== 'failed'
  // A mark asked for before its page is set is shown once the page is there.
  useEffect(() => {
    if (wanted === null || isWaiting) return
    root.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(wanted)}"]`)?.focus()
    onShown()
  }, [wanted, isWaiting, onShown])
  const { t, errors } = view

  return (
    <div className="marked-page" ref={root} aria-busy={state.status === 'setting'}>
      {state.status === 'failed' && (
        <div role="alert">
          <p>
            {t.page.failed} {errors.codes[state.code]}
          </p>
          {isWorthRetry(state.code) && (
            <button type="button" className="button" onClick={markedPageStore.retry}>
              {t.history.again}
            </button>
          )}
        </div>
      )}
      {isWaiting && <p className="marked-page-wait">{t.page.setting}</p>}
      {preview && (
        <Pages
          as={isNarrow ? Strips : MarginNotes}
          preview={preview}
          {...placedMarks(marks, resume, preview)}
          view={view}
          open={open}
          onOpen={onOpen}
        />
      )}
      <p className="marked-page-hint">{t.page.hint}</p>
    </div>
  )
}

function Pages({ as: Layout, ...props }: PageProps & { as: typeof Strips }) {
  return <Layout {...props} />
}
