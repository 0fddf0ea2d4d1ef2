import type { Context, MiddlewareHandler } from 'hono'
import type { Config } from '../config.ts'
import type { Env } from '../dependencies.ts'
import type { Caller } from '../processes/ledger.ts'
import type { Ask } from '../processes/turns.ts'
import { clientAddress } from './client-address.ts'

/** Notes from which network a call comes. */
export function address({
  trustedProxies,
}: Pick<Config, 'trustedProxies'>): MiddlewareHandler<Env> {
  return async (c, next) => {
    c.set('address', clientAddress(c, trustedProxies))
    await next()
  }
}

/** Who makes a call. */
export function callerOf(c: Context<Env>): Caller {
  return { address: c.get('address'), visitor: c.get('owner')?.id ?? null }
}

/** On whose behalf work is done for a call: turns are shared by it, and it ends with the call. */
export function askOf(c: Context<Env>): Ask {
  return { by: callerOf(c), signal: c.req.raw.signal }
}
