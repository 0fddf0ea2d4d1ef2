import type { Context, MiddlewareHandler } from 'hono'
import type { Bodies } from '../bodies/process/index.ts'
import type { Dependencies, Env } from '../dependencies.ts'
import type { Caller } from '../processes/ledger.ts'
import { createTurns, type Turns } from '../processes/turns.ts'
import { refuseFor } from './refusal.ts'

/** What a request's body goes through. */
export interface Intake {
  bodies: Pick<Bodies, 'check'>
  /** Turns to send a large body: they wait on the network, and cost nothing but memory. */
  inlet: Turns
  /** @param ms Time of the server's own loop. */
  charge(caller: Caller, ms: number): void
  /** @throws ApiError tooManyRequests when the caller has had too much of the machine. */
  mustHaveLeft(c: Context<Env>): Promise<void>
}

/** Large bodies that come in at a time, of one visitor and of all; a hundred MB at most. */
const INLET = { perVisitor: 4, slots: 400, longestQueue: 1_000 }

/** Gives each request the way in. */
export function intake({
  ledger,
  bodies,
  config: { rateLimitFactor: factor },
}: Pick<Dependencies, 'ledger' | 'bodies' | 'config'>): MiddlewareHandler<Env> {
  // How long a body is on its way is the network's time, and nobody's debt.
  const free = { ...ledger, charge: () => undefined }
  const way: Intake = {
    bodies,
    inlet: createTurns({ ...INLET, ledger: free }),
    charge: ledger.chargeLoop,
    mustHaveLeft: (c) => refuseFor(c, factor > 0 ? ledger.wait(c.get('caller'), factor) : 0),
  }
  return async (c, next) => {
    c.set('intake', way)
    await next()
  }
}
