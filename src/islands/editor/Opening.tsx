import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { isWorthRetry } from '#contract/errors.ts'
import { resumeStore } from '#stores/resume/store.ts'
import { trashStore } from '#stores/resume/lists.ts'
import { Resumes } from './ResumesPanel.tsx'
import { TrashList } from './TrashList.tsx'
import { sentenceFor, useStrings } from './strings.tsx'

/** What stands in the editor's place while there is nothing to edit. */
export function Opening({ home }: { home: string }) {
  const { t, errors, locale } = useStrings()
  const state = useStore(resumeStore.$editor)
  const isEmpty = state.status === 'empty'
  useEffect(() => {
    if (isEmpty) void trashStore.load()
  }, [isEmpty])

  if (state.status === 'loading' || state.status === 'open') {
    return (
      <main className="opening" aria-busy="true">
        {/* never without a heading, not even between the page's own and what follows */}
        <h1 className="visually-hidden">{t.bar.editor}</h1>
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
          {isWorthRetry(state.code) && (
            <button
              type="button"
              className="button primary"
              onClick={() => void resumeStore.open()}
            >
              {t.open.retry}
            </button>
          )}
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
      <Resumes />
      <TrashList />
    </main>
  )
}
