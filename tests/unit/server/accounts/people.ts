/** Browsers of people who sign in: a cookie jar, a token, and the calls of the product. */
import { onTestFinished } from 'vitest'
import type { UserInfo } from '#contract/account.ts'
import { createIdentityProvider } from '#server/accounts/identity-provider.ts'
import { readConfig } from '#server/config.ts'
import {
  CLIENT,
  startIdentityProvider,
  type Lie,
  type TestProvider,
} from '../../../identity-provider.ts'
import { SIGN_PRIVATE_KEY, signature, testServer, type TestServer } from '../app.ts'
import { envOf, freshPlace } from '../database.ts'

export interface AccountServer extends TestServer {
  provider: TestProvider
  /** A new browser, of nobody yet. */
  browser(): Browser
}

/** @param env Configuration beside the provider's. */
export async function accountServer(env: Record<string, string> = {}): Promise<AccountServer> {
  // The library that checks its tokens reads the real clock.
  const provider = await startIdentityProvider(Date.now)
  onTestFinished(provider.close)
  const config = readConfig({
    ...envOf(await freshPlace()),
    SIGN_PRIVATE_KEY,
    GOOGLE_CLIENT_ID: CLIENT.id,
    GOOGLE_CLIENT_SECRET: CLIENT.secret,
    GOOGLE_ISSUER: provider.issuer,
    ...env,
  })
  if (config.login.kind === 'none') throw new Error('unreachable')
  const identityProvider = createIdentityProvider(config.login, Date.now)
  const server = await testServer({ config, identityProvider })
  return { ...server, provider, browser: () => createBrowser(server, provider) }
}

export type Browser = ReturnType<typeof createBrowser>

let events = 0

export function createBrowser(server: TestServer, provider: TestProvider) {
  const jar = new Map<string, string>()
  const browser = {
    token: '',
    /** Its own name for itself. */
    agent: '',
    jar,

    /** A call with everything that this browser would send along. */
    async call(path: string, init: RequestInit = {}): Promise<Response> {
      const headers = new Headers(init.headers)
      if (jar.size > 0) headers.set('Cookie', [...jar].map((pair) => pair.join('=')).join('; '))
      if (browser.agent) headers.set('User-Agent', browser.agent)
      if (browser.token && !headers.has('Authorization')) {
        headers.set('Authorization', `Bearer ${browser.token}`)
      }
      const response = await server.request(path, { ...init, headers, redirect: 'manual' })
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        jar.set(name, value)
      }
      browser.token = response.headers.get('token') ?? browser.token
      return response
    },

    /** A signed call. */
    signed(path: string, init: RequestInit = {}) {
      const headers = {
        ...Object.fromEntries(new Headers(init.headers)),
        ...signature(server.dependencies.now()),
      }
      return browser.call(path, { ...init, headers })
    },

    /** Asks to sign in; gives the provider's address. */
    async begin(eventId = newEventId(), targetPath = '/'): Promise<string> {
      const query = new URLSearchParams({ targetPath, urlType: '5', loginEventId: eventId })
      const { data } = await (await browser.call(`/api/google/login?${query}`)).json()
      return data as string
    },

    comeBack: (query: URLSearchParams) => browser.call(`/api/google/callback?${query}`),

    pickUp: (eventId: string) => browser.call(`/api/user/getUserInfo?loginEventId=${eventId}`),

    /** Signs in as somebody, all the way. */
    async signIn(person: Record<string, unknown> = {}, lie: Lie = {}): Promise<UserInfo> {
      const eventId = newEventId()
      const address = await browser.begin(eventId)
      await browser.comeBack(provider.agree(address, person, lie))
      const answer = await browser.pickUp(eventId)
      if (answer.status !== 200) throw new Error(`not signed in: ${answer.status}`)
      return (await answer.json()).data as UserInfo
    },
  }
  return browser
}

export const newEventId = () => `event-${String(++events).padStart(16, '0')}`
