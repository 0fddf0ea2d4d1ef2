import { sql, type Kysely } from 'kysely'
import type { PassingTables } from './schema.ts'

export interface Counters {
  /**
   * Counts one event against `count` a `perMs`, evenly refilled.
   *
   * @returns 0 when it is within the limit, else the milliseconds until it would be.
   */
  hit(key: string, count: number, perMs: number): Promise<number>
  sweep(): Promise<void>
}

/**
 * Rate counters by the generic cell rate algorithm: one row a key holds the time at which its
 * allowance is whole again. One statement counts and decides, so that several nodes count
 * together. A database that refuses lets the event pass: a limit guards the service, and must
 * not be what takes it down.
 */
export function createCounters(db: Kysely<PassingTables>, now: () => number): Counters {
  /** The new time when the event is within the limit. */
  async function counted(key: string, cost: number, perMs: number): Promise<boolean> {
    const time = now()
    const { rows } = await sql`
      INSERT INTO counters (key, whole_at) VALUES (${key}, ${time + cost})
      ON CONFLICT (key) DO UPDATE SET whole_at =
        CASE WHEN counters.whole_at > ${time} AND counters.whole_at <= ${time + perMs}
          THEN counters.whole_at ELSE ${time} END + ${cost}
      -- Nobody owes more than a whole allowance: then the clock was set back.
      WHERE counters.whole_at + ${cost} <= ${time + perMs} OR counters.whole_at > ${time + perMs}
      RETURNING whole_at`.execute(db)
    return rows.length > 0
  }

  return {
    async hit(key, count, perMs) {
      const cost = perMs / count
      try {
        if (await counted(key, cost, perMs)) return 0
        const found = await db
          .selectFrom('counters')
          .where('key', '=', key)
          .select('whole_at')
          .executeTakeFirst()
        return Math.max(0, (found?.whole_at ?? 0) + cost - perMs - now())
      } catch {
        return 0
      }
    },
    async sweep() {
      await db.deleteFrom('counters').where('whole_at', '<=', now()).execute()
    },
  }
}
