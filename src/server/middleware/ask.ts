import type { Context, MiddlewareHandler } from 'hono'
import type { Config } from '../config.ts'
import type { Dependencies, Env } from '../dependencies.ts'
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

/** Notes who makes a call, as they were when it came. */
export function caller({ ledger }: Pick<Dependencies, 'ledger'>): MiddlewareHandler<Env> {
  return async (c, next) => {
    const visitor = c.get('owner')?.id ?? null
    c.set('caller', ledger.arriving({ address: c.get('address'), visitor }))
    await next()
  }
}

/** On whose behalf work is done for a call: turns are shared by it, and it ends with the call. */
export function askOf(c: Context<Env>): Ask {
  return { by: c.get('caller'), signal: c.req.raw.signal }
}
