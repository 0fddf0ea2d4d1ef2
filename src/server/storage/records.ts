import { sql, type Kysely } from 'kysely'
import type { Report } from '#contract/analysis.ts'
import type { RecordList, ScoreHistory } from '#contract/api.ts'
import { RETENTION_MS } from '#contract/retention.ts'
import type { Reading } from '../reading/document.ts'
import { own, unexpired } from './conditions.ts'
import { afterCursor, PAGE_ROWS, pageOf } from './cursor.ts'
import { once } from './once.ts'
import type { Owner } from './owner.ts'
import { mustHaveRoom } from './quota.ts'
import {
  figuresIn,
  newRow,
  opened,
  recordOf,
  recordPlace,
  reportOf,
  type NewRecord,
  type StoredRecord,
} from './record-row.ts'
import { figuresOf, type Reports } from './reports.ts'
import { mustBeSame, type KeyedRequest } from './requests.ts'
import type { Tables } from './schema.ts'
import { sweepBySize } from './sweeping.ts'

const NOTHING = new Uint8Array()

export interface KeptRecord extends StoredRecord {
  isInTrash: boolean
}

export type Records = ReturnType<typeof createRecords>

/**
 * The documents that were read. Every call takes the owner; another's record is null.
 *
 * @param reports Where a report is kept that another takes the place of.
 */
