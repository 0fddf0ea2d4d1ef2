import { addressKey, createLedger, visitorKey, type Caller, type Ledger } from './ledger.ts'
import { abandoned, WorkError } from './work-error.ts'

/** For whom work is done, and until when anybody waits for it. */
export interface Ask {
  /** Without one it is the server's own doing. */
  by?: Caller | undefined
  /** Aborts when nobody waits for it any more. */
  signal?: AbortSignal | undefined
}

/** Leave to work, until `end`. */
export interface Turn {
  /** True for a caller who has had much lately: others come first on the processor, too. */
  isHeavy: boolean
  /** Gives the place to the next one, and charges the caller for the time since. */
  end(): void
}

export interface Turns {
  /**
   * Waits for a turn.
   *
   * @throws WorkError busy when too many wait; an AbortError when the caller leaves.
   */
  take(ask?: Ask): Promise<Turn>
  readonly waiting: number
}

export interface TurnsOptions {
  /** Jobs at a time. */
  slots: number
  /** Of these for one visitor; the others stay free for everybody else. */
  perVisitor: number
  /** Jobs that may wait; more are told to come back. */
  longestQueue: number
  ledger?: Ledger
  /** Monotonic milliseconds. */
  now?: () => number
}

interface Waiting {
  by: Caller
  since: number
  give: (turn: Turn) => void
}

interface Running {
  by: Caller
  since: number
}

/** What nobody is behind: warming up, a command. */
const OURSELVES: Caller = { address: '', visitor: null }

/**
 * Use (ms) up to which callers count as equal, so that among ordinary people whoever came first
 * is first; what lies above it has to be waited off.
 */
const FREE = { visitor: 2_000, address: 20_000 }
/** A second of waiting makes up for so many seconds of use: nobody waits for ever. */
const PATIENCE = 0.5

/**
 * Shares turns: the caller who has used least goes first, by address and then by visitor, and no
 * visitor has all places at a time. The last place is for whoever is alone at their address, or
 * has worked here before: somebody who throws cookies away cannot take it.
 */
export function createTurns({
  slots,
  perVisitor,
  longestQueue,
  ledger = createLedger(),
  now = () => performance.now(),
}: TurnsOptions): Turns {
  const queue: Waiting[] = []
  const running = new Set<Running>()

  const runningOf = (keyOf: (caller: Caller) => string, by: Caller): Running[] =>
    [...running].filter((other) => keyOf(other.by) === keyOf(by))

  /** What counts against a caller: what was charged, and what is being worked on. */
  function useOf(by: Caller): { visitor: number; address: number } {
    const past = ledger.recent(by)
    const present = (keyOf: (caller: Caller) => string) =>
      runningOf(keyOf, by).reduce((sum, { since }) => sum + now() - since, 0)
    return {
      visitor: past.visitor + present(visitorKey),
      address: past.address + present(addressKey),
    }
  }

  function mayStart(by: Caller): boolean {
    if (running.size >= slots) return false
    if (by === OURSELVES) return true
    if (runningOf(visitorKey, by).length >= perVisitor) return false
    const isLastPlace = running.size === slots - 1 && slots > perVisitor
    if (!isLastPlace) return true
    const isKnown = by.visitor !== null && ledger.recent(by).visitor > 0
    const isAlone = runningOf(addressKey, by).length < slots - 1
    return isKnown || isAlone
  }

  /** The lower, the sooner. */
  function rank({ by, since }: Waiting): number {
    const use = useOf(by)
    const above = Math.max(0, use.visitor - FREE.visitor) + Math.max(0, use.address - FREE.address)
    return above - PATIENCE * (now() - since)
  }

  function next(): Waiting | undefined {
    const ready = queue.filter(({ by }) => mayStart(by))
    const ranks = new Map(ready.map((waiting) => [waiting, rank(waiting)]))
    // A stable sort: of equals, the one that came first.
    return ready.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0))[0]
  }

  function turnFor(by: Caller): Turn {
    const use = useOf(by)
    const isHeavy = use.visitor > FREE.visitor || use.address > FREE.address
    const mine: Running = { by, since: now() }
    running.add(mine)
    return {
      isHeavy: by !== OURSELVES && isHeavy,
      end() {
        if (!running.delete(mine)) return
        if (by !== OURSELVES) ledger.charge(by, now() - mine.since)
        dispatch()
      },
    }
  }

  function dispatch(): void {
    for (let waiting = next(); waiting; waiting = next()) {
      queue.splice(queue.indexOf(waiting), 1)
      waiting.give(turnFor(waiting.by))
    }
  }

  /** Half a second for each that waits before, at a guess; never so long that nobody comes back. */
  const retryAfter = () => Math.min(30, Math.max(2, Math.ceil(queue.length / slots / 2)))

  /** Nobody fills the queue alone: half of it is for others. */
  function isFull(by: Caller): boolean {
    if (queue.length >= longestQueue) return true
    const own = queue.filter((waiting) => visitorKey(waiting.by) === visitorKey(by)).length
    return own >= longestQueue / 2 && by.visitor !== null
  }

  return {
    get waiting() {
      return queue.length
    },
    take({ by = OURSELVES, signal } = {}) {
      if (signal?.aborted) return Promise.reject(abandoned())
      if (mayStart(by) && !queue.some((waiting) => mayStart(waiting.by)))
        return Promise.resolve(turnFor(by))
      if (isFull(by)) return Promise.reject(new WorkError('busy', 'too many wait', retryAfter()))
      return new Promise((resolve, reject) => {
        const leave = () => {
          const at = queue.indexOf(waiting)
          if (at < 0) return
          queue.splice(at, 1)
          reject(abandoned())
        }
        const waiting: Waiting = {
          by,
          since: now(),
          give: (turn) => {
            signal?.removeEventListener('abort', leave)
            resolve(turn)
          },
        }
        queue.push(waiting)
        signal?.addEventListener('abort', leave, { once: true })
        dispatch()
      })
    },
  }
}
