import type { MiddlewareHandler } from 'hono'
import type { Config } from './config.ts'
import type { Env } from './dependencies.ts'
import { PAGE_POLICY } from './page-policy.ts'

/** What is answered: a page, a file with its content's hash in its name, and so on. */
export type ResponseKind = 'page' | 'asset' | 'file' | 'version' | 'api'

/**
 * Sent with every answer, each with its reason. `netlify.toml` is made of the same table
 * (`npm run netlify`); a check compares the two.
 */
const SECURITY_HEADERS = {
  /** A file is what its type says: nothing uploaded or made is ever run as a script. */
  'X-Content-Type-Options': 'nosniff',
  /** Addresses carry record ids; no other site gets to see them. */
  'Referrer-Policy': 'same-origin',
  /** A page that opens us, or that we open, gets no handle on our window. */
  'Cross-Origin-Opener-Policy': 'same-origin',
  /** Other sites cannot embed our answers, and so cannot measure them. */
  'Cross-Origin-Resource-Policy': 'same-origin',
  /** We use none of these; nor may a script that got in. */
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
} as const

/** Two years. Only over https: on plain http browsers ignore it. */
const TRANSPORT_HEADERS = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
} as const

/** An answer of the API is never a page. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** How long each kind may be kept, and what it may load. */
const KIND_HEADERS: Record<ResponseKind, Record<string, string>> = {
  /** Checked each time, by its ETag. */
  page: { 'Content-Security-Policy': PAGE_POLICY, 'Cache-Control': 'no-cache' },
  /** A changed file has another name. */
  asset: {
    'Content-Security-Policy': PAGE_POLICY,
    'Cache-Control': 'public, max-age=31536000, immutable',
  },
  file: { 'Content-Security-Policy': PAGE_POLICY, 'Cache-Control': 'no-cache' },
  /** Tells that there is a newer build; an old copy would defeat it. */
  version: { 'Content-Security-Policy': PAGE_POLICY, 'Cache-Control': 'no-store' },
  /** Somebody's own data. */
  api: { 'Content-Security-Policy': API_POLICY, 'Cache-Control': 'no-store' },
}

/** Every header of an answer of one kind. */
export function headersFor(kind: ResponseKind, secure: boolean): Record<string, string> {
  return { ...SECURITY_HEADERS, ...(secure && TRANSPORT_HEADERS), ...KIND_HEADERS[kind] }
}

/** The kind of what stands at a path. */
export function kindOf(path: string): ResponseKind {
  if (path === '/api' || path.startsWith('/api/')) return 'api'
  if (path.startsWith('/_astro/')) return 'asset'
  if (path === '/version.json') return 'version'
  return /\.(?!html$)[a-z0-9]+$/i.test(path) ? 'file' : 'page'
}

/** Puts the headers on every answer, errors included. */
export function securityHeaders({ secure }: Pick<Config, 'secure'>): MiddlewareHandler<Env> {
  return async (c, next) => {
    await next()
    // A missing asset must not be remembered as missing for a year.
    const kind = c.res.status < 400 ? kindOf(c.req.path) : kindOfFailure(c.req.path)
    for (const [name, value] of Object.entries(headersFor(kind, secure)))
      c.res.headers.set(name, value)
  }
}

function kindOfFailure(path: string): ResponseKind {
  return kindOf(path) === 'api' ? 'api' : 'page'
}
