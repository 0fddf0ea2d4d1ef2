/** A time that is known, or that is asked for each time. */
export type Milliseconds = number | (() => number)

interface Debounce {
  /** Runs the action once things are quiet, and at the latest `maxWait` after the first call. */
  schedule(): void
  /** Runs the action now if it is due. */
  flush(): void
  /** Whether the action waits for its time. */
  isDue(): boolean
  cancel(): void
}

/**
 * Gathers bursts, such as keystrokes, into one action.
 *
 * @param wait Quiet before the action.
 * @param maxWait The time after which it runs even while the burst goes on.
 */
export function createDebounce(
  action: () => void,
  wait: Milliseconds,
  maxWait: Milliseconds,
): Debounce {
  let quiet: ReturnType<typeof setTimeout> | undefined
  let limit: ReturnType<typeof setTimeout> | undefined

  function cancel(): void {
    clearTimeout(quiet)
    clearTimeout(limit)
    quiet = limit = undefined
  }

  function flush(): void {
    if (quiet === undefined) return
    cancel()
    action()
  }

  return {
    schedule() {
      clearTimeout(quiet)
      quiet = setTimeout(flush, msOf(wait))
      limit ??= setTimeout(flush, msOf(maxWait))
    },
    flush,
    isDue: () => quiet !== undefined,
    cancel,
  }
}

const msOf = (time: Milliseconds): number => (typeof time === 'number' ? time : time())
