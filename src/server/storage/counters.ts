import type { DatabaseSync } from 'node:sqlite'

export interface Counters {
  /**
   * Counts one event against `count` a `perMs`, evenly refilled.
   *
   * @returns 0 when it is within the limit, else the milliseconds until it would be.
   */
  hit(key: string, count: number, perMs: number): number
  sweep(): void
}

/**
 * Rate counters by the generic cell rate algorithm: one row a key holds the time at which its
 * allowance is whole again. A disk that refuses to write lets the event pass: a limit guards
 * the service, and must not be what takes it down.
 */
export function createCounters(database: DatabaseSync, now: () => number): Counters {
  database.exec(
    'CREATE TABLE IF NOT EXISTS counters (key TEXT PRIMARY KEY, whole_at REAL NOT NULL) STRICT, WITHOUT ROWID',
  )
  const select = database.prepare('SELECT whole_at FROM counters WHERE key = ?')
  const upsert = database.prepare(
    'INSERT INTO counters (key, whole_at) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET whole_at = excluded.whole_at',
  )
  const remove = database.prepare('DELETE FROM counters WHERE whole_at <= ?')

  return {
    hit(key, count, perMs) {
      try {
        const wholeAt = Math.max(Number(select.get(key)?.whole_at ?? 0), now()) + perMs / count
        const wait = wholeAt - now() - perMs
        if (wait > 0) return wait
        upsert.run(key, wholeAt)
      } catch {
        return 0
      }
      return 0
    },
    sweep() {
      remove.run(now())
    },
  }
}
