import { atom, computed, type ReadableAtom } from 'nanostores'
import { api as browserApi, type Api } from '#browser/api.ts'
import type { Report } from '#contract/analysis.ts'
import type { Draft } from '#contract/draft.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { createDraftQuery } from './draft-query.ts'
import { reconciled } from './resume/reconcile.ts'
import { resumeStore } from './resume/store.ts'

/** What was scored last. */
export interface Scored {
  report: Report
  /** What the last change that was applied has done to the overall; null after other edits. */
  gain: number | null
}

/** What was scored last stays on screen while the next report is made, or cannot be. */
export type ScoreState =
  | { status: 'idle' }
  | { status: 'scoring'; scored: Scored | null }
  | { status: 'ready'; scored: Scored }
  | { status: 'failed'; code: ErrorCode; scored: Scored | null }

/** A score may lag behind the pages; it must not take the server from them. */
const QUIET_MS = 800
const AT_LATEST_MS = 4_000

/**
 * The score of a draft, made anew after each pause; the latest wins. Works while somebody
 * listens.
 */
export function createScoreStore($draft: ReadableAtom<Draft | null>, api: Pick<Api, 'score'>) {
  const $score = atom<ScoreState>({ status: 'idle' })
  /** The overall before the change whose gain is to be told. */
  let before: number | null = null

  async function follow(draft: Draft | null, signal: AbortSignal): Promise<void> {
    if (!draft) return $score.set({ status: 'idle' })
    $score.set({ status: 'scoring', scored: scoredIn($score.get()) })
    const report = await api.score(draft, signal)
    if (signal.aborted) return
    const gain = before === null || report.overall === null ? null : report.overall - before
    before = null
    // Findings that stay are the same objects, and are not drawn again.
    const last = scoredIn($score.get())?.report ?? null
    $score.set({ status: 'ready', scored: { report: reconciled(last, report), gain } })
  }

  const query = createDraftQuery({
    $draft,
    $outcome: $score,
    when(draft, last) {
      if (draft?.content === last?.content && draft?.style === last?.style) return 'never'
      return draft && last ? 'later' : 'now'
    },
    quiet: QUIET_MS,
    atLatest: AT_LATEST_MS,
    follow,
    fail: (code) => $score.set({ status: 'failed', code, scored: scoredIn($score.get()) }),
  })

  return {
    $score,
    /** Makes a change and scores it at once, to tell what it has gained. */
    measure(change: () => boolean): boolean {
      const overall = scoredIn($score.get())?.report.overall ?? null
      if (!change()) return false
      before = overall
      query.now()
      return true
    },
    retry: query.now,
  }
}

export function scoredIn(state: ScoreState): Scored | null {
  return 'scored' in state ? state.scored : null
}

/** The score of the resume in the editor. */
export const scoreStore = createScoreStore(resumeStore.$document, browserApi)

/** What is to be said of the resume in the editor, what gains most first. */
export const $findings = computed(
  scoreStore.$score,
  (score) => scoredIn(score)?.report.findings ?? [],
)
