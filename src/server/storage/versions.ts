import { sql, type Kysely } from 'kysely'
import * as v from 'valibot'
import type { VersionList } from '#contract/saved-resume.ts'
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
  /** What its owner calls it; '' for most. */
  name: string
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
        .select(['resume_id', 'version', 'saved_at', 'title', 'version_name'])
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

    /** Names a kept state ('' takes its name away); false when there is none. */
    async rename(owner: Owner, id: string, version: number, name: string): Promise<boolean> {
      const key = { resume_id: id, version }
      const { numUpdatedRows } = await db
        .updateTable('versions')
        .where('resume_id', '=', id)
        .where('version', '=', version)
        .where(unexpired(now()))
        .set({ version_name: sealedName(owner, name, versionPlace(key, 'version_name')) })
        .executeTakeFirst()
      return numUpdatedRows > 0
    },

    /** Keeps a state that is about to be replaced, and lets go of what need not stay. */
    async keep(
      within: Kysely<Tables>,
      owner: Owner,
      id: string,
      { version, title, name, savedAt, draft }: ReplacedState,
    ): Promise<void> {
      const key = { resume_id: id, version }
      const row: VersionRow = {
        ...key,
        saved_at: savedAt,
        // What a visitor took out of their resume is gone an hour after they last saved it.
        expires_at: expiryOf(owner, savedAt),
        title: owner.seal.close(title, versionPlace(key, 'title')),
        version_name: sealedName(owner, name, versionPlace(key, 'version_name')),
        draft: owner.seal.close(draft, versionPlace(key, 'draft')),
      }
      await within.insertInto('versions').values(row).execute()
      const kept = await within
        .selectFrom('versions')
        .where('resume_id', '=', id)
        .select([
          'version',
          'saved_at as savedAt',
          sql<number>`length(draft)`.as('bytes'),
          sql<number>`version_name IS NOT NULL`.as('isNamed'),
        ])
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

/** A name as it is kept; none is no value, so that it can be asked for without the key. */
export const sealedName = (owner: Owner, name: string, at: string): Uint8Array | null =>
  name === '' ? null : owner.seal.close(name, at)

export const nameIn = (owner: Owner, sealed: Uint8Array | null, at: string): string =>
  sealed === null ? '' : openText(owner.seal, sealed, at)

function keptOf(
  owner: Owner,
  row: Key & Pick<VersionRow, 'title' | 'saved_at' | 'version_name'>,
): Kept {
  return {
    version: row.version,
    name: nameIn(owner, row.version_name, versionPlace(row, 'version_name')),
    title: openText(owner.seal, row.title, versionPlace(row, 'title')),
    savedAt: new Date(row.saved_at).toISOString(),
  }
}
