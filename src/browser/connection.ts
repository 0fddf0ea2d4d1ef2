/**
 * Calls `listener` each time the device comes back online.
 *
 * @returns Stops listening.
 */
export function onReconnect(listener: () => void): () => void {
  const stop = new AbortController()
  globalThis.addEventListener?.('online', listener, { signal: stop.signal })
  return () => stop.abort()
}
