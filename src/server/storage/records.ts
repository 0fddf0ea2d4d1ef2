import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { ReportSchema, type Report } from '#contract/analysis.ts'
import type { AnalysisRecord } from '#contract/api.ts'
import type { Reading } from '../reading/document.ts'
import { expiryOf, unexpired } from './expiry.ts'
import { newId } from './id.ts'
import type { Owner } from './owner.ts'
import type { RecordRow, Tables } from './schema.ts'

/** A record with everything that is stored of it. */
export interface StoredRecord {
  record: AnalysisRecord
  reading: Reading
  report: Report | null
}

export interface NewRecord {
  fileName: string
  reading: Reading
  /** SHA-256 of the request's `Idempotency-Key`, or null. */
  requestKey: string | null
}

export type Records = ReturnType<typeof createRecords>

/** The documents that were read. Every call takes the owner; another's record is null. */
export function createRecords(db: Kysely<Tables>, now: () => number) {
  const ofOwner = (owner: Owner) =>
    db.selectFrom('records').selectAll().where('owner', '=', owner.id).where(unexpired(now()))

  async function find(owner: Owner, id: string): Promise<StoredRecord | null> {
    const row = await ofOwner(owner).where('id', '=', id).executeTakeFirst()
    return row ? opened(owner, row) : null
  }

  /** The record that this owner's request already made, when it is sent again. */
  async function findByRequest(owner: Owner, requestKey: string): Promise<StoredRecord | null> {
    const row = await ofOwner(owner).where('request_key', '=', requestKey).executeTakeFirst()
    return row ? opened(owner, row) : null
  }

  /** Keeps what was read. Of two requests with one key the first wins, and both get its record. */
  async function add(owner: Owner, record: NewRecord): Promise<StoredRecord> {
    const row = newRow(owner, record, now())
    const { numInsertedOrUpdatedRows: inserted } = await db
      .insertInto('records')
      .values(row)
      .onConflict((conflict) => conflict.columns(['owner', 'request_key']).doNothing())
      .executeTakeFirstOrThrow()
    if (inserted || record.requestKey === null) return opened(owner, row)
    const earlier = await findByRequest(owner, record.requestKey)
    if (earlier) return earlier
    // One that has expired but was not swept yet stands in the way.
    await sweep()
    return add(owner, record)
  }

  /** Deletes what has expired. */
  async function sweep(): Promise<void> {
    await db.deleteFrom('records').where('expires_at', '<=', now()).execute()
  }

  return {
    find,
    findByRequest,

    add,

    /** Keeps the report of a record; the first one stays, and it is what comes back. */
    async keepReport(owner: Owner, id: string, report: Report): Promise<Report> {
      await db
        .updateTable('records')
        .set({ report: owner.seal.close(report, place(id, 'report')) })
        .where('owner', '=', owner.id)
        .where('id', '=', id)
        .where('report', 'is', null)
        .execute()
      return (await find(owner, id))?.report ?? report
    },

    sweep,
  }
}

function newRow(owner: Owner, { fileName, reading, requestKey }: NewRecord, now: number) {
  const id = newId()
  return {
    id,
    owner: owner.id,
    created_at: now,
    expires_at: expiryOf(owner, now),
    request_key: requestKey,
    file_name: owner.seal.close(fileName, place(id, 'file_name')),
    reading: owner.seal.close(reading, place(id, 'reading')),
    report: null,
  } satisfies RecordRow
}

/** A sealed value opens only in its own column of its own row. */
const place = (id: string, column: string) => `records/${id}/${column}`

function opened(owner: Owner, row: RecordRow): StoredRecord {
  const open = (bytes: Uint8Array, column: string) => owner.seal.open(bytes, place(row.id, column))
  return {
    record: {
      id: row.id,
      fileName: v.parse(v.string(), open(row.file_name, 'file_name')),
      createdAt: new Date(row.created_at).toISOString(),
      expiresAt: row.expires_at === null ? null : new Date(row.expires_at).toISOString(),
    },
    // Authenticated encryption says that we wrote it; no visitor can have altered it.
    reading: open(row.reading, 'reading') as Reading,
    report: row.report && v.parse(ReportSchema, open(row.report, 'report')),
  }
}
