import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { crc32, deflateSync } from 'node:zlib'
import { Provider, type Configuration } from 'oidc-provider'
import { LOCALES, directionOf, isLocale, type Locale } from '#contract/locales.ts'
import { wording } from '../wording.ts'
import { DEMO_PATH, DEMO_PEOPLE, type DemoPerson } from './demo-people.ts'
import type { ProviderConfig } from './identity-provider.ts'

/** Koa's. */
type Context = Parameters<Parameters<Provider['use']>[0]>[0]

/** Takes the requests below `DEMO_PATH`; false for those that are not its own. */
export type DemoProvider = (request: IncomingMessage, response: ServerResponse) => boolean

/** The page is one form; nothing of it may load, run or be framed. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'"

/**
 * An identity provider for trying the product: real OpenID Connect, with people to choose from
 * instead of passwords. It is part of this server and forgets everything when it ends.
 *
 * @param client Whom it lets sign people in.
 */
export async function createDemoProvider(client: ProviderConfig): Promise<DemoProvider> {
  // Its adapter in memory and its development keys are what it warns about, and what a demo wants.
  const provider = new Provider(client.issuer, await configurationFor(client))
  provider.use(async (ctx, next) => {
    const { pathname } = new URL(ctx.href)
    const [, person] = /\/portraits\/(\w+)\.png$/.exec(pathname) ?? []
    const [, uid] = /\/people\/([\w-]+)$/.exec(pathname) ?? []
    if (person) portrait(ctx, person)
    else if (uid) await choose(provider, ctx)
    else await next()
  })
  const handle = provider.callback()
  return (request, response) => {
    const { url = '' } = request
    if (!url.startsWith(`${DEMO_PATH}/`)) return false
    Object.assign(request, { originalUrl: url, url: url.slice(DEMO_PATH.length) })
    void handle(request, response)
    return true
  }
}

async function configurationFor({ issuer, clientId, clientSecret, redirectUri }: ProviderConfig) {
  const key = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])
  const { kty, crv, x, y, d } = await crypto.subtle.exportKey('jwk', key.privateKey)
  const jwk = { kty, crv, x, y, d, kid: 'demo', alg: 'ES256', use: 'sig' }
  const configuration: Configuration = {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [jwk] } as Configuration['jwks'],
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    // Like Google, it says everything in the ID token.
    conformIdTokenClaims: false,
    extraParams: ['hl'],
    features: { devInteractions: { enabled: false }, userinfo: { enabled: false } },
    ttl: { Interaction: 900, Session: 900, Grant: 900, AccessToken: 300, IdToken: 3_600 },
    interactions: { url: (_, { uid }) => `${DEMO_PATH}/people/${uid}` },
    findAccount: (_, id) => {
      const person = DEMO_PEOPLE.find((one) => one.id === id)
      return person && { accountId: id, claims: () => claimsOf(person, issuer) }
    },
    // Our own client needs nobody's consent to know who chose themselves.
    loadExistingGrant: async (ctx) => {
      const { client: asking, session, provider } = ctx.oidc
      if (!asking || !session?.accountId) return undefined
      const grant = new provider.Grant({
        clientId: asking.clientId,
        accountId: session.accountId,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  }
  return configuration
}

const claimsOf = ({ id, name, email }: DemoPerson, issuer: string) => ({
  sub: id,
  name,
  email,
  email_verified: true,
  picture: `${issuer}/portraits/${id}.png`,
})

/** Shows the people, or signs in the one that was chosen. */
async function choose(provider: Provider, ctx: Context): Promise<void> {
  const { params } = await provider.interactionDetails(ctx.req, ctx.res)
  if (ctx.method !== 'POST') {
    const asked = String(params.ui_locales ?? '').split(' ')[0]
    ctx.type = 'html'
    ctx.set('Content-Security-Policy', POLICY)
    ctx.set('Cache-Control', 'no-store')
    ctx.set('X-Content-Type-Options', 'nosniff')
    ctx.body = peoplePage(isLocale(asked) ? asked : LOCALES[0])
    return
  }
  const person = new URLSearchParams(await bodyOf(ctx.req)).get('person')
  const result = DEMO_PEOPLE.some(({ id }) => id === person)
    ? { login: { accountId: person ?? '', remember: false } }
    : { error: 'access_denied' }
  await provider.interactionFinished(ctx.req, ctx.res, result, { mergeWithLastSubmission: false })
  // It has answered by itself.
  ctx.respond = false
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) {
    text += String(part)
    if (text.length > 1_000) break
  }
  return text
}

/** Everything on it is ours: no value of a request is ever written into it. */
function peoplePage(locale: Locale): string {
  const t = (wording(locale, 'login').demo ?? {}) as Record<string, string>
  const people = DEMO_PEOPLE.map(
    ({ id, name, email, plan }) =>
      `<button name="person" value="${id}"><b>${name}</b><span>${email} · ${t[plan]}</span></button>`,
  )
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${t.title}</title>
<style>
  body { margin: 0; padding: 12vh 2rem; background: #f5f0e6; color: #1c2333; font: 1.6rem/1.5 system-ui; }
  html { font-size: 62.5%; }
  main { max-inline-size: 44rem; margin-inline: auto; }
  h1 { font: 3.2rem/1.2 serif; margin-block: 0 1.2rem; }
  mark { background: none; color: #b3341c; font-weight: 600; }
  form { display: grid; gap: 1rem; margin-block-start: 2.4rem; }
  button { display: grid; gap: .2rem; padding: 1.2rem 1.6rem; border: 1px solid #8a8272; border-radius: 2px;
    background: #fffdf8; color: inherit; font: inherit; text-align: start; cursor: pointer; }
  button:hover, button:focus-visible { border-color: #b3341c; outline: 2px solid #b3341c; outline-offset: 1px; }
  button.no { border-color: transparent; background: none; text-decoration: underline; }
  span { color: #5a5646; font-size: 1.4rem; }
</style>
<main><p><mark>${t.mark}</mark></p><h1>${t.title}</h1><p>${t.text}</p>
<form method="post">${people.join('')}<button class="no" name="person" value="">${t.cancel}</button></form></main>
</html>`
}

/** A plain square in the person's colour: enough to see that pictures are copied and shown. */
function portrait(ctx: Context, id: string): void {
  const colour = DEMO_PEOPLE.find((person) => person.id === id)?.colour
  if (!colour) return void (ctx.status = 404)
  ctx.type = 'png'
  ctx.body = squareOf(Buffer.from(colour.slice(1), 'hex'), 96)
}

/** A PNG of one colour (ISO/IEC 15948): signature, header, one compressed row after another. */
function squareOf(rgb: Buffer, size: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  // Eight bits a channel, red, green and blue.
  header.set([8, 2], 8)
  const row = Buffer.concat([Buffer.from([0]), ...Array.from({ length: size }, () => rgb)])
  const rows = Buffer.concat(Array.from({ length: size }, () => row))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A chunk of a PNG: its length, type and data, and their checksum. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}
