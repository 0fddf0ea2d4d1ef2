import { atom, type ReadableAtom } from 'nanostores'
import { api as browserApi, type Api } from '#browser/api.ts'
import type { Preview } from '#contract/output.ts'
import type { Draft } from '#contract/draft.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { createDraftQuery } from './draft-query.ts'
import { reconciled } from './resume/reconcile.ts'
import { $shown } from './versions.ts'

/** The pages as they were set last stay on screen while new ones are made, or cannot be. */
export type PreviewState =
  | { status: 'empty' }
  | { status: 'updating'; pages: Preview | null }
  | { status: 'ready'; pages: Preview }
  | { status: 'failed'; code: ErrorCode; pages: Preview | null }

/** Pages follow the last keystroke within 250 ms; setting and drawing four takes most of that. */
const QUIET_MS = 70
/** On a slow device drawing pages would stop the keys: there the pages wait for a true pause. */
const QUIET_AT_MOST_MS = 700

/** Drawing that nobody feels in a key that comes meanwhile (ms). */
const UNFELT_MS = 60

/** The longest pause that is worth waiting for where drawing the pages took this long (ms). */
const quietFor = (drawing: number) =>
  Math.min(QUIET_MS + 5 * Math.max(0, drawing - UNFELT_MS), QUIET_AT_MOST_MS)

/** Frames in which new pages are drawn (ms). */
const DRAWING_MS = 40

/** How long (ms) everything else had to wait while new pages were drawn. */
async function drawingTime(): Promise<number> {
  const start = performance.now()
  await new Promise((resolve) => setTimeout(resolve, DRAWING_MS))
  return Math.max(0, performance.now() - start - DRAWING_MS)
}

/** Who types on without a pause sees the pages follow too, but seldom: they cost key strokes. */
const AT_LATEST_MS = 1_500
/** Where they cost so many that typing would falter, they wait for a pause almost for good. */
const AT_LATEST_WHEN_SLOW_MS = 8_000

const latestFor = (quiet: number) =>
  quiet < QUIET_AT_MOST_MS ? AT_LATEST_MS : AT_LATEST_WHEN_SLOW_MS

/**
 * The true pages of a draft, made anew after each change; the latest wins.
 * Works while somebody listens.
 */
export function createPreviewStore(
  $draft: ReadableAtom<(Draft & { title: string }) | null>,
  api: Pick<Api, 'preview'>,
) {
  const $preview = atom<PreviewState>({ status: 'empty' })
  let quiet = QUIET_MS
  /** When pages were drawn last. */
  let drawn = Number.NEGATIVE_INFINITY

  async function follow(draft: Draft | null, signal: AbortSignal): Promise<void> {
    if (!draft) return $preview.set({ status: 'empty' })
    $preview.set({ status: 'updating', pages: pagesOf($preview.get()) })
    const { content, templateId, style } = draft
    const made = await api.preview({ content, templateId, style }, signal)
    if (signal.aborted) return
    // Newer ones are about to be made: drawing these would only cost the next key.
    if (query.isDue() && performance.now() - drawn < latestFor(quiet)) return
    drawn = performance.now()
    // Places that stay are the same objects, and are not drawn again.
    $preview.set({ status: 'ready', pages: reconciled(pagesOf($preview.get()), made) })
    void drawingTime().then((time) => (quiet = quietFor(time)))
  }

  const query = createDraftQuery({
    $draft,
    $outcome: $preview,
    // The first pages of a resume need not wait for a pause.
    when: (draft, before) => (draft && before ? 'later' : 'now'),
    quiet: () => quiet,
    atLatest: () => latestFor(quiet),
    follow,
    fail: (code) => $preview.set({ status: 'failed', code, pages: pagesOf($preview.get()) }),
  })

  return { $preview, retry: query.now }
}

export function pagesOf(state: PreviewState): Preview | null {
  return 'pages' in state ? state.pages : null
}

/** The pages of the resume in the editor. */
export const previewStore = createPreviewStore($shown, browserApi)
