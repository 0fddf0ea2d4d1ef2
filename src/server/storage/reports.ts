import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { ReportSchema, type Report } from '#contract/analysis.ts'
import { ReportFiguresSchema, type ReportFigures, type ScoreHistory } from '#contract/api.ts'
import { unexpired } from './conditions.ts'
import type { Owner } from './owner.ts'
import type { RecordRow, ReportRow, Tables } from './schema.ts'
import { placeIn } from './seal.ts'
import { sweepInBatches } from './sweeping.ts'

/**
 * Earlier reports of one record. Each correction makes one; who corrects more in one sitting
 * still sees the first and the newest.
 */
const MOST_REPORTS = 50

const place = placeIn('reports')

/** Where a value of an earlier report is kept, for its seal. */
export const reportPlace = (
  { record_id: id, number }: Pick<ReportRow, 'record_id' | 'number'>,
  column: string,
) => place(`${id}/${number}`, column)

/** A report in figures, which lists and histories show without opening it. */
export function figuresOf({ overall, rubric, sections, findings }: Report): ReportFigures {
  const scores = Object.entries(sections).map(([id, { score }]) => [id, score])
  return v.parse(ReportFiguresSchema, {
    overall,
    rubric,
    sections: Object.fromEntries(scores),
    findings: findings.length,
  })
}

export type Reports = ReturnType<typeof createReports>

/**
 * Earlier reports of records, which `records.ts` writes. Whoever asks must have made sure that
 * the record is the owner's; besides, no report opens with another owner's key.
 */
export function createReports(db: Kysely<Tables>, now: () => number) {
  const ofRecord = (id: string) =>
    db
      .selectFrom('reports')
      .where('record_id', '=', id)
      .where(unexpired(now()))
      .orderBy('number', 'desc')

  return {
    /** The earlier reports in figures, newest first. */
    async list(owner: Owner, id: string): Promise<ScoreHistory> {
      const rows = await ofRecord(id)
        .select(['record_id', 'number', 'made_at', 'figures'])
        .execute()
      return rows.map((row) => ({
        madeAt: new Date(row.made_at).toISOString(),
        ...v.parse(ReportFiguresSchema, owner.seal.open(row.figures, reportPlace(row, 'figures'))),
      }))
    },

    /** The earlier reports as a whole, newest first. */
    async all(owner: Owner, id: string): Promise<{ madeAt: string; report: Report }[]> {
      const rows = await ofRecord(id).selectAll().execute()
      return rows.map((row) => ({
        madeAt: new Date(row.made_at).toISOString(),
        report: v.parse(ReportSchema, owner.seal.open(row.report, reportPlace(row, 'report'))),
      }))
    },

    /** Keeps the report of a record that is about to get another one. */
    async keep(within: Kysely<Tables>, owner: Owner, record: RecordRow, report: Report) {
      const ofThis = within.selectFrom('reports').where('record_id', '=', record.id)
      const kept = await ofThis.select('number').orderBy('number').execute()
      const key = { record_id: record.id, number: (kept.at(-1)?.number ?? 0) + 1 }
      const row: ReportRow = {
        ...key,
        made_at: record.reported_at ?? record.created_at,
        expires_at: record.expires_at,
        figures: owner.seal.close(figuresOf(report), reportPlace(key, 'figures')),
        report: owner.seal.close(report, reportPlace(key, 'report')),
      }
      await within.insertInto('reports').values(row).execute()
      // The first one tells how it began.
      const tooMany = Math.max(0, kept.length + 1 - MOST_REPORTS)
      const surplus = kept.slice(1, 1 + tooMany).map(({ number }) => number)
      if (surplus.length === 0) return
      const old = within.deleteFrom('reports').where('record_id', '=', record.id)
      await old.where('number', 'in', surplus).execute()
    },

    /** Deletes what has expired, and what belongs to no record any more. */
    async sweep(): Promise<void> {
      await sweepInBatches(async (limit) => {
        const rows = await db
          .selectFrom('reports')
          .where((row) =>
            row.or([
              row('expires_at', '<=', now()),
              row('record_id', 'not in', (all) => all.selectFrom('records').select('id')),
            ]),
          )
          .select(['record_id', 'number'])
          .limit(limit)
          .execute()
        for (const { record_id: id, number } of rows) {
          await db
            .deleteFrom('reports')
            .where('record_id', '=', id)
            .where('number', '=', number)
            .execute()
        }
        return rows.length
      })
    },
  }
}
