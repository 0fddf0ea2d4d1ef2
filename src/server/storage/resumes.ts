import { sql, type Kysely } from 'kysely'
import * as v from 'valibot'
import type { ResumeList, SavedResume, SaveResult } from '#contract/saved-resume.ts'
import { DraftSchema, type Draft } from '#contract/draft.ts'
import type { TemplateId } from '#contract/template.ts'
import { own, unexpired } from './conditions.ts'
import { afterCursor, PAGE_ROWS, pageOf } from './cursor.ts'
import { newId } from './id.ts'
import { expiryOf, type Owner } from './owner.ts'
import type { ResumeRow, Tables } from './schema.ts'
import { mustHaveRoom } from './quota.ts'
import { createRequests, type KeyedRequest } from './requests.ts'
import { openText, placeIn } from './seal.ts'
import { sweepBySize } from './sweeping.ts'
import { nameIn, sealedName, type ReplacedState, type Versions } from './versions.ts'

const place = placeIn('resumes')

export interface ResumeToSave extends KeyedRequest {
  title: string
  draft: Draft
  /** The premium template that it is made with by right; without one the last such stays. */
  madeWith?: TemplateId | undefined
}

/** A saved resume with what its owner does not see. */
export interface KeptResume {
  saved: SavedResume
  /** ISO 8601; null when it is not in the trash. */
  deletedAt: string | null
  madeWith: TemplateId | undefined
}

export type Resumes = ReturnType<typeof createResumes>

/**
 * Saved resumes. Every call takes the owner; another's resume is null, and so is one in the
 * trash.
 *
 * @param versions Where the state that a save replaces is kept.
 */
export function createResumes(db: Kysely<Tables>, now: () => number, versions: Versions) {
  const requests = createRequests(db, now)
  const deletedOrNot = (owner: Owner) =>
    db.selectFrom('resumes').where('owner', '=', owner.id).where(unexpired(now()))
  const ofOwner = (owner: Owner) => deletedOrNot(owner).where('deleted_at', 'is', null)

  async function find(owner: Owner, id: string): Promise<SavedResume | null> {
    const row = await ofOwner(owner).where('id', '=', id).selectAll().executeTakeFirst()
    return row ? opened(owner, row) : null
  }

  /** The resume that was saved last. */
  async function latest(owner: Owner): Promise<SavedResume | null> {
    const newest = ofOwner(owner).orderBy('saved_at', 'desc').orderBy('id', 'desc')
    const row = await newest.limit(1).selectAll().executeTakeFirst()
    return row ? opened(owner, row) : null
  }

  /** The premium template that a resume was made with by right, in the trash or not. */
  async function madeWith(owner: Owner, id: string): Promise<TemplateId | undefined> {
    const row = await deletedOrNot(owner)
      .where('id', '=', id)
      .select('made_with')
      .executeTakeFirst()
    return (row?.made_with ?? undefined) as TemplateId | undefined
  }

  /** A page of resumes, newest first. */
  async function list(owner: Owner, cursor?: string): Promise<ResumeList> {
    const rows = await ofOwner(owner)
      .where(afterCursor(cursor, 'saved_at'))
      .select(['id', 'version', 'saved_at', 'template_id', 'title'])
      .orderBy('saved_at', 'desc')
      .orderBy('id', 'desc')
      .limit(PAGE_ROWS)
      .execute()
    return pageOf(
      rows,
      (row) => row.saved_at,
      (row) => ({ ...savedAs(row), title: titleOf(owner, row), templateId: row.template_id }),
    )
  }

  /**
   * Saves a new resume; the same request sent again gets what the first one made.
   *
   * @throws RequestReused, QuotaReached
   */
  async function add(owner: Owner, resume: ResumeToSave): Promise<SaveResult> {
    return db.transaction().execute(async (within) => {
      const row = newRow(owner, resume, now())
      const earlier = await requests.earlier(within, owner, resume)
      if (earlier) return earlier
      await mustHaveRoom(within, owner, row.draft.length)
      const isFirst = await requests.remember(within, owner, resume, savedAs(row))
      // Of two at once on two nodes, one is told what the other made.
      if (!isFirst) return (await requests.earlier(within, owner, resume)) ?? savedAs(row)
      await within.insertInto('resumes').values(row).execute()
      return savedAs(row)
    })
  }

  /**
   * Saves over `version`; null when the stored one is another, or there is none. The same
   * request sent again gets what the first one made.
   *
   * @throws RequestReused, QuotaReached
   */
  async function replace(owner: Owner, id: string, version: number, resume: ResumeToSave) {
    return db.transaction().execute(async (within) => {
      const earlier = await requests.earlier(within, owner, resume)
      if (earlier) return earlier.id === id ? earlier : null
      const before = await within
        .selectFrom('resumes')
        .where(own(owner, id))
        .where('version', '=', version)
        .where('deleted_at', 'is', null)
        .where(unexpired(now()))
        .selectAll()
        .executeTakeFirst()
      if (!before) return null
      // The condition again: of two saves over the same version exactly one succeeds.
      const row = await within
        .updateTable('resumes')
        .set({ version: version + 1, ...written(owner, id, resume, now()) })
        .where('id', '=', id)
        .where('version', '=', version)
        .where('deleted_at', 'is', null)
        // The name as it is now: it may have been given since the line above.
        .returning(['id', 'version', 'saved_at', 'version_name'])
        .executeTakeFirst()
      if (!row) return null
      await versions.keep(within, owner, id, stateOf(owner, { ...before, ...nameOf(row) }))
      if (row.version_name) {
        await within.updateTable('resumes').where('id', '=', id).set(NAMELESS).execute()
      }
      // What throws from here on leaves the resume as it was.
      await mustHaveRoom(within, owner, 0)
      await requests.remember(within, owner, resume, savedAs(row))
      return savedAs(row)
    })
  }

  /** What the owner calls the present version; '' for most. */
  async function versionName(owner: Owner, id: string): Promise<string> {
    const row = await deletedOrNot(owner)
      .where('id', '=', id)
      .select(['id', 'version_name'])
      .executeTakeFirst()
    return row ? nameIn(owner, row.version_name, place(id, 'version_name')) : ''
  }

  /** Names one version, the present one included; false when there is no such version. */
  async function nameVersion(owner: Owner, id: string, version: number, name: string) {
    const { numUpdatedRows } = await db
      .updateTable('resumes')
      .where(own(owner, id))
      .where('version', '=', version)
      .where('deleted_at', 'is', null)
      .where(unexpired(now()))
      .set({ version_name: sealedName(owner, name, place(id, 'version_name')) })
      .executeTakeFirst()
    if (numUpdatedRows > 0) return true
    return (await find(owner, id)) !== null && versions.rename(owner, id, version, name)
  }

  /** Every resume, in the trash or not; the newest first. */
  async function* each(owner: Owner): AsyncGenerator<KeptResume> {
    const newest = deletedOrNot(owner).orderBy('saved_at', 'desc').orderBy('id', 'desc')
    const all = await newest.select('id').execute()
    for (const { id } of all) {
      const row = await deletedOrNot(owner).where('id', '=', id).selectAll().executeTakeFirst()
      // It may have been deleted meanwhile.
      if (row) yield { saved: opened(owner, row), ...stateOfRow(row) }
    }
  }

  /** Deletes what has expired. */
  async function sweep(): Promise<void> {
    await sweepBySize(
      (limit) =>
        db
          .selectFrom('resumes')
          .where('expires_at', '<=', now())
          .select(['id', sql<number>`length(draft)`.as('bytes')])
          .limit(limit)
          .execute(),
      async (rows) => {
        const ids = rows.map(({ id }) => id)
        await db
          .deleteFrom('resumes')
          .where('id', 'in', ids)
          .where('expires_at', '<=', now())
          .execute()
      },
    )
    await requests.sweep()
  }

  return {
    find,
    latest,
    madeWith,
    list,
    each,
    add,
    replace,
    versionName,
    nameVersion,
    sweep,
  }
}

