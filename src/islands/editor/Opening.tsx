import type { EditorState } from '#stores/resume-state.ts'
import { resumeStore } from '#stores/resume.ts'
import { sentenceFor, useStrings } from './strings.tsx'

interface Props {
  state: Exclude<EditorState, { status: 'open' }>
  home: string
  onRetry: () => void
}

/** What stands in the editor's place while there is nothing to edit. */
export function Opening({ state, home, onRetry }: Props) {
  const { t, errors, locale } = useStrings()
  if (state.status === 'loading') {
    return (
      <main className="opening" aria-busy="true">
        <p>{t.open.loading}</p>
      </main>
    )
  }
  if (state.status === 'failed') {
    return (
      <main className="opening">
        <h1>{t.open.failed}</h1>
        <p role="alert">{sentenceFor(state.code, errors)}</p>
        <div className="notice-actions">
          <button type="button" className="button primary" onClick={onRetry}>
            {t.open.retry}
          </button>
          <a className="button" href={home}>
            {t.open.upload}
          </a>
        </div>
      </main>
    )
  }
  return (
    <main className="opening">
      <h1>{t.open.emptyHeading}</h1>
      <p>{t.open.emptyText}</p>
      <div className="notice-actions">
        <a className="button primary" href={home}>
          {t.open.upload}
        </a>
        <button
          type="button"
          className="button"
          onClick={() => void resumeStore.startBlank(locale)}
        >
          {t.open.startBlank}
        </button>
      </div>
    </main>
  )
}
