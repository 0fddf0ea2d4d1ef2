import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  randomBytes,
  type KeyObject,
} from 'node:crypto'
import * as v from 'valibot'
import type { Tables } from './schema.ts'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts values for one owner. */
export interface Seal {
  /** @param place Where the value is kept; it opens nowhere else. */
  close(value: unknown, place: string): Uint8Array
  /** @throws Error when the bytes were altered, moved, or closed by another key. */
  open(bytes: Uint8Array, place: string): unknown
}

/** A sealed value opens only in its own column of its own row. */
export function placeIn(table: keyof Tables): (row: string, column: string) => string {
  return (row, column) => `${table}/${row}/${column}`
}

/** @throws Error when it does not open, or is no text. */
export function openText(seal: Seal, bytes: Uint8Array, place: string): string {
  return v.parse(v.string(), seal.open(bytes, place))
}

/**
 * AES-256-GCM over JSON: random nonce, ciphertext, tag; the place is authenticated along.
 *
 * @param derive Gives the key; asked when there is something to open or close, which most calls
 *   have not.
 */
export function createSeal(derive: () => ArrayBuffer): Seal {
  let known: KeyObject | undefined
  const key = () => (known ??= createSecretKey(new Uint8Array(derive())))
  return {
    close(value, place) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key(), nonce).setAAD(Buffer.from(place))
      const body = cipher.update(JSON.stringify(value), 'utf8')
      return Buffer.concat([nonce, body, cipher.final(), cipher.getAuthTag()])
    },
    open(bytes, place) {
      const nonce = bytes.subarray(0, NONCE_BYTES)
      const decipher = createDecipheriv('aes-256-gcm', key(), nonce, { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-TAG_BYTES))
      const body = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES))
      return JSON.parse(Buffer.concat([body, decipher.final()]).toString('utf8')) as unknown
    },
  }
}
