/** What the tabs of this browser have in common. */
export interface Tabs {
  /** Tells the other tabs something. */
  post(message: unknown): void
  /** Calls `listener` with what other tabs tell; gives a function that ends it. */
  listen(listener: (message: unknown) => void): () => void
  /** Runs an action while no other tab runs one of this name. */
  alone<T>(name: string, action: () => Promise<T>): Promise<T>
}

/** The longest (ms) that one tab waits for another, which may have been frozen at work. */
const PATIENCE_MS = 8_000

/** Until then (ms) what another tab told before it let go has arrived. */
const ARRIVAL_MS = 30

/** The tabs of this origin. Where a browser lacks channels or locks, each tab is on its own. */
export function createTabs(name = 'vitascope'): Tabs {
  let channel: BroadcastChannel | null = null
  const open = () => {
    channel ??= 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null
    return channel
  }
  return {
    post: (message) => open()?.postMessage(message),
    listen(listener) {
      const stop = new AbortController()
      open()?.addEventListener('message', ({ data }) => listener(data), { signal: stop.signal })
      return () => stop.abort()
    },
    async alone(lock, action) {
      const locks = globalThis.navigator?.locks
      if (!locks) return action()
      let isOurs = false
      try {
        return await locks.request(
          `${name} ${lock}`,
          { signal: AbortSignal.timeout(PATIENCE_MS) },
          async () => {
            isOurs = true
            await new Promise((resolve) => setTimeout(resolve, ARRIVAL_MS))
            return action()
          },
        )
      } catch (error) {
        // Who waited in vain goes on alone; a failure of the action itself is the caller's.
        if (isOurs) throw error
        return action()
      }
    },
  }
}
