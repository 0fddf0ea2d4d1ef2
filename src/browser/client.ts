import ky, { type KyResponse, type Options } from 'ky'
import * as v from 'valibot'
import {
  ENDPOINTS,
  EnvelopeSchema,
  PublicConfigSchema,
  type Endpoint,
  type PublicConfig,
} from '#contract/api.ts'
import { ApiFailure, failureIn, failureOf } from './failure.ts'
import { sign } from './sign.ts'
import type { LocalStorage } from './storage.ts'

export type Fetch = (input: string | URL | Request) => Promise<Response>

/** Milliseconds until an answer must begin: the longest work of the call, and the way there. */
const TIMEOUTS: Partial<Record<Endpoint, number>> = {
  /** 5 MB over a slow phone network. */
  upload: 180_000,
  /** Its steps are told as they happen; a plain answer waits for all of them. */
  optimize: 60_000,
  download: 30_000,
}
const TIMEOUT = 15_000

/** A visitor's clock may be wrong by less than this without a correction of `sign`. */
const CLOCK_TOLERANCE_MS = 60_000

export type Client = ReturnType<typeof createClient>

/**
 * What all calls share: where they go, the session token, `sign`, retries, and one way to fail.
 * Everything here throws `ApiFailure`, or the AbortError of a call that its caller cancelled.
 */
export function createClient(fetch: Fetch, storage: LocalStorage) {
  const http = ky.create({
    baseUrl: globalThis.location?.origin ?? 'http://localhost',
    fetch: (input) => fetch(input),
    credentials: 'same-origin',
    retry: { limit: 2, methods: ['get'], jitter: true },
    hooks: {
      beforeRequest: [({ request }) => authorize(request)],
      afterResponse: [({ response }) => keepToken(response)],
    },
  })
  let deployment: Promise<Deployment> | null = null

  function authorize(request: Request): void {
    const token = storage.get('token')
    if (token) request.headers.set('Authorization', `Bearer ${token}`)
  }

  function keepToken(response: Response): void {
    const token = response.headers.get('token')
    if (token) storage.set('token', token)
  }

  /** A session that is over leaves no token behind, which would fail every later call. */
  function failed(error: unknown): Error {
    const failure = failureOf(error)
    if (isFailure(failure, 'sessionExpired')) storage.remove('token')
    return failure
  }

  async function attempt(endpoint: Endpoint, options: Options): Promise<KyResponse> {
    const { method, path, signed } = ENDPOINTS[endpoint]
    const call = { method, timeout: TIMEOUTS[endpoint] ?? TIMEOUT, ...options }
    if (!signed) return http(path, call)
    const headers = { ...(options.headers as Record<string, string>), ...(await signature()) }
    // A signature is good for one request: ky must not repeat it.
    return http(path, { ...call, headers, retry: 0 })
  }

  /** The answer to a call. A signature refused for what we knew of the deployment is made anew. */
  async function send(endpoint: Endpoint, options: Options = {}): Promise<KyResponse> {
    try {
      return await attempt(endpoint, options).catch((error: unknown) => {
        if (!isFailure(failureOf(error), 'signInvalid')) throw error
        deployment = null
        return attempt(endpoint, options)
      })
    } catch (error) {
      throw failed(error)
    }
  }

  /** The `data` of a JSON answer, parsed. */
  async function dataOf<S extends v.GenericSchema>(
    response: Response,
    schema: S,
  ): Promise<v.InferOutput<S>> {
    try {
      const body: unknown = await response.json()
      const failure = failureIn(body, response.status)
      if (failure) throw failure
      return v.parse(schema, v.parse(EnvelopeSchema, body).data)
    } catch (error) {
      throw failed(error)
    }
  }

  function deploymentOnce(): Promise<Deployment> {
    deployment ??= send('config')
      .then(async (response) => ({
        config: await dataOf(response, PublicConfigSchema),
        clockOffset: clockOffset(response),
      }))
      .catch((error: unknown) => {
        deployment = null
        throw error
      })
    return deployment
  }

  async function signature(): Promise<Record<string, string>> {
    const { config, clockOffset: offset } = await deploymentOnce()
    const timestamp = Date.now() + offset
    return { sign: await sign(config.sign, timestamp), timestamp: String(timestamp) }
  }

  return {
    send,
    dataOf,
    /** Sends, and gives the parsed `data`. */
    call: async <S extends v.GenericSchema>(endpoint: Endpoint, schema: S, options?: Options) =>
      dataOf(await send(endpoint, options), schema),
    /** What this deployment has; asked for once. */
    config: () => deploymentOnce().then(({ config }) => config),
  }
}

interface Deployment {
  config: PublicConfig
  clockOffset: number
}

function isFailure(error: Error, code: ApiFailure['code']): boolean {
  return error instanceof ApiFailure && error.code === code
}

/** How far the visitor's clock is behind the server's (ms), as far as it matters. */
function clockOffset(response: Response): number {
  const offset = Date.parse(response.headers.get('date') ?? '') - Date.now()
  return Math.abs(offset) > CLOCK_TOLERANCE_MS ? offset : 0
}
