import { createHmac } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { ENDPOINTS, type Endpoint } from '#contract/api.ts'
import type { Dependencies, Env } from '../dependencies.ts'
import { refuseFor } from './refusal.ts'

/** Calls a minute for one visitor and for one address, behind which a whole school may sit. */
interface Rate {
  visitor: number
  address: number
}

/**
 * Only what costs is limited: a look-up is cheaper than counting it. Far above what people do,
 * below what would keep two cores busy for one of them.
 */
const RATES: Partial<Record<Endpoint, Rate>> = {
  /** Reading takes a process and about 130 ms of a core. */
  upload: { visitor: 60, address: 600 },
  /** Judging takes a few milliseconds; a model, when there is one, has its own budget. */
  optimize: { visitor: 120, address: 1_200 },
  correctReading: { visitor: 120, address: 1_200 },
  /** The editor asks after each pause in typing. */
  preview: { visitor: 600, address: 6_000 },
  score: { visitor: 600, address: 6_000 },
  /** Compiles and reads back. */
  download: { visitor: 120, address: 1_200 },
  export: { visitor: 120, address: 1_200 },
  import: { visitor: 60, address: 600 },
  /** Sets one page for each template. */
  templates: { visitor: 60, address: 600 },
  banner: { visitor: 60, address: 600 },
  /** A list shows many, each one page. */
  thumbnail: { visitor: 240, address: 2_400 },
  /** Sets every resume that somebody has. */
  exportData: { visitor: 6, address: 60 },
  /** Begins something that is remembered for a quarter of an hour, and that a provider answers for. */
  login: { visitor: 20, address: 200 },
  /** Asks the provider for a token, and copies a picture. */
  loginCallback: { visitor: 20, address: 200 },
  /** Asks the payment provider three times. */
  checkout: { visitor: 20, address: 200 },
  portal: { visitor: 20, address: 200 },
  /** Waits for the disk; autosave is the busiest caller. */
  saveResume: { visitor: 240, address: 2_400 },
  changeTemplate: { visitor: 120, address: 1_200 },
  restoreVersion: { visitor: 60, address: 600 },
  nameVersion: { visitor: 60, address: 600 },
}

const MINUTE = 60_000

/** Limits that a route asks for by itself, since its refusal is a page. */
const BY_ROUTE: ReadonlySet<string> = new Set<Endpoint>(['loginCallback'])

/** Answers 429 with `Retry-After` beyond a limit of calls, or of the time that they took. */
export function rateLimit(dependencies: Dependencies): MiddlewareHandler<Env> {
  const limited = new Map(
    (Object.keys(RATES) as Endpoint[])
      .filter((name) => !BY_ROUTE.has(name))
      .map((name) => [ENDPOINTS[name].path as string, name]),
  )
  return async (c, next) => {
    const endpoint = limited.get(c.req.path)
    if (endpoint) await mustBeWithinRate(c, dependencies, endpoint)
    await next()
  }
}

/**
 * Counts a call against the limit of its endpoint.
 *
 * @throws ApiError tooManyRequests
 */
export async function mustBeWithinRate(
  c: Context<Env>,
  dependencies: Dependencies,
  endpoint: Endpoint,
): Promise<void> {
  const { rateLimitFactor: factor } = dependencies.config
  const rate = RATES[endpoint]
  if (!rate || factor === 0) return
  const { visitor, address } = counterKeys(c, dependencies, endpoint)
  const { counters } = dependencies.storage
  // What is refused to one is not held against all of their network.
  await refuseFor(c, visitor ? await counters.hit(visitor, rate.visitor * factor, MINUTE) : 0)
  const wait = Math.max(
    await counters.hit(address, rate.address * factor, MINUTE),
    dependencies.ledger.wait(c.get('caller'), factor),
  )
  await refuseFor(c, wait)
}

/**
 * Keyed hashes: the counters' file names no address and no visitor. Newcomers, of whom anybody can
 * be a thousand, have an allowance of their own at an address: they lock out nobody who is known.
 */
function counterKeys(c: Context<Env>, { config }: Dependencies, name: string) {
  const hash = (who: string) =>
    createHmac('sha256', config.appSecret).update(`rate ${name} ${who}`).digest('base64url')
  const owner = c.get('owner')
  const peers = c.get('caller').isNew ? 'new' : 'known'
  return {
    address: hash(`${peers} ${c.get('address')}`),
    visitor: owner && hash(owner.id),
  }
}
