import * as v from 'valibot'
import { ReportSchema, type Report } from '#contract/analysis.ts'
import { ReportFiguresSchema, type AnalysisRecord, type ReportFigures } from '#contract/api.ts'
import type { Reading } from '../reading/document.ts'
import { newId } from './id.ts'
import { expiryOf, type Owner } from './owner.ts'
import { figuresOf } from './reports.ts'
import type { KeyedRequest } from './requests.ts'
import type { RecordRow } from './schema.ts'
import { openText, placeIn } from './seal.ts'

export const recordPlace = placeIn('records')

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

/** A row that is about to be inserted. */
export function newRow(
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
    file_name: owner.seal.close(fileName, recordPlace(id, 'file_name')),
    reading: owner.seal.close(reading, recordPlace(id, 'reading')),
    report: null,
    reported_at: null,
    figures: null,
    trashed_at: null,
    deleted_at: null,
  } satisfies RecordRow
}

export function opened(owner: Owner, row: RecordRow): StoredRecord {
  return {
    record: recordOf(owner, row),
    // Authenticated encryption says that we wrote it; no visitor can have altered it.
    reading: owner.seal.open(row.reading, recordPlace(row.id, 'reading')) as Reading,
    report: reportOf(owner, row),
  }
}

export function recordOf(
  owner: Owner,
  row: Pick<RecordRow, 'id' | 'file_name' | 'created_at' | 'expires_at'>,
): AnalysisRecord {
  return {
    id: row.id,
    fileName: openText(owner.seal, row.file_name, recordPlace(row.id, 'file_name')),
    createdAt: new Date(row.created_at).toISOString(),
    expiresAt: row.expires_at === null ? null : new Date(row.expires_at).toISOString(),
  }
}

export function reportOf(
  owner: Owner,
  { id, report }: Pick<RecordRow, 'id' | 'report'>,
): Report | null {
  return report && v.parse(ReportSchema, owner.seal.open(report, recordPlace(id, 'report')))
}

/** Of the report that a record has now; null until the analysis has run. */
export function figuresIn(
  owner: Owner,
  row: Pick<RecordRow, 'id' | 'figures' | 'report'>,
): ReportFigures | null {
  if (row.figures) {
    return v.parse(
      ReportFiguresSchema,
      owner.seal.open(row.figures, recordPlace(row.id, 'figures')),
    )
  }
  const report = reportOf(owner, row)
  return report && figuresOf(report)
}