export function createRecords(db: Kysely<Tables>, now: () => number, reports: Reports) {
  const ofOwner = (owner: Owner) =>
    db
      .selectFrom('records')
      .where('owner', '=', owner.id)
      .where('deleted_at', 'is', null)
      .where('trashed_at', 'is', null)
      .where(unexpired(now()))
  const rowOf = (owner: Owner, id: string) =>
    ofOwner(owner).where('id', '=', id).selectAll().executeTakeFirst()
  const changeAny = (owner: Owner, id: string) =>
    db.updateTable('records').where(own(owner, id)).where('deleted_at', 'is', null)
  const change = (owner: Owner, id: string) => changeAny(owner, id).where('trashed_at', 'is', null)

  async function find(owner: Owner, id: string): Promise<StoredRecord | null> {
    const row = await rowOf(owner, id)
    return row ? opened(owner, row) : null
  }

  /**
   * The record that this owner's request already made, when it is sent again.
   *
   * @throws RequestReused
   */
  async function findByRequest(
    owner: Owner,
    { requestKey, requestBody }: KeyedRequest,
  ): Promise<StoredRecord | null> {
    if (requestKey === null) return null
    const row = await ofOwner(owner)
      .where('request_key', '=', requestKey)
      .selectAll()
      .executeTakeFirst()
    if (row) mustBeSame(row.request_body, requestBody)
    return row ? opened(owner, row) : null
  }

  /** Keeps what was read. Of two requests with one key the first wins, and both get its record. */
  async function add(owner: Owner, record: NewRecord): Promise<StoredRecord> {
    const insert = async () => {
      const row = newRow(owner, record, now())
      await mustHaveRoom(db, owner, row.reading.length)
      const { numInsertedOrUpdatedRows: inserted } = await db
        .insertInto('records')
        .values(row)
        .onConflict((conflict) => conflict.columns(['owner', 'request_key']).doNothing())
        .executeTakeFirstOrThrow()
      return inserted ? opened(owner, row) : null
    }
    return once({ insert, earlier: () => findByRequest(owner, record), sweep })
  }

  /** A page of records with their scores, newest first. */
  async function list(owner: Owner, cursor?: string): Promise<RecordList> {
    const rows = await ofOwner(owner)
      .where(afterCursor(cursor, 'created_at'))
      .select(['id', 'created_at', 'expires_at', 'file_name', 'figures', 'report'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(PAGE_ROWS)
      .execute()
    const itemOf = (row: (typeof rows)[number]) => {
      const { overall = null, rubric = null } = figuresIn(owner, row) ?? {}
      return { ...recordOf(owner, row), overall, rubric }
    }
    return pageOf(rows, (row) => row.created_at, itemOf)
  }

  /** Gives a record another name; null when there is none. */
  async function rename(owner: Owner, id: string, fileName: string) {
    const sealed = owner.seal.close(fileName, recordPlace(id, 'file_name'))
    await change(owner, id).set({ file_name: sealed }).execute()
    return (await find(owner, id))?.record ?? null
  }

  /** Every record as a whole, in the trash or not; the newest first. */
  async function* each(owner: Owner): AsyncGenerator<KeptRecord> {
    const kept = db
      .selectFrom('records')
      .where('owner', '=', owner.id)
      .where('deleted_at', 'is', null)
      .where(unexpired(now()))
    const all = await kept.select('id').orderBy('created_at', 'desc').execute()
    for (const { id } of all) {
      const row = await kept.where('id', '=', id).selectAll().executeTakeFirst()
      // It may have been deleted meanwhile.
      if (row) yield { ...opened(owner, row), isInTrash: row.trashed_at !== null }
    }
  }

  /** Every report of a record in figures, newest first; null when there is no such record. */
  async function history(owner: Owner, id: string): Promise<ScoreHistory | null> {
    const row = await rowOf(owner, id)
    if (!row) return null
    const figures = figuresIn(owner, row)
    if (!figures) return []
    const madeAt = new Date(row.reported_at ?? row.created_at).toISOString()
    return [{ madeAt, ...figures }, ...(await reports.list(owner, id))]
  }

  /** What a record keeps of a report. */
  const written = (owner: Owner, id: string, report: Report) => ({
    report: owner.seal.close(report, recordPlace(id, 'report')),
    figures: owner.seal.close(figuresOf(report), recordPlace(id, 'figures')),
    reported_at: now(),
  })

  /** Deletes a record for good, in the trash or not; false when there never was one. */
  async function remove(owner: Owner, id: string): Promise<boolean> {
    const until = now() + RETENTION_MS.deletedAnalysis
    await changeAny(owner, id)
      .set({
        deleted_at: now(),
        // Never longer than it would have stayed; a CASE, since databases call `least` differently.
        expires_at: sql`CASE WHEN expires_at < ${until} THEN expires_at ELSE ${until} END`,
        request_key: null,
        file_name: NOTHING,
        reading: NOTHING,
        report: null,
        figures: null,
      })
      .execute()
    const gone = db.selectFrom('records').where(own(owner, id)).where('deleted_at', 'is not', null)
    await db.deleteFrom('reports').where('record_id', 'in', gone.select('id')).execute()
    const row = await db
      .selectFrom('records')
      .where(own(owner, id))
      .where(unexpired(now()))
      .select('id')
      .executeTakeFirst()
    return row !== undefined
  }

  /** Deletes what has expired. */
  async function sweep(): Promise<void> {
    await sweepBySize(
      (limit) =>
        db
          .selectFrom('records')
          .where('expires_at', '<=', now())
          .select(['id', sql<number>`length(reading) + coalesce(length(report), 0)`.as('bytes')])
          .limit(limit)
          .execute(),
      async (rows) => {
        const ids = rows.map(({ id }) => id)
        await db.deleteFrom('records').where('id', 'in', ids).execute()
      },
    )
  }

  return {
    find,
    findByRequest,
    add,
    list,
    each,
    history,
    rename,
    remove,

    /**
     * Puts another reading and its report in the place of those of a record, whose report is kept.
     *
     * @throws QuotaReached
     */
    async correct(owner: Owner, id: string, reading: Reading, report: Report): Promise<void> {
      await db.transaction().execute(async (within) => {
        const ofThis = within.selectFrom('records').where(own(owner, id)).selectAll()
        const before = await ofThis
          .where('deleted_at', 'is', null)
          .where('trashed_at', 'is', null)
          .executeTakeFirst()
        if (!before) return
        const replaced = reportOf(owner, before)
        if (replaced) await reports.keep(within, owner, before, replaced)
        await within
          .updateTable('records')
          .where('id', '=', id)
          .set({
            reading: owner.seal.close(reading, recordPlace(id, 'reading')),
            ...written(owner, id, report),
          })
          .execute()
        await mustHaveRoom(within, owner, 0)
      })
    },

    /** Keeps the report of a record; the first one stays, and it is what comes back. */
    async keepReport(owner: Owner, id: string, report: Report): Promise<Report> {
      await change(owner, id)
        .where('report', 'is', null)
        .set(written(owner, id, report))
        .execute()
      return (await find(owner, id))?.report ?? report
    },

    /**
     * Puts the finished report in the place of the one that waits for its model. Of two that
     * finish, the first stays, and it is what comes back.
     */
    async finishReport(owner: Owner, id: string, report: Report): Promise<Report> {
      const row = await rowOf(owner, id)
      const waiting = row && reportOf(owner, row)?.model.reason === 'pending' && row.report
      if (waiting) {
        // Sealing the same twice never gives the same bytes: this is the report that was read.
        const unchanged = change(owner, id).where('report', '=', waiting)
        await unchanged.set(written(owner, id, report)).execute()
      }
      return (await find(owner, id))?.report ?? report
    },

    sweep,
  }
}
