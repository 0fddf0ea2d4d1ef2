import type { Server } from 'node:http'
import { errorFields, type Log } from './log.ts'

/** Supervisors send SIGKILL after ten seconds; what is still open after nine is cut. */
const GRACE_MS = 9_000

/** A connection whose call has just been answered would wait for another one. */
const IDLE_CHECK_MS = 100

/**
 * On SIGTERM or SIGINT: takes no new connections, lets calls in hand end, closes everything,
 * exits with 0. A second signal exits at once.
 */
export function stopOnSignal(server: Server, log: Log, close: () => Promise<unknown>): void {
  let stopping = false
  const stop = () => {
    if (stopping) process.exit(1)
    stopping = true
    log.info('stopping')
    const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS)
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
    server.close(() => {
      clearTimeout(cut)
      clearInterval(idle)
      close()
        .catch((error: unknown) => log.error('closing', errorFields(error)))
        .finally(() => process.exit(0))
    })
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
}
