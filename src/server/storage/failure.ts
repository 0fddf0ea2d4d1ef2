type StorageFailure = 'storageFull' | 'storageUnavailable'

/**
 * SQLite's primary result codes that are about the disk rather than about us
 * (https://sqlite.org/rescode.html). A read may still work after any of them.
 */
const SQLITE_FAILURES: Record<number, StorageFailure> = {
  5: 'storageUnavailable', // BUSY: another process holds the database for too long
  8: 'storageUnavailable', // READONLY
  10: 'storageUnavailable', // IOERR
  11: 'storageUnavailable', // CORRUPT
  13: 'storageFull', // FULL
  14: 'storageUnavailable', // CANTOPEN: no file handles left, or the folder is gone
}

/**
 * Postgres' classes and codes of the same kind
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html), the longest match first.
 */
const POSTGRES_FAILURES: readonly (readonly [RegExp, StorageFailure])[] = [
  [/^53100$/, 'storageFull'], // disk_full
  [/^53/, 'storageUnavailable'], // no memory, too many connections
  [/^08/, 'storageUnavailable'], // the connection broke
  [/^57(P0[1-5]|014)$/, 'storageUnavailable'], // it stops, starts, or took too long
  [/^58/, 'storageUnavailable'], // its own disk failed
  [/^25006$/, 'storageUnavailable'], // a standby that takes no writes
  [/^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/, 'storageUnavailable'],
]

/** pg gives no code to what its own pool and client meet. */
const POSTGRES_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has|was))/

/** The contract's code for an error of a database; null when it is not one of its disk or line. */
export function storageFailure(error: unknown): StorageFailure | null {
  const { code, errcode, message } = (error ?? {}) as Partial<Record<string, unknown>>
  if (code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number') {
    // Extended codes carry the primary one in their lowest byte.
    return SQLITE_FAILURES[errcode & 0xff] ?? null
  }
  if (typeof code === 'string') {
    return POSTGRES_FAILURES.find(([pattern]) => pattern.test(code))?.[1] ?? null
  }
  return POSTGRES_MESSAGES.test(String(message)) ? 'storageUnavailable' : null
}
