import { atom, onMount, type ReadableAtom } from 'nanostores'
import { api as browserApi, type Api } from '#browser/api.ts'
import { ApiFailure, isAbort } from '#browser/failure.ts'
import type { Preview } from '#contract/api.ts'
import type { Draft } from '#contract/draft.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { createDebounce } from './debounce.ts'
import { $shown } from './versions.ts'

/** The pages as they were set last stay on screen while new ones are made, or cannot be. */
export type PreviewState =
  | { status: 'empty' }
  | { status: 'updating'; pages: Preview | null }
  | { status: 'ready'; pages: Preview }
  | { status: 'failed'; code: ErrorCode; pages: Preview | null }

/** Pages follow the last keystroke within 250 ms, of which the typesetter needs a few dozen. */
const QUIET_MS = 120
/** Who types on without a pause sees the pages follow too, but seldom: they cost key strokes. */
const AT_LATEST_MS = 1_500

/**
 * The true pages of a draft, made anew after each change; the latest wins.
 * Works while somebody listens.
 */
export function createPreviewStore(
  $draft: ReadableAtom<(Draft & { title: string }) | null>,
  api: Pick<Api, 'preview'>,
) {
  const $preview = atom<PreviewState>({ status: 'empty' })
  let running: AbortController | null = null

  async function refresh(): Promise<void> {
    running?.abort()
    running = null
    const draft = $draft.get()
    if (!draft) return $preview.set({ status: 'empty' })
    const controller = new AbortController()
    running = controller
    $preview.set({ status: 'updating', pages: pagesOf($preview.get()) })
    try {
      const { content, templateId, style } = draft
      const pages = await api.preview({ content, templateId, style }, controller.signal)
      if (!controller.signal.aborted) $preview.set({ status: 'ready', pages })
    } catch (error) {
      if (controller.signal.aborted || isAbort(error)) return
      const code = error instanceof ApiFailure ? error.code : 'unexpectedAnswer'
      $preview.set({ status: 'failed', code, pages: pagesOf($preview.get()) })
    }
  }

  const refreshing = createDebounce(() => void refresh(), QUIET_MS, AT_LATEST_MS)
  onMount($preview, () => {
    void refresh()
    const stop = $draft.listen((draft, before) => {
      // The first pages of a resume need not wait for a pause.
      if (draft && before) refreshing.schedule()
      else void refresh()
    })
    return () => {
      stop()
      refreshing.cancel()
      running?.abort()
    }
  })

  return { $preview, retry: () => void refresh() }
}

export function pagesOf(state: PreviewState): Preview | null {
  return 'pages' in state ? state.pages : null
}

/** The pages of the resume in the editor. */
export const previewStore = createPreviewStore($shown, browserApi)
