import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import { api as browserApi, type Api } from '#browser/api.ts'
import { ApiFailure, isAbort } from '#browser/failure.ts'
import type { Report } from '#contract/analysis.ts'
import type { Draft } from '#contract/draft.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { createDebounce } from './debounce.ts'
import { reconciled } from './reconcile.ts'
import { resumeStore } from './resume.ts'

/** The report of what was scored last stays while the next one is made, or cannot be. */
export interface ScoreState {
  status: 'idle' | 'scoring' | 'ready' | 'failed'
  report: Report | null
  code?: ErrorCode
  /** What the last change that was applied has done to the overall; null after other edits. */
  gain: number | null
}

/** A score may lag behind the pages; it must not take the server from them. */
const QUIET_MS = 800
const AT_LATEST_MS = 4_000

/**
 * The score of a draft, made anew after each pause; the latest wins. Works while somebody
 * listens.
 */
export function createScoreStore($draft: ReadableAtom<Draft | null>, api: Pick<Api, 'score'>) {
  const $score = atom<ScoreState>({ status: 'idle', report: null, gain: null })
  let running: AbortController | null = null
  /** The overall before the change whose gain is to be told. */
  let before: number | null = null

  async function refresh(): Promise<void> {
    running?.abort()
    const { signal } = (running = new AbortController())
    const draft = $draft.get()
    if (!draft) return $score.set({ status: 'idle', report: null, gain: null })
    $score.set({ ...$score.get(), status: 'scoring' })
    try {
      const report = await api.score(draft, signal)
      if (signal.aborted) return
      const gain = before === null || report.overall === null ? null : report.overall - before
      before = null
      // Findings that stay are the same objects, and are not drawn again.
      $score.set({ status: 'ready', report: reconciled($score.get().report, report), gain })
    } catch (error) {
      if (signal.aborted || isAbort(error)) return
      const code = error instanceof ApiFailure ? error.code : 'unexpectedAnswer'
      $score.set({ ...$score.get(), status: 'failed', code })
    }
  }

  const refreshing = createDebounce(() => void refresh(), QUIET_MS, AT_LATEST_MS)
  onMount($score, () => {
    void refresh()
    const stop = $draft.listen((draft, last) => {
      if (draft?.content === last?.content && draft?.style === last?.style) return
      if (draft && last) refreshing.schedule()
      else void refresh()
    })
    return () => {
      stop()
      refreshing.cancel()
      running?.abort()
    }
  })

  return {
    $score,
    /** Makes a change and scores it at once, to tell what it has gained. */
    measure(change: () => boolean): boolean {
      const overall = $score.get().report?.overall ?? null
      if (!change()) return false
      before = overall
      refreshing.cancel()
      void refresh()
      return true
    },
    retry: () => void refresh(),
  }
}

/** The score of the resume in the editor. */
export const scoreStore = createScoreStore(resumeStore.$document, browserApi)

/** What is to be said of the resume in the editor, what gains most first. */
export const $findings = computed(scoreStore.$score, ({ report }) => report?.findings ?? [])
