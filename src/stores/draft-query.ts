import { onMount, type ReadableAtom } from 'nanostores'
import { onReconnect } from '#browser/connection.ts'
import { codeOf, isAbort } from '#browser/failure.ts'
import type { Draft } from '#contract/draft.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { createDebounce, type Milliseconds } from './debounce.ts'

type Seen = Readonly<Draft> | null | undefined

interface DraftQuery {
  $draft: ReadableAtom<Draft | null>
  /** Where the outcome is shown; nothing is done while nobody listens. */
  $outcome: ReadableAtom<unknown>
  /** When a change is worth following: at once, after a pause, or never. */
  when(draft: Seen, before: Seen): 'now' | 'later' | 'never'
  /** How long a pause is, and how long a change waits for one. */
  quiet: Milliseconds
  atLatest: Milliseconds
  /** Shows what came of it, unless the signal says that a newer one runs. */
  follow(draft: Draft | null, signal: AbortSignal): Promise<void> | void
  fail?(code: ErrorCode): void
}

/** A server that was busy is asked again after a while. */
const BUSY_MS = 5_000

/** What is made of a draft anew after each change; the latest wins. */
export function createDraftQuery(options: DraftQuery) {
  const { $draft, $outcome, when, quiet, atLatest, follow, fail } = options
  let running: AbortController | null = null
  let hasFailed = false
  let again: ReturnType<typeof setTimeout> | undefined
  const later = createDebounce(() => void now(), quiet, atLatest)

  async function now(): Promise<void> {
    later.cancel()
    clearTimeout(again)
    running?.abort()
    hasFailed = false
    const { signal } = (running = new AbortController())
    try {
      await follow($draft.get(), signal)
    } catch (error) {
      if (signal.aborted || isAbort(error)) return
      hasFailed = true
      const code = codeOf(error)
      if (code === 'busy') again = setTimeout(() => void now(), BUSY_MS)
      fail?.(code)
    }
  }

  onMount($outcome, () => {
    void now()
    const stop = $draft.listen((draft, before) => {
      const time = when(draft, before)
      if (time === 'now') void now()
      else if (time === 'later') later.schedule()
    })
    const stopWaiting = onReconnect(() => {
      if (hasFailed) void now()
    })
    return () => {
      stop()
      stopWaiting()
      later.cancel()
      clearTimeout(again)
      running?.abort()
    }
  })

  return {
    /** Follows at once, without waiting for a pause. */
    now: () => void now(),
    /** Whether a change waits for its pause. */
    isDue: later.isDue,
  }
}
