import type { Kysely } from 'kysely'
import { RETENTION_MS } from '#contract/retention.ts'
import { unexpired } from './conditions.ts'
import type { Owner } from './owner.ts'
import type { Tables } from './schema.ts'
import { recordPlace } from './record-row.ts'
import { reportPlace } from './reports.ts'
import { placeIn } from './seal.ts'
import { versionPlace } from './versions.ts'

const resumePlace = placeIn('resumes')

export type Adopt = ReturnType<typeof createAdoption>

/**
 * Hands everything of one owner to another: what a visitor made becomes their account's when they
 * sign in. Ids stay, so open pages go on; content is sealed anew with the new owner's key. All or
 * nothing, and doing it twice is no failure.
 */
export function createAdoption(db: Kysely<Tables>, now: () => number) {
  return async (from: Owner, to: Owner): Promise<void> => {
    const resealed = (bytes: Uint8Array, place: string) =>
      to.seal.close(from.seal.open(bytes, place), place)

    await db.transaction().execute(async (within) => {
      const records = await within
        .selectFrom('records')
        .where('owner', '=', from.id)
        .where('deleted_at', 'is', null)
        .where(unexpired(now()))
        .selectAll()
        .execute()
      for (const { id, trashed_at: trashedAt, ...sealed } of records) {
        const { file_name: fileName, reading, report, figures } = sealed
        const expiresAt = trashedAt === null ? null : trashedAt + RETENTION_MS.trash
        await within
          .updateTable('records')
          .where('id', '=', id)
          .set({
            owner: to.id,
            expires_at: expiresAt,
            file_name: resealed(fileName, recordPlace(id, 'file_name')),
            reading: resealed(reading, recordPlace(id, 'reading')),
            report: report && resealed(report, recordPlace(id, 'report')),
            figures: figures && resealed(figures, recordPlace(id, 'figures')),
          })
          .execute()
        const reports = await within
          .selectFrom('reports')
          .where('record_id', '=', id)
          .selectAll()
          .execute()
        for (const row of reports) {
          await within
            .updateTable('reports')
            .where('record_id', '=', id)
            .where('number', '=', row.number)
            .set({
              expires_at: null,
              figures: resealed(row.figures, reportPlace(row, 'figures')),
              report: resealed(row.report, reportPlace(row, 'report')),
            })
            .execute()
        }
      }

      // What was answered to the visitor is answered to the account: a save sent again is no second one.
      const known = within.selectFrom('requests').where('owner', '=', to.id).select('request_key')
      await within
        .updateTable('requests')
        .where('owner', '=', from.id)
        .where('request_key', 'not in', known)
        .set({ owner: to.id })
        .execute()

      const resumes = await within
        .selectFrom('resumes')
        .where('owner', '=', from.id)
        .where(unexpired(now()))
        .selectAll()
        .execute()
      for (const { id, title, draft, version_name: name, deleted_at: deletedAt } of resumes) {
        await within
          .updateTable('resumes')
          .where('id', '=', id)
          .set({
            owner: to.id,
            expires_at: deletedAt === null ? null : deletedAt + RETENTION_MS.trash,
            title: resealed(title, resumePlace(id, 'title')),
            version_name: name && resealed(name, resumePlace(id, 'version_name')),
            draft: resealed(draft, resumePlace(id, 'draft')),
          })
          .execute()
        const versions = await within
          .selectFrom('versions')
          .where('resume_id', '=', id)
          .selectAll()
          .execute()
        for (const row of versions) {
          await within
            .updateTable('versions')
            .where('resume_id', '=', id)
            .where('version', '=', row.version)
            .set({
              expires_at: null,
              title: resealed(row.title, versionPlace(row, 'title')),
              version_name:
                row.version_name && resealed(row.version_name, versionPlace(row, 'version_name')),
              draft: resealed(row.draft, versionPlace(row, 'draft')),
            })
            .execute()
        }
      }
    })
  }
}
