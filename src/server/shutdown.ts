import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { errorFields, type Log } from './log.ts'
import type { Vitals } from './vitals.ts'

/** Supervisors send SIGKILL after ten seconds; what is still open after nine is cut. */
const GRACE_MS = 9_000

/**
 * Where somebody has called lately, calls are taken on after the signal until none comes any more,
 * and each answer closes its connection: a balancer needs a moment to send its callers elsewhere,
 * and a client that uses its kept connection at the wrong moment would lose a call.
 */
const LATELY_MS = 15_000
const QUIET_MS = 1_000
const LONGEST_LINGER_MS = 4_000

/** A connection that was taken last has so long to send its call, on a busy machine, too. */
const IDLE_MS = 1_000

/**
 * The loop takes one waiting connection a turn; the system resets those that still wait when the
 * listener closes. After so many turns without one, none waits.
 */
const QUIET_TURNS = 3

/** A terminal signals the whole group, and npm passes the signal on: the same one comes twice. */
const SAME_SIGNAL_MS = 1_000

/**
 * On SIGTERM or SIGINT: tells clients to close their connections, lets calls in hand and those
 * that still arrive end, closes everything, exits with 0 within ten seconds. Another signal, later,
 * exits at once.
 */
export function stopOnSignal(
  server: Server,
  log: Log,
  vitals: Pick<Vitals, 'stopping'>,
  close: () => Promise<unknown>,
): void {
  const inHand = new Set<ServerResponse>()
  let lastCall = -Infinity
  let stoppedAt: number | null = null
  let connections = 0
  server.on('connection', () => connections++)

  server.prependListener('request', (_, response: ServerResponse) => {
    lastCall = performance.now()
    inHand.add(response)
    response.once('close', () => inHand.delete(response))
    if (stoppedAt !== null) response.shouldKeepAlive = false
  })

  function end(): void {
    setInterval(() => server.closeIdleConnections(), IDLE_MS).unref()
    const until = performance.now() + IDLE_MS
    const taken = (known: number, quietTurns: number): void => {
      if (quietTurns >= QUIET_TURNS || performance.now() > until) closeListener()
      else setImmediate(() => taken(connections, connections === known ? quietTurns + 1 : 0))
    }
    taken(connections, 0)
  }

  function closeListener(): void {
    // The listener alone: `server.close` would cut a connection whose first call is on its way.
    NetServer.prototype.close.call(server, () => {
      close()
        .catch((error: unknown) => log.error('closing', errorFields(error)))
        .finally(() => process.exit(0))
    })
  }

  function linger(until: number): void {
    const now = performance.now()
    const quietFrom = Math.max(lastCall, stoppedAt ?? 0) + QUIET_MS
    if (now >= until || now >= quietFrom) end()
    else setTimeout(linger, Math.min(until, quietFrom) - now, until)
  }

  function stop(): void {
    const now = performance.now()
    if (stoppedAt !== null) {
      if (now - stoppedAt > SAME_SIGNAL_MS) process.exit(1)
      return
    }
    stoppedAt = now
    vitals.stopping = true
    log.info('stopping')
    for (const response of inHand) response.shouldKeepAlive = false
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref()
    linger(now - lastCall < LATELY_MS ? now + LONGEST_LINGER_MS : now)
  }

  process.on('SIGTERM', stop).on('SIGINT', stop)
}