/** A save makes a version that nobody has named yet. */
const NAMELESS = { version_name: null }

const nameOf = ({ version_name }: Pick<ResumeRow, 'version_name'>) => ({ version_name })

function newRow(owner: Owner, resume: ResumeToSave, now: number): ResumeRow {
  const id = newId()
  const nothing = { deleted_at: null, made_with: null, request_key: null, ...NAMELESS }
  return { id, owner: owner.id, version: 1, ...nothing, ...written(owner, id, resume, now) }
}

/** The columns that each save writes. */
function written(owner: Owner, id: string, { title, draft, madeWith }: ResumeToSave, now: number) {
  return {
    saved_at: now,
    // Each save is a visitor's own wish to keep it, so the hour starts anew.
    expires_at: expiryOf(owner, now),
    template_id: draft.templateId,
    ...(madeWith && { made_with: madeWith }),
    title: owner.seal.close(title, place(id, 'title')),
    draft: owner.seal.close(draft, place(id, 'draft')),
  }
}

export function titleOf({ seal }: Owner, { id, title }: Pick<ResumeRow, 'id' | 'title'>): string {
  return openText(seal, title, place(id, 'title'))
}

/** What a save is answered. */
export function savedAs(row: Pick<ResumeRow, 'id' | 'version' | 'saved_at'>): SaveResult {
  return { id: row.id, version: row.version, savedAt: new Date(row.saved_at).toISOString() }
}

function stateOf(owner: Owner, row: ResumeRow): ReplacedState {
  return {
    version: row.version,
    title: titleOf(owner, row),
    name: nameIn(owner, row.version_name, place(row.id, 'version_name')),
    savedAt: row.saved_at,
    draft: v.parse(DraftSchema, owner.seal.open(row.draft, place(row.id, 'draft'))),
  }
}

function stateOfRow({ deleted_at: deletedAt, made_with: madeWith }: ResumeRow) {
  return {
    deletedAt: deletedAt === null ? null : new Date(deletedAt).toISOString(),
    madeWith: (madeWith ?? undefined) as TemplateId | undefined,
  }
}

function opened(owner: Owner, row: ResumeRow): SavedResume {
  const { title, draft } = stateOf(owner, row)
  return { ...savedAs(row), title, ...draft }
}
