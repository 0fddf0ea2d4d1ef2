import { addressKey, createLedger, LIGHT_MS, type Caller, type Ledger, type Use } from './ledger.ts'
import type { Observer } from './observer.ts'
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
  /**
   * Gives the place to the next one, and charges the caller.
   *
   * @param computedMs What the work has computed; where nobody knows, the time since is charged,
   *   which on a busy machine is mostly what others have computed.
   */
  end(computedMs?: number): void
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

/** What all queues of a server share. */
export interface Accounting {
  /** What callers have used lately. */
  ledger?: Ledger | undefined
  /** Hears how the work goes. */
  observer?: Observer | undefined
}

export interface TurnsOptions extends Accounting {
  /** Jobs at a time. */
  slots: number
  /** Of these for one visitor; the others stay free for everybody else. */
  perVisitor: number
  /** Jobs that may wait; more are told to come back. */
  longestQueue: number
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
const FREE = { visitor: LIGHT_MS, address: 20_000 }
/**
 * Use (ms) of all known at an address, or new there, beyond which each of them lets others go
 * first: more than those that are busy come to before they are refused, so that nobody pays for a
 * colleague alone.
 */
const HEAVY_PEERS_MS = 100_000
const isHeavy = ({ visitor, peers }: Use) => visitor > LIGHT_MS || peers > HEAVY_PEERS_MS
/** A job at work counts like so much use (ms): who has none at work goes before who has. */
const AT_WORK_MS = 500
/** A second of waiting makes up for so many seconds of use: nobody waits for ever. */
const PATIENCE = 0.5
/** Groups whose last turn is remembered; then those go whose turn was long ago. */
const REMEMBERED = { groups: 2_000, ms: 60_000 }
/** Places to wait for one visitor, and for all newcomers of an address. */
const SHARE_OF_QUEUE = { visitor: 1 / 2, newcomers: 3 / 4 }

/** A way to tell callers apart. */
type KeyOf = (caller: Caller) => string
const cookieKey: KeyOf = ({ visitor, address }) => `cookie ${visitor ?? address}`

/**
 * Shares turns: first among addresses and then among the visitors of an address, each time to
 * those who have used least, whoever waits with a hundred jobs as to whoever waits with one. No
 * visitor has all places at a time. The last place is for whoever is alone at their address, or
 * has worked here before and used little: somebody who throws cookies away cannot take it.
 */
export function createTurns({
  slots,
  perVisitor,
  longestQueue,
  ledger = createLedger(),
  observer,
  now = () => performance.now(),
}: TurnsOptions): Turns {
  const queue: Waiting[] = []
  const running = new Set<Running>()
  /** When somebody of a group last had a turn. */
  const lastTurns = new Map<string, number>()

  const runningOf = (keyOf: KeyOf, by: Caller): Running[] => {
    const key = keyOf(by)
    return [...running].filter((other) => keyOf(other.by) === key)
  }

  /** What counts against a caller: what was charged, and what is being worked on. */
  function useOf(by: Caller): Use {
    const past = ledger.recent(by)
    const present = (keyOf: KeyOf) =>
      runningOf(keyOf, by).reduce((sum, { since }) => sum + now() - since, 0)
    return {
      ...past,
      visitor: past.visitor + present(ledger.shareOf),
      address: past.address + present(addressKey),
    }
  }

  function mayStart(by: Caller): boolean {
    if (running.size >= slots) return false
    if (by === OURSELVES) return true
    if (runningOf(ledger.shareOf, by).length >= perVisitor) return false
    const isLastPlace = running.size === slots - 1 && slots > perVisitor
    if (!isLastPlace) return true
    const isAlone = runningOf(addressKey, by).length < slots - 1
    return isAlone || (ledger.knows(by) && isLight(by))
  }

  /** Has used little, so that they may have the last place, or less than anybody at work here. */
  function isLight(by: Caller): boolean {
    const { visitor } = useOf(by)
    const others = runningOf(addressKey, by)
    return visitor < LIGHT_MS || others.every((other) => useOf(other.by).visitor > visitor)
  }

  /** The lower, the sooner; for those of a group who have waited longest. */
  function rank(keyOf: KeyOf, use: number, { by, since }: Waiting): number {
    const lastTurn = lastTurns.get(keyOf(by)) ?? -Infinity
    const waited = now() - Math.max(since, lastTurn)
    return use + AT_WORK_MS * runningOf(keyOf, by).length - PATIENCE * waited
  }

  /** Those whose group comes first; of equals, the one that came first. */
  function firstGroup(
    waiting: readonly Waiting[],
    keyOf: KeyOf,
    above: (by: Caller) => number,
  ): Waiting[] {
    const groups = [...Map.groupBy(waiting, ({ by }) => keyOf(by)).values()]
    const ranked = groups.map((group) => ({
      group,
      rank: rank(keyOf, above(group[0]!.by), group[0]!),
    }))
    return ranked.toSorted((a, b) => a.rank - b.rank)[0]?.group ?? []
  }

  function next(): Waiting | undefined {
    const ready = queue.filter(({ by }) => mayStart(by))
    const ofAddress = firstGroup(ready, addressKey, (by) =>
      Math.max(0, useOf(by).address - FREE.address),
    )
    const ofShare = firstGroup(ofAddress, ledger.shareOf, (by) =>
      Math.max(0, useOf(by).visitor - FREE.visitor),
    )
    // Newcomers are many under one share: one with a hundred jobs is still one of them.
    return firstGroup(ofShare, cookieKey, () => 0)[0]
  }

  const tellLoad = () => observer?.load(queue.length, running.size)

  function turnFor(by: Caller): Turn {
    const use = useOf(by)
    const mine: Running = { by, since: now() }
    running.add(mine)
    noteTurn(by)
    tellLoad()
    return {
      isHeavy: by !== OURSELVES && isHeavy(use),
      end(computedMs = now() - mine.since) {
        if (!running.delete(mine)) return
        noteTurn(by)
        if (by !== OURSELVES) ledger.charge(by, computedMs)
        dispatch()
        tellLoad()
      },
    }
  }

  function noteTurn(by: Caller): void {
    for (const keyOf of [addressKey, ledger.shareOf, cookieKey]) lastTurns.set(keyOf(by), now())
    if (lastTurns.size <= REMEMBERED.groups) return
    for (const [key, at] of lastTurns) if (at < now() - REMEMBERED.ms) lastTurns.delete(key)
  }

  function dispatch(): void {
    for (let waiting = next(); waiting; waiting = next()) {
      queue.splice(queue.indexOf(waiting), 1)
      observer?.begun(now() - waiting.since)
      waiting.give(turnFor(waiting.by))
    }
  }

  /** Half a second for each that waits before, at a guess; never so long that nobody comes back. */
  const retryAfter = () => Math.min(30, Math.max(2, Math.ceil(queue.length / slots / 2)))

  /** Nobody fills the queue alone: some of it is for others. */
  function isFull(by: Caller): boolean {
    if (queue.length >= longestQueue) return true
    const share = ledger.shareOf(by)
    const own = queue.filter((waiting) => ledger.shareOf(waiting.by) === share).length
    const part = ledger.knows(by) ? SHARE_OF_QUEUE.visitor : SHARE_OF_QUEUE.newcomers
    return by !== OURSELVES && own >= longestQueue * part
  }

  return {
    get waiting() {
      return queue.length
    },
    take({ by = OURSELVES, signal } = {}) {
      if (signal?.aborted) return Promise.reject(abandoned())
      if (mayStart(by) && !queue.some((waiting) => mayStart(waiting.by))) {
        observer?.begun(0)
        return Promise.resolve(turnFor(by))
      }
      if (isFull(by)) return Promise.reject(new WorkError('busy', 'too many wait', retryAfter()))
      return new Promise((resolve, reject) => {
        const leave = () => {
          const at = queue.indexOf(waiting)
          if (at < 0) return
          queue.splice(at, 1)
          tellLoad()
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
        tellLoad()
        signal?.addEventListener('abort', leave, { once: true })
        dispatch()
      })
    },
  }
}
