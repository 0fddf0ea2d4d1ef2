import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { DraftSchema, type Draft } from '#contract/draft.ts'
import { expiryOf, unexpired } from './expiry.ts'
import type { Owner } from './owner.ts'
import { surplus } from './retention.ts'
import type { Tables, VersionRow } from './schema.ts'

/** One state of a resume. */
export interface ResumeState {
  version: number
  title: string
  /** Milliseconds. */
  savedAt: number
  draft: Draft
}

export type Versions = ReturnType<typeof createVersions>

/**
 * Earlier states of resumes, which `resumes.ts` writes. Whoever asks must have made sure that the
 * resume is the owner's; besides, no state opens with another owner's key.
 */
export function createVersions(db: Kysely<Tables>, now: () => number) {
  const ofResume = (id: string) =>
    db.selectFrom('versions').where('resume_id', '=', id).where(unexpired(now()))

  return {
    /** The kept states without their drafts, newest first. */
    async list(owner: Owner, id: string): Promise<Omit<ResumeState, 'draft'>[]> {
      const rows = await ofResume(id)
        .select(['resume_id', 'version', 'saved_at', 'title'])
        .orderBy('version', 'desc')
        .execute()
      return rows.map((row) => ({
        version: row.version,
        title: titleOf(owner, row),
        savedAt: row.saved_at,
      }))
    },

    async find(owner: Owner, id: string, version: number): Promise<ResumeState | null> {
      const row = await ofResume(id).where('version', '=', version).selectAll().executeTakeFirst()
      if (!row) return null
      const draft = owner.seal.open(row.draft, place(row, 'draft'))
      return {
        version,
        title: titleOf(owner, row),
        savedAt: row.saved_at,
        draft: v.parse(DraftSchema, draft),
      }
    },

    /** Keeps a state that is about to be replaced, and lets go of what need not stay. */
    async keep(
      within: Kysely<Tables>,
      owner: Owner,
      id: string,
      { version, title, savedAt, draft }: ResumeState,
    ): Promise<void> {
      const key = { resume_id: id, version }
      const row: VersionRow = {
        ...key,
        saved_at: savedAt,
        // What a visitor took out of their resume is gone an hour after they last saved it.
        expires_at: expiryOf(owner, savedAt),
        title: owner.seal.close(title, place(key, 'title')),
        draft: owner.seal.close(draft, place(key, 'draft')),
      }
      await within.insertInto('versions').values(row).execute()
      const kept = await within
        .selectFrom('versions')
        .where('resume_id', '=', id)
        .select(['version', 'saved_at as savedAt'])
        .execute()
      const old = surplus(kept, now())
      if (old.length === 0) return
      const ofThis = within.deleteFrom('versions').where('resume_id', '=', id)
      await ofThis.where('version', 'in', old).execute()
    },

    /** Deletes what has expired, and what belongs to no resume any more. */
    async sweep(): Promise<void> {
      await db.deleteFrom('versions').where('expires_at', '<=', now()).execute()
      await db
        .deleteFrom('versions')
        .where('resume_id', 'not in', (all) => all.selectFrom('resumes').select('id'))
        .execute()
    },
  }
}

type Key = Pick<VersionRow, 'resume_id' | 'version'>

/** A sealed value opens only in its own column of its own row. */
const place = ({ resume_id: id, version }: Key, column: string) =>
  `versions/${id}/${version}/${column}`

function titleOf(owner: Owner, row: Key & Pick<VersionRow, 'title'>): string {
  return v.parse(v.string(), owner.seal.open(row.title, place(row, 'title')))
}
