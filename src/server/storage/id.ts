import { randomBytes } from 'node:crypto'

/** A new id: 128 random bits, safe in URLs and impossible to guess. */
export function newId(): string {
  return randomBytes(16).toString('base64url')
}
