import { sql, type Kysely } from 'kysely'
import * as v from 'valibot'
import type { VersionList } from '#contract/api.ts'
import { DraftSchema, type Draft } from '#contract/draft.ts'
import { NEWEST_VERSIONS, RETENTION_MS } from '#contract/retention.ts'
import { unexpired } from './conditions.ts'
import { expiryOf, type Owner } from './owner.ts'
import { versionBytes } from './quota.ts'
import { surplus } from './retention.ts'
import type { Tables, VersionRow } from './schema.ts'
import { openText, placeIn } from './seal.ts'
import { sweepBySize } from './sweeping.ts'

/** A state of a resume that is about to be replaced. */
export interface ReplacedState {
  version: number
  title: string
  /** Milliseconds. */
  savedAt: number
  draft: Draft
}

/** A state that was kept. */
interface KeptState extends Kept {
  draft: Draft
}

type Kept = VersionList[number]

export type Versions = ReturnType<typeof createVersions>

/**
 * Earlier states of resumes, which `resumes.ts` writes. Whoever asks must have made sure that the
 * resume is the owner's; besides, no state opens with another owner's key.
 */
export function createVersions(db: Kysely<Tables>, now: () => number) {
  const sized = () =>
    db
      .selectFrom('versions')
      .select(['resume_id', 'version', sql<number>`length(draft)`.as('bytes')])

  async function remove(states: Key[]): Promise<void> {
    for (const { resume_id, version } of states)
      await db
        .deleteFrom('versions')
        .where('resume_id', '=', resume_id)
        .where('version', '=', version)
        .execute()
  }

  const ofResume = (id: string) =>
    db.selectFrom('versions').where('resume_id', '=', id).where(unexpired(now()))

  return {
    /** The kept states without their drafts, newest first. */
    async list(owner: Owner, id: string): Promise<VersionList> {
      const rows = await ofResume(id)
        .select(['resume_id', 'version', 'saved_at', 'title'])
        .orderBy('version', 'desc')
        .execute()
      return rows.map((row) => keptOf(owner, row))
    },

    async find(owner: Owner, id: string, version: number): Promise<KeptState | null> {
      const row = await ofResume(id).where('version', '=', version).selectAll().executeTakeFirst()
      if (!row) return null
      const draft = owner.seal.open(row.draft, versionPlace(row, 'draft'))
      return { ...keptOf(owner, row), draft: v.parse(DraftSchema, draft) }
    },

    /** Keeps a state that is about to be replaced, and lets go of what need not stay. */
    async keep(
      within: Kysely<Tables>,
      owner: Owner,
      id: string,
      { version, title, savedAt, draft }: ReplacedState,
    ): Promise<void> {
      const key = { resume_id: id, version }
      const row: VersionRow = {
        ...key,
        saved_at: savedAt,
        // What a visitor took out of their resume is gone an hour after they last saved it.
        expires_at: expiryOf(owner, savedAt),
        title: owner.seal.close(title, versionPlace(key, 'title')),
        draft: owner.seal.close(draft, versionPlace(key, 'draft')),
      }
      await within.insertInto('versions').values(row).execute()
      const kept = await within
        .selectFrom('versions')
        .where('resume_id', '=', id)
        .select(['version', 'saved_at as savedAt', sql<number>`length(draft)`.as('bytes')])
        .execute()
      const old = surplus(kept, now(), versionBytes(owner))
      if (old.length === 0) return
      const ofThis = within.deleteFrom('versions').where('resume_id', '=', id)
      await ofThis.where('version', 'in', old).execute()
    },

    /** Deletes what has expired or grown too old, and what belongs to no resume any more. */
    async sweep(): Promise<void> {
      await sweepBySize<Key & { bytes: number }>(
        (limit) => sized().where('expires_at', '<=', now()).limit(limit).execute(),
        remove,
      )
      const newer = sql<number>`(SELECT count(*) FROM versions AS newer
        WHERE newer.resume_id = versions.resume_id AND newer.version > versions.version)`
      await sweepBySize<Key & { bytes: number }>(
        (limit) =>
          sized()
            .where('saved_at', '<=', now() - RETENTION_MS.versions)
            .where(newer, '>=', NEWEST_VERSIONS)
            .limit(limit)
            .execute(),
        remove,
      )
      const isLeft = sql<boolean>`resume_id NOT IN (SELECT id FROM resumes)`
      await sweepBySize<Key & { bytes: number }>(
        (limit) => sized().where(isLeft).limit(limit).execute(),
        remove,
      )
    },
  }
}

type Key = Pick<VersionRow, 'resume_id' | 'version'>

const place = placeIn('versions')

/** Where a value of a state is kept, for its seal. */
export const versionPlace = ({ resume_id: id, version }: Key, column: string) =>
  place(`${id}/${version}`, column)

function keptOf(owner: Owner, row: Key & Pick<VersionRow, 'title' | 'saved_at'>): Kept {
  return {
    version: row.version,
    title: openText(owner.seal, row.title, versionPlace(row, 'title')),
    savedAt: new Date(row.saved_at).toISOString(),
  }
}
