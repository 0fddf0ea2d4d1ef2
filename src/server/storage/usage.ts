import { sql, type Kysely } from 'kysely'
import type { Allowance } from '#contract/plans.ts'
import type { Tables } from './schema.ts'

const HOUR = 60 * 60_000

/** An analysis that neither ended nor failed by then was cut off, and cost nothing. */
const UNFINISHED_MS = 2 * 60_000

/** How much of an allowance is used. */
export interface Used {
  used: number
  /** When the next one is free (ms); null while there is one. */
  freeAt: number | null
}

export type Usage = ReturnType<typeof createUsage>

/**
 * What somebody was given of what their plan allows. An allowance is a row of numbered places;
 * who takes one that is free has it, whatever others do at the same moment on whatever node.
 */
export function createUsage(db: Kysely<Tables>, now: () => number) {
  const takenBy = (subject: string) =>
    db.selectFrom('usage').where('subject', '=', subject).where('until', '>', now())
  const ofRecord = (subject: string, recordId: string) =>
    db.updateTable('usage').where('subject', '=', subject).where('record_id', '=', recordId)

  async function used(subject: string, { count }: Allowance): Promise<Used> {
    const rows = await takenBy(subject).select(['slot', 'until']).execute()
    const within = rows.filter(({ slot }) => slot < count)
    const isFull = within.length >= count
    return {
      used: within.length,
      freeAt: isFull ? Math.min(...within.map(({ until }) => until)) : null,
    }
  }

  return {
    used,

    /**
     * Takes a place for the analysis of a record; the same record takes no second one.
     *
     * @returns When a place will be free (ms); null when one was taken.
     */
    async take(subject: string, recordId: string, allowance: Allowance): Promise<number | null> {
      for (;;) {
        const rows = await takenBy(subject).select(['slot', 'record_id']).execute()
        if (rows.some((row) => row.record_id === recordId)) return null
        const taken = new Set(rows.map(({ slot }) => slot))
        const slot = Array.from({ length: allowance.count }, (_, at) => at).find(
          (at) => !taken.has(at),
        )
        if (slot === undefined) return (await used(subject, allowance)).freeAt ?? now()
        const until = now() + UNFINISHED_MS
        const won = await sql`
          INSERT INTO usage (subject, slot, record_id, until)
          VALUES (${subject}, ${slot}, ${recordId}, ${until})
          ON CONFLICT (subject, slot) DO UPDATE
            SET record_id = ${recordId}, until = ${until} WHERE usage.until <= ${now()}
          RETURNING slot`.execute(db)
        if (won.rows.length > 0) return null
      }
    },

    /** It was delivered: the place is used until the allowance's hours have passed. */
    async settle(subject: string, recordId: string, { hours }: Allowance): Promise<void> {
      await ofRecord(subject, recordId)
        .set({ until: now() + hours * HOUR })
        .execute()
    },

    /** It was not: the place is free again. */
    async release(subject: string, recordId: string): Promise<void> {
      await ofRecord(subject, recordId).set({ until: now() }).execute()
    },

    async sweep(): Promise<void> {
      await db.deleteFrom('usage').where('until', '<=', now()).execute()
    },
  }
}
