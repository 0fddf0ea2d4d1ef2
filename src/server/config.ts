import { createHmac, createPublicKey, type KeyObject } from 'node:crypto'
import { join } from 'node:path'
import { ENDPOINTS } from '#contract/api.ts'
import { DEMO_PATH } from './accounts/demo-people.ts'
import type { ProviderConfig } from './accounts/identity-provider.ts'
import type { StripeConfig } from './accounts/stripe/provider.ts'
import type { ModelConfig } from './scoring/advisor/model.ts'
import { keptSecrets, rsaKey } from './secrets.ts'

/** What this deployment is; parsed once, at start. */
export interface Config {
  port: number
  /** Address to listen on; undefined means all of them. */
  host: string | undefined
  /** Where an operator's Prometheus finds figures; null gives none. */
  metrics: { port: number; host: string } | null
  dataDir: string
  /** A Postgres that several nodes may share; null keeps everything in `dataDir`. */
  databaseUrl: string | null
  /** Origin under which visitors reach the site, without a slash at the end. */
  siteOrigin: string
  /** True when visitors come over https: cookies get `Secure`, answers get HSTS. */
  secure: boolean
  /** Key from which attachment HMAC and others derive. */
  appSecret: string
  sign: { companyId: string; privateKey: KeyObject; publicKey: string }
  /** Reverse proxies in front whose `X-Forwarded-For` is believed. */
  trustedProxies: number
  /** Multiplies every rate limit; 0 turns them off. */
  rateLimitFactor: number
  /** Whether all processes start at once and do samples while they wait, so that a job meets warm ones. */
  warmUp: boolean
  /** How people sign in. */
  login: LoginConfig
  /** Where plans and templates are paid for; null sells nothing. */
  payment: StripeConfig | null
  /** The model that writes advice; null leaves everything to the rules. */
  model: ModelConfig | null
}

export type LoginConfig =
  | ({ kind: 'google' } & ProviderConfig)
  /** People who do not exist, for trying everything; only where nobody else can come. */
  | ({ kind: 'demo' } & ProviderConfig)
  | { kind: 'none' }

/** A variable that is missing or wrong, with what to do about it. */
export class ConfigError extends Error {
  constructor(variable: string, remedy: string) {
    super(`${variable}: ${remedy}`)
    this.name = 'ConfigError'
  }
}

type Env = Record<string, string | undefined>

/**
 * Parses the environment; what is absent gets its default, absent secrets are made once and kept
 * in the data folder. README.md lists the variables.
 *
 * @throws ConfigError naming the first wrong variable and the remedy.
 */
export function readConfig(env: Env): Config {
  const port = wholeNumber(env, 'PORT', 4321, 65_535)
  const dataDir = env.DATA_DIR || '.data'
  const siteUrl = originOf(env, `http://localhost:${port}`)
  const databaseUrl = databaseUrlOf(env)
  const secrets = secretsOf(env, dataDir)
  return {
    port,
    host: env.HOST || undefined,
    metrics: metricsOf(env, port),
    dataDir,
    databaseUrl,
    siteOrigin: siteUrl.origin,
    secure: siteUrl.protocol === 'https:',
    appSecret: secrets.appSecret,
    sign: signKeys(env.SIGN_COMPANY_ID || 'vitascope', secrets.signPrivateKey),
    trustedProxies: wholeNumber(env, 'TRUSTED_PROXIES', 0, 10),
    rateLimitFactor: wholeNumber(env, 'RATE_LIMIT_FACTOR', 1, 1_000),
    warmUp: isOn(env, 'WARM_UP'),
    login: loginOf(env, siteUrl, secrets.appSecret),
    payment: paymentOf(env, siteUrl),
    model: modelOf(env),
  }
}

function wholeNumber(env: Env, name: string, fallback: number, max: number): number {
  const text = env[name]
  if (!text) return fallback
  const value = Number(text)
  if (Number.isInteger(value) && value >= 0 && value <= max) return value
  throw new ConfigError(name, `give a whole number from 0 to ${max}, or leave it unset`)
}

function isOn(env: Env, name: string): boolean {
  const text = env[name] || 'on'
  if (text === 'on' || text === 'off') return text === 'on'
  throw new ConfigError(name, 'give on or off, or leave it unset')
}

/** An address of its own: behind a proxy on this machine everybody would come from loopback. */
function metricsOf(env: Env, port: number): Config['metrics'] {
  if (!env.METRICS_PORT) return null
  const own = wholeNumber(env, 'METRICS_PORT', 0, 65_535)
  if (own === port && own !== 0) {
    throw new ConfigError('METRICS_PORT', 'give another port than PORT, which visitors reach')
  }
  return { port: own, host: env.METRICS_HOST || '127.0.0.1' }
}

function originOf(env: Env, fallback: string): URL {
  const remedy = 'give the origin that visitors use, such as https://resume.example'
  const url = URL.parse(env.SITE_URL || fallback)
  if (!url || !['http:', 'https:'].includes(url.protocol)) throw new ConfigError('SITE_URL', remedy)
  if (url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new ConfigError('SITE_URL', `${remedy}, without a path`)
  }
  return url
}

