/** Who asks for work. Both are only compared, and kept in memory alone. */
export interface Caller {
  /** The network that the call came from. */
  address: string
  /** The visitor or user behind the call; null for somebody who has nothing here yet. */
  visitor: string | null
  /** True for the whole of a request whose visitor had not worked here when it came. */
  isNew?: boolean
}

/** Milliseconds used lately. */
export interface Use {
  /** By the caller's share. */
  visitor: number
  /** By everybody at the address. */
  address: number
  /** By those at the address who are known, or new, as the caller is. */
  peers: number
}

/**
 * What callers have used of the machine lately, in milliseconds of its processes: a call that
 * takes eight seconds weighs four hundred times as much as one that takes twenty milliseconds.
 */
export interface Ledger {
  /** @param ms Time that a process has worked for this caller. */
  charge(caller: Caller, ms: number): void
  /** @param ms Time of the server's own loop, for which everybody waits. */
  chargeLoop(caller: Caller, ms: number): void
  /**
   * As whom a caller shares with others. A cookie that has not worked here yet proves nothing, and
   * anybody can make a thousand: those who come with one are one visitor of their address.
   */
  shareOf(caller: Caller): string
  /** True for somebody who has worked here before. */
  knows(caller: Caller): boolean
  /** A caller as their request comes in: what it costs on its way makes nobody known to itself. */
  arriving(caller: Caller): Caller
  /** Decayed use. */
  recent(caller: Caller): Use
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
 * What may stand against a visitor, all newcomers of an address, and all whom we know there, behind
 * which a whole school may sit (ms). At this half-life a visitor gets two thirds of a core for as
 * long as they like, newcomers some nine uploads a second, all known ones that are busy two cores. What newcomers take locks out nobody who
 * is known.
 */
const MOST = { visitor: 30_000, newcomers: 60_000, known: 75_000 }
/** Whoever edits all day stays below this (ms). */
export const LIGHT_MS = 10_000
/**
 * Who does, pays for what the others at an address have had only when that is so many times what
 * is allowed: a colleague's machine gone mad locks out whoever is as busy, long before.
 */
const LIGHT_FACTOR = 4
/**
 * A millisecond of the loop stops everybody, one of a process only its own caller: at twenty times
 * the price a visitor gets three hundredths of the loop.
 */
const LOOP_PRICE = 20
/** Below this (ms) an entry says nothing any more. */
const NEGLIGIBLE = 1
/** Entries kept at most, about 150 bytes each; beyond it the faintest go. */
const MOST_ENTRIES = 20_000

const visitorKey = ({ visitor }: Caller): string => `visitor ${visitor}`
const newcomersKey = ({ address }: Caller): string => `newcomers ${address}`
const knownKey = ({ address }: Caller): string => `known ${address}`
export const addressKey = ({ address }: Caller): string => `address ${address}`

/** @param now Monotonic milliseconds: a clock that is set back must not hold use against anyone. */
export function createLedger(now: () => number = () => performance.now()): Ledger {
  const uses = new Map<string, { value: number; at: number }>()

  const valueOf = (key: string): number => {
    const use = uses.get(key)
    return use ? use.value * 2 ** ((use.at - now()) / HALF_LIFE_MS) : 0
  }

  function add(key: string, ms: number): void {
    uses.set(key, { value: valueOf(key) + Math.max(0, ms), at: now() })
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

  const knows = (caller: Caller) =>
    caller.visitor !== null && !caller.isNew && uses.has(visitorKey(caller))
  const shareOf = (caller: Caller) => (knows(caller) ? visitorKey(caller) : newcomersKey(caller))

  function charge(caller: Caller, ms: number): void {
    add(shareOf(caller), ms)
    if (knows(caller)) add(knownKey(caller), ms)
    // From here on they are somebody.
    else if (caller.visitor !== null) add(visitorKey(caller), ms)
    add(addressKey(caller), ms)
    if (uses.size > MOST_ENTRIES) tidy()
  }

  return {
    charge,
    chargeLoop: (caller, ms) => charge(caller, ms * LOOP_PRICE),
    shareOf,
    knows,
    arriving: (caller) => (knows(caller) ? caller : { ...caller, isNew: true }),
    recent: (caller) => ({
      visitor: valueOf(shareOf(caller)),
      address: valueOf(addressKey(caller)),
      peers: valueOf((knows(caller) ? knownKey : newcomersKey)(caller)),
    }),
    wait(caller, factor) {
      if (!knows(caller)) return until(newcomersKey(caller), MOST.newcomers * factor)
      const isLight = valueOf(visitorKey(caller)) < LIGHT_MS
      return Math.max(
        until(visitorKey(caller), MOST.visitor * factor),
        until(knownKey(caller), MOST.known * factor * (isLight ? LIGHT_FACTOR : 1)),
      )
    },
  }
}
