/** Who asks for work. Both are only compared, and kept in memory alone. */
export interface Caller {
  /** The network that the call came from. */
  address: string
  /** The visitor or user behind the call; null for somebody who has nothing here yet. */
  visitor: string | null
}

/**
 * What callers have used of the machine lately, in milliseconds of its processes: a call that
 * takes eight seconds weighs four hundred times as much as one that takes twenty milliseconds.
 */
export interface Ledger {
  /** @param ms Time that a process, or the server's own loop, has worked for this caller. */
  charge(caller: Caller, ms: number): void
  /** Decayed use, by the visitor and by everybody at the address. */
  recent(caller: Caller): { visitor: number; address: number }
  /**
   * Milliseconds until a caller may have more; 0 when now.
   *
   * @param factor Multiplies what a caller may have.
   */
  wait(caller: Caller, factor: number): number
}

/** A minute after some work a quarter of it is still held against its caller. */
const HALF_LIFE_MS = 30_000
/**
 * What may stand against a visitor and an address, behind which a whole school may sit (ms). At
 * this half-life a visitor gets two thirds of a core for as long as they like.
 */
const MOST = { visitor: 30_000, address: 300_000 }
/** Below this (ms) an entry says nothing any more. */
const NEGLIGIBLE = 1
/** Entries kept at most, about 150 bytes each; beyond it the faintest go. */
const MOST_ENTRIES = 20_000

/** The key of a visitor; those who have no cookie yet are one visitor of their address. */
export const visitorKey = ({ visitor, address }: Caller): string =>
  visitor === null ? `nobody ${address}` : `visitor ${visitor}`
export const addressKey = ({ address }: Caller): string => `address ${address}`

/** @param now Monotonic milliseconds: a clock that is set back must not hold use against anyone. */
export function createLedger(now: () => number = () => performance.now()): Ledger {
  const uses = new Map<string, { value: number; at: number }>()

  const valueOf = (key: string): number => {
    const use = uses.get(key)
    return use ? use.value * 2 ** ((use.at - now()) / HALF_LIFE_MS) : 0
  }

  function add(key: string, ms: number): void {
    uses.set(key, { value: valueOf(key) + ms, at: now() })
  }

  /** Milliseconds until no more than this stands against a caller. */
  const until = (key: string, most: number): number =>
    Math.max(0, HALF_LIFE_MS * Math.log2(valueOf(key) / most))

  function tidy(): void {
    for (const key of uses.keys()) if (valueOf(key) < NEGLIGIBLE) uses.delete(key)
    // All of them in use: the oldest go, which a map gives first.
    for (const key of uses.keys()) {
      if (uses.size <= MOST_ENTRIES / 2) return
      uses.delete(key)
    }
  }

  return {
    charge(caller, ms) {
      add(visitorKey(caller), ms)
      add(addressKey(caller), ms)
      if (uses.size > MOST_ENTRIES) tidy()
    },
    recent: (caller) => ({
      visitor: valueOf(visitorKey(caller)),
      address: valueOf(addressKey(caller)),
    }),
    wait(caller, factor) {
      return Math.max(
        until(addressKey(caller), MOST.address * factor),
        // Those without a cookie are many.
        caller.visitor === null ? 0 : until(visitorKey(caller), MOST.visitor * factor),
      )
    },
  }
}
