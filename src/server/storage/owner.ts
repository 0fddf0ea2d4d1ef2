import { createHash, hkdfSync } from 'node:crypto'
import { RETENTION_MS } from '#contract/retention.ts'
import { createSeal, type Seal } from './seal.ts'

/** To whom stored things belong. Every lookup is by owner; what is another's does not exist. */
export interface Owner {
  id: string
  /** Encrypts what is kept for them. */
  seal: Seal
  /** Milliseconds that things are kept from when they were stored; null until deleted. */
  lifetimeMs: number | null
}

/** When something stored now is gone; null when it stays. */
export function expiryOf({ lifetimeMs }: Owner, now: number): number | null {
  return lifetimeMs === null ? null : now + lifetimeMs
}

/**
 * The owner behind a visitor's token. The database knows its SHA-256 only, and the content key
 * is derived from the token: without the visitor's cookie nobody can read what is kept for them.
 */
export function visitorOwner(token: Uint8Array): Owner {
  return {
    id: createHash('sha256').update(token).digest('base64url'),
    seal: createSeal(() => hkdfSync('sha256', token, '', 'vitascope content', 32)),
    lifetimeMs: RETENTION_MS.visitor,
  }
}

/**
 * The owner that is a person with an account. The key to what is kept for them is derived from
 * the deployment's secret: a copy of the database alone opens nothing.
 */
export function userOwner(appSecret: string, userId: string): Owner {
  const key = () => hkdfSync('sha256', appSecret, userId, 'vitascope user content', 32)
  return { id: userId, seal: createSeal(key), lifetimeMs: null }
}
