import { sql, type Kysely } from 'kysely'
import type { SaveResult, Trash as TrashList } from '#contract/saved-resume.ts'
import { RETENTION_MS } from '#contract/retention.ts'
import { own, unexpired } from './conditions.ts'
import { expiryOf, type Owner } from './owner.ts'
import { savedAs, titleOf } from './resumes.ts'
import type { Tables } from './schema.ts'

/** The newest of them; nobody looks further, and the sweep takes the rest in time. */
export const SHOWN_IN_TRASH = 100

export type Trash = ReturnType<typeof createTrash>

/** Deleted resumes, which can be taken back for a while. Every call takes the owner. */
export function createTrash(db: Kysely<Tables>, now: () => number) {
  const rowOf = (owner: Owner, id: string) =>
    db
      .selectFrom('resumes')
      .where(own(owner, id))
      .where(unexpired(now()))
      .select(['id', 'version', 'saved_at', 'deleted_at', 'expires_at'])
      .executeTakeFirst()
  const change = (owner: Owner, id: string) =>
    db.updateTable('resumes').where(own(owner, id)).where(unexpired(now()))

  return {
    /** Deletes a resume, and leaves one that is deleted already; false when there is none. */
    async put(owner: Owner, id: string): Promise<boolean> {
      await change(owner, id)
        .where('deleted_at', 'is', null)
        .set({
          deleted_at: now(),
          // A visitor's own hour goes on; a user's things stay for as long as the trash says.
          expires_at: sql`coalesce(expires_at, ${now() + RETENTION_MS.trash})`,
        })
        .execute()
      return (await rowOf(owner, id)) !== undefined
    },

    /** Takes a resume back, and leaves one that is not deleted; null when there is none. */
    async takeBack(owner: Owner, id: string): Promise<SaveResult | null> {
      await change(owner, id)
        .where('deleted_at', 'is not', null)
        .set({ deleted_at: null, expires_at: expiryOf(owner, now()) })
        .execute()
      const row = await rowOf(owner, id)
      return row ? savedAs(row) : null
    },

    /** Deletes what lies in the trash for good, with its earlier states; false when it does not. */
    async empty(owner: Owner, id: string): Promise<boolean> {
      return db.transaction().execute(async (within) => {
        const { numDeletedRows: deleted } = await within
          .deleteFrom('resumes')
          .where(own(owner, id))
          .where('deleted_at', 'is not', null)
          .executeTakeFirst()
        if (deleted === 0n) return false
        await within.deleteFrom('versions').where('resume_id', '=', id).execute()
        return true
      })
    },

    /** Until when a resume can be taken back (ISO 8601); null when it is not in the trash. */
    async expiryOf(owner: Owner, id: string): Promise<string | null> {
      const row = await rowOf(owner, id)
      return row && row.deleted_at !== null ? timeOf(row.expires_at) : null
    },

    async list(owner: Owner): Promise<TrashList> {
      const rows = await db
        .selectFrom('resumes')
        .where('owner', '=', owner.id)
        .where('deleted_at', 'is not', null)
        .where(unexpired(now()))
        .select(['id', 'title', 'deleted_at', 'expires_at'])
        .orderBy('deleted_at', 'desc')
        .limit(SHOWN_IN_TRASH)
        .execute()
      return rows.map((row) => ({
        kind: 'resume',
        id: row.id,
        title: titleOf(owner, row),
        deletedAt: timeOf(row.deleted_at),
        expiresAt: timeOf(row.expires_at),
      }))
    },
  }
}

export const timeOf = (ms: number | null) => new Date(ms ?? 0).toISOString()
