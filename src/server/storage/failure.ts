/**
 * SQLite's primary result codes that are about the disk rather than about us
 * (https://sqlite.org/rescode.html). A read may still work after any of them.
 */
const FAILURES: Record<number, 'storageFull' | 'storageUnavailable'> = {
  5: 'storageUnavailable', // BUSY: another process holds the database for too long
  8: 'storageUnavailable', // READONLY
  10: 'storageUnavailable', // IOERR
  11: 'storageUnavailable', // CORRUPT
  13: 'storageFull', // FULL
  14: 'storageUnavailable', // CANTOPEN: no file handles left, or the folder is gone
}

/** The contract's code for an error of node:sqlite; null when it is not one of the disk. */
export function storageFailure(error: unknown): 'storageFull' | 'storageUnavailable' | null {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown }
  if (code !== 'ERR_SQLITE_ERROR' || typeof errcode !== 'number') return null
  // Extended codes carry the primary one in their lowest byte.
  return FAILURES[errcode & 0xff] ?? null
}
