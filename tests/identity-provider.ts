/** An OpenID Connect provider that can be told to lie: for tests of what must be refused. */
import { createServer } from 'node:http'
import { once } from 'node:events'
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type { AddressInfo } from 'node:net'

export const CLIENT = { id: 'test-client', secret: 'test-secret' }

/** How an ID token differs from the honest one. */
export interface Lie {
  claims?: Record<string, unknown>
  header?: Record<string, unknown>
  /** Signs with a key that the provider does not publish. */
  wrongKey?: boolean
  /** Answers the token call with this status. */
  status?: number
}

export interface TestProvider {
  issuer: string
  /** What becomes of the next browser that comes to sign in: who it is, and how that is a lie. */
  next: { person?: Record<string, unknown>; lie?: Lie }
  /** The callback's query for somebody who agrees at an address of the provider. */
  agree(address: string, person?: Record<string, unknown>, lie?: Lie): URLSearchParams
  close(): Promise<void>
}

interface Grant {
  nonce: string
  challenge: string
  person: Record<string, unknown>
  lie: Lie
}

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

let keys: { published: KeyPair; other: KeyPair } | null = null
type KeyPair = ReturnType<typeof newKey>

/** Two pairs for all providers of a process: making them for each took longer than signing in. */
const keysOnce = () => (keys ??= { published: newKey(), other: newKey() })

/** @param now Milliseconds, for the times in its tokens. */
export async function startIdentityProvider(now: () => number): Promise<TestProvider> {
  const { published: key, other: otherKey } = keysOnce()
  const grants = new Map<string, Grant>()

  function idToken({ nonce, person, lie }: Grant): string {
    const seconds = Math.floor(now() / 1_000)
    const honest = {
      iss: issuer,
      aud: CLIENT.id,
      sub: 'subject-1',
      iat: seconds,
      exp: seconds + 3_600,
      nonce,
      email: 'ada@example.com',
      email_verified: true,
      name: 'Ada Example',
    }
    const header = { alg: 'RS256', kid: 'one', ...lie.header }
    const claims = { ...honest, ...person, ...lie.claims }
    const text = [header, claims].map((part) => encoded(JSON.stringify(part))).join('.')
    return `${text}.${signature(text, lie.wrongKey ? otherKey.privateKey : key.privateKey)}`
  }

  const server = createServer(async (request, response) => {
    const json = (body: unknown, status = 200) => {
      response.writeHead(status, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    if (request.url?.startsWith('/.well-known/')) {
      return json({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      })
    }
    if (request.url?.startsWith('/auth?')) {
      const asked = new URL(request.url, issuer)
      const back = new URL(asked.searchParams.get('redirect_uri') ?? '')
      back.search = String(provider.agree(asked.href, provider.next.person, provider.next.lie))
      response.writeHead(302, { Location: back.href })
      return response.end()
    }
    if (request.url === '/jwks') {
      const jwk = key.publicKey.export({ format: 'jwk' })
      return json({ keys: [{ ...jwk, kid: 'one', alg: 'RS256', use: 'sig' }] })
    }
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const form = new URLSearchParams(body)
    const code = form.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)
    const verifier = createHash('sha256').update(form.get('code_verifier') ?? '')
    if (!grant || verifier.digest('base64url') !== grant.challenge) {
      return json({ error: 'invalid_grant' }, 400)
    }
    if (grant.lie.status) return json({ error: 'server_error' }, grant.lie.status)
    return json({ access_token: 'x', token_type: 'Bearer', id_token: idToken(grant) })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const provider: TestProvider = {
    issuer,
    next: {},
    agree(address, person = {}, lie = {}) {
      const asked = new URL(address).searchParams
      const code = randomBytes(16).toString('hex')
      const grant = {
        nonce: asked.get('nonce') ?? '',
        challenge: asked.get('code_challenge') ?? '',
      }
      grants.set(code, { ...grant, person, lie })
      return new URLSearchParams({ code, state: asked.get('state') ?? '' })
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return provider
}

const encoded = (text: string) => Buffer.from(text).toString('base64url')
const signature = (text: string, key: KeyObject) =>
  sign('sha256', Buffer.from(text), key).toString('base64url')
