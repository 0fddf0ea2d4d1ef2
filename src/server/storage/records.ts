import { sql, type Kysely } from 'kysely'
import * as v from 'valibot'
import { ReportSchema, type Report } from '#contract/analysis.ts'
import type { AnalysisRecord, RecordList } from '#contract/api.ts'
import type { Reading } from '../reading/document.ts'
import { own, unexpired } from './conditions.ts'
import { afterCursor, PAGE_ROWS, pageOf } from './cursor.ts'
import { newId } from './id.ts'
import { once } from './once.ts'
import { expiryOf, type Owner } from './owner.ts'
import type { RecordRow, Tables } from './schema.ts'
import { mustHaveRoom } from './quota.ts'
import { mustBeSame, type KeyedRequest } from './requests.ts'
import { openText, placeIn } from './seal.ts'
import { sweepBySize } from './sweeping.ts'

/** How long (ms) it is known that a record was deleted, so that doing it twice is no failure. */
const KNOWN_DELETED_MS = 24 * 60 * 60_000

const place = placeIn('records')

const NOTHING = new Uint8Array()

/** A record with everything that is stored of it. */
export interface StoredRecord {
  record: AnalysisRecord
  reading: Reading
  report: Report | null
}

export interface NewRecord extends KeyedRequest {
  fileName: string
  reading: Reading
}

export type Records = ReturnType<typeof createRecords>

/** The documents that were read. Every call takes the owner; another's record is null. */
export function createRecords(db: Kysely<Tables>, now: () => number) {
  const ofOwner = (owner: Owner) =>
    db
      .selectFrom('records')
      .where('owner', '=', owner.id)
      .where('deleted_at', 'is', null)
      .where(unexpired(now()))
  const rowOf = (owner: Owner, id: string) =>
    ofOwner(owner).where('id', '=', id).selectAll().executeTakeFirst()
  const change = (owner: Owner, id: string) =>
    db.updateTable('records').where(own(owner, id)).where('deleted_at', 'is', null)

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
      .select(['id', 'created_at', 'expires_at', 'file_name', 'report'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(PAGE_ROWS)
      .execute()
    const itemOf = (row: (typeof rows)[number]) => {
      const report = reportOf(owner, row)
      return {
        ...recordOf(owner, row),
        overall: report?.overall ?? null,
        rubric: report?.rubric ?? null,
      }
    }
    return pageOf(rows, (row) => row.created_at, itemOf)
  }

  /** Gives a record another name; null when there is none. */
  async function rename(owner: Owner, id: string, fileName: string) {
    const sealed = owner.seal.close(fileName, place(id, 'file_name'))
    await change(owner, id).set({ file_name: sealed }).execute()
    return (await find(owner, id))?.record ?? null
  }

  /** Deletes the content of a record for good; false when there never was one. */
  async function remove(owner: Owner, id: string): Promise<boolean> {
    const until = now() + KNOWN_DELETED_MS
    await change(owner, id)
      .set({
        deleted_at: now(),
        // Never longer than it would have stayed; a CASE, since databases call `least` differently.
        expires_at: sql`CASE WHEN expires_at < ${until} THEN expires_at ELSE ${until} END`,
        request_key: null,
        file_name: NOTHING,
        reading: NOTHING,
        report: null,
      })
      .execute()
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
    rename,
    remove,

    /** Puts another reading and its report in the place of those of a record. */
    async correct(owner: Owner, id: string, reading: Reading, report: Report): Promise<void> {
      await change(owner, id)
        .set({
          reading: owner.seal.close(reading, place(id, 'reading')),
          report: owner.seal.close(report, place(id, 'report')),
        })
        .execute()
    },

    /** Keeps the report of a record; the first one stays, and it is what comes back. */
    async keepReport(owner: Owner, id: string, report: Report): Promise<Report> {
      const sealed = owner.seal.close(report, place(id, 'report'))
      await change(owner, id).where('report', 'is', null).set({ report: sealed }).execute()
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
        const sealed = owner.seal.close(report, place(id, 'report'))
        // Sealing the same twice never gives the same bytes: this is the report that was read.
        await change(owner, id).where('report', '=', waiting).set({ report: sealed }).execute()
      }
      return (await find(owner, id))?.report ?? report
    },

    sweep,
  }
}

function newRow(
  owner: Owner,
  { fileName, reading, requestKey, requestBody = null }: NewRecord,
  now: number,
) {
  const id = newId()
  return {
    id,
    owner: owner.id,
    created_at: now,
    expires_at: expiryOf(owner, now),
    request_key: requestKey,
    request_body: requestBody,
    file_name: owner.seal.close(fileName, place(id, 'file_name')),
    reading: owner.seal.close(reading, place(id, 'reading')),
    report: null,
    deleted_at: null,
  } satisfies RecordRow
}

function opened(owner: Owner, row: RecordRow): StoredRecord {
  return {
    record: recordOf(owner, row),
    // Authenticated encryption says that we wrote it; no visitor can have altered it.
    reading: owner.seal.open(row.reading, place(row.id, 'reading')) as Reading,
    report: reportOf(owner, row),
  }
}

function recordOf(
  owner: Owner,
  row: Pick<RecordRow, 'id' | 'file_name' | 'created_at' | 'expires_at'>,
): AnalysisRecord {
  return {
    id: row.id,
    fileName: openText(owner.seal, row.file_name, place(row.id, 'file_name')),
    createdAt: new Date(row.created_at).toISOString(),
    expiresAt: row.expires_at === null ? null : new Date(row.expires_at).toISOString(),
  }
}

function reportOf(owner: Owner, { id, report }: Pick<RecordRow, 'id' | 'report'>): Report | null {
  return report && v.parse(ReportSchema, owner.seal.open(report, place(id, 'report')))
}
