import ky, { type KyResponse, type Options } from 'ky'
import * as v from 'valibot'
import { UserInfoSchema, type UserInfo } from '#contract/account.ts'
import {
  ENDPOINTS,
  EnvelopeSchema,
  PublicConfigSchema,
  TOKEN_HEADER,
  type Endpoint,
  type PublicConfig,
} from '#contract/api.ts'
import { LIMITS } from '#contract/limits.ts'
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
  /** Its first file may be a PDF to set. */
  exportData: 60_000,
}
const TIMEOUT = 15_000

/** A visitor's clock may be wrong by less than this without a correction of `sign`. */
const CLOCK_TOLERANCE_MS = 60_000

/** As long as the server waits for somebody to come back. */
const LOGIN_MS = (LIMITS.loginMinutes + LIMITS.loginPickupMinutes) * 60_000

/** Calls that are the same whoever asks, or are what signs in and out. */
const IMPERSONAL: ReadonlySet<Endpoint> = new Set(['config', 'login', 'userInfo', 'logout'])

/** What a browser knows its own sign-in by: when it began, and 128 random bits. */
export const newLoginEvent = (random: string): string => `${Date.now().toString(36)}-${random}`

/** @returns Milliseconds. */
const loginBegan = (eventId: string): number =>
  Number.parseInt(eventId.split('-')[0] ?? '', 36) || 0

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
      afterResponse: [({ request, response }) => keepToken(request, response)],
    },
  })
  let deployment: Promise<Deployment> | null = null
  /** Of a sign-in that this page may be the way back from; one that begins here comes later. */
  const arrived = arrivingEvent(storage)
  let pickedUp: Promise<UserInfo> | null = null
  const expiry = new Set<() => void>()

  function authorize(request: Request): void {
    const token = storage.get('token')
    if (token) request.headers.set('Authorization', `Bearer ${token}`)
  }

  /** An answer that comes after logging out, or after another sign-in, must not bring it back. */
  function keepToken(request: Request, response: Response): void {
    const token = response.headers.get(TOKEN_HEADER)
    const sent = request.headers.get('Authorization')?.replace(/^Bearer /, '') ?? null
    if (token && storage.get('token') === sent) storage.set('token', token)
  }

  /** A session that is over leaves no token behind, which would fail every later call. */
  function failed(error: unknown): Error {
    const failure = failureOf(error)
    if (isFailure(failure, 'sessionExpired')) {
      storage.remove('token')
      for (const listener of expiry) listener()
    }
    return failure
  }

  async function attempt(endpoint: Endpoint, options: Options): Promise<KyResponse> {
    const { method, path, signed } = ENDPOINTS[endpoint]
    const request = { method, timeout: TIMEOUTS[endpoint] ?? TIMEOUT, ...options }
    if (!signed) return http(path, request)
    const headers = { ...(options.headers as Record<string, string>), ...(await signature()) }
    // A signature is good for one request: ky must not repeat it.
    return http(path, { ...request, headers, retry: 0 })
  }

  /**
   * Who came back from signing in to this page; null when nobody did. What else a page asks waits
   * for it: it is the account's by then.
   */
  function pickUp(): Promise<UserInfo> | null {
    if (!arrived) return null
    pickedUp ??= call('userInfo', UserInfoSchema, { searchParams: { loginEventId: arrived } }).then(
      (user) => (storage.remove('loginEventId'), user),
    )
    return pickedUp
  }

  /** The answer to a call. A signature refused for what we knew of the deployment is made anew. */
  async function send(endpoint: Endpoint, options: Options = {}): Promise<KyResponse> {
    if (!IMPERSONAL.has(endpoint)) await pickUp()?.catch(() => undefined)
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

  /** Sends, and gives the parsed `data`. */
  async function call<S extends v.GenericSchema>(
    endpoint: Endpoint,
    schema: S,
    options?: Options,
  ): Promise<v.InferOutput<S>> {
    return dataOf(await send(endpoint, options), schema)
  }

  return {
    send,
    dataOf,
    call,
    pickUp,
    /** Calls `listener` when the server says that the session is over. */
    onExpired: (listener: () => void) => void expiry.add(listener),
    /** What this deployment has; asked for once. */
    config: () => deploymentOnce().then(({ config }) => config),
  }
}

/** The sign-in came back with a no: the page says why, and nothing is left to pick up. */
const wasRefused = () => new URLSearchParams(globalThis.location?.search).has('error')

/** The pending sign-in of this browser; one that is too old to be finished is forgotten. */
function arrivingEvent(storage: LocalStorage): string | null {
  const eventId = storage.get('loginEventId')
  if (eventId === null) return null
  if (Date.now() - loginBegan(eventId) < LOGIN_MS && !wasRefused()) return eventId
  storage.remove('loginEventId')
  return null
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