/** Google, when its client is named; else the demo provider, but never where others can reach it. */
function loginOf(env: Env, site: URL, appSecret: string): LoginConfig {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env
  const redirectUri = `${site.origin}${ENDPOINTS.loginCallback.path}`
  if (clientId && clientSecret) {
    const client = { clientId, clientSecret, redirectUri }
    return { kind: 'google', issuer: issuerOf(env), prompt: 'select_account', ...client }
  }
  if (clientId || clientSecret) {
    const missing = clientId ? 'GOOGLE_CLIENT_SECRET' : 'GOOGLE_CLIENT_ID'
    throw new ConfigError(missing, 'give both of Google’s client, or neither')
  }
  // On a port that is only known later nobody could be sent back.
  if (!isLoopback(site) || site.port === '0') return { kind: 'none' }
  const secret = createHmac('sha256', appSecret).update('demo identity provider')
  return {
    kind: 'demo',
    issuer: `${site.origin}${DEMO_PATH}`,
    clientId: 'vitascope-demo',
    clientSecret: secret.digest('base64url'),
    redirectUri,
    // It has no accounts to select from, and asks anew by this.
    prompt: 'login',
  }
}

function issuerOf({ GOOGLE_ISSUER: given }: Env): string {
  const url = URL.parse(given || 'https://accounts.google.com')
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url))) {
    return url.href.replace(/\/$/, '')
  }
  throw new ConfigError('GOOGLE_ISSUER', 'give an address that begins with https://')
}

/** Both of Stripe's secrets, or neither: payments that nobody hears of would give nothing. */
function paymentOf(env: Env, site: URL): StripeConfig | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  if (!secretKey && !webhookSecret) return null
  if (!/^[sr]k_(test|live)_/.test(secretKey ?? '')) {
    throw new ConfigError('STRIPE_SECRET_KEY', 'give a secret key, sk_live_… or sk_test_…')
  }
  if (!webhookSecret?.startsWith('whsec_')) {
    throw new ConfigError(
      'STRIPE_WEBHOOK_SECRET',
      'give the signing secret of the endpoint, whsec_…',
    )
  }
  const api = env.STRIPE_API ? URL.parse(env.STRIPE_API) : null
  if (env.STRIPE_API && !(api && isLoopback(api))) {
    throw new ConfigError('STRIPE_API', 'leave it unset; only a test on this machine sets it')
  }
  const tax = env.STRIPE_TAX === 'on'
  if (env.STRIPE_TAX && !tax) throw new ConfigError('STRIPE_TAX', 'give on, or leave it unset')
  return { secretKey: secretKey ?? '', webhookSecret, api, tax, siteOrigin: site.origin }
}

/** True for addresses that only this machine can reach. */
function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname)
}

/** Several nodes share a Postgres, so what one of them seals the others must be able to open. */
function databaseUrlOf(env: Env): string | null {
  const { DATABASE_URL: given } = env
  if (!given) return null
  const url = URL.parse(given)
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    throw new ConfigError('DATABASE_URL', 'give postgres://user:password@host/database, or nothing')
  }
  for (const name of ['APP_SECRET', 'SIGN_PRIVATE_KEY']) {
    if (env[name]) continue
    throw new ConfigError(name, 'give the same value to every node that shares DATABASE_URL')
  }
  return given
}

/**
 * `OPENAI_MODEL` is the switch: a key that stands in an environment for other reasons must not
 * send anybody's resume anywhere.
 */
function modelOf(env: Env): ModelConfig | null {
  const { OPENAI_MODEL: name, OPENAI_API_KEY: apiKey = '', OPENAI_BASE_URL: given } = env
  if (!name) return null
  if (!apiKey && !given) {
    throw new ConfigError('OPENAI_API_KEY', 'give the key for OPENAI_MODEL, or its OPENAI_BASE_URL')
  }
  const url = URL.parse(given || 'https://api.openai.com/v1')
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.search || url.hash) {
    throw new ConfigError('OPENAI_BASE_URL', 'give an address such as https://models.example/v1')
  }
  return { name, apiKey, baseUrl: url.href.replace(/\/$/, '') }
}

function secretsOf(env: Env, dataDir: string) {
  const { APP_SECRET: given, SIGN_PRIVATE_KEY: givenKey } = env
  if (given && given.length < 32) {
    throw new ConfigError('APP_SECRET', 'give at least 32 random characters, or leave it unset')
  }
  if (given && givenKey) return { appSecret: given, signPrivateKey: givenKey }
  try {
    const kept = keptSecrets(dataDir)
    return {
      appSecret: given || kept.APP_SECRET,
      signPrivateKey: givenKey || kept.SIGN_PRIVATE_KEY,
    }
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'damaged'
    const file = join(dataDir, 'secrets.json')
    throw new ConfigError('DATA_DIR', `make ${file} readable and writable (${reason})`)
  }
}

function signKeys(companyId: string, pem: string): Config['sign'] {
  try {
    const privateKey = rsaKey(pem)
    const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' })
    return { companyId, privateKey, publicKey: publicKey.toString() }
  } catch {
    throw new ConfigError('SIGN_PRIVATE_KEY', 'give an RSA private key in PEM, or leave it unset')
  }
}
