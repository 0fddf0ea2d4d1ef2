import type { DatabaseSync } from 'node:sqlite'

/** Nonces live ten minutes at most; at 2,000 signed calls a second that is 1.2 million. */
const MAX_NONCES = 1_500_000

export interface Nonces {
  /**
   * Marks a nonce as used until it could not be accepted anyway.
   *
   * @param until Milliseconds.
   * @returns 'new', 'used' before, or 'full' when no more can be remembered now.
   */
  use(hash: Uint8Array, until: number): 'new' | 'used' | 'full'
  sweep(): void
}

/**
 * What has been used once. A disk that refuses to write must not stop reads, which are signed
 * too: then memory remembers, with the same bound.
 */
export function createNonces(database: DatabaseSync, now: () => number, max = MAX_NONCES): Nonces {
  database.exec(
    'CREATE TABLE IF NOT EXISTS nonces (hash BLOB PRIMARY KEY, until INTEGER NOT NULL) STRICT, WITHOUT ROWID',
  )
  const insert = database.prepare(
    'INSERT INTO nonces (hash, until) VALUES (?, ?) ON CONFLICT DO NOTHING',
  )
  const remove = database.prepare('DELETE FROM nonces WHERE until <= ?')
  const count = database.prepare('SELECT count(*) AS total FROM nonces')
  const memory = new Map<string, number>()
  let total = Number(count.get()?.total)

  return {
    use(hash, until) {
      if (total + memory.size >= max) return 'full'
      const key = Buffer.from(hash).toString('base64')
      if (memory.has(key)) return 'used'
      try {
        if (insert.run(hash, until).changes === 0) return 'used'
        total += 1
      } catch {
        memory.set(key, until)
      }
      return 'new'
    },
    sweep() {
      for (const [key, until] of memory) if (until <= now()) memory.delete(key)
      remove.run(now())
      total = Number(count.get()?.total)
    },
  }
}
