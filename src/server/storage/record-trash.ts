import { sql, type Kysely } from 'kysely'
import type { AnalysisRecord } from '#contract/api.ts'
import type { Trash } from '#contract/saved-resume.ts'
import { RETENTION_MS } from '#contract/retention.ts'
import { own, unexpired } from './conditions.ts'
import { expiryOf, type Owner } from './owner.ts'
import { recordOf } from './record-row.ts'
import type { Tables } from './schema.ts'
import { SHOWN_IN_TRASH, timeOf } from './trash.ts'

export type RecordTrash = ReturnType<typeof createRecordTrash>

/** Deleted analyses, which can be taken back for a while with all their reports. */
export function createRecordTrash(db: Kysely<Tables>, now: () => number) {
  /** Whatever is there and was not deleted for good. */
  const change = (owner: Owner, id: string) =>
    db
      .updateTable('records')
      .where(own(owner, id))
      .where('deleted_at', 'is', null)
      .where(unexpired(now()))
  const rowOf = (owner: Owner, id: string) =>
    db
      .selectFrom('records')
      .where(own(owner, id))
      .where('deleted_at', 'is', null)
      .where(unexpired(now()))
      .select(['id', 'file_name', 'created_at', 'expires_at'])
      .executeTakeFirst()

  /** Its earlier reports go, or stay, when it does. */
  async function reportsUntil(id: string, expiresAt: number | null): Promise<void> {
    const reports = db.updateTable('reports').where('record_id', '=', id)
    await reports.set({ expires_at: expiresAt }).execute()
  }

  return {
    /** Deletes an analysis, and leaves one that is deleted already; false when there is none. */
    async put(owner: Owner, id: string): Promise<boolean> {
      await change(owner, id)
        .where('trashed_at', 'is', null)
        .set({
          trashed_at: now(),
          // The same file may be uploaded anew meanwhile.
          request_key: null,
          // A visitor's own hour goes on; a user's things stay for as long as the trash says.
          expires_at: sql`coalesce(expires_at, ${now() + RETENTION_MS.trash})`,
        })
        .execute()
      return (await rowOf(owner, id)) !== undefined
    },

    /** Takes an analysis back, and leaves one that is not deleted; null when there is none. */
    async takeBack(owner: Owner, id: string): Promise<AnalysisRecord | null> {
      const expiresAt = expiryOf(owner, now())
      const { numUpdatedRows: changed } = await change(owner, id)
        .where('trashed_at', 'is not', null)
        .set({ trashed_at: null, expires_at: expiresAt })
        .executeTakeFirst()
      if (changed > 0) await reportsUntil(id, expiresAt)
      const row = await rowOf(owner, id)
      return row ? recordOf(owner, row) : null
    },

    async list(owner: Owner): Promise<Trash> {
      const rows = await db
        .selectFrom('records')
        .where('owner', '=', owner.id)
        .where('deleted_at', 'is', null)
        .where('trashed_at', 'is not', null)
        .where(unexpired(now()))
        .select(['id', 'file_name', 'created_at', 'expires_at', 'trashed_at'])
        .orderBy('trashed_at', 'desc')
        .limit(SHOWN_IN_TRASH)
        .execute()
      return rows.map((row) => ({
        kind: 'analysis',
        id: row.id,
        title: recordOf(owner, row).fileName,
        deletedAt: timeOf(row.trashed_at),
        expiresAt: timeOf(row.expires_at),
      }))
    },
  }
}
