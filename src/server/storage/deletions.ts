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

/** A noun that can be deleted: where it is kept, when it went into the trash, and its parts. */
interface Kept {
  table: string
  trashedAt: string
  parts: string
  parent: string
}

const RECORDS: Kept = {
  table: 'records',
  trashedAt: 'trashed_at',
  parts: 'reports',
  parent: 'record_id',
}
const RESUMES: Kept = {
  table: 'resumes',
  trashedAt: 'deleted_at',
  parts: 'versions',
  parent: 'resume_id',
}

/** What it takes to do a deletion again. */
interface Again {
  db: Kysely<Tables>
  erasure: Erasure
  id: string
  at: number
}

const remove =
  (kept: Kept) =>
  async ({ db, id }: Again) => {
    const { table, parts, parent } = kept
    await sql`DELETE FROM ${sql.table(parts)} WHERE ${sql.ref(parent)} = ${id}`.execute(db)
    await sql`DELETE FROM ${sql.table(table)} WHERE id = ${id}`.execute(db)
  }

const putIntoTrash =
  (kept: Kept) =>
  async ({ db, id, at }: Again) => {
    const trashedAt = sql.ref(kept.trashedAt)
    await sql`UPDATE ${sql.table(kept.table)}
    SET ${trashedAt} = ${at}, expires_at = coalesce(expires_at, ${at + RETENTION_MS.trash})
    WHERE id = ${id} AND ${trashedAt} IS NULL`.execute(db)
  }

/** A user's stays again; a visitor's own hour goes on. */
const takeBack =
  (kept: Kept) =>
  async ({ db, id }: Again) => {
    const trashedAt = sql.ref(kept.trashedAt)
    await sql`UPDATE ${sql.table(kept.table)}
    SET ${trashedAt} = NULL, expires_at =
      CASE WHEN expires_at = ${trashedAt} + ${RETENTION_MS.trash} THEN NULL ELSE expires_at END
    WHERE id = ${id} AND ${trashedAt} IS NOT NULL`.execute(db)
  }

const REPLAYS: Record<Deletion['what'], (again: Again) => Promise<unknown>> = {
  all: ({ erasure, id }) => erasure.erase({ id }, id),
  record: remove(RECORDS),
  recordTrash: putIntoTrash(RECORDS),
  recordBack: takeBack(RECORDS),
  resume: remove(RESUMES),
  trash: putIntoTrash(RESUMES),
  back: takeBack(RESUMES),
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
    if (id !== undefined) await REPLAYS[what]({ db, erasure, id, at })
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
