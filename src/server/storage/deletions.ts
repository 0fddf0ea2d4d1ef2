import { createHash } from 'node:crypto'
import { appendFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { sql, type Kysely } from 'kysely'
import * as v from 'valibot'
import { RETENTION_MS } from '#contract/retention.ts'
import type { Erasure } from './erasure.ts'
import type { Tables } from './schema.ts'

const DeletionSchema = v.object({
  /** When (ms). */
  at: v.number(),
  /**
   * `all` is everything of an owner, `record` and `resume` one thing for good; `trash` and `back`
   * are a resume's way into the trash and out, the others an analysis's.
   */
  what: v.picklist(['all', 'record', 'resume', 'trash', 'back', 'recordTrash', 'recordBack']),
  /** SHA-256 of the id of the owner, the record or the resume: what is gone is not named. */
  of: v.string(),
})
export type Deletion = v.InferOutput<typeof DeletionSchema>

/**
 * The ledger of deletions: a file beside the database, so that restoring yesterday's database
 * does not bring back what somebody deleted today.
 */
export interface Deletions {
  note(what: Deletion['what'], id: string): void
  /** Forgets what is older than any backup may be. */
  sweep(): void
}

export function createDeletions(file: string, now: () => number): Deletions {
  return {
    note(what, id) {
      const line = `${JSON.stringify({ at: now(), what, of: digestOf(id) } satisfies Deletion)}\n`
      try {
        appendFileSync(file, line, { mode: 0o600, flush: true })
      } catch {
        // A full disk must not keep anybody's things from being deleted now.
      }
    },
    sweep() {
      const all = deletionsIn(file)
      const recent = all.filter(({ at }) => at > now() - RETENTION_MS.erasures)
      if (recent.length === all.length) return
      const text = recent.map((deletion) => `${JSON.stringify(deletion)}\n`).join('')
      writeFileSync(`${file}.new`, text, { mode: 0o600, flush: true })
      renameSync(`${file}.new`, file)
    },
  }
}

const digestOf = (id: string): string => createHash('sha256').update(id).digest('base64url')

/** The deletions of a ledger, oldest first; none where there is no file. A torn last line is left out. */
export function deletionsIn(file: string): Deletion[] {
  const lines = textOf(file).split('\n').filter(Boolean)
  return lines.flatMap((line) => {
    try {
      return [v.parse(DeletionSchema, JSON.parse(line))]
    } catch {
      return []
    }
  })
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

/** Deletes again what was deleted after a backup was made. Doing it twice does no more. */
export async function replay(
  db: Kysely<Tables>,
  erasure: Erasure,
  deletions: readonly Deletion[],
): Promise<void> {
  const idOf = await idsByDigest(db)
  for (const { at, what, of } of deletions.toSorted((a, b) => a.at - b.at)) {
    const id = idOf.get(of)
    if (id === undefined) continue
    if (what === 'all') await erasure.erase({ id }, id)
    else if (what === 'record') {
      await db.deleteFrom('reports').where('record_id', '=', id).execute()
      await db.deleteFrom('records').where('id', '=', id).execute()
    } else if (what === 'resume') {
      await db.deleteFrom('versions').where('resume_id', '=', id).execute()
      await db.deleteFrom('resumes').where('id', '=', id).execute()
    } else if (what === 'recordTrash' || what === 'recordBack') {
      const record = db.updateTable('records').where('id', '=', id)
      const until = at + RETENTION_MS.trash
      await (
        what === 'recordTrash'
          ? record
              .where('trashed_at', 'is', null)
              .set({ trashed_at: at, expires_at: sql`coalesce(expires_at, ${until})` })
          : record.where('trashed_at', 'is not', null).set({
              trashed_at: null,
              expires_at: sql`CASE WHEN expires_at = trashed_at + ${RETENTION_MS.trash} THEN NULL ELSE expires_at END`,
            })
      ).execute()
    } else {
      const resume = db.updateTable('resumes').where('id', '=', id)
      const until = at + RETENTION_MS.trash
      await (
        what === 'trash'
          ? resume
              .where('deleted_at', 'is', null)
              .set({ deleted_at: at, expires_at: sql`coalesce(expires_at, ${until})` })
          : resume.where('deleted_at', 'is not', null).set({
              deleted_at: null,
              // A user's stays again; a visitor's own hour goes on.
              expires_at: sql`CASE WHEN expires_at = deleted_at + ${RETENTION_MS.trash} THEN NULL ELSE expires_at END`,
            })
      ).execute()
    }
  }
}

/** Every id that a deletion may be of. */
async function idsByDigest(db: Kysely<Tables>): Promise<Map<string, string>> {
  const rows = [
    await db.selectFrom('records').select(['id', 'owner']).execute(),
    await db.selectFrom('resumes').select(['id', 'owner']).execute(),
    await db.selectFrom('users').select(['id', 'id as owner']).execute(),
  ].flat()
  return new Map(rows.flatMap(({ id, owner }) => [id, owner]).map((id) => [digestOf(id), id]))
}
