/**
 * A terminal's Ctrl-C and a service's stop reach the whole group. The server finishes what it has
 * in hand first, and ends its processes itself.
 */
export function ignoreSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
}
